//! The end of a solo game: the medal.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::DrawTarget;
use engine_nostd::games::gardlings::Medal;

use super::icons;
use crate::ui::icon::SIZE;
use crate::ui::{BODY, Canvas, Drawn, HEIGHT, LINE, Size, Ui, WIDTH, line};

/// Draws the medal in large letters, what it is for, and the list below.
pub(super) fn draw<D: DrawTarget<Color = BinaryColor>>(
    ui: &Ui,
    canvas: &mut Canvas<'_, D>,
    medal: Medal,
    tiles: u16,
) -> Drawn<D> {
    ui.draw_title(canvas)?;
    let name = ui.label(word(medal));
    let large = Size::Large.width(name) + 2 * (SIZE + 3) <= WIDTH;
    let size = if large { Size::Large } else { Size::Normal };
    let x = (WIDTH - size.width(name)) / 2;
    let y = if large { BODY } else { BODY + 5 };
    canvas.text(name, x, y, WIDTH, size, true)?;
    if medal != Medal::None {
        canvas.icon(&icons::MEDAL, x - SIZE - 3, BODY + 6, true)?;
        canvas.icon(&icons::MEDAL, x + size.width(name) + 3, BODY + 6, true)?;
    }
    let round = ui.table.as_ref().map_or(0, |table| table.state().round());
    let why = line(format_args!("{} {tiles}, {} {round}", ui.label("tiles"), ui.label("round")));
    canvas.text(&why, (WIDTH - Size::Normal.width(&why)) / 2, BODY + 2 * LINE, WIDTH, Size::Normal, true)?;
    ui.draw_rows(canvas, HEIGHT - 2 * LINE, HEIGHT)
}

/// Gives the word of a medal in the dictionary: gold is also a colour there.
const fn word(medal: Medal) -> &'static str {
    match medal {
        Medal::Gold => "medal-gold",
        Medal::Silver => "medal-silver",
        Medal::Bronze => "medal-bronze",
        Medal::None => "medal-none",
    }
}
