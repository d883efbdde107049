//! The settings and names as the lines of a file.

use device_nostd::words::Lang;
use device_nostd::{Controller, PanelSetting, Roster, Settings};
use engine_nostd::Name;

/// Returns settings and names as text, a line each.
#[must_use]
pub fn write(settings: Settings, roster: &Roster) -> String {
    let mut text = format!(
        "lang {}\nbrightness {}\nsound {}\nsleep {}\nodds {}\n",
        settings.lang.code(),
        settings.brightness,
        if settings.sound { "yes" } else { "no" },
        settings.sleep,
        if settings.aid { "yes" } else { "no" }
    );
    // As on a new device it is left out.
    if !settings.aid_alone {
        text.push_str("odds-alone no\n");
    }
    if settings.clock {
        text.push_str("clock yes\n");
    }
    if settings.reminder > 0 {
        text.push_str(&format!("reminder {}\n", settings.reminder));
    }
    if let PanelSetting::Always(panel) = settings.panel {
        text.push_str(&format!("panel {}\n", panel_word(panel)));
    }
    for name in roster.names() {
        text.push_str(&format!("name {name}\n"));
    }
    text
}

/// Reads settings; a line that makes no sense leaves its setting as on a new device.
pub(crate) fn read(text: &str) -> (Settings, Roster) {
    let mut bytes = Settings::default().pack();
    let mut names = Vec::new();
    let mut lang_chosen = false;
    let mut panel = PanelSetting::Auto;
    let (mut clock, mut reminder) = (false, 0);
    for line in text.lines() {
        let Some((key, value)) = line.split_once(' ') else { continue };
        let number = || value.trim().parse::<u8>().ok();
        match key {
            "lang" => {
                if let Some(lang) = Lang::from_code(value.trim()) {
                    bytes[1] = lang as u8;
                    lang_chosen = true;
                }
            }
            "brightness" => bytes[2] = number().unwrap_or(bytes[2]),
            "sound" => bytes[3] |= u8::from(value.trim() == "yes"),
            "odds" => bytes[3] |= u8::from(value.trim() == "yes") << 1,
            "odds-alone" => bytes[3] |= u8::from(value.trim() == "no") << 2,
            "sleep" => bytes[4] = number().unwrap_or(bytes[4]),
            "clock" => clock = value.trim() == "yes",
            "reminder" => {
                let choice = number().filter(|minutes| Settings::REMINDER_MINUTES.contains(minutes));
                reminder = choice.unwrap_or(reminder);
            }
            "panel" => {
                let is_it = |choice: &Controller| panel_word(*choice) == value.trim();
                let choice = [Controller::Ssd1306, Controller::Sh1106].into_iter().find(is_it);
                panel = choice.map_or(PanelSetting::Auto, PanelSetting::Always);
            }
            "name" => names.extend(Name::new(value.trim()).ok()),
            _ => {}
        }
    }
    let mut roster = Roster::default();
    names.iter().rev().for_each(|name| roster.remember(name));
    (Settings { lang_chosen, panel, clock, reminder, ..Settings::unpack(&bytes) }, roster)
}

fn panel_word(panel: Controller) -> &'static str {
    match panel {
        Controller::Ssd1306 => "ssd1306",
        Controller::Sh1106 => "sh1106",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_from_their_text() {
        let settings = Settings {
            lang: Lang::Fr,
            lang_chosen: true,
            brightness: 1,
            sound: true,
            sleep: 15,
            aid: true,
            aid_alone: false,
            clock: true,
            reminder: 3,
            panel: PanelSetting::Always(Controller::Sh1106),
        };
        let mut roster = Roster::default();
        roster.remember(&Name::new("Wim").unwrap());
        let (read, names) = read(&write(settings, &roster));
        assert_eq!((read, names), (settings, roster));
    }

    #[test]
    fn nonsense_leaves_the_settings_of_a_new_device() {
        let (settings, roster) = read("lang xx\nbrightness many\nname a b c\n\u{0}\nsleep 999\nclock 1\nreminder 4\n");
        assert_eq!((settings, roster), (Settings::default(), Roster::default()));
    }
}
