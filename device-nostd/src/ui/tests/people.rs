//! The people who played, and what is remarkable about a game that ended.

use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, Table};

use super::{Button, Command, LAST_TURN, Screen, Ui, entries, press, table};
use crate::settings::{Roster, Settings};
use crate::statistics::{Ended, EndedFor, Remarkable, Statistics};
use crate::ui::Item;
use crate::words::Lang;

/// Anna and Bram played once before: 1 to 2.
fn before() -> Statistics {
    let player = |name, points, rank, won| EndedFor { name: Name::new(name).unwrap(), points, rank, won };
    let players = [player("Anna", 1, 2, false), player("Bram", 2, 1, true)].into_iter().collect();
    let mut statistics = Statistics::new(&Roster::default());
    statistics.add(&Ended { game: Game::GnomeVillage, mode: Mode::Track, players });
    statistics
}

#[test]
fn next_goes_through_what_is_remarkable_and_stops_before_another_game() {
    let mut ui = table(Mode::Track, &LAST_TURN);
    ui.set_statistics(before());
    press(&mut ui, &[Button::Next, Button::Next]);
    assert_eq!(ui.screen(), Screen::Results);
    let entries_before = entries(&ui);
    // Anna begins with more than 1 and Bram ends with more than anybody's 2; he won before.
    let remarks: heapless::Vec<Item, 4> =
        ui.items().iter().filter(|item| matches!(item, Item::Remark(_))).copied().collect();
    assert_eq!(remarks, [Item::Remark(Remarkable::Best(0)), Item::Remark(Remarkable::Record(1))]);
    // Two pages for each player, the rest of the remarks, and then the last row.
    for _ in 0..12 {
        if ui.items().get(ui.cursor()) == Some(&Item::Command(Command::Again)) {
            break;
        }
        press(&mut ui, &[Button::Next]);
    }
    assert_eq!((ui.screen(), entries(&ui)), (Screen::Results, entries_before));
    assert_eq!(ui.items().get(ui.cursor()), Some(&Item::Command(Command::Again)));
}

#[test]
fn a_game_that_is_left_says_how_it_ended() {
    let mut ui = table(Mode::Track, &LAST_TURN);
    press(&mut ui, &[Button::Next]);
    ui.learn();
    let ended = ui.ended.take().unwrap();
    assert_eq!(ended.players.iter().map(|player| player.won).collect::<heapless::Vec<_, 5>>(), [false, true]);
    let mut ui = table(Mode::Track, &LAST_TURN);
    ui.learn();
    assert_eq!(ui.ended.take().map(|ended| ended.players.len()), Some(0));
}

#[test]
fn the_cursor_stays_on_its_row_when_there_are_people_to_list() {
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |_| None);
    press(&mut ui, &[Button::Up, Button::Up]);
    assert_eq!(ui.items().get(ui.cursor()), Some(&Item::Command(Command::Settings)));
    ui.set_statistics(before());
    assert_eq!(ui.items().get(ui.cursor()), Some(&Item::Command(Command::Settings)));
    // They are listed right before it, and lead to their games.
    press(&mut ui, &[Button::Up, Button::Ok]);
    assert_eq!((ui.screen(), ui.items()), (Screen::People, &[Item::Person(0), Item::Person(1)][..]));
    press(&mut ui, &[Button::Down, Button::Ok]);
    assert_eq!((ui.screen(), ui.items()), (Screen::Person(1), &[Item::Played(Game::GnomeVillage)][..]));
    assert_eq!(ui.heard().0, "Bram");
    press(&mut ui, &[Button::Back]);
    assert_eq!(ui.screen(), Screen::People);
}

#[test]
fn as_many_play_as_last_time_and_on_a_new_device_two() {
    let asked = |ui: &mut Ui, game: Game, mode: Mode| {
        ui.begin_setup(Setup::new(game, mode));
        ui.spinner.map(|spinner| spinner.value)
    };
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |_| None);
    // Gnome Elf Troll is for three at least.
    let expected = [(Game::GnomeVillage, 2), (Game::GnomeElfTroll, 3), (Game::Gardlings, 2), (Game::MightyGnomes, 2)];
    for (game, players) in expected {
        assert_eq!(asked(&mut ui, game, Mode::Track), Some(players), "{game:?}");
    }
    let mut setup = Setup::new(Game::Gardlings, Mode::Light);
    for name in ["Anna", "Bram", "Cleo"] {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    ui.table = Some(Table::new(setup).unwrap());
    assert_eq!(asked(&mut ui, Game::GnomeVillage, Mode::ScorePad), Some(3));
    assert_eq!(asked(&mut ui, Game::Gardlings, Mode::Track), Some(3));
}
