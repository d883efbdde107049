//! The tracked values of light Mighty Gnomes by name.

use super::super::Phase;
use super::super::kinds::{Animal, Gnome};
use super::super::player::{LARGEST_TILE, MOST_KEYS, MOST_VP};
use super::super::supply::{CHESTS, COINS, STEPS, TOKENS};
use super::super::turn::{LAPS, ROUNDS};
use super::options::CoinsIn;
use crate::arg::{Number, Upto, Wide};
use crate::{Seat, Seats, fields};

/// The tokens of all basic resources together.
const BASIC: u8 = 4 * TOKENS;
/// The steps of both tracks together.
const UPGRADES: u8 = 2 * STEPS;

fields! {
    /// A tracked value.
    pub enum Field {
        100 "phase" => Phase: Phase;
        101 "turn" => Turn: Seat;
        102 "turn-in-round" => TurnInRound: Number<1, LAPS>;
        103 "round" => Round: Number<1, ROUNDS>;
        104 "first" => First: Seat;
        105 "order" => Order: shown "SEAT,..";
        106 "rewards-taken" => RewardsTaken: shown "reward,..|none";
        107 "stock-druid" => StockOfDruids: Upto<4>;
        108 "winner" => Winner: Seats;
        109 "over" => Over: shown "no|five-rounds";
        110 "guide" => Guide: bool, fix;
        111 "coins-in" => CoinsIn: CoinsIn, fix;
        112 "vp" => Vp(Seat): Wide<0, MOST_VP>, fix;
        113 "coins" => Coins(Seat): Upto<COINS>, fix;
        114 "bed" => Bed(Seat): Upto<LARGEST_TILE>, fix;
        115 "free-tiles" => FreeTiles(Seat): Upto<1>;
        /// The Druid cards. They are known during the game; those of the other kinds are counted at its end.
        116 "druid" => Druids(Seat): Upto<4>, fix;
        117 "druid-left" => DruidLeft(Seat): Upto<4>;
        118 "claimed" => Claimed(Seat): Upto<1>;
        119 "counted" => Counted(Seat): Upto<1>;
        120 "basic" => Basic(Seat): Upto<BASIC>, fix;
        121 "keys" => Keys(Seat): Upto<MOST_KEYS>, fix;
        122 "crystal" => Crystal(Seat): Upto<TOKENS>, fix;
        123 "{}" => Cards(Seat, Gnome): Upto<4>, fix "cards";
        124 "upgrades" => Upgrades(Seat): Upto<UPGRADES>, fix;
        125 "{}" => AnimalsShown(Seat, Animal): Upto<CHESTS>, fix "animals-shown";
        126 "wild" => Wild(Seat): Upto<CHESTS>, fix;
        127 "opened" => Opened(Seat): Upto<CHESTS>, fix;
        128 "points" => Points(Seat): Wide<0, 9999>;
        129 "rank" => Rank(Seat): Number<1, 4>;
        130 "items" => Items(Seat): Upto<99>;
        131 "crystals" => Crystals(Seat): Upto<TOKENS>;
        132 "gnomes" => Gnomes(Seat): Wide<0, 999>;
        133 "animals" => Animals(Seat): Upto<99>;
    }
}
