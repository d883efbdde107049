//! The Work & Buy phase: what workshops, tokens and coins bring.

use super::Full;
use super::kinds::{Business, By, Workshop};
use super::refusal::Refusal;
use super::village::{Gnome, MAX_HOUSES};
use crate::RuleError;

/// What a workshop's effect costs in coins (GV-56).
pub const EFFECT_PRICE: u8 = 3;
/// What a business costs.
pub const BUSINESS_PRICE: u8 = 1;
/// What a workshop costs.
pub const WORKSHOP_PRICE: u8 = 2;

impl Full {
    fn check_coins(&self, costs: u8) -> Result<(), Refusal> {
        let has = self.own().coins;
        if has < costs { Err(Refusal::NotEnoughCoins { has, costs }) } else { Ok(()) }
    }

    /// Checks one part of a price; `before` coins are already needed for another part.
    fn check_part(&self, kind: Workshop, by: By, before: u8) -> Result<(), Refusal> {
        match by {
            By::Shop => self.active_tile(self.active, kind).map(|_| ()).ok_or(Refusal::NoActiveTile(kind)),
            By::Token if self.own().tokens[kind as usize] == 0 => Err(Refusal::NoToken(kind)),
            By::Token => Ok(()),
            By::Coins => self.check_coins(EFFECT_PRICE + before),
        }
    }

    fn pay_part(&mut self, kind: Workshop, by: By) {
        match by {
            By::Shop => {
                if let Some(number) = self.active_tile(self.active, kind) {
                    self.own_mut().shops_mut(kind).turn(number, false);
                }
            }
            By::Token => self.own_mut().tokens[kind as usize] -= 1,
            By::Coins => self.pay(EFFECT_PRICE),
        }
    }

    pub(super) fn check_deluxe(&self, kind: Business) -> Result<(), Refusal> {
        if kind.is_deluxe() && !self.deluxe { Err(Refusal::DeluxeTileNotInPlay) } else { Ok(()) }
    }

    pub(super) fn check_buy_business(&self, kind: Business) -> Result<(), RuleError> {
        if self.businesses_left == 0 {
            return Err(Refusal::NoBusinessLeft.into());
        }
        self.check_coins(BUSINESS_PRICE)?;
        Ok(self.check_deluxe(kind)?)
    }

    pub(super) fn check_buy_workshop(&self, kind: Workshop) -> Result<(), RuleError> {
        if self.workshop_stack(kind) == 0 {
            return Err(Refusal::NoTileLeft(kind).into());
        }
        Ok(self.check_coins(WORKSHOP_PRICE)?)
    }

    pub(super) fn check_get_road(&self, by: By) -> Result<(), RuleError> {
        if self.road_stack() == 0 {
            return Err(Refusal::NoRoadLeft.into());
        }
        Ok(self.check_part(Workshop::Gardener, by, 0)?)
    }

    pub(super) fn check_get_house(&self, painter: By, carpenter: By) -> Result<(), RuleError> {
        if self.own().houses >= MAX_HOUSES {
            return Err(Refusal::MaxFiveHouses.into());
        }
        self.check_part(Workshop::Painter, painter, 0)?;
        let before = if painter == By::Coins { EFFECT_PRICE } else { 0 };
        Ok(self.check_part(Workshop::Carpenter, carpenter, before)?)
    }

    pub(super) fn check_get_gnome(&self, by: By) -> Result<(), RuleError> {
        let gnomes = self.own().gnomes.len() as u8;
        if gnomes >= self.max_gnomes() {
            return Err(Refusal::AllGnomesPlaced.into());
        }
        if self.own().houses <= gnomes {
            return Err(Refusal::NoFreeHouse.into());
        }
        Ok(self.check_part(Workshop::School, by, 0)?)
    }

    pub(super) fn buy_business(&mut self, kind: Business, earn: Option<u8>) {
        self.pay(BUSINESS_PRICE);
        self.place_business(kind, earn);
    }

    pub(super) fn buy_workshop(&mut self, kind: Workshop) {
        self.pay(WORKSHOP_PRICE);
        // A new tile lies idle (GV-53).
        self.own_mut().shops_mut(kind).count += 1;
    }

    pub(super) fn get_road(&mut self, by: By) {
        self.pay_part(Workshop::Gardener, by);
        self.own_mut().roads += 1;
        self.own_mut().gap = false;
    }

    pub(super) fn get_house(&mut self, painter: By, carpenter: By) {
        self.pay_part(Workshop::Painter, painter);
        self.pay_part(Workshop::Carpenter, carpenter);
        self.own_mut().houses += 1;
    }

    pub(super) fn get_gnome(&mut self, by: By) {
        self.pay_part(Workshop::School, by);
        let gnome = Gnome { resting: true, placed_now: true, ..Gnome::default() };
        // There is room for five, and no game has more.
        let _ = self.own_mut().gnomes.push(gnome);
        if self.own().gnomes.len() as u8 == self.max_gnomes() {
            self.trigger = self.trigger.or(Some(self.active));
        }
    }
}
