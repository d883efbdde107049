//! The presses of complete games of players who want to win, every step counted.

use std::fmt::Write;

use engine_nostd::Game;
use engine_nostd::setup::Mode;

use crate::hand_play;
use crate::players::{self, Aim, habits};
use crate::tally::{Counts, PressTally};

/// A game in a depth, as it is measured.
#[derive(Clone, Copy, Debug)]
struct Measured(Game, Aim);

/// The presses from switching on to the first move that are aimed at.
const FIRST_MOVE: usize = 3;

impl Measured {
    fn name(&self) -> String {
        let depth = match (self.1.mode, self.1.guide) {
            (Mode::Track, _) => "full",
            (Mode::Light, true) => "light",
            (Mode::Light, false) => "light, no guide",
            (Mode::ScorePad, _) => "score pad",
        };
        format!("{} {depth}", self.0.word())
    }

    /// Plays the games, the first of them with this seed, and counts.
    fn tally(&self, first: usize) -> Result<PressTally, String> {
        let mut tally = PressTally::default();
        for (setup, seed) in players::twenty(self.0, self.1.mode, self.1.guide, first) {
            let table = players::play(&setup, seed).map_err(|lost| lost.to_string())?;
            // Whether a screen is missing or was not found cannot be told apart here, so the reason stands as it is.
            let played = hand_play::play(table.record()).map_err(|stopped| format!("seed {seed}, {stopped}"))?;
            tally.add(table.record(), &played);
        }
        Ok(tally)
    }
}

/// Plays all games with buttons, or only those of one row. Returns the presses as a table, and a second table that says where they go.
#[must_use]
pub(super) fn presses(only: Option<&str>, seed: usize) -> (String, String) {
    let mut counts =
        String::from("| presses of 20 games each | median | mean | worst | aim |\n|---|---|---|---|---|\n");
    let mut spots = String::new();
    let mut first_moves = Vec::new();
    let all = Game::ALL.into_iter().flat_map(|game| habits(game).aims().iter().map(move |aim| Measured(game, *aim)));
    for measured in all {
        let Measured(_, wanted) = measured;
        let name = measured.name();
        if only.is_some_and(|only| only != name) {
            continue;
        }
        match measured.tally(seed) {
            Ok(tally) => {
                for (unit, presses) in &tally.units {
                    let aim = (wanted.unit == *unit).then_some(wanted.presses);
                    row(&mut counts, &format!("{name}, {} of {}", unit.name(), presses.len()), presses, aim);
                }
                where_they_go(&mut spots, &name, &tally);
                first_moves.push((name, tally.set_up));
            }
            // Writing to a string cannot fail.
            Err(why) => _ = writeln!(counts, "| {name} | not measured: {why} | | | {} |", wanted.presses),
        }
    }
    for (name, presses) in first_moves {
        row(&mut counts, &format!("{name}, power-on to the first move"), &presses, Some(FIRST_MOVE));
    }
    (counts, spots)
}

fn row(out: &mut String, figure: &str, presses: &Counts, aim: Option<usize>) {
    let mean = super::tenths(presses.sum() as u64, presses.len() as u64);
    let aim = aim.map_or_else(String::new, |aim| aim.to_string());
    let _ = writeln!(out, "| {figure} | {} | {mean} | {} | {aim} |", presses.median(), presses.worst());
}

/// Writes where the presses of a game go, the most first.
fn where_they_go(out: &mut String, name: &str, tally: &PressTally) {
    let all: usize = tally.spots.values().map(|visits| visits.presses).sum();
    let mut spots: Vec<_> = tally.spots.iter().collect();
    spots.sort_by_key(|(_, visits)| std::cmp::Reverse(visits.presses));
    let _ =
        writeln!(out, "\n| {name}: where the presses go | presses | of 100 | times | each |\n|---|---|---|---|---|");
    for (spot, visits) in spots {
        let share = super::tenths(100 * visits.presses as u64, all as u64);
        let each = super::tenths(visits.presses as u64, visits.times as u64);
        let _ = writeln!(out, "| {spot} | {} | {share} | {} | {each} |", visits.presses, visits.times);
    }
}
