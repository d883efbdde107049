//! Bounce traces and the presses that result from them.

extern crate std;
use std::format;
use std::string::String;
use std::vec::Vec;

use super::*;

/// Reads `O+0 O-100` as OK going down at 0 ms and up at 100 ms.
fn edges(trace: &str) -> Vec<(Button, bool, Millis)> {
    let edge = |word: &str| {
        let button = Button::ALL["UDOBN".find(&word[..1]).unwrap()];
        (button, &word[1..2] == "+", word[2..].parse().unwrap())
    };
    trace.split_whitespace().map(edge).collect()
}

/// Writes a touch as `O!0`, a short press as `O.100`, a hold as `O*450`, repeats as `U1:450` and `U5:1500`.
fn word(press: Press) -> String {
    let button = &"UDOBN"[press.button as usize..][..1];
    let act = match press.act {
        Act::Touch => "!".into(),
        Act::Short => ".".into(),
        Act::Hold => "*".into(),
        Act::Repeat(step) => format!("{step}:"),
    };
    format!("{button}{act}{}", press.at)
}

/// Plays a trace in three ways, which have to agree: polled every millisecond, only when asked to be woken, and
/// only at the end.
fn play(mut buttons: Buttons, trace: &str, until: Millis) -> String {
    let edges = edges(trace);
    let poll = |buttons: &mut Buttons, now, words: &mut Vec<String>| {
        while let Some(press) = buttons.poll(now) {
            assert!(press.at <= now, "{press:?} came before its time, at {now}");
            words.push(word(press));
        }
    };

    let (mut eager, mut every) = (buttons.clone(), Vec::new());
    for now in 0..=until {
        edges.iter().filter(|edge| edge.2 == now).for_each(|edge| eager.edge(edge.0, edge.1, edge.2));
        poll(&mut eager, now, &mut every);
    }

    let (mut sleepy, mut woken, mut left) = (buttons.clone(), Vec::new(), &edges[..]);
    loop {
        let wake = sleepy.next_wake().filter(|wake| *wake <= until);
        match (wake, left.first()) {
            (Some(wake), edge) if edge.is_none_or(|edge| wake <= edge.2) => {
                let before = woken.len();
                poll(&mut sleepy, wake, &mut woken);
                let moved_on = sleepy.next_wake() != Some(wake);
                assert!(moved_on || woken.len() > before, "woken at {wake} for nothing");
            }
            (_, Some(edge)) => {
                sleepy.edge(edge.0, edge.1, edge.2);
                left = &left[1..];
            }
            (_, None) => break,
        }
    }
    assert_eq!(woken, every, "polled when woken, and every millisecond: {trace}");

    let mut late = Vec::new();
    edges.iter().for_each(|edge| buttons.edge(edge.0, edge.1, edge.2));
    poll(&mut buttons, until, &mut late);
    let presses = |words: &[String]| words.iter().filter(|word| !word.contains(':')).cloned().collect::<Vec<_>>();
    assert_eq!(presses(&late), presses(&every), "polled late, and every millisecond: {trace}");
    assert_eq!(buttons.lost(), 0);
    every.join(" ")
}

#[track_caller]
fn claims(table: &[(&str, &str)]) {
    for (trace, presses) in table {
        assert_eq!(play(Buttons::new(), trace, 3_000), *presses, "{trace}");
    }
}

#[test]
fn up_and_down_act_when_pressed_the_others_when_released() {
    claims(&[
        ("U+5 U-80", "U!5 U.5"),
        ("D+5 D-80", "D!5 D.5"),
        ("O+5 O-80", "O!5 O.80"),
        ("B+5 B-80", "B!5 B.80"),
        ("N+5 N-80", "N!5 N.80"),
    ]);
}

#[test]
fn a_bounce_is_one_press() {
    claims(&[
        ("O+0 O-1 O+2 O-4 O+7 O-100", "O!0 O.100"),
        ("O+0 O-100 O+101 O-103 O+110 O-119", "O!0 O.100"),
        ("U+0 U-3 U+4 U-9 U+19 U-100 U+104 U-105", "U!0 U.0"),
        ("N+0 N-0 N+0 N-0 N+0 N-90 N+90 N-90", "N!0 N.90"),
        ("B+0 B-2 B+3 B-200 B+201 B-202 B+230 B-231 B+232 B-300", "B!0 B.200 B!230 B.300"),
    ]);
}

#[test]
fn a_release_inside_the_bounce_is_noticed_when_it_ends() {
    claims(&[
        ("O+0 O-5", "O!0 O.20"),
        ("O+0 O-5 O+9 O-19", "O!0 O.20"),
        ("U+0 U-1", "U!0 U.0"),
        ("U+0 U-1 U+60 U-61", "U!0 U.0 U!60 U.60"),
    ]);
}

#[test]
fn a_press_inside_the_bounce_of_a_release_is_noticed_when_it_ends() {
    claims(&[
        ("O+0 O-100 O+110 O-200", "O!0 O.100 O!120 O.200"),
        ("U+0 U-100 U+115 U-600", "U!0 U.0 U!120 U.120 U1:570"),
    ]);
}

#[test]
fn a_hold_comes_once_and_its_release_says_nothing() {
    claims(&[
        ("O+0 O-449", "O!0 O.449"),
        ("O+0 O-450", "O!0 O*450"),
        ("B+0 B-2000", "B!0 B*450"),
        ("N+10 N-11 N+12 N-900 N+901 N-902 N+1000 N-1050", "N!10 N*460 N!1000 N.1050"),
    ]);
}

#[test]
fn a_held_up_repeats_and_counts_in_fives_after_a_while() {
    claims(&[
        ("U+0 U-449", "U!0 U.0"),
        ("U+0 U-600", "U!0 U.0 U1:450 U1:600"),
        ("D+0 D-1800", "D!0 D.0 D1:450 D1:600 D1:750 D1:900 D1:1050 D1:1200 D1:1350 D5:1500 D5:1650 D5:1800"),
    ]);
}

#[test]
fn buttons_are_independent_and_in_the_order_of_their_edges() {
    claims(&[
        ("O+0 N+1 O-100 N-101", "O!0 N!1 O.100 N.101"),
        ("N+0 O+1 O-50 N-60", "N!0 O!1 O.50 N.60"),
        ("U+0 O+5 O-30 U-40", "U!0 U.0 O!5 O.30"),
        ("O+0 U+440 U-480 O-500", "O!0 U!440 U.440 O*450"),
        ("O+0 O-5 U+10 U-90", "O!0 U!10 U.10 O.20"),
    ]);
}

#[test]
fn a_stuck_button_says_nothing_until_released() {
    let heard = play(Buttons::new(), "U+0 O+1 U-30000 O-30000 U+30100 O+30100 U-30200 O-30200", 31_000);
    let words: Vec<_> = heard.split(' ').collect();
    assert_eq!(words[..5], ["U!0", "U.0", "O!1", "U1:450", "O*451"]);
    assert_eq!(words[words.len() - 5..], ["U5:9900", "U!30100", "U.30100", "O!30100", "O.30200"]);
}

#[test]
fn a_button_down_at_power_on_says_nothing_until_released() {
    let mut buttons = Buttons::new();
    Button::ALL.into_iter().for_each(|button| buttons.ignore_until_released(button));
    assert_eq!(buttons.next_wake(), None);
    assert_eq!(play(buttons.clone(), "U-900 U+903 U-905 U+1000 U-1010", 3_000), "U!1000 U.1000");
    assert_eq!(play(buttons, "O+0 O-900 O+903 O-905 O+1000 O-1050", 3_000), "O!1000 O.1050");
}

#[test]
fn a_release_without_a_press_says_nothing() {
    claims(&[("O-50 O+52 O-55", ""), ("U-50 U+52 U-55 U-56", ""), ("O-50 O+52", "O!70 O*520")]);
}

#[test]
fn the_same_level_twice_is_one_edge() {
    claims(&[("O+0 O+30 O+60 O-100 O-130", "O!0 O.100"), ("U+0 U+30 U-100 U-101", "U!0 U.0")]);
}

#[test]
fn time_that_goes_backwards_stands_still() {
    let mut buttons = Buttons::new();
    buttons.edge(Button::Ok, true, 1_000);
    buttons.edge(Button::Ok, false, 900);
    assert_eq!(buttons.poll(0).map(word).as_deref(), Some("O!1000"));
    assert_eq!(buttons.poll(0), None);
    assert_eq!(buttons.poll(5_000).map(word).as_deref(), Some("O.1020"));
}

#[test]
fn the_end_of_time_is_harmless() {
    let mut buttons = Buttons::new();
    for button in Button::ALL {
        buttons.edge(button, true, Millis::MAX);
    }
    assert_eq!(core::iter::from_fn(|| buttons.poll(Millis::MAX)).count(), 7);
}

#[test]
fn repeats_nobody_polled_leave_room_for_presses() {
    let mut buttons = Buttons::new();
    buttons.edge(Button::Up, true, 0);
    for press in 0..6 {
        buttons.edge(Button::Next, true, 9_000 + 100 * press);
        buttons.edge(Button::Next, false, 9_050 + 100 * press);
    }
    let heard: Vec<_> = core::iter::from_fn(|| buttons.poll(9_600)).collect();
    assert_eq!(heard.iter().filter(|press| (press.button, press.act) == (Button::Next, Act::Short)).count(), 6);
    assert_eq!(buttons.lost(), 0);
}

#[test]
fn presses_beyond_the_last_place_are_counted() {
    let mut buttons = Buttons::new();
    for press in 0..20 {
        buttons.edge(Button::Next, true, 100 * press);
        buttons.edge(Button::Next, false, 100 * press + 50);
    }
    let heard = core::iter::from_fn(|| buttons.poll(2_000)).filter(|press| press.act == Act::Short).count();
    assert_eq!((heard, buttons.lost()), (16, 4));
}

#[test]
fn no_trace_leaves_a_button_down() {
    let mut seed = 0x9e37_79b9_u32;
    let mut random = |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) % below
    };
    for _ in 0..2_000 {
        let (mut buttons, mut now) = (Buttons::new(), 0);
        let (mut touched, mut ended) = (0, 0);
        for _ in 0..60 {
            now += Millis::from(match random(4) {
                0 => random(600),
                1 => random(40),
                _ => random(5),
            });
            buttons.edge(Button::ALL[random(5) as usize], random(2) == 0, now);
            if random(3) == 0 {
                while let Some(press) = buttons.poll(now) {
                    touched += u32::from(press.act == Act::Touch);
                    ended += u32::from(matches!(press.act, Act::Short | Act::Hold));
                }
            }
        }
        now += BOUNCE;
        Button::ALL.into_iter().for_each(|button| buttons.edge(button, false, now));
        while let Some(press) = buttons.poll(now + BOUNCE) {
            touched += u32::from(press.act == Act::Touch);
            ended += u32::from(matches!(press.act, Act::Short | Act::Hold));
        }
        assert_eq!((buttons.next_wake(), buttons.lost()), (None, 0));
        assert_eq!(touched, ended, "every button that went down was pressed once");
    }
}
