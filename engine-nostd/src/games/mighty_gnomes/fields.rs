//! The tracked values of Mighty Gnomes by name.

use super::Phase;
use super::kinds::{Animal, Gnome, Resource, Track};
use super::placing::DISPLAY;
use super::player::{LARGEST_TILE, MOST_KEYS, MOST_VP};
use super::supply::{CHESTS, COINS, MOST_ROOM, STEPS, TOKENS};
use super::trail::{LONGEST_TRAIL, OPEN_CHESTS};
use super::turn::{LAPS, ROUNDS};
use crate::arg::{Number, Upto, Wide};
use crate::field::Nth;
use crate::{Seat, Seats, fields};

fields! {
    /// A tracked value.
    pub enum Field {
        0 "phase" => Phase: Phase;
        1 "turn" => Turn: Seat;
        2 "turn-in-round" => TurnInRound: Number<1, LAPS>;
        3 "round" => Round: Number<1, ROUNDS>;
        4 "first" => First: Seat;
        5 "winner" => Winner: Seats;
        6 "over" => Over: shown "no|five-rounds";
        /// The way of tracking. Records expect it, though there is only one.
        7 "tracking" => Tracking: shown "full";
        8 "order" => Order: shown "SEAT,..";
        9 "tile-used" => TileUsed: Upto<1>;
        10 "books" => Books: Upto<4>;
        11 "golden" => Golden: Upto<1>;
        12 "steps-to-go" => StepsToGo: Upto<4>;
        13 "chest-offers" => ChestOffers: Upto<OPEN_CHESTS>;
        14 "free-upgrades" => FreeUpgrades: Upto<1>;
        15 "sup-coins" => SupplyOfCoins: Upto<COINS>;
        16 "sup-{}" => Supply(Resource): Upto<TOKENS>;
        17 "bag" => Bag: Upto<CHESTS>;
        18 "open" => Open: Upto<OPEN_CHESTS>;
        19 "stock-{}" => Stock(Gnome): Upto<4>;
        20 "cost-{}" => Cost(Gnome): shown "N,N,N,N,N,N|none";
        21 "steps-{}" => Steps(Track): Upto<STEPS>;
        22 "step-{}-{}" => Step(Track, Nth<STEPS>): shown "N,N,N";
        23 "druid-size" => DruidSize: Upto<LARGEST_TILE>;
        24 "trail" => Trail: Upto<LONGEST_TRAIL>;
        25 "claiming-queue" => ClaimingQueue: shown "SEAT,..|none";
        26 "rewards-taken" => RewardsTaken: shown "reward,..|none";
        27 "display-uses" => DisplayUses: Upto<DISPLAY>;
        28 "points" => Points(Seat): Wide<0, 9999>;
        29 "rank" => Rank(Seat): Number<1, 4>;
        30 "items" => Items(Seat): Upto<99>;
        31 "crystals" => Crystals(Seat): Upto<TOKENS>;
        32 "gnomes" => Gnomes(Seat): Wide<0, 999>;
        33 "animals" => Animals(Seat): Upto<99>;
        34 "vp" => Vp(Seat): Wide<0, MOST_VP>, fix;
        35 "coins" => Coins(Seat): Upto<COINS>, fix;
        36 "{}" => Resource(Seat, Resource): Upto<TOKENS>, fix "resources";
        37 "keys" => Keys(Seat): Upto<MOST_KEYS>, fix;
        38 "closed" => Closed(Seat): Upto<CHESTS>, fix;
        39 "opened" => Opened(Seat): Upto<CHESTS>, fix;
        40 "{}" => AnimalsShown(Seat, Animal): Upto<CHESTS>, fix "animals-shown";
        41 "wild" => Wild(Seat): Upto<CHESTS>, fix;
        42 "pos" => Pos(Seat): Wide<0, 255>, fix;
        43 "{}" => Cards(Seat, Gnome): Upto<4>, fix "cards";
        44 "used" => Used(Seat): shown "SIZE,..|none";
        45 "bed" => Bed(Seat): Upto<LARGEST_TILE>, fix;
        46 "free-tiles" => FreeTiles(Seat): Upto<1>;
        47 "magic-uses" => MagicUses(Seat): Upto<4>;
        48 "alchemist-uses" => AlchemistUses(Seat): Upto<4>;
        49 "druid-left" => DruidLeft(Seat): Upto<4>;
        50 "{}-level" => Level(Seat, Track): Upto<STEPS>, fix "level";
        51 "{}-capacity" => Capacity(Seat, Track): Upto<MOST_ROOM>;
        52 "excess" => Excess(Seat): Upto<40>;
        53 "forest-tiles" => ForestTiles(Seat): Upto<LAPS>;
        54 "attic-tiles" => AtticTiles(Seat): Upto<LAPS>;
        // 55 and 56 were numbers that only the score pad counts now; they stay unused.
    }
}
