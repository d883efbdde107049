//! The forest: what a tile would cover there.

use engine_nostd::Seat;
use engine_nostd::arg::Number;
use engine_nostd::games::mighty_gnomes::{Full, Good, Move, Resource, Tile, Track};

use super::Castle;
use super::contents::{self, Square};
use crate::players::pile::Pile;
use crate::players::{after, first_best};

/// How many places for a tile a player considers.
const PLACES: usize = 3;
/// Of this many places for the smallest tile, one has a crystal.
const CRYSTALS: usize = 3;

impl Castle {
    /// Returns the best place for a tile among those that are left, and what it is worth.
    pub(super) fn gathering(&mut self, full: &Full, seat: Seat, tile: Tile) -> Option<(i32, Move)> {
        let places: Vec<(i32, Move)> = (0..PLACES).filter_map(|_| self.place(full, seat, tile)).collect();
        first_best(places.into_iter().map(|way| (way.0, way)))
    }

    fn place(&mut self, full: &Full, seat: Seat, tile: Tile) -> Option<(i32, Move)> {
        let size = full.size(tile);
        let icons: Vec<Square> = (0..size).map(|_| self.square(size)).collect();
        // The fuller the forest, the more neighbours there are; where they cannot be paid, the tile lies elsewhere.
        let near = self.chance.below(3) as u8;
        let (touched, made) = (0..=near).rev().find_map(|touched| {
            let made = gather(tile, touched, &icons);
            after(full, Some(seat), made).map(|_| (touched, made))
        })?;
        let room = full.capacity(seat, Track::Warehouse).saturating_sub(full.player(seat).goods().resources());
        let resources = icons.iter().filter(|icon| matches!(icon, Square::Resource(_))).count();
        let lost = resources.saturating_sub(usize::from(room)) as i32;
        let value: i32 = icons.iter().map(|icon| worth(full, seat, *icon)).sum();
        Some((value - 3 * lost - 2 * i32::from(touched), made))
    }

    /// Turns up a square: only the smallest tile fits on a crystal (MG-38).
    fn square(&mut self, size: u8) -> Square {
        if size == 1 && self.chance.once_in(CRYSTALS) {
            return Square::Resource(Resource::Crystal);
        }
        if self.squares.is_empty() {
            self.squares = Pile::shuffled(contents::squares(), &mut self.chance);
        }
        self.squares.draw().unwrap_or(Square::Grass)
    }
}

fn gather(tile: Tile, touched: u8, icons: &[Square]) -> Move {
    let count = |wanted: Square| Number(icons.iter().filter(|icon| **icon == wanted).count() as u8);
    Move::Gather {
        tile,
        touched: Number(touched),
        compass: count(Square::Compass),
        wood: count(Square::Resource(Resource::Wood)),
        sand: count(Square::Resource(Resource::Sand)),
        mushroom: count(Square::Resource(Resource::Mushroom)),
        chamomile: count(Square::Resource(Resource::Chamomile)),
        crystal: count(Square::Resource(Resource::Crystal)),
        chest: count(Square::Chest),
    }
}

/// Returns what an icon is worth: of what there is plenty, less.
fn worth(full: &Full, seat: Seat, icon: Square) -> i32 {
    match icon {
        Square::Resource(Resource::Crystal) => 4,
        Square::Resource(resource) => {
            let has = full.player(seat).goods()[Good::from(resource)];
            if has < 2 { 3 } else { 1 }
        }
        Square::Compass => 3,
        Square::Chest => 5,
        Square::Grass => 0,
    }
}
