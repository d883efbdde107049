//! Names of the fields that can be corrected, for the correction menu.

use crate::words::{Entry, word};

/// Fields by family.
pub(super) const FIELDS: &[Entry] = &[word("coins", ["Coins", "Munten", "Münzen", "Pièces"])];
