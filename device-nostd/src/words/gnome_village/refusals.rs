//! Why a move was refused.

use engine_nostd::games::gnome_village::{COURIER_PRICE, MAX_HOUSES, Refusal, THEFT};

use crate::words::{Text, text, texts};

/// Why this number of players is not possible.
pub(crate) const PLAYERS: Text = text!([
    "2 to 4 players only",
    "Alleen voor 2 tot 4 spelers",
    "Nur für 2 bis 4 Spieler",
    "De 2 à 4 joueurs seulement",
]);

texts! {
    /// Returns why a rule of the game refuses; `{}` is the kind of workshop that it is about.
    pub(crate) fn refusal(Refusal) {
        RevealACardFirst => [
            "Reveal a card first",
            "Onthul eerst een kaart",
            "Decke zuerst eine Karte auf",
            "Révélez d'abord une carte",
        ];
        NotEnoughCoins { .. } => ["Not enough coins", "Niet genoeg munten", "Nicht genug Münzen", "Pas assez de pièces"];
        NoIdleTile(_) => ["No inactive {}", "{}: geen inactieve tegel", "{}: kein inaktives Plättchen", "{} : aucune tuile inactive"];
        NoActiveTile(_) => ["No active {}", "{}: geen actieve tegel", "{}: kein aktives Plättchen", "{} : aucune tuile active"];
        NoToken(_) => [
            "You have no {} token",
            "{}: je hebt geen fiche",
            "{}: du hast keinen Marker",
            "{} : vous n'avez pas de jeton",
        ];
        NoTokenLeft(_) => [
            "No {} token left in the supply",
            "{}: geen fiche in de voorraad",
            "{}: kein Marker im Vorrat",
            "{} : plus de jeton en réserve",
        ];
        NoTileLeft(_) => ["No {} tile left", "{}: geen tegel meer over", "{}: kein Plättchen mehr", "{} : plus aucune tuile"];
        NoBusinessLeft => ["No business left", "Er is geen bedrijf meer over", "Kein Betrieb mehr da", "Il ne reste plus de commerce"];
        NoFaceDownBusiness => [
            "No face-down business left",
            "Geen bedrijf meer op de gedekte stapel",
            "Kein verdeckter Betrieb mehr da",
            "Plus de commerce face cachée",
        ];
        NoRoadLeft => ["No road left", "Er is geen weg meer over", "Kein Weg mehr da", "Il ne reste plus de route"];
        MaxFiveHouses => with [
            "A village has at most {MAX_HOUSES} houses",
            "Een dorp heeft hoogstens {MAX_HOUSES} huizen",
            "Ein Dorf hat höchstens {MAX_HOUSES} Häuser",
            "{MAX_HOUSES} maisons au plus par village",
        ];
        AllGnomesPlaced => [
            "All your gnomes are already placed",
            "Al je kabouters staan al in je dorp",
            "Alle deine Gnome sind schon im Dorf",
            "Tous vos gnomes sont déjà au village",
        ];
        NoFreeHouse => [
            "No free house for a new gnome",
            "Geen vrij huis voor een nieuwe kabouter",
            "Kein freies Haus für einen neuen Gnom",
            "Pas de maison libre pour un gnome",
        ];
        ChooseABusiness => [
            "Choose a business to remove",
            "Kies een bedrijf om te verwijderen",
            "Wähle einen Betrieb zum Entfernen",
            "Choisissez un commerce à retirer",
        ];
        NotYourOwnVillage => ["Not your own village", "Niet je eigen dorp", "Nicht dein eigenes Dorf", "Pas votre propre village"];
        TheyDoNotOwnIt => [
            "That village does not have this tile",
            "Die tegel ligt niet in dat dorp",
            "In diesem Dorf gibt es das nicht",
            "Ce village n'a pas cette tuile",
        ];
        YouDoNotOwnIt => [
            "You do not have that tile",
            "Die tegel heb je niet",
            "Dieses Plättchen hast du nicht",
            "Vous n'avez pas cette tuile",
        ];
        ChooseAGnome => [
            "Choose a gnome to send home",
            "Kies een kabouter die naar huis gaat",
            "Wähle einen Gnom, der heimgeht",
            "Choisissez un gnome à renvoyer",
        ];
        ThatGnomeIsNotWorking => [
            "That gnome is not at work",
            "Die kabouter is niet aan het werk",
            "Dieser Gnom arbeitet gerade nicht",
            "Ce gnome n'est pas au travail",
        ];
        NoSuchGnome => ["There is no such gnome", "Die kabouter is er niet", "Diesen Gnom gibt es nicht", "Ce gnome n'existe pas"];
        GnomeIsResting => [
            "This gnome still rests this turn",
            "Deze kabouter rust nog deze beurt",
            "Dieser Gnom ruht noch in diesem Zug",
            "Ce gnome se repose encore ce tour-ci",
        ];
        GnomeAlreadyMoved => [
            "This gnome has already moved",
            "Deze kabouter heeft al bewogen",
            "Dieser Gnom hat sich schon bewegt",
            "Ce gnome s'est déjà déplacé",
        ];
        GnomeIsAway => [
            "That gnome is not in its village",
            "Die kabouter is niet in zijn dorp",
            "Dieser Gnom ist nicht in seinem Dorf",
            "Ce gnome n'est pas dans son village",
        ];
        YourGnomeIsThere => [
            "Your own gnome is already there",
            "Daar staat al een kabouter van jou",
            "Dort steht schon dein eigener Gnom",
            "Votre propre gnome y est déjà",
        ];
        AGnomeIsThere => [
            "A gnome is already standing there",
            "Daar staat al een kabouter",
            "Dort steht schon ein Gnom",
            "Il y a déjà un gnome là-bas",
        ];
        NoGnomeJustPlacedThere => [
            "No gnome has just moved there",
            "Daar kwam net geen kabouter aan",
            "Dort kam gerade kein Gnom an",
            "Aucun gnome ne vient d'y arriver",
        ];
        UsedLastTurn => [
            "You already used it last turn",
            "Vorige beurt heb je dit al gebruikt",
            "Schon im letzten Zug benutzt",
            "Déjà utilisé au tour précédent",
        ];
        UsedThisTurn => [
            "You already used it this turn",
            "Deze beurt heb je dit al gebruikt",
            "Schon in diesem Zug benutzt",
            "Déjà utilisé ce tour-ci",
        ];
        ChooseAnOpponent => ["Choose an opponent", "Kies een tegenspeler", "Wähle einen Gegner", "Choisissez un adversaire"];
        ProtectedByMilitary => [
            "Protected by the Military",
            "Beschermd door de Militair",
            "Vom Militär geschützt",
            "Village protégé par le Militaire",
        ];
        OnlyGnomesAtWork { .. } => [
            "Fewer gnomes are at work there",
            "Er werken daar minder kabouters",
            "Dort arbeiten weniger Gnome",
            "Il y a moins de gnomes au travail",
        ];
        BuyerNeedsThreeCoins { .. } => with [
            "The buyer needs {COURIER_PRICE} coins",
            "De koper heeft {COURIER_PRICE} munten nodig",
            "Der Käufer braucht {COURIER_PRICE} Münzen",
            "L'acheteur doit avoir {COURIER_PRICE} pièces",
        ];
        MaxTwoOrAllTheyHave => with [
            "At most {THEFT} coins, and no more than they own",
            "Hoogstens {THEFT} munten, niet meer dan er zijn",
            "Höchstens {THEFT} Münzen, nie mehr als da sind",
            "{THEFT} pièces au plus, jamais plus qu'il n'a",
        ];
        PrisonIsFull => ["The Prison is full", "De Gevangenis is vol", "Das Gefängnis ist voll", "La Prison est pleine"];
        WorkshopOnly => [
            "Only a workshop can be chosen",
            "Je mag alleen een werkplaats kiezen",
            "Nur eine Werkstatt ist möglich",
            "Un atelier seulement",
        ];
        GnomeMayNotMove => [
            "Not the Airport: the gnome stays here",
            "Niet het Vliegveld: de kabouter blijft",
            "Flughafen geht nicht: der Gnom bleibt hier",
            "Pas l'Aéroport : le gnome reste ici",
        ];
        DeluxeTileNotInPlay => [
            "Deluxe tile: not in this game",
            "Deluxe-tegel: niet in dit spel",
            "Deluxe-Plättchen: nicht im Spiel",
            "Tuile Deluxe : absente de la partie",
        ];
        NoWorkshopLeft => ["No workshop left", "Er is geen werkplaats meer over", "Keine Werkstatt mehr da", "Il ne reste plus d'atelier"];
        NoCoinsLeft { .. } => [
            "Fewer coins are left in the supply",
            "Er zijn minder munten in de voorraad",
            "Im Vorrat sind weniger Münzen",
            "Il reste moins de pièces en réserve",
        ];
        NoHatBusiness => [
            "No Hat Business, no Happy Gnome",
            "Zonder Mutsenbedrijf geen Blije Kabouter",
            "Ohne Mützenladen kein Fröhlicher Gnom",
            "Sans Bonneterie, pas de Gnome heureux",
        ];
        LeaderHasIt => [
            "It belongs to whoever has the most hats",
            "Wie de meeste mutsen heeft, krijgt hem",
            "Den bekommt, wer die meisten Mützen hat",
            "Il va à qui a le plus de Bonneteries",
        ];
        MoreThanTheBox { .. } => [
            "That is more than the box holds",
            "Zoveel zit er niet in de doos",
            "So viel ist nicht in der Schachtel",
            "Il n'y en a pas autant dans la boîte",
        ];
    }
}
