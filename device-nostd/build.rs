//! Cuts the fonts into columns.
//!
//! embedded-graphics draws letters pixel by pixel from the rows of a picture. The panel's memory runs vertically, eight
//! pixels to a byte, so a letter stored as columns takes only a handful of shifts.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use embedded_graphics::mono_font::iso_8859_15::{FONT_5X7, FONT_6X10, FONT_10X20};
use embedded_graphics::mono_font::{MonoFont, MonoTextStyle};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::text::{Baseline, Text};

/// The letters whose ISO 8859-15 code is not their Unicode code point.
const MOVED: &str = "€ŠšŽžŒœŸ";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let mut code = String::new();
    for (name, font) in [("SMALL", &FONT_5X7), ("NORMAL", &FONT_6X10), ("LARGE", &FONT_10X20)] {
        let blank = vec![0; font.character_size.width as usize];
        let letters = (' '..='~').chain('\u{a0}'..='ÿ').chain(MOVED.chars());
        let mut glyphs: Vec<Vec<u32>> = Vec::new();
        for letter in letters {
            let index = font.glyph_mapping.index(letter);
            if glyphs.len() <= index {
                glyphs.resize(index + 1, blank.clone());
            }
            glyphs[index] = columns(font, letter);
        }
        let (count, width, bits) = (glyphs.len(), font.character_size.width, bits(font.character_size.height));
        writeln!(code, "pub(super) static {name}: [[u{bits}; {width}]; {count}] = {glyphs:?};").unwrap();
    }
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("letters.rs"), code).expect("OUT_DIR can be written");
}

/// Returns the number of bits in the smallest word that holds a column.
fn bits(height: u32) -> u32 {
    height.next_power_of_two().max(8)
}

/// Returns the columns of a letter; the lowest bit is the topmost pixel.
fn columns(font: &MonoFont<'_>, letter: char) -> Vec<u32> {
    let mut columns = Columns(vec![0; font.character_size.width as usize], font.character_size);
    let style = MonoTextStyle::new(font, BinaryColor::On);
    let Ok(_) = Text::with_baseline(&letter.to_string(), Point::zero(), style, Baseline::Top).draw(&mut columns);
    columns.0
}

struct Columns(Vec<u32>, Size);

impl OriginDimensions for Columns {
    fn size(&self) -> Size {
        self.1
    }
}

impl DrawTarget for Columns {
    type Color = BinaryColor;
    type Error = core::convert::Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Self::Error> {
        for Pixel(point, color) in pixels {
            if color.is_on() {
                self.0[point.x as usize] |= 1 << point.y;
            }
        }
        Ok(())
    }
}
