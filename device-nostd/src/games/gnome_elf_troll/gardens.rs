//! All gardens under a title, one below the other: three letters of the player, the tiles, the best number.

use engine_nostd::Seat;
use engine_nostd::games::gnome_elf_troll::Full;
use engine_nostd::rules::Rules;

use super::signs;
use crate::ui::{Canvas, Drawn, Letters, Panel, ROW, Ui, WIDTH, line};

/// The distance from garden to garden; four of them fill the screen under its title.
const HIGH: i32 = 13;
/// Where the tiles begin, after the letters of the player.
const LEFT: i32 = 18;
/// The distance from tile to tile; twelve leave room for a number of two digits.
const PITCH: i32 = 8;

/// Draws all gardens; the player whose garden the buttons point at is dark on light.
pub(super) fn draw<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Full, chosen: Option<Seat>) -> Drawn<D> {
    for (seat, row) in Seat::all(game.players()).zip(0..) {
        draw_garden(ui, canvas, game, seat, ROW + HIGH * row, chosen == Some(seat))?;
    }
    Ok(())
}

fn draw_garden<D: Panel>(
    ui: &Ui,
    canvas: &mut Canvas<'_, D>,
    game: &Full,
    seat: Seat,
    y: i32,
    chosen: bool,
) -> Drawn<D> {
    let down = signs::CREATURE + 1;
    if chosen {
        canvas.bar((0, y + 4), (LEFT - 1, 9), 1, true)?;
    }
    // Three wide letters have no room.
    let letters = [3, 2].into_iter().find(|letters| Letters::Tiny.width(&ui.short_name(seat, *letters)) < LEFT - 3);
    canvas.text(&ui.short_name(seat, letters.unwrap_or(2)), 1, y + 5, LEFT - 1, Letters::Tiny, !chosen)?;
    for (tile, place) in game.garden(seat).tiles().iter().zip(0..) {
        let x = LEFT + PITCH * place;
        canvas.sign(signs::tile(tile.kind), x, y + down, true)?;
        if let Some(figure) = tile.figure {
            canvas.sign(signs::creature(figure.creature), x, y, true)?;
        }
    }
    let best = line(format_args!("{}", game.control(seat).highest()));
    canvas.text_right(
        &best,
        LEFT + PITCH * game.garden(seat).tiles().len() as i32 - 2,
        y + 4,
        WIDTH,
        Letters::Bold,
        true,
    )?;
    Ok(())
}
