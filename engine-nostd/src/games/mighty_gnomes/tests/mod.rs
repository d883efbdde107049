//! What is easier to express in Rust than in a replay: set-up, questions, the score pad, corrections of every kind. The
//! rules themselves are pinned move by move in `sim/replays/mighty-gnomes`.

mod corrections;
mod order_of_checks;
mod pad;
mod questions;
mod setting_up;
mod supplies;

use core::fmt::Write;

use super::{GameOption, Gnome};
use crate::notation::read_entry;
use crate::setup::{Mode, Setup};
use crate::{Game, Name, Seat, Table};

type Written = heapless::String<160>;

fn text(value: &impl core::fmt::Display) -> Written {
    let mut text = Written::new();
    write!(text, "{value}").unwrap();
    text
}

fn set(gnomes: &[Gnome]) -> u8 {
    gnomes.iter().fold(0, |set, gnome| set | 1 << *gnome as u8)
}

fn setup(mode: Mode, players: usize, options: &[(GameOption, u8)]) -> Setup {
    let mut setup = Setup::new(Game::MightyGnomes, mode);
    for name in ["P1", "P2", "P3", "P4", "P5"].into_iter().take(players) {
        setup.names.push(Name::new(name).unwrap());
    }
    for (option, value) in options {
        setup.set_option(*option, *value);
    }
    setup
}

/// Plays lines of a record.
fn played(setup: Setup, lines: &[&str]) -> Table {
    let mut table = Table::new(setup).unwrap();
    play(&mut table, lines);
    table
}

fn play(table: &mut Table, lines: &[&str]) {
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(table.state().invariants(), Ok(()), "{line}");
    }
}

/// Plays a tracked game with the usual gnomes: magic, alchemist, robber, knight, keyholder.
fn table(players: usize, lines: &[&str]) -> Table {
    played(setup(Mode::Track, players, &[]), lines)
}

/// Plays up to the rewards of round 5; everybody discards all tiles, and P2 is ahead on the trail.
fn rewards_of_round_5() -> Table {
    let mut table = table(2, &[]);
    for round in 1..=5 {
        let laps = match round {
            1 => ["1", "2", "3"],
            2 => ["4", "1", "2"],
            3 => ["3", "4", "1"],
            4 => ["2", "3", "4"],
            _ => ["1", "2", "3"],
        };
        for tile in laps {
            let line = |seat| text(&format_args!("P{seat} take-coins {tile}"));
            play(&mut table, &[&line(1), &line(2)]);
        }
        if round < 5 {
            play(&mut table, &["P2 claim free-tiles", "P1 claim coins", "next-round"]);
        }
    }
    table
}

fn refusal(table: &Table, line: &str) -> &'static str {
    match read_entry(line, table.setup(), table.state()) {
        Ok(entry) => table.clone().enter(entry).expect_err(line).id(),
        Err(error) => error.refusal(table.state()).unwrap_or_else(|| panic!("{line}: {error}")).id(),
    }
}

fn value(table: &Table, seat: Option<usize>, field: &str) -> Written {
    let seat = seat.map(|number| Seat::new(number - 1).unwrap());
    let value = table.state().named_field(seat, field).unwrap_or_else(|| panic!("{field}"));
    let mut text = Written::new();
    value.write(&table.setup().names, &mut text).unwrap();
    text
}

/// Compares fields, written as in a record: `P1 coins 4` or `phase turn`.
fn expect(table: &Table, lines: &[&str]) {
    for line in lines {
        let mut words = line.split(' ').peekable();
        let seat = words.next_if(|word| table.setup().names.seat(word).is_some());
        let seat = seat.and_then(|word| word[1..].parse().ok());
        let (field, expected) = (words.next().unwrap(), words.next().unwrap());
        assert_eq!(value(table, seat, field), expected, "{line}");
    }
}
