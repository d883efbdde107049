use engine_nostd::games::gnome_village::Move;
use engine_nostd::notation::read_entry;
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::verb::Moves;
use engine_nostd::{Game, Name, Seat, Setup, Table};

use super::Screens;
use crate::games::{Face, Of};
use crate::settings::{Roster, Settings};
use crate::ui::{Item, Line, Row, Screen, Ui};
use crate::words::gnome_village::Moment;

/// Plays lines of a record.
fn played(lines: &[&str]) -> Table {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::Track);
    for name in ["Anna", "Bram"] {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    let mut table = Table::new(setup).unwrap();
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap();
        table.enter(entry).unwrap();
    }
    table
}

/// Shows the table after lines of a record.
fn shown(lines: &[&str]) -> Ui {
    let table = played(lines);
    let mut ui = Ui::new();
    ui.restore(Settings::default(), Roster::default(), |place| {
        *place = Some(table);
        None
    });
    ui
}

/// Returns the text of each row, and whether an icon stands before it.
fn rows(ui: &Ui) -> heapless::Vec<(Line, bool), 48> {
    let row = |item: &Item| {
        let Item::Choice(choice, _) = item else { panic!("{item:?}") };
        let mut row = Row { left: ui.label_line(&choice.label), ..Row::default() };
        Screens::choice_row(ui, choice, &mut row);
        (row.left, row.icon.is_some())
    };
    ui.items().iter().map(row).collect()
}

/// Returns the moment that the last line leads to.
fn moment(lines: &[&str], last: &str) -> Option<Moment> {
    let before = played(lines);
    let Entry::Play(_, raw) = read_entry(last, before.setup(), before.state()).unwrap() else { panic!("{last}") };
    let mut after = before.clone();
    after.play(None, raw).unwrap();
    let full = |table: &Table| Screens::full(table.state()).cloned().unwrap();
    Screens::moment(&full(&before), &full(&after), &Move::from_raw(&raw).unwrap())
}

#[test]
fn what_is_bought_has_a_sign() {
    let ui = shown(&["Anna card-coins 1", "Anna earn"]);
    assert_eq!(ui.screen(), Screen::Play);
    let names: heapless::Vec<Line, 48> = rows(&ui).into_iter().map(|(left, _)| left).collect();
    assert_eq!(
        names,
        ["Buy business", "+Painter", "+Carpenter", "+School", "+Gardener", "New gnome", "New road", "Done"]
    );
    assert!(Screens::phase_line(&ui).is_none());
}

#[test]
fn the_phase_line_says_whose_destinations_are_listed() {
    let ui = shown(&[
        "fix Anna houses 4",
        "fix Anna gnomes 2",
        "fix Anna school 1",
        "fix Anna painter 1",
        "fix Anna hat 1",
        "fix phase move",
        "fix Anna g2 hat#1",
    ]);
    let listed = rows(&ui);
    let listed: heapless::Vec<(&str, bool), 8> = listed.iter().map(|(left, icon)| (left.as_str(), *icon)).collect();
    // The destinations of the gnome at home, and the gnome that works.
    assert_eq!(listed, [("Painter", false), ("School", false), ("Hat Business", true), ("Done", false)]);
    assert_eq!(Screens::phase_line(&ui).map(|(_, what)| what).as_deref(), Some("At home"));
}

#[test]
fn a_move_is_named_by_its_tile() {
    let ui = shown(&["fix Anna school 1", "fix Anna coins 9"]);
    let name = |line: &str| {
        let table = ui.table.as_ref().unwrap();
        let Ok(Entry::Play(_, raw)) = read_entry(line, table.setup(), table.state()) else { panic!("{line}") };
        Screens::move_name(&ui, &Move::from_raw(&raw).unwrap())
    };
    assert_eq!(name("Anna buy-business hat earn=1"), "Hat Business");
    assert_eq!(name("Anna buy-workshop school"), "School");
    assert_eq!(name("Anna move g1 school"), "> School");
    assert_eq!(name("Anna act-police"), "Police");
    assert_eq!(name("Anna get-road coins"), "New road");
}

#[test]
fn a_gnome_is_named_by_where_it_is() {
    let table = played(&["fix Anna school 2", "fix Anna g1 school#2"]);
    let game = Screens::full(table.state()).unwrap();
    let label = |seat: Seat| Screens::numbered_label(game, seat, 1).unwrap();
    assert_eq!((label(Seat::FIRST).word(), label(Seat::FIRST).number), ("school", 0));
    assert_eq!(label(Seat::new(1).unwrap()).word(), "home");
    assert!(Screens::numbered_label(game, Seat::FIRST, 2).is_none());
}

#[test]
fn the_table_is_reminded_of_what_it_has_to_do() {
    let buying = ["Anna card-coins 9", "Anna earn"];
    let later = |houses: &'static str| ["fix round 3", "fix Anna coins 20", "fix phase work-buy", houses];
    // In the first round every phase is explained.
    assert_eq!(moment(&[], "Anna card-coins 1"), Some(Moment::Earn));
    assert_eq!(moment(&buying[..1], "Anna earn"), Some(Moment::WorkBuy));
    assert_eq!(moment(&buying, "Anna next"), Some(Moment::Move));
    assert_eq!(moment(&buying, "Anna buy-business hat"), Some(Moment::Refill));
    assert_eq!(moment(&buying, "Anna buy-workshop school"), Some(Moment::PlaceATile));
    assert_eq!(moment(&later("fix Anna houses 2"), "Anna buy-business hat"), None);
    assert_eq!(moment(&later("fix Anna houses 5"), "Anna get-gnome coins"), Some(Moment::NewGnome));
    assert_eq!(moment(&["fix forest-deck 1"], "Anna card-coins 1"), Some(Moment::NewDeck));
    assert_eq!(moment(&["fix Anna gap yes", "Anna card-coins 1"], "Anna earn"), Some(Moment::Gap));
    let four = ["fix Anna houses 5", "fix Anna gnomes 4", "fix Anna coins 9", "fix phase work-buy"];
    assert_eq!(moment(&four, "Anna get-gnome coins"), Some(Moment::LastRound));
    let end = ["fix Bram houses 5", "fix Bram gnomes 5", "fix turn Bram", "fix phase move"];
    assert_eq!(moment(&end, "Bram next"), None);
}
