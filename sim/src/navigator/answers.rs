//! The presses that make a move: a row, and an answer to every question.

use device_nostd::{Button, Command, Item, Screen};
use engine_nostd::ask::{Ask, Choice, Choices, Draft};
use engine_nostd::setup::Setup;
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::verb::Raw;
use engine_nostd::{Seat, State};

use super::{Navigator, Sight, Stuck, gone_on, is_the_same, settled, sight};
use crate::script::Stroke;

/// One reply on the way to a move.
#[derive(Clone, Copy, Debug)]
enum Reply {
    Choose(Draft),
    Number(u8),
}

impl Navigator<'_> {
    /// Answers a question that the screen asks on its own, if that leads to the move.
    pub(super) fn answer_open_question(&mut self, raw: &Raw, after: &Sight) -> Result<bool, Stuck> {
        let look = self.device.look();
        let (Screen::Ask, [draft], Some(table)) = (look.screen, look.drafts, self.device.table()) else {
            return Ok(false);
        };
        let mut answers = Vec::new();
        if draft.raw.verb != raw.verb || !leads(table.state(), table.setup(), *draft, raw, after, &mut answers) {
            return Ok(false);
        }
        self.give(&answers)?;
        Ok(true)
    }

    fn give(&mut self, answers: &[Reply]) -> Result<(), Stuck> {
        let mut left = answers;
        while let [answer, later @ ..] = left {
            left = later;
            match *answer {
                // What is printed and was shown in an earlier game is not asked.
                Reply::Number(_) if self.device.look().spinner.is_none() => {}
                Reply::Number(number) => self.enter_number(u16::from(number))?,
                Reply::Choose(draft) => match (self.row_of(draft)?, later) {
                    _ if self.device.look().enough == Some(draft) => self.press(Button::Next)?,
                    (Some(row), _) => self.choose_row(row)?,
                    // Two questions on one screen: its rows answer both.
                    (None, [Reply::Choose(_), ..]) => {}
                    (None, _) => return Err(self.stuck("no row for an answer")),
                },
            }
        }
        Ok(())
    }

    /// Finds the row of an answer, as it is or with what follows from it.
    fn row_of(&self, draft: Draft) -> Result<Option<usize>, Stuck> {
        let mut filled = draft;
        self.state()?.ask(&mut filled, &mut Choices::new());
        let drafts = [draft, filled];
        let is_row = |item: &Item| matches!(item, Item::Choice(choice, _) if drafts.contains(&choice.draft));
        Ok(self.device.look().items.iter().position(is_row))
    }

    pub(super) fn play(&mut self, by: Option<Seat>, raw: &Raw, after: &Sight) -> Result<(), Stuck> {
        if self.play_light(by, raw)? {
            return Ok(());
        }
        let state = self.state()?.clone();
        // Where a number is asked for, NEXT enters it; what ends the count is in the menu.
        let counts = self.device.look().screen == Screen::Pad;
        let on_next = state.next_move(state.focus());
        if on_next.is_some_and(|next| is_the_same(&state, next, (by, *raw))) && !counts {
            // A count has several pages.
            while matches!(self.device.look().screen, Screen::Count(_)) && *self.state()? == state {
                self.press(Button::Next)?;
            }
            if *self.state()? == state {
                self.press_next_or_row(raw)?;
            }
            // It may ask before it gives something up.
            if self.device.look().screen == Screen::GiveUp {
                self.choose(|item| *item == Item::Command(Command::Yes), "yes")?;
            }
            return Ok(());
        }
        if let Some(draft) = state.next_question().filter(|draft| draft.raw.verb == raw.verb) {
            self.press(Button::Next)?;
            let setup = self.device.table().map(|table| table.setup().clone()).ok_or_else(|| self.stuck("no game"))?;
            let mut answers = Vec::new();
            leads(&state, &setup, draft, raw, after, &mut answers);
            return self.give(&answers);
        }
        let has_row = |item: &Item| matches!(item, Item::Choice(choice, _) if by.is_some() && choice.draft.by == by);
        let listed = self.device.look().items.iter().any(has_row);
        if let Some(seat) = by.filter(|seat| !listed && Some(*seat) != state.focus() && state.actors().has(*seat)) {
            self.go_to(seat, &state)?;
            if state.next_move(by) == Some((by, *raw)) {
                return self.press(Button::Next);
            }
        }
        let setup = self.device.table().map(|table| table.setup().clone()).ok_or_else(|| self.stuck("no game"))?;
        if counts {
            self.make(Stroke::Hold(Button::Back))?;
        }
        self.open_list_of(raw)?;
        let mut items: Vec<(usize, Item)> = self.device.look().items.iter().copied().enumerate().collect();
        // A row under another name goes on with what it is named after, once this move is made.
        let own = state.vocabulary().verb_topic(raw.verb);
        items.sort_by_key(|(_, item)| !matches!(item, Item::Choice(choice, _) if choice.label.topic == own));
        for (index, item) in items {
            let Item::Choice(choice, _) = item else { continue };
            if choice.draft.raw.verb != raw.verb || choice.draft.by != by {
                continue;
            }
            let mut answers = Vec::new();
            if leads(&state, &setup, choice.draft, raw, after, &mut answers) {
                self.choose_row(index)?;
                return self.give(&answers);
            }
        }
        Err(self.stuck("no row leads to the move"))
    }
}

impl Navigator<'_> {
    /// Gives everything up at once, by its row or by NEXT; `false` if the screen does not ask for that.
    pub(crate) fn give_up(&mut self) -> Result<bool, Stuck> {
        while self.device.look().covered {
            self.stroke(Stroke::Press(Button::Ok));
        }
        let look = self.device.look();
        if look.screen != Screen::Play {
            return Ok(false);
        }
        match look.items.iter().position(|item| *item == Item::GiveUp) {
            Some(row) => self.choose_row(row)?,
            None => self.press(Button::Next)?,
        }
        let asked = self.device.look().screen == Screen::GiveUp;
        if asked {
            self.choose(|item| *item == Item::Command(Command::Yes), "yes")?;
        }
        Ok(asked)
    }

    /// Makes the move of NEXT: by its row where NEXT would ask first, because it gives something up.
    fn press_next_or_row(&mut self, raw: &Raw) -> Result<(), Stuck> {
        self.see(Stroke::Press(Button::Next));
        let (mut trial, mut hands) = (self.device.clone(), self.hands);
        hands.make(&mut trial, Stroke::Press(Button::Next));
        let is_row = |item: &Item| matches!(item, Item::Choice(choice, _) if choice.draft.raw.verb == raw.verb);
        match self.device.look().items.iter().position(is_row) {
            Some(row) if trial.look().screen == Screen::GiveUp => self.choose_row(row),
            Some(_) | None => self.press(Button::Next),
        }
    }

    /// Goes to the moves of another player, by NEXT where that is shorter.
    fn go_to(&mut self, seat: Seat, state: &State) -> Result<(), Stuck> {
        let look = self.device.look();
        let row = look.items.iter().position(|item| *item == Item::Seat(seat));
        let row = row.ok_or_else(|| self.stuck("no row for another player"))?;
        let rows = look.items.len();
        let down = (row + rows - look.cursor) % rows;
        let round = std::iter::successors(state.next_focus(state.focus()), |at| state.next_focus(Some(*at)));
        match round.take(state.players()).position(|at| at == seat) {
            Some(before) if before < down.min(rows - down) + 1 => {
                (0..=before).try_for_each(|_| self.press(Button::Next))
            }
            Some(_) | None => self.choose_row(row),
        }
    }
}

/// Finds the answers that lead from a draft to what is to be seen.
fn leads(
    state: &State,
    setup: &Setup,
    mut draft: Draft,
    target: &Raw,
    after: &Sight,
    answers: &mut Vec<Reply>,
) -> bool {
    let mut choices = Choices::new();
    match state.ask(&mut draft, &mut choices) {
        Ask::Ready(raw) => {
            let mut next = state.clone();
            if next.play(draft.by, &raw).is_err() {
                return false;
            }
            let next = settled(next);
            sight(&next, setup) == *after || gone_on(&next).is_some_and(|further| sight(&further, setup) == *after)
        }
        Ask::Number { slot, min, max, preset } => {
            // A number that the record leaves out is the rulebook's default, whatever the screen proposes.
            let said = Some(target.args[slot.offset]).filter(|number| *number != ABSENT);
            let numbers = said.map_or(min..=max, |number| number..=number);
            std::iter::once(said.unwrap_or(preset)).chain(numbers).filter(|number| (min..=max).contains(number)).any(
                |number| {
                    answers.push(Reply::Number(number));
                    let found = leads(state, setup, draft.answered(&slot, [number, 0]), target, after, answers);
                    if !found {
                        answers.pop();
                    }
                    found
                },
            )
        }
        Ask::Choose(slot) => {
            // The answer in the record first: the others only matter where gnomes or tiles look alike.
            let picks = choices.iter().any(Choice::is_enough);
            let meant = |row: &usize| {
                // What is picked one by one is picked in the order of the rows.
                if picks {
                    return 0;
                }
                let answer = choices[*row].draft.raw.args[slot.offset];
                usize::from(answer != target.args[slot.offset])
            };
            // What is picked one by one never exceeds the target, and a move that is needed first is another move.
            let fits = |row: &usize| {
                let picked = &choices[*row].draft;
                let (put, all) = (picked.raw.args[slot.offset], target.args[slot.offset]);
                if slot.shape == Shape::Seats && put & !all != 0 {
                    return false;
                }
                let too_much = || picked.raw.args.iter().zip(&target.args).any(|(has, wanted)| has > wanted);
                picked.raw.verb == target.verb && (picked.at != draft.at || !too_much())
            };
            let mut rows: Vec<usize> = (0..choices.len()).filter(fits).collect();
            rows.sort_by_key(meant);
            rows.into_iter().any(|row| {
                answers.push(Reply::Choose(choices[row].draft));
                let found = leads(state, setup, choices[row].draft, target, after, answers);
                if !found {
                    answers.pop();
                }
                found
            })
        }
        Ask::Impossible(_) => false,
    }
}
