//! Gnome Village (Kabouterdorp): 2 to 4 players, base and Deluxe, under-12 variant. Rules GV-01 to GV-135.
//!
//! What the box limits is not stored twice: the coin supply, the road stack and the other stacks are what the villages
//! leave over, so their totals hold by construction.

mod actions;
mod corrections;
mod fields;
mod invariants;
mod kinds;
mod moves;
mod pad;
mod questions;
mod refusal;
mod reveal;
mod scoring;
mod turn;
mod village;
mod work;

#[cfg(test)]
mod tests;

pub use kinds::{AnyBusiness, AnyTile, Business, By, GnomeNumber, Kind, Tile, Workshop};
pub use moves::Move;
pub use pad::ScorePad;
pub use refusal::Refusal;

use crate::ask::{Answer, Candidates, Choices, Counters, Draft, Label};
use crate::field::{Field, FieldId, Fix, Value};
use crate::rules::Rules;
use crate::setup::{Names, OptionSlot, OptionSpec, Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{Lines, RankKey};
use crate::verb::{Moves, Raw, Slot, Verb};
use crate::{BySeat, RuleError, Seat};
use village::{Gnome, Place, Village};

/// The coins in the box (GV-119).
const COINS: u8 = 72;
/// The road tiles in the box.
const ROADS: u8 = 45;
/// The product tokens of each kind (GV-50).
const TOKENS: u8 = 2;
/// The forest cards (GV-13).
const DECK: u8 = 45;
/// The earn value of a business that nobody has entered yet (GV-36).
const USUAL_EARN: u8 = 1;

/// Is the phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Reveal,
    Earn,
    WorkBuy,
    Move,
    Over,
}

/// Is an action that may be carried out now: of a tile of this village, by this gnome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OpenAction {
    host: Seat,
    kind: Business,
    number: u8,
    gnome: u8,
}

/// Is a tracked game of Gnome Village.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GnomeVillage {
    players: u8,
    deluxe: bool,
    /// The under-12 variant: 4 gnomes instead of 5.
    kids: bool,
    /// The Dutch reading of the Swimming Pool.
    pool_nl: bool,
    /// Holds the First Player Token: P1 of the rules.
    first: Seat,
    round: u16,
    active: Seat,
    phase: Phase,
    /// Business tiles that are in nobody's village, the 2 open ones included.
    businesses_left: u8,
    deck: u8,
    happy: Option<Seat>,
    trigger: Option<Seat>,
    /// The earn value per kind of business, once one was entered.
    earn_values: [Option<u8>; Business::ALL.len()],
    open: Option<OpenAction>,
    /// Coins paid to the supply in this turn.
    spent: u8,
    advisor: bool,
    villages: BySeat<Village>,
}

impl GnomeVillage {
    /// Lists all seats clockwise, the active one first (GV-120).
    fn seats_from_active(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.active.clockwise(usize::from(self.players))
    }

    fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.active.others(usize::from(self.players))
    }

    fn own(&self) -> &Village {
        &self.villages[self.active]
    }

    fn own_mut(&mut self) -> &mut Village {
        &mut self.villages[self.active]
    }

    fn total(&self, count: impl Fn(&Village) -> u8) -> u8 {
        self.seats().map(|seat| count(&self.villages[seat])).sum()
    }

    fn coin_supply(&self) -> u8 {
        COINS - self.total(|village| village.coins)
    }

    fn road_stack(&self) -> u8 {
        ROADS - self.total(|village| village.roads)
    }

    fn house_stack(&self) -> u8 {
        5 * self.players - self.total(|village| village.houses)
    }

    fn workshop_stack(&self, kind: Workshop) -> u8 {
        self.players + 1 - self.total(|village| village.shops(kind).count)
    }

    fn token_supply(&self, kind: Workshop) -> u8 {
        TOKENS - self.total(|village| village.tokens[kind as usize])
    }

    fn business_total(&self) -> u8 {
        if self.deluxe { 27 } else { 23 }
    }

    fn max_gnomes(&self) -> u8 {
        if self.kids { 4 } else { 5 }
    }

    /// Pays from the supply what is due, or what is left of it (GV-38).
    fn gain(&mut self, seat: Seat, coins: u8) {
        let paid = coins.min(self.coin_supply());
        self.villages[seat].coins += paid;
    }

    /// Lets the active player pay to the supply.
    fn pay(&mut self, coins: u8) {
        self.own_mut().coins -= coins;
        self.spent = self.spent.saturating_add(coins);
    }

    /// Lists every gnome that stands on a tile of a village, of any colour.
    fn gnomes_on(&self, host: Seat, tile: Tile) -> impl Iterator<Item = (Seat, u8)> + '_ {
        self.seats().flat_map(move |owner| {
            let gnomes = self.villages[owner].numbered_gnomes();
            gnomes
                .filter(move |(_, gnome)| gnome.place.stands_on(owner) == Some((host, tile)))
                .map(move |(number, _)| (owner, number))
        })
    }

    /// Gives the Happy Gnome to whom it belongs (GV-29, GV-81, GV-82).
    fn settle_hats(&mut self) {
        let hats = |seat: Seat| self.villages[seat].count(Kind::Business(Business::Hat));
        let leader = self.seats().find(|seat| self.seats().all(|other| other == *seat || hats(*seat) > hats(other)));
        if leader.is_some() {
            self.happy = leader;
        } else if self.happy.is_some_and(|holder| hats(holder) == 0) {
            self.happy = None;
        }
    }

    /// Sets or withdraws the end trigger to match the gnomes (GV-109).
    fn settle_trigger(&mut self) {
        let all_placed = |seat: Seat| self.villages[seat].gnomes.len() as u8 >= self.max_gnomes();
        if !self.trigger.is_some_and(all_placed) {
            self.trigger = self.first.clockwise(usize::from(self.players)).find(|seat| all_placed(*seat));
        }
    }

    fn remembered_earn(&self, kind: Business) -> u8 {
        self.earn_values[kind as usize].unwrap_or(USUAL_EARN)
    }

    /// Adds a business to the active player's village.
    fn place_business(&mut self, kind: Business, earn: Option<u8>) {
        let earn = earn.unwrap_or(self.remembered_earn(kind));
        self.earn_values[kind as usize] = Some(earn);
        self.businesses_left -= 1;
        self.own_mut().add_business(kind, earn);
        self.own_mut().gap = false;
        self.settle_hats();
    }

    /// Takes a business out of the game, with everything that hung on it (GV-25, GV-26, GV-129, GV-131).
    fn remove_business(&mut self, host: Seat, kind: Business, number: u8) {
        let tile = Tile::business(kind, number);
        // The numbers of its kind close up.
        let close_up = |other: &mut u8| {
            if *other > number {
                *other -= 1;
            }
        };
        for owner in self.seats() {
            let village = &mut self.villages[owner];
            for index in 0..village.gnomes.len() {
                let number_of_gnome = index as u8 + 1;
                let gnome = &mut village.gnomes[index];
                if gnome.place.stands_on(owner) == Some((host, tile)) {
                    gnome.place = Place::Home;
                    // Military protects no longer when its gnome is taken off it (GV-123).
                    if kind == Business::Military && village.protected_by == number_of_gnome {
                        village.protected = false;
                        village.protected_by = 0;
                    }
                    continue;
                }
                let same_kind = |tile: &Tile| tile.kind == Kind::Business(kind);
                match &mut gnome.place {
                    Place::At(tile) if owner == host && same_kind(tile) => close_up(&mut tile.number),
                    Place::Abroad { host: at, tile, airport } => {
                        if *at == host && same_kind(tile) {
                            close_up(&mut tile.number);
                        }
                        if owner == host && kind == Business::Airport {
                            if *airport == number { *airport = 0 } else { close_up(airport) }
                        }
                    }
                    Place::Lent { host: at, chapel } if *at == host && kind == Business::Chapel => close_up(chapel),
                    Place::Captured { host: at, prison, .. } if *at == host && kind == Business::Prison => {
                        close_up(prison);
                    }
                    _ => {}
                }
            }
        }
        if let Some(open) = &mut self.open
            && open.host == host
            && open.kind == kind
        {
            if open.number == number {
                self.open = None;
            } else {
                close_up(&mut open.number);
            }
        }
        self.villages[host].remove_business(kind, number);
        self.settle_hats();
    }
}

impl Rules for GnomeVillage {
    type Move = Move;

    const PLAYERS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { name: "deluxe", shape: Shape::Flag, default: 0 },
        OptionSpec { name: "kids", shape: Shape::Flag, default: 0 },
        OptionSpec { name: "pool", shape: Shape::Word(&["en", "nl"]), default: 0 },
        OptionSpec { name: "track", shape: Shape::Word(&["full", "quick"]), default: 0 },
    ];
    const PHASES: &'static [&'static str] = &["reveal", "earn", "work-buy", "move", "over"];
    const LISTS: &'static [(&'static str, &'static [&'static str])] =
        &[("K", Workshop::WORDS), ("B", Business::WORDS), ("TILE", kinds::KIND_WORDS)];
    const FIELDS: &'static [Field] = fields::FIELDS;
    const REFUSALS: &'static [&'static str] = Refusal::IDS;
    const LINES: &'static [&'static str] = scoring::LINES;
    const DECIDERS: &'static [&'static str] = scoring::DECIDERS;

    /// How a game is tracked is no choice any more; the option tells the games of older versions apart.
    fn asks(_: &Setup, slot: &OptionSlot) -> bool {
        slot.spec.name != "track"
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        if setup.option("track") != 0 {
            return Err(SetupError::Older);
        }
        let players = setup.names.len() as u8;
        let deluxe = setup.option("deluxe") == 1;
        let mut game = Self {
            players,
            deluxe,
            kids: setup.option("kids") == 1,
            pool_nl: setup.option("pool") == 1,
            first: setup.first,
            round: 1,
            active: setup.first,
            phase: Phase::Reveal,
            businesses_left: 0,
            deck: DECK,
            happy: None,
            trigger: None,
            earn_values: [None; Business::ALL.len()],
            open: None,
            spent: 0,
            advisor: false,
            villages: BySeat::default(),
        };
        game.businesses_left = game.business_total();
        for seat in game.seats() {
            let village = &mut game.villages[seat];
            village.coins = 4;
            village.roads = 5;
            village.houses = 2;
            // There is room for five.
            let _ = village.gnomes.push(Gnome::default());
        }
        Ok(game)
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> usize {
        self.phase as usize
    }

    fn turn(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.active)
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn over(&self) -> Option<&'static str> {
        (self.phase == Phase::Over).then_some("last-gnome")
    }

    fn knows(&self, _: &Verb) -> bool {
        true
    }

    fn check_time(&self, by: Option<Seat>, verb: u8) -> Result<(), RuleError> {
        self.check_turn_and_phase(by, verb)
    }

    fn check(&self, _: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::CardCoins { .. } | Move::CardRoad {} | Move::Earn { .. } | Move::Next {} => Ok(()),
            Move::CardActivate { .. } | Move::CardRemove { .. } | Move::CardAngry { .. } => self.check_card(made),
            Move::BuyBusiness { .. }
            | Move::BuyWorkshop { .. }
            | Move::GetRoad { .. }
            | Move::GetHouse { .. }
            | Move::GetGnome { .. } => self.check_work(made),
            Move::Walk { g, to } => self.landing(g.0, to).map(|_| ()),
            _ => self.check_action(made),
        }
    }

    fn apply(&mut self, _: Option<Seat>, made: &Move) {
        match *made {
            Move::CardCoins { .. }
            | Move::CardRoad {}
            | Move::CardActivate { .. }
            | Move::CardRemove { .. }
            | Move::CardAngry { .. } => self.apply_card(made),
            Move::Earn { n } => self.earn(n.map_or(self.income(), |n| n.0)),
            Move::BuyBusiness { .. }
            | Move::BuyWorkshop { .. }
            | Move::GetRoad { .. }
            | Move::GetHouse { .. }
            | Move::GetGnome { .. } => self.apply_work(made),
            Move::Walk { g, to } => self.walk(g.0, to),
            Move::Next {} => self.next_phase(),
            _ => self.apply_action(made),
        }
    }

    fn offers(&self, _: Option<Seat>, offers: &mut Choices) {
        self.list_offers(offers);
    }

    fn candidates(&self, draft: &Draft, slot: &Slot, candidates: &mut Candidates) {
        self.list_candidates(draft, slot, candidates);
    }

    fn label(&self, draft: &Draft, slot: &Slot, answer: Answer) -> Option<Label> {
        self.name_answer(draft, slot, answer)
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Raw)> {
        self.turn().map(|seat| (Some(seat), Move::Next {}.to_raw()))
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        self.field_value(seat, id, names)
    }

    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        self.check_correction(fix)
    }

    fn apply_fix(&mut self, fix: &Fix) {
        self.apply_correction(fix);
    }

    fn lines(&self, seat: Seat) -> Lines {
        self.score_lines(seat)
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        [self.points(seat), self.villages[seat].tiles(), 0, 0]
    }

    fn counters(&self, seat: Seat) -> Counters {
        let village = &self.villages[seat];
        let tokens: u8 = village.tokens.iter().sum();
        [
            ("coins", u16::from(village.coins)),
            ("points", self.points(seat)),
            ("gnomes", village.gnomes.len() as u16),
            ("houses", u16::from(village.houses)),
            ("roads", u16::from(village.roads)),
            ("tokens", u16::from(tokens)),
        ]
        .into_iter()
        .collect()
    }

    fn invariants(&self) -> Result<(), &'static str> {
        self.check_invariants()
    }
}
