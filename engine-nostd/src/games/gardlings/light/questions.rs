//! What the device asks, in which order, and what it proposes.
//!
//! The gems are dialled; what happened besides is one row, which counts and goes on. What cannot be is left out, and the
//! rows that are left keep their order.

use super::super::kinds::Ware;
use super::{Light, MOST_GEMS, MOST_PONDS, Move, MoveKind, Phase, Question};
use crate::arg::Number;
use crate::ask::{Candidates, Draft, Label, Offers};
use crate::interview::{Dial, Dials, Interview};
use crate::rules::Rules;
use crate::{Seat, words};

/// The fewest ponds that are asked for as a number; one has a row of its own.
const MORE_PONDS: u8 = 2;

words! {
    /// A row that is named neither by a move nor by a colour.
    pub enum Offer {
        /// Three pigs bring a coin.
        ThreePigs = "three-pigs",
        /// A pond brings a coin.
        Pond = "pond",
        /// The gnomes take gems.
        Alarm = "alarm",
        /// The gnomes take gems, three pigs bring a coin.
        AlarmPigs = "alarm-pigs",
        /// The gnomes take gems, a pond brings a coin.
        AlarmPond = "alarm-pond",
        /// Several ponds bring coins.
        Ponds = "ponds",
        /// The gnomes take gems, several ponds bring coins.
        AlarmPonds = "alarm-ponds",
        /// Counts as NEXT does, but leaves the choice of what is hired.
        ChooseHire = "choose-hire",
        /// A blue tile of the stack without a coin.
        BlueNoCoin = "blue-no-coin",
        /// A pink tile of the stack without a coin.
        PinkNoCoin = "pink-no-coin",
        /// A gold tile of the stack without a coin.
        GoldNoCoin = "gold-no-coin",
    }
}

impl Offer {
    /// Returns the row of a tile of the stack without a coin; green has none.
    const fn without_coin(ware: Ware) -> Option<Self> {
        match ware {
            Ware::Green => None,
            Ware::Blue => Some(Self::BlueNoCoin),
            Ware::Pink => Some(Self::PinkNoCoin),
            Ware::Gold => Some(Self::GoldNoCoin),
        }
    }
}

impl Interview for Light {
    fn offers(&self, _: Option<Seat>, offers: &mut Offers<'_, Move>) {
        match self.phase {
            Phase::Garden => offers.push(None, MoveKind::Next),
            Phase::Count => self.offer_count(offers),
            Phase::Hire => self.offer_hire(offers),
            Phase::Over => {}
        }
    }

    fn candidates(&self, draft: &Draft, question: Question, candidates: &mut Candidates) {
        match question {
            Question::CountPonds { .. } if draft.wider => candidates.range(MORE_PONDS, MOST_PONDS, MORE_PONDS),
            // Every other answer is part of the row.
            Question::CountAlarm | Question::CountThreePigs { .. } | Question::CountPonds { .. } => {}
            Question::BuyColour | Question::BuyCoin { .. } => {}
            // Steps are made, not asked for.
            Question::GemsN => {}
        }
    }

    fn dials(&self, seat: Seat, dials: &mut Dials) {
        if self.phase == Phase::Count && seat == self.turn {
            // There is room for more than one.
            let _ = dials.push(Dial::new(seat, MoveKind::Gems, self.table[seat].gems, MOST_GEMS));
        }
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        match self.phase {
            Phase::Garden | Phase::Count => Some((self.turn(), Move::Next)),
            Phase::Hire => Some((self.turn(), Move::Pass)),
            Phase::Over => None,
        }
    }
}

impl Light {
    /// Offers what can have happened in a garden besides its gems.
    fn offer_count(&self, offers: &mut Offers<'_, Move>) {
        let count = |alarm: bool| Draft::new(self.turn(), MoveKind::Count).with(alarm);
        let ponds = |alarm: bool| count(alarm).with(false).with(Number::<0, MOST_PONDS>(1));
        let more_ponds = |alarm: bool| count(alarm).with(false).widened();
        if self.pro {
            offers.push_as(ponds(false), Label::of(Offer::Pond));
            offers.push_as(count(true), Label::of(Offer::Alarm));
            offers.push_as(ponds(true), Label::of(Offer::AlarmPond));
            offers.push_as(more_ponds(false), Label::of(Offer::Ponds));
            offers.push_as(more_ponds(true), Label::of(Offer::AlarmPonds));
        } else {
            offers.push_as(count(false).with(true), Label::of(Offer::ThreePigs));
            offers.push_as(count(true), Label::of(Offer::Alarm));
            offers.push_as(count(true).with(true), Label::of(Offer::AlarmPigs));
        }
        if !self.guide && !self.goal_is_reached() && self.net_if_counted() < self.goal.gems() {
            offers.push_as(count(false), Label::of(Offer::ChooseHire));
        }
    }

    /// Returns what the player who counts would have without an alarm.
    fn net_if_counted(&self) -> u8 {
        self.table[self.turn].gems
    }

    /// Offers what can be hired, the dearest first.
    fn offer_hire(&self, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        for ware in Ware::ALL.iter().rev() {
            let buy = |coin: Option<bool>| Draft::new(by, MoveKind::Buy).with(*ware).with(coin);
            offers.push_as(buy(None), Label::of(*ware));
            // GL-L12: only the table knows which of the stacks has the coin that is left.
            if let Some(without) = Offer::without_coin(*ware).filter(|_| self.coins_beside(*ware) == 1) {
                offers.push_as(buy(Some(false)), Label::of(without));
            }
        }
        offers.push(by, MoveKind::TakePig);
        offers.push(by, MoveKind::Pass);
    }
}
