//! Points, the lines that they come from, and what matters at the table.

use super::Full;
use super::kinds::{Building, Business, Workshop};
use crate::standings::{Counters, RankKey, Score, ScoreLine, Scored};
use crate::{AnyTopic, Seat, words};

/// The points of a workshop (GV-111).
pub const WORKSHOP_POINTS: u8 = 2;
/// The points of a house with a gnome (GV-112).
pub const LIT_HOUSE_POINTS: u8 = 2;
/// The points of a Restaurant (GV-113).
pub const RESTAURANT_POINTS: u8 = 1;
/// The points of a Hat Business of the player with the Happy Gnome (GV-114).
pub const HAT_POINTS: u8 = 1;
/// The points of a coin (GV-115).
pub const COIN_POINTS: u8 = 1;

words! {
    /// What points come from, in the order of the rules.
    pub enum Source {
        /// Workshop tiles.
        Workshops = "workshops",
        /// Houses with a gnome.
        LitHouses = "lit-houses",
        /// Restaurants.
        Restaurants = "restaurants",
        /// Hat Businesses of the player with the Happy Gnome.
        Hats = "hats",
        /// Coins.
        Coins = "coins",
    }
}

words! {
    /// What ranks the players.
    pub enum Decider {
        /// The points.
        Points = "points",
        /// The tiles of the village (GV-118).
        Tiles = "tiles",
    }
}

words! {
    /// A count of a player that matters at the table.
    pub enum Counter {
        /// Coins in hand.
        Coins = "coins",
        /// Gnomes in play.
        Gnomes = "gnomes",
        /// Houses of the village.
        Houses = "houses",
        /// Roads of the village.
        Roads = "roads",
        /// Product tokens of all kinds.
        Tokens = "tokens",
    }
}

/// Everything that a player scores for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scoring {
    pub(super) workshops: u8,
    pub(super) lit_houses: u8,
    pub(super) restaurants: u8,
    pub(super) hats: u8,
    /// Whether the player holds the Happy Gnome.
    pub(super) happy: bool,
    pub(super) coins: u8,
}

impl Scoring {
    /// Returns the lines of the score (GV-111 to GV-116).
    pub(super) fn score(self) -> Score {
        let line = |source: &Source| {
            let (count, each) = match source {
                Source::Workshops => (self.workshops, WORKSHOP_POINTS),
                Source::LitHouses => (self.lit_houses, LIT_HOUSE_POINTS),
                Source::Restaurants => (self.restaurants, RESTAURANT_POINTS),
                // GV-114: only the holder of the Happy Gnome scores hats.
                Source::Hats => (self.hats, if self.happy { HAT_POINTS } else { 0 }),
                Source::Coins => (self.coins, COIN_POINTS),
            };
            ScoreLine::of(*source, u16::from(count), u16::from(each))
        };
        Source::ALL.iter().map(line).collect()
    }
}

impl Scored for Full {
    type Decider = Decider;
    type Source = Source;

    fn score(&self, seat: Seat) -> Score {
        let village = &self.villages[seat];
        let scoring = Scoring {
            workshops: Workshop::ALL.iter().map(|kind| village.shops(*kind).count).sum(),
            lit_houses: village.gnomes.len() as u8,
            restaurants: village.count(Building::Business(Business::Restaurant)),
            hats: village.count(Building::Business(Business::Hat)),
            happy: self.happy == Some(seat),
            coins: village.coins,
        };
        scoring.score()
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        [self.points(seat), self.villages[seat].tiles(), 0, 0]
    }

    fn counters(&self, seat: Seat) -> Counters {
        let count = |counter: Counter| {
            let count = match counter {
                Counter::Coins => self.coins(seat),
                Counter::Gnomes => self.gnomes(seat),
                Counter::Houses => self.houses(seat),
                Counter::Roads => self.roads(seat),
                Counter::Tokens => self.tokens(seat),
            };
            (counter.into(), u16::from(count))
        };
        [
            count(Counter::Coins),
            (AnyTopic::Points.into(), self.points(seat)),
            count(Counter::Gnomes),
            count(Counter::Houses),
            count(Counter::Roads),
            count(Counter::Tokens),
        ]
        .into_iter()
        .collect()
    }
}
