//! What the device asks, in which order, and what it proposes.

use super::kinds::{Creature, Crop, End, GardenNumber, TileNumber};
use super::likely::Aim;
use super::purchases::{ELF, GNOME, TROLL};
use super::{Full, Move, MoveKind, Phase, Question};
use crate::Seat;
use crate::arg::Arg;
use crate::ask::{self, Answer, Candidates, Draft, Label, Offers};
use crate::interview::Interview;
use crate::rules::Rules;

/// What can be bought, with the creature that it takes.
const PURCHASES: [(MoveKind, Creature); 4] = [
    (MoveKind::BuyGnome, Creature::Gnome),
    (MoveKind::BuyElf, Creature::Elf),
    (MoveKind::BuyTroll, Creature::Troll),
    (MoveKind::ScareElf, Creature::Gnome),
];

impl Interview for Full {
    fn offers(&self, _: Option<Seat>, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        if self.over.is_some() {
            return;
        }
        match self.phase {
            // The kind is the first question of every turn, so its answers are offered at once.
            Phase::Sow => {
                for kind in Crop::ALL {
                    offers.push_as(Draft::new(by, MoveKind::Sow).with(*kind), Label::of(*kind));
                    offers.rank(self.sow_rank(*kind));
                }
            }
            Phase::Harvest => offers.push(by, MoveKind::Harvest),
            Phase::Buy => {
                for (kind, creature) in PURCHASES {
                    if self.can_pay(creature) {
                        offers.push(by, kind);
                    }
                }
                offers.push(by, MoveKind::EndBuy);
            }
            Phase::Draw => offers.push(by, MoveKind::Draw),
        }
    }

    fn candidates(&self, draft: &Draft, question: Question, candidates: &mut Candidates) {
        match question {
            Question::SowKind => candidates.extend(Crop::ALL.iter().copied()),
            Question::SowEnd { kind } => {
                // The first tile lies at both ends.
                if !self.garden(self.active).tiles().is_empty() {
                    candidates.push(End::Left);
                }
                candidates.push(End::Right);
                candidates.rank_by_key(|end| self.end_rank(kind, end));
            }
            Question::BuyElfPay => {
                candidates.extend(self.kinds_that_pay(ELF));
                candidates.rank_by_key(|kind| self.pay_rank(kind));
            }
            Question::BuyGnomePay | Question::ScareElfPay => {
                candidates.extend(self.kinds_that_pay(GNOME));
                candidates.rank_by_key(|kind| self.pay_rank(kind));
            }
            // It makes no difference which of the two gnomes is paid with which kind: each pair is asked once.
            Question::ScareElfPay2 { pay } => {
                candidates.extend(self.kinds_that_pay(GNOME).filter(|kind| *kind >= pay));
                candidates.rank_by_key(|kind| self.pay_rank(kind));
            }
            Question::BuyGnomeGarden { .. }
            | Question::BuyElfGarden { .. }
            | Question::BuyTrollGarden
            | Question::ScareElfGarden { .. } => {
                candidates.extend(self.seats().map(GardenNumber::of));
                if let Some(aim) = Aim::of(draft) {
                    candidates.rank_by_key(|garden: GardenNumber| {
                        garden.owner().map_or(u8::MAX, |seat| self.garden_rank(aim, seat))
                    });
                }
            }
            Question::BuyGnomeTile { garden, .. }
            | Question::BuyElfTile { garden, .. }
            | Question::BuyTrollTile { garden }
            | Question::ScareElfTile { garden, .. } => {
                if let (Some(seat), Some(aim)) = (self.owner_of(garden), Aim::of(draft)) {
                    let wanted = self.wanted(aim, seat);
                    candidates.extend((1..=self.garden(seat).tiles().len() as u8).map(TileNumber));
                    candidates.rank_by_key(|tile: TileNumber| self.tile_rank(aim, wanted, seat, tile.0));
                }
            }
        }
    }

    /// Names a garden by its player, and a tile by what grows there and its number.
    fn label(&self, _: &Draft, question: Question, answer: Answer) -> Option<Label> {
        match question {
            Question::BuyGnomeGarden { .. }
            | Question::BuyElfGarden { .. }
            | Question::BuyTrollGarden
            | Question::ScareElfGarden { .. } => Some(Label::seat(GardenNumber::get(&answer)?.owner())),
            Question::BuyGnomeTile { garden, .. }
            | Question::BuyElfTile { garden, .. }
            | Question::BuyTrollTile { garden }
            | Question::ScareElfTile { garden, .. } => {
                let TileNumber(number) = TileNumber::get(&answer)?;
                let tile = self.garden(self.owner_of(garden)?).tile(number)?;
                Some(Label::numbered(tile.kind, number))
            }
            Question::SowKind
            | Question::SowEnd { .. }
            | Question::BuyGnomePay
            | Question::BuyElfPay
            | Question::ScareElfPay
            | Question::ScareElfPay2 { .. } => None,
        }
    }

    const AUTOMATIC: &'static [MoveKind] = &[MoveKind::Harvest, MoveKind::EndBuy, MoveKind::Draw];

    /// Everything but sowing and buying follows by itself, and nobody buys who can pay for nothing (GET-37, GET-48, GET-67).
    fn automatic(&self) -> Option<(Option<Seat>, Move)> {
        let made = match self.phase {
            Phase::Harvest => Move::Harvest,
            Phase::Buy if !self.can_buy() => Move::EndBuy,
            Phase::Draw => Move::Draw,
            Phase::Sow | Phase::Buy => return None,
        };
        self.turn().map(|seat| (Some(seat), made))
    }

    /// Returns the only move of every phase but Sow, where nobody can pass (GET-18).
    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        let next = match self.phase {
            Phase::Sow => return None,
            Phase::Harvest => Move::Harvest,
            Phase::Buy => Move::EndBuy,
            Phase::Draw => Move::Draw,
        };
        self.turn().map(|seat| (Some(seat), next))
    }
}

impl Full {
    /// Returns whether anything can be bought and put somewhere.
    fn can_buy(&self) -> bool {
        let possible = |kind| ask::complete(self, &Draft::new(self.turn(), kind)).is_ok();
        PURCHASES.into_iter().any(|(kind, creature)| self.can_pay(creature) && possible(kind))
    }

    /// Returns whether a creature is in stock and its price in the purse; only then is it worth looking for a target.
    fn can_pay(&self, creature: Creature) -> bool {
        let paid = match creature {
            Creature::Gnome => self.kinds_that_pay(GNOME).next().is_some(),
            Creature::Elf => self.kinds_that_pay(ELF).next().is_some(),
            Creature::Troll => self.purse.lacks(TROLL).is_none(),
        };
        paid && self.stock(self.active, creature) > 0
    }
}
