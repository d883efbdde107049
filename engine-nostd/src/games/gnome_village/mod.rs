//! Gnome Village (Kabouterdorp): 2 to 4 players, base and Deluxe, under-12 variant. Rules GV-01 to GV-135.
//!
//! What the box limits is not stored twice: the coin supply, the road stack and the other stacks are what the villages
//! leave, so their totals hold by construction.

mod actions;
mod corrections;
mod fields;
mod glance;
mod invariants;
mod kinds;
mod light;
mod moves;
mod pad;
mod place;
mod printed;
mod questions;
mod refusal;
mod reveal;
mod scoring;
mod topic;
mod turn;
mod village;
mod work;

#[cfg(test)]
mod tests;

pub use actions::{COURIER_PRICE, FINE, THEATER_PAY, THEFT};
pub use fields::{Correction, Field, Fixable};
pub use glance::Stacks;
pub use kinds::{AnyBusiness, AnyTile, Building, Business, By, GnomeNumber, Side, Tile, Workshop};
pub use light::{
    CoinsIn, Field as LightField, Fixable as LightFixable, GameOption as LightOption, GnomeBy, Light,
    Move as LightMove, MoveKind as LightMoveKind, Offer as LightOffer, Param as LightParam, Payment,
    Phase as LightPhase, PointBusiness, Question as LightQuestion,
};
pub use moves::{Move, MoveKind, Param, Question};
pub use pad::{Field as PadField, Fixable as PadFixable, Pad, PadOption};
pub use place::{AnyPlace, Place, Whereabouts};
pub use questions::Offer;
pub use refusal::Refusal;
pub use reveal::COINS_OF_A_CARD;
pub use scoring::{
    COIN_POINTS, Counter, Decider, HAT_POINTS, LIT_HOUSE_POINTS, RESTAURANT_POINTS, Source, WORKSHOP_POINTS,
};
pub use topic::Topic;
pub use turn::{ADVISOR_PAY, RANSOM, VISIT_PAY};
pub use village::{MAX_GNOMES, MAX_HOUSES};
pub use work::{BUSINESS_PRICE, EFFECT_PRICE, WORKSHOP_PRICE};

use crate::arg::Arg;
use crate::rules::Rules;
use crate::setup::{Setup, SetupError};
use crate::shape::Shape;
use crate::start::Start;
use crate::verb::MoveKinds;
use crate::{BySeat, List, Listed, Listing, RuleError, Seat, options, words};
use village::{Gnome, Village};

/// The coins in the box (GV-119).
pub const COINS: u8 = 72;
/// The forest cards (GV-13).
pub const DECK: u8 = 45;
/// The coins of each player at the start.
pub const FIRST_COINS: u8 = 4;
/// The roads of each village at the start, and the fewest ever.
pub const FIRST_ROADS: u8 = 5;
/// The houses of each village at the start, and the fewest ever.
pub const FIRST_HOUSES: u8 = 2;
/// The road tiles in the box.
const ROADS: u8 = 45;
/// The product tokens of each kind (GV-50).
pub const TOKENS: u8 = 2;
/// The businesses that lie open beside the stack.
pub const OPEN_BUSINESSES: u8 = 2;
/// The earn value of a business that nobody has entered yet (GV-36).
const USUAL_EARN: u8 = 1;

/// The business tiles of the base game.
const BASE_BUSINESSES: u8 = 23;
/// The business tiles that the Deluxe edition adds (GV-100).
pub const DELUXE_BUSINESSES: u8 = 4;
/// The gnomes of each player in the under-12 variant (GV-108).
pub const KIDS_GNOMES: u8 = 4;

/// Returns the number of business tiles in the box.
const fn businesses_in_the_box(deluxe: bool) -> u8 {
    if deluxe { BASE_BUSINESSES + DELUXE_BUSINESSES } else { BASE_BUSINESSES }
}

/// Returns the number of gnomes of each player; the under-12 variant has fewer (GV-108).
const fn gnomes_of_a_player(kids: bool) -> u8 {
    if kids { KIDS_GNOMES } else { MAX_GNOMES as u8 }
}

words! {
    /// A phase of a turn.
    pub enum Phase: Word {
        /// A forest card is resolved.
        Reveal = "reveal",
        /// Gnomes at work bring coins.
        Earn = "earn",
        /// Workshops work, tiles are bought.
        WorkBuy = "work-buy",
        /// Gnomes walk, businesses act.
        Move = "move",
        /// The game is over.
        Over = "over",
    }
}

words! {
    /// Why the game is over.
    pub enum Over {
        /// Somebody has placed the last gnome, and the round was played to its end.
        LastGnome = "last-gnome",
    }
}

words! {
    /// A reading of the Swimming Pool.
    pub enum PoolReading: Word {
        /// It activates a workshop.
        English = "en",
        /// It activates a workshop or another business.
        Dutch = "nl",
    }
}

options! {
    /// What the set-up asks.
    pub enum GameOption {
        /// Whether the Deluxe edition is played.
        "deluxe": Deluxe, Shape::Flag, 0;
        /// Whether the under-12 variant is played.
        "kids": Kids, Shape::Flag, 0;
        /// The reading of the Swimming Pool.
        "pool": Pool, PoolReading::SHAPE, 0;
        /// The way of tracking, which is no choice any more: it tells the games of older versions apart.
        "track": Track, Shape::Word(List::to(const { &Listing::plain(&["full", "quick"]) })), 0;
    }
}

/// An action that may be carried out now: of a tile of this village, by this gnome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OpenAction {
    host: Seat,
    kind: Business,
    number: u8,
    gnome: u8,
}

/// A tracked game of Gnome Village.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Full {
    players: u8,
    deluxe: bool,
    /// Whether the under-12 variant is played: 4 gnomes instead of 5.
    kids: bool,
    pool: PoolReading,
    /// The holder of the First Player Token: P1 in the rules.
    first: Seat,
    round: u16,
    active: Seat,
    phase: Phase,
    /// Business tiles that are in nobody's village, the 2 open ones included.
    businesses_left: u8,
    deck: u8,
    happy: Option<Seat>,
    trigger: Option<Seat>,
    /// The earn value of each kind of business, once one was entered.
    earn_values: [Option<u8>; Business::ALL.len()],
    open: Option<OpenAction>,
    /// Coins paid to the supply in this turn.
    spent: u8,
    advisor: bool,
    villages: BySeat<Village>,
}

impl Full {
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
        MAX_HOUSES * self.players - self.total(|village| village.houses)
    }

    fn workshop_stack(&self, kind: Workshop) -> u8 {
        self.players + 1 - self.total(|village| village.shops(kind).count)
    }

    fn token_supply(&self, kind: Workshop) -> u8 {
        TOKENS - self.total(|village| village.tokens[kind as usize])
    }

    fn business_total(&self) -> u8 {
        businesses_in_the_box(self.deluxe)
    }

    fn max_gnomes(&self) -> u8 {
        gnomes_of_a_player(self.kids)
    }

    /// Pays what is due from the supply, or as much as is left (GV-38).
    fn gain(&mut self, seat: Seat, coins: u8) {
        let paid = coins.min(self.coin_supply());
        self.villages[seat].coins += paid;
    }

    /// Pays coins of the active player to the supply.
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

    /// Hands the Happy Gnome to the player it belongs to (GV-29, GV-81, GV-82).
    fn settle_hats(&mut self) {
        let hats = |seat: Seat| self.villages[seat].count(Building::Business(Business::Hat));
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

    /// Takes a business out of the game, with everything that depends on it (GV-25, GV-26, GV-129, GV-131).
    fn remove_business(&mut self, host: Seat, kind: Business, number: u8) {
        let tile = Tile::business(kind, number);
        // The numbers after it close up.
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
                    // Military no longer protects when its gnome is taken off it (GV-123).
                    if kind == Business::Military && village.protected_by == number_of_gnome {
                        village.protected = false;
                        village.protected_by = 0;
                    }
                    continue;
                }
                let same_kind = |tile: &Tile| tile.kind == Building::Business(kind);
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
                    // On a tile of another kind or village, or on none.
                    Place::Home | Place::At(_) | Place::Lent { .. } | Place::Captured { .. } => {}
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

impl Start for Full {
    type GameOption = GameOption;

    const PLAYERS: (usize, usize) = (2, 4);

    fn asks(setup: &Setup, option: GameOption, _: Option<Seat>) -> bool {
        match option {
            GameOption::Deluxe | GameOption::Kids => true,
            // Only the Deluxe edition has a Swimming Pool.
            GameOption::Pool => setup.says_yes(GameOption::Deluxe),
            GameOption::Track => false,
        }
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        if setup.option(GameOption::Track) != 0 {
            return Err(SetupError::Older);
        }
        let mut game = Self {
            players: setup.names.len() as u8,
            deluxe: setup.says_yes(GameOption::Deluxe),
            kids: setup.says_yes(GameOption::Kids),
            pool: PoolReading::get(setup.option_bytes(GameOption::Pool)).unwrap_or(PoolReading::English),
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
            village.coins = FIRST_COINS;
            village.roads = FIRST_ROADS;
            village.houses = FIRST_HOUSES;
            // There is room for five.
            let _ = village.gnomes.push(Gnome::default());
        }
        Ok(game)
    }
}

impl Rules for Full {
    type Move = Move;
    type Phase = Phase;
    type Over = Over;

    const LISTS: &'static [(&'static str, &'static [&'static str])] =
        &[("K", Workshop::WORDS), ("B", Business::WORDS), ("TILE", Building::WORDS)];
    const REFUSALS: &'static [&'static str] = Refusal::IDS;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn turn(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.active)
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn over(&self) -> Option<Over> {
        (self.phase == Phase::Over).then_some(Over::LastGnome)
    }

    fn check_time(&self, by: Option<Seat>, kind: MoveKind) -> Result<(), RuleError> {
        if self.phase == Phase::Over {
            return Err(RuleError::GameOver);
        }
        if by.is_some_and(|seat| seat != self.active) {
            return Err(RuleError::NotYourTurn);
        }
        if kind == MoveKind::Next && self.phase == Phase::Reveal {
            return Err(Refusal::RevealACardFirst.into());
        }
        if kind.belongs_in(self.phase) { Ok(()) } else { Err(RuleError::WrongPhase) }
    }

    fn check(&self, _: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::CardCoins { .. } | Move::CardRoad | Move::Earn { .. } | Move::Next => Ok(()),
            Move::CardActivate { own, each } => self.check_activate(own, each),
            Move::CardRemove { seat, tile, gap } => self.check_remove(seat.0, tile, gap),
            Move::CardAngry { each } => self.check_angry(each),
            Move::BuyBusiness { kind, .. } => self.check_buy_business(kind),
            Move::BuyWorkshop { kind } => self.check_buy_workshop(kind),
            Move::GetRoad { by } => self.check_get_road(by),
            Move::GetHouse { painter, carpenter } => self.check_get_house(painter, carpenter),
            Move::GetGnome { by } => self.check_get_gnome(by),
            Move::Walk { g, to } => self.landing(g, to).map(|_| ()),
            Move::ActPolice => self.check_act(Business::Police),
            Move::ActChapel { seat, g } => self.check_chapel(seat, g),
            Move::ActTheater { n } => self.check_theater(n.map_or(0, |n| n.0)),
            Move::ActCourier { kind, seat } => self.check_courier(kind, seat),
            Move::ActMilitary => self.check_act(Business::Military),
            Move::ActThief { seat, n } => self.check_thief(seat, n.map(|n| n.0)),
            Move::ActAdvisor => self.check_act(Business::Advisor),
            Move::ActArchitect => self.check_act(Business::Architect),
            Move::ActDoctor { kind, seat } => self.check_doctor(kind, seat),
            Move::ActAirport { seat, tile } => self.check_airport(seat, tile),
            Move::ActSite { kind, .. } => self.check_site(kind),
            Move::ActPrison { seat, g } => self.check_prison(seat, g),
            Move::ActPool { kind, business } => self.check_pool(kind, business),
        }
    }

    fn apply(&mut self, _: Option<Seat>, made: &Move) {
        match *made {
            Move::CardCoins { n } => self.end_reveal(n.0),
            Move::CardActivate { own, each } => self.activate(own, each),
            Move::CardRemove { seat, tile, gap } => self.remove(seat.0, tile, gap),
            Move::CardRoad => self.add_road(),
            Move::CardAngry { each } => self.send_angry_home(each),
            Move::Earn { n } => self.earn(n.map_or(self.income(), |n| n.0)),
            Move::BuyBusiness { kind, earn } => self.buy_business(kind, earn.map(|earn| earn.0)),
            Move::BuyWorkshop { kind } => self.buy_workshop(kind),
            Move::GetRoad { by } => self.get_road(by),
            Move::GetHouse { painter, carpenter } => self.get_house(painter, carpenter),
            Move::GetGnome { by } => self.get_gnome(by),
            Move::Walk { g, to } => self.walk(g, to),
            Move::ActPolice => self.act(Business::Police, |game, _| game.fine_opponents()),
            Move::ActChapel { seat, g } => self.act(Business::Chapel, |game, open| game.borrow_gnome(open, seat, g)),
            Move::ActTheater { n } => {
                self.act(Business::Theater, |game, _| game.gain(game.active, THEATER_PAY * (1 + n.map_or(0, |n| n.0))));
            }
            Move::ActCourier { kind, seat } => self.act(Business::Courier, |game, _| game.sell_product(kind, seat)),
            Move::ActMilitary => self.act(Business::Military, Self::protect),
            Move::ActThief { seat, n } => self.act(Business::Thief, |game, _| game.steal(seat, n.map(|n| n.0))),
            Move::ActAdvisor => self.act(Business::Advisor, |game, _| game.advisor = true),
            Move::ActArchitect => self.act(Business::Architect, |game, _| game.own_mut().gap = false),
            Move::ActDoctor { kind, seat } => self.act(Business::Doctor, |game, _| game.treat(kind, seat)),
            Move::ActAirport { seat, tile } => self.act(Business::Airport, |game, open| game.fly(open, seat, tile)),
            Move::ActSite { kind, earn } => {
                self.act(Business::Site, |game, _| game.place_business(kind, earn.map(|earn| earn.0)));
            }
            Move::ActPrison { seat, g } => self.act(Business::Prison, |game, open| game.capture(open, seat, g)),
            Move::ActPool { kind, business } => self.act(Business::Pool, |game, open| game.swim(open, kind, business)),
            Move::Next => self.next_phase(),
        }
    }
}
