//! Score pads: no tracking, only the final numbers of a game, and what follows from them at once.
//!
//! A pad is a game without moves. [`Pad`] is what the pad of each game answers; everything else that [`Rules`] asks is
//! the same for all of them. A pad that has moves implements [`Rules`] itself.

use core::fmt;

use crate::ask::{Answer, Candidates, Choices, Counters, Draft, Label};
use crate::field::{Field, FieldId, Fix, Value};
use crate::rules::Rules;
use crate::setup::{Names, OptionSpec, Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{Lines, RankKey};
use crate::verb::{NoMove, Raw, Slot, Verb};
use crate::{RuleError, Seat, Seats};

/// The one phase of a pad.
const PHASES: &[&str] = &["count"];

/// Describes the field of the phase.
pub(crate) const PHASE: Field = Field::common("phase", Shape::Word(PHASES));
/// Describes the field of the turn, which nobody has.
pub(crate) const TURN: Field = Field::common("turn", Shape::Seat);
/// Describes the field of the round.
pub(crate) const ROUND: Field = Field::common("round", Shape::Number { min: 1, max: 1 });
/// Describes the field of the end: numbers can always be set anew.
pub(crate) const OVER: Field = Field::common("over", Shape::Word(&["no"]));

/// Is the score pad of one game.
pub trait Pad: Clone + fmt::Debug {
    /// The least and the most players.
    const PLAYERS: (usize, usize);
    /// The id of the refusal of any other number of players.
    const BAD_PLAYERS: &'static str = "bad-player-count";
    /// What the set-up asks.
    const OPTIONS: &'static [OptionSpec];
    /// Its fields, those that are entered first and in the order they are asked.
    const FIELDS: &'static [Field];
    /// The ids of its own refusals.
    const REFUSALS: &'static [&'static str];
    /// The words of the lines that a score is made of.
    const LINES: &'static [&'static str];
    /// What each number of [`Pad::rank_key`] is, in words of the record.
    const DECIDERS: &'static [&'static str];

    /// Sets the pad up.
    ///
    /// # Errors
    /// Says what is impossible; it has passed [`Setup::check`] before.
    fn start(setup: &Setup) -> Result<Self, SetupError>;

    /// Counts the players.
    fn players(&self) -> usize;

    /// Gives the next field that has to be entered.
    fn next_field(&self) -> Option<(Option<Seat>, FieldId)>;

    /// Gives the value of a field that not every pad has; `None` when there is no such field now.
    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value>;

    /// Checks a value; its field can be set, and the bytes are of its shape.
    ///
    /// # Errors
    /// Says why the value cannot be.
    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError>;

    /// Enters a value that was checked.
    fn apply_fix(&mut self, fix: &Fix);

    /// Gives the lines that a seat's points come from.
    fn lines(&self, seat: Seat) -> Lines;

    /// Gives what ranks the seat: the first number decides, then the second, and so on.
    fn rank_key(&self, seat: Seat) -> RankKey;

    /// Lists the seats that have won as the numbers stand.
    fn winners(&self) -> Seats {
        self.standings().winners().collect()
    }

    /// Checks what must hold at every moment.
    ///
    /// # Errors
    /// Names what does not hold.
    fn invariants(&self) -> Result<(), &'static str>;
}

impl<P: Pad> Rules for P {
    type Move = NoMove;

    const PLAYERS: (usize, usize) = P::PLAYERS;
    const BAD_PLAYERS: &'static str = P::BAD_PLAYERS;
    const OPTIONS: &'static [OptionSpec] = P::OPTIONS;
    const PHASES: &'static [&'static str] = PHASES;
    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[];
    const FIELDS: &'static [Field] = P::FIELDS;
    const REFUSALS: &'static [&'static str] = P::REFUSALS;
    const LINES: &'static [&'static str] = P::LINES;
    const DECIDERS: &'static [&'static str] = P::DECIDERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        P::start(setup)
    }

    fn players(&self) -> usize {
        P::players(self)
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
        P::next_field(self)
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        match (seat, P::FIELDS.get(usize::from(id.field))?.pattern) {
            // Ranks are shown while the numbers come in: a pad is never over.
            (Some(seat), "rank") => Some(Value::count(self.standings().of_seat(seat)?.rank)),
            _ => P::field(self, seat, id, names),
        }
    }

    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        P::check_fix(self, fix)
    }

    fn apply_fix(&mut self, fix: &Fix) {
        P::apply_fix(self, fix);
    }

    fn lines(&self, seat: Seat) -> Lines {
        P::lines(self, seat)
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        P::rank_key(self, seat)
    }

    fn winners(&self) -> Seats {
        P::winners(self)
    }

    fn counters(&self, seat: Seat) -> Counters {
        [("points", self.points(seat))].into_iter().collect()
    }

    fn invariants(&self) -> Result<(), &'static str> {
        P::invariants(self)
    }
}
