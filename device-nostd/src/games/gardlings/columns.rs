//! A column for every player at the top of the screen, to see everybody's standing at a glance.

use engine_nostd::games::gardlings::{Full, Status, Ware};
use engine_nostd::{MAX_SEATS, Seat};

use super::icons;
use crate::ui::icon::{self, Icon};
use crate::ui::{BODY, Canvas, Drawn, HEIGHT, Panel, Size, Ui, WIDTH, cut, line};
use crate::words::chrome;

/// Where the columns end and the list begins.
pub(super) const BOTTOM: i32 = 22;

/// The height of the name over a column.
const NAME: i32 = 8;

/// The width of a column of numbers on the scoreboard.
const NUMBERS: i32 = 24;

/// The width that the number of the round takes.
const ROUND: i32 = 16;

/// The place of a player's column.
#[derive(Clone, Copy, Debug)]
struct Column {
    left: i32,
    width: i32,
}

impl Column {
    fn of(seat: Seat, players: usize) -> Self {
        // A full table needs the whole width; otherwise the round stands beside the columns.
        let room = if players < MAX_SEATS { WIDTH - ROUND } else { WIDTH };
        let width = room / players.max(1) as i32;
        Self { left: seat.index() as i32 * width, width }
    }

    fn right(self) -> i32 {
        self.left + self.width - 1
    }

    /// Writes as much of the name as there is room for; the player in focus stands out dark on light.
    fn draw_name<D: Panel>(self, canvas: &mut Canvas<'_, D>, name: &str, focus: bool) -> Drawn<D> {
        let room = (self.width - 2) / Size::Small.width("0");
        if focus {
            canvas.fill(self.left, 0, self.width - 1, NAME, true)?;
        }
        canvas.text(cut(name, room as usize), self.left + 1, 0, self.right() + 1, Size::Small, !focus)
    }

    /// Draws a bar of `of` steps, the first `filled` of them filled.
    fn draw_steps<D: Panel>(self, canvas: &mut Canvas<'_, D>, filled: u8, of: u8) -> Drawn<D> {
        let step = (self.width - 2) / i32::from(of.max(1));
        for place in 0..of {
            let x = self.left + 1 + i32::from(place) * step;
            if place < filled {
                canvas.fill(x, BOTTOM - 4, step - 1, 3, true)?;
            } else {
                canvas.fill(x, BOTTOM - 2, step - 1, 1, true)?;
            }
        }
        Ok(())
    }
}

/// Draws who is drawing, has stopped, has an alarm or is stuck, and the gnomes out of the number that is an alarm.
pub(super) fn draw_gardens<D: Panel>(ui: &Ui, game: &Full, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let players = players(ui);
    draw_round(ui, canvas)?;
    for seat in Seat::all(players) {
        let column = Column::of(seat, players);
        let glance = game.glance(seat);
        column.draw_name(canvas, ui.name(seat), ui.focus() == Some(seat))?;
        canvas.icon(&status_icon(glance.status), column.left, NAME + 1, true)?;
        let (gnomes, limit) = glance.gnomes;
        let x = column.left + icon::SIZE + 1;
        canvas.text(&line(format_args!("{gnomes}")), x, NAME, column.right() + 1, Size::Normal, true)?;
        let of = line(format_args!("/{limit}"));
        canvas.text(&of, x + Size::Normal.width("0"), NAME + 2, column.right() + 1, Size::Small, true)?;
        column.draw_steps(canvas, gnomes, limit)?;
    }
    Ok(())
}

/// Draws what everybody can pay with, and how many of the four colours they can afford.
pub(super) fn draw_purses<D: Panel>(ui: &Ui, game: &Full, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let players = players(ui);
    draw_round(ui, canvas)?;
    for seat in Seat::all(players) {
        let column = Column::of(seat, players);
        let glance = game.glance(seat);
        column.draw_name(canvas, ui.name(seat), ui.focus() == Some(seat))?;
        let money = line(format_args!("{}", glance.money));
        canvas.icon(&icons::PURSE, column.left, NAME + 1, true)?;
        let x = column.left + icon::SIZE + 1;
        let fits = x + Size::Normal.width(&money) <= column.right() + 1;
        let (size, y) = if fits { (Size::Normal, NAME) } else { (Size::Small, NAME + 2) };
        canvas.text(&money, x, y, column.right() + 1, size, true)?;
        column.draw_steps(canvas, game.affordable(seat), Ware::ALL.len() as u8)?;
    }
    Ok(())
}

/// Draws the round, if the columns leave room for it.
fn draw_round<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let Some(table) = ui.table.as_ref().filter(|table| table.state().players() < MAX_SEATS) else { return Ok(()) };
    let round = line(format_args!("{}{}", ui.say(chrome::ROUND), table.state().round()));
    canvas.text_right(&round, 0, 0, WIDTH, Size::Small, true)?;
    Ok(())
}

/// Draws everybody's gems of the round, coins and tiles.
pub(super) fn draw_table<D: Panel>(ui: &Ui, game: &Full, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    ui.draw_title(canvas)?;
    let players = players(ui);
    let pitch = ((HEIGHT - BODY) / players.max(1) as i32).min(13);
    for (place, icon) in [icons::GEM, icon::COIN, icons::TILE].iter().enumerate() {
        let right = WIDTH - 1 - NUMBERS * (2 - place as i32);
        canvas.icon(icon, right - icon::SIZE, 1, false)?;
        for (row, seat) in Seat::all(players).enumerate() {
            let glance = game.glance(seat);
            let number = [glance.gems.map_or(0, |(raw, stolen)| raw - stolen), glance.coins, glance.tiles][place];
            let y = BODY + row as i32 * pitch;
            canvas.text_right(&line(format_args!("{number}")), 50, y, right, Size::Normal, true)?;
            if place == 0 {
                canvas.text(ui.name(seat), 1, y, 50, Size::Normal, true)?;
            }
        }
    }
    Ok(())
}

fn players(ui: &Ui) -> usize {
    ui.table.as_ref().map_or(0, |table| table.state().players())
}

/// Returns the icon of a status.
pub(super) const fn status_icon(status: Status) -> Icon {
    match status {
        Status::Active => icons::DRAWING,
        Status::Stopped => icons::STOPPED,
        Status::Alarm => icons::ALARM,
        Status::Stuck => icons::STUCK,
    }
}
