//! What the device says about itself: its version and build, what the last fault said, and how it takes a new program.

use core::fmt::Write;

use heapless::String;

use super::Ui;
use super::note::{Line, filled, line};
use super::screen::Screen;
use crate::buttons::{Act, Press};
use crate::words::{Said, Text, chrome};
use crate::{Button, Change, Controller, PanelSetting};

/// The most bytes of what a fault left.
pub(crate) const MAX_WORDS: usize = 200;

/// The page about the device: two short lines, and what a fault left.
type AboutText = String<{ MAX_WORDS + 80 }>;

/// What is known about the program itself.
#[derive(Clone, Debug)]
pub(crate) struct About {
    /// The mark of this build.
    pub(crate) build: &'static str,
    /// The name of the drive that takes a new program.
    pub(crate) drive: &'static str,
    /// What the last fault left; empty when there was none.
    words: String<MAX_WORDS>,
}

impl About {
    /// Where there is no firmware, as on a desk.
    pub(crate) const DESK: Self = Self { build: "-", drive: "RPI-RP2", words: String::new() };

    pub(crate) fn has_words(&self) -> bool {
        !self.words.is_empty()
    }

    pub(crate) fn words(&self) -> &str {
        &self.words
    }

    /// Takes what a fault left, as far as there is room.
    pub(crate) fn set_words(&mut self, words: &str) {
        self.words.clear();
        for letter in words.chars() {
            if self.words.push(letter).is_err() {
                break;
            }
        }
    }
}

impl Ui {
    /// Closes a notice; holding OK leads on to what a fault left.
    pub(super) fn close_notice(&mut self, press: Press) {
        self.close();
        if (press.button, press.act) == (Button::Ok, Act::Hold) && self.about.has_words() {
            self.open(Screen::About);
        }
    }

    /// Asks the body to restart as a drive, and says what to do with it.
    pub(super) fn update(&mut self) {
        self.close();
        self.open(Screen::Updating);
        self.changed(Change::Update);
    }

    /// Writes the name of the drive into a text.
    pub(super) fn drive_text(&self, text: Text) -> Said {
        filled(&self.say(text), &[self.about.drive])
    }

    /// Says which build this is, and what the last fault left.
    pub(super) fn about_text(&self) -> AboutText {
        let build: Line = filled(&self.say(chrome::BUILD), &[self.about.build]);
        let mut text = AboutText::new();
        // There is room for both lines and the longest words.
        let _ = if self.about.has_words() {
            write!(text, "{build}\n{}\n{}", self.say(chrome::LAST_FAULT), self.about.words)
        } else {
            write!(text, "{build}\n{}", self.say(chrome::NO_FAULT))
        };
        text
    }

    /// Names the chip that the panel is treated as.
    pub(super) fn panel_word(&self) -> Line {
        match self.settings.panel {
            PanelSetting::Auto => self.plain(chrome::AUTO),
            PanelSetting::Always(Controller::Ssd1306) => line(format_args!("SSD1306")),
            PanelSetting::Always(Controller::Sh1106) => line(format_args!("SH1106")),
        }
    }
}
