//! Names of the fields that can be corrected, for the correction menu.

use crate::words::{Entry, word};

/// Fields by family.
pub(super) const FIELDS: &[Entry] = &[
    word("coins", ["Coins", "Munten", "Münzen", "Pièces"]),
    word("phase", ["Phase", "Fase", "Phase", "Phase"]),
    word("round", ["Round", "Ronde", "Runde", "Manche"]),
    word("turn", ["Turn", "Aan de beurt", "Am Zug", "Tour de"]),
];
