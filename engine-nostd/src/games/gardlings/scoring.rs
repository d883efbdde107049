//! The gems of the round as points, and the solo result (section 6).

use super::kinds::Medal;
use super::{Gardlings, Phase};
use crate::Seat;
use crate::standings::{Line, Lines};

/// The lines of a score.
pub(super) const LINES: &[&str] = &["net"];
/// What ranks the players (section 6, point 7).
pub(super) const DECIDERS: &[&str] = &["net", "coins"];

/// Makes the lines of a score: gems left are all there is.
pub(super) fn lines(net: u16) -> Lines {
    [Line { what: "net", count: net, each: 1, points: net }].into_iter().collect()
}

impl Gardlings {
    /// Gives the result of a solo game that is over (GL-130).
    pub(super) fn result(&self, seat: Seat) -> Option<u16> {
        let over = self.players == 1 && self.phase == Phase::Over;
        over.then(|| u16::from(self.table[seat].tiles()) + 1)
    }

    pub(super) fn medal(&self, seat: Seat) -> Option<Medal> {
        self.result(seat).map(|result| Medal::of(result, self.goal))
    }
}
