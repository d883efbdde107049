//! The box around the panel: case, glass and five buttons, as they look and where they are.
//!
//! Everything is measured in pixels of the panel and drawn at a whole scale, so that these pixels stay crisp at any
//! window size; the rest of the window shows the table.

pub mod face;

use device_nostd::{Button, PanelLight};
use embedded_graphics::prelude::Point;

use crate::drawing::{Drawing, Outline, Paint, SUB, mix};
use crate::picture::{self, Picture};
use crate::{lettering, panel};

/// The width of the case with some table around it, in pixels of the panel.
pub const WIDTH: usize = 172;
/// The height of the case with some table around it, in pixels of the panel.
pub const HEIGHT: usize = 150;
/// The name on the case.
pub const NAME: &str = "GNOMON";

/// The width of the table that shows around the case.
const TABLE: i32 = 7;
/// The width of the case around the glass: left, right and above.
const FRAME: i32 = 9;
/// The width of the glass around the pixels.
const GLASS: i32 = 6;
/// The left edge of the pixels; their top edge is as far from the top.
const PIXELS: i32 = TABLE + FRAME + GLASS;
/// How far below the top the buttons are.
const BUTTONS: i32 = 117;
/// The radius of the corners of the case.
const CORNER: i32 = 10;
/// The middles of the screws, from the upper left corner of the case.
const SCREWS: [(i32, i32); 4] =
    [(6, 6), (WIDTH as i32 - 2 * TABLE - 6, 6), (6, 130), (WIDTH as i32 - 2 * TABLE - 6, 130)];
/// The radius of a button.
const CAP: i32 = 9;

/// The colour of the words on the case.
const LEGEND: u32 = 0xf3_ee_dc;

/// Returns the word below a button.
#[must_use]
pub const fn legend(button: Button) -> &'static str {
    match button {
        Button::Up => "UP",
        Button::Down => "DOWN",
        Button::Ok => "OK",
        Button::Back => "BACK",
        Button::Next => "NEXT",
    }
}

/// What can be seen of a device: its picture, its light, and which buttons are down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FrontPlate {
    /// The picture on the panel.
    pub picture: Picture,
    /// How bright the panel is.
    pub light: PanelLight,
    /// Whether each button is down, in the order of [`Button::ALL`].
    pub down: [bool; Button::ALL.len()],
}

/// The case at its place in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    scale: usize,
    corner: Point,
}

impl Case {
    /// Places the case in the middle of a window, at the largest whole scale that fits; at least 1.
    #[must_use]
    pub fn fit(width: usize, height: usize) -> Self {
        let scale = (width / WIDTH).min(height / HEIGHT).clamp(1, 64);
        let middle = |room: usize, side: usize| (room as i32 - (side * scale) as i32) / 2;
        Self { scale, corner: Point::new(middle(width, WIDTH), middle(height, HEIGHT)) }
    }

    /// Returns the button at a pixel of the window.
    #[must_use]
    pub fn button_at(&self, x: i32, y: i32) -> Option<Button> {
        // Far beyond any window, yet far from overflowing.
        let unit = |at: i32| at.clamp(-100_000, 100_000) * SUB + SUB / 2;
        Button::ALL.into_iter().find(|button| self.cap(*button).contains(unit(x), unit(y)))
    }

    /// Converts a distance in pixels of the panel to drawing units.
    const fn unit(&self, distance: i32) -> i32 {
        distance * self.scale as i32 * SUB
    }

    fn x(&self, x: i32) -> i32 {
        self.corner.x * SUB + self.unit(x)
    }

    fn y(&self, y: i32) -> i32 {
        self.corner.y * SUB + self.unit(y)
    }

    /// Returns a rectangle `inset` from the edges of the case above `bottom`.
    fn rectangle(&self, inset: i32, bottom: i32, radius: i32) -> Outline {
        Outline::Round {
            left: self.x(inset),
            top: self.y(inset),
            right: self.x(WIDTH as i32 - inset),
            bottom: self.y(bottom),
            radius: self.unit(radius),
        }
    }

    fn cap(&self, button: Button) -> Outline {
        Outline::circle(self.x(middle(button)), self.y(BUTTONS), self.unit(CAP))
    }

    fn body(&self, drawing: &mut Drawing<'_>) {
        let case = self.rectangle(TABLE, HEIGHT as i32 - TABLE, CORNER);
        for spread in 1..=6 {
            let shadow = case.grown(self.unit(spread) / 2).lowered(self.unit(2));
            drawing.draw(shadow, Paint::flat(0).opacity(22));
        }
        drawing.draw(case, Paint::fade(0x8f_ae_76, 0x2f_44_28));
        drawing.draw(case.grown(-self.unit(1)), Paint::fade(0x6b_8a_56, 0x4c_68_3e));

        for (x, y) in SCREWS {
            self.screw(drawing, TABLE + x, TABLE + y);
        }
    }

    fn screw(&self, drawing: &mut Drawing<'_>, x: i32, y: i32) {
        let head = Outline::circle(self.x(x), self.y(y), self.unit(5) / 2);
        drawing.draw(head.grown(self.unit(1) / 3), Paint::fade(0x33_47_29, 0x7d_9c_66));
        drawing.draw(head, Paint::fade(0xd9_d4_c4, 0x8d_88_7a));
        let reach = self.unit(3) / 2;
        let (from, to) = ((self.x(x) - reach, self.y(y) - reach / 2), (self.x(x) + reach, self.y(y) + reach / 2));
        drawing.draw(Outline::Line { from, to, radius: self.unit(2) / 5 }, Paint::flat(0x5c_58_4e));
    }

    fn glass(&self, drawing: &mut Drawing<'_>, plate: &FrontPlate) {
        let glass = self.rectangle(TABLE + FRAME, PIXELS + picture::HEIGHT as i32 + GLASS, 3);
        drawing.draw(glass.grown(self.unit(1)), Paint::fade(0x2a_3a_22, 0x86_a5_6e));
        drawing.draw(glass, Paint::flat(panel::GLASS));
        let corner = self.corner + Point::new_equal(PIXELS * self.scale as i32);
        panel::draw(drawing, corner, self.scale, &plate.picture, plate.light);
    }

    fn button(&self, drawing: &mut Drawing<'_>, button: Button, down: bool) {
        let (top, bottom, ink) = match button {
            Button::Ok => (0xe2_57_46, 0xb0_31_25, 0xff_ee_e2),
            _ => (0xf6_ec_d4, 0xd3_c3_a0, 0x55_4a_36),
        };
        let hole = self.cap(button);
        drawing.draw(hole.grown(self.unit(3) / 2), Paint::fade(0x33_47_29, 0x83_a2_6b));
        if down {
            drawing.draw(hole.grown(self.unit(1)), Paint::flat(0xff_d9_66));
            drawing.draw(hole, Paint::flat(glowing(bottom)));
            drawing.draw(hole.grown(-self.unit(1)), Paint::flat(glowing(top)));
        } else {
            drawing.draw(hole.grown(self.unit(1) / 2), Paint::flat(0x1d_28_18));
            drawing.draw(hole, Paint::flat(bottom));
            drawing.draw(hole.grown(-self.unit(1) / 2).lowered(-self.unit(1) / 2), Paint::fade(top, bottom));
            drawing.draw(hole.grown(-self.unit(2)).lowered(-self.unit(1) / 2), Paint::fade(bottom, top).opacity(150));
        }
        self.symbol(drawing, button, if down { 0 } else { -self.unit(1) / 2 }, Paint::flat(ink));
    }

    /// Draws the symbol on a cap: arrows, a tick, one back, and on to the next.
    fn symbol(&self, drawing: &mut Drawing<'_>, button: Button, lift: i32, paint: Paint) {
        let (x, y) = (self.x(middle(button)), self.y(BUTTONS) + lift);
        let at = |across: i32, down: i32| (x + self.unit(across) / 2, y + self.unit(down) / 2);
        let line = |from: (i32, i32), to: (i32, i32)| Outline::Line {
            from: at(from.0, from.1),
            to: at(to.0, to.1),
            radius: self.unit(3) / 4,
        };
        let triangle =
            |a: (i32, i32), b: (i32, i32), c: (i32, i32)| Outline::Triangle([at(a.0, a.1), at(b.0, b.1), at(c.0, c.1)]);
        let outlines: &[Outline] = match button {
            Button::Up => &[triangle((0, -6), (7, 5), (-7, 5))],
            Button::Down => &[triangle((0, 6), (-7, -5), (7, -5))],
            Button::Ok => &[line((-6, 1), (-2, 5)), line((-2, 5), (6, -5))],
            Button::Back => &[triangle((-7, 0), (0, -6), (0, 6)), line((0, 0), (6, 0))],
            Button::Next => &[triangle((5, 0), (-6, 6), (-6, -6)), line((6, -5), (6, 5))],
        };
        for outline in outlines {
            drawing.draw(*outline, paint);
        }
    }
}

/// Returns the middle of a button from the left, in pixels of the panel: one row, in the order of the pins.
const fn middle(button: Button) -> i32 {
    WIDTH as i32 / 2 + (button as i32 - 2) * 29
}

/// Returns the colour of a cap that is pressed: lit from below.
fn glowing(colour: u32) -> u32 {
    mix(colour, 0xff_ef_a8, 110)
}

/// Draws the device in the middle of a window of this size, on a table.
pub fn render(pixels: &mut [u32], width: usize, height: usize, plate: &FrontPlate) {
    render_box(pixels, width, height);
    render_front_plate(pixels, width, height, plate);
}

/// Draws the table and the empty case: what does not change while the device is used.
pub fn render_box(pixels: &mut [u32], width: usize, height: usize) {
    let case = Case::fit(width, height);
    let mut drawing = Drawing::new(pixels, width, height);
    drawing.fill(0x4a_38_2b, 0x2e_22_1a);
    case.body(&mut drawing);
    let (x, y) = (case.x(WIDTH as i32 / 2), case.y(PIXELS + picture::HEIGHT as i32 + GLASS + 4));
    lettering::draw(&mut drawing, NAME, x, y, case.unit(5), Paint::flat(LEGEND).opacity(210));
    for button in Button::ALL {
        let (x, y) = (case.x(middle(button)), case.y(BUTTONS + CAP + 5));
        lettering::draw(&mut drawing, legend(button), x, y, case.unit(4), Paint::flat(LEGEND));
    }
}

/// Draws panel and buttons into an empty case.
pub fn render_front_plate(pixels: &mut [u32], width: usize, height: usize, plate: &FrontPlate) {
    let case = Case::fit(width, height);
    let mut drawing = Drawing::new(pixels, width, height);
    case.glass(&mut drawing, plate);
    for button in Button::ALL {
        case.button(&mut drawing, button, plate.down[button as usize]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plate() -> FrontPlate {
        FrontPlate { picture: Picture::new(), light: PanelLight::On(u8::MAX), down: [false; 5] }
    }

    #[test]
    fn every_button_is_found_where_it_is_drawn() {
        for (width, height) in [(WIDTH, HEIGHT), (700, 600), (1_920, 1_080), (344, 2_000)] {
            let case = Case::fit(width, height);
            for button in Button::ALL {
                let (mut up, mut down) = (vec![0; width * height], vec![0; width * height]);
                let mut pressed = plate();
                pressed.down[button as usize] = true;
                render(&mut up, width, height, &plate());
                render(&mut down, width, height, &pressed);
                let changed: Vec<_> = (0..up.len()).filter(|at| up[*at] != down[*at]).collect();
                let found = changed.iter().filter_map(|at| case.button_at((at % width) as i32, (at / width) as i32));
                assert!(found.clone().all(|found| found == button));
                assert!(found.count() > changed.len() / 2, "{button:?} at {width}x{height}");
            }
        }
    }

    #[test]
    fn there_is_no_button_beside_the_buttons() {
        let case = Case::fit(1_000, 800);
        for (x, y) in [(0, 0), (500, 200), (i32::MIN, i32::MIN), (i32::MAX, i32::MAX), (-1, 600)] {
            assert_eq!(case.button_at(x, y), None);
        }
    }

    #[test]
    fn the_scale_is_whole_and_as_large_as_fits() {
        for (width, height, scale) in
            [(0, 0, 1), (WIDTH, HEIGHT, 1), (2 * WIDTH - 1, 999, 1), (2 * WIDTH, 999, 2), (5_000, 3 * HEIGHT, 3)]
        {
            assert_eq!(Case::fit(width, height).scale, scale, "{width}x{height}");
        }
    }

    #[test]
    fn every_pixel_of_the_panel_can_be_seen() {
        let mut all = plate();
        (0..64).for_each(|y| (0..128).for_each(|x| all.picture.set(x, y, true)));
        let size = (WIDTH * 3, HEIGHT * 3);
        let (mut off, mut on) = (vec![0; size.0 * size.1], vec![0; size.0 * size.1]);
        render(&mut off, size.0, size.1, &plate());
        render(&mut on, size.0, size.1, &all);
        assert_eq!(off.iter().zip(&on).filter(|(off, on)| off != on).count(), 128 * 64 * 9);
    }

    #[test]
    fn any_window_size_is_drawn() {
        let mut pixels = vec![0; 300 * 300];
        for (width, height) in [(0, 0), (1, 1), (300, 300), (90_000, 1), (1, 90_000), (300, 9_000), (7, 3)] {
            render(&mut pixels, width, height, &plate());
        }
    }
}
