//! Playing: offers, questions, moves, undo.

use engine_nostd::ask::{Ask, Choice, Choices, Draft, Label};
use engine_nostd::field::FieldId;
use engine_nostd::record::Entry;
use engine_nostd::standings;
use engine_nostd::verb::{Questions, Raw};
use engine_nostd::{AnyTopic, RuleError, Seat, Seats, State, TableError, Topic};
use heapless::Vec;

use super::Ui;
use super::automatic::{SaidOf, mark};
use super::letters::Letters;
use super::note::{Banner, Line, NEW_TURN, NOTE, Told, line, signed};
use super::parts::ROWS;
use super::screen::{Item, Screen, Spinner};
use crate::Change;
use crate::games::light::{LightFace, LightOf, Stage, light, light_face};
use crate::games::{Face, Of, face};

impl Ui {
    fn push_choices(&mut self, choices: &Choices) {
        let Some(table) = &self.table else { return };
        let state = table.state();
        // Where several things are picked one after the other, a row says how many of it were; a change on top of that
        // would be another number to tell apart. That it is enough, NEXT says, and a row where there is room for it.
        self.enough = choices.iter().find(|choice| choice.is_enough()).map(|choice| choice.draft);
        let picks = self.enough.is_some();
        self.goes_on_to = self.look_ahead();
        let has_row = |choice: &&Choice| !choice.is_enough() || choices.len() <= ROWS;
        for choice in choices.iter().filter(has_row) {
            let price = state
                .preview(&choice.draft)
                .and_then(|changes| changes.into_iter().find(|(topic, _)| !is_points(*topic)))
                .filter(|_| !picks);
            let _ = self.items.push(Item::Choice(*choice, price));
        }
    }

    /// Lists what can be chosen on the play screen; a dial has no rows.
    pub(super) fn list_play(&mut self) {
        match self.stage() {
            Some(Stage::Dial | Stage::Tells) => {}
            Some(Stage::List) | None => self.list_moves(),
        }
        if let Some((field, _)) = self.puts_right() {
            self.push(Item::Family(field.field));
        }
    }

    /// Returns the number that the last row of the play screen puts right, and its words.
    pub(super) fn puts_right(&self) -> Option<(FieldId, Line)> {
        let table = self.table.as_ref()?;
        light!(table.state(), |F, game| F::puts_right(self, game)).flatten()
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
        // Where NEXT goes to another player, a row goes on for all of them.
        if self.next_focus().is_some() && self.gives_up().is_some() {
            self.push(Item::GiveUp);
        }
        // The players stand in the order of their seats, whoever is in focus.
        for seat in Seat::all(players).filter(|seat| others.has(*seat)) {
            // Who claims or draws is a row of its own in some games.
            let has_row = offers.iter().any(|choice| choice.draft.by == Some(seat));
            if Some(seat) != focus && !has_row {
                self.push(Item::Seat(seat));
            }
        }
    }

    /// Returns the seat whose moves are listed: the one that was picked, or the likeliest.
    pub(crate) fn focus(&self) -> Option<Seat> {
        self.picked.or_else(|| self.table.as_ref().and_then(|table| table.state().focus()))
    }

    /// Lists the moves of another seat that may act now, or those of the likeliest one again.
    pub(super) fn pick(&mut self, seat: Option<Seat>) {
        self.picked = seat;
        self.refresh();
        self.layer_mut().cursor = self.likeliest();
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

    /// Returns whether the row below is likelier next than the one that was picked.
    fn steps_down(&self, draft: &Draft) -> bool {
        face!(self.game(), |F| F::asked(draft).is_some_and(|question| F::steps_down(question.param())))
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

    /// Takes the answer or the move of a row.
    pub(super) fn choose(&mut self, choice: &Choice) {
        self.waiting = match self.screen() {
            Screen::Play => Some(Waiting::Row(choice.label)),
            _ => self.waiting,
        };
        self.answer(choice.draft);
    }

    /// Takes an answer, or a move that was begun, and asks on.
    pub(super) fn answer(&mut self, mut draft: Draft) {
        let mut choices = Choices::new();
        let (begun, last) = (draft, self.drafts.last().copied());
        let asked = self.ask(&mut draft, &mut choices);
        // Another kind of move comes first: it tells what is printed, and then this one goes on.
        if let Some(waits) = [Some(begun), last].into_iter().flatten().find(|waits| waits.raw.verb != draft.raw.verb) {
            self.waiting = Some(Waiting::Draft(waits));
        }
        match asked {
            Some(Ask::Ready(raw)) => {
                let waiting = self.waiting.take().filter(|_| self.tells(&raw));
                self.enter(Entry::Play(draft.by, raw));
                if let Some(waiting) = waiting {
                    self.resume(waiting, &raw);
                }
            }
            Some(Ask::Impossible(error)) => self.say_no(TableError::Rule(error)),
            Some(Ask::Choose(_) | Ask::Number { .. }) => {
                // The same question again takes one more of what was picked: the likeliest is one more still.
                let last = self.drafts.last();
                let again = last.is_some_and(|last| (last.raw.verb, last.at) == (draft.raw.verb, draft.at));
                if self.drafts.is_full() {
                    // Only picking asks on and on; BACK then skips a pick.
                    self.drafts.pop();
                    self.chosen.pop();
                }
                let _ = self.drafts.push(draft);
                let _ = self.chosen.push(self.layer().cursor);
                if self.screen() == Screen::Ask {
                    self.refresh();
                    if !again {
                        self.layer_mut().cursor = self.likeliest();
                    } else if self.steps_down(&draft) {
                        let last = self.items.len().saturating_sub(1) as u16;
                        let cursor = &mut self.layer_mut().cursor;
                        *cursor = (*cursor + 1).min(last);
                    }
                } else {
                    self.open(Screen::Ask);
                }
            }
            None => {}
        }
    }

    /// Takes an answer as OK would.
    #[cfg(test)]
    pub(crate) fn answer_for_test(&mut self, draft: Draft) {
        self.answer(draft);
    }

    /// Returns the note about an entry.
    #[cfg(test)]
    pub(crate) fn said_for_test(&self, before: &State, entry: &Entry) -> Line {
        self.said(before, entry, None).note.unwrap_or_default()
    }

    /// Returns whether a move tells what is printed on a card or board.
    fn tells(&self, raw: &Raw) -> bool {
        self.table.as_ref().is_some_and(|table| (table.state().vocabulary().tells)(raw).is_some())
    }

    /// Goes on with what had to wait until something was told, if it is possible now.
    fn resume(&mut self, waiting: Waiting, told: &Raw) {
        let draft = match waiting {
            Waiting::Draft(draft) => self.table.as_ref().and_then(|table| table.state().resume(&draft, told)),
            Waiting::Row(label) => self.items.iter().find_map(|item| match item {
                Item::Choice(choice, _) if choice.label == label => Some(choice.draft),
                // Another row.
                _ => None,
            }),
        };
        if let Some(draft) = draft.filter(|draft| draft.raw.verb != told.verb) {
            self.answer(draft);
        }
    }

    pub(super) fn answer_number(&mut self, value: u16) {
        if let (Some(draft), Some(slot)) = (self.drafts.last(), self.slot) {
            let answered = draft.answered(&slot, [value as u8, 0]);
            self.answer(answered);
        }
    }

    /// Goes one question back, to the row that was chosen there.
    pub(super) fn unanswer(&mut self) {
        self.drafts.pop();
        let row = self.chosen.pop().unwrap_or(0);
        if self.drafts.is_empty() {
            self.slot = None;
            self.close();
        } else {
            self.layer_mut().cursor = row;
            self.refresh();
        }
    }

    pub(super) fn play_next(&mut self) {
        if let Some(seat) = self.next_focus() {
            let likeliest = self.table.as_ref().and_then(|table| table.state().focus());
            return self.pick(Some(seat).filter(|seat| Some(*seat) != likeliest));
        }
        if self.gives_up().is_some() {
            return self.open(Screen::GiveUp);
        }
        if let Some(draft) = self.table.as_ref().and_then(|table| table.state().next_question()) {
            return self.answer(draft);
        }
        let focus = self.focus();
        if let Some((by, raw)) = self.table.as_ref().and_then(|table| table.state().next_move(focus)) {
            self.enter(Entry::Play(by, raw));
        }
    }

    /// Returns what NEXT asks before it gives something up.
    pub(super) fn gives_up(&self) -> Option<GiveUp> {
        let table = self.table.as_ref()?;
        light!(table.state(), |F, game| F::gives_up(self, game))
            .unwrap_or_else(|| face!(self.game(), |F| F::full(table.state()).and_then(|game| F::gives_up(self, game))))
    }

    /// Gives up what NEXT asked for.
    pub(super) fn give_up(&mut self) {
        for (by, raw) in self.gives_up().map(|asked| asked.moves).unwrap_or_default() {
            self.enter(Entry::Play(by, raw));
        }
    }

    /// Returns the player to whom NEXT goes.
    fn next_focus(&self) -> Option<Seat> {
        self.table.as_ref()?.state().next_focus(self.focus())
    }

    /// Makes an entry, with all that follows from it by itself, and says what that did.
    pub(super) fn enter(&mut self, entry: Entry) {
        // Everywhere else an entry is worth a note.
        let counted = matches!((self.screen(), entry), (Screen::Pad, _) | (Screen::Count(_), Entry::Fix(_)));
        let focus = self.focus();
        let Some(table) = &mut self.table else { return };
        let before = table.state().clone();
        if let Err(error) = table.enter(entry) {
            self.say_no(error);
            return;
        }
        self.changed(Change::Game);
        if let Entry::Play(..) = entry {
            self.sheet = 0;
        }
        let said = self.said(&before, &entry, focus);
        let said = self.go_on_alone(&entry, said);
        let Some(table) = &self.table else { return };
        let turn = table.state().turn();
        let new_turn = turn.is_some() && turn != before.turn();
        let chimes = light!(table.state(), |F, after| F::game(&before).is_some_and(|before| F::chimes(before, after)));
        if new_turn || chimes == Some(true) {
            self.changed(Change::Turn);
        }
        self.home();
        self.ask_at_once();
        if let Entry::Play(_, raw) = &entry {
            self.ask_follow_up(raw);
        }
        // On a score pad the next question says that the last one was answered.
        if !counted {
            self.tell_said(said);
            let Entry::Play(..) = entry else { return };
            if new_turn && !self.is_covered() {
                self.new_turn = Some(self.now + NEW_TURN);
            }
        }
    }

    /// Returns what to say about an entry, with the name of whoever made it: in the foot, and after a rare event over the
    /// screen.
    pub(super) fn said(&self, before: &State, entry: &Entry, focus: Option<Seat>) -> SaidOf {
        let Some(table) = &self.table else { return SaidOf::default() };
        let state = table.state();
        let (own, banner) = match entry {
            Entry::Play(by, raw) if state.is_light() && before.is_light() => {
                light_face!(self.game(), |F| self.light_reaction::<F>(before, *by, raw))
            }
            Entry::Play(by, raw) => face!(self.game(), |F| reaction::<F>(self, before, state, *by, raw)),
            Entry::Fix(_) | Entry::Undo | Entry::Redo => (Remark::Usual, None),
        };
        let is_next = matches!(entry, Entry::Play(by, raw) if Some((*by, *raw)) == before.next_move(focus));
        let mut told = None;
        let note = match own {
            Remark::Page(page) => {
                told = Some(page);
                None
            }
            Remark::Nothing => None,
            Remark::So(line) => Some(line),
            Remark::Usual => self.usual_note(before, state, entry, is_next),
        };
        SaidOf { note, told, banner: banner.or_else(|| self.winner_banner(before, state)) }
    }

    /// Says what a step of a dial did, where the number does not say it all.
    pub(super) fn say_step(&mut self, before: &State, entry: &Entry, focus: Seat) {
        let said = self.said(before, entry, Some(focus));
        self.tell_said(said);
    }

    /// Names a move with what it changed; a phase that just ended says nothing, unless that changed something.
    fn usual_note(&self, before: &State, state: &State, entry: &Entry, is_next: bool) -> Option<Line> {
        let seat = match entry {
            Entry::Play(by, _) => *by,
            Entry::Fix(fix) => fix.seat,
            Entry::Undo | Entry::Redo => None,
        };
        let mut changes = Line::new();
        let mark = mark(before, entry).unwrap_or(0);
        let what = self.entry_line(entry, mark);
        let named = self.entry_name(entry, mark);
        let changed = seat.map(|seat| standings::changes(&before.counters(seat), &state.counters(seat)));
        for (topic, change) in changed.iter().flatten().filter(|(topic, _)| !is_points(*topic)) {
            // A correction is named after what it changes already.
            let has_icon = crate::games::icon(self.game(), *topic).is_some();
            let change = match !has_icon && *self.label(*topic) == *named {
                true => line(format_args!("{}", signed(*change))),
                false => self.change_line(*topic, *change),
            };
            changes = line(format_args!("{changes} {change}"));
        }
        if is_next && changes.is_empty() {
            return None;
        }
        let fits = |said: &Line| Letters::Tiny.width(said) <= NOTE;
        let long = line(format_args!("{what}{changes}"));
        // What was set is said at least as a number, and where nobody's numbers changed it is all there is to say.
        let set = || self.set_line(entry).map(|set| line(format_args!("{what}{set}")));
        let long = Some(long).filter(|long| fits(long) && !changes.is_empty());
        Some(long.or_else(|| set().filter(fits)).unwrap_or(what))
    }

    /// Announces who has won.
    fn winner_banner(&self, before: &State, state: &State) -> Option<Banner> {
        let ended = before.over().is_none() && state.over().is_some();
        ended.then(|| self.verdict_banner()).flatten()
    }

    pub(super) fn say_no(&mut self, error: TableError) {
        let rule = match error {
            TableError::Rule(rule) => Some(rule),
            TableError::Full | TableError::NothingToUndo | TableError::NothingToRedo => None,
        };
        self.refuse(error.into(), rule.and_then(RuleError::topic), rule.and_then(RuleError::numbers));
    }

    /// Counts the entries that a game began with because they were remembered: nobody entered them, so nobody takes them back.
    pub(super) fn begun_with(&self) -> usize {
        let Some(table) = &self.table else { return 0 };
        let (mut count, mut remembered) = (0, true);
        table.record().for_each_standing(|entry| {
            remembered &= self.memory.has_told(table.setup().game, entry);
            count += usize::from(remembered);
        });
        count
    }

    /// Lists the lines of a score.
    pub(super) fn list_lines(&mut self, seat: Seat) {
        let Some(table) = &self.table else { return };
        for (line, place) in table.state().score(seat).iter().zip(0..) {
            if face!(self.game(), |F| F::shows_line(line)) {
                let _ = self.items.push(Item::Line(place));
            }
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
        self.list_remarks();
        self.list_times();
        let _ = self.items.push(Item::Command(super::Command::Again));
    }
}

/// What has to wait until something printed on a card or board was told.
#[derive(Clone, Copy, Debug)]
pub(super) enum Waiting {
    /// The row that was chosen among the moves.
    Row(Label),
    /// The move that was begun.
    Draft(Draft),
}

/// Points follow from the rest, so they are no price and no change to tell.
fn is_points(topic: Topic) -> bool {
    topic == AnyTopic::Points.into()
}

/// What NEXT would give up: it asks first, on a screen of its own.
pub(crate) struct GiveUp {
    /// What is still open.
    pub(crate) title: Line,
    /// The row that gives nothing up.
    pub(crate) keep: Line,
    /// The row that does.
    pub(crate) give: Line,
    /// What follows from it.
    pub(crate) hint: Line,
    /// The moves that do it, one after the other.
    pub(crate) moves: Vec<(Option<Seat>, Raw), 6>,
}

/// What a game says about a move that was made.
#[expect(clippy::large_enum_variant, reason = "there is no heap, and it lives no longer than a press")]
pub(crate) enum Remark {
    /// The name of the move and what it changed.
    Usual,
    /// Nothing: the screen shows it.
    Nothing,
    /// Something of its own.
    So(Line),
    /// Something of its own that takes more than a line. It takes a press, so it is not for what happens in every turn.
    Page(Told),
}

/// Returns what the game says about a move, and what fills the screen after it.
fn reaction<F: Face>(ui: &Ui, before: &State, after: &State, by: Option<Seat>, raw: &Raw) -> (Remark, Option<Banner>) {
    if let (Some(before), true) = (F::full(before), after.is_light()) {
        return (F::dues(ui, before), None);
    }
    let (Some(before), Some(after), Some(made)) = (F::full(before), F::full(after), F::made(raw)) else {
        return (Remark::Usual, None);
    };
    (F::note(ui, before, after, by, &made), F::banner(ui, before, after, &made))
}
