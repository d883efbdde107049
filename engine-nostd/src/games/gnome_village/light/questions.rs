//! What the device asks, in which order, and what it proposes.

use super::super::THEFT;
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

/// The rank of the likeliest tile, and of those after it.
const TILE: u8 = 10;
/// The rank of the likeliest player; in Move it comes before all tiles.
const PLAYER: u8 = 20;

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
            if *kind == PointBusiness::Hat && self.has_bank() {
                offers.rank(TILE + 2);
            }
        }
        offers.push(by, MoveKind::BuyWorkshop);
        if self.own().workshops < MANY_WORKSHOPS {
            offers.rank(TILE);
        }
        let mut gnome = |paid: GnomeBy, label: GnomeBy, rank: u8| {
            offers.push_as(Draft::new(by, MoveKind::GetGnome).with(paid), Label::of(label));
            offers.rank(rank);
        };
        if self.has_bank() {
            gnome(GnomeBy::Coins, GnomeBy::Coins, TILE + 1);
            gnome(GnomeBy::Shop, GnomeBy::Shop, TILE + 3);
            self.offer_players(offers);
        } else {
            // GV-L21: what a gnome costs is not charged, so one row is enough.
            gnome(GnomeBy::Shop, GnomeBy::Coins, TILE + 1);
        }
        offers.push(by, MoveKind::CardRemove);
    }

    fn candidates(&self, draft: &Draft, question: Question, candidates: &mut Candidates) {
        match question {
            Question::GetGnomeBy => candidates.extend(GnomeBy::ALL.iter().copied()),
            Question::BuyBusinessKind => candidates.extend(PointBusiness::ALL.iter().copied()),
            Question::CardRemoveSeat | Question::PaySeat => candidates.extend(self.opponents()),
            Question::CardRemoveKind { .. } => candidates.extend(PointBusiness::ALL.iter().copied()),
            Question::PayN { .. } => {
                // Whoever pays the player whose turn it is was mostly robbed.
                let robbed = draft.by.filter(|payer| Some(*payer) != self.turn());
                let has = self.counts[draft.by.unwrap_or(self.active)].coins;
                candidates.range(1, has.max(1), if robbed.is_some() { THEFT } else { 1 });
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

impl Light {
    /// Offers what moves coins between players: all who may pay, then all who may get some.
    fn offer_players(&self, offers: &mut Offers<'_, Move>) {
        offers.push(self.turn(), MoveKind::ActPolice);
        let likeliest = if self.phase == Phase::Move { 0 } else { PLAYER };
        let leading = self.leading_opponent();
        // Before anybody walks, prisons and visits are paid for; a player without coins can only get some.
        let early = matches!(self.phase, Phase::Reveal | Phase::Earn);
        for pays in [true, false] {
            for seat in self.opponents() {
                let (from, to, offer) =
                    if pays { (seat, self.active, Offer::Pays) } else { (self.active, seat, Offer::Gets) };
                let draft = Draft::new(Some(from), MoveKind::Pay).with(to);
                offers.push_as(draft, Label { seat: Some(seat), ..Label::of(offer) });
                if leading == Some(seat) && pays == (!early && self.counts[seat].coins > 0) {
                    offers.rank(likeliest);
                }
            }
        }
    }
}
