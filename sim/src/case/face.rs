//! The face of the box as OpenSCAD reads it: the printed case takes its proportions from this drawing.

use std::fmt::Write;

use device_nostd::Button;

use super::{BUTTONS, CAP, CORNER, FRAME, GLASS, HEIGHT, NAME, PIXELS, SCREWS, TABLE, WIDTH, legend, middle};
use crate::{lettering, picture};

/// Into how many parts a pixel of the panel is divided for the lettering.
const PARTS: i32 = 100;

/// Returns the contents of `case/face.scad`: everything in pixels of the panel, from the upper left corner of the case.
///
/// The real panel is smaller than the glass that is drawn around the simulator's pixels, because a screen on a desk has to be
/// readable; the line around the glass, the buttons, the words and the screws are where they are drawn.
#[must_use]
pub fn scad() -> String {
    let glass = (picture::WIDTH as i32 + 2 * GLASS, picture::HEIGHT as i32 + 2 * GLASS);
    let mut file = String::from(
        "// Written from the simulator's drawing of the box (sim/src/case.rs) by GNOMON_BLESS=1 cargo test -p sim --test face;\n\
         // a test compares. In pixels of the panel, from the upper left corner of the case; strokes in hundredths of them.\n",
    );
    let mut line = |name: &str, value: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(file, "{name} = {value};");
    };
    let points = |points: Vec<(i32, i32)>| {
        let points: Vec<String> = points.into_iter().map(|(x, y)| format!("[{x}, {y}]")).collect();
        format!("[{}]", points.join(", "))
    };
    line("face_size", format!("[{}, {}]", WIDTH as i32 - 2 * TABLE, HEIGHT as i32 - 2 * TABLE));
    line("face_corner", CORNER.to_string());
    line("glass_size", format!("[{}, {}]", glass.0, glass.1));
    line("glass_middle", format!("[{}, {}]", FRAME + glass.0 / 2, FRAME + glass.1 / 2));
    line("button_spots", points(Button::ALL.map(|button| (middle(button) - TABLE, BUTTONS - TABLE)).to_vec()));
    line("cap_radius", CAP.to_string());
    line("screw_spots", points(SCREWS.to_vec()));
    let name_top = PIXELS + picture::HEIGHT as i32 + GLASS + 4;
    let words = Button::ALL.map(|button| (legend(button), middle(button), BUTTONS + CAP + 5, 4));
    let mut strokes = Vec::new();
    for (word, x, top, height) in words.into_iter().chain([(NAME, WIDTH as i32 / 2, name_top, 5)]) {
        for [from, to] in lettering::strokes(word, (x - TABLE) * PARTS, (top - TABLE) * PARTS, height * PARTS) {
            strokes.push(format!("    [[{}, {}], [{}, {}]],\n", from.0, from.1, to.0, to.1));
        }
    }
    line("strokes", format!("[\n{}]", strokes.concat()));
    file
}
