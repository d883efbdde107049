//! Corrections: the table is right, inside the limits of the box.

use super::fields::{FIELDS, is_business_count};
use super::kinds::{Business, Kind, Tile, Workshop};
use super::village::{Gnome, MAX_HOUSES, Place, Village};
use super::{GnomeVillage, Phase};
use crate::field::{Field, Fix};
use crate::rules::Rules;
use crate::shape::ABSENT;
use crate::{RuleError, Seat, Seats};

impl GnomeVillage {
    pub(super) fn check_correction(&self, fix: &Fix) -> Result<(), RuleError> {
        let field = &FIELDS[usize::from(fix.id.field)];
        let value = fix.value[0];
        let within = |holds: bool| if holds { Ok(()) } else { Err(RuleError::BadNumber) };
        let over = self.phase == Phase::Over;
        let Some(seat) = fix.seat else {
            return match field.pattern {
                // After the end only the scores are counted anew; undo reopens the game.
                "phase" | "turn" | "round" if over => Err(RuleError::GameOver),
                "phase" => within(value < Phase::Over as u8 || (value == Phase::Over as u8 && self.trigger.is_some())),
                "turn" => within(value != ABSENT),
                "businesses-left" => {
                    let placed = self.total(|village| village.businesses.len() as u8);
                    within(value + placed <= self.business_total())
                }
                _ => Ok(()),
            };
        };
        let village = &self.villages[seat];
        let [first, second] = fix.id.index;
        let shop = Workshop::from_index(usize::from(first));
        let business = Business::from_index(usize::from(first));
        // What is added comes out of the stack.
        let more = |new: u8, old: u8, stack: u8| within(new <= old || new - old <= stack);
        match field.pattern {
            "coins" => more(value, village.coins, self.coin_supply()),
            "roads" => more(value, village.roads, self.road_stack()),
            "houses" => within(value <= MAX_HOUSES && value >= village.gnomes.len() as u8),
            "gnomes" => within(value <= self.max_gnomes() && value <= village.houses),
            "{}" if is_business_count(fix.id) => {
                let kind = business.ok_or(RuleError::BadNumber)?;
                within(value == 0 || self.check_deluxe(kind).is_ok())?;
                more(value, village.count(Kind::Business(kind)), self.businesses_left)
            }
            "{}" => {
                let kind = shop.ok_or(RuleError::BadNumber)?;
                more(value, village.shops(kind).count, self.workshop_stack(kind))
            }
            "{}#{}" => {
                let kind = shop.ok_or(RuleError::BadNumber)?;
                within(second <= village.shops(kind).count)
            }
            "tokens-{}" => {
                let kind = shop.ok_or(RuleError::BadNumber)?;
                more(value, village.tokens[kind as usize], self.token_supply(kind))
            }
            "{}#{}-earn" | "{}#{}-used" => within(business.and_then(|kind| village.business(kind, second)).is_some()),
            "g{}" => self.corrected_place(seat, first, &fix.value).map(|_| ()),
            "g{}-resting" => within(village.gnome(first).is_some()),
            "protected-by" => within(value == ABSENT || village.gnome(value).is_some()),
            _ => Ok(()),
        }
    }

    /// Reads where a gnome is said to be.
    fn corrected_place(&self, seat: Seat, number: u8, bytes: &[u8]) -> Result<Place, RuleError> {
        let village = &self.villages[seat];
        let gnome = village.gnome(number).ok_or(RuleError::BadNumber)?;
        let host = Seat::new(usize::from(bytes[1])).filter(|host| host.index() < usize::from(self.players));
        let tile = || {
            let kind = Kind::from_byte(bytes[2]).ok_or(RuleError::BadNumber)?;
            Ok::<_, RuleError>(Tile { kind, number: bytes[3].max(1) })
        };
        let place = match bytes[0] {
            0 => Place::Home,
            1 => Place::At(tile()?),
            way => {
                let host = host.ok_or(RuleError::BadNumber)?;
                let tile = tile()?;
                match (way, tile.kind) {
                    (2, _) if host != seat => {
                        // The Airport it came from is not said: the first free one, else it is gone.
                        let free = |airport: &u8| {
                            let tile = Tile::business(Business::Airport, *airport);
                            village.gnome_on(tile).is_none_or(|other| other == number) && !village.is_reserved(tile)
                        };
                        let count = village.count(Kind::Business(Business::Airport));
                        let airport = match gnome.place {
                            Place::Abroad { airport, .. } => airport,
                            _ => (1..=count).find(free).unwrap_or(0),
                        };
                        Place::Abroad { host, tile, airport }
                    }
                    (3, Kind::Business(Business::Chapel)) => Place::Lent { host, chapel: tile.number },
                    (4, Kind::Business(Business::Prison)) => {
                        let captor = match gnome.place {
                            Place::Captured { captor, .. } => captor,
                            _ => host,
                        };
                        if captor == seat {
                            return Err(RuleError::BadNumber);
                        }
                        Place::Captured { host, prison: tile.number, captor }
                    }
                    _ => return Err(RuleError::BadNumber),
                }
            }
        };
        if let Some((host, tile)) = place.stands_on(seat) {
            let exists = tile.number <= self.villages[host].count(tile.kind);
            let taken = self.gnomes_on(host, tile).any(|other| other.0 == seat && other.1 != number);
            let kept = matches!(place, Place::At(_)) && village.is_reserved(tile) && !is_kept_for(gnome.place, tile);
            if !exists || taken || kept {
                return Err(RuleError::BadNumber);
            }
        }
        Ok(place)
    }

    pub(super) fn apply_correction(&mut self, fix: &Fix) {
        let field = &FIELDS[usize::from(fix.id.field)];
        let value = fix.value[0];
        match fix.seat {
            None => self.correct_common(field, fix),
            Some(seat) => self.correct_seat(seat, field, fix, value),
        }
    }

    fn correct_common(&mut self, field: &Field, fix: &Fix) {
        let value = fix.value[0];
        let seat = if value == ABSENT { None } else { Seat::new(usize::from(value)) };
        match field.pattern {
            "phase" => {
                let phase = match value {
                    0 => Phase::Reveal,
                    1 => Phase::Earn,
                    2 => Phase::WorkBuy,
                    3 => Phase::Move,
                    _ => Phase::Over,
                };
                // What was right before stays as it is.
                if phase != self.phase {
                    self.phase = phase;
                    self.open = None;
                }
            }
            "turn" => {
                if let Some(seat) = seat.filter(|seat| *seat != self.active) {
                    self.clear_turn();
                    self.active = seat;
                }
            }
            "round" => self.round = field.shape.number(&fix.value),
            "businesses-left" => self.businesses_left = value,
            "forest-deck" => self.deck = value,
            "happy-gnome" => self.happy = seat,
            "earn-value-{}" => {
                if let Some(kind) = Business::from_index(usize::from(fix.id.index[0])) {
                    self.earn_values[kind as usize] = Some(value);
                    for seat in self.seats() {
                        let tiles = self.villages[seat].businesses.iter_mut();
                        tiles.filter(|tile| tile.kind == kind).for_each(|tile| tile.earn = value);
                    }
                }
            }
            _ => {}
        }
    }

    /// Closes the open action of a gnome that is elsewhere than the device thought.
    fn close_action_of(&mut self, seat: Seat, is_moved: impl Fn(u8) -> bool) {
        if seat == self.active && self.open.is_some_and(|open| is_moved(open.gnome)) {
            self.open = None;
        }
    }

    fn correct_seat(&mut self, seat: Seat, field: &Field, fix: &Fix, value: u8) {
        let [first, second] = fix.id.index;
        let village = &mut self.villages[seat];
        let shop = Workshop::from_index(usize::from(first));
        let business = Business::from_index(usize::from(first));
        match field.pattern {
            "coins" => village.coins = value,
            "roads" => village.roads = value,
            "houses" => village.houses = value,
            "gnomes" => {
                set_gnomes(village, value);
                self.close_action_of(seat, |gnome| gnome > value);
                self.settle_trigger();
            }
            "{}" if is_business_count(fix.id) => {
                let Some(kind) = business else { return };
                while self.villages[seat].count(Kind::Business(kind)) > value {
                    let last = self.villages[seat].count(Kind::Business(kind));
                    self.remove_business(seat, kind, last);
                }
                let earn = self.remembered_earn(kind);
                while self.villages[seat].count(Kind::Business(kind)) < value && self.businesses_left > 0 {
                    self.businesses_left -= 1;
                    self.villages[seat].add_business(kind, earn);
                }
                self.settle_hats();
            }
            "{}" => {
                let Some(kind) = shop else { return };
                let shops = village.shops_mut(kind);
                shops.count = value;
                shops.active &= (1 << value) - 1;
                for owner in self.seats() {
                    for gnome in &mut self.villages[owner].gnomes {
                        let on = gnome.place.stands_on(owner);
                        if on.is_some_and(|(host, tile)| {
                            host == seat && tile.kind == Kind::Workshop(kind) && tile.number > value
                        }) {
                            gnome.place = Place::Home;
                        }
                    }
                }
            }
            "{}#{}" => {
                if let Some(kind) = shop {
                    village.shops_mut(kind).turn(second, value == 1);
                }
            }
            "tokens-{}" => village.tokens[usize::from(first)] = value,
            "{}#{}-earn" => {
                if let Some(tile) = business.and_then(|kind| village.business_mut(kind, second)) {
                    tile.earn = value;
                }
            }
            "{}#{}-used" => {
                if let Some(tile) = business.and_then(|kind| village.business_mut(kind, second)) {
                    let said = Seats::from_bits(value);
                    tile.used_now = Seats::from_bits(tile.used_now.bits() & said.bits());
                    tile.used_last = Seats::from_bits(said.bits() & !tile.used_now.bits());
                }
            }
            "g{}" => {
                if let Ok(place) = self.corrected_place(seat, first, &fix.value)
                    && let Some(gnome) = self.villages[seat].gnome_mut(first)
                    && gnome.place != place
                {
                    gnome.place = place;
                    self.close_action_of(seat, |gnome| gnome == first);
                }
            }
            "g{}-resting" => {
                if let Some(gnome) = village.gnome_mut(first) {
                    gnome.resting = value == 1;
                }
            }
            "protected" => {
                village.protected = value == 1;
                village.protected_by = 0;
            }
            "protected-by" => {
                village.protected_by = if value == ABSENT { 0 } else { value };
                village.protected |= village.protected_by > 0;
            }
            "gap" => village.gap = value == 1,
            _ => {}
        }
    }
}

/// Adds gnomes upright at home, or takes the last ones away.
fn set_gnomes(village: &mut Village, value: u8) {
    village.gnomes.truncate(usize::from(value));
    while village.gnomes.len() < usize::from(value) && village.gnomes.push(Gnome::default()).is_ok() {}
    if village.protected_by > value {
        village.protected_by = 0;
    }
}

/// Says whether an Airport is kept for the gnome itself.
fn is_kept_for(place: Place, tile: Tile) -> bool {
    matches!(place, Place::Abroad { airport, .. } if tile == Tile::business(Business::Airport, airport))
}
