//! A game at the table: its record and the state that follows from it.

use core::fmt;

use crate::field::Fix;
use crate::record::{Entry, Full, Record};
use crate::setup::{Setup, SetupError};
use crate::verb::Raw;
use crate::{RuleError, Seat, State};

/// After so many standing entries a copy of the state is kept, so that undo does not play the whole game again.
const CHECKPOINT: usize = 32;

/// Is a game that is being played.
#[derive(Clone, Debug)]
pub struct Table {
    record: Record,
    state: State,
    standing: usize,
    /// Copies of the state after so many standing entries, the older one first.
    checkpoints: [Option<(usize, State)>; 2],
}

/// Says why something could not be entered. Nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum TableError {
    /// A rule of the game refuses.
    Rule(RuleError),
    /// The record holds no further entry.
    Full,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to bring back.
    NothingToRedo,
}

impl TableError {
    /// Gives its stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rule(error) => error.id(),
            Self::Full => "record-full",
            Self::NothingToUndo => "nothing-to-undo",
            Self::NothingToRedo => "nothing-to-redo",
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(error) => write!(f, "{error}"),
            _ => f.write_str(self.id()),
        }
    }
}

impl core::error::Error for TableError {}

impl From<RuleError> for TableError {
    fn from(error: RuleError) -> Self {
        Self::Rule(error)
    }
}

impl From<Full> for TableError {
    fn from(_: Full) -> Self {
        Self::Full
    }
}

impl Table {
    /// Begins a game.
    ///
    /// # Errors
    /// Says what is impossible in the set-up.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let state = State::new(&setup)?;
        Ok(Self { record: Record::new(setup), state, standing: 0, checkpoints: [None, None] })
    }

    /// Gives the record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Gives what was agreed.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.record.setup
    }

    /// Gives the state that follows from the record.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Enters anything.
    ///
    /// # Errors
    /// Says why it could not be entered; nothing was changed then.
    pub fn enter(&mut self, entry: Entry) -> Result<(), TableError> {
        match entry {
            Entry::Play(by, raw) => self.play(by, raw),
            Entry::Fix(fix) => self.fix(fix),
            Entry::Undo => self.undo().map(|_| ()),
            Entry::Redo => self.redo().map(|_| ()),
        }
    }

    /// Plays a move. Left out, the seat is the one whose turn it is.
    ///
    /// # Errors
    /// Says which rule refuses, or that the record is full.
    pub fn play(&mut self, by: Option<Seat>, raw: Raw) -> Result<(), TableError> {
        if self.record.is_full() {
            // A refusal of the rules tells more than a full record.
            self.state.clone().play(by.or(self.state.turn()), &raw)?;
            return Err(TableError::Full);
        }
        let by = by.or(self.state.turn());
        self.state.play(by, &raw)?;
        self.keep(Entry::Play(by, raw))
    }

    /// Corrects a value.
    ///
    /// # Errors
    /// Says why the value cannot be, or that the record is full.
    pub fn fix(&mut self, fix: Fix) -> Result<(), TableError> {
        if self.record.is_full() {
            self.state.check_fix(&fix)?;
            return Err(TableError::Full);
        }
        self.state.fix(&fix)?;
        self.keep(Entry::Fix(fix))
    }

    fn keep(&mut self, entry: Entry) -> Result<(), TableError> {
        self.record.push(entry)?;
        self.grown();
        Ok(())
    }

    /// Notes that one more entry stands.
    fn grown(&mut self) {
        self.standing += 1;
        if self.standing.is_multiple_of(CHECKPOINT) {
            self.checkpoints.swap(0, 1);
            self.checkpoints[1] = Some((self.standing, self.state.clone()));
        }
    }

    /// Takes back the last move or correction that still stands, and gives it.
    ///
    /// # Errors
    /// There is none, or the record is full.
    pub fn undo(&mut self) -> Result<Entry, TableError> {
        let entry = *self.record.undoable().ok_or(TableError::NothingToUndo)?;
        self.record.push(Entry::Undo)?;
        self.standing -= 1;
        self.rebuild();
        Ok(entry)
    }

    /// Brings back what the last undo took back, and gives it.
    ///
    /// # Errors
    /// There is nothing, or the record is full.
    pub fn redo(&mut self) -> Result<Entry, TableError> {
        let entry = *self.record.redoable().ok_or(TableError::NothingToRedo)?;
        if self.record.is_full() {
            return Err(TableError::Full);
        }
        // It stood here before, so it is legal again.
        apply(&mut self.state, &entry)?;
        self.record.push(Entry::Redo)?;
        self.grown();
        Ok(entry)
    }

    /// Derives the state from the newest copy that still holds, or from the set-up.
    fn rebuild(&mut self) {
        for checkpoint in &mut self.checkpoints {
            if checkpoint.as_ref().is_some_and(|(at, _)| *at > self.standing) {
                *checkpoint = None;
            }
        }
        if self.checkpoints[1].is_none() {
            self.checkpoints.swap(0, 1);
        }
        let (mut from, mut state) = match &self.checkpoints[1] {
            Some((at, state)) => (*at, state.clone()),
            None => match State::new(&self.record.setup) {
                Ok(state) => (0, state),
                // The same set-up made a state when the game began.
                Err(_) => return,
            },
        };
        let keep_at = (self.standing - self.standing % CHECKPOINT).max(from);
        let mut index = 0;
        let mut kept = None;
        self.record.for_each_standing(|entry| {
            index += 1;
            if index > from {
                // Every entry was legal when it was made, after the same entries as now.
                let _ = apply(&mut state, entry);
                from = index;
                if index == keep_at {
                    kept = Some((index, state.clone()));
                }
            }
        });
        if kept.is_some() {
            self.checkpoints[1] = kept;
        }
        self.state = state;
    }
}

fn apply(state: &mut State, entry: &Entry) -> Result<(), RuleError> {
    match entry {
        Entry::Play(by, raw) => state.play(*by, raw),
        Entry::Fix(fix) => state.fix(fix),
        Entry::Undo | Entry::Redo => Ok(()),
    }
}
