//! Treasure chests: what is in them, with a key or at the trail.

use super::kinds::{Animal, Chest, Cost, Good};
use super::{MightyGnomes, Refusal};
use crate::RuleError;

/// Is a chest that is looked into, with the numbers printed in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Content {
    pub(super) kind: Chest,
    pub(super) animal: Option<Animal>,
    pub(super) vp: u8,
    /// The resources and the coins printed.
    pub(super) goods: Cost,
}

impl Chest {
    pub(super) const fn shows_vp(self) -> bool {
        matches!(self, Self::Animal | Self::VpCoins)
    }
}

impl Content {
    /// Checks that only numbers are given that this kind of chest has.
    fn check(&self) -> Result<(), RuleError> {
        let coins = self.goods[Good::Coins as usize];
        let resources = self.goods.iter().sum::<u8>() - coins;
        let fits = self.animal.is_some() == (self.kind == Chest::Animal)
            && (self.vp == 0 || self.kind.shows_vp())
            && (coins == 0 || self.kind == Chest::VpCoins)
            && (resources == 0 || self.kind == Chest::Resources);
        if fits { Ok(()) } else { Err(RuleError::BadNumber) }
    }

    /// Gives the points that the chest scores at once.
    const fn score(&self) -> u16 {
        match self.kind {
            Chest::Wild => 1,
            Chest::Frog5 => 5,
            Chest::Vp3 => 3,
            _ => self.vp as u16,
        }
    }
}

impl MightyGnomes {
    pub(super) fn check_open_chest(&self, content: &Content) -> Result<(), RuleError> {
        content.check()?;
        let player = &self.boards[self.active];
        if player.keys == 0 {
            return Err(Refusal::NoKey.into());
        }
        if player.closed == 0 {
            return Err(Refusal::NoClosedChest.into());
        }
        Ok(())
    }

    pub(super) fn open_chest(&mut self, content: &Content) {
        let player = &mut self.boards[self.active];
        player.keys -= 1;
        player.closed -= 1;
        player.opened += 1;
        match content.kind {
            Chest::Animal => {
                if let Some(animal) = content.animal {
                    player.animals[animal as usize] += 1;
                }
            }
            Chest::Frog5 => player.animals[Animal::Frog as usize] += 1,
            Chest::Wild => player.wild += 1,
            _ => {}
        }
        self.use_content(content);
    }

    pub(super) fn check_trail_chest(&self, content: &Content) -> Result<(), RuleError> {
        content.check()?;
        if self.chest_offers == 0 { Err(Refusal::NothingToResolve.into()) } else { Ok(()) }
    }

    /// Uses an open chest of the trail; it returns to the bag only afterwards (MG-53).
    pub(super) fn use_trail_chest(&mut self, content: &Content) {
        self.use_content(content);
        self.chest_offers -= 1;
        self.open -= 1;
    }

    fn use_content(&mut self, content: &Content) {
        let seat = self.active;
        self.boards[seat].score(content.score());
        for good in Good::ALL {
            self.gain(seat, *good, content.goods[*good as usize]);
        }
        if content.kind == Chest::Chests {
            self.gain_chests(seat, 2);
        }
    }
}
