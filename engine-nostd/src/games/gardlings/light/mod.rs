//! Gardlings, light: rules GL-L01 to GL-L20.
//!
//! Kept are the order in which the players count and hire, their gems, coins and tiles, and the result. Gardens, bags,
//! stacks and mission tiles stay on the table.
//!
//! Who acts is not stored step by step: it follows from who has counted and hired, after every move and every
//! correction.

mod corrections;
mod fields;
mod hire;
mod lightened;
mod moves;
mod questions;
mod scoring;

#[cfg(test)]
mod tests;

pub use fields::{Field, Fixable};
pub use hire::Hire;
pub use moves::{Move, MoveKind, Param, Question};
pub use questions::Offer;

use super::hire::{Best, best, stolen};
use super::kinds::{Goal, REWARDS, Ware};
use super::player::{GNOME_TILES, START_PIGS};
use super::{BAD_PLAYERS, COINS, Counted, GameOption as FullOption, Over, Refusal};
use crate::arg::Arg;
use crate::printed::Printed;
use crate::rules::{Lawful, Rules, hold};
use crate::setup::{Setup, SetupError};
use crate::shape::Shape;
use crate::start::Start;
use crate::verb::MoveKinds;
use crate::{BySeat, RuleError, Seat, Topic, options, words};

/// The most gems that can be dialled.
const MOST_GEMS: u8 = 99;
/// The most ponds of a garden.
const MOST_PONDS: u8 = 9;
/// The tiles of a start bag; nobody has fewer.
const LEAST_TILES: u8 = GNOME_TILES + START_PIGS;
/// The most tiles that a player can have.
const MOST_TILES: u8 = 106;
/// The gems that the dial shows before anybody has counted.
const FIRST_GEMS: u8 = 3;
/// The last round that can be told.
const LAST_ROUND: u16 = 999;

words! {
    /// A phase of a round.
    pub enum Phase: Word {
        /// Everybody draws and places tiles at the same time.
        Garden = "garden",
        /// A player counts.
        Count = "count",
        /// The player who counted hires.
        Hire = "hire",
        /// Somebody has won.
        Over = "over",
    }
}

options! {
    /// What the set-up asks.
    pub enum GameOption {
        /// The gems that win.
        "goal": Goal, Goal::SHAPE, Goal::Short as u8;
        /// Whether the pro variant is played.
        "pro": Pro, Shape::Flag, 0;
        /// Whether missions are played.
        "missions": Missions, Shape::Flag, 0;
        /// Whether a round goes phase by phase.
        "guide": Guide, Shape::Flag, 1;
    }
}

/// All but the guide are options of the full game too.
impl From<GameOption> for Topic {
    fn from(option: GameOption) -> Self {
        match option {
            GameOption::Goal => FullOption::Goal.into(),
            GameOption::Pro => FullOption::Pro.into(),
            GameOption::Missions => FullOption::Missions.into(),
            GameOption::Guide => Fixable::Guide.into(),
        }
    }
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Player {
    coins: u8,
    tiles: u8,
    /// The number on the dial; once counted, what was counted.
    gems: u8,
    /// Whether the dial was touched in this round.
    touched: bool,
    counted: bool,
    alarm: bool,
    /// Whether three pigs have brought their coin in this round.
    three_pigs: bool,
    ponds: u8,
    hired: bool,
    /// What was counted in the round before.
    last: Option<Counted>,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            coins: 0,
            tiles: LEAST_TILES,
            gems: FIRST_GEMS,
            touched: false,
            counted: false,
            alarm: false,
            three_pigs: false,
            ponds: 0,
            hired: false,
            last: None,
        }
    }
}

/// A light game of Gardlings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Light {
    players: u8,
    goal: Goal,
    pro: bool,
    missions: bool,
    guide: bool,
    /// The holder of the start marker.
    first: Seat,
    round: u16,
    phase: Phase,
    /// The player who counts or hires.
    turn: Seat,
    /// The coins beside the stacks of the colours above green.
    rewards: [u8; REWARDS],
    /// Whether the round went on because of a complete tie (GL-L17).
    tie: bool,
    winner: Option<Seat>,
    table: BySeat<Player>,
}

/// What can be seen of a game at any time.
impl Light {
    /// Returns how long the game is.
    #[must_use]
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns whether the pro variant is played.
    #[must_use]
    pub fn is_pro(&self) -> bool {
        self.pro
    }

    /// Returns whether missions are played.
    #[must_use]
    pub fn has_missions(&self) -> bool {
        self.missions
    }

    /// Returns whether a round goes phase by phase.
    #[must_use]
    pub fn has_guide(&self) -> bool {
        self.guide
    }

    /// Returns the player who counts and hires first.
    #[must_use]
    pub fn start_player(&self) -> Seat {
        self.first
    }

    /// Returns whether the round went on because of a complete tie (GL-L17).
    #[must_use]
    pub fn is_tie(&self) -> bool {
        self.tie
    }

    /// Returns a player's coins.
    #[must_use]
    pub fn coins(&self, seat: Seat) -> u8 {
        self.table[seat].coins
    }

    /// Returns a player's tiles.
    #[must_use]
    pub fn tiles(&self, seat: Seat) -> u8 {
        self.table[seat].tiles
    }

    /// Returns the number on a player's dial.
    #[must_use]
    pub fn gems(&self, seat: Seat) -> u8 {
        self.table[seat].gems
    }

    /// Returns whether a player's number was changed in this round.
    #[must_use]
    pub fn is_touched(&self, seat: Seat) -> bool {
        self.table[seat].touched
    }

    /// Returns whether a player has hired in this round.
    #[must_use]
    pub fn has_hired(&self, seat: Seat) -> bool {
        self.table[seat].hired
    }

    /// Returns how many of a number of gems an alarm takes (GL-L06).
    #[must_use]
    pub fn theft(&self, gems: u8) -> u8 {
        stolen(gems, true, self.pro)
    }

    /// Returns what a player has counted in this round.
    #[must_use]
    pub fn counted(&self, seat: Seat) -> Option<Counted> {
        let Player { gems, alarm, counted, .. } = self.table[seat];
        counted.then(|| Counted { gems, bonus: 0, stolen: stolen(gems, alarm, self.pro) })
    }

    /// Returns what a player counted in the round before.
    #[must_use]
    pub fn last(&self, seat: Seat) -> Option<Counted> {
        self.table[seat].last
    }

    /// Returns what a player counted last: in this round, or else in the one before.
    #[must_use]
    pub fn latest_count(&self, seat: Seat) -> Option<Counted> {
        self.counted(seat).or(self.last(seat))
    }

    /// Returns whether somebody has reached the goal and no tie has undone it, so that the others only count (GL-L15).
    #[must_use]
    pub fn goal_is_reached(&self) -> bool {
        !self.tie && self.seats().any(|seat| self.is_at_goal(seat))
    }

    /// Counts the coins that nobody has (GL-L09).
    #[must_use]
    pub fn supply(&self) -> u8 {
        let with_players: u8 = self.seats().map(|seat| self.table[seat].coins).sum();
        COINS - self.rewards.iter().sum::<u8>() - with_players
    }

    /// Counts the coins beside the stacks of a colour (GL-L11).
    #[must_use]
    pub fn coins_beside(&self, ware: Ware) -> u8 {
        ware.rewarded().map_or(0, |rewarded| self.rewards[rewarded as usize])
    }
}

impl Light {
    fn net(&self, seat: Seat) -> u8 {
        self.counted(seat).map_or(0, Counted::net)
    }

    fn is_at_goal(&self, seat: Seat) -> bool {
        self.table[seat].counted && self.net(seat) >= self.goal.gems()
    }

    /// Pays coins from the supply, or as many as are left (GL-L09).
    fn pay_out(&mut self, seat: Seat, coins: u8) {
        self.table[seat].coins += coins.min(self.supply());
    }

    /// Lets the round go on from who has counted and who has hired, up to the next thing that somebody does.
    fn go_on(&mut self) {
        if self.phase == Phase::Garden && self.guide {
            return;
        }
        let mut order = self.first.clockwise(self.players());
        let result = if self.goal_is_reached() {
            match order.clone().find(|seat| !self.table[*seat].counted) {
                Some(seat) => return self.give_turn(seat),
                None => best(self.seats(), self.goal.gems(), |seat| (self.net(seat), self.coins(seat))),
            }
        } else {
            Best::Nobody
        };
        match result {
            // GL-L16.
            Best::One(winner) => {
                self.winner = Some(winner);
                self.phase = Phase::Over;
                return;
            }
            // GL-L17: the round goes on as if nobody had reached the goal.
            Best::Level => self.tie = true,
            Best::Nobody => {}
        }
        match order.find(|seat| !self.table[*seat].hired) {
            Some(seat) => self.give_turn(seat),
            None => self.begin_round(),
        }
    }

    /// Gives the turn to a player, who counts first and then hires.
    fn give_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.phase = if self.table[seat].counted { Phase::Hire } else { Phase::Count };
    }

    /// Begins the next round (GL-L18).
    fn begin_round(&mut self) {
        for seat in self.seats() {
            let last = self.latest_count(seat);
            let Player { coins, tiles, gems, .. } = self.table[seat];
            self.table[seat] = Player { coins, tiles, gems, last, ..Player::default() };
        }
        self.tie = false;
        self.round = (self.round + 1).min(LAST_ROUND);
        self.first = self.first.next(self.players());
        self.turn = self.first;
        self.phase = if self.guide { Phase::Garden } else { Phase::Count };
    }

    /// Returns what the gems become after a step, if that is possible (GL-L05).
    fn dialled(&self, seat: Seat, change: i16) -> Option<u8> {
        let gems = i16::from(self.table[seat].gems).checked_add(change)?;
        u8::try_from(gems).ok().filter(|gems| *gems <= MOST_GEMS)
    }

    fn check_count(&self, seat: Seat, three_pigs: bool, ponds: u8) -> Result<(), RuleError> {
        let player = &self.table[seat];
        let refusal = match three_pigs {
            _ if ponds > 0 && !self.pro => Refusal::NoPonds,
            true if self.pro => Refusal::NoTrioCoin,
            // GL-L07: the start tiles hold two pigs.
            true if player.tiles == LEAST_TILES => Refusal::NoSuchPig,
            true if player.three_pigs => Refusal::PigsDone,
            true | false => return Ok(()),
        };
        Err(refusal.into())
    }

    fn count(&mut self, seat: Seat, alarm: bool, three_pigs: bool, ponds: u8) {
        // GL-L07, GL-L08: an alarm does not take these coins.
        self.pay_out(seat, u8::from(three_pigs) + ponds);
        let player = &mut self.table[seat];
        player.alarm = alarm;
        player.three_pigs |= three_pigs;
        player.ponds = ponds;
        player.counted = true;
        self.go_on();
    }

    /// Ends the gardens, or counts what is dialled.
    fn next(&mut self) {
        if self.phase == Phase::Garden {
            self.phase = Phase::Count;
            return self.go_on();
        }
        let seat = self.turn;
        self.count(seat, false, false, 0);
        // Without the guide, NEXT takes the dearest tile too.
        if !self.guide && self.phase == Phase::Hire && self.turn == seat {
            self.hire(seat, self.likeliest_hire(seat));
        }
    }
}

impl Start for Light {
    type GameOption = GameOption;

    const PLAYERS: (usize, usize) = (1, 5);
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        let goal = Goal::from_index(usize::from(setup.option(GameOption::Goal)));
        let guide = setup.says_yes(GameOption::Guide);
        Ok(Self {
            players: setup.names.len() as u8,
            goal: goal.ok_or(SetupError::Option(GameOption::Goal as u8))?,
            pro: setup.says_yes(GameOption::Pro),
            missions: setup.says_yes(GameOption::Missions),
            guide,
            first: setup.first,
            round: 1,
            phase: if guide { Phase::Garden } else { Phase::Count },
            turn: setup.first,
            rewards: [2; REWARDS],
            tie: false,
            winner: None,
            table: BySeat([Player::default(); crate::MAX_SEATS]),
        })
    }
}

impl Rules for Light {
    type Move = Move;
    type Phase = Phase;
    type Over = Over;

    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[("WARE", Ware::WORDS)];
    const REFUSALS: &'static [&'static str] = Refusal::LIGHT_IDS;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Count | Phase::Hire => Some(self.turn),
            Phase::Garden | Phase::Over => None,
        }
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn over(&self) -> Option<Over> {
        (self.phase == Phase::Over).then_some(Over::Victory)
    }

    fn check_time(&self, by: Option<Seat>, kind: MoveKind) -> Result<(), RuleError> {
        if self.phase == Phase::Over {
            return Err(RuleError::GameOver);
        }
        if !kind.belongs_in(self.phase) {
            return Err(RuleError::WrongPhase);
        }
        // GL-L03: nobody in particular says that all have stopped.
        if by == self.turn() { Ok(()) } else { Err(RuleError::NotYourTurn) }
    }

    fn check(&self, _: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::Next | Move::TakePig | Move::Pass => Ok(()),
            Move::Count { three_pigs, ponds, .. } => self.check_count(self.turn, three_pigs, ponds.0),
            Move::Buy { colour, coin } => self.check_buy(self.turn, colour, coin),
            Move::Gems { n } => self.dialled(self.turn, n.0).map(|_| ()).ok_or(RuleError::BadNumber),
        }
    }

    fn apply(&mut self, _: Option<Seat>, made: &Move) {
        let seat = self.turn;
        match *made {
            Move::Next => self.next(),
            Move::Count { alarm, three_pigs, ponds } => self.count(seat, alarm, three_pigs, ponds.0),
            Move::Buy { colour, coin } => self.hire(seat, Hire::Buy(colour, coin)),
            Move::TakePig => self.hire(seat, Hire::Pig),
            Move::Pass => self.hire(seat, Hire::Nothing),
            Move::Gems { n } => {
                if let Some(gems) = self.dialled(seat, n.0) {
                    self.table[seat].gems = gems;
                    self.table[seat].touched = true;
                }
            }
        }
    }
}

impl Printed for Light {}

impl Lawful for Light {
    fn invariants(&self) -> Result<(), &'static str> {
        let with_players: u16 = self.seats().map(|seat| u16::from(self.table[seat].coins)).sum();
        let beside: u16 = self.rewards.iter().map(|coins| u16::from(*coins)).sum();
        hold(with_players + beside <= u16::from(COINS), "32 coins")?;
        hold(self.rewards.iter().all(|coins| *coins <= 2), "two stacks of a colour")?;
        hold((self.phase == Phase::Over) == self.winner.is_some(), "a game ends with a winner")?;
        hold(self.guide || self.phase != Phase::Garden, "only the guide has a phase for the gardens")?;
        hold(self.turn.index() < self.players(), "a player has the turn")?;
        for seat in self.seats() {
            let player = &self.table[seat];
            hold(player.gems <= MOST_GEMS, "gems up to 99")?;
            hold((LEAST_TILES..=MOST_TILES).contains(&player.tiles), "8 to 106 tiles")?;
            hold(player.ponds <= if self.pro { MOST_PONDS } else { 0 }, "ponds belong to the pro variant")?;
            hold(player.counted || !player.hired, "who has hired has counted")?;
            hold(player.counted || !player.alarm, "an alarm is told with the count")?;
            hold(!player.counted || self.phase != Phase::Garden, "nobody counts before the gardens are done")?;
        }
        let acts = self.phase != Phase::Count || !self.table[self.turn].counted;
        hold(acts, "who counts has not counted")?;
        let hires = self.phase != Phase::Hire || self.table[self.turn].counted && !self.table[self.turn].hired;
        hold(hires, "who hires has counted and not hired")
    }
}
