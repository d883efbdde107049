//! Every move of every replay can be made with the five buttons, through the real screens.

use std::fs;
use std::path::{Path, PathBuf};

use sim::navigator::press_record;
use sim::presses_per_round::Presses;
use sim::presses_per_turn::turns;
use sim::record_file;

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
        if let Err((entry, stuck)) = press_record(table.record(), |_| ()) {
            let made = &table.record().entries()[entry.saturating_sub(1)];
            let text = record_file::entry_text(made, table.setup());
            let known = NOT_ASKED.iter().any(|(replay, line)| *replay == name && text.ends_with(line));
            assert!(known, "{name}, entry {entry} ({text}): {stuck}");
            exceptions += 1;
        }
    }
    assert_eq!(exceptions, NOT_ASKED.len(), "an exception that is none any more");
}

/// The complete games whose presses are counted.
const COMPLETE: [&str; 3] = ["two-players-base", "three-players-under-12-deluxe", "four-players-base-tie-break"];

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
fn an_idle_turn_takes_at_most_six_presses() {
    let table = record_file::load(IDLE).unwrap();
    let turns = turns(table.record()).unwrap();
    assert_eq!(turns.len(), 6);
    for turn in turns {
        assert!(turn.idle && turn.presses <= 6, "{turn:?}");
    }
}

#[test]
fn the_median_turn_of_the_recorded_games_does_not_grow() {
    let mut all = Vec::new();
    for name in COMPLETE {
        let file = replays().into_iter().find(|file| file.file_stem().unwrap() == name).expect(name);
        let turns = turns(record(&file).record()).unwrap();
        all.extend(turns.iter().map(|turn| turn.presses));
    }
    // A busy turn has two purchases, two moves and an action: the median of the recorded ones must not grow. Rows that keep
    // their place cost a press more than rows that move under the thumb.
    all.sort_unstable();
    assert!(all[all.len() / 2] <= 17, "the median turn took {} presses", all[all.len() / 2]);
}

/// The complete games of Gardlings in which every draw is entered.
const DRAWN_GAMES: [&str; 5] =
    ["two-players-long", "three-players-base", "three-players-pro", "four-players-missions", "five-players-full"];

#[test]
fn a_draw_takes_three_presses_and_the_rest_of_a_round_twelve() {
    let mut presses = Presses::default();
    for name in DRAWN_GAMES {
        let file = replays().into_iter().find(|file| file.file_stem().unwrap() == name).expect(name);
        presses.count(&fs::read_to_string(file).unwrap()).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    presses.sort();
    let median = |list: &[usize]| list[list.len() / 2];
    assert!(median(&presses.draws) <= 3, "{:?}", presses.draws);
    assert!(median(&presses.draws_of_others) <= median(&presses.draws) + 2, "{:?}", presses.draws_of_others);
    assert!(median(&presses.rounds) <= 12, "{:?}", presses.rounds);
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

#[test]
fn the_median_turn_of_gnome_elf_troll_takes_at_most_seven_presses() {
    let turns_of = |name| turns(complete("gnome-elf-troll", name).record()).unwrap();
    let mut all: Vec<usize> = GARDENS.into_iter().flat_map(turns_of).map(|turn| turn.presses).collect();
    all.sort_unstable();
    assert!(all[all.len() / 2] <= 7, "the median turn took {} presses", all[all.len() / 2]);
}

/// Complete games of Mighty Gnomes.
const MIGHTY: [&str; 3] = ["w11-two-players", "three-players", "four-players-druids"];

#[test]
fn the_median_turn_of_mighty_gnomes_takes_at_most_fourteen_presses() {
    let mut all = Vec::new();
    for name in MIGHTY {
        let file = replays().into_iter().find(|file| file.file_stem().unwrap() == name).expect(name);
        let turns = turns(record(&file).record()).unwrap();
        all.extend(turns.iter().map(|turn| turn.presses));
    }
    all.sort_unstable();
    assert!(all[all.len() / 2] <= 14, "the median turn took {} presses", all[all.len() / 2]);
}
