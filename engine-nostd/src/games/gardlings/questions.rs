//! What the device asks, in which order, and what it proposes.
//!
//! In the garden phase a draw is one choice: the rows are the kinds that are still in the bag of the seat in focus, the
//! commonest first. The seat that was entered last stays in focus while it can draw.

use heapless::Vec;

use super::kinds::{Colour, Creature, KINDS, Kind, Mission, Stack, Status, Ware};
use super::{Full, Move, MoveKind, Phase, Question};
use crate::ask::{Candidates, Draft, Label, Offers};
use crate::interview::Interview;
use crate::rules::Rules;
use crate::{Seat, order, words};

/// The most tiles that one draw can name.
const MOST_DRAWS: u8 = 9;

words! {
    /// A row that is named neither by a move nor by a kind.
    pub enum Offer {
        /// Draws several tiles of a kind.
        DrawSeveral = "draw-several",
    }
}

impl Interview for Full {
    fn focus(&self) -> Option<Seat> {
        if self.phase == Phase::Garden { Some(self.likeliest()) } else { self.turn() }
    }

    fn offers(&self, focus: Option<Seat>, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        match self.phase {
            Phase::Garden => {
                if let Ok(seat) = self.mover(focus) {
                    self.offer_garden(seat, offers);
                }
            }
            Phase::Count => offers.push(by, MoveKind::Count),
            Phase::Hire => {
                // The dearest tile that the player can pay for is the likeliest one.
                for ware in Ware::ALL.iter().rev() {
                    offers.push_as(Draft::new(by, MoveKind::Buy).with(*ware), Label::of(*ware));
                }
                offers.push(by, MoveKind::TakePig);
                offers.push(by, MoveKind::Pass);
            }
            Phase::Mutate => {
                for colour in Colour::ALL {
                    offers.push_as(Draft::new(by, MoveKind::Mutate).with(*colour), Label::of(*colour));
                }
            }
            Phase::RoundEnd => offers.push(None, MoveKind::NextRound),
            Phase::Over => {}
        }
    }

    fn candidates(&self, draft: &Draft, question: Question, candidates: &mut Candidates) {
        let Ok(seat) = self.mover(draft.by) else { return };
        let player = &self.table[seat];
        match question {
            Question::DrawKind => {
                let least = if draft.wider { 2 } else { 1 };
                let kinds = self.bag_of(seat).into_iter();
                candidates.extend(kinds.filter(|kind| player.draws_to_alarm(*kind) >= least));
            }
            Question::DrawN { kind } if draft.wider => {
                let most = player.draws_to_alarm(kind).min(MOST_DRAWS);
                candidates.range(2.min(most), most, 2);
            }
            Question::RedrawKind => candidates.extend(self.bag_of(seat)),
            Question::CountGems => candidates.range(0, 99, player.last_gems),
            Question::CountPonds { .. } if self.pro => candidates.range(0, 9, 0),
            Question::CountMission { .. } if player.mission.is_some_and(|tile| tile != Mission::Redraw) => {
                candidates.extend([false, true]);
            }
            Question::BuyStack { colour } => {
                candidates.extend(self.stacks_left(colour));
                // The stack with a coin first.
                candidates.sort_by_key(|stack: Stack| u8::from(!self.has_reward(colour, stack)));
            }
            Question::MutateUnder { colour } if colour != Colour::Beige => candidates.extend(Stack::ALL),
            Question::MutateFrom { colour, .. } => {
                candidates.extend(colour.next().into_iter().flat_map(|next| self.stacks_left(next)));
            }
            Question::BuyCreature { .. } | Question::MutateCreature { .. } => {
                candidates.extend([Creature::Other, Creature::Pig, Creature::Dragon]);
            }
            // The defaults need no answer: one tile, no ponds, no mission, the pile of the beige pigs.
            Question::DrawN { .. } | Question::CountPonds { .. } | Question::CountMission { .. } => {}
            Question::MutateUnder { .. } => {}
            // The colour is chosen with the offer.
            Question::BuyColour | Question::MutateColour => {}
        }
    }

    fn next_move(&self, focus: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        match self.phase {
            Phase::Garden => {
                let mut from = focus.unwrap_or(self.first).clockwise(usize::from(self.players));
                let active = from.find(|seat| self.table[*seat].status == Status::Active);
                Some(active.map_or((None, Move::CloseGarden), |seat| (Some(seat), Move::Stop)))
            }
            Phase::Hire => Some((Some(self.turn), Move::Pass)),
            Phase::RoundEnd => Some((None, Move::NextRound)),
            Phase::Count | Phase::Mutate | Phase::Over => None,
        }
    }
}

impl Full {
    /// Returns the seat whose moves come first in the garden phase.
    fn likeliest(&self) -> Seat {
        let player = &self.table[self.last];
        let out = matches!(player.status, Status::Alarm | Status::Stuck);
        if player.status == Status::Active || out && player.can_redraw() {
            return self.last;
        }
        let mut others = self.last.others(usize::from(self.players));
        others.find(|seat| self.table[*seat].status == Status::Active).unwrap_or(self.last)
    }

    fn offer_garden(&self, seat: Seat, offers: &mut Offers<'_, Move>) {
        let by = Some(seat);
        for kind in self.bag_of(seat) {
            offers.push_as(Draft::new(by, MoveKind::Draw).with(kind), Label::of(kind));
        }
        for kind in [MoveKind::Stop, MoveKind::Resume, MoveKind::CannotPlace, MoveKind::Redraw] {
            offers.push(by, kind);
        }
        offers.push_as(Draft::new(by, MoveKind::Draw).widened(), Label::of(Offer::DrawSeveral));
        offers.push(None, MoveKind::CloseGarden);
    }

    /// Lists the kinds that are left in a bag, the commonest first.
    fn bag_of(&self, seat: Seat) -> Vec<Kind, KINDS> {
        let player = &self.table[seat];
        let mut kinds: Vec<Kind, KINDS> = Kind::ALL.iter().copied().filter(|kind| player.bag(*kind) > 0).collect();
        order::least_first(&mut kinds, |kind| (u8::MAX - player.bag(*kind), *kind));
        kinds
    }

    /// Lists the stacks of a colour that have a tile.
    fn stacks_left(&self, ware: Ware) -> impl Iterator<Item = Stack> {
        Stack::ALL.into_iter().filter(move |stack| self.in_stack(ware, *stack) > 0)
    }
}
