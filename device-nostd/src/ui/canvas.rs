//! Drawing: text that notices when it does not fit, icons, bars.

use embedded_graphics::mono_font::MonoFont;
use embedded_graphics::mono_font::iso_8859_15::{FONT_5X7, FONT_6X10, FONT_10X20};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::icon::{self, Icon};
use super::letters;
use crate::frame::Frame;
use crate::oled::DRAWN;

/// The width of the picture.
pub(crate) const WIDTH: i32 = DRAWN.width as i32;
/// The height of the picture.
pub(crate) const HEIGHT: i32 = DRAWN.height as i32;
/// The height of a line of text.
pub(crate) const LINE: i32 = 10;

/// Says which letters a text is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// 5x7, for what stands at the side.
    Small,
    /// 6x10, 21 columns.
    Normal,
    /// 10x20.
    Large,
}

impl Size {
    fn font(self) -> &'static MonoFont<'static> {
        match self {
            Self::Small => &FONT_5X7,
            Self::Normal => &FONT_6X10,
            Self::Large => &FONT_10X20,
        }
    }

    /// Gives the width of a text.
    pub(crate) fn width(self, text: &str) -> i32 {
        text.chars().count() as i32 * self.font().character_size.width as i32
    }

    fn height(self) -> i32 {
        self.font().character_size.height as i32
    }
}

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
    /// Whether everything drawn so far was wholly inside its place.
    pub(crate) fits: bool,
}

impl<'a> Canvas<'a, Frame> {
    /// Draws onto a frame, letters as a whole.
    pub(crate) fn on_frame(target: &'a mut Frame, origin: Point) -> Self {
        let stamp = |frame: &mut Frame, at, columns: &[u32], on| {
            frame.stamp(at, columns, on);
            Ok(())
        };
        Self { target, origin, stamp, fits: true }
    }
}

impl<'a, D: Panel> Canvas<'a, D> {
    /// Draws onto any target, letters pixel by pixel.
    pub(crate) fn new(target: &'a mut D, origin: Point) -> Self {
        let stamp = |target: &mut D, at, columns: &[u32], on| {
            let height = |bits: u32| (0..24).filter(move |y| bits & (1 << y) != 0);
            let points = columns.iter().zip(0..).flat_map(|(bits, x)| height(*bits).map(move |y| Point::new(x, y)));
            target.draw_iter(points.map(|point| Pixel(at + point, BinaryColor::from(on))))
        };
        Self { target, origin, stamp, fits: true }
    }

    fn stamp(&mut self, x: i32, y: i32, columns: &[u32], on: bool) -> Result<(), D::Error> {
        (self.stamp)(self.target, self.origin + Point::new(x, y), columns, on)
    }

    /// Writes a text that ends before `right`.
    pub(crate) fn text(
        &mut self,
        text: &str,
        x: i32,
        y: i32,
        right: i32,
        size: Size,
        on: bool,
    ) -> Result<(), D::Error> {
        self.fits &= x >= 0 && x + size.width(text) <= right.min(WIDTH);
        self.fits &= y >= 0 && y + size.height() <= HEIGHT;
        let mut x = x;
        for letter in text.chars() {
            let mut buffer = [0; letters::WIDEST];
            let columns = letters::columns(letter, size, &mut buffer);
            self.stamp(x, y, columns, on)?;
            x += columns.len() as i32;
        }
        Ok(())
    }

    /// Writes a text that begins behind `left` and ends at `right`; gives where it begins.
    pub(crate) fn text_right(
        &mut self,
        text: &str,
        left: i32,
        y: i32,
        right: i32,
        size: Size,
        on: bool,
    ) -> Result<i32, D::Error> {
        let x = right - size.width(text);
        self.fits &= x >= left;
        self.text(text, x, y, right, size, on)?;
        Ok(x)
    }

    /// Writes a number four times as large as a line, in the middle of the picture.
    pub(crate) fn huge_number(&mut self, digits: &str, y: i32) -> Result<(), D::Error> {
        let mut x = (WIDTH - 2 * Size::Large.width(digits)) / 2;
        self.fits &= x >= 0;
        for digit in digits.chars() {
            let mut buffer = [0; letters::WIDEST];
            for column in letters::columns(digit, Size::Large, &mut buffer) {
                // Every pixel becomes four, in two halves of ten rows.
                self.stamp(x, y, &[doubled(*column); 2], true)?;
                self.stamp(x, y + 20, &[doubled(column >> 10); 2], true)?;
                x += 2;
            }
        }
        Ok(())
    }

    pub(crate) fn icon(&mut self, icon: &Icon, x: i32, y: i32, on: bool) -> Result<(), D::Error> {
        self.fits &= x >= 0 && x + icon::SIZE <= WIDTH;
        self.fill(x, y, icon::SIZE, icon::SIZE, !on)?;
        self.stamp(x, y, icon, on)
    }

    /// Draws the pixels of some columns, the lowest bit of each the topmost, and leaves those between as they are.
    pub(crate) fn sign(&mut self, columns: &[u32], x: i32, y: i32, on: bool) -> Result<(), D::Error> {
        self.fits &= x >= 0 && x + columns.len() as i32 <= WIDTH && y >= 0;
        self.stamp(x, y, columns, on)
    }

    pub(crate) fn fill(&mut self, x: i32, y: i32, width: i32, height: i32, on: bool) -> Result<(), D::Error> {
        let size = embedded_graphics::geometry::Size::new(width.max(0) as u32, height.max(0) as u32);
        let area = Rectangle::new(self.origin + Point::new(x, y), size);
        self.target.fill_solid(&area, BinaryColor::from(on))
    }

    pub(crate) fn frame(&mut self, x: i32, y: i32, width: i32, height: i32) -> Result<(), D::Error> {
        self.fill(x, y, width, 1, true)?;
        self.fill(x, y + height - 1, width, 1, true)?;
        self.fill(x, y, 1, height, true)?;
        self.fill(x + width - 1, y, 1, height, true)
    }
}

/// Writes each of the lower ten bits twice.
fn doubled(column: u32) -> u32 {
    (0..10).filter(|bit| column & (1 << bit) != 0).fold(0, |wide, bit| wide | 3 << (2 * bit))
}

#[cfg(test)]
mod tests {
    extern crate std;

    use embedded_graphics::mono_font::MonoTextStyle;
    use embedded_graphics::text::{Baseline, Text};

    use super::*;

    #[test]
    fn letters_are_those_of_the_fonts_on_any_target() {
        for size in [Size::Small, Size::Normal, Size::Large] {
            for letter in (' '..='~').chain('\u{a0}'..='\u{17f}').chain(['€', '→']) {
                let mut text = std::string::String::from(letter);
                text.push('g');
                let (mut fast, mut slow, mut fonts) = (Frame::new(), Frame::new(), Frame::new());
                let origin = Point::new(1, 1);
                let Ok(()) = Canvas::on_frame(&mut fast, origin).text(&text, 3, 21, WIDTH, size, true);
                let Ok(()) = Canvas::new(&mut slow, origin).text(&text, 3, 21, WIDTH, size, true);
                let style = MonoTextStyle::new(size.font(), BinaryColor::On);
                let Ok(_) = Text::with_baseline(&text, Point::new(4, 22), style, Baseline::Top).draw(&mut fonts);
                assert!(fast == fonts && slow == fonts, "{letter:?} {size:?}");
            }
        }
    }
}
