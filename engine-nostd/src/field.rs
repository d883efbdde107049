//! Tracked values by name: those that a record can expect and correct, and that exports show.

use core::fmt::{self, Write};

use crate::setup::Names;
use crate::shape::{ABSENT, NotInShape, Shape};
use crate::verb::Nothing;
use crate::{List, Listed, MAX_SEATS, Seat, Seats, Topic};

/// The most bytes of a corrected value.
pub const FIX_BYTES: usize = 8;

/// The most bytes of a value that is written.
pub const VALUE_BYTES: usize = 160;

/// What a `{}` in a field's pattern stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Index {
    /// One of these words.
    Word(List),
    /// A number from 1 to this.
    Upto(u8),
}

/// The description of a field, or of a family of fields whose names differ in a word or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldSpec {
    /// Its stable number in saved games.
    pub number: u8,
    /// Its name, with `{}` in place of an index.
    pub pattern: &'static str,
    /// What stands at the `{}`, at most two.
    pub index: &'static [Index],
    /// Whether each seat has it; otherwise it is common.
    pub seat: bool,
    /// What its values look like.
    pub shape: Shape,
    /// Whether it can be corrected.
    pub fix: bool,
}

/// A field: its stable number and its indices (words by their place, numbers as they are).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct FieldId {
    /// The stable number of its description.
    pub field: u8,
    /// The indices; 0 where the pattern has none.
    pub index: [u8; 2],
}

/// A correction as bytes: one tracked value is set to what it is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Fix {
    /// Whose value, for fields that each seat has.
    pub seat: Option<Seat>,
    /// Which field.
    pub id: FieldId,
    /// The new value in the bytes of the field's shape.
    pub value: [u8; FIX_BYTES],
}

/// The value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(u16),
    /// `yes` or `no`.
    Flag(bool),
    /// A word of the record, by what it is about.
    Topic(Topic),
    /// A tile of a kind, with its number among its kind.
    Tile(Topic, u8),
    /// A tile of a player, with its kind and its number among its kind.
    TileOf(Seat, Topic, u8),
    /// A player, or `none`.
    Seat(Option<Seat>),
    /// Several players, as a comma list, or `none`.
    Seats(Seats),
    /// Several players in an order that matters, as a comma list, or `none`.
    Order(heapless::Vec<Seat, MAX_SEATS>),
    /// The whereabouts of something that is away: the word for it, whose guest it is, and the tile with its number.
    Away(Topic, Seat, Topic, u8),
    /// The number of a thing after its letter, or `none`.
    Numbered(&'static str, Option<u8>),
    /// Any other value, as it is written.
    Text(heapless::String<VALUE_BYTES>),
}

impl Value {
    /// Returns something that has a name, as a value.
    #[must_use]
    pub fn of(topic: impl Into<Topic>) -> Self {
        Self::Topic(topic.into())
    }

    /// Returns a word that no screen shows, as a value.
    #[must_use]
    pub fn word(word: &str) -> Self {
        Self::build(|out| out.write_str(word))
    }

    /// Returns a count, as a value.
    #[must_use]
    pub fn count(count: u8) -> Self {
        Self::Number(u16::from(count))
    }

    /// Returns a comma list, or `none`.
    pub fn list<T>(items: impl IntoIterator<Item = T>, write: impl Fn(T, &mut dyn Write) -> fmt::Result) -> Self {
        let mut any = false;
        let list = Self::build(|out| {
            for item in items {
                if any {
                    out.write_char(',')?;
                }
                any = true;
                write(item, out)?;
            }
            Ok(())
        });
        if any { list } else { Self::word("none") }
    }

    /// Returns what `write` writes, as a value; what exceeds [`VALUE_BYTES`] is cut off.
    pub fn build(write: impl FnOnce(&mut dyn Write) -> fmt::Result) -> Self {
        let mut text = heapless::String::new();
        // The writer stops at the first piece that does not fit; what was written before stays readable.
        let _ = write(&mut text);
        Self::Text(text)
    }

    /// Writes the value as in a record.
    ///
    /// # Errors
    /// Passes on any error of the writer.
    pub fn write(&self, names: &Names, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Number(number) => write!(out, "{number}"),
            Self::Flag(flag) => out.write_str(if *flag { "yes" } else { "no" }),
            Self::Topic(topic) => out.write_str(topic.word()),
            Self::Tile(kind, number) => write!(out, "{}#{number}", kind.word()),
            Self::TileOf(seat, kind, number) => write!(out, "{}:{}#{number}", names.name(*seat), kind.word()),
            Self::Seat(seat) => names.write(*seat, out),
            Self::Seats(seats) => names.write_set(*seats, out),
            Self::Order(seats) => names.write_list(seats.iter().copied(), out),
            Self::Away(way, host, kind, number) => {
                write!(out, "{}:{}:{}#{number}", way.word(), names.name(*host), kind.word())
            }
            Self::Numbered(prefix, Some(number)) => write!(out, "{prefix}{number}"),
            Self::Numbered(_, None) => out.write_str("none"),
            Self::Text(text) => out.write_str(text),
        }
    }
}

/// A game's own type of fields, made by [`fields!`](crate::fields), with their indices as data.
pub trait Fields: Copy + fmt::Debug {
    /// The description of every field, by ascending number.
    const TABLE: &'static [FieldSpec];

    /// Finds the field of an id; `None` if there is no such field or its indices are invalid.
    fn from_id(seat: Option<Seat>, id: FieldId) -> Option<Self>;

    /// Returns whose it is, and its id.
    fn id(self) -> (Option<Seat>, FieldId);
}

/// A field together with a value, made by [`fields!`](crate::fields).
pub trait Entered: fmt::Debug + Sized {
    /// Reads it from a correction; `None` if it is not one of these fields or its value is invalid.
    fn read(fix: &Fix) -> Option<Self>;
}

/// The fields that can be corrected, without indices, made by [`fields!`](crate::fields).
pub trait Fixables: Listed + Into<Topic> {
    /// Finds the one with this stable number.
    fn from_number(number: u8) -> Option<Self>;
}

/// The fields of a position in a game that has none.
impl Entered for Nothing {
    fn read(_: &Fix) -> Option<Self> {
        None
    }
}

/// A type that an index of a field can have.
pub trait FieldIndex: Copy {
    /// What its values are.
    const INDEX: Index;

    /// Returns its byte.
    fn to_byte(self) -> u8;

    /// Finds the value of a byte.
    fn from_byte(byte: u8) -> Option<Self>;
}

impl<T: Listed + Into<Topic>> FieldIndex for T {
    const INDEX: Index = Index::Word(List::of::<T>());

    fn to_byte(self) -> u8 {
        self.index() as u8
    }

    fn from_byte(byte: u8) -> Option<Self> {
        Self::from_index(usize::from(byte))
    }
}

/// A number from 1 to `MAX` that tells things of a kind apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Nth<const MAX: u8>(pub u8);

impl<const MAX: u8> FieldIndex for Nth<MAX> {
    const INDEX: Index = Index::Upto(MAX);

    fn to_byte(self) -> u8 {
        self.0
    }

    fn from_byte(byte: u8) -> Option<Self> {
        (1..=MAX).contains(&byte).then_some(Self(byte))
    }
}

impl FieldSpec {
    /// Lists what stands between the indices. The pattern is split at single letters: the search for a text in another would be
    /// in flash for this alone.
    fn parts(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.pattern.split('{').map(|part| part.strip_prefix('}').unwrap_or(part))
    }

    /// Reads the indices from a name of this field; `None` if the name does not match the pattern.
    #[must_use]
    pub fn match_name(&self, name: &str) -> Option<[u8; 2]> {
        let mut index = [0; 2];
        let mut rest = name;
        let mut parts = self.parts();
        rest = rest.strip_prefix(parts.next()?)?;
        for (place, (slot, part)) in self.index.iter().zip(parts).enumerate() {
            let (value, used) = match slot {
                // The longest match counts: a word of the list must not hide a longer one.
                Index::Word(list) => {
                    let fits = list.words.iter().enumerate().filter(|(_, word)| rest.starts_with(**word));
                    let (value, word) = fits.max_by_key(|(_, word)| word.len())?;
                    (value as u8, word.len())
                }
                Index::Upto(max) => {
                    let used = rest.bytes().take_while(u8::is_ascii_digit).count();
                    let number: u8 = rest.get(..used)?.parse().ok()?;
                    if number == 0 || number > *max || rest.starts_with('0') {
                        return None;
                    }
                    (number, used)
                }
            };
            index[place] = value;
            rest = rest.get(used..)?.strip_prefix(part)?;
        }
        rest.is_empty().then_some(index)
    }

    /// Writes the name of a field with these indices.
    ///
    /// # Errors
    /// Passes on any error of the writer.
    pub fn write_name(&self, index: [u8; 2], out: &mut dyn Write) -> fmt::Result {
        let mut slots = self.index.iter().zip(index);
        for (place, part) in self.parts().enumerate() {
            if place > 0 {
                match slots.next() {
                    Some((Index::Word(list), value)) => out.write_str(list.word(usize::from(value)))?,
                    Some((Index::Upto(_), value)) => write!(out, "{value}")?,
                    None => out.write_str("{}")?,
                }
            }
            out.write_str(part)?;
        }
        Ok(())
    }

    /// Lists every combination of indices that a field of this pattern could have.
    pub fn indices(&self) -> impl Iterator<Item = [u8; 2]> + use<> {
        let range = |slot: Option<&Index>| match slot {
            Some(Index::Word(list)) => 0..list.words.len() as u8,
            Some(Index::Upto(max)) => 1..max + 1,
            None => 0..1,
        };
        let (first, second) = (range(self.index.first()), range(self.index.get(1)));
        first.flat_map(move |a| second.clone().map(move |b| [a, b]))
    }

    /// Returns whether a field of this pattern could have these indices.
    #[must_use]
    pub fn has_index(&self, index: [u8; 2]) -> bool {
        let slots = [self.index.first(), self.index.get(1)];
        slots.into_iter().zip(index).all(|(slot, value)| match slot {
            Some(Index::Word(list)) => usize::from(value) < list.words.len(),
            Some(Index::Upto(max)) => (1..=*max).contains(&value),
            None => value == 0,
        })
    }

    /// Reads a new value for this field.
    ///
    /// # Errors
    /// The word is not a value of the field.
    pub fn read_value(&self, word: &str, names: &Names) -> Result<[u8; FIX_BYTES], NotInShape> {
        let mut value = [0; FIX_BYTES];
        if self.shape == Shape::Seat && word == "none" {
            value[0] = ABSENT;
        } else {
            self.shape.read(word, names, &mut value)?;
        }
        Ok(value)
    }
}

/// Finds a field by its name in a game's table.
#[must_use]
pub fn find(fields: &[FieldSpec], seat: bool, name: &str) -> Option<FieldId> {
    fields
        .iter()
        .filter(|field| field.seat == seat)
        .find_map(|field| field.match_name(name).map(|index| FieldId { field: field.number, index }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Listing;

    const EARN: FieldSpec = FieldSpec {
        number: 7,
        pattern: "{}#{}-earn",
        index: &[Index::Word(List::to(const { &Listing::plain(&["hat", "theater"]) })), Index::Upto(27)],
        seat: true,
        shape: Shape::Number { min: 0, max: 5 },
        fix: true,
    };

    #[test]
    fn a_name_gives_its_indices_and_back() {
        assert_eq!(EARN.match_name("theater#12-earn"), Some([1, 12]));
        for wrong in ["theater#0-earn", "theater#28-earn", "theater#012-earn", "theater-earn", "theater#1-earnx"] {
            assert_eq!(EARN.match_name(wrong), None, "{wrong}");
        }
        let mut name = heapless::String::<32>::new();
        EARN.write_name([1, 12], &mut name).unwrap();
        assert_eq!(name, "theater#12-earn");
    }

    #[test]
    fn all_combinations_are_listed() {
        assert_eq!(EARN.indices().count(), 2 * 27);
        let all = (0..=u8::MAX).flat_map(|a| (0..=u8::MAX).map(move |b| [a, b]));
        assert!(all.filter(|index| EARN.has_index(*index)).eq(EARN.indices()));
    }
}
