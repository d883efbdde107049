//! What has a screen for itself: a troll, and what decided the game.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::DrawTarget;

use super::board::kind_icon;
use super::{icons, produce};
use crate::ui::canvas::{Canvas, HEIGHT, LINE, Size, WIDTH};
use crate::ui::icon;
use crate::ui::{BODY, Drawn, Ui, line};
use crate::words::{Lang, chrome};

/// How many pixels of the screen a pixel of the large troll is wide.
const LARGE: i32 = 4;

/// Draws a large troll and its call.
pub(super) fn draw_troll<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    canvas.fill(0, 0, WIDTH, HEIGHT, true)?;
    let (left, top) = (8, (HEIGHT - LARGE * icon::SIZE) / 2);
    for (column, bits) in icons::TROLL.iter().enumerate() {
        for row in (0..icon::SIZE).filter(|row| bits & (1 << row) != 0) {
            canvas.fill(left + column as i32 * LARGE, top + row * LARGE, LARGE, LARGE, false)?;
        }
    }
    // French sets a blank before the mark.
    let call = if ui.settings.lang == Lang::Fr { "TRØLL !" } else { "TRØLL!" };
    let x = left + LARGE * icon::SIZE + 8;
    canvas.text(call, x, (HEIGHT - 20) / 2, WIDTH, Size::Large, false)
}

/// Draws the three numbers of every player, the deciding ones dark on light.
pub(super) fn draw_decider<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let Some(table) = &ui.table else { return Ok(()) };
    let standings = table.state().standings();
    canvas.fill(0, 0, WIDTH, LINE, true)?;
    let decider = ui.decider();
    let shared = standings.decided_by != decider;
    let title = if shared { ui.say(chrome::SHARED) } else { ui.label(decider) };
    canvas.text(title, 1, 0, WIDTH, Size::Normal, false)?;
    let column = ["highest-kind", "second-kind", "third-kind"].iter().position(|word| *word == decider);
    for (row, place) in standings.places.iter().enumerate() {
        let y = BODY + row as i32 * (LINE + 2);
        canvas.text(ui.name(place.seat), 1, y, 50, Size::Normal, true)?;
        let Some(produce) = produce(ui, place.seat) else { continue };
        // By ten only the winner's highest number counts, and between players who share a place all of them do.
        let counts = |at: usize| match column {
            Some(column) => shared && place.rank == 1 || at == column,
            None => at == 0 && row == 0,
        };
        for (at, number) in produce.ranked().into_iter().enumerate() {
            let right = WIDTH - icon::SIZE - 2 - (2 - at as i32) * 20;
            let text = line(format_args!("{number}"));
            if counts(at) {
                canvas.fill(right - 14, y, 15, LINE, true)?;
            }
            canvas.text_right(&text, 50, y, right, Size::Normal, !counts(at))?;
        }
        canvas.icon(&kind_icon(produce.best()), WIDTH - icon::SIZE, y + 1, true)?;
    }
    Ok(())
}
