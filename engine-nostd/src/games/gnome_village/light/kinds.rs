//! Words of a light game that the full one does not have.

use super::super::COINS;
use super::super::kinds::Business;
use crate::arg::{Arg, Number};
use crate::shape::Shape;
use crate::words;

words! {
    /// A business that can score at the end.
    pub enum PointBusiness: Word {
        /// Scores a point.
        Restaurant = "restaurant",
        /// Scores a point for whoever holds the Happy Gnome.
        Hat = "hat",
    }
}

impl PointBusiness {
    /// Returns the kind that it is in the full game.
    #[must_use]
    pub const fn business(self) -> Business {
        match self {
            Self::Restaurant => Business::Restaurant,
            Self::Hat => Business::Hat,
        }
    }
}

words! {
    /// A way to get a gnome.
    pub enum GnomeBy: Word {
        /// 3 coins are paid.
        Coins = "coins",
        /// A School or its token brings it free of charge.
        Shop = "shop",
    }
}

words! {
    /// Where the coins are.
    pub enum CoinsIn: Word {
        /// In the box, which is the bank.
        Box = "box",
        /// On the table; they are only counted at the end (GV-L21).
        Table = "table",
    }
}

/// The number of coins that one player pays another; 1 is left out in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Payment(pub u8);

impl Arg for Payment {
    const SHAPE: Shape = Number::<1, COINS>::SHAPE;
    const DEFAULT: Option<u8> = Some(1);

    fn put(self, bytes: &mut [u8]) {
        Number::<1, COINS>(self.0).put(bytes);
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Number::<1, COINS>::get(bytes).map(|number| Self(number.0))
    }
}
