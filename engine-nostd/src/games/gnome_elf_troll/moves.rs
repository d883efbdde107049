//! The moves of Gnome Elf Troll.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::Phase;
use super::kinds::{Crop, End, GardenNumber, TileNumber};
use crate::moves;

moves! {
    /// A move.
    pub enum Move in Phase {
        /// Adds a tile to the player's own garden.
        1 "sow" in Sow => Sow { kind: Crop, end: End },
        /// Takes in what the player's own garden and gnomes yield.
        2 "harvest" in Harvest => Harvest,
        /// Buys a gnome for three of a kind.
        3 "buy-gnome" in Buy => BuyGnome { pay: Crop, garden: GardenNumber, tile: TileNumber },
        /// Buys an elf for four of a kind.
        4 "buy-elf" in Buy => BuyElf { pay: Crop, garden: GardenNumber, tile: TileNumber },
        /// Buys a troll for one of each kind.
        5 "buy-troll" in Buy => BuyTroll { garden: GardenNumber, tile: TileNumber },
        /// Buys two gnomes that scare an elf away.
        6 "scare-elf" in Buy => ScareElf { pay: Crop, pay2: Crop, garden: GardenNumber, tile: TileNumber },
        /// Ends the purchases.
        7 "end-buy" in Buy => EndBuy,
        /// Draws a tile, if there is one, and ends the turn.
        8 "draw" in Draw => Draw,
    }
}
