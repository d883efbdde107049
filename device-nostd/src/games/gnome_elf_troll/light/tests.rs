extern crate std;

use std::string::{String, ToString};
use std::vec::Vec;

use embedded_graphics::prelude::Point;
use engine_nostd::games::gnome_elf_troll::{Crop, Light, LightMove, LightOption, LightPhase};
use engine_nostd::notation::read_entry;
use engine_nostd::record::Entry;
use engine_nostd::rules::Rules;
use engine_nostd::setup::Mode;
use engine_nostd::verb::Moves;
use engine_nostd::{Game, Listed, Name, Seat, Setup, Table};

use super::super::kind_icon;
use super::LightScreens;
use crate::Button;
use crate::buttons::{Act, Press};
use crate::frame::Frame;
use crate::games::light::{LightFace, LightOf};
use crate::settings::{Roster, Settings};
use crate::ui::{Canvas, Remark, Screen, Ui, line};
use crate::words::Lang;
use crate::words::gnome_elf_troll::Moment;

const NAMES: [&str; 4] = ["Anna", "Bram", "Cleo", "Dirk"];
const WIDE: [&str; 4] = ["Wilhelmm", "Mammutmm", "Wimmelmm", "Marmommm"];

fn setup(names: &[&str], guide: bool) -> Setup {
    let mut setup = Setup::new(Game::GnomeElfTroll, Mode::Light);
    names.iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    setup.set_option(LightOption::Guide, u8::from(guide));
    setup
}

fn shown(setup: Setup, lang: Lang, lines: &[&str]) -> Ui {
    let mut table = Table::new(setup).unwrap();
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    let mut ui = Ui::new();
    let settings = Settings { lang, lang_chosen: true, ..Settings::default() };
    ui.restore(settings, Roster::default(), |place| {
        *place = Some(table);
        None
    });
    ui
}

fn three(lines: &[&str]) -> Ui {
    shown(setup(&NAMES[..3], true), Lang::En, lines)
}

fn game(ui: &Ui) -> &Light {
    LightScreens::game(ui.table.as_ref().unwrap().state()).unwrap()
}

fn fits(ui: &Ui) -> bool {
    let mut frame = Frame::new();
    let Ok(fits) = ui.draw(Canvas::on_frame(&mut frame, Point::zero()));
    fits
}

/// Presses buttons by their names, and returns how many there were.
fn press(ui: &mut Ui, presses: &str) -> usize {
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
        assert!(fits(ui), "{presses}: {word} {:?} {:?}", ui.screen(), ui.settings.lang);
    }
    presses.split_whitespace().count()
}

/// Writes icons as letters.
fn text(said: &str) -> String {
    let icons = [(Crop::Pumpkin, "P"), (Crop::Apple, "A"), (Crop::Bean, "B")];
    icons.iter().fold(said.to_string(), |text, (kind, letter)| {
        text.replace(line(format_args!("{}", kind_icon(*kind))).as_str(), letter)
    })
}

/// Presses, and returns what is said about the move of the last press.
fn said(ui: &mut Ui, presses: &str) -> String {
    let (before, last) = presses.rsplit_once(' ').unwrap_or(("", presses));
    press(ui, before);
    let before = game(ui).clone();
    press(ui, last);
    let Some(Entry::Play(by, raw)) = ui.table.as_ref().unwrap().record().undoable() else { panic!("no move") };
    match LightScreens::note(ui, &before, game(ui), by, &LightMove::from_raw(&raw).unwrap()) {
        Remark::So(line) => text(&line),
        Remark::Nothing => String::new(),
        Remark::Usual | Remark::Page(_) => panic!("something else is said"),
    }
}

fn foot(ui: &Ui) -> String {
    text(&LightScreens::foot(ui, game(ui)).0)
}

/// Returns the three numbers of a seat.
fn amounts(ui: &Ui, seat: usize) -> [u8; 3] {
    game(ui).amounts(Seat::new(seat).unwrap()).0
}

/// The turns of the specification, press by press.
#[test]
fn turns_take_as_many_presses_as_they_should() {
    let mut ui = three(&[]);
    assert_eq!(press(&mut ui, "OK NEXT"), 2, "a first pumpkin");
    assert_eq!((amounts(&ui, 0), game(&ui).turn()), ([1, 0, 0], Seat::new(1)));
    let mut ui = three(&["fix Anna pumpkins 1"]);
    assert_eq!(press(&mut ui, "DOWN OK NEXT"), 3, "an apple, alone");
    assert_eq!(amounts(&ui, 0), [1, 1, 0]);
    // The row starts on the kind that was sown last: a bean beside a bean, and a gnome on a pumpkin.
    let mut ui = three(&["Anna sow bean", "next", "Bram next", "next", "Cleo next", "next", "fix turn Anna"]);
    assert_eq!(press(&mut ui, "OK UP OK UP NEXT"), 5);
    assert_eq!(amounts(&ui, 0), [1, 0, 3]);
    let mut ui = shown(setup(&NAMES[..3], false), Lang::En, &[]);
    assert_eq!(press(&mut ui, "OK UP NEXT"), 3, "an apple without the guide");
    assert_eq!(amounts(&ui, 0), [0, 1, 0]);
}

/// GET-L02: what is set up by hand, by the number of players: 11 tiles of each kind and a pile of 24, or 16 and 36.
#[test]
fn the_set_up_is_that_of_the_players() {
    for (players, numbers) in [(3, [11, 24]), (4, [16, 36])] {
        let pages: Vec<String> = LightScreens::briefing(&setup(&NAMES[..players], true))
            .iter()
            .map(|page| page.said(Lang::En).as_str().to_string())
            .collect();
        for number in numbers {
            assert!(pages.iter().any(|page| page.contains(&number.to_string())), "{players}: {number} in {pages:?}");
        }
        assert!(pages.iter().any(|page| page.contains("one tile of each kind")), "{pages:?}");
        assert!(pages.iter().any(|page| page.contains("secret")), "{pages:?}");
    }
}

/// GET-L09: a gnome costs 3 of a kind, an elf 4, a troll one of each; the rules of the phase say who beats whom.
#[test]
fn prices_stand_over_the_purchases() {
    let mut ui = three(&["Anna sow bean"]);
    assert_eq!(LightScreens::guide(&ui, game(&ui)), "Gnome 3, elf 4, troll 1/1/1");
    press(&mut ui, "hold:OK");
    assert_ne!(ui.screen(), Screen::Play);
}

/// GET-L11: whoever turns the number of another player down cries; up, or in the last count, nobody does.
#[test]
fn a_troll_is_called_when_another_player_loses() {
    let mut ui = three(&["fix Cleo beans 8", "Anna sow bean"]);
    assert_eq!(said(&mut ui, "hold:NEXT OK DOWN"), "TRØLL! Cleo: 7B");
    assert_eq!(amounts(&ui, 2), [0, 0, 7]);
    assert_eq!(said(&mut ui, "UP UP"), "Cleo: 9B");
    press(&mut ui, "NEXT");
    assert_eq!((ui.screen(), game(&ui).turn()), (Screen::Play, Seat::new(0)));
    assert_eq!(said(&mut ui, "DOWN"), "", "the own number falls silently");
}

/// GET-L07: NEXT went on without the tile under the bar, and no number said so. Sowing is likelier, so OK goes back to it.
#[test]
fn next_asks_before_a_turn_goes_on_without_a_tile() {
    let mut ui = three(&[]);
    press(&mut ui, "DOWN DOWN NEXT");
    assert_eq!((ui.screen(), game(&ui).phase()), (Screen::GiveUp, LightPhase::Sow));
    press(&mut ui, "OK");
    assert_eq!((ui.screen(), ui.cursor()), (Screen::Play, 2), "back to the bean");
    press(&mut ui, "OK");
    assert_eq!(amounts(&ui, 0), [0, 0, 1]);
    let mut ui = three(&[]);
    assert_eq!(press(&mut ui, "NEXT DOWN OK"), 3, "without a tile");
    assert_eq!((game(&ui).phase(), amounts(&ui, 0)), (LightPhase::Buy, [0, 0, 0]));
}

/// GET-L07, GET-L08: a tile beside its kind brings one more; the first one of a kind has none to lie beside.
#[test]
fn one_more_beside_its_kind_is_hinted_from_the_second_tile_on() {
    let mut ui = three(&[]);
    assert_eq!(said(&mut ui, "DOWN OK"), "", "a first apple");
    let mut ui = three(&["fix Anna apples 1"]);
    assert_eq!(said(&mut ui, "DOWN OK"), "Next to its kind? UP");
}

/// GET-L12: the next turn begins with who draws and how many are left; 24 turns of three, and the pile is empty.
#[test]
fn who_draws_is_said_while_the_pile_has_tiles() {
    let mut ui = three(&[]);
    assert_eq!(said(&mut ui, "OK NEXT"), "Anna draws, 23 left");
    // The last tile is drawn in the 24th turn, the last one of round 8.
    let mut ui = three(&["fix round 8", "fix marker Bram", "fix turn Anna", "Anna sow bean"]);
    let marker = said(&mut ui, "NEXT");
    assert_eq!(marker, "Marker to Cleo, Anna draws");
    assert_eq!((game(&ui).round(), game(&ui).pile()), (9, 0));
    assert_eq!(said(&mut ui, "OK NEXT"), "The pile is empty");
}

/// GET-L14: at exactly nine, in the own turn and when the next one's begins.
#[test]
fn at_nine_one_more_wins() {
    let mut ui = three(&["fix Anna beans 7"]);
    assert_eq!(foot(&ui), "");
    press(&mut ui, "DOWN DOWN OK UP");
    assert_eq!((amounts(&ui, 0), foot(&ui).as_str()), ([0, 0, 9], "One more B wins!"));
    let told = said(&mut ui, "NEXT");
    assert!(told.starts_with("Anna: one more B wins!"), "{told}");
    let ten = three(&["fix Anna beans 9", "Anna sow bean"]);
    assert_eq!(foot(&ten), "10B: recount, NEXT wins!");
    let sown = three(&["fix Anna beans 10"]);
    assert_eq!(foot(&sown), "10B: keep them!");
}

/// GET-L10, GET-L13: a number alone wins nothing; who has ten wins when the own turn ends, and NEXT does that only there.
#[test]
fn ten_on_the_page_of_a_player_wins_with_the_own_turn() {
    for (whose, who) in [("Cleo", 2), ("Anna", 0)] {
        let ui = three(&[line(format_args!("fix {whose} pumpkins 10")).as_str(), "Anna sow bean"]);
        let known = LightScreens::known(&ui, game(&ui), Seat::new(who).unwrap());
        assert_eq!(text(&known), "10P: wins when own turn ends", "{whose}");
    }
}

/// GET-L05: after the last player of a round the new holder of the marker is next, not whoever sits to the left.
#[test]
fn next_names_whose_turn_really_comes() {
    let mut ui = three(&[]);
    for (now, next) in [(0, "Bram"), (1, "Cleo"), (2, "Bram"), (1, "Cleo"), (2, "Anna"), (0, "Cleo"), (2, "Anna")] {
        assert_eq!(game(&ui).turn(), Seat::new(now));
        press(&mut ui, "OK");
        assert_eq!(LightScreens::foot(&ui, game(&ui)).1, line(format_args!("NEXT: {next}")));
        press(&mut ui, "NEXT");
    }
}

/// GET-L16, GET-L17: the last count is after all rounds, so no screen names one; its rules are those of counting.
#[test]
fn the_last_count_is_in_no_round() {
    let mut ui = three(&["fix round 11", "fix marker Bram", "fix turn Anna", "fix Cleo beans 7", "Anna sow bean"]);
    assert_eq!(ui.round_line(), "LAST ROUND");
    press(&mut ui, "NEXT NEXT");
    assert_eq!((game(&ui).phase(), ui.round_line().as_str()), (LightPhase::Count, ""));
    let counting = LightScreens::reminders(LightPhase::Count);
    assert!(counting.contains(&Moment::HarvestCount) && !counting.contains(&Moment::Buy), "{counting:?}");
    press(&mut ui, "NEXT NEXT NEXT NEXT");
    assert_eq!((ui.screen(), ui.round_line().as_str()), (Screen::Results, ""));
}

/// GET-L09: what is bought follows the count of the harvest, and both are among the rules of the phase.
#[test]
fn the_rules_of_a_turn_begin_with_the_harvest() {
    let buy = LightScreens::reminders(LightPhase::Buy);
    assert_eq!((buy.first(), buy.contains(&Moment::BuyBeats)), (Some(&Moment::Harvest), true));
    assert_eq!(LightScreens::reminders(LightPhase::Turn).first(), Some(&Moment::Sow));
}

/// The number fell back to the likeliest one when a rule, the menu or the scores were looked at.
#[test]
fn back_returns_to_the_number_it_came_from() {
    let mut ui = three(&["Anna sow bean"]);
    press(&mut ui, "OK OK");
    assert_eq!(ui.dial_place(), Crop::Apple.index());
    for away in ["hold:OK BACK", "hold:BACK BACK", "hold:NEXT BACK", "hold:NEXT OK OK BACK BACK"] {
        press(&mut ui, away);
        assert_eq!((ui.screen(), ui.dial_place()), (Screen::Play, Crop::Apple.index()), "{away}");
    }
}

/// GET-L16: the row of the menu says what it does before it does it.
#[test]
fn no_tile_to_sow_says_that_the_game_stops() {
    let mut ui = three(&[]);
    press(&mut ui, "hold:BACK DOWN DOWN DOWN DOWN DOWN");
    assert_eq!(ui.row(&ui.items()[ui.cursor()]).left, "No tile to sow");
    assert_eq!(LightScreens::menu_hint(&LightMove::NoTile).map(|hint| ui.plain(hint)).unwrap(), ui.foot().0);
}

/// GET-L19: after ten the others stand as they were counted last, and their rows say so.
#[test]
fn the_places_after_a_ten_are_as_last_counted() {
    let mut ui = three(&["fix Anna beans 9", "fix Bram apples 4", "Anna sow bean"]);
    press(&mut ui, "NEXT OK");
    assert_eq!(ui.screen(), Screen::Results);
    assert_eq!(text(&ui.foot().0), "10B at the end of the turn");
    press(&mut ui, "DOWN");
    assert_eq!(ui.foot().0, "As last counted");
}

#[test]
fn the_guide_is_switched_in_the_menu() {
    let mut ui = three(&["Anna sow bean"]);
    press(&mut ui, "hold:BACK UP UP UP UP UP");
    assert_eq!(ui.row(&ui.items()[ui.cursor()]).left, "Guide");
    press(&mut ui, "OK");
    assert_eq!(ui.items().len(), 2);
    press(&mut ui, "OK");
    assert_eq!((ui.screen(), game(&ui).has_guide()), (Screen::Play, false));
    press(&mut ui, "BACK");
    assert_eq!((game(&ui).has_guide(), amounts(&ui, 0)), (true, [0, 0, 1]));
}

#[test]
fn everything_fits_in_every_language_with_the_widest_names() {
    for lang in Lang::ALL {
        for guide in [true, false] {
            let mut ui = shown(setup(&WIDE, guide), lang, &[]);
            for _ in 0..6 {
                press(&mut ui, "OK UP OK UP hold:NEXT OK UP DOWN OK NEXT NEXT");
            }
            let mut ui = shown(setup(&WIDE, guide), lang, &["fix round 12", "fix Wilhelmm beans 9", "no-tile"]);
            press(&mut ui, "OK OK UP DOWN NEXT NEXT NEXT NEXT");
            assert_eq!(ui.screen(), Screen::Results, "{lang:?}");
        }
    }
}
