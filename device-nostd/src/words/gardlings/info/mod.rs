//! The rules behind the rows: what the screen shows while OK is held.

mod missions;
mod rounds;
mod scores;
mod tiles;

pub(super) use missions::*;
pub(super) use rounds::*;
pub(super) use scores::*;
pub(super) use tiles::*;

use crate::words::{Info, Text, text};

/// The name of counting on the score pad, and the rule behind it.
pub(crate) const COUNTING: (Text, Info) = (
    text!(["Count the gems", "Edelstenen tellen", "Edelsteine zählen", "Compter les gemmes"]),
    Info { rule: 60, text: COUNT },
);

/// The rule that allows a number to be corrected.
pub(crate) const CORRECTION: Info = Info { rule: 13, text: FIX };
