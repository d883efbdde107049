//! The score pad, and letters in place of words.

use super::{Written, enter, refusal, seat, setup, table, value};
use crate::Table;
use crate::field::FieldId;
use crate::games::gnome_elf_troll::{Creature, Crop, Phase};
use crate::setup::Mode;

/// The score pad: three numbers each, then who won by ten, among those who could have.
#[test]
fn the_score_pad_asks_who_won_by_ten_only_where_somebody_shows_ten() {
    let mut table = Table::new(setup(3, Mode::ScorePad)).unwrap();
    let next = |table: &Table| {
        table.state().next_field().map(|(seat, FieldId { field, .. })| {
            (seat.unwrap().index(), table.state().vocabulary().field(field).unwrap().pattern)
        })
    };
    assert_eq!(next(&table), Some((0, "pumpkins")));
    enter(&mut table, &["Anna set pumpkins 4", "Anna set apples 9", "Anna set beans 0"]);
    assert_eq!(next(&table), Some((1, "pumpkins")));
    enter(&mut table, &["Bram set pumpkins 11", "Bram set apples 0", "Bram set beans 0"]);
    enter(&mut table, &["Cleo set pumpkins 0", "Cleo set apples 10", "Cleo set beans 3"]);
    assert_eq!(next(&table), Some((1, "ten")));
    assert_eq!(value(&table, None, "winner"), "Bram");
    assert_eq!(table.state().standings().decider_word(), "highest-kind");
    assert_eq!(refusal(&table, "Anna set ten yes"), "ten-not-reached");
    // It is asked once, of all who could have: the first answer ends it.
    enter(&mut table, &["Bram set ten no"]);
    assert_eq!(next(&table), None);
    enter(&mut table, &["Cleo set ten yes"]);
    assert_eq!(next(&table), None);
    // GET-77: first, though Bram shows more.
    assert_eq!(value(&table, None, "winner"), "Cleo");
    assert_eq!(table.state().standings().decider_word(), "ten");
    assert!([1, 2, 3].map(|n| value(&table, Some(seat(n)), "rank")).iter().eq(["3", "2", "1"]));
    // Only one can have won, and a number below ten takes it back.
    enter(&mut table, &["Bram set ten yes"]);
    assert_eq!(value(&table, Some(seat(3)), "ten"), "no");
    enter(&mut table, &["Bram set pumpkins 9"]);
    assert_eq!(value(&table, Some(seat(2)), "ten"), "no");
}

#[test]
fn kinds_may_be_written_as_letters_and_are_written_back_as_words() {
    let table = table(3, &["Anna sow B right"]);
    let mut text = Written::new();
    crate::notation::write_entry(&table.record().entries()[0], table.setup(), &mut text).unwrap();
    assert_eq!(text, "Anna sow bean right");
    assert_eq!(refusal(&Table::new(setup(3, Mode::Track)).unwrap(), "Anna sow b right"), "bad-number");
}

#[test]
fn letters_are_the_first_of_their_words() {
    let first = |word: &str| word.chars().next().unwrap();
    for (word, letter) in Crop::WORDS.iter().zip(Crop::LETTERS) {
        assert_eq!(first(word).to_ascii_uppercase(), first(letter));
    }
    for (word, letter) in Creature::WORDS.iter().zip(Creature::LETTERS) {
        assert_eq!(first(word), first(letter));
    }
    assert!(Phase::ALL.iter().enumerate().all(|(place, phase)| *phase as usize == place));
}
