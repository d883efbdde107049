//! The wiring: which pin of which part goes to which pin of the Pico.
//!
//! The table is read from the documentation of `firmware/src/pins.rs`. The firmware itself cannot use a table of
//! numbers: each pin of the chip has a type of its own there, so that the compiler refuses to hand one out twice. So the
//! table stays beside that code, the pictures are drawn from it, and tests compare it with the code below it, with the
//! README and with the Pico's pin-out.

mod breadboard;
mod pico;
mod sheet;
mod soldered;

use device_nostd::Button;

pub use breadboard::breadboard;
pub use pico::PinOut;
pub use soldered::soldered;

/// The source of the firmware's pins.
pub const PINS: &str = include_str!("../../firmware/src/pins.rs");

/// What a wire leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The display.
    Panel,
    /// A button.
    Button(Button),
    /// What all buttons share.
    Buttons,
    /// The piezo.
    Piezo,
}

impl Part {
    /// Reads the name of a part in a table.
    fn read(name: &str) -> Option<Self> {
        let button = |button: &Button| name == format!("Button {}", crate::case::legend(*button));
        if let Some(button) = Button::ALL.into_iter().find(button) {
            return Some(Self::Button(button));
        }
        let known = [("OLED", Self::Panel), ("all buttons", Self::Buttons), ("Piezo", Self::Piezo)];
        known.into_iter().find(|(word, _)| name.contains(word)).map(|(_, part)| part)
    }

    /// Returns the name of the part in a picture.
    fn name(self) -> &'static str {
        match self {
            Self::Panel => "OLED",
            Self::Button(button) => crate::case::legend(button),
            Self::Buttons => "all buttons",
            Self::Piezo => "piezo",
        }
    }
}

/// One wire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wire {
    /// The part at its one end.
    pub part: Part,
    /// The part's pin, as the part's board calls it.
    pub at: String,
    /// The Pico's pin at its other end, as the chip calls it: GP4, 3V3(OUT), GND.
    pub pin: String,
    /// The same pin, counted around the Pico's board.
    pub number: usize,
}

/// Reads the first table of four columns in a text: part, its pin, Pico, pin number.
///
/// # Errors
/// Returns the row that makes no sense.
pub fn wires(text: &str) -> Result<Vec<Wire>, String> {
    let mut wires = Vec::new();
    let mut part = None;
    let rows = text.lines().map(|line| line.trim_start_matches("//!").trim());
    let rows = rows.skip_while(|row| !row.starts_with("| Part | ") || row.matches('|').count() != 5);
    for row in rows.take_while(|row| row.starts_with('|')).skip(2) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [name, at, pin, number] = cells[..] else { return Err(format!("four columns, please: {row}")) };
        if !name.is_empty() {
            part = Some(Part::read(name).ok_or_else(|| format!("what is '{name}'?"))?);
        }
        wires.push(Wire {
            part: part.ok_or_else(|| format!("of which part? {row}"))?,
            at: at.to_string(),
            pin: pin.split(' ').next().unwrap_or(pin).to_string(),
            number: number.parse().map_err(|_| format!("'{number}' is no number of a pin"))?,
        });
    }
    Ok(wires)
}

/// Returns the wires of the firmware.
///
/// # Errors
/// Returns what is wrong with the table.
pub fn firmware() -> Result<Vec<Wire>, String> {
    wires(PINS)
}
