//! Players who want to win: their games end, are legal, and are the same again from text and from bytes.

use std::ops::RangeInclusive;

use engine_nostd::packed::{pack_entry, unpack_entry};
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Seat, Setup, State, Table};
use sim::players::{play, setups};
use sim::record_file;

/// How many games of each set-up are played.
const SEEDS: RangeInclusive<u64> = 1..=4;

/// The games and depths that players know.
const PLAYED: [(Game, Mode); 5] = [
    (Game::GnomeVillage, Mode::Track),
    (Game::GnomeElfTroll, Mode::Track),
    (Game::GnomeElfTroll, Mode::Light),
    (Game::Gardlings, Mode::Track),
    (Game::MightyGnomes, Mode::Track),
];

/// Plays games of every set-up of every game and depth.
fn each_game(mut see: impl FnMut(&str, &Table)) {
    for (game, mode) in PLAYED {
        for setup in setups(game, mode) {
            for seed in SEEDS {
                let what = described(&setup, seed);
                let table = play(&setup, seed).unwrap_or_else(|lost| panic!("{what}: {lost}"));
                see(&what, &table);
            }
        }
    }
}

fn described(setup: &Setup, seed: u64) -> String {
    let players = setup.names.len();
    format!("{} {:?}, {players} players, options {:?}, seed {seed}", setup.game.word(), setup.mode, setup.options)
}

/// Plays the moves of a record one by one, without a table.
fn replayed(table: &Table) -> State {
    let mut state = State::new(table.setup()).expect("it was played");
    for entry in table.record().entries() {
        let Entry::Play(by, raw) = entry else { panic!("players make moves and nothing else") };
        state.play(*by, raw).expect("every move is legal");
    }
    state
}

#[test]
fn every_game_ends_and_every_move_is_legal() {
    each_game(|what, table| {
        assert!(table.state().over().is_some(), "{what}");
        assert_eq!(replayed(table), *table.state(), "{what}");
    });
}

#[test]
fn the_same_seed_gives_the_same_record_and_another_one_another_game() {
    for (game, mode) in PLAYED {
        for setup in setups(game, mode) {
            let record = |seed| play(&setup, seed).expect("it ends").record().entries().to_vec();
            assert_eq!(record(1), record(1), "{}", described(&setup, 1));
            assert_ne!(record(1), record(2), "{}", described(&setup, 2));
        }
    }
}

#[test]
fn text_and_bytes_give_the_same_game() {
    each_game(|what, table| {
        let text = record_file::to_text(table.record());
        let read = record_file::load(&text).unwrap_or_else(|failure| panic!("{what}: {}", failure.message));
        assert_eq!(read.record(), table.record(), "{what}");
        assert_eq!(read.state(), table.state(), "{what}");

        let words = table.setup().game.vocabulary(table.setup().mode);
        let bytes: Vec<u8> =
            table.record().entries().iter().flat_map(|entry| pack_entry(entry, &words).to_vec()).collect();
        let mut unpacked = Table::new(table.setup().clone()).expect("it was played");
        let mut left = bytes.as_slice();
        while !left.is_empty() {
            let (entry, used) = unpack_entry(left, &words).unwrap_or_else(|error| panic!("{what}: {error:?}"));
            unpacked.enter(entry).unwrap_or_else(|error| panic!("{what}: {error}"));
            left = &left[used..];
        }
        assert_eq!(unpacked.state(), table.state(), "{what}");
    });
}

/// Returns between how many rounds a game of people lasts.
fn rounds(game: Game) -> RangeInclusive<u16> {
    match game {
        // Paper games and those of the rulebook's authors: about eight; fewer gnomes make it shorter.
        Game::GnomeVillage => 4..=14,
        // Ten of a kind, or the last tile: 33 turns of three, 48 of four.
        Game::GnomeElfTroll => 3..=13,
        Game::Gardlings => 5..=25,
        Game::MightyGnomes => 5..=5,
    }
}

#[test]
fn games_are_as_long_as_those_of_people() {
    each_game(|what, table| {
        let game = table.setup().game;
        assert!(rounds(game).contains(&table.state().round()), "{what}: {} rounds", table.state().round());
    });
}

#[test]
fn a_light_game_ends_with_the_numbers_of_the_full_one() {
    for setup in setups(Game::GnomeElfTroll, Mode::Light) {
        for seed in SEEDS {
            let mut closely = setup.clone();
            closely.set_mode(Mode::Track);
            let (light, full) = (play(&setup, seed).expect("it ends"), play(&closely, seed).expect("it ends"));
            let what = described(&setup, seed);
            assert_eq!(light.state().over(), full.state().over(), "{what}");
            assert_eq!(light.state().round(), full.state().round(), "{what}");
            assert_eq!(light.state().winners(), full.state().winners(), "{what}");
            for seat in Seat::all(setup.names.len()) {
                // After ten nobody counts again: the others have the numbers of their last turn.
                if full.state().over() == Some("no-tile") || full.state().winners().has(seat) {
                    assert_eq!(light.state().points(seat), full.state().points(seat), "{what}");
                }
            }
        }
    }
}
