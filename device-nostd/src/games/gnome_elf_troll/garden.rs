//! One garden: whose creature, the creature, the tile, and a line under a run.

use engine_nostd::games::gnome_elf_troll::{Crop, Tile};

use super::told::{colon, of_owner};
use super::{creature_icon, kind_icon};
use crate::ui::{Canvas, Drawn, Letters, Line, Panel, Ui, WIDTH, line};
use crate::words::gnome_elf_troll as words;

/// The distance from tile to tile; twelve of them are the longest garden.
const PITCH: i32 = 10;
/// From a creature down to its tile, and from whose it is down to the creature.
const STEP: i32 = 8;

/// A garden to be drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plot<'a> {
    pub(super) tiles: &'a [Tile],
    /// Where the tiles stand.
    pub(super) y: i32,
    /// The tile that the buttons point at.
    pub(super) chosen: Option<usize>,
    /// Whether it is said whose the creatures are; it takes a row more.
    pub(super) owners: bool,
}

impl Plot<'_> {
    /// Draws the garden in the middle of the screen.
    pub(super) fn draw<D: Panel>(&self, ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let left = (WIDTH - PITCH * self.tiles.len() as i32) / 2 + 1;
        let mut before: Option<Crop> = None;
        for (tile, place) in self.tiles.iter().zip(0..) {
            let x = left + PITCH * place;
            self.draw_tile(ui, canvas, tile, x, self.chosen == Some(place as usize))?;
            // A run: neighbours of one kind that no troll parts.
            let grows = (!tile.is_eaten()).then_some(tile.kind);
            if grows.is_some() && grows == before {
                canvas.fill(x - 7, self.y + 9, 11, 1, true)?;
            }
            before = grows;
        }
        Ok(())
    }

    fn draw_tile<D: Panel>(&self, ui: &Ui, canvas: &mut Canvas<'_, D>, tile: &Tile, x: i32, chosen: bool) -> Drawn<D> {
        let owner =
            tile.figure.filter(|_| self.owners).map(|figure| ui.short_name(figure.owner, 2)).unwrap_or_default();
        let wide = Letters::Tiny.width(&owner);
        // Wide letters reach a column further on both sides; those of nine columns, on the left only.
        let more = i32::from(wide > 9);
        if chosen {
            let high = if self.owners { 2 * STEP + 2 } else { STEP + 1 };
            canvas.bar((x - 1 - more, self.y - high), (9 + 2 * more, high + 8), 1, true)?;
        }
        canvas.icon(kind_icon(tile.kind), x, self.y, 1, !chosen)?;
        if let Some(figure) = tile.figure {
            canvas.icon(creature_icon(figure.creature), x, self.y - STEP, 1, !chosen)?;
        }
        canvas.text(&owner, x + (8 - wide).div_euclid(2), self.y - 2 * STEP, WIDTH, Letters::Tiny, !chosen)
    }
}

/// Says what a tile is, by its place: "Pumpkin 3: Dirk's gnome".
pub(super) fn tile_line(ui: &Ui, tile: &Tile, number: u8) -> Line {
    let named = line(format_args!("{} {number}", ui.label(tile.kind)));
    let Some(figure) = tile.figure else { return colon(ui, &named, &ui.say(words::FREE)) };
    let creature = ui.plain(words::creature_word(figure.creature));
    let short = ui.short_name(figure.owner, 3);
    // Dutch has long words: then the icon of the kind will do, and three letters of the name.
    let sign = line(format_args!("{} {number}", kind_icon(tile.kind)));
    let said = |place: &str, name: &str| colon(ui, place, &of_owner(ui, &creature, name));
    let fits = |said: &Line| Letters::Tiny.width(said) <= WIDTH;
    let whole = ui.name(figure.owner);
    let ways = [(&named, whole), (&sign, whole), (&named, &*short)];
    ways.into_iter().map(|(place, name)| said(place, name)).find(fits).unwrap_or_else(|| said(&sign, &short))
}
