//! The moves of Gardlings.

use super::kinds::{Colour, Creature, Kind, Ware};
use crate::moves;
use crate::verb::{Number, OrNone, Usually};

/// Is one of the two stacks of a colour: 1 lies above the board, 2 below.
pub type Stack = Number<1, 2>;

moves! {
    /// Is a move.
    ///
    /// # Stability
    /// The numbers are written into saved games and are never given to another move.
    pub enum Move {
        /// Draws tiles of a kind, one after the other.
        1 "draw" => Draw { kind: Kind, n: Usually<1, 9, 1> },
        /// Sets the tile just drawn aside, because it fits nowhere.
        2 "cannot-place" => CannotPlace {},
        /// Draws a second tile for the one just drawn.
        3 "redraw" => Redraw { kind: Kind },
        /// Draws no more for now.
        5 "stop" => Stop {},
        /// Draws on.
        6 "resume" => Resume {},
        /// Ends the garden phase for all.
        7 "close-garden" => CloseGarden {},
        /// Counts a garden.
        8 "count" => Count { gems: Number<0, 99>, ponds: Usually<0, 9, 0>, mission: bool },
        /// Buys the top tile of a stack.
        9 "buy" => Buy { colour: Ware, stack: Stack, creature: Creature },
        /// Takes a pig and a coin.
        11 "take-pig" => TakePig {},
        /// Takes nothing.
        12 "pass" => Pass {},
        /// Swaps a pig for a tile of the next colour.
        13 "mutate" => Mutate { colour: Colour, under: OrNone<Stack>, from: Stack, creature: Creature },
        /// Goes on to the next round.
        15 "next-round" => NextRound {},
        // 4, 10, 14 and 16 to 18 were moves of a way of tracking that is gone; their numbers stay unused.
    }
}
