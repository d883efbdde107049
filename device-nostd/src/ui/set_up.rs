//! Set-up: players, names, who begins, options.

use engine_nostd::setup::{MAX_OPTIONS, Mode};
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::{NAME_CHARS, Name, Seat, Setup, Table, Topic};
use heapless::String;

use super::Ui;
use super::screen::{Command, Item, Screen, Spinner};
use super::toast::{self, Toast};
use crate::Change;
use crate::games::{self, Face, face};
use crate::words::{Named, Refusal, Refused, Said};

/// The letters that a name is spelled with; capitals follow, or come first where a name begins.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿß";
/// Up to so many steps an option is changed one by one; a wider one is asked as a number.
const ONE_BY_ONE: u16 = 10;
/// What else a name can have after its first letter.
const SIGNS: &str = "-_0123456789";

/// A name being spelled.
#[derive(Clone, Debug, Default)]
pub(super) struct Spelling {
    pub(super) text: String<{ NAME_CHARS * 2 }>,
    letter: usize,
}

impl Spelling {
    /// Lists the letters that can come next, likeliest first: a name begins with a capital.
    fn choices(&self) -> impl Iterator<Item = char> + Clone {
        let capitals = LETTERS.chars().filter_map(capital);
        let begins = self.text.is_empty();
        let (first, last) = if begins { (Some(capitals), None) } else { (None, Some(capitals)) };
        let signs = if begins { "" } else { SIGNS };
        first.into_iter().flatten().chain(LETTERS.chars()).chain(signs.chars()).chain(last.into_iter().flatten())
    }

    pub(super) fn turn(&mut self, up: bool) {
        let length = self.choices().count();
        // UP goes back to the letter before, as it goes to the row above in a list.
        self.letter = if up { (self.letter + length - 1) % length } else { (self.letter + 1) % length };
    }

    /// Returns the letter that OK would add.
    pub(super) fn letter(&self) -> char {
        self.choices().nth(self.letter).unwrap_or('a')
    }

    fn add(&mut self) {
        if self.text.chars().count() < NAME_CHARS {
            // Eight characters of up to two bytes have room.
            let _ = self.text.push(self.letter());
            self.letter = 0;
        }
    }
}

/// Returns the capital of a letter, where the fonts have one.
fn capital(letter: char) -> Option<char> {
    let mut upper = letter.to_uppercase();
    upper.next().filter(|capital| *capital <= '\u{ff}' && *capital != letter && upper.next().is_none())
}

impl Ui {
    pub(super) fn begin_setup(&mut self, setup: Setup) {
        self.setup = setup;
        self.open(Screen::Players);
    }

    pub(super) fn ask_players(&mut self) {
        let (min, max) = self.setup.game.vocabulary(self.setup.mode).players;
        let value = self.setup.names.len().clamp(min, max);
        self.spinner = Some(Spinner { value: value as u16, min: min as u16, max: max as u16 });
    }

    /// Takes the number of players and proposes names.
    pub(super) fn set_players(&mut self, players: usize) {
        while self.setup.names.len() > players {
            self.setup.names.pop();
        }
        while self.setup.names.len() < players {
            let names = &self.setup.names;
            let free = self.roster.names().iter().find(|name| names.seat(name.as_str()).is_none());
            let Some(name) = free.cloned() else { break };
            self.setup.names.push(name);
        }
        if self.setup.first.index() >= players {
            self.setup.first = Seat::FIRST;
        }
        self.open(Screen::Names);
    }

    pub(super) fn list_seats(&mut self) {
        for seat in Seat::all(self.setup.names.len()) {
            self.push(Item::Seat(seat));
        }
    }

    pub(super) fn list_seats_to_name(&mut self) {
        self.push(Item::Command(Command::GoOn));
        self.list_seats();
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
        if self.setup.game.vocabulary(self.setup.mode).options.is_empty() {
            self.start();
        } else {
            self.open(Screen::Options);
        }
    }

    pub(super) fn list_options(&mut self) {
        self.push(Item::Command(Command::Start));
        let asked: heapless::Vec<u8, MAX_OPTIONS> = self.setup.asked().map(|slot| slot.offset as u8).collect();
        for offset in asked {
            self.push(Item::Option(offset));
        }
        if self.known() > 0 {
            self.list_commands(&[Command::Remembered]);
        }
    }

    /// Changes an option to its next value.
    pub(super) fn next_option(&mut self, index: u8) {
        let Some(slot) = self.setup.slots().nth(usize::from(index)) else { return };
        match slot.shape {
            Shape::Set(_) => return self.open(Screen::Members(index)),
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

    pub(super) fn give_name(&mut self, seat: Seat, name: Name) {
        if self.setup.names.seat(name.as_str()).is_some_and(|other| other != seat) {
            self.refuse(Refusal::Plain(Refused::SameName), None, None);
            return;
        }
        if self.setup.is_keyword(name.as_str()) {
            self.refuse(Refusal::Plain(Refused::KeywordName), None, None);
            return;
        }
        self.setup.names.rename(seat, name);
        self.closes_to(Screen::Names);
        // The next seat is the likeliest one to be named.
        let rows = self.items.len() as u16;
        let layer = self.layer_mut();
        layer.cursor = (layer.cursor + 1) % rows.max(1);
    }

    pub(super) fn spell_ok(&mut self) {
        self.spelling.add();
    }

    pub(super) fn spell_back(&mut self) {
        self.spelling.letter = 0;
        if self.spelling.text.pop().is_none() {
            self.close();
        }
    }

    pub(super) fn spell_next(&mut self, seat: Seat) {
        match Name::new(&self.spelling.text) {
            Ok(name) => {
                self.spelling = Spelling::default();
                self.give_name(seat, name);
            }
            Err(_) => self.refuse(Refusal::Plain(Refused::BadSetup), None, None),
        }
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
                let names: heapless::Vec<Name, { engine_nostd::MAX_SEATS }> =
                    self.setup.names.iter().cloned().collect();
                names.iter().rev().for_each(|name| self.roster.remember(name));
                self.changed(Change::Settings);
                self.changed(Change::NewGame);
                self.changed(Change::Turn);
                self.home();
                if self.setup.mode == Mode::Track && face!(self.game(), |F| !F::BRIEFING.is_empty()) {
                    self.open(Screen::Briefing);
                }
            }
            Err(error) => self.refuse(error.into(), None, None),
        }
    }

    /// Takes over what the game on the table knows about cards and boards, because it is left.
    pub(super) fn learn(&mut self) {
        if let Some(table) = &self.table
            && self.memory.learn(table)
        {
            self.changed(Change::Memory);
        }
    }

    /// Starts the same table again.
    pub(super) fn again(&mut self) {
        if let Some(table) = &self.table {
            self.setup = table.setup().clone();
            self.start();
        }
    }

    /// Says no in the words of the game.
    pub(super) fn refuse(&mut self, refusal: Refusal, topic: Option<Topic>, numbers: Option<(u8, u8)>) {
        let text = match refusal {
            Refusal::Game(refusal) => games::refusal(refusal),
            Refusal::Players => face!(self.game(), |F| F::PLAYERS),
            Refusal::Plain(refused) => face!(self.game(), |F| F::own_words(refused)).unwrap_or_else(|| refused.text()),
        };
        let about = topic.map_or_else(Said::new, |topic| self.say(topic.label()));
        let mut toast = Toast { refusal: true, until: self.now + toast::STAYS_LONG, ..Toast::default() }
            .say(&self.say(text), &about);
        if let Some((has, needs)) = numbers
            && toast.lines.len() < 3
        {
            let _ = toast.lines.push(toast::line(format_args!("{has} < {needs}")));
        }
        self.toast = Some(toast);
    }
}
