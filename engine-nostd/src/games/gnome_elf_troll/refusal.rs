//! Why Gnome Elf Troll says no.

use super::kinds::{Creature, Kind};
use crate::RuleError;

/// Says which rule refused, with its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Refusal {
    /// All tiles of the kind lie in gardens (GET-24).
    AllTilesAreOut(Kind),
    /// Nobody has that garden.
    NoSuchGarden,
    /// The garden has no such tile.
    NoSuchTile,
    /// A gnome cannot join a gnome (GET-50).
    GnomeAlreadyThere,
    /// One gnome does not scare an elf (GET-51).
    ElfNeedsTwoGnomes,
    /// A gnome cannot join a troll (GET-50).
    TrollOnThatTile,
    /// An elf cannot join a gnome (GET-57).
    GnomeOnThatTile,
    /// An elf cannot join an elf (GET-57).
    ElfAlreadyThere,
    /// A troll cannot join an elf (GET-59).
    ElfGuardsThatTile,
    /// A troll cannot join a troll (GET-61).
    TrollAlreadyThere,
    /// There is no elf to scare.
    NoElfOnThatTile,
    /// All creatures of the kind are on tiles (GET-45).
    NoCreatureInStock(Creature),
    /// Scaring needs two gnomes in stock (GET-53).
    NeedsTwoGnomes {
        /// The gnomes in stock.
        has: u8,
    },
    /// The purse does not hold the price (GET-40, GET-41, GET-43).
    NotEnoughProduce {
        /// Of which kind.
        kind: Kind,
        /// How much there is.
        has: u8,
        /// How much it takes.
        needs: u8,
    },
    /// A troll costs one of each kind (GET-42).
    NeedsOneOfEach,
    /// The score pad: nobody wins by ten without ten of a kind.
    TenNotReached,
}

impl Refusal {
    /// Lists the ids of a tracked game.
    pub const IDS: &'static [&'static str] = &[
        "all-tiles-are-out",
        "no-such-garden",
        "no-such-tile",
        "gnome-already-there",
        "elf-needs-two-gnomes",
        "troll-on-that-tile",
        "gnome-on-that-tile",
        "elf-already-there",
        "elf-guards-that-tile",
        "troll-already-there",
        "no-elf-on-that-tile",
        "no-creature-in-stock",
        "needs-2-gnomes",
        "not-enough-produce",
        "needs-1-of-each",
    ];

    /// Lists the ids of the score pad.
    pub const PAD_IDS: &'static [&'static str] = &["ten-not-reached"];

    /// Gives its stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::AllTilesAreOut(_) => "all-tiles-are-out",
            Self::NoSuchGarden => "no-such-garden",
            Self::NoSuchTile => "no-such-tile",
            Self::GnomeAlreadyThere => "gnome-already-there",
            Self::ElfNeedsTwoGnomes => "elf-needs-two-gnomes",
            Self::TrollOnThatTile => "troll-on-that-tile",
            Self::GnomeOnThatTile => "gnome-on-that-tile",
            Self::ElfAlreadyThere => "elf-already-there",
            Self::ElfGuardsThatTile => "elf-guards-that-tile",
            Self::TrollAlreadyThere => "troll-already-there",
            Self::NoElfOnThatTile => "no-elf-on-that-tile",
            Self::NoCreatureInStock(_) => "no-creature-in-stock",
            Self::NeedsTwoGnomes { .. } => "needs-2-gnomes",
            Self::NotEnoughProduce { .. } => "not-enough-produce",
            Self::NeedsOneOfEach => "needs-1-of-each",
            Self::TenNotReached => "ten-not-reached",
        }
    }

    /// Gives what there is and what it takes, where the rule counts something.
    #[must_use]
    pub const fn numbers(self) -> Option<(u8, u8)> {
        match self {
            Self::NeedsTwoGnomes { has } => Some((has, 2)),
            Self::NotEnoughProduce { has, needs, .. } => Some((has, needs)),
            _ => None,
        }
    }

    /// Gives the word that the message is about.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::AllTilesAreOut(kind) | Self::NotEnoughProduce { kind, .. } => Some(kind.word()),
            Self::NoCreatureInStock(creature) => Some(creature.word()),
            _ => None,
        }
    }
}

impl From<Refusal> for RuleError {
    fn from(refusal: Refusal) -> Self {
        Self::GnomeElfTroll(refusal)
    }
}
