//! What the device asks, in which order, and what it proposes.

use super::super::Phase;
use super::super::kinds::{Gnome, Reward};
use super::super::player::{LARGEST_TILE, MOST_VP};
use super::super::supply::COINS;
use super::super::trail::MOST_TRAIL_VP;
use super::{Light, Move, MoveKind, Question};
use crate::Seat;
use crate::arg::{Delta, Number};
use crate::ask::{Candidates, Draft, Label, Offers};
use crate::interview::{Dial, Dials, Interview};
use crate::rules::Rules;

/// The tile that is left most often.
const USUAL_BED: u8 = 2;

impl Interview for Light {
    fn focus(&self) -> Option<Seat> {
        match self.phase {
            Phase::Rewards => self.likeliest_claimer(),
            Phase::Turn | Phase::Druid | Phase::Refresh | Phase::Count | Phase::Over => self.turn(),
        }
    }

    fn offers(&self, _: Option<Seat>, offers: &mut Offers<'_, Move>) {
        match self.phase {
            Phase::Turn | Phase::Druid => {
                // With coins on the table the points have the dial.
                if self.keeps_coins() {
                    let point = Draft::new(Some(self.active), MoveKind::Vp).with(Delta::<99>(1));
                    offers.push_as(point, Label::of(MoveKind::Vp));
                }
                // A Druid pays nobody.
                if self.keeps_coins() && self.phase == Phase::Turn {
                    for to in self.active.others(self.players()) {
                        let pay = Draft::new(Some(self.active), MoveKind::Pay).with(to);
                        offers.push_as(pay, Label { seat: Some(to), ..Label::of(MoveKind::Pay) });
                    }
                }
                if self.lineup.has(Gnome::Druid) {
                    offers.push(Some(self.active), MoveKind::TakeDruid);
                }
            }
            Phase::Rewards => match self.turn() {
                // The last one is not asked for.
                Some(last) => {
                    for (reward, _) in self.reward_box() {
                        offers.push_as(Draft::new(Some(last), MoveKind::Claim).with(reward), Label::of(reward));
                    }
                }
                None => {
                    for seat in self.claimers() {
                        offers.push_as(Draft::new(Some(seat), MoveKind::Claim), Label::seat(Some(seat)));
                        if Some(seat) == self.likeliest_claimer() {
                            offers.rank(0);
                        }
                    }
                }
            },
            // They go on with NEXT; numbers are set, not moved.
            Phase::Refresh | Phase::Count | Phase::Over => {}
        }
    }

    /// Asks for the tile that is left before a third turn ends.
    fn next_question(&self) -> Option<Draft> {
        self.has_place(MoveKind::Bed).then(|| Draft::new(Some(self.active), MoveKind::Bed))
    }

    fn candidates(&self, _: &Draft, question: Question, candidates: &mut Candidates) {
        match question {
            Question::PayTo => candidates.extend(self.active.others(self.players())),
            Question::BedSize => {
                candidates.extend((1..=LARGEST_TILE).map(Number::<1, LARGEST_TILE>));
                candidates.rank_by_key(|size: Number<1, LARGEST_TILE>| size.0.abs_diff(USUAL_BED));
            }
            Question::ClaimReward => candidates.extend(self.reward_box().map(|(reward, _)| reward)),
            Question::ClaimGnome { .. } => candidates.extend(Gnome::ALL.iter().copied()),
            Question::ClaimVp { .. } => candidates.range(0, MOST_TRAIL_VP, 0),
            // Steps are made, not asked for.
            Question::CoinsN | Question::VpN => {}
        }
    }

    fn applies(question: Question) -> bool {
        match question {
            Question::ClaimGnome { reward } => reward == Reward::Invite,
            Question::ClaimVp { reward, gnome } => Self::has_printed_vp(reward, gnome),
            Question::PayTo | Question::BedSize | Question::ClaimReward | Question::CoinsN | Question::VpN => true,
        }
    }

    fn dials(&self, seat: Seat, dials: &mut Dials) {
        if self.is_counting() {
            return;
        }
        // There is room for both.
        if self.keeps_coins() {
            let _ = dials.push(Dial::new(seat, MoveKind::Coins, self.coins(seat), COINS));
        }
        let _ = dials.push(Dial::new(seat, MoveKind::Vp, self.vp(seat), MOST_VP));
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        self.has_place(MoveKind::Next).then_some((self.turn(), Move::Next))
    }
}
