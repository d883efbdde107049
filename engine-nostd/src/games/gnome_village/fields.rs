//! The tracked values of Gnome Village by name, and their correction.

use super::kinds::{Business, KIND_WORDS, Kind, Tile, Workshop};
use super::village::{Gnome, MAX_BUSINESSES, MAX_HOUSES, Place, Village};
use super::{COINS, DECK, GnomeVillage, Phase, TOKENS};
use crate::field::{Field, FieldId, Fix, Index, Value};
use crate::rules::Rules;
use crate::setup::Names;
use crate::shape::{ABSENT, Shape};
use crate::{RuleError, Seat, Seats};

const K: Index = Index::Word(Workshop::WORDS);
const B: Index = Index::Word(Business::WORDS);
const SHOP_NUMBER: Index = Index::Upto(5);
const TILE_NUMBER: Index = Index::Upto(MAX_BUSINESSES as u8);
const G: Index = Index::Upto(5);

const PLACE: Shape = Shape::Place { kinds: KIND_WORDS, away: &["abroad", "lent", "captured"] };
const GNOME: Shape = Shape::Numbered { prefix: "g" };

const fn common(pattern: &'static str, index: &'static [Index], shape: Shape, fix: bool) -> Field {
    Field { pattern, family: pattern, index, seat: false, shape, fix }
}

const fn seat(pattern: &'static str, index: &'static [Index], shape: Shape, fix: bool) -> Field {
    Field { pattern, family: pattern, index, seat: true, shape, fix }
}

const fn upto(max: u16) -> Shape {
    Shape::Number { min: 0, max }
}

/// The fields. Their places are written into saved games: new ones come behind.
pub(super) const FIELDS: &[Field] = &[
    common("phase", &[], Shape::Word(GnomeVillage::PHASES), true),
    common("turn", &[], Shape::Seat, true),
    common("round", &[], Shape::Number { min: 1, max: 999 }, true),
    common("over", &[], Shape::Word(&["no", "last-gnome"]), false),
    common("winner", &[], Shape::Seats, false),
    common("coin-supply", &[], upto(COINS as u16), false),
    common("road-stack", &[], upto(35), false),
    common("houses-in-stack", &[], upto(12), false),
    common("workshop-stack-{}", &[K], upto(5), false).called("workshop-stack"),
    common("token-supply-{}", &[K], upto(TOKENS as u16), false).called("token-supply"),
    common("businesses-left", &[], upto(27), true),
    common("businesses-face-down", &[], upto(25), false),
    common("forest-deck", &[], Shape::Number { min: 1, max: DECK as u16 }, true),
    common("happy-gnome", &[], Shape::Seat, true),
    common("end-trigger", &[], Shape::Seat, false),
    common("earn-value-{}", &[B], upto(5), true).called("earn-value"),
    common("open-action", &[], Shape::Shown("SEAT:BUSINESS#N|none"), false),
    common("open-gnome", &[], GNOME, false),
    common("coins-spent", &[], upto(250), false),
    common("advisor-mark", &[], Shape::Flag, false),
    seat("points", &[], upto(250), false),
    seat("rank", &[], Shape::Number { min: 1, max: 4 }, false),
    seat("tiles", &[], upto(97), false),
    seat("coins", &[], upto(COINS as u16), true),
    seat("roads", &[], Shape::Number { min: 5, max: 40 }, true),
    seat("houses", &[], Shape::Number { min: 2, max: 5 }, true),
    seat("gnomes", &[], Shape::Number { min: 1, max: 5 }, true),
    seat("{}", &[K], upto(5), true).called("workshops"),
    seat("{}-active", &[K], upto(5), false).called("active"),
    seat("{}#{}", &[K, SHOP_NUMBER], Shape::Word(&["idle", "active"]), true).called("side"),
    seat("tokens-{}", &[K], upto(TOKENS as u16), true).called("tokens"),
    seat("{}", &[B], upto(27), true).called("businesses"),
    seat("{}#{}-earn", &[B, TILE_NUMBER], upto(5), true).called("earn"),
    seat("{}#{}-used", &[B, TILE_NUMBER], Shape::Seats, true).called("used"),
    seat("g{}", &[G], PLACE, true).called("place"),
    seat("g{}-airport", &[G], Shape::Shown("airport#N|gone|none"), false).called("airport"),
    seat("g{}-captor", &[G], Shape::Seat, false).called("captor"),
    seat("g{}-resting", &[G], Shape::Flag, true).called("resting"),
    seat("g{}-moved", &[G], Shape::Flag, false).called("moved"),
    seat("g{}-no-earn", &[G], Shape::Flag, false).called("no-earn"),
    seat("protected", &[], Shape::Flag, true),
    seat("protected-by", &[], GNOME, true),
    seat("gap", &[], Shape::Flag, true),
    seat("resting", &[], upto(5), false),
    seat("last-earn", &[], upto(30), false),
    seat("visits", &[], Shape::Shown("SEAT:TILE#N,..|none"), false),
    seat("prisoners", &[], Shape::Seats, false),
];

/// Splits a pattern that workshops and businesses share: the first field of a name is the workshop's.
fn is_business_count(id: FieldId) -> bool {
    FIELDS[usize::from(id.field)].index.first() == Some(&B)
}

fn tile_text(names: &Names, host: Seat, tile: Tile) -> Value {
    Value::build(|out| write!(out, "{}:{}#{}", names.name(host), tile.kind.word(), tile.number))
}

impl GnomeVillage {
    pub(super) fn field_value(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        match seat {
            Some(seat) if seat.index() < usize::from(self.players) => self.seat_value(seat, id, names),
            Some(_) => None,
            None => self.common_value(id, names),
        }
    }

    fn common_value(&self, id: FieldId, names: &Names) -> Option<Value> {
        let number = |number: u8| Some(Value::Number(u16::from(number)));
        let name = |seat: Option<Seat>| Some(Value::build(|out| names.write(seat, out)));
        let shop = || Workshop::from_index(usize::from(id.index[0]));
        match FIELDS.get(usize::from(id.field))?.pattern {
            "phase" => Some(Value::word(Self::PHASES[self.phase as usize])),
            "turn" => name(self.turn()),
            "round" => Some(Value::Number(self.round)),
            "over" => Some(Value::word(self.over().unwrap_or("no"))),
            "winner" => {
                let mut winners = Seats::NONE;
                if self.phase == Phase::Over {
                    self.standings().winners().for_each(|seat| winners.set(seat, true));
                }
                Some(Value::build(|out| names.write_set(winners, out)))
            }
            "coin-supply" => number(self.coin_supply()),
            "road-stack" => number(self.road_stack()),
            "houses-in-stack" => number(self.house_stack()),
            "workshop-stack-{}" => number(self.workshop_stack(shop()?)),
            "token-supply-{}" => number(self.token_supply(shop()?)),
            "businesses-left" => number(self.businesses_left),
            "businesses-face-down" => number(self.businesses_left.saturating_sub(2)),
            "forest-deck" => number(self.deck),
            "happy-gnome" => name(self.happy),
            "end-trigger" => name(self.trigger),
            "earn-value-{}" => number(self.remembered_earn(Business::from_index(usize::from(id.index[0]))?)),
            "open-action" if !self.quick => Some(match self.open {
                Some(open) => tile_text(names, open.host, Tile::business(open.kind, open.number)),
                None => Value::word("none"),
            }),
            "open-gnome" if !self.quick => Some(gnome_text(self.open.map_or(0, |open| open.gnome))),
            "coins-spent" => number(self.spent),
            "advisor-mark" => Some(Value::flag(self.advisor)),
            _ => None,
        }
    }

    fn seat_value(&self, seat: Seat, id: FieldId, names: &Names) -> Option<Value> {
        let village = &self.villages[seat];
        let number = |number: u8| Some(Value::Number(u16::from(number)));
        let flag = |flag: bool| Some(Value::flag(flag));
        let [first, second] = id.index;
        let shops = || Workshop::from_index(usize::from(first)).map(|kind| village.shops(kind));
        let tile = || village.business(Business::from_index(usize::from(first))?, second);
        // Quick tracking knows how many gnomes there are, but not where.
        let gnome = || if self.quick { None } else { village.gnome(first) };
        match FIELDS.get(usize::from(id.field))?.pattern {
            "points" => Some(Value::Number(self.points(seat))),
            "rank" if self.phase == Phase::Over => number(self.standings().of_seat(seat)?.rank),
            "tiles" => Some(Value::Number(village.tiles())),
            "coins" => number(village.coins),
            "roads" => number(village.roads),
            "houses" => number(village.houses),
            "gnomes" => number(village.gnomes.len() as u8),
            "{}" if is_business_count(id) => {
                number(village.count(Kind::Business(Business::from_index(usize::from(first))?)))
            }
            "{}" => number(shops()?.count),
            "{}-active" => number(shops()?.on_side(true).count() as u8),
            "{}#{}" if second <= shops()?.count => {
                Some(Value::word(if shops()?.is_active(second) { "active" } else { "idle" }))
            }
            "tokens-{}" => number(*village.tokens.get(usize::from(first))?),
            "{}#{}-earn" => number(tile()?.earn),
            "{}#{}-used" => {
                let tile = tile()?;
                let used = Seats::from_bits(tile.used_last.bits() | tile.used_now.bits());
                Some(Value::build(|out| names.write_set(used, out)))
            }
            "g{}" => {
                let place = place_bytes(gnome()?.place);
                Some(Value::build(|out| PLACE.write(&place, names, out)))
            }
            "g{}-airport" => Some(match gnome()?.place {
                Place::Abroad { airport: 0, .. } => Value::word("gone"),
                Place::Abroad { airport, .. } => Value::build(|out| write!(out, "airport#{airport}")),
                _ => Value::word("none"),
            }),
            "g{}-captor" => {
                let captor = match gnome()?.place {
                    Place::Captured { captor, .. } => Some(captor),
                    _ => None,
                };
                Some(Value::build(|out| names.write(captor, out)))
            }
            "g{}-resting" => flag(gnome()?.resting),
            "g{}-moved" => flag(gnome()?.moved),
            "g{}-no-earn" => flag(gnome()?.no_earn),
            "protected" => flag(village.protected),
            "protected-by" if !self.quick => Some(gnome_text(village.protected_by)),
            "gap" => flag(village.gap),
            "resting" if self.quick => number(village.gnomes.len() as u8 - village.upright()),
            "last-earn" if self.quick => number(village.last_earn),
            "visits" if self.quick => {
                let visits = self.visits.iter().filter(|visit| visit.guest == seat);
                Some(comma_list(visits, |visit, out| {
                    write!(out, "{}:{}#{}", names.name(visit.host), visit.tile.kind.word(), visit.tile.number)
                }))
            }
            "prisoners" if self.quick => {
                // Sorted by seat: several prisoners of one owner are named each.
                let owners = self.seats().flat_map(|owner| {
                    self.prisoners.iter().filter(move |held| held.captor == seat && held.owner == owner)
                });
                Some(comma_list(owners, |held, out| out.write_str(names.name(held.owner))))
            }
            _ => None,
        }
    }

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
            "g{}-resting" => within(!self.quick && village.gnome(first).is_some()),
            "protected-by" => within(!self.quick && (value == ABSENT || village.gnome(value).is_some())),
            _ => Ok(()),
        }
    }

    /// Reads where a gnome is said to be.
    fn corrected_place(&self, seat: Seat, number: u8, bytes: &[u8]) -> Result<Place, RuleError> {
        let village = &self.villages[seat];
        let gnome = village.gnome(number).ok_or(RuleError::BadNumber)?;
        if self.quick {
            return Err(RuleError::BadNumber);
        }
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
                let gone = |tile: Tile| tile.kind == Kind::Workshop(kind) && tile.number > value;
                self.visits.retain(|visit| visit.host != seat || !gone(visit.tile));
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

fn gnome_text(number: u8) -> Value {
    if number == 0 { Value::word("none") } else { Value::build(|out| write!(out, "g{number}")) }
}

fn place_bytes(place: Place) -> [u8; 4] {
    let away = |way: u8, host: Seat, tile: Tile| [way, host.index() as u8, tile.kind.byte(), tile.number];
    match place {
        Place::Home => [0; 4],
        Place::At(tile) => [1, 0, tile.kind.byte(), tile.number],
        Place::Abroad { host, tile, .. } => away(2, host, tile),
        Place::Lent { host, chapel } => away(3, host, Tile::business(Business::Chapel, chapel)),
        Place::Captured { host, prison, .. } => away(4, host, Tile::business(Business::Prison, prison)),
    }
}

fn comma_list<T>(
    items: impl Iterator<Item = T>,
    write: impl Fn(T, &mut dyn core::fmt::Write) -> core::fmt::Result,
) -> Value {
    let mut any = false;
    let list = Value::build(|out| {
        for item in items {
            if any {
                out.write_char(',')?;
            }
            any = true;
            write(item, out)?;
        }
        Ok(())
    });
    if any { list } else { Value::word("none") }
}
