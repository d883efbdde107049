//! Letters as columns of pixels.

use embedded_graphics::mono_font::iso_8859_15::FONT_6X10;

use super::canvas::Size;

include!(concat!(env!("OUT_DIR"), "/letters.rs"));

/// The most columns of a letter.
pub(super) const WIDEST: usize = 10;

/// Writes the columns of a letter, the lowest bit of each the topmost pixel, and lends them.
pub(super) fn columns(letter: char, size: Size, buffer: &mut [u32; WIDEST]) -> &[u32] {
    let index = index(letter);
    match size {
        Size::Small => widened(&SMALL[index], buffer),
        Size::Normal => widened(&NORMAL[index], buffer),
        Size::Large => &LARGE[index],
    }
}

fn widened<'a, T: Copy + Into<u32>>(columns: &[T], buffer: &'a mut [u32; WIDEST]) -> &'a [u32] {
    for (wide, column) in buffer.iter_mut().zip(columns) {
        *wide = (*column).into();
    }
    &buffer[..columns.len()]
}

/// Gives the place of a letter in the fonts, which share one order; that of `?` for a letter that they lack.
fn index(letter: char) -> usize {
    match letter {
        // Nearly all there is. The mapping would search for it.
        ' '..='~' => letter as usize - ' ' as usize,
        _ => FONT_6X10.glyph_mapping.index(letter),
    }
}
