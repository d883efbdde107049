//! Drawing gardens: a row of tiles for each player, with the creatures and the marks of their owners on top.

use engine_nostd::Seat;
use engine_nostd::games::gnome_elf_troll::{Creature, Full, Kind, Tile};
use engine_nostd::setup::Names;

use super::icons::{self, Sign};
use crate::ui::canvas::{Canvas, HEIGHT, LINE, Size, WIDTH};
use crate::ui::icon::{self, Icon};
use crate::ui::{Drawn, Panel, line};

/// The height of a garden: creatures of five rows, tiles of eight.
pub(super) const GARDEN: i32 = CREATURES + icon::SIZE;
const CREATURES: i32 = 5;
/// Where the tiles begin, after the player's mark.
const LEFT: i32 = 7;
/// The distance from tile to tile; twelve tiles leave room for a number of two digits.
const PITCH: i32 = 9;

/// Returns the icon of a kind.
pub(super) fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Pumpkin => icons::PUMPKIN,
        Kind::Apple => icons::APPLE,
        Kind::Bean => icons::BEAN,
    }
}

/// Returns the icon of a creature.
pub(super) fn creature_icon(creature: Creature) -> Icon {
    match creature {
        Creature::Gnome => icon::GNOME,
        Creature::Elf => icons::ELF,
        Creature::Troll => icons::TROLL,
    }
}

fn small(creature: Creature) -> &'static Sign<4> {
    match creature {
        Creature::Gnome => &icons::SMALL_GNOME,
        Creature::Elf => &icons::SMALL_ELF,
        Creature::Troll => &icons::SMALL_TROLL,
    }
}

/// Returns the mark of a player: the initial, or the number of the seat where initials would be ambiguous.
pub(super) fn mark(names: &Names, seat: Seat) -> char {
    let initial = |seat| names.name(seat).chars().next().map_or(' ', |letter| letter.to_ascii_uppercase());
    let seats = || Seat::all(names.len());
    let clear = seats().all(|seat| {
        initial(seat).is_ascii_uppercase() && seats().all(|other| other == seat || initial(other) != initial(seat))
    });
    if clear { initial(seat) } else { char::from(b'1' + seat.index() as u8) }
}

/// A board to draw: a game, its names, and what is pointed at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board<'a> {
    pub(super) game: &'a Full,
    pub(super) names: &'a Names,
    /// The tile that is pointed at: whose garden, and its number from 1.
    pub(super) cursor: Option<(Seat, u8)>,
    /// The game after the move that is pointed at; the numbers of the players are taken from it.
    pub(super) after: Option<&'a Full>,
}

impl Board<'_> {
    /// Draws all gardens under a title.
    pub(super) fn draw<D: Panel>(&self, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let players = self.names.len() as i32;
        let pitch = (HEIGHT - LINE - 1) / players;
        for seat in Seat::all(self.names.len()) {
            let y = LINE + 1 + seat.index() as i32 * pitch + (pitch - GARDEN) / 2;
            self.draw_garden(canvas, seat, y)?;
        }
        Ok(())
    }

    /// Draws one garden with its player's mark and the highest number of one kind.
    pub(super) fn draw_garden<D: Panel>(&self, canvas: &mut Canvas<'_, D>, seat: Seat, y: i32) -> Drawn<D> {
        canvas.text(&line(format_args!("{}", mark(self.names, seat))), 1, y + 2, LEFT, Size::Normal, true)?;
        // While a tile is pointed at, nothing else is: the title says whose turn it is.
        if seat == self.game.active() && self.cursor.is_none() {
            canvas.fill(0, y + GARDEN - 2, LEFT - 1, 2, true)?;
        }
        let now = self.game.control(seat).highest();
        let then = self.after.map_or(now, |after| after.control(seat).highest());
        // A number that would change stands out.
        let number = line(format_args!("{then}"));
        if then != now {
            let width = Size::Normal.width(&number);
            canvas.fill(WIDTH - width, y + 2, width, LINE, true)?;
        }
        canvas.text_right(&number, 0, y + 2, WIDTH, Size::Normal, then == now)?;
        self.draw_tiles(canvas, seat, y)
    }

    fn draw_tiles<D: Panel>(&self, canvas: &mut Canvas<'_, D>, seat: Seat, y: i32) -> Drawn<D> {
        let tiles = self.game.garden(seat).tiles();
        for (place, tile) in tiles.iter().enumerate() {
            let x = LEFT + place as i32 * PITCH;
            let pointed = self.cursor == Some((seat, place as u8 + 1));
            if pointed {
                canvas.fill(x - 1, y, PITCH + 1, GARDEN, true)?;
            }
            self.draw_tile(canvas, tile, x, y, !pointed)?;
            // Equal neighbours that pay for the gap between them hold hands.
            if let Some(next) = tiles.get(place + 1)
                && next.kind == tile.kind
                && !next.is_eaten()
                && !tile.is_eaten()
            {
                canvas.fill(x + icon::SIZE, y + CREATURES + 3, 1, 2, !pointed)?;
            }
        }
        Ok(())
    }

    fn draw_tile<D: Panel>(&self, canvas: &mut Canvas<'_, D>, tile: &Tile, x: i32, y: i32, on: bool) -> Drawn<D> {
        let mut icon = kind_icon(tile.kind);
        if tile.is_eaten() {
            // Every other pixel is left out: nothing grows under a troll.
            icon.iter_mut().zip([0x55, 0xaa].into_iter().cycle()).for_each(|(column, left)| *column &= left);
        }
        canvas.sign(&icon, x, y + CREATURES, on)?;
        if let Some(figure) = tile.figure {
            canvas.sign(small(figure.creature), x, y, on)?;
            canvas.sign(icons::mark(mark(self.names, figure.owner)), x + 5, y, on)?;
        }
        Ok(())
    }
}
