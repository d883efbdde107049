//! The games that the hands find on the table.

use std::fs;
use std::path::Path;

use engine_nostd::setup::Mode;
use engine_nostd::{Game, MAX_SEATS, Name, Seat, Setup, Table};
use sim::record_file;

/// Names that are as wide as names can be, with accents.
pub(crate) const WIDE_NAMES: [&str; MAX_SEATS] = ["Wilhelmw", "Maximili", "Zoë-Lïne", "Jéröme_8", "Ünsal-WM"];

/// Gives everybody at a table a wide name.
pub(crate) fn widen(setup: &mut Setup) {
    for (seat, name) in Seat::all(setup.names.len()).zip(WIDE_NAMES) {
        setup.names.rename(seat, Name::new(name).unwrap());
    }
}

/// Reads all replays: games in every state, score pads, results.
pub(crate) fn replays() -> Vec<Box<Table>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("replays");
    let folders = fs::read_dir(root).unwrap().map(|folder| folder.unwrap().path());
    let mut files: Vec<_> =
        folders.flat_map(|folder| fs::read_dir(folder).unwrap()).map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| record_file::load(&fs::read_to_string(file).unwrap()).unwrap()).collect()
}

/// Returns an empty score pad with this many players, whose names are wide.
pub(crate) fn score_pad(game: Game, players: usize) -> Box<Table> {
    let mut setup = Setup::new(game, Mode::ScorePad);
    WIDE_NAMES.iter().take(players).for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    Box::new(Table::new(setup).unwrap())
}
