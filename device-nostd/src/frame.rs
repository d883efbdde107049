//! The picture in memory, stored in the panel's own order, and what differs between two pictures.
//!
//! A whole picture takes 25 ms on the bus; a press usually changes a line or two of it. So the body keeps what the
//! panel shows, and sends [`Frame::first_patch`] until there is none.

use core::convert::Infallible;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

/// The number of columns of the panel.
pub const WIDTH: usize = 128;

/// The number of pixel rows of the panel.
pub const HEIGHT: usize = 64;

/// The number of pages of the panel: bands of eight pixel rows.
pub const PAGES: usize = HEIGHT / 8;

/// One picture, in the order of the SSD1306's memory: a byte is eight pixels one below the other, its lowest bit the
/// topmost (datasheet 8.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pages: [[u8; WIDTH]; PAGES],
}

impl Frame {
    /// Returns a dark picture.
    #[must_use]
    pub const fn new() -> Self {
        Self { pages: [[0; WIDTH]; PAGES] }
    }

    /// Returns the bytes, page after page.
    #[must_use]
    pub const fn bytes(&self) -> &[u8] {
        self.pages.as_flattened()
    }

    /// Returns whether a pixel is lit. Outside the panel none is.
    #[must_use]
    pub fn is_lit(&self, x: usize, y: usize) -> bool {
        x < WIDTH && y < HEIGHT && self.pages[y / 8][x] & (1 << (y % 8)) != 0
    }

    /// Lights or darkens the pixels of some columns, at most 24 high: the lowest bit of the first one is the pixel at
    /// `at`. What lies outside the panel is cut off.
    pub fn stamp(&mut self, at: Point, columns: &[u32], on: bool) {
        let (first, shift) = (at.y.div_euclid(8), at.y.rem_euclid(8));
        let beside = if at.x < 0 { at.x.unsigned_abs() as usize } else { 0 };
        let columns = columns.get(beside..).unwrap_or_default();
        let mut below = columns.iter().fold(0, |all, bits| all | bits) << shift;
        let (mut page, mut down) = (first, 0);
        while below != 0 {
            // A negative page becomes a huge one, and is not found.
            let row = self.pages.get_mut(page as usize).and_then(|page| page.get_mut(at.x.max(0) as usize..));
            let bytes = row.unwrap_or_default().iter_mut().zip(columns);
            // Up by the shift and down by the page at once: nothing comes round into the lowest byte.
            let turn = (down - shift) as u32 % u32::BITS;
            if on {
                bytes.for_each(|(byte, bits)| *byte |= bits.rotate_right(turn) as u8);
            } else {
                bytes.for_each(|(byte, bits)| *byte &= !bits.rotate_right(turn) as u8);
            }
            below >>= 8;
            (page, down) = (page + 1, down + 8);
        }
    }

    /// Finds the first stretch of a page that differs from what the panel shows.
    ///
    /// Equal bytes in between are sent too where that is no slower than addressing the panel again.
    #[must_use]
    pub fn first_patch(&self, shown: &Self) -> Option<Patch> {
        self.patch_from(0, shown)
    }

    /// Finds the next stretch after the one that was sent last, or else before it: what was compared a moment ago is
    /// not compared again while the bus waits. The panel still stands on the page of the last one.
    #[must_use]
    pub fn next_patch(&self, last: Patch, shown: &Self) -> Option<Patch> {
        let next = self.patch_from(last.page, shown)?;
        Some(Patch { stays: next.page == last.page, ..next })
    }

    fn patch_from(&self, start: usize, shown: &Self) -> Option<Patch> {
        let page = (start..PAGES).chain(0..start).find(|&page| self.pages[page] != shown.pages[page])?;
        let differs = |&column: &usize| self.pages[page][column] != shown.pages[page][column];
        let first = (0..WIDTH).find(differs)?;
        let mut last = first;
        while let Some(next) = (last + 1..WIDTH).take(Patch::BRIDGE + 1).find(differs) {
            last = next;
        }
        Some(Patch { page, first, last, stays: false })
    }

    /// Copies one patch from another picture, as the panel does.
    pub fn take(&mut self, patch: Patch, from: &Self) {
        self.pages[patch.page][patch.first..=patch.last].copy_from_slice(patch.bytes(from));
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::new()
    }
}

impl OriginDimensions for Frame {
    fn size(&self) -> Size {
        Size::new(WIDTH as u32, HEIGHT as u32)
    }
}

impl DrawTarget for Frame {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(Point { x, y }, color) in pixels {
            // A negative coordinate becomes a huge one, so one comparison covers both sides.
            let (x, y) = (x as usize, y as usize);
            if x < WIDTH && y < HEIGHT {
                let byte = &mut self.pages[y / 8][x];
                let bit = 1 << (y % 8);
                if color.is_on() { *byte |= bit } else { *byte &= !bit }
            }
        }
        Ok(())
    }

    // Bars, highlights and the clearing of lines: eight pixels at a time instead of one.
    fn fill_solid(&mut self, area: &Rectangle, color: BinaryColor) -> Result<(), Infallible> {
        let area = area.intersection(&self.bounding_box());
        let Some(Point { x: right, y: bottom }) = area.bottom_right() else { return Ok(()) };
        let (left, right) = (area.top_left.x as usize, right as usize);
        let (top, bottom) = (area.top_left.y as usize, bottom as usize);
        for page in top / 8..=bottom / 8 {
            let from = top.saturating_sub(page * 8);
            let to = (bottom - page * 8).min(7);
            let mask = (0xff << from) & (0xff >> (7 - to));
            let columns = &mut self.pages[page][left..=right];
            let lit = if color.is_on() { mask } else { 0 };
            if mask == 0xff {
                columns.fill(lit);
            } else {
                columns.iter_mut().for_each(|byte| *byte = *byte & !mask | lit);
            }
        }
        Ok(())
    }

    fn clear(&mut self, color: BinaryColor) -> Result<(), Infallible> {
        self.pages = [[if color.is_on() { 0xff } else { 0 }; WIDTH]; PAGES];
        Ok(())
    }
}

/// The columns of one page that have to be sent.
///
/// Invariant: `first <= last`, and both lie on the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patch {
    page: usize,
    first: usize,
    last: usize,
    /// Whether the panel stands on the page already.
    stays: bool,
}

impl Patch {
    /// The most bytes on the bus that a patch costs besides its columns: the panel's address and the seven that begin
    /// [`Patch::packet`].
    pub const ADDRESSING: usize = 8;

    /// The longest gap that is sent along: a patch more in a page costs six bytes, as its page stays, and about the time
    /// of a seventh passes between two transfers.
    const BRIDGE: usize = Self::ADDRESSING - 2 + 1;

    /// The number of bytes in the longest packet.
    pub const LONGEST: usize = Self::ADDRESSING - 1 + WIDTH;

    /// Returns the patches of a whole picture, for a panel of which nothing is known.
    pub fn pages() -> impl Iterator<Item = Self> {
        (0..PAGES).map(|page| Self { page, first: 0, last: WIDTH - 1, stays: false })
    }

    /// Returns the columns of this patch.
    #[must_use]
    pub fn bytes(self, frame: &Frame) -> &[u8] {
        &frame.pages[self.page][self.first..=self.last]
    }

    /// Writes the one I2C transfer that makes a panel in page addressing mode show this patch, and returns it. An SH1106
    /// knows no other mode; `first_column` is the one of its memory that is the first of the glass.
    ///
    /// Each command byte has a control byte of its own (0x80); the last one (0x40) says that only data follows
    /// (datasheet 8.1.5.2). Commands and data in one transfer leave no state in between, should the panel vanish, but for
    /// the page: data moves the column on and never the page (SSD1306 10.1.3, SH1106 commands 1 and 2), so a further patch
    /// of the same page leaves it out. A panel that vanished gets all pages with their addresses. Of the column both halves
    /// are sent: the SH1106 wants them one after the other.
    #[must_use]
    pub fn packet<'a>(self, frame: &Frame, first_column: u8, buffer: &'a mut [u8; Self::LONGEST]) -> &'a [u8] {
        let (page, column) = (self.page as u8, self.first as u8 + first_column);
        let head = [0x80, 0xb0 | page, 0x80, column & 0x0f, 0x80, 0x10 | (column >> 4), 0x40];
        let head = if self.stays { &head[2..] } else { &head[..] };
        let columns = self.bytes(frame);
        let length = head.len() + columns.len();
        buffer[..head.len()].copy_from_slice(head);
        buffer[head.len()..length].copy_from_slice(columns);
        &buffer[..length]
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use embedded_graphics::mono_font::{MonoTextStyle, ascii::FONT_6X10};
    use embedded_graphics::primitives::PrimitiveStyle;
    use embedded_graphics::text::Text;

    use super::*;

    fn patches(wanted: &Frame, shown: &Frame) -> Vec<Patch> {
        let mut shown = shown.clone();
        let mut found = Vec::new();
        while let Some(patch) = wanted.first_patch(&shown) {
            shown.take(patch, wanted);
            found.push(patch);
        }
        assert_eq!(&shown, wanted);
        found
    }

    fn lit(pixels: &[(usize, usize)]) -> Frame {
        let mut frame = Frame::new();
        for &(x, y) in pixels {
            frame.pages[y / 8][x] |= 1 << (y % 8);
        }
        frame
    }

    #[test]
    fn equal_frames_need_nothing() {
        assert_eq!(Frame::new().first_patch(&Frame::new()), None);
        assert_eq!(lit(&[(3, 60)]).first_patch(&lit(&[(3, 60)])), None);
    }

    #[test]
    fn one_pixel_is_one_column() {
        let corners = [(0, 0, 0), (127, 0, 0), (0, 63, 7), (127, 63, 7)];
        for (x, y, page) in corners {
            let patch = Patch { page, first: x, last: x, stays: false };
            assert_eq!(patches(&lit(&[(x, y)]), &Frame::new()), [patch]);
        }
    }

    #[test]
    fn a_short_gap_is_sent_along_and_a_long_one_is_not() {
        let gap = Patch::BRIDGE;
        let patch = |first, last| Patch { page: 0, first, last, stays: false };
        let near = patches(&lit(&[(10, 0), (11 + gap, 0)]), &Frame::new());
        assert_eq!(near, [patch(10, 11 + gap)]);
        let far = patches(&lit(&[(10, 0), (12 + gap, 0)]), &Frame::new());
        assert_eq!(far, [patch(10, 10), patch(12 + gap, 12 + gap)]);
    }

    #[test]
    fn a_whole_frame_is_eight_patches() {
        let mut all = Frame::new();
        all.clear(BinaryColor::On).unwrap();
        let found = patches(&all, &Frame::new());
        assert_eq!(found, Patch::pages().collect::<Vec<_>>());
        assert_eq!(found.len(), PAGES);
    }

    #[test]
    fn patches_turn_any_frame_into_any_other_and_never_cost_more_than_all_of_it() {
        // A linear congruential generator (Numerical Recipes): the same frames in every run.
        let mut seed = 1_u32;
        let mut random = move |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % below
        };
        for round in 0..500 {
            let mut shown = Frame::new();
            for _ in 0..random(200) {
                shown.pages[random(8) as usize][random(128) as usize] = random(256) as u8;
            }
            let mut wanted = shown.clone();
            for _ in 0..random(if round % 2 == 0 { 10 } else { 1000 }) {
                wanted.pages[random(8) as usize][random(128) as usize] = random(256) as u8;
            }
            let cost: usize = patches(&wanted, &shown).iter().map(|c| c.bytes(&wanted).len() + Patch::ADDRESSING).sum();
            assert!(cost <= PAGES * (WIDTH + Patch::ADDRESSING));
        }
    }

    #[test]
    fn going_on_behind_the_last_patch_finds_the_same_ones() {
        let wanted = lit(&[(3, 0), (90, 2), (5, 17), (127, 63)]);
        let mut shown = Frame::new();
        let mut found = Vec::new();
        let mut next = wanted.first_patch(&shown);
        while let Some(patch) = next {
            shown.take(patch, &wanted);
            found.push(patch);
            next = wanted.next_patch(patch, &shown);
        }
        let places = |found: &[Patch]| found.iter().map(|patch| (patch.page, patch.first)).collect::<Vec<_>>();
        assert_eq!(places(&found), places(&patches(&wanted, &Frame::new())));
        // Changes that a newer picture makes further up are found too.
        let newer = lit(&[(3, 60)]);
        assert_eq!(newer.next_patch(found[3], &shown).map(|patch| patch.page), Some(7));
        shown.take(newer.next_patch(found[3], &shown).unwrap(), &newer);
        shown.take(newer.next_patch(found[3], &shown).unwrap(), &newer);
        assert_eq!(newer.next_patch(found[3], &shown).map(|patch| patch.page), Some(0));
    }

    #[test]
    fn a_packet_addresses_the_page_and_the_column() {
        let mut frame = Frame::new();
        frame.pages[5][0x47] = 0xab;
        frame.pages[5][0x48] = 0xcd;
        let patch = frame.first_patch(&Frame::new()).unwrap();
        let mut buffer = [0; Patch::LONGEST];
        assert_eq!(patch.packet(&frame, 0, &mut buffer), [0x80, 0xb5, 0x80, 0x07, 0x80, 0x14, 0x40, 0xab, 0xcd]);
        // Two columns on, where an SH1106 begins.
        assert_eq!(patch.packet(&frame, 2, &mut buffer), [0x80, 0xb5, 0x80, 0x09, 0x80, 0x14, 0x40, 0xab, 0xcd]);
    }

    /// SSD1306 datasheet 10.1.3: data moves the column on, the page stays.
    #[test]
    fn a_further_packet_for_the_same_page_leaves_the_page_out() {
        let wanted = lit(&[(0x13, 24), (0x47, 24), (0x05, 32), (0x46, 24)]);
        let mut shown = Frame::new();
        let mut buffer = [0; Patch::LONGEST];
        let first = wanted.first_patch(&shown).unwrap();
        assert_eq!(first.packet(&wanted, 0, &mut buffer), [0x80, 0xb3, 0x80, 0x03, 0x80, 0x11, 0x40, 0x01]);
        shown.take(first, &wanted);
        let second = wanted.next_patch(first, &shown).unwrap();
        assert_eq!(second.packet(&wanted, 2, &mut buffer), [0x80, 0x08, 0x80, 0x14, 0x40, 0x01, 0x01]);
        shown.take(second, &wanted);
        let third = wanted.next_patch(second, &shown).unwrap();
        assert_eq!(third.packet(&wanted, 0, &mut buffer), [0x80, 0xb4, 0x80, 0x05, 0x80, 0x10, 0x40, 0x01]);
        // Whoever begins anew knows nothing of the page on which the panel stands.
        let again = wanted.first_patch(&shown).unwrap();
        assert_eq!(again, Patch { stays: false, ..third });
    }

    #[test]
    fn the_longest_packet_fits() {
        let mut frame = Frame::new();
        frame.clear(BinaryColor::On).unwrap();
        let patch = frame.first_patch(&Frame::new()).unwrap();
        assert_eq!(patch.packet(&frame, 0, &mut [0; Patch::LONGEST]).len(), Patch::LONGEST);
    }

    #[test]
    fn fast_fills_light_the_same_pixels_as_slow_ones() {
        for top in -3..66 {
            for height in [0, 1, 3, 8, 9, 70] {
                let area = Rectangle::new(Point::new(top * 2 - 5, top), Size::new(19, height));
                for (ground, color) in [(BinaryColor::Off, BinaryColor::On), (BinaryColor::On, BinaryColor::Off)] {
                    let (mut fast, mut slow) = (Frame::new(), Frame::new());
                    fast.clear(ground).unwrap();
                    slow.clear(ground).unwrap();
                    area.into_styled(PrimitiveStyle::with_fill(color)).draw(&mut fast).unwrap();
                    slow.draw_iter(area.points().map(|point| Pixel(point, color))).unwrap();
                    assert!(fast == slow, "{area:?} {color:?}");
                }
            }
        }
    }

    #[test]
    fn stamps_light_the_same_pixels_as_slow_drawing() {
        let columns = [0b1, 0xff_ffff, 0, 0x80_0001, 0x55_5555];
        for y in -40..70 {
            for x in [-3, 0, 60, 125] {
                for (ground, color) in [(BinaryColor::Off, BinaryColor::On), (BinaryColor::On, BinaryColor::Off)] {
                    let (mut fast, mut slow) = (Frame::new(), Frame::new());
                    fast.clear(ground).unwrap();
                    slow.clear(ground).unwrap();
                    fast.stamp(Point::new(x, y), &columns, color.is_on());
                    for (column, bits) in columns.iter().enumerate() {
                        let lit = (0..24).filter(|bit| bits & (1u32 << bit) != 0);
                        slow.draw_iter(lit.map(|bit| Pixel(Point::new(x + column as i32, y + bit), color))).unwrap();
                    }
                    assert!(fast == slow, "{x} {y} {color:?}");
                }
            }
        }
    }

    #[test]
    fn text_over_the_edge_is_cut_off() {
        let mut frame = Frame::new();
        let style = MonoTextStyle::new(&FONT_6X10, BinaryColor::On);
        Text::new("MMMM", Point::new(-3, 3), style).draw(&mut frame).unwrap();
        Text::new("MMMM", Point::new(120, 66), style).draw(&mut frame).unwrap();
        assert!(frame.is_lit(127, 63) || frame.is_lit(126, 63) || frame.is_lit(125, 63));
        assert!(!frame.is_lit(128, 63) && !frame.is_lit(127, 64));
    }
}
