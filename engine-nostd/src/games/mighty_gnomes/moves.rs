//! The moves of Mighty Gnomes.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::Phase;
use super::kinds::{Alchemy, Animal, Basic, Book, Chest, Gnome, Magic, Resource, Reward, Tile, Track};
use super::supply::{LEAST_ROOM, MOST_COST, MOST_ROOM, MOST_STEP_VP, STEPS};
use super::trail::{MOST_ICONS, MOST_TRAIL_VP};
use crate::arg::{Number, Upto};
use crate::{Seats, moves};

moves! {
    /// A move.
    pub enum Move in Phase {
        /// Tells what a kind of mighty gnome costs (MG-23).
        1 "set-cost" in any => SetCost {
            gnome: Gnome,
            named wood: Upto<MOST_COST> = 0,
            named sand: Upto<MOST_COST> = 0,
            named mushroom: Upto<MOST_COST> = 0,
            named chamomile: Upto<MOST_COST> = 0,
            named crystal: Upto<MOST_COST> = 0,
            named coins: Upto<MOST_COST> = 0,
        },
        /// Tells what is printed at a step of a track (MG-24).
        2 "set-step" in any => SetStep {
            track: Track,
            level: Number<1, STEPS>,
            named cap: Number<LEAST_ROOM, MOST_ROOM>,
            named vp: Upto<MOST_STEP_VP> = 0,
            named cost: Upto<MOST_COST> = 1,
        },
        /// Begins the next round once forest and attic are refreshed.
        3 "next-round" in Refresh => NextRound,
        /// Lays a tile in the forest.
        4 "gather" in Turn | Druid => Gather {
            tile: Tile,
            named touched: Upto<9> = 0,
            named compass: Upto<4> = 0,
            named wood: Upto<4> = 0,
            named sand: Upto<4> = 0,
            named mushroom: Upto<4> = 0,
            named chamomile: Upto<4> = 0,
            named crystal: Upto<4> = 0,
            named chest: Upto<4> = 0,
        },
        /// Lays a tile on a ladder.
        5 "ladder" in Turn | Druid => Ladder { tile: Tile, stack: Seats, named closes: Upto<1> = 0 },
        /// Lays a tile next to a display book.
        6 "display" in Turn | Druid => Display { tile: Tile },
        /// Discards a tile for coins.
        7 "take-coins" in Turn | Druid => TakeCoins { tile: Tile },
        /// Forgoes a Druid tile for this round.
        8 "pass-druid" in Druid => PassDruid,
        /// Ends the turn.
        9 "end-turn" in Turn | Druid => EndTurn,
        /// Uses a book.
        10 "book" in Turn | Druid => UseBook { kind: Book, gnome: Option<Gnome>, track: Option<Track> },
        /// Opens one of the player's own chests with a key.
        11 "open-chest" in Turn | Druid => OpenChest {
            kind: Chest,
            animal: Option<Animal>,
            named vp: Upto<9> = 0,
            named coins: Upto<9> = 0,
            named wood: Upto<5> = 0,
            named sand: Upto<5> = 0,
            named mushroom: Upto<5> = 0,
            named chamomile: Upto<5> = 0,
            named crystal: Upto<5> = 0,
        },
        /// Discards a crystal for a basic resource.
        12 "trade-crystal" in Turn | Druid => TradeCrystal { into: Basic },
        /// Discards two resources for a basic one.
        13 "trade-pair" in Turn | Druid => TradePair { one: Resource, other: Resource, into: Basic },
        /// Uses the power of Magic.
        14 "magic" in Turn | Druid => UseMagic { pay: Magic },
        /// Uses the power of the Alchemist.
        15 "alchemist" in Turn | Druid => UseAlchemist { gain: Alchemy },
        /// Discards resources that there is no room for.
        16 "discard" in Turn | Druid | Rewards => Discard { resource: Resource },
        /// Moves on the trail.
        17 "trail" in Turn | Druid | Rewards => Trail {
            named vp: Upto<MOST_TRAIL_VP> = 0,
            named icons: Upto<MOST_ICONS> = 0,
        },
        /// Uses an open chest of the trail.
        18 "trail-chest" in Turn | Druid | Rewards => TrailChest {
            kind: Chest,
            animal: Option<Animal>,
            named vp: Upto<9> = 0,
            named coins: Upto<9> = 0,
            named wood: Upto<5> = 0,
            named sand: Upto<5> = 0,
            named mushroom: Upto<5> = 0,
            named chamomile: Upto<5> = 0,
            named crystal: Upto<5> = 0,
        },
        /// Takes a free upgrade.
        19 "upgrade" in Turn | Druid | Rewards => Upgrade { track: Track },
        /// Declines a chest or an upgrade.
        20 "skip" in Turn | Druid | Rewards => Skip,
        /// Claims a reward.
        21 "claim" in Rewards => Claim { reward: Reward, gnome: Option<Gnome>, track: Option<Track> },
        // 22 to 24 were moves of a way of tracking that was removed; their numbers stay unused.
    }
}

impl MoveKind {
    /// Returns whether it tells what is printed on a card or a board.
    #[must_use]
    pub const fn is_telling(self) -> bool {
        matches!(self, Self::SetCost | Self::SetStep)
    }

    /// Returns whether it belongs to the table and not to a turn.
    #[must_use]
    pub const fn is_of_the_table(self) -> bool {
        self.is_telling() || matches!(self, Self::NextRound)
    }
}
