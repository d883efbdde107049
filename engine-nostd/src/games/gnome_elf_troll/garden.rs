//! A garden: a line of tiles, each with or without a creature.

use core::fmt::{self, Write};

use heapless::Vec;

use super::kinds::{Creature, Crop, End};
use crate::arg::Arg;
use crate::shape::Shape;
use crate::strip::{Alphabet, MAX_THINGS, Strip, Thing, WIDTH};
use crate::{List, Seat};

/// How gardens are written in a record.
pub(super) const LETTERS: Alphabet =
    Alphabet { kinds: Crop::LETTERS, pieces: Creature::LETTERS, topics: (List::of::<Crop>(), List::of::<Creature>()) };

/// A creature on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Figure {
    /// What it is.
    pub creature: Creature,
    /// Whose it is.
    pub owner: Seat,
}

/// A tile in a garden; it carries at most one creature (GET-47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Tile {
    /// What grows on it.
    pub kind: Crop,
    /// Who is on it.
    pub figure: Option<Figure>,
}

impl Tile {
    /// Returns whether a troll eats what grows here, whoever owns the troll (GET-29).
    #[must_use]
    pub fn is_eaten(&self) -> bool {
        self.figure.is_some_and(|figure| figure.creature == Creature::Troll)
    }
}

/// A garden, one unbroken line from left to right as its owner sees it (GET-21).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Garden(Vec<Tile, MAX_THINGS>);

impl Garden {
    /// Returns the tiles from left to right.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }

    /// Returns a tile by its number, from 1 at the left end.
    #[must_use]
    pub fn tile(&self, number: u8) -> Option<&Tile> {
        self.0.get(usize::from(number).checked_sub(1)?)
    }

    pub(super) fn tile_mut(&mut self, number: u8) -> Option<&mut Tile> {
        self.0.get_mut(usize::from(number).checked_sub(1)?)
    }

    /// Adds a tile at an end. A creature stays with its tile when the numbers shift (GET-22).
    pub(super) fn sow(&mut self, kind: Crop, end: End) {
        let tile = Tile { kind, figure: None };
        // No garden outgrows the twelve turns that there are tiles for.
        let _ = match end {
            End::Left => self.0.insert(0, tile),
            End::Right => self.0.push(tile),
        };
    }

    /// Returns the number of tiles of a kind.
    #[must_use]
    pub fn count(&self, kind: Crop) -> u8 {
        self.0.iter().filter(|tile| tile.kind == kind).count() as u8
    }

    /// Returns the number of creatures of a kind that an owner has here.
    #[must_use]
    pub fn figures(&self, figure: Figure) -> u8 {
        self.0.iter().filter(|tile| tile.figure == Some(figure)).count() as u8
    }

    /// Returns the garden as a strip, the form that records keep.
    fn strip(&self) -> Strip {
        let piece = |figure: Figure| (figure.creature as u8, figure.owner);
        self.0.iter().map(|tile| Thing { kind: tile.kind as u8, piece: tile.figure.map(piece) }).collect()
    }

    /// Writes the garden as in a record.
    ///
    /// # Errors
    /// Passes on any error of the writer.
    pub(super) fn write(&self, out: &mut dyn Write) -> fmt::Result {
        LETTERS.write(&self.strip(), out)
    }
}

impl Arg for Garden {
    const SHAPE: Shape = Shape::Strip(&LETTERS);

    fn put(self, bytes: &mut [u8]) {
        bytes[..WIDTH].copy_from_slice(&LETTERS.pack(&self.strip()));
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        let mut tiles = Vec::new();
        for thing in LETTERS.unpack(bytes.get(..WIDTH)?.try_into().ok()?)? {
            let figure = match thing.piece {
                Some((piece, owner)) => Some(Figure { creature: Creature::from_index(usize::from(piece))?, owner }),
                None => None,
            };
            tiles.push(Tile { kind: Crop::from_index(usize::from(thing.kind))?, figure }).ok()?;
        }
        Some(Self(tiles))
    }
}
