//! Corrections (section 6 of the rules).

use super::{enter, refusal, table, value};

/// Section 6: a correction respects what the box holds.
#[test]
fn corrections_stay_inside_the_box() {
    let played = table(2, &[], &["Anna draw pig-beige 2", "Anna draw gnome"]);
    // What is drawn is also owned.
    assert_eq!(refusal(&played, "fix Anna owned-beige 1"), "more-than-the-box");
    assert_eq!(refusal(&played, "fix Anna drawn-twin 3"), "more-than-the-box");
    assert_eq!(refusal(&played, "fix Anna owned-dragon 1"), "more-than-the-box");
    assert_eq!(refusal(&played, "fix stack-pink-1 18"), "more-than-the-box");
    assert_eq!(refusal(&played, "fix Anna owned-gnome 3"), "bad-number");
    // 1 gnome and 2 twins are 5; two gnomes would have been an alarm.
    let full = table(2, &[], &["Anna draw twin 2", "Anna draw gnome"]);
    assert_eq!(refusal(&full, "fix Anna drawn-gnome 2"), "bad-number");
    assert_eq!(refusal(&full, "fix phase over"), "bad-number");
    assert_eq!(refusal(&full, "fix phase mutate"), "bad-number");
    assert_eq!(refusal(&full, "fix turn Anna"), "bad-number");
    assert_eq!(refusal(&full, "fix Anna raw 5"), "bad-number");
    assert_eq!(refusal(&full, "fix Anna mission blues"), "bad-number");
    assert_eq!(refusal(&full, "fix supply 3"), "cannot-fix-that");
}

/// A stack is what its colour leaves.
#[test]
fn a_corrected_stack_balances_with_the_other_one() {
    let played = table(2, &[], &["fix stack-gold-2 10"]);
    assert_eq!(value(&played, None, "stack-gold-1"), "5");
    assert_eq!(value(&played, None, "stack-gold-2"), "10");
    // A pig of a colour comes from its stack; a dragon was something else before.
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

/// GL-61: an alarm that was forgotten takes its gems even after the count.
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

/// Each mission tile lies in one place: whoever had the tile takes the other one.
#[test]
fn a_corrected_mission_is_swapped() {
    let options = [("mission", "redraw,blues"), ("right", "surround,empties")];
    let mut played = table(2, &options, &["fix Anna mission empties"]);
    assert_eq!(value(&played, Some(0), "mission"), "empties");
    assert_eq!(value(&played, Some(1), "mission-right"), "redraw");
    // A tile from the box takes the place; the gems of a shape tile have to be known.
    assert_eq!(refusal(&played, "fix Bram mission shape-a"), "bad-number");
    enter(&mut played, "fix Anna mission-right surround");
    assert_eq!(value(&played, Some(0), "mission-right"), "surround");
}
