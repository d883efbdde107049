use engine_nostd::field::Value;
use engine_nostd::games::mighty_gnomes::Choice;
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
    ui.restore(Settings::default(), Roster::default(), |place| {
        *place = Some(table);
        None
    });
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

#[test]
fn the_rows_of_every_correction_say_something() {
    let position =
        ["fix Anna houses 5", "fix Anna gnomes 3", "fix Anna theater 2", "fix Anna school 1", "fix Anna g2 school"];
    let mut ui = table(Mode::Track, &position);
    let fields = ui.table.as_ref().unwrap().state().vocabulary().fields;
    for field in fields.iter().filter(|field| field.fix) {
        let seat = field.seat.then_some(Seat::FIRST);
        for index in field.indices() {
            ui.home();
            ui.open_value(seat, field.number, index);
            for item in ui.items().iter() {
                let Item::Value(_, label) = item else { continue };
                assert!(label.topic.is_some() || label.seat.is_some(), "{}: no words for {label:?}", field.pattern);
            }
        }
    }
}

#[test]
fn history_takes_back_up_to_the_chosen_entry() {
    let mut ui = table(Mode::Track, &["card-coins 2", "earn", "buy-workshop school", "next"]);
    ui.menu();
    press(&mut ui, &[Button::Down, Button::Ok, Button::Down, Button::Down, Button::Ok]);
    let table = ui.table.as_ref().unwrap();
    assert_eq!((table.record().entries().len(), table.record().standing_count()), (4 + 3, 1));
    assert_eq!((table.state().phase_word(), ui.screen()), ("earn", Screen::History));
    assert!(core::iter::from_fn(|| ui.take_change()).any(|change| change == Change::Game));
}

#[test]
fn every_question_of_a_score_pad_has_a_rule_behind_it() {
    let level = ["Anna set hats 1", "Bram set hats 1"];
    let mut ui = table(Mode::ScorePad, &level);
    let mut asked = 0;
    while ui.screen() == Screen::Pad {
        let (_, id) = ui.table.as_ref().unwrap().state().next_field().unwrap();
        ui.press(Press { button: Button::Ok, act: Act::Hold, at: 0 });
        assert_eq!(ui.screen(), Screen::Info(Explained::Topic(ui.family_topic(id.field).unwrap())));
        press(&mut ui, &[Button::Back, Button::Ok]);
        asked += 1;
    }
    // Four more counts of each, who holds the Happy Gnome, and in a tie the tiles of both.
    assert!((9..=11).contains(&asked), "{asked}");
}

/// MG-23, MG-24: what was told once is told to the next game as ordinary moves, whichever gnomes take part there.
#[test]
fn what_is_printed_is_remembered_for_the_next_game() {
    let mut setup = Setup::new(Game::MightyGnomes, Mode::Track);
    ["Anna", "Bram"].iter().for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    let mut ui = Ui::new();
    let tell = |ui: &mut Ui, line: &str| {
        let table = ui.table.as_ref().unwrap();
        let entry = read_entry(line, table.setup(), table.state()).unwrap();
        ui.enter(entry);
    };
    let told = |ui: &Ui, field: &str| ui.table.as_ref().unwrap().state().named_field(None, field);
    ui.setup = setup.clone();
    ui.start();
    ["set-cost robber wood=2", "set-cost knight sand=1", "set-step table 1 cap=3 vp=1"]
        .iter()
        .for_each(|line| tell(&mut ui, line));
    // The next game has no Robber but a Farmer; the one after it has the Robber again.
    ui.setup.set_option(Choice::Gnomes, setup.option(Choice::Gnomes) & !(1 << 2) | 1 << 7);
    ui.start();
    assert_eq!(told(&ui, "cost-knight"), Some(Value::word("0,1,0,0,0,0")));
    assert_eq!(told(&ui, "cost-robber"), None);
    assert_eq!(told(&ui, "step-table-1"), Some(Value::word("3,1,1")));
    assert_eq!(ui.table.as_ref().unwrap().record().entries().len(), 2);
    tell(&mut ui, "set-cost knight sand=2");
    ui.setup = setup;
    ui.start();
    assert_eq!(told(&ui, "cost-robber"), Some(Value::word("2,0,0,0,0,0")));
    assert_eq!(told(&ui, "cost-knight"), Some(Value::word("0,2,0,0,0,0")));
}
