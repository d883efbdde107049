//! Entries of a saved game that nobody can have entered: they are refused, and nothing panics.

use engine_nostd::notation::read_entry;
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, Table};

fn table(mode: Mode) -> Table {
    let mut setup = Setup::new(Game::GnomeElfTroll, mode);
    for name in ["Anna", "Bram", "Cleo"] {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    Table::new(setup).unwrap()
}

fn entry(table: &Table, line: &str) -> Entry {
    read_entry(line, table.setup(), table.state()).unwrap()
}

#[test]
fn a_kept_move_without_its_seat_was_never_entered() {
    let mut table = table(Mode::Track);
    let sown = entry(&table, "Anna sow pumpkin right");
    let Entry::Play(Some(_), raw) = sown else { panic!("a move with its seat") };
    for (kept, is_good) in [(Entry::Play(None, raw), false), (sown, true)] {
        let mut refill = table.refill();
        refill.push(kept).unwrap();
        assert_eq!(refill.settle().is_ok(), is_good, "{kept:?}");
        table = self::table(Mode::Track);
    }
}

#[test]
fn steps_of_a_dial_within_a_position_are_nothing_that_an_undo_takes_back() {
    let mut table = table(Mode::Light);
    let (first, step) = (entry(&table, "fix phase buy"), entry(&table, "Anna beans +1"));
    let mut refill = table.refill();
    for kept in [first, step, step] {
        refill.push(kept).unwrap();
    }
    assert!(refill.push(Entry::Undo).is_err());
    assert!(refill.settle().is_err());
}
