//! Places round the table.

use core::fmt;
use core::ops::{Index, IndexMut};

/// The most seats that any game has.
pub const MAX_SEATS: usize = 5;

/// One of the chairs. An enum rather than a number, so that its byte has values to spare: an `Option<Seat>` takes one
/// byte, and an entry of a record, which has one, keeps in the same byte which kind of entry it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(u8)]
enum Chair {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
}

/// The seats clockwise: whoever goes round the table walks along them.
const SEATS: [Seat; MAX_SEATS] =
    [Seat(Chair::First), Seat(Chair::Second), Seat(Chair::Third), Seat(Chair::Fourth), Seat(Chair::Fifth)];

/// A place at the table; seats run clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Seat(Chair);

impl Seat {
    /// The seat that was entered first.
    pub const FIRST: Self = Self(Chair::First);

    /// Returns the seat with this number, counted from 0.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(SEATS[index]) } else { None }
    }

    /// Returns its number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        match Self::new(self.index() + 1) {
            Some(next) if next.index() < players => next,
            _ => Self::FIRST,
        }
    }

    /// Lists the seats of a table of `players`.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        SEATS[..players.min(MAX_SEATS)].iter().copied()
    }

    /// Lists all seats of a table of `players` clockwise, starting with this one.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Self> + Clone {
        let players = players.clamp(1, MAX_SEATS);
        (0..players).filter_map(move |step| Self::new((self.index() + step) % players))
    }

    /// Lists all seats of a table of `players` anticlockwise, starting with this one.
    pub fn anticlockwise(self, players: usize) -> impl Iterator<Item = Self> + Clone {
        let players = players.clamp(1, MAX_SEATS);
        (0..players).filter_map(move |step| Self::new((self.index() + players - step) % players))
    }

    /// Lists the other seats of a table of `players` clockwise, starting with the left neighbour.
    pub fn others(self, players: usize) -> impl Iterator<Item = Self> + Clone {
        self.clockwise(players).skip(1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.index())
    }
}

/// One value for every seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Makes a set from its bits, seat 0 lowest; bits beyond the last seat are dropped.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & ((1 << MAX_SEATS) - 1))
    }

    /// Returns the bits, seat 0 lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns whether a seat is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// Puts a seat in, or takes it out.
    pub fn set(&mut self, seat: Seat, inside: bool) {
        if inside {
            self.0 |= 1 << seat.index();
        } else {
            self.0 &= !(1 << seat.index());
        }
    }

    /// Lists the seats of the set in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        seats.into_iter().for_each(|seat| set.set(seat, true));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_starts_with_the_seat_and_comes_round() {
        let seat = Seat::new(2).unwrap();
        assert!(seat.clockwise(3).map(Seat::index).eq([2, 0, 1]));
        assert!(seat.anticlockwise(4).map(Seat::index).eq([2, 1, 0, 3]));
        assert!(seat.others(4).map(Seat::index).eq([3, 0, 1]));
        assert_eq!(seat.next(3), Seat::FIRST);
    }

    #[test]
    fn a_set_of_seats_holds_what_was_put_in() {
        let mut seats = Seats::NONE;
        let seat = |index| Seat::new(index).unwrap();
        seats.set(seat(3), true);
        seats.set(seat(1), true);
        seats.set(seat(3), false);
        assert!(seats.iter().map(Seat::index).eq([1]));
    }
}
