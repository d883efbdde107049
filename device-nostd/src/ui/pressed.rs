//! A press, and what may be in its way: pages and moments that it only ends.

use super::Ui;
use super::note::Told;
use super::screen::Screen;
use crate::buttons::{Act, Press};
use crate::games::light::{LightFace, light};
use crate::{Button, Change};

impl Ui {
    /// Returns whether something covers the screen that the next press only ends.
    pub(crate) fn is_covered(&self) -> bool {
        self.banner.is_some() || self.told.is_some() || self.long_refusal().is_some()
    }

    /// Returns whether the name of whose turn begins hides something that OK or NEXT would answer. Whoever presses one of them
    /// then means the name, and has not seen the question; UP and DOWN only begin to answer it.
    pub(crate) fn hides_a_question(&self) -> bool {
        self.new_turn.is_some_and(|until| self.now < until) && self.awaits_an_answer()
    }

    /// Returns whether the present screen waits for an answer: all but a dial that stands at a number which is right until it is
    /// changed.
    fn awaits_an_answer(&self) -> bool {
        let asks =
            self.table.as_ref().and_then(|table| light!(table.state(), |F, game| F::awaits_an_answer(self, game)));
        self.screen() != Screen::Play || asks.unwrap_or(true)
    }

    /// Takes a press.
    pub(crate) fn press(&mut self, press: Press) {
        self.now = press.at;
        if press.act == Act::Touch {
            return;
        }
        // What fills the screen takes the first press; the name of whose turn begins does so only where the press would answer
        // what it hides.
        let answers = matches!((press.button, press.act), (Button::Ok | Button::Next, Act::Short));
        let swallowed = self.is_covered() || answers && self.hides_a_question();
        if self.banner.take().is_none() {
            self.told = self.told.take().and_then(Told::turned);
        }
        self.new_turn = None;
        self.note = None;
        if swallowed {
            self.changed(Change::Click);
            return;
        }
        let step = u16::from(press.step());
        match (press.button, press.act) {
            // Whoever presses has read it.
            _ if matches!(self.screen(), Screen::Notice(_)) => self.close_notice(press),
            _ if self.screen() == Screen::SelfTest => return self.test_press(press),
            (Button::Up, _) => self.turn(true, step),
            (Button::Down, _) => self.turn(false, step),
            (Button::Ok, Act::Hold) => self.explain(),
            (Button::Ok, _) => self.ok(),
            (Button::Back, Act::Hold) => self.menu(),
            (Button::Back, _) => self.back(),
            (Button::Next, Act::Hold) => self.scores(),
            (Button::Next, _) => self.next(),
        }
        self.changed(Change::Click);
    }
}
