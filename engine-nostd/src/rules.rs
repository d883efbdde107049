//! The rules of a game: what it implements, and what follows from that.
//!
//! A game implements several traits, with a file for each: [`Start`](crate::start::Start) (who can play, what is
//! agreed), [`Rules`] (whose turn it is, what is legal, what a move does), [`Scored`](crate::standings::Scored) (points
//! and ranks), [`Interview`](crate::interview::Interview) (what the device asks), [`Tracked`](crate::tracked::Tracked)
//! (its numbers by name), [`Printed`](crate::printed::Printed) (what is printed on cards and boards) and [`Lawful`]
//! (what always holds). A score pad implements [`Pad`](crate::pad::Pad) instead of `Rules` and `Interview`.

use core::fmt;

use crate::verb::{MoveKinds, Moves, Raw};
use crate::{Listed, RuleError, Seat, Seats, Topic};

/// A kind of move of a game.
pub type MoveKindOf<R> = <<R as Rules>::Move as Moves>::MoveKind;

/// The rules of one game, and a state of it that is always legal.
pub trait Rules: Clone + fmt::Debug {
    // ---- What each game answers. ----

    /// Its moves.
    type Move: Moves<MoveKind: MoveKinds<Phase = Self::Phase>>;
    /// Its phases in order.
    type Phase: Listed + Into<Topic>;
    /// The reasons why it can be over.
    type Over: Listed;
    /// Its lists of words with their names in the rules, for those who write records.
    const LISTS: &'static [(&'static str, &'static [&'static str])];
    /// The ids of its own refusals.
    const REFUSALS: &'static [&'static str];

    /// Returns the number of players.
    fn players(&self) -> usize;

    /// Returns the present phase.
    fn phase(&self) -> Self::Phase;

    /// Returns the seat that acts, if there is exactly one.
    fn turn(&self) -> Option<Seat>;

    /// Returns the seats that may act now; several if they act at the same time.
    fn actors(&self) -> Seats {
        let mut seats = Seats::NONE;
        if let Some(seat) = self.turn() {
            seats.set(seat, true);
        }
        seats
    }

    /// Returns the seat of a move that was entered without one, if only one seat can make it.
    fn only_seat(&self, _kind: MoveKindOf<Self>) -> Option<Seat> {
        self.turn()
    }

    /// Returns the round, counted from 1.
    fn round(&self) -> u16;

    /// Returns the reason why the game is over.
    fn over(&self) -> Option<Self::Over>;

    /// Returns whether the ranking says who has won; a score pad has a winner at any time.
    fn is_decided(&self) -> bool {
        self.over().is_some()
    }

    /// Checks what comes before the parameters of a move: game over, seat, phase.
    ///
    /// # Errors
    /// Returns the first of them that fails.
    fn check_time(&self, by: Option<Seat>, kind: MoveKindOf<Self>) -> Result<(), RuleError>;

    /// Checks the parameters and the means of a move whose time it is.
    ///
    /// # Errors
    /// Returns the rule that refuses.
    fn check(&self, by: Option<Seat>, made: &Self::Move) -> Result<(), RuleError>;

    /// Carries out a move that was checked.
    fn apply(&mut self, by: Option<Seat>, made: &Self::Move);

    // ---- What follows from the answers; no game overrides it. ----

    /// Plays a move: checks it and carries it out.
    ///
    /// # Errors
    /// Returns the rule that refuses; nothing is changed then.
    fn play(&mut self, by: Option<Seat>, raw: &Raw) -> Result<(), RuleError> {
        self.check_time(by, self.known(raw.verb)?)?;
        // Bytes that mean nothing would be lost on the way through text, so a move has only one form.
        let made = Self::Move::from_raw(raw).filter(|made| made.to_raw() == *raw).ok_or(RuleError::BadNumber)?;
        self.check(by, &made)?;
        self.apply(by, &made);
        Ok(())
    }

    /// Finds the kind of move with a stable number.
    ///
    /// # Errors
    /// There is no such kind. If the game is over or has no moves at all, that is returned instead, as it says more.
    fn known(&self, verb: u8) -> Result<MoveKindOf<Self>, RuleError> {
        MoveKinds::from_number(verb).ok_or(if self.over().is_some() {
            RuleError::GameOver
        } else if Self::Move::VERBS.is_empty() {
            RuleError::WrongPhase
        } else {
            RuleError::BadNumber
        })
    }

    /// Lists the seats.
    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<Self> {
        Seat::all(self.players())
    }
}

/// What must hold in a game at every moment.
pub trait Lawful {
    /// Checks what must hold.
    ///
    /// # Errors
    /// Returns what does not hold.
    fn invariants(&self) -> Result<(), &'static str>;
}

/// Returns the name of what must hold, if it does not.
pub(crate) fn hold(holds: bool, what: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(what) }
}
