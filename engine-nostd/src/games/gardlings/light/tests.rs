//! What is easier to see here than in a replay: rows, proposals, set-ups, and full games in odd places made light.

use super::super::Counter;
use super::{GameOption, Hire, Light, Offer};
use crate::ask::{Ask, Choices};
use crate::games::gardlings::Ware;
use crate::light::LIGHT;
use crate::notation::read_entry;
use crate::rules::Rules;
use crate::setup::{Mode, Setup, SetupError};
use crate::standings::Scored;
use crate::{AnyTopic, Depth, Game, Name, Seat, State, Table};

type Words = heapless::Vec<&'static str, 16>;

fn setup(mode: Mode, players: usize) -> Setup {
    let mut setup = Setup::new(Game::Gardlings, mode);
    for name in ["Anna", "Bram", "Cleo", "Dirk", "Emma"].into_iter().take(players) {
        setup.names.push(Name::new(name).unwrap());
    }
    setup
}

fn enter(table: &mut Table, line: &str) {
    let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
    table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    table.state().invariants().unwrap_or_else(|what| panic!("{line}: {what}"));
}

/// Plays lines of a light game.
fn table(players: usize, options: &[(GameOption, u8)], lines: &[&str]) -> Table {
    let mut setup = setup(Mode::Light, players);
    options.iter().for_each(|(option, value)| setup.set_option(*option, *value));
    let mut table = Table::new(setup).unwrap();
    lines.iter().for_each(|line| enter(&mut table, line));
    table
}

fn light(table: &Table) -> &Light {
    match table.state() {
        State::Gardlings(Depth::Light(light)) => light,
        other => panic!("not a light game: {other:?}"),
    }
}

/// Returns the words of the rows that are offered.
fn rows(table: &Table) -> Words {
    let mut offers = Choices::new();
    table.state().offers(table.state().focus(), &mut offers);
    offers.iter().map(|offer| offer.label.word()).collect()
}

const PRO: (GameOption, u8) = (GameOption::Pro, 1);
const NO_GUIDE: (GameOption, u8) = (GameOption::Guide, 0);

#[test]
fn the_rows_of_a_count_keep_their_order_and_leave_out_what_cannot_be() {
    // GL-L07: the start tiles hold two pigs.
    assert_eq!(rows(&table(2, &[], &["next"])), ["alarm"]);
    assert_eq!(rows(&table(2, &[], &["fix Anna tiles 9", "next"])), ["three-pigs", "alarm", "alarm-pigs"]);
    // GL-L08.
    let pro = ["pond", "alarm", "alarm-pond", "ponds", "alarm-ponds"];
    assert_eq!(rows(&table(2, &[PRO], &["next"])), pro);
    assert_eq!(rows(&table(2, &[NO_GUIDE], &[])), ["alarm", "choose-hire"]);
    // At the goal nothing is hired, so there is nothing to choose.
    assert_eq!(rows(&table(2, &[NO_GUIDE], &["Anna gems +14"])), ["alarm"]);
    assert_eq!(rows(&table(2, &[NO_GUIDE], &["Anna gems +14", "next"])), ["alarm"]);
    assert_eq!(rows(&table(2, &[], &[])), ["next"]);
}

#[test]
fn more_ponds_are_a_number_from_two() {
    let table = table(1, &[PRO], &["next"]);
    let mut offers = Choices::new();
    table.state().offers(table.state().focus(), &mut offers);
    let mut asked = 0;
    for offer in &offers {
        let (word, mut draft) = (offer.label.word(), offer.draft);
        match table.state().ask(&mut draft, &mut Choices::new()) {
            Ask::Number { min, max, preset, .. } => {
                assert!([Offer::Ponds.word(), Offer::AlarmPonds.word()].contains(&word), "{word}");
                assert_eq!((min, max, preset), (2, 9, 2));
                asked += 1;
            }
            Ask::Ready(raw) => assert_eq!(table.state().clone().play(draft.by, &raw), Ok(()), "{word}"),
            other => panic!("{word}: {other:?}"),
        }
    }
    assert_eq!(asked, 2);
}

#[test]
fn the_hire_list_has_the_dearest_first_and_two_rows_where_one_coin_is_left() {
    let hire = |fix: &[&str], gems: &str| {
        let mut table = table(2, &[], fix);
        ["next", gems, "next"].iter().for_each(|line| enter(&mut table, line));
        rows(&table)
    };
    let rest = ["take-pig", "pass"];
    assert_eq!(hire(&[], "Anna gems -1"), rest);
    assert_eq!(hire(&["fix Anna coins 2"], "Anna gems -1"), ["green", "take-pig", "pass"]);
    assert_eq!(hire(&[], "Anna gems +12"), ["gold", "pink", "blue", "green", "take-pig", "pass"]);
    // GL-L12.
    let one = hire(&["fix coin-gold 1", "fix coin-blue 1", "fix coin-pink 0"], "Anna gems +12");
    let rows = ["gold", "gold-no-coin", "pink", "blue", "blue-no-coin", "green", "take-pig", "pass"];
    assert_eq!(one, rows);
}

#[test]
fn what_hands_do_is_known_before_it_is_hired() {
    let table = table(2, &[], &["fix Anna coins 3", "fix coin-gold 0", "next", "Anna gems +8", "next"]);
    let (game, anna) = (light(&table), Seat::FIRST);
    // 11 gems and 3 coins.
    let hands = |hire: Hire| (game.coins_to_pay(anna, hire), game.coins_to_take(hire));
    assert_eq!(game.likeliest_hire(anna), Hire::Buy(Ware::Gold, None));
    assert_eq!(hands(Hire::Buy(Ware::Gold, None)), (3, 0));
    assert_eq!(hands(Hire::Buy(Ware::Pink, None)), (0, 1));
    assert_eq!(hands(Hire::Buy(Ware::Green, None)), (0, 0));
    assert_eq!(hands(Hire::Pig), (0, 1));
    assert_eq!(hands(Hire::Nothing), (0, 0));
    let counts = [Counter::Coins.into(), Counter::Tiles.into(), AnyTopic::Points.into()].into_iter().zip([3, 8, 11]);
    assert!(game.counters(anna).iter().copied().eq(counts));
}

#[test]
fn without_the_guide_next_says_what_it_hires() {
    let says = |players: usize, options: &[(GameOption, u8)], lines: &[&str]| {
        light(&table(players, options, lines)).hire_after_count()
    };
    assert_eq!(says(2, &[], &["next"]), None);
    assert_eq!(says(2, &[NO_GUIDE], &[]), Some(Hire::Pig));
    assert_eq!(says(2, &[NO_GUIDE], &["Anna gems +7"]), Some(Hire::Buy(Ware::Pink, None)));
    assert_eq!(says(2, &[NO_GUIDE], &["fix Anna coins 1", "Anna gems +6"]), Some(Hire::Buy(Ware::Pink, None)));
    // GL-L15: at the goal, and after somebody has reached it, nothing is hired.
    assert_eq!(says(2, &[NO_GUIDE], &["Anna gems +14"]), None);
    assert_eq!(says(2, &[NO_GUIDE], &["Anna gems +14", "next"]), None);
    assert_eq!(says(2, &[NO_GUIDE], &["Anna count"]), None);
}

#[test]
fn the_number_is_untouched_until_somebody_turns_it() {
    let touched = |lines: &[&str]| light(&table(1, &[], lines)).is_touched(Seat::FIRST);
    assert!(!touched(&["next"]));
    assert!(touched(&["next", "Anna gems +1"]));
    assert!(!touched(&["next", "Anna gems +1", "Anna gems -1"]));
    assert!(!touched(&["next", "Anna gems +1", "next", "pass", "next"]));
    assert!(touched(&["fix Anna gems 5", "next"]));
}

#[test]
fn only_who_counts_has_a_dial() {
    let dialled = |lines: &[&str], seat: usize| {
        let dials = table(2, &[], lines).state().dials(Seat::new(seat).unwrap());
        dials.first().map(|dial| (dial.value, dial.most))
    };
    assert_eq!(dialled(&["next"], 0), Some((3, 99)));
    assert_eq!(dialled(&["next"], 1), None);
    assert_eq!(dialled(&[], 0), None);
    assert_eq!(dialled(&["next", "next"], 0), None);
}

#[test]
fn one_to_five_players_and_no_more() {
    // GL-L01.
    for players in 1..=5 {
        assert_eq!(State::new(&setup(Mode::Light, players)).unwrap().players(), players);
    }
    assert!(matches!(State::new(&setup(Mode::Light, 0)), Err(SetupError::Players { id: "bad-setup", .. })));
}

#[test]
fn the_options_that_a_light_game_has_stay_when_the_depth_changes() {
    let mut setup = setup(Mode::Track, 3);
    setup.set_option(super::super::GameOption::Goal, 1);
    setup.set_option(super::super::GameOption::Missions, 1);
    setup.set_mode(Mode::Light);
    let State::Gardlings(Depth::Light(light)) = State::new(&setup).unwrap() else { panic!("not light") };
    assert_eq!((light.goal().gems(), light.has_missions(), light.is_pro(), light.has_guide()), (20, true, false, true));
}

/// Makes a full game light after these lines.
fn lightened(players: usize, lines: &[&str]) -> Table {
    let mut table = Table::new(setup(Mode::Track, players)).unwrap();
    lines.iter().for_each(|line| enter(&mut table, line));
    table.play(None, LIGHT.blank()).unwrap();
    table.state().invariants().unwrap();
    table
}

#[test]
fn a_full_game_in_an_odd_place_becomes_a_light_one_all_the_same() {
    // Hiring was declared without a count: Anna has hired with no gems, Bram counts.
    let table = lightened(2, &["fix phase hire", "Anna take-pig"]);
    assert_eq!((light(&table).gems(Seat::FIRST), light(&table).has_hired(Seat::FIRST)), (0, true));
    assert_eq!((light(&table).turn(), table.state().phase_word()), (Seat::new(1), "count"));
    // More gems than a dial shows.
    let table = lightened(1, &["Anna stop", "close-garden", "fix Anna raw 108"]);
    assert_eq!(light(&table).gems(Seat::FIRST), 99);
    // Somebody was corrected to the goal while tiles are hired: all have counted, so that is the result.
    let table = lightened(2, &["fix phase hire", "fix Anna raw 18", "fix Bram raw 3"]);
    assert_eq!(table.state().over(), Some("victory"));
    // A light game is never made full, nor light again.
    let mut table = lightened(2, &[]);
    assert!(table.play(None, LIGHT.blank()).is_err());
    assert!(!table.state().can_lighten());
}
