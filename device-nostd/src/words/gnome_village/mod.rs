//! The words of Gnome Village.

use super::{Dictionary, text};

mod fields;
mod info;
mod labels;
mod questions;
mod refusals;
mod reminders;

/// Holds everything the screen says about Gnome Village.
pub const GNOME_VILLAGE: Dictionary = Dictionary {
    name: text!(["Gnome Village", "Kabouterdorp", "Gnomendorf", "Village des gnomes"]),
    labels: labels::LABELS,
    titles: labels::TITLES,
    questions: questions::QUESTIONS,
    refusals: refusals::REFUSALS,
    fields: fields::FIELDS,
    info: &[info::INFO],
    reminders: reminders::REMINDERS,
};

#[cfg(test)]
mod tests;
