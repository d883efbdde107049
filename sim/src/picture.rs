//! The picture on the panel: 128x64 pixels, each on or off.

use std::convert::Infallible;
use std::error::Error;
use std::fmt;
use std::io::Write;
use std::str::FromStr;

use device_nostd::{Device, PanelLight};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;

use crate::cells::Cells;
use crate::drawing::{self, Drawing};
use crate::panel;

/// The number of pixels in a row.
pub const WIDTH: usize = 128;
/// The number of rows.
pub const HEIGHT: usize = 64;

/// How many pixels of dark glass an exported picture has on each side.
const MARGIN: usize = 4;
/// The largest scale of an exported picture: beyond it a picture only gets heavier.
const MAX_SCALE: usize = 32;

/// What the panel shows.
///
/// As text it is 64 rows of `#` and `.`, which read well in a diff; `Debug` is half as high, for failing tests.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// Pixel `x` of a row is its bit `x`.
    rows: [u128; HEIGHT],
}

impl Default for Picture {
    fn default() -> Self {
        Self::new()
    }
}

impl Picture {
    /// Starts with all pixels off.
    #[must_use]
    pub const fn new() -> Self {
        Self { rows: [0; HEIGHT] }
    }

    /// Draws what a device shows now, lit or not.
    #[must_use]
    pub fn of(device: &Device) -> Self {
        let mut picture = Self::new();
        match device.draw(&mut picture) {
            Ok(()) => picture,
            Err(never) => match never {},
        }
    }

    /// Returns whether a pixel is on; outside the panel none is.
    #[must_use]
    pub fn get(&self, x: usize, y: usize) -> bool {
        x < WIDTH && self.rows.get(y).is_some_and(|row| row >> x & 1 == 1)
    }

    /// Switches a pixel; outside the panel nothing happens.
    pub fn set(&mut self, x: usize, y: usize, on: bool) {
        if let (true, Some(row)) = (x < WIDTH, self.rows.get_mut(y)) {
            *row = *row & !(1 << x) | u128::from(on) << x;
        }
    }

    /// Returns the picture as text, one line per row of cells.
    #[must_use]
    pub fn text(&self, cells: Cells) -> String {
        (0..cells.rows()).map(|row| cells.line(self, row) + "\n").collect()
    }

    /// Writes the picture as a PNG in the colours of the panel, with `scale` image pixels for each of its own
    /// (1 to 32; others count as the nearest).
    ///
    /// # Errors
    /// Passes on what went wrong with `out`.
    pub fn write_png(&self, out: impl Write, scale: usize) -> std::io::Result<()> {
        let scale = scale.clamp(1, MAX_SCALE);
        let (width, height) = ((WIDTH + 2 * MARGIN) * scale, (HEIGHT + 2 * MARGIN) * scale);
        let mut pixels = vec![panel::GLASS; width * height];
        let corner = Point::new_equal((MARGIN * scale) as i32);
        panel::draw(&mut Drawing::new(&mut pixels, width, height), corner, scale, self, PanelLight::On(u8::MAX));
        drawing::write_png(out, &pixels, width, height)
    }
}

impl OriginDimensions for Picture {
    fn size(&self) -> Size {
        Size::new(WIDTH as u32, HEIGHT as u32)
    }
}

impl DrawTarget for Picture {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(point, colour) in pixels {
            if let (Ok(x), Ok(y)) = (usize::try_from(point.x), usize::try_from(point.y)) {
                self.set(x, y, colour.is_on());
            }
        }
        Ok(())
    }

    fn clear(&mut self, colour: BinaryColor) -> Result<(), Infallible> {
        self.rows = [if colour.is_on() { u128::MAX } else { 0 }; HEIGHT];
        Ok(())
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in 0..HEIGHT {
            let row: String = (0..WIDTH).map(|x| if self.get(x, y) { '#' } else { '.' }).collect();
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}", self.text(Cells::HalfBlocks))
    }
}

/// Why a text is not a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// There are not 64 rows, but this many.
    Rows(usize),
    /// This row, counted from 1, does not have 128 pixels, but this many.
    Pixels {
        /// The row.
        row: usize,
        /// The number of its pixels.
        found: usize,
    },
    /// This row, counted from 1, contains something other than `#` and `.`.
    Character {
        /// The row.
        row: usize,
        /// The first such character.
        found: char,
    },
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows(found) => write!(f, "a picture has {HEIGHT} rows, this one has {found}"),
            Self::Pixels { row, found } => write!(f, "row {row} has {found} pixels, not {WIDTH}"),
            Self::Character { row, found } => write!(f, "row {row} has {found:?}, which is neither '#' nor '.'"),
        }
    }
}

impl Error for PictureError {}

impl FromStr for Picture {
    type Err = PictureError;

    /// Reads what `Display` writes; blanks around a row do not count, nor do empty lines around the picture.
    fn from_str(text: &str) -> Result<Self, PictureError> {
        let rows: Vec<&str> = text.trim().lines().map(str::trim).collect();
        let mut picture = Self::new();
        for (y, row) in rows.iter().enumerate() {
            for (x, character) in row.chars().enumerate() {
                match character {
                    '#' => picture.set(x, y, true),
                    '.' => {}
                    found => return Err(PictureError::Character { row: y + 1, found }),
                }
            }
            if row.len() != WIDTH {
                return Err(PictureError::Pixels { row: y + 1, found: row.len() });
            }
        }
        if rows.len() == HEIGHT { Ok(picture) } else { Err(PictureError::Rows(rows.len())) }
    }
}

#[cfg(test)]
mod tests {
    use embedded_graphics::primitives::{Circle, PrimitiveStyle};

    use super::*;

    fn circle() -> Picture {
        let mut picture = Picture::new();
        let style = PrimitiveStyle::with_stroke(BinaryColor::On, 3);
        Circle::with_center(Point::new(60, 30), 50).into_styled(style).draw(&mut picture).unwrap();
        picture
    }

    #[test]
    fn text_and_back_is_the_same_picture() {
        for picture in [Picture::new(), circle()] {
            let text = picture.to_string();
            assert_eq!(text.parse(), Ok(picture.clone()));
            assert_eq!(text.replace('\n', "\r\n  ").parse(), Ok(picture));
        }
    }

    #[test]
    fn a_text_that_is_no_picture_says_where() {
        let good = circle().to_string();
        let longer = good.replacen('\n', ".\n", 1);
        for (text, error) in [
            ("", PictureError::Rows(0)),
            (&good[WIDTH + 1..], PictureError::Rows(63)),
            (&longer, PictureError::Pixels { row: 1, found: 129 }),
            (&good[1..], PictureError::Pixels { row: 1, found: 127 }),
            ("..x..", PictureError::Character { row: 1, found: 'x' }),
        ] {
            assert_eq!(text.parse::<Picture>(), Err(error));
        }
        assert_eq!(format!("{good}{good}").parse::<Picture>(), Err(PictureError::Rows(128)));
    }

    #[test]
    fn drawing_outside_the_panel_changes_nothing() {
        let mut picture = circle();
        for (x, y) in [(-1, 0), (0, -1), (128, 0), (0, 64), (i32::MIN, 3), (3, i32::MAX)] {
            picture.draw_iter([Pixel(Point::new(x, y), BinaryColor::On)]).unwrap();
        }
        assert_eq!(picture, circle());
        assert!(!picture.get(128, 0) && !picture.get(0, 64));
    }

    #[test]
    fn a_png_shows_every_pixel_at_any_scale() {
        let picture = circle();
        for scale in [1, 2, 4, 9] {
            let mut file = Vec::new();
            picture.write_png(&mut file, scale).unwrap();
            let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
            let mut image = vec![0; reader.output_buffer_size().unwrap()];
            let info = reader.next_frame(&mut image).unwrap();
            assert_eq!((info.width, info.height), (136 * scale as u32, 72 * scale as u32));
            for y in 0..HEIGHT {
                for x in 0..WIDTH {
                    let at = (y + MARGIN) * scale * info.line_size + (x + MARGIN) * scale * 3;
                    assert_eq!(image[at] > 0x80, picture.get(x, y), "pixel {x},{y} at scale {scale}");
                }
            }
        }
    }
}
