//! What OK, BACK and NEXT do on each screen.

use engine_nostd::ask::Choices;
use engine_nostd::light::LIGHT;
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::{AnyTopic, Game, Seat, Setup, State, Table, TableError, Topic};

use super::Ui;
use super::parts::ROWS;
use super::screen::{Command, Explained, Item, Screen};
use crate::Change;
use crate::clock::Times;
use crate::games::{Face, face};
use crate::words::{Help, Info, Lang, Named};

impl Ui {
    pub(super) fn list_home(&mut self) {
        if self.last_table().is_some() {
            self.list_commands(&[Command::Again]);
        }
        for game in Game::ALL {
            self.push(Item::Command(Command::Track(game)));
        }
        self.list_commands(&[Command::ScorePads]);
        if !self.earlier.is_empty() {
            self.list_commands(&[Command::Earlier]);
        }
        if self.statistics.people().next().is_some() {
            self.list_commands(&[Command::People]);
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
            self.list_rare();
        }
        self.list_commands(&[Command::Settings, Command::Help]);
        if self.table.is_some() {
            self.list_commands(&[Command::NewGame, Command::ScorePad(self.game())]);
        }
    }

    /// Lists what hardly any game needs: rare moves, and tracking less closely from now on.
    fn list_rare(&mut self) {
        let Some(table) = &self.table else { return };
        let mut rare = Choices::new();
        table.state().rare(&mut rare);
        let lightens = table.state().can_lighten() && table.state().over().is_none();
        rare.iter().for_each(|choice| self.push(Item::Choice(*choice, None)));
        if lightens {
            self.list_commands(&[Command::Lighten]);
        }
        self.list_switches();
    }

    pub(super) fn list_settings(&mut self) {
        if face!(self.game(), |F| F::AID.is_some()) && self.table.is_some() {
            self.list_commands(&[Command::Aid]);
        }
        self.list_commands(&[Command::Language, Command::Brightness, Command::Sound, Command::Sleep]);
        self.list_commands(&[Command::Clock, Command::Reminder]);
        self.list_commands(&[Command::Display, Command::Update, Command::SelfTest]);
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
                Screen::Count(place) => self.next_sheet(place),
                Screen::FixValue(seat, id) => self.fix_number(seat, id, spinner.value),
                Screen::FixPart(seat, id, part) => self.fix_one_number(seat, id, part, spinner.value),
                // No other screen asks for a number.
                _ => {}
            }
            return;
        }
        match screen {
            Screen::Play if self.ok_on_stage() => return,
            Screen::Count(place) => return self.ok_on_count(place),
            Screen::Spell(_) => return self.spell_ok(),
            Screen::Briefing => return self.next_briefing(),
            Screen::Lots(seat) => return self.take_lot(seat),
            Screen::Info(_) | Screen::Help | Screen::About if self.page_of_text() + 1 < self.text_pages() => {
                self.layer_mut().cursor += 1;
                return;
            }
            Screen::Player(seat) => return self.more_of_player(seat),
            Screen::Help => return self.open(Screen::About),
            Screen::Updating => return,
            Screen::Person(_)
            | Screen::Reminders
            | Screen::About
            | Screen::Why(_)
            | Screen::TieBreak
            | Screen::Times
            | Screen::Info(_) => {
                return self.close();
            }
            // Everything else is a list.
            _ => {}
        }
        let Some(item) = self.items.get(self.cursor()).copied() else { return };
        match (screen, item) {
            (_, Item::Command(command)) => self.command(command),
            (_, Item::Telling(raw)) => self.choose_telling(raw),
            (_, Item::Language(lang)) => self.choose_language(lang),
            (_, Item::Choice(choice, _)) => self.choose(&choice),
            (_, Item::Waits(choice, rule)) => self.say_why(&choice, rule),
            (Screen::Play, Item::Seat(seat)) => self.pick(Some(seat)),
            (Screen::Play, Item::GiveUp) => {
                self.open(Screen::GiveUp);
                // What was chosen is asked once more, not what NEXT would have come to.
                self.layer_mut().cursor = 1;
            }
            (Screen::Earlier, Item::Earlier(index)) => {
                if let Some(game) = self.earlier.get(usize::from(index)) {
                    self.changed(Change::Lay(game.number));
                }
            }
            (Screen::People, Item::Person(place)) => self.open(Screen::Person(place)),
            // Read, and on to the next row.
            (Screen::Results, Item::Remark(_)) => self.turn(false, 1),
            (Screen::Names, Item::Seat(seat)) => self.open(Screen::PickName(seat)),
            (Screen::First, Item::Seat(seat)) => self.begin_with(seat),
            (Screen::FixWhose, Item::Seat(seat)) => self.open(Screen::FixFamily(Some(seat))),
            (Screen::FixWhose, Item::Common) => self.open(Screen::FixFamily(None)),
            (Screen::Play, Item::Family(field)) => self.open_family(self.focus(), field),
            (Screen::Menu, Item::Family(field)) => self.open_family(None, field),
            (Screen::FixFamily(seat), Item::Family(field)) => self.open_family(seat, field),
            (Screen::FixIndex(seat, field), Item::Index(index)) => self.open_value(seat, field, index),
            (Screen::FixValue(seat, id), Item::Part(part)) => self.open(Screen::FixPart(seat, id, part)),
            (Screen::FixValue(seat, id) | Screen::FixPart(seat, id, _), Item::Value(value, _)) => {
                self.fix(seat, id, value);
            }
            (Screen::Pad, Item::Value(value, label)) => self.enter_pad_value(value, label.seat),
            (Screen::Results, Item::Seat(seat)) => self.open(Screen::Why(seat)),
            (Screen::Scores, Item::Seat(seat)) => self.open(Screen::Player(seat)),
            (Screen::Results, Item::Times) => self.open(Screen::Times),
            (Screen::Results, Item::Decider) => self.open(Screen::TieBreak),
            (Screen::PickName(seat), Item::Name(index)) => {
                if let Some(name) = self.roster.names().get(usize::from(index)).cloned() {
                    // A name that is taken is not listed.
                    let _ = self.give_name(seat, name);
                }
            }
            (Screen::Options, Item::Option(index)) => self.next_option(index),
            (Screen::Members(index), Item::Member(member)) => self.toggle_member(index, member),
            (Screen::History, Item::Redo) => self.redo(),
            (Screen::History, Item::RedoAll(_)) => self.redo_all(),
            (Screen::History, Item::Standing { things, .. }) => self.choose_undo(things),
            // A row stands on the screens that list it, and only there.
            _ => {}
        }
    }

    /// Goes on in what the table sets up by hand; after the last page the game begins.
    fn next_briefing(&mut self) {
        if self.cursor() + 1 < self.pages().0 {
            self.layer_mut().cursor += 1;
        } else {
            self.start();
        }
    }

    /// Shows more of what is known of a player, and at last why the points are what they are.
    fn more_of_player(&mut self, seat: Seat) {
        if self.dialled().is_some() && self.dials().len() > 1 {
            self.next_dial();
        } else if self.dialled().is_some() {
            self.open(Screen::Why(seat));
        } else if self.knows_more(seat) {
            self.layer_mut().cursor += 1;
        } else {
            self.open(Screen::Why(seat));
        }
    }

    fn command(&mut self, command: Command) {
        match command {
            Command::Track(game) => self.begin_setup(Setup::new(game, Mode::Track)),
            Command::ScorePads => self.open(Screen::ScorePads),
            Command::ScorePad(_) if self.table.is_some() => self.open(Screen::LeaveGame(Mode::ScorePad)),
            Command::ScorePad(game) => self.begin_setup(Setup::new(game, Mode::ScorePad)),
            Command::Earlier => self.open(Screen::Earlier),
            Command::People => self.open(Screen::People),
            Command::Settings => self.open(Screen::Settings),
            Command::Help => self.open(Screen::Help),
            Command::GoOn => self.names_done(),
            Command::Start => self.set_up_table(),
            Command::Closely => self.next_depth(),
            Command::Lighten => self.enter(Entry::Play(None, LIGHT.blank())),
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
            Command::Yes => match self.screen() {
                Screen::TakeBack(back) => self.undo_to(back),
                Screen::GiveUp => self.give_up(),
                Screen::Update => self.update(),
                Screen::Offered => self.take_offer(),
                _ => self.leave_game(),
            },
            Command::No => self.close(),
            Command::Language => self.set(|settings| settings.next_lang()),
            Command::Brightness => self.set(|settings| settings.next_brightness()),
            Command::Sound => self.set(|settings| settings.sound = !settings.sound),
            Command::Sleep => self.set(|settings| settings.next_sleep()),
            Command::Clock => self.set(|settings| settings.clock = !settings.clock),
            Command::Reminder => self.set(|settings| settings.next_reminder()),
            Command::SelfTest => self.open_self_test(),
            Command::Display => self.set(|settings| settings.next_panel()),
            Command::Update => self.open(Screen::Update),
            Command::Aid => {
                let alone = self.plays_alone();
                self.set(|settings| {
                    let aid = if alone { &mut settings.aid_alone } else { &mut settings.aid };
                    *aid = !*aid;
                });
            }
            Command::Again => self.again(),
            Command::Lots => self.draw_lots(),
        }
    }

    fn leave_game(&mut self) {
        let game = self.game();
        let pad = self.screen() == Screen::LeaveGame(Mode::ScorePad);
        self.learn();
        self.table = None;
        self.clock.begin(Times::default());
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

    /// Chooses the language, wherever the device is: where it asks, this is the answer.
    pub(crate) fn set_lang(&mut self, lang: Lang) {
        match self.screen() {
            Screen::Language => self.choose_language(lang),
            _ => self.set(|settings| (settings.lang, settings.lang_chosen) = (lang, true)),
        }
    }

    /// Goes on after the names: only a tracked game of several players asks who begins.
    pub(super) fn names_done(&mut self) {
        match self.setup.mode {
            Mode::Track | Mode::Light if self.setup.names.len() > 1 => self.open(Screen::First),
            Mode::Track | Mode::Light | Mode::ScorePad => self.go_on_to_options(),
        }
    }

    /// Goes one question back; with no question open, takes the last entry back.
    pub(super) fn back(&mut self) {
        match self.screen() {
            Screen::Ask => self.unanswer(),
            Screen::Spell(_) => self.spell_back(),
            // A new device has to know the language.
            Screen::Language => {}
            Screen::Briefing | Screen::Info(_) | Screen::Help | Screen::About if self.cursor() > 0 => {
                self.layer_mut().cursor -= 1;
            }
            _ if !self.stack.is_empty() => self.close(),
            Screen::Home => {}
            Screen::Play if self.picked.is_some() => self.pick(None),
            Screen::Count(place) if self.back_on_count(place) => {}
            _ if self.is_shown_again => self.open(Screen::TakeBack(0)),
            _ => self.undo(),
        }
    }

    pub(super) fn next(&mut self) {
        match self.screen() {
            Screen::Play => self.play_next(),
            Screen::Count(place) => self.next_sheet(place),
            Screen::Ask if self.enough.is_some() => self.answer_enough(),
            Screen::OptionNumber(_) => self.ok(),
            Screen::Members(_) | Screen::Remembered => self.close(),
            Screen::Spell(seat) => self.spell_next(seat),
            Screen::Names => self.names_done(),
            Screen::Options => self.set_up_table(),
            Screen::Briefing => self.start(),
            Screen::Lots(seat) => self.take_lot(seat),
            Screen::Results | Screen::Why(_) | Screen::TieBreak | Screen::Times => self.next_result(),
            Screen::Players | Screen::First | Screen::Pad
                if self.spinner.is_some() || self.screen() == Screen::First =>
            {
                self.ok();
            }
            Screen::Player(_) if self.dialled().is_some() => self.home(),
            Screen::Person(_)
            | Screen::Reminders
            | Screen::Scores
            | Screen::Player(_)
            | Screen::Info(_)
            | Screen::Help
            | Screen::About => self.close(),
            // What stands on one page has no next one, and its last row is not what NEXT means.
            Screen::Happened if self.next_group() || self.items.len() <= ROWS => {}
            // Lists in which only OK chooses: NEXT goes a page on.
            Screen::Language
            | Screen::Happened
            | Screen::Ask
            | Screen::Players
            | Screen::First
            | Screen::Pad
            | Screen::Home
            | Screen::ScorePads
            | Screen::Earlier
            | Screen::People
            | Screen::PickName(_)
            | Screen::Menu
            | Screen::History
            | Screen::FixWhose
            | Screen::FixFamily(_)
            | Screen::FixIndex(..)
            | Screen::FixValue(..)
            | Screen::FixPart(..)
            | Screen::Settings => self.next_rows(),
            // What is asked to be sure takes OK, a notice any press, and the self-test takes its presses itself.
            Screen::LeaveGame(_)
            | Screen::Offered
            | Screen::TakeBack(_)
            | Screen::GiveUp
            | Screen::Update
            | Screen::Updating
            | Screen::Notice(_)
            | Screen::SelfTest => {}
        }
    }

    /// Goes through the results page by page, and only after the last one to another game: NEXT ended the game a
    /// moment ago, and one press too many must not clear the table.
    fn next_result(&mut self) {
        // First the lines of this score that the screen does not hold.
        if let (Screen::Why(_), Some(last)) = (self.screen(), self.items.len().checked_sub(1))
            && last >= ROWS
            && self.cursor() < last
        {
            self.layer_mut().cursor = last as u16;
            return;
        }
        // On the way through the scores there is no other game to reach.
        if self.base.screen != Screen::Results {
            return self.close();
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
        // From the game itself, and from its question, BACK returns to where it was.
        if self.screen() != Screen::Ask && !self.stack.is_empty() {
            self.home();
        }
        self.open(Screen::Menu);
    }

    pub(super) fn scores(&mut self) {
        if self.table.is_some() && self.screen() != Screen::Scores {
            self.open(Screen::Scores);
        }
    }

    /// Shows the rule behind the highlighted row.
    pub(super) fn explain(&mut self) {
        let explained = match self.items.get(self.cursor()) {
            Some(Item::Command(Command::Remembered)) => Some(Explained::Help(Help::Remembered)),
            Some(Item::Command(Command::Fix)) => Some(Explained::Help(Help::Fix)),
            Some(Item::Seat(_) | Item::Common) if self.screen() == Screen::FixWhose => Some(Explained::Help(Help::Fix)),
            Some(Item::Command(Command::Closely)) => Some(Explained::Help(Help::Closely)),
            Some(Item::Command(Command::Lighten)) => Some(Explained::Topic(AnyTopic::Light.into())),
            Some(Item::Command(Command::History) | Item::Standing { .. }) => Some(Explained::Help(Help::Undo)),
            Some(Item::Redo | Item::RedoAll(_)) => Some(Explained::Help(Help::Redo)),
            Some(Item::Command(Command::ScorePads | Command::ScorePad(_))) => Some(Explained::Help(Help::ScorePad)),
            Some(Item::Command(command)) => Some(Explained::Command(*command)),
            item => self.topic_of(item).map(Explained::Topic),
        };
        // A row of the game without a rule of its own is explained by its move, and without one by its phase.
        let plays = matches!(self.screen(), Screen::Play | Screen::Ask | Screen::Pad | Screen::Count(_));
        let state = self.table.as_ref().filter(|_| plays).map(Table::state);
        let of_move = state.and_then(|state| match self.items.get(self.cursor()) {
            Some(Item::Choice(choice, _)) => state.vocabulary().verb_topic(choice.draft.raw.verb),
            // Only moves and answers belong to a move.
            _ => None,
        });
        // The number of another player is dialled on that player's page.
        let of_dial = match (self.screen(), &self.table) {
            (Screen::Player(_), Some(table)) => {
                self.dialled().and_then(|dial| table.state().vocabulary().verb_topic(dial.verb))
            }
            // No other screen dials for somebody else.
            _ => None,
        };
        let topics = [of_move, of_dial, state.map(State::phase_topic)].into_iter().flatten().map(Explained::Topic);
        if let Some(explained) = explained.into_iter().chain(topics).find(|explained| self.info(*explained).is_some()) {
            self.open(Screen::Info(explained));
        }
    }

    /// Returns the rule behind something.
    pub(super) fn info(&self, explained: Explained) -> Option<Info> {
        match explained {
            Explained::Topic(Topic::Any(AnyTopic::Count)) => face!(self.game(), |F| F::COUNTING.map(|(_, info)| info)),
            Explained::Topic(topic) => topic.info(),
            Explained::Help(Help::Fix) => face!(self.game(), |F| F::CORRECTION),
            Explained::Help(help) => help.info(),
            Explained::Command(command) => command.hint().map(|text| Info { rule: 0, text }),
        }
    }

    /// Returns what a row is about; without one, what the present question is about.
    fn topic_of(&self, item: Option<&Item>) -> Option<Topic> {
        match item {
            Some(Item::Choice(choice, _)) => face!(self.game(), |F| F::explained(self, choice)),
            Some(Item::Value(_, label)) if label.topic.is_some() => label.topic,
            Some(Item::Option(index)) => self.option_topic(*index),
            // What is remembered is also listed where no game is on the table.
            Some(Item::Telling(raw)) => self.game().vocabulary(Mode::Track).verb_topic(raw.verb),
            Some(Item::Member(member)) => self.member_topic(*member),
            Some(Item::Family(field)) => self.family_topic(*field),
            Some(Item::Thing(id)) => self.field_topic(*id),
            Some(Item::Decider) => self.decider().map(|decision| decision.what),
            Some(Item::Line(place)) => self.score_line(*place).map(|line| line.what),
            _ => self.question_topic(),
        }
    }

    /// Returns what the present question is about.
    fn question_topic(&self) -> Option<Topic> {
        if let Some(draft) = self.drafts.last() {
            return self.table.as_ref()?.state().vocabulary().verb_topic(draft.raw.verb);
        }
        match (self.screen(), &self.table) {
            (Screen::FixValue(_, id) | Screen::FixPart(_, id, _), _) => self.family_topic(id.field),
            (Screen::Pad, Some(table)) => table.state().next_field().and_then(|(_, id)| self.field_topic(id)),
            (Screen::Count(place), _) => self.count_topic(place),
            (Screen::Results | Screen::TieBreak, _) => self.decider().map(|decision| decision.what),
            // Other screens ask nothing of their own.
            _ => None,
        }
    }
}
