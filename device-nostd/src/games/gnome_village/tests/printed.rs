//! What is printed on business tiles: told once, and kept for good (GV-36).

use engine_nostd::notation::write_entry;

use super::*;
use crate::Button;
use crate::buttons::{Act, Press};
use crate::memory::Memory;

fn press(ui: &mut Ui, buttons: &[Button]) {
    buttons.iter().for_each(|button| ui.press(Press { button: *button, act: Act::Short, at: ui.now + 1_000 }));
}

fn last_line(ui: &Ui) -> String {
    let table = ui.table.as_ref().unwrap();
    let mut line = heapless::String::<160>::new();
    write_entry(table.record().entries().last().unwrap(), table.setup(), &mut line).unwrap();
    line.to_string()
}

/// Buys a Hat Business, the second kind; Anna has a painter and so on, so the highlight starts on the purchase.
fn buy_a_hat(ui: &mut Ui) {
    press(ui, &[Button::Ok]);
    while lefts(ui)[ui.cursor()] != "Hat Business" {
        press(ui, &[Button::Down]);
    }
    press(ui, &[Button::Ok]);
}

const READY: [&str; 6] = [
    "fix Anna painter 1",
    "fix Anna carpenter 1",
    "fix Anna school 1",
    "fix Anna gardener 1",
    "Anna card-coins 2",
    "Anna earn",
];

#[test]
fn coins_that_an_earlier_game_was_told_are_not_asked_again() {
    let mut ui = shown(2, &READY);
    buy_a_hat(&mut ui);
    assert!(ui.spinner().is_some(), "the coins are asked");
    press(&mut ui, &[Button::Up, Button::Ok]);
    assert_eq!(last_line(&ui), "Anna buy-business hat 2");
    // The next game knows them, and writes the same line.
    let mut memory = Memory::default();
    assert!(memory.learn(ui.table.as_ref().unwrap()));
    let mut next = shown(2, &READY);
    next.memory = memory.clone();
    buy_a_hat(&mut next);
    assert_eq!(last_line(&next), "Anna buy-business hat 2");
    // One BACK takes the purchase back; nothing else was entered.
    press(&mut next, &[Button::Back]);
    assert_eq!(last_line(&next), "undo");
    // A game does not begin with it: the purchase itself writes it down.
    let mut table = played(2, &[]);
    memory.tell(&mut table);
    assert_eq!(table.record().entries().len(), 0);
}
