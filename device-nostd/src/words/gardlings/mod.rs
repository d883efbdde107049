//! The words of Gardlings.

mod info;
mod labels;
mod light;
mod questions;
mod refusals;
mod reminders;
mod screens;

#[cfg(test)]
mod tests;

pub(crate) use info::{CORRECTION, COUNTING};
pub(crate) use labels::{ABOUT_COUNT, ABOUT_HIRE, ODDS};
pub(crate) use questions::{pad_question, question};
pub(crate) use refusals::{PLAYERS, refusal};
pub(crate) use reminders::Moment;
pub(crate) use screens::*;

use engine_nostd::games::gardlings::Ware;

use super::{Text, text};

/// The name of the game.
pub(crate) const NAME: Text = text!(["Gardlings"]);

/// What a green tile costs.
const GREEN_PRICE: u8 = Ware::Green.price();
/// What a blue tile costs.
const BLUE_PRICE: u8 = Ware::Blue.price();
/// What a pink tile costs.
const PINK_PRICE: u8 = Ware::Pink.price();
/// What a gold tile costs.
const GOLD_PRICE: u8 = Ware::Gold.price();
