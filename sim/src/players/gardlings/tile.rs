//! A tile with what the device does not ask: its colour.

use engine_nostd::games::gardlings::{Creature, TileKind, Ware};

/// The gems of a garden are counted in tenths.
pub(super) const TENTHS: usize = 10;

/// A tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tile {
    /// Its kind, as the device tells kinds apart.
    pub(super) kind: TileKind,
    /// The colour of its back; `None` for the tiles that every bag begins with, and for pigs of the pile.
    pub(super) ware: Option<Ware>,
}

impl Tile {
    /// Returns a tile of no colour of the market.
    pub(super) const fn of(kind: TileKind) -> Self {
        Self { kind, ware: None }
    }

    /// Returns a tile of the market.
    pub(super) const fn hired(ware: Ware, creature: Creature) -> Self {
        let kind = match (creature, ware) {
            (Creature::Dragon, _) => TileKind::Dragon,
            (Creature::Other, _) => TileKind::Other,
            (Creature::Pig, Ware::Green) => TileKind::PigGreen,
            (Creature::Pig, Ware::Blue) => TileKind::PigBlue,
            (Creature::Pig, Ware::Pink) => TileKind::PigPink,
            (Creature::Pig, Ware::Gold) => TileKind::PigGold,
        };
        Self { kind, ware: Some(ware) }
    }

    /// Returns how many gems it brings on average, in tenths. A tile has four sides; dear ones have more and larger gems.
    pub(super) const fn brings(self) -> usize {
        match self.ware {
            None => 7,
            Some(Ware::Green) => 13,
            Some(Ware::Blue) => 18,
            Some(Ware::Pink) => 24,
            Some(Ware::Gold) => 32,
        }
    }
}

/// Returns whether a kind is a pig of any colour.
pub(super) const fn is_pig(kind: TileKind) -> bool {
    match kind {
        TileKind::PigBeige | TileKind::PigGreen | TileKind::PigBlue | TileKind::PigPink | TileKind::PigGold => true,
        TileKind::Gnome | TileKind::Twin | TileKind::Dragon | TileKind::Other => false,
    }
}
