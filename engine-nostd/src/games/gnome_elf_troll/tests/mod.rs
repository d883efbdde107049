//! What is easier to express in Rust than in a replay: bare boards, offers, questions, standings and the length of a
//! game. The rules themselves are pinned move by move in `sim/replays/gnome-elf-troll`.

mod boards;
mod positions;
mod purchases;
mod sowing;
mod words;

use heapless::Vec;

use crate::ask::{Choice, Choices, Draft};
use crate::field;
use crate::games::gnome_elf_troll::MoveKind;
use crate::notation::read_entry;
use crate::setup::{Mode, Setup};
use crate::{Game, Name, Seat, Table, TableError};

type Written = heapless::String<64>;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn setup(players: usize, mode: Mode) -> Setup {
    let mut setup = Setup::new(Game::GnomeElfTroll, mode);
    for name in ["Anna", "Bram", "Cleo", "Dirk", "Emma"].into_iter().take(players) {
        setup.names.push(Name::new(name).unwrap());
    }
    setup
}

fn enter(table: &mut Table, lines: &[&str]) {
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// Plays lines of a record.
fn table(players: usize, lines: &[&str]) -> Table {
    let mut table = Table::new(setup(players, Mode::Track)).unwrap();
    enter(&mut table, lines);
    table
}

fn refusal(table: &Table, line: &str) -> &'static str {
    match read_entry(line, table.setup(), table.state()) {
        Ok(entry) => table.clone().enter(entry).expect_err(line).id(),
        Err(error) => error.refusal(table.state()).expect(line).id(),
    }
}

/// Lays out a position; the lines are those of a record without the word `fix`.
fn position(players: usize, lines: &[&[&str]]) -> Result<Table, TableError> {
    let mut table = Table::new(setup(players, Mode::Track)).unwrap();
    let mut fixes = Vec::<field::Fix, 16>::new();
    for line in lines.iter().copied().flatten() {
        let mut words = line.split(' ');
        let first = words.next().unwrap();
        let seat = table.setup().names.seat(first);
        let name = if seat.is_some() { words.next().unwrap() } else { first };
        let value = &line[line.find(name).unwrap() + name.len() + 1..];
        let words = table.state().vocabulary();
        let id = field::find(words.fields, seat.is_some(), name).unwrap();
        let value = words.field(id.field).unwrap().read_value(value, &table.setup().names).unwrap();
        fixes.push(field::Fix { seat, id, value }).unwrap();
    }
    table.lay_out(&fixes).map(|()| table)
}

fn value(table: &Table, seat: Option<Seat>, field: &str) -> Written {
    let value = table.state().named_field(seat, field).unwrap_or_else(|| panic!("{field}"));
    let mut text = Written::new();
    value.write(&table.setup().names, &mut text).unwrap();
    text
}

fn labels(choices: &Choices) -> Vec<&'static str, 48> {
    choices.iter().map(|choice| choice.label.word()).collect()
}

/// Returns the choice on which the cursor starts.
fn likeliest(choices: &Choices) -> &Choice {
    choices.iter().min_by_key(|choice| choice.rank).unwrap()
}

fn offered(table: &Table) -> Vec<&'static str, 48> {
    let mut offers = Choices::new();
    table.state().offers(table.state().focus(), &mut offers);
    labels(&offers)
}

fn draft(table: &Table, kind: MoveKind) -> Draft {
    Draft::new(table.state().turn(), kind)
}

/// A position in Buy, three players, with nothing but what the test is about.
fn buying(gardens: [&'static str; 3], purse: &'static str) -> Table {
    let start = ["round 4", "marker Anna", "turn Anna", "phase buy", purse];
    position(3, &[&start, &gardens]).unwrap()
}

const PLAIN: [&str; 3] = ["Anna garden P A B P", "Bram garden A B P", "Cleo garden B P A"];
