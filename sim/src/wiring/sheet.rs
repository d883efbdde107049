//! A sheet of paper on which a wiring picture is drawn, as SVG.

use std::fmt::Write;

use super::pico::{PinOut, Place, SIDE};
use super::{Part, Wire};

/// The colour of ink.
pub(super) const INK: &str = "#111";
/// The colour of what is there but does not matter.
pub(super) const FAINT: &str = "#777";

/// A point on the sheet.
pub(super) type Spot = (i32, i32);

/// How text stands at its point.
#[derive(Clone, Copy, Debug)]
pub(super) enum Anchor {
    /// It begins there.
    Start,
    /// It is centred there.
    Middle,
    /// It ends there.
    End,
}

/// The drawing so far. What is drawn later lies above.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    svg: String,
}

impl Sheet {
    /// Takes an empty sheet.
    pub(super) fn new(width: i32, height: i32, title: &str) -> Self {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" font-family=\"Helvetica, Arial, sans-serif\">\n<title>{title}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
        );
        Self { svg }
    }

    /// Returns the file.
    pub(super) fn finish(mut self) -> String {
        self.svg.push_str("</svg>\n");
        self.svg
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.svg.write_fmt(element);
        self.svg.push('\n');
    }

    /// Draws a rectangle with round corners between two corners.
    pub(super) fn rectangle(&mut self, from: Spot, to: Spot, radius: i32, fill: &str, line: &str) {
        let ((x, y), width, height) = (from, to.0 - from.0, to.1 - from.1);
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" fill=\"{fill}\" stroke=\"{line}\"/>"
        ));
    }

    /// Draws a disc.
    pub(super) fn disc(&mut self, (x, y): Spot, radius: i32, fill: &str, line: &str) {
        self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{line}\"/>"));
    }

    /// Writes a line of text; its point is at the middle of its height.
    pub(super) fn text(&mut self, (x, y): Spot, anchor: Anchor, size: i32, bold: bool, ink: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let weight = if bold { "bold" } else { "normal" };
        let y = y + size * 7 / 20;
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{ink}\">{text}</text>"
        ));
    }

    /// Draws a wire with a white edge, so that it passes visibly over those drawn before it, and a dot at both ends.
    pub(super) fn wire(&mut self, wire: &Wire, spots: &[Spot]) {
        let Wear { colour, dashes } = wear(wire);
        let path = path(spots);
        let (part, at, pin, number) = (wire.part.name(), &wire.at, &wire.pin, wire.number);
        self.add(format_args!("<path d=\"{path}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"8\"/>"));
        self.add(format_args!(
            "<path class=\"wire\" data-part=\"{part}\" data-at=\"{at}\" data-pin=\"{pin}\" data-number=\"{number}\" d=\"{path}\" \
             fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\" stroke-dasharray=\"{dashes}\"/>"
        ));
        for end in [spots.first(), spots.last()].into_iter().flatten() {
            self.disc(*end, 4, colour, INK);
        }
    }

    /// Draws a branch of a wire that ends on something else than a pin of the Pico.
    pub(super) fn branch(&mut self, wire: &Wire, spots: &[Spot]) {
        let Wear { colour, dashes } = wear(wire);
        let path = path(spots);
        self.add(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\" stroke-dasharray=\"{dashes}\"/>"
        ));
        for end in [spots.first(), spots.last()].into_iter().flatten() {
            self.disc(*end, 4, colour, INK);
        }
    }

    /// Writes in small letters to which pin a wire goes.
    pub(super) fn note(&mut self, spot: Spot, wire: &Wire) {
        self.text(spot, Anchor::Start, 10, true, INK, &format!("{} · {}", wire.pin, wire.number));
    }

    /// Writes to which pin a wire goes, on a white field over the wire.
    pub(super) fn tag(&mut self, (x, y): Spot, wire: &Wire) {
        let text = format!("{} · {}", wire.pin, wire.number);
        let half = text.chars().count() as i32 * 3 + 6;
        self.rectangle((x - half, y - 9), (x + half, y + 9), 4, "#fff", wear(wire).colour);
        self.text((x, y), Anchor::Middle, 11, true, INK, &text);
    }

    /// Draws the Pico, with the pins in use filled.
    pub(super) fn pico(&mut self, place: Place, wires: &[Wire]) {
        let (pitch, (left, top)) = (place.pitch, place.first);
        let right = left + 7 * pitch;
        // 21 x 51 mm, with the first pin 1.6 mm from the left and 1.37 mm from the top; the socket stands out by 1.3 mm.
        let edge = pitch * 5 / 8;
        let bottom = top + (SIDE as i32 - 1) * pitch + pitch * 6 / 10;
        self.rectangle((left - edge, top - pitch * 6 / 10), (right + edge, bottom), 4, "#eaf3e6", INK);
        let middle = (left + right) / 2;
        self.rectangle((middle - pitch * 3 / 2, top - pitch), (middle + pitch * 3 / 2, top + pitch), 2, "#ddd", INK);
        self.text((middle, top), Anchor::Middle, pitch * 11 / 20, true, INK, "USB");
        for (row, line) in ["Pico", "from", "above"].into_iter().enumerate() {
            let at = (middle, top + pitch * 17 / 2 + row as i32 * pitch * 3 / 4);
            self.text(at, Anchor::Middle, pitch / 2, row == 0, INK, line);
        }
        let bootsel = (middle - pitch * 5 / 2, top + pitch * 2);
        self.disc(bootsel, pitch * 3 / 8, "#fff", INK);
        self.text((bootsel.0 + pitch * 5 / 8, bootsel.1), Anchor::Start, pitch * 2 / 5, false, INK, "BOOTSEL");
        for (index, name) in PinOut::NAMES.into_iter().enumerate() {
            let number = index + 1;
            let spot = place.pin(number);
            let used = wires.iter().find(|wire| wire.number == number);
            let (fill, line) = used.map_or(("#fff", FAINT), |wire| (wear(wire).colour, INK));
            self.disc(spot, pitch * 3 / 10, fill, line);
            let (ink, bold) = if used.is_some() { (INK, true) } else { (FAINT, false) };
            let (anchor, inwards) = if number <= SIDE { (Anchor::Start, 1) } else { (Anchor::End, -1) };
            let text = if used.is_some() && number <= SIDE {
                format!("{number} {name}")
            } else if used.is_some() {
                format!("{name} {number}")
            } else {
                name.to_string()
            };
            // Socket and button have the room of the first names, and nobody needs those.
            if used.is_some() || number.min(41 - number) > 3 {
                self.text((spot.0 + inwards * pitch / 2, spot.1), anchor, pitch * 9 / 20, bold, ink, &text);
            }
        }
    }

    /// Draws a display whose first pin is at a point, and returns where its pins are: GND, VCC, SCL, SDA.
    pub(super) fn panel(&mut self, first: Spot, pitch: i32) -> [(&'static str, Spot); 4] {
        let (x, y) = first;
        // A board of 27.3 x 27.8 mm, its pins in the middle of the upper edge.
        let middle = x + pitch * 3 / 2;
        let (half, height) = (pitch * 43 / 8, pitch * 11);
        self.rectangle(
            (middle - half, y - pitch * 3 / 4),
            (middle + half, y - pitch * 3 / 4 + height),
            4,
            "#e6ecf5",
            INK,
        );
        for (across, down) in [(-1, 0), (1, 0), (-1, 1), (1, 1)] {
            let spot = (middle + across * (half - pitch), y + pitch / 4 + down * (height - pitch * 2));
            self.disc(spot, pitch / 2, "#fff", INK);
        }
        self.rectangle((middle - half + 3, y + pitch * 2), (middle + half - 3, y + pitch * 17 / 2), 2, "#222", INK);
        self.text((middle, y + pitch * 19 / 4), Anchor::Middle, pitch * 3 / 4, true, "#fff", "OLED 128x64");
        self.text((middle, y + pitch * 23 / 4), Anchor::Middle, pitch * 11 / 20, false, "#fff", "from the front");
        let names = ["GND", "VCC", "SCL", "SDA"];
        let mut pins = names.map(|name| (name, first));
        for (place, (name, spot)) in pins.iter_mut().enumerate() {
            spot.0 = x + place as i32 * pitch;
            self.disc(*spot, pitch * 3 / 10, "#fff", INK);
            self.text((spot.0, y + pitch * 5 / 4), Anchor::Middle, pitch * 7 / 20, true, INK, name);
        }
        let notes = ["Boards differ in the order of their pins:", "go by the names that are printed on yours."];
        for (row, note) in notes.into_iter().enumerate() {
            let at = (middle, y + height + row as i32 * 14);
            self.text(at, Anchor::Middle, 11, false, INK, note);
        }
        pins
    }

    /// Writes the list of all wires.
    pub(super) fn list(&mut self, (x, y): Spot, wires: &[Wire]) {
        for (place, heading) in ["Part", "its pin", "Pico", "pin"].into_iter().enumerate() {
            self.text((x + COLUMNS[place], y), Anchor::Start, 12, true, INK, heading);
        }
        for (row, wire) in wires.iter().enumerate() {
            let y = y + 18 + row as i32 * 16;
            let number = wire.number.to_string();
            for (place, cell) in [wire.part.name(), &wire.at, &wire.pin, &number].into_iter().enumerate() {
                self.text((x + COLUMNS[place], y), Anchor::Start, 12, false, INK, cell);
            }
            let Wear { colour, dashes } = wear(wire);
            self.add(format_args!(
                "<path d=\"M {} {y} h 44\" stroke=\"{colour}\" stroke-width=\"3\" stroke-dasharray=\"{dashes}\"/>",
                x - 52
            ));
        }
    }
}

/// Where the columns of the list begin.
const COLUMNS: [i32; 4] = [0, 82, 152, 226];

/// How a wire is drawn.
struct Wear {
    colour: &'static str,
    dashes: &'static str,
}

/// Returns how a wire is drawn: ground black, supply red, and signals by colour and by dashes, so that the wires are
/// told apart without colour too.
fn wear(wire: &Wire) -> Wear {
    let (colour, dashes) = match (wire.part, wire.pin == "GND") {
        (_, true) => ("#000", "none"),
        (Part::Panel, false) if wire.pin.starts_with("3V3") => ("#c22", "14 3"),
        (Part::Panel, false) if wire.number.is_multiple_of(2) => ("#1560bd", "9 3"),
        (Part::Panel, false) => ("#2a9d8f", "3 3"),
        (Part::Button(button), false) => {
            const BUTTONS: [(&str, &str); 5] = [
                ("#b06500", "12 4"),
                ("#6a3d9a", "6 3"),
                ("#d62828", "2 3"),
                ("#33691e", "14 3 2 3"),
                ("#00708f", "6 3 2 3"),
            ];
            BUTTONS[button as usize]
        }
        (Part::Buttons, false) => ("#000", "none"),
        (Part::Piezo, false) => ("#a0527a", "10 3 2 3 2 3"),
    };
    Wear { colour, dashes }
}

fn path(spots: &[Spot]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in spots.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(path, "{}{x} {y}", if index == 0 { "M " } else { " L " });
    }
    path
}
