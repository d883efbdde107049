//! What a parameter or a field can hold, how it is stored in bytes and how it is written.
//!
//! Every move and every correction is a list of such values, so text, bytes and questions are written once for all
//! games: a game only says which shapes it uses.

use core::fmt::{self, Write};

use crate::setup::Names;
use crate::strip::{self, Alphabet};
use crate::{List, Seat, Seats};

/// The byte of a value that was left out, or of `none`.
pub const ABSENT: u8 = 0xff;

/// What a value can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A number in a range. One byte; two where it can exceed 254.
    Number {
        /// The least.
        min: u16,
        /// The most.
        max: u16,
    },
    /// A step of a dial: up or down by a number from 1 to the most, written with its sign. Two bytes.
    Delta {
        /// The most.
        max: u16,
    },
    /// A number written after a letter, such as `g2`; the letter may be left out in a record.
    Numbered {
        /// The letter.
        prefix: &'static str,
    },
    /// `yes` or `no`.
    Flag,
    /// One of these words.
    Word(List),
    /// One of these words, or its first letter in upper case; it is written back as the word.
    Lettered(List),
    /// A set of these words, as a comma list, or `none`. One byte, so there are at most eight.
    Set(List),
    /// A seat.
    Seat,
    /// A set of seats, as a comma list, or `none`.
    Seats,
    /// A tile of one of these kinds, with its number among its kind (`theater#2`) or without. Two bytes.
    Tile(List),
    /// Where a piece is: `home`, a tile, or `away-word:SEAT:TILE#N`. Four bytes: way, seat, kind, number.
    Place {
        /// The kinds of tiles.
        kinds: List,
        /// The word for being at home, and after it those for being away.
        away: List,
    },
    /// This many numbers from 0 to the most, with blanks between them. A byte each.
    Numbers {
        /// How many numbers.
        count: u8,
        /// The most that each can be.
        max: u8,
    },
    /// A strip of things, each with a piece on it or none. Eight bytes.
    Strip(&'static Alphabet),
    /// Something that is only shown, in this form, and never read.
    Shown(&'static str),
    /// A word per seat in seat order, as a comma list; the last seats may have none. Only for the set-up.
    PerSeat(List),
    /// A word per seat, written `SEAT=word`; seats left out have none.
    EachWord(List),
    /// A number per seat, written `SEAT=g2` or `SEAT=2`; seats left out have none.
    EachNumbered {
        /// The letter.
        prefix: &'static str,
    },
}

/// The error of a word that is not a value of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct NotInShape;

impl Shape {
    /// Returns the shape of the numbers from 0 to the most.
    #[must_use]
    pub const fn upto(max: u16) -> Self {
        Self::Number { min: 0, max }
    }

    /// Returns the number of bytes that a value takes.
    #[must_use]
    pub const fn width(&self) -> usize {
        match self {
            Self::Number { max, .. } if *max >= ABSENT as u16 => 2,
            Self::Delta { .. } => 2,
            Self::Number { .. } | Self::Numbered { .. } | Self::Flag => 1,
            Self::Word(_) | Self::Lettered(_) | Self::Set(_) | Self::Seat | Self::Seats => 1,
            Self::Numbers { count, .. } => *count as usize,
            Self::Strip(_) => strip::WIDTH,
            Self::Shown(_) => 0,
            Self::Tile(_) => 2,
            Self::Place { .. } => 4,
            Self::PerSeat(_) | Self::EachWord(_) | Self::EachNumbered { .. } => crate::MAX_SEATS,
        }
    }

    /// Returns the shape of one seat's value where there is one per seat.
    #[must_use]
    pub const fn each(&self) -> Option<Self> {
        match *self {
            Self::PerSeat(words) | Self::EachWord(words) => Some(Self::Word(words)),
            Self::EachNumbered { prefix } => Some(Self::Numbered { prefix }),
            // Any other value is of one seat or of nobody.
            _ => None,
        }
    }

    /// Returns whether a value is written in several words, so that it takes the rest of its line.
    #[must_use]
    pub const fn has_blanks(&self) -> bool {
        matches!(self, Self::Numbers { .. } | Self::Strip(_))
    }

    /// Reads a value from a word of a record into `bytes`.
    ///
    /// # Errors
    /// The word is not a value of this shape.
    pub fn read(&self, word: &str, names: &Names, bytes: &mut [u8]) -> Result<(), NotInShape> {
        match *self {
            Self::Number { min, max } => {
                let number = decimal(word)?;
                if number < min || number > max {
                    return Err(NotInShape);
                }
                bytes[0] = number as u8;
                if self.width() == 2 {
                    bytes[1] = (number >> 8) as u8;
                }
            }
            Self::Delta { max } => {
                let (down, digits) = match (word.strip_prefix('+'), word.strip_prefix('-')) {
                    (Some(digits), _) => (false, digits),
                    (_, Some(digits)) => (true, digits),
                    _ => return Err(NotInShape),
                };
                let number = decimal(digits)?;
                // One text for each step: no zeros in front.
                if number == 0 || number > max || digits.starts_with('0') {
                    return Err(NotInShape);
                }
                let change = if down { -(number as i16) } else { number as i16 };
                bytes[..2].copy_from_slice(&pack_delta(change));
            }
            Self::Numbered { prefix } => {
                if word == "none" {
                    bytes[0] = ABSENT;
                } else {
                    let digits = word.strip_prefix(prefix).unwrap_or(word);
                    bytes[0] = number_of_a_thing(digits)?;
                }
            }
            Self::Flag => {
                let (yes, no) = (matches!(word, "yes" | "y"), matches!(word, "no" | "n"));
                if !yes && !no {
                    return Err(NotInShape);
                }
                bytes[0] = u8::from(yes);
            }
            Self::Word(list) => bytes[0] = index_of(list.words, word)?,
            Self::Lettered(list) => {
                let words = list.words;
                bytes[0] = by_letter(words, word).map_or_else(|| index_of(words, word), Ok)?;
            }
            Self::Numbers { count, max } => {
                let mut numbers = word.split_ascii_whitespace();
                for byte in &mut bytes[..usize::from(count)] {
                    let number = decimal(numbers.next().ok_or(NotInShape)?)?;
                    *byte = u8::try_from(number).ok().filter(|number| *number <= max).ok_or(NotInShape)?;
                }
                if numbers.next().is_some() {
                    return Err(NotInShape);
                }
            }
            Self::Strip(letters) => {
                bytes[..strip::WIDTH].copy_from_slice(&letters.pack(&letters.read(word, names.len())?));
            }
            Self::Set(list) => {
                let words = list.words;
                bytes[0] = 0;
                if word != "none" {
                    for part in word.split(',') {
                        bytes[0] |= 1 << index_of(words, part)?;
                    }
                }
            }
            Self::Seat => bytes[0] = names.seat(word).ok_or(NotInShape)?.index() as u8,
            Self::Seats => {
                let mut seats = Seats::NONE;
                if word != "none" {
                    for name in word.split(',') {
                        seats.set(names.seat(name).ok_or(NotInShape)?, true);
                    }
                }
                bytes[0] = seats.bits();
            }
            Self::Tile(kinds) => read_tile(word, kinds.words, bytes)?,
            Self::Place { kinds, away } => {
                bytes[..4].fill(0);
                let mut parts = word.split(':');
                let first = parts.next().unwrap_or_default();
                let Some(way) = away.words.iter().position(|w| *w == first) else {
                    bytes[0] = 1;
                    return read_tile(word, kinds.words, &mut bytes[2..4]);
                };
                if way == 0 {
                    return if word == first { Ok(()) } else { Err(NotInShape) };
                }
                bytes[0] = way as u8 + 1;
                let name = parts.next().ok_or(NotInShape)?;
                bytes[1] = names.seat(name).ok_or(NotInShape)?.index() as u8;
                read_tile(parts.next().ok_or(NotInShape)?, kinds.words, &mut bytes[2..4])?;
                if parts.next().is_some() {
                    return Err(NotInShape);
                }
            }
            Self::PerSeat(list) => {
                let words = list.words;
                bytes[..crate::MAX_SEATS].fill(ABSENT);
                for (seat, word) in word.split(',').enumerate() {
                    *bytes[..crate::MAX_SEATS].get_mut(seat).ok_or(NotInShape)? = index_of(words, word)?;
                }
            }
            // Read seat by seat through `each`, or not at all.
            Self::EachWord(_) | Self::EachNumbered { .. } | Self::Shown(_) => return Err(NotInShape),
        }
        Ok(())
    }

    /// Writes a value as a word of a record.
    ///
    /// # Errors
    /// Passes on the error of the writer.
    pub fn write(&self, bytes: &[u8], names: &Names, out: &mut dyn Write) -> fmt::Result {
        match *self {
            Self::Number { .. } => write!(out, "{}", self.number(bytes)),
            Self::Delta { .. } => write!(out, "{:+}", unpack_delta(bytes)),
            Self::Numbers { count, .. } => {
                for (place, number) in bytes.iter().take(usize::from(count)).enumerate() {
                    write!(out, "{}{number}", if place > 0 { " " } else { "" })?;
                }
                Ok(())
            }
            Self::Strip(letters) => match strip_of(letters, bytes) {
                Some(strip) => letters.write(&strip, out),
                None => out.write_char('?'),
            },
            // A set of all eight words has the same byte as an absent value.
            Self::Set(list) => write_set(list.words, bytes[0], out),
            _ if bytes[0] == ABSENT => out.write_str("none"),
            Self::Numbered { prefix } => write!(out, "{prefix}{}", bytes[0]),
            Self::Flag => out.write_str(if bytes[0] == 0 { "no" } else { "yes" }),
            Self::Word(list) | Self::Lettered(list) => out.write_str(list.word(usize::from(bytes[0]))),
            Self::Seat => names.write(Seat::new(usize::from(bytes[0])), out),
            Self::Seats => names.write_set(Seats::from_bits(bytes[0]), out),
            Self::Tile(kinds) => write_tile(bytes, kinds, out),
            Self::Place { kinds, away } => match bytes[0] {
                0 => out.write_str(away.word(0)),
                1 => write_tile(&bytes[2..4], kinds, out),
                way => {
                    write!(out, "{}:", away.word(usize::from(way) - 1))?;
                    names.write(Seat::new(usize::from(bytes[1])), out)?;
                    out.write_char(':')?;
                    write_tile(&bytes[2..4], kinds, out)
                }
            },
            Self::PerSeat(list) => {
                let given = bytes.iter().take(crate::MAX_SEATS).take_while(|byte| **byte != ABSENT);
                for (seat, byte) in given.enumerate() {
                    if seat > 0 {
                        out.write_char(',')?;
                    }
                    out.write_str(list.word(usize::from(*byte)))?;
                }
                Ok(())
            }
            Self::EachWord(_) | Self::EachNumbered { .. } | Self::Shown(_) => Ok(()),
        }
    }

    /// Returns whether bytes are a value of this shape at a table of `players`, in the one form that its text reads
    /// back to. `none` counts as a seat.
    #[must_use]
    pub fn holds(&self, bytes: &[u8], players: usize) -> bool {
        let seat = |byte: u8| usize::from(byte) < players;
        let tile = |kinds: List, bytes: &[u8]| usize::from(bytes[0]) < kinds.words.len() && bytes[1] != ABSENT;
        let fits = match *self {
            Self::Number { min, max } => (min..=max).contains(&self.number(bytes)),
            Self::Delta { max } => (1..=max).contains(&unpack_delta(bytes).unsigned_abs()),
            Self::Numbered { .. } => true,
            Self::Flag => bytes[0] <= 1,
            Self::Word(list) | Self::Lettered(list) => usize::from(bytes[0]) < list.words.len(),
            Self::Numbers { count, max } => bytes.iter().take(usize::from(count)).all(|number| *number <= max),
            Self::Strip(letters) => strip_of(letters, bytes).is_some_and(|strip| {
                strip.iter().filter_map(|thing| thing.piece).all(|(_, owner)| owner.index() < players)
            }),
            Self::Set(list) => u16::from(bytes[0]) >> list.words.len() == 0,
            Self::Seat => seat(bytes[0]) || bytes[0] == ABSENT,
            Self::Seats => Seats::from_bits(bytes[0]).bits() == bytes[0] && bytes[0] >> players == 0,
            Self::Tile(kinds) => tile(kinds, bytes),
            Self::Place { kinds, away } => match bytes[0] {
                0 => bytes[1..4] == [0; 3],
                1 => bytes[1] == 0 && tile(kinds, &bytes[2..4]),
                way => usize::from(way) < away.words.len() + 1 && seat(bytes[1]) && tile(kinds, &bytes[2..4]),
            },
            Self::PerSeat(list) => {
                let words = list.words;
                let given = bytes[..players].iter().take_while(|byte| **byte != ABSENT).count();
                bytes[..given].iter().all(|byte| usize::from(*byte) < words.len())
                    && bytes[given..crate::MAX_SEATS].iter().all(|byte| *byte == ABSENT)
            }
            Self::EachWord(_) | Self::EachNumbered { .. } | Self::Shown(_) => false,
        };
        fits && bytes[self.width()..].iter().all(|byte| *byte == 0)
    }

    /// Returns the number that the bytes of a [`Shape::Number`] hold.
    #[must_use]
    pub fn number(&self, bytes: &[u8]) -> u16 {
        let high = if self.width() == 2 { u16::from(bytes[1]) << 8 } else { 0 };
        u16::from(bytes[0]) | high
    }

    /// Writes which values there are, as a person reads it: `0-5`, `yes|no`.
    ///
    /// # Errors
    /// Passes on the error of the writer.
    pub fn write_form(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Number { min, max } if *max >= 254 => write!(out, "{min}.."),
            Self::Number { min, max } => write!(out, "{min}-{max}"),
            Self::Delta { max } => write!(out, "+1..+{max}|-1..-{max}"),
            Self::Numbered { prefix } => write!(out, "{prefix}1.."),
            Self::Flag => out.write_str("yes|no"),
            Self::Word(list) | Self::Lettered(list) | Self::EachWord(list) => write_joined(list.words, "|", out),
            Self::PerSeat(list) => {
                write_joined(list.words, "|", out)?;
                out.write_str(",..")
            }
            Self::Numbers { count, max } => {
                (0..*count).try_for_each(|place| write!(out, "{}0-{max}", if place == 0 { "" } else { " " }))
            }
            Self::Strip(letters) => {
                out.write_char('(')?;
                write_joined(letters.kinds, "|", out)?;
                out.write_str(")[:(")?;
                write_joined(letters.pieces, "|", out)?;
                out.write_str(")N] ..|-")
            }
            Self::Set(list) => {
                out.write_str("comma list of ")?;
                write_joined(list.words, "|", out)
            }
            Self::Seat => out.write_str("SEAT"),
            Self::Seats => out.write_str("SEAT,SEAT..|none"),
            Self::Tile(kinds) => {
                write_joined(kinds.words, "|", out)?;
                out.write_str("[#N]")
            }
            Self::Place { away, .. } => {
                write!(out, "{}|TILE#N|(", away.word(0))?;
                write_joined(away.words.get(1..).unwrap_or_default(), "|", out)?;
                out.write_str("):SEAT:TILE#N")
            }
            Self::EachNumbered { prefix } => write!(out, "{prefix}N"),
            Self::Shown(form) => out.write_str(form),
        }
    }
}

/// Writes words with something between them.
fn write_joined(words: &[&str], between: &str, out: &mut dyn Write) -> fmt::Result {
    words.iter().enumerate().try_for_each(|(place, word)| {
        out.write_str(if place == 0 { "" } else { between })?;
        out.write_str(word)
    })
}

/// What is added to a step of a dial, so that its bytes are those of a positive number and never begin with [`ABSENT`].
const CHANGE_BIAS: u16 = 0x4000;

/// Packs a step of a dial.
pub(crate) const fn pack_delta(change: i16) -> [u8; 2] {
    CHANGE_BIAS.wrapping_add_signed(change).to_be_bytes()
}

/// Unpacks a step of a dial.
pub(crate) const fn unpack_delta(bytes: &[u8]) -> i16 {
    u16::from_be_bytes([bytes[0], bytes[1]]).wrapping_sub(CHANGE_BIAS) as i16
}

fn decimal(word: &str) -> Result<u16, NotInShape> {
    // Plain digits only: `str::parse` would take `+5` too, and then text would not be written back as it was read.
    if word.is_empty() || word.len() > 5 || !word.bytes().all(|b| b.is_ascii_digit()) {
        return Err(NotInShape);
    }
    word.parse().map_err(|_| NotInShape)
}

/// Reads the number of a thing. Anything above the highest number in a byte becomes that number: no game has that many
/// things, so both name something that does not exist, and the rules say so.
fn number_of_a_thing(digits: &str) -> Result<u8, NotInShape> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(NotInShape);
    }
    let add = |number: u16, digit: u8| number.saturating_mul(10).saturating_add(u16::from(digit - b'0'));
    Ok(digits.bytes().fold(0, add).min(u16::from(ABSENT) - 1) as u8)
}

fn index_of(words: &[&str], word: &str) -> Result<u8, NotInShape> {
    words.iter().position(|w| *w == word).map(|i| i as u8).ok_or(NotInShape)
}

fn by_letter(words: &[&str], word: &str) -> Option<u8> {
    let [letter @ b'A'..=b'Z'] = word.as_bytes() else { return None };
    let begins = |word: &&str| word.as_bytes().first() == Some(&letter.to_ascii_lowercase());
    words.iter().position(begins).map(|place| place as u8)
}

fn strip_of(letters: &Alphabet, bytes: &[u8]) -> Option<strip::Strip> {
    letters.unpack(bytes.get(..strip::WIDTH)?.try_into().ok()?)
}

fn write_set(words: &[&str], set: u8, out: &mut dyn Write) -> fmt::Result {
    if set == 0 {
        return out.write_str("none");
    }
    let inside = words.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1);
    for (place, (_, word)) in inside.enumerate() {
        if place > 0 {
            out.write_char(',')?;
        }
        out.write_str(word)?;
    }
    Ok(())
}

fn read_tile(word: &str, kinds: &[&str], bytes: &mut [u8]) -> Result<(), NotInShape> {
    let (kind, number) = match word.split_once('#') {
        Some((kind, number)) => {
            let number = decimal(number)?;
            (kind, u8::try_from(number).ok().filter(|n| (1..ABSENT).contains(n)).ok_or(NotInShape)?)
        }
        None => (word, 0),
    };
    bytes[0] = index_of(kinds, kind)?;
    bytes[1] = number;
    Ok(())
}

fn write_tile(bytes: &[u8], kinds: List, out: &mut dyn Write) -> fmt::Result {
    out.write_str(kinds.word(usize::from(bytes[0])))?;
    if bytes[1] > 0 { write!(out, "#{}", bytes[1]) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Listing;

    #[test]
    fn a_set_of_words_gives_its_text_and_back() {
        const SET: Shape = Shape::Set(List::to(const { &Listing::plain(&["a", "b", "c", "d", "e", "f", "g", "h"]) }));
        let names = Names::default();
        for (text, byte) in [("none", 0), ("a", 1), ("b,c", 0b110), ("a,b,c,d,e,f,g,h", 0xff)] {
            let mut bytes = [7; 1];
            SET.read(text, &names, &mut bytes).unwrap();
            assert_eq!(bytes, [byte], "{text}");
            let mut back = heapless::String::<16>::new();
            SET.write(&bytes, &names, &mut back).unwrap();
            assert_eq!(back, text);
            assert!(SET.holds(&bytes, 2));
        }
        // The same word twice counts once, so that a game can say that one is missing.
        let mut bytes = [0; 1];
        SET.read("c,c", &names, &mut bytes).unwrap();
        assert_eq!(bytes, [0b100]);
        assert_eq!(SET.read("a,x", &names, &mut bytes), Err(NotInShape));
        assert!(!Shape::Set(List::to(const { &Listing::plain(&["a", "b"]) })).holds(&[0b100], 2));
    }
}
