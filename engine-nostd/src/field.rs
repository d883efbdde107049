//! Tracked values by name: what a record can expect and correct, and what exports show.

use core::fmt::{self, Write};

use crate::Seat;
use crate::setup::Names;
use crate::shape::{NotInShape, Shape};

/// The most bytes of a corrected value.
pub const FIX_BYTES: usize = 8;

/// The most bytes of a value that is written.
pub const VALUE_BYTES: usize = 160;

/// Says what stands at a `{}` of a field's pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Index {
    /// One of these words.
    Word(&'static [&'static str]),
    /// A number from 1 to this.
    Upto(u8),
}

/// Describes a field, or a family of fields whose names differ in a word or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, with `{}` where an index stands.
    pub pattern: &'static str,
    /// What the family is called where its indices are shown apart, as in a menu; the name, where there are none.
    pub family: &'static str,
    /// What stands at the `{}`, at most two.
    pub index: &'static [Index],
    /// Whether each seat has it; else it is common.
    pub seat: bool,
    /// What its values look like.
    pub shape: Shape,
    /// Whether it can be corrected.
    pub fix: bool,
}

/// Names one field: its place in the game's table and its indices (words by their place, numbers as they are).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct FieldId {
    /// The place in the game's table.
    pub field: u8,
    /// The indices; 0 where the pattern has none.
    pub index: [u8; 2],
}

/// Is a correction: one tracked value is set to what the table says.
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

/// Is the value of a field: a number, or a word of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(u16),
    /// Anything else, as it is written.
    Text(heapless::String<VALUE_BYTES>),
}

impl Value {
    /// Makes a value of a word.
    #[must_use]
    pub fn word(word: &str) -> Self {
        Self::build(|out| out.write_str(word))
    }

    /// Makes `yes` or `no`.
    #[must_use]
    pub fn flag(flag: bool) -> Self {
        Self::word(if flag { "yes" } else { "no" })
    }

    /// Makes a number of a count.
    #[must_use]
    pub fn count(count: u8) -> Self {
        Self::Number(u16::from(count))
    }

    /// Makes a comma list, or `none`.
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

    /// Makes a value by writing it; what exceeds [`VALUE_BYTES`] is cut.
    pub fn build(write: impl FnOnce(&mut dyn Write) -> fmt::Result) -> Self {
        let mut text = heapless::String::new();
        // The writer stops at the first piece that does not fit; what was written before stays readable.
        let _ = write(&mut text);
        Self::Text(text)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
        }
    }
}

impl Field {
    /// Describes a value that is common to all.
    #[must_use]
    pub const fn common(pattern: &'static str, shape: Shape) -> Self {
        Self { pattern, family: pattern, index: &[], seat: false, shape, fix: false }
    }

    /// Describes a value that each seat has.
    #[must_use]
    pub const fn seat(pattern: &'static str, shape: Shape) -> Self {
        Self { seat: true, ..Self::common(pattern, shape) }
    }

    /// Lets the value be corrected.
    #[must_use]
    pub const fn fixable(self) -> Self {
        Self { fix: true, ..self }
    }

    /// Says what stands at each `{}` of the pattern.
    #[must_use]
    pub const fn each(self, index: &'static [Index]) -> Self {
        Self { index, ..self }
    }

    /// Describes a family of fields under one word.
    #[must_use]
    pub const fn called(self, family: &'static str) -> Self {
        Self { family, ..self }
    }

    /// Reads the indices of a name of this field; `None` when the name is not of this pattern.
    #[must_use]
    pub fn match_name(&self, name: &str) -> Option<[u8; 2]> {
        let mut index = [0; 2];
        let mut rest = name;
        let mut parts = self.pattern.split("{}");
        rest = rest.strip_prefix(parts.next()?)?;
        for (place, (slot, part)) in self.index.iter().zip(parts).enumerate() {
            let (value, used) = match slot {
                // The longest word counts: no word of a list may hide a longer one.
                Index::Word(words) => {
                    let fits = words.iter().enumerate().filter(|(_, word)| rest.starts_with(**word));
                    let (value, word) = fits.max_by_key(|(_, word)| word.len())?;
                    (value as u8, word.len())
                }
                Index::Upto(max) => {
                    let used = rest.bytes().take_while(u8::is_ascii_digit).count();
                    let number: u8 = rest[..used].parse().ok()?;
                    if number == 0 || number > *max || rest.starts_with('0') {
                        return None;
                    }
                    (number, used)
                }
            };
            index[place] = value;
            rest = rest[used..].strip_prefix(part)?;
        }
        rest.is_empty().then_some(index)
    }

    /// Writes the name of a field with these indices.
    ///
    /// # Errors
    /// Passes on the error of the writer.
    pub fn write_name(&self, index: [u8; 2], out: &mut dyn Write) -> fmt::Result {
        let mut slots = self.index.iter().zip(index);
        for (place, part) in self.pattern.split("{}").enumerate() {
            if place > 0 {
                match slots.next() {
                    Some((Index::Word(words), value)) => {
                        out.write_str(words.get(usize::from(value)).copied().unwrap_or("?"))?;
                    }
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
            Some(Index::Word(words)) => 0..words.len() as u8,
            Some(Index::Upto(max)) => 1..max + 1,
            None => 0..1,
        };
        let (first, second) = (range(self.index.first()), range(self.index.get(1)));
        first.flat_map(move |a| second.clone().map(move |b| [a, b]))
    }

    /// Says whether a field of this pattern could have these indices.
    #[must_use]
    pub fn has_index(&self, index: [u8; 2]) -> bool {
        let slots = [self.index.first(), self.index.get(1)];
        slots.into_iter().zip(index).all(|(slot, value)| match slot {
            Some(Index::Word(words)) => usize::from(value) < words.len(),
            Some(Index::Upto(max)) => (1..=*max).contains(&value),
            None => value == 0,
        })
    }

    /// Reads a new value for this field.
    ///
    /// # Errors
    /// The word is no value of the field.
    pub fn read_value(&self, word: &str, names: &Names) -> Result<[u8; FIX_BYTES], NotInShape> {
        let mut value = [0; FIX_BYTES];
        match (self.shape, word) {
            (Shape::Seat, "none") => value[0] = crate::shape::ABSENT,
            (shape, word) => shape.read(word, names, &mut value)?,
        }
        Ok(value)
    }
}

/// Finds a field by its name in a game's table.
#[must_use]
pub fn find(fields: &[Field], seat: bool, name: &str) -> Option<FieldId> {
    fields
        .iter()
        .enumerate()
        .filter(|(_, field)| field.seat == seat)
        .find_map(|(place, field)| field.match_name(name).map(|index| FieldId { field: place as u8, index }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EARN: Field = Field {
        pattern: "{}#{}-earn",
        family: "earn",
        index: &[Index::Word(&["hat", "theater"]), Index::Upto(27)],
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
