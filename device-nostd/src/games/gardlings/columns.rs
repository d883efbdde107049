//! A column for every player over the tiles of a draw, and everybody's gems as bars.

use engine_nostd::MAX_SEATS;
use engine_nostd::games::gardlings::{Counted, Full, GardenStatus, Light};
use engine_nostd::rules::Rules;
use heapless::Vec;

use crate::ui::{Canvas, Drawn, Letters, Line, PITCH, Panel, Ui, WIDTH, cut, line, player_row};
use crate::words::Text;
use crate::words::gardlings as words;

/// Where the columns end and the rows begin.
pub(super) const BOTTOM: i32 = 19;
/// The distance between the columns of five players.
const NARROW: i32 = 26;
/// The same where they have room for the longest name.
const WIDE: i32 = 42;
/// Where the pips stand.
const PIPS: i32 = 10;

/// Draws what everybody does in the garden: the gnomes out of those that are an alarm, or why there are no more.
pub(super) fn draw_gardens<D: Panel>(ui: &Ui, game: &Full, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let players = game.players();
    let pitch = if players > 4 { NARROW } else { (WIDTH / players as i32).min(WIDE) };
    for seat in game.seats() {
        let x = pitch * seat.index() as i32;
        let lit = ui.focus() != Some(seat);
        if !lit {
            let left = (x - 1).max(0);
            canvas.bar((left, 0), ((pitch - 1).min(WIDTH - left), BOTTOM - 1), 1, true)?;
        }
        let name = fitting_name(ui.name(seat), (pitch - 3).min(WIDTH - x - 1));
        canvas.text(name, x + 1, 1, x + pitch, Letters::Tiny, lit)?;
        let glance = game.glance(seat);
        match column_word(glance.status) {
            Some(word) => canvas.text(&ui.say(word), x + i32::from(!lit), PIPS, x + pitch, Letters::Tiny, lit)?,
            None => draw_pips(canvas, x + i32::from(!lit && x == 0), glance.gnomes, lit)?,
        }
    }
    // Where few play there is room for the round and the goal.
    let left = pitch * players as i32 + 3;
    let goal = ui.count(words::GOAL, game.goal().gems());
    for (text, y) in [(ui.round_line(), 1), (goal, PIPS)] {
        if left + Letters::Tiny.width(&text) <= WIDTH {
            canvas.text_right(&text, left, y, WIDTH, Letters::Tiny, true)?;
        }
    }
    Ok(())
}

/// Returns as many letters of a name as there is room for.
pub(super) fn fitting_name(name: &str, room: i32) -> &str {
    let letters = (1..=name.chars().count()).rev().find(|letters| Letters::Tiny.width(cut(name, *letters)) <= room);
    cut(name, letters.unwrap_or(1))
}

/// Draws a pip for every gnome, and a mark for those that are missing to an alarm.
fn draw_pips<D: Panel>(canvas: &mut Canvas<'_, D>, x: i32, (gnomes, limit): (u8, u8), lit: bool) -> Drawn<D> {
    let step = (NARROW - 2) / i32::from(limit.max(1));
    for place in 0..limit {
        let x = x + step * i32::from(place);
        let (y, height) = if place < gnomes { (PIPS, 6) } else { (PIPS + 5, 1) };
        canvas.fill(x, y, step - 1, height, lit)?;
    }
    Ok(())
}

/// Returns what stands in the column of somebody who does not draw.
const fn column_word(status: GardenStatus) -> Option<Text> {
    match status {
        GardenStatus::Active => None,
        GardenStatus::Stopped => Some(words::COLUMN_STOP),
        GardenStatus::Alarm => Some(words::COLUMN_ALARM),
        GardenStatus::Stuck => Some(words::COLUMN_STUCK),
    }
}

/// Everybody's gems, of a game that is tracked fully or lightly.
pub(super) struct Board {
    goal: u8,
    round: u16,
    /// What each player counted last, and whether that was in this round.
    counts: Vec<(Option<Counted>, bool), MAX_SEATS>,
}

impl From<&Full> for Board {
    fn from(game: &Full) -> Self {
        let count = |seat| (game.latest_count(seat), game.counted(seat).is_some());
        Self { goal: game.goal().gems(), round: game.round(), counts: game.seats().map(count).collect() }
    }
}

impl From<&Light> for Board {
    fn from(game: &Light) -> Self {
        let count = |seat| (game.latest_count(seat), game.counted(seat).is_some());
        Self { goal: game.goal().gems(), round: game.round(), counts: game.seats().map(count).collect() }
    }
}

/// Draws everybody's gems as bars with a mark at the goal; hollow ones are those of the round before.
pub(super) fn draw_gems<D: Panel>(ui: &Ui, board: &Board, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    const BAR: i32 = 46;
    const FULL: i32 = 60;
    let Board { goal, round, counts } = board;
    let none_counted = counts.iter().all(|(_, now)| !now);
    if none_counted && *round > 1 {
        canvas.header(&ui.say(words::LAST_ROUNDS), &ui.paused_or(ui.count(words::GOAL, *goal)))?;
    } else {
        canvas.header(&ui.count(words::GEMS_BOARD, *goal), &ui.paused_or(ui.round_line()))?;
    }
    let points = |count: &Option<Counted>| count.map_or(0, |count| count.net());
    let most = counts.iter().map(|(count, _)| points(count)).max().unwrap_or(0).max(*goal);
    let pixels = |gems: u8| FULL * i32::from(gems) / i32::from(most);
    for (row, (seat, (count, now))) in engine_nostd::Seat::all(counts.len()).zip(counts).enumerate() {
        let ((y, pitch), lit) = (player_row(row, counts.len()), row != ui.cursor());
        let letters = if pitch == PITCH { Letters::Text } else { Letters::Tiny };
        if !lit {
            canvas.bar((0, y), (WIDTH, pitch), 1, true)?;
        }
        let down = i32::from(pitch == PITCH);
        let name = fitting_name(ui.name(seat), BAR - 5);
        canvas.text(name, 3, y + 1 + down, BAR, Letters::Tiny, lit)?;
        let gems = pixels(points(count));
        canvas.fill(BAR, y + 1 + down, gems, 7, lit)?;
        if !now {
            canvas.fill(BAR + 1, y + 2 + down, gems - 2, 5, !lit)?;
        }
        canvas.fill(BAR + pixels(*goal), y + down, 1, pitch - 2 * down, lit)?;
        canvas.text_right(&number(*count), BAR + FULL, y + 1, WIDTH - 3, letters, lit)?;
    }
    ui.draw_foot(canvas)
}

/// Writes the gems that a player has, or that nobody has counted any.
pub(super) fn number(counted: Option<Counted>) -> Line {
    counted.map_or_else(|| line(format_args!("–")), |counted| line(format_args!("{}", counted.net())))
}
