//! Drawing: text that notices when it does not fit, icons, bars.

use embedded_graphics::image::{Image, ImageRaw};
use embedded_graphics::mono_font::iso_8859_15::{FONT_5X7, FONT_6X10, FONT_10X20};
use embedded_graphics::mono_font::{MonoFont, MonoTextStyle};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::{PrimitiveStyle, Rectangle};
use embedded_graphics::text::{Baseline, Text};

use super::icon::{self, Icon};
use crate::oled::DRAWN;

/// The width of the picture.
pub(super) const WIDTH: i32 = DRAWN.width as i32;
/// The height of the picture.
pub(super) const HEIGHT: i32 = DRAWN.height as i32;
/// The height of a line of text.
pub(super) const LINE: i32 = 10;

/// Says which letters a text is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
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
    pub(super) fn width(self, text: &str) -> i32 {
        text.chars().count() as i32 * self.font().character_size.width as i32
    }

    fn height(self) -> i32 {
        self.font().character_size.height as i32
    }
}

/// Draws onto a target and notices what does not fit.
#[derive(Debug)]
pub(super) struct Canvas<'a, D> {
    target: &'a mut D,
    /// Whether everything drawn so far was wholly inside its place.
    pub(super) fits: bool,
}

impl<'a, D: DrawTarget<Color = BinaryColor>> Canvas<'a, D> {
    pub(super) fn new(target: &'a mut D) -> Self {
        Self { target, fits: true }
    }

    /// Writes a text that ends before `right`.
    pub(super) fn text(
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
        let style = MonoTextStyle::new(size.font(), BinaryColor::from(on));
        Text::with_baseline(text, Point::new(x, y), style, Baseline::Top).draw(self.target)?;
        Ok(())
    }

    /// Writes a text that begins behind `left` and ends at `right`; gives where it begins.
    pub(super) fn text_right(
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
    pub(super) fn huge_number(&mut self, digits: &str, y: i32) -> Result<(), D::Error> {
        let x = (WIDTH - 2 * Size::Large.width(digits)) / 2;
        self.fits &= x >= 0;
        let style = MonoTextStyle::new(&FONT_10X20, BinaryColor::On);
        let mut doubled = Doubled { target: self.target, origin: Point::new(x, y) };
        Text::with_baseline(digits, Point::zero(), style, Baseline::Top).draw(&mut doubled)?;
        Ok(())
    }

    pub(super) fn icon(&mut self, icon: &Icon, x: i32, y: i32, on: bool) -> Result<(), D::Error> {
        self.fits &= x >= 0 && x + icon::SIZE <= WIDTH;
        let raw = ImageRaw::<BinaryColor>::new(icon, icon::SIZE as u32);
        if on {
            return Image::new(&raw, Point::new(x, y)).draw(self.target);
        }
        Image::new(&raw, Point::new(x, y)).draw(&mut Inverted(self.target))
    }

    pub(super) fn fill(&mut self, x: i32, y: i32, width: i32, height: i32, on: bool) -> Result<(), D::Error> {
        let area = Rectangle::new(
            Point::new(x, y),
            embedded_graphics::geometry::Size::new(width.max(0) as u32, height.max(0) as u32),
        );
        area.into_styled(PrimitiveStyle::with_fill(BinaryColor::from(on))).draw(self.target)
    }

    pub(super) fn frame(&mut self, x: i32, y: i32, width: i32, height: i32) -> Result<(), D::Error> {
        self.fill(x, y, width, 1, true)?;
        self.fill(x, y + height - 1, width, 1, true)?;
        self.fill(x, y, 1, height, true)?;
        self.fill(x + width - 1, y, 1, height, true)
    }
}

/// Draws every pixel as four.
struct Doubled<'a, D> {
    target: &'a mut D,
    origin: Point,
}

impl<D: DrawTarget<Color = BinaryColor>> Dimensions for Doubled<'_, D> {
    fn bounding_box(&self) -> Rectangle {
        self.target.bounding_box()
    }
}

impl<D: DrawTarget<Color = BinaryColor>> DrawTarget for Doubled<'_, D> {
    type Color = BinaryColor;
    type Error = D::Error;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), D::Error> {
        let origin = self.origin;
        self.target.draw_iter(pixels.into_iter().flat_map(move |Pixel(point, color)| {
            let corner = origin + point * 2;
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Pixel(corner + Point::new(x, y), color))
        }))
    }
}

/// Lets an icon be drawn dark on light.
struct Inverted<'a, D>(&'a mut D);

impl<D: DrawTarget<Color = BinaryColor>> Dimensions for Inverted<'_, D> {
    fn bounding_box(&self) -> Rectangle {
        self.0.bounding_box()
    }
}

impl<D: DrawTarget<Color = BinaryColor>> DrawTarget for Inverted<'_, D> {
    type Color = BinaryColor;
    type Error = D::Error;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), D::Error> {
        self.0.draw_iter(pixels.into_iter().map(|Pixel(point, color)| Pixel(point, color.invert())))
    }
}
