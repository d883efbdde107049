//! The score pad of Gnome Elf Troll: no tracking, only the final numbers and who won by ten.

use super::fields::{common, seat, upto};
use super::kinds::Kind;
use super::produce::Produce;
use super::{BAD_PLAYERS, MOST_OF_A_KIND, Refusal, TEN, scoring};
use crate::ask::{Answer, Candidates, Choices, Counters, Draft, Label};
use crate::field::{Field, FieldId, Fix, Value};
use crate::rules::Rules;
use crate::setup::{Names, OptionSpec, Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{Line, Lines, RankKey};
use crate::verb::{NoMove, Raw, Slot, Verb};
use crate::{BySeat, RuleError, Seat, Seats};

/// Is what one player entered; `None`: not yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheet {
    amounts: [Option<u8>; 3],
    /// Whether this player won by ten.
    ten: Option<bool>,
}

/// Is a score pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorePad {
    players: u8,
    sheets: BySeat<Sheet>,
}

/// The fields, those that are entered first and in the order they are asked. Stable: new ones come behind.
const FIELDS: &[Field] = &[
    seat("pumpkins", upto(MOST_OF_A_KIND), true),
    seat("apples", upto(MOST_OF_A_KIND), true),
    seat("beans", upto(MOST_OF_A_KIND), true),
    seat("ten", Shape::Flag, true),
    seat("points", upto(MOST_OF_A_KIND), false),
    seat("rank", Shape::Number { min: 1, max: 4 }, false),
    common("winner", Shape::Seats, false),
    common("phase", Shape::Word(PHASES), false),
    common("turn", Shape::Seat, false),
    common("round", Shape::Number { min: 1, max: 1 }, false),
    common("over", Shape::Word(&["no"]), false),
];
/// The place of `ten` among the fields; the kinds come before it.
const TEN_FIELD: u8 = 3;
const PHASES: &[&str] = &["count"];
const LINES: &[&str] = &["pumpkins", "apples", "beans"];

impl ScorePad {
    fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// Gives a player's numbers; what was not entered counts as none.
    #[must_use]
    pub fn produce(&self, seat: Seat) -> Produce {
        Produce(self.sheets[seat].amounts.map(|amount| amount.unwrap_or(0)))
    }

    fn has_ten(&self, seat: Seat) -> bool {
        self.produce(seat).highest() >= TEN
    }

    fn won_by_ten(&self, seat: Seat) -> bool {
        self.sheets[seat].ten == Some(true)
    }
}

impl Rules for ScorePad {
    type Move = NoMove;

    const PLAYERS: (usize, usize) = (3, 4);
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;
    const OPTIONS: &'static [OptionSpec] = &[];
    const PHASES: &'static [&'static str] = PHASES;
    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[];
    const FIELDS: &'static [Field] = FIELDS;
    const REFUSALS: &'static [&'static str] = Refusal::PAD_IDS;
    const LINES: &'static [&'static str] = LINES;
    const DECIDERS: &'static [&'static str] = scoring::DECIDERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { players: setup.names.len() as u8, sheets: BySeat::default() })
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
        let id = |field: usize| FieldId { field: field as u8, index: [0; 2] };
        for seat in self.seats() {
            if let Some(kind) = self.sheets[seat].amounts.iter().position(Option::is_none) {
                return Some((Some(seat), id(kind)));
            }
        }
        // Who won by ten is asked of those who could have, until somebody did.
        if self.seats().any(|seat| self.won_by_ten(seat)) {
            return None;
        }
        let unasked = self.seats().find(|seat| self.has_ten(*seat) && self.sheets[*seat].ten.is_none());
        unasked.map(|seat| (Some(seat), id(usize::from(TEN_FIELD))))
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        let number = |number: u8| Value::Number(u16::from(number));
        Some(match (seat, FIELDS.get(usize::from(id.field))?.pattern) {
            (Some(seat), "ten") => Value::flag(self.won_by_ten(seat)),
            (Some(seat), "points") => Value::Number(self.points(seat)),
            (Some(seat), "rank") => number(self.standings().of_seat(seat)?.rank),
            (Some(seat), _) => number(self.produce(seat)[Kind::from_index(usize::from(id.field))?]),
            (None, "winner") => {
                let mut winners = Seats::NONE;
                self.standings().winners().for_each(|seat| winners.set(seat, true));
                Value::build(|out| names.write_set(winners, out))
            }
            (None, "phase") => Value::word("count"),
            (None, "turn") => Value::word("none"),
            (None, "round") => number(1),
            (None, _) => Value::word("no"),
        })
    }

    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        let says_ten = fix.id.field == TEN_FIELD && fix.value[0] == 1;
        match fix.seat {
            Some(seat) if says_ten && !self.has_ten(seat) => Err(Refusal::TenNotReached.into()),
            _ => Ok(()),
        }
    }

    fn apply_fix(&mut self, fix: &Fix) {
        let Some(seat) = fix.seat else { return };
        if fix.id.field == TEN_FIELD {
            let won = fix.value[0] == 1;
            // Only one player can have won by ten.
            for other in self.seats().filter(|_| won) {
                self.sheets[other].ten = self.sheets[other].ten.map(|_| false);
            }
            self.sheets[seat].ten = Some(won);
            return;
        }
        self.sheets[seat].amounts[usize::from(fix.id.field)] = Some(fix.value[0]);
        if !self.has_ten(seat) {
            self.sheets[seat].ten = None;
        }
    }

    fn lines(&self, seat: Seat) -> Lines {
        let produce = self.produce(seat);
        let line = |kind: &Kind| {
            let (count, each) = (u16::from(produce[*kind]), u16::from(*kind == produce.best()));
            Line { what: LINES[*kind as usize], count, each, points: count * each }
        };
        Kind::ALL.iter().map(line).collect()
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        scoring::rank_key(self.won_by_ten(seat), self.produce(seat))
    }

    fn counters(&self, seat: Seat) -> Counters {
        [("points", self.points(seat))].into_iter().collect()
    }

    fn invariants(&self) -> Result<(), &'static str> {
        let winners = self.seats().filter(|seat| self.won_by_ten(*seat));
        let hold = |holds: bool, what: &'static str| if holds { Ok(()) } else { Err(what) };
        hold(winners.clone().count() <= 1, "one winner by ten")?;
        hold(winners.clone().all(|seat| self.has_ten(seat)), "who won by ten has ten")
    }
}
