//! What rows, feet and notes tell: the rule behind a row, what BACK and NEXT do, and what a correction set.

extern crate std;

use std::string::String;
use std::vec::Vec;

use super::*;
use crate::ui::Explained;
use crate::words::Help;

/// A table of light Gnome Elf Troll.
fn gardens(names: &[&str], mode: Mode) -> Ui {
    let mut setup = Setup::new(Game::GnomeElfTroll, mode);
    names.iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    let mut ui = Ui::new();
    let table = Table::new(setup).unwrap();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |place| {
        *place = Some(table);
        None
    });
    ui
}

fn new() -> Ui {
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |_| None);
    ui
}

fn hold(ui: &mut Ui, button: Button) {
    ui.press(Press { button, act: Act::Hold, at: ui.now + 1_000 });
}

fn enter(ui: &mut Ui, line: &str) -> Line {
    let table = ui.table.as_ref().unwrap();
    let entry = read_entry(line, table.setup(), table.state()).unwrap();
    ui.enter(entry);
    ui.note.as_ref().map_or_else(Line::new, |note| note.text.clone())
}

/// The rows of the depths had nothing behind them, or no more than their foot.
#[test]
fn the_depths_are_explained_where_they_are_chosen() {
    let mut ui = new();
    // Gnome Elf Troll, three players, their names, who begins.
    press(&mut ui, &[Button::Down, Button::Ok, Button::Ok, Button::Next, Button::Ok, Button::Down]);
    hold(&mut ui, Button::Ok);
    assert_eq!(ui.screen(), Screen::Info(Explained::Help(Help::Closely)));
    let mut ui = gardens(&["Anna", "Bram", "Cleo"], Mode::Track);
    ui.menu();
    while ui.items()[ui.cursor()] != Item::Command(Command::Lighten) {
        press(&mut ui, &[Button::Down]);
    }
    hold(&mut ui, Button::Ok);
    let Screen::Info(explained) = ui.screen() else { panic!("nothing is explained") };
    let said = ui.say(ui.info(explained).unwrap().text);
    assert!(said.contains("the table keeps the rest"), "{said:?}");
}

/// The number of another player had no rule behind it, and neither had the rows that ask whose number is put right.
#[test]
fn another_players_number_is_explained() {
    let mut ui = gardens(&["Anna", "Bram", "Cleo"], Mode::Light);
    hold(&mut ui, Button::Next);
    press(&mut ui, &[Button::Down, Button::Ok]);
    assert!(matches!(ui.screen(), Screen::Player(_)));
    hold(&mut ui, Button::Ok);
    assert!(matches!(ui.screen(), Screen::Info(Explained::Topic(_))), "{:?}", ui.screen());
    ui.menu();
    press(&mut ui, &[Button::Down, Button::Down, Button::Ok]);
    assert_eq!(ui.screen(), Screen::FixWhose);
    hold(&mut ui, Button::Ok);
    assert_eq!(ui.screen(), Screen::Info(Explained::Help(Help::Fix)));
}

/// "Round" alone did not say which one, "Beans +7 Beans" said it twice, and "Turn" not whose it is.
#[test]
fn a_correction_says_what_it_set() {
    let mut ui = gardens(&["Anna", "Bram", "Cleo"], Mode::Light);
    assert_eq!(enter(&mut ui, "fix round 3"), "Round 3");
    assert_eq!(enter(&mut ui, "fix turn Bram"), "Turn: Bram");
    let beans = line(format_args!("Cleo: Beans +7{}", Icon::Bean));
    assert_eq!(enter(&mut ui, "fix Cleo beans 7"), beans);
    // What it is already is still what was set.
    assert_eq!(enter(&mut ui, "fix Cleo beans 7"), "Cleo: Beans 7");
}

/// The last page of the set-up said "more", and with no letter BACK said "erase".
#[test]
fn feet_say_what_the_buttons_do_here() {
    let mut ui = new();
    press(&mut ui, &[Button::Down, Button::Ok, Button::Ok, Button::Next, Button::Ok, Button::Next]);
    assert_eq!(ui.screen(), Screen::Briefing);
    for page in 1..=5 {
        let start = ui.plain(chrome::NEXT_START);
        assert_eq!(ui.foot(), if page < 5 { (ui.plain(chrome::OK_MORE), start) } else { (start, Line::new()) });
        assert_eq!(ui.aside(), line(format_args!("{page} of 5")));
        press(&mut ui, &[Button::Down]);
    }
    let mut ui = new();
    press(&mut ui, &[Button::Ok, Button::Ok, Button::Up, Button::Ok, Button::Ok]);
    assert!(matches!(ui.screen(), Screen::Spell(_)));
    assert_eq!(ui.foot().0, "OK: J  BACK: back");
    press(&mut ui, &[Button::Ok]);
    assert_eq!(ui.foot().0, "OK: a  BACK: erase");
}

/// Of four and five players only three were named.
#[test]
fn everybody_is_named_beside_the_number_of_players() {
    let mut ui = new();
    let beside = |ui: &Ui, players: u16| {
        let spinner = Spinner { value: players, min: 1, max: 5 };
        ui.beside(spinner).iter().map(|names| String::from(names.as_str())).collect::<Vec<_>>().join("|")
    };
    press(&mut ui, &[Button::Ok]);
    assert_eq!(ui.screen(), Screen::Players);
    assert_eq!(beside(&ui, 3), "Anna|Bram|Cleo");
    assert_eq!(beside(&ui, 4), "Anna, Bram|Cleo, Dirk");
    assert_eq!(beside(&ui, 5), "Anna, Bram|Cleo, Dirk|Emma");
    ["Wilhelmm", "Mammutmm"].iter().for_each(|name| assert!(ui.setup.names.push(Name::new(name).unwrap())));
    let narrow = beside(&ui, 4);
    let first = narrow.split('|').next().unwrap();
    assert!(first.starts_with("Wil") && Letters::Tiny.width(first) <= 64, "{first}");
}
