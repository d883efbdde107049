mod automatic;
mod people;
mod pressed;
mod telling;

use engine_nostd::field::Value;
use engine_nostd::games::gnome_village::{MoveKind, Offer};
use engine_nostd::games::mighty_gnomes::GameOption;
use engine_nostd::notation::read_entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, Table, Topic};

use super::*;
use crate::Button;
use crate::buttons::{Act, Press};
use crate::words::{Lang, chrome};

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
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |place| {
        *place = Some(table);
        None
    });
    ui
}

fn press(ui: &mut Ui, buttons: &[Button]) {
    for button in buttons {
        ui.press(Press { button: *button, act: Act::Short, at: ui.now + 1_000 });
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
    // Who has won fills the screen, and takes a press.
    assert!(ui.is_covered());
    press(&mut ui, &[Button::Next]);
    assert_eq!((ui.screen(), ui.is_covered()), (Screen::Results, false));
    let before = entries(&ui);
    // The pages of the winner and of the other player, then the ranking with another game highlighted.
    for screen in [Screen::Why(Seat::new(1).unwrap()), Screen::Why(Seat::FIRST), Screen::Results] {
        press(&mut ui, &[Button::Next]);
        assert_eq!((ui.screen(), entries(&ui)), (screen, before));
        // The last line of a score is on its second page.
        if screen != Screen::Results {
            press(&mut ui, &[Button::Next]);
            assert_eq!((ui.screen(), entries(&ui)), (screen, before));
        }
    }
    assert_eq!(ui.items().get(ui.cursor()), Some(&Item::Command(Command::Again)));
    // Another game asks who begins, and BACK leads back to the results.
    press(&mut ui, &[Button::Next]);
    assert_eq!((ui.screen(), entries(&ui)), (Screen::First, before));
    press(&mut ui, &[Button::Back]);
    assert_eq!((ui.screen(), entries(&ui)), (Screen::Results, before));
}

#[test]
fn what_a_score_pad_is_told_is_not_called_a_correction() {
    let mut ui = table(Mode::ScorePad, &[]);
    press(&mut ui, &[Button::Up, Button::Ok]);
    assert_eq!(entries(&ui), 1);
    assert!(ui.note.is_none());
    // Taking it back is named, as everywhere.
    press(&mut ui, &[Button::Back]);
    assert!(ui.note.is_some());
}

#[test]
fn ok_after_the_last_redo_does_not_take_anything_back() {
    let mut ui = table(Mode::Track, &["card-coins 2", "earn", "buy-workshop school", "undo", "undo", "undo"]);
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
    // Three at once are asked for first, and the first row is no.
    assert_eq!((ui.screen(), entries(&ui)), (Screen::TakeBack(2), 4));
    press(&mut ui, &[Button::Down, Button::Ok]);
    let table = ui.table.as_ref().unwrap();
    // The income goes back with the card.
    assert_eq!((table.record().entries().len(), table.record().standing_count()), (4 + 4, 0));
    assert_eq!((table.state().phase_word(), ui.screen()), ("reveal", Screen::History));
    assert!(core::iter::from_fn(|| ui.take_change()).any(|change| change == Change::Game));
}

#[test]
fn every_question_of_a_score_pad_has_a_rule_behind_it() {
    let level = ["Anna set hats 1", "Bram set hats 1"];
    let mut ui = table(Mode::ScorePad, &level);
    let mut asked = 0;
    while ui.screen() == Screen::Pad {
        let (_, id) = ui.table.as_ref().unwrap().state().next_field().unwrap();
        ui.press(Press { button: Button::Ok, act: Act::Hold, at: ui.now + 1_000 });
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
    ui.setup.set_option(GameOption::Gnomes, setup.option(GameOption::Gnomes) & !(1 << 2) | 1 << 7);
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

/// Six presses once lost a game: UP in the history wrapped to the oldest entry, and OK took back everything.
#[test]
fn the_history_does_not_wrap_to_the_oldest_entry() {
    let mut ui = table(Mode::Track, &["card-coins 2", "earn", "buy-workshop school", "next"]);
    ui.menu();
    press(&mut ui, &[Button::Down, Button::Ok, Button::Up]);
    assert_eq!((ui.screen(), ui.cursor()), (Screen::History, 0));
    press(&mut ui, &[Button::Ok]);
    assert_eq!(ui.table.as_ref().unwrap().record().standing_count(), 3);
}

#[test]
fn everything_that_was_taken_back_comes_back_at_once() {
    let mut ui = table(Mode::Track, &["card-coins 2", "earn", "buy-workshop school", "undo", "undo", "undo"]);
    ui.menu();
    press(&mut ui, &[Button::Down, Button::Ok]);
    assert_eq!(ui.items().get(1), Some(&Item::RedoAll(2)));
    press(&mut ui, &[Button::Down, Button::Ok]);
    assert_eq!(ui.table.as_ref().unwrap().record().standing_count(), 3);
}

#[test]
fn a_new_device_asks_for_the_language_first() {
    let mut ui = Ui::new();
    ui.restore(Settings::default(), Roster::default(), |_| None);
    press(&mut ui, &[Button::Back, Button::Down, Button::Down]);
    assert_eq!(ui.screen(), Screen::Language);
    press(&mut ui, &[Button::Ok]);
    assert_eq!((ui.screen(), ui.settings.lang, ui.settings.lang_chosen), (Screen::Home, Lang::De, true));
    let kept = Settings::unpack(&ui.settings.pack());
    assert!(kept.lang_chosen);
}

/// BACK on the last page of the set-up once began the game with the wrong player.
#[test]
fn back_leads_through_the_set_up_and_never_begins_a_game() {
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |_| None);
    press(&mut ui, &[Button::Ok, Button::Ok, Button::Next, Button::Down, Button::Ok, Button::Next]);
    assert_eq!((ui.screen(), ui.table.is_some()), (Screen::Briefing, false));
    for screen in [Screen::Options, Screen::First, Screen::Names, Screen::Players, Screen::Home] {
        press(&mut ui, &[Button::Back]);
        assert_eq!((ui.screen(), ui.table.is_some()), (screen, false));
        if screen == Screen::First {
            // The player that was chosen is still chosen.
            assert_eq!(ui.cursor(), 1);
        }
    }
}

/// A correction once named the player whose turn it was.
#[test]
fn a_correction_names_the_player_whose_number_it_is() {
    let mut ui = table(Mode::Track, &["card-coins 2"]);
    ui.menu();
    press(&mut ui, &[Button::Down, Button::Down, Button::Ok, Button::Down, Button::Ok, Button::Ok]);
    assert_eq!(ui.title(), "Bram: Coins");
    press(&mut ui, &[Button::Up, Button::Ok]);
    assert!(ui.note.as_ref().is_some_and(|note| note.text.starts_with("Bram: Coins")), "{:?}", ui.note);
}

/// A list never moves: the players stand in the order of their seats, and the cursor starts on whose turn it is.
#[test]
fn players_whose_number_is_corrected_stand_in_the_order_of_their_seats() {
    let mut ui = table(Mode::Track, &["card-coins 2", "earn", "next", "next"]);
    ui.menu();
    press(&mut ui, &[Button::Down, Button::Down, Button::Ok]);
    let seats: [Seat; 2] = core::array::from_fn(|place| Seat::new(place).unwrap());
    assert_eq!(ui.items()[..2], seats.map(Item::Seat));
    assert_eq!((ui.screen(), ui.cursor()), (Screen::FixWhose, 1));
}

/// The rows of the history say what a purchase cost, what a card brought and which number was set.
#[test]
fn the_history_tells_the_coins() {
    fn rights<const ROWS: usize>(mode: Mode, lines: &[&str]) -> [Line; ROWS] {
        let mut ui = table(mode, lines);
        ui.menu();
        press(&mut ui, &[Button::Down, Button::Ok]);
        core::array::from_fn(|row| ui.row(&ui.items()[row]).right)
    }
    let coins = |change| line(format_args!("{}{}", signed(change), Icon::Coin));
    let lines = ["card-coins 3", "earn", "buy-workshop painter"];
    // The income followed from the card, and belongs to it.
    assert_eq!(rights(Mode::Track, &lines), [coins(-2), coins(3)]);
    assert_eq!(rights(Mode::Track, &["fix Bram coins 7"]), ["fixed 7"]);
    assert_eq!(rights(Mode::ScorePad, &["Anna set workshops 3", "Anna set lit-houses 2"]), ["2", "3"]);
}

/// An answer without a rule of its own is explained by its move, not by the phase.
#[test]
fn a_way_to_pay_is_explained_by_what_is_paid() {
    let road = Topic::from(MoveKind::GetRoad);
    let ways = Topic::from(Offer::RoadBy);
    let workshop = ["card-coins 9", "earn", "fix Anna gardener 1", "fix Anna gardener#1 active"];
    let mut ui = table(Mode::Track, &workshop);
    let is_ways = |item: &Item| matches!(item, Item::Choice(choice, _) if choice.label.topic == Some(ways));
    let row = ui.items().iter().position(is_ways).unwrap();
    while ui.cursor() != row {
        press(&mut ui, &[Button::Down]);
    }
    for screen in [Screen::Play, Screen::Ask] {
        assert_eq!(ui.screen(), screen);
        let mut explained = ui.clone();
        explained.press(Press { button: Button::Ok, act: Act::Hold, at: 0 });
        assert_eq!(explained.screen(), Screen::Info(Explained::Topic(road)));
        press(&mut ui, &[Button::Ok]);
    }
}

#[test]
fn back_returns_to_the_row_that_was_chosen() {
    let mut ui = table(Mode::Track, &["card-coins 3", "earn"]);
    // The cursor starts on another row than that of the businesses, which asks for one.
    let asks = |ui: &mut Ui| {
        press(ui, &[Button::Ok]);
        ui.screen() == Screen::Ask
    };
    press(&mut ui, &[Button::Down]);
    while !asks(&mut ui) {
        press(&mut ui, &[Button::Back, Button::Down]);
    }
    press(&mut ui, &[Button::Back]);
    let row = ui.cursor();
    press(&mut ui, &[Button::Ok]);
    assert_eq!(ui.screen(), Screen::Ask);
    press(&mut ui, &[Button::Back]);
    assert_eq!((ui.screen(), ui.cursor()), (Screen::Play, row));
}

/// "OK: another name" stood under the row that goes on, and "OK: this one plays" under the one that spells.
#[test]
fn the_foot_under_names_speaks_of_the_row() {
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |_| None);
    let left = |ui: &Ui| ui.foot().0;
    press(&mut ui, &[Button::Ok, Button::Ok]);
    assert_eq!((ui.screen(), left(&ui).as_str()), (Screen::Names, ""));
    press(&mut ui, &[Button::Up]);
    assert_eq!(left(&ui), "OK: another name");
    press(&mut ui, &[Button::Ok]);
    assert_eq!(left(&ui), ui.plain(chrome::BACK));
    press(&mut ui, &[Button::Down]);
    assert_eq!(left(&ui), "OK: this one plays");
}

/// "Bram: Mutsenbedrijven" did not say how many there are now, and naming them twice left no room for it.
#[test]
fn a_correction_with_a_long_name_says_its_change() {
    let mut ui = table(Mode::Light, &[]);
    ui.settings.lang = Lang::Nl;
    let entry = {
        let table = ui.table.as_ref().unwrap();
        read_entry("fix Bram hats 2", table.setup(), table.state()).unwrap()
    };
    ui.enter(entry);
    assert_eq!(ui.note.as_ref().unwrap().text, "Bram: Mutsenbedrijven +2");
}

/// "Où sont les p…   Dans la boîte" was cut in the menu.
#[test]
fn what_can_be_switched_in_the_menu_is_not_cut() {
    for game in Game::ALL {
        let mut setup = Setup::new(game, Mode::Light);
        for name in ["Anna", "Bram", "Cleo"] {
            assert!(setup.names.push(Name::new(name).unwrap()));
        }
        for lang in Lang::ALL {
            let table = Table::new(setup.clone()).unwrap();
            let mut ui = Ui::new();
            ui.restore(Settings::in_lang(lang), Roster::default(), |place| {
                *place = Some(table);
                None
            });
            ui.press(Press { button: Button::Back, act: Act::Hold, at: ui.now + 1_000 });
            assert_eq!(ui.screen(), Screen::Menu);
            for item in ui.items() {
                let Row { left, right, .. } = ui.row(item);
                // A bar beside a scrollbar, with its margins.
                let room = WIDTH - 5 - 3 - 2 - 4;
                let wide = Letters::Tiny.width(&left) + Letters::Tiny.width(&right);
                assert!(wide <= room, "{lang:?}: {left} {right} is {} too wide", wide - room);
            }
        }
    }
}

/// Two players of one name cannot be told apart: it is said, and nothing that was typed is lost.
#[test]
fn a_name_that_is_taken_is_told_and_what_was_typed_stays() {
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |_| None);
    press(&mut ui, &[Button::Ok, Button::Ok, Button::Up, Button::Ok, Button::Ok]);
    assert_eq!(ui.screen(), Screen::Spell(Seat::new(1).unwrap()));
    press(&mut ui, &[Button::Next]);
    assert!(
        ui.note.as_ref().is_some_and(|note| note.kind == note::NoteKind::Refused),
        "a name without letters is refused"
    );
    for letter in "Anna".chars() {
        while ui.spelling().1 != letter {
            press(&mut ui, &[Button::Down]);
        }
        press(&mut ui, &[Button::Ok]);
    }
    press(&mut ui, &[Button::Next]);
    assert!(ui.note.as_ref().is_some_and(|note| note.kind == note::NoteKind::Refused));
    assert_eq!((ui.screen(), ui.spelling().0), (Screen::Spell(Seat::new(1).unwrap()), "Anna"));
}

#[test]
fn next_in_a_list_goes_a_page_on_and_round() {
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(Lang::En), Roster::default(), |_| None);
    let last = ui.items().len() - 1;
    press(&mut ui, &[Button::Next]);
    assert_eq!(ui.cursor(), 4);
    press(&mut ui, &[Button::Next]);
    assert_eq!(ui.cursor(), last);
    press(&mut ui, &[Button::Next]);
    assert_eq!(ui.cursor(), 0);
}

/// The page of a player, and why the points are what they are, in the middle of a game.
#[test]
fn the_scores_lead_to_everything_about_a_player() {
    let mut ui = table(Mode::Track, &["card-coins 3", "earn"]);
    ui.scores();
    assert_eq!((ui.screen(), ui.cursor()), (Screen::Scores, 0));
    press(&mut ui, &[Button::Ok, Button::Down]);
    let bram = Seat::new(1).unwrap();
    assert_eq!(ui.screen(), Screen::Player(bram));
    while ui.screen() == Screen::Player(bram) {
        press(&mut ui, &[Button::Ok]);
    }
    assert_eq!(ui.screen(), Screen::Why(bram));
    assert!(!ui.items().is_empty());
    press(&mut ui, &[Button::Next]);
    assert_eq!(entries(&ui), 2, "NEXT closes the page and enters nothing");
}
