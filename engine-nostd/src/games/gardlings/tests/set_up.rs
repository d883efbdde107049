//! What can be set up, and what the set-up asks.

use core::fmt::Write;

use super::{Written, setup, table, value};
use crate::games::gardlings::GameOption;
use crate::setup::{Mode, Setup};
use crate::shape::ABSENT;
use crate::{SetupError, State};

/// GL-07, GL-09, GL-11, GL-12: section 1, start per player count.
#[test]
fn every_number_of_players_starts_with_the_whole_box() {
    for players in 1..=5 {
        let table = table(players, &[], &[]);
        let pile: u8 = 22 - 2 * players as u8;
        assert_eq!(value(&table, None, "pig-pile").parse(), Ok(pile));
        assert_eq!(value(&table, None, "supply"), "26");
        for seat in 0..players {
            assert_eq!(value(&table, Some(seat), "tiles"), "8");
            assert_eq!(value(&table, Some(seat), "bag-gnome"), "4");
            assert_eq!(value(&table, Some(seat), "bag-twin"), "2");
            assert_eq!(value(&table, Some(seat), "bag-pig-beige"), "2");
            assert_eq!(value(&table, Some(seat), "coins"), "0");
        }
        // GL-04: the larger half is stack 1.
        let stacks = ["green", "blue", "pink", "gold"].map(|colour| {
            [1, 2].map(|stack| {
                let mut name = Written::new();
                write!(name, "stack-{colour}-{stack}").unwrap();
                value(&table, None, &name).parse::<u8>().unwrap()
            })
        });
        assert_eq!(stacks, [[12, 11], [12, 11], [9, 8], [8, 7]]);
    }
}

fn set_up_error(players: usize, options: &[(&str, &str)]) -> Option<&'static str> {
    State::new(&setup(Mode::Track, players, options)).err().map(SetupError::id)
}

/// GL-01: 1 to 5 players.
#[test]
fn nobody_plays_alone_against_nobody() {
    assert_eq!(set_up_error(0, &[]), Some("bad-setup"));
    for players in 1..=5 {
        assert_eq!(set_up_error(players, &[]), None);
    }
}

/// GL-111, GL-112, GL-118: every mission tile is named once, and the shapes with their gems.
#[test]
fn missions_that_cannot_lie_so_are_a_bad_set_up() {
    let two = |front, right, shape: &[(&'static str, &'static str)]| {
        let mut options = options_of(&[("missions", "yes"), ("mission", front), ("right", right)]);
        options.extend_from_slice(shape).unwrap();
        set_up_error(2, &options)
    };
    assert_eq!(two("redraw,blues", "surround,empties", &[]), None);
    assert_eq!(two("redraw,blues", "surround,shape-a", &[("shape-a", "3")]), None);
    // The gems of a shape tile are printed on it, so only the players can tell.
    assert_eq!(two("redraw,blues", "surround,shape-a", &[]), Some("bad-setup"));
    // The same tile twice, in front or to the right.
    assert_eq!(two("redraw,redraw", "surround,empties", &[]), Some("bad-setup"));
    assert_eq!(two("redraw,blues", "surround,blues", &[]), Some("bad-setup"));
    // One too few, and one too many.
    assert_eq!(two("redraw", "surround,empties", &[]), Some("bad-setup"));
    assert_eq!(two("redraw,blues", "surround", &[]), Some("bad-setup"));
    assert_eq!(two("redraw,blues,empties", "surround,shape-a", &[("shape-a", "3")]), Some("bad-setup"));
    // Nobody said which tiles there are.
    assert_eq!(set_up_error(2, &[("missions", "yes")]), Some("bad-setup"));
    // With four players no tile lies between them.
    let four = ("mission", "redraw,blues,surround,empties");
    assert_eq!(set_up_error(4, &[("missions", "yes"), four]), None);
    assert_eq!(set_up_error(4, &[("missions", "yes"), four, ("right", "shape-a")]), Some("bad-setup"));
    // Whoever names the tiles plays with them.
    let named = table(4, &[four], &[]);
    assert_eq!(value(&named, None, "missions"), "yes");
}

fn options_of(options: &[(&'static str, &'static str)]) -> heapless::Vec<(&'static str, &'static str), 12> {
    options.iter().copied().collect()
}

/// GL-05: both stacks of a colour have a tile.
#[test]
fn a_stack_of_all_or_no_tiles_is_a_bad_set_up() {
    let splits = [
        (GameOption::SplitGreen, 23),
        (GameOption::SplitBlue, 23),
        (GameOption::SplitPink, 17),
        (GameOption::SplitGold, 15),
    ];
    for (option, tiles) in splits {
        for (size, fits) in [(0, false), (1, true), (tiles - 1, true), (tiles, false)] {
            let mut setup = setup(Mode::Track, 2, &[]);
            setup.set_option(option, size);
            assert_eq!(State::new(&setup).is_ok(), fits, "{option:?} {size}");
        }
    }
}

/// All options can be combined, also solo (section 1).
#[test]
fn every_combination_of_options_can_be_played() {
    let fronts = ["redraw", "redraw,blues", "redraw,blues,empties", "redraw,blues,empties,surround"];
    let rights = ["surround", "surround,empties", "surround,shape-b,shape-c"];
    for players in 1..=5 {
        for goal in ["17", "20"] {
            for pro in ["no", "yes"] {
                let plain = options_of(&[("goal", goal), ("pro", pro)]);
                assert_eq!(set_up_error(players, &plain), None);
                let mut missions = plain.clone();
                let front = fronts.get(players - 1).copied().unwrap_or("redraw,blues,empties,surround,shape-a");
                missions.push(("mission", front)).unwrap();
                if let Some(right) = rights.get(players - 1) {
                    missions.push(("right", right)).unwrap();
                }
                missions
                    .extend_from_slice(&[("missions", "yes"), ("shape-a", "1"), ("shape-b", "2"), ("shape-c", "9")])
                    .unwrap();
                assert_eq!(set_up_error(players, &missions), None, "{missions:?}");
            }
        }
    }
}

/// GL-111, GL-118: what the device asks depends on the answers so far.
#[test]
fn the_set_up_asks_only_what_matters() {
    let asked = |setup: &Setup| setup.asked().map(|slot| slot.spec.name).collect::<heapless::Vec<&str, 32>>();
    let plain = setup(Mode::Track, 2, &[]);
    let always = ["goal", "pro", "missions", "split-green", "split-blue", "split-pink", "split-gold"];
    assert_eq!(asked(&plain), always);
    let missions = setup(Mode::Track, 2, &[("missions", "yes"), ("mission", "shape-b")]);
    let names = asked(&missions);
    assert_eq!(names.iter().filter(|name| **name == "mission").count(), 2);
    assert_eq!(names.iter().filter(|name| **name == "right").count(), 2);
    assert!(names.contains(&"shape-b") && !names.contains(&"shape-a"));
    let four = setup(Mode::Track, 4, &[("missions", "yes")]);
    assert!(!asked(&four).contains(&"right"));
    // What was chosen before it stopped mattering is forgotten.
    let mut changed = missions.clone();
    changed.set_option(GameOption::Missions, 0);
    changed.tidy();
    assert_eq!(changed.option(GameOption::Mission), ABSENT);
    assert_eq!(State::new(&changed).err(), None);
}

/// GL-134: a game without draws is one of an older version, which is reported before anything else about it.
#[test]
fn a_game_of_an_older_version_is_told_apart() {
    for players in 1..=5 {
        assert_eq!(set_up_error(players, &[("tracking", "full")]), None);
        assert_eq!(set_up_error(players, &[("tracking", "quick")]), Some("kept-by-an-older-version"));
    }
    assert_eq!(set_up_error(2, &[("tracking", "quick"), ("missions", "yes")]), Some("kept-by-an-older-version"));
    // The screens never begin with such a game.
    let mut again = setup(Mode::Track, 4, &[("tracking", "quick")]);
    again.tidy();
    assert_eq!(State::new(&again).err(), None);
}
