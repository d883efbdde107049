//! Players who want to win: their games end, are legal, and are the same again from text and from bytes.

use std::ops::RangeInclusive;

use engine_nostd::packed::{pack_entry, unpack_entry};
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Seat, Setup, State, Table};
use sim::players::{closely, play, setups};
use sim::record_file;

/// How many games of each set-up are played.
const SEEDS: RangeInclusive<u64> = 1..=4;

/// The depths in which games are played.
const DEPTHS: [Mode; 2] = [Mode::Track, Mode::Light];

/// Lists the set-ups of every game and depth.
fn all_setups() -> impl Iterator<Item = Setup> {
    Game::ALL.into_iter().flat_map(|game| DEPTHS.into_iter().flat_map(move |mode| setups(game, mode)))
}

/// Plays games of every set-up of every game and depth.
fn each_game(mut see: impl FnMut(&str, &Table)) {
    for setup in all_setups() {
        for seed in SEEDS {
            let what = described(&setup, seed);
            let table = play(&setup, seed).unwrap_or_else(|lost| panic!("{what}: {lost}"));
            see(&what, &table);
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
        match entry {
            Entry::Play(by, raw) => state.play(*by, raw).expect("every move is legal"),
            // The numbers of a last count.
            Entry::Fix(fix) => state.fix(fix).expect("every number is possible"),
            Entry::Undo | Entry::Redo => panic!("players take nothing back"),
        }
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
    for setup in all_setups() {
        let record = |seed| play(&setup, seed).expect("it ends").record().entries().to_vec();
        assert_eq!(record(1), record(1), "{}", described(&setup, 1));
        assert_ne!(record(1), record(2), "{}", described(&setup, 2));
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
            table.record().entries().iter().flat_map(|entry| pack_entry(entry, words).to_vec()).collect();
        let mut unpacked = Table::new(table.setup().clone()).expect("it was played");
        let mut left = bytes.as_slice();
        while !left.is_empty() {
            let (entry, used) = unpack_entry(left, words).unwrap_or_else(|error| panic!("{what}: {error:?}"));
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
    for game in Game::ALL {
        for setup in setups(game, Mode::Light) {
            for seed in SEEDS {
                let what = described(&setup, seed);
                let (light, full) =
                    (play(&setup, seed).expect("it ends"), play(&closely(&setup), seed).expect("it ends"));
                let (light, full) = (light.state(), full.state());
                assert_eq!((light.over(), light.round()), (full.over(), full.round()), "{what}");
                assert_eq!(light.winners(), full.winners(), "{what}");
                // After ten of a kind nobody counts again: the others have the numbers of their last turn.
                let all_count = game != Game::GnomeElfTroll || full.over() == Some("no-tile");
                for seat in Seat::all(full.players()).filter(|seat| all_count || full.winners().has(*seat)) {
                    assert_eq!(light.points(seat), full.points(seat), "{what}");
                }
            }
        }
    }
}
