//! One player's village: tiles, gnomes, coins.

use heapless::Vec;

use super::kinds::{Building, Business, Tile, Workshop};
use super::place::Place;
use crate::Seats;

/// The most gnomes of one player (GV-108).
pub const MAX_GNOMES: usize = 5;
/// The most houses of one village (GV-57).
pub const MAX_HOUSES: u8 = 5;
/// The most business tiles in the box.
pub(super) const MAX_BUSINESSES: usize = 27;

/// A gnome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Gnome {
    pub(super) place: Place,
    /// Whether it lies down and cannot move (GV-65).
    pub(super) resting: bool,
    /// Whether it was placed in this turn, so that it does not stand up yet (GV-66).
    pub(super) placed_now: bool,
    pub(super) moved: bool,
    /// Whether it came back by Airport and brings no coin in the next Earn phase (GV-99).
    pub(super) no_earn: bool,
}

/// The workshops of one kind: how many, and which of them are active (bit 0 is tile 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shops {
    pub(super) count: u8,
    pub(super) active: u8,
}

impl Shops {
    pub(super) fn is_active(self, number: u8) -> bool {
        self.active & (1 << (number - 1)) != 0
    }

    pub(super) fn turn(&mut self, number: u8, active: bool) {
        if active {
            self.active |= 1 << (number - 1);
        } else {
            self.active &= !(1 << (number - 1));
        }
    }

    /// Lists the numbers of the tiles on one side.
    pub(super) fn on_side(self, active: bool) -> impl Iterator<Item = u8> {
        (1..=self.count).filter(move |number| self.is_active(*number) == active)
    }
}

/// A business tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BusinessTile {
    pub(super) kind: Business,
    /// The coins printed on it.
    pub(super) earn: u8,
    /// Who used its action in the turn before the present or next one.
    pub(super) used_last: Seats,
    /// Who used its action in the present turn.
    pub(super) used_now: Seats,
}

/// A village.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Village {
    pub(super) coins: u8,
    pub(super) roads: u8,
    pub(super) houses: u8,
    pub(super) gnomes: Vec<Gnome, MAX_GNOMES>,
    pub(super) shops: [Shops; 4],
    pub(super) tokens: [u8; 4],
    pub(super) businesses: Vec<BusinessTile, MAX_BUSINESSES>,
    pub(super) protected: bool,
    /// The number of the gnome whose action protects; 0 if that is not known.
    pub(super) protected_by: u8,
    /// Whether a removal left a gap that has to be filled (GV-28).
    pub(super) gap: bool,
}

impl Village {
    pub(super) fn shops(&self, kind: Workshop) -> Shops {
        self.shops[kind as usize]
    }

    pub(super) fn shops_mut(&mut self, kind: Workshop) -> &mut Shops {
        &mut self.shops[kind as usize]
    }

    /// Returns the number of tiles of a kind.
    pub(super) fn count(&self, kind: Building) -> u8 {
        match kind {
            Building::Workshop(kind) => self.shops(kind).count,
            Building::Business(kind) => self.businesses.iter().filter(|tile| tile.kind == kind).count() as u8,
        }
    }

    fn place_of(&self, kind: Business, number: u8) -> Option<usize> {
        let mut numbered = self.businesses.iter().enumerate().filter(|(_, tile)| tile.kind == kind);
        numbered.nth(usize::from(number).checked_sub(1)?).map(|(place, _)| place)
    }

    pub(super) fn business(&self, kind: Business, number: u8) -> Option<&BusinessTile> {
        self.place_of(kind, number).map(|place| &self.businesses[place])
    }

    pub(super) fn business_mut(&mut self, kind: Business, number: u8) -> Option<&mut BusinessTile> {
        self.place_of(kind, number).map(|place| &mut self.businesses[place])
    }

    pub(super) fn add_business(&mut self, kind: Business, earn: u8) {
        let tile = BusinessTile { kind, earn, used_last: Seats::NONE, used_now: Seats::NONE };
        // The box has 27 business tiles, and the list has room for as many.
        let _ = self.businesses.push(tile);
    }

    pub(super) fn remove_business(&mut self, kind: Business, number: u8) {
        if let Some(place) = self.place_of(kind, number) {
            self.businesses.remove(place);
        }
    }

    /// Returns a gnome by its number.
    pub(super) fn gnome(&self, number: u8) -> Option<&Gnome> {
        self.gnomes.get(usize::from(number).checked_sub(1)?)
    }

    pub(super) fn gnome_mut(&mut self, number: u8) -> Option<&mut Gnome> {
        self.gnomes.get_mut(usize::from(number).checked_sub(1)?)
    }

    /// Lists the gnomes with their numbers.
    pub(super) fn numbered_gnomes(&self) -> impl Iterator<Item = (u8, &Gnome)> {
        (1..).zip(&self.gnomes)
    }

    /// Lists the gnomes that stand on a workshop or business of their own village.
    pub(super) fn at_work(&self) -> impl Iterator<Item = (u8, Tile)> {
        self.numbered_gnomes().filter_map(|(number, gnome)| gnome.place.own_tile().map(|tile| (number, tile)))
    }

    /// Returns the number of the player's own gnome on a tile of the village.
    pub(super) fn gnome_on(&self, tile: Tile) -> Option<u8> {
        self.at_work().find(|(_, at)| *at == tile).map(|(number, _)| number)
    }

    /// Returns whether an Airport of the village is reserved for a gnome of its owner abroad (GV-129).
    pub(super) fn is_reserved(&self, tile: Tile) -> bool {
        tile.kind == Building::Business(Business::Airport)
            && self.gnomes.iter().any(|gnome| gnome.place.airport() == Some(tile.number))
    }

    /// Returns the number of all tiles (GV-118).
    pub(super) fn tiles(&self) -> u16 {
        let shops: u8 = self.shops.iter().map(|shops| shops.count).sum();
        u16::from(self.roads) + u16::from(self.houses) + u16::from(shops) + self.businesses.len() as u16
    }
}
