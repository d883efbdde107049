//! What the device asks, in which order, and what it proposes.

use super::super::MOST_OF_A_KIND;
use super::super::kinds::Crop;
use super::{Light, Move, MoveKind, Phase, Question};
use crate::Seat;
use crate::ask::{Candidates, Draft, Label, Offers};
use crate::interview::{Dial, Dials, Interview};
use crate::rules::Rules;

impl Interview for Light {
    fn offers(&self, _: Option<Seat>, offers: &mut Offers<'_, Move>) {
        // Everything else is dialled.
        if self.over.is_none() && self.phase == Phase::Sow {
            for kind in Crop::ALL {
                offers.push_as(Draft::new(self.turn(), MoveKind::Sow).with(*kind), Label::of(*kind));
                if *kind == self.latest[self.active] {
                    offers.rank(0);
                }
            }
        }
    }

    fn rare(&self, offers: &mut Offers<'_, Move>) {
        offers.push(self.turn(), MoveKind::NoTile);
    }

    fn candidates(&self, _: &Draft, question: Question, candidates: &mut Candidates) {
        match question {
            Question::SowKind => candidates.extend(Crop::ALL.iter().copied()),
            // Steps are made, not asked for.
            Question::PumpkinsN | Question::ApplesN | Question::BeansN => {}
        }
    }

    fn dials(&self, seat: Seat, dials: &mut Dials) {
        for (kind, step) in
            [(Crop::Pumpkin, MoveKind::Pumpkins), (Crop::Apple, MoveKind::Apples), (Crop::Bean, MoveKind::Beans)]
        {
            // There are as many dials as kinds.
            let _ = dials.push(Dial::new(seat, step, self.amounts[seat][kind], MOST_OF_A_KIND));
        }
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        self.turn().map(|seat| (Some(seat), Move::Next))
    }
}
