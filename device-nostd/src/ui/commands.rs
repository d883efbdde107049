//! What OK, BACK and NEXT do on each screen.

use engine_nostd::setup::Mode;
use engine_nostd::{Game, Setup, TableError};

use super::Ui;
use super::draw::ROWS;
use super::screen::{Command, Item, Screen};
use crate::Change;
use crate::games::{Face, face};

impl Ui {
    pub(super) fn list_home(&mut self) {
        for game in Game::ALL {
            self.push(Item::Command(Command::Track(game)));
        }
        self.list_commands(&[Command::ScorePads]);
        if !self.earlier.is_empty() {
            self.list_commands(&[Command::Earlier]);
        }
        self.list_commands(&[Command::Settings, Command::Help]);
    }

    pub(super) fn list_earlier(&mut self) {
        for index in 0..self.earlier.len() {
            self.push(Item::Earlier(index as u8));
        }
    }

    pub(super) fn list_score_pads(&mut self) {
        for game in Game::ALL {
            self.push(Item::Command(Command::ScorePad(game)));
        }
    }

    pub(super) fn list_menu(&mut self) {
        if self.base.screen == Screen::Pad {
            // What was not counted is nothing, so a count can be ended early.
            self.list_moves();
        }
        if self.table.is_some() {
            self.list_commands(&[Command::Continue, Command::History, Command::Fix, Command::Scores, Command::Rules]);
        }
        self.list_commands(&[Command::Settings, Command::Help]);
        if self.table.is_some() {
            self.list_commands(&[Command::NewGame, Command::ScorePad(self.game())]);
        }
    }

    pub(super) fn list_settings(&mut self) {
        if face!(self.game(), F => F::HAS_ODDS) && self.table.is_some() {
            self.list_commands(&[Command::Odds]);
        }
        self.list_commands(&[Command::Language, Command::Brightness, Command::Sound, Command::Sleep]);
    }

    /// Chooses what is highlighted.
    pub(super) fn ok(&mut self) {
        let screen = self.screen();
        if let Some(spinner) = self.spinner {
            match screen {
                Screen::Players => self.set_players(usize::from(spinner.value)),
                Screen::OptionNumber(index) => self.set_option(index, spinner.value as u8),
                Screen::Ask => self.answer_number(spinner.value),
                Screen::Pad => self.enter_pad(spinner.value),
                Screen::FixValue(seat, id) => self.fix_number(seat, id, spinner.value),
                Screen::FixPart(seat, id, part) => self.fix_one_number(seat, id, part, spinner.value),
                _ => {}
            }
            return;
        }
        match screen {
            Screen::Spell(_) => return self.spell_ok(),
            Screen::Briefing => return self.next_page(),
            Screen::Reminders | Screen::Help | Screen::Scores | Screen::Why(_) | Screen::TieBreak | Screen::Info(_) => {
                return self.close();
            }
            _ => {}
        }
        let Some(item) = self.items.get(self.cursor()).copied() else { return };
        match (screen, item) {
            (_, Item::Command(command)) => self.command(command),
            (_, Item::Telling(raw)) => self.choose_telling(raw),
            (_, Item::Choice(choice, _)) => self.answer(choice.draft),
            (Screen::Play, Item::Seat(seat)) => self.pick(Some(seat)),
            (Screen::Earlier, Item::Earlier(index)) => {
                if let Some(game) = self.earlier.get(usize::from(index)) {
                    self.changed(Change::Lay(game.number));
                }
            }
            (Screen::Names, Item::Seat(seat)) => self.open(Screen::PickName(seat)),
            (Screen::First, Item::Seat(seat)) => {
                self.setup.first = seat;
                self.ask_options();
            }
            (Screen::FixWhose, Item::Seat(seat)) => self.open(Screen::FixFamily(Some(seat))),
            (Screen::FixWhose, Item::Common) => self.open(Screen::FixFamily(None)),
            (Screen::FixFamily(seat), Item::Family(field)) => self.open_family(seat, field),
            (Screen::FixIndex(seat, field), Item::Index(index)) => self.open_value(seat, field, index),
            (Screen::FixValue(seat, id), Item::Part(part)) => self.open(Screen::FixPart(seat, id, part)),
            (Screen::FixValue(seat, id) | Screen::FixPart(seat, id, _), Item::Value(value, _)) => {
                self.fix(seat, id, value);
            }
            (Screen::Pad, Item::Value(value, _)) => self.enter_pad_value(value),
            (Screen::Results, Item::Seat(seat)) => self.open(Screen::Why(seat)),
            (Screen::Results, Item::Decider) => self.open(Screen::TieBreak),
            (Screen::PickName(seat), Item::Name(index)) => {
                if let Some(name) = self.roster.names().get(usize::from(index)).cloned() {
                    self.give_name(seat, name);
                }
            }
            (Screen::Options, Item::Option(index)) => self.next_option(index),
            (Screen::Members(index), Item::Member(member)) => self.toggle_member(index, member),
            (Screen::History, Item::Redo) => self.redo(),
            (Screen::History, Item::Standing(back)) => self.undo_to(back),
            _ => {}
        }
    }

    fn next_page(&mut self) {
        if self.cursor() + 1 < self.pages().len() {
            self.turn(false, 1);
        } else {
            self.close();
        }
    }

    fn command(&mut self, command: Command) {
        match command {
            Command::Track(game) => self.begin_setup(Setup::new(game, Mode::Track)),
            Command::ScorePads => self.open(Screen::ScorePads),
            Command::ScorePad(_) if self.table.is_some() => self.open(Screen::LeaveGame(Mode::ScorePad)),
            Command::ScorePad(game) => self.begin_setup(Setup::new(game, Mode::ScorePad)),
            Command::Earlier => self.open(Screen::Earlier),
            Command::Settings => self.open(Screen::Settings),
            Command::Help => self.open(Screen::Help),
            Command::GoOn => self.names_done(),
            Command::Start => self.start(),
            Command::Remembered => self.open(Screen::Remembered),
            Command::Continue => self.home(),
            Command::History => self.open(Screen::History),
            Command::Fix => match self.table.as_ref().map(|table| table.state().check_fix_time()) {
                Some(Err(error)) => self.say_no(TableError::Rule(error)),
                _ => self.open(Screen::FixWhose),
            },
            Command::Scores => self.open(Screen::Scores),
            Command::Rules => self.open(Screen::Reminders),
            Command::NewGame => self.open(Screen::LeaveGame(Mode::Track)),
            Command::Spell => {
                if let Screen::PickName(seat) = self.screen() {
                    self.open(Screen::Spell(seat));
                }
            }
            Command::Yes => self.leave_game(),
            Command::No => self.close(),
            Command::Language => self.set(|settings| settings.next_lang()),
            Command::Brightness => self.set(|settings| settings.next_brightness()),
            Command::Sound => self.set(|settings| settings.sound = !settings.sound),
            Command::Sleep => self.set(|settings| settings.next_sleep()),
            Command::Odds => self.set(|settings| settings.odds = !settings.odds),
            Command::Again => self.again(),
        }
    }

    fn leave_game(&mut self) {
        let game = self.game();
        let pad = self.screen() == Screen::LeaveGame(Mode::ScorePad);
        self.learn();
        self.table = None;
        self.changed(Change::NewGame);
        self.home();
        if pad {
            self.begin_setup(Setup::new(game, Mode::ScorePad));
        }
    }

    fn set(&mut self, change: impl FnOnce(&mut crate::Settings)) {
        change(&mut self.settings);
        self.changed(Change::Settings);
        self.refresh();
    }

    /// Goes on behind the names: only a tracked game asks who begins.
    fn names_done(&mut self) {
        match self.setup.mode {
            Mode::Track => self.open(Screen::First),
            Mode::ScorePad => self.ask_options(),
        }
    }

    /// Goes one question back; with no question open, takes the last entry back.
    pub(super) fn back(&mut self) {
        match self.screen() {
            Screen::Ask => self.unanswer(),
            Screen::Spell(_) => self.spell_back(),
            _ if !self.stack.is_empty() => self.close(),
            Screen::Home => {}
            Screen::Play if self.picked.is_some() => self.pick(None),
            _ => self.undo(),
        }
    }

    pub(super) fn next(&mut self) {
        match self.screen() {
            Screen::Play => self.play_next(),
            Screen::Ask => self.answer_enough(),
            Screen::OptionNumber(_) => self.ok(),
            Screen::Members(_) | Screen::Remembered => self.close(),
            Screen::Spell(seat) => self.spell_next(seat),
            Screen::Names => self.names_done(),
            Screen::Options => self.start(),
            Screen::Briefing => self.home(),
            Screen::Results | Screen::Why(_) | Screen::TieBreak => self.next_result(),
            Screen::Players | Screen::First | Screen::Pad => self.ok(),
            Screen::Reminders | Screen::Scores | Screen::Info(_) | Screen::Help => self.close(),
            _ => {}
        }
    }

    /// Goes through the results page by page, and only behind the last one to another game: NEXT ended the game a
    /// moment ago, and one press too many must not clear the table.
    fn next_result(&mut self) {
        // First the lines of this score that the screen does not hold.
        if let (Screen::Why(_), Some(last)) = (self.screen(), self.items.len().checked_sub(1))
            && last >= ROWS
            && self.cursor() < last
        {
            self.frame_mut().cursor = last as u16;
            return;
        }
        if self.screen() != Screen::Results {
            self.close();
            self.turn(false, 1);
            if matches!(self.items.get(self.cursor()), Some(Item::Command(Command::Again))) {
                return;
            }
        }
        self.ok();
    }

    pub(super) fn menu(&mut self) {
        self.home();
        self.open(Screen::Menu);
    }

    pub(super) fn scores(&mut self) {
        if self.table.is_some() && self.screen() != Screen::Scores {
            self.open(Screen::Scores);
        }
    }

    /// Shows the rule behind the highlighted row.
    pub(super) fn explain(&mut self) {
        let word = match self.items.get(self.cursor()) {
            Some(Item::Choice(choice, _)) => face!(self.game(), F => F::rule_word(self, choice)),
            Some(Item::Value(_, label)) if !label.word.is_empty() => label.word,
            Some(Item::Option(index)) => {
                let slot = self.setup.slots().nth(usize::from(*index));
                slot.map_or("", |slot| face!(self.game(), F => F::option_word(slot.spec.name)))
            }
            // What is remembered is also listed where no game is on the table.
            Some(Item::Telling(raw)) => self.game().vocabulary(Mode::Track).verb(raw.verb).map_or("", |verb| verb.word),
            Some(Item::Command(Command::Remembered)) => "remembered",
            Some(Item::Member(member)) => self.member_word(*member),
            Some(Item::Command(Command::Fix)) => "fix",
            Some(Item::Command(Command::History) | Item::Standing(_)) => "undo",
            Some(Item::Redo) => "redo",
            Some(Item::Command(Command::ScorePads | Command::ScorePad(_))) => "score-pad",
            Some(Item::Family(field)) => self.family_word(*field),
            Some(Item::Decider) => self.decider(),
            Some(Item::Line(place)) => self.score_line(*place).map_or("", |line| line.what),
            _ => self.question_word(),
        };
        let dictionary = self.dictionary();
        // A row without a rule of its own is explained by its phase.
        let phase = self.table.as_ref().map_or("", |table| table.state().phase_word());
        if let Some(info) = dictionary.info(word).or_else(|| dictionary.info(self.phase_word(phase))) {
            self.open(Screen::Info(info.key));
        }
    }

    /// Gives the word that the present question is about.
    fn question_word(&self) -> &'static str {
        let Some(draft) = self.drafts.last() else {
            return match (self.screen(), &self.table) {
                (Screen::FixValue(_, id) | Screen::FixPart(_, id, _), _) => self.family_word(id.field),
                (Screen::Pad, Some(table)) => table.state().next_field().map_or("", |(_, id)| self.field_word(id)),
                _ => "",
            };
        };
        self.verb_word(&draft.raw)
    }
}
