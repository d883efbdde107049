use super::*;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// The turn of a seat in the first round, with nothing that stops the clock.
fn turn(index: usize) -> Passing {
    Passing { turn: Some((seat(index), 1)), ..Passing::default() }
}

#[test]
fn time_passes_for_whoever_has_the_turn_until_it_is_paused_or_dark() {
    let mut clock = Clock::new();
    clock.pass(5 * SECOND, turn(0));
    clock.pass(7 * SECOND, turn(1));
    clock.pass(20 * SECOND, Passing { paused: true, ..turn(1) });
    // Dark from 25 s on, and nobody wakes it before 90 s.
    clock.pass(90 * SECOND, Passing { dark: Some(25 * SECOND), ..turn(1) });
    clock.pass(91 * SECOND, turn(1));
    // Where nobody has the turn, it is nobody's time.
    clock.pass(99 * SECOND, Passing::default());
    assert_eq!((clock.times.seconds(seat(0)), clock.times.seconds(seat(1))), (5, 2 + 5 + 1));
}

#[test]
fn it_wakes_every_ten_seconds_and_never_in_the_dark() {
    let mut clock = Clock::new();
    clock.pass(0, turn(0));
    assert_eq!(clock.wake(), Some(10 * SECOND));
    clock.pass(10 * SECOND, turn(0));
    assert_eq!(clock.wake(), Some(20 * SECOND));
    // Eight seconds of another player end where they began to be counted.
    clock.pass(18 * SECOND, turn(1));
    clock.pass(18 * SECOND, turn(0));
    assert_eq!(clock.wake(), Some(28 * SECOND));
    clock.pass(19 * SECOND, Passing { paused: true, ..turn(0) });
    assert_eq!(clock.wake(), None);
    clock.pass(40 * SECOND, Passing { dark: Some(30 * SECOND), ..turn(0) });
    assert_eq!(clock.wake(), None);
}

#[test]
fn a_long_turn_is_reminded_of_once_and_the_next_one_again() {
    let mut clock = Clock::new();
    let long = |round| Passing { turn: Some((seat(0), round)), reminder: Some(MINUTE), ..Passing::default() };
    assert!(!clock.pass(0, long(1)));
    // What is paused does not count.
    assert!(!clock.pass(30 * SECOND, Passing { paused: true, ..long(1) }));
    assert!(!clock.pass(89 * SECOND, long(1)));
    assert_eq!(clock.wake(), Some(90 * SECOND));
    assert!(clock.pass(90 * SECOND, long(1)));
    assert!(!clock.pass(10 * MINUTE, long(1)));
    // The same player in the next round.
    assert!(!clock.pass(10 * MINUTE, long(2)));
    assert!(clock.pass(11 * MINUTE, long(2)));
}

#[test]
fn a_name_blinks_for_some_seconds_or_until_somebody_presses() {
    let mut clock = Clock::new();
    let long = Passing { reminder: Some(MINUTE), ..turn(0) };
    clock.pass(0, long);
    assert!(clock.pass(MINUTE, long) && clock.hides_name());
    let mut seen = [true; 10];
    for (half, seen) in (1..).zip(&mut seen) {
        assert_eq!(clock.wake().filter(|_| half <= 8), Some(MINUTE + half * BLINK).filter(|_| half <= 8));
        clock.pass(MINUTE + half * BLINK, long);
        *seen = !clock.hides_name();
    }
    assert_eq!(seen, [true, false, true, false, true, false, true, true, true, true]);
    let mut pressed = Clock::new();
    pressed.pass(0, long);
    pressed.pass(MINUTE, long);
    pressed.quieten();
    assert!(!pressed.hides_name());
}

#[test]
fn a_dark_panel_is_not_woken_by_a_reminder_nor_is_it_made_up_for() {
    let mut clock = Clock::new();
    let dark = Passing { reminder: Some(MINUTE), dark: Some(MINUTE), ..turn(0) };
    clock.pass(0, dark);
    assert!(!clock.pass(MINUTE, dark));
    assert_eq!(clock.wake(), None);
    // Somebody wakes it.
    assert!(!clock.pass(2 * MINUTE, Passing { dark: Some(3 * MINUTE), ..dark }));
    assert!(!clock.pass(2 * MINUTE + SECOND, Passing { dark: Some(3 * MINUTE), ..dark }));
}

#[test]
fn shares_have_the_bytes_of_their_format_and_add_up() {
    let mut times = Times::default();
    times.add(seat(2), 300 * SECOND + 999);
    // 300 is 0x12c, and seat 2 stands in the three highest bits: 0x4000.
    let share = times.share().unwrap();
    assert_eq!(share.pack(), [0x2c, 0x41]);
    assert_eq!(Share::unpack(&[0x2c, 0x41]), Some(share));
    times.keep(share);
    // What is less than a second waits.
    assert_eq!(times.share(), None);
    times.add(seat(2), 1);
    assert_eq!(times.share(), Some(Share { seat: seat(2), seconds: 1 }));
    // Nobody sits there, and other bytes are none.
    assert_eq!((Share::unpack(&[1, 0xa0]), Share::unpack(&[1]), Share::unpack(&[1, 0, 0])), (None, None, None));
    // More than 8191 seconds take several.
    let mut long = Times::default();
    long.add(seat(0), 9_000 * SECOND);
    let mut kept = Times::default();
    while let Some(share) = long.share() {
        long.keep(share);
        kept.add_kept(Share::unpack(&share.pack()).unwrap());
    }
    assert_eq!(kept.seconds(seat(0)), 9_000);
    assert_eq!(kept, Times::of_seconds(BySeat([9_000, 0, 0, 0, 0])));
}
