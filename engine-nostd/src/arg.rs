//! Types that a parameter of a move, an option or a field can have, with their bytes.

use crate::shape::{ABSENT, Shape, pack_delta, unpack_delta};
use crate::{BySeat, MAX_SEATS, Seat, Seats};

/// A type that a parameter or a field can have.
pub trait Arg: Sized {
    /// What its values look like.
    const SHAPE: Shape;
    /// How many bytes they take.
    const WIDTH: usize = Self::SHAPE.width();
    /// The byte that stands for a value that was left out, if it may be.
    const DEFAULT: Option<u8> = None;
    /// Whether `none` is a value.
    const NULLABLE: bool = false;
    /// Whether it is always written with its name.
    const NAMED: bool = false;

    /// Writes the value into its bytes.
    fn put(self, bytes: &mut [u8]);

    /// Reads the value from its bytes; `None` if they do not hold one.
    fn get(bytes: &[u8]) -> Option<Self>;
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
            // Any other byte is not an answer.
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

/// A number from `MIN` to `MAX`.
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

/// A number up to `MAX`.
pub type Upto<const MAX: u8> = Number<0, MAX>;

/// A number from `MIN` to `MAX` that may need more than one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Wide<const MIN: u16, const MAX: u16>(pub u16);

impl<const MIN: u16, const MAX: u16> Arg for Wide<MIN, MAX> {
    const SHAPE: Shape = Shape::Number { min: MIN, max: MAX };

    fn put(self, bytes: &mut [u8]) {
        bytes[..Self::WIDTH].copy_from_slice(&self.0.to_le_bytes()[..Self::WIDTH]);
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Some(Self::SHAPE.number(bytes)).filter(|number| (MIN..=MAX).contains(number)).map(Self)
    }
}

/// The distance that a dial was turned, up or down by 1 to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Delta<const MAX: u16>(pub i16);

impl<const MAX: u16> Arg for Delta<MAX> {
    const SHAPE: Shape = Shape::Delta { max: MAX };

    fn put(self, bytes: &mut [u8]) {
        bytes[..2].copy_from_slice(&pack_delta(self.0));
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Some(unpack_delta(bytes)).filter(|change| (1..=MAX).contains(&change.unsigned_abs())).map(Self)
    }
}

/// `COUNT` numbers up to `MAX`, separated by spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Numbers<const COUNT: usize, const MAX: u8>(pub [u8; COUNT]);

impl<const COUNT: usize, const MAX: u8> Arg for Numbers<COUNT, MAX> {
    const SHAPE: Shape = Shape::Numbers { count: COUNT as u8, max: MAX };

    fn put(self, bytes: &mut [u8]) {
        bytes[..COUNT].copy_from_slice(&self.0);
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        let numbers: [u8; COUNT] = bytes.get(..COUNT)?.try_into().ok()?;
        numbers.iter().all(|number| *number <= MAX).then_some(Self(numbers))
    }
}

/// Makes types of numbers that name a thing. The rules look the number up, so that they can say what is missing; the
/// letter before the number may be left out in a record.
#[macro_export]
macro_rules! numbered {
    ($($(#[$meta:meta])* $vis:vis struct $name:ident($prefix:literal);)*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[cfg_attr(feature = "defmt", derive(defmt::Format))]
            $vis struct $name(pub u8);

            impl $crate::arg::Arg for $name {
                const SHAPE: $crate::shape::Shape = $crate::shape::Shape::Numbered { prefix: $prefix };

                fn put(self, bytes: &mut [u8]) {
                    bytes[0] = self.0;
                }

                fn get(bytes: &[u8]) -> Option<Self> {
                    (bytes[0] != $crate::shape::ABSENT).then_some(Self(bytes[0]))
                }
            }
        )*
    };
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

/// A value that has to be given, although it may be `none`.
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
impl<T: Arg + Copy> Arg for BySeat<Option<T>> {
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
        let mut each = Self([None; MAX_SEATS]);
        for (index, value) in each.0.iter_mut().enumerate() {
            *value = Option::get(&bytes[index..])?;
        }
        Some(each)
    }
}
