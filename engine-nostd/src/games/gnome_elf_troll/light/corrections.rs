//! Reading the tracked values, corrections, and positions in the middle of a game.

use super::super::kinds::Crop;
use super::fields::{Correction, Field, Fixable, Laid};
use super::{Light, Phase};
use crate::field::Value;
use crate::rules::Lawful;
use crate::tracked::Tracked;
use crate::{RuleError, Seat};

impl Tracked for Light {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Laid;

    const POSITION: &'static [u8] = Laid::ORDER;

    fn value(&self, field: Field) -> Option<Value> {
        Some(match field {
            Field::Phase => return self.phase_value(),
            // After the end it stays where it was.
            Field::Turn => Value::Seat(Some(self.active)),
            Field::Marker => Value::Seat(Some(self.marker)),
            Field::Round => return self.round_value(),
            Field::Pile => Value::count(self.pile()),
            Field::Over => return self.over_value(),
            Field::Winner => return self.winner_value(),
            Field::Pumpkins(seat) => self.amount(seat, Crop::Pumpkin),
            Field::Apples(seat) => self.amount(seat, Crop::Apple),
            Field::Beans(seat) => self.amount(seat, Crop::Bean),
            Field::Control(seat) => {
                let [pumpkins, apples, beans] = self.amounts[seat].0;
                Value::build(|out| write!(out, "{pumpkins} {apples} {beans}"))
            }
            Field::Counted(seat) => Value::count(u8::from(self.counted[seat])),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::Guide => Value::Flag(self.guide),
        })
    }

    /// Refuses corrections after the end; undo reopens the game (GET-L20).
    fn check_fix_time(&self) -> Result<(), RuleError> {
        if self.over.is_some() { Err(RuleError::GameOver) } else { Ok(()) }
    }

    fn check_fix_of(&self, fixable: Fixable) -> Result<(), RuleError> {
        match fixable {
            // Whose turn it is follows from who has counted.
            Fixable::Turn | Fixable::Marker | Fixable::Round | Fixable::Guide if self.phase == Phase::Count => {
                Err(RuleError::WrongPhase)
            }
            Fixable::Turn | Fixable::Marker | Fixable::Round | Fixable::Guide => Ok(()),
            Fixable::Pumpkins | Fixable::Apples | Fixable::Beans => Ok(()),
        }
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        match correction {
            Correction::Round(round) if u16::from(round.0) > self.last_round() => Err(RuleError::BadNumber),
            Correction::Round(_)
            | Correction::Turn(_)
            | Correction::Marker(_)
            | Correction::Guide(_)
            | Correction::Pumpkins(..)
            | Correction::Apples(..)
            | Correction::Beans(..) => Ok(()),
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            Correction::Turn(seat) => {
                self.active = seat;
                self.phase = self.first_phase();
            }
            Correction::Marker(seat) => self.marker = seat,
            Correction::Guide(guide) if guide != self.guide => {
                self.guide = guide;
                self.phase = self.first_phase();
            }
            // What is so already changes nothing.
            Correction::Guide(_) => {}
            Correction::Round(round) => self.round = u16::from(round.0),
            Correction::Pumpkins(seat, amount) => self.amounts[seat][Crop::Pumpkin] = amount.0,
            Correction::Apples(seat, amount) => self.amounts[seat][Crop::Apple] = amount.0,
            Correction::Beans(seat, amount) => self.amounts[seat][Crop::Bean] = amount.0,
        }
    }

    fn lay_out(&mut self, position: impl Iterator<Item = Laid>) -> Result<(), RuleError> {
        for laid in position {
            match laid {
                Laid::Phase(phase) => self.phase = phase,
                Laid::Turn(seat) => self.active = seat,
                Laid::Marker(seat) => self.marker = seat,
                Laid::Round(round) => self.round = u16::from(round.0),
                Laid::Pumpkins(seat, amount) => self.amounts[seat][Crop::Pumpkin] = amount.0,
                Laid::Apples(seat, amount) => self.amounts[seat][Crop::Apple] = amount.0,
                Laid::Beans(seat, amount) => self.amounts[seat][Crop::Bean] = amount.0,
            }
        }
        // A last count has rounds behind it, or somebody without a tile.
        let round = self.last_round() + u16::from(self.phase == Phase::Count);
        if self.round > round {
            return Err(RuleError::BadNumber);
        }
        self.invariants().map_err(|_| RuleError::WrongPhase)
    }
}

impl Light {
    fn amount(&self, seat: Seat, kind: Crop) -> Value {
        Value::count(self.amounts[seat][kind])
    }
}
