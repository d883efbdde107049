//! The self-test: whether buttons, panel, piezo and flash do what they should, on a box that was just built.
//!
//! A press lights the field of its button and counts, so that a button that bounces shows as two. A frame lies on the
//! outermost pixels, with stairs at both sides: a panel that shows its columns shifted loses one side of the frame, and
//! the steps that are missing say by how many. Every press sounds, whatever the settings say. The settings are written once as
//! the screen opens; a flash that does not take them is told like any other failure to keep.

use super::Ui;
use super::canvas::{Canvas, Panel};
use super::draw::Drawn;
use super::letters::Letters;
use super::note::line;
use super::screen::Screen;
use crate::buttons::{Act, Press};
use crate::words::chrome;
use crate::{Button, Change};

/// The size of the whole panel: this screen alone draws to its edges.
const PANEL: (i32, i32) = (128, 64);
/// How many steps the stairs have, each a column wide.
const STEPS: i32 = 4;
/// The height of a step.
const STEP: i32 = 4;
/// The top of the stairs.
const STAIRS: i32 = 42;
/// The left edge of the first field, the distance of two, the width of one.
const FIELD: (i32, i32, i32) = (2, 25, 24);
/// The top and the height of the fields.
const FIELDS: (i32, i32) = (15, 23);

/// How often each button was pressed, in the order of [`Button::ALL`].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SelfTest {
    pressed: [u8; Button::ALL.len()],
}

/// Returns what the case says below a button.
const fn legend(button: Button) -> &'static str {
    match button {
        Button::Up => "UP",
        Button::Down => "DOWN",
        Button::Ok => "OK",
        Button::Back => "BACK",
        Button::Next => "NEXT",
    }
}

impl Ui {
    /// Opens the self-test, and has the settings written.
    pub(super) fn open_self_test(&mut self) {
        self.self_test = SelfTest::default();
        self.open(Screen::SelfTest);
        self.changed(Change::Settings);
    }

    /// Takes a press in the self-test: only BACK, held, leads out.
    pub(super) fn test_press(&mut self, press: Press) {
        match (press.button, press.act) {
            (Button::Back, Act::Hold) => {
                self.close();
                self.changed(Change::Click);
            }
            (button, Act::Short | Act::Hold) => {
                let count = &mut self.self_test.pressed[button as usize];
                // Two digits have room.
                *count = (*count + 1).min(99);
                self.changed(Change::Tested);
            }
            // One press that lasts is still one.
            (_, Act::Repeat(_) | Act::Touch) => {}
        }
    }

    pub(super) fn draw_self_test<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        canvas.steady();
        let (width, height) = PANEL;
        for (x, y, wide, high) in
            [(0, 0, width, 1), (0, height - 1, width, 1), (0, 0, 1, height), (width - 1, 0, 1, height)]
        {
            canvas.fill(x, y, wide, high, true)?;
        }
        for step in 1..STEPS {
            let (y, high) = (STAIRS + step * STEP, (STEPS - step) * STEP);
            canvas.fill(step, y, 1, high, true)?;
            canvas.fill(width - 1 - step, y, 1, high, true)?;
        }
        canvas.text(&self.say(chrome::SELF_TEST), 5, 4, 80, Letters::Bold, true)?;
        let version = line(format_args!("{}", env!("CARGO_PKG_VERSION")));
        canvas.text_right(&version, 80, 4, 123, Letters::Text, true)?;
        for (button, pressed) in Button::ALL.into_iter().zip(self.self_test.pressed) {
            let (left, lit) = (FIELD.0 + FIELD.1 * button as i32, pressed > 0);
            canvas.bar((left, FIELDS.0), (FIELD.2, FIELDS.1), 1, true)?;
            if !lit {
                canvas.bar((left + 1, FIELDS.0 + 1), (FIELD.2 - 2, FIELDS.1 - 2), 1, false)?;
            }
            let sides = (left, left + FIELD.2);
            canvas.text_centred(legend(button), sides, FIELDS.0 + 4, Letters::Tiny, !lit)?;
            if lit {
                canvas.text_centred(&line(format_args!("{pressed}")), sides, FIELDS.0 + 12, Letters::Text, false)?;
            }
        }
        let games = self.earlier.len() + usize::from(self.table.is_some());
        let middle = (STEPS + 2, width - STEPS - 2);
        canvas.text_centred(&self.count(chrome::IN_FLASH, games), middle, 43, Letters::Tiny, true)?;
        canvas.text_centred(&self.say(chrome::LEAVE_TEST), middle, 53, Letters::Tiny, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Roster, Settings};
    use crate::words::Lang;

    fn tested() -> Ui {
        let mut ui = Ui::new();
        ui.restore(Settings::in_lang(Lang::En), Roster::default(), |_| None);
        ui.open(Screen::Settings);
        ui.open_self_test();
        ui
    }

    #[test]
    fn opening_writes_to_the_flash() {
        let mut ui = tested();
        assert!(core::iter::from_fn(|| ui.take_change()).any(|change| change == Change::Settings));
    }

    #[test]
    fn every_button_counts_and_only_back_held_leads_out() {
        let mut ui = tested();
        let mut press = |button, act| ui.press(Press { button, act, at: 0 });
        for button in Button::ALL {
            press(button, Act::Short);
        }
        // A press that lasts is one press.
        press(Button::Down, Act::Short);
        press(Button::Down, Act::Repeat(1));
        press(Button::Ok, Act::Hold);
        press(Button::Next, Act::Hold);
        assert_eq!(ui.screen(), Screen::SelfTest);
        assert_eq!(ui.self_test.pressed, [1, 2, 2, 1, 2]);
        let sounds = core::iter::from_fn(|| ui.take_change()).filter(|change| *change == Change::Tested);
        assert_eq!(sounds.count(), 8);
        ui.press(Press { button: Button::Back, act: Act::Hold, at: 0 });
        assert_eq!(ui.screen(), Screen::Settings);
    }
}
