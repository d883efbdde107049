//! Several things picked from one list: OK takes one more, NEXT is done, and BACK takes back one press.

use super::*;

/// A tile of Anna's on a ladder; Bram has 2 coins (MG-60).
const BELOW: [&str; 2] = ["Anna ladder 2", "Anna end-turn"];

/// With two resources to swap, no turn ends by itself.
const SWAPS: [&str; 1] = ["fix Anna wood 2"];

/// Returns the last entries of the record.
fn last_lines(ui: &Ui, count: usize) -> Vec<String> {
    let table = ui.table.as_ref().unwrap();
    let entries = table.record().entries();
    let text = |entry| {
        let mut line = heapless::String::<160>::new();
        write_entry(entry, table.setup(), &mut line).unwrap();
        line.to_string()
    };
    entries[entries.len() - count..].iter().map(text).collect()
}

/// Returns what the foot of a question says about NEXT.
fn foot(ui: &Ui) -> String {
    spelled(&Screens::ask_foot(ui).1)
}

#[test]
fn a_turn_starts_between_the_forest_and_the_ladders() {
    let mut ui = game(&[]);
    let lefts: Vec<_> = rows(&ui).into_iter().map(|(left, _)| left).collect();
    assert_eq!(&lefts[3..6], ["Ladder, tile 4", "Gather, tile 4", "Gather, tile 3"]);
    assert_eq!(ui.cursor(), 4);
    // What a tile brings stands beside it.
    assert_eq!(right_of(&ui, "Coins for tile 4"), "+3coin");
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
    // The chest is where the highlight starts; each icon that is taken leads to the row below, so a second sand is one up.
    press(&mut ui, &[Button::Ok, Button::Down, Button::Down, Button::Ok]);
    assert_eq!((right_of(&ui, "Chest"), right_of(&ui, "Sand"), ui.cursor()), ("1".into(), "1".into(), 4));
    press(&mut ui, &[Button::Up, Button::Ok]);
    assert_eq!(right_of(&ui, "Sand"), "2");
    // BACK puts back what was taken last, and the highlight to where it was taken.
    press(&mut ui, &[Button::Back]);
    assert_eq!((right_of(&ui, "Sand"), ui.cursor()), ("1".into(), 3));
    // At the end of the list it stays: there is no way further down.
    press(&mut ui, &[Button::Down, Button::Down, Button::Ok]);
    assert_eq!((right_of(&ui, "Chamomile"), ui.cursor()), ("1".into(), 5));
    press(&mut ui, &[Button::Back, Button::Next, Button::Back]);
    assert_eq!(last_lines(&ui, 3), ["Anna gather 4 sand=1 chest=1", "Anna end-turn", "undo"]);
}

#[test]
fn next_ends_the_turn_where_only_swaps_are_left() {
    let mut ui = game(&SWAPS);
    press(&mut ui, &[Button::Ok, Button::Ok]);
    // What NEXT does, the foot says.
    assert_eq!(foot(&ui), "NEXT: Bram");
    press(&mut ui, &[Button::Next]);
    assert_eq!(last_lines(&ui, 2), ["Anna gather 4 chest=1", "Anna end-turn"]);
    assert_eq!(note(&ui), "Anna: gathers 1chest");
    // One BACK takes back the end of the turn, and whoever wants to swap can; the next one the tile.
    press(&mut ui, &[Button::Back]);
    assert_eq!(title(&ui), "Anna");
    assert!(rows(&ui).iter().any(|(left, _)| left == "Swap 2 for 1"), "{:?}", rows(&ui));
    press(&mut ui, &[Button::Back]);
    assert_eq!(right_of(&ui, "Gather, tile 4"), "");
}

#[test]
fn next_is_only_done_where_more_than_swaps_is_left() {
    // There is a chest to open.
    let mut ui = game(&["fix Anna wood 2", "fix Anna closed 1", "fix Anna keys 1"]);
    choose(&mut ui, "Gather, tile 4");
    choose(&mut ui, "Sand");
    assert_eq!(foot(&ui), "NEXT: done");
    press(&mut ui, &[Button::Next]);
    assert_eq!((last_line(&ui).as_str(), title(&ui).as_str()), ("Anna gather 4 sand=1", "Anna"));
    // What a gnome costs is told for its own sake, and so that somebody can be invited: neither ends the turn.
    let mut ui = game(&["fix Anna wood 4", "Anna ladder 1"]);
    choose(&mut ui, "Invite (golden)");
    choose(&mut ui, "Robber");
    press(&mut ui, &[Button::Ok]);
    assert_eq!(foot(&ui), "NEXT: done");
    press(&mut ui, &[Button::Next]);
    assert_eq!((last_line(&ui).as_str(), title(&ui).as_str()), ("Anna book gold-invite robber", "Anna"));
    choose(&mut ui, "Cost of a gnome");
    choose(&mut ui, "Knight");
    assert_eq!(foot(&ui), "NEXT: done");
    press(&mut ui, &[Button::Next]);
    assert_eq!((last_line(&ui).as_str(), title(&ui).as_str()), ("set-cost knight", "Anna"));
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
    press(&mut ui, &[Button::Ok, Button::Down, Button::Ok, Button::Next]);
    assert_eq!(title(&ui), "Reached or passed?");
    assert!(fits(&ui));
    let mut nothing = ui.clone();
    // Nobody has anything but swaps to do then.
    assert_eq!(foot(&nothing), "NEXT: Bram");
    press(&mut nothing, &[Button::Next]);
    assert_eq!(last_lines(&nothing, 2), ["Anna trail", "Anna end-turn"]);
    // DONE stays with the turn.
    let mut stays = ui.clone();
    choose(&mut stays, "Done");
    assert_eq!((last_line(&stays).as_str(), title(&stays).as_str()), ("Anna trail", "Anna"));
    press(&mut ui, &[Button::Ok, Button::Ok, Button::Down, Button::Ok, Button::Next]);
    assert_eq!(last_line(&ui), "Anna trail vp=2 icons=1");
}
