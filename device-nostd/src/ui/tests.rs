use engine_nostd::notation::read_entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, Table};

use super::*;
use crate::buttons::Act;

fn table(mode: Mode, lines: &[&str]) -> Ui {
    let mut setup = Setup::new(Game::GnomeVillage, mode);
    for name in ["Anna", "Bram"] {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    let mut table = Table::new(setup).unwrap();
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap();
        table.enter(entry).unwrap();
    }
    let mut ui = Ui::new();
    ui.load(Settings::default(), Roster::default(), Some(table));
    ui
}

fn press(ui: &mut Ui, buttons: &[Button]) {
    for button in buttons {
        ui.press(Press { button: *button, act: Act::Short, at: 0 });
    }
}

fn entries(ui: &Ui) -> usize {
    ui.table.as_ref().map_or(0, |table| table.record().entries().len())
}

/// A game that the next NEXT ends.
const LAST_TURN: [&str; 4] = ["fix turn Bram", "fix Bram houses 5", "fix Bram gnomes 5", "fix phase move"];

#[test]
fn one_next_too_many_at_the_end_does_not_clear_the_table() {
    let mut ui = table(Mode::Track, &LAST_TURN);
    press(&mut ui, &[Button::Next]);
    assert_eq!(ui.screen(), Screen::Results);
    let before = entries(&ui);
    // The pages of the winner and of the other player, then the ranking with another game highlighted.
    for screen in [Screen::Why(Seat::new(1).unwrap()), Screen::Why(Seat::FIRST), Screen::Results] {
        press(&mut ui, &[Button::Next]);
        assert_eq!((ui.screen(), entries(&ui)), (screen, before));
    }
    assert_eq!(ui.items().get(ui.cursor()), Some(&Item::Command(Command::Again)));
    press(&mut ui, &[Button::Next]);
    assert_eq!(entries(&ui), 0);
}

#[test]
fn what_a_score_pad_is_told_is_not_called_a_correction() {
    let mut ui = table(Mode::ScorePad, &[]);
    press(&mut ui, &[Button::Up, Button::Ok]);
    assert_eq!(entries(&ui), 1);
    assert!(ui.toast.is_none());
    // Taking it back is named, as everywhere.
    press(&mut ui, &[Button::Back]);
    assert!(ui.toast.is_some());
}

#[test]
fn ok_after_the_last_redo_does_not_take_anything_back() {
    let mut ui = table(Mode::Track, &["card-coins 2", "earn", "undo", "undo"]);
    ui.menu();
    press(&mut ui, &[Button::Down, Button::Ok]);
    assert_eq!(ui.screen(), Screen::History);
    press(&mut ui, &[Button::Ok]);
    assert_eq!(ui.screen(), Screen::History);
    press(&mut ui, &[Button::Ok]);
    assert_eq!(ui.screen(), Screen::Play);
}
