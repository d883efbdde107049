//! The moves of Mighty Gnomes.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::kinds::{Alchemy, Animal, Basic, Book, Chest, Gnome, Magic, Resource, Reward, Tile, Track};
use crate::verb::{Count, NamedNumber, Number, NumberOr};
use crate::{Seats, moves};

moves! {
    /// Is a move.
    pub enum Move {
        /// Stores what a kind of mighty gnome costs (MG-23).
        1 "set-cost" => SetCost {
            gnome: Gnome,
            wood: Count<9>,
            sand: Count<9>,
            mushroom: Count<9>,
            chamomile: Count<9>,
            crystal: Count<9>,
            coins: Count<9>,
        },
        /// Stores what is printed at a step of a track (MG-24).
        2 "set-step" => SetStep {
            track: Track,
            level: Number<1, 6>,
            cap: NamedNumber<2, 40>,
            vp: Count<20>,
            cost: NumberOr<0, 9, 1>,
        },
        /// Begins the next round when forest and attic are refreshed.
        3 "next-round" => NextRound {},
        /// Lays a tile in the forest.
        4 "gather" => Gather {
            tile: Tile,
            touched: Count<9>,
            compass: Count<4>,
            wood: Count<4>,
            sand: Count<4>,
            mushroom: Count<4>,
            chamomile: Count<4>,
            crystal: Count<4>,
            chest: Count<4>,
        },
        /// Lays a tile on a ladder.
        5 "ladder" => Ladder { tile: Tile, stack: Seats, closes: Count<1> },
        /// Lays a tile next to a display book.
        6 "display" => Display { tile: Tile },
        /// Discards a tile for coins.
        7 "take-coins" => TakeCoins { tile: Tile },
        /// Forgoes a Druid tile for this round.
        8 "pass-druid" => PassDruid {},
        /// Ends the turn.
        9 "end-turn" => EndTurn {},
        /// Uses a book.
        10 "book" => UseBook { kind: Book, gnome: Option<Gnome>, track: Option<Track> },
        /// Opens an own chest with a key.
        11 "open-chest" => OpenChest {
            kind: Chest,
            animal: Option<Animal>,
            vp: Count<9>,
            coins: Count<9>,
            wood: Count<5>,
            sand: Count<5>,
            mushroom: Count<5>,
            chamomile: Count<5>,
            crystal: Count<5>,
        },
        /// Discards a crystal for a basic resource.
        12 "trade-crystal" => TradeCrystal { into: Basic },
        /// Discards two resources for a basic one.
        13 "trade-pair" => TradePair { one: Resource, other: Resource, into: Basic },
        /// Uses the power of Magic.
        14 "magic" => UseMagic { pay: Magic },
        /// Uses the power of the Alchemist.
        15 "alchemist" => UseAlchemist { gain: Alchemy },
        /// Discards what there is no room for.
        16 "discard" => Discard { resource: Resource },
        /// Moves on the trail.
        17 "trail" => Trail { vp: Count<30>, icons: Count<3> },
        /// Uses an open chest of the trail.
        18 "trail-chest" => TrailChest {
            kind: Chest,
            animal: Option<Animal>,
            vp: Count<9>,
            coins: Count<9>,
            wood: Count<5>,
            sand: Count<5>,
            mushroom: Count<5>,
            chamomile: Count<5>,
            crystal: Count<5>,
        },
        /// Takes a free upgrade.
        19 "upgrade" => Upgrade { track: Track },
        /// Declines a chest or an upgrade.
        20 "skip" => Skip {},
        /// Claims a reward.
        21 "claim" => Claim { reward: Reward, gnome: Option<Gnome>, track: Option<Track> },
        // 22 to 24 were moves of a way of tracking that is gone; their numbers stay unused.
    }
}

/// The numbers of moves that are spoken of elsewhere; a test compares them with the list.
pub(super) mod number {
    pub(crate) const SET_COST: u8 = 1;
    pub(crate) const SET_STEP: u8 = 2;
    pub(crate) const NEXT_ROUND: u8 = 3;
    pub(crate) const PASS_DRUID: u8 = 8;
    pub(crate) const BOOK: u8 = 10;
    pub(crate) const DISCARD: u8 = 16;
    pub(crate) const TRAIL: u8 = 17;
    pub(crate) const TRAIL_CHEST: u8 = 18;
    pub(crate) const UPGRADE: u8 = 19;
    pub(crate) const SKIP: u8 = 20;
    pub(crate) const CLAIM: u8 = 21;
}
