//! The harvest as a table: tiles, spaces and gnomes of each kind, and their sum.

use engine_nostd::games::gnome_elf_troll::{Crop, Harvest, Produce};

use super::kind_icon;
use crate::ui::{Canvas, Drawn, Letters, PITCH, Panel, ROW, Ui, WIDTH, line};
use crate::words::gnome_elf_troll as words;

/// The width of a number of two digits with its icon, and the gap before it.
const COLUMN: i32 = 26;

/// Draws "4 tiles + 3 spaces + 3 gnomes = 10" for each kind, from top to bottom.
pub(super) fn draw<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, harvest: &Harvest) -> Drawn<D> {
    let parts = [(words::TILES, harvest.tiles), (words::SPACES, harvest.gaps), (words::GNOMES, harvest.gnomes)];
    for ((text, produce), row) in parts.into_iter().zip(0..) {
        let y = ROW + 1 + 10 * row;
        canvas.text(&ui.say(text), 0, y + 1, WIDTH - 3 * COLUMN, Letters::Tiny, true)?;
        draw_numbers(canvas, produce, y, Letters::Text)?;
    }
    let sum = ROW + 1 + 3 * PITCH;
    canvas.fill(WIDTH - 3 * COLUMN, sum - 3, 3 * COLUMN, 1, true)?;
    canvas.text("=", WIDTH - 3 * COLUMN - 8, sum, WIDTH, Letters::Bold, true)?;
    draw_numbers(canvas, harvest.total(), sum, Letters::Bold)
}

/// Draws three numbers with their icons in columns at the right.
fn draw_numbers<D: Panel>(canvas: &mut Canvas<'_, D>, produce: Produce, y: i32, letters: Letters) -> Drawn<D> {
    for (kind, column) in Crop::ALL.iter().zip([2, 1, 0]) {
        let number = line(format_args!("{}{}", produce[*kind], kind_icon(*kind)));
        let right = WIDTH - COLUMN * column;
        canvas.text_right(&number, right - COLUMN, y, right, letters, true)?;
    }
    Ok(())
}
