extern crate std;

use std::string::{String, ToString};
use std::vec::Vec;

use embedded_graphics::prelude::Point;
use engine_nostd::games::gnome_village::{CoinsIn, Light, LightMove, LightOption, PointBusiness};
use engine_nostd::notation::read_entry;
use engine_nostd::record::Entry;
use engine_nostd::rules::Rules;
use engine_nostd::setup::Mode;
use engine_nostd::verb::Moves;
use engine_nostd::{Game, Name, Seat, Setup, Table};

use super::LightScreens;
use crate::Button;
use crate::buttons::{Act, Press};
use crate::frame::Frame;
use crate::games::light::{LightFace, LightOf};
use crate::settings::{Roster, Settings};
use crate::ui::{Canvas, Icon, Remark, Screen, Ui, line};
use crate::words::Lang;
use crate::words::gnome_village::Moment;

const NAMES: [&str; 4] = ["Anna", "Bram", "Cleo", "Dirk"];
const WIDE: [&str; 4] = ["Wilhelmm", "Mammutmm", "Wimmelmm", "Marmommm"];

fn setup(names: &[&str], guide: bool, coins: CoinsIn) -> Setup {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::Light);
    names.iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    setup.set_option(LightOption::Guide, u8::from(guide));
    setup.set_option(LightOption::Coins, coins as u8);
    setup
}

fn played(setup: Setup, lines: &[&str]) -> Table {
    let mut table = Table::new(setup).unwrap();
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    table
}

fn of_table(table: Table, lang: Lang) -> Ui {
    let mut ui = Ui::new();
    let settings = Settings { lang, lang_chosen: true, ..Settings::default() };
    ui.restore(settings, Roster::default(), |place| {
        *place = Some(table);
        None
    });
    ui
}

/// Shows a table of three after lines of a record.
fn shown(guide: bool, lines: &[&str]) -> Ui {
    of_table(played(setup(&NAMES[..3], guide, CoinsIn::Box), lines), Lang::En)
}

fn game(ui: &Ui) -> &Light {
    LightScreens::game(ui.table.as_ref().unwrap().state()).unwrap()
}

/// Presses buttons by their names, and returns how many there were.
fn press(ui: &mut Ui, presses: &str) -> usize {
    let mut count = 0;
    for word in presses.split_whitespace() {
        let (word, act) = word.strip_prefix("hold:").map_or((word, Act::Short), |word| (word, Act::Hold));
        let button = match word {
            "UP" => Button::Up,
            "DOWN" => Button::Down,
            "OK" => Button::Ok,
            "BACK" => Button::Back,
            "NEXT" => Button::Next,
            other => panic!("{other}"),
        };
        ui.press(Press { button, act, at: ui.now + 1_000 });
        count += 1;
        assert!(fits(ui), "{presses}: {word} {:?} {:?}", ui.screen(), ui.settings.lang);
    }
    count
}

/// Returns whether the present screen fits.
fn fits(ui: &Ui) -> bool {
    let mut frame = Frame::new();
    let Ok(fits) = ui.draw(Canvas::on_frame(&mut frame, Point::zero()));
    fits
}

/// Returns coins, workshops, gnomes, Restaurants and Hats.
fn counts(ui: &Ui, seat: usize) -> [u8; 5] {
    let (game, seat) = (game(ui), Seat::new(seat).unwrap());
    let business = |kind| game.businesses(seat, kind);
    let [restaurants, hats] = [PointBusiness::Restaurant, PointBusiness::Hat].map(business);
    [game.coins(seat), game.workshops(seat), game.gnomes(seat), restaurants, hats]
}

/// Writes icons as letters.
fn text(line: &str) -> String {
    let icons = [(Icon::Coin, "c"), (Icon::Gnome, "g"), (Icon::Hat, "h"), (Icon::Star, "*")];
    icons.iter().fold(line.to_string(), |text, (icon, letter)| text.replace(&line_of(*icon), letter))
}

fn line_of(icon: Icon) -> String {
    line(format_args!("{icon}")).as_str().to_string()
}

fn rows(ui: &Ui) -> Vec<(String, String, bool)> {
    let row = |item| {
        let row = ui.row(item);
        (text(&row.left), text(&row.right), row.waits)
    };
    ui.items().iter().map(row).collect()
}

/// The five turns of the specification, press by press, and the turn of Bram after them.
#[test]
fn five_turns_take_as_many_presses_as_they_should() {
    // Three coins on the card; a road costs nothing.
    for (guide, presses, count) in [(true, "UP UP NEXT NEXT NEXT NEXT", 6), (false, "UP UP NEXT", 3)] {
        let mut ui = shown(guide, &[]);
        assert_eq!(press(&mut ui, presses), count);
        assert_eq!((counts(&ui, 0), game(&ui).turn()), ([7, 0, 1, 0, 0], Seat::new(1)));
    }
    // Two coins, a Goldsmith for 1, a School for 2.
    for (guide, presses, count) in [(true, "UP NEXT DOWN OK OK NEXT NEXT", 7), (false, "UP DOWN OK OK NEXT", 5)] {
        let mut ui = shown(guide, &[]);
        assert_eq!(press(&mut ui, presses), count);
        assert_eq!((counts(&ui, 0), game(&ui).turn()), ([3, 1, 1, 0, 0], Seat::new(1)));
    }
    // A Thief for 1, who takes 2 of Bram.
    for (guide, presses, count) in
        [(true, "NEXT NEXT DOWN NEXT OK OK OK NEXT", 8), (false, "DOWN OK NEXT OK OK NEXT", 6)]
    {
        let mut ui = shown(guide, &[]);
        assert_eq!(press(&mut ui, presses), count);
        assert_eq!([0, 1, 2].map(|seat| counts(&ui, seat)[0]), [6, 3, 4], "4 - 2 + 1");
    }
    // Police for 1, and all pay; without the guide nothing is left to buy with.
    for (guide, lines, presses, count, coins) in [
        (true, &[][..], "NEXT NEXT DOWN NEXT OK UP OK NEXT", 8, [6, 4, 3]),
        (false, &["fix Anna coins 1"], "DOWN OK DOWN OK NEXT", 5, [2, 4, 3]),
    ] {
        let mut ui = shown(guide, lines);
        assert_eq!(press(&mut ui, presses), count);
        assert_eq!([0, 1, 2].map(|seat| counts(&ui, seat)[0]), coins);
    }
    // Two earned, a gnome by School, two workshops, a Restaurant.
    let bought = "OK DOWN DOWN OK OK OK OK OK OK UP UP OK";
    for (guide, before, after, count) in [(true, "NEXT UP UP", "NEXT NEXT", 17), (false, "UP UP", "NEXT", 15)] {
        let mut ui = shown(guide, &[]);
        assert_eq!([before, bought, after].iter().map(|presses| press(&mut ui, presses)).sum::<usize>(), count);
        assert_eq!((counts(&ui, 0), game(&ui).turn()), ([2, 2, 2, 1, 0], Seat::new(1)), "5 + 2 - 4 - 1");
    }
}

#[test]
fn the_list_never_moves_and_what_waits_says_why() {
    let with = |coins: &str| {
        let mut ui = shown(true, &[coins]);
        press(&mut ui, "OK");
        rows(&ui)
    };
    let row = |left: &str, right: &str, waits| (left.to_string(), right.to_string(), waits);
    assert_eq!(
        with("fix Anna coins 2"),
        [
            row("Restaurant", "−1c", false),
            row("Hat", "−1c", false),
            row("Workshop", "−2c", false),
            row("Gnome", "needs 3c", true),
            row("Gnome by School", "0c", false),
            row("Each pays 1", "", false),
            row("Bram pays…", "4c", false),
            row("Cleo pays…", "4c", false),
            row("Bram gets…", "4c", false),
            row("Cleo gets…", "4c", false),
            row("Card takes a tile", "nobody", true),
        ]
    );
    let poor = with("fix Anna coins 0");
    let lefts = |rows: &[(String, String, bool)]| rows.iter().map(|row| row.0.clone()).collect::<Vec<_>>();
    assert_eq!(lefts(&poor), lefts(&with("fix Anna coins 9")));
    assert_eq!(poor[2], row("Workshop", "needs 2c", true));
    assert_eq!(poor[8], row("Bram gets…", "no coins", true));
}

#[test]
fn next_goes_from_tiles_to_players_and_back() {
    let mut ui = shown(true, &["fix Cleo coins 6"]);
    press(&mut ui, "OK");
    assert_eq!(ui.cursor(), 2, "Workshop");
    assert_eq!(ui.title().as_str(), "Anna got…");
    press(&mut ui, "NEXT");
    assert_eq!(ui.title().as_str(), "Anna: players");
    assert_eq!(ui.cursor(), 9, "before anybody walks, the leading player is likelier to get something");
    press(&mut ui, "NEXT");
    assert_eq!(ui.cursor(), 2);
    press(&mut ui, "BACK NEXT NEXT NEXT OK");
    assert_eq!(ui.cursor(), 7, "in Move at once on the leading player, who pays");
}

#[test]
fn coins_on_the_table_show_points_and_every_button_but_next_lists_tiles() {
    for button in ["UP", "DOWN", "OK"] {
        let mut ui = of_table(played(setup(&NAMES[..2], true, CoinsIn::Table), &[]), Lang::En);
        press(&mut ui, button);
        assert_eq!(ui.screen(), Screen::Happened, "{button}");
        assert_eq!(rows(&ui).len(), 5);
        assert_eq!(ui.cursor(), 2);
        press(&mut ui, "DOWN OK");
        assert_eq!(counts(&ui, 0), [0, 0, 2, 0, 0]);
    }
}

#[test]
fn the_count_corrects_any_number_and_tiles_are_asked_of_who_is_level() {
    let mut ui = shown(false, &["fix Anna gnomes 5", "Anna next", "Bram next", "Cleo next"]);
    assert_eq!(ui.title().as_str(), "Anna: count");
    // A coin less; one more workshop: 10 + 4 + 2.
    press(&mut ui, "DOWN OK OK UP OK");
    assert_eq!(counts(&ui, 0), [4, 1, 5, 0, 0]);
    assert_eq!(ui.screen(), Screen::Play);
    press(&mut ui, "NEXT NEXT NEXT");
    // 7 : 7
    assert_eq!((ui.screen(), ui.title().as_str()), (Screen::Ask, "Bram: all tiles?"));
    press(&mut ui, "UP OK");
    assert_eq!(ui.title().as_str(), "Cleo: all tiles?");
    press(&mut ui, "OK");
    let game = game(&ui);
    assert_eq!((game.over().is_some(), game.tiles(Seat::new(1).unwrap())), (true, 8));
}

/// A guest by Airport is paid on the guest's page.
#[test]
fn another_players_coins_are_changed_on_that_players_page() {
    let mut ui = shown(true, &[]);
    assert_eq!(press(&mut ui, "hold:NEXT DOWN OK UP NEXT"), 5);
    assert_eq!((counts(&ui, 1)[0], ui.screen()), (5, Screen::Play));
    press(&mut ui, "BACK");
    assert_eq!(counts(&ui, 1)[0], 4);
}

/// Returns what is said after the last line.
fn said(names: &[&str], lines: &[&str], last: &str, lang: Lang) -> String {
    let before = played(setup(names, true, CoinsIn::Box), lines);
    let Entry::Play(by, raw) = read_entry(last, before.setup(), before.state()).unwrap() else { panic!("{last}") };
    let mut after = before.clone();
    after.play(by, raw).unwrap_or_else(|error| panic!("{last}: {error}"));
    let ui = of_table(after.clone(), lang);
    let light = |table: &Table| LightScreens::game(table.state()).cloned().unwrap();
    match LightScreens::note(&ui, &light(&before), &light(&after), by, &LightMove::from_raw(&raw).unwrap()) {
        Remark::Usual => "usual".to_string(),
        Remark::Nothing => "nothing".to_string(),
        Remark::So(line) => {
            assert!(crate::ui::Letters::Tiny.width(&line) <= crate::ui::note::NOTE, "{line} has no room");
            text(&line)
        }
        Remark::Page(told) => text(&told.lines),
    }
}

#[test]
fn notes_name_who_pays_and_who_hands_something_over() {
    let said = |lines: &[&str], last: &str| said(&NAMES[..3], lines, last, Lang::En);
    assert_eq!(said(&[], "Anna buy-workshop"), "Anna: Workshop, pay 2");
    assert_eq!(said(&[], "Anna buy-business restaurant"), "Anna: Restaurant, pay 1");
    assert_eq!(said(&[], "Anna get-gnome coins"), "Anna: Gnome, pay 3");
    assert_eq!(said(&[], "Anna get-gnome shop"), "Anna: gnome lies down");
    assert_eq!(said(&[], "Bram pay Anna 2"), "Bram pays Anna 2c");
    assert_eq!(said(&[], "Anna act-police"), "Bram, Cleo → Anna 1c");
    assert_eq!(said(&["fix Bram coins 0"], "Anna act-police"), "Cleo → Anna 1c");
    assert_eq!(said(&["fix Bram coins 0", "fix Cleo coins 0"], "Anna act-police"), "Police: nobody pays");
    assert_eq!(said(&[], "Anna buy-business hat"), "Happy Gnome: to Anna");
    assert_eq!(said(&["fix Bram hats 1"], "Anna buy-business hat"), "Anna: Hat, pay 1");
    assert_eq!(said(&["fix Bram hats 1", "fix Anna hats 1"], "Anna buy-business hat"), "Happy Gnome: Bram to Anna");
    let loses = "Bram loses Hat\nHappy Gnome: to the centre";
    assert_eq!(said(&["fix Bram hats 1"], "Anna card-remove Bram hat"), loses, "with one tile nobody was asked which");
    assert_eq!(said(&["fix Bram restaurants 1"], "Anna card-remove Bram restaurant"), "Bram loses Restaurant");
    let tied = ["fix Bram hats 1", "fix Cleo hats 1", "fix happy-gnome Bram"];
    assert_eq!(said(&tied, "Anna card-remove Bram hat"), "Bram loses Hat\nHappy Gnome: Bram to Cleo");
    assert_eq!(said(&[], "Anna coins +1"), "nothing");
    assert_eq!(said(&[], "Anna next"), "nothing");
}

#[test]
fn notes_have_room_for_the_widest_names_in_every_language() {
    let hats = ["fix Mammutmm hats 1", "fix Wilhelmm hats 1"];
    for lang in Lang::ALL {
        for players in 2..=4 {
            let names = &WIDE[..players];
            for last in [
                "Wilhelmm buy-workshop",
                "Wilhelmm buy-business restaurant",
                "Wilhelmm buy-business hat",
                "Wilhelmm get-gnome coins",
                "Wilhelmm get-gnome shop",
                "Wilhelmm card-remove Mammutmm hat",
                "Mammutmm pay Wilhelmm 2",
                "Wilhelmm act-police",
            ] {
                said(names, &hats, last, lang);
            }
            if players == 4 {
                said(names, &["fix Marmommm coins 0"], "Wilhelmm act-police", lang);
            }
        }
    }
}

#[test]
fn every_screen_fits_with_the_widest_names_and_numbers() {
    let much = [
        "fix Mammutmm coins 2",
        "fix Wimmelmm coins 1",
        "fix Marmommm coins 1",
        "fix Wilhelmm coins 67",
        "fix Wilhelmm workshops 18",
        "fix Wilhelmm restaurants 11",
        "fix Wilhelmm hats 11",
        "fix Wilhelmm gnomes 4",
        "fix round 28",
    ];
    for lang in Lang::ALL {
        for (guide, coins) in [(true, CoinsIn::Box), (false, CoinsIn::Box), (true, CoinsIn::Table)] {
            let lines: &[&str] = if coins == CoinsIn::Box { &much } else { &much[4..] };
            let mut ui = of_table(played(setup(&WIDE, guide, coins), lines), lang);
            // Every row of the list, every phase, every player's page; then the last gnome and the count.
            press(&mut ui, "OK DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN DOWN BACK");
            press(&mut ui, "hold:NEXT OK BACK DOWN OK BACK BACK");
            for _ in 0..16 {
                press(&mut ui, "NEXT OK BACK");
            }
            press(&mut ui, "hold:BACK BACK");
        }
        let end = ["Wilhelmm get-gnome shop", "Wilhelmm next", "Mammutmm next", "Wimmelmm next", "Marmommm next"];
        let mut ui = of_table(played(setup(&WIDE, false, CoinsIn::Box), &[&much[..], &end].concat()), lang);
        press(&mut ui, "OK DOWN OK BACK BACK NEXT NEXT NEXT NEXT UP OK OK OK OK");
    }
}

#[test]
fn coins_stay_in_the_lid_unless_they_are_wanted_on_the_table() {
    let pages = |coins| LightScreens::briefing(&setup(&NAMES[..3], true, coins));
    let has = |coins, moment: Moment| pages(coins).iter().any(|page| page.moment == moment);
    assert!(has(CoinsIn::Box, Moment::SetupLid) && has(CoinsIn::Box, Moment::SetupTakeNoCoins));
    assert!(has(CoinsIn::Box, Moment::SetupCentre) && !has(CoinsIn::Table, Moment::SetupCentre));
    assert!(has(CoinsIn::Table, Moment::SetupSupply) && has(CoinsIn::Table, Moment::SetupTake));
    assert!(!has(CoinsIn::Table, Moment::SetupLid) && !has(CoinsIn::Box, Moment::SetupSupply));
}

#[test]
fn the_last_round_fills_the_screen_once_and_stays_in_the_header() {
    let mut ui = shown(true, &["fix Anna gnomes 4"]);
    press(&mut ui, "OK DOWN DOWN OK");
    // The first press only ends the moment.
    press(&mut ui, "NEXT");
    assert_eq!(LightScreens::aside(&ui, game(&ui)).as_str(), "LAST ROUND");
    press(&mut ui, "NEXT");
    assert_eq!(game(&ui).turn(), Seat::new(0), "Move");
}

/// The last turn of a table of three with its coins on the table, and Anna's count.
const COUNT_OF_THE_TABLE: [&str; 5] =
    ["fix Bram gnomes 4", "Anna next", "Bram get-gnome shop", "Bram next", "Cleo next"];

#[test]
fn coins_on_the_table_are_hollow_until_they_are_entered_and_none_are_asked_about() {
    let mut ui = of_table(played(setup(&NAMES[..3], false, CoinsIn::Table), &COUNT_OF_THE_TABLE), Lang::En);
    assert_eq!(LightScreens::guide(&ui, game(&ui)).as_str(), "Enter your coins: UP");
    // NEXT asks, and NEXT and OK there leave the count where it is.
    press(&mut ui, "NEXT");
    assert_eq!((ui.screen(), ui.heard().0.as_str()), (Screen::GiveUp, "Anna: no coins?"));
    press(&mut ui, "NEXT OK");
    assert_eq!((ui.screen(), game(&ui).active()), (Screen::Play, Seat::FIRST));
    // An entered number is taken at once; Bram really has none.
    press(&mut ui, "UP UP NEXT");
    assert_eq!((counts(&ui, 0)[0], game(&ui).active().index()), (2, 1));
    press(&mut ui, "NEXT DOWN OK");
    assert_eq!((counts(&ui, 1)[0], game(&ui).active().index()), (0, 2));
    // Coins that the box kept need no such question.
    let mut ui = shown(false, &[&COUNT_OF_THE_TABLE[..], &["fix Anna coins 0"]].concat());
    assert_eq!(LightScreens::guide(&ui, game(&ui)).as_str(), "Coins: UP, DOWN. Rest: OK");
    press(&mut ui, "NEXT");
    assert_eq!(game(&ui).active().index(), 1);
}

#[test]
fn a_card_that_takes_what_is_not_entered_is_told_so() {
    for lang in Lang::ALL {
        let mut ui = of_table(played(setup(&NAMES[..3], false, CoinsIn::Box), &["fix Anna hats 1"]), lang);
        // Only the own village has a Hat: the row waits, whole.
        press(&mut ui, "OK NEXT UP");
        while ui.cursor() + 1 < ui.items().len() {
            press(&mut ui, "DOWN");
        }
        let row = ui.row(&ui.items()[ui.cursor()]);
        assert!(row.waits, "{lang:?}");
        let width = crate::ui::Letters::Tiny.width(&row.left) + 4 + crate::ui::Letters::Tiny.width(&row.right);
        assert!(width <= 117, "{lang:?}: {} {} is {width} wide", row.left, row.right);
        press(&mut ui, "OK");
        if lang == Lang::En {
            assert_eq!(ui.heard().1.as_str(), "Nobody else has a Hat or Restaurant. Other tiles are not entered.");
        }
    }
}

#[test]
fn nobody_follows_the_last_turn() {
    let mut ui = shown(false, &COUNT_OF_THE_TABLE[..4]);
    assert_eq!((game(&ui).active().index(), LightScreens::then(game(&ui), game(&ui).active())), (2, None));
    assert_eq!(LightScreens::foot(&ui, game(&ui)).1.as_str(), "NEXT: count");
    // Before the last gnome the first one follows the last one.
    ui = shown(false, &["Anna next", "Bram next"]);
    assert_eq!(LightScreens::foot(&ui, game(&ui)).1.as_str(), "NEXT: Anna");
}

#[test]
fn the_result_says_what_decided_and_else_why_it_ended() {
    let foot = |lines: &[&str]| {
        let mut ui = shown(false, &[&COUNT_OF_THE_TABLE[..], lines].concat());
        press(&mut ui, "NEXT NEXT NEXT");
        LightScreens::ended(&ui, game(&ui)).unwrap().as_str().to_string()
    };
    // Anna wins with 30 coins, and it was Bram who ended it.
    assert_eq!(foot(&["fix Anna coins 30"]), "The end: Bram has 5 gnomes");
    let mut ui = shown(false, &[&COUNT_OF_THE_TABLE[..], &["Anna coins +12", "Anna next", "Bram next"]].concat());
    // Bram: 5 gnomes 10, 5 coins; Anna 1 gnome 2, 17 coins: 19 to 15, so Bram gets 4 more.
    press(&mut ui, "NEXT");
    let points = [0, 1].map(|seat| engine_nostd::standings::Scored::points(game(&ui), Seat::new(seat).unwrap()));
    assert_eq!(points, [19, 15]);
}

/// "Go on" again and again said nothing.
#[test]
fn the_history_says_where_next_went() {
    let names = |guide: bool, lines: &[&str]| {
        let mut ui = shown(guide, lines);
        ui.show(Screen::History);
        rows(&ui).into_iter().map(|(left, ..)| left).collect::<Vec<_>>()
    };
    // The box pays the first coin of the next turn by itself; a purchase moves the phase.
    let turn = ["Anna next", "Anna coins +1", "Anna coins +1", "Anna next", "Anna next", "Anna next"];
    assert_eq!(
        names(true, &turn),
        ["Anna: turn over", "Anna: → Move", "Anna: → Work & Buy", "Anna: Coins +2", "Anna: → Earn"]
    );
    assert_eq!(names(true, &["Anna buy-business hat", "Anna next"])[0], "Anna: → Move");
    let end = ["Anna get-gnome shop", "Anna next", "Bram next", "Cleo next", "Anna next"];
    let end = [&["fix Anna gnomes 4"], &end[..]].concat();
    assert_eq!(names(false, &end)[..2], ["Anna: counted", "Cleo: turn over"]);
}
