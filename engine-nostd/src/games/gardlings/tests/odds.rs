//! The chance of an alarm (section 11 of the rules).

use core::fmt::Write;

use super::super::Risk;
use super::{enter, game, has_field, table, value};
use crate::{Seat, Table};

/// Gives a solo player dragons and other tiles, by corrections.
fn with_dragons(dragons: u8, others: u8) -> Table {
    let mut owned = heapless::String::<40>::new();
    let mut table = table(1, &[], &[]);
    write!(owned, "fix Anna owned-green {}", dragons + others).unwrap();
    enter(&mut table, &owned);
    let mut line = heapless::String::<40>::new();
    write!(line, "fix Anna owned-dragon {dragons}").unwrap();
    enter(&mut table, &line);
    table
}

/// Section 11: X for every garden that can be reached, with the limit 6 and with the limit 7.
#[test]
fn the_alarms_left_in_the_bag_are_those_of_the_table() {
    // Gnomes, twins, X with limit 6, X with limit 7; `None` where limit 6 would already have been an alarm.
    let rows: [(u8, u8, Option<u8>, u8); 7] = [
        (4, 0, Some(2), 0),
        (2, 1, Some(1), 0),
        (0, 2, Some(0), 0),
        (3, 1, Some(2), 1),
        (1, 2, Some(3), 0),
        (4, 1, None, 1),
        (2, 2, None, 2),
    ];
    for a in 0..=4u8 {
        for b in 0..=2u8 {
            let gnomes = a + 2 * b;
            let row = rows.iter().find(|row| (row.0, row.1) == (a, b));
            for (dragons, limit) in [(0, 6), (3, 7)] {
                if gnomes >= limit {
                    continue;
                }
                let expected = match (row, limit) {
                    (Some(row), 6) => row.2,
                    (Some(row), _) => Some(row.3),
                    (None, _) => Some(0),
                };
                let mut played = with_dragons(dragons, 0);
                let mut draw = |kind: &str, n: u8| {
                    if n > 0 {
                        let mut line = heapless::String::<40>::new();
                        write!(line, "Anna draw {kind} {n}").unwrap();
                        enter(&mut played, &line);
                    }
                };
                draw("dragon", dragons);
                draw("gnome", a);
                draw("twin", b);
                let risk = game(&played).risk(Seat::FIRST).unwrap();
                // 8 tiles and the dragons, minus those that were drawn.
                assert_eq!(risk, Risk { alarms: expected.unwrap(), tiles: 8 - a - b }, "{a} {b} {limit}");
            }
        }
    }
}

/// Section 11: the examples below the table.
#[test]
fn the_chance_of_an_alarm_is_exact() {
    let start = table(1, &[], &["Anna draw gnome 4"]);
    assert_eq!(value(&start, Some(0), "risk"), "2/4");
    let twins = table(1, &[], &["Anna draw twin 2", "Anna draw gnome"]);
    assert_eq!(value(&twins, Some(0), "risk"), "3/5");
    let mut twelve = with_dragons(0, 4);
    ["Anna draw gnome 2", "Anna draw twin", "Anna draw other 4"].iter().for_each(|line| enter(&mut twelve, line));
    assert_eq!(value(&twelve, Some(0), "risk"), "1/5");
    let mut fifteen = with_dragons(3, 4);
    let lines = ["Anna draw dragon 3", "Anna draw gnome 3", "Anna draw twin"];
    lines.iter().for_each(|line| enter(&mut fifteen, line));
    assert_eq!(value(&fifteen, Some(0), "risk"), "1/8");
    let mut two_dragons = with_dragons(3, 4);
    let lines = ["Anna draw dragon 2", "Anna draw other", "Anna draw gnome 3", "Anna draw twin"];
    lines.iter().for_each(|line| enter(&mut two_dragons, line));
    assert_eq!(value(&two_dragons, Some(0), "risk"), "2/8");
    let mut six = with_dragons(3, 4);
    let lines = ["Anna draw dragon 3", "Anna draw gnome 2", "Anna draw twin 2"];
    lines.iter().for_each(|line| enter(&mut six, line));
    assert_eq!(value(&six, Some(0), "risk"), "2/8");
    let three = table(1, &[], &["Anna draw gnome 3"]);
    assert_eq!(value(&three, Some(0), "risk"), "0/5");
    // Whoever is out of the phase draws no more.
    let out = table(1, &[], &["Anna draw gnome 4", "Anna draw twin"]);
    assert!(!has_field(&out, "risk"));
}
