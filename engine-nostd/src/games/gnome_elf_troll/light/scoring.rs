//! The ranking, and the lines that a number comes from: those of the score pad.

use super::super::kinds::Crop;
use super::super::{Decider, Over, PadSource, scoring};
use super::Light;
use crate::standings::{Counters, RankKey, Score, ScoreLine, Scored};
use crate::{AnyTopic, Seat, words};

words! {
    /// A count of a player that matters at the table.
    pub enum Counter {
        /// Pumpkins.
        Pumpkins = "pumpkins",
        /// Apples.
        Apples = "apples",
        /// Beans.
        Beans = "beans",
    }
}

impl Scored for Light {
    type Decider = Decider;
    type Source = PadSource;

    fn score(&self, seat: Seat) -> Score {
        let amounts = self.amounts(seat);
        let line = |(source, kind): (&PadSource, &Crop)| {
            ScoreLine::of(*source, u16::from(amounts[*kind]), u16::from(*kind == amounts.best()))
        };
        PadSource::ALL.iter().zip(Crop::ALL).map(line).collect()
    }

    /// Ranks by ten, then by the kinds, the highest first (GET-L18, GET-L19).
    fn rank_key(&self, seat: Seat) -> RankKey {
        scoring::rank_key(self.over == Some(Over::Ten) && seat == self.active, self.amounts(seat))
    }

    fn counters(&self, seat: Seat) -> Counters {
        let amounts = self.amounts(seat);
        let points = (AnyTopic::Points.into(), self.points(seat));
        let count = |(counter, kind): (&Counter, &Crop)| ((*counter).into(), u16::from(amounts[*kind]));
        [points].into_iter().chain(Counter::ALL.iter().zip(Crop::ALL).map(count)).collect()
    }
}
