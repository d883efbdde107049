//! What the picture says, for who cannot see it.
//!
//! What is heard is what is drawn, while it is drawn: no screen has to be told twice.

use core::fmt;

use embedded_graphics::prelude::Point;

use crate::ui::Icon;
use crate::words::{Lang, Said, icon_name};

/// Something that the picture says, at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard<'a> {
    /// A text; a character of it may stand for an icon, which [`icon`] names.
    pub text: &'a str,
    /// Where its first letter or digit has its upper left corner.
    pub at: Point,
    /// Whether it is dark on light, as what is chosen.
    pub is_inverse: bool,
}

/// Returns what an icon is called that a character stands for.
#[must_use]
pub fn icon(letter: char, lang: Lang) -> Option<Said> {
    Icon::from_char(letter).map(|icon| icon_name(icon).in_lang(lang))
}

/// What hears the texts of a picture; nobody, where it is only shown.
pub(crate) struct Ear<'a>(Option<&'a mut dyn FnMut(Heard<'_>)>);

impl<'a> Ear<'a> {
    /// Nobody.
    pub(crate) const DEAF: Self = Self(None);

    pub(crate) fn new(hear: &'a mut dyn FnMut(Heard<'_>)) -> Self {
        Self(Some(hear))
    }

    pub(crate) fn hear(&mut self, heard: Heard<'_>) {
        if let Some(hear) = self.0.as_mut().filter(|_| !heard.text.is_empty()) {
            hear(heard);
        }
    }
}

impl fmt::Debug for Ear<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ear").field(&self.0.is_some()).finish()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::*;
    use crate::frame::Frame;
    use crate::{Button, Device};

    fn heard(device: &Device) -> Vec<(String, Point, bool)> {
        let mut all = Vec::new();
        device
            .draw_aloud(&mut Frame::new(), &mut |heard| all.push((heard.text.to_string(), heard.at, heard.is_inverse)));
        all
    }

    #[test]
    fn every_row_of_a_list_is_heard_and_which_of_them_is_chosen() {
        let mut device = Device::new();
        let chosen = |device: &Device| {
            let inverse: Vec<String> = heard(device).into_iter().filter(|one| one.2).map(|one| one.0).collect();
            inverse.concat()
        };
        assert_eq!(chosen(&device), "Gnome Village");
        device.edge(Button::Down, true, 1_000);
        device.edge(Button::Down, false, 1_050);
        assert_eq!(chosen(&device), "Gnome Elf Troll");
        assert!(heard(&device).iter().any(|one| one.0 == "Gnome Village" && !one.2));
    }

    #[test]
    fn every_icon_has_a_name_in_every_language() {
        for icon_of in Icon::ALL {
            for lang in Lang::ALL {
                assert!(icon(icon_of.char(), lang).is_some_and(|name| !name.is_empty()), "{icon_of:?}");
            }
        }
        assert_eq!(icon('A', Lang::En), None);
    }
}
