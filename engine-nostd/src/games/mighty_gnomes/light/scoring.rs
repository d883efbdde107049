//! Scoring and ranking of a light game; what scores besides the track is known from the count on.

use super::super::{Decider, Source};
use super::Light;
use crate::standings::{Counters, RankKey, Score, ScoreLine, Scored};
use crate::{Seat, words};

words! {
    /// A count of a player that matters at the table.
    pub enum Counter {
        /// The points on the track.
        Vp = "vp",
        /// Coins.
        Coins = "coins",
        /// The tile in the bedroom.
        Bed = "bed",
        /// Druids.
        Druids = "druids",
    }
}

impl Scored for Light {
    type Decider = Decider;
    type Source = Source;

    /// Returns the lines of the score. Before the count there is one: half a forecast would mislead.
    fn score(&self, seat: Seat) -> Score {
        if self.is_counting() {
            self.boards[seat].holdings.score(self.is_furthest(seat))
        } else {
            [ScoreLine::of(Source::Vp, self.vp(seat), 1)].into_iter().collect()
        }
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        [self.points(seat), u16::from(self.lead(seat)), 0, 0]
    }

    fn counters(&self, seat: Seat) -> Counters {
        let count = |counter: &Counter| {
            let count = match counter {
                Counter::Vp => self.vp(seat),
                Counter::Coins => u16::from(self.coins(seat)),
                Counter::Bed => u16::from(self.boards[seat].holdings.bed),
                Counter::Druids => u16::from(self.druids(seat)),
            };
            ((*counter).into(), count)
        };
        Counter::ALL.iter().map(count).collect()
    }
}
