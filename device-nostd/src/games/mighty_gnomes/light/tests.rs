//! What the screens of a light game say, pressed as a family presses.

extern crate std;

use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use embedded_graphics::prelude::Point;
use engine_nostd::games::mighty_gnomes::{CoinsIn, LightOption};
use engine_nostd::notation::{read_entry, write_entry};
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Seat, Setup, Table};

use super::{LightFace, LightScreens};
use crate::Button::{self, Back, Down, Next, Up};
use crate::buttons::{Act, Press};
use crate::frame::Frame;
use crate::games::light::LightOf;
use crate::settings::{Roster, Settings};
use crate::ui::{Canvas, Screen, Ui};
use crate::words::Lang;

/// Told apart from the result of the same name.
const OK: Button = Button::Ok;

const NAMES: [&str; 4] = ["Anna", "Bram", "Cleo", "Dirk"];
/// Names as wide as eight letters can be.
const WIDE: [&str; 4] = ["Wilhelmw", "Maximili", "Zoë-Lïne", "Jéröme_8"];

fn lay(lang: Lang, names: &[&str], coins: CoinsIn, guide: bool, lines: &[&str]) -> Ui {
    let mut setup = Setup::new(Game::MightyGnomes, Mode::Light);
    names.iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    setup.set_option(LightOption::Coins, coins as u8);
    setup.set_option(LightOption::Guide, u8::from(guide));
    let mut table = Table::new(setup).unwrap();
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(lang), Roster::default(), |place| {
        *place = Some(table);
        None
    });
    ui
}

fn game(players: usize, lines: &[&str]) -> Ui {
    lay(Lang::En, &NAMES[..players], CoinsIn::Box, true, lines)
}

fn press(ui: &mut Ui, buttons: &[Button]) {
    buttons.iter().for_each(|button| ui.press(Press { button: *button, act: Act::Short, at: ui.now + 1_000 }));
}

fn fits(ui: &Ui) -> bool {
    let mut frame = Frame::new();
    let Result::Ok(fits) = ui.draw(Canvas::on_frame(&mut frame, Point::zero()));
    fits
}

fn value(ui: &Ui, seat: usize, field: &str) -> String {
    let table = ui.table.as_ref().unwrap();
    let value = table.state().named_field(Seat::new(seat), field).unwrap();
    let mut text = String::new();
    value.write(&table.setup().names, &mut text).unwrap();
    text
}

fn rows(ui: &Ui) -> Vec<String> {
    ui.items().iter().map(|item| ui.row(item).left.to_string()).collect()
}

/// Returns the last entries of the record.
fn entered(ui: &Ui, count: usize) -> Vec<String> {
    let table = ui.table.as_ref().unwrap();
    let entries = table.record().entries();
    let text = |entry| {
        let mut text = String::new();
        write_entry(entry, table.setup(), &mut text).unwrap();
        text
    };
    entries[entries.len() - count..].iter().map(text).collect()
}

/// The five turns of the specification, press by press.
#[test]
fn five_turns_take_the_presses_they_are_said_to_take() {
    let mut ui = game(2, &[]);
    press(&mut ui, &[Next]);
    assert_eq!(entered(&ui, 1), ["Anna next"]);
    press(&mut ui, &[Down, Next]);
    assert_eq!(entered(&ui, 2), ["Bram coins -1", "Bram next"]);
    press(&mut ui, &[Up, Up, Up, Next]);
    assert_eq!(value(&ui, 0, "coins"), "4");
    // Stacked on Anna, ladder closed.
    press(&mut ui, &[OK, Down, OK, OK, OK, Next]);
    assert_eq!(entered(&ui, 3), ["Bram pay Anna", "Bram vp +1", "Bram next"]);
    // Third turn, 2 VP, tile 2 left.
    press(&mut ui, &[OK, OK, Up, Next, OK]);
    assert_eq!(entered(&ui, 3), ["Anna vp +1", "Anna vp +1", "Anna bed 2"]);
    assert_eq!(value(&ui, 0, "vp"), "3");
}

#[test]
fn ok_on_the_points_leads_back_to_the_coins_and_back_takes_the_points_back() {
    let mut ui = game(3, &[]);
    press(&mut ui, &[OK]);
    assert_eq!(rows(&ui), ["VP +1", "Pays Bram 1", "Pays Cleo 1", "Druid joins"]);
    press(&mut ui, &[OK, Up]);
    assert_eq!((value(&ui, 0, "vp"), ui.dial_place()), ("2".to_string(), 1));
    press(&mut ui, &[Back]);
    assert_eq!((value(&ui, 0, "vp"), ui.dial_place()), ("0".to_string(), 0));
    press(&mut ui, &[OK, OK, OK, Down]);
    assert_eq!((value(&ui, 0, "vp"), value(&ui, 0, "coins")), ("1".to_string(), "0".to_string()));
    // At a limit it says so, and what is not possible waits with its reason.
    press(&mut ui, &[Down]);
    assert_eq!(ui.heard().1, "0 at least");
    press(&mut ui, &[OK, Down, OK]);
    assert_eq!((ui.screen(), value(&ui, 1, "coins")), (Screen::Happened, "2".to_string()));
}

const TO_REWARDS: [&str; 9] = ["next", "next", "next", "next", "next", "next", "bed 2", "bed 3", "bed 1"];

#[test]
fn the_table_says_who_is_furthest_and_the_last_one_is_not_asked_for() {
    let mut ui = game(3, &TO_REWARDS);
    assert_eq!((ui.heard().0.as_str(), ui.cursor()), ("Furthest?", 2));
    assert_eq!(rows(&ui), ["Anna", "Bram", "Cleo"]);
    press(&mut ui, &[Up, OK]);
    assert_eq!(ui.heard().0, "Bram takes");
    press(&mut ui, &[Down, Down, Down, OK]);
    assert_eq!((ui.heard().0.as_str(), ui.heard().1.starts_with("Bram: Coins +2")), ("And then?", true));
    press(&mut ui, &[OK]);
    assert_eq!(rows(&ui), ["Upgrade", "Free use of tiles", "First player", "Adventure"]);
    press(&mut ui, &[OK, Up, OK]);
    assert_eq!(entered(&ui, 1), ["Cleo claim upgrade vp=1"]);
    assert_eq!(ui.heard().0, "Anna takes");
    press(&mut ui, &[Down, OK]);
    assert_eq!((ui.heard().0.as_str(), ui.heard().1.as_str()), ("Refresh", "Anna gets the hat"));
    press(&mut ui, &[OK]);
    assert_eq!(value(&ui, 0, "claimed"), "0");
}

/// MG-L16: what the table does between two rounds left the way on out in three of the languages.
#[test]
fn the_refresh_says_the_way_on_in_every_language() {
    let lines: Vec<&str> = TO_REWARDS
        .into_iter()
        .chain(["Anna claim coins", "Bram claim free-tiles", "claim upgrade", "Anna coins +1"])
        .collect();
    for lang in Lang::ALL {
        let ui = lay(lang, &NAMES[..3], CoinsIn::Box, true, &lines);
        let shown = LightScreens::game(ui.table.as_ref().unwrap().state()).unwrap();
        let (left, right) = LightScreens::foot(&ui, shown);
        assert!(left.is_empty() && right.contains("NEXT") && right.ends_with(" 2"), "{lang:?}: {left} {right}");
    }
}

/// Returns the lines of a game of two players up to the count; nobody has anything but VP of the bedroom.
fn to_count() -> Vec<String> {
    let mut lines = Vec::new();
    for (round, (anna, bram)) in [(1, 1), (2, 2), (1, 1), (2, 2), (1, 1)].into_iter().enumerate() {
        lines.extend(["next"; 4].map(String::from));
        lines.extend([format!("bed {anna}"), format!("bed {bram}")]);
        let rewards =
            if round < 4 { ["Anna claim free-tiles", "claim upgrade"] } else { ["Anna claim key", "claim vp2"] };
        lines.extend(rewards.map(String::from));
    }
    lines
}

#[test]
fn a_claim_says_what_is_asked_for_and_what_it_brought() {
    let aside = |ui: &Ui| {
        let game = LightScreens::game(ui.table.as_ref().unwrap().state()).unwrap();
        LightScreens::ask_aside(ui, game).to_string()
    };
    let mut ui = game(3, &TO_REWARDS);
    press(&mut ui, &[OK, OK]);
    assert_eq!((ui.heard().0.as_str(), aside(&ui).as_str()), ("VP for it?", "Upgrade"));
    // Round 5, with a tile of 3 in Anna's bedroom.
    let mut lines = to_count();
    lines.truncate(lines.len() - 4);
    lines.extend(["bed 3", "bed 1"].map(String::from));
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut ui = lay(Lang::En, &NAMES[..2], CoinsIn::Box, false, &lines);
    press(&mut ui, &[OK, Down, Down, Down, OK]);
    assert_eq!((ui.heard().0.as_str(), aside(&ui).as_str()), ("Who joins?", "Anna"));
    // Twice the points of the bedroom: 3 - 1 once more (MG-132).
    press(&mut ui, &[Back, Up, Up, OK]);
    assert_eq!(ui.heard().1, "Anna: Double points +2 VP");
    // What is on the track already is not told again as if it were all.
    let shown = LightScreens::game(ui.table.as_ref().unwrap().state()).unwrap();
    assert_eq!(LightScreens::player_aside(&ui, shown, Seat::FIRST), "LAST ROUND");
}

/// A correction of the points was "VP +2 VP".
#[test]
fn a_correction_is_named_once() {
    let ui = lay(Lang::En, &NAMES[..2], CoinsIn::Box, true, &[]);
    let before = ui.table.as_ref().unwrap().state().clone();
    let after = lay(Lang::En, &NAMES[..2], CoinsIn::Box, true, &["fix Bram vp 2"]);
    let entry = after.table.as_ref().unwrap().record().undoable().unwrap();
    assert_eq!(after.said_for_test(&before, &entry), "Bram: VP +2");
}

/// NEXT went to the last row of a list that one page holds, and OK then let a Druid join.
#[test]
fn next_stays_in_a_list_of_one_page() {
    let mut ui = game(3, &[]);
    press(&mut ui, &[OK, Down]);
    assert_eq!((ui.screen(), ui.items().len()), (Screen::Happened, 4));
    press(&mut ui, &[Next]);
    assert_eq!((ui.screen(), ui.cursor()), (Screen::Happened, 1));
}

/// MG-08: of each kind there are as many cards as players; "0 at most" did not say where they are.
#[test]
fn the_count_says_that_others_have_all_cards_of_a_kind() {
    let mut lines = to_count();
    lines.extend(["fix Anna robber 2".to_string(), "next".to_string()]);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut ui = lay(Lang::En, &NAMES[..2], CoinsIn::Box, false, &lines);
    press(&mut ui, &[Next; 5]);
    assert_eq!(ui.foot().0, "OK: one more");
    press(&mut ui, &[Down, Down, OK]);
    assert_eq!((ui.row(&ui.items()[2]).left.as_str(), ui.heard().1.as_str()), ("Robber", "All 2 are taken"));
    press(&mut ui, &[Down, OK]);
    assert_eq!((value(&ui, 1, "knight").as_str(), ui.foot().0.as_str()), ("1", "OK +1, BACK −1"));
}

#[test]
fn switching_where_the_coins_are_says_which_way() {
    let ui = game(2, &[]);
    let table = ui.table.as_ref().unwrap();
    let entry = read_entry("fix coins-in table", table.setup(), table.state()).unwrap();
    assert_eq!(ui.entry_line(&entry, 0), "Coins: On the table");
}

#[test]
fn the_count_goes_page_by_page_and_back() {
    let lines = to_count();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut ui = lay(Lang::En, &NAMES[..2], CoinsIn::Box, false, &lines);
    assert_eq!((ui.screen(), ui.heard().0.as_str()), (Screen::Count(0), "Anna: VP on the track?"));
    let before = ui.table.as_ref().unwrap().record().entries().len();
    // VP and coins are right, 3 resources, no keys but that of the reward, 2 crystals.
    press(&mut ui, &[OK, Next, Up, Up, Up, OK, OK, Up, Up, OK]);
    assert_eq!(entered(&ui, 3), ["fix Anna basic 3", "fix Anna keys 1", "fix Anna crystal 2"]);
    assert_eq!(ui.table.as_ref().unwrap().record().entries().len(), before + 3);
    assert_eq!(ui.heard().0, "Gnomes");
    // A Farmer is asked for upgrades, a Bandito for chests.
    press(&mut ui, &[Up, OK, Up, OK, OK]);
    assert_eq!((value(&ui, 0, "farmer"), value(&ui, 0, "bandito")), ("1".to_string(), "2".to_string()));
    press(&mut ui, &[OK]);
    assert_eq!(ui.heard().1, "2 at most");
    press(&mut ui, &[Back]);
    assert_eq!((value(&ui, 0, "bandito"), ui.screen()), ("1".to_string(), Screen::Count(5)));
    press(&mut ui, &[Next]);
    assert_eq!(ui.heard().0, "Anna: upgrade steps?");
    press(&mut ui, &[Up, Next]);
    assert_eq!(ui.heard().0, "Animals");
    press(&mut ui, &[OK, Next]);
    assert_eq!(ui.heard().0, "Anna: opened chests?");
    press(&mut ui, &[Next]);
    assert_eq!(ui.heard().0, "Anna in all");
    press(&mut ui, &[Back, Back]);
    assert_eq!(ui.heard().0, "Animals");
    // Her own frog goes back before the page does.
    press(&mut ui, &[Back]);
    assert_eq!((value(&ui, 0, "frog"), ui.heard().0.as_str()), ("0".to_string(), "Animals"));
    press(&mut ui, &[Next, Next, Next]);
    assert_eq!((value(&ui, 0, "counted"), ui.screen()), ("1".to_string(), Screen::Count(0)));
    // BACK on the first page takes the end of Anna's count back, and comes to its last page.
    press(&mut ui, &[Back]);
    assert_eq!((value(&ui, 0, "counted"), ui.heard().0.as_str()), ("0".to_string(), "Anna in all"));
    press(&mut ui, &[Next]);
    press(&mut ui, &[Next; 8]);
    assert!(ui.table.as_ref().unwrap().state().over().is_some());
    // Anna: 2 VP on the track, items (1 + 3 + 1)/4 = 1, 2 crystals, upgrade 1; the chest went back with its frog. Bram: 2 + 2.
    assert_eq!((value(&ui, 0, "points"), value(&ui, 1, "points")), ("6".to_string(), "4".to_string()));
}

/// MG-128: the last reward is a key or a crystal that nobody can spend any more, so there is one at least.
#[test]
fn the_count_begins_with_what_the_last_reward_brought() {
    let mut lines = to_count();
    lines.pop();
    lines.push("claim crystal".to_string());
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut ui = lay(Lang::En, &NAMES[..2], CoinsIn::Box, false, &lines);
    press(&mut ui, &[Next, Next, Next]);
    assert_eq!((ui.heard().0.as_str(), ui.spinner().unwrap().value), ("Anna: how many keys?", 1));
    press(&mut ui, &[Next]);
    assert_eq!((value(&ui, 0, "keys"), ui.spinner().unwrap().value), ("1".to_string(), 0), "no crystal for Anna");
    press(&mut ui, &[Next; 4]);
    press(&mut ui, &[Next; 4]);
    assert_eq!((ui.heard().0.as_str(), ui.spinner().unwrap().value), ("Bram: crystals?", 1));
}

/// MG-138: "Resources, no crystals?" read as a question for crystals, and left no room for the name.
#[test]
fn the_count_names_the_player_and_what_counts() {
    let lines = to_count();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut ui = lay(Lang::En, &NAMES[..2], CoinsIn::Box, false, &lines);
    press(&mut ui, &[Next, Next]);
    assert_eq!(ui.heard().0, "Anna: basic resources?");
    assert_eq!(ui.count_beside(2).as_slice(), ["Wood, Sand", "Mushroom", "Chamomile"]);
    for lang in Lang::ALL {
        let wide: Vec<String> = lines.iter().map(|line| line.replace("Anna", WIDE[0])).collect();
        let wide: Vec<&str> = wide.iter().map(String::as_str).collect();
        let mut ui = lay(lang, &WIDE[..2], CoinsIn::Box, false, &wide);
        for page in 0..8 {
            assert!(fits(&ui), "{lang:?}: page {page} of the count");
            press(&mut ui, &[Next]);
        }
    }
}

#[test]
fn with_coins_on_the_table_the_points_have_the_dial() {
    let mut ui = lay(Lang::En, &NAMES[..2], CoinsIn::Table, true, &[]);
    press(&mut ui, &[Up, Up]);
    assert_eq!((value(&ui, 0, "vp"), value(&ui, 0, "coins")), ("2".to_string(), "0".to_string()));
    press(&mut ui, &[OK]);
    assert_eq!(rows(&ui), ["Druid joins"]);
    press(&mut ui, &[OK, Next]);
    assert_eq!(entered(&ui, 2), ["Anna druid", "Anna next"]);
}

#[test]
fn the_widest_names_and_numbers_fit_every_screen_in_every_language() {
    let wide = |lang, coins, lines: &[&str]| lay(lang, &WIDE, coins, true, lines);
    let to_third = ["next"; 8];
    let to_rewards: Vec<&str> = to_third.into_iter().chain(["bed 4", "bed 4", "bed 4", "bed 4"]).collect();
    for lang in Lang::ALL {
        for coins in [CoinsIn::Box, CoinsIn::Table] {
            let most = ["fix Wilhelmw vp 999", "Wilhelmw druid"];
            let mut ui = wide(lang, coins, &most);
            assert!(fits(&ui), "{lang:?}: a turn");
            press(&mut ui, &[OK]);
            assert!(fits(&ui), "{lang:?}: what else happened");
            let mut ui = wide(lang, coins, &to_third);
            assert!(fits(&ui), "{lang:?}: a third turn");
            press(&mut ui, &[Next]);
            assert!(fits(&ui), "{lang:?}: the bedroom");
            press(&mut ui, &[OK]);
            assert!(fits(&ui), "{lang:?}: a note");
            let mut ui = wide(lang, coins, &to_rewards);
            for place in 0..4 {
                assert!(fits(&ui), "{lang:?}: who claims {place}");
                press(&mut ui, &[OK]);
                assert!(fits(&ui), "{lang:?}: what is claimed {place}");
                press(&mut ui, if place < 3 { &[OK][..] } else { &[] });
                if ui.screen() == Screen::Ask {
                    assert!(fits(&ui), "{lang:?}: points of a claim");
                    press(&mut ui, &[OK]);
                }
            }
            assert!(fits(&ui), "{lang:?}: the refresh");
            for screen in [Screen::Scores, Screen::Player(Seat::FIRST), Screen::History] {
                ui.show(screen);
                assert!(fits(&ui), "{lang:?}: {screen:?}");
            }
        }
        let mut ui = wide(lang, CoinsIn::Box, &["fix Wilhelmw vp 999", "fix Wilhelmw coins 104"]);
        assert!(fits(&ui), "{lang:?}: three digits");
        ui.show(Screen::Scores);
        assert!(fits(&ui), "{lang:?}: three digits among the scores");
    }
}
