//! What the fuzz targets have in common.
#![forbid(unsafe_code)]

pub mod image;

use engine_nostd::Table;
use sim::laws::{Broken, Law, check_record, check_way_back, law, packed, unpacked};

/// Checks a game that was entered move by move: everything about it can be taken back, brought back, and written down.
///
/// # Panics
/// It does not hold.
pub fn check_entered(table: &Table) {
    must_hold(invariants(table).and_then(|()| check_record(table)).and_then(|()| check_way_back(table)), table);
}

/// Checks a game that was loaded as a whole: its state follows from its record, wherever undo and redo lead.
///
/// What was taken back in it is not played when it is loaded, so a forged one may refuse to bring something back, or to be
/// entered again move by move.
///
/// # Panics
/// It does not hold.
pub fn check_loaded(table: &Table) {
    let mut table = Box::new(table.clone());
    must_hold(follows(&table), &table);
    while table.undo().is_ok() {}
    must_hold(follows(&table), &table);
    while table.redo().is_ok() {}
    must_hold(follows(&table), &table);
}

fn must_hold(holds: Law, table: &Table) {
    if let Err(Broken(what)) = holds {
        panic!("{what}\n\n{}", sim::record_file::to_text(table.record()));
    }
}

fn invariants(table: &Table) -> Law {
    table.state().invariants().map_err(|what| Broken(format!("this does not hold: {what}")))
}

/// Checks that a state follows from its record.
fn follows(table: &Table) -> Law {
    invariants(table)?;
    let loaded = unpacked(&packed(table.record())).map_err(|what| Broken(format!("it does not load again: {what}")))?;
    law(loaded.record() == table.record(), || "it is another record when it is loaded again".into())?;
    law(loaded.state() == table.state(), || "it stands differently when it is loaded again".into())
}
