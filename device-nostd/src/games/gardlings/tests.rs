extern crate std;

mod light;

use embedded_graphics::prelude::Point;
use engine_nostd::ask::Draft;
use engine_nostd::games::gardlings::{GameOption, MoveKind};
use engine_nostd::notation::read_entry;
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Table};
use std::string::{String, ToString};
use std::vec::Vec as List;

use super::*;
use crate::Button;
use crate::buttons::{Act, Press};
use crate::frame::Frame;
use crate::settings::{Roster, Settings};
use crate::ui::{Item, Screen};
use crate::words::Lang;

const ANNA: Seat = Seat::FIRST;

/// Names that are as wide as names can be.
const WIDE: [&str; 5] = ["Wilhelmw", "Maximili", "Zoë-Lïne", "Jéröme_8", "Ünsal-WM"];
const NAMES: [&str; 5] = ["Anna", "Bram", "Cleo", "Dirk", "Emma"];

fn setup(mode: Mode, names: &[&str], options: &[(GameOption, u8)]) -> Setup {
    let mut setup = Setup::new(Game::Gardlings, mode);
    names.iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    options.iter().for_each(|(option, value)| setup.set_option(*option, *value));
    setup
}

/// Lays a game on the table and plays lines of a record, in which A to E are the players.
fn play(setup: Setup, lang: Lang, lines: &[&str]) -> Ui {
    let mut table = Table::new(setup).unwrap();
    for line in lines {
        let mut words: List<String> = line.split(' ').map(ToString::to_string).collect();
        for word in &mut words {
            if let ([letter @ b'A'..=b'E'], names) = (word.as_bytes(), &table.setup().names) {
                *word = names.name(Seat::new(usize::from(letter - b'A')).unwrap()).to_string();
            }
        }
        let entry = read_entry(&words.join(" "), table.setup(), table.state())
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    let mut ui = Ui::new();
    ui.restore(Settings::in_lang(lang), Roster::default(), |place| {
        *place = Some(table);
        None
    });
    ui
}

fn ui(players: usize, options: &[(GameOption, u8)], lines: &[&str]) -> Ui {
    play(setup(Mode::Track, &NAMES[..players], options), Lang::En, lines)
}

fn press(ui: &mut Ui, buttons: &[Button]) {
    for button in buttons {
        ui.press(Press { button: *button, act: Act::Short, at: ui.now + 1_000 });
    }
}

fn game(ui: &Ui) -> &Full {
    Screens::game(ui).unwrap()
}

fn entries(ui: &Ui) -> usize {
    ui.table.as_ref().map_or(0, |table| table.record().entries().len())
}

/// Returns the rows of the moves or answers that are listed, without icons.
fn rows(ui: &Ui) -> List<(String, String)> {
    let choice = |item: &Item| match item {
        Item::Choice(choice, _) => Some(*choice),
        _ => None,
    };
    let row = |choice: Choice| {
        let mut row = Row { left: ui.label_line(&choice.label), ..Row::default() };
        Screens::choice_row(ui, &choice, &mut row);
        (plain(&row.left), plain(&row.right))
    };
    ui.items().iter().filter_map(choice).map(row).collect()
}

/// Writes a line with the icons of money in words.
fn plain(line: &str) -> String {
    let named = line.replace(Icon::Coin.char(), "c").replace(Icon::Gem.char(), "g");
    named.chars().filter(|letter| !('\u{e000}'..'\u{f8ff}').contains(letter)).collect::<String>().trim().to_string()
}

/// Plays one more line and returns the note that it leaves.
fn note(ui: &Ui, line: &str) -> String {
    let table = ui.table.as_ref().unwrap();
    let Entry::Play(by, raw) = read_entry(line, table.setup(), table.state()).unwrap() else { panic!("{line}") };
    let mut after = table.state().clone();
    after.play(by, &raw).unwrap();
    match Screens::note(ui, game(ui), Screens::full(&after).unwrap(), by, &Screens::made(&raw).unwrap()) {
        Remark::So(said) => plain(&said),
        _ => String::new(),
    }
}

const ALL_STOP: [&str; 3] = ["A stop", "B stop", "close-garden"];

/// NEXT goes round the table to whoever still draws, and asks the last one to stop (GL-38).
#[test]
fn next_goes_to_the_next_player_who_draws() {
    let mut ui = ui(3, &[], &["A draw gnome", "B stop"]);
    let seat = |place| Seat::new(place);
    assert_eq!(ui.focus(), seat(2));
    press(&mut ui, &[Button::Next]);
    assert_eq!((ui.focus(), entries(&ui)), (seat(0), 2));
    press(&mut ui, &[Button::Next]);
    assert_eq!((ui.focus(), entries(&ui)), (seat(2), 2));
    // With nobody else left, NEXT asks.
    let mut ui = self::ui(3, &[], &["A draw gnome", "B stop", "C stop"]);
    press(&mut ui, &[Button::Next]);
    assert_eq!((ui.focus(), ui.screen()), (seat(0), Screen::GiveUp));
}

/// NEXT stopped the highlighted player, and took nothing for another.
#[test]
fn next_gives_nothing_up_silently() {
    let mut ui = ui(2, &[], &["A draw gnome"]);
    let everybody = |ui: &mut Ui| {
        let row = ui.items().iter().position(|item| *item == Item::GiveUp).unwrap();
        let steps = (row + ui.items().len() - ui.cursor()) % ui.items().len();
        (0..steps).for_each(|_| press(ui, &[Button::Down]));
        press(ui, &[Button::Ok]);
    };
    everybody(&mut ui);
    assert_eq!((ui.screen(), entries(&ui)), (Screen::GiveUp, 1));
    let asked = Screens::gives_up(&ui, game(&ui)).unwrap();
    assert_eq!((asked.title.as_str(), asked.give.as_str()), ("Drawing: Anna, Bram", "All have stopped: count"));
    // The first row keeps everything as it is; the bar starts on the one that was just chosen.
    press(&mut ui, &[Button::Up, Button::Ok]);
    assert_eq!((ui.screen(), entries(&ui)), (Screen::Play, 1));
    everybody(&mut ui);
    press(&mut ui, &[Button::Ok]);
    assert_eq!((game(&ui).phase(), entries(&ui)), (Phase::Count, 4));
    press(&mut ui, &[Button::Ok, Button::Ok]);
    assert_eq!(game(&ui).phase(), Phase::Hire);
    press(&mut ui, &[Button::Next]);
    let asked = Screens::gives_up(&ui, game(&ui)).unwrap();
    assert_eq!((asked.title.as_str(), asked.give.as_str()), ("Anna: take nothing?", "Take nothing"));
    press(&mut ui, &[Button::Next, Button::Back]);
    assert_eq!((game(&ui).turn(), entries(&ui)), (Some(ANNA), 6));
    press(&mut ui, &[Button::Next, Button::Down, Button::Ok]);
    assert_eq!(game(&ui).turn(), Seat::new(1));
}

/// OK never left the garden: after the last stop the first row was "Go on drawing".
#[test]
fn ok_after_the_last_stop_counts() {
    let mut ui = ui(2, &[], &["A stop", "B stop"]);
    press(&mut ui, &[Button::Ok]);
    assert_eq!(game(&ui).phase(), Phase::Count);
}

/// A payment was shown net, and its coin told again: 4 gems and 3 coins for a blue tile of 7.
#[test]
fn a_payment_reads_as_hands_make_it() {
    let mut lines = ALL_STOP.to_vec();
    lines.extend(["A count 4", "B count 8", "fix A coins 3"]);
    let played = ui(2, &[], &lines);
    assert_eq!(plain(&Screens::aside(&played, game(&played))), "4g 3c");
    let blue = ("Blue 7".to_string(), "pay 3, take 1c".to_string());
    assert_eq!(rows(&played)[0], blue);
    assert_eq!(note(&played, "Anna buy blue 1 other"), "Anna: Blue, pay 3, take 1c");
    assert_eq!(note(&played, "Anna buy green 1 other"), "Anna: Green");
    assert_eq!(note(&played, "Anna take-pig"), "Anna: pig, take 1c");
    assert_eq!(note(&played, "Anna pass"), "Anna takes nothing");
    // The coin of one stack only is shown where the stack is asked.
    lines.push("fix coin-blue-1 0");
    let mut played = ui(2, &[], &lines);
    assert_eq!(rows(&played)[0].1, "pay 3c");
    press(&mut played, &[Button::Ok]);
    let stacks = [("Above the board", ""), ("Below the board", "take 1c")].map(|(a, b)| (a.to_string(), b.to_string()));
    assert_eq!(rows(&played), stacks);
}

/// The money stayed on the screen after hiring, and nothing marked who had hired.
#[test]
fn who_has_hired_is_marked() {
    let mut lines = ALL_STOP.to_vec();
    lines.insert(2, "C stop");
    lines.extend(["A count 4", "B count 8", "C count 2"]);
    let foot = |ui: &Ui| Screens::foot(ui, game(ui), ui.focus());
    assert_eq!(foot(&ui(3, &[], &lines)), (line(format_args!("Round 1")), line(format_args!("then Bram"))));
    lines.push("A pass");
    assert_eq!(foot(&ui(3, &[], &lines)), (line(format_args!("done: Anna")), line(format_args!("then Cleo"))));
    lines.push("B pass");
    assert_eq!(foot(&ui(3, &[], &lines)), (line(format_args!("done: Anna, Bram")), Line::new()));
}

/// What a tile makes stands beside it, in an order that a draw does not change.
#[test]
fn the_tiles_say_what_they_make_and_keep_their_order() {
    let tiles = |ui: &Ui| rows(ui).into_iter().take(3).collect::<List<_>>();
    let expected = |values: [&str; 3]| {
        ["Gnome", "Twins", "Lucky pig"]
            .into_iter()
            .zip(values)
            .map(|(a, b)| (a.to_string(), b.to_string()))
            .collect::<List<_>>()
    };
    assert_eq!(tiles(&ui(1, &[], &[])), expected(["1 of 6", "2 of 6", "1 of 3"]));
    assert_eq!(tiles(&ui(1, &[], &["A draw gnome 3", "A draw twin"])), expected(["alarm!", "alarm!", "1 of 3"]));
    let third = ui(1, &[], &["fix A owned-beige 3", "A draw pig-beige 2"]);
    assert_eq!(tiles(&third), expected(["1 of 6", "2 of 6", "take 1c"]));
    assert_eq!(note(&third, "Anna draw pig-beige"), "third pig, take 1c");
    let four = ui(2, &[], &["fix A owned-beige 3", "A draw gnome", "A draw pig-beige 3"]);
    assert_eq!(note(&four, "Anna cannot-place"), "Anna: fits nowhere, −1c");
    assert_eq!(note(&four, "Bram draw gnome 2"), "Bram: 2 × Gnome, 2 of 6");
}

/// GL-61, GL-94: an alarm says what it takes, in the pro variant half.
#[test]
fn an_alarm_says_what_it_takes() {
    let alarm = ["A draw gnome 4", "A draw twin"];
    let effect = |options: &[(GameOption, u8)]| {
        let (before, after) = (ui(2, options, &alarm[..1]), ui(2, options, &alarm));
        let banner = notes::banner(&after, game(&before), game(&after)).unwrap();
        assert!(notes::banner(&after, game(&after), game(&after)).is_none(), "once is enough");
        (banner.words.to_string(), banner.effect.to_string())
    };
    assert_eq!(effect(&[]), ("Gnome\nalarm!".to_string(), "Anna loses 3 gems".to_string()));
    assert_eq!(effect(&[(GameOption::Pro, 1)]).1, "Anna loses half the gems");
    let mut lines = alarm.to_vec();
    lines.extend(["B stop", "close-garden"]);
    for (options, words) in [(&[][..], "14 − 3 = 11"), (&[(GameOption::Pro, 1)][..], "14 − 7 = 7")] {
        let mut ui = ui(2, options, &lines);
        press(&mut ui, &[Button::Ok]);
        let beside = Screens::beside(&ui, Spinner { value: 14, min: 0, max: 99 });
        assert_eq!(beside[..2], [line(format_args!("Gnome alarm")), line(format_args!("{words}"))]);
        assert_eq!(note(&ui, "Anna count 14"), std::format!("Anna: {words}g"));
    }
}

fn missions(players: usize, front: &[u8], right: &[u8]) -> Setup {
    let mut setup = setup(Mode::Track, &NAMES[..players], &[(GameOption::Missions, 1)]);
    let bytes = |tiles: &[u8]| core::array::from_fn::<u8, 5, _>(|place| tiles.get(place).copied().unwrap_or(0xff));
    setup.set_bytes_at(GameOption::Mission as usize, &bytes(front));
    setup.set_bytes_at(GameOption::Right as usize, &bytes(right));
    setup
}

/// "Bram: mission?" never named the mission.
#[test]
fn the_question_names_the_mission() {
    let lines = ["A stop", "B stop", "close-garden", "A count 5"];
    let mut ui = play(missions(2, &[0, 1], &[2, 3]), Lang::En, &lines);
    press(&mut ui, &[Button::Ok, Button::Ok]);
    let draft: &Draft = ui.drafts().last().unwrap();
    assert_eq!(Screens::question_line(&ui, draft).unwrap(), "Bram: 4 blue gems?");
    assert_eq!(plain(&Screens::ask_foot(&ui).0), "Mission: +2g");
    assert_eq!(rows(&ui)[1], ("Yes".to_string(), "+2g".to_string()));
}

/// "The game cannot start like this" gave no reason.
#[test]
fn a_set_up_that_cannot_start_says_why() {
    let ui = Ui::new();
    let why = |setup: &Setup| Screens::flaw(&ui, setup).map(|(why, _)| why.to_string());
    assert_eq!(why(&missions(2, &[0, 0xff], &[2, 3])).unwrap(), "Which mission lies in front of Bram?");
    assert_eq!(why(&missions(2, &[0, 1], &[0xff, 3])).unwrap(), "Which mission lies to the right of Anna?");
    assert_eq!(why(&missions(2, &[0, 1], &[2, 1])).unwrap(), "The tile 4 blue gems exists once, and Bram has it too");
    let mut shape = missions(2, &[0, 4], &[2, 1]);
    assert_eq!(why(&shape).unwrap(), "How many gems are printed on Shape A?");
    shape.set_option(GameOption::ShapeA, 3);
    assert_eq!(why(&shape), None);
    assert_eq!(why(&setup(Mode::Track, &NAMES, &[])), None);
}

/// GL-101: a mutation reads as what becomes of the pig.
#[test]
fn a_mutation_says_what_the_pig_becomes() {
    let mut lines = std::vec!["fix A owned-beige 3", "A draw pig-beige 3"];
    lines.extend(ALL_STOP);
    lines.extend(["A count 0", "B count 0", "A pass"]);
    let ui = ui(2, &[(GameOption::Pro, 1)], &lines);
    assert_eq!(rows(&ui)[0].0, "Beige → Green");
    assert_eq!(note(&ui, "Anna mutate beige - 1 pig"), "Anna: Beige → Green");
}

/// The set-up pages left out the missions and the victory tile, and told a solo player about the start marker.
#[test]
fn the_set_up_is_that_of_these_players_and_variants() {
    let pages = |setup: &Setup| {
        let pages = Screens::briefing(setup);
        pages.iter().map(|page| (page.moment, page.said(Lang::En).to_string())).collect::<List<_>>()
    };
    let has = |setup: &Setup, moment: Moment| pages(setup).iter().any(|(page, _)| *page == moment);
    let alone = setup(Mode::Track, &NAMES[..1], &[(GameOption::Goal, 1)]);
    assert!(
        !has(&alone, Moment::SetupMarker) && !has(&alone, Moment::SetupMarkerPro) && has(&alone, Moment::NoMissions)
    );
    assert!(pages(&alone).iter().any(|(_, text)| text.contains("with 20 up")));
    assert!(pages(&alone).iter().any(|(_, text)| text.contains("other 20 pigs")));
    let four = setup(Mode::Track, &NAMES[..4], &[(GameOption::Pro, 1), (GameOption::Missions, 1)]);
    assert!(has(&four, Moment::SetupMarkerPro) && has(&four, Moment::Missions));
    assert!(pages(&four).iter().any(|(_, text)| text.contains("with 17 up")));
    assert!(has(&missions(3, &[0], &[1]), Moment::MissionsBetween));
}

/// GL-130: the count of a solo game is a sum.
#[test]
fn a_solo_game_ends_with_its_sum() {
    let lines = ["stop", "close-garden", "count 3", "take-pig", "next-round", "stop", "close-garden", "count 17"];
    let ui = ui(1, &[], &lines);
    assert_eq!(game(&ui).solo_result().map(|(tiles, _)| tiles), Some(10));
    assert_eq!(medal::sum(&ui, 24), "8+15+1 = 24 tiles");
    assert_eq!(Screens::ended(&ui, game(&ui)).unwrap(), "17 gems, goal 17");
}

/// The odds help who plays alone, unless that is switched off; at a table they are asked for.
#[test]
fn odds_are_shown_to_who_plays_alone() {
    let mut ui = ui(1, &[], &["draw gnome 4"]);
    assert_eq!(Screens::foot(&ui, game(&ui), Some(ANNA)).1, "alarm 50%");
    ui.settings.aid_alone = false;
    assert_eq!(Screens::foot(&ui, game(&ui), Some(ANNA)).1, "");
    assert!(!play(setup(Mode::Track, &NAMES[..2], &[]), Lang::En, &[]).aids());
}

/// People want to know the gems of the round before while they draw: they were 0.
#[test]
fn the_gems_of_the_last_round_stay_in_sight() {
    let mut lines = ALL_STOP.to_vec();
    lines.extend(["A count 12", "B count 8", "A pass", "B pass", "next-round"]);
    let ui = ui(2, &[], &lines);
    assert_eq!(plain(&Screens::foot(&ui, game(&ui), Some(ANNA)).0), "0c  last 12g");
    let facts = crate::games::facts::all(|facts| Screens::facts(&ui, game(&ui), ANNA, facts));
    assert_eq!(facts[0], (line(format_args!("Last gems")), line(format_args!("12"))));
    let mut row = Row::default();
    let points = engine_nostd::ScoreLine::of(engine_nostd::games::gardlings::Source::Net, 12, 1);
    Screens::why_row(&ui, ANNA, &points, &mut row);
    assert_eq!(plain(&row.left), "12g");
}

/// A score pad asks nobody in particular no more: every question has a name.
#[test]
fn every_question_of_the_score_pad_names_the_player() {
    let mut ui = play(setup(Mode::ScorePad, &NAMES[..2], &[]), Lang::En, &[]);
    assert_eq!(ui.spinner().unwrap().value, 17);
    while ui.screen() == Screen::Pad {
        let (seat, id) = ui.table.as_ref().unwrap().state().next_field().unwrap();
        assert!(Screens::pad_text(seat, id).unwrap().in_lang(Lang::En).starts_with("{}: "));
        press(&mut ui, &[Button::Ok]);
    }
}

fn assert_fits(ui: &Ui, what: &str) {
    let mut frame = Frame::new();
    let Ok(fits) = ui.draw(Canvas::on_frame(&mut frame, Point::zero()));
    assert!(fits, "{what}: {:?} {:?} in {:?}", ui.screen(), game_phase(ui), ui.settings.lang);
}

fn game_phase(ui: &Ui) -> Option<Phase> {
    Screens::game(ui).map(Rules::phase)
}

/// Walks through the rows of a screen, and the screens that NEXT and the scores lead to.
fn walk(start: &Ui, what: &str) {
    assert_fits(start, what);
    let mut scores = start.clone();
    scores.press(Press { button: Button::Next, act: Act::Hold, at: 0 });
    for _ in 0..4 {
        assert_fits(&scores, what);
        press(&mut scores, &[Button::Ok]);
    }
    let mut next = start.clone();
    press(&mut next, &[Button::Next]);
    assert_fits(&next, what);
    for row in 0..start.items().len() {
        let mut chosen = start.clone();
        (0..row).for_each(|_| press(&mut chosen, &[Button::Down]));
        assert_fits(&chosen, what);
        for _ in 0..3 {
            press(&mut chosen, &[Button::Ok]);
            assert_fits(&chosen, what);
        }
    }
}

/// Every screen of the game has room for the widest names and words.
#[test]
fn every_screen_has_room_for_the_widest_names() {
    let alarm: &[&str] = &["A draw gnome 4", "A draw twin", "B draw pig-beige", "B stop"];
    let count: &[&str] = &["A draw gnome 4", "A draw twin", "B stop", "C stop", "D stop", "E stop", "close-garden"];
    let hire: &[&str] = &["A count 99", "B count 12", "C count 14", "D count 10", "E count 16", "A stop"];
    for lang in Lang::ALL {
        for players in 1..=5 {
            for options in [&[][..], &[(GameOption::Pro, 1)][..]] {
                let game = |lines: &[&str]| {
                    let sits = |line: &&&str| !matches!(line.as_bytes(), [seat @ b'B'..=b'E', b' ', ..] if usize::from(seat - b'A') >= players);
                    let lines: List<&str> = lines.iter().filter(sits).copied().collect();
                    play(setup(Mode::Track, &WIDE[..players], options), lang, &lines)
                };
                walk(&game(&[]), "new");
                if options.is_empty() {
                    walk(&game(&["fix A owned-beige 4", "A draw gnome", "A draw pig-beige 3"]), "third pig");
                    walk(&game(&["fix A owned-beige 4", "A draw gnome", "A draw pig-beige 2"]), "two pigs");
                }
                walk(&game(alarm), "alarm");
                let mut lines = count.to_vec();
                walk(&game(&lines), "count");
                lines.extend(&hire[1..5]);
                lines.insert(count.len(), "A count 13");
                walk(&game(&lines), "hire");
                lines.extend(["A buy green 1 other", "B take-pig", "C buy blue 1 pig", "D pass", "E take-pig"]);
                walk(&game(&lines), "round end");
                lines.extend(["next-round"]);
                walk(&game(&lines), "second round");
            }
        }
        let shapes = |mut setup: Setup| {
            setup.set_option(GameOption::ShapeA, 9);
            setup
        };
        for players in [1, 2, 3, 5] {
            let tiles = if players == 5 {
                missions(5, &[0, 1, 2, 3, 4], &[])
            } else {
                missions(players, &[0, 1, 3][..players], &[2, 4, 5][..players])
            };
            let mut tiles = shapes(tiles);
            tiles.set_option(GameOption::ShapeB, 9);
            tiles.names = setup(Mode::Track, &WIDE[..players], &[]).names;
            let stops: List<String> =
                ["A", "B", "C", "D", "E"][..players].iter().map(|seat| std::format!("{seat} stop")).collect();
            let mut lines: List<&str> = stops.iter().map(String::as_str).collect();
            walk(&play(tiles.clone(), lang, &[]), "missions");
            lines.push("close-garden");
            walk(&play(tiles.clone(), lang, &lines), "missions counted");
            let passes: List<String> = ["count 5", "pass"]
                .iter()
                .flat_map(|kind| {
                    ["A", "B", "C", "D", "E"][..players].iter().map(move |seat| std::format!("{seat} {kind}"))
                })
                .collect();
            lines.extend(passes.iter().map(String::as_str));
            walk(&play(tiles, lang, &lines), "missions move");
        }
    }
}

#[test]
fn a_row_of_a_move_is_named_by_what_it_is_about() {
    let ui = ui(2, &[], &[]);
    assert_eq!(Screens::kind(&Draft::new(Some(ANNA), MoveKind::Draw)), Some(MoveKind::Draw));
    let two = Move::Draw { kind: TileKind::Gnome, n: engine_nostd::arg::Number(2) };
    assert_eq!(Screens::move_name(&ui, &two), "2 × Gnome");
    assert_eq!(Screens::move_name(&ui, &Move::Redraw { kind: TileKind::PigGold }), "Lucky pig");
}

/// "Twins 4 of 6" booked two of them, which nothing said.
#[test]
fn several_at_once_says_how_many() {
    let mut ui = ui(2, &[], &["A draw gnome"]);
    let several = rows(&ui).iter().position(|(left, _)| left == "Several at once").unwrap();
    while ui.cursor() != several {
        press(&mut ui, &[Button::Down]);
    }
    ui.press(Press { button: Button::Ok, act: Act::Hold, at: 0 });
    assert_eq!(ui.title().as_str(), "Several at once");
    press(&mut ui, &[Button::Back, Button::Ok]);
    let row = |left: &str, right: &str| (left.to_string(), right.to_string());
    // Three of four gnomes are left in the bag, and both twins: 1 + 2 x 2 gnomes of 6.
    assert_eq!(rows(&ui)[..2], [row("Gnome", "2 to 3"), row("2 × Twins", "5 of 6")]);
}

/// Everybody draws at once, so it is nobody's turn.
#[test]
fn no_turn_begins_while_all_draw() {
    assert_eq!(ui(3, &[], &[]).table.unwrap().state().turn(), None);
}
