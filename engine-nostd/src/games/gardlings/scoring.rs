//! The gems of the round as points, and the solo result (section 6).

use super::kinds::Medal;
use super::player::Gems;
use super::{Full, Phase};
use crate::standings::{Counters, RankKey, Score, ScoreLine, Scored};
use crate::{AnyTopic, Seat, Seats, words};

words! {
    /// What points come from.
    pub enum Source {
        /// The gems that are left.
        Net = "net",
    }
}

words! {
    /// What ranks the players (section 6, point 7).
    pub enum Decider {
        /// The gems that are left.
        Net = "net",
        /// The coins in hand.
        Coins = "coins",
    }
}

words! {
    /// A count of a player that matters at the table.
    pub enum Counter {
        /// Coins in hand.
        Coins = "coins",
        /// Gnomes in the garden.
        Gnomes = "gnomes",
        /// The number of gnomes that is an alarm.
        Limit = "limit",
        /// Pigs in the garden.
        Pigs = "pigs",
        /// Tiles of the player.
        Tiles = "tiles",
    }
}

/// Returns the lines of a score: only the gems that are left count.
pub(super) fn score(net: u8) -> Score {
    [ScoreLine::of(Source::Net, u16::from(net), 1)].into_iter().collect()
}

/// Returns what ranks a player.
pub(super) fn rank_key(net: u8, coins: u8) -> RankKey {
    [u16::from(net), u16::from(coins), 0, 0]
}

impl Scored for Full {
    type Decider = Decider;
    type Source = Source;

    /// Returns the gems of the latest count: until the gardens of a round are counted, those of the round before.
    fn score(&self, seat: Seat) -> Score {
        score(self.table[seat].latest().map_or(0, Gems::net))
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        let player = &self.table[seat];
        rank_key(player.latest().map_or(0, Gems::net), player.coins)
    }

    fn winners(&self) -> Seats {
        self.winner.into_iter().collect()
    }

    fn counters(&self, seat: Seat) -> Counters {
        let player = &self.table[seat];
        let count = |counter: &Counter| {
            let count = match counter {
                Counter::Coins => player.coins,
                Counter::Gnomes => player.gnomes(),
                Counter::Limit => player.limit(),
                Counter::Pigs => player.pigs(),
                Counter::Tiles => player.tiles(),
            };
            ((*counter).into(), u16::from(count))
        };
        let points = (AnyTopic::Points.into(), self.points(seat));
        Counter::ALL.iter().map(count).chain([points]).collect()
    }
}

impl Full {
    /// Returns the result of a solo game that is over (GL-130).
    pub(super) fn result(&self, seat: Seat) -> Option<u16> {
        let over = self.players == 1 && self.phase == Phase::Over;
        over.then(|| u16::from(self.table[seat].tiles()) + 1)
    }

    pub(super) fn medal(&self, seat: Seat) -> Option<Medal> {
        self.result(seat).map(|result| Medal::of(result, self.goal))
    }
}
