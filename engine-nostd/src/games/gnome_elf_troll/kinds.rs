//! Kinds of tiles and of creatures, ends of a garden, and the numbers by which moves name gardens and tiles.

use crate::{Seat, numbered, words};

words! {
    /// A kind of tile, and of what grows there.
    pub enum Crop: Lettered {
        /// Cursed pumpkin.
        Pumpkin = "pumpkin",
        /// Enchanted apple.
        Apple = "apple",
        /// Magic bean.
        Bean = "bean",
    }
}

impl Crop {
    /// The letters of the kinds in a written garden.
    pub(super) const LETTERS: &'static [&'static str] = &["P", "A", "B"];
}

words! {
    /// A kind of creature.
    pub enum Creature: Word {
        /// Brings its owner one more of what grows on its tile.
        Gnome = "gnome",
        /// Keeps trolls away.
        Elf = "elf",
        /// Eats what grows on its tile.
        Troll = "troll",
    }
}

impl Creature {
    /// The letters of the creatures in a written garden.
    pub(super) const LETTERS: &'static [&'static str] = &["g", "e", "t"];
}

words! {
    /// An end of a garden, as its owner sees it.
    pub enum End: Word {
        /// The left end.
        Left = "left",
        /// The right end.
        Right = "right",
    }
}

// Every kind and every creature has its letter.
const _: () = assert!(Crop::LETTERS.len() == Crop::ALL.len() && Creature::LETTERS.len() == Creature::ALL.len());

numbered! {
    /// The number of a garden: that of its player's seat, from 1.
    pub struct GardenNumber("");
    /// The number of a tile in its garden, from 1 at the left end.
    pub struct TileNumber("");
}

impl GardenNumber {
    /// Returns the number of a player's garden.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self(seat.index() as u8 + 1)
    }

    /// Returns whose garden it is, if there is such a seat.
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        usize::from(self.0).checked_sub(1).and_then(Seat::new)
    }
}
