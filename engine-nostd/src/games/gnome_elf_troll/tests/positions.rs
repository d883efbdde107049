//! Games that begin in the middle.

use super::{PLAIN, buying, enter, position, seat, value};
use crate::{RuleError, Table, TableError};

/// Section 4, Position: it is checked as a whole.
#[test]
fn a_position_has_to_hold_together() {
    let lines = ["round 2", "marker Bram", "turn Bram", "phase sow"];
    let gardens = ["Anna garden P", "Bram garden A:e1", "Cleo garden B"];
    let with = |more: &[&'static str]| position(3, &[&lines, &gardens, more]);
    let table = with(&[]).unwrap();
    assert_eq!(value(&table, None, "pile"), "21");
    assert_eq!(value(&table, Some(seat(1)), "stock"), "4 3 4");
    let refused = |more: &[&'static str]| with(more).map(|_| ()).unwrap_err();
    let bad_number = TableError::Rule(RuleError::BadNumber);
    // One tile too many, one too few, nobody's turn.
    assert_eq!(refused(&["Anna garden P P"]), bad_number);
    assert_eq!(refused(&["Cleo garden -"]), bad_number);
    assert_eq!(refused(&["turn none"]), bad_number);
    assert_eq!(refused(&["round 3"]), bad_number);
    // In Harvest, Bram has already sown.
    assert_eq!(refused(&["phase harvest"]), bad_number);
    assert!(with(&["phase harvest", "Bram garden A A"]).is_ok());
    // Hands and pile follow from the turns taken.
    assert_eq!(refused(&["pile 21"]), TableError::Rule(RuleError::CannotFix));
    assert_eq!(refused(&["Anna hand 3"]), TableError::Rule(RuleError::CannotFix));
    assert_eq!(refused(&["purse 1 0 0"]), TableError::Rule(RuleError::WrongPhase));
    // Five elves.
    let elves = ["Anna garden P:e1 P:e1", "Bram garden A:e1 A:e1", "Cleo garden B:e1 B"];
    let crowd = position(3, &[&["round 3", "marker Cleo", "turn Cleo"], &elves]);
    assert_eq!(crowd.map(|_| ()).unwrap_err().id(), "no-creature-in-stock");
}

#[test]
fn undo_never_goes_into_a_position() {
    let mut table = buying(PLAIN, "purse 3 0 0");
    let laid_out = table.record().entries().len();
    // Round, marker, turn, phase, three gardens, purse.
    assert_eq!((laid_out, table.record().position_len(), table.record().standing_count()), (8, 8, 0));
    assert_eq!(table.undo(), Err(TableError::NothingToUndo));
    enter(&mut table, &["Anna buy-gnome pumpkin 1 1", "undo", "redo", "Anna end-buy"]);
    assert_eq!(value(&table, Some(seat(1)), "garden"), "P:g1 A B P");
    // Restored entry by entry, as a device does it, it is the same game.
    let mut again = Table::new(table.setup().clone()).unwrap();
    let mut refill = again.refill();
    table.record().entries().iter().for_each(|entry| refill.push(*entry).unwrap());
    refill.settle().unwrap();
    assert_eq!((again.record(), again.state()), (table.record(), table.state()));
    assert!(again.undo().is_ok() && again.undo().is_ok());
    assert_eq!(again.undo(), Err(TableError::NothingToUndo));
    // Half a position is not a position.
    let mut half = Table::new(table.setup().clone()).unwrap();
    let mut refill = half.refill();
    table.record().entries()[..laid_out - 1].iter().for_each(|entry| refill.push(*entry).unwrap());
    assert_eq!(refill.settle(), Err(RuleError::BadNumber));
    assert!(half.record().entries().is_empty());
}

#[test]
fn a_position_without_a_tile_to_sow_is_over_get_25() {
    // Eleven of each kind.
    let gardens =
        ["Anna garden P A B P A B P A B P A", "Bram garden P A B P A B P A B P A", "Cleo garden B P B A B P B A B P A"];
    let table = position(3, &[&["round 12", "marker Cleo", "turn Cleo"], &gardens]).unwrap();
    assert_eq!(table.state().over(), Some("no-tile"));
    assert_eq!(table.state().turn(), None);
}
