//! Points, ranks and the lines they come from: those of the full game.

use super::super::scoring::{Counter, Decider, Scoring, Source};
use super::Light;
use crate::rules::Rules;
use crate::standings::{Counters, RankKey, Score, Scored};
use crate::{AnyTopic, Seat};

impl Scored for Light {
    type Decider = Decider;
    type Source = Source;

    /// Counts what is known; coins on the table are not known before the count (GV-L19, GV-L21).
    fn score(&self, seat: Seat) -> Score {
        let counts = &self.counts[seat];
        let scoring = Scoring {
            workshops: counts.workshops,
            lit_houses: counts.gnomes,
            restaurants: counts.restaurants,
            hats: counts.hats,
            happy: self.happy == Some(seat),
            coins: counts.coins,
        };
        scoring.score()
    }

    /// Ranks by points, then by the tiles that were told: only players who are level tell them (GV-L20).
    fn rank_key(&self, seat: Seat) -> RankKey {
        [self.points(seat), u16::from(self.counts[seat].answer.unwrap_or(0)), 0, 0]
    }

    fn counters(&self, seat: Seat) -> Counters {
        let counts = &self.counts[seat];
        [
            (Counter::Coins.into(), u16::from(counts.coins)),
            (AnyTopic::Points.into(), self.points(seat)),
            (Counter::Gnomes.into(), u16::from(counts.gnomes)),
            (Source::Workshops.into(), u16::from(counts.workshops)),
            (Source::Restaurants.into(), u16::from(counts.restaurants)),
            (Source::Hats.into(), u16::from(counts.hats)),
        ]
        .into_iter()
        .collect()
    }
}

impl Light {
    /// Returns whether another player has as many points, so that tiles decide between them.
    #[must_use]
    pub fn is_level(&self, seat: Seat) -> bool {
        self.seats().any(|other| other != seat && self.points(other) == self.points(seat))
    }
}
