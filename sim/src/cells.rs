//! Pictures as text: which characters stand for which pixels.

use crate::picture::{HEIGHT, Picture, WIDTH};

/// A way to show pixels as characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cells {
    /// Two pixels, one above the other: 128x32 characters.
    HalfBlocks,
    /// Two by two pixels: 64x32 characters, twice as high as wide.
    Quadrants,
    /// Two by four pixels as dots: 64x16 characters.
    Braille,
}

/// The quadrant characters by their pixels: bit 0 top left, 1 top right, 2 bottom left, 3 bottom right.
const QUADRANTS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The half blocks by their pixels: bit 0 top, bit 1 bottom.
const HALVES: [char; 4] = [' ', '▀', '▄', '█'];

/// The bits of the braille dots, row by row: Unicode counts the first six dots down the columns.
const DOTS: [u32; 8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];

impl Cells {
    /// Returns the number of pixels in one character: across and down.
    const fn pixels(self) -> (usize, usize) {
        match self {
            Self::HalfBlocks => (1, 2),
            Self::Quadrants => (2, 2),
            Self::Braille => (2, 4),
        }
    }

    /// Returns the number of characters in a line.
    #[must_use]
    pub const fn columns(self) -> usize {
        WIDTH / self.pixels().0
    }

    /// Returns the number of lines.
    #[must_use]
    pub const fn rows(self) -> usize {
        HEIGHT / self.pixels().1
    }

    /// Returns one line of a picture, without its line ending.
    #[must_use]
    pub fn line(self, picture: &Picture, row: usize) -> String {
        let (across, down) = self.pixels();
        let cell = |column: usize| {
            let on = |pixel: usize| picture.get(column * across + pixel % across, row * down + pixel / across);
            let bits = (0..across * down).filter(|pixel| on(*pixel));
            match self {
                Self::HalfBlocks => HALVES[bits.map(|pixel| 1 << pixel).sum::<usize>()],
                Self::Quadrants => QUADRANTS[bits.map(|pixel| 1 << pixel).sum::<usize>()],
                Self::Braille => char::from_u32(0x2800 + bits.map(|pixel| DOTS[pixel]).sum::<u32>()).unwrap_or(' '),
            }
        };
        (0..self.columns()).map(cell).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws an "F" in the top left corner and one pixel in the bottom right one.
    fn picture() -> Picture {
        let mut picture = Picture::new();
        for (y, row) in ["####", "#...", "##..", "#...", "#..."].into_iter().enumerate() {
            row.chars().enumerate().for_each(|(x, pixel)| picture.set(x, y, pixel == '#'));
        }
        picture.set(127, 63, true);
        picture
    }

    #[test]
    fn each_kind_of_cell_shows_the_same_pixels() {
        for (cells, lines, last) in [
            (Cells::HalfBlocks, &["█▀▀▀ ", "█▀  ", "▀   "][..], '▄'),
            (Cells::Quadrants, &["▛▀ ", "▛  ", "▘ "], '▗'),
            (Cells::Braille, &["⡯⠉⠀", "⠁⠀"], '⢀'),
        ] {
            let text = picture().text(cells);
            for (line, start) in text.lines().zip(lines) {
                let seen: String = line.chars().take(start.chars().count()).collect();
                assert_eq!(seen, *start, "{cells:?}");
            }
            assert_eq!(text.trim_end().chars().last(), Some(last), "{cells:?}");
        }
    }

    #[test]
    fn every_kind_of_cell_fills_its_lines() {
        for (cells, columns, rows) in
            [(Cells::HalfBlocks, 128, 32), (Cells::Quadrants, 64, 32), (Cells::Braille, 64, 16)]
        {
            let text = picture().text(cells);
            assert_eq!(text.lines().count(), rows);
            assert!(text.lines().all(|line| line.chars().count() == columns), "{cells:?}");
        }
    }
}
