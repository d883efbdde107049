//! What a press does to what it cannot see, and what is still there after a look at something else.

use engine_nostd::notation::read_entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, Table};

use super::{LAST_TURN, Screen, Ui, entries, table};
use crate::Button;
use crate::buttons::{Act, Press};

/// A game of Anna and Bram that has just begun.
fn begun(game: Game, mode: Mode) -> Ui {
    let mut setup = Setup::new(game, mode);
    for name in ["Anna", "Bram"] {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    let mut ui = Ui::new();
    ui.table = Some(Table::new(setup).unwrap());
    ui.home();
    ui
}

fn at(ui: &mut Ui, millis: u64, button: Button, act: Act) {
    let at = ui.now + millis;
    ui.press(Press { button, act, at });
}

#[test]
fn a_press_on_the_name_of_a_new_turn_answers_nothing_that_it_hides() {
    let mut ui = begun(Game::Gardlings, Mode::Light);
    // Everybody has stopped: Anna's name stands over the number of her gems, which nobody has touched.
    at(&mut ui, 2_000, Button::Next, Act::Short);
    let before = entries(&ui);
    for button in [Button::Next, Button::Ok] {
        assert!(ui.hides_a_question());
        at(&mut ui, 100, button, Act::Short);
        assert_eq!((entries(&ui), ui.screen()), (before, Screen::Play), "{button:?}");
        ui.home();
        ui.new_turn = Some(ui.now + 800);
    }
    // UP begins to answer it, and the next one finds it in sight.
    at(&mut ui, 100, Button::Up, Act::Short);
    assert!(!ui.hides_a_question());
    assert_eq!(entries(&ui), before + 1);
    at(&mut ui, 100, Button::Next, Act::Short);
    assert_eq!(entries(&ui), before + 2);
    // Time ends a name as well.
    ui.new_turn = Some(ui.now + 800);
    assert!(ui.hides_a_question());
    ui.tick(ui.now + 800);
    assert!(!ui.hides_a_question());
}

#[test]
fn a_press_on_the_name_of_a_new_turn_acts_at_once_where_a_number_is_right_until_it_is_changed() {
    let mut ui = begun(Game::GnomeVillage, Mode::Light);
    for _ in 0..4 {
        at(&mut ui, 100, Button::Next, Act::Short);
    }
    assert!(ui.new_turn.is_some() && !ui.hides_a_question());
    let before = entries(&ui);
    at(&mut ui, 100, Button::Next, Act::Short);
    assert_eq!(entries(&ui), before + 1);
}

#[test]
fn a_number_that_is_asked_stays_where_it_was_turned_to_while_something_else_is_looked_at() {
    let mut ui = begun(Game::GnomeVillage, Mode::ScorePad);
    let asked = ui.spinner.unwrap().value;
    at(&mut ui, 100, Button::Up, Act::Short);
    at(&mut ui, 100, Button::Up, Act::Short);
    for (button, act) in [(Button::Next, Act::Hold), (Button::Back, Act::Hold), (Button::Ok, Act::Hold)] {
        at(&mut ui, 100, button, act);
        assert_ne!(ui.screen(), Screen::Pad, "{button:?}");
        at(&mut ui, 100, Button::Back, Act::Short);
        assert_eq!((ui.screen(), ui.spinner.unwrap().value), (Screen::Pad, asked + 2), "{button:?}");
    }
}

#[test]
fn the_menu_over_a_question_leads_back_to_it() {
    let mut ui = table(Mode::Track, &[]);
    at(&mut ui, 2_000, Button::Ok, Act::Short);
    assert_eq!(ui.screen(), Screen::Ask);
    let asked = ui.heard().0;
    at(&mut ui, 100, Button::Back, Act::Hold);
    assert_eq!(ui.screen(), Screen::Menu);
    at(&mut ui, 100, Button::Back, Act::Short);
    assert_eq!((ui.screen(), ui.heard().0), (Screen::Ask, asked));
}

#[test]
fn back_asks_before_it_takes_back_the_end_of_a_game_that_is_only_looked_at() {
    let ended = || {
        let mut ended = table(Mode::Track, &LAST_TURN).table.unwrap();
        let last = read_entry("Bram next", ended.setup(), ended.state()).unwrap();
        ended.enter(last).unwrap();
        ended
    };
    let mut ui = Ui::new();
    ui.lay(|place, _| {
        *place = Some(ended());
        None
    });
    assert_eq!(ui.screen(), Screen::Results);
    let before = entries(&ui);
    at(&mut ui, 100, Button::Back, Act::Short);
    assert_eq!((ui.screen(), entries(&ui)), (Screen::TakeBack(0), before));
    // OK stands on no, and leads back.
    at(&mut ui, 100, Button::Ok, Act::Short);
    assert_eq!((ui.screen(), entries(&ui)), (Screen::Results, before));
    for button in [Button::Back, Button::Down, Button::Ok] {
        at(&mut ui, 100, button, Act::Short);
    }
    assert!(ui.table.as_ref().unwrap().state().over().is_none());
}
