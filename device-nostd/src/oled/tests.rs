//! Idle times and what the panel makes of them.

use super::*;

const MINUTE: Millis = 60_000;

fn press(button: Button, act: Act, at: Millis) -> Press {
    Press { button, act, at }
}

fn idle(at: Millis) -> OledCare {
    let mut care = OledCare::new(0);
    care.tick(at);
    care
}

#[test]
fn the_panel_dims_and_then_goes_dark() {
    for (at, glow) in [
        (0, Glow::Bright),
        (29_999, Glow::Bright),
        (30_000, Glow::Dim),
        (5 * MINUTE - 1, Glow::Dim),
        (5 * MINUTE, Glow::Dark),
        (500 * MINUTE, Glow::Dark),
    ] {
        assert_eq!(idle(at).glow(), glow, "after {at} ms");
    }
}

#[test]
fn a_panel_that_never_sleeps_only_dims() {
    let mut care = idle(500 * MINUTE);
    care.set_sleep(None);
    assert_eq!(care.glow(), Glow::Dim);
}

#[test]
fn a_sleep_shorter_than_the_dimming_skips_it() {
    let mut care = OledCare::new(0);
    care.set_sleep(Some(10_000));
    assert_eq!(care.next_wake(), Some(10_000));
    care.tick(10_000);
    assert_eq!(care.glow(), Glow::Dark);
}

#[test]
fn brightness_rises_with_its_setting_and_odd_settings_count_as_the_nearest() {
    let care = OledCare::new(0);
    let contrasts = [0, 1, 2, 3, 4, 5, 6, 255].map(|brightness| match care.light(brightness) {
        PanelLight::On(contrast) => contrast,
        PanelLight::Off => 0,
    });
    assert_eq!(contrasts, [0x0f, 0x0f, 0x1e, 0x3c, 0x78, 0xff, 0xff, 0xff]);
}

#[test]
fn a_dimmed_panel_is_much_fainter_but_not_off() {
    for brightness in 1..=MAX_BRIGHTNESS {
        let (PanelLight::On(dim), PanelLight::On(bright)) = (idle(40_000).light(brightness), idle(0).light(brightness))
        else {
            panic!("brightness {brightness} is dark");
        };
        assert!(dim >= 1 && dim <= bright / 2, "brightness {brightness}: {dim} of {bright}");
    }
    assert_eq!(idle(5 * MINUTE).light(5), PanelLight::Off);
}

#[test]
fn a_press_acts_on_a_dimmed_panel_and_brightens_it() {
    let mut care = idle(40_000);
    assert!(!care.press(press(Button::Ok, Act::Touch, 40_000)));
    assert_eq!(care.glow(), Glow::Bright);
    assert!(care.press(press(Button::Ok, Act::Short, 40_100)));
}

#[test]
fn the_press_that_wakes_a_dark_panel_does_nothing_else() {
    for (button, acts) in [
        (Button::Ok, &[Act::Touch, Act::Short][..]),
        (Button::Back, &[Act::Touch, Act::Hold]),
        (Button::Up, &[Act::Touch, Act::Short, Act::Repeat(1), Act::Repeat(5)]),
        (Button::Next, &[Act::Short]),
    ] {
        let mut care = idle(6 * MINUTE);
        for act in acts {
            assert!(!care.press(press(button, *act, 6 * MINUTE)), "{button:?} {act:?}");
            assert_eq!(care.glow(), Glow::Bright);
        }
        assert!(!care.press(press(button, Act::Touch, 6 * MINUTE + 900)));
        assert!(care.press(press(button, Act::Short, 6 * MINUTE + 999)), "the second press of {button:?}");
    }
}

#[test]
fn a_press_made_in_the_light_acts_even_when_taken_in_the_dark() {
    let mut care = idle(5 * MINUTE + 100);
    assert!(care.press(press(Button::Up, Act::Short, 5 * MINUTE - 100)));
    assert_eq!(care.glow(), Glow::Bright);
}

#[test]
fn another_button_acts_while_the_waking_one_is_still_down() {
    let mut care = idle(6 * MINUTE);
    assert!(!care.press(press(Button::Ok, Act::Touch, 6 * MINUTE)));
    assert!(!care.press(press(Button::Up, Act::Touch, 6 * MINUTE + 50)));
    assert!(care.press(press(Button::Up, Act::Short, 6 * MINUTE + 50)));
    assert!(!care.press(press(Button::Ok, Act::Short, 6 * MINUTE + 90)));
}

#[test]
fn the_picture_moves_one_pixel_at_a_time_and_stays_on_the_panel() {
    let mut before = OledCare::new(0).shift();
    for step in 1..=8 {
        let shift = idle(step * SHIFT_EVERY).shift();
        let moved = shift - before;
        assert_eq!(moved.x.abs() + moved.y.abs(), 1);
        assert!((0..=1).contains(&shift.x) && (0..=1).contains(&shift.y));
        before = shift;
    }
    assert_eq!((DRAWN + Size::new(1, 1)), Size::new(128, 64));
}

#[test]
fn it_is_woken_for_every_change_and_for_nothing_else() {
    for sleep in [Some(DEFAULT_SLEEP), Some(10_000), Some(MINUTE), None] {
        let mut care = OledCare::new(0);
        care.set_sleep(sleep);
        let mut seen = (care.light(4), care.shift());
        for now in (0..20 * MINUTE).step_by(500) {
            let woken = care.next_wake().is_some_and(|wake| wake <= now);
            let dark = care.glow() == Glow::Dark;
            care.tick(now);
            let sees = (care.light(4), care.shift());
            assert_eq!(woken, sees != seen && !dark, "sleep {sleep:?} at {now} ms");
            seen = sees;
        }
    }
}
