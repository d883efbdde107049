//! The attic: which books a tile would reach, and which of them are used.

use engine_nostd::games::mighty_gnomes::{Book, Full, Gnome, Move, Tile, Track};
use engine_nostd::rules::Rules;
use engine_nostd::{Seat, Seats};

use super::Castle;
use super::contents;
use engine_nostd::arg::Number;

use crate::players::pile::Pile;
use crate::players::{after, first_best};

/// Of this many ladders, one is closed by the next tile.
const CLOSES: usize = 5;
/// Of this many tiles on ladders, one lies on another player's.
const STACKED: usize = 2;
/// Of this many turns with two players, one is spent at the display.
const DISPLAYED: usize = 4;

impl Castle {
    /// Returns what a tile on a ladder is worth, with the books that it reaches.
    pub(super) fn climbing(&mut self, full: &Full, seat: Seat, tile: Tile) -> Option<(i32, (Move, Vec<Book>))> {
        let display = Move::Display { tile };
        if self.chance.once_in(DISPLAYED) && after(full, Some(seat), display).is_some() {
            let book = self.book();
            let value = value_of(full, seat, display, &[book]);
            return Some((value, (display, vec![book])));
        }
        let reached: Vec<Book> = (0..full.size(tile)).map(|_| self.book()).collect();
        let closes = Number(u8::from(self.chance.once_in(CLOSES)));
        let made = self.stack(full, seat).into_iter().find_map(|stack| {
            let made = Move::Ladder { tile, stack, closes };
            after(full, Some(seat), made).map(|_| made)
        })?;
        let value = value_of(full, seat, made, &reached) + 2 * i32::from(closes.0);
        Some((value, (made, reached)))
    }

    /// Lists on whom the tile may lie: on somebody if chance says so and the coins allow it, else on nobody.
    fn stack(&mut self, full: &Full, seat: Seat) -> Vec<Seats> {
        let mut others: Vec<Seats> = Vec::new();
        if self.chance.once_in(STACKED) {
            for other in full.seats().filter(|other| *other != seat) {
                let mut on = Seats::NONE;
                on.set(other, true);
                others.push(on);
            }
            // Whose tile lies there is for chance to say.
            let first = self.chance.below(others.len());
            others.rotate_left(first);
        }
        others.push(Seats::NONE);
        others
    }

    fn book(&mut self) -> Book {
        if self.books.is_empty() {
            self.books = Pile::shuffled(contents::books(), &mut self.chance);
        }
        self.books.draw().unwrap_or(Book::GoldCoins)
    }

    /// Uses the best of the books that are left, if one is worth it.
    pub(super) fn read(&mut self, full: &Full, seat: Seat) -> Option<Move> {
        let ways = self.reached.iter().enumerate().filter_map(|(place, book)| {
            let (value, made) = best_use(full, seat, *book)?;
            Some((value, (place, made)))
        });
        let (place, made) = first_best(ways.filter(|(value, _)| *value > 0))?;
        self.reached.remove(place);
        Some(made)
    }
}

/// Returns what the books of a tile that is about to be laid are worth: each for itself.
fn value_of(full: &Full, seat: Seat, made: Move, reached: &[Book]) -> i32 {
    let Some(there) = after(full, Some(seat), made) else { return 0 };
    let value = |book: &Book| best_use(&there, seat, *book).map_or(0, |(value, _)| value);
    // Only the topmost gnome reaches a golden one.
    let golden = reached.iter().filter(|book| book.is_golden()).map(value).max().unwrap_or(0);
    golden + reached.iter().filter(|book| !book.is_golden()).map(value).sum::<i32>()
}

/// Returns the best legal use of a book, and what it is worth.
fn best_use(full: &Full, seat: Seat, book: Book) -> Option<(i32, Move)> {
    let plain = [Move::UseBook { kind: book, gnome: None, track: None }];
    let tracks = Track::ALL.iter().map(|track| Move::UseBook { kind: book, gnome: None, track: Some(*track) });
    let gnomes = Gnome::ALL.iter().map(|gnome| Move::UseBook { kind: book, gnome: Some(*gnome), track: None });
    let ways = plain.into_iter().chain(tracks).chain(gnomes);
    let valued = ways.filter_map(|made| {
        let next = after(full, Some(seat), made)?;
        let value = worth(full, &next, seat, book);
        Some((value, (value, made)))
    });
    first_best(valued)
}

/// Returns what a book was worth.
fn worth(before: &Full, next: &Full, seat: Seat, book: Book) -> i32 {
    let player = before.player(seat);
    match book {
        Book::GoldInvite | Book::PaidInvite | Book::FreeInvite => 10,
        Book::GoldUpgrade => 4 + 2 * (i32::from(next.player(seat).vp()) - i32::from(player.vp())),
        Book::GoldVenture => 5,
        Book::GoldCoins => 3,
        Book::GoldKey => {
            if player.closed_chests() > player.keys() {
                5
            } else {
                1
            }
        }
        Book::SilverKeys => {
            if player.closed_chests() > player.keys() {
                4
            } else {
                0
            }
        }
        Book::Refresh => 4,
        // What there is no room for is lost.
        Book::Green | Book::Work => {
            if next.excess(seat) == 0 {
                2
            } else {
                0
            }
        }
        Book::SilverCoins => i32::from(player.goods().resources() > 4),
    }
}
