//! The count: a big number, and what the gnomes leave of it while it is entered.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::DrawTarget;
use engine_nostd::games::gardlings::{Gardlings, Glance};

use crate::ui::{BODY, Canvas, Drawn, LINE, Size, Ui, WIDTH, line};

/// Draws what is stolen of the gems as the number turns, and what is left, beside the number.
pub(super) fn draw<D: DrawTarget<Color = BinaryColor>>(
    ui: &Ui,
    game: &Gardlings,
    canvas: &mut Canvas<'_, D>,
) -> Drawn<D> {
    let (Some(spinner), Some(slot), Some(seat)) = (ui.spinner(), ui.slot(), ui.focus()) else { return Ok(()) };
    if slot.param.name != "gems" || ui.has_toast() {
        return Ok(());
    }
    let gems = spinner.value as u8;
    let Some(stolen) = game.theft_of(seat, gems) else { return Ok(()) };
    let left = gems - stolen;
    canvas.text(&line(format_args!("-{stolen}")), 1, BODY + 1, 42, Size::Large, true)?;
    canvas.text(&line(format_args!("={left}")), 1, BODY + 1 + 2 * LINE, 42, Size::Large, true)
}

/// Draws a count that was made: gems, what was stolen, what is left, and the coins.
pub(super) fn draw_sum<D: DrawTarget<Color = BinaryColor>>(
    ui: &Ui,
    canvas: &mut Canvas<'_, D>,
    glance: &Glance,
) -> Drawn<D> {
    let (raw, stolen) = glance.gems.unwrap_or((0, 0));
    let left = raw - stolen;
    let lines = [
        ("gems", line(format_args!("{raw}"))),
        ("stolen", line(format_args!("{}", -i16::from(stolen)))),
        ("net", line(format_args!("={left}"))),
        ("coins", line(format_args!("{}", glance.coins))),
    ];
    for (row, (word, number)) in lines.iter().enumerate() {
        let y = BODY + row as i32 * LINE;
        let end = canvas.text_right(number, 0, y, WIDTH - 1, Size::Normal, true)?;
        canvas.text(ui.label(word), 1, y, end, Size::Normal, true)?;
    }
    Ok(())
}
