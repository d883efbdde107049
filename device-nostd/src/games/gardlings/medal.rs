//! The end of a solo game: the medal, and the tiles that it is for.

use engine_nostd::games::gardlings::{Goal, Medal, START_GNOMES, START_PIGS, START_TWINS};
use engine_nostd::standings::Scored;

use crate::ui::{Canvas, Drawn, Icon, Letters, Line, PITCH, Panel, ROW, Ui, WIDTH, fitting, line};
use crate::words::gardlings as words;

/// The tiles that everybody starts with.
const START: u16 = (START_GNOMES + START_TWINS + START_PIGS) as u16;
/// The rows below the medal.
const VISIBLE: usize = 2;

/// Draws the medal and its tiles as a sum, and the list below.
pub(super) fn draw<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, tiles: u16, medal: Medal) -> Drawn<D> {
    ui.draw_title(canvas)?;
    let name = ui.label(engine_nostd::Topic::from(medal));
    let left = 3 * Icon::Medal.width() + 8;
    if medal != Medal::None {
        canvas.icon(Icon::Medal, 2, ROW + 1, 3, true)?;
    }
    canvas.text(&name, left, ROW + 2, WIDTH, Letters::Bold, true)?;
    let sum = sum(ui, tiles);
    let letters = fitting(&sum, WIDTH - left, &[Letters::Text, Letters::Tiny]);
    canvas.text(&sum, left, ROW + 13, WIDTH, letters, true)?;
    ui.draw_rows(canvas, ROW + 2 * PITCH, VISIBLE)?;
    ui.draw_foot(canvas)
}

/// Writes the tiles of a solo game as a sum: those of the start, those that came, the victory tile (GL-130).
pub(super) fn sum(ui: &Ui, tiles: u16) -> Line {
    // Only a correction leaves somebody with fewer tiles than at the start.
    let start = START.min(tiles.saturating_sub(1));
    let came = tiles.saturating_sub(start + 1);
    let sum = line(format_args!("{start}+{came}+1 = {tiles}"));
    ui.fill(words::TILE_SUM, &[&sum])
}

/// Says why the game ended: how many gems the winner has, or that coins decided.
pub(super) fn why_ended(ui: &Ui, game: &impl Scored, goal: Goal) -> Option<Line> {
    let winner = game.winners().iter().next()?;
    if game.standings().decided_by.is_some_and(|decision| decision.place > 0) {
        return Some(ui.plain(words::BY_COINS));
    }
    let numbers = [game.points(winner), u16::from(goal.gems())].map(|number| line(format_args!("{number}")));
    Some(ui.fill(words::REACHED, &[&numbers[0], &numbers[1]]))
}
