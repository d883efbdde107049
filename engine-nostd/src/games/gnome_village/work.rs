//! The Work & Buy phase: what workshops, tokens and coins bring.

use super::kinds::{Business, By, Workshop};
use super::village::{Gnome, MAX_HOUSES};
use super::{GnomeVillage, Move, Refusal};
use crate::RuleError;

/// What a workshop's effect costs in coins (GV-56).
const EFFECT_PRICE: u8 = 3;
const BUSINESS_PRICE: u8 = 1;
const WORKSHOP_PRICE: u8 = 2;

impl GnomeVillage {
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

    pub(super) fn check_work(&self, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::BuyBusiness { kind, .. } => {
                if self.businesses_left == 0 {
                    return Err(Refusal::NoBusinessLeft.into());
                }
                self.check_coins(BUSINESS_PRICE)?;
                self.check_deluxe(kind)?;
            }
            Move::BuyWorkshop { kind } => {
                if self.workshop_stack(kind) == 0 {
                    return Err(Refusal::NoTileLeft(kind).into());
                }
                self.check_coins(WORKSHOP_PRICE)?;
            }
            Move::GetRoad { by } => {
                if self.road_stack() == 0 {
                    return Err(Refusal::NoRoadLeft.into());
                }
                self.check_part(Workshop::Gardener, by, 0)?;
            }
            Move::GetHouse { painter, carpenter } => {
                if self.own().houses >= MAX_HOUSES {
                    return Err(Refusal::MaxFiveHouses.into());
                }
                self.check_part(Workshop::Painter, painter, 0)?;
                let before = if painter == By::Coins { EFFECT_PRICE } else { 0 };
                self.check_part(Workshop::Carpenter, carpenter, before)?;
            }
            Move::GetGnome { by } => {
                let gnomes = self.own().gnomes.len() as u8;
                if gnomes >= self.max_gnomes() {
                    return Err(Refusal::AllGnomesPlaced.into());
                }
                if self.own().houses <= gnomes {
                    return Err(Refusal::NoFreeHouse.into());
                }
                self.check_part(Workshop::School, by, 0)?;
            }
            _ => {}
        }
        Ok(())
    }

    pub(super) fn apply_work(&mut self, made: &Move) {
        match *made {
            Move::BuyBusiness { kind, earn } => {
                self.pay(BUSINESS_PRICE);
                self.place_business(kind, earn.map(|earn| earn.0));
            }
            Move::BuyWorkshop { kind } => {
                self.pay(WORKSHOP_PRICE);
                // A new tile lies idle (GV-53).
                self.own_mut().shops_mut(kind).count += 1;
            }
            Move::GetRoad { by } => {
                self.pay_part(Workshop::Gardener, by);
                self.own_mut().roads += 1;
                self.own_mut().gap = false;
            }
            Move::GetHouse { painter, carpenter } => {
                self.pay_part(Workshop::Painter, painter);
                self.pay_part(Workshop::Carpenter, carpenter);
                self.own_mut().houses += 1;
            }
            Move::GetGnome { by } => {
                self.pay_part(Workshop::School, by);
                let gnome = Gnome { resting: true, placed_now: true, ..Gnome::default() };
                // There is room for five, and no game has more.
                let _ = self.own_mut().gnomes.push(gnome);
                if self.own().gnomes.len() as u8 == self.max_gnomes() {
                    self.trigger = self.trigger.or(Some(self.active));
                }
            }
            _ => {}
        }
    }
}
