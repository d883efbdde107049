//! Who plays what: every number of players and the main variants, and the games that figures are taken from.

use engine_nostd::games::{gardlings, gnome_village, mighty_gnomes};
use engine_nostd::setup::{Mode, Options};
use engine_nostd::{Game, Name, Seat, Setup};

/// Names as people have them.
const NAMES: [&str; 5] = ["Anna", "Bram", "Cleo", "Dora", "Emil"];

/// Five of the eight kinds of mighty gnomes, the Druid among them, by their bits.
const WITH_DRUID: u8 = 0b0001_1111;

/// The games that a figure is taken from.
const FIGURES: usize = 20;

/// Lists set-ups of a game and depth: every number of players, with the main variants of each.
#[must_use]
pub fn setups(game: Game, mode: Mode) -> Vec<Setup> {
    let (fewest, most) = game.vocabulary(mode).players;
    let plain = (fewest..=most).map(|players| of(game, players));
    let varied = plain.flat_map(|setup| variants(&setup));
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
        let players = match (game, mode) {
            // What a draw takes depends on how many draw at once, and its aim is that of four.
            (Game::Gardlings, Mode::Track) => 4,
            _ => fewest + seed % (most + 1 - fewest),
        };
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
fn with<O: Options + Copy>(setup: &Setup, values: &[(O, u8)]) -> Setup {
    let mut varied = setup.clone();
    values.iter().for_each(|(option, value)| varied.set_option(*option, *value));
    varied
}

/// Lists a full game's main variants, the plain game first.
fn variants(setup: &Setup) -> Vec<Setup> {
    match setup.game {
        Game::GnomeElfTroll => vec![setup.clone()],
        Game::GnomeVillage => {
            use gnome_village::GameOption::{Deluxe, Kids, Pool};
            let ways: [&[_]; 4] = [&[], &[(Deluxe, 1)], &[(Kids, 1)], &[(Deluxe, 1), (Kids, 1), (Pool, 1)]];
            ways.into_iter().map(|ways| with(setup, ways)).collect()
        }
        Game::Gardlings => {
            use gardlings::GameOption::{Goal, Pro};
            let ways: [&[_]; 3] = [&[], &[(Pro, 1)], &[(Goal, 1)]];
            let mut all: Vec<Setup> = ways.into_iter().map(|ways| with(setup, ways)).collect();
            let missions: Vec<Setup> = all.iter().take(2).map(with_missions).collect();
            all.extend(missions);
            all
        }
        Game::MightyGnomes => {
            use mighty_gnomes::GameOption::{Druid, Gnomes, Trail};
            // Five of eight kinds, by their bits; the Druid's tile has a size.
            let ways: [&[_]; 3] =
                [&[], &[(Gnomes, WITH_DRUID), (Druid, 2)], &[(Gnomes, 0b1111_1000), (Druid, 3), (Trail, 15)]];
            ways.into_iter().map(|ways| with(setup, ways)).collect()
        }
    }
}

/// Lays a mission in front of each player, and one beside each where there are enough (GL-111, GL-112).
fn with_missions(setup: &Setup) -> Setup {
    use gardlings::GameOption::{Mission, Missions, Right, ShapeA, ShapeB, ShapeC};
    use gardlings::Mission as Tile;
    let tiles = [Tile::Redraw, Tile::Blues, Tile::ShapeA, Tile::Surround, Tile::Empties, Tile::ShapeB, Tile::ShapeC];
    let mut setup = with(setup, &[(Missions, 1)]);
    let players = setup.names.len();
    let beside = if players <= 3 { players } else { 0 };
    let mut lay = |option, tiles: &[Tile]| {
        let place = option as usize;
        let mut bytes = setup.bytes_at(place).to_vec();
        bytes.iter_mut().zip(tiles).for_each(|(byte, tile)| *byte = *tile as u8);
        setup.set_bytes_at(place, &bytes);
    };
    lay(Mission, &tiles[..players]);
    lay(Right, &tiles[players..players + beside]);
    let shapes = [(Tile::ShapeA, ShapeA), (Tile::ShapeB, ShapeB), (Tile::ShapeC, ShapeC)];
    for (_, option) in shapes.into_iter().filter(|(tile, _)| tiles[..players + beside].contains(tile)) {
        setup.set_option(option, 3);
    }
    setup
}

/// Returns the set-up of the full game that a light one tells less closely.
#[must_use]
pub fn closely(setup: &Setup) -> Setup {
    let mut full = setup.clone();
    full.set_mode(Mode::Track);
    match setup.game {
        // The light game leaves the mission tiles to the table.
        Game::Gardlings if full.says_yes(gardlings::GameOption::Missions) => with_missions(&full),
        // Nor does it ask which gnomes take part, or how large the Druid's tile is.
        Game::MightyGnomes => {
            use mighty_gnomes::GameOption::{Druid, Gnomes};
            let told = full.option(Gnomes);
            with(&full, &[(Gnomes, if told == 0 { WITH_DRUID } else { told }), (Druid, 2)])
        }
        Game::Gardlings | Game::GnomeVillage | Game::GnomeElfTroll => full,
    }
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
