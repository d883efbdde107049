//! `bench`: the host's figures, as one table.
//!
//! Rates depend on the machine and compare versions; sizes and presses are exact.

use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

use device_nostd::Device;
use engine_nostd::ask::{Ask, Choices};
use engine_nostd::games::{gardlings, gnome_elf_troll, gnome_village, mighty_gnomes};
use engine_nostd::record::{CAPACITY, Entry, Record};
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, State, Table};

use crate::chance::Chance;
use crate::navigator::press_record;
use crate::picture::Picture;
use crate::presses_per_round::Presses;
use crate::presses_per_turn::turns;
use crate::random_play::RandomMoves;
use crate::record_file;

/// How long each rate is measured.
const MEASURED: Duration = Duration::from_secs(2);
/// A random game that has not ended after so many moves is given up: nobody comes to an end by chance.
const LONGEST_GAME: u32 = 5_000;

/// The complete games whose presses are counted.
const RECORDED: [(Game, &str, &str); 16] = [
    (Game::GnomeVillage, "2 players", include_str!("../../replays/gnome-village/two-players-base.replay")),
    (
        Game::GnomeVillage,
        "3 players, under 12, Deluxe",
        include_str!("../../replays/gnome-village/three-players-under-12-deluxe.replay"),
    ),
    (Game::GnomeVillage, "4 players", include_str!("../../replays/gnome-village/four-players-base-tie-break.replay")),
    (Game::GnomeElfTroll, "3 players, ten", include_str!("../../replays/gnome-elf-troll/three-players-ten.replay")),
    (
        Game::GnomeElfTroll,
        "3 players, no tile",
        include_str!("../../replays/gnome-elf-troll/three-players-no-tile.replay"),
    ),
    (Game::GnomeElfTroll, "4 players, ten", include_str!("../../replays/gnome-elf-troll/four-players-ten.replay")),
    (
        Game::GnomeElfTroll,
        "4 players, no tile",
        include_str!("../../replays/gnome-elf-troll/four-players-no-tile.replay"),
    ),
    (Game::Gardlings, "2 players, long", include_str!("../../replays/gardlings/two-players-long.replay")),
    (Game::Gardlings, "3 players", include_str!("../../replays/gardlings/three-players-base.replay")),
    (Game::Gardlings, "3 players, pro", include_str!("../../replays/gardlings/three-players-pro.replay")),
    (Game::Gardlings, "4 players, missions", include_str!("../../replays/gardlings/four-players-missions.replay")),
    (Game::Gardlings, "5 players", include_str!("../../replays/gardlings/five-players-full.replay")),
    (Game::MightyGnomes, "2 players", include_str!("../../replays/mighty-gnomes/w11-two-players.replay")),
    (Game::MightyGnomes, "3 players", include_str!("../../replays/mighty-gnomes/three-players.replay")),
    (Game::MightyGnomes, "4 players, Druids", include_str!("../../replays/mighty-gnomes/four-players-druids.replay")),
    (Game::MightyGnomes, "2 players, quick", include_str!("../../replays/mighty-gnomes/quick-two-players.replay")),
];

/// Lists the complete games of a game.
fn recorded(game: Game) -> impl Iterator<Item = &'static (Game, &'static str, &'static str)> {
    RECORDED.iter().filter(move |(of, ..)| *of == game)
}

/// Gives the bytes of a move and of a tracked state of a game.
const fn sizes(game: Game) -> (usize, usize) {
    match game {
        Game::GnomeVillage => (size_of::<gnome_village::Move>(), size_of::<gnome_village::GnomeVillage>()),
        Game::Gardlings => (size_of::<gardlings::Move>(), size_of::<gardlings::Gardlings>()),
        Game::GnomeElfTroll => (size_of::<gnome_elf_troll::Move>(), size_of::<gnome_elf_troll::GnomeElfTroll>()),
        Game::MightyGnomes => (size_of::<mighty_gnomes::Move>(), size_of::<mighty_gnomes::MightyGnomes>()),
    }
}

/// Measures everything and gives the table.
///
/// # Errors
/// A recorded game cannot be played, which the tests rule out.
pub fn bench() -> Result<String, String> {
    let mut out = String::from("| figure | value |\n|---|---|\n");
    let mut row = |figure: &str, value: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "| {figure} | {value} |");
    };
    for game in Game::ALL {
        let name = game.word();
        let play = random_play(game);
        let (of_move, of_state) = sizes(game);
        row(&format!("{name}: moves per second of random play"), thousands(play.rate(play.accepted)));
        row(&format!("{name}: moves refused for each of them"), tenths(play.refused, play.accepted));
        row(&format!("{name}: random games per second"), thousands(play.rate(play.games)));
        row(&format!("{name}: questions answered per second"), thousands(questions(game)));
        row(&format!("{name}: frames drawn per second"), thousands(frames(game)?));
        row(&format!("{name}: bytes of a move, of a tracked game"), format!("{of_move}, {of_state}"));
        if game == Game::Gardlings {
            // Everybody acts at once: there are no turns, but draws, and the rest of a round.
            let mut presses = Presses::default();
            recorded(game).try_for_each(|(_, _, text)| presses.count(text))?;
            presses.sort();
            row(&format!("{name}: presses of a draw, same player: median (most)"), median(&presses.draws));
            row(&format!("{name}: presses of a draw, another player: median (most)"), median(&presses.draws_of_others));
            row(&format!("{name}: presses per player and round, draws aside: median (most)"), median(&presses.rounds));
            continue;
        }
        let mut all = Vec::new();
        for (_, what, text) in recorded(game) {
            let table = record_file::load(text).map_err(|failure| format!("{name}, {what}: {}", failure.message))?;
            let mut presses: Vec<usize> = turns(table.record())
                .map_err(|(entry, stuck)| format!("{name}, {what}, entry {entry}: {stuck}"))?
                .iter()
                .map(|turn| turn.presses)
                .collect();
            presses.sort_unstable();
            row(&format!("{name}: presses per turn, {what}: median (most)"), median(&presses));
            all.extend(presses);
        }
        all.sort_unstable();
        row(&format!("{name}: presses per turn, all {} turns: median (most)", all.len()), median(&all));
    }
    row("bytes of an entry, of a state of any game", format!("{}, {}", size_of::<Entry>(), size_of::<State>()));
    row(&format!("bytes of a record of {CAPACITY} entries"), size_of::<Record>().to_string());
    row("bytes of a table, of the whole device", format!("{}, {}", size_of::<Table>(), size_of::<Device>()));
    Ok(out)
}

fn median(sorted: &[usize]) -> String {
    match sorted {
        [] => "none".to_string(),
        [.., most] => format!("{} ({most})", sorted[sorted.len() / 2]),
    }
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

/// Counts what random play did in a time.
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
                    Ask::Number { slot, preset, .. } => draft = draft.with(&slot, [preset, 0]),
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

/// Draws the screens that a recorded game comes by.
fn frames(game: Game) -> Result<u64, String> {
    let Some((_, name, text)) = recorded(game).next() else { return Ok(0) };
    let table = record_file::load(text).map_err(|failure| format!("{name}: {}", failure.message))?;
    let mut screens: Vec<Device> = Vec::new();
    press_record(table.record(), |device| screens.push(device.clone()))
        .map_err(|(entry, stuck)| format!("{name}, entry {entry}: {stuck}"))?;
    let mut drawn = 0;
    let begun = Instant::now();
    while begun.elapsed() < MEASURED {
        for device in &screens {
            // The picture is looked at, or the optimiser would not draw it.
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

/// Writes a number with blanks between its thousands.
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
