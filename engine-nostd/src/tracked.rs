//! A game's numbers by name: reading them, and correcting them to match the table.

use crate::field::{Entered, Fields, Fixables, Value};
use crate::standings::Scored;
use crate::{Listed, RuleError, Seat};

/// The tracked values of a game.
pub trait Tracked: Scored {
    // ---- What each game answers. ----

    /// Its fields.
    type Field: Fields;
    /// The fields that can be corrected, with their new value.
    type Correction: Entered;
    /// The fields that can be corrected, as a menu lists them.
    type Fixable: Fixables;
    /// The fields that a position sets, with their value.
    type Laid: Entered;

    /// The numbers of the fields of a position in the order of a record; the first one is never corrected in a running
    /// game. If there are none, a game takes a position as the corrections that it consists of.
    const POSITION: &'static [u8] = &[];

    /// Returns the value of a field; `None` if there is no such field now.
    fn value(&self, field: Self::Field) -> Option<Value>;

    /// Checks whether a line `SEAT set FIELD VALUE` may be entered now; it is another way to write a correction.
    ///
    /// # Errors
    /// Returns the reason why not.
    fn check_set(&self) -> Result<(), RuleError> {
        Ok(())
    }

    /// Checks whether anything can be corrected now.
    ///
    /// # Errors
    /// Returns the reason why not.
    fn check_fix_time(&self) -> Result<(), RuleError> {
        Ok(())
    }

    /// Checks whether a field can be corrected now, to any value.
    ///
    /// # Errors
    /// Returns the reason why not.
    fn check_fix_of(&self, _fixable: Self::Fixable) -> Result<(), RuleError> {
        Ok(())
    }

    /// Checks a correction that is possible now; its value is in the range of the field.
    ///
    /// # Errors
    /// Returns why the value is impossible.
    fn check_fix(&self, correction: &Self::Correction) -> Result<(), RuleError>;

    /// Carries out a correction that was checked.
    fn apply_fix(&mut self, correction: Self::Correction);

    /// Lays out a position in the middle of a game instead of the set-up; its fields may come in any order.
    ///
    /// # Errors
    /// Returns why the position is impossible; the state must not be used then.
    fn lay_out(&mut self, _position: impl Iterator<Item = Self::Laid>) -> Result<(), RuleError> {
        Err(RuleError::CannotFix)
    }

    /// Returns the next field that has to be entered, in games that consist of entering fields.
    fn next_field(&self) -> Option<Self::Field> {
        None
    }

    /// Returns the likeliest number for [`Tracked::next_field`], if it is not the present one.
    fn likeliest_entry(&self) -> Option<u16> {
        None
    }

    // ---- What follows from the answers: the values that every game has. ----

    /// Returns the phase as a value.
    fn phase_value(&self) -> Option<Value> {
        Some(Value::of(self.phase()))
    }

    /// Returns whose turn it is as a value.
    fn turn_value(&self) -> Option<Value> {
        Some(Value::Seat(self.turn()))
    }

    /// Returns the round as a value.
    fn round_value(&self) -> Option<Value> {
        Some(Value::Number(self.round()))
    }

    /// Returns why the game is over as a value, or `no`.
    fn over_value(&self) -> Option<Value> {
        Some(Value::word(self.over().map_or("no", Listed::word)))
    }

    /// Returns who has won as a value.
    fn winner_value(&self) -> Option<Value> {
        Some(Value::Seats(self.winners()))
    }

    /// Returns a seat's points as a value.
    fn points_value(&self, seat: Seat) -> Option<Value> {
        Some(Value::Number(self.points(seat)))
    }

    /// Returns a seat's rank as a value, once it is decided.
    fn rank_value(&self, seat: Seat) -> Option<Value> {
        if !self.is_decided() {
            return None;
        }
        Some(Value::count(self.standings().of_seat(seat)?.rank))
    }
}
