//! The tracked values of Mighty Gnomes by name.

use super::kinds::{Animal, Gnome, Good, Resource, Track};
use super::player::{MOST_KEYS, MOST_VP, Player};
use super::supply::{CHESTS, COINS, STEPS, TOKENS};
use super::{MightyGnomes, Phase};
use crate::Seat;
use crate::ask::Counters;
use crate::field::{Field, FieldId, Index, Value};
use crate::rules::Rules;
use crate::setup::Names;
use crate::shape::Shape;

const R: Index = Index::Word(Resource::WORDS);
const G: Index = Index::Word(Gnome::WORDS);
const T: Index = Index::Word(Track::WORDS);
const LEVEL: Index = Index::Upto(STEPS as u8);

/// Describes a number of a seat that can be corrected.
pub(super) const fn fixed(pattern: &'static str, max: u16) -> Field {
    Field::seat(pattern, Shape::upto(max)).fixable()
}

/// The fields. Their places are written into saved games: new ones come behind.
pub(super) const FIELDS: &[Field] = &[
    Field::common("phase", Shape::Word(MightyGnomes::PHASES)),
    Field::common("turn", Shape::Seat),
    Field::common("turn-in-round", Shape::Number { min: 1, max: 3 }),
    Field::common("round", Shape::Number { min: 1, max: 5 }),
    Field::common("first", Shape::Seat),
    Field::common("winner", Shape::Seats),
    Field::common("over", Shape::Word(&["no", "five-rounds"])),
    // Records expect it, though there is only one way of tracking.
    Field::common("tracking", Shape::Word(&["full"])),
    Field::common("order", Shape::Shown("SEAT,..")),
    Field::common("tile-used", Shape::upto(1)),
    Field::common("books", Shape::upto(4)),
    Field::common("golden", Shape::upto(1)),
    Field::common("steps-to-go", Shape::upto(4)),
    Field::common("chest-offers", Shape::upto(3)),
    Field::common("free-upgrades", Shape::upto(1)),
    Field::common("sup-coins", Shape::upto(COINS as u16)),
    Field::common("sup-{}", Shape::upto(TOKENS as u16)).each(&[R]),
    Field::common("bag", Shape::upto(CHESTS as u16)),
    Field::common("open", Shape::upto(3)),
    Field::common("stock-{}", Shape::upto(4)).each(&[G]),
    Field::common("cost-{}", Shape::Shown("N,N,N,N,N,N|none")).each(&[G]),
    Field::common("steps-{}", Shape::upto(STEPS as u16)).each(&[T]),
    Field::common("step-{}-{}", Shape::Shown("N,N,N")).each(&[T, LEVEL]),
    Field::common("druid-size", Shape::upto(4)),
    Field::common("trail", Shape::upto(60)),
    Field::common("claiming-queue", Shape::Shown("SEAT,..|none")),
    Field::common("rewards-taken", Shape::Shown("reward,..|none")),
    Field::common("display-uses", Shape::upto(4)),
    Field::seat("points", Shape::upto(9999)),
    Field::seat("rank", Shape::Number { min: 1, max: 4 }),
    Field::seat("items", Shape::upto(99)),
    Field::seat("crystals", Shape::upto(16)),
    Field::seat("gnomes", Shape::upto(999)),
    Field::seat("animals", Shape::upto(99)),
    fixed("vp", MOST_VP),
    fixed("coins", COINS as u16),
    fixed("{}", TOKENS as u16).each(&[R]).called("resources"),
    fixed("keys", MOST_KEYS as u16),
    fixed("closed", CHESTS as u16),
    fixed("opened", CHESTS as u16),
    fixed("{}", CHESTS as u16).each(&[Index::Word(Animal::WORDS)]).called("animals-shown"),
    fixed("wild", CHESTS as u16),
    fixed("pos", 255),
    fixed("{}", 4).each(&[G]).called("cards"),
    Field::seat("used", Shape::Shown("SIZE,..|none")),
    fixed("bed", 4),
    Field::seat("free-tiles", Shape::upto(1)),
    Field::seat("magic-uses", Shape::upto(4)),
    Field::seat("alchemist-uses", Shape::upto(4)),
    Field::seat("druid-left", Shape::upto(4)),
    fixed("{}-level", STEPS as u16).each(&[T]).called("level"),
    Field::seat("{}-capacity", Shape::upto(40)).each(&[T]),
    Field::seat("excess", Shape::upto(40)),
    Field::seat("forest-tiles", Shape::upto(3)),
    Field::seat("attic-tiles", Shape::upto(3)),
    // These two never have a value: their places were of numbers that are counted only on the score pad now.
    Field::seat("basic", Shape::upto(4 * TOKENS as u16)),
    Field::seat("upgrades", Shape::upto(2 * STEPS as u16)),
];

/// Is a field of a seat that a correction or the score pad can set.
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
    /// Finds which tally a field of the game or of the score pad is; `None` where it follows from others.
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

fn numbers<const N: usize>(numbers: [u8; N]) -> Value {
    Value::list(numbers, |number, out| write!(out, "{number}"))
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
        let seats = |seats: &[Seat]| Value::list(seats, |seat, out| out.write_str(names.name(*seat)));
        match pattern {
            "turn-in-round" => number(self.lap),
            "first" => Some(Value::build(|out| names.write(Some(self.first), out))),
            "tracking" => Some(Value::word("full")),
            "order" => Some(seats(&self.order)),
            "tile-used" => number(u8::from(self.tile_used)),
            "druid-size" => number(self.druid_size),
            "trail" => number(self.trail),
            "claiming-queue" => Some(seats(if self.phase == Phase::Rewards { &self.queue } else { &[] })),
            "rewards-taken" => Some(Value::list(self.rewards_taken(), |reward, out| out.write_str(reward.word()))),
            "stock-{}" => {
                let gnome = Gnome::from_index(first).filter(|gnome| self.takes_part(*gnome))?;
                number(self.stock(gnome))
            }
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
            "items" => points(player.item_points()),
            "crystals" => points(player.tally(Tally::Resource(Resource::Crystal))),
            "gnomes" => points(player.gnome_points(self.is_furthest(seat))),
            "animals" => points(player.animal_sets().points()),
            "used" => Some(Value::list(player.used.iter(), |size, out| write!(out, "{size}"))),
            "free-tiles" => number(u8::from(player.free_tiles)),
            "druid-left" => number(player.druid_left),
            "magic-uses" => number(player.magic_uses),
            "alchemist-uses" => number(player.alchemist_uses),
            "{}-capacity" => number(self.capacity(seat, track()?)),
            "excess" => number(self.excess(seat)),
            "forest-tiles" => number(player.forest),
            "attic-tiles" => number(player.attic),
            "basic" | "upgrades" => None,
            _ => match Tally::of(field, id)? {
                Tally::Cards(gnome) if !self.takes_part(gnome) => None,
                tally => points(player.tally(tally)),
            },
        }
    }

    /// Gives the counts that matter at the table.
    pub(super) fn count_out(&self, seat: Seat) -> Counters {
        let player = &self.boards[seat];
        let mut counters: Counters = [("points", self.points(seat)), ("vp", player.vp)].into_iter().collect();
        let resources = Resource::ALL.iter().map(|resource| (resource.word(), player.resources[*resource as usize]));
        let rest = [("keys", player.keys), ("closed", player.closed), ("pos", player.pos)];
        for (word, count) in [("coins", player.coins)].into_iter().chain(resources).chain(rest) {
            // There is room for all of them.
            let _ = counters.push((word, u16::from(count)));
        }
        counters
    }
}
