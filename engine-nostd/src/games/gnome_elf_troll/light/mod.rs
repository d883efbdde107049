//! Gnome Elf Troll, light: rules GET-L01 to GET-L20.
//!
//! Three running totals of each player are kept, and whose turn it is. Gardens, hands and creatures stay on the table.

mod corrections;
mod fields;
mod moves;
mod questions;
mod scoring;

#[cfg(test)]
mod tests;

pub use fields::{Field, Fixable};
pub use moves::{Move, MoveKind, Param, Question};
pub use scoring::Counter;

use super::kinds::Crop;
use super::produce::Produce;
use super::{BAD_PLAYERS, Full, HAND, MOST_OF_A_KIND, Over, TEN, tiles_of_a_kind};
use crate::arg::Delta;
use crate::light::Lightened;
use crate::printed::Printed;
use crate::rules::{Lawful, Rules, hold};
use crate::setup::{Setup, SetupError};
use crate::shape::Shape;
use crate::start::Start;
use crate::verb::MoveKinds;
use crate::{BySeat, RuleError, Seat, options, words};

words! {
    /// A phase of a light game.
    pub enum Phase: Word {
        /// A tile joins the garden (GET-L06).
        Sow = "sow",
        /// Harvest and purchases change the numbers.
        Buy = "buy",
        /// The whole turn, without the guide.
        Turn = "turn",
        /// Everybody counts once more (GET-L17).
        Count = "count",
    }
}

options! {
    /// What the set-up asks.
    pub enum GameOption {
        /// Whether a turn goes phase by phase.
        "guide": Guide, Shape::Flag, 1;
    }
}

/// A light game of Gnome Elf Troll.
#[derive(Clone, Debug)]
pub struct Light {
    players: u8,
    guide: bool,
    round: u16,
    /// The holder of the turn marker, who opens this round.
    marker: Seat,
    active: Seat,
    phase: Phase,
    over: Option<Over>,
    amounts: BySeat<Produce>,
    /// The kind that each player sowed last, or changed last without the guide.
    latest: BySeat<Crop>,
    counted: BySeat<bool>,
}

/// Which kind a player is likeliest to sow is only proposed: games that differ in that alone are equal.
impl PartialEq for Light {
    fn eq(&self, other: &Self) -> bool {
        let turn =
            |game: &Self| (game.players, game.guide, game.round, game.marker, game.active, game.phase, game.over);
        turn(self) == turn(other) && self.amounts == other.amounts && self.counted == other.counted
    }
}

impl Eq for Light {}

impl Light {
    /// Returns a player's three numbers.
    #[must_use]
    pub fn amounts(&self, seat: Seat) -> Produce {
        self.amounts[seat]
    }

    /// Returns the player who opens this round.
    #[must_use]
    pub fn marker(&self) -> Seat {
        self.marker
    }

    /// Returns the player whose turn it is, or was when the game ended.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns whether a turn goes phase by phase.
    #[must_use]
    pub fn has_guide(&self) -> bool {
        self.guide
    }

    /// Returns the kind that a player is likeliest to sow or to change.
    #[must_use]
    pub fn latest(&self, seat: Seat) -> Crop {
        self.latest[seat]
    }

    /// Returns how many players have counted once more.
    #[must_use]
    pub fn counted(&self) -> usize {
        self.seats().filter(|seat| self.counted[*seat]).count()
    }

    /// Returns the round after which no hand has a tile (GET-L15).
    #[must_use]
    pub fn last_round(&self) -> u16 {
        u16::from(3 * tiles_of_a_kind(self.players) / self.players)
    }

    /// Returns the number of tiles in the pile, which follows from the turns that were made.
    #[must_use]
    pub fn pile(&self) -> u8 {
        if self.phase == Phase::Count || self.over == Some(Over::NoTile) {
            return 0;
        }
        let before = self.marker.clockwise(self.players()).take_while(|seat| *seat != self.active).count() as u16;
        let turns = u16::from(self.players) * (self.round - 1) + before;
        let first = u16::from(3 * tiles_of_a_kind(self.players) - HAND * self.players);
        first.saturating_sub(turns) as u8
    }

    /// Returns the kind of which a player has enough to win when the own turn ends (GET-L13).
    #[must_use]
    pub fn ten(&self, seat: Seat) -> Option<Crop> {
        let amounts = self.amounts[seat];
        (amounts.highest() >= TEN).then(|| amounts.best())
    }

    /// Returns the phase in which a turn begins.
    fn first_phase(&self) -> Phase {
        if self.guide { Phase::Sow } else { Phase::Turn }
    }

    /// Returns what a number becomes after a step, if that is possible (GET-L04).
    fn changed(&self, seat: Seat, kind: Crop, change: i16) -> Option<u8> {
        let amount = i16::from(self.amounts[seat][kind]).checked_add(change)?;
        u8::try_from(amount).ok().filter(|amount| *amount <= MOST_OF_A_KIND)
    }

    /// Changes a number (GET-L08, GET-L10).
    fn change(&mut self, seat: Seat, kind: Crop, change: i16) {
        if let Some(amount) = self.changed(seat, kind, change) {
            self.amounts[seat][kind] = amount;
            // What somebody else's troll took says nothing about what this player grows.
            if !self.guide && seat == self.active {
                self.latest[seat] = kind;
            }
        }
    }

    fn sow(&mut self, kind: Crop) {
        self.change(self.active, kind, 1);
        self.latest[self.active] = kind;
        self.phase = Phase::Buy;
    }

    /// Goes on: to the purchases, to the next player, to the next one who counts.
    fn go_on(&mut self) {
        match self.phase {
            Phase::Sow => self.phase = Phase::Buy,
            Phase::Buy | Phase::Turn => self.end_turn(),
            Phase::Count => {
                self.counted[self.active] = true;
                self.active = self.left_of(self.active);
                if self.counted[self.active] {
                    self.over = Some(Over::NoTile);
                }
            }
        }
    }

    fn end_turn(&mut self) {
        if self.ten(self.active).is_some() {
            self.over = Some(Over::Ten);
            return;
        }
        self.active = self.left_of(self.active);
        if self.active == self.marker {
            // GET-L05: the marker goes one seat on, and its holder opens the next round.
            self.round += 1;
            self.marker = self.left_of(self.marker);
            self.active = self.marker;
        }
        self.phase = if self.round > self.last_round() { Phase::Count } else { self.first_phase() };
    }

    /// Returns whose turn comes after that of a player: after the last one of a round the marker goes one seat on, and its
    /// new holder begins (GET-L05).
    #[must_use]
    pub fn next_turn(&self, seat: Seat) -> Seat {
        let left = self.left_of(seat);
        if left == self.marker && self.phase != Phase::Count { self.left_of(left) } else { left }
    }

    fn left_of(&self, seat: Seat) -> Seat {
        seat.others(self.players()).next().unwrap_or(seat)
    }
}

impl Start for Light {
    type GameOption = GameOption;

    const PLAYERS: (usize, usize) = (3, 4);
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        let mut game = Self {
            players: setup.names.len() as u8,
            guide: setup.says_yes(GameOption::Guide),
            round: 1,
            marker: setup.first,
            active: setup.first,
            phase: Phase::Sow,
            over: None,
            amounts: BySeat::default(),
            latest: BySeat([Crop::Pumpkin; crate::MAX_SEATS]),
            counted: BySeat::default(),
        };
        game.phase = game.first_phase();
        Ok(game)
    }
}

impl Rules for Light {
    type Move = Move;
    type Phase = Phase;
    type Over = Over;

    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[("KIND", Crop::WORDS)];
    const REFUSALS: &'static [&'static str] = &[];

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn turn(&self) -> Option<Seat> {
        self.over.is_none().then_some(self.active)
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn over(&self) -> Option<Over> {
        self.over
    }

    fn check_time(&self, by: Option<Seat>, kind: MoveKind) -> Result<(), RuleError> {
        if self.over.is_some() {
            return Err(RuleError::GameOver);
        }
        match kind {
            // GET-L10: anybody's numbers, at any time.
            MoveKind::Pumpkins | MoveKind::Apples | MoveKind::Beans => Ok(()),
            MoveKind::Sow | MoveKind::Next | MoveKind::NoTile => {
                if by.is_some_and(|seat| seat != self.active) {
                    return Err(RuleError::NotYourTurn);
                }
                if kind.belongs_in(self.phase) { Ok(()) } else { Err(RuleError::WrongPhase) }
            }
        }
    }

    fn check(&self, by: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        let possible = match *made {
            Move::Sow { kind } => self.changed(self.active, kind, 1).is_some(),
            Move::Next | Move::NoTile => true,
            Move::Pumpkins { n } => self.can_change(by, Crop::Pumpkin, n),
            Move::Apples { n } => self.can_change(by, Crop::Apple, n),
            Move::Beans { n } => self.can_change(by, Crop::Bean, n),
        };
        if possible { Ok(()) } else { Err(RuleError::BadNumber) }
    }

    fn apply(&mut self, by: Option<Seat>, made: &Move) {
        let whose = by.unwrap_or(self.active);
        match *made {
            Move::Sow { kind } => self.sow(kind),
            Move::Next => self.go_on(),
            Move::NoTile => self.phase = Phase::Count,
            Move::Pumpkins { n } => self.change(whose, Crop::Pumpkin, n.0),
            Move::Apples { n } => self.change(whose, Crop::Apple, n.0),
            Move::Beans { n } => self.change(whose, Crop::Bean, n.0),
        }
    }
}

impl Light {
    fn can_change<const MAX: u16>(&self, by: Option<Seat>, kind: Crop, change: Delta<MAX>) -> bool {
        self.changed(by.unwrap_or(self.active), kind, change.0).is_some()
    }
}

impl Printed for Light {}

impl Lawful for Light {
    fn invariants(&self) -> Result<(), &'static str> {
        let counts = self.phase == Phase::Count;
        hold(self.seats().all(|seat| self.amounts[seat].highest() <= MOST_OF_A_KIND), "numbers up to 27")?;
        hold(self.over != Some(Over::Ten) || self.ten(self.active).is_some(), "ten at the player whose turn it is")?;
        hold(counts || self.counted() == 0, "nobody has counted before the last count")?;
        hold(counts || self.guide == (self.phase != Phase::Turn), "the phases are those of the guide")?;
        hold(counts || self.round <= self.last_round(), "no round without tiles")
    }
}

impl Lightened for Light {
    type Full = Full;

    fn of(full: &Full) -> Self {
        let mut light = Self {
            players: full.players,
            guide: true,
            round: full.round,
            marker: full.marker,
            active: full.active,
            phase: if full.phase == super::Phase::Sow { Phase::Sow } else { Phase::Buy },
            over: None,
            amounts: BySeat::default(),
            latest: BySeat([Crop::Pumpkin; crate::MAX_SEATS]),
            counted: BySeat::default(),
        };
        for seat in light.seats() {
            light.amounts[seat] = full.control(seat);
            light.latest[seat] = full.control(seat).best();
        }
        light
    }
}
