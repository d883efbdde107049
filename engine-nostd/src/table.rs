//! A game at the table: its record and the state that follows from it.

use core::fmt;

use crate::automatic::follows;
use crate::field::Fix;
use crate::record::{Entry, Marks, Record, RecordFull, last_thing};
use crate::setup::{Setup, SetupError};
use crate::verb::Raw;
use crate::{RuleError, Seat, State};

/// The number of standing entries between two copies of the state, which spare undo playing the whole game again.
const CHECKPOINT: usize = 32;

/// The most values in a position: some common ones, and some for every seat.
const MAX_POSITION: usize = 32;

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct Table {
    record: Record,
    state: State,
    standing: usize,
    /// Copies of the state, each with the number of entries that stood then, the older one first.
    checkpoints: [Option<(usize, State)>; 2],
    /// The entries that followed by themselves. A mark is written with its entry, so an empty record needs none.
    pub(crate) alone: Marks,
}

/// Why something could not be entered. Nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum TableError {
    /// A rule of the game refuses.
    Rule(RuleError),
    /// The record has no room for another entry.
    Full,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to bring back.
    NothingToRedo,
}

impl TableError {
    /// Returns its stable id.
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

impl From<RecordFull> for TableError {
    fn from(_: RecordFull) -> Self {
        Self::Full
    }
}

impl Table {
    /// Begins a game.
    ///
    /// # Errors
    /// Returns what is impossible in the set-up.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let state = State::new(&setup)?;
        Ok(Self { record: Record::new(setup), state, standing: 0, checkpoints: [None, None], alone: Marks::NONE })
    }

    /// Lays a game on a table, in place: a table is too large to be passed through a small stack.
    ///
    /// # Errors
    /// Returns what is impossible in the set-up; what lay there before is still there.
    pub fn lay(place: &mut Option<Self>, setup: Setup) -> Result<&mut Self, SetupError> {
        match place {
            Some(table) => {
                table.restart(setup)?;
                Ok(table)
            }
            None => {
                let state = State::new(&setup)?;
                Ok(place.insert(Self {
                    record: Record::new(setup),
                    state,
                    standing: 0,
                    checkpoints: [None, None],
                    alone: Marks::NONE,
                }))
            }
        }
    }

    fn restart(&mut self, setup: Setup) -> Result<(), SetupError> {
        self.state = State::new(&setup)?;
        self.record.restart(setup);
        self.standing = 0;
        self.checkpoints = [None, None];
        Ok(())
    }

    /// Begins to put the entries of a saved game back, replacing those that are here.
    pub fn refill(&mut self) -> Refill<'_> {
        let setup = self.record.setup.clone();
        self.record.restart(setup);
        self.standing = 0;
        self.checkpoints = [None, None];
        Refill { table: self, things: 0, undone: 0 }
    }

    /// Returns the record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Returns what was agreed.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.record.setup
    }

    /// Returns the state that follows from the record.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Enters anything.
    ///
    /// # Errors
    /// Returns why it could not be entered; nothing was changed then.
    pub fn enter(&mut self, entry: Entry) -> Result<(), TableError> {
        match entry {
            Entry::Play(by, raw) => self.play(by, raw),
            Entry::Fix(fix) => self.fix(fix),
            Entry::Undo => self.undo().map(|_| ()),
            Entry::Redo => self.redo().map(|_| ()),
        }
    }

    /// Checks whether something could be entered.
    ///
    /// # Errors
    /// Returns why it could not.
    pub fn check(&self, entry: &Entry) -> Result<(), TableError> {
        match entry {
            Entry::Play(by, raw) => self.state.clone().play(by.or(self.state.only_seat(raw.verb)), raw)?,
            Entry::Fix(fix) => self.state.check_fix(fix)?,
            Entry::Undo => _ = self.record.undoable().ok_or(TableError::NothingToUndo)?,
            Entry::Redo => _ = self.record.redoable().ok_or(TableError::NothingToRedo)?,
        }
        if self.record.is_full() { Err(TableError::Full) } else { Ok(()) }
    }

    /// Plays a move. Without a seat, it is made by the only one that can make it.
    ///
    /// # Errors
    /// Returns which rule refuses, or that the record is full.
    pub fn play(&mut self, by: Option<Seat>, raw: Raw) -> Result<(), TableError> {
        if self.record.is_full() {
            // A refusal by the rules says more than a full record.
            return self.check(&Entry::Play(by, raw));
        }
        let by = by.or(self.state.only_seat(raw.verb));
        let entry = Entry::Play(by, raw);
        let alone = self.ends_with_a_move() && follows(&self.state, &entry);
        self.state.play(by, &raw)?;
        self.keep(entry, alone)
    }

    /// Corrects a value.
    ///
    /// # Errors
    /// Returns why the value is impossible, or that the record is full.
    pub fn fix(&mut self, fix: Fix) -> Result<(), TableError> {
        if self.record.is_full() {
            return self.check(&Entry::Fix(fix));
        }
        self.state.fix(&fix)?;
        self.keep(Entry::Fix(fix), false)
    }

    /// Lays out a position in the middle of a game, as a whole: corrections of the fields that make up a position, in
    /// any order. The record has all of them, in the order of a position; nothing takes them back.
    ///
    /// # Errors
    /// Returns why there is no such position, or that the game has begun already.
    pub fn lay_out(&mut self, position: &[Fix]) -> Result<(), TableError> {
        if !self.record.entries().is_empty() {
            return Err(RuleError::CannotFix.into());
        }
        let mut state = self.state.clone();
        state.lay_out(position)?;
        let setup = &self.record.setup;
        let fields = setup.game.vocabulary(setup.mode).position(setup.names.len());
        let whole: heapless::Vec<Fix, MAX_POSITION> =
            fields.filter_map(|(seat, id)| state.standing_fix(seat, id, &setup.names)).collect();
        for fix in whole {
            self.record.push(Entry::Fix(fix))?;
        }
        self.state = state;
        Ok(())
    }

    fn keep(&mut self, entry: Entry, alone: bool) -> Result<(), TableError> {
        self.record.push(entry)?;
        let entries = self.record.after_position();
        self.alone.set(entries.len() - 1, alone);
        match last_thing(entries) {
            (_, 1) => self.grown(self.standing + 1),
            // The run is longer now, or there is one again.
            (Some(_), _) => self.grown(self.record.standing_entries()),
            (None, _) => self.derive(),
        }
        Ok(())
    }

    /// Notes that more entries stand than before.
    fn grown(&mut self, standing: usize) {
        let passes = standing / CHECKPOINT > self.standing / CHECKPOINT;
        self.standing = standing;
        if passes {
            self.checkpoints.swap(0, 1);
            self.checkpoints[1] = Some((standing, self.state.clone()));
        }
    }

    /// Derives the state anew from the entries that stand now.
    fn derive(&mut self) {
        self.standing = self.record.standing_entries();
        // Every entry was legal when it was made, after the same entries as now.
        let _ = self.rebuild(None);
    }

    /// Takes back the last move or correction that still stands, and returns it.
    ///
    /// # Errors
    /// There is none, or the record is full.
    pub fn undo(&mut self) -> Result<Entry, TableError> {
        let entry = self.record.undoable().ok_or(TableError::NothingToUndo)?;
        self.record.push(Entry::Undo)?;
        self.derive();
        Ok(entry)
    }

    /// Brings back what the last undo took back, and returns it.
    ///
    /// # Errors
    /// There is nothing, or the record is full.
    pub fn redo(&mut self) -> Result<Entry, TableError> {
        let entry = self.record.redoable().ok_or(TableError::NothingToRedo)?;
        if self.record.is_full() {
            return Err(TableError::Full);
        }
        // It stood here before, so it is legal again; but several steps of a dial may be more than one step can be.
        if matches!(entry, Entry::Play(_, raw) if raw.change().is_some()) {
            self.record.push(Entry::Redo)?;
            self.standing = self.record.standing_entries();
            // What was taken back in a saved game was not played when that was loaded: whoever wrote it may never have played
            // it either.
            if let Err(refused) = self.rebuild(None) {
                self.record.pop();
                self.derive();
                return Err(refused.into());
            }
        } else {
            apply(&mut self.state, &entry)?;
            self.record.push(Entry::Redo)?;
            self.grown(self.standing + 1);
        }
        Ok(entry)
    }

    /// Marks the entries that followed by themselves among those that redos would bring back.
    fn mark_redoable(&self, alone: &mut Marks) {
        let count = self.record.redoable_backwards().count();
        if count == 0 {
            return;
        }
        let mut state = self.state.clone();
        let mut after_move = self.ends_with_a_move();
        for back in (0..count).rev() {
            let Some((place, entry)) = self.record.redoable_backwards().nth(back) else { return };
            alone.set(place, after_move && follows(&state, &entry));
            after_move = matches!(entry, Entry::Play(..));
            // It stood here before.
            let _ = apply(&mut state, &entry);
        }
    }

    /// Derives the state from the newest copy that is still valid, or from the set-up; marks the entries on the way that
    /// followed by themselves, where that is not known yet.
    fn rebuild(&mut self, mut alone: Option<&mut Marks>) -> Result<(), RuleError> {
        // In place, because a state is large; a state half rebuilt when a rule refuses is of no use to anyone.
        let Self { record, state, standing, checkpoints, alone: _ } = self;
        for checkpoint in &mut *checkpoints {
            if checkpoint.as_ref().is_some_and(|(at, _)| *at > *standing) {
                *checkpoint = None;
            }
        }
        if checkpoints[1].is_none() {
            checkpoints.swap(0, 1);
        }
        let from = if let Some((at, kept)) = &checkpoints[1] {
            state.clone_from(kept);
            *at
        } else {
            // The same set-up made a state when the game began.
            let Ok(start) = State::new(&record.setup) else { return Ok(()) };
            *state = start;
            lay_out_first(state, record)?;
            0
        };
        let keep_at = (*standing - *standing % CHECKPOINT).max(from);
        let mut index = 0;
        let mut refused = Ok(());
        let mut after_move = false;
        record.for_each_standing_at(|place, entry| {
            index += 1;
            if index > from && refused.is_ok() {
                if let Some(alone) = &mut alone {
                    alone.set(place, after_move && follows(state, entry));
                    after_move = matches!(entry, Entry::Play(..));
                }
                refused = apply(state, entry);
                if index == keep_at {
                    checkpoints[1] = Some((index, state.clone()));
                }
            }
        });
        refused
    }
}

/// The entries of a saved game on their way back to a [`Table`]. Its state follows only when all are there: what was
/// taken back is never played, so a long game costs only the moves that stand.
#[derive(Debug)]
pub struct Refill<'a> {
    table: &'a mut Table,
    /// How many moves and corrections stand; steps of a dial that follow each other are one.
    things: usize,
    /// How many redos would have something to bring back.
    undone: usize,
}

impl Refill<'_> {
    /// Adds an entry.
    ///
    /// # Errors
    /// The record is full, or there is nothing to take or bring back. The entry is not added then.
    pub fn push(&mut self, entry: Entry) -> Result<(), TableError> {
        let things = self.things;
        let record = &mut self.table.record;
        (self.things, self.undone) = match entry {
            Entry::Play(..) | Entry::Fix(_) => {
                record.push(entry)?;
                // What belongs to the position is laid out before anything stands.
                let entries = record.after_position();
                let (before, _) = entries.split_last().map_or((None, 0), |(_, before)| last_thing(before));
                let (now, length) = last_thing(entries);
                // A step of a dial belongs to the steps before it, which may cancel each other out.
                let was = usize::from(length > 1 && before.is_some());
                (things - was + usize::from(now.is_some()), 0)
            }
            Entry::Undo => {
                let things = things.checked_sub(1).ok_or(TableError::NothingToUndo)?;
                record.push(entry)?;
                (things, self.undone + 1)
            }
            Entry::Redo => {
                let undone = self.undone.checked_sub(1).ok_or(TableError::NothingToRedo)?;
                record.push(entry)?;
                (things + 1, undone)
            }
        };
        Ok(())
    }

    /// Derives the state of the table from its entries.
    ///
    /// # Errors
    /// Returns which rule refuses an entry that stands. The table is then as it was set up, without entries.
    pub fn settle(self) -> Result<(), RuleError> {
        let Self { table, .. } = self;
        table.standing = table.record.standing_entries();
        let mut alone = Marks::NONE;
        table.rebuild(Some(&mut alone)).inspect_err(|_| {
            let setup = table.record.setup.clone();
            // The same set-up made a state before.
            let _ = table.restart(setup);
        })?;
        table.mark_redoable(&mut alone);
        table.alone = alone;
        Ok(())
    }
}

/// Lays out the position that a record begins with, if there is one.
pub(crate) fn lay_out_first(state: &mut State, record: &Record) -> Result<(), RuleError> {
    let length = record.position_len();
    if length == 0 {
        return Ok(());
    }
    let position = record.entries().get(..length).ok_or(RuleError::BadNumber)?;
    let mut fixes = heapless::Vec::<Fix, MAX_POSITION>::new();
    for entry in position {
        let Entry::Fix(fix) = entry else { return Err(RuleError::BadNumber) };
        fixes.push(*fix).map_err(|_| RuleError::BadNumber)?;
    }
    state.lay_out(&fixes)
}

pub(crate) fn apply(state: &mut State, entry: &Entry) -> Result<(), RuleError> {
    match entry {
        // Whoever makes a move is noted with it: without a seat this one was never entered.
        Entry::Play(None, raw) if state.only_seat(raw.verb).is_some() => Err(RuleError::BadNumber),
        Entry::Play(by, raw) => state.play(*by, raw),
        Entry::Fix(fix) => state.fix(fix),
        Entry::Undo | Entry::Redo => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_entry;
    use crate::setup::Mode;
    use crate::{Game, Name};

    fn setup() -> Setup {
        let mut setup = Setup::new(Game::GnomeElfTroll, Mode::Track);
        for name in ["Anna", "Bram", "Cleo"] {
            assert!(setup.names.push(Name::new(name).unwrap()));
        }
        setup
    }

    /// Returns a light game, with a step of a dial and whose it is.
    fn light() -> (Table, Option<Seat>, Raw) {
        let table = Table::new(Setup { mode: Mode::Light, ..setup() }).unwrap();
        let Ok(Entry::Play(by, raw)) = read_entry("Anna beans +1", table.setup(), table.state()) else {
            panic!("a step of a dial")
        };
        (table, by, raw)
    }

    /// Enters lines of a record, including `undo` and `redo`.
    fn enter(table: &mut Table, lines: &[&str]) {
        for line in lines {
            let entry = read_entry(line, table.setup(), table.state()).unwrap();
            table.enter(entry).unwrap();
        }
    }

    const GAME: [&str; 8] =
        ["Anna sow apple right", "Anna harvest", "Anna end-buy", "undo", "undo", "redo", "redo", "undo"];

    #[test]
    fn a_refilled_table_is_the_one_that_was_saved_with_its_undo_history() {
        let mut played = Table::new(setup()).unwrap();
        let mut place = Some(Table::new(setup()).unwrap());
        for end in 0..=GAME.len() {
            if end > 0 {
                enter(&mut played, &GAME[end - 1..end]);
            }
            // What lies there makes way.
            let table = Table::lay(&mut place, setup()).unwrap();
            let mut refill = table.refill();
            played.record().entries().iter().for_each(|entry| refill.push(*entry).unwrap());
            refill.settle().unwrap();
            assert_eq!(table.record(), played.record());
            assert_eq!(table.state().points(Seat::FIRST), played.state().points(Seat::FIRST));
            assert_eq!(table.record().undoable(), played.record().undoable());
            assert_eq!(table.record().redoable(), played.record().redoable());
            // It goes on just as the other one does.
            let (mut one, mut other) = (table.clone(), played.clone());
            assert_eq!(one.undo(), other.undo());
            assert_eq!(one.undo(), other.undo());
            assert_eq!(one.redo(), other.redo());
            assert_eq!(one.state().points(Seat::FIRST), other.state().points(Seat::FIRST));
        }
    }

    #[test]
    fn a_refilled_game_takes_back_no_more_than_it_played() {
        let mut table = Table::new(setup()).unwrap();
        let mut refill = table.refill();
        assert_eq!(refill.push(Entry::Undo), Err(TableError::NothingToUndo));
        assert_eq!(refill.push(Entry::Redo), Err(TableError::NothingToRedo));
        refill.settle().unwrap();
        assert!(table.record().entries().is_empty());
    }

    /// Found by the fuzzer of packed bytes: the record then said that it stood.
    #[test]
    fn a_step_of_a_dial_that_was_never_possible_is_not_brought_back() {
        let (mut table, by, raw) = light();
        // Nobody ever has 127 beans.
        let forged = [Entry::Play(by, Raw::step(raw.verb, 127)), Entry::Undo];
        let mut refill = table.refill();
        forged.iter().for_each(|entry| refill.push(*entry).unwrap());
        refill.settle().unwrap();
        let before = table.state().clone();
        assert!(matches!(table.redo(), Err(TableError::Rule(_))));
        assert_eq!(table.record().entries(), forged);
        assert_eq!(*table.state(), before);
    }

    /// Found by the fuzzer of packed bytes: steps of a dial count for whoever takes them.
    #[test]
    fn a_move_of_a_seat_that_is_not_at_the_table_is_refused() {
        let (mut table, _, raw) = light();
        assert_eq!(table.play(Seat::new(3), raw), Err(TableError::Rule(RuleError::BadNumber)));
        assert_eq!(table.play(Seat::new(2), raw), Ok(()));
    }

    #[test]
    fn an_entry_that_a_rule_refuses_leaves_the_table_as_it_was_set_up() {
        let mut table = Table::new(setup()).unwrap();
        enter(&mut table, &GAME[..3]);
        let [_, harvest, end_buy] = *table.record().entries() else { panic!("three entries") };
        let mut refill = table.refill();
        // Nobody has bought enough before the harvest.
        refill.push(end_buy).unwrap();
        refill.push(harvest).unwrap();
        assert!(refill.settle().is_err());
        assert!(table.record().entries().is_empty());
        enter(&mut table, &GAME);
    }
}
