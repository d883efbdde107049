//! Playing: offers, questions, moves, undo.

use engine_nostd::ask::{Ask, Choice, Choices, Draft};
use engine_nostd::record::Entry;
use engine_nostd::verb::{Questions, Raw};
use engine_nostd::{AnyTopic, RuleError, Seat, Seats, State, Table, TableError, Topic};

use super::Ui;
use super::screen::{Item, Screen, Spinner};
use super::toast::{self, Toast};
use crate::Change;
use crate::games::{Face, face};
use crate::words::{Moments, Text, chrome};

impl Ui {
    fn push_choices(&mut self, choices: &Choices) {
        let Some(table) = &self.table else { return };
        let state = table.state();
        // Where several things are picked one after the other, a row says how many of it were; a change on top of that
        // would be another number to tell apart.
        let picks = choices.iter().any(Choice::is_enough);
        for choice in choices {
            let price = state
                .preview(&choice.draft)
                .and_then(|changes| changes.into_iter().find(|(topic, _)| !is_points(*topic)))
                .filter(|_| !picks);
            let _ = self.items.push(Item::Choice(*choice, price));
        }
    }

    pub(super) fn list_moves(&mut self) {
        let focus = self.focus();
        let mut offers = Choices::new();
        let mut others = Seats::NONE;
        let mut players = 0;
        if let Some(table) = &self.table {
            table.state().offers(focus, &mut offers);
            others = table.state().actors();
            players = table.state().players();
        }
        self.push_choices(&offers);
        // The list wraps: the next player clockwise stands last and is one press up.
        for seat in focus.unwrap_or(Seat::FIRST).anticlockwise(players).filter(|seat| others.has(*seat)) {
            if Some(seat) != focus {
                self.push(Item::Seat(seat));
            }
        }
    }

    /// Gives the seat whose moves are listed: the one that was picked, or the likeliest.
    pub(crate) fn focus(&self) -> Option<Seat> {
        self.picked.or_else(|| self.table.as_ref().and_then(|table| table.state().focus()))
    }

    /// Lists the moves of another seat that may act now, or those of the likeliest one again.
    pub(super) fn pick(&mut self, seat: Option<Seat>) {
        self.picked = seat;
        self.layer_mut().cursor = 0;
        self.refresh();
    }

    /// Makes the rows or the number of the present question.
    pub(super) fn list_answers(&mut self) {
        let Some(mut draft) = self.drafts.last().copied() else { return };
        let mut choices = Choices::new();
        match self.ask(&mut draft, &mut choices) {
            Some(Ask::Number { slot, min, max, preset }) => {
                self.slot = Some(slot);
                self.spinner = Some(Spinner { value: u16::from(preset), min: u16::from(min), max: u16::from(max) });
            }
            Some(Ask::Choose(slot)) => {
                self.slot = Some(slot);
                if self.asks_together(&draft) {
                    self.push_answers_to_both(&choices);
                } else {
                    self.push_choices(&choices);
                }
            }
            // A draft that is complete or impossible is never left open.
            Some(Ask::Ready(_) | Ask::Impossible(_)) | None => {}
        }
    }

    /// Returns whether the next question is asked on the same screen.
    fn asks_together(&self, draft: &Draft) -> bool {
        face!(self.game(), |F| F::asked(draft).is_some_and(|question| F::asks_together(question.param())))
    }

    /// Lists the answers to a question and the next one at once.
    fn push_answers_to_both(&mut self, first: &Choices) {
        let mut second = Choices::new();
        for choice in first {
            let mut draft = choice.draft;
            match self.ask(&mut draft, &mut second) {
                Some(Ask::Choose(_)) => second.iter().for_each(|choice| self.push(Item::Choice(*choice, None))),
                // Only one answer to the next question: the engine has given it.
                _ => self.push(Item::Choice(Choice { draft, ..*choice }, None)),
            }
        }
    }

    /// Takes an answer, or a move that was begun, and asks on.
    pub(super) fn answer(&mut self, mut draft: Draft) {
        let mut choices = Choices::new();
        match self.ask(&mut draft, &mut choices) {
            Some(Ask::Ready(raw)) => self.enter(Entry::Play(draft.by, raw)),
            Some(Ask::Impossible(error)) => self.say_no(TableError::Rule(error)),
            Some(Ask::Choose(_) | Ask::Number { .. }) => {
                // The same question again takes one more of what was picked: the likeliest is one more still.
                let last = self.drafts.last();
                let again = last.is_some_and(|last| (last.raw.verb, last.at) == (draft.raw.verb, draft.at));
                if self.drafts.is_full() {
                    // Only picking asks on and on; BACK then skips a pick.
                    self.drafts.pop();
                }
                let _ = self.drafts.push(draft);
                if self.screen() == Screen::Ask {
                    if !again {
                        self.layer_mut().cursor = 0;
                    }
                    self.refresh();
                } else {
                    self.open(Screen::Ask);
                }
            }
            None => {}
        }
    }

    /// Says that enough was picked, where that is an answer.
    pub(super) fn answer_enough(&mut self) {
        let enough = self.items.iter().find_map(|item| match item {
            Item::Choice(choice, _) if choice.is_enough() => Some(choice.draft),
            // Any other row is an answer of its own.
            _ => None,
        });
        if let Some(draft) = enough {
            self.answer(draft);
        }
    }

    pub(super) fn answer_number(&mut self, value: u16) {
        if let (Some(draft), Some(slot)) = (self.drafts.last(), self.slot) {
            let answered = draft.answered(&slot, [value as u8, 0]);
            self.answer(answered);
        }
    }

    /// Goes one question back.
    pub(super) fn unanswer(&mut self) {
        self.drafts.pop();
        if self.drafts.is_empty() {
            self.slot = None;
            self.close();
        } else {
            self.layer_mut().cursor = 0;
            self.refresh();
        }
    }

    pub(super) fn play_next(&mut self) {
        let focus = self.focus();
        if let Some((by, raw)) = self.table.as_ref().and_then(|table| table.state().next_move(focus)) {
            self.enter(Entry::Play(by, raw));
        }
    }

    /// Makes an entry and says what it did.
    pub(super) fn enter(&mut self, entry: Entry) {
        let counted = self.screen() == Screen::Pad;
        let focus = self.focus();
        let Some(table) = &mut self.table else { return };
        let before = table.state().clone();
        if let Err(error) = table.enter(entry) {
            self.say_no(error);
            return;
        }
        self.changed(Change::Game);
        let Some(table) = &self.table else { return };
        if table.state().turn() != before.turn() {
            self.changed(Change::Turn);
        }
        self.home();
        self.ask_at_once();
        // On a score pad the next question says that the last one was answered.
        if !counted {
            self.say_done(&before, &entry, focus);
        }
    }

    /// Where a number is all there is to say in this phase, it is asked at once.
    fn ask_at_once(&mut self) {
        if let (Screen::Play, [Item::Choice(only, _)]) = (self.screen(), self.items.as_slice()) {
            let mut draft = only.draft;
            if let Some(Ask::Number { .. }) = self.ask(&mut draft, &mut Choices::new()) {
                self.answer(draft);
            }
        }
    }

    /// Says what an entry did: its name, what it changed, and what the table has to think of.
    fn say_done(&mut self, before: &State, entry: &Entry, focus: Option<Seat>) {
        let Some(table) = &self.table else { return };
        let state = table.state();
        let mut toast = Toast { until: self.now + toast::STAYS, ..Toast::default() };
        let whose = match entry {
            Entry::Play(by, _) => *by,
            _ => focus,
        };
        if let Some(seat) = whose {
            for ((topic, old), (_, new)) in before.counters(seat).into_iter().zip(state.counters(seat)) {
                if old != new && !is_points(topic) {
                    let _ = toast.changes.push((topic, new as i16 - old as i16));
                }
            }
        }
        let (silent, moment) = match entry {
            Entry::Play(_, raw) => face!(self.game(), |F| reaction::<F>(before, state, raw)),
            Entry::Fix(_) | Entry::Undo | Entry::Redo => (false, None),
        };
        let is_next = matches!(entry, Entry::Play(by, raw) if Some((*by, *raw)) == before.next_move(focus));
        // A phase that just ended says nothing; the header shows the new one.
        if (silent || is_next && toast.changes.is_empty()) && moment.is_none() {
            return;
        }
        if let Entry::Fix(_) = entry {
            toast = toast.say(&self.say(chrome::FIXED), "");
        }
        if silent {
            toast.changes.clear();
        }
        // What comes next matters more than that the last phase is done.
        if !silent && (!is_next || !toast.changes.is_empty()) {
            let _ = toast.lines.push(self.entry_name(entry));
        }
        if let Some((moment, text)) = moment {
            toast.until = self.now + toast::STAYS_LONG;
            toast.moment = Some(moment);
            toast = toast.say(&self.say(text), "");
        }
        self.toast = Some(toast);
    }

    pub(super) fn say_no(&mut self, error: TableError) {
        let rule = match error {
            TableError::Rule(rule) => Some(rule),
            TableError::Full | TableError::NothingToUndo | TableError::NothingToRedo => None,
        };
        self.refuse(error.into(), rule.and_then(RuleError::topic), rule.and_then(RuleError::numbers));
    }

    /// Counts the entries that a game began with because they were remembered: nobody entered them, so nobody takes them back.
    fn begun_with(&self) -> usize {
        let Some(table) = &self.table else { return 0 };
        let (mut count, mut remembered) = (0, true);
        table.record().for_each_standing(|entry| {
            remembered &= self.memory.has_told(table.setup().game, entry);
            count += usize::from(remembered);
        });
        count
    }

    pub(super) fn undo(&mut self) {
        if self.table.as_ref().is_some_and(|table| table.record().standing_count() <= self.begun_with()) {
            return self.say_no(TableError::NothingToUndo);
        }
        let undone = self.table.as_mut().map(Table::undo);
        self.took_back(undone, chrome::UNDONE);
    }

    pub(super) fn redo(&mut self) {
        let redone = self.table.as_mut().map(Table::redo);
        self.took_back(redone, chrome::REDONE);
    }

    fn took_back(&mut self, result: Option<Result<Entry, TableError>>, text: Text) {
        match result {
            Some(Ok(entry)) => {
                self.changed(Change::Game);
                let in_history = self.screen() == Screen::History;
                // Where nothing is left to bring back, another OK would take back what just came back.
                let goes_on = self.table.as_ref().is_some_and(|table| table.record().redoable().is_some());
                self.home();
                if in_history && goes_on {
                    self.open(Screen::History);
                }
                let mut toast = Toast { until: self.now + toast::STAYS, ..Toast::default() };
                toast = toast.say(&text.in_lang(self.settings.lang), "");
                let _ = toast.lines.push(self.entry_name(&entry));
                self.toast = Some(toast);
            }
            Some(Err(error)) => self.say_no(error),
            None => {}
        }
    }

    /// Takes back everything up to an entry, counted back from the newest.
    pub(super) fn undo_to(&mut self, back: u16) {
        // Only the last one is shown: the lists in between would be made for nobody.
        if let Some(table) = &mut self.table
            && (0..back).any(|_| table.undo().is_err())
        {
            self.changed(Change::Game);
        }
        self.undo();
    }

    pub(super) fn list_history(&mut self) {
        let Some(table) = &self.table else { return };
        let redo = table.record().redoable().is_some();
        let entered = table.record().standing_count().saturating_sub(self.begun_with());
        let standing = entered.min(super::screen::MAX_ITEMS - 1);
        if redo {
            self.push(Item::Redo);
        }
        for back in 0..standing {
            self.push(Item::Standing(back as u16));
        }
    }

    /// Lists the lines of a score, where there may be more than the screen holds.
    pub(super) fn list_lines(&mut self, seat: Seat) {
        let Some(table) = &self.table else { return };
        if face!(self.game(), |F| F::LISTS_LINES) {
            (0..table.state().score(seat).len() as u8).for_each(|place| self.push(Item::Line(place)));
        }
    }

    pub(super) fn list_results(&mut self) {
        let Some(table) = &self.table else { return };
        let standings = table.state().standings();
        for place in &standings.places {
            let _ = self.items.push(Item::Seat(place.seat));
        }
        if face!(self.game(), |F| F::shows_decider(standings.decided_by)) {
            let _ = self.items.push(Item::Decider);
        }
        let _ = self.items.push(Item::Command(super::Command::Again));
    }
}

/// Points follow from the rest, so they are no price and no change to tell.
fn is_points(topic: Topic) -> bool {
    topic == AnyTopic::Points.into()
}

/// Returns whether a move goes without saying, and the moment to remind of with its text.
fn reaction<F: Face>(before: &State, after: &State, raw: &Raw) -> (bool, Option<(u8, Text)>) {
    let told = |moment: F::Moment| (moment.index(), moment.text());
    let (Some(before), Some(after)) = (F::full(before), F::full(after)) else {
        return (false, F::pad(after).and_then(F::pad_moment).map(told));
    };
    let Some(made) = F::made(raw) else { return (false, None) };
    (F::goes_without_saying(&made), F::moment(before, after, &made).map(told))
}
