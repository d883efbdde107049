//! The moves of light Gnome Elf Troll.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::super::MOST_OF_A_KIND;
use super::super::kinds::Crop;
use super::Phase;
use crate::arg::Delta;
use crate::moves;

/// The longest step of a number.
const MOST: u16 = MOST_OF_A_KIND as u16;

moves! {
    /// A move.
    pub enum Move in Phase {
        /// Adds a tile to the player's own garden, which brings one of its kind (GET-L07).
        101 "sow" in Sow => Sow { kind: Crop },
        /// Goes on to the next phase or player.
        102 "next" in any => Next,
        /// Says that somebody has no tile to sow (GET-L16).
        103 "no-tile" in Sow | Turn => NoTile,
        /// Changes a player's pumpkins.
        200 "pumpkins" in any => Pumpkins { n: Delta<MOST> },
        /// Changes a player's apples.
        201 "apples" in any => Apples { n: Delta<MOST> },
        /// Changes a player's beans.
        202 "beans" in any => Beans { n: Delta<MOST> },
    }
}
