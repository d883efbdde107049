//! The words of Gnome Village.

mod info;
mod labels;
mod light;
pub(crate) mod lines;
mod questions;
mod refusals;
pub(crate) mod remarks;
mod reminders;

#[cfg(test)]
mod tests;

pub(crate) use info::CORRECTION;
pub(crate) use questions::{pad_question, question};
pub(crate) use refusals::{PLAYERS, refusal};
pub(crate) use reminders::Moment;

use super::{Text, text};

/// The name of the game.
pub(crate) const NAME: Text = text!(["Gnome Village", "Kabouterdorp", "Gnomendorf", "Village des gnomes"]);
