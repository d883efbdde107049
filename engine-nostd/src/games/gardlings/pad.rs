//! The score pad of Gardlings: the gems of one round, who wins with them, and solo the medal (section 6).

use super::hire::{Best, best, stolen};
use super::kinds::Medal;
use super::{COINS, Refusal, options, scoring};
use crate::ask::{Answer, Candidates, Choices, Counters, Draft, Label};
use crate::field::{Field, FieldId, Fix, Value};
use crate::rules::Rules;
use crate::setup::{Names, OptionSpec, Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{Lines, RankKey};
use crate::verb::{NoMove, Raw, Slot, Verb};
use crate::{BySeat, RuleError, Seat};

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

const fn number(pattern: &'static str, min: u16, max: u16, fix: bool) -> Field {
    Field { pattern, family: pattern, index: &[], seat: true, shape: Shape::Number { min, max }, fix }
}

const fn common(pattern: &'static str, shape: Shape) -> Field {
    Field { pattern, family: pattern, index: &[], seat: false, shape, fix: false }
}

/// The fields, those that are entered first and in the order they are asked. Stable: new ones come behind.
const FIELDS: &[Field] = &[
    number("gems", 0, 99, true),
    Field { pattern: "alarm", family: "alarm", index: &[], seat: true, shape: Shape::Flag, fix: true },
    number("mission", 0, 9, true),
    number("ponds", 0, 9, true),
    number("coins", 0, COINS as u16, true),
    number("tiles", LEAST_TILES as u16, 106, true),
    number("raw", 0, 108, false),
    number("stolen", 0, 54, false),
    number("net", 0, 108, false),
    number("money", 0, 140, false),
    number("points", 0, 108, false),
    number("rank", 1, 5, false),
    number("result", 9, 107, false),
    Field { pattern: "medal", family: "medal", index: &[], seat: true, shape: Shape::Word(Medal::WORDS), fix: false },
    common("winner", Shape::Seat),
    common("tie", Shape::Flag),
    common("phase", Shape::Word(PHASES)),
    common("turn", Shape::Seat),
    common("round", Shape::Number { min: 1, max: 1 }),
    common("over", Shape::Word(&["no"])),
];
const PHASES: &[&str] = &["count"];

impl ScorePad {
    fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

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

impl Rules for ScorePad {
    type Move = NoMove;

    const PLAYERS: (usize, usize) = (1, 5);
    const BAD_PLAYERS: &'static str = "bad-setup";
    const OPTIONS: &'static [OptionSpec] = &[options::GOAL_OPTION, options::PRO_OPTION, options::MISSIONS_OPTION];
    const PHASES: &'static [&'static str] = PHASES;
    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[];
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

    fn phase(&self) -> usize {
        0
    }

    fn turn(&self) -> Option<Seat> {
        None
    }

    fn round(&self) -> u16 {
        1
    }

    fn over(&self) -> Option<&'static str> {
        None
    }

    fn knows(&self, _: &Verb) -> bool {
        false
    }

    fn check_time(&self, _: Option<Seat>, _: u8) -> Result<(), RuleError> {
        Err(RuleError::WrongPhase)
    }

    fn check(&self, _: Option<Seat>, made: &NoMove) -> Result<(), RuleError> {
        match *made {}
    }

    fn apply(&mut self, _: Option<Seat>, made: &NoMove) {
        match *made {}
    }

    fn offers(&self, _: Option<Seat>, _: &mut Choices) {}

    fn candidates(&self, _: &Draft, _: &Slot, _: &mut Candidates) {}

    fn label(&self, _: &Draft, _: &Slot, _: Answer) -> Option<Label> {
        None
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Raw)> {
        None
    }

    fn next_field(&self) -> Option<(Option<Seat>, FieldId)> {
        self.seats().find_map(|seat| {
            let open = |field: &usize| self.asks(*field) && self.sheets[seat][*field].is_none();
            let field = (0..ENTERED).find(open)?;
            Some((Some(seat), FieldId { field: field as u8, index: [0; 2] }))
        })
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        let number = |number: u8| Some(Value::Number(u16::from(number)));
        let place = usize::from(id.field);
        let pattern = FIELDS.get(place)?.pattern;
        let Some(seat) = seat else {
            let best = self.best();
            return match pattern {
                "winner" => {
                    let winner = if let Best::One(seat) = best { Some(seat) } else { None };
                    Some(Value::build(|out| names.write(winner, out)))
                }
                "tie" => Some(Value::flag(best == Best::Level)),
                "phase" => Some(Value::word("count")),
                "turn" => Some(Value::word("none")),
                "round" => number(1),
                _ => Some(Value::word("no")),
            };
        };
        if seat.index() >= usize::from(self.players) {
            return None;
        }
        match pattern {
            "alarm" => Some(Value::flag(self.value(seat, ALARM) == 1)),
            "raw" => number(self.raw(seat)),
            "stolen" => number(self.stolen(seat)),
            "net" | "points" => number(self.net(seat)),
            "money" => number(self.net(seat) + self.value(seat, COINS_IN_HAND)),
            "rank" => number(self.standings().of_seat(seat)?.rank),
            "result" => self.result(seat).map(Value::Number),
            "medal" => self.result(seat).map(|result| Value::word(Medal::of(result, self.goal).word())),
            _ if self.asks(place) => number(self.value(seat, place)),
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

    fn counters(&self, seat: Seat) -> Counters {
        [("points", self.points(seat))].into_iter().collect()
    }

    fn invariants(&self) -> Result<(), &'static str> {
        let coins: u16 = self.seats().map(|seat| u16::from(self.value(seat, COINS_IN_HAND))).sum();
        if coins > u16::from(COINS) { Err("32 coins") } else { Ok(()) }
    }
}
