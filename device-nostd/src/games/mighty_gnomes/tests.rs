//! What the screens of Mighty Gnomes say, pressed as players press.

extern crate std;

mod picking;

use std::string::{String, ToString};
use std::vec::Vec;

use embedded_graphics::prelude::Point;
use engine_nostd::games::mighty_gnomes::{
    ALCHEMIST_VP, CHESTS, COINS, CRYSTAL_VP, FURTHEST_KNIGHT_VP, GameOption, ITEMS, KEYHOLDER_VP, LARGEST_TILE,
    MOST_KEYS, MOST_VP, PAIR, ROBBER_SHARE, STEPS, Source, TOKENS, TRIO,
};
use engine_nostd::notation::{read_entry, write_entry};
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, ScoreLine, Seat, Setup, Table};

use super::{Face, Screens, pages};
use crate::Button;
use crate::buttons::{Act, Press};
use crate::frame::Frame;
use crate::settings::{Roster, Settings};
use crate::ui::parts::Wrapped;
use crate::ui::{Canvas, Icon, Item, Letters, ROW, ROWS, Row, Screen, Ui, WIDTH};
use crate::words::Lang;

/// Names as people have them, and names as wide as eight letters can be.
const NAMES: [&str; 4] = ["Anna", "Bram", "Cleo", "Dirk"];
const WIDE: [&str; 4] = ["Wilhelmw", "Maximili", "Zoë-Lïne", "Jéröme_8"];

/// Lays a game on the table and plays lines of a record.
fn lay(lang: Lang, names: &[&str], gnomes: u8, lines: &[&str]) -> Ui {
    let mut setup = Setup::new(Game::MightyGnomes, Mode::Track);
    names.iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    setup.set_option(GameOption::Gnomes, gnomes);
    setup.set_option(GameOption::Druid, 2);
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

/// Magic, Alchemist, Robber, Knight, Keyholder.
const USUAL: u8 = 0b0010_1111;

fn game(lines: &[&str]) -> Ui {
    lay(Lang::En, &NAMES[..3], USUAL, lines)
}

fn press(ui: &mut Ui, buttons: &[Button]) {
    buttons.iter().for_each(|button| ui.press(Press { button: *button, act: Act::Short, at: ui.now + 1_000 }));
}

/// Returns whether everything on the screen fits its place.
fn fits(ui: &Ui) -> bool {
    let mut frame = Frame::new();
    let Ok(fits) = ui.draw(Canvas::on_frame(&mut frame, Point::zero()));
    fits
}

/// Writes icons as the words that stand for them.
fn spelled(text: &str) -> String {
    let icons = [
        (Icon::Coin, "coin"),
        (Icon::Wood, "wood"),
        (Icon::Sand, "sand"),
        (Icon::Mushroom, "mushroom"),
        (Icon::Chamomile, "chamomile"),
        (Icon::Crystal, "crystal"),
        (Icon::Key, "key"),
        (Icon::Chest, "chest"),
        (Icon::Boot, "step"),
        (Icon::Gnome, "gnome"),
    ];
    icons.iter().fold(text.to_string(), |text, (icon, word)| text.replace(&icon.to_string(), word))
}

fn title(ui: &Ui) -> String {
    spelled(&ui.heard().0)
}

fn note(ui: &Ui) -> String {
    spelled(&ui.heard().1)
}

/// Returns the rows with what stands at their right.
fn rows(ui: &Ui) -> Vec<(String, String)> {
    let row = |item: &Item| {
        let row = ui.row(item);
        (spelled(&row.left), spelled(&row.right))
    };
    ui.items().iter().map(row).collect()
}

fn right_of(ui: &Ui, row: &str) -> String {
    let rows = rows(ui);
    let found = rows.iter().find(|(left, _)| left.ends_with(row));
    found.unwrap_or_else(|| panic!("{row} is not among {rows:?}")).1.clone()
}

/// Chooses a row by its words.
fn choose(ui: &mut Ui, row: &str) {
    let rows = rows(ui);
    let place = rows.iter().position(|(left, _)| left.ends_with(row)).unwrap_or_else(|| panic!("no {row}: {rows:?}"));
    while ui.cursor() != place {
        press(ui, &[Button::Down]);
    }
    press(ui, &[Button::Ok]);
}

fn last_line(ui: &Ui) -> String {
    let table = ui.table.as_ref().unwrap();
    let mut line = heapless::String::<160>::new();
    write_entry(table.record().entries().last().unwrap(), table.setup(), &mut line).unwrap();
    line.to_string()
}

/// Everybody discards three tiles.
const ROUND: [&str; 9] = [
    "Anna take-coins 1",
    "Bram take-coins 1",
    "Cleo take-coins 1",
    "Anna take-coins 2",
    "Bram take-coins 2",
    "Cleo take-coins 2",
    "Anna take-coins 3",
    "Bram take-coins 3",
    "Cleo take-coins 3",
];

/// The most cards of a kind.
const CARDS: u16 = 4;

/// Returns the largest count of a line, and the points of each: one player has everything in the box, including all
/// cards of a kind.
fn most(source: Source) -> (u16, u16) {
    let [coins, tokens, keys, chests, steps] = [COINS, TOKENS, MOST_KEYS, CHESTS, STEPS].map(u16::from);
    match source {
        Source::Vp => (MOST_VP, 1),
        // Four kinds of basic resources.
        Source::Items => ((coins + 4 * tokens + keys) / ITEMS, 1),
        Source::Crystals => (tokens, CRYSTAL_VP),
        Source::Magic => (CARDS, u16::from(LARGEST_TILE)),
        Source::Alchemist => (CARDS, ALCHEMIST_VP * tokens),
        Source::Robber => (CARDS, coins / u16::from(ROBBER_SHARE)),
        Source::Knight => (CARDS, FURTHEST_KNIGHT_VP),
        Source::Keyholder => (CARDS, KEYHOLDER_VP * keys),
        Source::Bandito => (CARDS, chests),
        Source::Farmer => (CARDS, 2 * steps),
        // Druids are animals too.
        Source::AnimalTrios => ((chests + CARDS) / 3, TRIO),
        Source::AnimalPairs => ((chests + CARDS) / 2, PAIR),
    }
}

#[test]
fn every_line_of_a_score_is_read_in_full_with_its_widest_numbers() {
    for lang in Lang::ALL {
        let ui = lay(lang, &NAMES[..2], USUAL, &[]);
        for source in Source::ALL {
            let (count, each) = most(*source);
            let mut row = Row::default();
            ui.score_row(&ScoreLine::of(*source, count, each), &mut row);
            let mut frame = Frame::new();
            let mut canvas = Canvas::on_frame(&mut frame, Point::zero());
            // Beside the mark of a list that continues.
            let Ok(()) = canvas.row(&row, ROW, WIDTH - 4, true);
            assert!(canvas.fits, "{lang:?}: {} {}", row.left, row.right);
        }
    }
}

#[test]
fn the_five_gnomes_are_named_before_the_game_begins() {
    // The sets of five with the longest names; each page is one screen.
    for gnomes in (0..=u8::MAX).filter(|bits| bits.count_ones() == 5) {
        for players in 2..=4 {
            let mut setup = Setup::new(Game::MightyGnomes, Mode::Track);
            NAMES[..players].iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
            setup.set_option(GameOption::Gnomes, gnomes);
            for lang in Lang::ALL {
                for page in pages::briefing(&setup) {
                    let said = page.said(lang);
                    let lines = Wrapped::new(&said, WIDTH, Letters::Text).count();
                    assert!(lines <= ROWS, "{lang:?}: {said} has {lines} lines");
                    assert!(!said.contains("{}"), "{said}");
                }
            }
        }
    }
    let mut setup = Setup::new(Game::MightyGnomes, Mode::Track);
    NAMES[..3].iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    let said: Vec<_> = pages::briefing(&setup).iter().map(|page| page.said(Lang::En)).collect();
    assert_eq!(said[0], "Mighty gnomes: Magic, Alchemist, Robber, Knight, Keyholder. 3 cards of each.");
    assert_eq!(said[2], "Forest: lay 4 glade tiles across from the bottom up. Set 1 aside.");
    assert!(said[7].contains("the last 3"));
    assert!(said[3].contains("without the 2 marked books"));
}

/// Plays at random with the widest names: whatever happens, every screen fits.
#[test]
fn every_screen_fits_in_every_language_with_wide_names() {
    let buttons =
        [Button::Ok, Button::Ok, Button::Ok, Button::Down, Button::Down, Button::Up, Button::Next, Button::Back];
    for (place, lang) in Lang::ALL.into_iter().enumerate() {
        for gnomes in [USUAL, 0b1111_1000] {
            let mut ui =
                lay(lang, &WIDE, gnomes, &["fix Wilhelmw coins 40", "fix Wilhelmw wood 3", "fix Wilhelmw closed 2"]);
            let mut chance = 0x9e37_79b9_u32.wrapping_mul(place as u32 * 2 + u32::from(gnomes));
            for step in 0..8000 {
                chance ^= chance << 13;
                chance ^= chance >> 17;
                chance ^= chance << 5;
                let button = buttons[chance as usize % buttons.len()];
                // Undoing all the time leads nowhere.
                if button == Button::Back && ui.screen() == Screen::Play && chance >> 8 & 3 > 0 {
                    continue;
                }
                let act = if chance >> 10 & 63 == 0 { Act::Hold } else { Act::Short };
                let at = step * 1000;
                ui.press(Press { button, act, at });
                assert!(fits(&ui), "{lang:?} {step}: {:?} {:?} {:?}", ui.screen(), ui.heard(), rows(&ui));
                ui.tick(at + 900);
                assert!(fits(&ui), "{lang:?} {step}: {:?} {:?} {:?}", ui.screen(), ui.heard(), rows(&ui));
                if ui.table.is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_turn_screen_tells_the_marker_and_the_total_apart() {
    let ui = game(&["fix Anna vp 14", "fix Anna wood 4", "fix Anna coins 4", "fix Anna keys 2", "fix Anna closed 1"]);
    let shown = Screens::game(&ui).unwrap();
    let (left, right) = Screens::foot(&ui, shown, Some(Seat::FIRST));
    assert_eq!((spelled(&left).as_str(), spelled(&right).as_str()), ("2key 1chest  VP 14, in all 16", "4coin"));
    assert_eq!(Screens::aside(&ui, shown), "Turn 1 of 3");
    assert_eq!(title(&ui), "Anna");
    // Paying a coin never moves the marker.
    let ui = game(&["fix Anna vp 14", "Anna ladder 4", "Anna book green"]);
    assert!(Screens::foot(&ui, Screens::game(&ui).unwrap(), Some(Seat::FIRST)).0.contains("VP 14,"));
}

#[test]
fn next_asks_before_a_chest_of_the_trail_is_given_up() {
    // With goods to trade, a turn does not end by itself.
    let mut ui = game(&["fix Anna wood 2", "Anna gather 3 compass=2", "Anna trail icons=1"]);
    assert_eq!(title(&ui), "Open chest: which?");
    press(&mut ui, &[Button::Next]);
    assert_eq!((ui.screen(), title(&ui).as_str()), (Screen::GiveUp, "Anna: one thing left"));
    assert_eq!(last_line(&ui), "Anna trail icons=1");
    // The first row goes back to it, and BACK does so too.
    press(&mut ui, &[Button::Ok]);
    assert_eq!(ui.screen(), Screen::Play);
    press(&mut ui, &[Button::Next, Button::Back]);
    assert_eq!((ui.screen(), last_line(&ui).as_str()), (Screen::Play, "Anna trail icons=1"));
    press(&mut ui, &[Button::Next, Button::Down, Button::Ok]);
    assert_eq!(last_line(&ui), "Anna skip");
    assert_eq!(note(&ui), "Anna: gives it up");
}

#[test]
fn next_asks_before_the_farmers_upgrade_is_given_up() {
    let farmer = lay(
        Lang::En,
        &NAMES[..2],
        0b1000_1111 & !0b1000 | 0b0010_0000,
        &["set-cost farmer", "Anna ladder 4", "Anna book gold-invite farmer"],
    );
    let mut ui = farmer;
    assert_eq!(title(&ui), "Free upgrade: what?");
    press(&mut ui, &[Button::Next]);
    assert_eq!(ui.screen(), Screen::GiveUp);
    press(&mut ui, &[Button::Back]);
    // A step that nobody told is told, and then made.
    choose(&mut ui, "Dining table");
    press(&mut ui, &[Button::Ok, Button::Ok, Button::Ok]);
    assert_eq!(last_line(&ui), "Anna upgrade table");
    assert_eq!(note(&ui), "Anna: Dining table 2 → 3");
}

#[test]
fn an_invitation_goes_on_after_its_price_was_told() {
    let mut ui = game(&["fix Anna wood 2", "fix Anna sand 1", "Anna ladder 4"]);
    choose(&mut ui, "Invite (golden)");
    assert_eq!(right_of(&ui, "Robber"), "unknown");
    choose(&mut ui, "Robber");
    assert_eq!(title(&ui), "Robber: its cost?");
    press(&mut ui, &[Button::Ok, Button::Ok, Button::Next]);
    assert_eq!(last_line(&ui), "Anna book gold-invite robber");
    assert_eq!(note(&ui), "Anna: Robber +3coin −2wood");
    // What turns out too dear is not taken, and neither is anything else.
    let mut ui = game(&["set-cost knight sand=1", "fix Anna sand 1", "Anna ladder 4"]);
    choose(&mut ui, "Invite (golden)");
    choose(&mut ui, "Robber");
    press(&mut ui, &[Button::Ok, Button::Next]);
    assert_eq!(last_line(&ui), "set-cost robber wood=1");
    assert_eq!(note(&ui), "Robber costs 1wood");
    // A price that is told for its own sake is all there is.
    choose(&mut ui, "Cost of a gnome");
    choose(&mut ui, "Magic");
    press(&mut ui, &[Button::Ok, Button::Next]);
    assert_eq!((last_line(&ui).as_str(), ui.screen()), ("set-cost magic wood=1", Screen::Play));
}

#[test]
fn an_upgrade_goes_on_after_its_step_was_told() {
    let mut ui = game(&["fix Anna wood 1", "Anna ladder 4"]);
    choose(&mut ui, "Upgrade home");
    assert_eq!(title(&ui), "Dining table: room at step 1?");
    press(&mut ui, &[Button::Ok, Button::Up, Button::Ok, Button::Ok]);
    assert_eq!(last_line(&ui), "Anna book gold-upgrade track=table");
    assert_eq!(note(&ui), "Anna: Dining table +1 VP");
}

#[test]
fn a_corrected_cost_starts_from_the_known_one() {
    let mut ui = game(&["set-cost robber wood=2 coins=1"]);
    choose(&mut ui, "Cost of a gnome");
    choose(&mut ui, "Robber");
    assert_eq!((title(&ui).as_str(), ui.spinner().unwrap().value), ("Robber: Wood?", 2));
    press(&mut ui, &[Button::Down, Button::Ok, Button::Ok, Button::Ok, Button::Ok, Button::Ok, Button::Ok]);
    assert_eq!(last_line(&ui), "set-cost robber wood=1 coins=1");
}

#[test]
fn questions_have_titles() {
    let ui = game(&["fix Anna wood 6", "Anna gather 4 sand=3"]);
    assert_eq!(title(&ui), "Warehouse 9/6: discard 3");
    assert_eq!(right_of(&ui, "Wood"), "6");
    let mut ui = game(&[]);
    choose(&mut ui, "Gather, tile 3");
    assert_eq!(title(&ui), "What is covered? 1 of 3");
    choose(&mut ui, "Wood");
    assert_eq!((title(&ui).as_str(), right_of(&ui, "Wood").as_str()), ("What is covered? 2 of 3", "1"));
}

#[test]
fn notes_say_the_main_thing() {
    let mut ui = game(&["fix Anna keys 1", "fix Anna closed 1"]);
    choose(&mut ui, "Open a chest");
    choose(&mut ui, "Animal");
    choose(&mut ui, "Frog");
    press(&mut ui, &[Button::Up, Button::Up, Button::Ok]);
    assert_eq!(note(&ui), "Anna: opens Frog +3 VP");
    choose(&mut ui, "Gather, tile 4");
    ["Wood", "Wood", "Sand", "Chest"].iter().for_each(|icon| choose(&mut ui, icon));
    assert_eq!(note(&ui), "Anna: gathers 2wood 1sand 1chest");
    // The note under the next player's name says whose it was.
    press(&mut ui, &[Button::Next]);
    choose(&mut ui, "Coins for tile 4");
    assert_eq!((title(&ui).as_str(), note(&ui).as_str()), ("Cleo", "Bram: Take coins +3coin"));
    let mut ui = game(&["Anna ladder 1", "Anna end-turn"]);
    choose(&mut ui, "Ladder, tile 4");
    choose(&mut ui, "Anna");
    choose(&mut ui, "Ladder closed");
    assert_eq!(note(&ui), "Bram: +1 VP 1coin → Anna");
}

#[test]
fn the_tile_that_goes_to_bed_is_told_with_its_points() {
    let mut lines = ROUND[..8].to_vec();
    lines.insert(0, "fix Anna vp 2");
    let mut ui = game(&lines);
    choose(&mut ui, "Coins for tile 4");
    assert_eq!(note(&ui), "Cleo: +3coin, bed +2 VP");
    let mut lines = ROUND[..8].to_vec();
    lines.push("Cleo gather 4");
    let mut ui = game(&lines);
    assert_eq!(right_of(&ui, "End turn"), "+2 VP");
    press(&mut ui, &[Button::Next]);
    assert_eq!(note(&ui), "Cleo: tile 3 to bed +2 VP");
}

#[test]
fn previews_say_only_what_the_answer_changes() {
    let mut ui = game(&["Anna ladder 1", "Anna end-turn"]);
    choose(&mut ui, "Ladder, tile 4");
    assert_eq!(right_of(&ui, "Anna"), "−1coin");
    assert_eq!(right_of(&ui, "Ladder closed"), "+1 VP");
    let mut ui = game(&[]);
    choose(&mut ui, "Ladder, tile 4");
    assert_eq!(rows(&ui), [("No", ""), ("Yes", "+1 VP")].map(|(row, right)| (row.to_string(), right.to_string())));
    // The token goes back to the tower at the end of a round, whatever is done.
    let ui = game(&["Anna gather 1 compass=1", "Anna trail", "Anna end-turn"]);
    assert_eq!(right_of(&ui, "Coins for tile 4"), "+3coin");
    let mut ui = game(&["fix Anna wood 2", "fix Anna sand 1"]);
    assert_eq!(right_of(&ui, "Swap 2 for 1"), "");
    choose(&mut ui, "Swap 2 for 1");
    assert_eq!(right_of(&ui, "Wood"), "2");
    assert_eq!(right_of(&ui, "Sand"), "1");
}

#[test]
fn the_bedroom_tile_is_told_only_while_it_matters() {
    let mut lines = ROUND.to_vec();
    lines.extend(["Cleo claim free-tiles", "Bram claim coins", "Anna claim adventure", "Anna trail", "next-round"]);
    let ui = game(&lines);
    assert_eq!((right_of(&ui, "Gather").as_str(), right_of(&ui, "Take coins").as_str()), ("bedroom 4", "+3coin"));
    // Cleo may choose; the tile is marked in the first turn.
    lines.extend(["Anna take-coins 4", "Bram take-coins 4"]);
    let ui = game(&lines);
    assert_eq!((right_of(&ui, "Gather, tile 4").as_str(), right_of(&ui, "Gather, tile 3").as_str()), ("bedroom", ""));
    // It is not marked any more in later turns, though it was not used.
    lines.extend(["Cleo take-coins 1", "Anna take-coins 1", "Bram take-coins 1"]);
    let ui = game(&lines);
    assert_eq!(right_of(&ui, "Gather, tile 4"), "");
}

#[test]
fn a_druid_turn_says_so() {
    let lines = [
        "fix Anna chamomile 1",
        "set-cost druid chamomile=1",
        "Anna ladder 1",
        "Anna book gold-invite druid",
        "Anna end-turn",
        "Bram take-coins 1",
        "Anna take-coins 2",
        "Bram take-coins 2",
        "Anna take-coins 3",
        "Bram take-coins 3",
    ];
    let ui = lay(Lang::En, &NAMES[..2], 0b0001_1111, &lines);
    let shown = Screens::game(&ui).unwrap();
    assert_eq!(Screens::aside(&ui, shown), "Druid turn");
    assert_eq!(right_of(&ui, "Take coins"), "+1coin");
    // Nobody else has a Druid.
    assert_eq!(Screens::then(shown, Seat::FIRST), None);
}

#[test]
fn rewards_are_chosen_in_the_order_of_the_trail() {
    let ui = game(&ROUND);
    let shown = Screens::game(&ui).unwrap();
    assert_eq!((title(&ui).as_str(), Screens::aside(&ui, shown).as_str()), ("Cleo", "Reward"));
    assert_eq!(Screens::then(shown, Seat::new(2).unwrap()), Seat::new(1));
    assert_eq!(right_of(&ui, "Adventure"), "+1step");
}

#[test]
fn an_animal_at_the_trail_is_explained_by_the_trail() {
    let mut ui = game(&["Anna gather 3 compass=2", "Anna trail icons=1"]);
    ui.press(Press { button: Button::Ok, act: Act::Hold, at: ui.now + 1_000 });
    assert_eq!(title(&ui), "Trail chest");
}

#[test]
fn the_last_round_is_announced_and_marked() {
    let mut lines = ROUND.to_vec();
    for round in 2..=5 {
        lines.extend(["Cleo claim free-tiles", "Bram claim coins", "Anna claim first"]);
        if round == 5 {
            break;
        }
        lines.push("next-round");
        let tiles = [["4", "1", "2"], ["3", "4", "1"], ["2", "3", "4"]][round - 2];
        for tile in tiles {
            for name in ["Anna", "Bram", "Cleo"] {
                lines.push(std::format!("{name} take-coins {tile}").leak());
            }
        }
    }
    let mut ui = game(&lines);
    press(&mut ui, &[Button::Next]);
    assert!(ui.is_covered());
    press(&mut ui, &[Button::Next]);
    assert!(!ui.is_covered());
    assert_eq!(Screens::aside(&ui, Screens::game(&ui).unwrap()), "Last round 1/3");
}

#[test]
fn a_players_page_tells_everything_and_the_reasons_work_in_mid_game() {
    let lines = [
        "set-cost robber",
        "fix Anna closed 2",
        "fix Anna opened 1",
        "fix Anna frog 1",
        "Anna ladder 4",
        "Anna book gold-invite robber",
    ];
    let ui = game(&lines);
    let facts = crate::games::facts::all(|facts| Screens::facts(&ui, Screens::game(&ui).unwrap(), Seat::FIRST, facts));
    let fact = |words: &str| facts.iter().find(|(name, _)| name == words).map(|(_, value)| value.as_str());
    for (words, value) in [
        ("Chests", "2"),
        ("Opened", "1"),
        ("Store", "0/6"),
        ("Gnomes", "1/2"),
        ("Trail", "0"),
        ("Robber", "1"),
        ("Frog", "1"),
        ("Tiles", "1 2 3"),
    ] {
        assert_eq!(fact(words), Some(value), "{words}");
    }
    let mut ui = ui;
    ui.show(Screen::Why(Seat::FIRST));
    let lines: Vec<_> = rows(&ui).into_iter().map(|(left, right)| left + " = " + &right).collect();
    assert_eq!(lines, ["On the VP track = 0", "Items, 4 for 1 VP = 1", "Crystals = 0", "Robber = 1"]);
}

#[test]
fn books_that_are_left_are_counted() {
    let ui = game(&["Anna ladder 3", "Anna book gold-key"]);
    assert_eq!(Screens::aside(&ui, Screens::game(&ui).unwrap()), "Books left: 2");
}

#[test]
fn a_set_up_with_a_druid_asks_for_the_size_of_its_tile() {
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |_| None);
    ui.refresh();
    choose(&mut ui, "Mighty Gnomes");
    press(&mut ui, &[Button::Ok, Button::Next, Button::Ok]);
    choose(&mut ui, "How closely?");
    assert_eq!(rows(&ui)[3], ("Last trail space".to_string(), "unknown".to_string()));
    choose(&mut ui, "Mighty gnomes");
    press(&mut ui, &[Button::Ok]);
    choose(&mut ui, "Druid");
    press(&mut ui, &[Button::Next]);
    assert_eq!(right_of(&ui, "Druid: squares"), "unknown");
    press(&mut ui, &[Button::Next]);
    assert_eq!((ui.screen(), note(&ui).as_str()), (Screen::Options, "Squares of the Druid tile?"));
    choose(&mut ui, "Druid: squares");
    assert_eq!(right_of(&ui, "Druid: squares"), "1");
    press(&mut ui, &[Button::Next]);
    assert_eq!(ui.screen(), Screen::Briefing);
}
