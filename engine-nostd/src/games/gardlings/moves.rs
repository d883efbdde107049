//! The moves of Gardlings.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers. 4, 10, 14 and 16 to 18 were moves of a way of
//! tracking that was removed; they stay unused.

use super::Phase;
use super::kinds::{Colour, Creature, Stack, TileKind, Ware};
use crate::arg::{Number, OrNone, Upto};
use crate::moves;

moves! {
    /// A move.
    pub enum Move in Phase {
        /// Draws tiles of a kind, one after the other.
        1 "draw" in Garden => Draw { kind: TileKind, n: Number<1, 9> = 1 },
        /// Sets the tile just drawn aside, because it fits nowhere.
        2 "cannot-place" in Garden => CannotPlace,
        /// Draws a second tile for the one just drawn.
        3 "redraw" in Garden => Redraw { kind: TileKind },
        /// Stops drawing for now.
        5 "stop" in Garden => Stop,
        /// Resumes drawing.
        6 "resume" in Garden => Resume,
        /// Ends the garden phase for everybody.
        7 "close-garden" in Garden => CloseGarden,
        /// Counts a garden.
        8 "count" in Count => Count { gems: Upto<99>, ponds: Upto<9> = 0, mission: bool },
        /// Buys the top tile of a stack.
        9 "buy" in Hire => Buy { colour: Ware, stack: Stack, creature: Creature },
        /// Takes a pig and a coin.
        11 "take-pig" in Hire => TakePig,
        /// Takes nothing.
        12 "pass" in Hire => Pass,
        /// Swaps a pig for a tile of the next colour.
        13 "mutate" in Mutate => Mutate { colour: Colour, under: OrNone<Stack>, from: Stack, creature: Creature },
        /// Goes on to the next round.
        15 "next-round" in RoundEnd => NextRound,
    }
}
