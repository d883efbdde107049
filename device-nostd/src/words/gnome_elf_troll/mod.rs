//! The words of Gnome Elf Troll.

mod info;
mod labels;
mod light;
mod lines;
mod questions;
mod refusals;
mod reminders;

#[cfg(test)]
mod tests;

pub(crate) use info::{CORRECTION, COUNTING};
pub(crate) use lines::*;
pub(crate) use questions::{pad_question, question};
pub(crate) use refusals::{PLAYERS, refusal};
pub(crate) use reminders::Moment;

use super::{Text, text};

/// The name of the game.
pub(crate) const NAME: Text = text!(["Gnome Elf Troll", "Kabouter Elf Trol", "Gnom Elf Troll", "Gnome Elfe Troll"]);
