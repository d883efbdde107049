//! The laws about a whole record, for the tests and for the fuzzer.

use engine_nostd::packed::{pack_entry, pack_setup, unpack_entry, unpack_setup};
use engine_nostd::record::{CAPACITY, Record};
use engine_nostd::{State, Table, TableError};

use crate::record_file;

/// A law that was broken.
#[derive(Debug)]
pub struct Broken(
    /// Which one, and how.
    pub String,
);

/// Whether a law holds.
pub type Law = Result<(), Broken>;

/// Returns a law that says `what` when it does not hold.
///
/// # Errors
/// It does not hold.
pub fn law(holds: bool, what: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(Broken(what())) }
}

/// Checks that everything can be taken back, down to the beginning, and brought back again, with the same states on both
/// ways; as far as the record has room.
///
/// # Errors
/// Returns what is different.
pub fn check_way_back(table: &Table) -> Law {
    let mut table = Box::new(table.clone());
    let room = (CAPACITY - table.record().entries().len()) / 2;
    let things = table.record().standing_count();
    let mut states: Vec<State> = vec![table.state().clone()];
    for left in (0..things).rev().take(room) {
        table.undo().map_err(|error| Broken(format!("an undo is refused: {error}")))?;
        law(table.record().standing_count() == left, || "an undo takes back more than one thing".into())?;
        states.push(table.state().clone());
    }
    if things <= room {
        let begun = table.record().entries().len() < CAPACITY;
        law(!begun || table.undo() == Err(TableError::NothingToUndo), || "more is taken back than stood".into())?;
    }
    for state in states.iter().rev().skip(1) {
        table.redo().map_err(|error| Broken(format!("a redo is refused: {error}")))?;
        law(table.state() == state, || "there and back again leads elsewhere".into())?;
    }
    Ok(())
}

/// Checks that a game is the same after conversion to text and back, and to bytes and back.
///
/// # Errors
/// Returns which of them does not hold.
pub fn check_record(table: &Table) -> Law {
    let record = table.record();
    let text = record_file::to_text(record);
    let read = record_file::load(&text).map_err(|failure| Broken(format!("its own text is refused: {failure:?}")))?;
    law(read.record() == record, || "the text gives other entries".into())?;
    law(read.state() == table.state(), || "replayed from its text, the game stands differently".into())?;
    let unpacked = unpacked(&packed(record)).map_err(Broken)?;
    law(unpacked.record() == record, || "the bytes give other entries".into())?;
    law(unpacked.state() == table.state(), || "replayed from its bytes, the game stands differently".into())?;
    law(record_file::to_text(unpacked.record()) == text, || "text, bytes and text again differ".into())
}

/// Packs a whole record: the set-up, then entry after entry.
#[must_use]
pub fn packed(record: &Record) -> Vec<u8> {
    let words = record.setup.game.vocabulary(record.setup.mode);
    let mut bytes = pack_setup(&record.setup).to_vec();
    record.entries().iter().for_each(|entry| bytes.extend(pack_entry(entry, words)));
    bytes
}

/// Lays a packed record on a table.
///
/// # Errors
/// Returns what is wrong with the bytes or the record.
pub fn unpacked(bytes: &[u8]) -> Result<Box<Table>, String> {
    let (setup, mut at) = unpack_setup(bytes).map_err(|error| error.to_string())?;
    let words = setup.game.vocabulary(setup.mode);
    let mut table = Box::new(Table::new(setup).map_err(|error| error.to_string())?);
    let mut refill = table.refill();
    while at < bytes.len() {
        let (entry, length) = unpack_entry(&bytes[at..], words).map_err(|error| error.to_string())?;
        refill.push(entry).map_err(|error| error.to_string())?;
        at += length;
    }
    refill.settle().map_err(|error| error.to_string())?;
    Ok(table)
}
