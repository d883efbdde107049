//! The whole device: edges and time go in, pictures and things to keep come out.

use core::mem::MaybeUninit;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use engine_nostd::ask::Draft;
use engine_nostd::interview::Dial;
use engine_nostd::{Name, Setup, Table};

use crate::Button;
use crate::buttons::{Act, Buttons};
use crate::clock::Times;
use crate::date::{Calendar, Date};
use crate::frame::Frame;
use crate::memory::Memory;
use crate::oled::OledCare;
use crate::reading::{Ear, Heard};
use crate::settings::{Roster, Settings};
use crate::statistics::{Ended, Statistics};
use crate::storage::{EarlierGames, Notice};
use crate::ui::{Canvas, Item, Screen, Spinner, Ui};
use crate::words::Lang;

/// Milliseconds since power-on.
pub type Millis = u64;

/// How bright the panel should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelLight {
    /// The panel is switched off.
    Off,
    /// The panel is on, with this contrast byte (SSD1306 command 0x81).
    On(u8),
}

/// Something that happened and that the body has to store or sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// An entry was added to the record.
    Game,
    /// Another game lies on the table, or none.
    NewGame,
    /// The settings or the remembered names changed.
    Settings,
    /// What is remembered about cards and boards changed.
    Memory,
    /// The earlier game of this number is to be laid on the table.
    Lay(
        /// The number.
        u32,
    ),
    /// The box is to restart as a drive that takes a new program, once everything is kept and shown.
    Update,
    /// A press was taken: click.
    Click,
    /// A new turn began: chime.
    Turn,
    /// A turn has lasted long: one soft tone.
    Reminder,
    /// A press was taken in the self-test: chime, even where the settings are silent.
    Tested,
}

/// What the screen shows, for programs that press the buttons.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The screen.
    pub screen: Screen,
    /// The rows of its list.
    pub items: &'a [Item],
    /// The highlighted row.
    pub cursor: usize,
    /// The number that is being entered.
    pub spinner: Option<Spinner>,
    /// The number that UP and DOWN change at once.
    pub dial: Option<Dial>,
    /// The drafts of the questions asked so far.
    pub drafts: &'a [Draft],
    /// The draft that NEXT takes where several things are picked.
    pub enough: Option<Draft>,
    /// The name that is being spelled, and the letter that OK would add.
    pub spelling: (&'a str, char),
    /// Whether something covers the screen that the next press only ends.
    pub covered: bool,
    /// Whether the name of whose turn begins hides a question for a moment, and takes the press that would answer it.
    pub hides_a_question: bool,
}

/// The device: it takes edges and time, and draws itself.
#[derive(Clone, Debug)]
pub struct Device {
    buttons: Buttons,
    oled: OledCare,
    ui: Ui,
}

impl Default for Device {
    fn default() -> Self {
        Self::new()
    }
}

impl Device {
    /// Switches the device on.
    #[must_use]
    pub fn new() -> Self {
        let mut device = Self { buttons: Buttons::new(), oled: OledCare::new(0), ui: Ui::new() };
        device.ui.refresh();
        device
    }

    /// Switches the device on in place: it is too large to be passed through a small stack.
    pub fn new_in(place: &mut MaybeUninit<Self>) -> &mut Self {
        let device = place.write(Self { buttons: Buttons::new(), oled: OledCare::new(0), ui: Ui::new() });
        device.ui.refresh();
        device
    }

    /// Restores what was kept: settings, names, and the game that was being played.
    pub fn load(&mut self, settings: Settings, roster: Roster, table: Option<Table>) {
        self.restore(settings, roster, |place| {
            *place = table;
            None
        });
    }

    /// Restores in place what was kept: settings, names, and the game that was being played, which `lay` lays on the
    /// table. `lay` returns what was wrong, and the screen shows it.
    pub fn restore(
        &mut self,
        settings: Settings,
        roster: Roster,
        lay: impl FnOnce(&mut Option<Table>) -> Option<Notice>,
    ) {
        self.ui.restore(settings, roster, lay);
        self.oled.set_sleep(settings.sleep_after());
        self.start_clock();
    }

    /// Restores what is remembered about cards and boards; call it before the game that was being played is restored.
    pub fn set_memory(&mut self, memory: Memory) {
        self.ui.memory = memory;
    }

    /// Tells the local date. It counts on from there.
    pub fn set_date(&mut self, date: Date, now: Millis) {
        self.ui.calendar = Some(Calendar::set(date, now));
    }

    /// Returns the date, if somebody told it since power-on.
    #[must_use]
    pub fn date_at(&self, now: Millis) -> Option<Date> {
        self.ui.calendar.and_then(|calendar| calendar.shows(now))
    }

    /// Returns the date of the last press or tick, if somebody told it.
    pub(crate) fn date(&self) -> Option<Date> {
        self.date_at(self.ui.now)
    }

    /// Asks people whether to lay a game on the table that came from elsewhere, and returns whether that can be asked now.
    pub(crate) fn ask_to_lay(&mut self, setup: &Setup, now: Millis) -> bool {
        let asks = self.ui.ask_to_lay(setup);
        if asks {
            self.oled.wake(now);
        }
        asks
    }

    /// Returns what people said to the question whether to lay a game on the table; `None` while it is open.
    pub(crate) fn said_to_lay(&self) -> Option<bool> {
        self.ui.said_to_lay()
    }

    /// Takes back the question whether to lay a game on the table.
    pub(crate) fn stop_asking(&mut self) {
        self.ui.stop_asking();
    }

    /// Lays a game that came from elsewhere on the table; the one that lay there is left.
    pub(crate) fn lay_anew(&mut self, place: &mut Option<Table>, date: Option<Date>, times: Times) {
        self.ui.lay_anew(place, date, times);
    }

    /// Takes when the game ended that came from elsewhere.
    pub(crate) fn take_put_date(&mut self) -> Option<Date> {
        self.ui.put_date.take()
    }

    /// Changes a remembered name, or exchanges it for the one that stands there if it is remembered already.
    pub(crate) fn set_name(&mut self, place: usize, name: &Name) {
        self.ui.set_name(place, name);
    }

    /// Returns the mark of this build.
    #[must_use]
    pub fn build(&self) -> &'static str {
        self.ui.about.build
    }

    /// Returns what the fault left that ended the previous run; nothing if there was none.
    #[must_use]
    pub fn last_words(&self) -> &str {
        self.ui.about.words()
    }

    /// Sets the games that were played before, which the start screen lists.
    pub fn set_earlier(&mut self, games: EarlierGames) {
        self.ui.set_earlier(games);
    }

    /// Sets who played and won how often, without the game on the table.
    pub fn set_statistics(&mut self, statistics: Statistics) {
        self.ui.set_statistics(statistics);
    }

    /// Returns who played and won how often, without the game on the table.
    #[must_use]
    pub fn statistics(&self) -> &Statistics {
        &self.ui.statistics
    }

    /// Takes how the game ended that was left last.
    pub(crate) fn take_ended(&mut self) -> Option<Ended> {
        self.ui.ended.take()
    }

    /// Returns the place of the game while none lies there. Whoever lays one there takes it away again.
    pub(crate) fn free_place(&mut self) -> Option<&mut Option<Table>> {
        let place = &mut self.ui.table;
        place.is_none().then_some(place)
    }

    /// Has `lay` lay an earlier game on the table and note where the game differs from the memory. `lay` returns what
    /// was wrong, and the screen shows it.
    pub fn lay(&mut self, lay: impl FnOnce(&mut Option<Table>, &mut Memory) -> Option<Notice>) {
        self.ui.lay(lay);
    }

    /// Shows what is wrong with what is kept.
    pub fn tell(&mut self, notice: Notice) {
        self.ui.tell(notice);
    }

    /// Sets the mark of this build and the name of the drive that takes a new program.
    pub fn set_build(&mut self, build: &'static str, drive: &'static str) {
        (self.ui.about.build, self.ui.about.drive) = (build, drive);
    }

    /// Sets what the fault that ended the previous run left, which the page about the device shows.
    pub fn set_last_words(&mut self, words: &str) {
        self.ui.about.set_words(words);
    }

    /// Returns the settings.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.ui.settings
    }

    /// Returns what is remembered about cards and boards, without what the game on the table was told.
    #[must_use]
    pub fn memory(&self) -> &Memory {
        &self.ui.memory
    }

    /// Returns the remembered names.
    #[must_use]
    pub fn roster(&self) -> &Roster {
        &self.ui.roster
    }

    /// Sets the thinking times of the game on the table.
    pub fn set_times(&mut self, times: Times) {
        self.ui.clock.begin(times);
        self.ui.refresh();
        self.start_clock();
    }

    /// Has the clock say when it wakes, for a game that was just laid on the table.
    fn start_clock(&mut self) {
        self.ui.pass(0, self.oled.dark_at());
    }

    /// Returns the thinking times of the game on the table.
    #[must_use]
    pub fn times(&self) -> &Times {
        &self.ui.clock.times
    }

    /// Returns the game on the table with its thinking times, to keep them together.
    pub(crate) fn played(&mut self) -> Option<(&Table, &mut Times)> {
        let Ui { table, clock, .. } = &mut self.ui;
        table.as_ref().map(|table| (table, &mut clock.times))
    }

    /// Returns the game on the table.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.ui.table.as_ref()
    }

    /// Returns the set-up that the set-up screens edit.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        self.ui.setup()
    }

    /// Returns what the screen shows.
    #[must_use]
    pub fn look(&self) -> Look<'_> {
        Look {
            screen: self.ui.screen(),
            items: self.ui.items(),
            cursor: self.ui.cursor(),
            spinner: self.ui.spinner(),
            dial: self.ui.dialled(),
            drafts: self.ui.drafts(),
            enough: self.ui.enough(),
            spelling: self.ui.spelling(),
            covered: self.ui.is_covered(),
            hides_a_question: self.ui.hides_a_question(),
        }
    }

    /// Ignores a button that is down at power-on until it is released.
    pub fn ignore_until_released(&mut self, button: Button) {
        self.buttons.ignore_until_released(button);
    }

    /// Takes a raw edge of a button: `down` is true when it closed.
    pub fn edge(&mut self, button: Button, down: bool, now: Millis) {
        self.buttons.edge(button, down, now);
        self.tick(now);
    }

    /// Lets time pass: holds, repeats, notes, dimming.
    pub fn tick(&mut self, now: Millis) {
        while let Some(press) = self.buttons.poll(now) {
            // Before it wakes the panel, or begins another turn.
            self.ui.pass(press.at, self.oled.dark_at());
            let acts = self.oled.press(press);
            self.ui.tick(press.at);
            if acts && press.act != Act::Touch {
                self.ui.clock.quieten();
                self.ui.press(press);
            }
        }
        self.oled.set_sleep(self.ui.settings.sleep_after());
        self.oled.tick(now);
        self.ui.pass(now, self.oled.dark_at());
        self.ui.tick(now);
    }

    /// Returns when [`Device::tick`] has to be called next, if nothing is pressed before then.
    #[must_use]
    pub fn next_wake(&self) -> Option<Millis> {
        let wakes = [self.buttons.next_wake(), self.oled.next_wake(), self.ui.next_wake(), self.ui.clock.wake()];
        wakes.into_iter().flatten().min()
    }

    /// Returns how bright the panel should be now.
    #[must_use]
    pub fn light(&self) -> PanelLight {
        self.oled.light(self.ui.settings.brightness)
    }

    /// Takes the oldest change that the body has not yet been told about.
    pub fn take_change(&mut self) -> Option<Change> {
        self.ui.take_change()
    }

    /// Draws the whole 128x64 picture.
    ///
    /// # Errors
    /// Passes on the error of the target.
    pub fn draw<D: DrawTarget<Color = BinaryColor>>(&self, target: &mut D) -> Result<(), D::Error> {
        self.draw_checked(target).map(|_| ())
    }

    /// Draws the whole picture, and returns whether every text lies wholly within its place.
    ///
    /// # Errors
    /// Passes on the error of the target.
    pub fn draw_checked<D: DrawTarget<Color = BinaryColor>>(&self, target: &mut D) -> Result<bool, D::Error> {
        target.clear(BinaryColor::Off)?;
        self.ui.draw(Canvas::new(target, self.oled.shift()))
    }

    /// Draws the whole picture into a frame: the same as [`Device::draw`], several times faster.
    pub fn draw_frame(&self, frame: &mut Frame) {
        self.draw_to(frame, Ear::DEAF);
    }

    /// Draws the whole picture into a frame, and has everything heard that it says in letters, numbers and icons, for who
    /// cannot see it.
    pub fn draw_aloud<'a>(&self, frame: &'a mut Frame, hear: &'a mut dyn FnMut(Heard<'_>)) {
        self.draw_to(frame, Ear::new(hear));
    }

    fn draw_to<'a>(&self, frame: &'a mut Frame, ear: Ear<'a>) {
        let Ok(()) = frame.clear(BinaryColor::Off);
        let Ok(_) = self.ui.draw(Canvas::aloud(frame, self.oled.shift(), ear));
    }

    /// Chooses the language, as the settings do.
    pub fn set_lang(&mut self, lang: Lang) {
        self.ui.set_lang(lang);
    }
}
