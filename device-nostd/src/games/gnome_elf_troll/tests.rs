extern crate std;

use embedded_graphics::prelude::Point;
use engine_nostd::field::Fix;
use engine_nostd::games::gnome_elf_troll::{
    Creature, Crop, Decider, Figure, GardenNumber, Move, MoveKind, Tile, TileNumber,
};
use engine_nostd::notation::read_entry;
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::verb::Moves;
use engine_nostd::{Game, Name, Seat, Setup, Table};
use heapless::Vec;
use std::string::{String, ToString};

use super::{Screens, effect, garden, prices, standing, target, told};
use crate::buttons::{Act, Press};
use crate::frame::Frame;
use crate::games::Face;
use crate::settings::{Roster, Settings};
use crate::ui::parts::Wrapped;
use crate::ui::{Canvas, Explained, Item, Letters, ROWS, Screen, Ui, WIDTH};
use crate::words::Lang;
use crate::{Button, Command};

/// Lays out a position of a mode and enters further lines after it.
fn laid(mode: Mode, names: &[&str], position: &[&str], lines: &[&str]) -> Ui {
    let mut setup = Setup::new(Game::GnomeElfTroll, mode);
    for name in names {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    let mut table = Table::new(setup).unwrap();
    let words = table.setup().game.vocabulary(mode);
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
    let settings = Settings { lang_chosen: true, ..Settings::default() };
    ui.restore(settings, Roster::default(), |place| {
        *place = Some(table);
        None
    });
    ui
}

fn table(names: &[&str], position: &[&str], lines: &[&str]) -> Ui {
    laid(Mode::Track, names, position, lines)
}

fn press(ui: &mut Ui, button: Button, act: Act) {
    ui.press(Press { button, act, at: ui.now + 1_000 });
    assert!(fits(ui), "{:?} {:?}: {:?} {:?}", ui.screen(), ui.settings.lang, ui.title(), rows(ui).get(ui.cursor()));
}

/// Returns whether the present screen fits, in this language.
fn fits(ui: &Ui) -> bool {
    let mut frame = Frame::new();
    let Ok(fits) = ui.draw(Canvas::on_frame(&mut frame, Point::zero()));
    fits
}

fn choose(ui: &mut Ui, word: &str) {
    let is_it = |item: &Item| matches!(item, Item::Choice(choice, _) if choice.label.word() == word);
    let row = ui.items().iter().position(is_it).unwrap_or_else(|| panic!("no row {word}"));
    while ui.cursor() != row {
        press(ui, Button::Down, Act::Short);
    }
    press(ui, Button::Ok, Act::Short);
}

/// Returns the present rows as they are read, icons left out.
fn rows(ui: &Ui) -> std::vec::Vec<(String, String)> {
    let plain =
        |line: &str| line.chars().filter(|letter| !('\u{e000}'..'\u{f000}').contains(letter)).collect::<String>();
    ui.items()
        .iter()
        .map(|item| ui.row(item))
        .map(|row| (plain(&row.left).trim().to_string(), plain(&row.right)))
        .collect()
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
type BuyingMove = fn(GardenNumber, TileNumber) -> Move;

/// GET-46, GET-50, GET-51, GET-57, GET-59, GET-61: first the gardens in the order of the seats, then the tiles of one from
/// left to right: all where the creature may stand, and no others.
#[test]
fn gardens_then_tiles_are_the_legal_targets_and_no_others() {
    let purchases: [(&str, Option<&str>, BuyingMove); 3] = [
        ("buy-gnome", Some("bean"), |garden, tile| Move::BuyGnome { pay: Crop::Bean, garden, tile }),
        ("buy-elf", Some("bean"), |garden, tile| Move::BuyElf { pay: Crop::Bean, garden, tile }),
        ("buy-troll", None, |garden, tile| Move::BuyTroll { garden, tile }),
    ];
    for (word, pay, purchase) in purchases {
        let mut ui = table(&NAMES, &LATE, &[]);
        choose(&mut ui, word);
        if let Some(pay) = pay {
            choose(&mut ui, pay);
        }
        assert_eq!(ui.screen(), Screen::Ask, "{word}");
        let mut seats = std::vec::Vec::new();
        for row in 0..ui.items().len() {
            while ui.cursor() != row {
                press(&mut ui, Button::Down, Act::Short);
            }
            let Item::Choice(choice, _) = ui.items()[row] else { panic!("{word}: no answer") };
            let seat = choice.label.seat.unwrap();
            seats.push(seat.index());
            press(&mut ui, Button::Ok, Act::Short);
            assert_eq!(ui.screen(), Screen::Ask, "{word}");
            let offered: std::vec::Vec<(Seat, u8)> = ui
                .items()
                .iter()
                .filter_map(
                    |item| if let Item::Choice(choice, _) = item { Screens::made(&choice.draft.raw) } else { None },
                )
                .filter_map(|made| target(&made))
                .collect();
            let state = ui.table.as_ref().unwrap().state();
            let is_legal = |tile: &u8| {
                let raw = purchase(GardenNumber::of(seat), TileNumber(*tile)).to_raw();
                state.clone().play(state.turn(), &raw).is_ok()
            };
            assert!(offered.iter().copied().eq((1..=12).filter(is_legal).map(|tile| (seat, tile))), "{word}: {seat:?}");
            press(&mut ui, Button::Back, Act::Short);
            // BACK returns to the row it came from.
            assert_eq!(ui.cursor(), row);
        }
        assert_eq!(seats, [0, 1, 2, 3], "{word}");
    }
}

/// GET-66: a troll fills the screen, and the press that ends it does nothing else.
#[test]
fn placing_a_troll_fills_the_screen_and_the_first_press_only_ends_it() {
    for button in [Button::Ok, Button::Next, Button::Back] {
        let mut ui = table(&NAMES, &LATE, &[]);
        choose(&mut ui, "buy-troll");
        while ui.screen() == Screen::Ask {
            press(&mut ui, Button::Ok, Act::Short);
        }
        let game = Screens::game(&ui).unwrap().clone();
        press(&mut ui, button, Act::Short);
        assert_eq!((Screens::game(&ui), ui.screen()), (Some(&game), Screen::Play));
    }
}

/// GET-58, GET-62: who goes home is said with the name.
#[test]
fn the_banner_of_a_troll_says_whose_gnome_goes_home_or_what_is_lost() {
    let ui = table(&NAMES, &LATE, &[]);
    let before = Screens::game(&ui).unwrap();
    let banner = |garden, tile| {
        let made = Move::BuyTroll { garden: GardenNumber(garden), tile: TileNumber(tile) };
        told::banner(&ui, before, &effect::after(before, &made), &made).unwrap()
    };
    assert_eq!((banner(1, 2).words.as_str(), banner(1, 2).effect.as_str()), ("TRØLL!", "Dirk's gnome goes home"));
    assert!(banner(1, 3).effect.starts_with("Anna 10 → 7"), "{}", banner(1, 3).effect);
}

/// GET-29, GET-30, GET-34: what a target does to everybody's numbers, and to nobody else's.
#[test]
fn the_effect_names_everybody_whose_number_changes() {
    let ui = table(&NAMES, &LATE, &[]);
    let game = Screens::game(&ui).unwrap();
    let effect = |made: Move| {
        let kind = effect::changed_kind(game, &made).unwrap();
        effect::effect_line(&ui, game, &effect::after(game, &made), kind)
    };
    let troll = Move::BuyTroll { garden: GardenNumber(1), tile: TileNumber(2) };
    assert!(effect(troll).starts_with("Anna 10 → 7, Dirk 6 → 5 "), "{}", effect(troll));
    // An elf where no troll is changes no number.
    let elf = Move::BuyElf { pay: Crop::Bean, garden: GardenNumber(1), tile: TileNumber(1) };
    assert_eq!(effect(elf), "");
}

#[test]
fn a_tile_is_said_in_words_as_each_language_does() {
    let mut ui = table(&["Anna", "Bram", "Éva", "Dirk"], &[], &[]);
    let said = |ui: &mut Ui, lang| {
        ui.settings.lang = lang;
        let gnome = Figure { creature: Creature::Gnome, owner: Seat::new(2).unwrap() };
        let tile = Tile { kind: Crop::Pumpkin, figure: Some(gnome) };
        garden::tile_line(ui, &tile, 3)
    };
    assert_eq!(said(&mut ui, Lang::En), "Pumpkin 3: Éva's gnome");
    assert_eq!(said(&mut ui, Lang::Nl), "Pompoen 3: kabouter van Éva");
    assert_eq!(said(&mut ui, Lang::De), "Kürbis 3: Gnom von Éva");
    assert_eq!(said(&mut ui, Lang::Fr), "Citrouille 3 : gnome d'Éva");
}

/// "Pompoen 11: kabouter van Ann" is wider than the screen.
#[test]
fn the_words_of_a_tile_fit_whatever_its_number() {
    let mut ui = table(&["Anna", "Bram", "Mammutmm", "Wimmelmm"], &[], &[]);
    for (lang, seat) in Lang::ALL.into_iter().flat_map(|lang| Seat::all(4).map(move |seat| (lang, seat))) {
        ui.settings.lang = lang;
        for (kind, creature) in Crop::ALL.iter().flat_map(|kind| Creature::ALL.iter().map(move |one| (*kind, *one))) {
            let said = garden::tile_line(&ui, &Tile { kind, figure: Some(Figure { creature, owner: seat }) }, 12);
            assert!(Letters::Tiny.width(&said) <= WIDTH, "{said}");
        }
    }
    ui.settings.lang = Lang::Nl;
    let figure = Some(Figure { creature: Creature::Gnome, owner: Seat::FIRST });
    let said = garden::tile_line(&ui, &Tile { kind: Crop::Pumpkin, figure }, 11);
    assert!(said.ends_with(" 11: kabouter van Anna") && !said.starts_with("Pompoen"), "{said}");
}

/// GET-40 to GET-43: "or" is a word, "and" a plus.
#[test]
fn a_price_tells_or_from_and() {
    let ui = table(&NAMES, &LATE, &[]);
    let price = |kind, purse: [u8; 3]| {
        let line = prices::price_line(&ui, kind, engine_nostd::games::gnome_elf_troll::Produce(purse));
        line.chars().filter(|letter| *letter < '\u{e000}').collect::<String>()
    };
    assert_eq!(price(MoveKind::BuyGnome, [2, 3, 9]), "3 or 3");
    assert_eq!(price(MoveKind::BuyGnome, [3, 3, 9]), "3, 3 or 3");
    assert_eq!(price(MoveKind::BuyElf, [3, 3, 9]), "4");
    assert_eq!(price(MoveKind::BuyTroll, [3, 3, 9]), "1 + 1 + 1");
    assert_eq!(price(MoveKind::ScareElf, [0, 0, 6]), "6");
    assert_eq!(price(MoveKind::ScareElf, [0, 3, 5]), "3 + 3");
}

/// GET-78.
#[test]
fn after_the_end_a_correction_is_refused_at_once() {
    let mut ui = ended_by_ten();
    assert_eq!(ui.screen(), Screen::Results);
    press(&mut ui, Button::Back, Act::Hold);
    let fix = Item::Command(Command::Fix);
    while ui.items().get(ui.cursor()) != Some(&fix) {
        press(&mut ui, Button::Down, Act::Short);
    }
    press(&mut ui, Button::Ok, Act::Short);
    assert_eq!(ui.screen(), Screen::Menu);
}

/// Anna has eleven beans at the end of her turn.
fn ended_by_ten() -> Ui {
    let position = [
        "round 6",
        "marker Cato",
        "turn Anna",
        "phase draw",
        "Anna garden B B B B B B",
        "Bram garden A P A P A",
        "Cato garden P A P A P A",
    ];
    table(&NAMES[..3], &position, &["Anna draw"])
}

/// A shared victory after the last tile (W8).
fn ended_without_a_tile() -> Ui {
    let position = [
        "round 11",
        "marker Bram",
        "turn Anna",
        "phase draw",
        "Anna garden B P:g1 P A B:t2 B A P:t3 P B A",
        "Bram garden A P:t1 B A A:e2 P B P A B P",
        "Cato garden B A P A:t2 B P P B A:g3 B A",
    ];
    table(&NAMES[..3], &position, &["Anna draw"])
}

/// GET-25, GET-69: why the game ended.
#[test]
fn the_results_say_why_the_game_ended() {
    let ended = |ui: &Ui| told::ended(ui, Screens::game(ui).unwrap()).unwrap();
    assert!(ended(&ended_by_ten()).ends_with("at the end of the turn"));
    assert_eq!(ended(&ended_without_a_tile()), "Cato has no tile to sow");
}

/// GET-75: behind what decided stands the rule that decided, in the results and on the picture.
#[test]
fn what_decided_is_explained_by_the_tie_break() {
    let mut ui = ended_without_a_tile();
    let row = ui.items().iter().position(|item| *item == Item::Decider).unwrap();
    while ui.cursor() != row {
        press(&mut ui, Button::Down, Act::Short);
    }
    let rule = Screen::Info(Explained::Topic(Decider::ThirdKind.into()));
    press(&mut ui, Button::Ok, Act::Hold);
    assert_eq!(ui.screen(), rule);
    press(&mut ui, Button::Back, Act::Short);
    press(&mut ui, Button::Ok, Act::Short);
    assert_eq!(ui.screen(), Screen::TieBreak);
    press(&mut ui, Button::Ok, Act::Hold);
    assert_eq!(ui.screen(), rule);
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
fn a_purchase_is_named_by_what_and_where() {
    let ui = table(&NAMES, &LATE, &["Bram buy-troll 3 1"]);
    let name = |entry: Entry| ui.entry_name(&entry, 0);
    let record = ui.table.as_ref().unwrap().record();
    assert_eq!(record.standing_backwards().next().map(name).unwrap(), "Troll → Cat 1");
}

/// GET-42, GET-61.
#[test]
fn behind_a_target_stands_the_rule_of_the_creature() {
    let mut ui = table(&NAMES, &LATE, &[]);
    choose(&mut ui, "buy-troll");
    press(&mut ui, Button::Ok, Act::Hold);
    assert_eq!(ui.screen(), Screen::Info(Explained::Topic(MoveKind::BuyTroll.into())));
}

/// GET-52: each of the two gnomes has its question.
#[test]
fn both_gnomes_are_asked_for() {
    let position = [
        "round 5",
        "marker Bram",
        "turn Bram",
        "phase buy",
        "Anna garden P P:e3 A B",
        "Bram garden A A A B B",
        "Cato garden B:g2 P A:g2 P",
    ];
    let title = |ui: &Ui| ui.title().chars().filter(|letter| *letter < '\u{e000}').collect::<String>();
    let both = [&position[..], &["purse 0 6 6"]].concat();
    let mut ui = table(&NAMES[..3], &both, &[]);
    choose(&mut ui, "scare-elf");
    assert_eq!(title(&ui), "First gnome: paid with?");
    assert_eq!(rows(&ui)[0], ("Apple".to_string(), "6 → 3".to_string()));
    choose(&mut ui, "apple");
    assert_eq!(title(&ui), "First gnome 3, second?");
    assert_eq!(rows(&ui)[0], ("Apple".to_string(), "3 → 0".to_string()));
    assert_eq!(rows(&ui)[1], ("Bean".to_string(), "6 → 3".to_string()));
    // Where only one kind can pay the first gnome, the question for the second says so.
    let one = [&position[..], &["purse 0 6 4"]].concat();
    let mut ui = table(&NAMES[..3], &one, &[]);
    choose(&mut ui, "scare-elf");
    assert_eq!(title(&ui), "First gnome 3, second?");
}

/// GET-02, GET-03, GET-10: the set-up speaks of this number of players only.
#[test]
fn the_set_up_has_the_numbers_of_these_players() {
    for (players, tiles, pile) in [(3, "11", "24"), (4, "16", "36")] {
        let mut setup = Setup::new(Game::GnomeElfTroll, Mode::Track);
        NAMES[..players].iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
        for lang in Lang::ALL {
            let pages: std::vec::Vec<_> = Screens::briefing(&setup).iter().map(|page| page.said(lang)).collect();
            for page in &pages {
                assert!(Wrapped::new(page, WIDTH, Letters::Text).count() <= ROWS, "{page}");
            }
            assert_eq!(pages[0].matches(tiles).count(), 3, "{}", pages[0]);
            assert!(!pages.iter().any(|page| page.contains(if players == 3 { "16" } else { "11" })));
            assert!(pages[3].contains(pile), "{}", pages[3]);
        }
    }
}

/// The score pad asks once who won by ten, among those who could have.
#[test]
fn who_won_by_ten_is_asked_once() {
    let numbers = ["Anna set pumpkins 10", "Anna set apples 0", "Anna set beans 1"];
    let others = [
        "Bram set pumpkins 3",
        "Bram set apples 4",
        "Bram set beans 1",
        "Cato set pumpkins 0",
        "Cato set apples 12",
        "Cato set beans 1",
    ];
    for (down, winner) in [(0, "Anna"), (1, "Cato"), (2, "Cato")] {
        let lines = [&numbers[..], &others[..]].concat();
        let mut ui = laid(Mode::ScorePad, &NAMES[..3], &[], &lines);
        assert_eq!(ui.title(), "Who won by ten?");
        let listed: std::vec::Vec<_> = rows(&ui);
        assert_eq!(listed[0], ("Anna".to_string(), "10".to_string()));
        assert_eq!(listed[1], ("Cato".to_string(), "12".to_string()));
        assert_eq!(listed.len(), 3);
        for _ in 0..down {
            press(&mut ui, Button::Down, Act::Short);
        }
        press(&mut ui, Button::Ok, Act::Short);
        assert_eq!(ui.screen(), Screen::Results);
        let state = ui.table.as_ref().unwrap().state();
        let winners: std::vec::Vec<_> = state.winners().iter().map(|seat| ui.name(seat)).collect();
        assert_eq!(winners, [winner]);
    }
}

/// The end of a game fits, over the whole screen and in the results, whoever plays.
#[test]
fn the_end_fits_with_wide_names_in_every_language() {
    let wide = ["Wilhelmw", "Zoë-Line", "Maximili"];
    let start = ["phase draw", "turn Wilhelmw"];
    let ten = [
        "round 6",
        "marker Maximili",
        "Wilhelmw garden B B B B B B",
        "Zoë-Line garden A P A P A",
        "Maximili garden P A P A P A",
    ];
    let no_tile = [
        "round 11",
        "marker Zoë-Line",
        "Wilhelmw garden B P:g1 P A B:t2 B A P:t3 P B A",
        "Zoë-Line garden A P:t1 B A A:e2 P B P A B P",
        "Maximili garden B A P A:t2 B P P B A:g3 B A",
    ];
    for (lang, end) in Lang::ALL.into_iter().flat_map(|lang| [(lang, &ten), (lang, &no_tile)]) {
        let position = [&start[..], &end[..]].concat();
        let mut ui = table(&wide, &position, &[]);
        ui.settings.lang = lang;
        for button in [Button::Ok, Button::Ok, Button::Down, Button::Down, Button::Down, Button::Ok, Button::Back] {
            press(&mut ui, button, Act::Short);
        }
        assert_eq!(ui.screen(), Screen::Results);
    }
}

/// Presses through every screen of a late game with wide names: everything has its place, in every language.
#[test]
fn every_screen_fits_with_wide_names_in_every_language() {
    let wide = ["Wilhelmm", "Wilhelmw", "Mommsenn", "Mommseno"];
    let position: std::vec::Vec<String> = LATE
        .iter()
        .map(|line| NAMES.iter().zip(wide).fold(line.to_string(), |line, (name, wide)| line.replace(name, wide)))
        .collect();
    let position: std::vec::Vec<&str> = position.iter().map(String::as_str).collect();
    for lang in Lang::ALL {
        for (row, depth) in (0..5).flat_map(|row| (0..4).map(move |depth| (row, depth))) {
            let mut ui = table(&wide, &position, &[]);
            ui.settings.lang = lang;
            for _ in 0..row {
                press(&mut ui, Button::Down, Act::Short);
            }
            for _ in 0..=depth {
                press(&mut ui, Button::Ok, Act::Short);
                for _ in 0..13 {
                    press(&mut ui, Button::Down, Act::Short);
                }
            }
            press(&mut ui, Button::Next, Act::Hold);
            for button in [Button::Down, Button::Ok, Button::Ok, Button::Down, Button::Ok, Button::Down, Button::Down] {
                press(&mut ui, button, Act::Short);
            }
            press(&mut ui, Button::Back, Act::Hold);
            press(&mut ui, Button::Down, Act::Short);
            press(&mut ui, Button::Ok, Act::Short);
        }
    }
}

/// GET-48: NEXT on a harvest that nothing was bought with asks first; after a purchase it ends the turn, and so does the row.
#[test]
fn a_harvest_that_is_not_touched_is_not_given_up_silently() {
    let gardens = ["Anna garden B B B", "Bram garden A P A", "Cato garden P A P"];
    let position = [&["round 4", "marker Anna", "turn Anna", "phase sow"][..], &gardens].concat();
    let begun = || {
        let mut ui = table(&NAMES[..3], &position, &[]);
        choose(&mut ui, "bean");
        press(&mut ui, Button::Ok, Act::Short);
        ui
    };
    let mut ui = begun();
    press(&mut ui, Button::Next, Act::Short);
    // Four beans in a row are 7.
    assert_eq!((ui.screen(), ui.title().as_str()), (Screen::GiveUp, "Anna: buy nothing?"));
    assert_eq!(ui.foot().0.chars().filter(char::is_ascii_alphanumeric).collect::<String>(), "7lost");
    press(&mut ui, Button::Ok, Act::Short);
    assert_eq!((ui.screen(), Screens::game(&ui).unwrap().active().index()), (Screen::Play, 0));
    press(&mut ui, Button::Next, Act::Short);
    press(&mut ui, Button::Down, Act::Short);
    press(&mut ui, Button::Ok, Act::Short);
    assert_eq!(Screens::game(&ui).unwrap().active().index(), 1);
    press(&mut ui, Button::Back, Act::Short);
    assert_eq!(Screens::game(&ui).unwrap().active().index(), 0, "one BACK takes it back");
    let mut ui = begun();
    choose(&mut ui, "buy-gnome");
    while ui.screen() == Screen::Ask {
        press(&mut ui, Button::Ok, Act::Short);
    }
    press(&mut ui, Button::Next, Act::Short);
    assert_eq!(Screens::game(&ui).unwrap().active().index(), 1);
    let mut ui = begun();
    choose(&mut ui, "end-buy");
    assert_eq!(Screens::game(&ui).unwrap().active().index(), 1);
}

/// Who is one short of ten is marked on the scoreboard, and a long name makes room for the mark.
#[test]
fn nine_is_marked_beside_the_name() {
    assert_eq!(standing::marked_name("Anna", true, 43), "Anna!");
    assert_eq!(standing::marked_name("Anna", false, 43), "Anna");
    let long = standing::marked_name("Wilhelmm", true, 43);
    assert!(long.starts_with("Wil") && long.ends_with('!') && Letters::Tiny.width(&long) <= 43, "{long}");
}
