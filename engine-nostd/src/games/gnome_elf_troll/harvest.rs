//! What a player's garden and gnomes yield: the harvest, and at any moment the control of each kind.

use super::Full;
use super::garden::Figure;
use super::kinds::{Creature, Crop};
use super::produce::Produce;
use crate::Seat;
use crate::rules::Rules;

/// A harvest by where it comes from: "beans: 4 tiles + 3 gaps + 3 gnomes = 10".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Harvest {
    /// The player's own tiles without a troll (GET-26).
    pub tiles: Produce,
    /// The gaps between equal neighbours without a troll (GET-27).
    pub gaps: Produce,
    /// The player's own gnomes in any garden (GET-32).
    pub gnomes: Produce,
}

impl Harvest {
    /// Adds everything up.
    #[must_use]
    pub fn total(&self) -> Produce {
        self.tiles + self.gaps + self.gnomes
    }
}

impl Full {
    /// Returns what a player's garden and gnomes yield on the board as it stands.
    #[must_use]
    pub fn harvest(&self, seat: Seat) -> Harvest {
        let mut harvest = Harvest::default();
        let mut before: Option<Crop> = None;
        for tile in self.garden(seat).tiles() {
            if tile.is_eaten() {
                // GET-29, GET-30: nothing grows here, and the run is cut.
                before = None;
                continue;
            }
            harvest.tiles[tile.kind] += 1;
            // GET-31: only neighbours make a run.
            harvest.gaps[tile.kind] += u8::from(before == Some(tile.kind));
            before = Some(tile.kind);
        }
        let own = Figure { creature: Creature::Gnome, owner: seat };
        for tile in self.seats().flat_map(|garden| self.garden(garden).tiles()) {
            // GET-33, GET-34: always one, for the gnome's owner.
            harvest.gnomes[tile.kind] += u8::from(tile.figure == Some(own));
        }
        harvest
    }

    /// Returns how much of each kind a player controls: the harvest on the board as it stands.
    #[must_use]
    pub fn control(&self, seat: Seat) -> Produce {
        self.harvest(seat).total()
    }
}
