//! The chance that the next tile is an alarm, for those who want to see it.

use engine_nostd::games::gardlings::{Full, Risk};

use super::icons;
use crate::ui::icon::SIZE;
use crate::ui::{Canvas, Drawn, HEIGHT, LINE, Panel, Size, Ui, WIDTH, line};

/// Returns the chance of the player in focus, if it is to be shown, and whether a redraw is available.
pub(super) fn shown(ui: &Ui, game: &Full) -> Option<(Risk, bool)> {
    let glance = game.glance(ui.focus().filter(|_| ui.settings.aid)?);
    glance.risk.map(|risk| (risk, glance.redraw))
}

/// Draws the chance as a fraction, a bar and in percent over the last line.
pub(super) fn draw<D: Panel>(canvas: &mut Canvas<'_, D>, risk: Risk, redraw: bool) -> Drawn<D> {
    let top = HEIGHT - LINE;
    canvas.fill(0, top - 1, WIDTH, LINE + 1, false)?;
    canvas.icon(&icons::ALARM, 0, top + 1, true)?;
    let fraction = line(format_args!("{}/{}", risk.alarms, risk.tiles));
    let left = SIZE + 2;
    canvas.text(&fraction, left, top, WIDTH, Size::Normal, true)?;
    let percent = match (redraw, risk.percent_with_redraw()) {
        (false, _) => line(format_args!("{}%", risk.percent())),
        // A chance that remains is never shown as zero.
        (true, 0) if risk.alarms > 1 => line(format_args!("{}><1%", risk.percent())),
        (true, with_redraw) => line(format_args!("{}>{with_redraw}%", risk.percent())),
    };
    let right = canvas.text_right(&percent, left, top, WIDTH - 1, Size::Normal, true)? - 2;
    // As wide as the longest fraction allows, so that the bar does not jump from draw to draw.
    let bar = left + Size::Normal.width("00/000") + 2;
    let end = WIDTH - 1 - Size::Normal.width("100%") - 2;
    let full = end.min(right) - bar;
    canvas.frame(bar, top + 1, full, 8)?;
    let filled = if risk.tiles == 0 { 0 } else { (full - 2) * i32::from(risk.alarms) / i32::from(risk.tiles) };
    canvas.fill(bar + 1, top + 2, filled, 6, true)
}
