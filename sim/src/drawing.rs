//! RGB pixels on which smooth outlines are filled, with whole numbers only.
//!
//! Shapes are given in sixteenths of a pixel ([`SUB`]), so that everything scales evenly. All of them are convex, and a
//! pixel on an edge is mixed according to how many of its 16 sample points are inside.

use std::io::{self, BufWriter, Write};
use std::ops::Range;

/// The number of drawing units in a pixel.
pub const SUB: i32 = 16;

/// Mixes two colours: `share` is how much of 255 comes from `to`.
#[must_use]
pub fn mix(from: u32, to: u32, share: u8) -> u32 {
    let channel = |shift: u32| {
        let (from, to, share) = (from >> shift & 0xff, to >> shift & 0xff, u32::from(share));
        ((from * (255 - share) + to * share + 127) / 255) << shift
    };
    channel(16) | channel(8) | channel(0)
}

/// How an outline is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    top: u32,
    bottom: u32,
    opacity: u8,
}

impl Paint {
    /// Returns a paint of one colour.
    #[must_use]
    pub const fn flat(colour: u32) -> Self {
        Self::fade(colour, colour)
    }

    /// Returns a paint that fades from one colour at the top of the outline to another at its bottom.
    #[must_use]
    pub const fn fade(top: u32, bottom: u32) -> Self {
        Self { top, bottom, opacity: u8::MAX }
    }

    /// Lets what is underneath shine through: 255 hides it.
    #[must_use]
    pub const fn opacity(self, opacity: u8) -> Self {
        Self { opacity, ..self }
    }
}

/// A convex outline in units of a sixteenth of a pixel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// A rectangle with round corners; a circle when the radius is half its width and height.
    Round {
        /// Its left edge.
        left: i32,
        /// Its top edge.
        top: i32,
        /// Its right edge.
        right: i32,
        /// Its bottom edge.
        bottom: i32,
        /// The radius of its corners.
        radius: i32,
    },
    /// A line with round ends.
    Line {
        /// One end.
        from: (i32, i32),
        /// The other end.
        to: (i32, i32),
        /// Half its width.
        radius: i32,
    },
    /// A triangle, its corners clockwise.
    Triangle([(i32, i32); 3]),
}

impl Outline {
    /// Returns a circle.
    #[must_use]
    pub const fn circle(x: i32, y: i32, radius: i32) -> Self {
        Self::Round { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius, radius }
    }

    /// Returns the same outline, wider by this much on every side; lines and rectangles only.
    #[must_use]
    pub const fn grown(self, by: i32) -> Self {
        match self {
            Self::Round { left, top, right, bottom, radius } => Self::Round {
                left: left - by,
                top: top - by,
                right: right + by,
                bottom: bottom + by,
                radius: radius + by,
            },
            Self::Line { from, to, radius } => Self::Line { from, to, radius: radius + by },
            Self::Triangle(_) => self,
        }
    }

    /// Returns the same outline, moved down.
    #[must_use]
    pub const fn lowered(self, by: i32) -> Self {
        match self {
            Self::Round { left, top, right, bottom, radius } => {
                Self::Round { left, top: top + by, right, bottom: bottom + by, radius }
            }
            Self::Line { from, to, radius } => {
                Self::Line { from: (from.0, from.1 + by), to: (to.0, to.1 + by), radius }
            }
            Self::Triangle([a, b, c]) => Self::Triangle([(a.0, a.1 + by), (b.0, b.1 + by), (c.0, c.1 + by)]),
        }
    }

    /// Returns whether a point is inside.
    #[must_use]
    pub fn contains(&self, x: i32, y: i32) -> bool {
        match *self {
            Self::Round { left, top, right, bottom, radius } => {
                let outside = |at: i32, low: i32, high: i32| (low + radius - at).max(at - (high - radius)).max(0);
                let (across, down) = (outside(x, left, right), outside(y, top, bottom));
                (across == 0 && down <= radius) || (down == 0 && across <= radius) || {
                    let (across, down, radius) = (i64::from(across), i64::from(down), i64::from(radius));
                    across * across + down * down <= radius * radius
                }
            }
            Self::Line { from, to, radius } => {
                let minus = |a: (i32, i32), b: (i32, i32)| (i64::from(a.0 - b.0), i64::from(a.1 - b.1));
                let dot = |a: (i64, i64), b: (i64, i64)| a.0 * b.0 + a.1 * b.1;
                let (along, point) = (minus(to, from), minus((x, y), from));
                let (length, reach) = (dot(along, along), dot(along, point));
                let radius = i64::from(radius) * i64::from(radius);
                if reach <= 0 {
                    dot(point, point) <= radius
                } else if reach >= length {
                    let point = minus((x, y), to);
                    dot(point, point) <= radius
                } else {
                    let aside = i128::from(along.0 * point.1 - along.1 * point.0);
                    aside * aside <= i128::from(radius) * i128::from(length)
                }
            }
            Self::Triangle(corners) => (0..3).all(|corner| {
                let (a, b) = (corners[corner], corners[(corner + 1) % 3]);
                let (across, down) = (i64::from(b.0 - a.0), i64::from(b.1 - a.1));
                across * i64::from(y - a.1) - down * i64::from(x - a.0) >= 0
            }),
        }
    }

    /// Returns left, top, right and bottom.
    fn bounds(&self) -> (i32, i32, i32, i32) {
        match *self {
            Self::Round { left, top, right, bottom, .. } => (left, top, right, bottom),
            Self::Line { from, to, radius } => (
                from.0.min(to.0) - radius,
                from.1.min(to.1) - radius,
                from.0.max(to.0) + radius,
                from.1.max(to.1) + radius,
            ),
            Self::Triangle([a, b, c]) => {
                (a.0.min(b.0).min(c.0), a.1.min(b.1).min(c.1), a.0.max(b.0).max(c.0), a.1.max(b.1).max(c.1))
            }
        }
    }

    /// Returns how many of the 16 sample points of a pixel are inside.
    fn cover(&self, x: usize, y: usize) -> u8 {
        let (left, top) = (x as i32 * SUB, y as i32 * SUB);
        let inside = |sample: &i32| self.contains(left + 2 + sample % 4 * 4, top + 2 + sample / 4 * 4);
        (0..16).filter(inside).count() as u8
    }
}

/// A window into pixels that belong to someone else, row by row, each `0x00RRGGBB`. What lies outside is not drawn.
#[derive(Debug)]
pub struct Drawing<'a> {
    pixels: &'a mut [u32],
    width: usize,
    height: usize,
}

impl<'a> Drawing<'a> {
    /// Draws on these pixels; a height beyond their end is cut to it.
    #[must_use]
    pub fn new(pixels: &'a mut [u32], width: usize, height: usize) -> Self {
        let height = pixels.len().checked_div(width).map_or(0, |rows| rows.min(height));
        Self { pixels, width, height }
    }

    /// Colours all of it, from one colour at the top to another at the bottom.
    pub fn fill(&mut self, top: u32, bottom: u32) {
        for y in 0..self.height {
            let colour = mix(top, bottom, (y * 255 / self.height) as u8);
            self.pixels[y * self.width..(y + 1) * self.width].fill(colour);
        }
    }

    /// Colours a rectangle of whole pixels.
    pub fn block(&mut self, x: i32, y: i32, width: usize, height: usize, colour: u32) {
        let columns = within(x, x.saturating_add(width as i32), self.width);
        for y in within(y, y.saturating_add(height as i32), self.height) {
            self.pixels[y * self.width..][columns.clone()].fill(colour);
        }
    }

    /// Fills an outline.
    pub fn draw(&mut self, outline: Outline, paint: Paint) {
        let (left, top, right, bottom) = outline.bounds();
        let columns = within(left.div_euclid(SUB), right.div_euclid(SUB) + 1, self.width);
        for y in within(top.div_euclid(SUB), bottom.div_euclid(SUB) + 1, self.height) {
            let down = (y as i32 * SUB - top).clamp(0, bottom - top);
            let colour = mix(paint.top, paint.bottom, (down * 255 / (bottom - top).max(1)) as u8);
            // What lies between two covered pixels of a row of a convex outline is covered.
            let covered = |x: &usize| outline.cover(*x, y) == 16;
            let first = columns.clone().find(covered).unwrap_or(columns.end);
            let last = (first..columns.end).rev().find(covered).map_or(first, |last| last + 1);
            let row = &mut self.pixels[y * self.width..][..self.width];
            for x in (columns.start..first).chain(last..columns.end) {
                let share = u32::from(outline.cover(x, y)) * u32::from(paint.opacity) / 16;
                row[x] = mix(row[x], colour, share as u8);
            }
            for pixel in &mut row[first..last] {
                *pixel = mix(*pixel, colour, paint.opacity);
            }
        }
    }
}

/// Cuts a range of pixels to those from 0 to `end`.
fn within(from: i32, to: i32, end: usize) -> Range<usize> {
    let cut = |at: i32| usize::try_from(at).unwrap_or(0).min(end);
    cut(from)..cut(to)
}

/// Writes pixels as a PNG.
///
/// # Errors
/// Passes on what went wrong with `out`; no pixels at all are an error too.
pub fn write_png(out: impl Write, pixels: &[u32], width: usize, height: usize) -> io::Result<()> {
    let pixels = pixels.get(..width * height).ok_or(io::ErrorKind::InvalidInput)?;
    let size = |side: usize| u32::try_from(side).map_err(|_| io::ErrorKind::InvalidInput);
    let mut encoder = png::Encoder::new(BufWriter::new(out), size(width)?, size(height)?);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let bytes: Vec<u8> = pixels.iter().flat_map(|pixel| pixel.to_be_bytes().into_iter().skip(1)).collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Paint = Paint::flat(0xff_ff_ff);

    fn sum(pixels: &[u32]) -> u32 {
        pixels.iter().map(|pixel| pixel & 0xff).sum()
    }

    #[test]
    fn a_circle_covers_its_area() {
        let mut pixels = [0; 40 * 40];
        Drawing::new(&mut pixels, 40, 40).draw(Outline::circle(20 * SUB, 20 * SUB, 15 * SUB), WHITE);
        let (area, pi_r_squared) = (sum(&pixels) / 255, 707);
        assert!(area.abs_diff(pi_r_squared) < 5, "{area}");
    }

    #[test]
    fn a_line_and_a_triangle_cover_their_areas() {
        let mut pixels = [0; 40 * 40];
        let line = Outline::Line { from: (5 * SUB, 5 * SUB), to: (35 * SUB, 35 * SUB), radius: SUB };
        Drawing::new(&mut pixels, 40, 40).draw(line, WHITE);
        assert!((sum(&pixels) / 255).abs_diff(88) < 8, "{}", sum(&pixels) / 255);

        let mut pixels = [0; 40 * 40];
        let triangle = Outline::Triangle([(20 * SUB, 5 * SUB), (35 * SUB, 35 * SUB), (5 * SUB, 35 * SUB)]);
        Drawing::new(&mut pixels, 40, 40).draw(triangle, WHITE);
        assert!((sum(&pixels) / 255).abs_diff(450) < 5, "{}", sum(&pixels) / 255);
    }

    #[test]
    fn what_lies_outside_is_not_drawn() {
        for (width, height) in [(0, 0), (1, 1), (7, 3), (3, 7), (1_000, 1_000)] {
            let mut pixels = [0; 21];
            let mut drawing = Drawing::new(&mut pixels, width, height);
            drawing.fill(1, 2);
            drawing.block(-5, -5, 1_000, 1_000, 3);
            drawing.block(2, 1, 0, 9, 3);
            drawing.draw(Outline::circle(0, 0, 400 * SUB), WHITE);
            drawing.draw(Outline::circle(-900 * SUB, 5, 10), WHITE);
            drawing.draw(Outline::Line { from: (0, 0), to: (0, 0), radius: 0 }, WHITE);
            drawing.draw(Outline::Triangle([(0, 0); 3]), WHITE);
        }
    }

    #[test]
    fn mixing_goes_all_the_way() {
        assert_eq!(mix(0x12_34_56, 0xab_cd_ef, 0), 0x12_34_56);
        assert_eq!(mix(0x12_34_56, 0xab_cd_ef, 255), 0xab_cd_ef);
        assert_eq!(mix(0, 0xff_ff_ff, 128), 0x80_80_80);
    }

    #[test]
    fn a_png_without_its_pixels_is_an_error() {
        assert!(write_png(Vec::new(), &[0; 5], 3, 2).is_err());
        assert!(write_png(Vec::new(), &[], 0, 0).is_err());
        assert!(write_png(Vec::new(), &[0; 6], 3, 2).is_ok());
    }
}
