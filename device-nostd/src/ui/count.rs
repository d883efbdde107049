//! The count at the end of a light game: one number after the other, lists in which OK adds one, and what it comes to.
//!
//! A number that is right already is passed by, so only what was counted differently is an entry. Which page is open is
//! not kept: whoever comes back begins with the first one again.

use engine_nostd::field::{FieldId, Fix, Value};
use engine_nostd::record::Entry;
use engine_nostd::{Seat, Table, Topic};
use heapless::Vec;

use super::Ui;
use super::fixing::number_bytes;
use super::note::{FLASH, Line, Note, NoteKind, line};
use super::parts::Row;
use super::screen::{Item, Screen};
use crate::games::light::{LightFace, light};
use crate::words::{Text, chrome};

/// A page of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CountPage {
    /// A number, with its question; `{}` is the name.
    Number(Text, FieldId),
    /// Things of which OK adds one, with their title.
    Things(Text, Vec<FieldId, 12>),
    /// The lines of the score, with their title; `{}` is the name.
    Total(Text),
}

impl Ui {
    /// Returns a page of the count, and whose things it is about; `None` where nothing is counted.
    fn sheet(&self, place: u8) -> Option<(Seat, CountPage)> {
        let table = self.table.as_ref()?;
        let seat = table.state().turn()?;
        let sheet = light!(table.state(), |F, game| F::sheet(game, seat, usize::from(place))).flatten()?;
        Some((seat, sheet))
    }

    /// Returns the page of the count that the game calls for.
    pub(super) fn count_screen(&self) -> Option<Screen> {
        // What was taken back may have been the reason for a page.
        (0..=self.sheet).rev().find(|place| self.sheet(*place).is_some()).map(Screen::Count)
    }

    /// Makes the number or the rows of a page.
    pub(super) fn list_count(&mut self, place: u8) {
        match self.sheet(place) {
            Some((seat, CountPage::Number(_, id))) => {
                self.list_values(Some(seat), id);
                // The box may know of some that it handed out a moment ago.
                let known = |table: &Table| light!(table.state(), |F, game| F::known_of(game, seat, id));
                let known = self.table.as_ref().and_then(known).unwrap_or(0);
                if let Some(spinner) = &mut self.spinner {
                    spinner.value = spinner.value.max(known).min(spinner.max);
                }
            }
            Some((_, CountPage::Things(_, things))) => things.iter().for_each(|id| self.push(Item::Thing(*id))),
            Some((seat, CountPage::Total(_))) => self.list_lines(seat),
            None => {}
        }
    }

    fn counted(&self, seat: Seat, id: FieldId) -> u16 {
        match self.value(Some(seat), id) {
            Some(Value::Number(number)) => number,
            // Everything that is counted is a number.
            _ => 0,
        }
    }

    /// Takes OK on a page: the number is right, or there is one more of a thing.
    pub(super) fn ok_on_count(&mut self, place: u8) {
        match (self.sheet(place), self.items().get(self.cursor())) {
            (Some((seat, CountPage::Things(..))), Some(Item::Thing(id))) => {
                let (id, cursor) = (*id, self.layer().cursor);
                let now = self.counted(seat, id);
                if !self.can_count(seat, id, now + 1) {
                    return self.say_all_taken(id, now);
                }
                self.fix_number(Some(seat), id, now + 1);
                self.layer_mut().cursor = cursor;
            }
            _ => self.next_sheet(place),
        }
    }

    /// Says that there are no more of a thing: that all are taken where others have some, because "0 at most" is a riddle.
    fn say_all_taken(&mut self, id: FieldId, now: u16) {
        let players = self.table.as_ref().map_or(0, |table| table.state().players());
        let all: u16 = Seat::all(players).map(|seat| self.counted(seat, id)).sum();
        if all == now {
            return self.say_limit(now, true);
        }
        let text = self.count(chrome::ALL_TAKEN, all);
        self.note = Some(Note { text, kind: NoteKind::Refused, flash: self.now + FLASH });
    }

    fn can_count(&self, seat: Seat, id: FieldId, number: u16) -> bool {
        let fix = Fix { seat: Some(seat), id, value: number_bytes(number) };
        self.table.as_ref().is_some_and(|table| table.state().check_fix(&fix).is_ok())
    }

    /// Goes on to the next page, and after the last one to the next player.
    pub(super) fn next_sheet(&mut self, place: u8) {
        let asked = match (self.sheet(place), self.spinner) {
            (Some((seat, CountPage::Number(_, id))), Some(spinner)) => Some((seat, id, spinner.value)),
            // Lists enter what is added at once.
            _ => None,
        };
        if let Some((seat, id, value)) = asked.filter(|(seat, id, value)| self.counted(*seat, *id) != *value) {
            self.fix_number(Some(seat), id, value);
        }
        if self.sheet(place + 1).is_none() {
            return self.play_next();
        }
        self.sheet = place + 1;
        self.home();
    }

    /// Returns whether the last thing that was entered was added on a page.
    fn has_added(&self, place: u8) -> bool {
        let last = self.table.as_ref().and_then(|table| table.record().undoable());
        match (self.sheet(place), last) {
            (Some((seat, CountPage::Things(_, things))), Some(Entry::Fix(fix))) => {
                fix.seat == Some(seat) && things.contains(&fix.id)
            }
            // Whatever else was entered last belongs to another page.
            _ => false,
        }
    }

    /// Takes BACK on a page: what was added there goes back first, then the page before it comes; `false` on the first page.
    pub(super) fn back_on_count(&mut self, place: u8) -> bool {
        let added = self.has_added(place);
        if added {
            let cursor = self.layer().cursor;
            self.undo();
            self.layer_mut().cursor = cursor;
        } else if place > 0 {
            self.sheet = place - 1;
            self.home();
        }
        added || place > 0
    }

    /// Opens the last page of the player who is counted again, after that was taken back.
    pub(super) fn reopen_count(&mut self) {
        self.sheet = (0..u8::MAX).take_while(|place| self.sheet(*place).is_some()).last().unwrap_or(0);
    }

    /// Returns the title of a page.
    pub(super) fn count_title(&self, place: u8) -> Line {
        match self.sheet(place) {
            Some((_, CountPage::Things(text, _))) => self.plain(text),
            Some((seat, CountPage::Number(text, _) | CountPage::Total(text))) => self.fill(text, &[self.name(seat)]),
            None => Line::new(),
        }
    }

    /// Returns what stands at the right of the header of a page: whose things are counted, or what they come to.
    pub(super) fn count_aside(&self, place: u8) -> Line {
        match (self.sheet(place), &self.table) {
            (Some((seat, CountPage::Total(_))), Some(table)) => line(format_args!("{}", table.state().points(seat))),
            (Some((seat, CountPage::Things(..))), _) => line(format_args!("{}", self.name(seat))),
            // The question names the player.
            (Some((_, CountPage::Number(..) | CountPage::Total(_))), _) | (None, _) => Line::new(),
        }
    }

    /// Returns what the number of a page is about.
    pub(super) fn count_topic(&self, place: u8) -> Option<Topic> {
        match self.sheet(place)? {
            (_, CountPage::Number(_, id)) => self.field_topic(id),
            // A list says it row by row.
            (_, CountPage::Things(..) | CountPage::Total(_)) => None,
        }
    }

    /// Returns what stands beside the number of a page: what counts there, where its name does not say it all.
    pub(crate) fn count_beside(&self, place: u8) -> Vec<Line, 3> {
        let Some((_, CountPage::Number(_, id))) = self.sheet(place) else { return Vec::new() };
        let beside = |table: &Table| light!(table.state(), |F, _game| F::counts(self, id));
        self.table.as_ref().and_then(beside).unwrap_or_default()
    }

    /// Returns the foot of a page.
    pub(super) fn count_foot(&self, place: u8) -> super::Foot {
        match self.sheet(place) {
            Some((_, CountPage::Things(..))) => {
                let ok = if self.has_added(place) { chrome::OK_AND_BACK } else { chrome::OK_ONE_MORE };
                (self.plain(ok), self.plain(chrome::NEXT_DONE))
            }
            Some((seat, CountPage::Total(_))) => {
                let next = self.table.as_ref().and_then(|table| light!(table.state(), |F, game| F::then(game, seat)));
                let next = next.flatten().map_or_else(
                    || self.plain(chrome::NEXT_RESULT),
                    |next| self.fill(chrome::NEXT_IS, &[self.name(next)]),
                );
                (Line::new(), next)
            }
            Some((_, CountPage::Number(..))) | None => self.number_foot(),
        }
    }

    /// Writes the row of a thing and how many there are.
    pub(super) fn thing_row(&self, id: FieldId, row: &mut Row) {
        row.left = self.topic_line(self.field_topic(id));
        if let (Screen::Count(place), Some(seat)) = (self.screen(), self.focus())
            && self.sheet(place).is_some()
        {
            row.right = line(format_args!("{}", self.counted(seat, id)));
        }
    }
}
