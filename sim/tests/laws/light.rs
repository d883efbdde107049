//! The laws of light games, and of full games that are made light.

use std::collections::BTreeSet;

use engine_nostd::light::LIGHT;
use engine_nostd::record::Entry;
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::{Game, RuleError, Seat, State, Table};
use sim::chance::Chance;
use sim::commands::replay::value_text;
use sim::random_play::{self, RandomMoves};
use sim::record_file;

use crate::played::{Law, check_record, law};
use crate::setups::setups;
use crate::steps::{corrections, nonsense, steps};
use crate::{for_every_setup, opening, play, replays};

/// The number of random games that meet every move and every refusal of a light game.
const GAMES: usize = 2_000;

/// Returns the games that can be played light.
fn games() -> impl Iterator<Item = Game> {
    Game::ALL.into_iter().filter(|game| !game.vocabulary(Mode::Light).verbs.is_empty())
}

#[test]
fn the_laws_hold_for_people_who_play_light() {
    let game = (opening(200), steps(80));
    for_every_setup(Mode::Light, 4, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn the_laws_hold_for_corrections_of_a_light_game() {
    let game = (opening(100), corrections(60));
    for_every_setup(Mode::Light, 4, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn the_laws_hold_for_nonsense_in_a_light_game() {
    let game = (opening(100), nonsense(60));
    for_every_setup(Mode::Light, 4, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

/// Checks that a full game becomes a light one at any time, with the same coins, and comes back with an undo.
pub(crate) fn check_lightened(table: &Table) -> Law {
    let state = table.state();
    let playable = games().any(|game| game == table.setup().game);
    if !playable || !state.can_lighten() || state.over().is_some() || table.record().is_full() {
        return Ok(());
    }
    let mut light = Box::new(table.clone());
    law(light.play(None, LIGHT.blank()).is_ok(), || "a full game cannot be made light".into())?;
    let holds = light.state().invariants();
    law(holds.is_ok(), || format!("made light, this does not hold: {holds:?}"))?;
    for seat in Seat::all(state.players()) {
        let coins = |table: &Table| {
            let value = table.state().named_field(Some(seat), "coins");
            value.map(|value| value_text(&value, table.setup()))
        };
        // In Gnome Village the first coin of a card follows.
        let gets_one =
            |kept: &str| kept.parse::<u8>().ok() == coins(table).and_then(|had| had.parse::<u8>().ok()?.checked_add(1));
        let first_coin = |kept: &str| table.setup().game == Game::GnomeVillage && state.phase() == 0 && gets_one(kept);
        let same = coins(&light).is_none_or(|kept| coins(table).as_deref() == Some(&kept) || first_coin(&kept));
        law(same, || "made light, coins change".into())?;
    }
    check_record(&light)?;
    law(light.undo().is_ok() && light.state() == state, || "the full game does not come back".into())
}

#[test]
fn light_games_come_to_their_end() {
    for (seed, setup) in setups(Mode::Light).iter().enumerate() {
        let mut chance = Chance::new(seed as u64);
        let mut state = State::new(setup).unwrap();
        while let Some((by, raw)) = random_play::offered(&state, &mut chance) {
            assert_eq!(state.play(by, &raw), Ok(()), "seed {seed}: {setup:?}");
        }
        assert!(state.over().is_some(), "seed {seed}: {setup:?}");
        assert!(state.winners().iter().count() > 0, "seed {seed}: nobody won {setup:?}");
    }
}

#[test]
fn random_play_knows_every_move_and_every_refusal_of_a_light_game() {
    for game in games() {
        let words = game.vocabulary(Mode::Light);
        let mut waiting: BTreeSet<&str> =
            words.refusals.iter().copied().chain(RuleError::COMMON.map(RuleError::id)).collect();
        let mut unplayed: BTreeSet<u8> = words.verbs.iter().map(|verb| verb.id).collect();
        let setups: Vec<Setup> = setups(Mode::Light).into_iter().filter(|setup| setup.game == game).collect();
        for (seed, setup) in setups.iter().cycle().take(GAMES).enumerate() {
            let mut chance = Chance::new(seed as u64);
            let mut state = State::new(setup).unwrap();
            let mut moves = RandomMoves::new(&state);
            for _ in 0..1_500 {
                let result = match chance.below(8) {
                    0 => state.fix(&random_play::fix_of_bytes(&state, &mut chance)),
                    1 => state.fix(&random_play::fix(&state, &mut chance)),
                    2 => state.play(Seat::new(chance.below(setup.names.len())), &moves.of_bytes(&mut chance)),
                    _ => match moves.of_phase(&state, &mut chance) {
                        Some((by, raw)) => state.play(by, &raw).inspect(|()| _ = unplayed.remove(&raw.verb)),
                        None => break,
                    },
                };
                waiting.remove(result.err().map_or("", RuleError::id));
            }
            // People bring it to its end, which nonsense hardly ever does.
            while let Some((by, raw)) = random_play::offered(&state, &mut chance) {
                assert_eq!(state.play(by, &raw), Ok(()), "seed {seed}: {setup:?}");
            }
            if state.over().is_some() {
                let over = state.play(None, &moves.of_bytes(&mut chance));
                waiting.remove(over.err().map_or("", RuleError::id));
            }
            if unplayed.is_empty() && waiting.is_empty() {
                break;
            }
        }
        // Some are met only in a game that was full.
        for (path, table) in replays(game) {
            let record = table.record();
            let mut table = record_file::put_back(record, 0).unwrap();
            let mut chance = Chance::new(0);
            for entry in &record.entries()[record.position_len()..] {
                table.enter(*entry).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                if matches!(entry, Entry::Play(..)) && table.state().vocabulary().verbs.len() == words.verbs.len() {
                    let mut moves = RandomMoves::new(table.state());
                    for _ in 0..50 {
                        let Some((by, raw)) = moves.of_phase(table.state(), &mut chance) else { break };
                        waiting.remove(table.state().clone().play(by, &raw).err().map_or("", RuleError::id));
                    }
                }
            }
        }
        assert!(unplayed.is_empty(), "{game:?}, never played: {unplayed:?}");
        assert!(waiting.is_empty(), "{game:?}, never refused with: {waiting:?}");
    }
}
