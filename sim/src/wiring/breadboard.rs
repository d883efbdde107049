//! The wiring on a breadboard: nothing is soldered but the pins of the Pico and of the panel.

use device_nostd::Button;

use super::pico::Place;
use super::sheet::{Anchor, FAINT, INK, Sheet, Spot};
use super::{Part, Wire};

/// The distance of two holes.
const PITCH: i32 = 16;
/// The hole a1.
const A1: Spot = (250, 120);
/// The rows of a full-size board.
const ROWS: i32 = 63;
/// The row in which pin 1 of the Pico is; its left pins are in c, its right ones in h.
const FIRST: i32 = 2;
/// The first pin of the panel, which hangs on its wires.
const PANEL: Spot = (720, 190);
/// The upper row of the piezo; its lower one is three further.
const PIEZO: i32 = 59;

/// A line of holes along the board.
#[derive(Clone, Copy, Debug)]
enum Line {
    /// a to e.
    Left(i32),
    /// f to j.
    Right(i32),
    /// The line of ground beyond j.
    Ground,
    /// The line of the supply beyond that, which stays free.
    Supply,
}

/// Returns where a hole is; rows count from 1.
fn hole(line: Line, row: i32) -> Spot {
    let across = match line {
        Line::Left(place) => place,
        // The gap is three holes wide.
        Line::Right(place) => 7 + place,
        Line::Ground => 13,
        Line::Supply => 14,
    };
    (A1.0 + across * PITCH, A1.1 + (row - 1) * PITCH)
}

/// Returns where a word stands that belongs to a row.
fn below(line: Line, row: i32) -> Spot {
    let (x, y) = hole(line, row);
    (x - 6, y + PITCH * 7 / 8)
}

/// Returns the upper row of a button; its lower one is two further.
fn row(button: Button) -> i32 {
    27 + 6 * button as i32
}

fn pico() -> Place {
    Place { first: hole(Line::Left(2), FIRST), pitch: PITCH }
}

/// Returns the corners of a wire: from the free hole beside the Pico's pin to its part.
fn spots(wire: &Wire, panel: &[(&'static str, Spot); 4]) -> Vec<Spot> {
    let left = wire.number <= 20;
    let rank = if left { wire.number as i32 } else { 41 - wire.number as i32 };
    let pin = hole(if left { Line::Left(0) } else { Line::Right(4) }, FIRST + rank - 1);
    // Lanes beside the board; a wire that goes further down lies further inside.
    let lane = |steps: i32| if left { A1.0 - 24 - 14 * steps } else { hole(Line::Supply, 1).0 + 24 + 14 * steps };
    let corner = |lane: i32, end: Spot| vec![pin, (lane, pin.1), (lane, end.1), end];
    match wire.part {
        Part::Panel => {
            let Some((_, end)) = panel.iter().find(|(name, _)| *name == wire.at) else { return vec![pin] };
            let steps = wire.number.abs_diff(if left { 6 } else { 38 }) as i32;
            let top = if left { 76 - 18 * steps } else { 112 - 9 * steps };
            let lane = lane(steps);
            vec![pin, (lane, pin.1), (lane, top), (end.0, top), *end]
        }
        Part::Button(button) => corner(lane(6 - button as i32), hole(Line::Left(1), row(button))),
        // Across the board, below the Pico, to the line of ground.
        Part::Buttons => corner(lane(1), hole(Line::Ground, 24)),
        Part::Piezo if left => corner(lane(0), hole(Line::Right(0), PIEZO)),
        Part::Piezo => corner(lane(0), hole(Line::Right(4), PIEZO + 3)),
    }
}

fn board(sheet: &mut Sheet) {
    let (top, bottom) = (A1.1 - 2 * PITCH, A1.1 + ROWS * PITCH);
    sheet.rectangle((A1.0 - PITCH, top), (hole(Line::Supply, 1).0 + PITCH, bottom), 6, "#fbfaf5", INK);
    let gap = (hole(Line::Left(4), 1).0 + PITCH, hole(Line::Right(0), 1).0 - PITCH);
    sheet.rectangle((gap.0, top + 1), (gap.1, bottom - 1), 0, "#e4e2d8", "none");
    for (place, letter) in ["a", "b", "c", "d", "e"].into_iter().enumerate() {
        sheet.text((hole(Line::Left(place as i32), 1).0, top + 10), Anchor::Middle, 10, false, INK, letter);
    }
    for (place, letter) in ["f", "g", "h", "i", "j"].into_iter().enumerate() {
        sheet.text((hole(Line::Right(place as i32), 1).0, top + 10), Anchor::Middle, 10, false, INK, letter);
    }
    sheet.text((hole(Line::Ground, 1).0, top + 10), Anchor::Middle, 14, true, INK, "-");
    sheet.text((hole(Line::Supply, 1).0, top + 10), Anchor::Middle, 12, true, INK, "+");
    for row in 1..=ROWS {
        for place in 0..5 {
            sheet.disc(hole(Line::Left(place), row), 2, "#bbb", "none");
            sheet.disc(hole(Line::Right(place), row), 2, "#bbb", "none");
        }
        if row % 5 == 0 {
            let at = (hole(Line::Left(4), row).0 + PITCH * 3 / 2, hole(Line::Left(4), row).1);
            sheet.text(at, Anchor::Middle, 8, false, FAINT, &row.to_string());
        }
        if row % 6 != 1 {
            sheet.disc(hole(Line::Ground, row), 2, "#bbb", "none");
            sheet.disc(hole(Line::Supply, row), 2, "#bbb", "none");
        }
    }
    let line = hole(Line::Ground, 1).0 - PITCH / 2;
    sheet.rectangle((line, top + 20), (line + 1, bottom - 8), 0, INK, "none");
}

/// Draws the picture.
#[must_use]
pub fn breadboard(wires: &[Wire]) -> String {
    let mut sheet = Sheet::new(960, 1170, "Gnomon: the wiring on a breadboard");
    sheet.text((40, 30), Anchor::Start, 18, true, INK, "Gnomon: the wiring on a breadboard");
    board(&mut sheet);
    sheet.pico(pico(), wires);
    let panel = sheet.panel(PANEL, 18);
    for button in Button::ALL {
        let (from, to) = (hole(Line::Left(4), row(button)), hole(Line::Right(0), row(button) + 2));
        sheet.rectangle((from.0 - 6, from.1 - 8), (to.0 + 6, to.1 + 8), 4, "#f2ecdd", INK);
        let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        sheet.disc(middle, 19, "#fff", INK);
        sheet.text(middle, Anchor::Middle, 10, true, INK, crate::case::legend(button));
    }
    let piezo = hole(Line::Right(2), PIEZO + 1);
    let piezo = (piezo.0, piezo.1 + PITCH / 2);
    sheet.disc(piezo, 26, "#f4e3b2", INK);
    sheet.text((piezo.0, piezo.1 - 5), Anchor::Middle, 10, true, INK, "piezo");
    sheet.text((piezo.0, piezo.1 + 7), Anchor::Middle, 8, false, INK, "(optional)");
    for wire in wires {
        sheet.wire(wire, &spots(wire, &panel));
        if wire.part == Part::Buttons {
            for button in Button::ALL {
                sheet.branch(wire, &[hole(Line::Right(2), row(button) + 2), hole(Line::Ground, row(button) + 2)]);
            }
        }
    }
    for wire in wires {
        match wire.part {
            Part::Panel => {}
            Part::Button(button) => sheet.note(below(Line::Left(0), row(button)), wire),
            Part::Buttons => sheet.note(below(Line::Left(0), 24), wire),
            Part::Piezo if wire.number <= 20 => sheet.note(below(Line::Left(0), PIEZO), wire),
            Part::Piezo => sheet.note(below(Line::Right(2), PIEZO + 3), wire),
        }
    }
    let notes = [
        "A full-size board has 63 rows.",
        "The Pico's left pins are in column c, from row 2 on.",
        "The buttons sit across the gap: small ones (6 mm) in e and f",
        "as drawn, large ones (12 mm) in d and g.",
        "The legs of a button on one row belong together;",
        "a press joins its two rows.",
        "The panel hangs on four wires with sockets.",
        "The line marked + stays free.",
    ];
    for (place, note) in notes.into_iter().enumerate() {
        sheet.text((588, 790 + 18 * place as i32), Anchor::Start, 12, false, INK, note);
    }
    sheet.list((640, 520), wires);
    sheet.finish()
}
