//! Kinds of tiles, and tiles by kind and number.

use crate::arg::Arg;
use crate::shape::Shape;
use crate::{List, Listed, Topic, numbered, words};

words! {
    /// A kind of workshop; its token bears the same name.
    pub enum Workshop: Word {
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
    /// A kind of business; the last three are in the Deluxe edition only.
    pub enum Business: Word {
        /// Scores a point at the end.
        Restaurant = "restaurant",
        /// Decides who holds the Happy Gnome.
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
        /// Protects the village.
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
    /// Returns whether only the Deluxe edition has it.
    #[must_use]
    pub const fn is_deluxe(self) -> bool {
        matches!(self, Self::Site | Self::Prison | Self::Pool)
    }

    /// Returns whether it has an action (GV-79).
    #[must_use]
    pub const fn has_action(self) -> bool {
        !matches!(self, Self::Restaurant | Self::Hat | Self::Goldsmith)
    }
}

words! {
    /// A way to pay for the effect of a workshop.
    pub enum By: Word {
        /// An active workshop is turned idle.
        Shop = "shop",
        /// A product token is spent.
        Token = "token",
        /// 3 coins are paid.
        Coins = "coins",
    }
}

words! {
    /// The side of a workshop tile that faces up.
    pub enum Side: Word {
        /// The effect is not available.
        Idle = "idle",
        /// The effect is available.
        Active = "active",
    }
}

/// A kind of tile that a gnome can stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Building {
    /// A workshop.
    Workshop(Workshop),
    /// A business.
    Business(Business),
}

const WORKSHOPS: usize = Workshop::ALL.len();
const KINDS: usize = WORKSHOPS + Business::ALL.len();

/// Returns all kinds, workshops first.
const fn all_kinds() -> [Building; KINDS] {
    let mut kinds = [Building::Workshop(Workshop::Painter); KINDS];
    let mut place = 0;
    while place < KINDS {
        kinds[place] = match place.checked_sub(WORKSHOPS) {
            None => Building::Workshop(Workshop::ALL[place]),
            Some(place) => Building::Business(Business::ALL[place]),
        };
        place += 1;
    }
    kinds
}

/// Returns the words of all kinds, workshops first.
const fn all_words() -> [&'static str; KINDS] {
    let kinds = all_kinds();
    let mut words = [""; KINDS];
    let mut place = 0;
    while place < KINDS {
        words[place] = match kinds[place] {
            Building::Workshop(kind) => kind.word(),
            Building::Business(kind) => kind.word(),
        };
        place += 1;
    }
    words
}

/// Workshops and businesses in one list, as saved games number them.
impl Listed for Building {
    const ALL: &'static [Self] = &all_kinds();
    const WORDS: &'static [&'static str] = &all_words();

    fn index(self) -> usize {
        match self {
            Self::Workshop(kind) => kind as usize,
            Self::Business(kind) => WORKSHOPS + kind as usize,
        }
    }
}

impl From<Building> for Topic {
    fn from(kind: Building) -> Self {
        match kind {
            Building::Workshop(kind) => kind.into(),
            Building::Business(kind) => kind.into(),
        }
    }
}

/// A tile of a village: the kind, and its number among its kind, from 1, in order of acquisition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Tile {
    /// The kind.
    pub kind: Building,
    /// The number.
    pub number: u8,
}

impl Tile {
    pub(super) const fn business(kind: Business, number: u8) -> Self {
        Self { kind: Building::Business(kind), number }
    }

    pub(super) const fn workshop(kind: Workshop, number: u8) -> Self {
        Self { kind: Building::Workshop(kind), number }
    }
}

/// A tile as a move names it: with number 0 the engine chooses among its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct AnyTile {
    /// The kind.
    pub kind: Building,
    /// The number, or 0.
    pub number: u8,
}

impl From<Tile> for AnyTile {
    fn from(Tile { kind, number }: Tile) -> Self {
        Self { kind, number }
    }
}

impl Arg for AnyTile {
    const SHAPE: Shape = Shape::Tile(List::of::<Building>());

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.kind.index() as u8;
        bytes[1] = self.number;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Some(Self { kind: Building::from_index(usize::from(bytes[0]))?, number: bytes[1] })
    }
}

/// A business as a move names it: with number 0 the engine chooses among its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct AnyBusiness {
    /// The kind.
    pub kind: Business,
    /// The number, or 0.
    pub number: u8,
}

impl Arg for AnyBusiness {
    const SHAPE: Shape = Shape::Tile(List::of::<Business>());

    fn put(self, bytes: &mut [u8]) {
        bytes[0] = self.kind as u8;
        bytes[1] = self.number;
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        Some(Self { kind: Business::from_index(usize::from(bytes[0]))?, number: bytes[1] })
    }
}

numbered! {
    /// The number of a gnome, from 1, in order of placement.
    pub struct GnomeNumber("g");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_all_kinds_are_those_of_workshops_and_businesses() {
        let both = Workshop::WORDS.iter().chain(Business::WORDS);
        assert!(both.eq(Building::WORDS));
        assert!(Building::ALL.iter().map(|kind| kind.word()).eq(Building::WORDS.iter().copied()));
        assert!(Building::ALL.iter().enumerate().all(|(place, kind)| kind.index() == place));
        assert!(Building::ALL.iter().all(|kind| Topic::from(*kind).word() == kind.word()));
    }
}
