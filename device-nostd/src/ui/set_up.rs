//! Set-up: players, names, who begins, options.

use engine_nostd::setup::{MAX_OPTIONS, Mode};
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::{MAX_SEATS, NAME_CHARS, Name, Seat, Setup, SetupError, State, Table, Topic};
use heapless::Vec;

use super::Ui;
use super::note::{FLASH, Line, NEW_TURN, Note, NoteKind, filled, line};
use super::screen::{Command, Item, Screen, Spinner};
use super::spelling::Spelling;
use crate::Change;
use crate::clock::Times;
use crate::games::light::{LightFace, light_face};
use crate::games::{self, Face, Of, face};
use crate::statistics::Ended;
use crate::words::{AnyRefusal, Lang, Named, Refused, Said, Text, chrome};

/// Up to so many steps an option is changed one by one; a wider one is asked as a number.
const ONE_BY_ONE: u16 = 10;

impl Ui {
    pub(super) fn begin_setup(&mut self, setup: Setup) {
        self.setup = setup;
        self.members_seen = false;
        self.propose();
        self.open(Screen::Players);
    }

    /// Lets the game propose options that depend on the language of the box at this table.
    fn propose(&mut self) {
        let lang = self.settings.lang;
        face!(self.setup.game, |F| F::propose(&mut self.setup, lang));
    }

    /// Asks how many play: at first as many as last time, and on a new device two.
    pub(super) fn ask_players(&mut self) {
        let (min, max) = self.setup.game.vocabulary(self.setup.mode).players;
        let before = self.table.as_ref().map(Table::setup).or_else(|| self.last_table());
        let likeliest = match self.setup.names.len() {
            0 => before.map_or(2, |setup| setup.names.len()),
            named => named,
        };
        let value = likeliest.clamp(min, max);
        self.spinner = Some(Spinner { value: value as u16, min: min as u16, max: max as u16 });
    }

    /// Chooses the language of a new device.
    pub(super) fn choose_language(&mut self, lang: Lang) {
        self.settings.lang = lang;
        self.settings.lang_chosen = true;
        self.changed(Change::Settings);
        self.close();
    }

    /// Returns the names for so many players: those of the set-up, then remembered ones.
    pub(super) fn proposed_names(&self, players: usize) -> Vec<Name, MAX_SEATS> {
        let mut names: Vec<Name, MAX_SEATS> = self.setup.names.iter().take(players).cloned().collect();
        for name in self.roster.names() {
            if names.len() < players && !names.contains(name) {
                let _ = names.push(name.clone());
            }
        }
        names
    }

    /// Takes the number of players and proposes names.
    pub(super) fn set_players(&mut self, players: usize) {
        let names = self.proposed_names(players);
        while self.setup.names.len() > players {
            self.setup.names.pop();
        }
        for name in names.into_iter().skip(self.setup.names.len()) {
            self.setup.names.push(name);
        }
        if self.setup.first.index() >= players {
            self.setup.first = Seat::FIRST;
        }
        self.propose_depth();
        self.open(Screen::Names);
    }

    pub(super) fn list_seats(&mut self) {
        for seat in Seat::all(self.setup.names.len()) {
            self.push(Item::Seat(seat));
        }
    }

    pub(super) fn list_seats_to_name(&mut self) {
        self.list_seats();
        self.push(Item::Command(Command::GoOn));
    }

    pub(super) fn list_names(&mut self, seat: Seat) {
        self.push(Item::Command(Command::Spell));
        for index in 0..self.roster.names().len() {
            let name = &self.roster.names()[index];
            let taken = self.setup.names.seat(name.as_str());
            if taken.is_none() || taken == Some(seat) {
                self.push(Item::Name(index as u8));
            }
        }
    }

    /// Asks for the options of the game; a game without any begins.
    pub(super) fn ask_options(&mut self) {
        if self.setup.mode == Mode::ScorePad && self.setup.game.vocabulary(self.setup.mode).options.is_empty() {
            self.set_up_table();
        } else {
            self.recall_members();
            self.open(Screen::Options);
        }
    }

    pub(super) fn list_options(&mut self) {
        self.push(Item::Command(Command::Start));
        if self.setup.mode.has_turns() {
            self.push(Item::Command(Command::Closely));
        }
        let asked: heapless::Vec<u8, MAX_OPTIONS> = self.setup.asked().map(|slot| slot.offset as u8).collect();
        for offset in asked {
            self.push(Item::Option(offset));
        }
        if self.known() > 0 {
            self.list_commands(&[Command::Remembered]);
        }
        if self.setup.mode.has_turns() {
            self.push(Item::Command(Command::Clock));
        }
    }

    /// Proposes how closely to track: lightly among several players, and everything alone.
    fn propose_depth(&mut self) {
        let alone = self.setup.names.len() == 1;
        match self.setup.mode {
            Mode::Track | Mode::Light => self.setup.set_mode(if alone { Mode::Track } else { Mode::Light }),
            Mode::ScorePad => {}
        }
    }

    /// Tracks the game more or less closely.
    pub(super) fn next_depth(&mut self) {
        self.setup.set_mode(if self.setup.mode == Mode::Light { Mode::Track } else { Mode::Light });
        self.propose();
        self.recall_members();
        self.refresh();
    }

    /// Returns the place of an option that is a set of words, if this set-up asks for one.
    fn asked_set(&self) -> Option<u8> {
        self.setup.asked().find(|slot| matches!(slot.shape, Shape::Set(_))).map(|slot| slot.offset as u8)
    }

    /// Takes over which words of a set took part last time, where nobody has looked at them yet.
    fn recall_members(&mut self) {
        let Some(index) = self.asked_set().filter(|_| !self.members_seen) else { return };
        let (game, mode) = (self.setup.game, self.setup.mode);
        let earlier = self.earlier.iter().map(|earlier| &earlier.setup);
        let mut before = self.table.as_ref().map(Table::setup).into_iter().chain(earlier);
        let known = before.find(|setup| setup.game == game && setup.mode == mode).map(|setup| setup.options);
        if let Some(options) = known {
            self.setup.options[usize::from(index)] = options[usize::from(index)];
            self.members_seen = true;
        }
    }

    /// Says what a depth asks of the players.
    fn depth_hint(&self) -> Line {
        match self.setup.mode {
            Mode::Light => self.plain(light_face!(self.setup.game, |F| F::ASKS)),
            Mode::Track | Mode::ScorePad => self.plain(chrome::FULL_ASKS),
        }
    }

    /// Changes an option to its next value.
    pub(super) fn next_option(&mut self, index: u8) {
        self.propose();
        let Some(slot) = self.setup.slots().nth(usize::from(index)) else { return };
        match slot.shape {
            Shape::Set(_) => {
                self.members_seen = true;
                return self.open(Screen::Members(index));
            }
            Shape::Number { min, max } if max - min > ONE_BY_ONE => return self.open(Screen::OptionNumber(index)),
            // What has few values is gone through one by one.
            _ => {}
        }
        let value = &mut self.setup.options[slot.offset];
        *value = match slot.shape {
            // What only the table can tell stands at nothing until it is told.
            Shape::Word(_) if *value == ABSENT => 0,
            Shape::Number { min, .. } if *value == ABSENT => min as u8,
            Shape::Word(list) => (*value + 1) % list.words.len() as u8,
            Shape::Number { max, .. } if u16::from(*value) < max => *value + 1,
            Shape::Number { min, .. } => min as u8,
            _ => 1 - (*value).min(1),
        };
        self.refresh();
    }

    /// Lists the words of an option that is a set.
    pub(super) fn list_members(&mut self, index: u8) {
        if let Some(Shape::Set(list)) = self.option_shape(index) {
            (0..list.words.len() as u8).for_each(|member| self.push(Item::Member(member)));
        }
    }

    fn option_shape(&self, index: u8) -> Option<Shape> {
        self.setup.slots().nth(usize::from(index)).map(|slot| slot.shape)
    }

    /// Returns what a word of the option whose words are listed is about.
    pub(super) fn member_topic(&self, member: u8) -> Option<Topic> {
        let Screen::Members(index) = self.screen() else { return None };
        match self.option_shape(index)? {
            Shape::Set(list) => list.topic(usize::from(member)),
            // Only a set has members.
            _ => None,
        }
    }

    /// Returns whether the option whose words are listed has one of them.
    pub(super) fn has_member(&self, member: u8) -> bool {
        let Screen::Members(index) = self.screen() else { return false };
        self.setup.options[usize::from(index)] >> member & 1 == 1
    }

    /// Puts a word into an option, or takes it out.
    pub(super) fn toggle_member(&mut self, index: u8, member: u8) {
        self.setup.options[usize::from(index)] ^= 1 << member;
        self.refresh();
    }

    /// Asks for the number of an option.
    pub(super) fn ask_option(&mut self, index: u8) {
        if let Some(Shape::Number { min, max }) = self.option_shape(index) {
            let value = u16::from(self.setup.options[usize::from(index)]);
            self.spinner = Some(Spinner { value, min, max });
        }
    }

    /// Sets the number of an option and goes back to the list.
    pub(super) fn set_option(&mut self, index: u8, value: u8) {
        self.setup.options[usize::from(index)] = value;
        self.close();
    }

    /// Gives a name to a seat, and returns whether it could be given.
    pub(super) fn give_name(&mut self, seat: Seat, name: Name) -> bool {
        let refused = if self.setup.names.seat(name.as_str()).is_some_and(|other| other != seat) {
            Some(Refused::SameName)
        } else {
            self.setup.is_keyword(name.as_str()).then_some(Refused::KeywordName)
        };
        if let Some(refused) = refused {
            self.refuse(AnyRefusal::Plain(refused), None, None);
            return false;
        }
        self.setup.names.rename(seat, name);
        self.closes_to(Screen::Names);
        // The next seat is the likeliest one to be named.
        let rows = self.items.len() as u16;
        let layer = self.layer_mut();
        layer.cursor = (layer.cursor + 1) % rows.max(1);
        true
    }

    /// Adds a letter; at the end of its room the screen says so.
    pub(super) fn spell_ok(&mut self) {
        if self.spelling.text.chars().count() < NAME_CHARS {
            self.spelling.add();
        } else {
            self.refuse(AnyRefusal::Plain(Refused::NameFull), None, None);
        }
    }

    pub(super) fn spell_back(&mut self) {
        if !self.spelling.erase() {
            self.close();
        }
    }

    /// Keeps the name as the foot shows it. What cannot be kept stays as it was typed.
    pub(super) fn spell_next(&mut self, seat: Seat) {
        match Name::new(&self.spelling.text) {
            Ok(name) => {
                if self.give_name(seat, name) {
                    self.spelling = Spelling::default();
                }
            }
            Err(_) if self.spelling.text.is_empty() => self.refuse(AnyRefusal::Plain(Refused::NoName), None, None),
            Err(_) => self.refuse(AnyRefusal::Plain(Refused::KeywordName), None, None),
        }
    }

    /// Returns the word for a value of an option, where the number does not say it.
    pub(super) fn option_word(&self, index: u8, value: u8) -> Option<Line> {
        let topic = self.option_topic(index)?;
        face!(self.setup.game, |F| F::topic(topic).and_then(|topic| F::option_word(topic, value)))
            .map(|word| self.plain(word))
    }

    /// Returns what an option is about, by its place in the set-up.
    pub(super) fn option_topic(&self, index: u8) -> Option<Topic> {
        let slot = self.setup.slots().nth(usize::from(index))?;
        self.setup.game.vocabulary(self.setup.mode).option_topic(slot.place)
    }

    /// Returns what the present value of an option means, where its word does not say it.
    fn hint_of_option(&self, index: u8) -> Option<Text> {
        let (topic, value) = (self.option_topic(index)?, *self.setup.options.get(usize::from(index))?);
        face!(self.setup.game, |F| F::topic(topic).and_then(|topic| F::option_hint(topic, value)))
    }

    /// Says what an option of the set-up is about.
    pub(super) fn option_hint(&self) -> Line {
        self.plain(match self.items.get(self.cursor()) {
            Some(Item::Command(Command::Closely)) => return self.depth_hint(),
            Some(Item::Command(Command::Remembered)) => chrome::REMEMBERED_HINT,
            Some(Item::Command(Command::Clock)) => chrome::CLOCK_SHORT_HINT,
            Some(Item::Option(index)) => self.hint_of_option(*index).unwrap_or(chrome::OK_CHANGES),
            // The row that begins says it itself.
            _ => return Line::new(),
        })
    }

    /// Begins the game that was set up.
    pub(super) fn start(&mut self) {
        // A score pad has no first player, and a mode keeps only its own options.
        self.setup.tidy();
        self.learn();
        match Table::lay(&mut self.table, self.setup.clone()).map(|_| ()) {
            Ok(()) => {
                if let Some(table) = &mut self.table {
                    self.memory.tell(table);
                }
                let names: Vec<Name, MAX_SEATS> = self.setup.names.iter().cloned().collect();
                names.iter().rev().for_each(|name| self.roster.remember(name));
                self.changed(Change::Settings);
                self.clock.begin(Times::default());
                self.changed(Change::NewGame);
                self.changed(Change::Turn);
                self.home();
                if self.setup.mode.has_turns() && self.setup.names.len() > 1 {
                    self.new_turn = Some(self.now + NEW_TURN);
                }
            }
            Err(error) => self.cannot_start(error),
        }
    }

    /// Says why the game cannot start, and jumps to what has to be changed.
    fn cannot_start(&mut self, error: SetupError) {
        let at = match error {
            SetupError::Players { .. } => Some(Screen::Players),
            SetupError::SameName | SetupError::KeywordName => Some(Screen::Names),
            SetupError::NoSuchFirst => Some(Screen::First),
            SetupError::Option(_) | SetupError::Rule(_) | SetupError::Older => Some(Screen::Options),
        };
        if let Some(at) = at.filter(|at| self.stack.iter().any(|layer| layer.screen == *at)) {
            self.closes_to(at);
        }
        let flaw =
            face!(self.game(), |F| F::flaw(self, &self.setup)).filter(|_| matches!(error, SetupError::Option(_)));
        let Some((text, option)) = flaw else { return self.refuse(error.into(), None, None) };
        let row = self.items.iter().position(|item| *item == Item::Option(option));
        self.layer_mut().cursor = row.unwrap_or(0) as u16;
        self.note = Some(Note { text, kind: NoteKind::Refused, flash: self.now + FLASH });
    }

    /// Shows what the table sets up by hand, before the game begins: BACK goes back from there.
    pub(super) fn set_up_table(&mut self) {
        // A set that nobody has chosen is shown once: the box cannot know what lies on the table.
        if let Some(index) = self.asked_set().filter(|_| !self.members_seen) {
            self.members_seen = true;
            return self.open(Screen::Members(index));
        }
        self.setup.tidy();
        let pages = match self.setup.mode {
            Mode::Track => face!(self.setup.game, |F| F::briefing(&self.setup).len()),
            Mode::Light => light_face!(self.setup.game, |F| F::briefing(&self.setup).len()),
            Mode::ScorePad => 0,
        };
        if pages > 0 && self.check_setup() {
            self.open(Screen::Briefing);
        } else {
            self.start();
        }
    }

    /// Returns whether the game could start; otherwise it has been said why not.
    fn check_setup(&mut self) -> bool {
        match State::new(&self.setup) {
            Ok(_) => true,
            Err(error) => {
                self.cannot_start(error);
                false
            }
        }
    }

    /// Takes over what the game on the table knows about cards and boards, and how it ended, because it is left.
    pub(super) fn learn(&mut self) {
        self.ended = self.table.as_ref().map(Ended::of);
        if let Some(table) = &self.table
            && self.memory.learn(table)
        {
            self.changed(Change::Memory);
        }
    }

    /// Says no in the words of the game.
    pub(super) fn refuse(&mut self, refusal: AnyRefusal, topic: Option<Topic>, numbers: Option<(u8, u8)>) {
        let text = match refusal {
            AnyRefusal::Game(refusal) => games::refusal(refusal),
            AnyRefusal::Players => face!(self.game(), |F| F::PLAYERS),
            AnyRefusal::Plain(refused) => {
                face!(self.game(), |F| F::own_words(refused)).unwrap_or_else(|| refused.text())
            }
        };
        let about = topic.map_or_else(Said::new, |topic| self.say(topic.label()));
        let mut said: Line = filled(&self.say(text), &[&about]);
        if let Some((has, needs)) = numbers {
            said = line(format_args!("{said} ({})", self.of(has.into(), needs.into())));
        }
        self.note = Some(Note { text: said, kind: NoteKind::Refused, flash: self.now + FLASH });
    }
}
