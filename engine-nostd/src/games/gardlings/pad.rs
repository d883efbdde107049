//! The score pad of Gardlings: the gems of one round, who wins with them, and the medal of a solo game (section 6).

use super::hire::{Best, best, stolen};
use super::kinds::{Goal, Medal};
use super::player::{GNOME_TILES, START_PIGS};
use super::{BAD_PLAYERS, COINS, Counted, Decider, Refusal, Source, scoring};
use crate::arg::{Arg, Number, Upto};
use crate::field::Value;
use crate::pad::{self, PadOver, PadPhase};
use crate::rules::{Lawful, Rules, hold};
use crate::setup::{Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{RankKey, Score, Scored};
use crate::start::Start;
use crate::tracked::Tracked;
use crate::verb::Nothing;
use crate::{BySeat, RuleError, Seat, Seats, Topic, fields, options};

/// The tiles of a start bag; nobody has fewer.
const LEAST_TILES: u8 = GNOME_TILES + START_PIGS;

/// What one player entered; `None` if not yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheet {
    gems: Option<u8>,
    alarm: Option<bool>,
    mission: Option<u8>,
    ponds: Option<u8>,
    coins: Option<u8>,
    tiles: Option<u8>,
}

impl Sheet {
    /// Returns all gems; what was not entered counts as 0.
    fn raw(&self) -> u8 {
        self.gems.unwrap_or(0) + self.mission.unwrap_or(0)
    }

    fn coins(&self) -> u8 {
        self.coins.unwrap_or(0)
    }

    fn tiles(&self) -> u8 {
        self.tiles.unwrap_or(LEAST_TILES)
    }

    fn has_alarm(&self) -> bool {
        self.alarm == Some(true)
    }
}

/// A score pad of Gardlings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    players: u8,
    goal: Goal,
    pro: bool,
    missions: bool,
    sheets: BySeat<Sheet>,
}

options! {
    /// What the set-up of a score pad asks.
    pub enum PadOption {
        /// The gems that win.
        "goal": Goal, Goal::SHAPE, Goal::Short as u8;
        /// Whether the pro variant is played.
        "pro": Pro, Shape::Flag, 0;
        /// Whether missions are played.
        "missions": Missions, Shape::Flag, 0;
    }
}

/// The tracked game has the same options, and more.
impl From<PadOption> for Topic {
    fn from(option: PadOption) -> Self {
        match option {
            PadOption::Goal => super::GameOption::Goal.into(),
            PadOption::Pro => super::GameOption::Pro.into(),
            PadOption::Missions => super::GameOption::Missions.into(),
        }
    }
}

fields! {
    /// A number of the score pad.
    pub enum Field {
        0 "gems" => Gems(Seat): Upto<99>, fix;
        1 "alarm" => Alarm(Seat): bool, fix;
        2 "mission" => Mission(Seat): Upto<9>, fix;
        3 "ponds" => Ponds(Seat): Upto<9>, fix;
        4 "coins" => Coins(Seat): Upto<COINS>, fix;
        5 "tiles" => Tiles(Seat): Number<LEAST_TILES, 106>, fix;
        6 "raw" => Raw(Seat): Upto<108>;
        7 "stolen" => Stolen(Seat): Upto<54>;
        8 "net" => Net(Seat): Upto<108>;
        9 "money" => Money(Seat): Upto<140>;
        10 "points" => Points(Seat): Upto<108>;
        11 "rank" => Rank(Seat): Number<1, 5>;
        12 "result" => Result(Seat): Number<9, 107>;
        13 "medal" => Medal(Seat): Medal;
        14 "winner" => Winner: Option<Seat>;
        15 "tie" => Tie: bool;
        16 "phase" => Phase: PadPhase;
        17 "turn" => Turn: Seat;
        18 "round" => Round: Number<1, 1>;
        19 "over" => Over: PadOver;
    }
}

impl Pad {
    /// Returns whether a value is asked for in this game.
    fn asks(&self, fixable: Fixable) -> bool {
        match fixable {
            Fixable::Gems | Fixable::Alarm | Fixable::Coins => true,
            Fixable::Mission => self.missions,
            Fixable::Ponds => self.pro,
            Fixable::Tiles => self.players == 1,
        }
    }

    /// Returns a number, if it is asked for in this game.
    fn asked(&self, fixable: Fixable, number: u8) -> Option<Value> {
        self.asks(fixable).then(|| Value::count(number))
    }

    fn stolen(&self, seat: Seat) -> u8 {
        stolen(self.sheets[seat].raw(), self.sheets[seat].has_alarm(), self.pro)
    }

    fn net(&self, seat: Seat) -> u8 {
        self.sheets[seat].raw() - self.stolen(seat)
    }

    fn best(&self) -> Best {
        best(self.seats(), self.goal.gems(), |seat| (self.net(seat), self.sheets[seat].coins()))
    }

    /// Returns what a player counted.
    #[must_use]
    pub fn counted(&self, seat: Seat) -> Counted {
        let sheet = &self.sheets[seat];
        Counted { gems: sheet.gems.unwrap_or(0), bonus: sheet.mission.unwrap_or(0), stolen: self.stolen(seat) }
    }

    /// Returns how long the game is.
    #[must_use]
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the tiles and the medal of a solo game that was won (GL-130 to GL-132).
    #[must_use]
    pub fn solo_result(&self) -> Option<(u16, Medal)> {
        self.result(Seat::FIRST).map(|tiles| (tiles, Medal::of(tiles, self.goal)))
    }

    /// Returns the solo result, once the goal is reached (GL-130).
    fn result(&self, seat: Seat) -> Option<u16> {
        let won = self.players == 1 && self.best() == Best::One(seat);
        won.then(|| u16::from(self.sheets[seat].tiles()) + 1)
    }

    /// Counts the coins of all players.
    fn coins(&self) -> u16 {
        self.seats().map(|seat| u16::from(self.sheets[seat].coins())).sum()
    }
}

impl Start for Pad {
    type GameOption = PadOption;

    const PLAYERS: (usize, usize) = (1, 5);
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        let goal = Goal::from_index(usize::from(setup.option(PadOption::Goal)));
        Ok(Self {
            players: setup.names.len() as u8,
            goal: goal.ok_or(SetupError::Option(PadOption::Goal as u8))?,
            pro: setup.says_yes(PadOption::Pro),
            missions: setup.says_yes(PadOption::Missions),
            sheets: BySeat::default(),
        })
    }
}

impl pad::Pad for Pad {
    const REFUSALS: &'static [&'static str] = Refusal::PAD_IDS;

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}

impl Scored for Pad {
    type Decider = Decider;
    type Source = Source;

    fn score(&self, seat: Seat) -> Score {
        scoring::score(self.net(seat))
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        scoring::rank_key(self.net(seat), self.sheets[seat].coins())
    }

    /// Returns the winner: nobody wins before the goal is reached, and tied players go on (GL-68).
    fn winners(&self) -> Seats {
        match self.best() {
            Best::One(seat) => [seat].into_iter().collect(),
            Best::Nobody | Best::Level => Seats::NONE,
        }
    }
}

impl Lawful for Pad {
    fn invariants(&self) -> Result<(), &'static str> {
        hold(self.coins() <= u16::from(COINS), "32 coins")
    }
}

impl Tracked for Pad {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Nothing;

    fn value(&self, field: Field) -> Option<Value> {
        Some(match field {
            Field::Gems(seat) => Value::count(self.sheets[seat].gems.unwrap_or(0)),
            Field::Alarm(seat) => Value::Flag(self.sheets[seat].has_alarm()),
            Field::Mission(seat) => return self.asked(Fixable::Mission, self.sheets[seat].mission.unwrap_or(0)),
            Field::Ponds(seat) => return self.asked(Fixable::Ponds, self.sheets[seat].ponds.unwrap_or(0)),
            Field::Coins(seat) => Value::count(self.sheets[seat].coins()),
            Field::Tiles(seat) => return self.asked(Fixable::Tiles, self.sheets[seat].tiles()),
            Field::Raw(seat) => Value::count(self.sheets[seat].raw()),
            Field::Stolen(seat) => Value::count(self.stolen(seat)),
            Field::Net(seat) => Value::count(self.net(seat)),
            Field::Money(seat) => Value::count(self.net(seat) + self.sheets[seat].coins()),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::Result(seat) => Value::Number(self.result(seat)?),
            Field::Medal(seat) => Value::of(Medal::of(self.result(seat)?, self.goal)),
            Field::Winner => return self.winner_value(),
            Field::Tie => Value::Flag(self.best() == Best::Level),
            Field::Phase => return self.phase_value(),
            Field::Turn => return self.turn_value(),
            Field::Round => return self.round_value(),
            Field::Over => return self.over_value(),
        })
    }

    /// Proposes what saves presses: a garden that is worth counting is near the goal, a solo game near the best medal.
    fn likeliest_entry(&self) -> Option<u16> {
        match self.next_field()? {
            Field::Gems(_) => Some(u16::from(self.goal.gems())),
            Field::Tiles(_) => Some(Medal::most_tiles(self.goal) - 1),
            // Nothing, as it stands there.
            _ => None,
        }
    }

    fn check_fix_of(&self, fixable: Fixable) -> Result<(), RuleError> {
        if self.asks(fixable) { Ok(()) } else { Err(RuleError::BadNumber) }
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        match correction {
            Correction::Coins(seat, coins) => {
                let all = self.coins() - u16::from(self.sheets[*seat].coins()) + u16::from(coins.0);
                if all > u16::from(COINS) {
                    return Err(Refusal::MoreThanTheBox { has: COINS, needs: all as u8 }.into());
                }
                Ok(())
            }
            Correction::Gems(..) | Correction::Alarm(..) | Correction::Mission(..) => Ok(()),
            Correction::Ponds(..) | Correction::Tiles(..) => Ok(()),
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            Correction::Gems(seat, gems) => self.sheets[seat].gems = Some(gems.0),
            Correction::Alarm(seat, alarm) => self.sheets[seat].alarm = Some(alarm),
            Correction::Mission(seat, gems) => self.sheets[seat].mission = Some(gems.0),
            Correction::Ponds(seat, ponds) => self.sheets[seat].ponds = Some(ponds.0),
            Correction::Coins(seat, coins) => self.sheets[seat].coins = Some(coins.0),
            Correction::Tiles(seat, tiles) => self.sheets[seat].tiles = Some(tiles.0),
        }
    }

    /// Returns the first field that is asked for and was not entered, player by player.
    fn next_field(&self) -> Option<Field> {
        let open = |seat: Seat| {
            let sheet = &self.sheets[seat];
            let entered = [
                (Fixable::Gems, Field::Gems(seat), sheet.gems.is_some()),
                (Fixable::Alarm, Field::Alarm(seat), sheet.alarm.is_some()),
                (Fixable::Mission, Field::Mission(seat), sheet.mission.is_some()),
                (Fixable::Ponds, Field::Ponds(seat), sheet.ponds.is_some()),
                (Fixable::Coins, Field::Coins(seat), sheet.coins.is_some()),
                (Fixable::Tiles, Field::Tiles(seat), sheet.tiles.is_some()),
            ];
            entered.into_iter().find(|(fixable, _, entered)| self.asks(*fixable) && !entered).map(|(_, field, _)| field)
        };
        self.seats().find_map(open)
    }
}
