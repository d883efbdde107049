//! The tracked values of Gnome Elf Troll by name.

use super::garden::Garden;
use super::produce::Produce;
use super::{FIGURES, HAND, MOST_OF_A_KIND, Phase};
use crate::arg::{Number, Numbers, Upto};
use crate::{Seat, Seats, fields};

fields! {
    /// A tracked value.
    pub enum Field {
        0 "phase" => Phase: Phase;
        1 "turn" => Turn: Seat;
        2 "marker" => Marker: Seat;
        3 "round" => Round: Number<1, 13>;
        4 "pile" => Pile: Upto<36>, fix;
        5 "over" => Over: shown "no|ten|no-tile";
        6 "winner" => Winner: Seats;
        7 "purse" => Purse: Produce, fix;
        8 "garden" => Garden(Seat): Garden, fix;
        9 "hand" => Hand(Seat): Upto<HAND>, fix;
        10 "stock" => Stock(Seat): Numbers<3, FIGURES>;
        11 "control" => Control(Seat): Produce;
        12 "points" => Points(Seat): Upto<MOST_OF_A_KIND>;
        13 "rank" => Rank(Seat): Number<1, 4>;
    }
    position Laid { Round, Marker, Turn, Phase, Garden, Purse }
}
