//! The set-up, and games in which nobody buys anything.

use super::{labels, likeliest, offered, position, refusal, seat, setup, table, value};
use crate::ask::{Ask, Choices};
use crate::games::gnome_elf_troll::{Crop, End, Full, Move};
use crate::rules::Rules;
use crate::setup::Mode;
use crate::verb::Moves;
use crate::{Depth, Seat, SetupError, State, Table};

/// GET-01, GET-02, GET-03, GET-05, GET-09, GET-10, GET-12, GET-13.
#[test]
fn three_or_four_play_get_01() {
    for players in [0, 1, 2, 5] {
        let error = State::new(&setup(players, Mode::Track)).unwrap_err();
        assert_eq!(error, SetupError::Players { id: "3-or-4-players-only", has: players as u8, min: 3, max: 4 });
    }
    for (players, pile) in [(3, "24"), (4, "36")] {
        let table = table(players, &[]);
        assert_eq!(value(&table, None, "pile"), pile);
        assert_eq!(value(&table, None, "marker"), "Anna");
        for number in 1..=players {
            assert_eq!(value(&table, Some(seat(number)), "garden"), "-");
            assert_eq!(value(&table, Some(seat(number)), "hand"), "3");
            assert_eq!(value(&table, Some(seat(number)), "stock"), "4 4 4");
        }
    }
}

/// Plays a turn without purchases.
fn pass(table: &mut Table, kind: Crop) {
    let turn = [Move::Sow { kind, end: End::Right }, Move::Harvest {}, Move::EndBuy {}, Move::Draw {}];
    turn.into_iter().for_each(|made| table.play(None, made.to_raw()).unwrap());
}

fn board(table: &Table) -> &Full {
    let State::GnomeElfTroll(Depth::Full(game)) = table.state() else { panic!("another game") };
    game
}

/// The derived table of section 1: hands and pile depend only on the number of turns, all tiles are sown in the end,
/// and a player without a tile ends the game. GET-14 to GET-18, GET-25, GET-67, GET-68.
#[test]
fn the_tiles_last_for_eleven_turns_each_or_twelve() {
    for (players, last_draw, turns, caught) in [(3_usize, 24_usize, 33_usize, 3), (4, 36, 48, 1)] {
        let mut table = table(players, &[]);
        for turn in 1..=turns {
            let (round, place) = ((turn - 1) / players + 1, (turn - 1) % players);
            // Each round begins one seat further on: 1 2 3 / 2 3 1 / 3 1 2.
            let active = (round - 1 + place) % players;
            assert_eq!(table.state().turn().map(Seat::index), Some(active), "turn {turn}");
            assert_eq!(usize::from(table.state().round()), round);
            // Never two equal neighbours, so that nobody gets near ten, and all kinds are used up together.
            pass(&mut table, Crop::ALL[(active + round) % 3]);
            let game = board(&table);
            let in_hands: u8 = game.seats().map(|seat| game.hand(seat)).sum();
            let in_gardens: usize = game.seats().map(|seat| game.garden(seat).tiles().len()).sum();
            assert_eq!(usize::from(game.pile()), last_draw - turn.min(last_draw));
            assert_eq!(in_gardens, turn);
            assert_eq!(usize::from(in_hands + game.pile()) + in_gardens, turns, "GET-02, GET-03");
            if turn % players == 0 {
                let hand = (last_draw / players + 3).saturating_sub(round).min(3);
                assert!(game.seats().all(|seat| usize::from(game.hand(seat)) == hand), "round {round}");
            }
        }
        assert_eq!(table.state().over(), Some("no-tile"));
        assert_eq!(usize::from(table.state().round()), turns / players + 1);
        assert_eq!(board(&table).active(), seat(caught));
        // GET-78.
        assert_eq!(refusal(&table, "sow bean right"), "game-over");
        assert_eq!(refusal(&table, "fix pile 1"), "game-over");
        table.undo().unwrap();
        assert_eq!(table.state().over(), None);
    }
}

/// GET-19, GET-20: the kind and the end are asked, and only the kind of the first tile.
#[test]
fn sowing_asks_for_the_kind_and_then_for_the_end() {
    let mut table = table(3, &[]);
    let mut offers = Choices::new();
    table.state().offers(table.state().focus(), &mut offers);
    assert_eq!(labels(&offers), ["pumpkin", "apple", "bean"]);
    let first = Move::Sow { kind: Crop::Apple, end: End::Right }.to_raw();
    assert_eq!(table.state().ask(&mut offers[1].draft.clone(), &mut Choices::new()), Ask::Ready(first));
    for _ in 0..3 {
        pass(&mut table, Crop::Apple);
    }
    table.state().offers(table.state().focus(), &mut offers);
    let mut choices = Choices::new();
    assert!(matches!(table.state().ask(&mut offers[1].draft.clone(), &mut choices), Ask::Choose(_)));
    assert_eq!(labels(&choices), ["left", "right"]);
    // Beside an apple at both ends: the right one is the likelier.
    assert_eq!(likeliest(&choices).label.word(), "right");
    // GET-18: NEXT does not skip anything here.
    assert_eq!(table.state().next_move(table.state().focus()), None);
}

/// A list never moves; the cursor starts where a tile brings most.
#[test]
fn the_kind_of_which_there_is_most_and_the_better_end_are_the_likeliest() {
    let start = ["round 5", "marker Bram", "turn Bram"];
    let gardens = ["Anna garden A B A A", "Bram garden B B P A", "Cleo garden A:t1 A A A"];
    let table = position(3, &[&start, &gardens]).unwrap();
    let mut offers = Choices::new();
    table.state().offers(table.state().focus(), &mut offers);
    assert_eq!(labels(&offers), ["pumpkin", "apple", "bean"]);
    assert_eq!(likeliest(&offers).label.word(), "bean");
    let mut choices = Choices::new();
    for (kind, end) in [(0, "right"), (1, "right"), (2, "left")] {
        let _ = table.state().ask(&mut offers[kind].draft.clone(), &mut choices);
        assert_eq!((labels(&choices).as_slice(), likeliest(&choices).label.word()), (&["left", "right"][..], end));
    }
}

/// GET-24.
#[test]
fn a_kind_that_is_used_up_is_not_offered() {
    let start = ["round 5", "marker Bram", "turn Bram"];
    // Three, three and four: the eleventh apple is still available.
    let gardens = ["Anna garden A B A A", "Bram garden A A P A", "Cleo garden A:t1 A A A"];
    let table = position(3, &[&start, &gardens]).unwrap();
    assert_eq!(offered(&table), ["pumpkin", "apple", "bean"]);
    let gardens = ["Anna garden A B A A", "Bram garden A A A A", "Cleo garden A:t1 A A A"];
    let table = position(3, &[&start, &gardens]).unwrap();
    assert_eq!(offered(&table), ["pumpkin", "bean"]);
    assert_eq!(refusal(&table, "Bram sow A left"), "all-tiles-are-out");
}

/// GET-37, GET-48, GET-67: the three phases without a choice take NEXT.
#[test]
fn next_harvests_ends_buying_and_draws() {
    let mut table = table(3, &["Anna sow bean right"]);
    for expected in [Move::Harvest {}, Move::EndBuy {}, Move::Draw {}] {
        let (by, raw) = table.state().next_move(table.state().focus()).unwrap();
        assert_eq!((by, raw), (Some(seat(1)), expected.to_raw()));
        table.play(by, raw).unwrap();
    }
    assert_eq!(table.state().turn(), Some(seat(2)));
}
