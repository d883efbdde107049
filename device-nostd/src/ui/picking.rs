//! Several things picked one after the other: OK takes one more, NEXT says that it is enough.

use engine_nostd::ask::{Ask, Choice, Choices, Draft};
use engine_nostd::{Seat, State};

use super::Ui;
use super::screen::{Item, Screen};

impl Ui {
    /// Returns the draft with which picking ends, where several things are picked.
    pub(crate) fn enough(&self) -> Option<Draft> {
        self.enough
    }

    /// Says that enough was picked. Where only going on is left then, the same press goes on.
    pub(super) fn answer_enough(&mut self) {
        let Some(draft) = self.enough else { return };
        let goes_on = self.goes_on_to.is_some();
        self.answer(draft);
        let is_through = self.table.as_ref().is_some_and(|table| table.state().is_through());
        if goes_on && is_through && self.screen() == Screen::Play && !self.is_covered() {
            let said = self.note.take();
            self.play_next();
            self.note = self.note.take().or(said);
        }
    }

    /// Returns whose turn it is after NEXT, if picking enough also ends a turn.
    pub(crate) fn goes_on_to(&self) -> Option<Seat> {
        self.goes_on_to
    }

    /// Finds out whose turn it is after NEXT. What belongs to nobody is told for its own sake, or for a move that waits for it.
    pub(super) fn look_ahead(&self) -> Option<Seat> {
        let (mut draft, table) = (self.enough.filter(|draft| draft.by.is_some())?, self.table.as_ref()?);
        let mut state = table.state().clone();
        let Ask::Ready(raw) = state.ask(&mut draft, &mut Choices::new()) else { return None };
        state.play(draft.by, &raw).ok()?;
        settle(&mut state);
        if state.is_through() {
            let (by, raw) = state.next_move(state.focus())?;
            state.play(by, &raw).ok()?;
            settle(&mut state);
        } else if state.turn() == table.state().turn() {
            return None;
        }
        state.turn()
    }

    /// Where a number, or what is picked, is all there is to say in this phase, it is asked at once.
    pub(super) fn ask_at_once(&mut self) {
        if let (Screen::Play, [Item::Choice(only, _)]) = (self.screen(), self.items.as_slice()) {
            let (mut draft, mut choices) = (only.draft, Choices::new());
            let at_once = match self.ask(&mut draft, &mut choices) {
                Some(Ask::Number { .. }) => true,
                Some(Ask::Choose(_)) => choices.iter().any(Choice::is_enough),
                Some(Ask::Ready(_) | Ask::Impossible(_)) | None => false,
            };
            if at_once {
                self.answer(draft);
            }
        }
    }
}

/// Makes what follows by itself.
fn settle(state: &mut State) {
    while let Some((by, raw)) = state.automatic() {
        if state.play(by, &raw).is_err() {
            break;
        }
    }
}
