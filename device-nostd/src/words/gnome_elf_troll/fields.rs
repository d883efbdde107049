//! Names of the fields that can be corrected, for the correction menu.

use crate::words::{Entry, word};

/// Fields by name.
pub(super) const FIELDS: &[Entry] = &[
    word!("apples", ["Apples", "Appels", "Äpfel", "Pommes"]),
    word!("beans", ["Beans", "Bonen", "Bohnen", "Haricots"]),
    word!("garden", ["Garden", "Tuin", "Garten", "Jardin"]),
    word!("hand", ["Hand", "Hand", "Hand", "Main"]),
    word!("pile", ["Pile", "Stapel", "Stapel", "Pioche"]),
    word!("pumpkins", ["Pumpkins", "Pompoenen", "Kürbisse", "Citrouilles"]),
    word!("purse", ["Income", "Opbrengst", "Ertrag", "Revenu"]),
    word!("ten", ["Won by ten", "Wint met tien", "Sieg mit zehn", "Gagne par dix"]),
];
