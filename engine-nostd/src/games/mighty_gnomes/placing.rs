//! Laying a tile: in the forest, on a ladder, at the display.

use super::kinds::{Cost, Good, Tile};
use super::player::Books;
use super::{MightyGnomes, Refusal};
use crate::rules::Rules;
use crate::{RuleError, Seats};

/// The books of the display, each usable once a round (MG-70).
pub(super) const DISPLAY: u8 = 4;

/// Is what a tile in the forest covers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Covered {
    pub(super) compass: u8,
    /// The resources; there are no coins in the forest.
    pub(super) goods: Cost,
    pub(super) chest: u8,
}

impl MightyGnomes {
    /// Counts the tiles in the forest that a touch has to be paid for (MG-45).
    pub(super) fn tiles_of_others(&self) -> u8 {
        self.active.others(self.players()).map(|seat| self.boards[seat].forest).sum()
    }

    /// Lists the other players with a tile on a ladder (MG-62).
    pub(super) fn stackable(&self) -> Seats {
        let mut seats = Seats::NONE;
        for seat in self.active.others(self.players()).filter(|seat| self.boards[*seat].attic > 0) {
            seats.set(seat, true);
        }
        seats
    }

    pub(super) fn check_gather(&self, tile: Tile, touched: u8, covered: &Covered) -> Result<(), RuleError> {
        self.check_tile(tile)?;
        let size = self.size(tile);
        if covered.goods[Good::Crystal as usize] > 0 && size != 1 {
            return Err(Refusal::CrystalOneTileOnly.into());
        }
        if covered.compass + covered.chest + covered.goods.iter().sum::<u8>() > size {
            return Err(Refusal::MoreIconsThanSquares.into());
        }
        // MG-105: a Druid tile costs nothing.
        if tile != Tile::Druid {
            if touched > self.tiles_of_others() {
                return Err(Refusal::NotThatManyTiles.into());
            }
            self.boards[self.active].check_one(Good::Coins, touched)?;
        }
        Ok(())
    }

    pub(super) fn gather(&mut self, tile: Tile, touched: u8, covered: &Covered) {
        self.use_tile(tile);
        if tile != Tile::Druid {
            let player = &mut self.boards[self.active];
            player.coins -= touched;
            player.forest += 1;
        }
        for good in Good::ALL {
            self.gain(self.active, *good, covered.goods[*good as usize]);
        }
        self.gain_chests(self.active, covered.chest);
        self.walk(covered.compass);
    }

    pub(super) fn check_ladder(&self, tile: Tile, stack: Seats) -> Result<(), RuleError> {
        self.check_tile(tile)?;
        if tile != Tile::Druid {
            let allowed = self.stackable();
            if stack.iter().any(|seat| !allowed.has(seat)) {
                return Err(Refusal::NoTileToStackOn.into());
            }
            self.boards[self.active].check_one(Good::Coins, stack.iter().count() as u8)?;
        }
        Ok(())
    }

    pub(super) fn climb(&mut self, tile: Tile, stack: Seats, closes: bool) {
        self.use_tile(tile);
        if tile != Tile::Druid {
            // MG-60: the coins go to the players below.
            for seat in stack.iter() {
                self.boards[seat].coins += 1;
                self.boards[self.active].coins -= 1;
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
