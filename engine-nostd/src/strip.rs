//! A strip of things with at most one piece on each, such as a garden of tiles with creatures on them: its bytes and
//! its text, `A:g2 B P:t1`, or `-` when it is empty.
//!
//! The eight bytes are one number with a digit per thing, the first thing in the lowest place. A digit is 0 after the
//! end of the strip, otherwise 1 + kind x (1 + pieces x 4) + (0, or 1 + piece x 4 + owner). Three kinds and three
//! pieces make 40 digits, and 40 to the power of 12 is just below 2 to the power of 64.

use core::fmt::{self, Write};

use heapless::Vec;

use crate::shape::NotInShape;
use crate::{List, Seat};

/// The most things in a strip.
pub const MAX_THINGS: usize = 12;
/// The bytes of a strip.
pub const WIDTH: usize = 8;
/// The most owners that pieces can have.
const OWNERS: u64 = 4;

/// One thing in a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing {
    /// Its kind, by its place in the list.
    pub kind: u8,
    /// The piece on it, by its place in the list, and its owner.
    pub piece: Option<(u8, Seat)>,
}

/// A strip.
pub type Strip = Vec<Thing, MAX_THINGS>;

/// What can be in a strip: the letters of the things and of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet {
    /// The letters of the things.
    pub kinds: &'static [&'static str],
    /// The letters of the pieces.
    pub pieces: &'static [&'static str],
    /// What the things and the pieces are, in the order of their letters.
    pub topics: (List, List),
}

impl Alphabet {
    /// Returns the number of digits that a thing with its piece can have, including the end of the strip.
    const fn base(&self) -> u64 {
        1 + self.kinds.len() as u64 * self.states()
    }

    /// Returns the number of states of one kind: bare, or with a piece of an owner.
    const fn states(&self) -> u64 {
        1 + self.pieces.len() as u64 * OWNERS
    }

    /// Packs a strip.
    #[must_use]
    pub fn pack(&self, strip: &[Thing]) -> [u8; WIDTH] {
        let digit = |thing: &Thing| {
            let piece = thing.piece.map_or(0, |(piece, owner)| 1 + u64::from(piece) * OWNERS + owner.index() as u64);
            1 + u64::from(thing.kind) * self.states() + piece
        };
        let number = strip.iter().rev().fold(0u64, |number, thing| number.wrapping_mul(self.base()) + digit(thing));
        number.to_le_bytes()
    }

    /// Unpacks a strip; `None` when the bytes are not one, or not in the one form that [`Alphabet::pack`] returns.
    #[must_use]
    pub fn unpack(&self, bytes: [u8; WIDTH]) -> Option<Strip> {
        let mut number = u64::from_le_bytes(bytes);
        let mut strip = Strip::new();
        while number > 0 {
            let digit = (number % self.base()).checked_sub(1)?;
            number /= self.base();
            let piece = match (digit % self.states()).checked_sub(1) {
                Some(piece) => Some(((piece / OWNERS) as u8, Seat::new((piece % OWNERS) as usize)?)),
                None => None,
            };
            strip.push(Thing { kind: (digit / self.states()) as u8, piece }).ok()?;
        }
        Some(strip)
    }

    /// Reads a strip from text.
    ///
    /// # Errors
    /// The text is not a strip at a table of `players`.
    pub fn read(&self, text: &str, players: usize) -> Result<Strip, NotInShape> {
        let mut strip = Strip::new();
        if text == "-" {
            return Ok(strip);
        }
        for word in text.split_ascii_whitespace() {
            let (kind, piece) = match word.split_once(':') {
                Some((kind, piece)) => (kind, Some(self.read_piece(piece, players)?)),
                None => (word, None),
            };
            let kind = place(self.kinds, kind)?;
            strip.push(Thing { kind, piece }).map_err(|_| NotInShape)?;
        }
        if strip.is_empty() { Err(NotInShape) } else { Ok(strip) }
    }

    fn read_piece(&self, word: &str, players: usize) -> Result<(u8, Seat), NotInShape> {
        let (letter, owner) = word.split_at_checked(1).ok_or(NotInShape)?;
        let owner = match owner.as_bytes() {
            [digit @ b'1'..=b'9'] => Seat::new(usize::from(digit - b'1')),
            // One digit, and not 0.
            _ => None,
        };
        let owner = owner.filter(|owner| owner.index() < players.min(OWNERS as usize)).ok_or(NotInShape)?;
        Ok((place(self.pieces, letter)?, owner))
    }

    /// Writes a strip.
    ///
    /// # Errors
    /// Passes on the error of the writer.
    pub fn write(&self, strip: &[Thing], out: &mut dyn Write) -> fmt::Result {
        if strip.is_empty() {
            return out.write_char('-');
        }
        let letter = |letters: &[&'static str], place: u8| letters.get(usize::from(place)).copied().unwrap_or("?");
        for (index, thing) in strip.iter().enumerate() {
            if index > 0 {
                out.write_char(' ')?;
            }
            out.write_str(letter(self.kinds, thing.kind))?;
            if let Some((piece, owner)) = thing.piece {
                write!(out, ":{}{}", letter(self.pieces, piece), owner.index() + 1)?;
            }
        }
        Ok(())
    }
}

fn place(letters: &[&str], letter: &str) -> Result<u8, NotInShape> {
    letters.iter().position(|known| *known == letter).map(|place| place as u8).ok_or(NotInShape)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Listing;

    const LETTERS: Alphabet = Alphabet {
        kinds: &["P", "A", "B"],
        pieces: &["g", "e", "t"],
        topics: (List::to(const { &Listing::plain(&[]) }), List::to(const { &Listing::plain(&[]) })),
    };

    #[test]
    fn a_strip_has_the_bytes_of_its_format() {
        let bytes = |text: &str| u64::from_le_bytes(LETTERS.pack(&LETTERS.read(text, 4).unwrap()));
        assert_eq!(bytes("-"), 0);
        // Bare pumpkin, apple, bean: 1, 14, 27.
        assert_eq!(bytes("P A B"), 1 + 14 * 40 + 27 * 40 * 40);
        // An apple with a gnome of player 2: 1 + 13 + 1 + 0 x 4 + 1. A pumpkin with a troll of player 1: 1 + 0 + 1 + 8.
        assert_eq!(bytes("A:g2 P:t1"), 16 + 10 * 40);
        // Twelve of the highest digit still fit into eight bytes.
        let full = "B:t4 B:t4 B:t4 B:t4 B:t4 B:t4 B:t4 B:t4 B:t4 B:t4 B:t4 B:t4";
        assert_eq!(u128::from(bytes(full)), 40u128.pow(12) - 1);
    }

    #[test]
    fn text_and_bytes_give_the_strip_back() {
        for text in ["-", "P", "A:g2 B P:t1", "B:e4 B:e4 B A P:g3 P P P A A A B:t1"] {
            let strip = LETTERS.read(text, 4).unwrap();
            assert_eq!(LETTERS.unpack(LETTERS.pack(&strip)), Some(strip.clone()));
            let mut back = heapless::String::<64>::new();
            LETTERS.write(&strip, &mut back).unwrap();
            assert_eq!(back, text);
        }
    }

    #[test]
    fn what_is_no_strip_is_refused() {
        let thirteen = "A A A A A A A A A A A A A";
        for text in ["", "a", "C", "AB", "A:", "A:g", "A:g0", "A:g4", "A:g12", "A:x1", "A:é1", "- A", "A -", thirteen]
        {
            assert_eq!(LETTERS.read(text, 3), Err(NotInShape), "{text}");
        }
        // A gap in the strip, and a number beyond twelve things.
        assert_eq!(LETTERS.unpack((40u64).to_le_bytes()), None);
        assert_eq!(LETTERS.unpack(u64::MAX.to_le_bytes()), None);
    }
}
