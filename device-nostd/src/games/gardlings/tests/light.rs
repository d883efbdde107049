//! Light Gardlings in the hand: presses, rows, notes, and the widest words and numbers.

use std::format;

use engine_nostd::games::gardlings::{Light, LightMove, LightOption, LightPhase};
use engine_nostd::verb::Moves;

use super::*;
use crate::games::light::{LightFace, LightOf};
use Button::{Back, Down, Next, Up};

const OK: Button = Button::Ok;

type Chosen = (LightOption, u8);

const NO_GUIDE: Chosen = (LightOption::Guide, 0);
const PRO: Chosen = (LightOption::Pro, 1);
const MISSIONS: Chosen = (LightOption::Missions, 1);

fn light_setup(names: &[&str], options: &[Chosen]) -> Setup {
    let mut setup = setup(Mode::Light, names, &[]);
    options.iter().for_each(|(option, value)| setup.set_option(*option, *value));
    setup
}

fn light(players: usize, options: &[Chosen], lines: &[&str]) -> Ui {
    play(light_setup(&NAMES[..players], options), Lang::En, lines)
}

fn game(ui: &Ui) -> &Light {
    LightScreens::game(ui.table.as_ref().unwrap().state()).unwrap()
}

/// Returns the rows of the screen as they are written, without icons but those of money.
fn listed(ui: &Ui) -> List<(String, String)> {
    ui.items().iter().map(|item| ui.row(item)).map(|row| (plain(&row.left), plain(&row.right))).collect()
}

/// Returns what a move would leave in the foot.
fn said(ui: &Ui, line: &str) -> String {
    plain(&note_of(ui, line))
}

/// Returns what a move would leave in the foot, with its icons.
fn note_of(ui: &Ui, line: &str) -> Line {
    let table = ui.table.as_ref().unwrap();
    let Entry::Play(by, raw) = read_entry(line, table.setup(), table.state()).unwrap() else { panic!("{line}") };
    let mut after = table.state().clone();
    let by = by.or(after.turn());
    after.play(by, &raw).unwrap();
    let made = LightMove::from_raw(&raw).unwrap();
    match LightScreens::note(ui, game(ui), LightScreens::game(&after).unwrap(), by, &made) {
        Remark::So(said) => said,
        _ => Line::new(),
    }
}

/// Presses a turn of Anna and returns whether it was complete, with her gems and coins.
fn turn(options: &[Chosen], gems: u8, buttons: &[Button]) -> (bool, u8, u8) {
    let garden: &[&str] = if options.contains(&NO_GUIDE) { &[] } else { &["next"] };
    let fixes = ["fix A tiles 12", &format!("fix A gems {gems}")];
    let mut ui = light(2, options, &[&fixes, garden].concat());
    press(&mut ui, buttons);
    (game(&ui).has_hired(ANNA), game(&ui).gems(ANNA), game(&ui).coins(ANNA))
}

/// The turns of the specification, press by press, with the guide and without.
#[test]
fn a_turn_takes_few_presses() {
    // 9 again: blue and its coin.
    assert_eq!(turn(&[], 9, &[Next, OK]), (true, 9, 1));
    assert_eq!(turn(&[NO_GUIDE], 9, &[Next]), (true, 9, 1));
    // 6 to 8, three pigs: 8 gems and a coin are blue and its coin.
    for options in [&[][..], &[NO_GUIDE]] {
        assert_eq!(turn(options, 6, &[Up, Up, OK, OK, OK]), (true, 8, 2));
        // 12 to 9, alarm: 6 gems are green.
        assert_eq!(turn(options, 12, &[Down, Down, Down, OK, Down, OK, OK]), (true, 9, 0));
    }
    // 8 to 10 with both: 7 gems are blue; the coin of the pigs and that of the stack.
    assert_eq!(turn(&[], 8, &[Up, Up, OK, Up, OK, OK]), (true, 10, 2));
    assert_eq!(turn(&[NO_GUIDE], 8, &[Up, Up, OK, Up, Up, OK, OK]), (true, 10, 2));
    // 7 to 10, the second row: blue.
    assert_eq!(turn(&[], 7, &[Up, Up, Up, Next, Down, OK]), (true, 10, 1));
    assert_eq!(turn(&[NO_GUIDE], 7, &[Up, Up, Up, OK, Up, OK, Down, OK]), (true, 10, 1));
}

#[test]
fn ok_and_next_end_the_gardens() {
    for button in [OK, Next] {
        let mut ui = light(3, &[], &[]);
        press(&mut ui, &[button]);
        assert_eq!(game(&ui).phase(), LightPhase::Count);
        press(&mut ui, &[Back]);
        assert_eq!(game(&ui).phase(), LightPhase::Garden);
    }
}

#[test]
fn one_back_takes_a_run_back() {
    let mut ui = light(2, &[], &["next"]);
    press(&mut ui, &[Up, Up, Up, Down]);
    assert_eq!(game(&ui).gems(ANNA), 5);
    press(&mut ui, &[Back]);
    assert_eq!(game(&ui).gems(ANNA), 3);
    assert_eq!(game(&ui).phase(), LightPhase::Count);
}

#[test]
fn a_payment_reads_as_hands_make_it_in_a_light_game_too() {
    let mut ui = light(2, &[], &["fix A coins 2", "fix coin-pink 1", "next", "A gems +6", "next"]);
    let row = |left: &str, right: &str| (left.to_string(), right.to_string());
    let expected = [
        row("Pink 10", "pay 1, take 1c"),
        row("Pink 10", "pay 1, take 0c"),
        row("Blue 7", "take 1c"),
        row("Green 4", ""),
        row("Pig", "take 1c"),
        row("Nothing", ""),
        row("Fix coins (2)", ""),
    ];
    assert_eq!(listed(&ui), expected);
    // The last row puts the coins right and comes back: with one more, pink still is the dearest.
    press(&mut ui, &[Up, OK, Up, OK]);
    assert_eq!(game(&ui).coins(ANNA), 3);
    assert_eq!((ui.screen(), game(&ui).phase()), (Screen::Play, LightPhase::Hire));
    assert_eq!(listed(&ui).last(), Some(&row("Fix coins (3)", "")));
}

#[test]
fn the_rows_beside_the_gems_say_what_they_come_to() {
    let mut ui = light(2, &[], &["fix A tiles 9", "next", "A gems +9"]);
    press(&mut ui, &[OK]);
    let row = |left: &str, right: &str| (left.to_string(), right.to_string());
    assert_eq!(ui.title(), "12 gems and…");
    assert_eq!(listed(&ui), [row("Three pigs", "+1c"), row("Gnome alarm", "12−3=9g"), row("Alarm and pigs", "9g +1c")]);
    let mut pro = light(2, &[PRO], &["next", "A gems +9"]);
    press(&mut pro, &[OK]);
    let expected = [
        row("A pond", "+1c"),
        row("Gnome alarm", "12−6=6g"),
        row("Alarm and a pond", "6g +1c"),
        row("More ponds", ""),
        row("Alarm + ponds", "6g"),
    ];
    assert_eq!(listed(&pro), expected);
}

#[test]
fn next_in_the_hire_list_asks_first() {
    let mut ui = light(2, &[], &["next", "next"]);
    press(&mut ui, &[Next]);
    assert_eq!((ui.screen(), ui.title().as_str()), (Screen::GiveUp, "Anna: take nothing?"));
    press(&mut ui, &[OK]);
    assert!(!game(&ui).has_hired(ANNA));
    press(&mut ui, &[Next, Down, OK]);
    assert!(game(&ui).has_hired(ANNA));
    assert_eq!(game(&ui).tiles(ANNA), 8);
}

/// GL-L19: what the table does between two rounds is said; GL-L14: so is what pigs do in the pro variant.
#[test]
fn notes_of_a_light_game_name_the_player_and_the_hands() {
    let count = ["fix A tiles 9", "fix A coins 3", "next", "A gems +2"];
    let ui = light(3, &[], &count);
    assert_eq!(said(&ui, "Anna count alarm=yes"), "Anna: gnomes take 3g");
    assert_eq!(said(&ui, "Anna count three-pigs=yes"), "Anna: three pigs, take 1c");
    assert_eq!(said(&ui, "Anna count alarm=yes three-pigs=yes"), "Anna: 5−3=2g, take 1c");
    assert_eq!(said(&ui, "next"), "");
    let ui = light(3, &[], &[&count[..], &["next"]].concat());
    assert_eq!(said(&ui, "Anna buy blue"), "Anna: Blue, pay 2, take 1c");
    assert_eq!(said(&ui, "Anna take-pig"), "Anna: pig, take 1c");
    assert_eq!(said(&ui, "Anna pass"), "Anna takes nothing");
    let last = ["next", "next", "A pass", "next"];
    assert_eq!(said(&light(2, &[], &last), "Bram pass"), "Fill the bags. Bram starts");
    assert_eq!(said(&light(1, &[], &["next", "next"]), "Anna pass"), "All tiles into the bag");
    let pro = light(2, &[PRO], &["fix A tiles 9", "next", "next"]);
    assert_eq!(said(&pro, "Anna take-pig"), "Anna: 3 pigs? One mutates");
    let ponds = light(2, &[PRO], &["next"]);
    assert_eq!(said(&ponds, "Anna count ponds=3"), "Anna: 3 ponds, take 3c");
    assert_eq!(said(&light(2, &[NO_GUIDE], &["A gems +7"]), "next"), "Anna: Pink 10, take 1c");
}

/// With five wide names and the largest numbers: a name gives way, never the coins behind it, and no row loses its price.
#[test]
fn no_note_and_no_row_is_cut_in_any_language() {
    let count = ["fix A tiles 9", "fix A coins 9", "next", "A gems +22"];
    let one_left = ["fix coin-blue 1", "fix coin-pink 1", "fix coin-gold 1"];
    for lang in Lang::ALL {
        let of = |options: &[Chosen], lines: &[&str]| play(light_setup(&WIDE, options), lang, lines);
        let base = of(&[], &count);
        for line in ["alarm=yes", "three-pigs=yes", "alarm=yes three-pigs=yes"] {
            let said = note_of(&base, &format!("{} count {line}", WIDE[0]));
            assert!(notes::fits(&said), "{said} in {lang:?}");
        }
        // Pro: 25 gems, of which 12 are stolen, and as many coins as the supply can pay for nine ponds.
        let pro = of(&[PRO], &count);
        for line in ["alarm=yes ponds=9", "ponds=1", "ponds=9"] {
            let said = note_of(&pro, &format!("{} count {line}", WIDE[0]));
            assert!(notes::fits(&said), "{said} in {lang:?}");
        }
        // 5 gems and 9 coins: gold costs all of them.
        let poor = ["fix A coins 9", "fix A gems 5", "next", "next"];
        let hires = of(&[], &[&one_left[..], &poor[..]].concat());
        for line in ["buy gold", "buy gold coin=no", "take-pig", "pass"] {
            let said = note_of(&hires, &format!("{} {line}", WIDE[0]));
            assert!(notes::fits(&said), "{said} in {lang:?}");
        }
        let mut lists = [hires, of(&[], &count), of(&[PRO], &count)];
        lists[1..].iter_mut().for_each(|list| press(list, &[OK]));
        for (list, least) in lists.iter().zip([7, 3, 5]) {
            assert!(list.items().len() >= least, "{} rows", list.items().len());
            // A bar where there are more than four rows takes four pixels.
            let room = if list.items().len() > 4 { 117 } else { 121 };
            for row in list.items().iter().map(|item| list.row(item)) {
                let width = Letters::Tiny.width(&row.left) + 4 + Letters::Tiny.width(&row.right);
                assert!(width <= room, "{} {}: {width} in {lang:?}", plain(&row.left), plain(&row.right));
            }
        }
    }
}

/// "OK: Alarm, Schweine" had no room beside "NEXT: gezählt", and nothing said that there is more behind OK.
#[test]
fn the_dial_says_in_every_language_what_ok_and_next_do() {
    for lang in Lang::ALL {
        for options in [&[][..], &[PRO], &[MISSIONS]] {
            for tiles in ["fix A tiles 8", "fix A tiles 9"] {
                let ui = play(light_setup(&WIDE, options), lang, &[tiles, "next"]);
                let (left, right) = LightScreens::foot(&ui, game(&ui));
                assert!(left.starts_with("OK") && right.starts_with("NEXT"), "{left} {right} in {lang:?}");
            }
        }
    }
}

/// Gems, what was stolen, what is left, the goal, the coins.
#[test]
fn the_reasons_lead_from_the_gems_to_what_is_left() {
    let why = |lines: &[&str]| {
        let mut ui = light(2, &[], lines);
        ui.press(Press { button: Next, act: Act::Hold, at: ui.now + 1_000 });
        // The row of the player whose turn it is.
        press(&mut ui, &[OK, OK]);
        assert!(matches!(ui.screen(), Screen::Why(ANNA)), "{:?}", ui.screen());
        listed(&ui)
    };
    let row = |left: &str, right: &str| (left.to_string(), right.to_string());
    let stolen = ["fix A coins 2", "next", "A gems +9", "A count alarm=yes"];
    let expected = [row("Gems", "12"), row("Stolen", "−3"), row("Gems left", "9"), row("Goal 17, 2 coins", "")];
    assert_eq!(why(&stolen), expected);
    let whole = ["fix A coins 2", "next", "A gems +9", "next"];
    assert_eq!(why(&whole), [row("Gems", "12"), row("Goal 17, 2 coins", "")]);
}

/// "21 of 17 gems" is no sentence.
#[test]
fn the_result_says_the_gems_and_the_goal() {
    let ui = light(1, &[], &["next", "A gems +18", "next"]);
    assert_eq!(LightScreens::ended(&ui, game(&ui)).unwrap(), "21 gems, goal 17");
}

/// "Go on" in the history and after BACK said nothing.
#[test]
fn next_is_called_what_it_does() {
    let mut ui = light(2, &[], &["next", "A gems +6", "next", "A pass", "B gems +2", "B count alarm=yes"]);
    ui.show(Screen::History);
    let names = |ui: &Ui| listed(ui).into_iter().map(|(left, _)| left).collect::<List<_>>();
    // 3 + 6 gems, 3 + 2 gems.
    let told = ["Bram: 5g Gnome alarm", "Bram: Gems +2", "Anna: Nothing", "Anna: 9g", "Anna: Gems +6", "Count"];
    assert_eq!(names(&ui), told);
    // What is taken back and brought back is called the same.
    press(&mut ui, &[Back, Back, Back, Back, Back]);
    assert_eq!(plain(&ui.heard().1), "Anna: 9g");
    ui.show(Screen::History);
    assert_eq!(names(&ui)[0], "↷ Anna: 9g");
    press(&mut ui, &[OK]);
    assert_eq!(plain(&ui.heard().1), "Anna: 9g");
}

#[test]
fn only_rare_events_of_a_light_game_fill_the_screen() {
    let fills = |lines: &[&str], line: &str| {
        let ui = light(3, &[], lines);
        let table = ui.table.as_ref().unwrap();
        let Entry::Play(_, raw) = read_entry(line, table.setup(), table.state()).unwrap() else { panic!("{line}") };
        let mut after = table.state().clone();
        after.play(after.turn(), &raw).unwrap();
        let (after, made) = (LightScreens::game(&after).unwrap(), LightMove::from_raw(&raw).unwrap());
        let banner = LightScreens::banner(&ui, game(&ui), after, &made);
        banner.map(|banner| (plain(&banner.words), plain(&banner.effect)))
    };
    let told = |words: &str, effect: &str| Some((words.to_string(), effect.to_string()));
    assert_eq!(fills(&["next", "A gems +14"], "next"), told("Anna\nhas 17!", "Everybody counts"));
    let tie = ["next", "A gems +14", "next", "B gems +14", "next"];
    assert_eq!(fills(&tie[..4], "next"), None);
    assert_eq!(fills(&tie, "next"), told("Complete\ntie!", "17g 0c each: nobody wins"));
    // An alarm is too frequent.
    assert_eq!(fills(&["next"], "Anna count alarm=yes"), None);
}

/// GL-L04: the table is reminded of what it keeps itself.
#[test]
fn a_light_game_reminds_of_what_the_table_keeps() {
    assert!(LightScreens::reminders(LightPhase::Garden).contains(&Moment::GnomeAlarm));
    assert!(LightScreens::reminders(LightPhase::Hire).contains(&Moment::RoundEnd));
    let title = |lines: &[&str]| light(4, &[MISSIONS], lines).title();
    assert_eq!(title(&[]), "Everybody draws");
    assert_eq!(title(&["fix round 2"]), "Missions go left");
}

#[test]
fn the_widest_light_screens_fit() {
    let fixes = ["fix A coins 9", "fix B coins 8", "fix C coins 9", "fix A tiles 99", "fix A gems 88", "fix round 888"];
    for lang in Lang::ALL {
        for options in [&[][..], &[NO_GUIDE], &[PRO, MISSIONS], &[PRO, MISSIONS, NO_GUIDE]] {
            for players in [1, 3, 5] {
                let seated = |line: &&str| players > 2 || line.contains(" A ");
                let fixes = &fixes.into_iter().filter(seated).collect::<List<_>>();
                let start = play(light_setup(&WIDE[..players], options), lang, fixes);
                for buttons in [
                    &[][..],
                    &[Next],
                    &[Next, OK],
                    &[Next, OK, Down, OK],
                    &[Next, OK, Down, OK, Down],
                    &[Next, OK, Up, OK],
                    &[Next, OK, Up, OK, Up, OK],
                    &[Next, Next],
                    &[OK, Down, OK, OK],
                    &[OK, Down, OK, Next],
                ] {
                    let mut ui = start.clone();
                    press(&mut ui, buttons);
                    let mut frame = Frame::new();
                    let Ok(fits) = ui.draw(Canvas::on_frame(&mut frame, Point::zero()));
                    assert!(fits, "{:?} {buttons:?} {options:?} {players} in {lang:?}", ui.screen());
                }
            }
        }
    }
}

/// The bar jumped onto a purchase that the correction had made possible, and the next OK bought it.
#[test]
fn after_a_correction_the_bar_is_where_nothing_is_bought() {
    // 3 gems buy nothing; with 9 coins pink is within reach.
    let mut ui = light(2, &[], &["next", "next"]);
    assert_eq!(listed(&ui).len(), 3, "Pig, Nothing, Fix coins");
    press(&mut ui, &[Up, OK, Up, Up, Up, Up, Up, Up, Up, Up, Up, OK]);
    assert_eq!(game(&ui).coins(ANNA), 9);
    assert_eq!(listed(&ui)[0], ("Pink 10".to_string(), "pay 7, take 1c".to_string()));
    assert_eq!(listed(&ui)[ui.cursor()].0, "Fix coins (9)");
    press(&mut ui, &[OK, OK]);
    assert!(!game(&ui).has_hired(ANNA));
}

/// The header said "0 gems" beside a dial of 8.
#[test]
fn the_page_of_a_player_shows_no_gems_that_nobody_counted() {
    let aside = |lines: &[&str]| {
        let ui = light(2, &[], lines);
        plain(&LightScreens::player_aside(&ui, game(&ui), ANNA))
    };
    assert_eq!(aside(&["next", "A gems +5"]), "Round 1");
    assert_eq!(aside(&["next", "A gems +5", "next"]), "8g");
    let title = |lines: &[&str]| {
        let mut ui = light(2, &[], lines);
        ui.show(Screen::Why(ANNA));
        ui.title().to_string()
    };
    assert_eq!(title(&["next", "A gems +5"]), "Anna: not counted");
    assert_eq!(title(&["next", "A gems +5", "next"]), "Anna: why 8?");
    assert_eq!(title(&["next", "next", "A pass", "next", "B pass"]), "Anna: Previous round");
}

#[test]
fn one_gem_is_no_gems() {
    let title = |lang: Lang, gems: &str| {
        let ui = play(light_setup(&NAMES[..2], &[]), lang, &[gems, "next"]);
        LightScreens::happened(&ui, game(&ui)).to_string()
    };
    let one = Lang::ALL.map(|lang| title(lang, "fix A gems 1"));
    assert_eq!(one, ["1 gem and…", "1 edelsteen en…", "1 Edelstein und…", "1 gemme et…"]);
    assert_eq!(title(Lang::De, "fix A gems 2"), "2 Edelsteine und…");
}

/// Gems of the round before looked like those of this one.
#[test]
fn while_all_draw_the_foot_says_whose_round_the_gems_are_of() {
    let foot = |lines: &[&str]| {
        let ui = light(2, &[], lines);
        LightScreens::foot(&ui, game(&ui)).0.to_string()
    };
    assert_eq!(foot(&[]), "Round 1");
    assert_eq!(foot(&["next", "next", "A pass", "next", "B pass"]), "From round 1");
    // Nobody has counted in a game that begins in the middle.
    assert_eq!(foot(&["fix round 5"]), "Round 5");
}
