//! Reading the tracked values, corrections, and positions in the middle of a game.

use super::super::{COINS, businesses_in_the_box};
use super::fields::{Correction, Field, Fixable, Laid};
use super::{CoinsIn, Counts, Light, Phase};
use crate::field::Value;
use crate::rules::{Lawful, Rules};
use crate::tracked::Tracked;
use crate::{RuleError, Seat};

fn within(holds: bool) -> Result<(), RuleError> {
    if holds { Ok(()) } else { Err(RuleError::BadNumber) }
}

impl Tracked for Light {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Laid;

    const POSITION: &'static [u8] = Laid::ORDER;

    fn value(&self, field: Field) -> Option<Value> {
        let count = |seat: Seat, count: fn(&Counts) -> u8| Value::count(count(&self.counts[seat]));
        Some(match field {
            Field::Phase => return self.phase_value(),
            Field::Turn => return self.turn_value(),
            Field::Round => return self.round_value(),
            Field::Guide => Value::Flag(self.guide),
            Field::CoinsIn => Value::of(self.coins_in),
            Field::HappyGnome => Value::Seat(self.happy),
            Field::CoinSupply => Value::count(self.coin_supply()),
            Field::EndTrigger => Value::Seat(self.trigger),
            Field::Over => return self.over_value(),
            Field::Winner => return self.winner_value(),
            Field::Coins(seat) => count(seat, |counts| counts.coins),
            Field::Workshops(seat) => count(seat, |counts| counts.workshops),
            Field::Gnomes(seat) => count(seat, |counts| counts.gnomes),
            Field::Restaurants(seat) => count(seat, |counts| counts.restaurants),
            Field::Hats(seat) => count(seat, |counts| counts.hats),
            Field::OtherTiles(seat) => count(seat, Counts::other_tiles),
            Field::Tiles(seat) => count(seat, Counts::tiles),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
        })
    }

    fn check_fix_of(&self, fixable: Fixable) -> Result<(), RuleError> {
        let possible = match fixable {
            Fixable::Turn | Fixable::Round | Fixable::Guide | Fixable::CoinsIn => self.phase.is_play(),
            // GV-L21: those on the table are only counted at the end.
            Fixable::Coins => self.has_bank() || !self.phase.is_play(),
            Fixable::HappyGnome | Fixable::Workshops | Fixable::Gnomes | Fixable::Restaurants | Fixable::Hats => true,
        };
        match self.phase {
            _ if possible => Ok(()),
            Phase::Over => Err(RuleError::GameOver),
            Phase::Reveal | Phase::Earn | Phase::WorkBuy | Phase::Move | Phase::Turn | Phase::Count | Phase::Tiles => {
                Err(RuleError::WrongPhase)
            }
        }
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        /// Checks that what is added is left.
        fn more(new: u8, old: u8, left: u8) -> Result<(), RuleError> {
            within(new <= old || new - old <= left)
        }
        let counts = |seat: Seat| &self.counts[seat];
        match *correction {
            Correction::Turn(seat) => within(seat.is_some()),
            Correction::HappyGnome(holder) => within(holder.is_none_or(|seat| counts(seat).hats > 0)),
            Correction::Coins(seat, coins) => more(coins.0, counts(seat).coins, self.coin_supply()),
            Correction::Workshops(seat, count) => more(count.0, counts(seat).workshops, self.workshops_left()),
            Correction::Gnomes(_, count) => within(count.0 <= self.max_gnomes()),
            Correction::Restaurants(seat, count) => more(count.0, counts(seat).restaurants, self.businesses_left()),
            Correction::Hats(seat, count) => more(count.0, counts(seat).hats, self.businesses_left()),
            Correction::Round(_) | Correction::Guide(_) | Correction::CoinsIn(_) => Ok(()),
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            // No coin: the table has dealt with it.
            Correction::Turn(seat) => self.active = seat.unwrap_or(self.active),
            Correction::Round(round) => self.round = round.0,
            Correction::Guide(guide) => {
                if guide != self.guide {
                    self.guide = guide;
                    self.phase = self.first_phase();
                }
            }
            Correction::CoinsIn(place) => self.put_coins(place),
            Correction::HappyGnome(holder) => self.happy = holder,
            Correction::Coins(seat, coins) => self.counts[seat].coins = coins.0,
            Correction::Workshops(seat, count) => self.counts[seat].workshops = count.0,
            Correction::Gnomes(seat, count) => {
                self.counts[seat].gnomes = count.0;
                if self.phase.is_play() {
                    self.settle_trigger();
                }
            }
            Correction::Restaurants(seat, count) => self.counts[seat].restaurants = count.0,
            Correction::Hats(seat, count) => {
                self.counts[seat].hats = count.0;
                self.settle_hats();
            }
        }
        self.reopen_the_end();
    }

    fn lay_out(&mut self, position: impl Iterator<Item = Laid>) -> Result<(), RuleError> {
        let mut holder_is_said = false;
        for laid in position {
            match laid {
                Laid::Phase(phase) => self.phase = phase,
                Laid::Turn(seat) => self.active = seat.ok_or(RuleError::BadNumber)?,
                Laid::Round(round) => self.round = round.0,
                Laid::HappyGnome(holder) => {
                    self.happy = holder;
                    holder_is_said = true;
                }
                Laid::Coins(seat, coins) => self.counts[seat].coins = coins.0,
                Laid::Workshops(seat, count) => self.counts[seat].workshops = count.0,
                Laid::Gnomes(seat, count) => self.counts[seat].gnomes = count.0,
                Laid::Restaurants(seat, count) => self.counts[seat].restaurants = count.0,
                Laid::Hats(seat, count) => self.counts[seat].hats = count.0,
            }
        }
        within(self.phase.is_play() && self.guide == (self.phase != Phase::Turn))?;
        // The sums come first: what is left is worked out from them.
        let sum = |count: fn(&Counts) -> u8| self.seats().map(|seat| u16::from(count(&self.counts[seat]))).sum::<u16>();
        let coins = sum(|counts| counts.coins);
        if coins > 0 && !self.has_bank() {
            return Err(RuleError::WrongPhase);
        }
        within(coins <= u16::from(COINS))?;
        within(sum(|counts| counts.restaurants + counts.hats) <= u16::from(businesses_in_the_box(self.deluxe)))?;
        if !holder_is_said {
            self.settle_hats();
        }
        self.trigger = None;
        self.settle_trigger();
        self.invariants().map_err(|_| RuleError::BadNumber)
    }
}

impl Light {
    /// Puts the coins elsewhere; what they were before is not known there (GV-L21).
    fn put_coins(&mut self, place: CoinsIn) {
        if place != self.coins_in {
            self.coins_in = place;
            for seat in self.seats() {
                self.counts[seat].coins = 0;
            }
        }
    }
}
