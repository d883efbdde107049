//! The moves of Gnome Village.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::Phase;
use super::kinds::{AnyBusiness, AnyTile, Business, By, GnomeNumber, Workshop};
use crate::arg::{Number, OrNone, Upto};
use crate::{BySeat, Seat, moves};

moves! {
    // 6, 14, 17 and 28 were moves of a way of tracking that was removed; their numbers stay unused.
    /// A move.
    pub enum Move in Phase {
        /// Resolves the card Gnome Coins.
        1 "card-coins" in Reveal => CardCoins { n: Number<1, 9> },
        /// Resolves the card Activate; `each` if it shows the symbol for all players.
        2 "card-activate" in Reveal => CardActivate { own: Option<Workshop>, each: BySeat<Option<Workshop>> },
        /// Resolves the card Removal.
        3 "card-remove" in Reveal => CardRemove { seat: OrNone<Seat>, tile: Option<AnyBusiness>, gap: bool },
        /// Resolves the card Roads.
        4 "card-road" in Reveal => CardRoad,
        /// Resolves the card Angry Gnome: which gnome each seat sends home.
        5 "card-angry" in Reveal => CardAngry { each: BySeat<Option<GnomeNumber>> },
        /// Takes the income; a number replaces the computed one.
        7 "earn" in Earn => Earn { n: Option<Upto<30>> },
        /// Buys a business for 1 coin.
        8 "buy-business" in WorkBuy => BuyBusiness { kind: Business, earn: Option<Upto<5>> },
        /// Buys a workshop for 2 coins.
        9 "buy-workshop" in WorkBuy => BuyWorkshop { kind: Workshop },
        /// Gets a road.
        10 "get-road" in WorkBuy => GetRoad { by: By },
        /// Gets a house.
        11 "get-house" in WorkBuy => GetHouse { painter: By, carpenter: By },
        /// Gets a gnome.
        12 "get-gnome" in WorkBuy => GetGnome { by: By },
        /// Moves a gnome.
        13 "move" in Move => Walk { g: GnomeNumber, to: AnyTile },
        /// Acts as Police.
        15 "act-police" in Move => ActPolice,
        /// Acts as Chapel.
        16 "act-chapel" in Move => ActChapel { seat: Seat, g: GnomeNumber },
        /// Acts as Theater.
        18 "act-theater" in Move => ActTheater { n: Option<Upto<254>> },
        /// Acts as Courier.
        19 "act-courier" in Move => ActCourier { kind: Workshop, seat: Seat },
        /// Acts as Military.
        20 "act-military" in Move => ActMilitary,
        /// Acts as Thief.
        21 "act-thief" in Move => ActThief { seat: Seat, n: Option<Upto<254>> },
        /// Acts as Financial Advisor.
        22 "act-advisor" in Move => ActAdvisor,
        /// Acts as Architect.
        23 "act-architect" in Move => ActArchitect,
        /// Acts as Doctor.
        24 "act-doctor" in Move => ActDoctor { kind: Workshop, seat: Seat },
        /// Acts as Airport.
        25 "act-airport" in Move => ActAirport { seat: Seat, tile: AnyTile },
        /// Acts as Construction Site.
        26 "act-site" in Move => ActSite { kind: Business, earn: Option<Upto<5>> },
        /// Acts as Prison.
        27 "act-prison" in Move => ActPrison { seat: Seat, g: GnomeNumber },
        /// Acts as Swimming Pool: a workshop, or in the Dutch reading another business.
        29 "act-pool" in Move => ActPool { kind: Option<Workshop>, business: Option<AnyBusiness> },
        /// Ends the phase; a card has to be resolved first.
        30 "next" in Earn | WorkBuy | Move => Next,
    }
}

impl MoveKind {
    /// Returns the business whose action a move of this kind is.
    #[must_use]
    pub const fn business(self) -> Option<Business> {
        Some(match self {
            Self::ActPolice => Business::Police,
            Self::ActChapel => Business::Chapel,
            Self::ActTheater => Business::Theater,
            Self::ActCourier => Business::Courier,
            Self::ActMilitary => Business::Military,
            Self::ActThief => Business::Thief,
            Self::ActAdvisor => Business::Advisor,
            Self::ActArchitect => Business::Architect,
            Self::ActDoctor => Business::Doctor,
            Self::ActAirport => Business::Airport,
            Self::ActSite => Business::Site,
            Self::ActPrison => Business::Prison,
            Self::ActPool => Business::Pool,
            Self::CardCoins
            | Self::CardActivate
            | Self::CardRemove
            | Self::CardRoad
            | Self::CardAngry
            | Self::Earn
            | Self::BuyBusiness
            | Self::BuyWorkshop
            | Self::GetRoad
            | Self::GetHouse
            | Self::GetGnome
            | Self::Walk
            | Self::Next => return None,
        })
    }
}
