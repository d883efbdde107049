//! The tracked values of Gnome Village by name, and their correction.

use super::kinds::{Business, KIND_WORDS, Kind, Tile, Workshop};
use super::village::{MAX_BUSINESSES, Place};
use super::{COINS, DECK, GnomeVillage, TOKENS};
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

/// The fields. Their places are written into saved games: new ones come behind.
pub(super) const FIELDS: &[Field] = &[
    Field::common("phase", Shape::Word(GnomeVillage::PHASES)).fixable(),
    Field::common("turn", Shape::Seat).fixable(),
    Field::common("round", Shape::Number { min: 1, max: 999 }).fixable(),
    Field::common("over", Shape::Word(&["no", "last-gnome"])),
    Field::common("winner", Shape::Seats),
    Field::common("coin-supply", Shape::upto(COINS as u16)),
    Field::common("road-stack", Shape::upto(35)),
    Field::common("houses-in-stack", Shape::upto(12)),
    Field::common("workshop-stack-{}", Shape::upto(5)).each(&[K]).called("workshop-stack"),
    Field::common("token-supply-{}", Shape::upto(TOKENS as u16)).each(&[K]).called("token-supply"),
    Field::common("businesses-left", Shape::upto(27)).fixable(),
    Field::common("businesses-face-down", Shape::upto(25)),
    Field::common("forest-deck", Shape::Number { min: 1, max: DECK as u16 }).fixable(),
    Field::common("happy-gnome", Shape::Seat).fixable(),
    Field::common("end-trigger", Shape::Seat),
    Field::common("earn-value-{}", Shape::upto(5)).each(&[B]).called("earn-value").fixable(),
    Field::common("open-action", Shape::Shown("SEAT:B#N|none")),
    Field::common("open-gnome", GNOME),
    Field::common("coins-spent", Shape::upto(250)),
    Field::common("advisor-mark", Shape::Flag),
    Field::seat("points", Shape::upto(250)),
    Field::seat("rank", Shape::Number { min: 1, max: 4 }),
    Field::seat("tiles", Shape::upto(97)),
    Field::seat("coins", Shape::upto(COINS as u16)).fixable(),
    Field::seat("roads", Shape::Number { min: 5, max: 40 }).fixable(),
    Field::seat("houses", Shape::Number { min: 2, max: 5 }).fixable(),
    Field::seat("gnomes", Shape::Number { min: 1, max: 5 }).fixable(),
    Field::seat("{}", Shape::upto(5)).each(&[K]).called("workshops").fixable(),
    Field::seat("{}-active", Shape::upto(5)).each(&[K]).called("active"),
    Field::seat("{}#{}", Shape::Word(&["idle", "active"])).each(&[K, SHOP_NUMBER]).called("side").fixable(),
    Field::seat("tokens-{}", Shape::upto(TOKENS as u16)).each(&[K]).called("tokens").fixable(),
    Field::seat("{}", Shape::upto(27)).each(&[B]).called("businesses").fixable(),
    Field::seat("{}#{}-earn", Shape::upto(5)).each(&[B, TILE_NUMBER]).called("earn").fixable(),
    Field::seat("{}#{}-used", Shape::Seats).each(&[B, TILE_NUMBER]).called("used").fixable(),
    Field::seat("g{}", PLACE).each(&[G]).called("place").fixable(),
    Field::seat("g{}-airport", Shape::Shown("airport#N|gone|none")).each(&[G]).called("airport"),
    Field::seat("g{}-captor", Shape::Seat).each(&[G]).called("captor"),
    Field::seat("g{}-resting", Shape::Flag).each(&[G]).called("resting").fixable(),
    Field::seat("g{}-moved", Shape::Flag).each(&[G]).called("moved"),
    Field::seat("g{}-no-earn", Shape::Flag).each(&[G]).called("no-earn"),
    Field::seat("protected", Shape::Flag).fixable(),
    Field::seat("protected-by", GNOME).fixable(),
    Field::seat("gap", Shape::Flag).fixable(),
    // The places 43 to 46 were those of fields that are gone and stay unused.
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
            Some(seat) => self.seat_value(seat, id, names),
            None => self.common_value(id, names),
        }
    }

    fn common_value(&self, id: FieldId, names: &Names) -> Option<Value> {
        let number = |number: u8| Some(Value::Number(u16::from(number)));
        let name = |seat: Option<Seat>| Some(Value::build(|out| names.write(seat, out)));
        let shop = || Workshop::from_index(usize::from(id.index[0]));
        match FIELDS.get(usize::from(id.field))?.pattern {
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
            "open-action" => Some(match self.open {
                Some(open) => tile_text(names, open.host, Tile::business(open.kind, open.number)),
                None => Value::word("none"),
            }),
            "open-gnome" => Some(gnome_text(self.open.map_or(0, |open| open.gnome))),
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
        let gnome = || village.gnome(first);
        match FIELDS.get(usize::from(id.field))?.pattern {
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
            "protected-by" => Some(gnome_text(village.protected_by)),
            "gap" => flag(village.gap),
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
