//! A row of things with at most one piece on each, such as a garden of tiles with creatures on them: its bytes and its
//! text, `A:g2 B P:t1`, or `-` where there is none.
//!
//! The eight bytes are one number with a digit per thing, the first thing in the lowest place. A digit is 0 behind the
//! end of the row, else 1 + kind x (1 + pieces x 4) + (0, or 1 + piece x 4 + owner). Three kinds and three pieces make
//! 40 digits, and 40 to the power of 12 is just below 2 to the power of 64.

use core::fmt::{self, Write};

use heapless::Vec;

use crate::Seat;
use crate::shape::NotInShape;

/// The most things in a row.
pub const MAX_THINGS: usize = 12;
/// The bytes of a row.
pub const WIDTH: usize = 8;
/// The most owners that pieces can have.
const OWNERS: u64 = 4;

/// Is one thing of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing {
    /// Its kind, by the place in the list.
    pub kind: u8,
    /// The piece on it, by the place in the list, and whose it is.
    pub piece: Option<(u8, Seat)>,
}

/// Is a row.
pub type Row = Vec<Thing, MAX_THINGS>;

/// Says what can be in a row: the letters of the things and of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters {
    /// The letters of the things.
    pub kinds: &'static [&'static str],
    /// The letters of the pieces.
    pub pieces: &'static [&'static str],
}

impl Letters {
    /// Gives the number of digits that a thing with its piece can be, the end of the row included.
    const fn base(&self) -> u64 {
        1 + self.kinds.len() as u64 * self.states()
    }

    /// Gives the number of states of one kind: bare, or with a piece of an owner.
    const fn states(&self) -> u64 {
        1 + self.pieces.len() as u64 * OWNERS
    }

    /// Packs a row.
    #[must_use]
    pub fn pack(&self, row: &[Thing]) -> [u8; WIDTH] {
        let digit = |thing: &Thing| {
            let piece = thing.piece.map_or(0, |(piece, owner)| 1 + u64::from(piece) * OWNERS + owner.index() as u64);
            1 + u64::from(thing.kind) * self.states() + piece
        };
        let number = row.iter().rev().fold(0u64, |number, thing| number.wrapping_mul(self.base()) + digit(thing));
        number.to_le_bytes()
    }

    /// Unpacks a row; `None` when the bytes are none, or not in the one form that [`Letters::pack`] gives.
    #[must_use]
    pub fn unpack(&self, bytes: [u8; WIDTH]) -> Option<Row> {
        let mut number = u64::from_le_bytes(bytes);
        let mut row = Row::new();
        while number > 0 {
            let digit = (number % self.base()).checked_sub(1)?;
            number /= self.base();
            let piece = match (digit % self.states()).checked_sub(1) {
                Some(piece) => Some(((piece / OWNERS) as u8, Seat::new((piece % OWNERS) as usize)?)),
                None => None,
            };
            row.push(Thing { kind: (digit / self.states()) as u8, piece }).ok()?;
        }
        Some(row)
    }

    /// Reads a row from text.
    ///
    /// # Errors
    /// The text is no row at a table of `players`.
    pub fn read(&self, text: &str, players: usize) -> Result<Row, NotInShape> {
        let mut row = Row::new();
        if text == "-" {
            return Ok(row);
        }
        for word in text.split_ascii_whitespace() {
            let (kind, piece) = match word.split_once(':') {
                Some((kind, piece)) => (kind, Some(self.read_piece(piece, players)?)),
                None => (word, None),
            };
            let kind = place(self.kinds, kind)?;
            row.push(Thing { kind, piece }).map_err(|_| NotInShape)?;
        }
        if row.is_empty() { Err(NotInShape) } else { Ok(row) }
    }

    fn read_piece(&self, word: &str, players: usize) -> Result<(u8, Seat), NotInShape> {
        let (letter, owner) = word.split_at_checked(1).ok_or(NotInShape)?;
        let owner = match owner.as_bytes() {
            [digit @ b'1'..=b'9'] => Seat::new(usize::from(digit - b'1')),
            _ => None,
        };
        let owner = owner.filter(|owner| owner.index() < players.min(OWNERS as usize)).ok_or(NotInShape)?;
        Ok((place(self.pieces, letter)?, owner))
    }

    /// Writes a row.
    ///
    /// # Errors
    /// Passes on the error of the writer.
    pub fn write(&self, row: &[Thing], out: &mut dyn Write) -> fmt::Result {
        if row.is_empty() {
            return out.write_char('-');
        }
        let letter = |letters: &[&'static str], place: u8| letters.get(usize::from(place)).copied().unwrap_or("?");
        for (index, thing) in row.iter().enumerate() {
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

    const LETTERS: Letters = Letters { kinds: &["P", "A", "B"], pieces: &["g", "e", "t"] };

    #[test]
    fn a_row_has_the_bytes_of_its_format() {
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
    fn text_and_bytes_give_the_row_back() {
        for text in ["-", "P", "A:g2 B P:t1", "B:e4 B:e4 B A P:g3 P P P A A A B:t1"] {
            let row = LETTERS.read(text, 4).unwrap();
            assert_eq!(LETTERS.unpack(LETTERS.pack(&row)), Some(row.clone()));
            let mut back = heapless::String::<64>::new();
            LETTERS.write(&row, &mut back).unwrap();
            assert_eq!(back, text);
        }
    }

    #[test]
    fn what_is_no_row_is_refused() {
        let thirteen = "A A A A A A A A A A A A A";
        for text in ["", "a", "C", "AB", "A:", "A:g", "A:g0", "A:g4", "A:g12", "A:x1", "A:é1", "- A", "A -", thirteen]
        {
            assert_eq!(LETTERS.read(text, 3), Err(NotInShape), "{text}");
        }
        // A gap in the row, and a number beyond twelve things.
        assert_eq!(LETTERS.unpack((40u64).to_le_bytes()), None);
        assert_eq!(LETTERS.unpack(u64::MAX.to_le_bytes()), None);
    }
}
