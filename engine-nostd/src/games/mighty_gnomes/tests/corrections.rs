//! Corrections: within the limits of the box, and never with a power or points as a side effect.

use super::*;

#[test]
fn a_correction_moves_between_player_and_supply() {
    let table = table(
        2,
        &["fix P1 coins 50", "fix P1 wood 3", "fix P2 wood 3", "fix P1 closed 4", "fix P1 opened 2", "fix P1 robber 1"],
    );
    // 104 - 50 - 2; 16 - 3 - 3; 24 - 3 - 4 - 2; no 3 coins for the Robber.
    expect(&table, &["sup-coins 52", "sup-wood 10", "bag 15", "stock-robber 1", "P1 coins 50"]);
}

#[test]
fn what_the_box_does_not_hold_is_refused() {
    let mut table = table(2, &["fix P2 coins 100", "fix P2 closed 20"]);
    assert_eq!(refusal(&table, "fix P1 coins 5"), "none-in-supply");
    assert_eq!(refusal(&table, "fix P1 coins 105"), "bad-number");
    assert_eq!(refusal(&table, "fix P1 closed 2"), "none-in-supply");
    assert_eq!(refusal(&table, "fix P1 opened 2"), "none-in-supply");
    assert_eq!(refusal(&table, "fix P1 keys 4"), "bad-number");
    assert_eq!(refusal(&table, "fix P1 farmer 1"), "gnome-not-in-game");
    assert_eq!(refusal(&table, "fix P1 points 3"), "cannot-fix-that");
    assert_eq!(refusal(&table, "fix round 3"), "cannot-fix-that");
    // Only the score pad counts these together.
    assert!(read_entry("fix P1 basic 3", table.setup(), table.state()).is_err());
    play(&mut table, &["fix P1 coins 4", "fix P1 closed 1", "fix P1 magic 2"]);
    expect(&table, &["sup-coins 0", "bag 0", "stock-magic 0"]);
    assert_eq!(refusal(&table, "fix P2 magic 1"), "none-in-supply");
}

#[test]
fn animals_are_in_opened_chests() {
    let mut table = table(2, &["fix P1 opened 3", "fix P1 frog 2", "fix P1 wild 1"]);
    assert_eq!(refusal(&table, "fix P1 b 1"), "bad-number");
    assert_eq!(refusal(&table, "fix P1 opened 2"), "bad-number");
    play(&mut table, &["fix P1 frog 1", "fix P1 b 1"]);
    expect(&table, &["P1 animals 5"]);
}

#[test]
fn cards_need_plates_and_levels_need_steps_mg_90() {
    let mut table = table(2, &["fix P1 magic 1", "fix P1 robber 1"]);
    assert_eq!(refusal(&table, "fix P1 knight 1"), "bad-number");
    assert_eq!(refusal(&table, "fix P1 table-level 1"), "bad-number");
    play(&mut table, &["set-step table 1 cap=3 vp=5", "fix P1 table-level 1", "fix P1 knight 1"]);
    // No point and no step follow from a correction.
    expect(&table, &["P1 vp 0", "P1 table-capacity 3", "steps-to-go 0"]);
    assert_eq!(refusal(&table, "fix P1 table-level 0"), "bad-number");
}

#[test]
fn resources_stay_within_the_warehouse_unless_an_excess_lessens_mg_47() {
    let mut table = table(2, &["fix P1 wood 4", "fix P1 sand 2"]);
    assert_eq!(refusal(&table, "fix P1 crystal 1"), "bad-number");
    play(&mut table, &["P1 gather 4 mushroom=4"]);
    expect(&table, &["P1 excess 4"]);
    assert_eq!(refusal(&table, "fix P1 wood 5"), "bad-number");
    // Two of the four are corrected away; the question stays open for the rest.
    play(&mut table, &["fix P1 wood 2"]);
    expect(&table, &["P1 excess 2"]);
    play(&mut table, &["fix P1 wood 0", "P1 end-turn"]);
    expect(&table, &["P1 excess 0", "turn P2"]);
}

#[test]
fn a_step_keeps_its_place_between_the_others_mg_24() {
    let mut table = table(2, &[]);
    assert_eq!(refusal(&table, "set-step warehouse 2 cap=9"), "bad-number");
    assert_eq!(refusal(&table, "set-step warehouse 1 cap=5"), "bad-number");
    play(&mut table, &["set-step warehouse 1 cap=8 vp=1", "set-step warehouse 2 cap=10"]);
    assert_eq!(refusal(&table, "set-step warehouse 1 cap=11"), "bad-number");
    assert_eq!(refusal(&table, "set-step warehouse 2 cap=7"), "bad-number");
    // Somebody on the level holds 8.
    play(&mut table, &["fix P1 warehouse-level 1", "fix P1 wood 8"]);
    assert_eq!(refusal(&table, "set-step warehouse 1 cap=7"), "bad-number");
    play(&mut table, &["set-step warehouse 1 cap=9 vp=3 cost=2"]);
    // VP already scored stay.
    expect(&table, &["step-warehouse-1 9,3,2", "P1 vp 0", "P1 warehouse-capacity 9"]);
}

#[test]
fn a_token_that_is_moved_lands_on_top_mg_51() {
    let mut table = played(setup(Mode::Track, 3, &[(GameOption::Trail, 10)]), &["fix P1 pos 4", "fix P2 pos 4"]);
    expect(&table, &["order P2,P1,P3"]);
    // A token that stays where it is stays under the other.
    play(&mut table, &["fix P1 pos 4"]);
    expect(&table, &["order P2,P1,P3"]);
    assert_eq!(refusal(&table, "fix P1 pos 11"), "bad-number");
    play(&mut table, &["fix P3 pos 10"]);
    expect(&table, &["order P3,P2,P1"]);
}

#[test]
fn steps_that_a_correction_takes_away_are_lost_mg_56() {
    let table = played(setup(Mode::Track, 2, &[(GameOption::Trail, 10)]), &["P1 gather 4 compass=4", "fix P1 pos 8"]);
    expect(&table, &["steps-to-go 2"]);
    let mut table = played(
        setup(Mode::Track, 2, &[(GameOption::Trail, 10)]),
        &["P1 gather 4 compass=4", "fix P1 pos 10", "P1 end-turn"],
    );
    expect(&table, &["turn P2", "P1 pos 10"]);
    // A token that is already there neither moves nor is restacked.
    play(&mut table, &["fix P2 pos 10", "P2 take-coins 1"]);
    expect(&table, &["order P2,P1"]);
    play(&mut table, &["P1 gather 3 compass=3"]);
    expect(&table, &["steps-to-go 0", "order P2,P1"]);
}

#[test]
fn a_druid_more_or_less_is_a_druid_turn_more_or_less() {
    let kinds = set(&[Gnome::Druid, Gnome::Magic, Gnome::Knight, Gnome::Keyholder, Gnome::Farmer]);
    let mut table = played(
        setup(Mode::Track, 2, &[(GameOption::Gnomes, kinds), (GameOption::Druid, 2)]),
        &["fix P1 druid 2", "fix P2 magic 1", "fix P2 sand 1"],
    );
    expect(&table, &["P1 druid-left 2"]);
    play(&mut table, &["fix P1 druid 1"]);
    expect(&table, &["P1 druid-left 1"]);
    play(&mut table, &["P1 take-coins 1", "P2 magic sand", "P2 take-coins 4"]);
    expect(&table, &["P2 magic-uses 1"]);
    // Fewer cards than uses: the uses are reduced too.
    play(&mut table, &["fix P2 magic 0"]);
    expect(&table, &["P2 magic-uses 0"]);
    play(&mut table, &["P1 take-coins 2", "P2 take-coins 3", "P1 take-coins 3", "P2 take-coins 2"]);
    expect(&table, &["phase druid", "turn P1"]);
    assert_eq!(refusal(&table, "fix P1 druid 0"), "wrong-phase");
    play(&mut table, &["fix P1 vp 7", "P1 take-coins druid"]);
    expect(&table, &["phase rewards", "P1 druid-left 0"]);
}

#[test]
fn a_bedroom_tile_changes_places_with_a_used_one() {
    let mut table = table(2, &["P1 take-coins 1", "P2 take-coins 1", "P1 take-coins 2", "P2 take-coins 2"]);
    // No tile is in bed yet: only an unused one could be.
    assert_eq!(refusal(&table, "fix P1 bed 1"), "bad-number");
    play(&mut table, &["P1 take-coins 3", "P2 take-coins 3", "P2 claim coins", "P1 claim first"]);
    expect(&table, &["P1 bed 4", "P1 used 1,2,3", "P1 vp 3"]);
    play(&mut table, &["fix P1 bed 2"]);
    // No points follow.
    expect(&table, &["P1 bed 2", "P1 used 1,3,4", "P1 vp 3"]);
    play(&mut table, &["next-round"]);
    assert_eq!(refusal(&table, "P1 take-coins 4"), "bedroom-tile-first");
    play(&mut table, &["P1 take-coins 2"]);
}

#[test]
fn a_correction_answers_the_last_question_of_a_claimer() {
    let mut table = rewards_of_round_5();
    // P2 has a full warehouse and claims the crystal.
    play(&mut table, &["fix P2 wood 6", "P2 claim crystal"]);
    expect(&table, &["phase rewards", "turn P2", "P2 excess 1"]);
    assert_eq!(refusal(&table, "P1 claim vp2"), "not-your-turn");
    play(&mut table, &["fix P2 wood 5"]);
    expect(&table, &["turn P1", "claiming-queue P1"]);
    play(&mut table, &["P1 claim vp2"]);
    // P1: 11 VP and 1 + 21 + 10 coins; P2: 9 VP, 2 + 21 coins, 5 wood and a crystal.
    expect(&table, &["phase over", "winner P1", "P1 points 19", "P2 points 17"]);
}
