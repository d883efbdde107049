//! What is better said in Rust than in a replay: odds, medals, set-ups, offers, questions and focus.
//! The rules themselves are pinned move by move in `sim/replays/gardlings`.

use super::kinds::Medal;
use super::{Gardlings, Move, Refusal, Risk};
use crate::ask::{Ask, Choices, Draft, Label};
use crate::notation::read_entry;
use crate::rules::Rules;
use crate::setup::{Mode, Setup};
use crate::shape::ABSENT;
use crate::verb::Moves;
use crate::{Game, Name, RuleError, Seat, SetupError, State, Table};

type Text = heapless::String<160>;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Makes a set-up of options as a record has them.
fn setup(mode: Mode, players: usize, options: &[(&str, &str)]) -> Setup {
    let mut setup = Setup::new(Game::Gardlings, mode);
    for name in ["Anna", "Bram", "Cleo", "Dirk", "Emma"].into_iter().take(players) {
        setup.names.push(Name::new(name).unwrap());
    }
    for (name, value) in options {
        let spec = setup.game.vocabulary(mode).options.iter().find(|spec| spec.name == *name).unwrap();
        let mut bytes = [0; 8];
        spec.shape.read(value, &setup.names, &mut bytes).unwrap();
        assert!(setup.set_option_bytes(name, &bytes[..spec.shape.width()]), "{name}");
    }
    setup
}

fn enter(table: &mut Table, line: &str) {
    let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
    table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    table.state().invariants().unwrap_or_else(|what| panic!("{line}: {what}"));
}

/// Plays lines of a record.
fn table(players: usize, options: &[(&str, &str)], lines: &[&str]) -> Table {
    let mut table = Table::new(setup(Mode::Track, players, options)).unwrap();
    lines.iter().for_each(|line| enter(&mut table, line));
    table
}

fn refusal(table: &Table, line: &str) -> &'static str {
    match read_entry(line, table.setup(), table.state()) {
        Ok(entry) => table.clone().enter(entry).expect_err(line).id(),
        Err(error) => error.refusal(table.state()).expect(line).id(),
    }
}

fn value(table: &Table, whose: Option<usize>, field: &str) -> Text {
    use core::fmt::Write;
    let value = table.state().named_field(whose.and_then(Seat::new), field, &table.setup().names);
    let mut text = Text::new();
    write!(text, "{}", value.unwrap_or_else(|| panic!("{field}"))).unwrap();
    text
}

fn has_field(table: &Table, field: &str) -> bool {
    table.state().named_field(Some(Seat::FIRST), field, &table.setup().names).is_some()
}

fn offered(state: &State, focus: Option<Seat>) -> heapless::Vec<&'static str, 48> {
    let mut offers = Choices::new();
    state.offers(focus, &mut offers);
    offers.iter().map(|offer| offer.label.word).collect()
}

fn next_move(state: &State, focus: Option<Seat>) -> Option<(Option<Seat>, Move)> {
    state.next_move(focus).map(|(by, raw)| (by, Move::from_raw(&raw).unwrap()))
}

fn game(table: &Table) -> &Gardlings {
    match table.state() {
        State::Gardlings(game) => game,
        other => panic!("{other:?}"),
    }
}

/// Lets a solo player own tiles: three rounds are as good as a correction.
fn with_dragons(dragons: u8, others: u8) -> Table {
    let mut owned = heapless::String::<40>::new();
    let mut table = table(1, &[], &[]);
    use core::fmt::Write;
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
    // Gnomes, twins, X with limit 6, X with limit 7; a dash where limit 6 would have been an alarm before.
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
                        use core::fmt::Write;
                        let mut line = heapless::String::<40>::new();
                        write!(line, "Anna draw {kind} {n}").unwrap();
                        enter(&mut played, &line);
                    }
                };
                draw("dragon", dragons);
                draw("gnome", a);
                draw("twin", b);
                let risk = game(&played).risk(Seat::FIRST).unwrap();
                // 8 tiles and the dragons, less those that were drawn.
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
    // Who is out of the phase draws no more.
    let out = table(1, &[], &["Anna draw gnome 4", "Anna draw twin"]);
    assert!(!has_field(&out, "risk"));
}

/// GL-131, GL-132: the table of section 1.
#[test]
fn medals_go_by_the_number_of_tiles() {
    let medals = |goal: u8, results: [u16; 7]| results.map(|result| Medal::of(result, goal));
    use Medal::{Bronze, Gold, None, Silver};
    assert_eq!(medals(17, [9, 13, 14, 16, 17, 19, 20]), [Gold, Gold, Silver, Silver, Bronze, Bronze, None]);
    assert_eq!(medals(20, [9, 15, 16, 18, 19, 21, 22]), [Gold, Gold, Silver, Silver, Bronze, Bronze, None]);
}

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
                use core::fmt::Write;
                let mut name = Text::new();
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
    // The gems of a shape tile are printed on it, so only the table can tell.
    assert_eq!(two("redraw,blues", "surround,shape-a", &[]), Some("bad-setup"));
    // The same tile twice, in front or at the right.
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
    // Who names the tiles plays with them.
    let named = table(4, &[four], &[]);
    assert_eq!(value(&named, None, "missions"), "yes");
}

fn options_of(options: &[(&'static str, &'static str)]) -> heapless::Vec<(&'static str, &'static str), 12> {
    options.iter().copied().collect()
}

/// GL-05: both stacks of a colour have a tile.
#[test]
fn a_stack_of_all_or_no_tiles_is_a_bad_set_up() {
    for (option, tiles) in [("split-green", 23), ("split-blue", 23), ("split-pink", 17), ("split-gold", 15)] {
        for (size, fits) in [(0, false), (1, true), (tiles - 1, true), (tiles, false)] {
            let mut setup = setup(Mode::Track, 2, &[]);
            assert!(setup.set_option(option, size));
            assert_eq!(State::new(&setup).is_ok(), fits, "{option} {size}");
        }
    }
}

/// All options go together, also solo (section 1).
#[test]
fn every_combination_of_options_can_be_played() {
    let fronts = ["redraw", "redraw,blues", "redraw,blues,empties", "redraw,blues,empties,surround"];
    let rights = ["surround", "surround,empties", "surround,shape-b,shape-c"];
    for players in 1..=5 {
        for goal in ["17", "20"] {
            for pro in ["no", "yes"] {
                for tracking in ["full", "quick"] {
                    let plain = options_of(&[("goal", goal), ("pro", pro), ("tracking", tracking)]);
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
}

/// GL-111, GL-118: what the device asks follows from what was answered.
#[test]
fn the_set_up_asks_only_what_matters() {
    let asked = |setup: &Setup| setup.asked().map(|slot| slot.spec.name).collect::<heapless::Vec<&str, 32>>();
    let plain = setup(Mode::Track, 2, &[]);
    let always = ["goal", "pro", "missions", "tracking", "split-green", "split-blue", "split-pink", "split-gold"];
    assert_eq!(asked(&plain), always);
    let missions = setup(Mode::Track, 2, &[("missions", "yes"), ("mission", "shape-b")]);
    let names = asked(&missions);
    assert_eq!(names.iter().filter(|name| **name == "mission").count(), 2);
    assert_eq!(names.iter().filter(|name| **name == "right").count(), 2);
    assert!(names.contains(&"shape-b") && !names.contains(&"shape-a"));
    let four = setup(Mode::Track, 4, &[("missions", "yes")]);
    assert!(!asked(&four).contains(&"right"));
    // What was chosen before it stopped to matter is forgotten.
    let mut changed = missions.clone();
    changed.set_option("missions", 0);
    changed.tidy();
    assert_eq!(changed.option("mission"), ABSENT);
    assert_eq!(State::new(&changed).err(), None);
}

/// Section 6: with 4 or 5 players the set-up proposes quick tracking.
#[test]
fn a_large_table_is_tracked_quickly() {
    for players in 1..=5 {
        let mut setup = setup(Mode::Track, players, &[]);
        setup.propose();
        assert_eq!(setup.option("tracking"), u8::from(players >= 4));
    }
}

/// GL-22: the player entered last stays in focus, and the others can be chosen.
#[test]
fn who_was_entered_last_is_in_focus_while_drawing() {
    let mut played = table(3, &[], &[]);
    assert_eq!(played.state().focus(), Some(seat(0)));
    assert!(Seat::all(3).all(|seat| played.state().actors().has(seat)));
    enter(&mut played, "Bram draw gnome");
    assert_eq!(played.state().focus(), Some(seat(1)));
    enter(&mut played, "Bram stop");
    assert_eq!(played.state().focus(), Some(seat(2)));
    enter(&mut played, "Cleo draw gnome 4");
    enter(&mut played, "Cleo draw twin");
    // The alarm ends the phase for Cleo; Anna still draws, Bram may resume.
    assert_eq!(played.state().focus(), Some(seat(0)));
    assert!(!played.state().actors().has(seat(2)));
    assert!(played.state().actors().has(seat(1)));
    assert_eq!(offered(played.state(), Some(seat(1))), ["resume"]);
    assert!(offered(played.state(), Some(seat(2))).is_empty());
    // A move without a seat belongs to nobody in particular.
    assert_eq!(refusal(&played, "stop"), "not-your-turn");
    // GL-126: a mission keeps who is out in focus.
    let mut saved = table(2, &[("mission", "redraw,blues"), ("right", "surround,empties")], &["Anna draw gnome 4"]);
    enter(&mut saved, "Anna draw twin");
    assert_eq!(saved.state().focus(), Some(seat(0)));
    assert_eq!(offered(saved.state(), Some(seat(0))), ["redraw"]);
    enter(&mut saved, "Anna redraw twin");
    assert_eq!(saved.state().focus(), Some(seat(1)));
}

/// The rows of a draw are the kinds in the bag, the commonest first: one press for it.
#[test]
fn the_commonest_tile_of_the_bag_is_offered_first() {
    let mut played = table(2, &[], &[]);
    assert_eq!(offered(played.state(), Some(seat(0))), ["gnome", "twin", "pig-beige", "stop", "draw-several"]);
    enter(&mut played, "Anna draw gnome 3");
    // 1 gnome, 2 twins, 2 pigs are left; the other player's bag is full.
    let rows = ["twin", "pig-beige", "gnome", "stop", "cannot-place", "draw-several"];
    assert_eq!(offered(played.state(), Some(seat(0))), rows);
    assert_eq!(offered(played.state(), Some(seat(1)))[0], "gnome");
    let mut offers = Choices::new();
    played.state().offers(Some(seat(1)), &mut offers);
    let mut draft = offers[0].draft;
    let drawn = Move::Draw { kind: super::Kind::Gnome, n: crate::verb::Usually(1) };
    assert_eq!(played.state().ask(&mut draft, &mut Choices::new()), Ask::Ready(drawn.to_raw()));
    assert_eq!(draft.by, Some(seat(1)));
}

/// The alarm bounds how many tiles can be entered at once (alarm-early).
#[test]
fn several_tiles_at_once_end_with_the_alarm() {
    let played = table(1, &[], &["Anna draw twin 2"]);
    let mut draft = Draft { variant: 1, ..Draft::new(Some(seat(0)), played.state().verb("draw").unwrap()) };
    let mut choices = Choices::new();
    // 4 gnomes lie there: one more is none, the second is the alarm; of 2 pigs both can be drawn.
    let Ask::Choose(slot) = played.state().ask(&mut draft, &mut choices) else { panic!("a kind is asked") };
    assert_eq!(choices.iter().map(|choice| choice.label.word).collect::<heapless::Vec<_, 9>>(), ["gnome", "pig-beige"]);
    assert_eq!(slot.param.name, "kind");
    let mut gnomes = choices[0].draft;
    let two = Move::Draw { kind: super::Kind::Gnome, n: crate::verb::Usually(2) };
    assert_eq!(played.state().ask(&mut gnomes, &mut Choices::new()), Ask::Ready(two.to_raw()));
}

/// NEXT stops the player in focus, then the others, then closes the garden (GL-38).
#[test]
fn next_stops_one_player_after_the_other_and_closes_the_garden() {
    let mut played = table(3, &[], &["Bram draw gnome"]);
    let state = |table: &Table, focus: usize| next_move(table.state(), Some(seat(focus)));
    assert_eq!(state(&played, 1), Some((Some(seat(1)), Move::Stop {})));
    enter(&mut played, "Bram stop");
    assert_eq!(state(&played, 1), Some((Some(seat(2)), Move::Stop {})));
    enter(&mut played, "Cleo stop");
    enter(&mut played, "Anna stop");
    assert_eq!(state(&played, 0), Some((None, Move::CloseGarden {})));
    assert_eq!(offered(played.state(), Some(seat(0))), ["resume", "close-garden"]);
    enter(&mut played, "close-garden");
    // A number has to be entered: NEXT cannot guess it.
    assert_eq!(next_move(played.state(), Some(seat(0))), None);
    ["Anna count 0", "Bram count 0", "Cleo count 0"].iter().for_each(|line| enter(&mut played, line));
    assert_eq!(next_move(played.state(), Some(seat(0))), Some((Some(seat(0)), Move::Pass {})));
    ["Anna pass", "Bram pass", "Cleo pass"].iter().for_each(|line| enter(&mut played, line));
    assert_eq!(next_move(played.state(), None), Some((None, Move::NextRound {})));
}

/// GL-73, GL-76: what can be paid is offered, the dearest first, and the stack with a coin before the other.
#[test]
fn hiring_offers_what_can_be_paid() {
    let lines = ["Anna stop", "Bram stop", "close-garden", "Anna count 10", "Bram count 3"];
    let mut played = table(2, &[], &lines);
    assert_eq!(offered(played.state(), played.state().focus()), ["pink", "blue", "green", "take-pig", "pass"]);
    enter(&mut played, "Anna buy pink 1 dragon");
    assert_eq!(offered(played.state(), played.state().focus()), ["take-pig", "pass"]);
    ["Bram pass", "next-round", "Anna stop", "Bram stop", "close-garden"].iter().for_each(|l| enter(&mut played, l));
    enter(&mut played, "Bram count 10");
    enter(&mut played, "Anna count 0");
    let mut offers = Choices::new();
    played.state().offers(played.state().focus(), &mut offers);
    let mut draft = offers[0].draft;
    assert_eq!(offers[0].label, Label::word("pink"));
    let mut stacks = Choices::new();
    assert!(matches!(played.state().ask(&mut draft, &mut stacks), Ask::Choose(_)));
    // Stack 1 has lost its coin (GL-82).
    assert_eq!(stacks.iter().map(|choice| choice.label.number).collect::<heapless::Vec<_, 2>>(), [2, 1]);
    let preview = played.state().preview(&stacks[0].draft).unwrap();
    assert!(preview.contains(&("coins", 1)), "{preview:?}");
    // GL-83: without the coin the price is all there is.
    let preview = played.state().preview(&stacks[1].draft).unwrap();
    assert!(!preview.iter().any(|(word, _)| *word == "coins"), "{preview:?}");
}

/// Ponds and missions are asked only where they are played (GL-95, GL-121).
#[test]
fn counting_asks_what_the_variant_needs() {
    let asked = |options: &[(&str, &str)]| {
        let played = table(1, options, &["Anna stop", "close-garden"]);
        let mut draft = Draft::new(Some(seat(0)), played.state().verb("count").unwrap());
        let mut slots = heapless::Vec::<&str, 4>::new();
        let mut choices = Choices::new();
        loop {
            draft = match played.state().ask(&mut draft, &mut choices) {
                Ask::Number { slot, min, .. } => {
                    slots.push(slot.param.name).unwrap();
                    draft.with(&slot, [min, 0])
                }
                Ask::Choose(slot) => {
                    slots.push(slot.param.name).unwrap();
                    choices[0].draft
                }
                Ask::Ready(_) => return slots,
                Ask::Impossible(error) => panic!("{error}"),
            };
        }
    };
    assert_eq!(asked(&[]), ["gems"]);
    assert_eq!(asked(&[("pro", "yes")]), ["gems", "ponds"]);
    assert_eq!(asked(&[("mission", "blues"), ("right", "redraw")]), ["gems", "mission"]);
    assert_eq!(asked(&[("mission", "redraw"), ("right", "blues")]), ["gems"]);
    assert_eq!(asked(&[("pro", "yes"), ("mission", "blues"), ("right", "redraw")]), ["gems", "ponds", "mission"]);
}

/// The next count proposes the gems of the last one.
#[test]
fn a_count_proposes_the_last_one() {
    let lines = ["stop", "close-garden", "count 12", "pass", "next-round", "stop", "close-garden"];
    let played = table(1, &[], &lines);
    let mut draft = Draft::new(Some(seat(0)), played.state().verb("count").unwrap());
    let asked = played.state().ask(&mut draft, &mut Choices::new());
    assert!(matches!(asked, Ask::Number { min: 0, max: 99, preset: 12, .. }), "{asked:?}");
}

/// Section 4: the order of checks, where a move is wrong in several ways at once.
#[test]
fn refusals_come_in_the_order_of_the_rules() {
    let over = table(1, &[("pro", "yes")], &["stop", "close-garden", "count 17"]);
    for line in ["Anna draw gnome", "Anna mutate gold none 1 pig", "Anna alarm", "close-garden", "fix Anna coins 1"] {
        assert_eq!(refusal(&over, line), "game-over", "{line}");
    }
    let lines = [
        "fix Anna owned-beige 3",
        "Anna draw pig-beige 3",
        "Anna stop",
        "Bram stop",
        "close-garden",
        "Anna count 0",
        "Bram count 0",
        "Anna pass",
    ];
    let mutating = table(2, &[("pro", "yes")], &lines);
    assert_eq!(value(&mutating, None, "phase"), "mutate");
    // Anything else waits, of whichever phase, tracking or seat.
    for line in ["Anna draw gnome", "Bram pass", "Bram alarm", "next-round", "Anna count 5 0 y"] {
        assert_eq!(refusal(&mutating, line), "must-mutate", "{line}");
    }
    // The tracking before the turn, the turn before the parameters.
    assert_eq!(refusal(&mutating, "Bram skip-mutate"), "quick-only");
    assert_eq!(refusal(&mutating, "Bram mutate gold 1 1 pig"), "not-your-turn");
    assert_eq!(refusal(&mutating, "Anna mutate gold none 1 pig"), "bad-number");
    assert_eq!(refusal(&mutating, "Anna mutate beige 1 1 pig"), "bad-number");
    assert_eq!(refusal(&mutating, "Anna mutate gold 1 1 pig"), "gold-final");
    assert_eq!(refusal(&mutating, "Anna mutate green 1 1 pig"), "no-such-pig");
    let hiring = table(2, &[], &["Anna stop", "Bram stop", "close-garden", "Anna count 0", "Bram count 0"]);
    assert_eq!(refusal(&hiring, "Bram mutate beige - 1 pig"), "no-mutation");
    assert_eq!(refusal(&hiring, "Bram skip-mutate"), "no-mutation");
    assert_eq!(refusal(&hiring, "Bram alarm"), "wrong-phase");
    assert_eq!(refusal(&hiring, "Bram buy beige 1 pig"), "not-your-turn");
    assert_eq!(refusal(&hiring, "Anna buy beige 1 pig"), "bad-number");
    assert_eq!(refusal(&hiring, "Anna buy green 3 pig"), "bad-number");
    let quick = table(2, &[("tracking", "quick")], &["Anna stop"]);
    assert_eq!(refusal(&quick, "Anna draw gnome"), "full-only");
    assert_eq!(refusal(&quick, "Anna alarm"), "stopped");
}

/// Moves that belong to nobody have no seat.
#[test]
fn nobody_closes_the_garden() {
    let played = table(2, &[], &["Anna stop", "Bram stop"]);
    assert_eq!(refusal(&played, "Anna close-garden"), "not-your-turn");
    let third = read_entry("close-garden", played.setup(), played.state()).unwrap();
    assert!(played.clone().enter(third).is_ok());
}

/// GL-126: a redraw of the third pig takes its coin back, also when the supply had none.
#[test]
fn a_third_pig_that_met_an_empty_supply_takes_nothing_back() {
    let options = [("mission", "redraw,blues"), ("right", "surround,empties")];
    let lines = ["fix Anna owned-beige 4", "fix Bram coins 26", "Anna draw pig-beige 3"];
    let mut played = table(2, &options, &lines);
    assert_eq!(value(&played, Some(0), "coins"), "0");
    assert_eq!(value(&played, Some(0), "trio-coin"), "yes");
    enter(&mut played, "fix Bram coins 20");
    enter(&mut played, "Anna redraw pig-beige");
    // The second tile is the third pig again, and now there is a coin.
    assert_eq!(value(&played, Some(0), "coins"), "1");
    assert_eq!(value(&played, None, "supply"), "5");
}

/// Section 6: a correction keeps what the box holds.
#[test]
fn corrections_stay_inside_the_box() {
    let played = table(2, &[], &["Anna draw pig-beige 2", "Anna draw gnome"]);
    // What is drawn is owned.
    assert_eq!(refusal(&played, "fix Anna owned-beige 1"), "more-than-the-box");
    assert_eq!(refusal(&played, "fix Anna drawn-twin 3"), "more-than-the-box");
    assert_eq!(refusal(&played, "fix Anna owned-dragon 1"), "more-than-the-box");
    assert_eq!(refusal(&played, "fix stack-pink-1 18"), "more-than-the-box");
    assert_eq!(refusal(&played, "fix Anna owned-gnome 3"), "bad-number");
    // 1 gnome and 2 twins are 5; with two gnomes it would have been an alarm.
    let full = table(2, &[], &["Anna draw twin 2", "Anna draw gnome"]);
    assert_eq!(refusal(&full, "fix Anna drawn-gnome 2"), "bad-number");
    assert_eq!(refusal(&full, "fix phase over"), "bad-number");
    assert_eq!(refusal(&full, "fix phase mutate"), "bad-number");
    assert_eq!(refusal(&full, "fix turn Anna"), "bad-number");
    assert_eq!(refusal(&full, "fix Anna raw 5"), "bad-number");
    assert_eq!(refusal(&full, "fix Anna mission blues"), "bad-number");
    assert_eq!(refusal(&full, "fix supply 3"), "cannot-fix-that");
}

/// A stack is what its colour leaves over.
#[test]
fn a_corrected_stack_balances_with_the_other_one() {
    let played = table(2, &[], &["fix stack-gold-2 10"]);
    assert_eq!(value(&played, None, "stack-gold-1"), "5");
    assert_eq!(value(&played, None, "stack-gold-2"), "10");
    // A pig of a colour comes from its stack, a dragon was something else before.
    let mut pigs = table(2, &[], &["fix Anna owned-pig-blue 2"]);
    assert_eq!(value(&pigs, Some(0), "owned-blue"), "2");
    assert_eq!(value(&pigs, None, "stack-blue-1"), "10");
    enter(&mut pigs, "fix Anna owned-blue 3");
    enter(&mut pigs, "fix Anna owned-dragon 1");
    assert_eq!(value(&pigs, Some(0), "owned-other"), "0");
    // Two pigs and a dragon are blue: the dragon goes before a pig does.
    enter(&mut pigs, "fix Anna owned-blue 1");
    assert_eq!(value(&pigs, Some(0), "owned-dragon"), "0");
    assert_eq!(value(&pigs, Some(0), "owned-pig-blue"), "1");
    assert_eq!(value(&pigs, None, "stack-blue-1"), "11");
}

/// GL-61: an alarm that was forgotten takes its gems after the count too.
#[test]
fn a_corrected_status_counts_the_theft_anew() {
    let mut played = table(2, &[], &["Anna stop", "Bram stop", "close-garden", "Anna count 9"]);
    enter(&mut played, "fix Anna status alarm");
    assert_eq!(value(&played, Some(0), "net"), "6");
    enter(&mut played, "fix Anna raw 2");
    assert_eq!(value(&played, Some(0), "stolen"), "2");
    // A tile that was set aside fits after all; one that would be an alarm was never drawn.
    let mut stuck = table(2, &[], &["Anna draw gnome", "Anna draw twin", "Anna cannot-place"]);
    enter(&mut stuck, "fix Anna status active");
    assert_eq!(value(&stuck, Some(0), "gnomes"), "3");
    let mut alarm = table(2, &[], &["Anna draw gnome 4", "Anna draw twin"]);
    enter(&mut alarm, "fix Anna status active");
    assert_eq!(value(&alarm, Some(0), "gnomes"), "4");
    assert_eq!(value(&alarm, Some(0), "bag-twin"), "2");
}

/// A correction of the phase leads to a state in which the game goes on.
#[test]
fn a_corrected_phase_can_be_played_on() {
    let mut played = table(3, &[], &["Anna draw gnome", "fix phase count"]);
    assert_eq!(value(&played, None, "turn"), "Anna");
    assert_eq!(value(&played, Some(1), "status"), "stopped");
    ["Anna count 5", "fix turn Cleo", "Cleo count 4"].iter().for_each(|line| enter(&mut played, line));
    assert_eq!(value(&played, None, "phase"), "hire");
    assert_eq!(value(&played, Some(1), "net"), "none");
    enter(&mut played, "fix phase garden");
    assert_eq!(value(&played, Some(0), "net"), "none");
    enter(&mut played, "Anna resume");
    enter(&mut played, "Anna draw gnome");
    assert_eq!(value(&played, Some(0), "gnomes"), "2");
}

/// Mission tiles lie in one place each: who has the tile takes the other one.
#[test]
fn a_corrected_mission_is_swapped() {
    let options = [("mission", "redraw,blues"), ("right", "surround,empties")];
    let mut played = table(2, &options, &["fix Anna mission empties"]);
    assert_eq!(value(&played, Some(0), "mission"), "empties");
    assert_eq!(value(&played, Some(1), "mission-right"), "redraw");
    // A tile of the box takes the place; of a shape the gems have to be known.
    assert_eq!(refusal(&played, "fix Bram mission shape-a"), "bad-number");
    enter(&mut played, "fix Anna mission-right surround");
    assert_eq!(value(&played, Some(0), "mission-right"), "surround");
}

/// GL-134: quick tracking knows tiles by colour, and no draws.
#[test]
fn quick_tracking_has_no_fields_of_draws() {
    let quick = table(1, &[("tracking", "quick")], &[]);
    let full = table(1, &[], &[]);
    for field in
        ["owned-gnome", "drawn-twin", "bag-other", "gnomes", "pigs", "dragons", "just-drawn", "set-aside", "risk"]
    {
        assert!(has_field(&full, field) && !has_field(&quick, field), "{field}");
    }
    assert!(has_field(&quick, "three-pigs") && !has_field(&full, "three-pigs"));
    assert!(has_field(&quick, "owned-beige") && has_field(&full, "owned-beige"));
    assert!(!has_field(&full, "mission") && !has_field(&full, "redraw-used") && !has_field(&full, "medal"));
    assert_eq!(offered(quick.state(), Some(seat(0))), ["stop", "alarm", "cannot-place", "three-pigs"]);
}

/// Section 6, score pad: everything that the variant needs is asked, player by player.
#[test]
fn the_score_pad_asks_what_the_variant_needs() {
    let asked = |players: usize, options: &[(&str, &str)]| {
        let mut table = Table::new(setup(Mode::ScorePad, players, options)).unwrap();
        let mut fields = heapless::Vec::<&str, 32>::new();
        while let Some((whose, id)) = table.state().next_field() {
            let field = table.state().vocabulary().fields[usize::from(id.field)];
            fields.push(field.pattern).unwrap();
            let mut value = [0; crate::field::FIX_BYTES];
            value[0] = if field.pattern == "tiles" { 8 } else { 0 };
            table.fix(crate::field::Fix { seat: whose, id, value }).unwrap();
        }
        fields
    };
    assert_eq!(asked(2, &[]), ["gems", "alarm", "coins", "gems", "alarm", "coins"]);
    assert_eq!(asked(1, &[]), ["gems", "alarm", "coins", "tiles"]);
    assert_eq!(
        asked(1, &[("pro", "yes"), ("missions", "yes")]),
        ["gems", "alarm", "mission", "ponds", "coins", "tiles"]
    );
}

/// The score pad: 32 coins are in the box (GL-13).
#[test]
fn the_score_pad_has_no_more_coins_than_the_box() {
    let mut pad = Table::new(setup(Mode::ScorePad, 2, &[])).unwrap();
    enter(&mut pad, "Anna set coins 20");
    assert_eq!(refusal(&pad, "Bram set coins 13"), "more-than-the-box");
    assert_eq!(refusal(&pad, "Bram set ponds 1"), "bad-number");
    assert_eq!(refusal(&pad, "Bram set mission 1"), "bad-number");
    assert_eq!(refusal(&pad, "Bram set tiles 9"), "bad-number");
    enter(&mut pad, "Bram set coins 12");
}

/// Every refusal has the id of the rules, and says its numbers where there are some.
#[test]
fn a_refusal_says_what_there_is_and_what_it_takes() {
    let poor = RuleError::from(Refusal::TooPoor { has: 6, needs: 7 });
    assert_eq!(poor.id(), "too-poor");
    assert_eq!(poor.numbers(), Some((6, 7)));
    assert_eq!(RuleError::from(Refusal::GoldFinal).numbers(), None);
    assert!(Refusal::IDS.iter().enumerate().all(|(place, id)| !Refusal::IDS[..place].contains(id)));
}

/// GL-63, section 6 point 7: net gems are the points, coins only rank those who are level.
#[test]
fn standings_go_by_net_gems_then_coins() {
    let lines = ["fix Bram coins 2", "Anna stop", "Bram stop", "close-garden", "Anna count 17", "Bram count 17"];
    let played = table(2, &[], &lines);
    let standings = played.state().standings();
    assert_eq!(standings.places[0].seat, seat(1));
    assert_eq!(standings.decided_by, "coins");
    assert_eq!(value(&played, None, "winner"), "Bram");
    assert_eq!(Gardlings::DECIDERS, ["net", "coins"]);
}
