//! Care of the panel: its light fades when nobody presses, and its picture moves so that no pixel burns in.

use embedded_graphics::prelude::{Point, Size};

use crate::buttons::{Act, Press};
use crate::{Button, Millis, PanelLight};

/// The part of the 128x64 panel that screens may draw in; the rest is the room that [`OledCare::shift`] needs.
pub const DRAWN: Size = Size::new(127, 63);
/// The brightness of a new device.
pub const DEFAULT_BRIGHTNESS: u8 = 4;
/// The brightest setting; the faintest is 1.
pub const MAX_BRIGHTNESS: u8 = CONTRAST.len() as u8;
/// How long after the last press the panel dims.
pub const DIM_AFTER: Millis = 30_000;
/// How long after the last press the panel of a new device goes dark.
pub const DEFAULT_SLEEP: Millis = 5 * 60_000;
/// How long the picture stays in one place.
pub const SHIFT_EVERY: Millis = 3 * 60_000;

/// The contrast bytes of the brightness settings: each about twice the one before, which looks even.
const CONTRAST: [u8; 5] = [0x0f, 0x1e, 0x3c, 0x78, 0xff];
/// The number by which the contrast of a dimmed panel is divided.
const DIM: u8 = 8;
/// The places of the picture, each one pixel from the next.
const SHIFTS: [Point; 4] = [Point::new(0, 0), Point::new(1, 0), Point::new(1, 1), Point::new(0, 1)];

/// How much of its brightness the panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Glow {
    /// All of it.
    Bright,
    /// A fraction, because nobody has pressed for [`DIM_AFTER`].
    Dim,
    /// Nothing: the next press only wakes.
    Dark,
}

/// What decides how bright the panel is, where the picture stands, and whether a press acts.
#[derive(Clone, Debug)]
pub struct OledCare {
    now: Millis,
    pressed: Millis,
    sleep: Option<Millis>,
    /// The button that woke the panel; nothing it does before its next touch acts.
    waking: Option<Button>,
}

impl OledCare {
    /// Starts with a bright panel.
    #[must_use]
    pub const fn new(now: Millis) -> Self {
        Self { now, pressed: now, sleep: Some(DEFAULT_SLEEP), waking: None }
    }

    /// Sets how long after the last press the panel goes dark; `None` means never.
    pub const fn set_sleep(&mut self, sleep: Option<Millis>) {
        self.sleep = sleep;
    }

    /// Lights the panel as a press does.
    pub fn wake(&mut self, now: Millis) {
        self.tick(now);
        self.pressed = self.pressed.max(now);
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Millis) {
        self.now = self.now.max(now);
    }

    /// Takes a press and returns whether it acts. A press that wakes a dark panel does not, from its touch to its
    /// release, and a touch alone never does. What counts is when it was made, not when it is taken.
    pub fn press(&mut self, press: Press) -> bool {
        if self.glow_at(press.at) == Glow::Dark {
            self.waking = Some(press.button);
        } else if press.act == Act::Touch && self.waking == Some(press.button) {
            self.waking = None;
        }
        self.tick(press.at);
        self.pressed = self.pressed.max(press.at);
        press.act != Act::Touch && self.waking != Some(press.button)
    }

    /// Returns how much of its brightness the panel shows now.
    #[must_use]
    pub fn glow(&self) -> Glow {
        self.glow_at(self.now)
    }

    fn glow_at(&self, at: Millis) -> Glow {
        let idle = at.saturating_sub(self.pressed);
        if self.sleep.is_some_and(|sleep| idle >= sleep) {
            Glow::Dark
        } else if idle >= DIM_AFTER {
            Glow::Dim
        } else {
            Glow::Bright
        }
    }

    /// Returns the light for a brightness setting from 1 to [`MAX_BRIGHTNESS`]; others count as the nearest.
    #[must_use]
    pub fn light(&self, brightness: u8) -> PanelLight {
        let contrast = CONTRAST[usize::from(brightness.clamp(1, MAX_BRIGHTNESS)) - 1];
        match self.glow() {
            Glow::Bright => PanelLight::On(contrast),
            Glow::Dim => PanelLight::On(contrast / DIM),
            Glow::Dark => PanelLight::Off,
        }
    }

    /// Returns how far the picture is moved now: by 0 or 1 pixel each way, so that what is drawn within [`DRAWN`] never
    /// leaves the panel.
    #[must_use]
    pub fn shift(&self) -> Point {
        SHIFTS[(self.now / SHIFT_EVERY % SHIFTS.len() as Millis) as usize]
    }

    /// Returns when the panel goes dark, or when it did.
    #[must_use]
    pub fn dark_at(&self) -> Option<Millis> {
        self.sleep.map(|sleep| self.pressed.saturating_add(sleep))
    }

    /// Returns when the light or the place of the picture changes next; a dark panel has nothing to do.
    #[must_use]
    pub fn next_wake(&self) -> Option<Millis> {
        let shift = (self.now / SHIFT_EVERY).saturating_add(1).saturating_mul(SHIFT_EVERY);
        let dim = self.pressed.saturating_add(DIM_AFTER);
        let dark = self.dark_at().unwrap_or(Millis::MAX);
        match self.glow() {
            Glow::Bright => Some(shift.min(dim).min(dark)),
            Glow::Dim => Some(shift.min(dark)),
            Glow::Dark => None,
        }
    }
}

#[cfg(test)]
mod tests;
