//! The words of Gardlings.

use super::{Dictionary, text};

mod fields;
mod info;
mod labels;
mod questions;
mod refusals;
mod reminders;

/// Holds everything the screen says about Gardlings.
pub const GARDLINGS: Dictionary = Dictionary {
    name: text!("Gardlings"),
    labels: labels::LABELS,
    titles: labels::TITLES,
    questions: questions::QUESTIONS,
    refusals: refusals::REFUSALS,
    fields: fields::FIELDS,
    info: info::INFO,
    reminders: reminders::REMINDERS,
};

#[cfg(test)]
mod tests;
