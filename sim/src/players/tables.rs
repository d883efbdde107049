//! Who plays what: every number of players and the main variants, and the games that figures are taken from.

use engine_nostd::setup::{Mode, Options};
use engine_nostd::{Game, Name, Seat, Setup};

use super::habits;

/// Names as people have them.
const NAMES: [&str; 5] = ["Anna", "Bram", "Cleo", "Dora", "Emil"];

/// The games that a figure is taken from.
const FIGURES: usize = 20;

/// Lists set-ups of a game and depth: every number of players, with the main variants of each.
#[must_use]
pub fn setups(game: Game, mode: Mode) -> Vec<Setup> {
    let (fewest, most) = game.vocabulary(mode).players;
    let plain = (fewest..=most).map(|players| of(game, players));
    let varied = plain.flat_map(|setup| habits(game).variants(&setup));
    varied.flat_map(|setup| in_mode(&setup, mode)).collect()
}

/// Lists the set-ups and seeds that figures are taken from: the plain game, each number of players in turn. The seeds
/// follow one another from the first.
#[must_use]
pub fn twenty(game: Game, mode: Mode, guide: bool, first: usize) -> Vec<(Setup, u64)> {
    let (fewest, most) = game.vocabulary(mode).players;
    // Alone everything is drawn from one bag, and nobody else has to be found.
    let fewest = fewest.max(2);
    let table = |seed: usize| {
        let players = habits(game).measured_players(mode).unwrap_or(fewest + seed % (most + 1 - fewest));
        let mut setup = of(game, players);
        setup.first = Seat::new(seed / 3 % players).unwrap_or(Seat::FIRST);
        let mut ways = in_mode(&setup, mode);
        // First come those with the guide, and of each those with the coins in the box.
        let way = if guide { 0 } else { ways.len() / 2 };
        (ways.swap_remove(way), seed as u64)
    };
    (first..first + FIGURES).map(table).collect()
}

fn of(game: Game, players: usize) -> Setup {
    let mut setup = Setup::new(game, Mode::Track);
    for name in NAMES.iter().take(players).filter_map(|name| Name::new(name).ok()) {
        setup.names.push(name);
    }
    setup
}

/// Returns a set-up with options changed.
pub(super) fn with<O: Options + Copy>(setup: &Setup, values: &[(O, u8)]) -> Setup {
    let mut varied = setup.clone();
    values.iter().for_each(|(option, value)| varied.set_option(*option, *value));
    varied
}

/// Returns the set-up of the full game that a light one tells less closely.
#[must_use]
pub fn closely(setup: &Setup) -> Setup {
    let mut full = setup.clone();
    full.set_mode(Mode::Track);
    habits(setup.game).closely(full)
}

/// Returns a set-up in a depth; for a light game with the guide and without, with coins in the box and on the table.
fn in_mode(setup: &Setup, mode: Mode) -> Vec<Setup> {
    let mut first = setup.clone();
    if mode != setup.mode {
        first.set_mode(mode);
    }
    if mode != Mode::Light {
        return vec![first];
    }
    let mut ways = vec![first];
    for word in ["coins", "guide"] {
        let Some(place) = ways[0].option_place(word) else { continue };
        let other = |setup: &Setup| {
            let mut other = setup.clone();
            // Of two values the other one.
            other.set_bytes_at(place, &[1 - setup.bytes_at(place)[0]]);
            other
        };
        let others: Vec<Setup> = ways.iter().map(other).collect();
        ways.extend(others);
    }
    ways
}
