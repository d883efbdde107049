//! The harvest as a table: tiles, gaps and gnomes of each kind, and their sum.

use engine_nostd::games::gnome_elf_troll::{Harvest, Kind};

use super::board::kind_icon;
use crate::ui::canvas::{Canvas, LINE, Size, WIDTH};
use crate::ui::icon;
use crate::ui::{Drawn, Panel, line};
use crate::words::Lang;
use crate::words::gnome_elf_troll::{GAP_COLUMN, GNOME_COLUMN, TILE_COLUMN};

/// The height of the heading.
pub(super) const HEADING: i32 = 8;
/// The least distance between two columns.
const BETWEEN: i32 = 4;

/// Draws "4 tiles + 3 gaps + 3 gnomes = 10" for each kind, the words once as a heading.
pub(super) fn draw<D: Panel>(canvas: &mut Canvas<'_, D>, harvest: &Harvest, lang: Lang, top: i32) -> Drawn<D> {
    let mut right = icon::SIZE + 2;
    let mut ends = [0; 3];
    for (words, end) in [TILE_COLUMN, GAP_COLUMN, GNOME_COLUMN].into_iter().zip(&mut ends) {
        let word = words.in_lang(lang);
        canvas.text(&word, right, top, WIDTH, Size::Small, true)?;
        *end = right + (Size::Small.width(&word) + Size::Normal.width("0")) / 2;
        right += Size::Small.width(&word) + BETWEEN;
    }
    for (row, kind) in Kind::ALL.iter().enumerate() {
        let y = top + HEADING + row as i32 * LINE;
        canvas.icon(&kind_icon(*kind), 0, y + 1, true)?;
        let parts = [harvest.tiles[*kind], harvest.gaps[*kind], harvest.gnomes[*kind]];
        for (place, (part, end)) in parts.into_iter().zip(ends).enumerate() {
            let begin = canvas.text_right(&line(format_args!("{part}")), 0, y, end, Size::Normal, true)?;
            if place > 0 {
                // The sign stands between the columns.
                let before = ends[place - 1];
                canvas.text("+", (before + begin - Size::Normal.width("+")) / 2, y, WIDTH, Size::Normal, true)?;
            }
        }
        let sum = line(format_args!("={}", harvest.total()[*kind]));
        canvas.text_right(&sum, ends[2], y, WIDTH, Size::Normal, true)?;
    }
    Ok(())
}
