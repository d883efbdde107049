//! `bench`: the host's figures, as tables.
//!
//! Rates depend on the machine and compare versions; sizes and presses are exact.

mod presses;

use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

use device_nostd::Device;
use engine_nostd::ask::{Ask, Choices};
use engine_nostd::record::{CAPACITY, Entry, Record};
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, State, Table};

use crate::chance::Chance;
use crate::navigator::press_record;
use crate::picture::Picture;
use crate::players;
use crate::random_play::RandomMoves;

/// How long each rate is measured.
const MEASURED: Duration = Duration::from_secs(2);
/// The number of moves after which a random game is abandoned: it would not end by chance.
const LONGEST_GAME: u32 = 5_000;

/// What is measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Whether rates and sizes are left out.
    pub only_presses: bool,
    /// Whether the tables say where the presses go.
    pub spots: bool,
    /// The game and depth whose presses are counted, as the table names it; all of them if `None`.
    pub only: Option<String>,
    /// The seed of the first of the twenty games of each row.
    pub seed: usize,
}

/// Measures and returns the tables.
///
/// # Errors
/// A game cannot be played, which the tests rule out.
pub fn bench(wanted: &Wanted) -> Result<String, String> {
    let mut out = if wanted.only_presses { String::new() } else { rates()? + "\n" };
    let (counts, spots) = presses::presses(wanted.only.as_deref(), wanted.seed);
    out.push_str(&counts);
    if wanted.spots {
        out.push_str(&spots);
    }
    Ok(out)
}

/// Measures how quick everything is, and how large.
fn rates() -> Result<String, String> {
    let mut out = String::from("| figure | value |\n|---|---|\n");
    let mut row = |figure: &str, value: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "| {figure} | {value} |");
    };
    for game in Game::ALL {
        let name = game.word();
        let play = random_play(game);
        let (of_move, of_state) = game.sizes();
        row(&format!("{name}: moves per second of random play"), thousands(play.rate(play.accepted)));
        row(&format!("{name}: moves refused for each of them"), tenths(play.refused, play.accepted));
        row(&format!("{name}: random games per second"), thousands(play.rate(play.games)));
        row(&format!("{name}: questions answered per second"), thousands(questions(game)));
        row(&format!("{name}: frames drawn per second"), thousands(frames(game)?));
        row(&format!("{name}: bytes of a move, of a tracked game"), format!("{of_move}, {of_state}"));
    }
    row("bytes of an entry, of a state of any game", format!("{}, {}", size_of::<Entry>(), size_of::<State>()));
    row(&format!("bytes of a record of {CAPACITY} entries"), size_of::<Record>().to_string());
    row("bytes of a table, of the whole device", format!("{}, {}", size_of::<Table>(), size_of::<Device>()));
    Ok(out)
}

fn setup(game: Game) -> Setup {
    let mut setup = Setup::new(game, Mode::Track);
    for name in ["Anna", "Bram", "Cleo"] {
        if let Ok(name) = Name::new(name) {
            setup.names.push(name);
        }
    }
    setup
}

/// What random play did in some time.
#[derive(Debug, Default)]
struct Play {
    accepted: u64,
    refused: u64,
    games: u64,
    took: Duration,
}

impl Play {
    fn rate(&self, count: u64) -> u64 {
        per_second(count, self.took)
    }
}

fn per_second(count: u64, took: Duration) -> u64 {
    (u128::from(count) * 1_000_000_000 / took.as_nanos().max(1)) as u64
}

fn random_play(game: Game) -> Play {
    let fresh = State::new(&setup(game)).expect("three players can play");
    let mut moves = RandomMoves::new(&fresh);
    let mut chance = Chance::new(1);
    let mut play = Play::default();
    let begun = Instant::now();
    while begun.elapsed() < MEASURED {
        let mut state = fresh.clone();
        for _ in 0..LONGEST_GAME {
            if state.over().is_some() {
                play.games += 1;
                break;
            }
            let Some((by, raw)) = moves.of_phase(&state, &mut chance) else { break };
            match state.play(by, &raw) {
                Ok(()) => play.accepted += 1,
                Err(_) => play.refused += 1,
            }
        }
    }
    play.took = begun.elapsed();
    play
}

/// Plays by answering questions, as the screens do.
fn questions(game: Game) -> u64 {
    let fresh = State::new(&setup(game)).expect("three players can play");
    let mut chance = Chance::new(2);
    let mut asked = 0;
    let begun = Instant::now();
    while begun.elapsed() < MEASURED {
        let mut state = fresh.clone();
        let mut choices = Choices::new();
        while state.over().is_none() && begun.elapsed() < MEASURED {
            state.offers(state.focus(), &mut choices);
            asked += 1;
            let mut draft = choices[chance.below(choices.len())].draft;
            loop {
                match state.ask(&mut draft, &mut choices) {
                    Ask::Choose(_) => draft = choices[chance.below(choices.len())].draft,
                    Ask::Number { slot, preset, .. } => draft = draft.answered(&slot, [preset, 0]),
                    Ask::Ready(raw) => {
                        // What is offered is legal.
                        let _ = state.play(draft.by, &raw);
                        break;
                    }
                    Ask::Impossible(_) => break,
                }
                asked += 1;
            }
        }
    }
    per_second(asked, begun.elapsed())
}

/// Draws the screens that a game passes through.
fn frames(game: Game) -> Result<u64, String> {
    let table = players::play(&setup(game), 1).map_err(|lost| lost.to_string())?;
    let mut screens: Vec<Device> = Vec::new();
    press_record(table.record(), |device| screens.push(device.clone()))
        .map_err(|(entry, stuck)| format!("{}, entry {entry}: {stuck}", game.word()))?;
    let mut drawn = 0;
    let begun = Instant::now();
    while begun.elapsed() < MEASURED {
        for device in &screens {
            // The picture is used, or the optimiser would not draw it.
            black_box(Picture::of(device));
        }
        drawn += screens.len() as u64;
    }
    Ok(per_second(drawn, begun.elapsed()))
}

/// Divides and keeps one decimal.
fn tenths(count: u64, by: u64) -> String {
    let tenths = (10 * count + by / 2) / by.max(1);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Returns a number with blanks between its thousands.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_have_one_decimal() {
        assert_eq!(tenths(15, 4), "3.8");
        assert_eq!(tenths(0, 4), "0.0");
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(thousands(7), "7");
        assert_eq!(thousands(1_234), "1 234");
        assert_eq!(thousands(12_345_678), "12 345 678");
    }
}
