//! What the device asks, in which order, and what it proposes.

use super::super::{COINS, THEFT};
use super::kinds::{GnomeBy, PointBusiness};
use super::{Light, MOST_TILES, Move, MoveKind, Phase, Question};
use crate::ask::{Candidates, Draft, Label, Offers};
use crate::interview::{Dial, Dials, Interview};
use crate::rules::Rules;
use crate::{Seat, words};

words! {
    /// A row that is named neither by a kind of move nor by a kind of tile.
    pub enum Offer {
        /// Another player pays the one whose turn it is.
        Pays = "pays",
        /// Another player gets coins of the one whose turn it is.
        Gets = "gets",
    }
}

/// The workshops after which another one is no longer the likeliest thing to get.
const MANY_WORKSHOPS: u8 = 4;

impl Interview for Light {
    /// Lists what happens in a turn in an order that never changes: tiles, then players.
    fn offers(&self, _: Option<Seat>, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        if self.phase == Phase::Tiles {
            offers.push(by, MoveKind::Tiles);
        }
        if !self.phase.is_play() {
            return;
        }
        for kind in PointBusiness::ALL {
            offers.push_as(Draft::new(by, MoveKind::BuyBusiness).with(*kind), Label::of(*kind));
            if *kind == PointBusiness::Hat {
                offers.rank(2);
            }
        }
        offers.push(by, MoveKind::BuyWorkshop);
        if self.own().workshops < MANY_WORKSHOPS {
            offers.rank(0);
        }
        for (by_what, rank) in [(GnomeBy::Coins, 1), (GnomeBy::Shop, 3)] {
            offers.push_as(Draft::new(by, MoveKind::GetGnome).with(by_what), Label::of(by_what));
            offers.rank(rank);
        }
        offers.push(by, MoveKind::ActPolice);
        for seat in self.opponents() {
            let pays = Draft::new(Some(seat), MoveKind::Pay).with(self.active);
            offers.push_as(pays, Label { seat: Some(seat), ..Label::of(Offer::Pays) });
            let gets = Draft::new(by, MoveKind::Pay).with(seat);
            offers.push_as(gets, Label { seat: Some(seat), ..Label::of(Offer::Gets) });
        }
        offers.push(by, MoveKind::CardRemove);
    }

    fn candidates(&self, draft: &Draft, question: Question, candidates: &mut Candidates) {
        match question {
            Question::GetGnomeBy => candidates.extend(GnomeBy::ALL.iter().copied()),
            Question::BuyBusinessKind => candidates.extend(PointBusiness::ALL.iter().copied()),
            Question::CardRemoveSeat | Question::PaySeat => candidates.extend(self.opponents()),
            Question::CardRemoveKind { seat } => {
                let owned = PointBusiness::ALL.iter().filter(|kind| self.counts[seat].of(**kind) > 0);
                candidates.extend(owned.copied());
            }
            Question::PayN { .. } => {
                // A theft is likelier than a visit or a ransom, but only in somebody's own turn.
                let theft = draft.by != self.turn();
                candidates.range(1, COINS, if theft { THEFT } else { 1 });
            }
            Question::TilesN => candidates.range(self.own().fewest_tiles(), MOST_TILES, self.own().tiles()),
            // Steps are made, not asked for.
            Question::CoinsN => {}
        }
    }

    fn dials(&self, seat: Seat, dials: &mut Dials) {
        let open = match self.phase {
            Phase::Reveal | Phase::Earn | Phase::WorkBuy | Phase::Move | Phase::Turn => self.has_bank(),
            Phase::Count => seat == self.active,
            Phase::Tiles | Phase::Over => false,
        };
        if open {
            let coins = self.counts[seat].coins;
            // There is one dial.
            let _ = dials.push(Dial::new(seat, MoveKind::Coins, coins, coins + self.coin_supply()));
        }
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        let goes_on = self.phase.is_play() || self.phase == Phase::Count;
        self.turn().filter(|_| goes_on).map(|seat| (Some(seat), Move::Next))
    }
}
