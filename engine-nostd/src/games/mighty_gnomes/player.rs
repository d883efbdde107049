//! What belongs to one player.

use super::kinds::{Animal, Book, Gnome, Resource, Tile, Track};

/// The most points that are counted (A41: the track goes round).
pub(super) const MOST_VP: u16 = 999;
/// The keys of one colour (MG-86).
pub(super) const MOST_KEYS: u8 = 3;

/// Is one player's board, tokens and cards. The score pad fills in the counts of the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Player {
    pub(super) vp: u16,
    pub(super) coins: u8,
    pub(super) resources: [u8; Resource::ALL.len()],
    pub(super) keys: u8,
    pub(super) closed: u8,
    pub(super) opened: u8,
    pub(super) animals: [u8; Animal::ALL.len()],
    pub(super) wild: u8,
    pub(super) cards: [u8; Gnome::ALL.len()],
    pub(super) used: TileSet,
    /// The size of the tile in the bedroom; 0 while there is none.
    pub(super) bed: u8,
    pub(super) free_tiles: bool,
    pub(super) magic_uses: u8,
    pub(super) alchemist_uses: u8,
    /// The Druid turns that are left in this round.
    pub(super) druid_left: u8,
    /// The steps made on the warehouse and on the dining table.
    pub(super) levels: [u8; Track::ALL.len()],
    pub(super) pos: u8,
    /// Ordinary tiles in the forest in this round.
    pub(super) forest: u8,
    /// Ordinary tiles on ladders in this round.
    pub(super) attic: u8,
    /// The four basic resources together, as the score pad counts them.
    pub(super) basic: u8,
    /// The steps on both tracks together, as the score pad counts them.
    pub(super) upgrades: u8,
}

impl Player {
    pub(super) fn score(&mut self, vp: u16) {
        self.vp = (self.vp + vp).min(MOST_VP);
    }

    pub(super) fn gain_keys(&mut self, keys: u8) {
        self.keys = (self.keys + keys).min(MOST_KEYS);
    }

    /// Counts everything that needs room in the warehouse (MG-47).
    pub(super) fn stored(&self) -> u8 {
        self.resources.iter().sum()
    }

    /// Counts the mighty gnomes.
    pub(super) fn gnomes(&self) -> u8 {
        self.cards.iter().sum()
    }

    pub(super) fn owns(&self, gnome: Gnome) -> u8 {
        self.cards[gnome as usize]
    }

    /// Counts the animals that lie open, wild ones included.
    pub(super) fn animals_shown(&self) -> u8 {
        self.animals.iter().sum::<u8>() + self.wild
    }

    /// Keeps the powers of this round within the cards that are left.
    pub(super) fn limit_uses(&mut self) {
        self.magic_uses = self.magic_uses.min(self.owns(Gnome::Magic));
        self.alchemist_uses = self.alchemist_uses.min(self.owns(Gnome::Alchemist));
    }
}

/// Is a set of ordinary tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TileSet(u8);

impl TileSet {
    pub(super) fn has(self, size: u8) -> bool {
        (1..=4).contains(&size) && self.0 & (1 << (size - 1)) != 0
    }

    pub(super) fn set(&mut self, size: u8, inside: bool) {
        if (1..=4).contains(&size) {
            let bit = 1 << (size - 1);
            if inside { self.0 |= bit } else { self.0 &= !bit }
        }
    }

    pub(super) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Gives the only tile that is missing, of all four.
    pub(super) fn missing(self) -> Option<u8> {
        (1..=4).find(|size| !self.has(*size)).filter(|_| self.len() == 3)
    }

    /// Lists the sizes from 1 to 4.
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        (1..=4).filter(move |size| self.has(*size))
    }
}

impl Tile {
    /// Gives the size of an ordinary tile.
    pub(super) const fn ordinary(self) -> Option<u8> {
        match self {
            Self::Druid => None,
            _ => Some(self as u8 + 1),
        }
    }
}

/// Is what a placement in the attic still allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Books {
    pub(super) any: u8,
    pub(super) golden: u8,
}

impl Books {
    pub(super) fn use_up(&mut self, book: Book) {
        self.any -= 1;
        self.golden -= u8::from(book.is_golden());
    }
}
