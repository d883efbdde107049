//! Every move of every replay can be made with the five buttons, through the real screens.

use std::fs;
use std::path::{Path, PathBuf};

use engine_nostd::Game;
use engine_nostd::setup::Mode;
use sim::hand_play;
use sim::navigator::press_record;
use sim::players::{self, twenty};
use sim::record_file;
use sim::tally::{PressTally, Unit};

/// What a record can say but the screens do not ask, with the reason.
const NOT_ASKED: [(&str, &str); 2] = [
    // The coins printed on a kind of business are asked for once (GV-36); another number is entered as a correction.
    ("buy-prices", "buy-business goldsmith 2"),
    // Workshops of one kind are picked by the engine, an idle one first.
    ("workshop-choice", "move g2 gardener#3"),
];

fn replays() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("replays");
    let mut files: Vec<PathBuf> = fs::read_dir(root)
        .unwrap()
        .flat_map(|folder| fs::read_dir(folder.unwrap().path()).unwrap())
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    files
}

fn record(file: &Path) -> Box<engine_nostd::Table> {
    record_file::load(&fs::read_to_string(file).unwrap())
        .unwrap_or_else(|failure| panic!("{}:{}: {}", file.display(), failure.line, failure.message))
}

#[test]
fn every_move_of_every_replay_can_be_made_with_the_buttons() {
    let mut exceptions = 0;
    for file in replays() {
        let table = record(&file);
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let pressed = press_record(table.record(), |_| ());
        // Only what tries corrections and refusals stops where the box would have gone on by itself.
        let complete = fs::read_to_string(&file).unwrap().contains("\n# bench: ");
        assert!(!complete || pressed.as_ref().is_ok_and(|pressed| pressed.laid == 0), "{name} is not played in one go");
        if let Err((entry, stuck)) = pressed {
            let made = &table.record().entries()[entry.saturating_sub(1)];
            let text = record_file::entry_text(made, table.setup());
            let known = NOT_ASKED.iter().any(|(replay, line)| *replay == name && text.ends_with(line));
            assert!(known, "{name}, entry {entry} ({text}): {stuck}");
            exceptions += 1;
        }
    }
    assert_eq!(exceptions, NOT_ASKED.len(), "an exception that is none any more");
}

/// Turns in which only a card is revealed: card, earn, nothing, nothing.
const IDLE: &str = "gnomon 1
game gnome-village
seat Anna
seat Bram
---
Anna card-coins 1
Anna earn
Anna next
Anna next
Bram card-coins 5
Bram earn
Bram next
Bram next
Anna card-road
Anna earn
Anna next
Anna next
Bram card-activate
Bram earn
Bram next
Bram next
Anna card-angry
Anna earn
Anna next
Anna next
Bram card-remove none
Bram earn
Bram next
Bram next
";

#[test]
fn an_idle_turn_takes_at_most_eight_presses() {
    let table = record_file::load(IDLE).unwrap();
    let mut tally = PressTally::default();
    tally.add(table.record(), &hand_play::play(table.record()).unwrap());
    let turns = &tally.units[&Unit::Turn];
    assert_eq!(turns.len(), 6);
    assert!(turns.worst() <= 8, "{turns:?}");
}

/// The most presses of the median turn, and of the median draw, every row of a held button counted: none of them may grow.
const MEDIANS: [(Game, Mode, Unit, usize); 5] = [
    (Game::GnomeVillage, Mode::Track, Unit::Turn, 19),
    (Game::Gardlings, Mode::Track, Unit::Draw, 5),
    (Game::MightyGnomes, Mode::Track, Unit::Turn, 10),
    (Game::GnomeElfTroll, Mode::Track, Unit::Turn, 10),
    (Game::GnomeElfTroll, Mode::Light, Unit::Turn, 5),
];

#[test]
fn games_of_players_who_want_to_win_take_no_more_presses_than_before() {
    for (game, mode, unit, most) in MEDIANS {
        let mut tally = PressTally::default();
        for (setup, seed) in twenty(game, mode, true, 1).into_iter().take(6) {
            let table = players::play(&setup, seed).unwrap();
            let played = hand_play::play(table.record())
                .unwrap_or_else(|stopped| panic!("{game:?} {mode:?}, {seed}: {stopped}"));
            tally.add(table.record(), &played);
        }
        let median = tally.units[&unit].median();
        assert!(median <= most, "{game:?} {mode:?}: {median} presses {}", unit.name());
    }
}

/// The complete games of Gnome Elf Troll.
const GARDENS: [&str; 4] = ["three-players-no-tile", "three-players-ten", "four-players-no-tile", "four-players-ten"];

fn complete(game: &str, name: &str) -> Box<engine_nostd::Table> {
    record(&Path::new(env!("CARGO_MANIFEST_DIR")).join("replays").join(game).join(name).with_extension("replay"))
}

#[test]
fn in_gnome_elf_troll_sowing_takes_at_most_four_presses_and_the_fixed_phases_hardly_any() {
    for name in GARDENS {
        let table = complete("gnome-elf-troll", name);
        let pressed = press_record(table.record(), |_| ()).unwrap();
        for (entry, strokes) in table.record().entries().iter().zip(&pressed.entries) {
            let text = record_file::entry_text(entry, table.setup());
            let most = match text.split(' ').nth(1) {
                // The last round is announced over the screen, which takes a press.
                Some("sow") => 5,
                // GET-37, GET-67: nobody has a choice.
                Some("harvest" | "draw") => 0,
                // What covers the screen after a purchase takes a press.
                Some("end-buy") => 2,
                _ => continue,
            };
            assert!(strokes.len() <= most, "{name}: {} presses for {text}", strokes.len());
        }
    }
}
