//! What is remembered of cards and boards: seen and forgotten in the set-up, told anew among the corrections.

use engine_nostd::setup::Mode;
use engine_nostd::verb::Raw;

use super::Ui;
use super::canvas::{Canvas, Panel};
use super::draw::Drawn;
use super::note::{FLASH, Line, Note, NoteKind};
use super::parts::{FOOT, ROW, ROWS};
use super::screen::{Item, Screen};
use crate::Change;
use crate::games::{Face, face};
use crate::memory::Telling;
use crate::words::chrome;

impl Ui {
    /// Returns how much a game that is being set up will know from the beginning.
    pub(super) fn known(&self) -> usize {
        if self.setup.mode == Mode::Track { self.memory.of(self.setup.game).count() } else { 0 }
    }

    pub(super) fn list_remembered(&mut self) {
        let (items, memory) = (&mut self.items, &self.memory);
        // The list holds more than is ever remembered.
        memory.of(self.setup.game).for_each(|telling| _ = items.push(Item::Telling(telling.raw)));
    }

    /// Lists what the game on the table was told, to tell it anew.
    pub(super) fn list_told(&mut self) {
        let (items, Some(table)) = (&mut self.items, &self.table) else { return };
        let tells = table.state().vocabulary().tells;
        table.state().printed(&mut |raw| {
            if tells(&raw).is_some() {
                let _ = items.push(Item::Telling(raw));
            }
        });
    }

    /// Forgets something that was remembered: the table will be asked again.
    pub(super) fn forget(&mut self, raw: Raw) {
        self.memory.forget(&Telling { game: self.setup.game, raw });
        self.changed(Change::Memory);
        if self.known() == 0 {
            self.close();
        } else {
            self.refresh();
        }
        let text = self.fill(chrome::FORGOTTEN, &[&self.telling_name(&raw)]);
        self.note = Some(Note { text, kind: NoteKind::Done, flash: self.now + FLASH });
    }

    /// Asks for the numbers of something printed that was told already.
    pub(super) fn tell_anew(&mut self, raw: Raw) {
        let draft = self.table.as_ref().and_then(|table| table.state().draft_to_tell(&raw));
        if let Some(draft) = draft {
            self.answer(draft);
        }
    }

    /// Names what a telling is about.
    pub(super) fn telling_name(&self, raw: &Raw) -> Line {
        let label = face!(self.game(), |F| F::made(raw).map(|told| F::telling_label(&told)));
        self.label_line(&label.unwrap_or_default())
    }

    /// Draws the list, and below it what is printed on the highlighted card or step.
    pub(super) fn draw_tellings<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some(Item::Telling(raw)) = self.items.get(self.cursor()) else { return self.draw_list(canvas) };
        self.draw_title(canvas)?;
        self.draw_rows(canvas, ROW, ROWS)?;
        if self.note.is_some() {
            return self.draw_foot(canvas);
        }
        face!(self.game(), |F| F::made(raw).map_or(Ok(()), |told| F::draw_telling(self, canvas, &told, FOOT)))
    }

    /// Returns whether there is anything common to correct.
    pub(super) fn has_common(&self) -> bool {
        let mut told = false;
        if let Some(table) = &self.table {
            let tells = table.state().vocabulary().tells;
            table.state().printed(&mut |raw| told |= tells(&raw).is_some());
        }
        told || self.has_families(None)
    }

    /// Chooses a telling: in the set-up it is forgotten, in a game told anew.
    pub(super) fn choose_telling(&mut self, raw: Raw) {
        if self.screen() == Screen::Remembered { self.forget(raw) } else { self.tell_anew(raw) }
    }
}
