//! An amount of each kind: a harvest, a price, or what there is.

use core::ops::{Add, Index, IndexMut};

use super::MOST_OF_A_KIND;
use super::kinds::Crop;
use crate::arg::{Arg, Numbers};
use crate::order;
use crate::shape::Shape;

/// An amount of pumpkins, apples and beans.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Produce(pub [u8; 3]);

impl Produce {
    /// Nothing at all.
    pub const NONE: Self = Self([0; 3]);

    /// Returns an amount of one kind.
    #[must_use]
    pub fn of(kind: Crop, amount: u8) -> Self {
        let mut produce = Self::NONE;
        produce[kind] = amount;
        produce
    }

    /// Returns the amount of the kind of which there is the most.
    #[must_use]
    pub fn highest(self) -> u8 {
        self.0.into_iter().max().unwrap_or(0)
    }

    /// Returns the kind of which there is the most; the first of equal ones.
    #[must_use]
    pub fn best(self) -> Crop {
        let best = Crop::ALL.iter().copied().find(|kind| self[*kind] == self.highest());
        best.unwrap_or(Crop::Pumpkin)
    }

    /// Returns the kinds by descending amount; equal ones in their order.
    #[must_use]
    pub fn by_amount(self) -> [Crop; 3] {
        let mut kinds = [Crop::Pumpkin, Crop::Apple, Crop::Bean];
        order::least_first(&mut kinds, |kind| u8::MAX - self[*kind]);
        kinds
    }

    /// Returns the amounts, the highest first (GET-75).
    #[must_use]
    pub fn ranked(self) -> [u8; 3] {
        self.by_amount().map(|kind| self[kind])
    }

    /// Returns the first kind of which there is not enough for a price.
    #[must_use]
    pub fn lacks(self, price: Self) -> Option<Crop> {
        Crop::ALL.iter().copied().find(|kind| self[*kind] < price[*kind])
    }

    /// Takes away a price that there is enough for.
    pub(super) fn pay(&mut self, price: Self) {
        for kind in Crop::ALL {
            self[*kind] -= price[*kind];
        }
    }
}

impl Index<Crop> for Produce {
    type Output = u8;

    fn index(&self, kind: Crop) -> &u8 {
        &self.0[kind as usize]
    }
}

impl IndexMut<Crop> for Produce {
    fn index_mut(&mut self, kind: Crop) -> &mut u8 {
        &mut self.0[kind as usize]
    }
}

impl Add for Produce {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        for kind in Crop::ALL {
            self[*kind] += other[*kind];
        }
        self
    }
}

impl Arg for Produce {
    const SHAPE: Shape = Numbers::<3, MOST_OF_A_KIND>::SHAPE;

    fn put(self, bytes: &mut [u8]) {
        Numbers::<3, MOST_OF_A_KIND>(self.0).put(bytes);
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Numbers::<3, MOST_OF_A_KIND>::get(bytes).map(|numbers| Self(numbers.0))
    }
}
