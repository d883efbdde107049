//! What the device asks, in which order, and what it proposes.
//!
//! In the garden phase a draw is one choice: the rows are the kinds that are still in the bag of the seat in focus, the
//! commonest first. The seat that was entered last stays in focus while it can draw.

use heapless::Vec;

use super::kinds::{Colour, Creature, KINDS, Kind, Mission, Status, Ware};
use super::{Gardlings, Move, Phase};
use crate::Seat;
use crate::ask::{Candidates, Choice, Choices, Draft, Label};
use crate::order;
use crate::verb::{Moves, Slot};

/// The variant of `draw` that asks how many tiles.
const SEVERAL: u8 = 1;

fn begin(by: Option<Seat>, word: &str) -> Option<Draft> {
    Move::VERBS.iter().find(|verb| verb.word == word).map(|verb| Draft::new(by, verb))
}

fn offer(by: Option<Seat>, word: &'static str, offers: &mut Choices) {
    if let Some(draft) = begin(by, word) {
        let _ = offers.push(Choice { draft, label: Label::word(word) });
    }
}

/// Offers a move with its first parameter chosen already.
fn offer_with(by: Seat, word: &str, first: u8, label: &'static str, offers: &mut Choices) {
    if let Some(mut draft) = begin(Some(by), word) {
        draft.raw.args[0] = first;
        draft.at = 1;
        let _ = offers.push(Choice { draft, label: Label::word(label) });
    }
}

impl Gardlings {
    /// Gives the seat whose moves come first in the garden phase.
    pub(super) fn likeliest(&self) -> Seat {
        let player = &self.table[self.last];
        let out = matches!(player.status, Status::Alarm | Status::Stuck);
        if player.status == Status::Active || out && player.can_redraw() {
            return self.last;
        }
        let mut others = self.last.others(usize::from(self.players));
        others.find(|seat| self.table[*seat].status == Status::Active).unwrap_or(self.last)
    }

    pub(super) fn list_offers(&self, focus: Option<Seat>, offers: &mut Choices) {
        match (self.phase, focus) {
            (Phase::Garden, Some(seat)) if seat.index() < usize::from(self.players) => {
                self.offer_garden(seat, offers);
            }
            (Phase::Count, _) => offer(Some(self.turn), "count", offers),
            (Phase::Hire, _) => {
                // The dearest tile that can be paid is the likeliest one.
                for ware in Ware::ALL.iter().rev() {
                    offer_with(self.turn, "buy", *ware as u8, ware.word(), offers);
                }
                offer(Some(self.turn), "take-pig", offers);
                offer(Some(self.turn), "pass", offers);
            }
            (Phase::Mutate, _) => {
                for colour in Colour::ALL {
                    offer_with(self.turn, "mutate", *colour as u8, colour.word(), offers);
                }
            }
            (Phase::RoundEnd, _) => offer(None, "next-round", offers),
            _ => {}
        }
    }

    fn offer_garden(&self, seat: Seat, offers: &mut Choices) {
        for kind in self.bag_of(seat) {
            offer_with(seat, "draw", kind as u8, kind.word(), offers);
        }
        offer(Some(seat), "stop", offers);
        offer(Some(seat), "resume", offers);
        offer(Some(seat), "cannot-place", offers);
        offer(Some(seat), "redraw", offers);
        if let Some(draft) = begin(Some(seat), "draw") {
            let draft = Draft { variant: SEVERAL, ..draft };
            let _ = offers.push(Choice { draft, label: Label::word("draw-several") });
        }
        offer(None, "close-garden", offers);
    }

    /// Lists the kinds that are left in a bag, the commonest first.
    fn bag_of(&self, seat: Seat) -> Vec<Kind, KINDS> {
        let player = &self.table[seat];
        let mut kinds: Vec<Kind, KINDS> = Kind::ALL.iter().copied().filter(|kind| player.bag(*kind) > 0).collect();
        order::least_first(&mut kinds, |kind| (u8::MAX - player.bag(*kind), *kind));
        kinds
    }

    pub(super) fn list_candidates(&self, draft: &Draft, slot: &Slot, candidates: &mut Candidates) {
        let Some(verb) = Move::verb(draft.raw.verb) else { return };
        let Ok(seat) = self.mover(draft.by) else { return };
        let player = &self.table[seat];
        let first = usize::from(draft.raw.args[0]);
        match (verb.word, slot.param.name) {
            ("draw", "kind") => {
                let least = if draft.variant == SEVERAL { 2 } else { 1 };
                let kinds = self.bag_of(seat).into_iter().filter(|kind| player.draws_to_alarm(*kind) >= least);
                kinds.for_each(|kind| candidates.push(kind as u8));
            }
            ("draw", "n") if draft.variant == SEVERAL => {
                let most = Kind::from_index(first).map_or(1, |kind| player.draws_to_alarm(kind)).min(9);
                candidates.range(2.min(most), most, 2);
            }
            ("redraw", "kind") => self.bag_of(seat).into_iter().for_each(|kind| candidates.push(kind as u8)),
            ("count", "gems") => candidates.range(0, 99, player.last_gems),
            ("count", "ponds") if self.pro => candidates.range(0, 9, 0),
            ("count", "mission") if player.mission.is_some_and(|tile| tile != Mission::Redraw) => {
                candidates.push(0);
                candidates.push(1);
            }
            ("buy", "stack") => {
                if let Some(ware) = Ware::from_index(first) {
                    self.list_stacks(ware, candidates);
                    // The stack with a coin first.
                    let coin = |stack: u8| {
                        first.checked_sub(1).is_some_and(|place| self.rewards[place][usize::from(stack) - 1])
                    };
                    candidates.sort_by_key(|answer| u8::from(!coin(answer[0])));
                }
            }
            ("mutate", "under") if first != Colour::Beige as usize => {
                candidates.push(1);
                candidates.push(2);
            }
            ("mutate", "from") => {
                if let Some(next) = Colour::from_index(first).and_then(Colour::next) {
                    self.list_stacks(next, candidates);
                }
            }
            (_, "creature") => {
                for creature in [Creature::Other, Creature::Pig, Creature::Dragon] {
                    candidates.push(creature as u8);
                }
            }
            _ => {}
        }
    }

    fn list_stacks(&self, ware: Ware, candidates: &mut Candidates) {
        for (place, tiles) in self.stacks[ware as usize].iter().enumerate() {
            if *tiles > 0 {
                candidates.push(place as u8 + 1);
            }
        }
    }
}
