//! The first refusal answers: end, mode, phase of nobody, seat, open questions, phase, parameters, conditions.

use super::*;

/// Plays round 1 of two players by discarding tiles: P1 keeps 4 in bed, P2 keeps 1.
const ROUND: [&str; 6] =
    ["P1 take-coins 1", "P2 take-coins 4", "P1 take-coins 2", "P2 take-coins 3", "P1 take-coins 3", "P2 take-coins 2"];

#[test]
fn the_way_of_tracking_comes_before_the_seat() {
    let table = table(2, &[]);
    assert_eq!(refusal(&table, "P2 use 4"), "not-in-this-mode");
    assert_eq!(refusal(&table, "finish"), "not-in-this-mode");
    assert_eq!(refusal(&table, "P1 set coins 4"), "not-in-this-mode");
    let quick = quick(2, &[]);
    for line in ["P2 gather 4", "P1 end-turn", "set-cost magic", "set-step table 1 cap=3", "P1 trail"] {
        assert_eq!(refusal(&quick, line), "not-in-this-mode", "{line}");
    }
    assert_eq!(refusal(&quick, "P1 set coins 4"), "wrong-phase");
    assert_eq!(refusal(&quick, "finish"), "wrong-phase");
    assert_eq!(refusal(&quick, "P1 pass-druid"), "wrong-phase");
    assert_eq!(refusal(&quick, "P2 use 4"), "not-your-turn");
}

#[test]
fn in_the_refresh_only_the_table_moves() {
    let mut table = table(2, &ROUND);
    assert_eq!(refusal(&table, "next-round"), "wrong-phase");
    play(&mut table, &["P2 claim coins", "P1 claim first"]);
    expect(&table, &["phase refresh", "turn none", "turn-in-round 3", "claiming-queue none"]);
    // Whoever it is: the phase comes before the seat.
    for line in ["P1 take-coins 4", "P2 take-coins 4", "P1 claim coins", "P1 skip"] {
        assert_eq!(refusal(&table, line), "wrong-phase", "{line}");
    }
    play(&mut table, &["set-cost magic wood=1", "set-step warehouse 1 cap=8", "next-round"]);
    expect(&table, &["phase turn", "round 2", "turn-in-round 1", "first P1", "rewards-taken none"]);
}

#[test]
fn a_seat_is_checked_before_an_open_question_and_that_before_the_phase() {
    let table = table(2, &["P1 gather 2 compass=1"]);
    assert_eq!(refusal(&table, "P2 gather 9"), "not-your-turn");
    assert_eq!(refusal(&table, "P1 claim coins"), "move-on-trail-first");
    assert_eq!(refusal(&table, "P1 gather 9"), "move-on-trail-first");
    assert_eq!(refusal(&table, "P1 discard wood"), "move-on-trail-first");
    assert_eq!(refusal(&table, "P1 trail icons=4"), "bad-number");
    assert_eq!(refusal(&table, "P1 trail icons=2"), "more-icons-than-steps");
}

#[test]
fn open_questions_are_answered_in_their_order_mg_48() {
    // Six resources, then three more and a step: excess, steps, chests.
    let mut table = table(2, &["fix P1 wood 6", "P1 gather 4 sand=2 compass=2"]);
    assert_eq!(refusal(&table, "P1 trail"), "discard-excess-first");
    assert_eq!(refusal(&table, "P1 skip"), "discard-excess-first");
    assert_eq!(refusal(&table, "P1 discard crystal"), "not-enough-crystal");
    play(&mut table, &["P1 discard wood", "P1 discard wood"]);
    assert_eq!(refusal(&table, "P1 trail-chest vp3"), "move-on-trail-first");
    play(&mut table, &["P1 trail vp=2 icons=2"]);
    expect(&table, &["chest-offers 2", "P1 vp 2", "P1 pos 2"]);
    assert_eq!(refusal(&table, "P1 end-turn"), "take-chest-or-skip");
    // A chest full of resources opens the first question again.
    play(&mut table, &["P1 trail-chest resources mushroom=3"]);
    expect(&table, &["P1 excess 3", "chest-offers 1", "open 2", "bag 22"]);
    assert_eq!(refusal(&table, "P1 skip"), "discard-excess-first");
    play(&mut table, &["P1 discard mushroom", "P1 discard wood", "P1 discard sand", "P1 skip", "P1 end-turn"]);
    expect(&table, &["P1 wood 3", "P1 sand 1", "P1 mushroom 2", "open 2", "turn P2"]);
}

#[test]
fn tables_moves_do_not_wait_for_questions() {
    let mut table = table(2, &["P1 gather 2 compass=1", "P1 trail"]);
    play(&mut table, &["P1 end-turn", "P2 gather 2 compass=2", "set-cost magic", "set-step table 1 cap=3"]);
    expect(&table, &["steps-to-go 2", "cost-magic 0,0,0,0,0,0", "step-table-1 3,0,1"]);
    assert_eq!(refusal(&table, "set-cost farmer"), "gnome-not-in-game");
    assert_eq!(refusal(&table, "set-cost magic wood=10"), "bad-number");
}

#[test]
fn after_the_end_every_move_is_refused_with_it() {
    let mut table = quick(2, &[]);
    for round in 1..=5 {
        // The tile of the bedroom first: round by round 4, 3, 2, 1, 4 stay there.
        let laps = match round {
            1 => ["1", "2", "3"],
            2 => ["4", "1", "2"],
            3 => ["3", "4", "1"],
            4 => ["2", "3", "4"],
            _ => ["1", "2", "3"],
        };
        for tile in laps {
            let line = |seat| text(&format_args!("P{seat} use {tile}"));
            play(&mut table, &[&line(1), &line(2)]);
        }
        if round < 5 {
            play(&mut table, &["P2 claim coins", "P1 claim free-tiles", "next-round"]);
        }
    }
    play(&mut table, &["P2 claim key", "P1 claim double"]);
    // 3 + 2 + 1 + 0 + 3, and 3 again.
    expect(&table, &["phase count", "turn none", "over no", "P1 vp 12", "P2 vp 9", "winner none"]);
    assert_eq!(refusal(&table, "P1 use 4"), "wrong-phase");
    play(&mut table, &["P1 set coins 9", "P1 set robber 1", "finish"]);
    // 12 + 9/4 + 9/3.
    expect(&table, &["phase over", "over five-rounds", "P1 points 17", "P1 rank 1", "winner P1"]);
    for line in ["P1 use 4", "P2 gather 1", "finish", "next-round", "P1 set coins 3", "set-cost magic"] {
        assert_eq!(refusal(&table, line), "game-over", "{line}");
    }
    // A correction scores again.
    play(&mut table, &["fix P1 coins 0"]);
    expect(&table, &["P1 points 12", "P2 points 9"]);
}
