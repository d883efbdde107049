//! What a player most likely wants: where the cursor starts. What is listed, and in which order, does not depend on it.

use super::garden::{Garden, Tile};
use super::kinds::{Creature, Crop, End};
use super::{Full, MoveKind};
use crate::Seat;
use crate::ask::Draft;
use crate::verb::MoveKinds;

/// What is bought to be put on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// A gnome, to harvest more.
    Gnome,
    /// An elf, against a troll.
    Elf,
    /// A troll, against the others.
    Troll,
    /// Two gnomes, against an elf.
    Scare,
}

impl Aim {
    /// Returns what a move that is being put together is for.
    pub(super) fn of(draft: &Draft) -> Option<Self> {
        Some(match MoveKind::from_number(draft.raw.verb)? {
            MoveKind::BuyGnome => Self::Gnome,
            MoveKind::BuyElf => Self::Elf,
            MoveKind::BuyTroll => Self::Troll,
            MoveKind::ScareElf => Self::Scare,
            MoveKind::Sow | MoveKind::Harvest | MoveKind::EndBuy | MoveKind::Draw => return None,
        })
    }

    /// Returns whether the tile may be meant: two gnomes go where an elf is, one gnome where nobody is.
    fn suits(self, tile: &Tile) -> bool {
        let there = tile.figure.map(|figure| figure.creature);
        match self {
            Self::Gnome => there.is_none(),
            Self::Scare => there == Some(Creature::Elf),
            Self::Elf => there.is_none_or(|creature| creature == Creature::Troll),
            Self::Troll => there.is_none_or(|creature| creature == Creature::Gnome),
        }
    }
}

/// Returns what a tile is worth to its garden's owner while no troll is on it: itself and the gaps beside it.
fn worth(garden: &Garden, number: u8) -> u8 {
    let kind = garden.tile(number).map(|tile| tile.kind);
    let beside = |number: u8| garden.tile(number).is_some_and(|tile| Some(tile.kind) == kind && !tile.is_eaten());
    1 + u8::from(beside(number.wrapping_sub(1))) + u8::from(beside(number + 1))
}

impl Full {
    /// Ranks the kinds to sow: a kind grows where there is most of it.
    pub(super) fn sow_rank(&self, kind: Crop) -> u8 {
        100 - self.control(self.active)[kind]
    }

    /// Ranks the ends: beside its own kind a tile brings more; of equal ends the right one.
    pub(super) fn end_rank(&self, kind: Crop, end: End) -> u8 {
        let tiles = self.garden(self.active).tiles();
        let beside = match end {
            End::Left => tiles.first(),
            End::Right => tiles.last(),
        };
        let grows = beside.is_some_and(|tile| tile.kind == kind && !tile.is_eaten());
        2 * u8::from(!grows) + u8::from(end == End::Left)
    }

    /// Ranks the kinds to pay with: the one of which there is most.
    pub(super) fn pay_rank(&self, kind: Crop) -> u8 {
        100 - self.purse[kind]
    }

    /// Ranks the gardens: trolls go to the leader, elves home, gnomes where a tile of the player's best kind is free.
    pub(super) fn garden_rank(&self, aim: Aim, seat: Seat) -> u8 {
        let own = seat == self.active;
        match aim {
            Aim::Troll if own => 200,
            Aim::Troll => 100 - self.control(seat).highest(),
            Aim::Elf => u8::from(!own),
            Aim::Gnome | Aim::Scare => {
                let best = self.control(self.active).best();
                let helps = self.garden(seat).tiles().iter().any(|tile| tile.kind == best && aim.suits(tile));
                2 * u8::from(!helps) + u8::from(own != (aim == Aim::Gnome))
            }
        }
    }

    /// Returns the kind that matters: the best one of the garden's owner to trolls and elves, the player's own to gnomes.
    pub(super) fn wanted(&self, aim: Aim, seat: Seat) -> Crop {
        match aim {
            Aim::Troll | Aim::Elf => self.control(seat).best(),
            Aim::Gnome | Aim::Scare => self.control(self.active).best(),
        }
    }

    /// Ranks the tiles of a garden: trolls hurt most in the longest run of the wanted kind, elves help most there, gnomes
    /// bring one more of it.
    pub(super) fn tile_rank(&self, aim: Aim, wanted: Crop, seat: Seat, number: u8) -> u8 {
        let garden = self.garden(seat);
        let Some(tile) = garden.tile(number) else { return u8::MAX };
        let other = 10 * u8::from(tile.kind != wanted);
        match aim {
            Aim::Troll => 50 + other - worth(garden, number),
            Aim::Elf => 50 + other - worth(garden, number) - 20 * u8::from(tile.is_eaten()),
            Aim::Gnome | Aim::Scare => other,
        }
    }
}
