//! The Pico's pins, seen from above with the USB socket at the top.

/// The Pico's forty pins.
#[derive(Clone, Copy, Debug)]
pub struct PinOut;

/// How many pins are on one side.
pub(super) const SIDE: usize = 20;

impl PinOut {
    /// The names of the pins, from pin 1: down the left side, then up the right side. From Raspberry Pi's pin-out of the Pico
    /// (Raspberry Pi Pico Datasheet, section 2.1); the Pico W and the Pico 2 have the same.
    pub const NAMES: [&'static str; 40] = [
        "GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7", "GP8", "GP9", "GND", "GP10", "GP11",
        "GP12", "GP13", "GND", "GP14", "GP15", "GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22",
        "RUN", "GP26", "GP27", "AGND", "GP28", "ADC_VREF", "3V3(OUT)", "3V3_EN", "GND", "VSYS", "VBUS",
    ];

    /// Returns the name of a pin.
    #[must_use]
    pub fn name(number: usize) -> Option<&'static str> {
        Self::NAMES.get(number.checked_sub(1)?).copied()
    }
}

/// Where the Pico lies in a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The middle of pin 1.
    pub(super) first: (i32, i32),
    /// The distance of two pins; the rows are seven of these apart.
    pub(super) pitch: i32,
}

impl Place {
    /// Returns the middle of a pin.
    pub(super) fn pin(&self, number: usize) -> (i32, i32) {
        let down = if number <= SIDE { number - 1 } else { 2 * SIDE - number };
        let across = if number <= SIDE { 0 } else { 7 };
        (self.first.0 + across * self.pitch, self.first.1 + down as i32 * self.pitch)
    }
}
