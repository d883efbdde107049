//! The score pad of Gnome Elf Troll: no tracking, only the final numbers and who won by ten.

use super::kinds::Crop;
use super::produce::Produce;
use super::{BAD_PLAYERS, Decider, MOST_OF_A_KIND, Refusal, TEN, scoring};
use crate::arg::{Number, Upto};
use crate::field::Value;
use crate::pad::{self, PadOver, PadPhase};
use crate::rules::{Lawful, Rules, hold};
use crate::setup::{Setup, SetupError};
use crate::standings::{RankKey, Score, ScoreLine, Scored};
use crate::start::Start;
use crate::tracked::Tracked;
use crate::verb::Nothing;
use crate::{BySeat, RuleError, Seat, Seats, fields, words};

/// What one player entered; `None` if not yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheet {
    amounts: [Option<u8>; 3],
    /// Whether this player won by ten.
    ten: Option<bool>,
}

/// A score pad of Gnome Elf Troll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    players: u8,
    sheets: BySeat<Sheet>,
}

fields! {
    /// A number of the score pad.
    pub enum Field {
        0 "pumpkins" => Pumpkins(Seat): Upto<MOST_OF_A_KIND>, fix;
        1 "apples" => Apples(Seat): Upto<MOST_OF_A_KIND>, fix;
        2 "beans" => Beans(Seat): Upto<MOST_OF_A_KIND>, fix;
        3 "ten" => Ten(Seat): bool, fix;
        4 "points" => Points(Seat): Upto<MOST_OF_A_KIND>;
        5 "rank" => Rank(Seat): Number<1, 4>;
        6 "winner" => Winner: Seats;
        7 "phase" => Phase: PadPhase;
        8 "turn" => Turn: Seat;
        9 "round" => Round: Number<1, 1>;
        10 "over" => Over: PadOver;
    }
}

words! {
    /// What a number comes from: the kinds.
    pub enum Source {
        /// Pumpkins.
        Pumpkins = "pumpkins",
        /// Apples.
        Apples = "apples",
        /// Beans.
        Beans = "beans",
    }
}

/// Returns the field of a kind.
const fn amount(seat: Seat, kind: Crop) -> Field {
    match kind {
        Crop::Pumpkin => Field::Pumpkins(seat),
        Crop::Apple => Field::Apples(seat),
        Crop::Bean => Field::Beans(seat),
    }
}

impl Pad {
    /// Returns a player's numbers; what was not entered counts as 0.
    #[must_use]
    pub fn produce(&self, seat: Seat) -> Produce {
        Produce(self.sheets[seat].amounts.map(|amount| amount.unwrap_or(0)))
    }

    fn has_ten(&self, seat: Seat) -> bool {
        self.produce(seat).highest() >= TEN
    }

    /// Lists the players who could have won by ten.
    pub fn could_have_won_by_ten(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(usize::from(self.players)).filter(|seat| self.has_ten(*seat))
    }

    fn won_by_ten(&self, seat: Seat) -> bool {
        self.sheets[seat].ten == Some(true)
    }

    fn enter(&mut self, seat: Seat, kind: Crop, amount: u8) {
        self.sheets[seat].amounts[kind as usize] = Some(amount);
        if !self.has_ten(seat) {
            self.sheets[seat].ten = None;
        }
    }
}

impl Start for Pad {
    type GameOption = Nothing;

    const PLAYERS: (usize, usize) = (3, 4);
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { players: setup.names.len() as u8, sheets: BySeat::default() })
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
        let produce = self.produce(seat);
        let line = |(source, kind): (&Source, &Crop)| {
            ScoreLine::of(*source, u16::from(produce[*kind]), u16::from(*kind == produce.best()))
        };
        Source::ALL.iter().zip(Crop::ALL).map(line).collect()
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        scoring::rank_key(self.won_by_ten(seat), self.produce(seat))
    }
}

impl Lawful for Pad {
    fn invariants(&self) -> Result<(), &'static str> {
        let winners = self.seats().filter(|seat| self.won_by_ten(*seat));
        hold(winners.clone().count() <= 1, "one winner by ten")?;
        hold(winners.clone().all(|seat| self.has_ten(seat)), "who won by ten has ten")
    }
}

impl Tracked for Pad {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Nothing;

    fn value(&self, field: Field) -> Option<Value> {
        Some(match field {
            Field::Pumpkins(seat) => Value::count(self.produce(seat)[Crop::Pumpkin]),
            Field::Apples(seat) => Value::count(self.produce(seat)[Crop::Apple]),
            Field::Beans(seat) => Value::count(self.produce(seat)[Crop::Bean]),
            Field::Ten(seat) => Value::Flag(self.won_by_ten(seat)),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::Winner => return self.winner_value(),
            Field::Phase => return self.phase_value(),
            Field::Turn => return self.turn_value(),
            Field::Round => return self.round_value(),
            Field::Over => return self.over_value(),
        })
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        match correction {
            Correction::Ten(seat, true) if !self.has_ten(*seat) => Err(Refusal::TenNotReached.into()),
            Correction::Ten(..) | Correction::Pumpkins(..) | Correction::Apples(..) | Correction::Beans(..) => Ok(()),
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            Correction::Pumpkins(seat, amount) => self.enter(seat, Crop::Pumpkin, amount.0),
            Correction::Apples(seat, amount) => self.enter(seat, Crop::Apple, amount.0),
            Correction::Beans(seat, amount) => self.enter(seat, Crop::Bean, amount.0),
            Correction::Ten(seat, won) => {
                // Only one player can have won by ten.
                for other in self.seats().filter(|_| won) {
                    self.sheets[other].ten = self.sheets[other].ten.map(|_| false);
                }
                self.sheets[seat].ten = Some(won);
            }
        }
    }

    fn next_field(&self) -> Option<Field> {
        for seat in self.seats() {
            if let Some(kind) = Crop::ALL.iter().find(|kind| self.sheets[seat].amounts[**kind as usize].is_none()) {
                return Some(amount(seat, *kind));
            }
        }
        // Who won by ten is asked once, of all who could have.
        let mut could_have = self.could_have_won_by_ten();
        let answered = could_have.clone().any(|seat| self.sheets[seat].ten.is_some());
        could_have.next().filter(|_| !answered).map(Field::Ten)
    }

    /// Returns what most numbers are near to: whoever counts has about four of a kind.
    fn likeliest_entry(&self) -> Option<u16> {
        Some(4)
    }
}
