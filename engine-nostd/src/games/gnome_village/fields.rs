//! The tracked values of Gnome Village by name, and their correction.

use super::kinds::{Business, KIND_WORDS, Kind, Tile, Workshop};
use super::village::{MAX_BUSINESSES, Place};
use super::{COINS, DECK, GnomeVillage, Phase, TOKENS};
use crate::field::{Field, FieldId, Index, Value};
use crate::rules::Rules;
use crate::setup::Names;
use crate::shape::Shape;
use crate::{Seat, Seats};

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
    common("open-action", &[], Shape::Shown("SEAT:B#N|none"), false),
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
    seat("prisoners", &[], Shape::Shown("SEAT,..|none"), false),
];

/// Splits a pattern that workshops and businesses share: the first field of a name is the workshop's.
pub(super) fn is_business_count(id: FieldId) -> bool {
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
            "{}#{}" if (1..=shops()?.count).contains(&second) => {
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
