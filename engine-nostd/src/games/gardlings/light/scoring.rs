//! The gems of the round as points, and the solo result: those of the full game.

use super::super::kinds::Medal;
use super::super::{Counted, Counter, Decider, Source, scoring};
use super::{Light, Phase};
use crate::standings::{Counters, RankKey, Score, Scored};
use crate::{AnyTopic, Seat, Seats};

impl Scored for Light {
    type Decider = Decider;
    type Source = Source;

    /// Returns the gems of the latest count: until a player has counted in a round, those of the round before.
    fn score(&self, seat: Seat) -> Score {
        scoring::score(self.latest_net(seat))
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        scoring::rank_key(self.latest_net(seat), self.table[seat].coins)
    }

    fn winners(&self) -> Seats {
        self.winner.into_iter().collect()
    }

    fn counters(&self, seat: Seat) -> Counters {
        let count = |counter: Counter, count: u8| (counter.into(), u16::from(count));
        let player = &self.table[seat];
        [
            count(Counter::Coins, player.coins),
            count(Counter::Tiles, player.tiles),
            (AnyTopic::Points.into(), self.points(seat)),
        ]
        .into_iter()
        .collect()
    }
}

impl Light {
    fn latest_net(&self, seat: Seat) -> u8 {
        self.latest_count(seat).map_or(0, Counted::net)
    }

    /// Returns the result of a solo game that is over (GL-L20).
    pub(super) fn result(&self, seat: Seat) -> Option<u16> {
        let over = self.players == 1 && self.phase == Phase::Over;
        over.then(|| u16::from(self.table[seat].tiles) + 1)
    }

    pub(super) fn medal(&self, seat: Seat) -> Option<Medal> {
        self.result(seat).map(|result| Medal::of(result, self.goal))
    }

    /// Returns the number of tiles and the medal of a solo game that is over.
    #[must_use]
    pub fn solo_result(&self) -> Option<(u16, Medal)> {
        self.result(Seat::FIRST).zip(self.medal(Seat::FIRST))
    }
}
