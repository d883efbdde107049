//! The clock by time: when it runs, when it stands, and what it costs.

use device_nostd::oled::{DEFAULT_SLEEP, DIM_AFTER};
use device_nostd::words::Lang;
use device_nostd::{Button, Change, Device, Millis, Roster, Screen, Settings};
use engine_nostd::Seat;
use sim::picture::Picture;
use sim::record_file;
use sim::script::{Hands, Stroke};

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;

/// Gnome Village, light: Anna begins.
const VILLAGE: &str = "gnomon 1\ngame gnome-village\noption depth light\nseat Anna\nseat Bram\n---\n";

/// A device with a clock, a game on its table, and hands whose time is the device's.
struct Timed {
    device: Device,
    hands: Hands,
}

impl Timed {
    fn with(record: &str, settings: Settings) -> Self {
        let table = record_file::load(record).unwrap();
        let mut device = Device::new();
        device.load(settings, Roster::default(), Some(*table));
        Self { device, hands: Hands::default() }
    }

    fn new(record: &str) -> Self {
        Self::with(record, Settings { clock: true, ..Settings::in_lang(Lang::En) })
    }

    fn wait(&mut self, time: Millis) {
        self.hands.make(&mut self.device, Stroke::Wait(time));
    }

    fn press(&mut self, button: Button) {
        self.hands.make(&mut self.device, Stroke::Press(button));
    }

    fn hold(&mut self, button: Button) {
        self.hands.make(&mut self.device, Stroke::Hold(button));
    }

    /// The seconds of Anna and Bram.
    fn seconds(&self) -> [u32; 2] {
        [0, 1].map(|seat| self.device.times().seconds(Seat::new(seat).unwrap()))
    }

    /// Lets time pass as a body does, and returns how often the device wanted to be woken before that.
    fn wakes(&mut self, time: Millis) -> usize {
        let until = self.hands.now() + time;
        let mut wakes = 0;
        while let Some(at) = self.device.next_wake().filter(|at| *at < until) {
            self.device.tick(at);
            wakes += 1;
        }
        self.wait(time);
        wakes
    }

    fn reminders(&mut self) -> usize {
        std::iter::from_fn(|| self.device.take_change()).filter(|change| *change == Change::Reminder).count()
    }
}

#[test]
fn each_turn_counts_for_whoever_has_it_and_an_undo_gives_nothing_back() {
    let mut box_ = Timed::with(VILLAGE, Settings { clock: true, ..Settings::in_lang(Lang::En) });
    box_.wait(20 * SECOND);
    box_.press(Button::Up);
    box_.wait(10 * SECOND);
    assert_eq!(box_.seconds(), [30, 0]);
    // To the next player: the guide goes phase by phase.
    while box_.device.table().unwrap().state().turn() == Some(Seat::FIRST) {
        box_.press(Button::Next);
    }
    box_.wait(45 * SECOND);
    let counted = box_.seconds();
    assert_eq!(counted[1], 45);
    while box_.device.table().unwrap().record().standing_count() > 0 {
        box_.press(Button::Back);
    }
    let [anna, bram] = box_.seconds();
    assert!(anna >= counted[0] && bram >= 45, "{anna} {bram}");
}

#[test]
fn menu_scores_and_a_dark_panel_stop_it_and_a_rule_or_a_question_does_not() {
    let mut box_ = Timed::new(VILLAGE);
    box_.wait(10 * SECOND);
    box_.hold(Button::Back);
    assert_eq!(box_.device.look().screen, Screen::Menu);
    let before = box_.seconds();
    box_.wait(90 * SECOND);
    assert_eq!(box_.seconds(), before);
    box_.press(Button::Back);
    box_.hold(Button::Next);
    assert_eq!(box_.device.look().screen, Screen::Scores);
    let before = box_.seconds();
    box_.wait(90 * SECOND);
    assert_eq!(box_.seconds(), before);
    box_.press(Button::Back);
    // What happened is a question of the turn, and so is the rule behind a row of it.
    box_.press(Button::Ok);
    box_.hold(Button::Ok);
    assert!(matches!(box_.device.look().screen, Screen::Info(_)), "{:?}", box_.device.look().screen);
    let [before, _] = box_.seconds();
    box_.wait(10 * SECOND);
    assert_eq!(box_.seconds(), [before + 10, 0]);
    box_.press(Button::Back);
    box_.press(Button::Back);
    // The panel goes dark five minutes after that press; who presses after an hour has thought for five minutes.
    let [before, _] = box_.seconds();
    box_.wait(60 * MINUTE);
    box_.press(Button::Ok);
    let [after, _] = box_.seconds();
    let dark = (DEFAULT_SLEEP / SECOND) as u32;
    assert!((dark..=dark + 2).contains(&(after - before)), "{before} {after}");
}

#[test]
fn where_everybody_acts_at_once_nobodys_clock_runs() {
    let mut box_ = Timed::new("gnomon 1\ngame gardlings\noption depth light\nseat Anna\nseat Bram\nseat Cleo\n---\n");
    box_.wait(2 * MINUTE);
    assert_eq!(box_.seconds(), [0, 0]);
    // The count goes round.
    box_.press(Button::Next);
    box_.wait(20 * SECOND);
    assert_eq!(box_.seconds(), [20, 0]);
}

#[test]
fn a_long_turn_is_reminded_of_once_a_press_ends_it_and_the_next_turn_has_its_own() {
    let settings = Settings { clock: true, reminder: 2, ..Settings::in_lang(Lang::En) };
    let mut box_ = Timed::with(VILLAGE, settings);
    box_.wakes(MINUTE);
    assert_eq!(box_.reminders(), 0);
    let still = Picture::of(&box_.device);
    box_.wakes(MINUTE + SECOND / 4);
    assert_eq!(box_.reminders(), 1);
    assert_ne!(Picture::of(&box_.device), still);
    box_.wakes(2 * MINUTE);
    assert_eq!(box_.reminders(), 0);
    while box_.device.table().unwrap().state().turn() == Some(Seat::FIRST) {
        box_.press(Button::Next);
    }
    box_.wakes(2 * MINUTE);
    assert_eq!(box_.reminders(), 1);
    // Without a setting nobody is reminded.
    let mut silent = Timed::new(VILLAGE);
    silent.wakes(4 * MINUTE);
    assert_eq!(silent.reminders(), 0);
}

#[test]
fn without_the_clock_nothing_wakes_more_often_and_with_it_six_times_a_minute() {
    // Dimming, moving the picture at 3 minutes, and going dark.
    let mut without = Timed::with(VILLAGE, Settings::in_lang(Lang::En));
    assert_eq!(without.wakes(10 * MINUTE), 3);
    assert!(without.seconds() == [0, 0] && DIM_AFTER < MINUTE);
    // Every ten seconds for five minutes, of which 30 s, 180 s and 300 s wake already.
    let mut with = Timed::new(VILLAGE);
    assert_eq!(with.wakes(10 * MINUTE), 30);
    // In the menu it stands.
    let mut menu = Timed::new(VILLAGE);
    menu.hold(Button::Back);
    assert_eq!(menu.wakes(10 * MINUTE), 3);
}

#[test]
fn a_game_that_begins_has_no_time_and_a_score_pad_no_clock() {
    let mut pad = Timed::new("gnomon 1\ngame gnome-village\noption mode score-pad\nseat Anna\nseat Bram\n---\n");
    pad.wait(MINUTE);
    assert!(pad.device.times().is_empty());
}
