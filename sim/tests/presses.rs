//! Random presses on the whole device, in all languages: no panic, no text outside its place, never a broken game.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use device_nostd::words::Lang;
use device_nostd::{Button, Device, Roster, Settings};
use sim::cells::Cells;
use sim::picture::Picture;
use sim::record_file;
use sim::script::{Hands, Stroke};

/// Is a small generator of random numbers (xorshift): the same seed gives the same presses everywhere.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }

    fn button(&mut self) -> Button {
        Button::ALL[self.roll(5) as usize]
    }
}

/// Is one thing that a random hand does; two buttons may be down at once.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Stroke(Stroke),
    Chord(Button, Button),
}

fn deed(dice: &mut Dice) -> Deed {
    let stroke = match dice.roll(200) {
        // Hands that mean something press OK and go down lists.
        0..70 => Stroke::Press(Button::Ok),
        70..115 => Stroke::Press(Button::Down),
        115..135 => Stroke::Press(Button::Up),
        135..160 => Stroke::Press(Button::Next),
        160..170 => Stroke::Press(Button::Back),
        170..175 => Stroke::Hold(Button::Ok),
        175..179 => Stroke::Hold(Button::Back),
        179..182 => Stroke::Hold(Button::Next),
        182..187 => Stroke::Steps(if dice.roll(2) == 0 { Button::Up } else { Button::Down }, 2 + dice.roll(7) as u8),
        187..190 => Stroke::Wait(dice.roll(3_000)),
        // Long enough to dim, and now and then to go dark.
        190..192 => Stroke::Wait(dice.roll(400_000)),
        _ => return Deed::Chord(dice.button(), dice.button()),
    };
    Deed::Stroke(stroke)
}

fn make(deed: Deed, hands: &mut Hands, device: &mut Device) {
    match deed {
        Deed::Stroke(stroke) => hands.make(device, stroke),
        Deed::Chord(first, second) => {
            let now = hands.now();
            for (button, down, at) in
                [(first, true, 0), (second, true, 3), (second, true, 7), (first, false, 60), (second, false, 90)]
            {
                device.edge(button, down, now + at);
            }
            hands.make(device, Stroke::Wait(150));
        }
    }
}

/// Presses at random and checks every picture; gives the names of the screens that were seen.
fn press(seed: u64, lang: Lang, record: Option<&str>, presses: usize, seen: &mut BTreeSet<String>) {
    let table = record.map(|text| *record_file::load(text).unwrap());
    let mut device = Box::new(Device::new());
    device.load(Settings { lang, ..Settings::default() }, Roster::default(), table);
    let (mut dice, mut hands, mut history) = (Dice(seed | 1), Hands::default(), Vec::new());
    for _ in 0..presses {
        let deed = deed(&mut dice);
        history.push(deed);
        make(deed, &mut hands, &mut device);
        let look = device.look();
        let name = format!("{:?}", look.screen);
        seen.insert(name.split('(').next().unwrap_or_default().to_string());
        let mut picture = Picture::new();
        let Ok(fits) = device.draw_checked(&mut picture);
        assert!(
            fits,
            "seed {seed}, {lang:?}, {} presses, screen {name}: a text is outside its place\n{}\nlast: {:?}",
            history.len(),
            picture.text(Cells::HalfBlocks),
            &history[history.len().saturating_sub(8)..]
        );
        if let Some(table) = device.table() {
            let holds = table.state().invariants();
            assert!(holds.is_ok(), "seed {seed}, {lang:?}, {} presses: {holds:?}", history.len());
        }
        while device.take_change().is_some() {}
    }
}

/// Gives the tables that presses start from: none, games of every kind in their middle and at their end.
fn starts() -> Vec<Option<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("replays/gnome-village");
    let text = |name: &str| fs::read_to_string(folder.join(name).with_extension("replay")).unwrap();
    // A game without its last moves is about to end.
    let almost = |name: &str| {
        let text = text(name);
        let lines: Vec<&str> =
            text.lines().filter(|line| !line.starts_with("expect") && !line.starts_with("refuse")).collect();
        lines[..lines.len() - 4].join("\n")
    };
    vec![
        None,
        Some(almost("two-players-base")),
        Some(text("x04-crowded-earn")),
        Some(almost("three-players-under-12-deluxe")),
        Some(text("four-players-base-tie-break")),
        Some(almost("four-players-quick")),
        Some(text("x12-score-pad")),
        Some(text("x12-tie-break-shared")),
        Some(text("act-pool-nl")),
    ]
}

fn press_everywhere(presses: usize, seen: &mut BTreeSet<String>) {
    let starts = starts();
    let each = presses / (starts.len() * Lang::ALL.len());
    for (index, start) in starts.iter().enumerate() {
        for lang in Lang::ALL {
            let seed = 0x9e37_79b9 * (index as u64 * 4 + lang as u64 + 1);
            press(seed, lang, start.as_deref(), each + 1, seen);
        }
    }
}

/// The screens that random presses have to come by.
const SCREENS: [&str; 26] = [
    "Home",
    "Players",
    "Names",
    "PickName",
    "Spell",
    "First",
    "Options",
    "Briefing",
    "Play",
    "Ask",
    "Pad",
    "Menu",
    "History",
    "FixWhose",
    "FixFamily",
    "FixIndex",
    "FixValue",
    "Scores",
    "Reminders",
    "Settings",
    "LeaveGame",
    "Help",
    "Results",
    "Why",
    "TieBreak",
    "Info",
];

#[test]
fn twenty_thousand_random_presses_do_no_harm() {
    let mut seen = BTreeSet::new();
    press_everywhere(20_000, &mut seen);
    for screen in SCREENS {
        assert!(seen.contains(screen), "no press led to {screen}");
    }
}

#[test]
#[ignore = "a million presses: for a release build"]
fn a_million_random_presses_do_no_harm() {
    press_everywhere(1_000_000, &mut BTreeSet::new());
}
