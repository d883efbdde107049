//! Laws that hold for every game, every set-up, and whatever is entered.
//!
//! A failure shows the set-up and the fewest steps that lead to it, and the record up to that point as a file to
//! replay.

mod automatic;
mod light;
mod offers;
mod played;
mod setups;
mod standings;
mod steps;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine_nostd::games::gnome_elf_troll;
use engine_nostd::games::gnome_village::LightPhase;
use engine_nostd::packed::{pack_entry, unpack_entry, unpack_setup};
use engine_nostd::record::{CAPACITY, Entry};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::{Game, RuleError, Seat, State, Table, TableError};
use played::{Broken, Law, Played, check_record, law};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use setups::setups;
use sim::chance::Chance;
use sim::random_play::{self, RandomMoves};
use sim::record_file;
use steps::{LawStep, corrections, nonsense, steps};

/// The number of set-ups of a game that are each tried as often as a law says; if there are more, each is tried less
/// often.
const SETUPS: u32 = 48;

/// Runs a law for every set-up. The seed is the same every time, so that a law does not break by chance; the long runs
/// use new numbers each time.
fn for_every_setup<S: Strategy>(
    mode: Mode,
    cases: u32,
    fresh: bool,
    strategy: S,
    check: impl Fn(&Setup, S::Value) -> Law,
) {
    let setups = setups(mode);
    for setup in &setups {
        // A game with more set-ups is not played more often than the others.
        let of_game = setups.iter().filter(|other| other.game == setup.game).count() as u32;
        let cases = (cases * SETUPS).div_ceil(of_game);
        let config = Config { cases, failure_persistence: None, max_shrink_iters: 4_096, ..Config::default() };
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let mut runner = if fresh { TestRunner::new(config) } else { TestRunner::new_with_rng(config, rng) };
        let result =
            runner.run(&strategy, |steps| check(setup, steps).map_err(|Broken(what)| TestCaseError::fail(what)));
        if let Err(error) = result {
            match error {
                TestError::Fail(reason, steps) => panic!("{reason}\n{setup:?}\n{steps:#?}"),
                TestError::Abort(reason) => panic!("{reason}"),
            }
        }
    }
}

/// Where the steps begin: after this many moves that the device offered, with this seed.
#[derive(Clone, Copy, Debug)]
struct Opening {
    moves: usize,
    seed: u64,
}

fn opening(most: usize) -> impl Strategy<Value = Opening> {
    (0..most, any::<u64>()).prop_map(|(moves, seed)| Opening { moves, seed })
}

/// Plays the opening and the steps, and checks all laws.
fn play(setup: &Setup, opening: Opening, steps: &[LawStep]) -> Law {
    let mut played = Played::new(setup);
    let mut chance = Chance::new(opening.seed);
    let mut whole = |played: &mut Played| {
        for _ in 0..opening.moves {
            let state = played.table.state();
            let Some((by, raw)) = random_play::offered(state, &mut chance) else { break };
            let entry = Entry::Play(by, raw);
            law(played.enter(entry)?, || format!("what was offered is refused: {entry:?}"))?;
        }
        let state = played.table.state();
        // A last count is no position: it follows from the last round, and who has counted is not laid out.
        let count = match setup.game {
            Game::GnomeVillage => LightPhase::Count as usize,
            Game::GnomeElfTroll => gnome_elf_troll::LightPhase::Count as usize,
            Game::Gardlings | Game::MightyGnomes => usize::MAX,
        };
        let counts = state.is_light() && state.phase() >= count;
        if !state.vocabulary().position.is_empty() && state.over().is_none() && !counts && chance.once_in(2) {
            played.lay_out(&mut chance)?;
        }
        steps.iter().try_for_each(|step| played.step(*step))?;
        light::check_lightened(&played.table)?;
        check_record(&played.table)?;
        played.check_way_back()
    };
    let result = whole(&mut played);
    result.map_err(|Broken(what)| Broken(format!("{what}\n\n{}", record_file::to_text(played.table.record()))))
}

#[test]
fn the_laws_hold_for_people_who_play() {
    let game = (opening(200), steps(80));
    for_every_setup(Mode::Track, 10, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn the_laws_hold_for_corrections() {
    let game = (opening(200), corrections(60));
    for_every_setup(Mode::Track, 10, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn the_laws_hold_for_nonsense() {
    let game = (opening(200), nonsense(60));
    for_every_setup(Mode::Track, 10, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn the_laws_hold_for_a_score_pad() {
    let game = (opening(1), nonsense(60));
    for_every_setup(Mode::ScorePad, 100, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

/// Run it with `cargo test --release -p sim --test laws -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn the_laws_hold_for_a_long_time() {
    let game = || (opening(400), prop_oneof![steps(200), corrections(200), nonsense(200)]);
    for_every_setup(Mode::Track, 500, true, game(), |setup, (opening, steps)| play(setup, opening, &steps));
    for_every_setup(Mode::ScorePad, 2_000, true, game(), |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn every_replay_is_the_same_after_text_and_after_bytes() {
    for (path, table) in Game::ALL.into_iter().flat_map(replays) {
        let result = check_record(&table);
        assert!(result.is_ok(), "{}: {result:?}", path.display());
    }
}

/// Reads the replays of a game in the order of their names.
fn replays(game: Game) -> impl Iterator<Item = (PathBuf, Box<Table>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("replays").join(game.word());
    let files: BTreeSet<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.into_iter().map(|path| {
        let table = record_file::load(&fs::read_to_string(&path).unwrap());
        let table = table.unwrap_or_else(|failure| panic!("{}: {failure:?}", path.display()));
        (path, table)
    })
}

#[test]
fn games_come_to_their_end() {
    for (seed, setup) in setups(Mode::Track).iter().enumerate() {
        let mut chance = Chance::new(seed as u64);
        let mut table = Table::new(setup.clone()).unwrap();
        while let Some((by, raw)) = random_play::offered(table.state(), &mut chance) {
            let result = table.play(by, raw);
            assert_eq!(result, Ok(()), "seed {seed}: {}", record_file::to_text(table.record()));
        }
        assert!(table.state().over().is_some(), "seed {seed}: {}", record_file::to_text(table.record()));
        let standings = table.state().standings();
        assert!(standings.winners().count() > 0, "seed {seed}: nobody won {setup:?}");
        // Nothing more can be entered but corrections, and an undo reopens the game.
        let next = Entry::Play(None, RandomMoves::new(table.state()).of_bytes(&mut chance));
        assert_eq!(table.enter(next), Err(TableError::Rule(RuleError::GameOver)));
        table.undo().unwrap();
        assert!(table.state().over().is_none());
    }
}

/// The number of random games of each game, or one with every set-up, that meet every move and nearly every refusal.
const GAMES: usize = 8_000;

/// The number of random moves that are tried in every position of the replays.
const TRIES: usize = 50;

/// Makes sure that the laws cover the whole game: chance finds every move and every refusal.
#[test]
fn random_play_knows_every_move_and_every_refusal() {
    for game in Game::ALL {
        let words = game.vocabulary(Mode::Track);
        let mut waiting: BTreeSet<&str> =
            words.refusals.iter().copied().chain(RuleError::COMMON.map(RuleError::id)).collect();
        if words.phases.len() < 2 {
            // There is no other phase that a move could belong to.
            waiting.remove(RuleError::WrongPhase.id());
        }
        let mut unplayed: BTreeSet<u8> = words.verbs.iter().map(|verb| verb.id).collect();
        let setups: Vec<Setup> = setups(Mode::Track).into_iter().filter(|setup| setup.game == game).collect();
        for (seed, setup) in setups.iter().cycle().take(GAMES.max(setups.len())).enumerate() {
            if unplayed.is_empty() && waiting.is_empty() {
                break;
            }
            let mut chance = Chance::new(seed as u64);
            let mut state = State::new(setup).unwrap();
            let mut moves = RandomMoves::new(&state);
            // Only a line of a record says `set`.
            waiting.remove(state.check_set().err().map_or("", RuleError::id));
            // Longer than nearly every game; a few are left unfinished.
            for _ in 0..2_000 {
                if state.over().is_some() {
                    break;
                }
                let result = match chance.below(40) {
                    0 => state.fix(&random_play::fix_of_bytes(&state, &mut chance)),
                    1 => state.fix(&random_play::fix(&state, &mut chance)),
                    2 => state.play(Seat::new(chance.below(setup.names.len())), &moves.of_bytes(&mut chance)),
                    _ => {
                        let (by, raw) = moves.of_phase(&state, &mut chance).expect("the game goes on");
                        state.play(by, &raw).inspect(|()| _ = unplayed.remove(&raw.verb))
                    }
                };
                waiting.remove(result.err().map_or("", RuleError::id));
            }
            if state.over().is_some() {
                let over = state.play(None, &moves.of_bytes(&mut chance)).unwrap_err();
                waiting.remove(over.id());
            }
        }
        // A random game hardly ever reaches some refusals: a Prison is full only if a visitor uses it.
        for (path, table) in replays(game).filter(|(_, table)| table.setup().mode == Mode::Track) {
            if waiting.is_empty() {
                break;
            }
            let mut chance = Chance::new(0);
            let record = table.record();
            let mut table = record_file::put_back(record, 0).unwrap();
            let mut moves = RandomMoves::new(table.state());
            for entry in &record.entries()[record.position_len()..] {
                table.enter(*entry).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                for _ in 0..TRIES {
                    let Some((by, raw)) = moves.of_phase(table.state(), &mut chance) else { break };
                    waiting.remove(table.state().clone().play(by, &raw).err().map_or("", RuleError::id));
                }
            }
        }
        assert!(unplayed.is_empty(), "never played: {unplayed:?}");
        assert!(waiting.is_empty(), "never refused with: {waiting:?}");
    }
}

#[test]
fn a_full_record_loses_nothing() {
    // Some set-ups of every game.
    let setups = setups(Mode::Track);
    let of_game = |game| setups.iter().filter(move |setup| setup.game == game);
    let some = Game::ALL.into_iter().flat_map(|game| of_game(game).step_by(of_game(game).count().div_ceil(10)));
    for (seed, setup) in some.enumerate() {
        let mut chance = Chance::new(seed as u64);
        let mut played = Played::new(setup);
        while !played.table.record().is_full() {
            // A game that is over continues by taking something back.
            let entry = match random_play::offered(played.table.state(), &mut chance) {
                Some(_) if chance.once_in(10) => Entry::Fix(random_play::fix(played.table.state(), &mut chance)),
                Some((by, raw)) => Entry::Play(by, raw),
                None => Entry::Undo,
            };
            played.enter(entry).unwrap();
        }
        assert_eq!(played.table.record().entries().len(), CAPACITY);
        check_record(&played.table).unwrap();
        let before = played.table.clone();
        let offer = random_play::offered(played.table.state(), &mut chance);
        let offer = offer.map(|(by, raw)| Entry::Play(by, raw));
        let coins = random_play::fix(played.table.state(), &mut chance);
        for entry in [offer, Some(Entry::Undo), Some(Entry::Redo), Some(Entry::Fix(coins))].into_iter().flatten() {
            let refusal = played.table.enter(entry).unwrap_err();
            let expected = match entry {
                Entry::Redo if before.record().redoable().is_none() => TableError::NothingToRedo,
                Entry::Fix(fix) => before.state().check_fix(&fix).map_or_else(TableError::Rule, |()| TableError::Full),
                _ => TableError::Full,
            };
            assert_eq!(refusal, expected, "{entry:?}");
            assert_eq!(played.table.record(), before.record());
            assert_eq!(played.table.state(), before.state());
        }
        assert_eq!(TableError::Full.id(), "record-full");
    }
}

#[test]
fn a_record_of_any_bytes_is_refused_or_read() {
    let setup = setups(Mode::Track).pop().unwrap();
    let words = setup.game.vocabulary(setup.mode);
    let state = State::new(&setup).unwrap();
    let mut runner = TestRunner::new_with_rng(
        Config { cases: 4_000, failure_persistence: None, ..Config::default() },
        TestRng::deterministic_rng(RngAlgorithm::ChaCha),
    );
    let result = runner.run(&(vec(any::<u8>(), 0..64), "\\PC{0,40}"), |(bytes, line)| {
        if let Ok((_, length)) = unpack_setup(&bytes) {
            prop_assert!(length <= bytes.len());
        }
        if let Ok((entry, length)) = unpack_entry(&bytes, words) {
            prop_assert_eq!(&pack_entry(&entry, words)[..], &bytes[..length]);
        }
        let _ = engine_nostd::notation::read_entry(&line, &setup, &state).map_err(|error| error.to_string());
        let _ = record_file::load(&line);
        Ok(())
    });
    result.unwrap();
}
