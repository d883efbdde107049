//! Gnome Village, light: rules GV-L01 to GV-L21.
//!
//! The box is the bank and counts what scores. Cards, places, roads, houses, actions and tokens stay on the table.

mod corrections;
mod fields;
mod glance;
mod invariants;
mod kinds;
mod lightened;
mod moves;
mod purchases;
mod questions;
mod scoring;
mod turn;

#[cfg(test)]
mod tests;

pub use fields::{Field, Fixable};
pub use kinds::{CoinsIn, GnomeBy, Payment, PointBusiness};
pub use moves::{Move, MoveKind, Param, Question};
pub use questions::Offer;

use super::kinds::Workshop;
use super::refusal::Refusal;
use super::{
    COINS, FIRST_COINS, FIRST_HOUSES, FIRST_ROADS, Full, Over, PoolReading, businesses_in_the_box, gnomes_of_a_player,
};
use crate::arg::Arg;
use crate::printed::Printed;
use crate::rules::Rules;
use crate::setup::{Setup, SetupError};
use crate::shape::Shape;
use crate::start::Start;
use crate::verb::MoveKinds;
use crate::{BySeat, RuleError, Seat, options, words};

/// The most tiles of one village that the box has.
const MOST_TILES: u8 = 97;
/// The most workshops in the box.
const MOST_WORKSHOPS: u8 = 20;

words! {
    /// A phase of a light game.
    pub enum Phase: Word {
        /// A forest card is resolved; its first coin is paid (GV-L04).
        Reveal = "reveal",
        /// Gnomes at work bring coins.
        Earn = "earn",
        /// Workshops work, tiles are bought.
        WorkBuy = "work-buy",
        /// Gnomes walk, businesses act.
        Move = "move",
        /// The whole turn, without the guide.
        Turn = "turn",
        /// Everybody counts once more (GV-L18).
        Count = "count",
        /// Players who are level say how many tiles they have (GV-L20).
        Tiles = "tiles",
        /// The game is over.
        Over = "over",
    }
}

impl Phase {
    /// Returns whether turns are played.
    #[must_use]
    pub const fn is_play(self) -> bool {
        match self {
            Self::Reveal | Self::Earn | Self::WorkBuy | Self::Move | Self::Turn => true,
            Self::Count | Self::Tiles | Self::Over => false,
        }
    }
}

options! {
    /// What the set-up asks.
    pub enum GameOption {
        /// Whether the Deluxe edition is played.
        "deluxe": Deluxe, Shape::Flag, 0;
        /// Whether the under-12 variant is played.
        "kids": Kids, Shape::Flag, 0;
        /// The reading of the Swimming Pool, which makes no difference here.
        "pool": Pool, PoolReading::SHAPE, 0;
        /// Whether a turn goes phase by phase.
        "guide": Guide, Shape::Flag, 1;
        /// Where the coins are.
        "coins": Coins, CoinsIn::SHAPE, 0;
    }
}

/// What is counted of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    coins: u8,
    workshops: u8,
    gnomes: u8,
    restaurants: u8,
    hats: u8,
    /// Roads, houses and other businesses that are known of.
    known_tiles: u8,
    /// The tiles that were told at the end.
    answer: Option<u8>,
}

impl Counts {
    /// Returns the number of businesses of a kind.
    const fn of(&self, kind: PointBusiness) -> u8 {
        match kind {
            PointBusiness::Restaurant => self.restaurants,
            PointBusiness::Hat => self.hats,
        }
    }

    const fn of_mut(&mut self, kind: PointBusiness) -> &mut u8 {
        match kind {
            PointBusiness::Restaurant => &mut self.restaurants,
            PointBusiness::Hat => &mut self.hats,
        }
    }

    const fn scoring_tiles(&self) -> u8 {
        self.workshops + self.restaurants + self.hats
    }

    /// Returns the number of roads, houses and other businesses; every gnome has a house.
    fn other_tiles(&self) -> u8 {
        self.known_tiles.max(FIRST_ROADS + self.gnomes)
    }

    /// Returns the fewest tiles that a village with these counts has.
    fn fewest_tiles(&self) -> u8 {
        FIRST_ROADS + self.gnomes.max(FIRST_HOUSES) + self.scoring_tiles()
    }

    /// Returns the number of tiles that was told, or the likeliest.
    fn tiles(&self) -> u8 {
        self.answer.unwrap_or((self.other_tiles() + self.scoring_tiles()).min(MOST_TILES))
    }
}

/// A light game of Gnome Village.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Light {
    players: u8,
    deluxe: bool,
    kids: bool,
    guide: bool,
    coins_in: CoinsIn,
    /// Who began, and begins every round.
    first: Seat,
    round: u16,
    /// Whose turn it is, or who is asked; after the end, who was asked last.
    active: Seat,
    phase: Phase,
    happy: Option<Seat>,
    trigger: Option<Seat>,
    counts: BySeat<Counts>,
}

impl Light {
    fn total(&self, count: impl Fn(&Counts) -> u8) -> u8 {
        self.seats().map(|seat| count(&self.counts[seat])).sum()
    }

    /// Returns the coins that nobody has, so that their total holds by construction (GV-L06).
    fn coin_supply(&self) -> u8 {
        COINS - self.total(|counts| counts.coins)
    }

    fn workshops_left(&self) -> u8 {
        Workshop::ALL.len() as u8 * (self.players + 1) - self.total(|counts| counts.workshops)
    }

    fn businesses_left(&self) -> u8 {
        businesses_in_the_box(self.deluxe) - self.total(|counts| counts.restaurants + counts.hats)
    }

    fn max_gnomes(&self) -> u8 {
        gnomes_of_a_player(self.kids)
    }

    fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.active.others(usize::from(self.players))
    }

    fn own(&self) -> &Counts {
        &self.counts[self.active]
    }

    fn own_mut(&mut self) -> &mut Counts {
        &mut self.counts[self.active]
    }

    fn has_bank(&self) -> bool {
        self.coins_in == CoinsIn::Box
    }

    fn has_all_gnomes(&self, seat: Seat) -> bool {
        self.counts[seat].gnomes >= self.max_gnomes()
    }

    /// Sets or withdraws the end trigger to match the gnomes (GV-L17).
    fn settle_trigger(&mut self) {
        if !self.trigger.is_some_and(|seat| self.has_all_gnomes(seat)) {
            self.trigger = self.first.clockwise(self.players()).find(|seat| self.has_all_gnomes(*seat));
        }
    }
}

impl Start for Light {
    type GameOption = GameOption;

    const PLAYERS: (usize, usize) = <Full as Start>::PLAYERS;

    fn asks(_: &Setup, option: GameOption, _: Option<Seat>) -> bool {
        match option {
            GameOption::Deluxe | GameOption::Kids | GameOption::Guide | GameOption::Coins => true,
            // Actions stay on the table.
            GameOption::Pool => false,
        }
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        let mut game = Self {
            players: setup.names.len() as u8,
            deluxe: setup.says_yes(GameOption::Deluxe),
            kids: setup.says_yes(GameOption::Kids),
            guide: setup.says_yes(GameOption::Guide),
            coins_in: CoinsIn::get(setup.option_bytes(GameOption::Coins)).unwrap_or(CoinsIn::Box),
            first: setup.first,
            round: 1,
            active: setup.first,
            phase: Phase::Reveal,
            happy: None,
            trigger: None,
            counts: BySeat::default(),
        };
        for seat in game.seats() {
            let coins = if game.has_bank() { FIRST_COINS } else { 0 };
            let known_tiles = FIRST_ROADS + FIRST_HOUSES;
            game.counts[seat] = Counts { coins, gnomes: 1, known_tiles, ..Counts::default() };
        }
        game.begin_turn();
        Ok(game)
    }
}

impl Rules for Light {
    type Move = Move;
    type Phase = Phase;
    type Over = Over;

    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[("B", PointBusiness::WORDS)];
    const REFUSALS: &'static [&'static str] = Refusal::LIGHT_IDS;

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
        let (anybody, moves_coins) = match kind {
            MoveKind::Pay => (true, true),
            // In the count each player says the own number.
            MoveKind::Coins => (self.phase != Phase::Count, self.phase != Phase::Count),
            MoveKind::ActPolice => (false, true),
            MoveKind::BuyWorkshop
            | MoveKind::GetGnome
            | MoveKind::BuyBusiness
            | MoveKind::CardRemove
            | MoveKind::Next
            | MoveKind::Tiles => (false, false),
        };
        if !anybody && by.is_some_and(|seat| seat != self.active) {
            return Err(RuleError::NotYourTurn);
        }
        // GV-L21: coins on the table do not move here.
        let frozen = moves_coins && !self.has_bank();
        if kind.belongs_in(self.phase) && !frozen { Ok(()) } else { Err(RuleError::WrongPhase) }
    }

    fn check(&self, by: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        let whose = by.unwrap_or(self.active);
        match *made {
            Move::BuyWorkshop => self.check_buy_workshop(),
            Move::GetGnome { by } => self.check_get_gnome(by),
            Move::BuyBusiness { .. } => self.check_buy_business(),
            Move::CardRemove { seat, kind } => self.check_remove(seat, kind),
            Move::Pay { seat, n } => self.check_pay(whose, seat, n.0),
            Move::ActPolice | Move::Next => Ok(()),
            Move::Tiles { n } if n.0 < self.own().fewest_tiles() => Err(RuleError::BadNumber),
            Move::Tiles { .. } => Ok(()),
            Move::Coins { n } => self.check_change(whose, n.0),
        }
    }

    fn apply(&mut self, by: Option<Seat>, made: &Move) {
        let whose = by.unwrap_or(self.active);
        match *made {
            Move::BuyWorkshop => self.buy_workshop(),
            Move::GetGnome { by } => self.get_gnome(by),
            Move::BuyBusiness { kind } => self.buy_business(kind),
            Move::CardRemove { seat, kind } => self.remove(seat, kind),
            Move::Pay { seat, n } => self.pay(whose, seat, n.0),
            Move::ActPolice => self.fine_opponents(),
            Move::Next => self.go_on(),
            Move::Tiles { n } => {
                self.own_mut().answer = Some(n.0);
                self.work_out_the_end();
            }
            Move::Coins { n } => self.change_coins(whose, n.0),
        }
    }
}

impl Printed for Light {}
