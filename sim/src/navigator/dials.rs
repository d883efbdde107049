//! The presses of light tracking: steps of a dial, what else happened, and what stands in the menu.

use device_nostd::{Button, Command, Item, Screen};
use engine_nostd::Seat;
use engine_nostd::ask::Choices;
use engine_nostd::light::LIGHT;
use engine_nostd::verb::Raw;

use super::{Navigator, Stuck};
use crate::script::Stroke;

/// More numbers than a player has on dials.
const MOST_DIALS: usize = 4;

impl Navigator<'_> {
    /// Makes a move that only light tracking has, or that makes a game light; `false` if it is made like any other.
    pub(super) fn play_light(&mut self, by: Option<Seat>, raw: &Raw) -> Result<bool, Stuck> {
        if raw.verb == LIGHT.id {
            self.menu(Command::Lighten)?;
            return Ok(true);
        }
        match (by, raw.change()) {
            (Some(seat), Some(change)) => self.dial(seat, raw.verb, change).map(|()| true),
            _ => Ok(false),
        }
    }

    /// Opens the list in which a move stands that the play screen does not list: behind OK or NEXT, or in the menu.
    pub(super) fn open_list_of(&mut self, raw: &Raw) -> Result<(), Stuck> {
        let state = self.state()?;
        if !state.is_light() {
            return Ok(());
        }
        let mut rare = Choices::new();
        state.rare(&mut rare);
        let is_rare = rare.iter().any(|choice| choice.draft.raw.verb == raw.verb);
        let has_row = |item: &Item| matches!(item, Item::Choice(choice, _) if choice.draft.raw.verb == raw.verb);
        let listed = self.device.look().items.iter().any(has_row);
        if is_rare {
            self.make(Stroke::Hold(Button::Back))?;
        } else if !listed {
            self.press(Button::Ok)?;
        }
        Ok(())
    }

    /// Changes a number of a player: on the play screen if it stands there, else on the player's page.
    fn dial(&mut self, seat: Seat, verb: u8, change: i16) -> Result<(), Stuck> {
        let own = self.device.look().dial.is_some_and(|dial| dial.seat == seat);
        if !own {
            self.make(Stroke::Hold(Button::Next))?;
            self.choose(|item| *item == Item::Seat(seat), "the player")?;
        }
        let mut left = i32::from(change);
        for _ in 0..MOST_DIALS {
            match self.device.look().dial {
                Some(dial) if dial.verb == verb => {
                    self.steps(if left > 0 { Button::Up } else { Button::Down }, left.unsigned_abs() as usize)?;
                    // What stands in the page of a player is left by NEXT.
                    if !own {
                        self.press(Button::Next)?;
                    }
                    return Ok(());
                }
                Some(_) => self.press(Button::Ok)?,
                None => {}
            }
            // Where OK lists what else happened, a row begins the number.
            if self.device.look().screen == Screen::Happened {
                let begins = |item: &Item| {
                    matches!(item, Item::Choice(choice, _)
                        if choice.draft.raw.verb == verb && choice.draft.raw.change().is_some_and(|step| step > 0))
                };
                self.choose(begins, "a number")?;
                left -= 1;
                if left == 0 {
                    return Ok(());
                }
            }
        }
        Err(self.stuck("no dial has this number"))
    }
}
