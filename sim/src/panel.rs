//! The panel as it looks: pixels of light on black glass, with a thin dark grid between them.

use device_nostd::PanelLight;
use embedded_graphics::prelude::Point;

use crate::drawing::{Drawing, mix};
use crate::picture::{HEIGHT, Picture, WIDTH};

/// The colour of the glass.
pub const GLASS: u32 = 0x07_09_0c;
/// The colour of a pixel that is off while the panel is on.
const OFF: u32 = 0x0b_0e_13;
/// The colour of a pixel at full contrast.
const LIT: u32 = 0xd8_f0_ff;
/// The smallest scale at which the grid between the pixels can be seen.
const GRID_SCALE: usize = 4;

/// Returns the colour of a pixel that is on, or `None` while the panel is off.
#[must_use]
pub fn colour(light: PanelLight) -> Option<u32> {
    match light {
        PanelLight::Off => None,
        // The eye sees roughly the root of the contrast, and even the faintest setting of a real panel can be read.
        PanelLight::On(contrast) => Some(mix(GLASS, LIT, 90 + ((u32::from(contrast) * 255).isqrt() * 165 / 255) as u8)),
    }
}

/// Draws the 128x64 pixels with their top left corner at `corner`, each `scale` pixels of the drawing wide and high.
pub fn draw(drawing: &mut Drawing<'_>, corner: Point, scale: usize, picture: &Picture, light: PanelLight) {
    let Some(lit) = colour(light) else {
        drawing.block(corner.x, corner.y, WIDTH * scale, HEIGHT * scale, GLASS);
        return;
    };
    drawing.block(corner.x, corner.y, WIDTH * scale, HEIGHT * scale, OFF);
    let gap = if scale < GRID_SCALE { 0 } else { scale.div_ceil(8) };
    let between = mix(OFF, lit, 96);
    for y in 0..HEIGHT {
        for x in (0..WIDTH).filter(|x| picture.get(*x, y)) {
            let (left, top) = (corner.x + (x * scale) as i32, corner.y + (y * scale) as i32);
            drawing.block(left, top, scale, scale, between);
            drawing.block(left, top, scale - gap, scale - gap, lit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_contrast_is_never_darker_and_the_faintest_can_be_seen() {
        let colours: Vec<_> = (0..=255).map(|contrast| colour(PanelLight::On(contrast))).collect();
        assert!(colours.is_sorted());
        assert!(colours[0].is_some_and(|faintest| faintest & 0xff > 0x50));
        assert_eq!(colours[255], Some(LIT));
        assert_eq!(colour(PanelLight::Off), None);
    }

    #[test]
    fn a_panel_that_is_off_shows_nothing() {
        let mut picture = Picture::new();
        picture.set(3, 3, true);
        let mut pixels = vec![0xff_ff_ff; WIDTH * HEIGHT];
        draw(&mut Drawing::new(&mut pixels, WIDTH, HEIGHT), Point::zero(), 1, &picture, PanelLight::Off);
        assert!(pixels.iter().all(|pixel| *pixel == GLASS));
    }
}
