//! Where a gnome is.

use super::kinds::{AnyTile, Building, Business, Tile};
use crate::arg::Arg;
use crate::field::Value;
use crate::shape::Shape;
use crate::{List, Seat, Topic, words};

words! {
    /// The whereabouts of a gnome that does not stand on a tile of its own village.
    pub enum Whereabouts {
        /// On a house of its own village.
        Home = "home",
        /// Visiting a village by Airport.
        Abroad = "abroad",
        /// Lent to a Chapel.
        Lent = "lent",
        /// Held in a Prison.
        Captured = "captured",
    }
}

/// The place of a gnome. Hosts are the villages in which the tiles lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// On a house of its own village.
    #[default]
    Home,
    /// On a tile of its own village.
    At(Tile),
    /// Visiting by Airport.
    Abroad {
        /// Whom it visits.
        host: Seat,
        /// Where it stands.
        tile: Tile,
        /// The number of the owner's Airport that is reserved for it; 0 if that is gone.
        airport: u8,
    },
    /// Lent to a Chapel.
    Lent {
        /// Whose Chapel it is.
        host: Seat,
        /// The number of the Chapel.
        chapel: u8,
    },
    /// Held in a Prison.
    Captured {
        /// Whose Prison it is.
        host: Seat,
        /// The number of the Prison.
        prison: u8,
        /// Who holds it.
        captor: Seat,
    },
}

impl Place {
    /// Returns the village and the tile that a gnome of `owner` stands on.
    pub(super) fn stands_on(self, owner: Seat) -> Option<(Seat, Tile)> {
        match self {
            Self::Home => None,
            Self::At(tile) => Some((owner, tile)),
            Self::Abroad { host, tile, .. } => Some((host, tile)),
            Self::Lent { host, chapel } => Some((host, Tile::business(Business::Chapel, chapel))),
            Self::Captured { host, prison, .. } => Some((host, Tile::business(Business::Prison, prison))),
        }
    }

    /// Returns whether the gnome is inside its own village.
    pub(super) fn is_inside(self) -> bool {
        matches!(self, Self::Home | Self::At(_))
    }

    /// Returns the tile of its own village that the gnome stands on.
    pub(super) fn own_tile(self) -> Option<Tile> {
        match self {
            Self::At(tile) => Some(tile),
            Self::Home | Self::Abroad { .. } | Self::Lent { .. } | Self::Captured { .. } => None,
        }
    }

    /// Returns the number of the owner's Airport that is reserved for a gnome abroad; 0 if that is gone.
    pub(super) fn airport(self) -> Option<u8> {
        match self {
            Self::Abroad { airport, .. } => Some(airport),
            Self::Home | Self::At(_) | Self::Lent { .. } | Self::Captured { .. } => None,
        }
    }

    /// Returns who holds a captured gnome.
    pub(super) fn captor(self) -> Option<Seat> {
        match self {
            Self::Captured { captor, .. } => Some(captor),
            Self::Home | Self::At(_) | Self::Abroad { .. } | Self::Lent { .. } => None,
        }
    }
}

impl From<Place> for Value {
    fn from(place: Place) -> Self {
        match place {
            Place::Home => Self::of(Whereabouts::Home),
            Place::At(tile) => Self::Tile(tile.kind.into(), tile.number),
            Place::Abroad { host, tile, .. } => {
                Self::Away(Whereabouts::Abroad.into(), host, tile.kind.into(), tile.number)
            }
            Place::Lent { host, chapel } => Self::Away(Whereabouts::Lent.into(), host, Business::Chapel.into(), chapel),
            Place::Captured { host, prison, .. } => {
                Self::Away(Whereabouts::Captured.into(), host, Business::Prison.into(), prison)
            }
        }
    }
}

/// A gnome in its own village is named by its tile or its home, any other by how it is away.
impl From<Place> for Topic {
    fn from(place: Place) -> Self {
        match place {
            Place::Home => Whereabouts::Home.into(),
            Place::At(tile) => tile.kind.into(),
            Place::Abroad { .. } => Whereabouts::Abroad.into(),
            Place::Lent { .. } => Whereabouts::Lent.into(),
            Place::Captured { .. } => Whereabouts::Captured.into(),
        }
    }
}

/// A place as a correction names it: without the reserved Airport and without the captor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum AnyPlace {
    /// On a house of its own village.
    Home,
    /// On a tile of its own village.
    At(AnyTile),
    /// Visiting this village by Airport, on this tile.
    Abroad(Seat, AnyTile),
    /// Lent to a Chapel of this village.
    Lent(Seat, AnyTile),
    /// Held in a Prison of this village.
    Captured(Seat, AnyTile),
}

/// The first byte of a place on a tile of the gnome's own village; that of a place away is one more than the byte of
/// its word.
const AT: u8 = 1;

impl Arg for AnyPlace {
    const SHAPE: Shape = Shape::Place { kinds: List::of::<Building>(), away: List::of::<Whereabouts>() };

    fn put(self, bytes: &mut [u8]) {
        bytes[..Self::WIDTH].fill(0);
        let (way, host, tile) = match self {
            Self::Home => return,
            Self::At(tile) => (AT, None, tile),
            Self::Abroad(host, tile) => (AT + Whereabouts::Abroad as u8, Some(host), tile),
            Self::Lent(host, tile) => (AT + Whereabouts::Lent as u8, Some(host), tile),
            Self::Captured(host, tile) => (AT + Whereabouts::Captured as u8, Some(host), tile),
        };
        bytes[0] = way;
        if let Some(host) = host {
            host.put(&mut bytes[1..]);
        }
        tile.put(&mut bytes[2..]);
    }

    fn get(bytes: &[u8]) -> Option<Self> {
        let Some(way) = bytes[0].checked_sub(AT) else { return Some(Self::Home) };
        let tile = AnyTile::get(&bytes[2..])?;
        let host = || Seat::get(&bytes[1..]);
        Some(match Whereabouts::from_index(usize::from(way))? {
            // In its own village, and on a tile.
            Whereabouts::Home => Self::At(tile),
            Whereabouts::Abroad => Self::Abroad(host()?, tile),
            Whereabouts::Lent => Self::Lent(host()?, tile),
            Whereabouts::Captured => Self::Captured(host()?, tile),
        })
    }
}

impl From<Place> for AnyPlace {
    fn from(place: Place) -> Self {
        match place {
            Place::Home => Self::Home,
            Place::At(tile) => Self::At(tile.into()),
            Place::Abroad { host, tile, .. } => Self::Abroad(host, tile.into()),
            Place::Lent { host, chapel } => Self::Lent(host, Tile::business(Business::Chapel, chapel).into()),
            Place::Captured { host, prison, .. } => {
                Self::Captured(host, Tile::business(Business::Prison, prison).into())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_gives_its_bytes_and_back() {
        let host = Seat::new(2).unwrap();
        let tile = Tile::business(Business::Prison, 3);
        for (place, bytes) in [
            (Place::Home, [0; 4]),
            (Place::At(tile), [1, 0, 18, 3]),
            (Place::Abroad { host, tile, airport: 1 }, [2, 2, 18, 3]),
            (Place::Lent { host, chapel: 1 }, [3, 2, 8, 1]),
            (Place::Captured { host, prison: 2, captor: Seat::FIRST }, [4, 2, 18, 2]),
        ] {
            let mut put = [9; 4];
            AnyPlace::from(place).put(&mut put);
            assert_eq!(put, bytes);
            assert_eq!(AnyPlace::get(&bytes), Some(place.into()));
        }
        for wrong in [[1, 0, 20, 1], [5, 0, 0, 1], [2, 5, 0, 1]] {
            assert_eq!(AnyPlace::get(&wrong), None);
        }
    }
}
