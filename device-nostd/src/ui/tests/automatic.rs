//! What the box does by itself, and how it goes back with what it follows from.

use engine_nostd::notation::read_entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, Table};

use super::{Button, Screen, Ui, entries, press, table};
use crate::settings::{Roster, Settings};
use crate::ui::Item;
use crate::words::Lang;

fn enter(ui: &mut Ui, line: &str) {
    let table = ui.table.as_ref().unwrap();
    let entry = read_entry(line, table.setup(), table.state()).unwrap();
    ui.enter(entry);
}

/// Returns the phase, whose turn it is, and how many entries stand.
fn stands(ui: &Ui) -> (&'static str, usize, usize) {
    let table = ui.table.as_ref().unwrap();
    let seat = table.state().turn().map_or(9, |seat| seat.index());
    (table.state().phase_word(), seat, table.record().standing_count())
}

/// GV-35: the income follows from the gnomes. One BACK takes it back with the card.
#[test]
fn the_income_follows_the_card_and_goes_back_with_it() {
    let mut ui = table(Mode::Track, &[]);
    enter(&mut ui, "card-coins 2");
    assert_eq!((stands(&ui), entries(&ui)), (("work-buy", 0, 2), 2));
    press(&mut ui, &[Button::Back]);
    assert_eq!((stands(&ui), entries(&ui)), (("reveal", 0, 0), 4));
    assert_eq!(ui.heard().1, "Anna: Gnome Coins");
    // What was taken back together is one row, and comes back together.
    ui.menu();
    press(&mut ui, &[Button::Down, Button::Ok]);
    assert_eq!(ui.items(), [Item::Redo]);
    press(&mut ui, &[Button::Ok]);
    assert_eq!(stands(&ui), ("work-buy", 0, 2));
}

/// GV-72, GV-122: with the last coin spent and the last gnome moved, nothing is left to choose.
#[test]
fn a_phase_with_nothing_left_to_choose_ends() {
    let mut ui = table(Mode::Track, &["fix Anna coins 0"]);
    enter(&mut ui, "card-coins 1");
    assert_eq!(stands(&ui), ("work-buy", 0, 3));
    enter(&mut ui, "buy-business hat 1");
    assert_eq!(stands(&ui), ("move", 0, 5));
    enter(&mut ui, "move g1 hat");
    assert_eq!(stands(&ui), ("reveal", 1, 7));
    // A line for each thing that a person did.
    ui.menu();
    press(&mut ui, &[Button::Down, Button::Ok]);
    let row = |things, entries| Item::Standing { things, entries, mark: 0 };
    assert_eq!(ui.items(), [row(0, 1), row(1, 3), row(2, 5), row(3, 6)]);
    press(&mut ui, &[Button::Down, Button::Ok]);
    assert_eq!(ui.screen(), Screen::TakeBack(1));
    press(&mut ui, &[Button::Down, Button::Ok]);
    assert_eq!(stands(&ui), ("work-buy", 0, 3));
}

/// Whoever corrects one number may correct another: nothing follows by itself, and BACK takes back only what was pressed.
#[test]
fn a_correction_is_followed_by_nothing() {
    let mut ui = table(Mode::Track, &[]);
    enter(&mut ui, "card-coins 2");
    enter(&mut ui, "fix Anna coins 0");
    assert_eq!(stands(&ui), ("work-buy", 0, 3));
    press(&mut ui, &[Button::Next]);
    assert_eq!(stands(&ui), ("reveal", 1, 5), "without a tile to walk to, the turn is over too");
    press(&mut ui, &[Button::Back]);
    assert_eq!(stands(&ui), ("work-buy", 0, 3));
}

/// GV-77, GV-78: the action of the business is asked for at once, and whoever does not want it goes back.
#[test]
fn a_gnome_that_lands_on_a_business_is_asked_for_its_action() {
    let mut ui = table(Mode::Track, &["fix Anna thief 1", "fix Anna coins 0", "fix phase move"]);
    enter(&mut ui, "move g1 thief");
    assert_eq!((stands(&ui), ui.screen()), (("move", 0, 4), Screen::Ask));
    press(&mut ui, &[Button::Back]);
    assert_eq!((stands(&ui), ui.screen()), (("move", 0, 4), Screen::Play));
}

/// A game that was saved where the box would have gone on by itself goes on at the next press.
#[test]
fn a_game_that_stopped_half_way_goes_on() {
    let mut ui = table(Mode::Track, &["card-coins 2"]);
    assert_eq!(stands(&ui), ("earn", 0, 1));
    press(&mut ui, &[Button::Ok]);
    assert_eq!(stands(&ui), ("work-buy", 0, 2));
    press(&mut ui, &[Button::Back]);
    assert_eq!(stands(&ui), ("reveal", 0, 0));
}

/// GET-37, GET-48, GET-67: one tile harvests one, which buys nothing; of 33 tiles 9 are in hands, and Anna draws one.
#[test]
fn harvest_and_draw_follow_the_sowing() {
    let mut setup = Setup::new(Game::GnomeElfTroll, Mode::Track);
    for name in ["Anna", "Bram", "Cleo"] {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    let table = Table::new(setup).unwrap();
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |place| {
        *place = Some(table);
        None
    });
    enter(&mut ui, "sow apple right");
    assert_eq!(stands(&ui), ("sow", 1, 4));
    assert!(ui.heard().1.ends_with("Anna draws a tile, 23 left"), "{}", ui.heard().1);
    press(&mut ui, &[Button::Back]);
    assert_eq!(stands(&ui), ("sow", 0, 0));
}
