use engine_nostd::field::Fix;
use engine_nostd::games::gnome_elf_troll::{GardenNumber, Kind, Move, MoveKind, TileNumber};
use engine_nostd::notation::read_entry;
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::verb::{Moves, Raw};
use engine_nostd::{Game, Name, Seat, Setup, Table};
use heapless::Vec;

use super::board::mark;
use super::{Screens, target};
use crate::Button;
use crate::buttons::{Act, Press};
use crate::games::Face;
use crate::settings::{Roster, Settings};
use crate::ui::{Explained, Item, Screen, Ui};
use crate::words::Moments;
use crate::words::gnome_elf_troll::Moment;

/// Lays out a position and enters further lines after it.
fn table(names: &[&str], position: &[&str], lines: &[&str]) -> Ui {
    let mut setup = Setup::new(Game::GnomeElfTroll, Mode::Track);
    for name in names {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    let mut table = Table::new(setup).unwrap();
    let words = table.setup().game.vocabulary(Mode::Track);
    let fixes: Vec<Fix, 32> = position
        .iter()
        .map(|line| {
            let (name, value) = line.split_once(' ').unwrap();
            let seat = table.setup().names.seat(name);
            let (field, value) = if seat.is_some() { value.split_once(' ').unwrap() } else { (name, value) };
            let id = engine_nostd::field::find(words.fields, seat.is_some(), field).unwrap();
            let value = words.fields[usize::from(id.field)].read_value(value, &table.setup().names).unwrap();
            Fix { seat, id, value }
        })
        .collect();
    if !fixes.is_empty() {
        table.lay_out(&fixes).unwrap();
    }
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

fn press(ui: &mut Ui, button: Button, act: Act) {
    ui.press(Press { button, act, at: 0 });
}

fn choose(ui: &mut Ui, word: &str) {
    let is_it = |item: &Item| matches!(item, Item::Choice(choice, _) if choice.label.word() == word);
    let row = ui.items().iter().position(is_it).unwrap_or_else(|| panic!("no row {word}"));
    while ui.cursor() != row {
        press(ui, Button::Down, Act::Short);
    }
    press(ui, Button::Ok, Act::Short);
}

const NAMES: [&str; 4] = ["Anna", "Bram", "Cato", "Dirk"];
/// Twelve tiles in nearly every garden, all creatures on the board.
const LATE: [&str; 8] = [
    "round 12",
    "marker Dirk",
    "turn Bram",
    "phase buy",
    "Anna garden P P:g4 P P A B:e2 A A:t3 B B P P",
    "Bram garden B B A:g1 P A B A A:g2 A B:t1 P A",
    "Cato garden A A P P B B:t1 A:g3 A P B:e2 B",
    "Dirk garden P B A B P:t2 P A B P:g2 P B A",
];

/// A function that makes the move that puts a creature on a tile.
type Purchase = fn(GardenNumber, TileNumber) -> Move;

/// GET-46, GET-50, GET-51, GET-57, GET-59, GET-61: the cursor walks the tiles where the creature may stand, all of them
/// and no others, garden by garden.
#[test]
fn the_cursor_walks_the_legal_targets_and_no_others() {
    let purchases: [(&str, Option<&str>, Purchase); 3] = [
        ("buy-gnome", Some("bean"), |garden, tile| Move::BuyGnome { pay: Kind::Bean, garden, tile }),
        ("buy-elf", Some("bean"), |garden, tile| Move::BuyElf { pay: Kind::Bean, garden, tile }),
        ("buy-troll", None, |garden, tile| Move::BuyTroll { garden, tile }),
    ];
    for (word, pay, purchase) in purchases {
        let mut ui = table(&NAMES, &LATE, &[]);
        choose(&mut ui, word);
        if let Some(pay) = pay {
            choose(&mut ui, pay);
        }
        assert_eq!(ui.screen(), Screen::Ask, "{word}");
        let raw = |item: &Item| if let Item::Choice(choice, _) = item { Some(choice.draft.raw) } else { None };
        let offered: Vec<Raw, 48> = ui.items().iter().filter_map(raw).collect();
        let state = ui.table.as_ref().unwrap().state();
        let mut legal = 0;
        for (garden, tile) in (1..=4).flat_map(|garden| (1..=12).map(move |tile| (garden, tile))) {
            let raw = purchase(GardenNumber(garden), TileNumber(tile)).to_raw();
            let is_legal = state.clone().play(state.turn(), &raw).is_ok();
            legal += usize::from(is_legal);
            assert_eq!(offered.contains(&raw), is_legal, "{word}: tile {tile} of garden {garden}");
        }
        assert_eq!(offered.len(), legal, "{word}");
        // From tile to tile to the right, then the next garden clockwise.
        let places: Vec<(Seat, u8), 48> =
            offered.iter().filter_map(Screens::made).filter_map(|made| target(&made)).collect();
        for pair in places.windows(2) {
            let (garden, tile) = pair[0];
            assert!(pair[1] > pair[0] && garden == pair[1].0 || garden.next(4) == pair[1].0, "{word}: after {tile}");
        }
    }
}

/// GET-66.
#[test]
fn placing_a_troll_is_a_moment_and_a_gnome_is_none() {
    for (word, moment) in [("buy-troll", Some(Moment::Troll)), ("buy-gnome", None)] {
        let mut ui = table(&NAMES, &LATE, &[]);
        choose(&mut ui, word);
        while ui.screen() == Screen::Ask {
            press(&mut ui, Button::Ok, Act::Short);
        }
        assert_eq!(ui.moment(), moment.map(Moments::index), "{word}");
    }
}

/// GET-78.
#[test]
fn after_the_end_a_correction_is_refused_at_once() {
    let mut ui = table(
        &NAMES[..3],
        &[
            "round 6",
            "marker Cato",
            "turn Anna",
            "phase draw",
            "Anna garden B B B B B B",
            "Bram garden A P A P A",
            "Cato garden P A P A P A",
        ],
        &["Anna draw"],
    );
    assert_eq!(ui.screen(), Screen::Results);
    press(&mut ui, Button::Back, Act::Hold);
    let fix = Item::Command(crate::Command::Fix);
    while ui.items().get(ui.cursor()) != Some(&fix) {
        press(&mut ui, Button::Down, Act::Short);
    }
    press(&mut ui, Button::Ok, Act::Short);
    assert_eq!(ui.screen(), Screen::Menu);
}

/// GET-48: outside Buy there is no purse; GET-12: an empty garden has no tile.
#[test]
fn only_what_can_be_corrected_now_is_listed() {
    let word = |ui: &Ui, item: &Item| match item {
        Item::Family(field) => ui
            .table
            .as_ref()
            .map_or("", |table| table.state().vocabulary().field(*field).map_or("", |field| field.pattern)),
        _ => "",
    };
    let families = |ui: &mut Ui, seat: Option<Seat>| {
        ui.show(Screen::FixFamily(seat));
        ui.items().iter().map(|item| word(ui, item)).collect::<Vec<&str, 8>>()
    };
    let mut start = table(&NAMES[..3], &[], &[]);
    assert_eq!(families(&mut start, Some(Seat::FIRST)), ["hand"]);
    assert_eq!(families(&mut start, None), ["pile"]);
    let mut buying = table(&NAMES, &LATE, &[]);
    assert_eq!(families(&mut buying, Some(Seat::FIRST)), ["garden", "hand"]);
    assert_eq!(families(&mut buying, None), ["pile", "purse"]);
}

#[test]
fn marks_are_initials_unless_two_players_share_one() {
    let marks = |names: &[&str]| {
        let ui = table(names, &[], &[]);
        let names = &ui.table.as_ref().unwrap().setup().names;
        Seat::all(names.len()).map(|seat| mark(names, seat)).collect::<heapless::String<4>>()
    };
    assert_eq!(marks(&["anna", "Bram", "Cato"]), "ABC");
    assert_eq!(marks(&["Anna", "Ada", "Cato"]), "123");
    // The small letters have no accents.
    assert_eq!(marks(&["Éva", "Bram", "Cato", "Dirk"]), "1234");
}

#[test]
fn a_purchase_is_named_by_what_and_where() {
    let ui = table(&NAMES, &LATE, &["Bram buy-troll 3 1"]);
    let name = |entry: &Entry| ui.entry_name(entry);
    let record = ui.table.as_ref().unwrap().record();
    assert_eq!(record.standing_backwards().next().map(name).unwrap(), "Troll > C1");
}

/// GET-42, GET-61.
#[test]
fn behind_a_target_stands_the_rule_of_the_creature() {
    let mut ui = table(&NAMES, &LATE, &[]);
    choose(&mut ui, "buy-troll");
    press(&mut ui, Button::Ok, Act::Hold);
    assert_eq!(ui.screen(), Screen::Info(Explained::Topic(MoveKind::BuyTroll.into())));
}
