//! The tracked values of light Gardlings by name.

use super::super::COINS;
use super::super::kinds::{Medal, Rewarded};
use super::{LEAST_TILES, MOST_GEMS, MOST_PONDS, MOST_TILES, Phase};
use crate::arg::{Number, Upto, Wide};
use crate::{Seat, fields};

fields! {
    /// A tracked value.
    pub enum Field {
        100 "phase" => Phase: Phase;
        101 "turn" => Turn: Seat;
        102 "round" => Round: Wide<1, 999>, fix;
        103 "over" => Over: shown "no|victory";
        104 "winner" => Winner: Option<Seat>;
        105 "players" => Players: Number<1, 5>;
        106 "goal" => Goal: Number<17, 20>;
        107 "pro" => Pro: bool;
        108 "missions" => Missions: bool;
        109 "depth" => Depth: shown "light";
        110 "guide" => Guide: bool, fix;
        111 "start-player" => StartPlayer: Seat, fix;
        112 "supply" => Supply: Upto<COINS>;
        113 "coin-{}" => Coin(Rewarded): Upto<2>, fix "coin";
        114 "tie" => Tie: bool;
        115 "coins" => Coins(Seat): Upto<COINS>, fix;
        116 "tiles" => Tiles(Seat): Number<LEAST_TILES, MOST_TILES>, fix;
        117 "gems" => Gems(Seat): Upto<MOST_GEMS>, fix;
        118 "alarm" => Alarm(Seat): bool, fix;
        119 "three-pigs" => ThreePigs(Seat): bool;
        120 "ponds" => Ponds(Seat): Upto<MOST_PONDS>;
        121 "hired" => Hired(Seat): bool;
        122 "raw" => Raw(Seat): Upto<MOST_GEMS>;
        123 "stolen" => Stolen(Seat): Upto<49>;
        124 "net" => Net(Seat): Upto<MOST_GEMS>;
        125 "last" => Last(Seat): Upto<MOST_GEMS>;
        126 "points" => Points(Seat): Upto<MOST_GEMS>;
        127 "rank" => Rank(Seat): Number<1, 5>;
        128 "result" => Result(Seat): Number<9, 107>;
        129 "medal" => Medal(Seat): Medal;
    }
}
