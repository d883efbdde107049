//! The moves of light Gnome Village.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::super::COINS;
use super::kinds::{GnomeBy, Payment, PointBusiness};
use super::{MOST_TILES, Phase};
use crate::arg::{Delta, Number};
use crate::{Seat, moves};

moves! {
    /// A move.
    pub enum Move in Phase {
        /// Buys a workshop for 2 coins (GV-L07).
        101 "buy-workshop" in Reveal | Earn | WorkBuy | Move | Turn => BuyWorkshop,
        /// Gets a gnome, for 3 coins or free (GV-L08).
        102 "get-gnome" in Reveal | Earn | WorkBuy | Move | Turn => GetGnome { by: GnomeBy },
        /// Buys a business that can score, for 1 coin (GV-L09).
        103 "buy-business" in Reveal | Earn | WorkBuy | Move | Turn => BuyBusiness { kind: PointBusiness },
        /// Takes a business that can score out of the game (GV-L12).
        104 "card-remove" in Reveal | Earn | WorkBuy | Move | Turn => CardRemove { seat: Seat, kind: PointBusiness },
        /// Pays another player (GV-L14).
        105 "pay" in Reveal | Earn | WorkBuy | Move | Turn => Pay { seat: Seat, n: Payment },
        /// Takes a coin from every opponent (GV-L15).
        106 "act-police" in Reveal | Earn | WorkBuy | Move | Turn => ActPolice,
        /// Goes on to the next phase or player, or says that the count is right.
        107 "next" in Reveal | Earn | WorkBuy | Move | Turn | Count => Next,
        /// Says how many tiles a village has (GV-L20).
        108 "tiles" in Tiles => Tiles { n: Number<7, MOST_TILES> },
        /// Changes a player's coins, from the supply or back to it (GV-L05).
        200 "coins" in Reveal | Earn | WorkBuy | Move | Turn | Count => Coins { n: Delta<{ COINS as u16 }> },
    }
}
