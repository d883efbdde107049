//! Games that were played before.

use engine_nostd::Game;
use engine_nostd::setup::Names;
use heapless::Vec;

/// The most games that are listed; older ones may still be kept.
pub const MAX_EARLIER: usize = 12;

/// A game that was played before and is still kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// The number that tells it from the others.
    pub number: u32,
    /// Which game it is.
    pub game: Game,
    /// Who played.
    pub names: Names,
}

/// A list of earlier games, latest first.
pub type EarlierGames = Vec<Earlier, MAX_EARLIER>;
