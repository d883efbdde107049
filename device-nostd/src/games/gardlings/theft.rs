//! The count: a big number, and what the gnomes leave of it, shown while it is entered.

use engine_nostd::games::gardlings::{Decider, Full, Glance, PadFixable, Question, Source};

use super::Screens;
use crate::games::Face;
use crate::ui::{BODY, Canvas, Drawn, LINE, Panel, Size, Ui, WIDTH, line};
use crate::words::Named;
use crate::words::gardlings::STOLEN;

/// Draws beside the number what is stolen from the gems and what is left, as the number turns.
pub(super) fn draw<D: Panel>(ui: &Ui, game: &Full, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let (Some(spinner), Some(seat)) = (ui.spinner(), ui.focus()) else { return Ok(()) };
    let asked = ui.drafts().last().and_then(Screens::asked);
    if asked != Some(Question::CountGems) || ui.has_toast() {
        return Ok(());
    }
    let gems = spinner.value as u8;
    let Some(stolen) = game.theft_of(seat, gems) else { return Ok(()) };
    let left = gems - stolen;
    canvas.text(&line(format_args!("-{stolen}")), 1, BODY + 1, 42, Size::Large, true)?;
    canvas.text(&line(format_args!("={left}")), 1, BODY + 1 + 2 * LINE, 42, Size::Large, true)
}

/// Draws a count that was made: gems, what was stolen, what is left, and the coins.
pub(super) fn draw_sum<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, glance: &Glance) -> Drawn<D> {
    let (raw, stolen) = glance.gems.unwrap_or((0, 0));
    let left = raw - stolen;
    let lines = [
        (PadFixable::Gems.label(), line(format_args!("{raw}"))),
        (STOLEN, line(format_args!("{}", -i16::from(stolen)))),
        (Source::Net.label(), line(format_args!("={left}"))),
        (Decider::Coins.label(), line(format_args!("{}", glance.coins))),
    ];
    for (row, (what, number)) in lines.iter().enumerate() {
        let y = BODY + row as i32 * LINE;
        let end = canvas.text_right(number, 0, y, WIDTH - 1, Size::Normal, true)?;
        canvas.text(&ui.say(*what), 1, y, end, Size::Normal, true)?;
    }
    Ok(())
}
