//! Who is where, and why.

use core::cmp::Reverse;

use heapless::Vec;

use crate::order;
use crate::rules::Rules;
use crate::{MAX_SEATS, Seat};

/// Is what ranks a seat: the first number decides, then the second, and so on.
pub type RankKey = [u16; 4];

/// Is one line of a score: so many, worth so much each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// What is counted, in a word of the record.
    pub what: &'static str,
    /// How many there are.
    pub count: u16,
    /// What one is worth.
    pub each: u16,
    /// What they bring together.
    pub points: u16,
}

/// Is all lines of a score.
pub type Lines = Vec<Line, 16>;

/// Is the place of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose place it is.
    pub seat: Seat,
    /// The rank, 1 is the best; equal players share it and the next rank is left out.
    pub rank: u8,
    /// The points.
    pub points: u16,
    /// What ranked the seat.
    pub key: RankKey,
}

/// Is the ranking of all seats, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The places, best first; equal ones in seat order.
    pub places: Vec<Standing, MAX_SEATS>,
    /// What decided between the first and the second place, in a word of the record, or `shared`.
    pub decided_by: &'static str,
}

impl Standings {
    /// Ranks the players of a game.
    pub(crate) fn of<R: Rules>(rules: &R) -> Self {
        let places = Seat::all(rules.players())
            .map(|seat| Standing { seat, rank: 0, points: rules.points(seat), key: rules.rank_key(seat) })
            .collect();
        Self::ranked(places, R::DECIDERS)
    }

    /// Ranks seats whose points and keys are known, given in seat order.
    fn ranked(mut places: Vec<Standing, MAX_SEATS>, deciders: &[&'static str]) -> Self {
        order::least_first(&mut places, |place| Reverse(place.key));
        let keys: Vec<RankKey, MAX_SEATS> = places.iter().map(|place| place.key).collect();
        for place in &mut places {
            place.rank = 1 + keys.iter().filter(|key| **key > place.key).count() as u8;
        }
        let decided_by = match keys.as_slice() {
            [first, second, ..] => {
                let decider = first.iter().zip(second).position(|(a, b)| a != b);
                decider.and_then(|index| deciders.get(index)).copied().unwrap_or("shared")
            }
            _ => deciders.first().copied().unwrap_or("shared"),
        };
        Self { places, decided_by }
    }

    /// Lists the seats that are first.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|place| place.rank == 1).map(|place| place.seat)
    }

    /// Gives the place of a seat.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> Option<&Standing> {
        self.places.iter().find(|place| place.seat == seat)
    }
}
