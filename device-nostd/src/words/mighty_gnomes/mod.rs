//! The words of Mighty Gnomes.

use super::{Dictionary, text};

mod fields;
mod info;
mod labels;
mod questions;
mod refusals;
mod reminders;

/// Holds everything the screen says about Mighty Gnomes.
pub const MIGHTY_GNOMES: Dictionary = Dictionary {
    name: text!(["Mighty Gnomes", "Machtige kabouters", "Mächtige Gnome", "Gnomes puissants"]),
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
