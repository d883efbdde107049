//! Games that were played before.

use engine_nostd::{MAX_SEATS, Setup};
use heapless::Vec;

use crate::Date;

/// The most games that are listed; older ones may still be kept.
pub const MAX_EARLIER: usize = 12;

/// A game that was played before and is still kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// The number that tells it from the others.
    pub number: u32,
    /// Which game it is, who played, and what was agreed.
    pub setup: Setup,
    /// When it ended or was left, if that is known.
    pub date: Option<Date>,
    /// The points of each player, if it came to its end.
    pub points: Option<Vec<u16, MAX_SEATS>>,
}

/// A list of earlier games, latest first.
pub type EarlierGames = Vec<Earlier, MAX_EARLIER>;
