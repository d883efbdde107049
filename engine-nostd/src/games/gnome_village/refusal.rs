//! Why Gnome Village says no.

use super::COURIER_PRICE;
use super::kinds::Workshop;
use crate::refusals;

refusals! {
    /// The rule that refused, with its numbers. The codes are those of the rules digest.
    pub enum Refusal {
        /// A card has to be resolved before the phase ends (E03).
        "reveal-a-card-first": RevealACardFirst,
        /// The player has fewer coins than the price (E04).
        full light "not-enough-coins": NotEnoughCoins { has, costs },
        /// No workshop of the kind is idle (E05).
        "no-idle-tile": NoIdleTile(Workshop),
        /// No workshop of the kind is active (E06).
        "no-active-tile": NoActiveTile(Workshop),
        /// The player has no token of the kind (E07).
        "no-token": NoToken(Workshop),
        /// The supply has no token of the kind (E08).
        "no-token-left": NoTokenLeft(Workshop),
        /// All workshops of the kind are in villages (E09).
        "no-tile-left": NoTileLeft(Workshop),
        /// All businesses are in villages (E10).
        full light "no-business-left": NoBusinessLeft,
        /// No business lies face down (E11).
        "no-face-down-business": NoFaceDownBusiness,
        /// All roads are in villages (E12).
        "no-road-left": NoRoadLeft,
        /// A village has five houses at most (E13).
        "max-5-houses": MaxFiveHouses,
        /// The player has placed all gnomes (E14).
        full light "all-gnomes-placed": AllGnomesPlaced,
        /// A new gnome needs a house of its own (E15).
        "no-free-house": NoFreeHouse,
        /// The card removes a business (E16).
        "choose-a-business": ChooseABusiness,
        /// The card removes nothing from the player's own village (E17).
        full light "not-your-own-village": NotYourOwnVillage,
        /// The other village has no such tile (E18).
        full light "they-do-not-own-it": TheyDoNotOwnIt,
        /// The player's own village has no such tile (E19).
        "you-do-not-own-it": YouDoNotOwnIt,
        /// Several gnomes are at work, and one has to be chosen (E20).
        "choose-a-gnome": ChooseAGnome,
        /// The chosen gnome is not at work (E21).
        "that-gnome-is-not-working": ThatGnomeIsNotWorking,
        /// The player has no such gnome (E22).
        "no-such-gnome": NoSuchGnome,
        /// The gnome lies down (E23).
        "gnome-is-resting": GnomeIsResting,
        /// The gnome has moved in this turn (E24).
        "gnome-already-moved": GnomeAlreadyMoved,
        /// The gnome is outside its village (E25).
        "gnome-is-away": GnomeIsAway,
        /// A gnome of the player is on the tile, or the tile is reserved for one (E26).
        "your-gnome-is-there": YourGnomeIsThere,
        /// A gnome is on the tile (E27).
        "a-gnome-is-there": AGnomeIsThere,
        /// No gnome has just come to a tile with that action (E28).
        "no-gnome-just-placed-there": NoGnomeJustPlacedThere,
        /// The player used the action in the turn before (E29).
        "used-last-turn": UsedLastTurn,
        /// The player used the action in this turn (E29).
        "used-this-turn": UsedThisTurn,
        /// The action needs an opponent (E30).
        full light "choose-an-opponent": ChooseAnOpponent,
        /// Military protects the village (E31).
        "protected-by-military": ProtectedByMilitary,
        /// More gnomes were named than there are at work (E32).
        "only-gnomes-at-work": OnlyGnomesAtWork { has, named },
        /// The buyer cannot pay the Courier (E33).
        "buyer-needs-3-coins": BuyerNeedsThreeCoins { has, needs = COURIER_PRICE },
        /// The Thief takes two coins at most, or all there are (E34).
        "max-2-or-all-they-have": MaxTwoOrAllTheyHave,
        /// The Prison holds a gnome (E35).
        "prison-is-full": PrisonIsFull,
        /// In this reading the Swimming Pool activates workshops only (E36).
        "workshop-only": WorkshopOnly,
        /// The Swimming Pool lets no gnome fly (E37).
        "gnome-may-not-move": GnomeMayNotMove,
        /// Only the Deluxe edition has that business (E38).
        "deluxe-tile-not-in-play": DeluxeTileNotInPlay,
        /// All workshops are in villages, whatever their kind (E09).
        light "no-tile-left": NoWorkshopLeft,
        /// The supply has fewer coins.
        light "no-coins-left": NoCoinsLeft { has, needs },
        /// Whoever holds the Happy Gnome has a Hat Business.
        pad "no-hat-business": NoHatBusiness,
        /// The single leader in Hat Businesses holds the Happy Gnome.
        pad "leader-has-it": LeaderHasIt,
        /// The box does not hold that many.
        pad "more-than-the-box": MoreThanTheBox { box_holds, total },
    }
}
