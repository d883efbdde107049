//! What fills a screen: a troll, and what decided the game.

use engine_nostd::games::gnome_elf_troll::Produce;

use super::board::kind_icon;
use super::{icons, produce};
use crate::ui::canvas::{Canvas, HEIGHT, LINE, Size, WIDTH};
use crate::ui::icon;
use crate::ui::{BODY, Drawn, Panel, Ui, line};
use crate::words::{Lang, Named, chrome};

/// The width of a pixel of the large troll, in pixels of the screen.
const LARGE: i32 = 4;

/// The width of a number of two digits, its icon, and the gap to the next one.
const COLUMN: i32 = 25;

/// Draws a large troll and its call.
pub(super) fn draw_troll<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    canvas.fill(0, 0, WIDTH, HEIGHT, true)?;
    let (left, top) = (8, (HEIGHT - LARGE * icon::SIZE) / 2);
    for (column, bits) in icons::TROLL.iter().enumerate() {
        for row in (0..icon::SIZE).filter(|row| bits & (1 << row) != 0) {
            canvas.fill(left + column as i32 * LARGE, top + row * LARGE, LARGE, LARGE, false)?;
        }
    }
    // French sets a space before the exclamation mark.
    let call = if ui.settings.lang == Lang::Fr { "TRØLL !" } else { "TRØLL!" };
    let x = left + LARGE * icon::SIZE + 8;
    canvas.text(call, x, (HEIGHT - 20) / 2, WIDTH, Size::Large, false)
}

/// Draws the three numbers of every player, the deciding ones dark on light.
pub(super) fn draw_decider<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let Some(table) = &ui.table else { return Ok(()) };
    let standings = table.state().standings();
    canvas.fill(0, 0, WIDTH, LINE, true)?;
    let Some(decision) = ui.decider() else { return Ok(()) };
    let shared = standings.decided_by.is_none();
    let title = if shared { ui.say(chrome::SHARED) } else { ui.say(decision.what.label()) };
    canvas.text(&title, 1, 0, WIDTH, Size::Normal, false)?;
    // Having won by ten comes before the kinds.
    let column = decision.place.checked_sub(1);
    for (row, place) in standings.places.iter().enumerate() {
        let y = BODY + row as i32 * (LINE + 2);
        canvas.text(ui.name(place.seat), 1, y, 50, Size::Normal, true)?;
        let Some(produce) = produce(ui, place.seat) else { continue };
        // With a win by ten only the winner's highest number counts; players who share a place are equal in all three.
        let counts = |at: usize| match column {
            Some(_) if shared => place.rank == 1,
            Some(column) => at == column,
            None => at == 0 && row == 0,
        };
        for (at, kind) in produce.by_amount().into_iter().enumerate() {
            let right = WIDTH - (2 - at as i32) * COLUMN;
            let text = line(format_args!("{}", produce[kind]));
            canvas.icon(&kind_icon(kind), right - icon::SIZE, y + 1, true)?;
            let right = right - icon::SIZE - 1;
            if counts(at) {
                canvas.fill(right - Size::Normal.width("00") - 1, y, Size::Normal.width("00") + 1, LINE, true)?;
            }
            canvas.text_right(&text, 50, y, right, Size::Normal, !counts(at))?;
        }
    }
    Ok(())
}

/// Draws the three numbers that were entered for a player, the highest dark on light.
pub(super) fn draw_entered<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, produce: Produce) -> Drawn<D> {
    for (row, kind) in produce.by_amount().into_iter().enumerate() {
        let y = BODY + row as i32 * (LINE + 2);
        canvas.icon(&kind_icon(kind), 1, y + 1, true)?;
        canvas.text(&ui.say(kind.label()), icon::SIZE + 4, y, WIDTH, Size::Normal, true)?;
        let width = Size::Normal.width("00") + 2;
        canvas.fill(WIDTH - width, y, width, LINE, row == 0)?;
        canvas.text_right(&line(format_args!("{}", produce[kind])), 0, y, WIDTH - 1, Size::Normal, row > 0)?;
    }
    Ok(())
}
