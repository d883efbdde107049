//! The score pad of Gnome Elf Troll: no tracking, only the final numbers and who won by ten.

use super::kinds::Kind;
use super::produce::Produce;
use super::{BAD_PLAYERS, MOST_OF_A_KIND, Refusal, TEN, scoring};
use crate::field::{Field, FieldId, Fix, Value};
use crate::pad::{self, Pad};
use crate::rules::{Rules, hold};
use crate::setup::{Names, OptionSpec, Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{Line, Lines, RankKey};
use crate::{BySeat, RuleError, Seat};

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

const AMOUNT: Shape = Shape::upto(MOST_OF_A_KIND as u16);

/// The fields, those that are entered first and in the order they are asked. Stable: new ones come behind.
const FIELDS: &[Field] = &[
    Field::seat("pumpkins", AMOUNT).fixable(),
    Field::seat("apples", AMOUNT).fixable(),
    Field::seat("beans", AMOUNT).fixable(),
    Field::seat("ten", Shape::Flag).fixable(),
    Field::seat("points", AMOUNT),
    Field::seat("rank", Shape::Number { min: 1, max: 4 }),
    Field::common("winner", Shape::Seats),
    pad::PHASE,
    pad::TURN,
    pad::ROUND,
    pad::OVER,
];
/// The place of `ten` among the fields; the kinds come before it.
const TEN_FIELD: u8 = 3;
const LINES: &[&str] = &["pumpkins", "apples", "beans"];

impl ScorePad {
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

impl Pad for ScorePad {
    const PLAYERS: (usize, usize) = (3, 4);
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;
    const OPTIONS: &'static [OptionSpec] = &[];
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

    fn field(&self, seat: Option<Seat>, id: FieldId, _: &Names) -> Option<Value> {
        match id.field {
            TEN_FIELD => Some(Value::flag(self.won_by_ten(seat?))),
            kind => Some(Value::count(self.produce(seat?)[Kind::from_index(usize::from(kind))?])),
        }
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

    fn invariants(&self) -> Result<(), &'static str> {
        let winners = self.seats().filter(|seat| self.won_by_ten(*seat));
        hold(winners.clone().count() <= 1, "one winner by ten")?;
        hold(winners.clone().all(|seat| self.has_ten(seat)), "who won by ten has ten")
    }
}
