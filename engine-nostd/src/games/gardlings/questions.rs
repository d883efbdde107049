//! What the device asks, in which order, and what it proposes.
//!
//! In the garden phase a draw is one choice: the rows are the kinds that are still in the bag of the seat in focus. The
//! seat that was entered last stays in focus while it can draw. What has no effect is not asked: the colour of a pig
//! where no pig mutates, and the stack where no coin lies beside it. An offer of its own leads to these answers too.

use heapless::Vec;

use super::kinds::{Colour, Creature, GardenStatus, KINDS, Mission, Stack, TileKind, Ware};
use super::{Full, Move, MoveKind, Phase, Question};
use crate::arg::Arg;
use crate::ask::{Answer, Candidates, Draft, Label, Offers, PLAIN};
use crate::interview::Interview;
use crate::rules::Rules;
use crate::{Seat, Seats, words};

/// The most tiles that one draw can name.
const MOST_DRAWS: u8 = 9;
/// The rank of what is left to do when nothing else is.
const LIKELIEST: u8 = 0;

words! {
    /// A row that is named neither by a move nor by a kind.
    pub enum Offer {
        /// Draws several tiles of a kind.
        DrawSeveral = "draw-several",
        /// Buys from a stack, or mutates at stacks, that the table names.
        ChooseStack = "choose-stack",
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
                // The dearest tile that the player can pay for is the likeliest one, and stands first.
                for ware in Ware::ALL.iter().rev() {
                    offers.push_as(Draft::new(by, MoveKind::Buy).with(*ware), Label::of(*ware));
                }
                offers.push(by, MoveKind::TakePig);
                offers.push(by, MoveKind::Pass);
                if Ware::ALL.iter().any(|ware| self.leaves_stack_open(*ware)) {
                    offers.push_as(Draft::new(by, MoveKind::Buy).widened(), Label::of(Offer::ChooseStack));
                }
            }
            Phase::Mutate => {
                for colour in Colour::ALL {
                    offers.push_as(Draft::new(by, MoveKind::Mutate).with(*colour), Label::of(*colour));
                }
                if self.mutates_between_stacks() {
                    offers.push_as(Draft::new(by, MoveKind::Mutate).widened(), Label::of(Offer::ChooseStack));
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
                candidates.extend(self.bag_of(seat).into_iter().filter(|kind| {
                    // What has a row of its own is listed here where there are several of it.
                    let several = player.draws_to_alarm(*kind) >= 2;
                    !draft.wider || several || self.unnamed_pig(seat, *kind)
                }));
            }
            Question::DrawN { kind } if draft.wider => {
                let (least, most) = self.draws_at_once(seat, kind);
                candidates.range(least, most, 2);
            }
            Question::RedrawKind => {
                candidates.extend(self.bag_of(seat).into_iter().filter(|kind| !self.unnamed_pig(seat, *kind)));
            }
            Question::CountGems => candidates.range(0, 99, player.last_gems),
            Question::CountPonds { .. } if self.pro => candidates.range(0, 9, 0),
            Question::CountMission { .. } if player.mission.is_some_and(|tile| tile != Mission::Redraw) => {
                candidates.extend([false, true]);
            }
            Question::BuyColour if draft.wider => {
                candidates.extend(Ware::ALL.iter().copied().rev().filter(|ware| self.leaves_stack_open(*ware)));
            }
            Question::BuyStack { colour } if draft.wider || !self.leaves_stack_open(colour) => {
                candidates.extend(self.stacks_left(colour));
                candidates.rank_by_key(|stack: Stack| u8::from(!self.has_reward(colour, stack)));
            }
            // Nothing depends on it: no stack runs out before the other.
            Question::BuyStack { colour } => candidates.push(self.fuller(colour)),
            Question::MutateColour if draft.wider => candidates.extend(Colour::ALL.iter().copied()),
            Question::MutateUnder { colour } => match colour.ware() {
                Some(_) if draft.wider => candidates.extend(Stack::ALL),
                Some(ware) => candidates.push(self.fuller(ware).other()),
                // The pile has one place.
                None => {}
            },
            Question::MutateFrom { colour, .. } if draft.wider => {
                candidates.extend(colour.next().into_iter().flat_map(|next| self.stacks_left(next)));
            }
            Question::MutateFrom { colour, .. } => candidates.extend(colour.next().map(|next| self.fuller(next))),
            Question::BuyCreature { .. } | Question::MutateCreature { .. } => {
                candidates.extend([Creature::Other, Creature::Pig, Creature::Dragon]);
            }
            // The defaults need no answer: one tile, no ponds, no mission.
            Question::DrawN { .. } | Question::CountPonds { .. } | Question::CountMission { .. } => {}
            // The colour is chosen with the offer.
            Question::BuyColour | Question::MutateColour => {}
        }
    }

    /// Calls a pig a pig where its colour is not asked.
    fn label(&self, draft: &Draft, question: Question, answer: Answer) -> Option<Label> {
        let (Question::DrawKind | Question::RedrawKind) = question else { return None };
        let (seat, kind) = (self.mover(draft.by).ok()?, TileKind::get(&answer)?);
        let alone = matches!(question, Question::RedrawKind) || self.likely(seat, kind) == self.table[seat].bag(kind);
        (!self.pro && kind.pig_colour().is_some() && alone).then(|| Label::of(Creature::Pig))
    }

    const AUTOMATIC: &'static [MoveKind] = &[MoveKind::CloseGarden, MoveKind::Pass];

    /// The gardens close where nobody can go on, and whoever can neither buy nor take a pig passes.
    fn automatic(&self) -> Option<(Option<Seat>, Move)> {
        match self.phase {
            Phase::Garden => (self.actors() == Seats::NONE).then_some((None, Move::CloseGarden)),
            Phase::Hire => {
                let buys =
                    |ware: &Ware| Stack::ALL.into_iter().any(|stack| self.check_buy(self.turn, *ware, stack).is_ok());
                let can_hire = self.check_take_pig().is_ok() || Ware::ALL.iter().any(buys);
                (!can_hire).then_some((self.turn(), Move::Pass))
            }
            // What the table does by hand takes its time.
            Phase::Count | Phase::Mutate | Phase::RoundEnd | Phase::Over => None,
        }
    }

    /// While gardens are laid out, NEXT goes round the table to whoever still draws.
    fn next_focus(&self, focus: Option<Seat>) -> Option<Seat> {
        let mut others = focus.filter(|_| self.phase == Phase::Garden)?.others(usize::from(self.players));
        others.find(|seat| self.table[*seat].status == GardenStatus::Active)
    }

    /// Returns the move that NEXT makes: one that gives nothing up. Whoever still draws stops, and whoever could still
    /// hire goes without, only by saying so.
    fn next_move(&self, _focus: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        match self.phase {
            Phase::Garden => self.check_close().is_ok().then_some((None, Move::CloseGarden)),
            Phase::RoundEnd => Some((None, Move::NextRound)),
            Phase::Count | Phase::Hire | Phase::Mutate | Phase::Over => None,
        }
    }
}

impl Full {
    /// Returns the fewest and the most tiles of a kind that are entered as several draws at once.
    #[must_use]
    pub fn draws_at_once(&self, seat: Seat, kind: TileKind) -> (u8, u8) {
        let least = if self.unnamed_pig(seat, kind) { 1 } else { 2 };
        let most = self.table[seat].draws_to_alarm(kind).min(MOST_DRAWS);
        (least.min(most), most)
    }

    /// Returns the seat whose moves come first in the garden phase.
    fn likeliest(&self) -> Seat {
        let player = &self.table[self.last];
        let out = matches!(player.status, GardenStatus::Alarm | GardenStatus::Stuck);
        if player.status == GardenStatus::Active || out && player.can_redraw() {
            return self.last;
        }
        let mut others = self.last.others(usize::from(self.players));
        others.find(|seat| self.table[*seat].status == GardenStatus::Active).unwrap_or(self.last)
    }

    fn offer_garden(&self, seat: Seat, offers: &mut Offers<'_, Move>) {
        let by = Some(seat);
        for kind in self.bag_of(seat) {
            if self.unnamed_pig(seat, kind) {
                continue;
            }
            let pig = !self.pro && kind.pig_colour().is_some();
            let label = if pig { Label::of(Creature::Pig) } else { Label::of(kind) };
            offers.push_as(Draft::new(by, MoveKind::Draw).with(kind), label);
            // The commonest tile of the bag is the likeliest.
            offers.rank(PLAIN - self.likely(seat, kind).min(PLAIN - 1));
        }
        for kind in [MoveKind::Stop, MoveKind::Resume, MoveKind::CannotPlace, MoveKind::Redraw] {
            offers.push(by, kind);
            // Who is out can do nothing else.
            if kind == MoveKind::Redraw && self.table[seat].status != GardenStatus::Active {
                offers.rank(LIKELIEST);
            }
        }
        offers.push_as(Draft::new(by, MoveKind::Draw).widened(), Label::of(Offer::DrawSeveral));
        offers.push(None, MoveKind::CloseGarden);
        offers.rank(LIKELIEST);
    }

    /// Counts the tiles in the bag that a row stands for.
    fn likely(&self, seat: Seat, kind: TileKind) -> u8 {
        let player = &self.table[seat];
        if self.pro || kind.pig_colour().is_none() {
            return player.bag(kind);
        }
        Colour::ALL.iter().map(|colour| player.bag(TileKind::pig(*colour))).sum()
    }

    /// Returns whether a kind is a pig that the row of another pig stands for: only mutation tells pigs apart.
    fn unnamed_pig(&self, seat: Seat, kind: TileKind) -> bool {
        let first =
            || Colour::ALL.iter().map(|colour| TileKind::pig(*colour)).find(|pig| self.table[seat].bag(*pig) > 0);
        !self.pro && kind.pig_colour().is_some() && first() != Some(kind)
    }

    /// Lists the kinds that are left in a bag, always in the same order.
    fn bag_of(&self, seat: Seat) -> Vec<TileKind, KINDS> {
        let player = &self.table[seat];
        TileKind::ALL.iter().copied().filter(|kind| player.bag(*kind) > 0).collect()
    }

    /// Lists the stacks of a colour that have a tile.
    fn stacks_left(&self, ware: Ware) -> impl Iterator<Item = Stack> {
        Stack::ALL.into_iter().filter(move |stack| self.in_stack(ware, *stack) > 0)
    }

    /// Returns whether nothing depends on the stack that a tile of a colour comes from: both have tiles and no coin.
    fn leaves_stack_open(&self, ware: Ware) -> bool {
        self.stacks_left(ware).count() > 1 && !Stack::ALL.into_iter().any(|stack| self.has_reward(ware, stack))
    }

    /// Returns whether a pig of the garden could go under either of two stacks, or a tile come from either.
    fn mutates_between_stacks(&self) -> bool {
        Colour::ALL.iter().filter(|colour| self.table[self.turn].pigs_of(**colour) > 0).any(|colour| {
            let stacks = colour.next().map_or(0, |next| self.stacks_left(next).count());
            stacks > 1 || stacks > 0 && colour.ware().is_some()
        })
    }

    /// Returns the stack of a colour with more tiles.
    fn fuller(&self, ware: Ware) -> Stack {
        let [above, below] = self.stacks[ware as usize];
        if above >= below { Stack::Above } else { Stack::Below }
    }
}
