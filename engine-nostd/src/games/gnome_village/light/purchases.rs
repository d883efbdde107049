//! What is had, lost and paid in a turn.

use super::super::refusal::Refusal;
use super::super::{BUSINESS_PRICE, EFFECT_PRICE, FINE, WORKSHOP_PRICE};
use super::{GnomeBy, Light, Phase, PointBusiness};
use crate::rules::Rules;
use crate::{RuleError, Seat};

impl Light {
    /// Checks that a player has coins; those on the table are nobody's business but the players' (GV-L21).
    pub(super) fn check_coins(&self, seat: Seat, costs: u8) -> Result<(), RuleError> {
        let has = self.counts[seat].coins;
        if has < costs && (self.has_bank() || !self.phase.is_play()) {
            return Err(Refusal::NotEnoughCoins { has, costs }.into());
        }
        Ok(())
    }

    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), RuleError> {
        if seat.index() < self.players() { Ok(()) } else { Err(RuleError::BadNumber) }
    }

    pub(super) fn check_buy_workshop(&self) -> Result<(), RuleError> {
        if self.workshops_left() == 0 {
            return Err(Refusal::NoWorkshopLeft.into());
        }
        self.check_coins(self.active, WORKSHOP_PRICE)
    }

    pub(super) fn check_get_gnome(&self, by: GnomeBy) -> Result<(), RuleError> {
        if self.own().gnomes >= self.max_gnomes() {
            return Err(Refusal::AllGnomesPlaced.into());
        }
        match by {
            GnomeBy::Coins => self.check_coins(self.active, EFFECT_PRICE),
            GnomeBy::Shop => Ok(()),
        }
    }

    pub(super) fn check_buy_business(&self) -> Result<(), RuleError> {
        if self.businesses_left() == 0 {
            return Err(Refusal::NoBusinessLeft.into());
        }
        self.check_coins(self.active, BUSINESS_PRICE)
    }

    pub(super) fn check_remove(&self, seat: Seat, kind: PointBusiness) -> Result<(), RuleError> {
        self.check_seat(seat)?;
        if seat == self.active {
            return Err(Refusal::NotYourOwnVillage.into());
        }
        if self.counts[seat].of(kind) == 0 {
            return Err(Refusal::TheyDoNotOwnIt.into());
        }
        Ok(())
    }

    pub(super) fn check_pay(&self, from: Seat, to: Seat, coins: u8) -> Result<(), RuleError> {
        self.check_seat(to)?;
        if from == to {
            return Err(Refusal::ChooseAnOpponent.into());
        }
        self.check_coins(from, coins)
    }

    pub(super) fn check_change(&self, seat: Seat, change: i16) -> Result<(), RuleError> {
        let coins = change.unsigned_abs() as u8;
        if change < 0 {
            self.check_coins(seat, coins)
        } else if coins > self.coin_supply() {
            Err(Refusal::NoCoinsLeft { has: self.coin_supply(), needs: coins }.into())
        } else {
            Ok(())
        }
    }

    /// Pays coins of the player whose turn it is to the supply, if the box is the bank.
    pub(super) fn charge(&mut self, coins: u8) {
        if self.has_bank() {
            self.own_mut().coins -= coins;
        }
    }

    /// Goes on to Work & Buy when something is had before it (GV-L10).
    pub(super) fn reach_buying(&mut self) {
        match self.phase {
            Phase::Reveal | Phase::Earn => self.phase = Phase::WorkBuy,
            Phase::WorkBuy | Phase::Move | Phase::Turn | Phase::Count | Phase::Tiles | Phase::Over => {}
        }
    }

    pub(super) fn buy_workshop(&mut self) {
        self.charge(WORKSHOP_PRICE);
        self.own_mut().workshops += 1;
        self.reach_buying();
    }

    pub(super) fn get_gnome(&mut self, by: GnomeBy) {
        match by {
            GnomeBy::Coins => self.charge(EFFECT_PRICE),
            GnomeBy::Shop => {}
        }
        self.own_mut().gnomes += 1;
        self.settle_trigger();
        self.reach_buying();
    }

    pub(super) fn buy_business(&mut self, kind: PointBusiness) {
        self.charge(BUSINESS_PRICE);
        *self.own_mut().of_mut(kind) += 1;
        self.settle_hats();
        self.reach_buying();
    }

    pub(super) fn remove(&mut self, seat: Seat, kind: PointBusiness) {
        *self.counts[seat].of_mut(kind) -= 1;
        self.settle_hats();
    }

    pub(super) fn pay(&mut self, from: Seat, to: Seat, coins: u8) {
        self.counts[from].coins -= coins;
        self.counts[to].coins += coins;
    }

    /// Lets every opponent who has coins pay one (GV-L15).
    pub(super) fn fine_opponents(&mut self) {
        for seat in self.opponents() {
            if self.counts[seat].coins > 0 {
                self.pay(seat, self.active, FINE);
            }
        }
    }

    pub(super) fn change_coins(&mut self, seat: Seat, change: i16) {
        let coins = &mut self.counts[seat].coins;
        *coins = coins.saturating_add_signed(change as i8);
    }

    /// Hands the Happy Gnome to the player it belongs to (GV-L13).
    pub(super) fn settle_hats(&mut self) {
        let hats = |seat: Seat| self.counts[seat].hats;
        let leader = self.seats().find(|seat| self.seats().all(|other| other == *seat || hats(*seat) > hats(other)));
        if leader.is_some() {
            self.happy = leader;
        } else if self.happy.is_some_and(|holder| hats(holder) == 0) {
            self.happy = None;
        }
    }
}
