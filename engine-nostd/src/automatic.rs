//! What the device enters by itself, because the rules leave no choice, and how it goes back with its cause.
//!
//! In a record such an entry is like any other. Which ones they are follows from the game: the entry is the
//! [automatic](crate::interview::Interview::automatic) move of the state before it, and a move stands before it. After a
//! correction nothing follows by itself: whoever corrects one number may correct another. The table notes it when an entry is
//! made or a game is loaded, so that nothing has to be played again to know it: an entry that stands always stands after the
//! same ones.

use crate::record::Entry;
use crate::table::{apply, lay_out_first};
use crate::{State, Table, TableError};

/// Returns whether an entry is the move that a state leaves no choice about.
pub(crate) fn follows(state: &State, entry: &Entry) -> bool {
    matches!(entry, Entry::Play(by, raw) if state.is_automatic(*by, raw))
}

impl Table {
    /// Visits the moves and corrections that stand, each step of a dial for itself, in the order in which they were made, with
    /// the state before each. It plays the whole game again.
    pub fn for_each_state(&self, mut visit: impl FnMut(&State, &Entry)) {
        // The same set-up made a state when the game began, and every entry was legal.
        let Ok(mut state) = State::new(self.setup()) else { return };
        if lay_out_first(&mut state, self.record()).is_err() {
            return;
        }
        self.record().for_each_standing(|entry| {
            visit(&state, entry);
            let _ = apply(&mut state, entry);
        });
    }

    /// Returns the entry that the device makes by itself now, as part of the move that stands last.
    #[must_use]
    pub fn automatic(&self) -> Option<Entry> {
        let (by, raw) = self.state().automatic()?;
        self.ends_with_a_move().then_some(Entry::Play(by, raw))
    }

    pub(crate) fn ends_with_a_move(&self) -> bool {
        matches!(self.record().undoable(), Some(Entry::Play(..)))
    }

    /// Takes back the last thing that a person did, with all that followed from it by itself, and returns it.
    ///
    /// # Errors
    /// There is none, or the record is full.
    pub fn take_back(&mut self) -> Result<Entry, TableError> {
        let mut alone = self.last_followed();
        let mut entry = self.undo()?;
        while alone {
            alone = self.last_followed();
            // Where the record is full, what was taken back so far is better than nothing.
            let Ok(cause) = self.undo() else { break };
            entry = cause;
        }
        Ok(entry)
    }

    /// Returns whether the last thing that stands followed by itself.
    fn last_followed(&self) -> bool {
        self.record().standing_at().next().is_some_and(|(place, _)| self.alone.has(place))
    }

    /// Brings back what was taken back last, with all that followed from it by itself, and returns it.
    ///
    /// # Errors
    /// There is nothing, or the record is full.
    pub fn bring_back(&mut self) -> Result<Entry, TableError> {
        let entry = self.redo()?;
        while self.record().redoable_backwards().last().is_some_and(|(place, _)| self.alone.has(place))
            && self.redo().is_ok()
        {}
        Ok(entry)
    }

    /// Returns how many times something can be brought back with all that followed from it by itself.
    #[must_use]
    pub fn things_to_bring_back(&self) -> usize {
        self.record().redoable_backwards().filter(|(place, _)| !self.alone.has(*place)).count()
    }

    /// Visits the moves and corrections that stand, newest first, with whether each followed by itself.
    pub fn for_each_standing_backwards(&self, mut visit: impl FnMut(Entry, bool)) {
        for (place, entry) in self.record().standing_at() {
            visit(entry, self.alone.has(place));
        }
    }
}
