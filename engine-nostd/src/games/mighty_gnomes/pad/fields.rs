//! The numbers of the score pad of Mighty Gnomes by name, those that are entered first.

use super::Phase;
use crate::arg::{Number, Upto, Wide};
use crate::games::mighty_gnomes::kinds::{Animal, Gnome};
use crate::games::mighty_gnomes::player::{LARGEST_TILE, MOST_KEYS, MOST_VP};
use crate::games::mighty_gnomes::supply::{CHESTS, COINS, STEPS, TOKENS};
use crate::games::mighty_gnomes::turn::ROUNDS;
use crate::{Seat, Seats, fields};

/// The tokens of all basic resources together.
pub(super) const BASIC: u8 = 4 * TOKENS;
/// The steps of both tracks together.
const UPGRADES: u8 = 2 * STEPS;

fields! {
    /// A number of the score pad.
    pub enum Field {
        0 "vp" => Vp(Seat): Wide<0, MOST_VP>, fix;
        1 "coins" => Coins(Seat): Upto<COINS>, fix;
        2 "basic" => Basic(Seat): Upto<BASIC>, fix;
        3 "crystal" => Crystal(Seat): Upto<TOKENS>, fix;
        4 "keys" => Keys(Seat): Upto<MOST_KEYS>, fix;
        5 "opened" => Opened(Seat): Upto<CHESTS>, fix;
        6 "{}" => AnimalsShown(Seat, Animal): Upto<CHESTS>, fix "animals-shown";
        7 "wild" => Wild(Seat): Upto<CHESTS>, fix;
        8 "{}" => Cards(Seat, Gnome): Upto<4>, fix "cards";
        9 "upgrades" => Upgrades(Seat): Upto<UPGRADES>, fix;
        10 "bed" => Bed(Seat): Number<1, LARGEST_TILE>, fix;
        11 "place" => Place(Seat): Number<1, 4>, fix;
        12 "points" => Points(Seat): Wide<0, 9999>;
        13 "rank" => Rank(Seat): Number<1, 4>;
        14 "items" => Items(Seat): Upto<99>;
        15 "crystals" => Crystals(Seat): Upto<TOKENS>;
        16 "gnomes" => Gnomes(Seat): Wide<0, 999>;
        17 "animals" => Animals(Seat): Upto<99>;
        18 "winner" => Winner: Seats;
        19 "phase" => Phase: Phase;
        20 "turn" => Turn: Seat;
        21 "round" => Round: Number<ROUNDS, ROUNDS>;
        22 "over" => Over: shown "no|five-rounds";
        23 "order" => Order: shown "SEAT,..|none";
    }
}

impl Field {
    /// Lists everything that is counted of a player, in the order of the questions: cards before what only their owners
    /// are asked.
    pub(super) fn counted(seat: Seat) -> impl Iterator<Item = Self> {
        let before = [
            Self::Vp(seat),
            Self::Coins(seat),
            Self::Basic(seat),
            Self::Crystal(seat),
            Self::Keys(seat),
            Self::Opened(seat),
            Self::AnimalsShown(seat, Animal::Frog),
            Self::AnimalsShown(seat, Animal::B),
            Self::AnimalsShown(seat, Animal::C),
            Self::Wild(seat),
        ];
        let cards = Gnome::ALL.iter().map(move |gnome| Self::Cards(seat, *gnome));
        before.into_iter().chain(cards).chain([Self::Upgrades(seat), Self::Bed(seat), Self::Place(seat)])
    }
}
