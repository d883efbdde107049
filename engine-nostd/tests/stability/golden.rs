//! What every game has to provide, and how it is compared.

use std::fmt::Write;

use engine_nostd::notation::read_entry;
use engine_nostd::packed::{pack_entry, pack_setup, unpack_entry, unpack_setup};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::{Game, Name, Seat, Table};

/// What must not change about a game.
pub(crate) struct Golden {
    pub(crate) game: Game,
    pub(crate) records: Vec<GoldenBytes>,
    /// The moves in the order of [`Mode::ALL`], as [`verbs`] writes them.
    pub(crate) verbs: [&'static str; Mode::ALL.len()],
    /// The fields in the order of [`Mode::ALL`], as [`fields`] writes them.
    pub(crate) fields: [&'static str; Mode::ALL.len()],
}

/// A set-up and some entries with their bytes.
pub(crate) struct GoldenBytes {
    pub(crate) setup: Setup,
    pub(crate) packed: &'static str,
    /// The text of an entry, and its bytes.
    pub(crate) entries: &'static [(&'static str, &'static str)],
}

/// Makes a set-up with these players; if there are three, the second begins.
pub(crate) fn setup(game: Game, mode: Mode, names: &[&str]) -> Setup {
    let mut setup = Setup::new(game, mode);
    names.iter().for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    setup.first = Seat::new(usize::from(names.len() == 3)).unwrap();
    setup
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}

pub(crate) fn bytes(hex: &str) -> Vec<u8> {
    hex.split_whitespace().map(|byte| u8::from_str_radix(byte, 16).unwrap()).collect()
}

/// Writes the verbs: number, word, parameters with their bytes.
pub(crate) fn verbs(game: Game, mode: Mode) -> String {
    let mut list = String::new();
    for verb in game.vocabulary(mode).verbs {
        let _ = write!(list, "{} {}", verb.id, verb.word);
        verb.params.iter().for_each(|param| _ = write!(list, " {}:{}", param.name, param.shape.width()));
        list.push('\n');
    }
    list
}

/// Writes the fields: number, whose, pattern, and the bytes of the value if they can be corrected.
pub(crate) fn fields(game: Game, mode: Mode) -> String {
    let mut list = String::new();
    for field in game.vocabulary(mode).fields {
        let _ = write!(list, "{} {} {}", field.number, if field.seat { "seat" } else { "all" }, field.pattern);
        if field.fix || game.vocabulary(mode).position.contains(&field.number) {
            let _ = write!(list, ":{}", field.shape.width());
        }
        list.push('\n');
    }
    list
}

/// Reads a record as far as the bytes are good, entering what the game accepts.
pub(crate) fn read_as_far_as_possible(packed: &[u8]) -> Option<Box<Table>> {
    let (setup, mut at) = unpack_setup(packed).ok()?;
    let words = setup.game.vocabulary(setup.mode);
    let mut table = Box::new(Table::new(setup).ok()?);
    while let Ok((entry, length)) = unpack_entry(&packed[at..], words) {
        table.enter(entry).ok()?;
        at += length;
    }
    Some(table)
}

/// Reads a record as a device does: all entries are restored before the game is computed from them.
pub(crate) fn put_back(packed: &[u8]) -> Option<Box<Table>> {
    let (setup, mut at) = unpack_setup(packed).ok()?;
    let words = setup.game.vocabulary(setup.mode);
    let mut table = Box::new(Table::new(setup).ok()?);
    let mut refill = table.refill();
    while let Ok((entry, length)) = unpack_entry(&packed[at..], words) {
        refill.push(entry).ok()?;
        at += length;
    }
    refill.settle().ok()?;
    Some(table)
}

/// Damages every byte of a record in every way; whatever can still be read must be a valid game.
pub(crate) fn damage(good: &[u8], entries: usize, read: impl Fn(&[u8]) -> Option<Box<Table>>) {
    let table = read(good).expect("the undamaged game is read");
    assert_eq!(table.record().entries().len(), entries);
    for at in 0..good.len() {
        let mut damaged = good.to_vec();
        for value in 0..=u8::MAX {
            damaged[at] = value;
            if let Some(table) = read(&damaged) {
                assert_eq!(table.state().invariants(), Ok(()), "byte {at} is {value}");
            }
        }
    }
}

/// Plays a game and returns its bytes.
pub(crate) fn packed(setup: &Setup, lines: &[&str]) -> Vec<u8> {
    let mut table = Box::new(Table::new(setup.clone()).unwrap());
    let mut packed = pack_setup(setup).to_vec();
    for line in lines {
        let entry = read_entry(line, setup, table.state()).unwrap();
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
        packed.extend(pack_entry(&entry, table.state().vocabulary()));
    }
    packed
}
