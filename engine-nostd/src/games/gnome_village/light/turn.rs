//! The course of a light game: turns, the count, the end.

use super::super::COINS_OF_A_CARD;
use super::{Light, Phase};
use crate::rules::Rules;

impl Light {
    /// Returns the phase in which a turn begins (GV-L03).
    pub(super) fn first_phase(&self) -> Phase {
        if self.guide { Phase::Reveal } else { Phase::Turn }
    }

    /// Begins the turn of the player who is active now.
    pub(super) fn begin_turn(&mut self) {
        self.phase = self.first_phase();
        self.pay_first_coin();
    }

    /// Pays the coin that every card pays at least, if the supply has one (GV-L04, GV-L21).
    pub(super) fn pay_first_coin(&mut self) {
        if self.has_bank() {
            let paid = COINS_OF_A_CARD.min(self.coin_supply());
            self.own_mut().coins += paid;
        }
    }

    /// Goes on: to the next phase, to the next player, to the next one who counts.
    pub(super) fn go_on(&mut self) {
        match self.phase {
            Phase::Reveal => self.phase = Phase::Earn,
            Phase::Earn => self.phase = Phase::WorkBuy,
            Phase::WorkBuy => self.phase = Phase::Move,
            Phase::Move | Phase::Turn => self.end_turn(),
            Phase::Count => {
                self.active = self.active.next(self.players());
                if self.active == self.first {
                    self.work_out_the_end();
                }
            }
            // Not possible there: tiles are told, and nothing comes after the end.
            Phase::Tiles | Phase::Over => {}
        }
    }

    fn end_turn(&mut self) {
        self.active = self.active.next(self.players());
        if self.active == self.first {
            if self.trigger.is_some() {
                self.phase = Phase::Count;
                return;
            }
            self.round = self.round.saturating_add(1);
        }
        self.begin_turn();
    }

    /// Asks the next player who is level for tiles; if there is none, the game is over (GV-L20).
    pub(super) fn work_out_the_end(&mut self) {
        let mut seats = self.first.clockwise(self.players());
        match seats.find(|seat| self.is_level(*seat) && self.counts[*seat].answer.is_none()) {
            Some(seat) => {
                self.active = seat;
                self.phase = Phase::Tiles;
            }
            None => self.phase = Phase::Over,
        }
    }

    /// Works the end out anew after a correction. An answer that is now too small is asked for again.
    pub(super) fn reopen_the_end(&mut self) {
        if !matches!(self.phase, Phase::Tiles | Phase::Over) {
            return;
        }
        for seat in self.seats() {
            let counts = &mut self.counts[seat];
            let fewest = counts.fewest_tiles();
            counts.answer = counts.answer.filter(|tiles| *tiles >= fewest);
        }
        self.work_out_the_end();
    }
}
