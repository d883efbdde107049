//! Random hands on the whole device: whatever is pressed, every screen fits, and the game stays intact.
//!
//! A failure names the seed of its run, what was pressed last, and shows the screen.

mod tables;
mod widest;

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt;

use device_nostd::buttons::{BOUNCE, HOLD};
use device_nostd::storage::{Earlier, EarlierGames};
use device_nostd::words::Lang;
use device_nostd::{Button, Date, Device, Ended, EndedFor, Millis, PanelLight, Roster, Screen, Settings, Statistics};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use engine_nostd::record::{Entry, Record};
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, State, Table};
use sim::cells::Cells;
use sim::chance::Chance;
use sim::memory_file;
use sim::picture::{HEIGHT, Picture, WIDTH};
use sim::record_file;
use sim::script::{Hands, Stroke, name};
use tables::WIDE_NAMES;

/// Cards and steps that an earlier game was told about.
const KNOWN: &str = "known mighty-gnomes set-cost robber wood=2 coins=9
known mighty-gnomes set-cost keyholder 9 9 9 9 9 9
known mighty-gnomes set-step warehouse 1 cap=40 vp=20 cost=9
";

/// Returns the name of a kind of screen; a new one has to be visited too. Only a notice is not, for no press leads
/// to one, nor the page that is seen while the box restarts: that is rare.
fn kind(screen: Screen) -> &'static str {
    match screen {
        Screen::Language => "language",
        Screen::Home => "home",
        Screen::Earlier => "earlier",
        Screen::People => "people",
        Screen::Person(_) => "person",
        Screen::ScorePads => "score-pads",
        Screen::Players => "players",
        Screen::Names => "names",
        Screen::PickName(_) => "pick-name",
        Screen::Spell(_) => "spell",
        Screen::First => "first",
        Screen::Lots(_) => "lots",
        Screen::Options => "options",
        Screen::Remembered => "remembered",
        Screen::Members(_) => "members",
        Screen::OptionNumber(_) => "option-number",
        Screen::Briefing => "briefing",
        Screen::Play => "play",
        Screen::Happened => "happened",
        Screen::Ask => "ask",
        Screen::Pad => "pad",
        Screen::Count(_) => "count",
        Screen::Menu => "menu",
        Screen::History => "history",
        Screen::FixWhose => "fix-whose",
        Screen::FixFamily(_) => "fix-family",
        Screen::FixIndex(..) => "fix-index",
        Screen::FixValue(..) => "fix-value",
        Screen::FixPart(..) => "fix-part",
        Screen::Scores => "scores",
        Screen::Reminders => "reminders",
        Screen::Settings => "settings",
        Screen::SelfTest => "self-test",
        Screen::Update => "update",
        Screen::Updating => "updating",
        Screen::LeaveGame(_) => "leave-game",
        // Only a cable asks this.
        Screen::Offered => "offered",
        Screen::Help => "help",
        Screen::About => "about",
        Screen::Results => "results",
        Screen::Player(_) => "player",
        Screen::TakeBack(_) => "take-back",
        Screen::GiveUp => "give-up",
        Screen::Why(_) => "why",
        Screen::TieBreak => "tie-break",
        Screen::Times => "times",
        Screen::Info(_) => "info",
        Screen::Notice(_) => "notice",
    }
}

const KINDS: [&str; 44] = [
    "about",
    "update",
    "count",
    "lots",
    "happened",
    "language",
    "give-up",
    "player",
    "take-back",
    "home",
    "earlier",
    "people",
    "person",
    "score-pads",
    "players",
    "names",
    "pick-name",
    "spell",
    "first",
    "options",
    "remembered",
    "members",
    "option-number",
    "briefing",
    "play",
    "ask",
    "pad",
    "menu",
    "history",
    "fix-whose",
    "fix-family",
    "fix-index",
    "fix-value",
    "fix-part",
    "scores",
    "reminders",
    "settings",
    "self-test",
    "leave-game",
    "help",
    "results",
    "why",
    "tie-break",
    "info",
];

/// One thing that random hands do.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Stroke(Stroke),
    /// Holds a button long enough to repeat, or to count as stuck.
    Long(Button, Millis),
    /// Presses two buttons that overlap: the second goes down after this long, and then the first or the second comes
    /// up.
    Chord([Button; 2], Millis, bool),
    /// Pulls the plug and switches on again.
    PowerCycle,
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stroke(stroke) => stroke.fmt(f),
            Self::Long(button, millis) => write!(f, "long:{}:{millis}", name(*button)),
            Self::Chord([first, second], after, crossed) => {
                let (x, y) = (name(*first), name(*second));
                write!(f, "chord:{x}+{y}:{after}:{}", if *crossed { "crossed" } else { "nested" })
            }
            Self::PowerCycle => f.write_str("power-cycle"),
        }
    }
}

/// A counter of lit pixels that are not on the panel; drawing on it does not clip them.
#[derive(Default)]
struct Surroundings {
    lit_outside: usize,
}

impl Dimensions for Surroundings {
    fn bounding_box(&self) -> Rectangle {
        let size = Size::new(3 * WIDTH as u32, 3 * HEIGHT as u32);
        Rectangle::new(Point::new(-(WIDTH as i32), -(HEIGHT as i32)), size)
    }
}

impl DrawTarget for Surroundings {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        let panel = Rectangle::new(Point::zero(), Size::new(WIDTH as u32, HEIGHT as u32));
        let outside = |pixel: &Pixel<BinaryColor>| pixel.1.is_on() && !panel.contains(pixel.0);
        self.lit_outside += pixels.into_iter().filter(outside).count();
        Ok(())
    }
}

/// What was seen in all runs together.
#[derive(Default)]
struct Seen {
    kinds: BTreeSet<&'static str>,
    /// The number of tracked games that ended in the results while hands pressed.
    ended: usize,
    /// The number of players whose names were spelled.
    spelled: usize,
    dark: usize,
    presses: usize,
}

/// Returns games that were played before, with names as wide as names can be.
fn earlier() -> EarlierGames {
    let setup = |players: usize| {
        let mut setup = Setup::new(Game::ALL[0], Mode::Track);
        WIDE_NAMES[..players].iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
        setup
    };
    // The widest digits.
    let date = Date::read("2028-08-28T20:28");
    let game = |players: usize| {
        // Those of an even number of players came to their end.
        let points = players.is_multiple_of(2).then(|| (0..players).map(|_| 188).collect());
        Earlier { number: players as u32, setup: setup(players), date: date.filter(|_| players > 2), points }
    };
    (2..=5).map(game).collect()
}

/// One pair of random hands on one device.
struct PressRun {
    seed: u64,
    chance: Chance,
    device: Box<Device>,
    hands: Hands,
    /// The row that the hands are heading for.
    heading: Option<usize>,
    deeds: Vec<Deed>,
    was_over: bool,
    names: BTreeSet<String>,
}

/// Returns what everybody of a roster did in far more than a hundred games of each kind, with so few points that most results
/// are remarkable.
fn statistics(roster: &Roster) -> Statistics {
    let mut statistics = Statistics::new(roster);
    for (game, names) in Game::ALL.into_iter().flat_map(|game| roster.names().chunks(4).map(move |names| (game, names)))
    {
        let player = |name: &Name, points| EndedFor { name: name.clone(), points, rank: 1, won: points > 0 };
        let players: Vec<EndedFor> =
            names.iter().zip([0, 0, 0, 12]).map(|(name, points)| player(name, points)).collect();
        let ended = Ended { game, mode: Mode::Light, players: players.into_iter().collect() };
        (0..120).for_each(|_| statistics.add(&ended));
    }
    statistics
}

impl PressRun {
    /// Switches a device on; every third run begins with an empty table, the others with a game.
    fn new(seed: u64, lang: Lang, games: &[Box<Table>]) -> Self {
        let mut chance = Chance::new(seed);
        let mut roster = Roster::default();
        if chance.once_in(2) {
            WIDE_NAMES.iter().for_each(|name| roster.remember(&Name::new(name).unwrap()));
        }
        let game = chance.pick(games);
        let table = if chance.once_in(3) { None } else { Some(begun(game, &mut chance)) };
        let mut device = Box::new(Device::new());
        let names = roster.names().iter().map(ToString::to_string).collect();
        let settings = Settings { aid: chance.once_in(2), lang_chosen: !chance.once_in(8), ..Settings::in_lang(lang) };
        device.set_memory(memory_file::from_text(KNOWN));
        device.load(settings, roster, table.map(|table| *table));
        device.set_earlier(earlier());
        device.set_statistics(statistics(device.roster()));
        let was_over = is_over(&device);
        let deeds = Vec::new();
        Self { seed, chance, device, hands: Hands::default(), heading: None, deeds, was_over, names }
    }

    /// Chooses what to do next: mostly something with a purpose.
    fn deed(&mut self) -> Deed {
        let chance = &mut self.chance;
        let press = |button| Deed::Stroke(Stroke::Press(button));
        let any = |chance: &mut Chance| *chance.pick(&Button::ALL);
        match chance.below(100) {
            0..=4 => return Deed::Stroke(Stroke::Hold(any(chance))),
            5..=6 => return Deed::Long(*chance.pick(&[Button::Up, Button::Down]), 450 + chance.below(2_500) as Millis),
            7 => return Deed::Long(any(chance), 400 + chance.below(12_000) as Millis),
            8..=10 => {
                return Deed::Chord([any(chance), any(chance)], chance.below(500) as Millis, chance.once_in(2));
            }
            11 => {
                let longest = *chance.pick(&[100, 3_000, 31_000, 400_000, 2_000_000]);
                return Deed::Stroke(Stroke::Wait(chance.below(longest) as Millis));
            }
            12 if chance.once_in(4) => return Deed::PowerCycle,
            // As a body does: sleep until there is something to do.
            13 => {
                let wake = self.device.next_wake().unwrap_or(0);
                return Deed::Stroke(Stroke::Wait(wake.saturating_sub(self.hands.now())));
            }
            12..=25 => return press(any(chance)),
            _ => {}
        }
        let look = self.device.look();
        match look.screen {
            // A few letters, then done.
            Screen::Spell(_) => {
                return press(*chance.pick(&[
                    Button::Up,
                    Button::Down,
                    Button::Down,
                    Button::Ok,
                    Button::Ok,
                    Button::Next,
                ]));
            }
            Screen::Play if chance.once_in(8) => return press(Button::Next),
            Screen::LeaveGame(_) if !chance.once_in(4) => return press(Button::Back),
            _ => {}
        }
        if look.spinner.is_some() {
            return press(*chance.pick(&[Button::Ok, Button::Ok, Button::Up, Button::Down]));
        }
        if look.dial.is_some() {
            return press(*chance.pick(&[Button::Up, Button::Up, Button::Down, Button::Ok, Button::Next]));
        }
        if look.items.is_empty() {
            return press(*chance.pick(&[Button::Ok, Button::Next, Button::Back]));
        }
        let heading = self.heading.filter(|row| *row < look.items.len());
        let row = heading.unwrap_or_else(|| {
            // The first row of the options begins the game: whoever takes it at once sees none of them.
            let first = usize::from(look.screen == Screen::Options && look.items.len() > 1 && !chance.once_in(4));
            first + chance.below(look.items.len() - first)
        });
        self.heading = Some(row);
        if row == look.cursor {
            self.heading = None;
            return press(Button::Ok);
        }
        let down = (row + look.items.len() - look.cursor) % look.items.len();
        press(if 2 * down <= look.items.len() { Button::Down } else { Button::Up })
    }

    fn make(&mut self, deed: Deed) {
        let device = &mut *self.device;
        match deed {
            Deed::Stroke(stroke) => self.hands.make(device, stroke),
            Deed::Long(button, millis) => {
                device.edge(button, true, self.hands.now());
                self.hands.make(device, Stroke::Wait(millis));
                device.edge(button, false, self.hands.now());
                self.hands.make(device, Stroke::Wait(BOUNCE));
            }
            Deed::Chord([first, second], after, crossed) => {
                device.edge(first, true, self.hands.now());
                self.hands.make(device, Stroke::Wait(after));
                device.edge(second, true, self.hands.now());
                self.hands.make(device, Stroke::Wait(HOLD / 2));
                let (early, late) = if crossed { (first, second) } else { (second, first) };
                device.edge(early, false, self.hands.now());
                self.hands.make(device, Stroke::Wait(BOUNCE / 2));
                device.edge(late, false, self.hands.now());
                self.hands.make(device, Stroke::Wait(BOUNCE));
            }
            Deed::PowerCycle => {
                let table = device.table().map(|table| {
                    let text = record_file::to_text(table.record());
                    let read = record_file::load(&text).expect("a saved game is read back");
                    assert_eq!(read.state(), table.state(), "the game resumes");
                    *read
                });
                let mut fresh = Box::new(Device::new());
                fresh.set_memory(device.memory().clone());
                fresh.load(device.settings(), device.roster().clone(), table);
                fresh.set_earlier(earlier());
                fresh.set_statistics(statistics(fresh.roster()));
                self.device = fresh;
                self.hands = Hands::default();
            }
        }
    }

    /// Presses this many times, and looks after each press.
    fn press(&mut self, presses: usize, seen: &mut Seen) -> Result<(), Fault> {
        for _ in 0..presses {
            let deed = self.deed();
            self.deeds.push(deed);
            self.make(deed);
            seen.presses += 1;
            self.look(seen)?;
        }
        Ok(())
    }

    fn look(&mut self, seen: &mut Seen) -> Result<(), Fault> {
        let mut picture = Picture::new();
        let Ok(fits) = self.device.draw_checked(&mut picture);
        self.check(fits, "a text is not inside its place")?;
        let mut around = Surroundings::default();
        let Ok(_) = self.device.draw_checked(&mut around);
        self.check(around.lit_outside == 0, "something is drawn outside the panel")?;
        if let Some(table) = self.device.table() {
            let holds = table.state().invariants();
            self.check(holds.is_ok(), holds.err().unwrap_or_default())?;
        }
        let look = self.device.look();
        self.check(look.cursor < look.items.len() || look.items.is_empty(), "the highlight is on no row")?;
        let in_range = |spinner: device_nostd::Spinner| (spinner.min..=spinner.max).contains(&spinner.value);
        self.check(look.spinner.is_none_or(in_range), "a number is out of its range")?;
        // Light tracking has a dial instead of rows, or nothing but what ends the phase.
        let ends = |state: &State| state.is_light() && state.next_move(state.focus()).is_some();
        let to_do = !look.items.is_empty()
            || look.dial.is_some()
            || self.device.table().is_some_and(|table| ends(table.state()));
        self.check(look.screen != Screen::Play || to_do, "there is no move to make")?;
        let wakes = self.device.next_wake().is_none_or(|at| at > self.hands.now());
        self.check(wakes, "time has passed, and the device wants it to pass again")?;
        let screen = look.screen;
        while self.device.take_change().is_some() {}

        seen.kinds.insert(kind(screen));
        seen.dark += usize::from(self.device.light() == PanelLight::Off);
        let over = is_over(&self.device);
        seen.ended += usize::from(over && !self.was_over && screen == Screen::Results);
        self.was_over = over;
        for name in self.device.roster().names() {
            seen.spelled += usize::from(self.names.insert(name.to_string()));
        }
        Ok(())
    }

    fn check(&self, holds: bool, what: &str) -> Result<(), Fault> {
        if holds {
            return Ok(());
        }
        let screen = self.device.look().screen;
        let head = format!("{what}: {}, {screen:?}", self.device.settings().lang.code());
        let mut report = format!("{head}, {}\n", self.way());
        report.push_str(&Picture::of(&self.device).text(Cells::HalfBlocks));
        if let Some(table) = self.device.table() {
            report.push_str(&record_file::to_text(table.record()));
        }
        Err(Fault { head, report })
    }

    /// Returns how the hands got here.
    fn way(&self) -> String {
        let last = self.deeds.len().saturating_sub(60);
        let deeds: Vec<String> = self.deeds[last..].iter().map(ToString::to_string).collect();
        format!("seed {}: {last} presses, then {}", self.seed, deeds.join(" "))
    }
}

/// Something that must not be on a screen.
struct Fault {
    /// What, in which language, on which screen.
    head: String,
    report: String,
}

impl Drop for PressRun {
    fn drop(&mut self) {
        // A panic inside the device does not say how it came about.
        if std::thread::panicking() {
            eprintln!("{}", self.way());
        }
    }
}

fn is_over(device: &Device) -> bool {
    device.table().is_some_and(|table| table.state().over().is_some())
}

/// Returns all replays, and empty score pads with as many players as fit round a table.
fn games() -> Vec<Box<Table>> {
    let mut games = tables::replays();
    for game in Game::ALL {
        let (_, most) = game.vocabulary(Mode::ScorePad).players;
        games.push(tables::score_pad(game, most));
    }
    games
}

/// Plays a game up to some entry, sometimes with wide names.
fn begun(game: &Table, chance: &mut Chance) -> Box<Table> {
    let mut setup = game.setup().clone();
    if chance.once_in(2) {
        tables::widen(&mut setup);
    }
    let entries = game.record().entries();
    let position = game.record().position_len();
    // Often nearly all of it, so that the end is near.
    let length = if chance.once_in(2) {
        entries.len() - entries.len().min(chance.below(12))
    } else {
        chance.below(entries.len() + 1)
    };
    let mut record = Record::new(setup);
    entries[..length.max(position)].iter().for_each(|entry: &Entry| record.push(*entry).unwrap());
    record_file::put_back(&record, length).unwrap()
}

/// Presses this many times in all, in runs of this length, in all languages in turn.
fn press_all(total: usize, length: usize, first_seed: u64) -> Seen {
    let games = games();
    let mut seen = Seen::default();
    let mut faults: Vec<Fault> = Vec::new();
    for seed in (first_seed..).take(total / length) {
        let lang = Lang::ALL[(seed % Lang::ALL.len() as u64) as usize];
        // Everything that is wrong is shown at once, each fault where it was first met.
        if let Err(fault) = PressRun::new(seed, lang, &games).press(length, &mut seen)
            && faults.iter().all(|known| known.head != fault.head)
        {
            faults.push(fault);
        }
    }
    let reports: Vec<&str> = faults.iter().map(|fault| fault.report.as_str()).collect();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), reports.join("\n"));
    seen
}

/// Makes sure that the hands got everywhere but for so many kinds of screens.
fn check_seen(seen: &Seen, but: usize) {
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !seen.kinds.contains(kind)).collect();
    assert!(missing.len() <= but, "never seen: {missing:?}");
    assert!(seen.ended > 0, "no game ended");
    assert!(seen.spelled > 0, "no name was spelled");
    assert!(seen.dark > 0, "the panel never went dark");
}

#[test]
fn forty_thousand_presses_stay_on_the_screen() {
    let seen = press_all(40_000, 250, 1);
    assert_eq!(seen.presses, 40_000);
    // So few presses miss a rare screen by chance, another one whenever rows come or go.
    check_seen(&seen, 4);
}

/// Run it with `cargo test --release -p sim --test presses -- --ignored`; `GNOMON_SEED=2000000` in front begins with
/// another seed.
#[test]
#[ignore = "takes minutes; CI runs it in release"]
fn a_million_presses_stay_on_the_screen() {
    let first_seed = std::env::var("GNOMON_SEED").map_or(1_000_000, |seed| seed.parse().expect("a seed is a number"));
    let seen = press_all(1_000_000, 1_000, first_seed);
    assert_eq!(seen.presses, 1_000_000);
    check_seen(&seen, 0);
    assert!(seen.ended > 100, "only {} games ended", seen.ended);
}
