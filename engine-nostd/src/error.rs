//! Refusals: which rule said no, with its numbers and without a text.

use core::fmt;

use crate::games::{gardlings, gnome_elf_troll, gnome_village};

/// Says why a move or a correction was refused. Nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum RuleError {
    /// The game is over; undo reopens it.
    GameOver,
    /// Another seat acts now.
    NotYourTurn,
    /// The move belongs to another phase.
    WrongPhase,
    /// A number or a name is outside its range.
    BadNumber,
    /// The value follows from others and cannot be set.
    CannotFix,
    /// A rule of Gnome Village.
    GnomeVillage(gnome_village::Refusal),
    /// A rule of Gnome Elf Troll.
    GnomeElfTroll(gnome_elf_troll::Refusal),
    /// A rule of Gardlings.
    Gardlings(gardlings::Refusal),
}

impl RuleError {
    /// Lists the ids that every game has.
    pub const COMMON_IDS: [&'static str; 5] =
        ["game-over", "not-your-turn", "wrong-phase", "bad-number", "cannot-fix-that"];

    /// Gives its stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::GameOver => Self::COMMON_IDS[0],
            Self::NotYourTurn => Self::COMMON_IDS[1],
            Self::WrongPhase => Self::COMMON_IDS[2],
            Self::BadNumber => Self::COMMON_IDS[3],
            Self::CannotFix => Self::COMMON_IDS[4],
            Self::GnomeVillage(refusal) => refusal.id(),
            Self::GnomeElfTroll(refusal) => refusal.id(),
            Self::Gardlings(refusal) => refusal.id(),
        }
    }

    /// Gives what there is and what it takes, where the rule counts something.
    #[must_use]
    pub const fn numbers(self) -> Option<(u8, u8)> {
        match self {
            Self::GnomeVillage(refusal) => refusal.numbers(),
            Self::GnomeElfTroll(refusal) => refusal.numbers(),
            Self::Gardlings(refusal) => refusal.numbers(),
            _ => None,
        }
    }

    /// Gives the word that the message is about, such as a kind of tile.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::GnomeVillage(refusal) => refusal.word(),
            Self::GnomeElfTroll(refusal) => refusal.word(),
            _ => None,
        }
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        if let Some(word) = self.word() {
            write!(f, " ({word})")?;
        }
        if let Some((has, needs)) = self.numbers() {
            write!(f, " (has {has}, needs {needs})")?;
        }
        Ok(())
    }
}

impl core::error::Error for RuleError {}
