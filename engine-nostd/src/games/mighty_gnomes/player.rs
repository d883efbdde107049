//! What belongs to one player.

use super::goods::Goods;
use super::holdings::Holdings;
use super::kinds::{Animal, Book, Gnome, Good, Tile, Track};

/// The most points that are counted (A41: the track is circular).
pub const MOST_VP: u16 = 999;
/// The keys of one colour (MG-86).
pub const MOST_KEYS: u8 = 3;
/// The squares of the largest tile; there is one tile of each size up to it.
pub const LARGEST_TILE: u8 = 4;

/// A player's board, tokens and cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub(super) vp: u16,
    pub(super) goods: Goods,
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
    /// The steps made on the warehouse and dining table tracks.
    pub(super) levels: [u8; Track::ALL.len()],
    pub(super) pos: u8,
    /// Ordinary tiles in the forest in this round.
    pub(super) forest: u8,
    /// Ordinary tiles on ladders in this round.
    pub(super) attic: u8,
}

impl Player {
    /// Returns the points on the track.
    #[must_use]
    pub fn vp(&self) -> u16 {
        self.vp
    }

    /// Returns the resources and the coins.
    #[must_use]
    pub fn goods(&self) -> Goods {
        self.goods
    }

    /// Returns the number of keys.
    #[must_use]
    pub fn keys(&self) -> u8 {
        self.keys
    }

    /// Returns the number of chests that were not opened yet.
    #[must_use]
    pub fn closed_chests(&self) -> u8 {
        self.closed
    }

    /// Returns the number of chests that were opened.
    #[must_use]
    pub fn opened_chests(&self) -> u8 {
        self.opened
    }

    /// Returns how many opened chests show an animal.
    #[must_use]
    pub fn animals(&self, animal: Animal) -> u8 {
        self.animals[animal as usize]
    }

    /// Returns how many opened chests show an animal of choice.
    #[must_use]
    pub fn wild_animals(&self) -> u8 {
        self.wild
    }

    /// Returns whether any tile may begin the next round, or this one if its first turn is not over.
    #[must_use]
    pub fn may_choose_tile(&self) -> bool {
        self.free_tiles
    }

    /// Returns the space of the trail that the token is on.
    #[must_use]
    pub fn position(&self) -> u8 {
        self.pos
    }

    /// Lists the sizes of the ordinary tiles that were not used in this round.
    pub fn tiles_left(&self) -> impl Iterator<Item = u8> {
        let used = self.used;
        (1..=LARGEST_TILE).filter(move |size| !used.has(*size))
    }

    /// Returns the size of the tile in the bedroom.
    #[must_use]
    pub fn bedroom_tile(&self) -> Option<u8> {
        (self.bed > 0).then_some(self.bed)
    }

    /// Returns how many cards of a kind the player has.
    #[must_use]
    pub fn owns(&self, gnome: Gnome) -> u8 {
        self.cards[gnome as usize]
    }

    pub(super) fn score(&mut self, vp: u16) {
        self.vp = (self.vp + vp).min(MOST_VP);
    }

    pub(super) fn gain_keys(&mut self, keys: u8) {
        self.keys = (self.keys + keys).min(MOST_KEYS);
    }

    /// Returns the number of mighty gnomes.
    #[must_use]
    pub fn gnomes(&self) -> u8 {
        self.cards.iter().sum()
    }

    /// Returns the number of animals that lie open, wild ones included.
    pub(super) fn animals_shown(&self) -> u8 {
        self.animals.iter().sum::<u8>() + self.wild
    }

    pub(super) fn level(&self, track: Track) -> u8 {
        self.levels[track as usize]
    }

    /// Limits the powers of this round to the cards that are left.
    pub(super) fn limit_uses(&mut self) {
        self.magic_uses = self.magic_uses.min(self.owns(Gnome::Magic));
        self.alchemist_uses = self.alchemist_uses.min(self.owns(Gnome::Alchemist));
    }

    /// Returns everything that scores at the end.
    pub(super) fn holdings(&self) -> Holdings {
        Holdings {
            vp: self.vp,
            coins: self.goods[Good::Coins],
            basic: self.goods.basic(),
            crystals: self.goods[Good::Crystal],
            keys: self.keys,
            opened: self.opened,
            animals: self.animals,
            wild: self.wild,
            cards: self.cards,
            upgrades: self.levels.iter().sum(),
            bed: self.bed,
        }
    }
}

/// A set of ordinary tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TileSet(u8);

impl TileSet {
    const fn bit(size: u8) -> u8 {
        if 1 <= size && size <= LARGEST_TILE { 1 << (size - 1) } else { 0 }
    }

    pub(super) const fn has(self, size: u8) -> bool {
        self.0 & Self::bit(size) != 0
    }

    pub(super) fn set(&mut self, size: u8, inside: bool) {
        if inside { self.0 |= Self::bit(size) } else { self.0 &= !Self::bit(size) }
    }

    pub(super) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns the missing tile, if exactly one of the four is missing.
    pub(super) fn missing(self) -> Option<u8> {
        (1..=LARGEST_TILE).find(|size| !self.has(*size)).filter(|_| self.len() == LARGEST_TILE - 1)
    }

    /// Lists the sizes from 1 to 4.
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        (1..=LARGEST_TILE).filter(move |size| self.has(*size))
    }
}

impl Tile {
    /// Returns the size of an ordinary tile.
    #[must_use]
    pub const fn ordinary(self) -> Option<u8> {
        match self {
            Self::Druid => None,
            Self::One | Self::Two | Self::Three | Self::Four => Some(self as u8 + 1),
        }
    }
}

/// The books that a placement in the attic still allows.
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
