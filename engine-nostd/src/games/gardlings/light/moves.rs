//! The moves of light Gardlings.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::super::kinds::Ware;
use super::{MOST_GEMS, MOST_PONDS, Phase};
use crate::arg::{Delta, Upto};
use crate::moves;

/// The longest step of the gems.
const MOST: u16 = MOST_GEMS as u16;

moves! {
    /// A move.
    pub enum Move in Phase {
        /// Ends the gardens, or counts the gems as they are dialled.
        101 "next" in Garden | Count => Next,
        /// Counts the gems, with what happened besides.
        102 "count" in Count => Count {
            named alarm: bool,
            named three_pigs: bool,
            named ponds: Upto<MOST_PONDS> = 0
        },
        /// Buys a tile; unless it is said, it brings the coin beside its stack if there is one.
        103 "buy" in Hire => Buy { colour: Ware, named coin: Option<bool> },
        /// Takes a pig and a coin.
        104 "take-pig" in Hire => TakePig,
        /// Takes nothing.
        105 "pass" in Hire => Pass,
        /// Changes the gems of the player who counts.
        200 "gems" in Count => Gems { n: Delta<MOST> },
    }
}
