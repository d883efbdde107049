//! The first check that fails answers: end, phase of nobody, seat, open questions, phase, parameters, conditions.

use super::super::{Move, Tile};
use super::*;
use crate::arg::Number;
use crate::verb::Moves;
use crate::{RuleError, Seats, TableError};

/// Plays round 1 of two players by discarding tiles: P1 keeps 4 in bed, P2 keeps 1.
const ROUND: [&str; 6] =
    ["P1 take-coins 1", "P2 take-coins 4", "P1 take-coins 2", "P2 take-coins 3", "P1 take-coins 3", "P2 take-coins 2"];

#[test]
fn numbers_are_set_only_on_the_score_pad() {
    let table = table(2, &[]);
    for line in ["P1 set coins 4", "P2 set coins 4", "P1 set coins 105"] {
        assert_eq!(refusal(&table, line), "not-in-this-mode", "{line}");
    }
}

#[test]
fn in_the_refresh_only_the_table_moves() {
    let mut table = table(2, &ROUND);
    assert_eq!(refusal(&table, "next-round"), "wrong-phase");
    play(&mut table, &["P2 claim coins", "P1 claim first"]);
    expect(&table, &["phase refresh", "turn none", "turn-in-round 3", "claiming-queue none"]);
    // Whoever it is, the phase comes before the seat.
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
    // A chest full of resources reopens the first question.
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
    let mut table = rewards_of_round_5();
    play(&mut table, &["P2 claim key", "P1 claim double"]);
    // 3 + 2 + 1 + 0 + 3, and 3 again; 1 + 21 + 10 coins for one, 2 + 21 and a key for the other.
    expect(&table, &["phase over", "turn none", "over five-rounds", "P1 vp 12", "P2 vp 9"]);
    expect(&table, &["P1 points 20", "P2 points 15", "P1 rank 1", "winner P1"]);
    for line in ["P1 take-coins 4", "P2 gather 1", "next-round", "P1 set coins 3", "set-cost magic"] {
        assert_eq!(refusal(&table, line), "game-over", "{line}");
    }
    // A correction is scored again.
    play(&mut table, &["fix P1 coins 0"]);
    expect(&table, &["P1 points 12", "P2 points 15", "winner P2"]);
}

/// A coin lies on nobody below a Druid's tile, so whoever is named is ignored: a seat that is not at the table is not.
#[test]
fn nobody_is_below_a_druid_who_is_not_at_the_table() {
    let kinds = set(&[Gnome::Druid, Gnome::Magic, Gnome::Knight, Gnome::Keyholder, Gnome::Farmer]);
    let setup = setup(Mode::Track, 2, &[(GameOption::Gnomes, kinds), (GameOption::Druid, 2)]);
    let mut table = played(setup, &["fix P1 druid 1"]);
    play(&mut table, &ROUND);
    expect(&table, &["phase druid", "turn P1"]);
    for (below, outcome) in [(0b10, Ok(())), (0b100, Err(TableError::Rule(RuleError::BadNumber)))] {
        let ladder = Move::Ladder { tile: Tile::Druid, stack: Seats::from_bits(below), closes: Number(0) };
        assert_eq!(table.clone().play(Seat::new(0), ladder.to_raw()), outcome, "{below:b}");
    }
}
