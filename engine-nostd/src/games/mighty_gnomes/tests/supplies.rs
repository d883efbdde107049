//! What is left decides what can be had.

use super::*;

#[test]
fn a_trail_chest_returns_to_the_bag_only_after_its_use_mg_53() {
    // 24 - 3 open - 20: one chest is in the bag.
    let mut table = table(2, &["fix P2 closed 20", "P1 gather 1 compass=1", "P1 trail icons=1"]);
    expect(&table, &["bag 1"]);
    play(&mut table, &["P1 trail-chest chests"]);
    // One of two is drawn, then the chest itself goes back.
    expect(&table, &["P1 closed 1", "open 2", "bag 1", "P1 opened 0"]);
}

#[test]
fn a_chest_is_opened_before_its_content_is_taken_mg_117() {
    let table = table(2, &["fix P2 closed 20", "fix P1 closed 1", "fix P1 keys 1", "P1 open-chest chests"]);
    // The bag was empty: nothing to draw, and the chest stays with its owner.
    expect(&table, &["P1 closed 0", "P1 opened 1", "P1 keys 0", "bag 0"]);
}

#[test]
fn a_druid_of_the_last_reward_gives_no_turn_mg_104() {
    let kinds = set(&[Gnome::Druid, Gnome::Magic, Gnome::Knight, Gnome::Keyholder, Gnome::Farmer]);
    let mut table =
        played(setup(Mode::Track, 2, &[(GameOption::Gnomes, kinds), (GameOption::Druid, 2)]), &["set-cost druid"]);
    for laps in [["1", "2", "3"], ["4", "1", "2"], ["3", "4", "1"], ["2", "3", "4"], ["1", "2", "3"]] {
        for tile in laps {
            let line = |seat| text(&format_args!("P{seat} take-coins {tile}"));
            play(&mut table, &[&line(1), &line(2)]);
        }
        if value(&table, None, "round") != "5" {
            play(&mut table, &["P2 claim free-tiles", "P1 claim coins", "next-round"]);
        }
    }
    play(&mut table, &["P2 claim invite druid"]);
    expect(&table, &["P2 druid 1", "P2 druid-left 0", "turn P1", "phase rewards"]);
}
