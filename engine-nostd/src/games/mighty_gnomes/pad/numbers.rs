//! The numbers of the score pad: reading them, and setting them within the limits of the box.

use super::fields::{BASIC, Correction, Field, Fixable};
use super::{Pad, Sheet};
use crate::field::Value;
use crate::games::mighty_gnomes::Refusal;
use crate::games::mighty_gnomes::corrections::within;
use crate::games::mighty_gnomes::holdings::Holdings;
use crate::games::mighty_gnomes::kinds::Gnome;
use crate::games::mighty_gnomes::supply::{CHESTS, COINS, TOKENS};
use crate::rules::Rules;
use crate::tracked::Tracked;
use crate::verb::Nothing;
use crate::{RuleError, Seat};

impl Tracked for Pad {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Nothing;

    fn value(&self, field: Field) -> Option<Value> {
        Some(match field {
            Field::Vp(seat) => Value::Number(self.holdings(seat).vp),
            Field::Coins(seat) => Value::count(self.holdings(seat).coins),
            Field::Basic(seat) => Value::count(self.holdings(seat).basic),
            Field::Crystal(seat) | Field::Crystals(seat) => Value::count(self.holdings(seat).crystals),
            Field::Keys(seat) => Value::count(self.holdings(seat).keys),
            Field::Opened(seat) => Value::count(self.holdings(seat).opened),
            Field::AnimalsShown(seat, animal) => Value::count(self.holdings(seat).animals[animal as usize]),
            Field::Wild(seat) => Value::count(self.holdings(seat).wild),
            // A kind that does not take part has no number.
            Field::Cards(_, gnome) if !self.lineup.has(gnome) => return None,
            Field::Cards(seat, gnome) => Value::count(self.holdings(seat).owns(gnome)),
            Field::Upgrades(seat) => Value::count(self.holdings(seat).upgrades),
            Field::Bed(seat) => Value::count(self.holdings(seat).bed),
            Field::Place(seat) => Value::count(self.place(seat)),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::Items(seat) => Value::Number(self.holdings(seat).item_points()),
            Field::Gnomes(seat) => Value::Number(self.holdings(seat).gnome_points(self.is_furthest(seat))),
            Field::Animals(seat) => Value::Number(self.holdings(seat).animal_sets().points()),
            Field::Winner => return self.winner_value(),
            Field::Phase => return self.phase_value(),
            Field::Turn => return self.turn_value(),
            Field::Round => return self.round_value(),
            Field::Over => return self.over_value(),
            Field::Order => {
                let by_place = (1..=self.players).filter(|_| self.is_ordered());
                let seats = by_place.filter_map(|place| self.seats().find(|seat| self.place(*seat) == place));
                Value::Order(seats.collect())
            }
        })
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        match *correction {
            Correction::Vp(..) | Correction::Keys(..) | Correction::Upgrades(..) | Correction::Bed(..) => Ok(()),
            Correction::Coins(seat, coins) => self.check_box(seat, coins.0, COINS, |holdings| holdings.coins),
            Correction::Basic(seat, basic) => self.check_box(seat, basic.0, BASIC, |holdings| holdings.basic),
            Correction::Crystal(seat, crystals) => {
                self.check_box(seat, crystals.0, TOKENS, |holdings| holdings.crystals)
            }
            Correction::Opened(seat, opened) => {
                within(self.holdings(seat).animals_shown() <= opened.0)?;
                self.check_box(seat, opened.0, CHESTS, |holdings| holdings.opened)
            }
            Correction::AnimalsShown(seat, animal, count) => {
                self.check_animals(seat, self.holdings(seat).animals[animal as usize], count.0)
            }
            Correction::Wild(seat, count) => self.check_animals(seat, self.holdings(seat).wild, count.0),
            Correction::Cards(_, gnome, _) if !self.lineup.has(gnome) => Err(Refusal::GnomeNotInGame.into()),
            Correction::Cards(seat, gnome, cards) => {
                self.check_box(seat, cards.0, self.players, |holdings| holdings.owns(gnome))
            }
            Correction::Place(_, place) => within(place.0 <= self.players),
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        let sheets = &mut self.sheets;
        let (seat, entered) = match correction {
            Correction::Vp(seat, vp) => {
                sheets[seat].holdings.vp = vp.0;
                (seat, Field::Vp(seat))
            }
            Correction::Coins(seat, coins) => {
                sheets[seat].holdings.coins = coins.0;
                (seat, Field::Coins(seat))
            }
            Correction::Basic(seat, basic) => {
                sheets[seat].holdings.basic = basic.0;
                (seat, Field::Basic(seat))
            }
            Correction::Crystal(seat, crystals) => {
                sheets[seat].holdings.crystals = crystals.0;
                (seat, Field::Crystal(seat))
            }
            Correction::Keys(seat, keys) => {
                sheets[seat].holdings.keys = keys.0;
                (seat, Field::Keys(seat))
            }
            Correction::Opened(seat, opened) => {
                sheets[seat].holdings.opened = opened.0;
                (seat, Field::Opened(seat))
            }
            Correction::AnimalsShown(seat, animal, count) => {
                sheets[seat].holdings.animals[animal as usize] = count.0;
                (seat, Field::AnimalsShown(seat, animal))
            }
            Correction::Wild(seat, count) => {
                sheets[seat].holdings.wild = count.0;
                (seat, Field::Wild(seat))
            }
            Correction::Cards(seat, gnome, cards) => {
                sheets[seat].holdings.cards[gnome as usize] = cards.0;
                (seat, Field::Cards(seat, gnome))
            }
            Correction::Upgrades(seat, upgrades) => {
                sheets[seat].holdings.upgrades = upgrades.0;
                (seat, Field::Upgrades(seat))
            }
            Correction::Bed(seat, bed) => {
                sheets[seat].holdings.bed = bed.0;
                (seat, Field::Bed(seat))
            }
            Correction::Place(seat, place) => {
                sheets[seat].place = place.0;
                (seat, Field::Place(seat))
            }
        };
        sheets[seat].mark(entered, seat);
    }

    fn next_field(&self) -> Option<Field> {
        if self.finished {
            return None;
        }
        let open = |seat: Seat| {
            let sheet = &self.sheets[seat];
            Field::counted(seat).find(|field| self.matters(*field) && !sheet.has(*field, seat))
        };
        // The order on the trail comes last: then it is known whether it decides something.
        self.seats().find_map(open).or_else(|| self.unplaced().next().filter(|_| self.needs_order()).map(Field::Place))
    }

    /// Returns the first place on the trail that nobody has.
    fn likeliest_entry(&self) -> Option<u16> {
        let Field::Place(_) = self.next_field()? else { return None };
        let free = |place: &u8| self.seats().all(|seat| self.place(seat) != *place);
        (1..=self.players).find(free).map(u16::from)
    }
}

impl Sheet {
    /// Returns the bit of a number that is counted, by the order of the questions.
    fn bit(field: Field, seat: Seat) -> u32 {
        Field::counted(seat).position(|counted| counted == field).map_or(0, |place| 1 << place)
    }

    /// Returns whether a number was entered.
    fn has(&self, field: Field, seat: Seat) -> bool {
        self.entered & Self::bit(field, seat) != 0
    }

    fn mark(&mut self, field: Field, seat: Seat) {
        self.entered |= Self::bit(field, seat);
    }
}

impl Pad {
    /// Returns whether a number can still change the score of its player.
    fn matters(&self, field: Field) -> bool {
        match field {
            // Chests that were not opened show no animal.
            Field::AnimalsShown(seat, _) | Field::Wild(seat) => {
                self.holdings(seat).opened > self.holdings(seat).animals_shown()
            }
            Field::Cards(_, gnome) => self.lineup.has(gnome),
            Field::Upgrades(seat) => self.holdings(seat).owns(Gnome::Farmer) > 0,
            Field::Bed(seat) => self.holdings(seat).owns(Gnome::Magic) > 0,
            Field::Vp(_)
            | Field::Coins(_)
            | Field::Basic(_)
            | Field::Crystal(_)
            | Field::Keys(_)
            | Field::Opened(_) => true,
            // It is asked of all at once, where it matters.
            Field::Place(_) => false,
            // These follow from the others.
            Field::Points(_)
            | Field::Rank(_)
            | Field::Items(_)
            | Field::Crystals(_)
            | Field::Gnomes(_)
            | Field::Animals(_)
            | Field::Winner
            | Field::Phase
            | Field::Turn
            | Field::Round
            | Field::Over
            | Field::Order => false,
        }
    }

    /// Checks that the opened chests of a player can hold the animals when one of their numbers changes.
    fn check_animals(&self, seat: Seat, before: u8, after: u8) -> Result<(), RuleError> {
        let holdings = self.holdings(seat);
        within(holdings.animals_shown() - before + after <= holdings.opened)
    }

    /// Checks that the box holds the total count of all players.
    fn check_box(&self, seat: Seat, value: u8, most: u8, count: impl Fn(&Holdings) -> u8) -> Result<(), RuleError> {
        let others = self.seats().filter(|other| *other != seat);
        let others: u16 = others.map(|other| u16::from(count(self.holdings(other)))).sum();
        within(others + u16::from(value) <= u16::from(most))
    }
}
