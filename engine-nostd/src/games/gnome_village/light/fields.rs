//! The tracked values of light Gnome Village by name.

use super::super::COINS;
use super::super::village::{MAX_BUSINESSES, MAX_GNOMES};
use super::kinds::CoinsIn;
use super::{MOST_TILES, MOST_WORKSHOPS, Phase};
use crate::arg::{Number, Upto, Wide};
use crate::{Seat, Seats, fields};

/// A number of businesses.
type Businesses = Upto<{ MAX_BUSINESSES as u8 }>;

fields! {
    /// A tracked value.
    pub enum Field {
        100 "phase" => Phase: Phase;
        101 "turn" => Turn: Option<Seat>, fix;
        102 "round" => Round: Wide<1, 999>, fix;
        103 "guide" => Guide: bool, fix;
        104 "coins-in" => CoinsIn: CoinsIn, fix;
        105 "happy-gnome" => HappyGnome: Option<Seat>, fix;
        106 "coin-supply" => CoinSupply: Upto<COINS>;
        107 "end-trigger" => EndTrigger: Option<Seat>;
        108 "over" => Over: shown "no|last-gnome";
        109 "winner" => Winner: Seats;
        110 "coins" => Coins(Seat): Upto<COINS>, fix;
        111 "workshops" => Workshops(Seat): Upto<MOST_WORKSHOPS>, fix;
        112 "gnomes" => Gnomes(Seat): Number<1, { MAX_GNOMES as u8 }>, fix;
        113 "restaurants" => Restaurants(Seat): Businesses, fix;
        114 "hats" => Hats(Seat): Businesses, fix;
        115 "other-tiles" => OtherTiles(Seat): Upto<MOST_TILES>;
        116 "tiles" => Tiles(Seat): Upto<MOST_TILES>;
        117 "points" => Points(Seat): Upto<250>;
        118 "rank" => Rank(Seat): Number<1, 4>;
    }
    position Laid { Phase, Turn, Round, HappyGnome, Coins, Workshops, Gnomes, Restaurants, Hats }
}
