//! The words of Gnome Elf Troll.

use super::{Dictionary, text};

mod fields;
mod info;
mod labels;
mod questions;
mod refusals;
mod reminders;

pub(crate) use labels::{GAPS, GNOMES, TILES};

/// Holds everything the screen says about Gnome Elf Troll.
pub const GNOME_ELF_TROLL: Dictionary = Dictionary {
    name: text!(["Gnome Elf Troll", "Kabouter Elf Trol", "Gnom Elf Troll", "Gnome Elfe Troll"]),
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
