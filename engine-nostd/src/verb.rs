//! Moves as bytes: a verb and the values of its parameters.

use crate::shape::{ABSENT, Shape};
use crate::{BySeat, Seat, Seats};

/// The most bytes that the parameters of one move take.
pub const ARGS: usize = 9;

/// Describes a parameter of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name in a record.
    pub name: &'static str,
    /// What it can hold.
    pub shape: Shape,
    /// What stands for it when it is left out; `None`: it has to be given.
    pub default: Option<u8>,
    /// Whether `none` is a value.
    pub nullable: bool,
    /// Whether it is always written with its name.
    pub named: bool,
}

/// Describes a kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb {
    /// Its stable number in saved games.
    pub id: u8,
    /// Its word in a record.
    pub word: &'static str,
    /// Its parameters in the order of the moves table.
    pub params: &'static [Param],
}

/// Is a place in a move that holds one value: a parameter, or one seat's part of a parameter that each seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The parameter it belongs to.
    pub param: Param,
    /// Whose part of the parameter it is, where each seat has one.
    pub seat: Option<Seat>,
    /// What it can hold.
    pub shape: Shape,
    /// Where its bytes begin.
    pub offset: usize,
}

impl Verb {
    /// Lists the slots of the move in order.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let params = self.params;
        let mut offset = 0;
        params.iter().flat_map(move |param| {
            let start = offset;
            offset += param.shape.width();
            let each = param.shape.each();
            let parts = if each.is_some() { crate::MAX_SEATS } else { 1 };
            (0..parts).map(move |part| Slot {
                param: *param,
                seat: each.and_then(|_| Seat::new(part)),
                shape: each.unwrap_or(param.shape),
                offset: start + part,
            })
        })
    }

    /// Gives how many bytes the parameters take.
    #[must_use]
    pub fn width(&self) -> usize {
        self.params.iter().map(|param| param.shape.width()).sum()
    }

    /// Starts a move of this kind with every parameter at its default.
    #[must_use]
    pub fn blank(&self) -> Raw {
        let mut raw = Raw { verb: self.id, args: [0; ARGS] };
        for slot in self.slots() {
            raw.args[slot.offset] = slot.param.default.unwrap_or(ABSENT);
        }
        raw
    }
}

/// Finds a kind of move by its stable number.
pub(crate) fn by_id(verbs: &'static [Verb], id: u8) -> Option<&'static Verb> {
    verbs.iter().find(|verb| verb.id == id)
}

/// Is a move as bytes, the form that records keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Raw {
    /// The number of the verb.
    pub verb: u8,
    /// The values of its parameters, one behind the other; the rest is 0.
    pub args: [u8; ARGS],
}

/// Is a type that a parameter can have.
pub trait Arg: Copy {
    /// Says what values look like.
    const SHAPE: Shape;
    /// Says what stands for a value that was left out, if it may be.
    const DEFAULT: Option<u8> = None;
    /// Says whether `none` is a value.
    const NULLABLE: bool = false;
    /// Says whether it is always written with its name, as a number is that would say little alone.
    const NAMED: bool = false;

    /// Writes the value into its bytes.
    fn put(self, bytes: &mut [u8]);

    /// Reads the value from its bytes; `None` when they hold no such value.
    fn get(bytes: &[u8]) -> Option<Self>;
}

/// Is a game's own type of moves, made by [`moves!`](crate::moves).
pub trait Moves: Copy {
    /// Describes every kind of move.
    const VERBS: &'static [Verb];

    /// Finds a kind of move by its stable number.
    fn verb(id: u8) -> Option<&'static Verb> {
        by_id(Self::VERBS, id)
    }

    /// Turns the move into bytes.
    fn to_raw(self) -> Raw;

    /// Reads a move from bytes; `None` when they are no move.
    fn from_raw(raw: &Raw) -> Option<Self>;
}

/// Is the moves of a score pad: there are none, every entry sets a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMove {}

impl Moves for NoMove {
    const VERBS: &'static [Verb] = &[];

    fn to_raw(self) -> Raw {
        match self {}
    }

    fn from_raw(_: &Raw) -> Option<Self> {
        None
    }
}

impl Arg for bool {
    const SHAPE: Shape = Shape::Flag;
    const DEFAULT: Option<u8> = Some(0);

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = u8::from(self);
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        match bytes[0] {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Arg for Seat {
    const SHAPE: Shape = Shape::Seat;

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.index() as u8;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Self::new(usize::from(bytes[0]))
    }
}

/// Is a number that has to be given, from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Number<const MIN: u8, const MAX: u8>(pub u8);

impl<const MIN: u8, const MAX: u8> Arg for Number<MIN, MAX> {
    const SHAPE: Shape = Shape::Number { min: MIN as u16, max: MAX as u16 };

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.0;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        (MIN..=MAX).contains(&bytes[0]).then_some(Self(bytes[0]))
    }
}

/// Is a number that has to be given, from `MIN` to `MAX`, and is written with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct NamedNumber<const MIN: u8, const MAX: u8>(pub u8);

impl<const MIN: u8, const MAX: u8> Arg for NamedNumber<MIN, MAX> {
    const SHAPE: Shape = <Number<MIN, MAX> as Arg>::SHAPE;
    const NAMED: bool = true;

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.0;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Number::<MIN, MAX>::get(bytes).map(|number| Self(number.0))
    }
}

/// Is a number from `MIN` to `MAX` that is `DEFAULT` when it is left out; its place says what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Usually<const MIN: u8, const MAX: u8, const DEFAULT: u8>(pub u8);

impl<const MIN: u8, const MAX: u8, const DEFAULT: u8> Arg for Usually<MIN, MAX, DEFAULT> {
    const SHAPE: Shape = Number::<MIN, MAX>::SHAPE;
    const DEFAULT: Option<u8> = Some(DEFAULT);

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.0;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Number::<MIN, MAX>::get(bytes).map(|number| Self(number.0))
    }
}

/// Is a number from `MIN` to `MAX` that is `DEFAULT` when it is left out, and written with its name when it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct NumberOr<const MIN: u8, const MAX: u8, const DEFAULT: u8>(pub u8);

impl<const MIN: u8, const MAX: u8, const DEFAULT: u8> Arg for NumberOr<MIN, MAX, DEFAULT> {
    const SHAPE: Shape = <Number<MIN, MAX> as Arg>::SHAPE;
    const DEFAULT: Option<u8> = Some(DEFAULT);
    const NAMED: bool = true;

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.0;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Number::<MIN, MAX>::get(bytes).map(|number| Self(number.0))
    }
}

/// Is a number up to `MAX` that is 0 when it is left out.
pub type Count<const MAX: u8> = NumberOr<0, MAX, 0>;

impl Arg for Seats {
    const SHAPE: Shape = Shape::Seats;
    const DEFAULT: Option<u8> = Some(0);
    const NAMED: bool = true;

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.bits();
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Some(Self::from_bits(bytes[0])).filter(|seats| seats.bits() == bytes[0])
    }
}

/// A value that may be left out.
impl<T: Arg> Arg for Option<T> {
    const SHAPE: Shape = T::SHAPE;
    const DEFAULT: Option<u8> = Some(ABSENT);
    const NULLABLE: bool = true;

    fn put(self, bytes: &mut [u8]) {
        match self {
            Some(value) => value.put(bytes),
            None => bytes[0] = ABSENT,
        }
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        if bytes[0] == ABSENT { Some(None) } else { T::get(bytes).map(Some) }
    }
}

/// Is a value that has to be given, though it may be `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct OrNone<T>(pub Option<T>);

impl<T: Arg> Arg for OrNone<T> {
    const SHAPE: Shape = T::SHAPE;
    const NULLABLE: bool = true;

    fn put(self, bytes: &mut [u8]) {
        self.0.put(bytes);
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Option::get(bytes).map(Self)
    }
}

/// A value that each seat may have.
impl<T: Arg> Arg for BySeat<Option<T>> {
    const SHAPE: Shape = match T::SHAPE {
        Shape::Word(words) => Shape::EachWord(words),
        Shape::Numbered { prefix } => Shape::EachNumbered { prefix },
        _ => panic!("only words and numbered things are asked of each seat"),
    };
    const DEFAULT: Option<u8> = Some(ABSENT);
    const NULLABLE: bool = true;

    fn put(self, bytes: &mut [u8]) {
        for (index, value) in self.0.into_iter().enumerate() {
            value.put(&mut bytes[index..]);
        }
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        let mut each = Self([None; crate::MAX_SEATS]);
        for (index, value) in each.0.iter_mut().enumerate() {
            *value = Option::get(&bytes[index..])?;
        }
        Some(each)
    }
}

/// Makes a game's type of moves from one list: the type, its table of verbs, and both ways to bytes.
#[macro_export]
macro_rules! moves {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $id:literal $word:literal => $variant:ident { $($param:ident: $ty:ty),* $(,)? },
            )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "defmt", derive(defmt::Format))]
        $vis enum $name {
            $(
                $(#[$doc])*
                $variant {
                    $(
                        #[doc = concat!("The parameter `", stringify!($param), "`.")]
                        $param: $ty,
                    )*
                },
            )*
        }

        impl $crate::verb::Moves for $name {
            const VERBS: &'static [$crate::verb::Verb] = &[
                $(
                    $crate::verb::Verb {
                        id: $id,
                        word: $word,
                        params: &[
                            $(
                                $crate::verb::Param {
                                    name: stringify!($param),
                                    shape: <$ty as $crate::verb::Arg>::SHAPE,
                                    default: <$ty as $crate::verb::Arg>::DEFAULT,
                                    nullable: <$ty as $crate::verb::Arg>::NULLABLE,
                                    named: <$ty as $crate::verb::Arg>::NAMED,
                                },
                            )*
                        ],
                    },
                )*
            ];

            fn to_raw(self) -> $crate::verb::Raw {
                #[allow(unused_mut, unused_assignments, reason = "a move without parameters writes none")]
                match self {
                    $(
                        Self::$variant { $($param),* } => {
                            let mut args = [0; $crate::verb::ARGS];
                            let mut offset = 0;
                            $(
                                $crate::verb::Arg::put($param, &mut args[offset..]);
                                offset += <$ty as $crate::verb::Arg>::SHAPE.width();
                            )*
                            let _ = offset;
                            $crate::verb::Raw { verb: $id, args }
                        }
                    )*
                }
            }

            fn from_raw(raw: &$crate::verb::Raw) -> Option<Self> {
                #[allow(unused_mut, unused_assignments, reason = "a move without parameters reads none")]
                match raw.verb {
                    $(
                        $id => {
                            let mut offset = 0;
                            $(
                                let $param = <$ty as $crate::verb::Arg>::get(&raw.args[offset..])?;
                                offset += <$ty as $crate::verb::Arg>::SHAPE.width();
                            )*
                            let _ = offset;
                            Some(Self::$variant { $($param),* })
                        }
                    )*
                    _ => None,
                }
            }
        }
    };
}

/// Makes an enum whose values are words of the record, and lets it be a parameter; `: Lettered` behind the name lets the
/// first letter stand for the word.
#[macro_export]
macro_rules! words {
    (@shape) => { $crate::shape::Shape::Word };
    (@shape $shape:ident) => { $crate::shape::Shape::$shape };
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
            /// Lists all values in the order of their stable numbers.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];
            /// Lists their words in a record, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// Gives the word that stands for it in a record.
            #[must_use]
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// Gives the value with this stable number.
            #[must_use]
            pub fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        impl $crate::verb::Arg for $name {
            const SHAPE: $crate::shape::Shape = $crate::words!(@shape $($shape)?)(Self::WORDS);

            fn put(self, bytes: &mut [u8]) {
                bytes[0] = self as u8;
            }

            fn get(bytes: &[u8]) -> Option<Self> {
                Self::from_index(usize::from(bytes[0]))
            }
        }
    };
}
