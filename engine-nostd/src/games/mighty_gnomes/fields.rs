//! The tracked values of Mighty Gnomes by name.

use core::fmt::{self, Write};

use super::kinds::{Animal, Gnome, Good, Resource, Track};
use super::player::{MOST_KEYS, MOST_VP, Player};
use super::supply::{CHESTS, COINS, STEPS, TOKENS};
use super::{MightyGnomes, Phase, count};
use crate::ask::Counters;
use crate::field::{Field, FieldId, Index, Value};
use crate::rules::Rules;
use crate::setup::Names;
use crate::shape::Shape;
use crate::{Seat, Seats};

const R: Index = Index::Word(Resource::WORDS);
const G: Index = Index::Word(Gnome::WORDS);
const T: Index = Index::Word(Track::WORDS);
const LEVEL: Index = Index::Upto(STEPS as u8);

const fn common(pattern: &'static str, index: &'static [Index], shape: Shape) -> Field {
    Field { pattern, family: pattern, index, seat: false, shape, fix: false }
}

pub(super) const fn seat(pattern: &'static str, index: &'static [Index], shape: Shape) -> Field {
    Field { pattern, family: pattern, index, seat: true, shape, fix: false }
}

/// Describes a number of a seat that can be corrected.
pub(super) const fn fixed(pattern: &'static str, index: &'static [Index], max: u16) -> Field {
    Field { fix: true, ..seat(pattern, index, upto(max)) }
}

const fn upto(max: u16) -> Shape {
    Shape::Number { min: 0, max }
}

/// The fields. Their places are written into saved games: new ones come behind.
pub(super) const FIELDS: &[Field] = &[
    common("phase", &[], Shape::Word(MightyGnomes::PHASES)),
    common("turn", &[], Shape::Seat),
    common("turn-in-round", &[], Shape::Number { min: 1, max: 3 }),
    common("round", &[], Shape::Number { min: 1, max: 5 }),
    common("first", &[], Shape::Seat),
    common("winner", &[], Shape::Seats),
    common("over", &[], Shape::Word(&["no", "five-rounds"])),
    common("tracking", &[], Shape::Word(&["full", "quick"])),
    common("order", &[], Shape::Shown("SEAT,..")),
    common("tile-used", &[], upto(1)),
    common("books", &[], upto(4)),
    common("golden", &[], upto(1)),
    common("steps-to-go", &[], upto(4)),
    common("chest-offers", &[], upto(3)),
    common("free-upgrades", &[], upto(1)),
    common("sup-coins", &[], upto(COINS as u16)),
    common("sup-{}", &[R], upto(TOKENS as u16)),
    common("bag", &[], upto(CHESTS as u16)),
    common("open", &[], upto(3)),
    common("stock-{}", &[G], upto(4)),
    common("cost-{}", &[G], Shape::Shown("N,N,N,N,N,N|none")),
    common("steps-{}", &[T], upto(STEPS as u16)),
    common("step-{}-{}", &[T, LEVEL], Shape::Shown("N,N,N")),
    common("druid-size", &[], upto(4)),
    common("trail", &[], upto(60)),
    common("claiming-queue", &[], Shape::Shown("SEAT,..|none")),
    common("rewards-taken", &[], Shape::Shown("reward,..|none")),
    common("display-uses", &[], upto(4)),
    seat("points", &[], upto(9999)),
    seat("rank", &[], Shape::Number { min: 1, max: 4 }),
    seat("items", &[], upto(99)),
    seat("crystals", &[], upto(16)),
    seat("gnomes", &[], upto(999)),
    seat("animals", &[], upto(99)),
    fixed("vp", &[], MOST_VP),
    fixed("coins", &[], COINS as u16),
    fixed("{}", &[R], TOKENS as u16).called("resources"),
    fixed("keys", &[], MOST_KEYS as u16),
    fixed("closed", &[], CHESTS as u16),
    fixed("opened", &[], CHESTS as u16),
    fixed("{}", &[Index::Word(Animal::WORDS)], CHESTS as u16).called("animals-shown"),
    fixed("wild", &[], CHESTS as u16),
    fixed("pos", &[], 255),
    fixed("{}", &[G], 4).called("cards"),
    seat("used", &[], Shape::Shown("SIZE,..|none")),
    fixed("bed", &[], 4),
    seat("free-tiles", &[], upto(1)),
    seat("magic-uses", &[], upto(4)),
    seat("alchemist-uses", &[], upto(4)),
    seat("druid-left", &[], upto(4)),
    fixed("{}-level", &[T], STEPS as u16).called("level"),
    seat("{}-capacity", &[T], upto(40)),
    seat("excess", &[], upto(40)),
    seat("forest-tiles", &[], upto(3)),
    seat("attic-tiles", &[], upto(3)),
    fixed("basic", &[], 4 * TOKENS as u16),
    fixed("upgrades", &[], 2 * STEPS as u16),
];

/// Is a field of a seat that a correction or a count can set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tally {
    Vp,
    Coins,
    Resource(Resource),
    Keys,
    Closed,
    Opened,
    Animal(Animal),
    Wild,
    Pos,
    Cards(Gnome),
    Bed,
    Level(Track),
    Basic,
    Upgrades,
    /// The place on the trail; only the score pad has to ask for it.
    Place,
}

impl Tally {
    /// Finds which tally a field of these tables is; `None` where it follows from others.
    pub(super) fn of(field: &Field, id: FieldId) -> Option<Self> {
        let index = usize::from(id.index[0]);
        Some(match (field.pattern, field.index.first()) {
            ("vp", _) => Self::Vp,
            ("coins", _) => Self::Coins,
            ("crystal", _) => Self::Resource(Resource::Crystal),
            ("keys", _) => Self::Keys,
            ("closed", _) => Self::Closed,
            ("opened", _) => Self::Opened,
            ("wild", _) => Self::Wild,
            ("pos", _) => Self::Pos,
            ("bed", _) => Self::Bed,
            ("basic", _) => Self::Basic,
            ("upgrades", _) => Self::Upgrades,
            ("place", _) => Self::Place,
            ("{}-level", _) => Self::Level(Track::from_index(index)?),
            ("{}", Some(&R)) => Self::Resource(Resource::from_index(index)?),
            ("{}", Some(&G)) => Self::Cards(Gnome::from_index(index)?),
            ("{}", _) => Self::Animal(Animal::from_index(index)?),
            _ => return None,
        })
    }
}

impl Player {
    /// Gives the number of a tally.
    pub(super) fn tally(&self, tally: Tally) -> u16 {
        u16::from(match tally {
            Tally::Vp => return self.vp,
            Tally::Coins => self.coins,
            Tally::Resource(resource) => self.resources[resource as usize],
            Tally::Keys => self.keys,
            Tally::Closed => self.closed,
            Tally::Opened => self.opened,
            Tally::Animal(animal) => self.animals[animal as usize],
            Tally::Wild => self.wild,
            Tally::Pos => self.pos,
            Tally::Cards(gnome) => self.owns(gnome),
            Tally::Bed => self.bed,
            Tally::Level(track) => self.levels[track as usize],
            Tally::Basic => self.basic,
            Tally::Upgrades => self.upgrades,
            Tally::Place => 0,
        })
    }

    /// Sets the number of a tally.
    pub(super) fn set_tally(&mut self, tally: Tally, value: u16) {
        let byte = value as u8;
        match tally {
            Tally::Vp => self.vp = value,
            Tally::Coins => self.coins = byte,
            Tally::Resource(resource) => self.resources[resource as usize] = byte,
            Tally::Keys => self.keys = byte,
            Tally::Closed => self.closed = byte,
            Tally::Opened => self.opened = byte,
            Tally::Animal(animal) => self.animals[animal as usize] = byte,
            Tally::Wild => self.wild = byte,
            Tally::Pos => self.pos = byte,
            Tally::Cards(gnome) => self.cards[gnome as usize] = byte,
            Tally::Bed => self.bed = byte,
            Tally::Level(track) => self.levels[track as usize] = byte,
            Tally::Basic => self.basic = byte,
            Tally::Upgrades => self.upgrades = byte,
            Tally::Place => {}
        }
    }
}

/// Writes a comma list, or `none`.
pub(super) fn list<T>(items: impl IntoIterator<Item = T>, write: impl Fn(T, &mut dyn Write) -> fmt::Result) -> Value {
    let mut any = false;
    let value = Value::build(|out| {
        for item in items {
            if any {
                out.write_char(',')?;
            }
            any = true;
            write(item, out)?;
        }
        Ok(())
    });
    if any { value } else { Value::word("none") }
}

fn numbers<const N: usize>(numbers: [u8; N]) -> Value {
    list(numbers, |number, out| write!(out, "{number}"))
}

fn number(number: u8) -> Option<Value> {
    Some(Value::Number(u16::from(number)))
}

impl MightyGnomes {
    pub(super) fn field_value(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        let field = FIELDS.get(usize::from(id.field))?;
        match seat {
            Some(seat) => self.seat_value(seat, field, id),
            None => self.common_value(field.pattern, id, names),
        }
    }

    fn common_value(&self, pattern: &str, id: FieldId, names: &Names) -> Option<Value> {
        let [first, second] = id.index.map(usize::from);
        let seats = |seats: &[Seat]| list(seats, |seat, out| out.write_str(names.name(*seat)));
        match pattern {
            "phase" => Some(Value::word(Self::PHASES[self.phase()])),
            "turn" => Some(Value::build(|out| names.write(self.turn(), out))),
            "turn-in-round" => number(self.lap),
            "round" => number(self.round),
            "first" => Some(Value::build(|out| names.write(Some(self.first), out))),
            "winner" => {
                let mut winners = Seats::NONE;
                if self.over().is_some() {
                    self.standings().winners().for_each(|seat| winners.set(seat, true));
                }
                Some(Value::build(|out| names.write_set(winners, out)))
            }
            "over" => Some(Value::word(self.over().unwrap_or("no"))),
            "tracking" => Some(Value::word(if self.quick { "quick" } else { "full" })),
            "order" => Some(seats(&self.order)),
            "tile-used" => number(u8::from(self.tile_used)),
            "druid-size" => number(self.druid_size),
            "trail" => number(self.trail),
            "claiming-queue" => Some(seats(if self.phase == Phase::Rewards { &self.queue } else { &[] })),
            "rewards-taken" => Some(list(self.rewards_taken(), |reward, out| out.write_str(reward.word()))),
            "stock-{}" => {
                let gnome = Gnome::from_index(first).filter(|gnome| self.takes_part(*gnome))?;
                if self.quick && gnome != Gnome::Druid { None } else { number(self.stock(gnome)) }
            }
            // The rest lies on the table in quick tracking.
            _ if self.quick => None,
            "books" => number(self.books.any),
            "golden" => number(self.books.golden),
            "steps-to-go" => number(self.steps_to_go),
            "chest-offers" => number(self.chest_offers),
            "free-upgrades" => number(self.free_upgrades),
            "sup-coins" => number(self.supply(Good::Coins)),
            "sup-{}" => number(self.supply(Resource::from_index(first)?.into())),
            "bag" => number(self.bag()),
            "open" => number(self.open),
            "cost-{}" => {
                let gnome = Gnome::from_index(first).filter(|gnome| self.takes_part(*gnome))?;
                Some(self.costs[gnome as usize].map_or_else(|| Value::word("none"), numbers))
            }
            "steps-{}" => number(self.steps.get(first)?.len() as u8),
            "step-{}-{}" => {
                let step = self.steps.get(first)?.get(second.checked_sub(1)?)?;
                Some(numbers([step.capacity, step.vp, step.price]))
            }
            "display-uses" => number(self.display_uses),
            _ => None,
        }
    }

    fn seat_value(&self, seat: Seat, field: &Field, id: FieldId) -> Option<Value> {
        let player = &self.boards[seat];
        let points = |points: u16| Some(Value::Number(points));
        let track = || Track::from_index(usize::from(id.index[0]));
        match field.pattern {
            "points" => points(self.points(seat)),
            "rank" => self.over().and_then(|_| number(self.standings().of_seat(seat)?.rank)),
            "items" => points(player.item_points()),
            "crystals" => points(player.tally(Tally::Resource(Resource::Crystal))),
            "gnomes" => points(player.gnome_points(self.is_furthest(seat))),
            "animals" => points(player.animal_sets().points()),
            "used" => Some(list(player.used.iter(), |size, out| write!(out, "{size}"))),
            "free-tiles" => number(u8::from(player.free_tiles)),
            "druid-left" => number(player.druid_left),
            "magic-uses" if !self.quick => number(player.magic_uses),
            "alchemist-uses" if !self.quick => number(player.alchemist_uses),
            "{}-capacity" if !self.quick => number(self.capacity(seat, track()?)),
            "excess" if !self.quick => number(self.excess(seat)),
            "forest-tiles" if !self.quick => number(player.forest),
            "attic-tiles" if !self.quick => number(player.attic),
            _ => {
                let tally = Tally::of(field, id)?;
                self.tracks(tally).then(|| Value::Number(player.tally(tally)))
            }
        }
    }

    /// Gives the next number that has to be counted, at the end of quick tracking.
    pub(super) fn next_count(&self) -> Option<(Option<Seat>, FieldId)> {
        if self.phase != Phase::Count {
            return None;
        }
        self.seats().find_map(|seat| {
            let player = &self.boards[seat];
            // What was tracked is known.
            let asked = |tally: &Tally| {
                !matches!(tally, Tally::Vp | Tally::Bed | Tally::Cards(Gnome::Druid))
                    && self.tracks(*tally)
                    && player.matters(*tally)
            };
            let tally = count::order().find(|tally| asked(tally) && !player.entered.has(*tally))?;
            let field = FIELDS.iter().enumerate().filter(|(_, field)| field.fix).find_map(|(place, field)| {
                let mut ids = field.indices().map(|index| FieldId { field: place as u8, index });
                ids.find(|id| Tally::of(field, *id) == Some(tally))
            });
            Some((Some(seat), field?))
        })
    }

    /// Gives the counts that matter at the table.
    pub(super) fn count_out(&self, seat: Seat) -> Counters {
        let player = &self.boards[seat];
        let mut counters: Counters = [("points", self.points(seat)), ("vp", player.vp)].into_iter().collect();
        if self.quick {
            let _ = counters.push(("pos", u16::from(player.pos)));
            return counters;
        }
        let resources = Resource::ALL.iter().map(|resource| (resource.word(), player.resources[*resource as usize]));
        let rest = [("keys", player.keys), ("closed", player.closed), ("pos", player.pos)];
        for (word, count) in [("coins", player.coins)].into_iter().chain(resources).chain(rest) {
            // There is room for all of them.
            let _ = counters.push((word, u16::from(count)));
        }
        counters
    }

    /// Says whether the game as it was set up, and as far as it is, has a tally.
    pub(super) fn tracks(&self, tally: Tally) -> bool {
        let counted = matches!(self.phase, Phase::Count | Phase::Over);
        match tally {
            Tally::Vp | Tally::Pos | Tally::Bed => true,
            Tally::Cards(gnome) => self.takes_part(gnome) && (!self.quick || counted || gnome == Gnome::Druid),
            Tally::Basic | Tally::Upgrades => self.quick && counted,
            Tally::Closed | Tally::Level(_) => !self.quick,
            Tally::Resource(resource) if resource != Resource::Crystal => !self.quick,
            Tally::Place => false,
            _ => !self.quick || counted,
        }
    }
}
