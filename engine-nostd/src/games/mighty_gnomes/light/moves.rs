//! The moves of light Mighty Gnomes.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::super::Phase;
use super::super::kinds::{Gnome, Reward};
use super::super::player::LARGEST_TILE;
use super::super::supply::COINS;
use super::super::trail::MOST_TRAIL_VP;
use crate::arg::{Delta, Number, Upto};
use crate::{Seat, moves};

/// The longest step of the coins: all there are.
const MOST_COINS: u16 = COINS as u16;
/// The longest step of the points.
const MOST_POINTS: u16 = 99;

moves! {
    /// A move.
    pub enum Move in Phase {
        /// Pays another player a coin for stacking (MG-L06).
        101 "pay" in Turn => Pay { to: Seat },
        /// Says that the player has taken a Druid card (MG-L07).
        102 "druid" in Turn | Druid => TakeDruid,
        /// Goes on to the next player or round.
        103 "next" in Turn | Druid | Refresh | Count => Next,
        /// Puts the tile that is left to bed, which ends a third turn (MG-L08).
        104 "bed" in Turn => Bed { size: Number<1, LARGEST_TILE> },
        /// Claims a reward (MG-L11).
        105 "claim" in Rewards => Claim {
            reward: Reward,
            named gnome: Option<Gnome>,
            named vp: Upto<MOST_TRAIL_VP> = 0,
        },
        /// Changes a player's coins (MG-L04).
        200 "coins" in Turn | Druid | Rewards | Refresh => Coins { n: Delta<MOST_COINS> },
        /// Changes a player's points (MG-L05).
        201 "vp" in Turn | Druid | Rewards | Refresh => Vp { n: Delta<MOST_POINTS> },
    }
}
