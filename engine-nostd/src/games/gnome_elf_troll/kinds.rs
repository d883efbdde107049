//! Kinds of tiles and of creatures, ends of a garden, and the numbers that moves name gardens and tiles by.

use crate::shape::{ABSENT, Shape};
use crate::verb::Arg;
use crate::words;

words! {
    /// Is a kind of tile, and of what grows there.
    pub enum Kind: Lettered {
        /// Cursed pumpkin.
        Pumpkin = "pumpkin",
        /// Enchanted apple.
        Apple = "apple",
        /// Magic bean.
        Bean = "bean",
    }
}

impl Kind {
    /// Lists the letters of the kinds as a garden is written.
    pub(super) const LETTERS: &'static [&'static str] = &["P", "A", "B"];
}

words! {
    /// Is a kind of creature.
    pub enum Creature {
        /// Brings its owner one more of what grows on its tile.
        Gnome = "gnome",
        /// Keeps trolls away.
        Elf = "elf",
        /// Eats what grows on its tile.
        Troll = "troll",
    }
}

impl Creature {
    /// Lists the letters of the creatures as a garden is written.
    pub(super) const LETTERS: &'static [&'static str] = &["g", "e", "t"];
}

words! {
    /// Is an end of a garden, as its owner sees it.
    pub enum End {
        /// The left end.
        Left = "left",
        /// The right end.
        Right = "right",
    }
}

/// Lets a number from 1 be a parameter that the rules look up, so that they can say what there is not.
macro_rules! numbers {
    ($($(#[$meta:meta])* $name:ident,)*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[cfg_attr(feature = "defmt", derive(defmt::Format))]
            pub struct $name(pub u8);

            impl Arg for $name {
                const SHAPE: Shape = Shape::Numbered { prefix: "" };

                fn put(self, bytes: &mut [u8]) {
                    bytes[0] = self.0;
                }

                fn get(bytes: &[u8]) -> Option<Self> {
                    (bytes[0] != ABSENT).then_some(Self(bytes[0]))
                }
            }
        )*
    };
}

numbers! {
    /// Is the number of a garden: that of its player's seat, from 1.
    GardenNumber,
    /// Is the number of a tile in its garden, from 1 at the left end.
    TileNumber,
}
