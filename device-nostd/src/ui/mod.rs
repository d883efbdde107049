//! The screens: what is shown, and what presses mean there.
//!
//! A stack of screens stands on a base that follows from the game: the list of moves, a score pad, the results, or the
//! choice of a game. Lists and numbers are made anew when the game or the screen changes, so drawing only reads.

mod about;
mod automatic;
pub(crate) mod canvas;
mod clock;
mod commands;
mod count;
mod dial;
mod draw;
mod feet;
mod fixing;
pub(crate) mod icon;
pub(crate) mod letters;
mod lots;
mod moving;
pub(crate) mod note;
mod offered;
mod pages;
pub(crate) mod parts;
mod people;
mod picking;
mod play;
mod pressed;
mod remembered;
mod screen;
mod self_test;
mod set_up;
mod short_names;
pub(crate) mod spelling;
mod taking_back;
mod text;
mod titles;

#[cfg(test)]
mod tests;

use engine_nostd::ask::{Ask, Choices, Draft};
use engine_nostd::setup::Mode;
use engine_nostd::verb::Slot;
use engine_nostd::{Game, Seat, Setup, Table};
use heapless::{Deque, Vec};

pub(crate) use about::About;
pub(crate) use canvas::{Canvas, HEIGHT, Panel, WIDTH};
pub(crate) use count::CountPage;
pub(crate) use dial::OneNumber;
pub(crate) use draw::Drawn;
pub(crate) use feet::Foot;
pub(crate) use icon::Icon;
pub(crate) use letters::Letters;
pub(crate) use note::{Banner, Line, Told, cut, line, sentence, signed};
pub(crate) use parts::{FOOT, PITCH, ROW, ROWS, Row, fitting, player_row};
pub(crate) use play::{GiveUp, Remark};
pub use screen::{Command, Explained, Item, Screen, Spinner};

use crate::clock::Clock;
use crate::date::{Calendar, Date};
use crate::memory::Memory;
use crate::settings::{Roster, Settings};
use crate::statistics::{Ended, Statistics};
use crate::storage::{EarlierGames, Notice};
use crate::words::Lang;
use crate::{Change, Millis};
use note::Note;
use offered::Offered;
use screen::MAX_ITEMS;
use self_test::SelfTest;
use spelling::Spelling;

/// A screen on the stack, with its highlighted row or page.
#[derive(Clone, Copy, Debug)]
struct Layer {
    screen: Screen,
    cursor: u16,
    /// Which of the numbers of a player UP and DOWN change, where they change one.
    dial: u8,
    /// How far the number that is asked was turned when another screen was opened above it.
    turned_to: Option<u16>,
}

impl Layer {
    const fn of(screen: Screen) -> Self {
        Self { screen, cursor: 0, dial: 0, turned_to: None }
    }
}

/// The screens and the game behind them.
#[derive(Clone, Debug)]
// In this order: what is asked for most, above all the language with every text, is near the beginning, where one instruction
// reaches it.
#[repr(C)]
pub(crate) struct Ui {
    pub(crate) settings: Settings,
    /// Whether the game on the table was over when it was laid there, so that BACK does not mean its last move.
    is_shown_again: bool,
    /// Whether somebody has seen which words a set of the set-up has, in this set-up or when it was last played.
    members_seen: bool,
    spinner: Option<Spinner>,
    /// Whose turn it is after that, if it also ends a turn.
    goes_on_to: Option<Seat>,
    /// What the present question is for.
    slot: Option<Slot>,
    /// Whose moves are listed, where somebody else than the likeliest seat was picked.
    picked: Option<Seat>,
    /// Which page of a count is open.
    sheet: u8,
    /// Until when the name of the player whose turn began fills the screen.
    new_turn: Option<Millis>,
    /// Since when the lots run.
    lots: Millis,
    /// How many things people did, while the history is open.
    things: u16,
    pub(crate) now: Millis,
    /// The date that somebody told.
    pub(crate) calendar: Option<Calendar>,
    /// When the game ended that came over the cable, until it is kept.
    pub(crate) put_date: Option<Date>,
    base: Layer,
    stack: Vec<Layer, 12>,
    spelling: Spelling,
    self_test: SelfTest,
    /// The draft with which picking several things ends.
    enough: Option<Draft>,
    /// What has to wait until something printed on a card or board was told.
    waiting: Option<play::Waiting>,
    /// What just happened, in the foot.
    note: Option<Note>,
    /// What just happened, over the whole screen.
    banner: Option<Banner>,
    /// The rows that were chosen in the questions before the present one.
    chosen: Vec<u16, 16>,
    changes: Deque<Change, 16>,
    /// What the set-up screens edit.
    setup: Setup,
    /// What is said about the program itself.
    pub(crate) about: About,
    /// Each player's thinking time in the game on the table.
    pub(crate) clock: Clock,
    /// The game about which people are asked, or were.
    offered: Option<Offered>,
    /// How the game ended that was left last, until it is kept.
    pub(crate) ended: Option<Ended>,
    items: Vec<Item, MAX_ITEMS>,
    /// The drafts of the questions that were asked so far, for one question back.
    drafts: Vec<Draft, 16>,
    /// What just happened, where it takes more than a line; a banner comes before it.
    told: Option<Told>,
    pub(crate) roster: Roster,
    /// What earlier games were told about cards and boards.
    pub(crate) memory: Memory,
    /// The games that were played before.
    earlier: EarlierGames,
    /// Who played and won how often, without the game on the table.
    pub(crate) statistics: Statistics,
    pub(crate) table: Option<Table>,
}

impl Ui {
    /// Makes the screens as they are at power-on; [`Ui::refresh`] has to follow, in place.
    ///
    /// Inlined and no more than its fields, so that 30 KB of game are written where they belong instead of being handed through
    /// the stack.
    #[inline(always)]
    pub(crate) fn new() -> Self {
        Self {
            settings: Settings::default(),
            roster: Roster::default(),
            table: None,
            earlier: EarlierGames::new(),
            statistics: Statistics::NONE,
            ended: None,
            is_shown_again: false,
            clock: Clock::new(),
            setup: Setup::new(Game::ALL[0], Mode::Track),
            members_seen: false,
            base: Layer::of(Screen::Home),
            stack: Vec::new(),
            items: Vec::new(),
            spinner: None,
            drafts: Vec::new(),
            chosen: Vec::new(),
            memory: Memory::default(),
            enough: None,
            goes_on_to: None,
            slot: None,
            waiting: None,
            picked: None,
            sheet: 0,
            spelling: Spelling::default(),
            self_test: SelfTest::default(),
            note: None,
            banner: None,
            told: None,
            new_turn: None,
            lots: 0,
            things: 0,
            changes: Deque::new(),
            now: 0,
            about: About::DESK,
            calendar: None,
            offered: None,
            put_date: None,
        }
    }

    /// Puts back what was kept.
    pub(crate) fn restore(
        &mut self,
        settings: Settings,
        roster: Roster,
        lay: impl FnOnce(&mut Option<Table>) -> Option<Notice>,
    ) {
        self.settings = settings;
        self.roster = roster;
        self.lay(|place, _| lay(place));
        if !settings.lang_chosen {
            self.open(Screen::Language);
        }
        // When the power went while a game was being begun, what it has to be told may be missing.
        if let Some(table) = &mut self.table
            && table.record().entries().is_empty()
        {
            self.memory.tell(table);
            if !table.record().entries().is_empty() {
                self.changed(Change::Game);
                self.refresh();
            }
        }
    }

    /// Lets a game be laid on the table, and tells what was wrong with it.
    pub(crate) fn lay(&mut self, lay: impl FnOnce(&mut Option<Table>, &mut Memory) -> Option<Notice>) {
        let notice = lay(&mut self.table, &mut self.memory);
        self.is_shown_again = self.table.as_ref().is_some_and(|table| table.state().over().is_some());
        self.home();
        if let Some(notice) = notice {
            self.tell(notice);
        }
    }

    /// Takes the list of the games that were played before.
    pub(crate) fn set_earlier(&mut self, games: EarlierGames) {
        self.earlier = games;
        self.refresh();
    }

    /// Shows what is wrong with what is kept, over whatever is there.
    pub(crate) fn tell(&mut self, notice: Notice) {
        if self.screen() != Screen::Notice(notice) {
            self.open(Screen::Notice(notice));
        }
    }

    pub(crate) fn take_change(&mut self) -> Option<Change> {
        self.changes.pop_front()
    }

    fn changed(&mut self, change: Change) {
        // A body that takes no changes loses the oldest: what is to be saved is the newest state anyway.
        if self.changes.is_full() {
            self.changes.pop_front();
        }
        let _ = self.changes.push_back(change);
    }

    fn layer(&self) -> Layer {
        self.stack.last().copied().unwrap_or(self.base)
    }

    fn layer_mut(&mut self) -> &mut Layer {
        self.stack.last_mut().unwrap_or(&mut self.base)
    }

    pub(crate) fn screen(&self) -> Screen {
        self.layer().screen
    }

    pub(crate) fn items(&self) -> &[Item] {
        &self.items
    }

    pub(crate) fn cursor(&self) -> usize {
        usize::from(self.layer().cursor)
    }

    pub(crate) fn spinner(&self) -> Option<Spinner> {
        self.spinner
    }

    /// Returns the name that is being spelled, and the letter that OK would add.
    pub(crate) fn spelling(&self) -> (&str, char) {
        (&self.spelling.text, self.spelling.letter())
    }

    pub(crate) fn drafts(&self) -> &[Draft] {
        &self.drafts
    }

    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the title of the screen and what its foot tells, for tests of what is said.
    #[cfg(test)]
    pub(crate) fn heard(&self) -> (Line, Line) {
        (self.title(), self.note.as_ref().map_or_else(Line::new, |note| note.text.clone()))
    }

    /// Opens a screen above the present one.
    #[cfg(test)]
    pub(crate) fn show(&mut self, screen: Screen) {
        self.open(screen);
    }

    /// Returns the present round.
    pub(crate) fn round(&self) -> u16 {
        self.table.as_ref().map_or(1, |table| table.state().round())
    }

    /// Returns whether somebody plays alone.
    fn plays_alone(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.state().players() == 1)
    }

    /// Returns whether to show the aid that some games have.
    pub(crate) fn aids(&self) -> bool {
        if self.plays_alone() { self.settings.aid_alone } else { self.settings.aid }
    }

    fn game(&self) -> Game {
        self.table.as_ref().map_or(self.setup.game, |table| table.setup().game)
    }

    /// Returns the screen that the game itself calls for.
    fn base_screen(&self) -> Screen {
        match &self.table {
            None => Screen::Home,
            Some(table) if table.state().next_field().is_some() => Screen::Pad,
            Some(table) if table.state().over().is_some() => Screen::Results,
            // A score pad without a last word is done when everything was entered.
            Some(table) if table.setup().mode == Mode::ScorePad && table.state().next_move(None).is_none() => {
                Screen::Results
            }
            Some(_) => self.count_screen().unwrap_or(Screen::Play),
        }
    }

    /// Closes all screens above the base.
    fn home(&mut self) {
        self.stack.clear();
        self.drafts.clear();
        self.chosen.clear();
        self.slot = None;
        self.waiting = None;
        self.picked = None;
        self.base = Layer::of(self.base_screen());
        self.refresh();
        self.layer_mut().cursor = self.likeliest();
        self.choose_dial();
    }

    fn open(&mut self, screen: Screen) {
        // Deeper than the stack no screen leads; should one ever, the top gives way.
        if self.stack.is_full() {
            self.stack.pop();
        }
        self.layer_mut().turned_to = self.spinner.map(|spinner| spinner.value);
        let _ = self.stack.push(Layer::of(screen));
        self.refresh();
        self.layer_mut().cursor = self.likeliest();
        self.choose_dial();
    }

    fn close(&mut self) {
        let closed = self.stack.pop();
        self.refresh();
        let turned_to = self.layer().turned_to;
        if let (Some(spinner), Some(number)) = (&mut self.spinner, turned_to) {
            spinner.value = number.clamp(spinner.min, spinner.max);
        }
        if closed.is_some_and(|layer| layer.screen == Screen::Offered) {
            self.turn_back();
        }
        // BACK returns to the number it came from, unless it is gone.
        if self.dial_place() >= self.dials().len() {
            self.choose_dial();
        }
    }

    fn closes_to(&mut self, screen: Screen) {
        while self.stack.last().is_some_and(|layer| layer.screen != screen) {
            self.stack.pop();
        }
        self.refresh();
    }

    /// Makes the rows or the number of the present screen.
    pub(crate) fn refresh(&mut self) {
        self.items.clear();
        self.enough = None;
        self.goes_on_to = None;
        self.spinner = None;
        match self.screen() {
            Screen::Language => Lang::ALL.into_iter().for_each(|lang| self.push(Item::Language(lang))),
            Screen::Home => self.list_home(),
            Screen::ScorePads => self.list_score_pads(),
            Screen::Earlier => self.list_earlier(),
            Screen::People => self.list_people(),
            Screen::Person(place) => self.list_person(place),
            Screen::Players => self.ask_players(),
            Screen::Names => self.list_seats_to_name(),
            Screen::PickName(seat) => self.list_names(seat),
            Screen::First => self.list_who_begins(),
            Screen::Options => self.list_options(),
            Screen::Remembered => self.list_remembered(),
            Screen::Members(index) => self.list_members(index),
            Screen::OptionNumber(index) => self.ask_option(index),
            Screen::Play => self.list_play(),
            Screen::Happened => self.list_happened(),
            Screen::Ask => self.list_answers(),
            Screen::Pad => self.ask_pad(),
            Screen::Count(place) => self.list_count(place),
            Screen::Menu => self.list_menu(),
            Screen::History => self.list_history(),
            Screen::FixWhose => self.list_whose(),
            Screen::FixFamily(seat) => self.list_families(seat),
            Screen::FixIndex(seat, field) => self.list_indices(seat, field),
            Screen::FixValue(seat, id) => self.list_values(seat, id),
            Screen::FixPart(seat, id, part) => self.list_part(seat, id, part),
            Screen::Settings => self.list_settings(),
            Screen::Scores | Screen::Times => self.list_players(),
            Screen::LeaveGame(_) | Screen::Offered | Screen::TakeBack(_) | Screen::GiveUp | Screen::Update => {
                self.list_commands(&[Command::No, Command::Yes])
            }
            Screen::Results => self.list_results(),
            Screen::Why(seat) => self.list_why(seat),
            Screen::Spell(_)
            | Screen::Briefing
            | Screen::Lots(_)
            | Screen::Player(_)
            | Screen::Reminders
            | Screen::Help
            | Screen::SelfTest
            | Screen::About
            | Screen::Updating
            | Screen::TieBreak
            | Screen::Info(_)
            | Screen::Notice(_) => {}
        }
        let last = self.items.len().saturating_sub(1) as u16;
        // Only a list has rows to stay among.
        if !self.items.is_empty() {
            let layer = self.layer_mut();
            layer.cursor = layer.cursor.min(last);
        }
    }

    /// Returns the row on which the cursor starts.
    fn likeliest(&self) -> u16 {
        let likeliest = |rank: fn(&Item) -> u8| {
            let rows = self.items.iter().enumerate();
            rows.min_by_key(|(_, item)| rank(item)).map_or(0, |(place, _)| place as u16)
        };
        match self.screen() {
            Screen::Names => self.items.len().saturating_sub(1) as u16,
            Screen::First => self.setup.first.index() as u16,
            Screen::Scores => self.watched().map_or(0, |seat| seat.index() as u16),
            Screen::FixWhose => self.focus().map_or(0, |seat| seat.index() as u16),
            _ => likeliest(|item| match item {
                Item::Choice(choice, _) => choice.rank,
                // What has to wait is not what anybody wants now.
                Item::Waits(..) => u8::MAX,
                // What is no choice is as likely as a choice without a rank.
                _ => engine_nostd::ask::PLAIN,
            }),
        }
    }

    #[inline(never)]
    fn push(&mut self, item: Item) {
        // What exceeds the longest list is older than anything that is looked for.
        let _ = self.items.push(item);
    }

    fn list_commands(&mut self, commands: &[Command]) {
        for command in commands {
            self.push(Item::Command(*command));
        }
    }

    /// Returns whether something just happened that the foot says.
    pub(crate) fn has_note(&self) -> bool {
        self.note.is_some()
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self, now: Millis) {
        self.now = self.now.max(now);
        if self.new_turn.is_some_and(|until| until <= self.now) {
            self.new_turn = None;
        }
    }

    pub(crate) fn next_wake(&self) -> Option<Millis> {
        let flash = self.note.as_ref().map(|note| note.flash).filter(|until| *until > self.now);
        self.new_turn.or(flash).or_else(|| self.next_lot())
    }

    /// Returns the next question of a draft. What is printed and was shown in an earlier game is not asked again.
    fn ask(&self, draft: &mut Draft, choices: &mut Choices) -> Option<Ask> {
        let table = self.table.as_ref()?;
        loop {
            let ask = table.state().ask(draft, choices);
            let Ask::Number { slot, min, max, .. } = ask else { return Some(ask) };
            let shown = table.state().shown_by(draft).and_then(|by| self.memory.shown(table.setup().game, by));
            match shown {
                Some(number) if (min..=max).contains(&number) => *draft = draft.answered(&slot, [number, 0]),
                Some(_) | None => return Some(ask),
            }
        }
    }
}
