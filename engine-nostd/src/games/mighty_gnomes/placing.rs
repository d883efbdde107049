//! Laying a tile: in the forest, on a ladder, at the display.

use super::goods::Goods;
use super::kinds::{Good, Tile};
use super::player::Books;
use super::{Full, Move, Refusal};
use crate::rules::Rules;
use crate::{RuleError, Seats};

/// The books of the display, each usable once a round (MG-70).
pub const DISPLAY: u8 = 4;

/// What a tile in the forest covers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Covered {
    compass: u8,
    /// The resources; there are no coins in the forest.
    goods: Goods,
    chest: u8,
}

impl Covered {
    /// Reads what a gathering covers; `None` if the move is not a gathering.
    pub(super) fn of(made: &Move) -> Option<Self> {
        let Move::Gather { compass, wood, sand, mushroom, chamomile, crystal, chest, .. } = *made else { return None };
        let goods = Goods::new([wood.0, sand.0, mushroom.0, chamomile.0, crystal.0, 0]);
        Some(Self { compass: compass.0, goods, chest: chest.0 })
    }

    /// Returns the number of squares that it takes.
    fn squares(&self) -> u8 {
        self.compass + self.chest + self.goods.resources()
    }
}

impl Full {
    /// Returns the number of tiles in the forest that cost something to touch (MG-45).
    pub(super) fn tiles_of_others(&self) -> u8 {
        self.active.others(self.players()).map(|seat| self.boards[seat].forest).sum()
    }

    /// Returns the other players with a tile on a ladder (MG-62).
    pub(super) fn stackable(&self) -> Seats {
        self.active.others(self.players()).filter(|seat| self.boards[*seat].attic > 0).collect()
    }

    pub(super) fn check_gather(&self, tile: Tile, touched: u8, covered: &Covered) -> Result<(), RuleError> {
        self.check_tile(tile)?;
        let size = self.size(tile);
        if covered.goods[Good::Crystal] > 0 && size != 1 {
            return Err(Refusal::CrystalOneTileOnly.into());
        }
        if covered.squares() > size {
            return Err(Refusal::MoreIconsThanSquares.into());
        }
        // MG-105: a Druid tile costs nothing.
        if tile != Tile::Druid {
            if touched > self.tiles_of_others() {
                return Err(Refusal::NotThatManyTiles.into());
            }
            self.boards[self.active].goods.check_one(Good::Coins, touched)?;
        }
        Ok(())
    }

    pub(super) fn gather(&mut self, tile: Tile, touched: u8, covered: &Covered) {
        self.use_tile(tile);
        if tile != Tile::Druid {
            let player = &mut self.boards[self.active];
            player.goods[Good::Coins] -= touched;
            player.forest += 1;
        }
        for (good, amount) in covered.goods.iter() {
            self.gain(self.active, good, amount);
        }
        self.gain_chests(self.active, covered.chest);
        self.walk(covered.compass);
    }

    pub(super) fn check_ladder(&self, tile: Tile, stack: Seats) -> Result<(), RuleError> {
        self.check_tile(tile)?;
        if tile == Tile::Druid {
            // Who is below is ignored, but has to be somebody.
            if stack.iter().any(|seat| seat.index() >= self.players()) {
                return Err(RuleError::BadNumber);
            }
        } else {
            let allowed = self.stackable();
            if stack.iter().any(|seat| !allowed.has(seat)) {
                return Err(Refusal::NoTileToStackOn.into());
            }
            self.boards[self.active].goods.check_one(Good::Coins, stack.iter().count() as u8)?;
        }
        Ok(())
    }

    pub(super) fn climb(&mut self, tile: Tile, stack: Seats, closes: bool) {
        self.use_tile(tile);
        if tile != Tile::Druid {
            // MG-60: the coins go to the players below.
            for seat in stack.iter() {
                self.boards[seat].goods[Good::Coins] += 1;
                self.boards[self.active].goods[Good::Coins] -= 1;
            }
            self.boards[self.active].attic += 1;
        }
        self.boards[self.active].score(u16::from(closes));
        self.books = Books { any: self.size(tile), golden: 1 };
    }

    pub(super) fn check_display(&self, tile: Tile) -> Result<(), RuleError> {
        self.check_tile(tile)?;
        if self.players != 2 {
            return Err(Refusal::OnlyWithTwoPlayers.into());
        }
        if self.display_uses >= DISPLAY {
            return Err(Refusal::DisplayAllUsed.into());
        }
        Ok(())
    }

    pub(super) fn use_display(&mut self, tile: Tile) {
        self.use_tile(tile);
        self.display_uses += 1;
        self.books = Books { any: 1, golden: 1 };
    }
}
