//! What the owner of the device has chosen, and the names of those who play.

use engine_nostd::Name;
use heapless::Vec;

use crate::Millis;
use crate::oled::{DEFAULT_BRIGHTNESS, MAX_BRIGHTNESS};
use crate::panel::PanelSetting;
use crate::words::Lang;

/// The choices for when the screen goes dark, in minutes; 0 is never.
const SLEEP_MINUTES: [u8; 5] = [1, 2, 5, 15, 0];

/// The most bytes of packed settings.
const MAX_SETTINGS_BYTES: usize = 7;

/// The settings of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of the screens.
    pub lang: Lang,
    /// Whether somebody chose it; a new device asks for it. What was kept was chosen.
    pub lang_chosen: bool,
    /// The brightness, 1 to 5.
    pub brightness: u8,
    /// Whether the buzzer sounds.
    pub sound: bool,
    /// The minutes without a press after which the screen goes dark; 0 is never.
    pub sleep: u8,
    /// Whether to show the aid that some games have, such as a chance.
    pub aid: bool,
    /// The same for somebody who plays alone.
    pub aid_alone: bool,
    /// Whether each player's thinking time is counted.
    pub clock: bool,
    /// The minutes after which the clock reminds of a turn; 0 is never.
    pub reminder: u8,
    /// Which chip the panel is treated as.
    pub panel: PanelSetting,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::En,
            lang_chosen: false,
            brightness: DEFAULT_BRIGHTNESS,
            sound: false,
            sleep: 5,
            aid: false,
            aid_alone: true,
            clock: false,
            reminder: 0,
            panel: PanelSetting::Auto,
        }
    }
}

impl Settings {
    /// The choices for when the clock reminds of a long turn, in minutes; 0 is never.
    pub const REMINDER_MINUTES: [u8; 5] = [0, 1, 2, 3, 5];

    /// Returns the settings of a new device on which a language was chosen.
    #[must_use]
    pub fn in_lang(lang: Lang) -> Self {
        Self { lang, lang_chosen: true, ..Self::default() }
    }

    /// Returns the time without a press after which the screen goes dark; `None` is never.
    #[must_use]
    pub fn sleep_after(&self) -> Option<Millis> {
        (self.sleep > 0).then(|| Millis::from(self.sleep) * 60_000)
    }

    /// Returns how long a turn lasts before the clock reminds of it; `None` is for ever.
    #[must_use]
    pub fn reminds_after(&self) -> Option<Millis> {
        (self.reminder > 0).then(|| Millis::from(self.reminder) * 60_000)
    }

    pub(crate) fn next_lang(&mut self) {
        self.lang = after(&Lang::ALL, self.lang);
    }

    pub(crate) fn next_brightness(&mut self) {
        self.brightness = if self.brightness >= MAX_BRIGHTNESS { 1 } else { self.brightness + 1 };
    }

    pub(crate) fn next_sleep(&mut self) {
        self.sleep = after(&SLEEP_MINUTES, self.sleep);
    }

    pub(crate) fn next_reminder(&mut self) {
        self.reminder = after(&Self::REMINDER_MINUTES, self.reminder);
    }

    pub(crate) fn next_panel(&mut self) {
        self.panel = after(&PanelSetting::ALL, self.panel);
    }

    /// Packs the settings: format, language, brightness, sound, aid and no aid alone as bits, minutes until dark, the chip
    /// of the panel, and the clock in the lowest bit with the minutes of its reminder above; what is as on a new device is
    /// left out at the end.
    #[must_use]
    pub fn pack(&self) -> Vec<u8, MAX_SETTINGS_BYTES> {
        let switches = u8::from(self.sound) | u8::from(self.aid) << 1 | u8::from(!self.aid_alone) << 2;
        let panel = PanelSetting::ALL.iter().position(|panel| *panel == self.panel).unwrap_or(0) as u8;
        let clock = u8::from(self.clock) | self.reminder << 1;
        let bytes = [1, self.lang as u8, self.brightness, switches, self.sleep, panel, clock];
        let length = match (panel, clock) {
            (0, 0) => 5,
            (_, 0) => 6,
            _ => 7,
        };
        bytes.into_iter().take(length).collect()
    }

    /// Unpacks settings; whatever makes no sense is left as on a new device.
    #[must_use]
    pub fn unpack(bytes: &[u8]) -> Self {
        let mut settings = Self::default();
        if let [1, lang, brightness, switches, sleep, ref rest @ ..] = *bytes {
            settings.lang = Lang::ALL.get(usize::from(lang)).copied().unwrap_or_default();
            settings.lang_chosen = true;
            settings.brightness = brightness.clamp(1, MAX_BRIGHTNESS);
            if switches < 8 {
                settings.sound = switches & 1 == 1;
                settings.aid = switches & 2 == 2;
                settings.aid_alone = switches & 4 == 0;
            }
            settings.sleep = if SLEEP_MINUTES.contains(&sleep) { sleep } else { settings.sleep };
            let panel = rest.first().and_then(|panel| PanelSetting::ALL.get(usize::from(*panel)));
            settings.panel = panel.copied().unwrap_or_default();
            if let Some(clock) = rest.get(1).filter(|clock| Self::REMINDER_MINUTES.contains(&(**clock >> 1))) {
                (settings.clock, settings.reminder) = (clock & 1 == 1, clock >> 1);
            }
        }
        settings
    }
}

/// Returns the value after a value in a list that wraps around.
fn after<T: Copy + PartialEq, const N: usize>(list: &[T; N], value: T) -> T {
    let at = list.iter().position(|entry| *entry == value).map_or(0, |at| (at + 1) % N);
    list[at]
}

/// The most names that are remembered.
pub const ROSTER: usize = 16;

/// The names that a new device offers.
const FIRST_NAMES: [&str; ROSTER] = [
    "Anna", "Bram", "Cleo", "Dirk", "Emma", "Finn", "Gwen", "Hugo", "Iris", "Jan", "Kim", "Léa", "Max", "Nina", "Otto",
    "Zoë",
];

/// The most bytes of packed names: the format, then for each its length and up to 16 bytes; a multiple of eight.
pub(crate) const MAX_ROSTER_BYTES: usize = (1 + ROSTER * 17).next_multiple_of(8);

/// The names of those who play, latest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    names: Vec<Name, ROSTER>,
}

impl Default for Roster {
    fn default() -> Self {
        Self { names: FIRST_NAMES.iter().filter_map(|name| Name::new(name).ok()).collect() }
    }
}

impl Roster {
    /// Lists the names, latest first.
    #[must_use]
    pub fn names(&self) -> &[Name] {
        &self.names
    }

    /// Remembers a name as the latest; the oldest one makes room for it.
    pub fn remember(&mut self, name: &Name) {
        self.names.retain(|known| known != name);
        if self.names.is_full() {
            self.names.pop();
        }
        // There is room now.
        let _ = self.names.insert(0, name.clone());
    }

    /// Puts a name at a place from 0 on. If it is known already, the two change places.
    pub fn put(&mut self, place: usize, name: &Name) {
        let known = self.names.iter().position(|known| known == name);
        match (known, self.names.get_mut(place)) {
            (Some(known), Some(_)) => self.names.swap(known, place),
            (None, Some(there)) => there.clone_from(name),
            (_, None) => {}
        }
    }

    /// Packs the names: format, then for each its length and its UTF-8.
    #[must_use]
    pub fn pack(&self) -> Vec<u8, MAX_ROSTER_BYTES> {
        let mut bytes = Vec::new();
        // There is room for the longest names.
        let _ = bytes.push(1);
        for name in &self.names {
            let _ = bytes.push(name.as_str().len() as u8);
            let _ = bytes.extend_from_slice(name.as_str().as_bytes());
        }
        bytes
    }

    /// Unpacks names; those of a new device replace what is missing or makes no sense.
    #[must_use]
    pub fn unpack(bytes: &[u8]) -> Self {
        let mut names: Vec<Name, ROSTER> = Vec::new();
        if let [1, rest @ ..] = bytes {
            let mut rest = rest;
            while let [length, more @ ..] = rest
                && let Some((name, behind)) = more.split_at_checked(usize::from(*length))
            {
                rest = behind;
                if let Some(name) = str::from_utf8(name).ok().and_then(|name| Name::new(name).ok())
                    && !names.contains(&name)
                {
                    // More names than a roster holds were never packed.
                    let _ = names.push(name);
                }
            }
        }
        for name in Self::default().names {
            if !names.contains(&name) && !names.is_full() {
                let _ = names.push(name);
            }
        }
        Self { names }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_packing_and_damage_is_mended() {
        let settings = Settings {
            lang: Lang::De,
            lang_chosen: true,
            brightness: 2,
            sound: true,
            sleep: 0,
            aid: true,
            aid_alone: false,
            clock: false,
            reminder: 0,
            panel: PanelSetting::Auto,
        };
        // What was kept before there was a choice of panels has five bytes, and so has what needs no more.
        assert_eq!(settings.pack(), [1, 2, 2, 7, 0]);
        for panel in PanelSetting::ALL {
            let settings = Settings { panel, ..settings };
            assert_eq!(Settings::unpack(&settings.pack()), settings);
        }
        assert_eq!(Settings::unpack(&[1, 2, 2, 7, 0, 2]).panel, PanelSetting::Always(crate::Controller::Sh1106));
        assert_eq!(Settings::unpack(&[1, 2, 2, 7, 0, 3]), settings);
        assert_eq!(Settings::unpack(&settings.pack()), settings);
        // Of the clock: on is 1, and three minutes in the bits above it. What no setting is leaves it off.
        let clocked = Settings { clock: true, reminder: 3, ..settings };
        assert_eq!(clocked.pack(), [1, 2, 2, 7, 0, 0, 7]);
        assert_eq!(Settings::unpack(&clocked.pack()), clocked);
        assert_eq!(Settings::unpack(&[1, 2, 2, 7, 0, 0, 9]), settings);
        assert_eq!(Settings::unpack(&[]), Settings::default());
        assert_eq!(Settings::unpack(&[9, 9, 9, 9, 9]), Settings::default());
        let mended = Settings::unpack(&[1, 200, 200, 200, 200]);
        assert_eq!(
            mended,
            Settings {
                lang: Lang::En,
                lang_chosen: true,
                brightness: 5,
                sound: false,
                sleep: 5,
                aid: false,
                aid_alone: true,
                clock: false,
                reminder: 0,
                panel: PanelSetting::Auto,
            }
        );
    }

    #[test]
    fn names_survive_packing_and_damage_is_mended() {
        let mut roster = Roster::default();
        assert_eq!(Roster::unpack(&roster.pack()), roster);
        for name in ["Wwwwwwww", "Éééééééé", "Zoë"] {
            roster.remember(&Name::new(name).unwrap());
        }
        let packed = roster.pack();
        assert_eq!(packed[..10], *b"\x01\x04Zo\xc3\xab\x10\xc3\x89\xc3");
        assert_eq!(Roster::unpack(&packed), roster);
        // Whatever is cut off or wrong, there are sixteen names, and none of them twice.
        for end in 0..packed.len() {
            let mended = Roster::unpack(&packed[..end]);
            assert_eq!(mended.names().len(), ROSTER);
        }
        assert_eq!(Roster::unpack(&[2, 1, b'x']), Roster::default());
        assert_eq!(Roster::unpack(&[1, 1, 0xff, 200, b'x']), Roster::default());
    }

    #[test]
    fn the_latest_name_comes_first_and_no_name_twice() {
        let mut roster = Roster::default();
        let zoe = Name::new("Zoë").unwrap();
        let new = Name::new("Wim").unwrap();
        roster.remember(&zoe);
        roster.remember(&new);
        assert_eq!(roster.names().len(), ROSTER);
        assert_eq!(roster.names()[..2], [new, zoe.clone()]);
        assert_eq!(roster.names().iter().filter(|name| **name == zoe).count(), 1);
    }
}
