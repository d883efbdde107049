//! Enums whose values are words of the record.

use core::fmt;
use core::ops::Deref;

use crate::Topic;

/// An enum whose values are words of the record.
///
/// # Stability
/// The order is written into saved games: new values come last.
pub trait Listed: Copy + PartialEq + fmt::Debug + 'static {
    /// All values in the order of their stable numbers.
    const ALL: &'static [Self];
    /// Their words in a record, in the same order.
    const WORDS: &'static [&'static str];

    /// Returns the stable number.
    fn index(self) -> usize;

    /// Returns the word that stands for it in a record.
    fn word(self) -> &'static str {
        Self::WORDS[self.index()]
    }

    /// Returns the value with this stable number.
    fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

/// The words of an enum, and what each of them is about.
///
/// It is a reference to them, so that the tables of moves and fields, which name a list in nearly every row, stay small.
#[derive(Clone, Copy, Debug)]
pub struct List(&'static Listing);

/// What a [`List`] refers to.
#[derive(Debug)]
pub struct Listing {
    /// The words in a record.
    pub words: &'static [&'static str],
    topic: fn(usize) -> Option<Topic>,
}

impl Deref for List {
    type Target = Listing;

    fn deref(&self) -> &Listing {
        self.0
    }
}

/// Two lists are the same when their words are.
impl PartialEq for List {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl Eq for List {}

impl List {
    /// Returns the list of an enum whose values can appear in a row.
    #[must_use]
    pub const fn of<T: Listed + Into<Topic>>() -> Self {
        fn topic<T: Listed + Into<Topic>>(index: usize) -> Option<Topic> {
            T::from_index(index).map(Into::into)
        }
        Self(const { &Listing { words: T::WORDS, topic: topic::<T> } })
    }

    /// Returns a list that was made for words which are only written in records.
    #[must_use]
    pub const fn to(listing: &'static Listing) -> Self {
        Self(listing)
    }
}

impl Listing {
    /// Returns a list of words that are only written in records.
    #[must_use]
    pub const fn plain(words: &'static [&'static str]) -> Self {
        const fn none(_: usize) -> Option<Topic> {
            None
        }
        Self { words, topic: none }
    }

    /// Returns what the word at a place is about.
    #[must_use]
    pub fn topic(&self, index: usize) -> Option<Topic> {
        (self.topic)(index)
    }

    /// Returns the word at a place; `none` after the last one.
    #[must_use]
    pub fn word(&self, index: usize) -> &'static str {
        self.words.get(index).copied().unwrap_or("none")
    }
}

/// Makes an enum whose values are words of the record. With `: Word` after the name it can be a parameter, an option or a
/// field as well; with `: Lettered` the first letter may then stand for the word.
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(: $shape:ident)? {
            $( $(#[$doc:meta])* $variant:ident = $word:literal, )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "defmt", derive(defmt::Format))]
        #[repr(u8)]
        $vis enum $name {
            $( $(#[$doc])* $variant, )*
        }

        impl $name {
            /// All values in the order of their stable numbers.
            $vis const ALL: &'static [Self] = &[$(Self::$variant),*];
            /// Their words in a record, in the same order.
            $vis const WORDS: &'static [&'static str] = &[$($word),*];

            /// Returns the word that stands for it in a record.
            #[must_use]
            $vis const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// Returns the value with this stable number.
            #[must_use]
            $vis fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        impl $crate::Listed for $name {
            const ALL: &'static [Self] = Self::ALL;
            const WORDS: &'static [&'static str] = Self::WORDS;

            fn index(self) -> usize {
                self as usize
            }
        }

        $( $crate::words!(@arg $name $shape); )?
    };
    (@arg $name:ident $shape:ident) => {
        impl $crate::arg::Arg for $name {
            const SHAPE: $crate::shape::Shape = $crate::shape::Shape::$shape($crate::List::of::<Self>());

            fn put(self, bytes: &mut [u8]) {
                bytes[0] = self as u8;
            }

            fn get(bytes: &[u8]) -> Option<Self> {
                Self::from_index(usize::from(bytes[0]))
            }
        }
    };
}
