//! Presses as text: `DOWN OK NEXT hold:BACK wait:500`.

use std::fmt;

use device_nostd::buttons::{BOUNCE, HOLD, REPEAT};
use device_nostd::{Button, Device, Millis};

/// One thing that hands do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// Presses a button briefly.
    Press(Button),
    /// Holds a button until it counts as held.
    Hold(Button),
    /// Holds UP or DOWN for this many steps: the press itself and its repeats.
    Steps(Button, u8),
    /// Does nothing for this many milliseconds.
    Wait(Millis),
}

impl Stroke {
    /// Returns the number of presses that it stands for: a held button counts once for each row.
    #[must_use]
    pub const fn presses(self) -> usize {
        match self {
            Self::Press(_) | Self::Hold(_) => 1,
            Self::Steps(_, steps) => steps as usize,
            Self::Wait(_) => 0,
        }
    }
}

impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Press(button) => f.write_str(name(*button)),
            Self::Hold(button) => write!(f, "hold:{}", name(*button)),
            Self::Steps(button, steps) => write!(f, "steps:{}:{steps}", name(*button)),
            Self::Wait(millis) => write!(f, "wait:{millis}"),
        }
    }
}

/// Returns the name of a button in a script.
#[must_use]
pub const fn name(button: Button) -> &'static str {
    match button {
        Button::Up => "UP",
        Button::Down => "DOWN",
        Button::Ok => "OK",
        Button::Back => "BACK",
        Button::Next => "NEXT",
    }
}

/// The most steps of one hold: after that a number would move in fives.
pub const MOST_STEPS: u8 = 8;

/// The longest wait in a script: a day.
const LONGEST_WAIT: Millis = 24 * 60 * 60 * 1000;

/// Reads a script.
///
/// # Errors
/// Returns a message that names the word that is not a press.
pub fn read(text: &str) -> Result<Vec<Stroke>, String> {
    text.split_whitespace().map(read_word).collect()
}

fn read_word(word: &str) -> Result<Stroke, String> {
    let wrong = || {
        let short: String = word.chars().take(20).collect();
        format!("'{short}' is no press: write UP DOWN OK BACK NEXT, hold:OK, steps:DOWN:5 or wait:500")
    };
    let button = |word: &str| Button::ALL.into_iter().find(|button| name(*button).eq_ignore_ascii_case(word));
    match word.split_once(':') {
        None => button(word).map(Stroke::Press).ok_or_else(wrong),
        Some(("hold", rest)) => button(rest).map(Stroke::Hold).ok_or_else(wrong),
        Some(("steps", rest)) => {
            let (word, steps) = rest.split_once(':').ok_or_else(wrong)?;
            let steps = steps.parse().ok().filter(|steps| (2..=MOST_STEPS).contains(steps)).ok_or_else(wrong)?;
            let button = button(word).filter(|button| matches!(button, Button::Up | Button::Down));
            button.map(|button| Stroke::Steps(button, steps)).ok_or_else(wrong)
        }
        Some(("wait", rest)) => {
            rest.parse().ok().filter(|wait| *wait <= LONGEST_WAIT).map(Stroke::Wait).ok_or_else(wrong)
        }
        Some(_) => Err(wrong()),
    }
}

/// Hands that press the buttons of a device, with a clock of their own.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hands {
    now: Millis,
}

impl Hands {
    /// Returns the time on the clock of these hands.
    #[must_use]
    pub const fn now(&self) -> Millis {
        self.now
    }

    /// Carries out a stroke.
    pub fn make(&mut self, device: &mut Device, stroke: Stroke) {
        let (button, held) = match stroke {
            Stroke::Press(button) => (button, BOUNCE),
            Stroke::Hold(button) => (button, HOLD),
            Stroke::Steps(button, steps) => (button, HOLD + REPEAT * Millis::from(steps.clamp(2, MOST_STEPS) - 2)),
            Stroke::Wait(millis) => {
                self.now += millis;
                device.tick(self.now);
                return;
            }
        };
        device.edge(button, true, self.now);
        self.now += held;
        // UP and DOWN repeat at the instant at which the others count as held.
        device.tick(self.now);
        device.edge(button, false, self.now);
        self.now += BOUNCE;
        device.tick(self.now);
    }

    /// Carries out a script.
    pub fn play(&mut self, device: &mut Device, strokes: &[Stroke]) {
        for stroke in strokes {
            self.make(device, *stroke);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_read_and_written_back() {
        let text = "DOWN OK NEXT hold:BACK steps:DOWN:5 wait:500";
        let strokes = read(text).unwrap();
        let back: Vec<String> = strokes.iter().map(ToString::to_string).collect();
        assert_eq!(back.join(" "), text);
    }

    #[test]
    fn a_word_that_is_no_press_is_named() {
        for wrong in
            ["LEFT", "hold:", "hold:LEFT", "wait:x", "wait:-1", "wait:99999999999", "a:b:c", "steps:OK:3", "steps:UP:9"]
        {
            let error = read(wrong).unwrap_err();
            assert!(error.contains(wrong.split_whitespace().next().unwrap()), "{error}");
        }
    }

    #[test]
    fn a_hold_makes_as_many_steps_as_it_says() {
        let mut device = Box::new(Device::new());
        let rows = device.look().items.len();
        for steps in 2..=MOST_STEPS {
            let before = device.look().cursor;
            let mut hands = Hands { now: u64::from(steps) * 10_000 };
            hands.make(&mut device, Stroke::Steps(Button::Down, steps));
            assert_eq!(device.look().cursor, (before + usize::from(steps)) % rows, "{steps}");
        }
    }
}
