//! Treasure chests: their contents, whether opened with a key or used at the trail.

use super::goods::Goods;
use super::kinds::{Animal, Chest, Good};
use super::{Full, Move, Refusal};
use crate::RuleError;

/// The points of a wild animal (MG-115).
pub const WILD_VP: u16 = 1;
/// The points of the big frog (MG-116).
pub const BIG_FROG_VP: u16 = 5;
/// The points of a chest with nothing else in it (MG-120).
pub const CHEST_VP: u16 = 3;

/// A chest that is looked into, with the numbers printed in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Content {
    kind: Chest,
    animal: Option<Animal>,
    vp: u8,
    /// The printed resources and coins.
    goods: Goods,
}

impl Chest {
    /// Returns whether points are printed in it.
    #[must_use]
    pub const fn shows_vp(self) -> bool {
        matches!(self, Self::Animal | Self::VpCoins)
    }
}

impl Content {
    /// Reads the content of a chest; `None` if the move uses no chest.
    pub(super) fn of(made: &Move) -> Option<Self> {
        let (Move::OpenChest { kind, animal, vp, coins, wood, sand, mushroom, chamomile, crystal }
        | Move::TrailChest { kind, animal, vp, coins, wood, sand, mushroom, chamomile, crystal }) = *made
        else {
            return None;
        };
        let goods = Goods::new([wood.0, sand.0, mushroom.0, chamomile.0, crystal.0, coins.0]);
        Some(Self { kind, animal, vp: vp.0, goods })
    }

    /// Checks that only numbers are given that this kind of chest has.
    fn check(&self) -> Result<(), RuleError> {
        let fits = self.animal.is_some() == (self.kind == Chest::Animal)
            && (self.vp == 0 || self.kind.shows_vp())
            && (self.goods[Good::Coins] == 0 || self.kind == Chest::VpCoins)
            && (self.goods.resources() == 0 || self.kind == Chest::Resources);
        if fits { Ok(()) } else { Err(RuleError::BadNumber) }
    }

    /// Returns the points that the chest scores at once.
    const fn score(&self) -> u16 {
        match self.kind {
            Chest::Wild => WILD_VP,
            Chest::Frog5 => BIG_FROG_VP,
            Chest::Vp3 => CHEST_VP,
            Chest::Animal | Chest::Chests | Chest::Resources | Chest::VpCoins => self.vp as u16,
        }
    }
}

impl Full {
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
            // These hold no animal.
            Chest::Chests | Chest::Resources | Chest::VpCoins | Chest::Vp3 => {}
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
        for (good, amount) in content.goods.iter() {
            self.gain(seat, good, amount);
        }
        if content.kind == Chest::Chests {
            self.gain_chests(seat, 2);
        }
    }
}
