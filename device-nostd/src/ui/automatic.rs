//! What the box does by itself, because the rules leave no choice: part of the press that it follows from, taken back and
//! brought back with it, and one line with it in the history.

use engine_nostd::ask::{Ask, Choices};
use engine_nostd::record::Entry;
use engine_nostd::verb::Raw;
use engine_nostd::{State, Table, TableError};
use heapless::Vec;

use super::Ui;
use super::letters::Letters;
use super::note::{Banner, FLASH, Line, NOTE, Note, NoteKind, Told, line};
use super::screen::{Item, MAX_ITEMS, Screen};
use crate::games::light::{LightFace, light};

/// What is said about an entry.
#[derive(Debug, Default)]
pub(super) struct SaidOf {
    /// In the foot.
    pub(super) note: Option<Line>,
    /// Where it takes more than a line.
    pub(super) told: Option<Told>,
    /// Over the screen.
    pub(super) banner: Option<Banner>,
}

impl SaidOf {
    /// Adds what is said about an entry that followed. Where there is no room for both, what the box did is news; what was
    /// pressed is not.
    fn and(self, later: Self) -> Self {
        let note = match (self.note, later.note) {
            (Some(first), Some(second)) => {
                let both = line(format_args!("{first}, {second}"));
                Some(if Letters::Tiny.width(&both) <= NOTE { both } else { second })
            }
            (first, second) => second.or(first),
        };
        Self { note, told: self.told.or(later.told), banner: self.banner.or(later.banner) }
    }
}

impl Ui {
    /// Makes the entries that follow from a move by themselves.
    pub(super) fn go_on_alone(&mut self, cause: &Entry, mut said: SaidOf) -> SaidOf {
        let Entry::Play(..) = cause else { return said };
        while let Some(entry) = self.table.as_ref().and_then(Table::automatic) {
            let focus = self.focus();
            let Some(table) = &mut self.table else { break };
            let before = table.state().clone();
            match table.enter(entry) {
                Ok(()) => said = said.and(self.said(&before, &entry, focus)),
                // A record without room says so at the next press.
                Err(TableError::Full | TableError::Rule(_) | TableError::NothingToUndo | TableError::NothingToRedo) => {
                    break;
                }
            }
        }
        said
    }

    /// Says what an entry did, with all that followed from it.
    pub(super) fn tell_said(&mut self, said: SaidOf) {
        let flash = self.now + FLASH;
        self.note = said.note.map(|text| Note { text, kind: NoteKind::Done, flash });
        self.told = said.told;
        self.banner = said.banner;
    }

    /// Asks for what a move leads to; where nothing would be asked, it takes a press to want it.
    pub(super) fn ask_follow_up(&mut self, made: &Raw) {
        let Some(draft) = self.table.as_ref().and_then(|table| table.state().follow_up(made)) else { return };
        let mut asked = draft;
        if let Some(Ask::Choose(_) | Ask::Number { .. }) = self.ask(&mut asked, &mut Choices::new())
            && self.screen() == Screen::Play
        {
            self.answer(draft);
        }
    }

    /// Lists what people did, newest first: what followed by itself belongs to it.
    pub(super) fn list_history(&mut self) {
        let Self { table: Some(table), items, .. } = self else { return };
        let again = table.things_to_bring_back();
        if again > 0 {
            let _ = items.push(Item::Redo);
        }
        if again > 1 {
            let _ = items.push(Item::RedoAll(again as u16));
        }
        let (mut things, mut entries) = (0, 0);
        // The steps of a dial aside, every entry stands for itself here and where the game is played again.
        let (mut moves, mut places) = (0, Vec::<u16, MAX_ITEMS>::new());
        let first = items.len();
        let entered = table.record().standing_count().saturating_sub(self.begun_with());
        let Self { table: Some(table), items, .. } = self else { return };
        table.for_each_standing_backwards(|entry, alone| {
            if !alone && entries < entered {
                if items.len() < MAX_ITEMS {
                    let _ = items.push(Item::Standing { things, entries: entries as u16, mark: 0 });
                    let _ = places.push(moves);
                }
                things += 1;
            }
            entries += 1;
            moves += u16::from(!is_step(&entry));
        });
        if table.state().is_light() {
            let mut left = moves;
            table.for_each_state(|before, entry| {
                if is_step(entry) {
                    return;
                }
                left = left.saturating_sub(1);
                // What was played last is listed first.
                let row = mark(before, entry).and_then(|told| Some((told, places.binary_search(&left).ok()?)));
                if let Some((told, row)) = row
                    && let Some(Item::Standing { mark, .. }) = items.get_mut(first + row)
                {
                    *mark = told;
                }
            });
        }
        self.things = things;
    }
}

/// Returns whether an entry is a step of a dial.
fn is_step(entry: &Entry) -> bool {
    matches!(entry, Entry::Play(_, raw) if raw.change().is_some())
}

/// Returns what tells a move of a light game from others of its kind, in the state before it.
pub(super) fn mark(before: &State, entry: &Entry) -> Option<u8> {
    let Entry::Play(_, raw) = entry else { return None };
    let told = light!(before, |F, game| F::made(raw).map_or(0, |made| F::mark(game, &made)))?;
    (told > 0).then_some(told)
}
