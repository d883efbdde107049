//! An amount of each good: a price, what there is, or what a tile covers.

use core::ops::{Add, Index, IndexMut};

use super::Refusal;
use super::kinds::{Basic, Good, Resource};

/// The number of kinds of goods.
const KINDS: usize = Good::ALL.len();

/// An amount of each good, in the order of [`Good`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Goods([u8; KINDS]);

impl Goods {
    /// Nothing at all.
    pub const NONE: Self = Self([0; KINDS]);

    /// Returns these amounts: wood, sand, mushrooms, chamomile, crystals, coins.
    #[must_use]
    pub const fn new(amounts: [u8; KINDS]) -> Self {
        Self(amounts)
    }

    /// Returns an amount of one good.
    #[must_use]
    pub const fn of(good: Good, amount: u8) -> Self {
        let mut amounts = [0; KINDS];
        amounts[good as usize] = amount;
        Self(amounts)
    }

    /// Returns the amounts: wood, sand, mushrooms, chamomile, crystals, coins.
    #[must_use]
    pub const fn amounts(self) -> [u8; KINDS] {
        self.0
    }

    /// Returns the number of resources, basic ones and crystals.
    #[must_use]
    pub fn resources(self) -> u8 {
        self.basic() + self[Good::Crystal]
    }

    /// Returns the number of basic resources.
    #[must_use]
    pub fn basic(self) -> u8 {
        let [wood, sand, mushroom, chamomile, _, _] = self.0;
        wood + sand + mushroom + chamomile
    }

    /// Lists the goods with their amounts.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.iter().copied().zip(self.0)
    }

    /// Checks whether there is enough for a price; if several goods are short, the first is reported.
    pub(super) fn check(&self, price: &Self) -> Result<(), Refusal> {
        let short = self.0.iter().zip(price.0).position(|(has, costs)| *has < costs);
        match short.and_then(Good::from_index) {
            Some(good) => Err(Refusal::not_enough(good, self[good], price[good])),
            None => Ok(()),
        }
    }

    /// Checks whether there is enough of one good.
    pub(super) fn check_one(&self, good: Good, costs: u8) -> Result<(), Refusal> {
        let has = self[good];
        if has < costs { Err(Refusal::not_enough(good, has, costs)) } else { Ok(()) }
    }

    /// Takes away a price that there is enough for.
    pub(super) fn pay(&mut self, price: &Self) {
        self.0.iter_mut().zip(price.0).for_each(|(has, costs)| *has -= costs);
    }
}

impl Index<Good> for Goods {
    type Output = u8;

    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

impl Add for Goods {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(sum, part)| *sum += part);
        self
    }
}

impl From<Resource> for Good {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Wood => Self::Wood,
            Resource::Sand => Self::Sand,
            Resource::Mushroom => Self::Mushroom,
            Resource::Chamomile => Self::Chamomile,
            Resource::Crystal => Self::Crystal,
        }
    }
}

impl From<Basic> for Good {
    fn from(basic: Basic) -> Self {
        match basic {
            Basic::Wood => Self::Wood,
            Basic::Sand => Self::Sand,
            Basic::Mushroom => Self::Mushroom,
            Basic::Chamomile => Self::Chamomile,
        }
    }
}
