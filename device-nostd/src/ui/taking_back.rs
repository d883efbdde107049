//! Taking back and bringing back what people did.

use engine_nostd::record::Entry;
use engine_nostd::{Table, TableError};

use super::Ui;
use super::automatic::mark;
use super::note::{FLASH, Note, NoteKind};
use super::screen::Screen;
use crate::Change;

impl Ui {
    pub(super) fn undo(&mut self) {
        if self.table.as_ref().is_some_and(|table| table.record().standing_count() <= self.begun_with()) {
            return self.say_no(TableError::NothingToUndo);
        }
        let undone = self.table.as_mut().map(Table::take_back);
        let told = match (&self.table, &undone) {
            (Some(table), Some(Ok(entry))) => mark(table.state(), entry),
            // There was nothing to take back.
            _ => None,
        };
        self.took_back(undone, told, NoteKind::TakenBack);
    }

    pub(super) fn redo(&mut self) {
        let redo = self.table.as_ref().and_then(|table| mark(table.state(), &table.record().redoable()?));
        let redone = self.table.as_mut().map(Table::bring_back);
        self.took_back(redone, redo, NoteKind::BroughtBack);
    }

    /// Brings back everything that was taken back.
    pub(super) fn redo_all(&mut self) {
        let count = self.table.as_ref().map_or(0, Table::things_to_bring_back);
        // Only the last one is shown: the lists in between would be made for nobody.
        if let Some(table) = &mut self.table
            && (1..count).any(|_| table.bring_back().is_err())
        {
            self.changed(Change::Game);
        }
        self.redo();
    }

    fn took_back(&mut self, result: Option<Result<Entry, TableError>>, told: Option<u8>, kind: NoteKind) {
        match result {
            Some(Ok(entry)) => {
                self.changed(Change::Game);
                self.is_shown_again = false;
                let in_history = matches!(self.screen(), Screen::History | Screen::TakeBack(_));
                // Where nothing is left to bring back, another OK would take back what just came back.
                let goes_on = self.table.as_ref().is_some_and(|table| table.record().redoable().is_some());
                if let (Entry::Play(..), NoteKind::TakenBack) = (entry, kind) {
                    self.reopen_count();
                }
                self.home();
                if in_history && goes_on {
                    self.open(Screen::History);
                }
                let text = self.entry_line(&entry, told.unwrap_or(0));
                self.note = Some(Note { text, kind, flash: self.now + FLASH });
            }
            Some(Err(error)) => self.say_no(error),
            None => {}
        }
    }

    /// Takes back everything up to something that a person did, counted back from the newest; more than one is asked for first.
    pub(super) fn choose_undo(&mut self, back: u16) {
        if back == 0 { self.undo() } else { self.open(Screen::TakeBack(back)) }
    }

    /// Takes back everything up to something that a person did, counted back from the newest.
    pub(super) fn undo_to(&mut self, back: u16) {
        // Only the last one is shown: the lists in between would be made for nobody.
        if let Some(table) = &mut self.table
            && (0..back).any(|_| table.take_back().is_err())
        {
            self.changed(Change::Game);
        }
        self.undo();
    }
}
