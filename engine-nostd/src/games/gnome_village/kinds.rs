//! Kinds of tiles, and tiles by kind and number.

use crate::shape::{ABSENT, Shape};
use crate::verb::Arg;
use crate::words;

words! {
    /// Is a kind of workshop; its token bears the same name.
    pub enum Workshop {
        /// Makes one half of a house.
        Painter = "painter",
        /// Makes the other half of a house.
        Carpenter = "carpenter",
        /// Brings a new gnome.
        School = "school",
        /// Brings a new road.
        Gardener = "gardener",
    }
}

words! {
    /// Is a kind of business; the last three are in the Deluxe edition only.
    pub enum Business {
        /// Is worth a point at the end.
        Restaurant = "restaurant",
        /// Decides about the Happy Gnome.
        Hat = "hat",
        /// Only earns.
        Goldsmith = "goldsmith",
        /// Takes a coin from every opponent.
        Police = "police",
        /// Borrows a gnome.
        Chapel = "chapel",
        /// Pays for gnomes beside it.
        Theater = "theater",
        /// Sells a product.
        Courier = "courier",
        /// Protects.
        Military = "military",
        /// Takes up to 2 coins.
        Thief = "thief",
        /// Pays whoever spent everything.
        Advisor = "advisor",
        /// Lets the village be rearranged.
        Architect = "architect",
        /// Activates a workshop, and an opponent gets the product.
        Doctor = "doctor",
        /// Flies a gnome to an opponent.
        Airport = "airport",
        /// Draws a business free of charge.
        Site = "site",
        /// Captures a gnome.
        Prison = "prison",
        /// Activates a workshop.
        Pool = "pool",
    }
}

impl Business {
    /// Says whether only the Deluxe edition has it.
    #[must_use]
    pub const fn is_deluxe(self) -> bool {
        matches!(self, Self::Site | Self::Prison | Self::Pool)
    }

    /// Says whether it has an action (GV-79).
    #[must_use]
    pub const fn has_action(self) -> bool {
        !matches!(self, Self::Restaurant | Self::Hat | Self::Goldsmith)
    }
}

words! {
    /// Is a way to pay for the effect of a workshop.
    pub enum By {
        /// An active workshop is turned idle.
        Shop = "shop",
        /// A product token is spent.
        Token = "token",
        /// 3 coins are paid.
        Coins = "coins",
    }
}

/// Is a kind of tile that a gnome can stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Kind {
    /// A workshop.
    Workshop(Workshop),
    /// A business.
    Business(Business),
}

/// Lists the words of all kinds, workshops first.
pub(super) const KIND_WORDS: &[&str] = &[
    "painter",
    "carpenter",
    "school",
    "gardener",
    "restaurant",
    "hat",
    "goldsmith",
    "police",
    "chapel",
    "theater",
    "courier",
    "military",
    "thief",
    "advisor",
    "architect",
    "doctor",
    "airport",
    "site",
    "prison",
    "pool",
];

const WORKSHOPS: u8 = Workshop::ALL.len() as u8;

impl Kind {
    /// Lists all kinds, workshops first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KIND_WORDS.len() as u8).filter_map(Self::from_byte)
    }

    pub(super) fn byte(self) -> u8 {
        match self {
            Self::Workshop(kind) => kind as u8,
            Self::Business(kind) => WORKSHOPS + kind as u8,
        }
    }

    pub(super) fn from_byte(byte: u8) -> Option<Self> {
        match byte.checked_sub(WORKSHOPS) {
            None => Workshop::from_index(usize::from(byte)).map(Self::Workshop),
            Some(place) => Business::from_index(usize::from(place)).map(Self::Business),
        }
    }

    /// Gives its word in a record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Workshop(kind) => kind.word(),
            Self::Business(kind) => kind.word(),
        }
    }
}

/// Is one tile of a village: the kind, and its number among its kind, from 1, in order of acquisition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Tile {
    /// The kind.
    pub kind: Kind,
    /// The number.
    pub number: u8,
}

impl Tile {
    pub(super) const fn business(kind: Business, number: u8) -> Self {
        Self { kind: Kind::Business(kind), number }
    }

    pub(super) const fn workshop(kind: Workshop, number: u8) -> Self {
        Self { kind: Kind::Workshop(kind), number }
    }
}

/// Is a tile as a move names it: number 0 leaves the choice among its kind to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct AnyTile {
    /// The kind.
    pub kind: Kind,
    /// The number, or 0.
    pub number: u8,
}

impl Arg for AnyTile {
    const SHAPE: Shape = Shape::Tile(KIND_WORDS);

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.kind.byte();
        bytes[1] = self.number;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Some(Self { kind: Kind::from_byte(bytes[0])?, number: bytes[1] })
    }
}

/// Is a business as a move names it: number 0 leaves the choice among its kind to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct AnyBusiness {
    /// The kind.
    pub kind: Business,
    /// The number, or 0.
    pub number: u8,
}

impl Arg for AnyBusiness {
    const SHAPE: Shape = Shape::Tile(Business::WORDS);

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.kind as u8;
        bytes[1] = self.number;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Some(Self { kind: Business::from_index(usize::from(bytes[0]))?, number: bytes[1] })
    }
}

/// Is the number of a gnome, from 1, in order of placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct GnomeNumber(pub u8);

impl Arg for GnomeNumber {
    const SHAPE: Shape = Shape::Numbered { prefix: "g" };

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.0;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        (bytes[0] != ABSENT).then_some(Self(bytes[0]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_all_kinds_are_those_of_workshops_and_businesses() {
        let both = Workshop::WORDS.iter().chain(Business::WORDS);
        assert!(both.eq(KIND_WORDS));
        assert!(Kind::all().map(Kind::word).eq(KIND_WORDS.iter().copied()));
    }
}
