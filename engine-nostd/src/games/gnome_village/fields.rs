//! The tracked values of Gnome Village by name.

use super::kinds::{Business, GnomeNumber, Side, Workshop};
use super::place::AnyPlace;
use super::village::{MAX_BUSINESSES, MAX_GNOMES, MAX_HOUSES};
use super::{COINS, DECK, FIRST_HOUSES, FIRST_ROADS, Phase, TOKENS};
use crate::arg::{Number, Upto, Wide};
use crate::field::Nth;
use crate::{Seat, Seats, fields};

/// The number of a workshop among its kind.
type ShopNumber = Nth<5>;
/// The number of a business among its kind.
type BusinessNumber = Nth<{ MAX_BUSINESSES as u8 }>;
/// The number of a gnome of a player.
type NthGnome = Nth<{ MAX_GNOMES as u8 }>;

fields! {
    /// A tracked value.
    pub enum Field {
        0 "phase" => Phase: Phase, fix;
        1 "turn" => Turn: Option<Seat>, fix;
        2 "round" => Round: Wide<1, 999>, fix;
        3 "over" => Over: shown "no|last-gnome";
        4 "winner" => Winner: Seats;
        5 "coin-supply" => CoinSupply: Upto<COINS>;
        6 "road-stack" => RoadStack: Upto<35>;
        7 "houses-in-stack" => HousesInStack: Upto<12>;
        8 "workshop-stack-{}" => WorkshopStack(Workshop): Upto<5>;
        9 "token-supply-{}" => TokenSupply(Workshop): Upto<TOKENS>;
        10 "businesses-left" => BusinessesLeft: Upto<27>, fix;
        11 "businesses-face-down" => BusinessesFaceDown: Upto<25>;
        12 "forest-deck" => ForestDeck: Number<1, DECK>, fix;
        13 "happy-gnome" => HappyGnome: Option<Seat>, fix;
        14 "end-trigger" => EndTrigger: Option<Seat>;
        15 "earn-value-{}" => EarnValue(Business): Upto<5>, fix "earn-value";
        16 "open-action" => OpenAction: shown "SEAT:B#N|none";
        17 "open-gnome" => OpenGnome: Option<GnomeNumber>;
        18 "coins-spent" => CoinsSpent: Upto<250>;
        19 "advisor-mark" => AdvisorMark: bool;
        20 "points" => Points(Seat): Upto<250>;
        21 "rank" => Rank(Seat): Number<1, 4>;
        22 "tiles" => Tiles(Seat): Upto<97>;
        23 "coins" => Coins(Seat): Upto<COINS>, fix;
        24 "roads" => Roads(Seat): Number<FIRST_ROADS, 40>, fix;
        25 "houses" => Houses(Seat): Number<FIRST_HOUSES, MAX_HOUSES>, fix;
        26 "gnomes" => Gnomes(Seat): Number<1, { MAX_GNOMES as u8 }>, fix;
        27 "{}" => Shops(Seat, Workshop): Upto<5>, fix "workshops";
        28 "{}-active" => ActiveShops(Seat, Workshop): Upto<5>;
        29 "{}#{}" => ShopSide(Seat, Workshop, ShopNumber): Side, fix "side";
        30 "tokens-{}" => Tokens(Seat, Workshop): Upto<TOKENS>, fix "tokens";
        31 "{}" => Businesses(Seat, Business): Upto<27>, fix "businesses";
        32 "{}#{}-earn" => Earn(Seat, Business, BusinessNumber): Upto<5>, fix "earn";
        33 "{}#{}-used" => Used(Seat, Business, BusinessNumber): Seats, fix "used";
        34 "g{}" => Place(Seat, NthGnome): AnyPlace, fix "place";
        35 "g{}-airport" => Airport(Seat, NthGnome): shown "airport#N|gone|none";
        36 "g{}-captor" => Captor(Seat, NthGnome): Option<Seat>;
        37 "g{}-resting" => Resting(Seat, NthGnome): bool, fix "resting";
        38 "g{}-moved" => Moved(Seat, NthGnome): bool;
        39 "g{}-no-earn" => NoEarn(Seat, NthGnome): bool;
        40 "protected" => Protected(Seat): bool, fix;
        41 "protected-by" => ProtectedBy(Seat): Option<GnomeNumber>, fix;
        42 "gap" => Gap(Seat): bool, fix;
        // 43 to 46 were fields that were removed; their numbers stay unused.
    }
}
