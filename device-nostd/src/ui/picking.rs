//! Several things picked one after the other: OK takes one more, NEXT says that it is enough.

use engine_nostd::ask::{Ask, Choice, Choices, Draft};

use super::Ui;
use super::screen::{Item, Screen};

impl Ui {
    /// Returns the draft with which picking ends, where several things are picked.
    pub(crate) fn enough(&self) -> Option<Draft> {
        self.enough
    }

    /// Says that enough was picked.
    pub(super) fn answer_enough(&mut self) {
        if let Some(draft) = self.enough {
            self.answer(draft);
        }
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
