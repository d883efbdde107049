//! Reading the tracked values, corrections, and the numbers of the count.

use super::super::corrections::within;
use super::super::kinds::Gnome;
use super::super::supply::CHESTS;
use super::super::{Phase, Refusal};
use super::fields::{Correction, Field, Fixable};
use super::{Light, Player};
use crate::field::Value;
use crate::rules::Rules;
use crate::tracked::Tracked;
use crate::verb::Nothing;
use crate::{RuleError, Seat};

impl Tracked for Light {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Nothing;

    fn value(&self, field: Field) -> Option<Value> {
        let holdings = |seat: Seat| &self.boards[seat].holdings;
        // The lines of the score are known from the count on.
        let line = |points: u16| Value::Number(if self.is_counting() { points } else { 0 });
        Some(match field {
            Field::Phase => return self.phase_value(),
            Field::Turn => return self.turn_value(),
            Field::Round => return self.round_value(),
            Field::Winner => return self.winner_value(),
            Field::Over => return self.over_value(),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::TurnInRound => Value::count(self.lap),
            Field::First => Value::Seat(Some(self.first)),
            Field::Order => Value::Order(self.order.iter().copied().collect()),
            Field::RewardsTaken => {
                let taken = self.reward_box().into_iter().filter(|(_, taken)| *taken);
                Value::list(taken, |(reward, _), out| out.write_str(reward.word()))
            }
            // A kind that does not take part has no values.
            Field::StockOfDruids | Field::Druids(_) if !self.lineup.has(Gnome::Druid) => return None,
            Field::StockOfDruids => Value::count(self.stock(Gnome::Druid)),
            Field::Druids(seat) => Value::count(self.druids(seat)),
            Field::Cards(_, Gnome::Druid) => return None,
            Field::Cards(_, gnome) if !self.lineup.has(gnome) => return None,
            Field::Cards(seat, gnome) => Value::count(self.cards(seat, gnome)),
            Field::Guide => Value::Flag(self.guide),
            Field::CoinsIn => Value::of(self.coins_in),
            Field::Vp(seat) => Value::Number(self.vp(seat)),
            Field::Coins(seat) => Value::count(self.coins(seat)),
            Field::Bed(seat) => Value::count(holdings(seat).bed),
            Field::FreeTiles(seat) => Value::count(u8::from(self.boards[seat].free_tiles)),
            Field::DruidLeft(seat) => Value::count(self.boards[seat].druid_left),
            Field::Claimed(seat) => Value::count(u8::from(self.boards[seat].claimed)),
            Field::Counted(seat) => Value::count(u8::from(self.boards[seat].counted)),
            Field::Basic(seat) => Value::count(holdings(seat).basic),
            Field::Keys(seat) => Value::count(holdings(seat).keys),
            Field::Crystal(seat) => Value::count(holdings(seat).crystals),
            Field::Upgrades(seat) => Value::count(holdings(seat).upgrades),
            Field::AnimalsShown(seat, animal) => Value::count(holdings(seat).animals[animal as usize]),
            Field::Wild(seat) => Value::count(holdings(seat).wild),
            Field::Opened(seat) => Value::count(holdings(seat).opened),
            Field::Items(seat) => line(holdings(seat).item_points()),
            Field::Crystals(seat) => line(u16::from(holdings(seat).crystals)),
            Field::Gnomes(seat) => line(holdings(seat).gnome_points(self.is_furthest(seat))),
            Field::Animals(seat) => line(holdings(seat).animal_sets().points()),
        })
    }

    /// Allows numbers to be set in the count; at any other time they are corrections.
    fn check_set(&self) -> Result<(), RuleError> {
        match self.phase {
            Phase::Count => Ok(()),
            Phase::Over => Err(RuleError::GameOver),
            Phase::Turn | Phase::Druid | Phase::Rewards | Phase::Refresh => Err(RuleError::WrongPhase),
        }
    }

    fn check_fix_of(&self, fixable: Fixable) -> Result<(), RuleError> {
        let counting = self.is_counting();
        let has_time = match fixable {
            Fixable::Vp | Fixable::Bed => true,
            Fixable::Coins => counting || self.keeps_coins(),
            // The cards tell who has a Druid turn now.
            Fixable::Druids => self.phase != Phase::Druid,
            // The guide has a refresh, so it cannot end there.
            Fixable::Guide => !counting && self.phase != Phase::Refresh,
            Fixable::CoinsIn => !counting,
            Fixable::Basic
            | Fixable::Keys
            | Fixable::Crystal
            | Fixable::Cards
            | Fixable::Upgrades
            | Fixable::AnimalsShown
            | Fixable::Wild
            | Fixable::Opened => counting,
        };
        if has_time { Ok(()) } else { Err(RuleError::WrongPhase) }
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        match *correction {
            Correction::Guide(_)
            | Correction::CoinsIn(_)
            | Correction::Vp(..)
            | Correction::Coins(..)
            | Correction::Bed(..)
            | Correction::Basic(..)
            | Correction::Keys(..)
            | Correction::Crystal(..)
            | Correction::Upgrades(..) => Ok(()),
            Correction::Druids(seat, cards) => self.check_cards(seat, Gnome::Druid, cards.0),
            // They have a name of their own.
            Correction::Cards(_, Gnome::Druid, _) => Err(RuleError::CannotFix),
            Correction::Cards(seat, gnome, cards) => self.check_cards(seat, gnome, cards.0),
            Correction::AnimalsShown(seat, animal, count) => {
                self.check_animals(seat, self.boards[seat].holdings.animals[animal as usize], count.0)
            }
            Correction::Wild(seat, count) => self.check_animals(seat, self.boards[seat].holdings.wild, count.0),
            Correction::Opened(seat, chests) => within(chests.0 >= self.boards[seat].holdings.animals_shown()),
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            Correction::Guide(guide) => self.guide = guide,
            Correction::CoinsIn(coins_in) => {
                if self.coins_in != coins_in {
                    self.coins_in = coins_in;
                    self.seats().for_each(|seat| self.boards[seat].holdings.coins = 0);
                }
            }
            Correction::Vp(seat, vp) => self.boards[seat].holdings.vp = vp.0,
            Correction::Coins(seat, coins) => self.boards[seat].holdings.coins = coins.0,
            Correction::Bed(seat, size) => self.boards[seat].holdings.bed = size.0,
            Correction::Druids(seat, cards) => {
                let player = &mut self.boards[seat];
                let turns = player.druid_left + cards.0;
                player.druid_left = turns.saturating_sub(player.holdings.owns(Gnome::Druid));
                player.holdings.cards[Gnome::Druid as usize] = cards.0;
            }
            Correction::Basic(seat, basic) => self.boards[seat].holdings.basic = basic.0,
            Correction::Keys(seat, keys) => self.boards[seat].holdings.keys = keys.0,
            Correction::Crystal(seat, crystals) => self.boards[seat].holdings.crystals = crystals.0,
            Correction::Cards(seat, gnome, cards) => self.boards[seat].holdings.cards[gnome as usize] = cards.0,
            Correction::Upgrades(seat, upgrades) => self.boards[seat].holdings.upgrades = upgrades.0,
            Correction::AnimalsShown(seat, animal, count) => {
                self.boards[seat].holdings.animals[animal as usize] = count.0;
                self.boards[seat].open_for_animals();
            }
            Correction::Wild(seat, count) => {
                self.boards[seat].holdings.wild = count.0;
                self.boards[seat].open_for_animals();
            }
            Correction::Opened(seat, chests) => self.boards[seat].holdings.opened = chests.0,
        }
    }
}

impl Player {
    /// Counts a chest as opened for every animal.
    fn open_for_animals(&mut self) {
        self.holdings.opened = self.holdings.opened.max(self.holdings.animals_shown());
    }
}

impl Light {
    /// Checks that there are so many cards of a kind, as many as players in all.
    fn check_cards(&self, seat: Seat, gnome: Gnome, cards: u8) -> Result<(), RuleError> {
        if !self.lineup.has(gnome) {
            return Err(Refusal::GnomeNotInGame.into());
        }
        within(cards <= self.cards(seat, gnome) + self.stock(gnome))
    }

    /// Checks that there are so many chests when a number of animals changes; they count as opened by themselves.
    fn check_animals(&self, seat: Seat, before: u8, after: u8) -> Result<(), RuleError> {
        within(self.boards[seat].holdings.animals_shown() - before + after <= CHESTS)
    }
}
