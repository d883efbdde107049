//! Several things picked from one list: OK takes one more, NEXT is done, and BACK takes back one press.

use super::*;

/// A tile of Anna's on a ladder; Bram has 2 coins (MG-60).
const BELOW: [&str; 2] = ["Anna ladder 2", "Anna end-turn"];

/// With two resources to swap, no turn ends by itself.
const SWAPS: [&str; 1] = ["fix Anna wood 2"];

#[test]
fn a_turn_starts_between_the_forest_and_the_ladders() {
    let mut ui = game(&[]);
    let lefts: Vec<_> = rows(&ui).into_iter().map(|(left, _)| left).collect();
    assert_eq!(&lefts[3..6], ["Ladder 4", "Gather 4", "Gather 3"]);
    assert_eq!(ui.cursor(), 4);
    // What a tile brings stands beside it.
    assert_eq!(right_of(&ui, "Take coins 4"), "+3coin");
    // One step up is a ladder, and nobody is below.
    press(&mut ui, &[Button::Up, Button::Ok]);
    assert_eq!(title(&ui), "Is the ladder closed now?");
    press(&mut ui, &[Button::Ok]);
    assert_eq!(last_line(&ui), "Anna ladder 4");
}

#[test]
fn next_is_done_and_a_row_only_where_there_is_room() {
    let mut ui = game(&SWAPS);
    press(&mut ui, &[Button::Ok]);
    assert_eq!((title(&ui).as_str(), ui.items().len()), ("What is covered? 1 of 4", 6));
    assert!(ui.items().iter().all(|item| !matches!(item, Item::Choice(choice, _) if choice.is_enough())));
    // One step up from the first row is the last one, a chest; the second sand is one press.
    press(&mut ui, &[Button::Up, Button::Ok, Button::Down, Button::Down, Button::Ok, Button::Ok]);
    assert_eq!(right_of(&ui, "Sand"), "2");
    press(&mut ui, &[Button::Back]);
    assert_eq!(right_of(&ui, "Sand"), "1");
    press(&mut ui, &[Button::Next]);
    assert_eq!(last_line(&ui), "Anna gather 4 sand=1 chest=1");
}

#[test]
fn who_is_below_and_whether_the_ladder_is_closed_is_one_list_mg_60() {
    let mut ui = game(&BELOW);
    press(&mut ui, &[Button::Up, Button::Ok]);
    let expected = [("Anna", "−1coin"), ("Ladder closed", "+1 VP"), ("Done", "")];
    assert!(rows(&ui).iter().map(|(left, right)| (left.as_str(), right.as_str())).eq(expected), "{:?}", rows(&ui));
    // Nobody and nothing is one press.
    let mut nobody = ui.clone();
    press(&mut nobody, &[Button::Next]);
    assert_eq!(last_line(&nobody), "Bram ladder 4");
    press(&mut ui, &[Button::Ok]);
    assert!(fits(&ui));
    // Only the ladder is left to pick.
    assert_eq!(ui.items().len(), 2);
    press(&mut ui, &[Button::Next]);
    assert_eq!(last_line(&ui), "Bram ladder 4 stack=Anna");
    press(&mut ui, &[Button::Back]);
    assert_eq!(last_line(&ui), "undo");
}

#[test]
fn what_the_trail_passes_is_asked_at_once_and_together_mg_50() {
    let mut ui = game(&SWAPS);
    // A compass under the largest tile, and nothing else.
    press(&mut ui, &[Button::Ok, Button::Up, Button::Up, Button::Ok, Button::Next]);
    assert_eq!(title(&ui), "Reached or passed?");
    assert!(fits(&ui));
    let mut nothing = ui.clone();
    press(&mut nothing, &[Button::Next]);
    assert_eq!(last_line(&nothing), "Anna trail");
    press(&mut ui, &[Button::Ok, Button::Ok, Button::Down, Button::Ok, Button::Next]);
    assert_eq!(last_line(&ui), "Anna trail vp=2 icons=1");
}
