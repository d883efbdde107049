//! The laws about what the box does by itself: nobody has a choice there, and it goes back with its cause.

use std::collections::BTreeMap;

use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::verb::Raw;
use engine_nostd::{Game, Seat, Setup, State, Table};
use sim::chance::Chance;
use sim::random_play::{self, RandomMoves};

use crate::played::{Broken, Law, law};
use crate::setups::setups;

/// How many other moves are tried where there should be none.
const TRIES: usize = 40;
/// More moves than the box ever makes by itself.
const LONGEST: usize = 16;

/// Checks that whatever else is legal comes to the same.
fn check_only(state: &State, moves: &mut RandomMoves, chance: &mut Chance) -> Law {
    let Some((by, alone)) = state.automatic() else { return Ok(()) };
    let mut after = state.clone();
    after.play(by, &alone).map_err(|error| Broken(format!("{alone:?} is refused with {error}")))?;
    let mut others: Vec<(Option<Seat>, Raw)> = (0..TRIES).filter_map(|_| moves.of_phase(state, chance)).collect();
    others.extend((0..TRIES / 4).filter_map(|_| random_play::offered(state, chance)));
    others.extend(state.next_move(state.focus()));
    for (seat, raw) in others {
        // Telling what is printed is no move of a turn, and the same move with a number of its own is a correction.
        let corrects = raw.verb == alone.verb && raw != alone || (state.vocabulary().tells)(&raw).is_some();
        let mut other = state.clone();
        if !corrects && other.play(seat, &raw).is_ok() {
            law(other == after, || format!("{raw:?} is another choice than {alone:?}"))?;
        }
    }
    Ok(())
}

/// Makes a move and what follows from it, as the device does, and checks the way back.
fn enter(table: &mut Table, by: Option<Seat>, raw: Raw) -> Law {
    let refused = |error| Broken(format!("{raw:?} is refused with {error}"));
    let before = table.state().clone();
    table.play(by, raw).map_err(refused)?;
    let mut alone = 0;
    while let Some(entry) = table.automatic() {
        table.enter(entry).map_err(refused)?;
        alone += 1;
        law(alone <= LONGEST, || "the box goes on and on by itself".into())?;
    }
    let after = table.state().clone();
    if alone > 0 {
        let back = table.take_back().map_err(refused)?;
        law(back == Entry::Play(by, raw), || format!("{back:?} was taken back"))?;
        law(*table.state() == before, || "what followed by itself is still there".into())?;
        law(table.things_to_bring_back() == 1, || "one thing was taken back".into())?;
        table.bring_back().map_err(refused)?;
        law(*table.state() == after, || "what followed by itself did not come back".into())?;
    }
    Ok(())
}

/// Counts what people did.
fn things(table: &Table) -> usize {
    let mut things = 0;
    table.for_each_standing_backwards(|_, alone| things += usize::from(!alone));
    things
}

/// Loads the record of a table anew, which knows of it only what a saved game says.
fn loaded(table: &Table) -> Box<Table> {
    let mut loaded = Box::new(Table::new(table.setup().clone()).unwrap());
    let mut refill = loaded.refill();
    table.record().entries().iter().for_each(|entry| refill.push(*entry).unwrap());
    refill.settle().unwrap();
    loaded
}

/// Checks that what is known of a whole game, and of one that was taken back as a whole, is known when it is loaded.
fn check_loaded(mut table: Box<Table>, entered: usize) -> Law {
    law(things(&loaded(&table)) == entered, || "a loaded game has other things to take back".into())?;
    let state = table.state().clone();
    let mut back = 0;
    while table.take_back().is_ok() {
        back += 1;
    }
    law(back == entered, || format!("{entered} things were taken back as {back}"))?;
    let mut loaded = loaded(&table);
    law(loaded.things_to_bring_back() == entered, || "a loaded game has other things to bring back".into())?;
    let mut again = 0;
    while loaded.bring_back().is_ok() {
        again += 1;
    }
    law(again == entered && *loaded.state() == state, || format!("{entered} things came back as {again}"))
}

/// Plays a random game, and returns how often the box did something by itself.
fn play(setup: &Setup, seed: u64) -> Result<usize, Broken> {
    let mut table = Box::new(Table::new(setup.clone()).unwrap());
    let mut moves = RandomMoves::new(table.state());
    let mut chance = Chance::new(seed);
    let (mut alone, mut entered) = (0, 0);
    for _ in 0..150 {
        let Some((by, raw)) = random_play::offered(table.state(), &mut chance) else { break };
        // Every state on the way of the box.
        let mut state = table.state().clone();
        if state.play(by, &raw).is_ok() {
            while let Some((by, next)) = state.automatic() {
                check_only(&state, &mut moves, &mut chance)?;
                alone += 1;
                let _ = state.play(by, &next);
            }
        }
        let by = by.or(table.state().only_seat(raw.verb));
        enter(&mut table, by, raw)?;
        entered += 1;
    }
    law(things(&table) == entered, || "a move with what follows from it is not one thing".into())?;
    check_loaded(table, entered)?;
    Ok(alone)
}

#[test]
fn what_the_box_does_by_itself_is_no_choice_and_goes_back_with_its_cause() {
    let mut alone: BTreeMap<&str, usize> = BTreeMap::new();
    for (seed, setup) in setups(Mode::Track).iter().enumerate() {
        let count = play(setup, seed as u64).unwrap_or_else(|Broken(what)| panic!("{what}\n{setup:?}"));
        *alone.entry(setup.game.word()).or_default() += count;
    }
    for game in Game::ALL {
        assert!(alone[game.word()] > 20, "the box hardly does anything by itself: {alone:?}");
    }
}
