//! Why a move was refused.

use engine_nostd::games::gnome_village::{COURIER_PRICE, MAX_HOUSES, Refusal, THEFT};

use crate::words::{Text, text, texts};

/// Why this number of players is not possible.
pub(crate) const PLAYERS: Text = text!([
    "2 to 4 players only",
    "Alleen voor\n2 tot 4 spelers",
    "Nur für\n2 bis 4 Personen",
    "De 2 à 4 joueurs\nseulement",
]);

texts! {
    /// Returns why a rule of the game refuses; `{}` is the kind of workshop that it is about.
    pub(crate) fn refusal(Refusal) {
        RevealACardFirst => [
            "Reveal a card first",
            "Onthul eerst\neen kaart",
            "Decke zuerst\neine Karte auf",
            "Révélez d'abord\nune carte",
        ];
        NotEnoughCoins { .. } => ["Not enough coins", "Niet genoeg munten", "Nicht genug Münzen", "Pas assez de pièces"];
        NoIdleTile(_) => ["No idle {}", "{}:\ngeen inactieve tegel", "{}: kein\ninaktives Plättchen", "{} :\naucune tuile inactive"];
        NoActiveTile(_) => ["No active {}", "{}:\ngeen actieve tegel", "{}: kein\naktives Plättchen", "{} :\naucune tuile active"];
        NoToken(_) => [
            "You have no\n{} token",
            "{}:\nje hebt geen fiche",
            "{}:\ndu hast keinen Marker",
            "{} : vous\nn'avez pas de jeton",
        ];
        NoTokenLeft(_) => [
            "No {} token\nleft in the supply",
            "{}: geen\nfiche in de voorraad",
            "{}: kein\nMarker im Vorrat",
            "{} : plus de\njeton en réserve",
        ];
        NoTileLeft(_) => ["No {}\ntile left", "{}:\ngeen tegel meer over", "{}:\nkein Plättchen mehr", "{} :\nplus aucune tuile"];
        NoBusinessLeft => ["No business left", "Er is geen bedrijf\nmeer over", "Kein Betrieb mehr da", "Il ne reste plus\nde commerce"];
        NoFaceDownBusiness => [
            "No face-down business\nleft",
            "Geen bedrijf meer\nop de dichte stapel",
            "Kein verdeckter\nBetrieb mehr da",
            "Plus de commerce\nface cachée",
        ];
        NoRoadLeft => ["No road left", "Er is geen weg\nmeer over", "Kein Weg mehr da", "Il ne reste plus\nde route"];
        MaxFiveHouses => with [
            "A village has at most\n{MAX_HOUSES} houses",
            "Een dorp heeft\nhoogstens {MAX_HOUSES} huizen",
            "Ein Dorf hat\nhöchstens {MAX_HOUSES} Häuser",
            "{MAX_HOUSES} maisons au plus\npar village",
        ];
        AllGnomesPlaced => [
            "All your gnomes are\nalready placed",
            "Al je kabouters\nstaan al in je dorp",
            "Alle deine Gnome\nsind schon im Dorf",
            "Tous vos gnomes sont\ndéjà au village",
        ];
        NoFreeHouse => [
            "No free house for\na new gnome",
            "Geen vrij huis voor\neen nieuwe kabouter",
            "Kein freies Haus für\neinen neuen Gnom",
            "Pas de maison libre\npour un gnome",
        ];
        ChooseABusiness => [
            "Choose a business\nto remove",
            "Kies een bedrijf\nom te verwijderen",
            "Wähle einen Betrieb\nzum Entfernen",
            "Choisissez un\ncommerce à retirer",
        ];
        NotYourOwnVillage => ["Not your own village", "Niet je eigen dorp", "Nicht dein eigenes\nDorf", "Pas votre propre\nvillage"];
        TheyDoNotOwnIt => [
            "That village does not\nhave this tile",
            "Die tegel ligt niet\nin dat dorp",
            "In diesem Dorf gibt\nes das nicht",
            "Ce village n'a pas\ncette tuile",
        ];
        YouDoNotOwnIt => [
            "You do not have\nthat tile",
            "Die tegel heb je niet",
            "Dieses Plättchen\nhast du nicht",
            "Vous n'avez pas\ncette tuile",
        ];
        ChooseAGnome => [
            "Choose a gnome\nto send home",
            "Kies een kabouter\ndie naar huis gaat",
            "Wähle einen Gnom,\nder heimgeht",
            "Choisissez un gnome\nà renvoyer",
        ];
        ThatGnomeIsNotWorking => [
            "That gnome is not\nat work",
            "Die kabouter is niet\naan het werk",
            "Dieser Gnom arbeitet\ngerade nicht",
            "Ce gnome n'est pas\nau travail",
        ];
        NoSuchGnome => ["There is no such\ngnome", "Die kabouter\nis er niet", "Diesen Gnom\ngibt es nicht", "Ce gnome n'existe pas"];
        GnomeIsResting => [
            "This gnome still\nrests this turn",
            "Deze kabouter rust\nnog deze beurt",
            "Dieser Gnom ruht\nnoch in diesem Zug",
            "Ce gnome se repose\nencore ce tour-ci",
        ];
        GnomeAlreadyMoved => [
            "This gnome has\nalready moved",
            "Deze kabouter heeft\nal bewogen",
            "Dieser Gnom hat sich\nschon bewegt",
            "Ce gnome s'est déjà\ndéplacé",
        ];
        GnomeIsAway => [
            "That gnome is not\nin its village",
            "Die kabouter is\nniet in zijn dorp",
            "Dieser Gnom ist nicht\nin seinem Dorf",
            "Ce gnome n'est pas\ndans son village",
        ];
        YourGnomeIsThere => [
            "Your own gnome is\nalready there",
            "Daar staat al\neen kabouter van jou",
            "Dort steht schon\ndein eigener Gnom",
            "Votre propre gnome\ny est déjà",
        ];
        AGnomeIsThere => [
            "A gnome is already\nstanding there",
            "Daar staat al\neen kabouter",
            "Dort steht schon\nein Gnom",
            "Il y a déjà\nun gnome là-bas",
        ];
        NoGnomeJustPlacedThere => [
            "No gnome has just\nmoved there",
            "Daar kwam net\ngeen kabouter aan",
            "Dort kam gerade\nkein Gnom an",
            "Aucun gnome ne vient\nd'y arriver",
        ];
        UsedLastTurn => [
            "You already used it\nlast turn",
            "Vorige beurt heb je\ndit al gebruikt",
            "Schon im letzten Zug\nbenutzt",
            "Déjà utilisé\nau tour précédent",
        ];
        UsedThisTurn => [
            "You already used it\nthis turn",
            "Deze beurt heb je\ndit al gebruikt",
            "Schon in diesem Zug\nbenutzt",
            "Déjà utilisé\nce tour-ci",
        ];
        ChooseAnOpponent => ["Choose an opponent", "Kies een tegenspeler", "Wähle einen Gegner", "Choisissez\nun adversaire"];
        ProtectedByMilitary => [
            "Protected by the\nMilitary",
            "Beschermd door\nde Militair",
            "Vom Militär geschützt",
            "Village protégé\npar le Militaire",
        ];
        OnlyGnomesAtWork { .. } => [
            "Fewer gnomes are\nat work there",
            "Er werken daar\nminder kabouters",
            "Dort arbeiten\nweniger Gnome",
            "Il y a moins de\ngnomes au travail",
        ];
        BuyerNeedsThreeCoins { .. } => with [
            "The buyer needs\n{COURIER_PRICE} coins",
            "De koper heeft\n{COURIER_PRICE} munten nodig",
            "Der Käufer braucht\n{COURIER_PRICE} Münzen",
            "L'acheteur doit avoir\n{COURIER_PRICE} pièces",
        ];
        MaxTwoOrAllTheyHave => with [
            "At most {THEFT} coins, and\nno more than they own",
            "Hoogstens {THEFT} munten,\nniet meer dan er zijn",
            "Höchstens {THEFT} Münzen,\nnie mehr als da sind",
            "{THEFT} pièces au plus,\njamais plus qu'il n'a",
        ];
        PrisonIsFull => ["The Prison is full", "De Gevangenis is vol", "Das Gefängnis\nist voll", "La Prison est pleine"];
        WorkshopOnly => [
            "Only a workshop can\nbe chosen",
            "Je mag alleen een\nwerkplaats kiezen",
            "Nur eine Werkstatt\nist möglich",
            "Un atelier seulement",
        ];
        GnomeMayNotMove => [
            "Not the Airport:\nthe gnome stays here",
            "Niet het Vliegveld:\nde kabouter blijft",
            "Flughafen geht nicht:\nder Gnom bleibt hier",
            "Pas l'Aéroport :\nle gnome reste ici",
        ];
        DeluxeTileNotInPlay => [
            "Deluxe tile:\nnot in this game",
            "Deluxe-tegel:\nniet in dit spel",
            "Deluxe-Plättchen:\nnicht im Spiel",
            "Tuile Deluxe :\nabsente de la partie",
        ];
        NoHatBusiness => [
            "No Hat Business,\nno Happy Gnome",
            "Zonder mutsenbedrijf\ngeen Blije Kabouter",
            "Ohne Mützenladen kein\nFröhlicher Gnom",
            "Sans bonneterie, pas\nde Gnome heureux",
        ];
        LeaderHasIt => [
            "It belongs to whoever\nhas the most hats",
            "Wie de meeste mutsen\nheeft, krijgt hem",
            "Den bekommt, wer die\nmeisten Mützen hat",
            "Il va à qui a le plus\nde bonneteries",
        ];
        MoreThanTheBox { .. } => [
            "That is more than\nthe box holds",
            "Zoveel zit er niet\nin de doos",
            "So viel ist nicht\nin der Schachtel",
            "Il n'y en a pas\nautant dans la boîte",
        ];
    }
}
