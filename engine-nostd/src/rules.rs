//! What a game has to answer, and what follows from its answers.

use core::fmt;

use crate::ask::{Answer, Candidates, Choices, Counters, Draft, Label};
use crate::field::{Field, FieldId, Fix, Value};
use crate::setup::{Names, OptionSlot, OptionSpec, Setup, SetupError};
use crate::standings::{Lines, RankKey, Standings};
use crate::verb::{Moves, Raw, Slot, Verb};
use crate::{RuleError, Seat, Seats};

/// Is the rules of one game, and a state of it that is always legal.
pub trait Rules: Clone + fmt::Debug {
    // ---- What each game answers. ----

    /// Its moves.
    type Move: Moves + fmt::Debug;

    /// The least and the most players.
    const PLAYERS: (usize, usize);
    /// The id of the refusal of any other number of players.
    const BAD_PLAYERS: &'static str = "bad-player-count";
    /// What the set-up asks.
    const OPTIONS: &'static [OptionSpec];
    /// Its phases in order, in words of the record.
    const PHASES: &'static [&'static str];
    /// Its lists of words with the names they have in the rules, for those who write records.
    const LISTS: &'static [(&'static str, &'static [&'static str])];
    /// Its fields.
    const FIELDS: &'static [Field];
    /// The fields that a position sets, in the order in which a record has them; the first one is never corrected in a
    /// running game. Without any, a game takes a position as the corrections that it consists of.
    const POSITION: &'static [&'static str] = &[];
    /// The ids of its own refusals.
    const REFUSALS: &'static [&'static str];
    /// The words of the lines that a score is made of.
    const LINES: &'static [&'static str];
    /// What each number of [`Rules::rank_key`] is, in words of the record.
    const DECIDERS: &'static [&'static str];

    /// Says whether a place of the options matters as the set-up stands; what does not is not asked.
    fn asks(_setup: &Setup, _slot: &OptionSlot) -> bool {
        true
    }

    /// Sets the game up.
    ///
    /// # Errors
    /// Says what is impossible; it has passed [`Setup::check`] before.
    fn start(setup: &Setup) -> Result<Self, SetupError>;

    /// Counts the players.
    fn players(&self) -> usize;

    /// Gives the present phase as a place in [`Rules::PHASES`].
    fn phase(&self) -> usize;

    /// Gives the seat that acts, if there is just one.
    fn turn(&self) -> Option<Seat>;

    /// Lists the seats that may act now; several where they act at the same time.
    fn actors(&self) -> Seats {
        let mut seats = Seats::NONE;
        if let Some(seat) = self.turn() {
            seats.set(seat, true);
        }
        seats
    }

    /// Gives the seat whose moves are offered first: the one whose turn it is, or among several the likeliest.
    fn focus(&self) -> Option<Seat> {
        self.turn()
    }

    /// Gives the seat of a move that was entered without one, where only one seat can make it.
    fn only_seat(&self, _verb: u8) -> Option<Seat> {
        self.turn()
    }

    /// Gives the round, counted from 1.
    fn round(&self) -> u16;

    /// Gives the reason why the game is over, in a word of the record.
    fn over(&self) -> Option<&'static str>;

    /// Says whether the game as it was set up has this kind of move.
    fn knows(&self, verb: &Verb) -> bool;

    /// Says whether a move tells what is printed on a card or board, and then how many bytes of its parameters say what it
    /// is about; the others are the numbers that stand there.
    fn tells(_made: &Self::Move) -> Option<usize> {
        None
    }

    /// Tells what is printed on cards and boards, as far as it is known here, as moves: whoever keeps them can enter them in
    /// the next game and saves the table the questions.
    fn printed(&self, _tell: &mut dyn FnMut(Raw)) {}

    /// Says whether a slot of a move means something, given what stands in the slots before it.
    fn applies(_raw: &Raw, _slot: &Slot) -> bool {
        true
    }

    /// Checks whether a line `SEAT set FIELD VALUE` may be entered now; it is a correction in other words.
    ///
    /// # Errors
    /// Says why not.
    fn check_set(&self) -> Result<(), RuleError> {
        Ok(())
    }

    /// Checks what comes before the parameters of a move: game over, seat, phase.
    ///
    /// # Errors
    /// Says which of them refuses.
    fn check_time(&self, by: Option<Seat>, verb: u8) -> Result<(), RuleError>;

    /// Checks the parameters and the means of a move whose time it is.
    ///
    /// # Errors
    /// Says which rule refuses.
    fn check(&self, by: Option<Seat>, made: &Self::Move) -> Result<(), RuleError>;

    /// Carries out a move that was checked.
    fn apply(&mut self, by: Option<Seat>, made: &Self::Move);

    /// Lists the moves that could be begun now while a seat is in focus: its own and those that belong to nobody,
    /// likeliest first; those that cannot be completed are left out later.
    fn offers(&self, focus: Option<Seat>, offers: &mut Choices);

    /// Collects the answers that make sense for the next slot of a draft, likeliest first; none: not asked.
    fn candidates(&self, draft: &Draft, slot: &Slot, candidates: &mut Candidates);

    /// Names an answer where its shape alone would not say it to people.
    fn label(&self, draft: &Draft, slot: &Slot, answer: Answer) -> Option<Label>;

    /// Gives the move that NEXT makes while a seat is in focus, and whose move it is.
    fn next_move(&self, focus: Option<Seat>) -> Option<(Option<Seat>, Raw)>;

    /// Gives the next field that has to be entered, for games that consist of entering fields.
    fn next_field(&self) -> Option<(Option<Seat>, FieldId)> {
        None
    }

    /// Gives the likeliest number for [`Rules::next_field`], where it is not the one that stands.
    fn likeliest_entry(&self) -> Option<u16> {
        None
    }

    /// Gives the value of a field whose indices its pattern can have; `None` when there is no such field now, or when
    /// [`Rules::value`] knows it.
    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value>;

    /// Checks whether anything can be corrected now.
    ///
    /// # Errors
    /// Says why not.
    fn check_fix_time(&self) -> Result<(), RuleError> {
        Ok(())
    }

    /// Checks whether a field can be corrected now; it is one that can be at some time.
    ///
    /// # Errors
    /// Says why not.
    fn check_fix_of(&self, _field: &Field) -> Result<(), RuleError> {
        Ok(())
    }

    /// Lays out a position in the middle of a game instead of the set-up: values of [`Rules::POSITION`] in any order.
    ///
    /// # Errors
    /// Says why there is no such position; the state is of no use then.
    fn lay_out(&mut self, _position: &[Fix]) -> Result<(), RuleError> {
        Err(RuleError::CannotFix)
    }

    /// Checks a correction; the field can be corrected, and the bytes are a value of its shape.
    ///
    /// # Errors
    /// Says why the value cannot be.
    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError>;

    /// Carries out a correction that was checked.
    fn apply_fix(&mut self, fix: &Fix);

    /// Gives the lines that a seat's points come from.
    fn lines(&self, seat: Seat) -> Lines;

    /// Gives a seat's points.
    fn points(&self, seat: Seat) -> u16 {
        self.lines(seat).iter().map(|line| line.points).sum()
    }

    /// Gives what ranks the seat: the first number decides, then the second, and so on.
    fn rank_key(&self, seat: Seat) -> RankKey;

    /// Lists the seats that have won; none while the game goes on.
    fn winners(&self) -> Seats {
        if self.over().is_some() { self.standings().winners().collect() } else { Seats::NONE }
    }

    /// Gives the counts that matter at the table.
    fn counters(&self, seat: Seat) -> Counters;

    /// Checks what must hold at every moment.
    ///
    /// # Errors
    /// Names what does not hold.
    fn invariants(&self) -> Result<(), &'static str>;

    // ---- What follows from the answers; no game overrides it. ----

    /// Plays a move: checks it and carries it out.
    ///
    /// # Errors
    /// Says which rule refuses; nothing was changed then.
    fn play(&mut self, by: Option<Seat>, raw: &Raw) -> Result<(), RuleError> {
        self.check_time(by, raw.verb)?;
        // Bytes that mean nothing would be lost on the way through text, so a move has one form only.
        let made = Self::Move::from_raw(raw).filter(|made| made.to_raw() == *raw).ok_or(RuleError::BadNumber)?;
        self.check(by, &made)?;
        self.apply(by, &made);
        Ok(())
    }

    /// Lists the seats.
    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<Self> {
        Seat::all(self.players())
    }

    /// Gives the value of a field: as the game says, else that of the fields which every game has.
    fn value(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        let pattern = Self::FIELDS.get(usize::from(id.field))?.pattern;
        if seat.is_some_and(|seat| seat.index() >= self.players()) {
            return None;
        }
        self.field(seat, id, names).or_else(|| match (seat, pattern) {
            (None, "phase") => Self::PHASES.get(self.phase()).map(|phase| Value::word(phase)),
            (None, "turn") => Some(Value::build(|out| names.write(self.turn(), out))),
            (None, "round") => Some(Value::Number(self.round())),
            (None, "over") => Some(Value::word(self.over().unwrap_or("no"))),
            (None, "winner") => Some(Value::build(|out| names.write_set(self.winners(), out))),
            (Some(seat), "points") => Some(Value::Number(self.points(seat))),
            (Some(seat), "rank") if self.over().is_some() => Some(Value::count(self.standings().of_seat(seat)?.rank)),
            _ => None,
        })
    }

    /// Ranks the players as the board stands now.
    fn standings(&self) -> Standings {
        Standings::of(self)
    }
}

/// Names what must hold, where it does not.
pub(crate) fn hold(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
}
