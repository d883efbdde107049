//! The moves of Gnome Elf Troll.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::kinds::{End, GardenNumber, Kind, TileNumber};
use crate::moves;

moves! {
    /// Is a move.
    pub enum Move {
        /// Adds a tile to the own garden.
        1 "sow" => Sow { kind: Kind, end: End },
        /// Takes in what the own garden and the own gnomes yield.
        2 "harvest" => Harvest {},
        /// Buys a gnome for three of a kind.
        3 "buy-gnome" => BuyGnome { pay: Kind, garden: GardenNumber, tile: TileNumber },
        /// Buys an elf for four of a kind.
        4 "buy-elf" => BuyElf { pay: Kind, garden: GardenNumber, tile: TileNumber },
        /// Buys a troll for one of each kind.
        5 "buy-troll" => BuyTroll { garden: GardenNumber, tile: TileNumber },
        /// Buys two gnomes that scare an elf away.
        6 "scare-elf" => ScareElf { pay: Kind, pay2: Kind, garden: GardenNumber, tile: TileNumber },
        /// Has bought enough.
        7 "end-buy" => EndBuy {},
        /// Draws a tile, if there is one, and ends the turn.
        8 "draw" => Draw {},
    }
}
