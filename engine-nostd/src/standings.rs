//! Points and ranks: everybody's place, and the reasons.

use core::cmp::Reverse;

use heapless::Vec;

use crate::order;
use crate::rules::Rules;
use crate::{AnyTopic, Listed, MAX_SEATS, Seat, Seats, Topic};

/// The scoring of a game.
pub trait Scored: Rules {
    // ---- What each game answers. ----

    /// What each number of [`Scored::rank_key`] is.
    type Decider: Listed + Into<Topic>;
    /// What points can come from.
    type Source: Listed + Into<Topic>;

    /// Returns the lines that a seat's points come from.
    fn score(&self, seat: Seat) -> Score;

    /// Returns a seat's points.
    fn points(&self, seat: Seat) -> u16 {
        self.score(seat).iter().map(|line| line.points).sum()
    }

    /// Returns what ranks the seat: the first number decides, then the second, and so on.
    fn rank_key(&self, seat: Seat) -> RankKey;

    /// Returns the seats that have won; none while the game goes on.
    fn winners(&self) -> Seats {
        if self.is_decided() { self.standings().winners().collect() } else { Seats::NONE }
    }

    /// Returns the counts of a seat that matter at the table.
    fn counters(&self, seat: Seat) -> Counters {
        [(AnyTopic::Points.into(), self.points(seat))].into_iter().collect()
    }

    // ---- What follows from the answers; no game overrides it. ----

    /// Ranks the players as the board stands now.
    fn standings(&self) -> Standings {
        Standings::of(self)
    }
}

/// What ranks a seat: the first number decides, then the second, and so on.
pub type RankKey = [u16; 4];

/// A line of a score: a count, and what each is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// What is counted.
    pub what: Topic,
    /// How many there are.
    pub count: u16,
    /// What one is worth.
    pub each: u16,
    /// What they are worth together.
    pub points: u16,
}

/// Counts of a seat that matter at the table, such as coins.
pub type Counters = Vec<(Topic, u16), 12>;

/// The counters that changed, and by how much.
pub type Changes = Vec<(Topic, i16), 12>;

/// Returns which counters of a seat changed.
#[must_use]
pub fn changes(before: &Counters, after: &Counters) -> Changes {
    let pairs = before.iter().zip(after).filter(|((_, old), (_, new))| old != new);
    pairs.map(|((topic, old), (_, new))| (*topic, *new as i16 - *old as i16)).collect()
}

/// All lines of a score.
pub type Score = Vec<ScoreLine, 16>;

impl ScoreLine {
    /// Returns the line for `count` things that are worth the same.
    #[must_use]
    pub fn of(what: impl Into<Topic>, count: u16, each: u16) -> Self {
        Self { what: what.into(), count, each, points: count * each }
    }
}

/// The place of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose place it is.
    pub seat: Seat,
    /// The rank, 1 being the best; equal players share it and the next rank is skipped.
    pub rank: u8,
    /// The points.
    pub points: u16,
    /// What ranked the seat.
    pub key: RankKey,
}

/// What decided between two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Its place in the key.
    pub place: usize,
    /// What is compared there.
    pub what: Topic,
}

/// The ranking of all seats, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The places, best first; equal ones in seat order.
    pub places: Vec<Standing, MAX_SEATS>,
    /// What decided between the first and the second place: the number of the key in which they differ; `None` if they
    /// share the victory.
    pub decided_by: Option<Decision>,
}

impl Standings {
    /// Ranks the players of a game.
    pub(crate) fn of<R: Scored>(rules: &R) -> Self {
        let place = |seat| Standing { seat, rank: 0, points: rules.points(seat), key: rules.rank_key(seat) };
        let decider =
            |place: usize| R::Decider::from_index(place).map(|decider| Decision { place, what: decider.into() });
        Self::ranked(rules.players(), &place, &decider)
    }

    /// Ranks the seats of a table by their points and keys.
    fn ranked(players: usize, place: &dyn Fn(Seat) -> Standing, decider: &dyn Fn(usize) -> Option<Decision>) -> Self {
        let mut places: Vec<Standing, MAX_SEATS> = Seat::all(players).map(place).collect();
        order::least_first(&mut places, |place| Reverse(place.key));
        let keys: Vec<RankKey, MAX_SEATS> = places.iter().map(|place| place.key).collect();
        for place in &mut places {
            place.rank = 1 + keys.iter().filter(|key| **key > place.key).count() as u8;
        }
        let decided_by = match keys.as_slice() {
            [first, second, ..] => first.iter().zip(second).position(|(a, b)| a != b).and_then(decider),
            _ => decider(0),
        };
        Self { places, decided_by }
    }

    /// Returns the word of what decided, or `shared`.
    #[must_use]
    pub fn decider_word(&self) -> &'static str {
        self.decided_by.map_or("shared", |decision| decision.what.word())
    }

    /// Lists the seats that are first.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|place| place.rank == 1).map(|place| place.seat)
    }

    /// Returns the place of a seat.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> Option<&Standing> {
        self.places.iter().find(|place| place.seat == seat)
    }
}
