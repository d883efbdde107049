extern crate std;

mod printed;
mod walk;

use std::string::{String, ToString};
use std::vec::Vec;

use engine_nostd::games::gnome_village::{GameOption, Move};
use engine_nostd::notation::read_entry;
use engine_nostd::record::Entry;
use engine_nostd::rules::Rules;
use engine_nostd::setup::Mode;
use engine_nostd::verb::Moves;
use engine_nostd::{Game, Name, Seat, Setup, Table};

use super::Screens;
use crate::Button;
use crate::buttons::{Act, Press};
use crate::games::{Face, Of};
use crate::settings::{Roster, Settings};
use crate::ui::{Icon, Item, Line, Remark, Row, Screen, Ui, line};
use crate::words::Lang;
use crate::words::gnome_village::Moment;

const NAMES: [&str; 4] = ["Anna", "Bram", "Cleo", "Dirk"];

/// Plays lines of a record.
fn played(players: usize, lines: &[&str]) -> Table {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::Track);
    for name in NAMES.iter().take(players) {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    setup.set_option(GameOption::Deluxe, 1);
    let mut table = Table::new(setup).unwrap();
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    table
}

fn of_table(table: Table) -> Ui {
    let mut ui = Ui::new();
    let settings = Settings { lang_chosen: true, ..Settings::default() };
    ui.restore(settings, Roster::default(), |place| {
        *place = Some(table);
        None
    });
    ui
}

/// Shows the table after lines of a record.
fn shown(players: usize, lines: &[&str]) -> Ui {
    of_table(played(players, lines))
}

/// Writes icons as letters.
fn text(line: &str) -> String {
    let icons = [(Icon::Coin, "c"), (Icon::Gnome, "g"), (Icon::House, "h"), (Icon::Road, "r"), (Icon::Star, "*")];
    icons.iter().fold(line.to_string(), |text, (icon, letter)| text.replace(&line_of(*icon), letter))
}

fn line_of(icon: Icon) -> String {
    line(format_args!("{icon}")).as_str().to_string()
}

/// Returns the words of each row, and what stands at its right.
fn rows(ui: &Ui) -> Vec<(String, String)> {
    let row = |item: &Item| {
        let Item::Choice(choice, price) = item else { panic!("{item:?}") };
        let right = price.map_or_else(Line::new, |(counter, change)| ui.change_line(counter, change));
        let mut row = Row { left: ui.label_line(&choice.label), right, ..Row::default() };
        Screens::choice_row(ui, choice, &mut row);
        (text(&row.left), text(&row.right))
    };
    ui.items().iter().map(row).collect()
}

fn lefts(ui: &Ui) -> Vec<String> {
    rows(ui).into_iter().map(|(left, _)| left).collect()
}

/// Returns what is said after the last line: the note, or the lines of a page.
fn said(players: usize, lines: &[&str], last: &str) -> String {
    let before = played(players, lines);
    let Entry::Play(by, raw) = read_entry(last, before.setup(), before.state()).unwrap() else { panic!("{last}") };
    let mut after = before.clone();
    after.play(by, raw).unwrap_or_else(|error| panic!("{last}: {error}"));
    let ui = of_table(after.clone());
    let full = |table: &Table| Screens::full(table.state()).cloned().unwrap();
    match Screens::note(&ui, &full(&before), &full(&after), by, &Move::from_raw(&raw).unwrap()) {
        Remark::Usual => "usual".to_string(),
        Remark::Nothing => "nothing".to_string(),
        Remark::So(line) => text(&line),
        Remark::Page(told) => text(&told.lines).replace('\n', " | "),
    }
}

#[test]
fn what_can_be_had_stands_in_one_order_with_its_price() {
    let ui = shown(2, &["Anna card-coins 9", "Anna earn"]);
    assert_eq!(ui.screen(), Screen::Play);
    let all = [
        ("New gnome", "−3c"),
        ("New house", "−6c"),
        ("Buy a business", "−1c"),
        ("Painter", "−2c"),
        ("Carpenter", "−2c"),
        ("School", "−2c"),
        ("Gardener", "−2c"),
        ("New road", "−3c"),
    ];
    let expected: Vec<_> = all.iter().map(|(left, right)| (left.to_string(), right.to_string())).collect();
    assert_eq!(rows(&ui), expected);
    assert_eq!(ui.cursor(), 3, "on the first workshop that is missing");
    // Workshops and tokens pay; what is free is the likeliest.
    let free = ["fix Anna coins 0", "fix Anna school 1", "fix Anna school#1 active", "fix Anna tokens-gardener 1"];
    let house =
        ["fix Anna painter 1", "fix Anna painter#1 active", "fix Anna carpenter 1", "fix Anna carpenter#1 active"];
    let lines: Vec<_> = free.into_iter().chain(house).chain(["fix phase work-buy"]).collect();
    let ui = shown(2, &lines);
    let expected = [("New gnome", "School"), ("New house", "2 workshops"), ("New road", "token")];
    assert_eq!(rows(&ui), expected.map(|(left, right)| (left.to_string(), right.to_string())));
    assert_eq!(ui.cursor(), 0);
}

#[test]
fn the_end_of_a_phase_is_a_row_only_where_there_is_no_other() {
    let poor = shown(2, &["fix Anna coins 0", "fix phase work-buy"]);
    assert_eq!(rows(&poor), [("Done".to_string(), String::new())]);
    let nowhere = shown(2, &["fix phase move"]);
    assert_eq!(lefts(&nowhere), ["Done"]);
    assert!(!lefts(&shown(2, &["fix phase work-buy"])).contains(&"Done".to_string()));
}

/// A village with two gnomes, one of them at work.
const TWO_GNOMES: [&str; 7] = [
    "fix Anna houses 4",
    "fix Anna gnomes 2",
    "fix Anna school 1",
    "fix Anna police 2",
    "fix Anna hat 1",
    "fix phase move",
    "fix Anna g2 hat#1",
];

#[test]
fn destinations_and_actions_of_several_gnomes_are_not_mixed() {
    // Two gnomes that can move: first which one.
    let mut ui = shown(2, &TWO_GNOMES);
    assert_eq!(lefts(&ui), ["Gnome at home", "Gnome on Hat Business"]);
    // Then where to, with what happens there.
    let Item::Choice(choice, _) = ui.items()[0] else { panic!("a gnome") };
    ui.answer_for_test(choice.draft);
    assert_eq!(text(&Screens::ask_aside(&ui)), "Gnome at home");
    let expected = [("School", "→ active"), ("Police (1 of 2)", "action"), ("Police (2 of 2)", "action")];
    assert_eq!(rows(&ui), expected.map(|(left, right)| (left.to_string(), right.to_string())));
    // One that landed may act; the other one is a row of its own.
    let lines: Vec<_> = TWO_GNOMES.into_iter().chain(["Anna move g1 police#1"]).collect();
    assert_eq!(rows(&shown(2, &lines))[0], ("Use Police".to_string(), "+1c".to_string()));
    assert_eq!(lefts(&shown(2, &lines))[1..], ["Gnome on Hat Business"]);
    // Only one gnome is left and nothing can act: its destinations need no question.
    let lines: Vec<_> = lines.into_iter().chain(["Anna act-police"]).collect();
    let ui = shown(2, &lines);
    let expected = [("→ School", "→ active"), ("→ Hat Business", "stays here"), ("→ Police (2 of 2)", "action")];
    assert_eq!(rows(&ui), expected.map(|(left, right)| (left.to_string(), right.to_string())));
}

/// Presses a button once.
fn press(ui: &mut Ui, button: Button) {
    ui.press(Press { button, act: Act::Short, at: ui.now + 1_000 });
}

/// GV-77, GV-78: an action is optional and only possible at once, so NEXT does not lose it by accident.
#[test]
fn next_asks_before_an_open_action_is_lost() {
    let with = |more: &[&'static str]| {
        let before = ["fix Anna thief 1", "fix Anna police 1", "fix Anna advisor 1"];
        shown(2, &before.into_iter().chain(more.iter().copied()).collect::<Vec<_>>())
    };
    let turn = |ui: &Ui| Screens::full(ui.table.as_ref().unwrap().state()).unwrap().turn();
    let mut ui = with(&["fix phase move", "Anna move g1 thief"]);
    press(&mut ui, Button::Next);
    assert_eq!((ui.screen(), ui.title().as_str()), (Screen::GiveUp, "Anna: one thing left"));
    // The first row keeps it open.
    press(&mut ui, Button::Ok);
    assert_eq!((ui.screen(), turn(&ui)), (Screen::Play, Some(Seat::FIRST)));
    assert_eq!(lefts(&ui), ["Use Thief"]);
    [Button::Next, Button::Down, Button::Ok].into_iter().for_each(|button| press(&mut ui, button));
    assert_eq!(turn(&ui), Seat::new(1));
    // What would do nothing is not asked: Police where nobody has coins (GV-83), the Advisor beside coins (GV-92).
    for more in [
        &["fix Bram coins 0", "fix phase move", "Anna move g1 police"][..],
        &["fix phase move", "Anna move g1 advisor"],
    ] {
        let mut ui = with(more);
        press(&mut ui, Button::Next);
        assert_eq!((ui.screen(), turn(&ui)), (Screen::Play, Seat::new(1)), "{more:?}");
    }
    for more in [
        &["fix phase move", "Anna move g1 police"][..],
        &["fix Anna coins 0", "fix phase move", "Anna move g1 advisor"],
    ] {
        let mut ui = with(more);
        press(&mut ui, Button::Next);
        assert_eq!(ui.screen(), Screen::GiveUp, "{more:?}");
    }
}

/// GV-77: the next gnome closes the action of the one before.
#[test]
fn an_action_that_another_gnome_closes_is_told() {
    let lines: Vec<_> = TWO_GNOMES.into_iter().chain(["Anna move g1 police#1"]).collect();
    assert_eq!(said(2, &lines, "Anna move g2 school"), "Anna: School active | Police not used");
    let used: Vec<_> = lines.into_iter().chain(["Anna act-police"]).collect();
    assert_eq!(said(2, &used, "Anna move g2 school"), "Anna: School active");
}

#[test]
fn the_winner_is_shown_with_the_points() {
    let lines = ["fix Anna houses 5", "fix Anna gnomes 5", "fix phase move", "Anna next", "Bram card-coins 1"];
    let ui = shown(2, &lines);
    // 5 x 2 + 4 coins; why the game ended stands under the ranking.
    let mut over = ui.table.clone().unwrap();
    for line in ["Bram earn", "Bram next", "Bram next"] {
        let entry = read_entry(line, over.setup(), over.state()).unwrap();
        over.enter(entry).unwrap();
    }
    let ui = of_table(over);
    assert_eq!(ui.verdict_banner().unwrap().effect, "14 points");
}

#[test]
fn a_business_that_was_used_says_so() {
    let lines = ["fix Anna police 1", "fix Anna school 1", "fix Anna police#1-used Anna", "fix phase move"];
    let ui = shown(2, &lines);
    assert_eq!(rows(&ui)[1], ("→ Police".to_string(), "used last turn".to_string()));
}

#[test]
fn a_thief_sees_the_coins_of_each() {
    let lines = ["fix Anna thief 1", "fix Bram coins 1", "fix Cleo coins 7", "fix phase move", "Anna move g1 thief"];
    let mut ui = shown(3, &lines);
    let Item::Choice(choice, _) = ui.items()[0] else { panic!("an action") };
    ui.answer_for_test(choice.draft);
    assert_eq!(rows(&ui), [("Bram".to_string(), "1c".to_string()), ("Cleo".to_string(), "7c".to_string())]);
    assert_eq!(ui.cursor(), 1, "on the richest");
}

#[test]
fn the_coin_of_a_card_stands_beside_nobody_else() {
    let lines = ["fix Bram school 1", "fix Bram painter 1", "fix Anna painter 1"];
    let mut ui = shown(2, &lines);
    let all = ui.items().iter().position(|item| matches!(item, Item::Choice(choice, _) if choice.draft.wider));
    let Item::Choice(choice, _) = ui.items()[all.unwrap()] else { panic!("a card") };
    ui.answer_for_test(choice.draft);
    let expected = [("Painter", "→ active"), ("None", "")];
    assert_eq!(rows(&ui), expected.map(|(left, right)| (left.to_string(), right.to_string())));
    let Item::Choice(choice, _) = ui.items()[1] else { panic!("no workshop") };
    ui.answer_for_test(choice.draft);
    let expected = [("Painter", "→ active"), ("School", "→ active"), ("None", "")];
    assert_eq!(rows(&ui), expected.map(|(left, right)| (left.to_string(), right.to_string())));
    let angry = ["fix Bram school 1", "fix Bram hat 1", "fix Bram houses 3", "fix Bram gnomes 2"];
    let places = ["fix Bram g1 school#1", "fix Bram g2 hat#1", "fix Bram school#1 active"];
    let lines: Vec<_> = angry.into_iter().chain(places).collect();
    let mut ui = shown(2, &lines);
    let Item::Choice(choice, _) = *ui.items().last().unwrap() else { panic!("a card") };
    ui.answer_for_test(choice.draft);
    assert!(rows(&ui).iter().all(|(_, right)| right.is_empty()), "{:?}", rows(&ui));
    assert_eq!(lefts(&ui), ["Gnome on School", "Gnome on Hat Business"]);
}

#[test]
fn a_move_is_named_by_its_tile() {
    let ui = shown(2, &["fix Anna school 1", "fix Anna coins 9"]);
    let name = |line: &str| {
        let table = ui.table.as_ref().unwrap();
        let Ok(Entry::Play(_, raw)) = read_entry(line, table.setup(), table.state()) else { panic!("{line}") };
        Screens::move_name(&ui, &Move::from_raw(&raw).unwrap())
    };
    assert_eq!(name("Anna buy-business hat earn=1"), "Hat Business");
    assert_eq!(name("Anna buy-workshop school"), "School");
    assert_eq!(name("Anna move g1 school"), "→ School");
    assert_eq!(name("Anna act-police"), "Police");
    assert_eq!(name("Anna get-road coins"), "New road");
}

#[test]
fn a_gnome_is_named_by_where_it_is() {
    let table = played(2, &["fix Anna school 2", "fix Anna g1 school#2"]);
    let game = Screens::full(table.state()).unwrap();
    let label = |seat: Seat| Screens::numbered_label(game, seat, 1).unwrap();
    assert_eq!((label(Seat::FIRST).word(), label(Seat::FIRST).number), ("school", 0));
    assert_eq!(label(Seat::new(1).unwrap()).word(), "home");
    assert!(Screens::numbered_label(game, Seat::FIRST, 2).is_none());
}

#[test]
fn nothing_happens_silently_when_a_card_is_revealed() {
    assert_eq!(said(2, &[], "Anna card-coins 2"), "usual");
    assert_eq!(said(2, &["fix Anna school 1"], "Anna card-activate own=school"), "Anna: School active +1c");
    let both = ["fix Anna school 1", "fix Bram painter 1"];
    assert_eq!(
        said(2, &both, "Anna card-activate own=school Bram=painter"),
        "Anna: School active | Bram: Painter active | Anna +1c"
    );
    // Angry Gnome: who is not asked, because there is only one gnome at work, is told too.
    let angry = [
        "fix Bram school 1",
        "fix Bram school#1 active",
        "fix Bram g1 school#1",
        "fix Anna police 1",
        "fix Anna g1 police#1",
    ];
    assert_eq!(said(2, &angry, "Anna card-angry"), "Bram: School inactive | Anna: Police → home | Anna +1c");
    assert_eq!(said(2, &[], "Anna card-angry"), "usual");
    // Removal, and the Happy Gnome that it moves.
    let hats = ["fix Bram hat 1", "fix Cleo hat 1", "fix happy-gnome Bram", "fix Bram g1 hat#1"];
    assert_eq!(
        said(3, &hats, "Anna card-remove Bram hat"),
        "Bram loses Hat Business | Bram: gnome comes home | Happy Gnome: Bram to Cleo | Anna +1c"
    );
    assert_eq!(said(2, &["fix forest-deck 1"], "Anna card-coins 1"), "Deck empty: shuffle cards");
}

#[test]
fn nothing_happens_silently_in_the_earn_phase() {
    let revealed = "Anna card-coins 1";
    assert_eq!(said(2, &[revealed], "Anna earn"), "nothing");
    let own = ["fix Anna goldsmith 1", "fix Anna goldsmith#1-earn 3", "fix Anna g1 goldsmith#1", revealed];
    assert_eq!(said(2, &own, "Anna earn"), "Anna earns 3c");
    assert_eq!(said(2, &own, "Anna next"), "Anna earns 3c");
    // A visitor in a workshop gets its token and flies back; a prisoner is paid for and goes home.
    let guests = ["fix Bram airport 1", "fix Anna school 1", "fix Bram g1 abroad:Anna:school", revealed];
    assert_eq!(said(2, &guests, "Anna earn"), "Bram: School token | Bram: back to Airport");
    let prison = ["fix Bram prison 1", "fix Anna g1 captured:Bram:prison", revealed];
    assert_eq!(said(2, &prison, "Anna earn"), "Anna pays Bram 1c | Anna: gnome comes home");
}

#[test]
fn what_pays_for_a_purchase_is_said() {
    let buying = ["fix Anna coins 9", "fix phase work-buy"];
    let with =
        |more: &[&'static str]| -> Vec<&'static str> { buying.into_iter().chain(more.iter().copied()).collect() };
    assert_eq!(said(2, &buying, "Anna buy-business police"), "usual");
    assert_eq!(said(2, &buying, "Anna get-gnome coins"), "Anna: gnome lies down −3c");
    let school = with(&["fix Anna school 1", "fix Anna school#1 active"]);
    assert_eq!(said(2, &school, "Anna get-gnome shop"), "Anna: +1g School inactive");
    assert_eq!(said(2, &with(&["fix Anna tokens-gardener 1"]), "Anna get-road token"), "Anna: Gardener token back");
    let house = with(&[
        "fix Anna painter 1",
        "fix Anna painter#1 active",
        "fix Anna carpenter 1",
        "fix Anna carpenter#1 active",
    ]);
    assert_eq!(said(2, &house, "Anna get-house shop shop"), "Anna: 2 workshops inactive");
    assert_eq!(said(2, &house, "Anna get-house shop coins"), "Anna: Painter inactive −3c");
    assert_eq!(said(2, &buying, "Anna buy-business hat"), "Happy Gnome: to Anna");
    assert_eq!(
        said(2, &with(&["fix Bram hat 1", "fix Anna hat 1", "fix happy-gnome Bram"]), "Anna buy-business hat"),
        "Happy Gnome: Bram to Anna"
    );
}

/// Lets Anna's first gnome land on a business, after some lines.
fn acts(players: usize, business: &str, more: &[&str], action: &str) -> String {
    let owned = std::format!("fix Anna {business} 1");
    let lands = std::format!("Anna move g1 {business}");
    let mut lines: Vec<&str> = std::vec![owned.as_str()];
    lines.extend(more);
    lines.extend(["fix phase move", lands.as_str()]);
    said(players, &lines, action)
}

#[test]
fn actions_say_who_pays_and_which_workshop_is_turned_over() {
    assert_eq!(acts(2, "police", &[], "Anna act-police"), "Bram pays Anna 1c");
    assert_eq!(acts(4, "police", &["fix Dirk coins 0"], "Anna act-police"), "Bram, Cleo → Anna 1c");
    assert_eq!(acts(2, "police", &["fix Bram coins 0"], "Anna act-police"), "Police: nobody pays");
    assert_eq!(acts(2, "thief", &[], "Anna act-thief Bram 2"), "Bram pays Anna 2c");
    let school = ["fix Bram school 1", "fix Bram school#1 active", "fix Bram g1 school#1"];
    assert_eq!(acts(2, "chapel", &school, "Anna act-chapel Bram 1"), "Bram: School inactive");
    assert_eq!(acts(2, "chapel", &[], "Anna act-chapel Bram 1"), "Bram: gnome to Chapel");
    assert_eq!(acts(2, "prison", &[], "Anna act-prison Bram 1"), "Bram: gnome to Prison");
    let own = ["fix Anna school 1", "fix Anna school#1 active"];
    assert_eq!(
        acts(2, "courier", &own, "Anna act-courier school Bram"),
        "Bram pays Anna 3c | Bram: School token | Anna: School inactive"
    );
    assert_eq!(acts(2, "doctor", &own[..1], "Anna act-doctor school Bram"), "Anna: School active | Bram: School token");
    assert_eq!(acts(2, "airport", &school[..1], "Anna act-airport Bram school"), "Bram: School active");
    assert_eq!(acts(2, "airport", &["fix Bram police 1"], "Anna act-airport Bram police"), "Anna → Bram: Police");
    assert_eq!(acts(2, "military", &[], "Anna act-military"), "Anna is protected now");
    assert_eq!(acts(2, "architect", &[], "Anna act-architect"), "Anna may rearrange");
    assert_eq!(acts(2, "pool", &own[..1], "Anna act-pool school"), "Anna: School active");
}

#[test]
fn the_advisor_pays_under_the_right_name() {
    let bought = [
        "fix Anna advisor 1",
        "fix Anna coins 0",
        "fix phase reveal",
        "Anna card-coins 1",
        "Anna earn",
        "Anna buy-business hat",
    ];
    let acted: Vec<_> = bought.into_iter().chain(["Anna next", "Anna move g1 advisor"]).collect();
    assert_eq!(said(2, &acted, "Anna act-advisor"), "Anna: 1c after the turn");
    let ends: Vec<_> = acted.iter().copied().chain(["Anna act-advisor"]).collect();
    assert_eq!(said(2, &ends, "Anna next"), "Advisor pays Anna 1c");
    assert_eq!(acts(2, "advisor", &[], "Anna act-advisor"), "Anna has coins: no pay");
}

#[test]
fn a_turn_that_begins_says_what_comes_to_an_end() {
    let lines = ["fix Bram protected yes", "fix Anna chapel 1", "fix Bram g1 lent:Anna:chapel", "fix phase move"];
    assert_eq!(said(2, &lines, "Anna next"), "Bram: gnome comes home | Bram: protection is over");
    let resting = ["fix Anna gnomes 2", "fix Anna g2-resting yes", "fix phase work-buy"];
    assert_eq!(said(2, &resting, "Anna next"), "Anna: gnomes stand up");
    assert_eq!(said(2, &resting[2..], "Anna next"), "nothing");
}

#[test]
fn the_last_round_is_announced_and_marked() {
    let four = ["fix Anna houses 5", "fix Anna gnomes 4", "fix Anna coins 9", "fix phase work-buy"];
    let before = played(2, &four);
    let Entry::Play(by, raw) = read_entry("Anna get-gnome coins", before.setup(), before.state()).unwrap() else {
        panic!("a move")
    };
    let mut after = before.clone();
    after.play(by, raw).unwrap();
    let ui = of_table(after.clone());
    let full = |table: &Table| Screens::full(table.state()).cloned().unwrap();
    let made = Move::from_raw(&raw).unwrap();
    let banner = Screens::banner(&ui, &full(&before), &full(&after), &made).unwrap();
    assert_eq!((banner.words.as_str(), banner.effect.as_str()), ("Last\nround!", "Anna has 5 gnomes"));
    assert!(Screens::banner(&ui, &full(&after), &full(&after), &made).is_none());
    let foot = |ui: &Ui, table: &Table| text(&Screens::foot(ui, &full(table), Some(Seat::FIRST)).0);
    assert_eq!(foot(&ui, &after), "16* 5/5g LAST ROUND");
    assert_eq!(foot(&ui, &before), "17* 4/5g NEXT: move");
    let end = ["fix Bram houses 5", "fix Bram gnomes 5", "fix turn Bram", "fix phase move", "Bram next"];
    let then = |lines: &[&str]| Screens::then(&full(&played(2, lines)), Seat::FIRST);
    assert_eq!((then(&end[..2]), then(&end[..3])), (Seat::new(1), None), "nobody follows the last turn");
    let over = played(2, &end);
    assert_eq!(Screens::ended(&of_table(over.clone()), &full(&over)).as_deref(), Some("The end: Bram has 5 gnomes"));
}

#[test]
fn a_gap_is_not_forgotten() {
    let lines = ["fix Anna gap yes", "fix phase work-buy"];
    let table = played(2, &lines);
    let game = Screens::full(table.state()).cloned().unwrap();
    assert_eq!(text(&Screens::foot(&of_table(table), &game, Some(Seat::FIRST)).0), "6* 1/5g Fill the gap!");
}

#[test]
fn the_page_of_a_player_has_everything() {
    let lines = [
        "fix Anna houses 4",
        "fix Anna gnomes 3",
        "fix Anna school 2",
        "fix Anna school#2 active",
        "fix Anna hat 2",
        "fix Anna police 1",
        "fix Anna tokens-painter 1",
    ];
    let table = played(2, &lines);
    let game = Screens::full(table.state()).cloned().unwrap();
    let ui = of_table(table);
    let facts = crate::games::facts::all(|facts| Screens::facts(&ui, &game, Seat::FIRST, facts));
    let facts: Vec<_> = facts.iter().map(|(words, value)| std::format!("{words} {}", text(value))).collect();
    let token = line_of(Icon::Token);
    assert_eq!(
        facts,
        [
            "Coins 4",
            "Gnomes 3/5",
            "Houses 4",
            "Roads 5",
            "Restaurant 0",
            "Hats 2",
            "Others 1",
            "Happy g",
            "Painter ",
            "Carpenter ",
            "School ",
            "Gardener ",
            &std::format!("0/0 active 1{token}"),
            "0/0 active ",
            "1/2 active ",
            "0/0 active ",
        ]
    );
}

#[test]
fn set_up_pages_speak_of_these_players_and_variants() {
    let pages = |players: usize, deluxe: u8, kids: u8| -> Vec<String> {
        let mut setup = Setup::new(Game::GnomeVillage, Mode::Track);
        NAMES.iter().take(players).for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
        setup.set_option(GameOption::Deluxe, deluxe);
        setup.set_option(GameOption::Kids, kids);
        Screens::briefing(&setup).iter().map(|page| page.said(Lang::En).as_str().to_string()).collect()
    };
    let two = pages(2, 0, 0);
    assert_eq!(two.len(), 5);
    assert!(two[0].starts_with("Each player: 4 coins, 1 gnome, 2 houses"), "{}", two[0]);
    // GV-09, GV-10, GV-11, GV-12, GV-14, GV-100, GV-108.
    assert!(two[2].contains("10 houses: 6 are left") && two[2].contains("3 workshops of each"), "{}", two[2]);
    assert!(two[3].contains("35 roads") && two[3].contains("23 businesses; turn 2"), "{}", two[3]);
    assert!(two[4].contains("64 coins, 2 tokens") && two[4].contains("4 more gnomes"), "{}", two[4]);
    let four = pages(4, 1, 1);
    assert!(four[2].contains("20 houses: 12 are left") && four[2].contains("5 workshops of each"), "{}", four[2]);
    assert!(four[3].contains("25 roads") && four[3].contains("27 businesses; turn 2"), "{}", four[3]);
    assert!(four[4].contains("56 coins") && four[4].contains("3 more gnomes"), "{}", four[4]);
    assert!(four[5].contains("everyone plays with 4 gnomes"), "{}", four[5]);
    // A score pad has nothing to set up.
    assert!(Screens::briefing(&Setup::new(Game::GnomeVillage, Mode::ScorePad)).is_empty());
}

#[test]
fn dutch_proposes_the_dutch_reading_of_the_pool_and_only_deluxe_asks() {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::Track);
    let asked = |setup: &Setup| setup.asked().any(|slot| slot.spec.name == "pool");
    Screens::propose(&mut setup, Lang::Nl);
    assert!(!asked(&setup) && setup.option(GameOption::Pool) == 1);
    setup.set_option(GameOption::Deluxe, 1);
    assert!(asked(&setup));
    // What the players can see is theirs.
    setup.set_option(GameOption::Pool, 0);
    Screens::propose(&mut setup, Lang::Nl);
    assert_eq!(setup.option(GameOption::Pool), 0);
    setup.set_option(GameOption::Deluxe, 0);
    Screens::propose(&mut setup, Lang::De);
    assert_eq!(setup.option(GameOption::Pool), 0);
    // A base game is kept without the reading of a tile that it does not have.
    Screens::propose(&mut setup, Lang::Nl);
    setup.tidy();
    assert_eq!(setup.option(GameOption::Pool), 0);
    // The score pad has no such option.
    Screens::propose(&mut Setup::new(Game::GnomeVillage, Mode::ScorePad), Lang::Nl);
}

#[test]
fn every_phase_reminds_of_its_rules() {
    assert!(Screens::reminders(engine_nostd::games::gnome_village::Phase::WorkBuy).contains(&Moment::Gap));
}
