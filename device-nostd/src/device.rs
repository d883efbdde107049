//! The whole device: edges and time go in, pictures and things to keep come out.

use embedded_graphics::mono_font::{MonoTextStyle, iso_8859_15::FONT_6X10};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::text::Text;

use crate::Button;

/// Counts milliseconds since power-on.
pub type Millis = u64;

/// Says how bright the panel shall be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// The panel is switched off.
    Off,
    /// The panel is on, with this contrast byte (SSD1306 command 0x81).
    On(u8),
}

/// Names something that happened and that the body has to keep or sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The running game or its record changed.
    Game,
    /// A setting changed.
    Settings,
    /// A press was taken: click.
    Click,
    /// A new turn began: chime.
    Turn,
}

/// Is the device: it takes edges and time, and draws itself.
#[derive(Debug, Default)]
pub struct Device {}

impl Device {
    /// Switches the device on.
    #[must_use]
    pub fn new() -> Self {
        Self {}
    }

    /// Takes a raw edge of a button: `down` is true when it closed.
    pub fn edge(&mut self, _button: Button, _down: bool, _now: Millis) {}

    /// Lets time pass: holds, repeats, toasts, dimming.
    pub fn tick(&mut self, _now: Millis) {}

    /// Says when [`Device::tick`] has to be called next, if nothing is pressed before.
    #[must_use]
    pub fn next_wake(&self) -> Option<Millis> {
        None
    }

    /// Says how bright the panel shall be now.
    #[must_use]
    pub fn light(&self) -> Light {
        Light::On(0x8f)
    }

    /// Takes the oldest change that the body has not heard of yet.
    pub fn take_change(&mut self) -> Option<Change> {
        None
    }

    /// Draws the whole 128x64 picture.
    ///
    /// # Errors
    /// Passes on the error of the target.
    pub fn draw<D: DrawTarget<Color = BinaryColor>>(&self, target: &mut D) -> Result<(), D::Error> {
        target.clear(BinaryColor::Off)?;
        Text::new("Gnomon", Point::new(40, 34), MonoTextStyle::new(&FONT_6X10, BinaryColor::On)).draw(target)?;
        Ok(())
    }
}
