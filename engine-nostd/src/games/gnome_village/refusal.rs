//! Why Gnome Village says no.

use super::kinds::Workshop;
use crate::RuleError;

/// Says which rule refused, with its numbers. The comments give the code of the rules digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Refusal {
    /// E03.
    RevealACardFirst,
    /// E04: how many coins there are, and what it costs.
    NotEnoughCoins {
        /// The coins.
        has: u8,
        /// The price.
        costs: u8,
    },
    /// E05.
    NoIdleTile(Workshop),
    /// E06.
    NoActiveTile(Workshop),
    /// E07: the player has none.
    NoToken(Workshop),
    /// E08: the supply has none.
    NoTokenLeft(Workshop),
    /// E09.
    NoTileLeft(Workshop),
    /// E10.
    NoBusinessLeft,
    /// E11.
    NoFaceDownBusiness,
    /// E12.
    NoRoadLeft,
    /// E13.
    MaxFiveHouses,
    /// E14.
    AllGnomesPlaced,
    /// E15.
    NoFreeHouse,
    /// E16.
    ChooseABusiness,
    /// E17.
    NotYourOwnVillage,
    /// E18.
    TheyDoNotOwnIt,
    /// E19.
    YouDoNotOwnIt,
    /// E20.
    ChooseAGnome,
    /// E21.
    ThatGnomeIsNotWorking,
    /// E22.
    NoSuchGnome,
    /// E23.
    GnomeIsResting,
    /// E24.
    GnomeAlreadyMoved,
    /// E25.
    GnomeIsAway,
    /// E26.
    YourGnomeIsThere,
    /// E27.
    AGnomeIsThere,
    /// E28.
    NoGnomeJustPlacedThere,
    /// E29, in the turn before.
    UsedLastTurn,
    /// E29, in this turn.
    UsedThisTurn,
    /// E30.
    ChooseAnOpponent,
    /// E31.
    ProtectedByMilitary,
    /// E32: how many there are, and how many were named.
    OnlyGnomesAtWork {
        /// The gnomes that there are.
        has: u8,
        /// The gnomes that were named.
        named: u8,
    },
    /// E33.
    BuyerNeedsThreeCoins {
        /// The buyer's coins.
        has: u8,
    },
    /// E34.
    MaxTwoOrAllTheyHave,
    /// E35.
    PrisonIsFull,
    /// E36.
    WorkshopOnly,
    /// E37.
    GnomeMayNotMove,
    /// E38.
    DeluxeTileNotInPlay,
    /// The score pad: that seat has no Hat Business.
    NoHatBusiness,
    /// The score pad: the single leader in Hat Businesses holds the Happy Gnome.
    LeaderHasIt,
    /// The score pad: the box does not hold so many.
    MoreThanTheBox {
        /// What there would be in all.
        total: u8,
        /// What the box holds.
        box_holds: u8,
    },
}

impl Refusal {
    /// Lists the ids of a tracked game.
    pub const IDS: &'static [&'static str] = &[
        "reveal-a-card-first",
        "not-enough-coins",
        "no-idle-tile",
        "no-active-tile",
        "no-token",
        "no-token-left",
        "no-tile-left",
        "no-business-left",
        "no-face-down-business",
        "no-road-left",
        "max-5-houses",
        "all-gnomes-placed",
        "no-free-house",
        "choose-a-business",
        "not-your-own-village",
        "they-do-not-own-it",
        "you-do-not-own-it",
        "choose-a-gnome",
        "that-gnome-is-not-working",
        "no-such-gnome",
        "gnome-is-resting",
        "gnome-already-moved",
        "gnome-is-away",
        "your-gnome-is-there",
        "a-gnome-is-there",
        "no-gnome-just-placed-there",
        "used-last-turn",
        "used-this-turn",
        "choose-an-opponent",
        "protected-by-military",
        "only-gnomes-at-work",
        "buyer-needs-3-coins",
        "max-2-or-all-they-have",
        "prison-is-full",
        "workshop-only",
        "gnome-may-not-move",
        "deluxe-tile-not-in-play",
    ];

    /// Lists the ids of the score pad.
    pub const PAD_IDS: &'static [&'static str] = &["no-hat-business", "leader-has-it", "more-than-the-box"];

    /// Gives its stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::RevealACardFirst => "reveal-a-card-first",
            Self::NotEnoughCoins { .. } => "not-enough-coins",
            Self::NoIdleTile(_) => "no-idle-tile",
            Self::NoActiveTile(_) => "no-active-tile",
            Self::NoToken(_) => "no-token",
            Self::NoTokenLeft(_) => "no-token-left",
            Self::NoTileLeft(_) => "no-tile-left",
            Self::NoBusinessLeft => "no-business-left",
            Self::NoFaceDownBusiness => "no-face-down-business",
            Self::NoRoadLeft => "no-road-left",
            Self::MaxFiveHouses => "max-5-houses",
            Self::AllGnomesPlaced => "all-gnomes-placed",
            Self::NoFreeHouse => "no-free-house",
            Self::ChooseABusiness => "choose-a-business",
            Self::NotYourOwnVillage => "not-your-own-village",
            Self::TheyDoNotOwnIt => "they-do-not-own-it",
            Self::YouDoNotOwnIt => "you-do-not-own-it",
            Self::ChooseAGnome => "choose-a-gnome",
            Self::ThatGnomeIsNotWorking => "that-gnome-is-not-working",
            Self::NoSuchGnome => "no-such-gnome",
            Self::GnomeIsResting => "gnome-is-resting",
            Self::GnomeAlreadyMoved => "gnome-already-moved",
            Self::GnomeIsAway => "gnome-is-away",
            Self::YourGnomeIsThere => "your-gnome-is-there",
            Self::AGnomeIsThere => "a-gnome-is-there",
            Self::NoGnomeJustPlacedThere => "no-gnome-just-placed-there",
            Self::UsedLastTurn => "used-last-turn",
            Self::UsedThisTurn => "used-this-turn",
            Self::ChooseAnOpponent => "choose-an-opponent",
            Self::ProtectedByMilitary => "protected-by-military",
            Self::OnlyGnomesAtWork { .. } => "only-gnomes-at-work",
            Self::BuyerNeedsThreeCoins { .. } => "buyer-needs-3-coins",
            Self::MaxTwoOrAllTheyHave => "max-2-or-all-they-have",
            Self::PrisonIsFull => "prison-is-full",
            Self::WorkshopOnly => "workshop-only",
            Self::GnomeMayNotMove => "gnome-may-not-move",
            Self::DeluxeTileNotInPlay => "deluxe-tile-not-in-play",
            Self::NoHatBusiness => "no-hat-business",
            Self::LeaderHasIt => "leader-has-it",
            Self::MoreThanTheBox { .. } => "more-than-the-box",
        }
    }

    /// Gives what there is and what it takes, where the rule counts something.
    #[must_use]
    pub const fn numbers(self) -> Option<(u8, u8)> {
        match self {
            Self::NotEnoughCoins { has, costs } => Some((has, costs)),
            Self::OnlyGnomesAtWork { has, named } => Some((has, named)),
            Self::BuyerNeedsThreeCoins { has } => Some((has, 3)),
            Self::MoreThanTheBox { total, box_holds } => Some((box_holds, total)),
            _ => None,
        }
    }

    /// Gives the kind of workshop that the message is about.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::NoIdleTile(kind)
            | Self::NoActiveTile(kind)
            | Self::NoToken(kind)
            | Self::NoTokenLeft(kind)
            | Self::NoTileLeft(kind) => Some(kind.word()),
            _ => None,
        }
    }
}

impl From<Refusal> for RuleError {
    fn from(refusal: Refusal) -> Self {
        Self::GnomeVillage(refusal)
    }
}
