//! The words of Mighty Gnomes.

mod info;
mod labels;
mod light;
pub(crate) mod light_said;
mod questions;
mod refusals;
mod reminders;
pub(crate) mod said;

#[cfg(test)]
mod tests;

pub(crate) use questions::{pad_question, question};
pub(crate) use refusals::{PLAYERS, refusal};
pub(crate) use reminders::Moment;

use super::{Text, text};

/// The name of the game.
pub(crate) const NAME: Text = text!(["Mighty Gnomes", "Machtige kabouters", "Mächtige Gnome", "Gnomes puissants"]);
