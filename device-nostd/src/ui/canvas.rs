//! Drawing: text that notices when it does not fit, icons, bars.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::icon::{self, Icon};
use super::letters::{self, DIGIT, Letters};
use crate::frame::Frame;
use crate::oled::DRAWN;
use crate::reading::{Ear, Heard};

/// The width of the picture.
pub(crate) const WIDTH: i32 = DRAWN.width as i32;
/// The height of the picture.
pub(crate) const HEIGHT: i32 = DRAWN.height as i32;

/// The most rows of a stamp.
const STAMP: i32 = 24;
/// The gap between two large digits.
const DIGIT_GAP: i32 = 2;
/// The height of a large digit.
const DIGIT_HEIGHT: i32 = 32;

/// What screens are drawn on.
pub(crate) trait Panel: DrawTarget<Color = BinaryColor> {}

impl<D: DrawTarget<Color = BinaryColor>> Panel for D {}

/// Lights or darkens the pixels of some columns, the first of them with its topmost pixel at a point.
type Stamp<D> = fn(&mut D, Point, &[u32], bool) -> Result<(), <D as DrawTarget>::Error>;

/// Draws onto a target and notices what does not fit.
#[derive(Debug)]
pub(crate) struct Canvas<'a, D: DrawTarget> {
    target: &'a mut D,
    /// Where the picture begins on the target.
    origin: Point,
    /// Does the fine work; a frame has a fast way for it.
    stamp: Stamp<D>,
    /// Hears what is written.
    ear: Ear<'a>,
    /// Whether everything drawn so far was wholly inside its place.
    pub(crate) fits: bool,
}

impl<'a> Canvas<'a, Frame> {
    /// Draws onto a frame, letters as a whole.
    #[cfg(test)]
    pub(crate) fn on_frame(target: &'a mut Frame, origin: Point) -> Self {
        Self::aloud(target, origin, Ear::DEAF)
    }

    /// Draws onto a frame, and has heard what is written.
    pub(crate) fn aloud(target: &'a mut Frame, origin: Point, ear: Ear<'a>) -> Self {
        let stamp = |frame: &mut Frame, at, columns: &[u32], on| {
            frame.stamp(at, columns, on);
            Ok(())
        };
        Self { target, origin, stamp, ear, fits: true }
    }
}

impl<'a, D: Panel> Canvas<'a, D> {
    /// Draws onto any target, letters pixel by pixel.
    pub(crate) fn new(target: &'a mut D, origin: Point) -> Self {
        let stamp = |target: &mut D, at, columns: &[u32], on| {
            let height = |bits: u32| (0..STAMP).filter(move |y| bits & (1 << y) != 0);
            let points = columns.iter().zip(0..).flat_map(|(bits, x)| height(*bits).map(move |y| Point::new(x, y)));
            target.draw_iter(points.map(|point| Pixel(at + point, BinaryColor::from(on))))
        };
        Self { target, origin, stamp, ear: Ear::DEAF, fits: true }
    }

    /// Draws from the panel's own corner on, wherever the picture has moved to.
    pub(crate) fn steady(&mut self) {
        self.origin = Point::zero();
    }

    fn heard(&mut self, text: &str, x: i32, y: i32, on: bool) {
        self.ear.hear(Heard { text, at: Point::new(x, y), is_inverse: !on });
    }

    fn stamp(&mut self, x: i32, y: i32, columns: &[u32], on: bool) -> Result<(), D::Error> {
        (self.stamp)(self.target, self.origin + Point::new(x, y), columns, on)
    }

    /// Draws a column that may be higher than a stamp.
    fn stamp_tall(&mut self, x: i32, y: i32, column: u64, times: usize, on: bool) -> Result<(), D::Error> {
        let (mut bits, mut y) = (column, y);
        while bits != 0 {
            let part = (bits & ((1 << STAMP) - 1)) as u32;
            for x in (x..).take(times) {
                self.stamp(x, y, &[part], on)?;
            }
            bits >>= STAMP;
            y += STAMP;
        }
        Ok(())
    }

    /// Writes a text with the top of its capitals at `y`, ending before `right`.
    pub(crate) fn text(
        &mut self,
        text: &str,
        x: i32,
        y: i32,
        right: i32,
        letters: Letters,
        on: bool,
    ) -> Result<(), D::Error> {
        self.fits &= x >= 0 && y >= 0 && y + letters.capitals() + letters.below() <= HEIGHT + 1;
        self.heard(text, x, y, on);
        let (mut at, top) = (0, y - letters.above());
        let mut gap = false;
        let mut buffer = [0; letters::WIDEST];
        for letter in text.chars() {
            at += letters.gap_before(letter, at);
            let columns = letters.columns(letter, &mut buffer);
            self.stamp(x + at, top, columns, on)?;
            at += columns.len() as i32;
            gap = columns.last() == Some(&0);
        }
        // Its width, which is known now: to ask for it takes as long as to write.
        self.fits &= x + at - i32::from(gap) <= right.min(WIDTH);
        Ok(())
    }

    /// Writes a text that begins after `left` and ends before `right`; returns where it begins.
    pub(crate) fn text_right(
        &mut self,
        text: &str,
        left: i32,
        y: i32,
        right: i32,
        letters: Letters,
        on: bool,
    ) -> Result<i32, D::Error> {
        let x = right - letters.width(text);
        self.fits &= x >= left;
        self.text(text, x, y, right, letters, on)?;
        Ok(x)
    }

    /// Writes a text in the middle between two columns.
    pub(crate) fn text_centred(
        &mut self,
        text: &str,
        (left, right): (i32, i32),
        y: i32,
        letters: Letters,
        on: bool,
    ) -> Result<(), D::Error> {
        let x = left + (right - left - letters.width(text)) / 2;
        self.fits &= x >= left;
        self.text(text, x, y, right, letters, on)
    }

    /// Writes a text in bold letters so many times as large.
    pub(crate) fn large_text(&mut self, text: &str, x: i32, y: i32, times: i32, on: bool) -> Result<(), D::Error> {
        let letters = Letters::Bold;
        self.fits &= x >= 0 && x + times * letters.width(text) <= WIDTH;
        self.fits &= y >= 0 && y + times * letters.capitals() <= HEIGHT;
        self.heard(text, x, y, on);
        let (mut at, top) = (0, y - times * letters.above());
        for letter in text.chars() {
            at += letters.gap_before(letter, at);
            let mut buffer = [0; letters::WIDEST];
            for column in letters.columns(letter, &mut buffer) {
                self.stamp_tall(x + times * at, top, enlarged(*column, times), times as usize, on)?;
                at += 1;
            }
        }
        Ok(())
    }

    /// Writes a large number that ends before `right`, its outline only where it is hollow.
    pub(crate) fn big_number(
        &mut self,
        number: &str,
        right: i32,
        y: i32,
        on: bool,
        hollow: bool,
    ) -> Result<(), D::Error> {
        let mut x = right - big_width(number);
        self.heard(number, x, y, on);
        self.fits &= x >= 0 && right <= WIDTH && y >= 0 && y + DIGIT_HEIGHT <= HEIGHT;
        for digit in number.chars() {
            let columns = letters::digit(digit);
            for (place, column) in columns.iter().enumerate() {
                let beside = |place: Option<usize>| place.and_then(|place| columns.get(place)).copied().unwrap_or(0);
                let inner = column << 1 & column >> 1 & beside(place.checked_sub(1)) & beside(Some(place + 1));
                let shown = if hollow { column & !inner } else { *column };
                self.stamp_tall(x + place as i32, y, u64::from(shown), 1, on)?;
            }
            x += DIGIT + DIGIT_GAP;
        }
        Ok(())
    }

    /// Draws an icon so many times as large.
    pub(crate) fn icon(&mut self, icon: Icon, x: i32, y: i32, times: i32, on: bool) -> Result<(), D::Error> {
        self.fits &= x >= 0 && x + times * icon.width() <= WIDTH && y >= 0 && y + times * icon::HEIGHT <= HEIGHT;
        self.heard(icon.char().encode_utf8(&mut [0; 4]), x, y, on);
        for (column, place) in icon.columns().iter().zip(0..) {
            self.stamp_tall(x + times * place, y, enlarged(u32::from(*column), times), times as usize, on)?;
        }
        Ok(())
    }

    /// Draws the pixels of some columns, the lowest bit of each the topmost, and leaves those between as they are.
    pub(crate) fn sign(&mut self, columns: &[u32], x: i32, y: i32, on: bool) -> Result<(), D::Error> {
        self.fits &= x >= 0 && x + columns.len() as i32 <= WIDTH && y >= 0;
        self.stamp(x, y, columns, on)
    }

    pub(crate) fn fill(&mut self, x: i32, y: i32, width: i32, height: i32, on: bool) -> Result<(), D::Error> {
        let size = Size::new(width.max(0) as u32, height.max(0) as u32);
        let area = Rectangle::new(self.origin + Point::new(x, y), size);
        self.target.fill_solid(&area, BinaryColor::from(on))
    }

    /// Fills a box whose corners are cut by so many pixels.
    pub(crate) fn bar(
        &mut self,
        (x, y): (i32, i32),
        (width, height): (i32, i32),
        cut: i32,
        on: bool,
    ) -> Result<(), D::Error> {
        for row in 0..cut.min(height) {
            let less = cut - row;
            self.fill(x + less, y + row, width - 2 * less, 1, on)?;
            self.fill(x + less, y + height - 1 - row, width - 2 * less, 1, on)?;
        }
        self.fill(x, y + cut, width, height - 2 * cut, on)
    }

    /// Draws an arrow of 7x4 pixels.
    pub(crate) fn arrow(&mut self, x: i32, y: i32, up: bool, on: bool) -> Result<(), D::Error> {
        for row in 0..4 {
            let half = if up { row } else { 3 - row };
            self.fill(x + 3 - half, y + row, 2 * half + 1, 1, on)?;
        }
        Ok(())
    }
}

/// Returns the width of a large number.
pub(crate) fn big_width(number: &str) -> i32 {
    number.chars().count() as i32 * (DIGIT + DIGIT_GAP) - DIGIT_GAP
}

/// Writes each of the bits so many times.
fn enlarged(column: u32, times: i32) -> u64 {
    let one = (1_u64 << times) - 1;
    let lit = (0..u32::BITS as i32).filter(|bit| column & (1 << bit) != 0);
    lit.fold(0, |tall, bit| tall | one << (times * bit))
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;

    /// Reads a frame as rows of text.
    fn rows(frame: &Frame, width: usize, height: usize) -> std::vec::Vec<std::string::String> {
        let row = |y| (0..width).map(|x| if frame.is_lit(x, y) { '#' } else { '.' }).collect();
        (0..height).map(row).collect()
    }

    #[test]
    fn letters_are_the_same_on_any_target() {
        for letters in [Letters::Text, Letters::Bold, Letters::Tiny] {
            for letter in (' '..='~').chain('\u{a0}'..='\u{17f}').chain(['→', '−', '✓']) {
                let mut text = std::string::String::from(letter);
                text.push('g');
                text.push(Icon::Coin.char());
                let (mut fast, mut slow) = (Frame::new(), Frame::new());
                let origin = Point::new(1, 1);
                let Ok(()) = Canvas::on_frame(&mut fast, origin).text(&text, 3, 21, WIDTH, letters, true);
                let Ok(()) = Canvas::new(&mut slow, origin).text(&text, 3, 21, WIDTH, letters, true);
                assert!(fast == slow, "{letter:?} {letters:?}");
            }
        }
    }

    /// The rows of the mock-ups: the capitals of eight rows begin where the text does.
    #[test]
    fn a_text_stands_on_its_line() {
        let mut frame = Frame::new();
        let Ok(()) = Canvas::on_frame(&mut frame, Point::zero()).text("EL", 0, 1, WIDTH, Letters::Tiny, true);
        let expected =
            [".......", "###.#..", "#...#..", "#...#..", "##..#..", "#...#..", "#...#..", "###.###", "......."];
        assert_eq!(rows(&frame, 7, 9), expected);
    }

    #[test]
    fn a_hollow_digit_is_its_edge() {
        let (mut full, mut hollow) = (Frame::new(), Frame::new());
        let Ok(()) = Canvas::on_frame(&mut full, Point::zero()).big_number("8", 18, 0, true, false);
        let Ok(()) = Canvas::on_frame(&mut hollow, Point::zero()).big_number("8", 18, 0, true, true);
        for y in 1..31 {
            for x in 1..17 {
                let around =
                    full.is_lit(x - 1, y) && full.is_lit(x + 1, y) && full.is_lit(x, y - 1) && full.is_lit(x, y + 1);
                assert_eq!(hollow.is_lit(x, y), full.is_lit(x, y) && !around, "{x} {y}");
            }
        }
    }

    #[test]
    fn what_is_enlarged_lights_every_pixel_so_many_times() {
        let (mut once, mut thrice) = (Frame::new(), Frame::new());
        let Ok(()) = Canvas::on_frame(&mut once, Point::zero()).icon(Icon::Gnome, 0, 0, 1, true);
        let Ok(()) = Canvas::on_frame(&mut thrice, Point::zero()).icon(Icon::Gnome, 0, 0, 4, true);
        for y in 0..28 {
            for x in 0..28 {
                assert_eq!(thrice.is_lit(x, y), once.is_lit(x / 4, y / 4), "{x} {y}");
            }
        }
    }
}
