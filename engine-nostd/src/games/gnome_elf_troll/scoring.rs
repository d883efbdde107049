//! The ranking, and the lines that a number comes from.

use super::kinds::{Creature, Crop};
use super::produce::Produce;
use super::{Full, Over};
use crate::standings::{Counters, RankKey, Score, ScoreLine, Scored};
use crate::{AnyTopic, Seat, words};

words! {
    /// What a number comes from, kind by kind.
    pub enum Source {
        /// Pumpkin tiles.
        PumpkinTiles = "pumpkin-tiles",
        /// Gaps between pumpkin tiles.
        PumpkinGaps = "pumpkin-gaps",
        /// Gnomes on pumpkin tiles.
        PumpkinGnomes = "pumpkin-gnomes",
        /// Apple tiles.
        AppleTiles = "apple-tiles",
        /// Gaps between apple tiles.
        AppleGaps = "apple-gaps",
        /// Gnomes on apple tiles.
        AppleGnomes = "apple-gnomes",
        /// Bean tiles.
        BeanTiles = "bean-tiles",
        /// Gaps between bean tiles.
        BeanGaps = "bean-gaps",
        /// Gnomes on bean tiles.
        BeanGnomes = "bean-gnomes",
    }
}

words! {
    /// What ranks the players.
    pub enum Decider {
        /// Having won by ten.
        Ten = "ten",
        /// The kind of which there is the most.
        HighestKind = "highest-kind",
        /// The kind after it.
        SecondKind = "second-kind",
        /// The last kind.
        ThirdKind = "third-kind",
    }
}

words! {
    /// A count of a player that matters at the table.
    pub enum Counter {
        /// Tiles in hand.
        Hand = "hand",
        /// Pumpkins to spend.
        Pumpkins = "pumpkins",
        /// Apples to spend.
        Apples = "apples",
        /// Beans to spend.
        Beans = "beans",
        /// Gnomes in stock.
        Gnomes = "gnomes",
        /// Elves in stock.
        Elves = "elves",
        /// Trolls in stock.
        Trolls = "trolls",
    }
}

/// Returns what ranks a player: having won by ten, then the kinds, the highest first (GET-74, GET-75, GET-77).
pub(super) fn rank_key(by_ten: bool, control: Produce) -> RankKey {
    let [first, second, third] = control.ranked().map(u16::from);
    [u16::from(by_ten), first, second, third]
}

impl Scored for Full {
    type Decider = Decider;
    type Source = Source;

    /// Returns a line for every part of the harvest; only the kind of which there is the most counts.
    fn score(&self, seat: Seat) -> Score {
        let harvest = self.harvest(seat);
        let best = harvest.total().best();
        let parts = |kind: Crop| [harvest.tiles[kind], harvest.gaps[kind], harvest.gnomes[kind]];
        let counts = Crop::ALL.iter().flat_map(|kind| parts(*kind).map(|count| (count, u16::from(*kind == best))));
        let line = |(source, (count, each)): (&Source, (u8, u16))| ScoreLine::of(*source, u16::from(count), each);
        Source::ALL.iter().zip(counts).map(line).collect()
    }

    fn points(&self, seat: Seat) -> u16 {
        u16::from(self.control(seat).highest())
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        rank_key(self.winner_by_ten() == Some(seat), self.control(seat))
    }

    fn counters(&self, seat: Seat) -> Counters {
        let purse = if seat == self.active { self.purse } else { Produce::NONE };
        let count = |counter: &Counter| {
            let count = match counter {
                Counter::Hand => self.hands[seat],
                Counter::Pumpkins => purse[Crop::Pumpkin],
                Counter::Apples => purse[Crop::Apple],
                Counter::Beans => purse[Crop::Bean],
                Counter::Gnomes => self.stock(seat, Creature::Gnome),
                Counter::Elves => self.stock(seat, Creature::Elf),
                Counter::Trolls => self.stock(seat, Creature::Troll),
            };
            ((*counter).into(), u16::from(count))
        };
        let points = (AnyTopic::Points.into(), self.points(seat));
        [points].into_iter().chain(Counter::ALL.iter().map(count)).collect()
    }
}

impl Full {
    /// Returns the winner by ten, who is first whatever the others have (GET-77).
    #[must_use]
    pub fn winner_by_ten(&self) -> Option<Seat> {
        (self.over == Some(Over::Ten)).then_some(self.active)
    }
}
