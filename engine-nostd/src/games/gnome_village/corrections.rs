//! Reading the tracked values, and corrections: the table is right, within the limits of the box.

use super::fields::{Correction, Field, Fixable};
use super::kinds::{AnyTile, Building, Business, GnomeNumber, Side, Tile, Workshop};
use super::place::{AnyPlace, Place};
use super::village::{Gnome, MAX_HOUSES, Village};
use super::{Full, OPEN_BUSINESSES, Phase};
use crate::field::{Nth, Value};
use crate::rules::Rules;
use crate::tracked::Tracked;
use crate::verb::Nothing;
use crate::{RuleError, Seat, Seats};

fn within(holds: bool) -> Result<(), RuleError> {
    if holds { Ok(()) } else { Err(RuleError::BadNumber) }
}

/// Checks that what is added is left in the stack.
fn more(new: u8, old: u8, stack: u8) -> Result<(), RuleError> {
    within(new <= old || new - old <= stack)
}

/// Returns a gnome as a value; 0 stands for none.
fn gnome_value(number: u8) -> Value {
    Value::Numbered("g", Some(number).filter(|number| *number > 0))
}

impl Tracked for Full {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Nothing;

    fn value(&self, field: Field) -> Option<Value> {
        let gnome = |seat: Seat, number: u8| self.villages[seat].gnome(number);
        Some(match field {
            Field::Phase => return self.phase_value(),
            Field::Turn => return self.turn_value(),
            Field::Round => return self.round_value(),
            Field::Over => return self.over_value(),
            Field::Winner => return self.winner_value(),
            Field::CoinSupply => Value::count(self.coin_supply()),
            Field::RoadStack => Value::count(self.road_stack()),
            Field::HousesInStack => Value::count(self.house_stack()),
            Field::WorkshopStack(kind) => Value::count(self.workshop_stack(kind)),
            Field::TokenSupply(kind) => Value::count(self.token_supply(kind)),
            Field::BusinessesLeft => Value::count(self.businesses_left),
            Field::BusinessesFaceDown => Value::count(self.businesses_left.saturating_sub(OPEN_BUSINESSES)),
            Field::ForestDeck => Value::count(self.deck),
            Field::HappyGnome => Value::Seat(self.happy),
            Field::EndTrigger => Value::Seat(self.trigger),
            Field::EarnValue(kind) => Value::count(self.remembered_earn(kind)),
            Field::OpenAction => match self.open {
                Some(open) => Value::TileOf(open.host, open.kind.into(), open.number),
                None => Value::word("none"),
            },
            Field::OpenGnome => gnome_value(self.open.map_or(0, |open| open.gnome)),
            Field::CoinsSpent => Value::count(self.spent),
            Field::AdvisorMark => Value::Flag(self.advisor),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::Tiles(seat) => Value::Number(self.villages[seat].tiles()),
            Field::Coins(seat) => Value::count(self.coins(seat)),
            Field::Roads(seat) => Value::count(self.roads(seat)),
            Field::Houses(seat) => Value::count(self.houses(seat)),
            Field::Gnomes(seat) => Value::count(self.gnomes(seat)),
            Field::Shops(seat, kind) => Value::count(self.villages[seat].shops(kind).count),
            Field::ActiveShops(seat, kind) => Value::count(self.villages[seat].shops(kind).on_side(true).count() as u8),
            Field::ShopSide(seat, kind, Nth(number)) => {
                let shops = self.villages[seat].shops(kind);
                if number > shops.count {
                    return None;
                }
                Value::of(if shops.is_active(number) { Side::Active } else { Side::Idle })
            }
            Field::Tokens(seat, kind) => Value::count(self.villages[seat].tokens[kind as usize]),
            Field::Businesses(seat, kind) => Value::count(self.villages[seat].count(Building::Business(kind))),
            Field::Earn(seat, kind, Nth(number)) => Value::count(self.villages[seat].business(kind, number)?.earn),
            Field::Used(seat, kind, Nth(number)) => {
                let tile = self.villages[seat].business(kind, number)?;
                let used = Seats::from_bits(tile.used_last.bits() | tile.used_now.bits());
                Value::Seats(used)
            }
            Field::Place(seat, Nth(number)) => gnome(seat, number)?.place.into(),
            Field::Airport(seat, Nth(number)) => match gnome(seat, number)?.place.airport() {
                Some(0) => Value::word("gone"),
                Some(airport) => Value::Tile(Business::Airport.into(), airport),
                None => Value::word("none"),
            },
            Field::Captor(seat, Nth(number)) => Value::Seat(gnome(seat, number)?.place.captor()),
            Field::Resting(seat, Nth(number)) => Value::Flag(gnome(seat, number)?.resting),
            Field::Moved(seat, Nth(number)) => Value::Flag(gnome(seat, number)?.moved),
            Field::NoEarn(seat, Nth(number)) => Value::Flag(gnome(seat, number)?.no_earn),
            Field::Protected(seat) => Value::Flag(self.villages[seat].protected),
            Field::ProtectedBy(seat) => gnome_value(self.villages[seat].protected_by),
            Field::Gap(seat) => Value::Flag(self.has_gap(seat)),
        })
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        match *correction {
            // After the end only the scores are counted again; undo reopens the game.
            Correction::Phase(_) | Correction::Turn(_) | Correction::Round(_) if self.phase == Phase::Over => {
                Err(RuleError::GameOver)
            }
            Correction::Phase(phase) => within(phase != Phase::Over || self.trigger.is_some()),
            Correction::Turn(seat) => within(seat.is_some()),
            Correction::BusinessesLeft(left) => {
                let placed = self.total(|village| village.businesses.len() as u8);
                within(left.0 + placed <= self.business_total())
            }
            Correction::Coins(seat, coins) => more(coins.0, self.coins(seat), self.coin_supply()),
            Correction::Roads(seat, roads) => more(roads.0, self.roads(seat), self.road_stack()),
            Correction::Houses(seat, houses) => within(houses.0 <= MAX_HOUSES && houses.0 >= self.gnomes(seat)),
            Correction::Gnomes(seat, gnomes) => within(gnomes.0 <= self.max_gnomes() && gnomes.0 <= self.houses(seat)),
            Correction::Shops(seat, kind, count) => {
                more(count.0, self.villages[seat].shops(kind).count, self.workshop_stack(kind))
            }
            Correction::ShopSide(seat, kind, Nth(number), _) => within(number <= self.villages[seat].shops(kind).count),
            Correction::Tokens(seat, kind, count) => {
                more(count.0, self.villages[seat].tokens[kind as usize], self.token_supply(kind))
            }
            Correction::Businesses(seat, kind, count) => {
                within(count.0 == 0 || self.check_deluxe(kind).is_ok())?;
                more(count.0, self.villages[seat].count(Building::Business(kind)), self.businesses_left)
            }
            Correction::Earn(seat, kind, Nth(number), _) | Correction::Used(seat, kind, Nth(number), _) => {
                within(self.villages[seat].business(kind, number).is_some())
            }
            Correction::Place(seat, Nth(number), place) => self.corrected_place(seat, number, place).map(|_| ()),
            Correction::Resting(seat, Nth(number), _) => within(self.villages[seat].gnome(number).is_some()),
            Correction::ProtectedBy(seat, Some(gnome)) => within(self.villages[seat].gnome(gnome.0).is_some()),
            Correction::Round(_)
            | Correction::ForestDeck(_)
            | Correction::HappyGnome(_)
            | Correction::EarnValue(..)
            | Correction::Protected(..)
            | Correction::ProtectedBy(_, None)
            | Correction::Gap(..) => Ok(()),
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            // A phase that was right already changes nothing.
            Correction::Phase(phase) => {
                if phase != self.phase {
                    self.phase = phase;
                    self.open = None;
                }
            }
            Correction::Turn(seat) => {
                if let Some(seat) = seat.filter(|seat| *seat != self.active) {
                    self.clear_turn();
                    self.active = seat;
                }
            }
            Correction::Round(round) => self.round = round.0,
            Correction::BusinessesLeft(left) => self.businesses_left = left.0,
            Correction::ForestDeck(cards) => self.deck = cards.0,
            Correction::HappyGnome(holder) => self.happy = holder,
            Correction::EarnValue(kind, earn) => self.correct_earn_value(kind, earn.0),
            Correction::Coins(seat, coins) => self.villages[seat].coins = coins.0,
            Correction::Roads(seat, roads) => self.villages[seat].roads = roads.0,
            Correction::Houses(seat, houses) => self.villages[seat].houses = houses.0,
            Correction::Gnomes(seat, gnomes) => {
                set_gnomes(&mut self.villages[seat], gnomes.0);
                self.close_action_of(seat, |gnome| gnome > gnomes.0);
                self.settle_trigger();
            }
            Correction::Shops(seat, kind, count) => self.correct_shops(seat, kind, count.0),
            Correction::ShopSide(seat, kind, Nth(number), side) => {
                self.villages[seat].shops_mut(kind).turn(number, side == Side::Active);
            }
            Correction::Tokens(seat, kind, count) => self.villages[seat].tokens[kind as usize] = count.0,
            Correction::Businesses(seat, kind, count) => self.correct_businesses(seat, kind, count.0),
            Correction::Earn(seat, kind, Nth(number), earn) => {
                if let Some(tile) = self.villages[seat].business_mut(kind, number) {
                    tile.earn = earn.0;
                }
            }
            Correction::Used(seat, kind, Nth(number), said) => {
                if let Some(tile) = self.villages[seat].business_mut(kind, number) {
                    tile.used_now = Seats::from_bits(tile.used_now.bits() & said.bits());
                    tile.used_last = Seats::from_bits(said.bits() & !tile.used_now.bits());
                }
            }
            Correction::Place(seat, Nth(number), place) => {
                if let Ok(place) = self.corrected_place(seat, number, place)
                    && let Some(gnome) = self.villages[seat].gnome_mut(number)
                    && gnome.place != place
                {
                    gnome.place = place;
                    self.close_action_of(seat, |gnome| gnome == number);
                }
            }
            Correction::Resting(seat, Nth(number), resting) => {
                if let Some(gnome) = self.villages[seat].gnome_mut(number) {
                    gnome.resting = resting;
                }
            }
            Correction::Protected(seat, protected) => {
                self.villages[seat].protected = protected;
                self.villages[seat].protected_by = 0;
            }
            Correction::ProtectedBy(seat, gnome) => {
                let village = &mut self.villages[seat];
                village.protected_by = gnome.map_or(0, |GnomeNumber(number)| number);
                village.protected |= village.protected_by > 0;
            }
            Correction::Gap(seat, gap) => self.villages[seat].gap = gap,
        }
    }
}

impl Full {
    /// Returns the place that a correction says a gnome is at.
    fn corrected_place(&self, seat: Seat, number: u8, said: AnyPlace) -> Result<Place, RuleError> {
        let gnome = self.villages[seat].gnome(number).ok_or(RuleError::BadNumber)?;
        let first = |tile: AnyTile| Tile { kind: tile.kind, number: tile.number.max(1) };
        let place = match said {
            AnyPlace::Home => Place::Home,
            AnyPlace::At(tile) => Place::At(first(tile)),
            AnyPlace::Abroad(host, tile) => {
                self.check_seat(host)?;
                within(host != seat)?;
                // The correction does not say which Airport it came from: the one it had, else the first free one, else
                // none.
                let airport = gnome.place.airport().or_else(|| self.free_airport(seat, number)).unwrap_or(0);
                Place::Abroad { host, tile: first(tile), airport }
            }
            AnyPlace::Lent(host, tile) => {
                self.check_seat(host)?;
                within(tile.kind == Building::Business(Business::Chapel))?;
                Place::Lent { host, chapel: first(tile).number }
            }
            AnyPlace::Captured(host, tile) => {
                self.check_seat(host)?;
                within(tile.kind == Building::Business(Business::Prison))?;
                // Nor does it say the captor: the previous one, else the owner of the Prison.
                let captor = gnome.place.captor().unwrap_or(host);
                within(captor != seat)?;
                Place::Captured { host, prison: first(tile).number, captor }
            }
        };
        if let Some((host, tile)) = place.stands_on(seat) {
            let exists = tile.number <= self.villages[host].count(tile.kind);
            let taken = self.gnomes_on(host, tile).any(|other| other.0 == seat && other.1 != number);
            let kept = matches!(place, Place::At(_))
                && self.villages[seat].is_reserved(tile)
                && !is_kept_for(gnome.place, tile);
            if !exists || taken || kept {
                return Err(RuleError::BadNumber);
            }
        }
        Ok(place)
    }

    /// Returns the first of a player's own Airports that can be reserved for a gnome.
    fn free_airport(&self, seat: Seat, number: u8) -> Option<u8> {
        let village = &self.villages[seat];
        (1..=village.count(Building::Business(Business::Airport))).find(|airport| {
            let tile = Tile::business(Business::Airport, *airport);
            village.gnome_on(tile).is_none_or(|other| other == number) && !village.is_reserved(tile)
        })
    }

    fn correct_earn_value(&mut self, kind: Business, earn: u8) {
        self.earn_values[kind as usize] = Some(earn);
        for seat in self.seats() {
            let tiles = self.villages[seat].businesses.iter_mut();
            tiles.filter(|tile| tile.kind == kind).for_each(|tile| tile.earn = earn);
        }
    }

    /// Closes the open action of a gnome that is not where the device thought.
    fn close_action_of(&mut self, seat: Seat, is_moved: impl Fn(u8) -> bool) {
        if seat == self.active && self.open.is_some_and(|open| is_moved(open.gnome)) {
            self.open = None;
        }
    }

    /// Sets the number of workshops of a kind; gnomes on tiles that are gone go home.
    fn correct_shops(&mut self, seat: Seat, kind: Workshop, count: u8) {
        let shops = self.villages[seat].shops_mut(kind);
        shops.count = count;
        shops.active &= (1 << count) - 1;
        for owner in self.seats() {
            for gnome in &mut self.villages[owner].gnomes {
                let on = gnome.place.stands_on(owner);
                if on.is_some_and(|(host, tile)| {
                    host == seat && tile.kind == Building::Workshop(kind) && tile.number > count
                }) {
                    gnome.place = Place::Home;
                }
            }
        }
    }

    /// Adds businesses of a kind from the stack, or takes the last ones away.
    fn correct_businesses(&mut self, seat: Seat, kind: Business, count: u8) {
        while self.villages[seat].count(Building::Business(kind)) > count {
            let last = self.villages[seat].count(Building::Business(kind));
            self.remove_business(seat, kind, last);
        }
        let earn = self.remembered_earn(kind);
        while self.villages[seat].count(Building::Business(kind)) < count && self.businesses_left > 0 {
            self.businesses_left -= 1;
            self.villages[seat].add_business(kind, earn);
        }
        self.settle_hats();
    }
}

/// Adds gnomes upright at home, or takes the last ones away.
fn set_gnomes(village: &mut Village, count: u8) {
    village.gnomes.truncate(usize::from(count));
    while village.gnomes.len() < usize::from(count) && village.gnomes.push(Gnome::default()).is_ok() {}
    if village.protected_by > count {
        village.protected_by = 0;
    }
}

/// Returns whether an Airport is reserved for the gnome itself.
fn is_kept_for(place: Place, tile: Tile) -> bool {
    place.airport().is_some_and(|airport| tile == Tile::business(Business::Airport, airport))
}
