//! The moves of Gnome Village.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::kinds::{AnyBusiness, AnyTile, Business, By, GnomeNumber, Workshop};
use crate::verb::{Number, OrNone};
use crate::{BySeat, Seat, moves};

moves! {
    // 6, 14, 17 and 28 were moves of a way of tracking that is gone; their numbers stay unused.
    /// Is a move.
    pub enum Move {
        /// The card Gnome Coins.
        1 "card-coins" => CardCoins { n: Number<1, 9> },
        /// The card Activate; `each` where it shows the symbol for all players.
        2 "card-activate" => CardActivate { own: Option<Workshop>, each: BySeat<Option<Workshop>> },
        /// The card Removal.
        3 "card-remove" => CardRemove { seat: OrNone<Seat>, tile: Option<AnyBusiness>, gap: bool },
        /// The card Roads.
        4 "card-road" => CardRoad {},
        /// The card Angry Gnome: which gnome each seat sends home.
        5 "card-angry" => CardAngry { each: BySeat<Option<GnomeNumber>> },
        /// Takes the income; a number replaces the computed one.
        7 "earn" => Earn { n: Option<Number<0, 30>> },
        /// Buys a business for 1 coin.
        8 "buy-business" => BuyBusiness { kind: Business, earn: Option<Number<0, 5>> },
        /// Buys a workshop for 2 coins.
        9 "buy-workshop" => BuyWorkshop { kind: Workshop },
        /// Gets a road.
        10 "get-road" => GetRoad { by: By },
        /// Gets a house.
        11 "get-house" => GetHouse { painter: By, carpenter: By },
        /// Gets a gnome.
        12 "get-gnome" => GetGnome { by: By },
        /// Moves a gnome.
        13 "move" => Walk { g: GnomeNumber, to: AnyTile },
        /// Acts as Police.
        15 "act-police" => ActPolice {},
        /// Acts as Chapel.
        16 "act-chapel" => ActChapel { seat: Seat, g: GnomeNumber },
        /// Acts as Theater.
        18 "act-theater" => ActTheater { n: Option<Number<0, 254>> },
        /// Acts as Courier.
        19 "act-courier" => ActCourier { kind: Workshop, seat: Seat },
        /// Acts as Military.
        20 "act-military" => ActMilitary {},
        /// Acts as Thief.
        21 "act-thief" => ActThief { seat: Seat, n: Option<Number<0, 254>> },
        /// Acts as Financial Advisor.
        22 "act-advisor" => ActAdvisor {},
        /// Acts as Architect.
        23 "act-architect" => ActArchitect {},
        /// Acts as Doctor.
        24 "act-doctor" => ActDoctor { kind: Workshop, seat: Seat },
        /// Acts as Airport.
        25 "act-airport" => ActAirport { seat: Seat, tile: AnyTile },
        /// Acts as Construction Site.
        26 "act-site" => ActSite { kind: Business, earn: Option<Number<0, 5>> },
        /// Acts as Prison.
        27 "act-prison" => ActPrison { seat: Seat, g: GnomeNumber },
        /// Acts as Swimming Pool: a workshop, or in the Dutch reading another business.
        29 "act-pool" => ActPool { kind: Option<Workshop>, business: Option<AnyBusiness> },
        /// Ends the phase.
        30 "next" => Next {},
    }
}
