//! Scoring and ranking; the points are known at any time, so that they can be shown during the game.

use super::Full;
use super::kinds::{Gnome, Good};
use crate::standings::{Counters, RankKey, Score, Scored};
use crate::{AnyTopic, Seat, words};

words! {
    /// What points come from: the track, what the player has, the gnomes, the animals.
    pub enum Source {
        /// The points on the track.
        Vp = "vp",
        /// Coins, basic resources and keys.
        Items = "items",
        /// Crystals.
        Crystals = "crystals",
        /// Magic cards.
        Magic = "magic",
        /// Alchemist cards.
        Alchemist = "alchemist",
        /// Robber cards.
        Robber = "robber",
        /// Knight cards.
        Knight = "knight",
        /// Keyholder cards.
        Keyholder = "keyholder",
        /// Bandito cards.
        Bandito = "bandito",
        /// Farmer cards.
        Farmer = "farmer",
        /// Sets of three different animals.
        AnimalTrios = "animal-trios",
        /// Sets of two equal animals.
        AnimalPairs = "animal-pairs",
    }
}

impl Source {
    /// Returns what the points of a card come from; a Druid is an animal instead (MG-107).
    #[must_use]
    pub const fn of(gnome: Gnome) -> Option<Self> {
        match gnome {
            Gnome::Magic => Some(Self::Magic),
            Gnome::Alchemist => Some(Self::Alchemist),
            Gnome::Robber => Some(Self::Robber),
            Gnome::Knight => Some(Self::Knight),
            Gnome::Druid => None,
            Gnome::Keyholder => Some(Self::Keyholder),
            Gnome::Bandito => Some(Self::Bandito),
            Gnome::Farmer => Some(Self::Farmer),
        }
    }
}

words! {
    /// What ranks the players (MG-143, MG-144).
    pub enum Decider {
        /// The points.
        Points = "points",
        /// Who is further on the trail.
        TrailOrder = "trail-order",
    }
}

words! {
    /// A count of a player that matters at the table.
    pub enum Counter {
        /// The points on the track.
        Vp = "vp",
        /// Coins.
        Coins = "coins",
        /// Wood.
        Wood = "wood",
        /// Sand.
        Sand = "sand",
        /// Mushrooms.
        Mushroom = "mushroom",
        /// Chamomile.
        Chamomile = "chamomile",
        /// Crystals.
        Crystal = "crystal",
        /// Keys.
        Keys = "keys",
        /// Closed chests.
        Closed = "closed",
        /// The space on the trail.
        Pos = "pos",
    }
}

impl Scored for Full {
    type Decider = Decider;
    type Source = Source;

    fn score(&self, seat: Seat) -> Score {
        self.player(seat).holdings().score(self.is_furthest(seat))
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        [self.points(seat), u16::from(self.lead(seat)), 0, 0]
    }

    fn counters(&self, seat: Seat) -> Counters {
        let player = self.player(seat);
        let count = |counter: &Counter| {
            let count = match counter {
                Counter::Vp => player.vp,
                Counter::Coins => u16::from(player.goods[Good::Coins]),
                Counter::Wood => u16::from(player.goods[Good::Wood]),
                Counter::Sand => u16::from(player.goods[Good::Sand]),
                Counter::Mushroom => u16::from(player.goods[Good::Mushroom]),
                Counter::Chamomile => u16::from(player.goods[Good::Chamomile]),
                Counter::Crystal => u16::from(player.goods[Good::Crystal]),
                Counter::Keys => u16::from(player.keys),
                Counter::Closed => u16::from(player.closed),
                Counter::Pos => u16::from(player.pos),
            };
            ((*counter).into(), count)
        };
        let points = (AnyTopic::Points.into(), self.points(seat));
        [points].into_iter().chain(Counter::ALL.iter().map(count)).collect()
    }
}
