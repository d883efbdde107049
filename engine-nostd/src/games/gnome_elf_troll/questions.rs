//! What the device asks, in which order, and what it proposes.
//!
//! Nothing here decides what is legal; it only says what is worth asking.

use super::kinds::{Creature, End, Kind};
use super::purchases::{ELF, GNOME, TROLL};
use super::{GnomeElfTroll, Move, Phase};
use crate::Seat;
use crate::ask::{Answer, Candidates, Choice, Choices, Draft, Label};
use crate::rules::Rules;
use crate::verb::{Moves, Slot, Verb};

fn verb(word: &str) -> Option<&'static Verb> {
    Move::VERBS.iter().find(|verb| verb.word == word)
}

impl GnomeElfTroll {
    pub(super) fn list_offers(&self, offers: &mut Choices) {
        let mut offer = |word: &'static str| {
            if let Some(verb) = verb(word) {
                let _ = offers.push(Choice { draft: Draft::new(self.turn(), verb), label: Label::word(word) });
            }
        };
        match self.phase {
            _ if self.over.is_some() => {}
            Phase::Sow => self.offer_kinds(offers),
            Phase::Harvest => offer("harvest"),
            Phase::Buy => {
                for (word, creature) in
                    [("buy-gnome", Creature::Gnome), ("buy-troll", Creature::Troll), ("buy-elf", Creature::Elf)]
                {
                    if self.can_pay(creature) {
                        offer(word);
                    }
                }
                if self.can_pay(Creature::Gnome) {
                    offer("scare-elf");
                }
                offer("end-buy");
            }
            Phase::Draw => offer("draw"),
        }
    }

    /// Offers the kinds at once: what is sown is the first question of every turn.
    fn offer_kinds(&self, offers: &mut Choices) {
        let Some(verb) = verb("sow") else { return };
        let Some(slot) = verb.slots().next() else { return };
        for kind in Kind::ALL {
            let draft = Draft::new(self.turn(), verb).with(&slot, [*kind as u8, 0]);
            let _ = offers.push(Choice { draft, label: Label::word(kind.word()) });
        }
    }

    /// Says whether a creature is in stock and its price in the purse; only then is a target worth looking for.
    fn can_pay(&self, creature: Creature) -> bool {
        let paid = match creature {
            Creature::Gnome => self.kinds_that_pay(GNOME).next().is_some(),
            Creature::Elf => self.kinds_that_pay(ELF).next().is_some(),
            Creature::Troll => self.purse.lacks(TROLL).is_none(),
        };
        paid && self.stock(self.active, creature) > 0
    }

    pub(super) fn list_candidates(&self, draft: &Draft, slot: &Slot, candidates: &mut Candidates) {
        let args = &draft.raw.args;
        let Some(verb) = Move::verb(draft.raw.verb) else { return };
        match (verb.word, slot.param.name) {
            ("sow", "kind") => Kind::ALL.iter().for_each(|kind| candidates.push(*kind as u8)),
            ("sow", _) => {
                candidates.push(End::Right as u8);
                // The first tile lies at both ends.
                if !self.garden(self.active).tiles().is_empty() {
                    candidates.push(End::Left as u8);
                }
            }
            ("buy-elf", "pay") => self.kinds_that_pay(ELF).for_each(|kind| candidates.push(kind as u8)),
            (_, "pay") => self.kinds_that_pay(GNOME).for_each(|kind| candidates.push(kind as u8)),
            // Which of the two gnomes is paid with which kind makes no difference: each pair is asked once.
            (_, "pay2") => {
                let second = self.kinds_that_pay(GNOME).filter(|kind| *kind as u8 >= args[0]);
                second.for_each(|kind| candidates.push(kind as u8));
            }
            (word, "garden") => self.list_gardens(word, candidates),
            (_, "tile") => {
                let garden = usize::from(args[slot.offset - 1]).checked_sub(1).and_then(Seat::new);
                if let Some(seat) = garden.filter(|seat| seat.index() < usize::from(self.players)) {
                    (1..=self.garden(seat).tiles().len() as u8).for_each(|tile| candidates.push(tile));
                }
            }
            _ => {}
        }
    }

    /// Lists the gardens, the own one first; for a troll, and where an elf is to be scared, it comes last.
    fn list_gardens(&self, word: &str, candidates: &mut Candidates) {
        let players = usize::from(self.players);
        let hostile = matches!(word, "buy-troll" | "scare-elf");
        let number = |seat: Seat| seat.index() as u8 + 1;
        if !hostile {
            candidates.push(number(self.active));
        }
        self.active.others(players).for_each(|seat| candidates.push(number(seat)));
        candidates.push(number(self.active));
    }

    /// Names a garden by its player, and a tile by what grows there and its number.
    pub(super) fn name_answer(&self, draft: &Draft, slot: &Slot, answer: Answer) -> Option<Label> {
        let seat = |number: u8| usize::from(number).checked_sub(1).and_then(Seat::new);
        match slot.param.name {
            "garden" => Some(Label { seat: seat(answer[0]), ..Label::default() }),
            "tile" => {
                let garden = self.garden(seat(draft.raw.args[slot.offset - 1])?);
                Some(Label { word: garden.tile(answer[0])?.kind.word(), number: answer[0], seat: None })
            }
            _ => None,
        }
    }
}
