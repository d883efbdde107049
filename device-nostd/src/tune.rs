//! What the buzzer plays.

use crate::{Change, Millis, Settings};

/// One tone: how high and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone {
    /// Its frequency.
    pub hertz: u16,
    /// How long it sounds.
    pub lasts: Millis,
}

/// What the buzzer plays; the more important comes later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tune {
    /// A press was taken.
    Click,
    /// A turn has lasted long.
    Reminder,
    /// A new turn began.
    Chime,
}

impl Tune {
    /// Returns the tune for a change, if the owner wants to hear it.
    #[must_use]
    pub fn of(change: Change, settings: Settings) -> Option<Self> {
        let tune = match change {
            Change::Click => Self::Click,
            Change::Turn => Self::Chime,
            Change::Reminder => Self::Reminder,
            // Whoever tests the piezo wants to hear it.
            Change::Tested => return Some(Self::Chime),
            Change::Game | Change::NewGame | Change::Settings | Change::Memory | Change::Lay(_) | Change::Update => {
                return None;
            }
        };
        settings.sound.then_some(tune)
    }

    /// Returns the tones, one after the other.
    ///
    /// Small piezo discs are loudest around 4 kHz: the click sits there and can be short. The chime is a rising fifth,
    /// low enough to be friendly across the table; the reminder is a single tone, lower still and so softer.
    #[must_use]
    pub const fn tones(self) -> &'static [Tone] {
        match self {
            Self::Click => &[Tone { hertz: 4_000, lasts: 3 }],
            Self::Reminder => &[Tone { hertz: 880, lasts: 160 }],
            Self::Chime => &[Tone { hertz: 1_047, lasts: 90 }, Tone { hertz: 1_568, lasts: 140 }],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOUD: Settings = Settings {
        lang: crate::words::Lang::En,
        lang_chosen: true,
        brightness: 4,
        sound: true,
        sleep: 5,
        aid: false,
        aid_alone: true,
        clock: false,
        reminder: 0,
        panel: crate::PanelSetting::Auto,
    };

    #[test]
    fn the_self_test_is_heard_on_a_silent_device() {
        assert_eq!(Tune::of(Change::Tested, Settings { sound: false, ..LOUD }), Some(Tune::Chime));
    }

    #[test]
    fn presses_click_and_turns_chime() {
        assert_eq!(Tune::of(Change::Click, LOUD), Some(Tune::Click));
        assert_eq!(Tune::of(Change::Turn, LOUD), Some(Tune::Chime));
        assert_eq!(Tune::of(Change::Reminder, LOUD), Some(Tune::Reminder));
        assert_eq!(Tune::of(Change::Game, LOUD), None);
        // A press that ends a turn causes both: the chime is the one that is heard.
        assert!(Tune::Chime > Tune::Click);
    }

    #[test]
    fn a_new_device_is_silent() {
        for change in [Change::Click, Change::Turn, Change::Reminder] {
            assert_eq!(Tune::of(change, Settings::default()), None);
        }
    }

    #[test]
    fn tunes_can_be_heard_and_are_over_before_they_annoy() {
        for tune in [Tune::Click, Tune::Reminder, Tune::Chime] {
            assert!(tune.tones().iter().all(|tone| (200..=8_000).contains(&tone.hertz)));
            let lasts: Millis = tune.tones().iter().map(|tone| tone.lasts).sum();
            assert!((1..=300).contains(&lasts), "{tune:?}");
        }
    }
}
