//! What the device enters by itself, because the rules leave no choice, and how it goes back with its cause.
//!
//! In a record such an entry is like any other. Which ones they are follows from the game: the entry is the
//! [automatic](crate::interview::Interview::automatic) move of the state before it, and a move stands before it. After a
//! correction nothing follows by itself: whoever corrects one number may correct another.

use crate::record::{CAPACITY, Entry};
use crate::table::{apply, lay_out_first};
use crate::{State, Table, TableError};

/// A bit for each entry of a record.
type Marks = [u32; CAPACITY.div_ceil(32)];

/// Returns whether an entry is the move that a state leaves no choice about.
fn follows(state: &State, entry: Option<Entry>) -> bool {
    matches!((state.automatic(), entry), (Some((by, raw)), Some(made)) if made == Entry::Play(by, raw))
}

impl Table {
    /// Returns the entry that the device makes by itself now, as part of the move that stands last.
    #[must_use]
    pub fn automatic(&self) -> Option<Entry> {
        let (by, raw) = self.state().automatic()?;
        self.ends_with_a_move().then_some(Entry::Play(by, raw))
    }

    fn ends_with_a_move(&self) -> bool {
        matches!(self.record().undoable(), Some(Entry::Play(..)))
    }

    /// Takes back the last thing that a person did, with all that followed from it by itself, and returns it.
    ///
    /// # Errors
    /// There is none, or the record is full.
    pub fn take_back(&mut self) -> Result<Entry, TableError> {
        let mut entry = self.undo()?;
        while self.ends_with_a_move() && follows(self.state(), Some(entry)) {
            // Where the record is full, what was taken back so far is better than nothing.
            let Ok(cause) = self.undo() else { break };
            entry = cause;
        }
        Ok(entry)
    }

    /// Brings back what was taken back last, with all that followed from it by itself, and returns it.
    ///
    /// # Errors
    /// There is nothing, or the record is full.
    pub fn bring_back(&mut self) -> Result<Entry, TableError> {
        let entry = self.redo()?;
        while self.ends_with_a_move() && follows(self.state(), self.record().redoable()) && self.redo().is_ok() {}
        Ok(entry)
    }

    /// Returns how many times something can be brought back with all that followed from it by itself.
    #[must_use]
    pub fn things_to_bring_back(&self) -> usize {
        let mut state = self.state().clone();
        let mut after_move = self.ends_with_a_move();
        let mut things = 0;
        self.record().for_each_redoable(|entry| {
            things += usize::from(!(after_move && follows(&state, Some(entry))));
            after_move = matches!(entry, Entry::Play(..));
            // It stood here before.
            let _ = apply(&mut state, &entry);
        });
        things
    }

    /// Visits the moves and corrections that stand, newest first, with whether each followed by itself.
    pub fn for_each_standing_backwards(&self, mut visit: impl FnMut(Entry, bool)) {
        let marks = self.marks();
        for (place, entry) in self.record().standing_at() {
            visit(entry, marks[place / 32] & (1 << (place % 32)) != 0);
        }
    }

    /// Marks the entries that followed by themselves.
    fn marks(&self) -> Marks {
        let mut marks = [0; CAPACITY.div_ceil(32)];
        // The same set-up and position made a state when the game began.
        let Ok(mut state) = State::new(self.setup()) else { return marks };
        if lay_out_first(&mut state, self.record()).is_err() {
            return marks;
        }
        let mut after_move = false;
        self.record().for_each_standing_at(|place, entry| {
            if after_move && follows(&state, Some(*entry)) {
                marks[place / 32] |= 1 << (place % 32);
            }
            after_move = matches!(entry, Entry::Play(..));
            // It was legal when it was entered, after the same entries.
            let _ = apply(&mut state, entry);
        });
        marks
    }
}
