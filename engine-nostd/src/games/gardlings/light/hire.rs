//! What a player can hire, what it costs and what it brings (GL-L10 to GL-L13).

use super::super::Refusal;
use super::super::kinds::Ware;
use super::{Light, MOST_TILES, Phase};
use crate::{RuleError, Seat};

/// What a player can do instead of anything else, once a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hire {
    /// Buys a tile of a colour, with or without the coin beside its stack; with it if that is not said and there is one.
    Buy(Ware, Option<bool>),
    /// Takes a pig and a coin.
    Pig,
    /// Takes nothing.
    Nothing,
}

impl Light {
    /// Returns what a player can pay with.
    fn money(&self, seat: Seat) -> u8 {
        self.net(seat) + self.coins(seat)
    }

    pub(super) fn check_buy(&self, seat: Seat, ware: Ware, coin: Option<bool>) -> Result<(), RuleError> {
        match (coin, self.coins_beside(ware)) {
            // GL-L11: with two left both stacks have one, with none neither has.
            (Some(true), 0) | (Some(false), 2) => return Err(RuleError::BadNumber),
            (Some(_) | None, _) => {}
        }
        let (has, needs) = (self.money(seat), ware.price());
        if has < needs { Err(Refusal::TooPoor { has, needs }.into()) } else { Ok(()) }
    }

    /// Returns the coins that a player pays for what is hired: what the gems do not cover (GL-L10).
    #[must_use]
    pub fn coins_to_pay(&self, seat: Seat, hire: Hire) -> u8 {
        match hire {
            Hire::Buy(ware, _) => ware.price().saturating_sub(self.net(seat)),
            Hire::Pig | Hire::Nothing => 0,
        }
    }

    /// Returns the coins that come with what is hired, after the payment (GL-L11, GL-L13).
    #[must_use]
    pub fn coins_to_take(&self, hire: Hire) -> u8 {
        match hire {
            Hire::Buy(ware, coin) => u8::from(coin.unwrap_or(self.coins_beside(ware) > 0)),
            Hire::Pig => self.supply().min(1),
            Hire::Nothing => 0,
        }
    }

    /// Returns the first row of a player's hire list: the dearest tile within reach, otherwise a pig.
    #[must_use]
    pub fn likeliest_hire(&self, seat: Seat) -> Hire {
        let within_reach = |ware: &&Ware| self.check_buy(seat, **ware, None).is_ok();
        Ware::ALL.iter().rev().find(within_reach).map_or(Hire::Pig, |ware| Hire::Buy(*ware, None))
    }

    /// Returns what NEXT hires for the player who counts, without the guide: the first row after a plain count.
    #[must_use]
    pub fn hire_after_count(&self) -> Option<Hire> {
        if self.guide || self.phase != Phase::Count {
            return None;
        }
        let seat = self.turn;
        let mut after = self.clone();
        after.count(seat, false, false, 0);
        (after.phase == Phase::Hire && after.turn == seat).then(|| after.likeliest_hire(seat))
    }

    /// Carries out what a player hires, and lets the round go on.
    pub(super) fn hire(&mut self, seat: Seat, hire: Hire) {
        let (pays, takes) = (self.coins_to_pay(seat, hire), self.coins_to_take(hire));
        if let Hire::Buy(ware, _) = hire
            && let Some(rewarded) = ware.rewarded()
        {
            self.rewards[rewarded as usize] -= takes;
        }
        let player = &mut self.table[seat];
        player.coins = player.coins - pays + takes;
        player.tiles = (player.tiles + u8::from(hire != Hire::Nothing)).min(MOST_TILES);
        player.hired = true;
        self.go_on();
    }
}
