//! The wiring without a breadboard: parts that hang on wires, as they do in the case.

use device_nostd::Button;

use super::pico::Place;
use super::sheet::{Anchor, INK, Sheet, Spot};
use super::{Part, Wire};

const PICO: Place = Place { first: (392, 130), pitch: 20 };
/// The first pin of the panel.
const PANEL: Spot = (740, 150);
/// The right side of the buttons.
const BUTTONS: i32 = 200;
/// The line that joins the other sides of the buttons.
const GROUND: i32 = 70;
/// The middle of the piezo.
const PIEZO: Spot = (462, 650);

/// Returns how high a button's middle is: in one column here, in the order of the pins.
fn height(button: Button) -> i32 {
    const HEIGHTS: [i32; 5] = [270, 340, 410, 480, 570];
    HEIGHTS[button as usize]
}

/// Returns the corners of a wire between the Pico and its part.
fn spots(wire: &Wire, panel: &[(&'static str, Spot); 4]) -> Vec<Spot> {
    let pin = PICO.pin(wire.number);
    // A lane for each wire, so that none lies on another: beside the Pico, the outermost for the pins in the middle.
    let lane =
        |steps: i32| if wire.number <= 20 { PICO.first.0 - 20 - 14 * steps } else { PICO.pin(40).0 + 20 + 14 * steps };
    let corner = |lane: i32, end: Spot| vec![pin, (lane, pin.1), (lane, end.1), end];
    match wire.part {
        Part::Panel => {
            let Some((_, end)) = panel.iter().find(|(name, _)| *name == wire.at) else { return vec![pin] };
            let steps = wire.number.abs_diff(if wire.number <= 20 { 6 } else { 38 }) as i32;
            let top = if wire.number <= 20 { 50 - 20 * steps } else { 100 - 10 * steps };
            let lane = lane(steps);
            vec![pin, (lane, pin.1), (lane, top), (end.0, top), *end]
        }
        Part::Button(button) => {
            let steps = if button <= Button::Ok { button as i32 } else { 6 - button as i32 };
            corner(lane(steps + i32::from(button > Button::Ok)), (BUTTONS, height(button)))
        }
        Part::Buttons => corner(lane(2), (GROUND, (height(Button::Back) + height(Button::Next)) / 2)),
        Part::Piezo if wire.number <= 20 => corner(lane(0), (PIEZO.0 - 40, PIEZO.1)),
        Part::Piezo => corner(lane(0), (PIEZO.0 + 40, PIEZO.1)),
    }
}

/// Draws the picture.
#[must_use]
pub fn soldered(wires: &[Wire]) -> String {
    let mut sheet = Sheet::new(940, 740, "Gnomon: the wiring, soldered");
    sheet.text((40, 30), Anchor::Start, 18, true, INK, "Gnomon: the wiring, soldered");
    sheet.pico(PICO, wires);
    let panel = sheet.panel(PANEL, 20);
    for button in Button::ALL {
        let y = height(button);
        sheet.rectangle((BUTTONS - 62, y - 26), (BUTTONS - 10, y + 26), 4, "#f2ecdd", INK);
        sheet.disc((BUTTONS - 36, y), 20, "#fff", INK);
        sheet.text((BUTTONS - 36, y), Anchor::Middle, 11, true, INK, crate::case::legend(button));
    }
    sheet.disc(PIEZO, 26, "#f4e3b2", INK);
    sheet.disc(PIEZO, 5, "#fff", INK);
    sheet.text((PIEZO.0, PIEZO.1 + 40), Anchor::Middle, 12, true, INK, "piezo (optional)");
    for wire in wires {
        sheet.wire(wire, &spots(wire, &panel));
        if wire.part == Part::Buttons {
            sheet.branch(wire, &[(GROUND, height(Button::Up)), (GROUND, height(Button::Next))]);
            for button in Button::ALL {
                let y = height(button);
                sheet.branch(wire, &[(GROUND, y), (BUTTONS - 72, y)]);
            }
        }
    }
    for wire in wires {
        match wire.part {
            Part::Panel => {}
            Part::Button(button) => sheet.tag((BUTTONS + 48, height(button)), wire),
            Part::Buttons => sheet.tag((BUTTONS + 48, (height(Button::Back) + height(Button::Next)) / 2), wire),
            Part::Piezo if wire.number <= 20 => sheet.tag((PIEZO.0 - 66, PIEZO.1 + 20), wire),
            Part::Piezo => sheet.tag((PIEZO.0 + 66, PIEZO.1 + 20), wire),
        }
    }
    sheet.list((680, 440), wires);
    sheet.finish()
}
