//! The screen while all draw: nothing is entered, so it shows how everybody stands.

use engine_nostd::games::gardlings::{Counted, Light};
use engine_nostd::rules::Rules;

use super::super::columns::{fitting_name, number};
use super::super::notes::coins;
use crate::ui::{Canvas, Drawn, Letters, Line, PITCH, Panel, ROW, ROWS, Ui, WIDTH};
use crate::words::Text;
use crate::words::gardlings as words;

/// Where the names begin, after the mark.
const NAME: i32 = 5;
/// Where the gems end.
const GEMS: i32 = 54;
/// Where the bars begin.
const BAR: i32 = 57;
/// How long the longest bar is.
const FULL: i32 = 44;
/// The distance between rows that stand close.
const CLOSE: i32 = 9;

/// Returns what to do: all draw, unless the missions of a full table move on first.
pub(super) fn title(ui: &Ui, game: &Light) -> Line {
    let left = game.has_missions() && game.round() > 1 && game.players() >= ROWS;
    ui.plain(if left { words::MISSIONS_GO_LEFT } else { words::ALL_DRAW })
}

/// Returns what becomes of the missions before a round, where it takes a sentence.
fn missions(game: &Light) -> Option<Text> {
    (game.has_missions() && game.round() > 1).then_some(match game.players() {
        1 => words::MISSIONS_SWAP,
        2 | 3 => words::MISSIONS_BETWEEN,
        // More than three pass them on, which the title says.
        _ => return None,
    })
}

/// Draws everybody's gems of the round before as hollow bars up to the goal, as the scoreboard does, and the coins; a mark
/// stands before whoever counts first.
pub(super) fn draw<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light) -> Drawn<D> {
    ui.draw_title(canvas)?;
    let missions = missions(game);
    let players = game.players();
    let pitch = if players > ROWS || missions.is_some() { CLOSE } else { PITCH };
    let gems = |count: Option<Counted>| i32::from(count.map_or(0, Counted::net));
    let goal = i32::from(game.goal().gems());
    for (seat, row) in game.seats().zip(0..) {
        let y = ROW + pitch * row + 2 * i32::from(pitch == PITCH);
        let last = game.last(seat);
        if seat == game.start_player() && players > 1 {
            for (column, height) in [5, 3, 1].into_iter().enumerate() {
                canvas.fill(column as i32, y + 1 + column as i32, 1, height, true)?;
            }
        }
        canvas.text(fitting_name(ui.name(seat), GEMS - NAME - 13), NAME, y, GEMS, Letters::Tiny, true)?;
        canvas.text_right(&number(last), 0, y, GEMS, Letters::Tiny, true)?;
        let bar = FULL * gems(last).min(goal) / goal;
        canvas.fill(BAR, y, bar, 7, true)?;
        canvas.fill(BAR + 1, y + 1, (bar - 2).max(0), 5, false)?;
        for x in (bar + 1..FULL).step_by(2) {
            canvas.fill(BAR + x, y + 6, 1, 1, true)?;
        }
        canvas.fill(BAR + FULL + 1, y, 1, 7, true)?;
        canvas.text_right(&coins(game.coins(seat)), BAR + FULL + 3, y, WIDTH, Letters::Tiny, true)?;
    }
    if let Some(text) = missions {
        let (text, top) = (ui.say(text), ROW + 1 + CLOSE * players as i32);
        for row in 0..2 {
            let lines = canvas.wrapped(&text, (0, top + 8 * row as i32), (WIDTH, 1), Letters::Tiny, row)?;
            canvas.fits &= lines <= 2;
        }
    }
    ui.draw_foot(canvas)
}
