//! The tracked values of light Gnome Elf Troll by name.

use super::super::MOST_OF_A_KIND;
use super::super::produce::Produce;
use super::Phase;
use crate::arg::{Number, Upto};
use crate::{Seat, Seats, fields};

fields! {
    /// A tracked value.
    pub enum Field {
        100 "phase" => Phase: Phase;
        101 "turn" => Turn: Seat, fix;
        102 "marker" => Marker: Seat, fix;
        103 "round" => Round: Number<1, 13>, fix;
        104 "pile" => Pile: Upto<36>;
        105 "over" => Over: shown "no|ten|no-tile";
        106 "winner" => Winner: Seats;
        107 "pumpkins" => Pumpkins(Seat): Upto<MOST_OF_A_KIND>, fix;
        108 "apples" => Apples(Seat): Upto<MOST_OF_A_KIND>, fix;
        109 "beans" => Beans(Seat): Upto<MOST_OF_A_KIND>, fix;
        110 "control" => Control(Seat): Produce;
        111 "counted" => Counted(Seat): Upto<1>;
        112 "points" => Points(Seat): Upto<MOST_OF_A_KIND>;
        113 "rank" => Rank(Seat): Number<1, 4>;
        114 "guide" => Guide: bool, fix;
    }
    position Laid { Phase, Turn, Marker, Round, Pumpkins, Apples, Beans }
}
