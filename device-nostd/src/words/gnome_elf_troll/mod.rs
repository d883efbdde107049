//! The words of Gnome Elf Troll.

mod info;
mod labels;
mod questions;
mod refusals;
mod reminders;

#[cfg(test)]
mod tests;

pub(crate) use info::{CORRECTION, COUNTING};
pub(crate) use labels::{GAP_COLUMN, GNOME_COLUMN, TILE_COLUMN};
pub(crate) use questions::{pad_question, question};
pub(crate) use refusals::{PLAYERS, own_words, refusal};
pub(crate) use reminders::Moment;

use super::{Text, text};

/// The name of the game.
pub(crate) const NAME: Text = text!(["Gnome Elf Troll", "Kabouter Elf Trol", "Gnom Elf Troll", "Gnome Elfe Troll"]);
