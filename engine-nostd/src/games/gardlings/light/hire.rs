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

/// What hands do for something that is hired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What is hired.
    pub hire: Hire,
    /// The coins that go to the supply: what the gems do not cover (GL-L10).
    pub pays: u8,
    /// The coins that come after the payment (GL-L11, GL-L13).
    pub takes: u8,
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

    /// Returns what a player who has counted pays and takes for what is hired.
    #[must_use]
    pub fn deal(&self, seat: Seat, hire: Hire) -> Deal {
        let (pays, takes) = match hire {
            Hire::Buy(ware, coin) => {
                let pays = ware.price().saturating_sub(self.net(seat));
                (pays, u8::from(coin.unwrap_or(self.coins_beside(ware) > 0)))
            }
            Hire::Pig => (0, self.supply().min(1)),
            Hire::Nothing => (0, 0),
        };
        Deal { hire, pays, takes }
    }

    /// Returns the first row of a player's hire list: the dearest tile within reach, otherwise a pig.
    #[must_use]
    pub fn likeliest_hire(&self, seat: Seat) -> Hire {
        let within_reach = |ware: &&Ware| self.check_buy(seat, **ware, None).is_ok();
        Ware::ALL.iter().rev().find(within_reach).map_or(Hire::Pig, |ware| Hire::Buy(*ware, None))
    }

    /// Returns what NEXT hires for the player who counts, without the guide: the first row after a plain count.
    #[must_use]
    pub fn deal_after_count(&self) -> Option<Deal> {
        if self.guide || self.phase != Phase::Count {
            return None;
        }
        let seat = self.turn;
        let mut after = self.clone();
        after.count(seat, false, false, 0);
        (after.phase == Phase::Hire && after.turn == seat).then(|| after.deal(seat, after.likeliest_hire(seat)))
    }

    /// Carries out what a player hires, and lets the round go on.
    pub(super) fn hire(&mut self, seat: Seat, hire: Hire) {
        let Deal { pays, takes, .. } = self.deal(seat, hire);
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
