//! The score pad of Gardlings: the gems of one round, who wins with them, and solo the medal (section 6).

use super::hire::{Best, best, stolen};
use super::kinds::Medal;
use super::{COINS, Refusal, options, scoring};
use crate::field::{Field, FieldId, Fix, Value};
use crate::pad::{self, Pad};
use crate::rules::{Rules, hold};
use crate::setup::{Names, OptionSpec, Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{Lines, RankKey};
use crate::{BySeat, RuleError, Seat, Seats};

/// How many values are entered for a player.
const ENTERED: usize = 6;
const GEMS: usize = 0;
const ALARM: usize = 1;
const MISSION: usize = 2;
const PONDS: usize = 3;
const COINS_IN_HAND: usize = 4;
const TILES: usize = 5;
/// The tiles of a start bag, fewer than which nobody has.
const LEAST_TILES: u8 = 8;

/// Is a score pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorePad {
    players: u8,
    goal: u8,
    pro: bool,
    missions: bool,
    /// The values of each player in the order of [`FIELDS`], as far as they were entered.
    sheets: BySeat<[Option<u8>; ENTERED]>,
}

/// The fields, those that are entered first and in the order they are asked. Stable: new ones come behind.
const FIELDS: &[Field] = &[
    Field::seat("gems", Shape::upto(99)).fixable(),
    Field::seat("alarm", Shape::Flag).fixable(),
    Field::seat("mission", Shape::upto(9)).fixable(),
    Field::seat("ponds", Shape::upto(9)).fixable(),
    Field::seat("coins", Shape::upto(COINS as u16)).fixable(),
    Field::seat("tiles", Shape::Number { min: LEAST_TILES as u16, max: 106 }).fixable(),
    Field::seat("raw", Shape::upto(108)),
    Field::seat("stolen", Shape::upto(54)),
    Field::seat("net", Shape::upto(108)),
    Field::seat("money", Shape::upto(140)),
    Field::seat("points", Shape::upto(108)),
    Field::seat("rank", Shape::Number { min: 1, max: 5 }),
    Field::seat("result", Shape::Number { min: 9, max: 107 }),
    Field::seat("medal", Shape::Word(Medal::WORDS)),
    Field::common("winner", Shape::Seat),
    Field::common("tie", Shape::Flag),
    pad::PHASE,
    pad::TURN,
    pad::ROUND,
    pad::OVER,
];

impl ScorePad {
    /// Says whether a value is asked in this game.
    fn asks(&self, field: usize) -> bool {
        match field {
            MISSION => self.missions,
            PONDS => self.pro,
            TILES => self.players == 1,
            _ => field < ENTERED,
        }
    }

    /// Gives a value; what was not entered counts as the least there can be.
    fn value(&self, seat: Seat, field: usize) -> u8 {
        self.sheets[seat][field].unwrap_or(if field == TILES { LEAST_TILES } else { 0 })
    }

    fn raw(&self, seat: Seat) -> u8 {
        self.value(seat, GEMS) + self.value(seat, MISSION)
    }

    fn stolen(&self, seat: Seat) -> u8 {
        stolen(self.raw(seat), self.value(seat, ALARM) == 1, self.pro)
    }

    fn net(&self, seat: Seat) -> u8 {
        self.raw(seat) - self.stolen(seat)
    }

    fn best(&self) -> Best {
        best(self.seats(), self.goal, |seat| (self.net(seat), self.value(seat, COINS_IN_HAND)))
    }

    /// Gives the solo result once the goal is reached (GL-130).
    fn result(&self, seat: Seat) -> Option<u16> {
        let won = self.players == 1 && self.best() == Best::One(seat);
        won.then(|| u16::from(self.value(seat, TILES)) + 1)
    }

    /// Counts the coins of all players, with one of them changed.
    fn coins_with(&self, seat: Seat, coins: u8) -> u16 {
        let others = self.seats().filter(|other| *other != seat);
        others.map(|other| u16::from(self.value(other, COINS_IN_HAND))).sum::<u16>() + u16::from(coins)
    }
}

impl Pad for ScorePad {
    const PLAYERS: (usize, usize) = (1, 5);
    const BAD_PLAYERS: &'static str = "bad-setup";
    const OPTIONS: &'static [OptionSpec] = &[options::GOAL_OPTION, options::PRO_OPTION, options::MISSIONS_OPTION];
    const FIELDS: &'static [Field] = FIELDS;
    const REFUSALS: &'static [&'static str] = Refusal::PAD_IDS;
    const LINES: &'static [&'static str] = scoring::LINES;
    const DECIDERS: &'static [&'static str] = scoring::DECIDERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            players: setup.names.len() as u8,
            goal: options::goal(setup),
            pro: setup.option("pro") == 1,
            missions: setup.option("missions") == 1,
            sheets: BySeat::default(),
        })
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn next_field(&self) -> Option<(Option<Seat>, FieldId)> {
        self.seats().find_map(|seat| {
            let open = |field: &usize| self.asks(*field) && self.sheets[seat][*field].is_none();
            let field = (0..ENTERED).find(open)?;
            Some((Some(seat), FieldId { field: field as u8, index: [0; 2] }))
        })
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, _: &Names) -> Option<Value> {
        let place = usize::from(id.field);
        let pattern = FIELDS.get(place)?.pattern;
        let Some(seat) = seat else {
            return (pattern == "tie").then(|| Value::flag(self.best() == Best::Level));
        };
        let count = |count: u8| Some(Value::count(count));
        match pattern {
            "alarm" => Some(Value::flag(self.value(seat, ALARM) == 1)),
            "raw" => count(self.raw(seat)),
            "stolen" => count(self.stolen(seat)),
            "net" => count(self.net(seat)),
            "money" => count(self.net(seat) + self.value(seat, COINS_IN_HAND)),
            "result" => self.result(seat).map(Value::Number),
            "medal" => self.result(seat).map(|result| Value::word(Medal::of(result, self.goal).word())),
            _ if self.asks(place) => count(self.value(seat, place)),
            _ => None,
        }
    }

    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        let (Some(seat), place) = (fix.seat, usize::from(fix.id.field)) else { return Err(RuleError::CannotFix) };
        if !self.asks(place) {
            return Err(RuleError::BadNumber);
        }
        let coins = self.coins_with(seat, fix.value[0]);
        if place == COINS_IN_HAND && coins > u16::from(COINS) {
            return Err(Refusal::MoreThanTheBox { has: COINS, needs: coins as u8 }.into());
        }
        Ok(())
    }

    fn apply_fix(&mut self, fix: &Fix) {
        if let Some(seat) = fix.seat {
            self.sheets[seat][usize::from(fix.id.field)] = Some(fix.value[0]);
        }
    }

    fn lines(&self, seat: Seat) -> Lines {
        scoring::lines(u16::from(self.net(seat)))
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        [u16::from(self.net(seat)), u16::from(self.value(seat, COINS_IN_HAND)), 0, 0]
    }

    /// Nobody has won before the goal is reached, and level players go on (GL-68).
    fn winners(&self) -> Seats {
        match self.best() {
            Best::One(seat) => [seat].into_iter().collect(),
            _ => Seats::NONE,
        }
    }

    fn invariants(&self) -> Result<(), &'static str> {
        let coins: u16 = self.seats().map(|seat| u16::from(self.value(seat, COINS_IN_HAND))).sum();
        hold(coins <= u16::from(COINS), "32 coins")
    }
}
