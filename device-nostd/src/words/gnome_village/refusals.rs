//! Why a move was refused.

use crate::words::{Entry, word};

/// Messages by the id of the refusal; `{}` stands for the kind of workshop.
pub(super) const REFUSALS: &[Entry] = &[
    word!(
        "a-gnome-is-there",
        [
            "A gnome is already\nstanding there",
            "Daar staat al\neen kabouter",
            "Dort steht schon\nein Gnom",
            "Il y a déjà\nun gnome là-bas",
        ],
    ),
    word!(
        "all-gnomes-placed",
        [
            "All your gnomes are\nalready placed",
            "Al je kabouters\nstaan al in je dorp",
            "Alle deine Gnome\nsind schon im Dorf",
            "Tous vos gnomes sont\ndéjà au village",
        ],
    ),
    word!(
        "bad-player-count",
        [
            "2 to 4 players only",
            "Alleen voor\n2 tot 4 spelers",
            "Nur für\n2 bis 4 Personen",
            "De 2 à 4 joueurs\nseulement",
        ],
    ),
    word!(
        "buyer-needs-3-coins",
        [
            "The buyer needs\n3 coins",
            "De koper heeft\n3 munten nodig",
            "Der Käufer braucht\n3 Münzen",
            "L'acheteur doit avoir\n3 pièces",
        ],
    ),
    word!(
        "choose-a-business",
        [
            "Choose a business\nto remove",
            "Kies een bedrijf\nom te verwijderen",
            "Wähle einen Betrieb\nzum Entfernen",
            "Choisissez un\ncommerce à retirer",
        ],
    ),
    word!(
        "choose-a-gnome",
        [
            "Choose a gnome\nto send home",
            "Kies een kabouter\ndie naar huis gaat",
            "Wähle einen Gnom,\nder heimgeht",
            "Choisissez un gnome\nà renvoyer",
        ],
    ),
    word!(
        "choose-an-opponent",
        ["Choose an opponent", "Kies een tegenspeler", "Wähle einen Gegner", "Choisissez\nun adversaire"],
    ),
    word!(
        "deluxe-tile-not-in-play",
        [
            "Deluxe tile:\nnot in this game",
            "Deluxe-tegel:\nniet in dit spel",
            "Deluxe-Plättchen:\nnicht im Spiel",
            "Tuile Deluxe :\nabsente de la partie",
        ],
    ),
    word!(
        "gnome-already-moved",
        [
            "This gnome has\nalready moved",
            "Deze kabouter heeft\nal bewogen",
            "Dieser Gnom hat sich\nschon bewegt",
            "Ce gnome s'est déjà\ndéplacé",
        ],
    ),
    word!(
        "gnome-is-away",
        [
            "That gnome is not\nin its village",
            "Die kabouter is\nniet in zijn dorp",
            "Dieser Gnom ist nicht\nin seinem Dorf",
            "Ce gnome n'est pas\ndans son village",
        ],
    ),
    word!(
        "gnome-is-resting",
        [
            "This gnome still\nrests this turn",
            "Deze kabouter rust\nnog deze beurt",
            "Dieser Gnom ruht\nnoch in diesem Zug",
            "Ce gnome se repose\nencore ce tour-ci",
        ],
    ),
    word!(
        "gnome-may-not-move",
        [
            "Not the Airport:\nthe gnome stays here",
            "Niet het Vliegveld:\nde kabouter blijft",
            "Flughafen geht nicht:\nder Gnom bleibt hier",
            "Pas l'Aéroport :\nle gnome reste ici",
        ],
    ),
    word!(
        "leader-has-it",
        [
            "It belongs to whoever\nhas the most hats",
            "Wie de meeste mutsen\nheeft, krijgt hem",
            "Den bekommt, wer die\nmeisten Mützen hat",
            "Il va à qui a le plus\nde bonneteries",
        ],
    ),
    word!(
        "max-2-or-all-they-have",
        [
            "At most 2 coins, and\nno more than they own",
            "Hoogstens 2 munten,\nniet meer dan er zijn",
            "Höchstens 2 Münzen,\nnie mehr als da sind",
            "2 pièces au plus,\njamais plus qu'il n'a",
        ],
    ),
    word!(
        "max-5-houses",
        [
            "A village has at most\n5 houses",
            "Een dorp heeft\nhoogstens 5 huizen",
            "Ein Dorf hat\nhöchstens 5 Häuser",
            "5 maisons au plus\npar village",
        ],
    ),
    word!(
        "more-than-the-box",
        [
            "That is more than\nthe box holds",
            "Zoveel zit er niet\nin de doos",
            "So viel ist nicht\nin der Schachtel",
            "Il n'y en a pas\nautant dans la boîte",
        ],
    ),
    word!(
        "no-active-tile",
        ["No active {}", "{}:\ngeen actieve tegel", "{}: kein\naktives Plättchen", "{} :\naucune tuile active"],
    ),
    word!(
        "no-business-left",
        ["No business left", "Er is geen bedrijf\nmeer over", "Kein Betrieb mehr da", "Il ne reste plus\nde commerce"],
    ),
    word!(
        "no-face-down-business",
        [
            "No face-down business\nleft",
            "Geen bedrijf meer\nop de dichte stapel",
            "Kein verdeckter\nBetrieb mehr da",
            "Plus de commerce\nface cachée",
        ],
    ),
    word!(
        "no-free-house",
        [
            "No free house for\na new gnome",
            "Geen vrij huis voor\neen nieuwe kabouter",
            "Kein freies Haus für\neinen neuen Gnom",
            "Pas de maison libre\npour un gnome",
        ],
    ),
    word!(
        "no-gnome-just-placed-there",
        [
            "No gnome has just\nmoved there",
            "Daar kwam net\ngeen kabouter aan",
            "Dort kam gerade\nkein Gnom an",
            "Aucun gnome ne vient\nd'y arriver",
        ],
    ),
    word!(
        "no-hat-business",
        [
            "No Hat Business,\nno Happy Gnome",
            "Zonder mutsenbedrijf\ngeen Blije Kabouter",
            "Ohne Mützenladen kein\nFröhlicher Gnom",
            "Sans bonneterie, pas\nde Gnome heureux",
        ],
    ),
    word!(
        "no-idle-tile",
        ["No idle {}", "{}:\ngeen inactieve tegel", "{}: kein\ninaktives Plättchen", "{} :\naucune tuile inactive"],
    ),
    word!(
        "no-road-left",
        ["No road left", "Er is geen weg\nmeer over", "Kein Weg mehr da", "Il ne reste plus\nde route"],
    ),
    word!(
        "no-such-gnome",
        ["There is no such\ngnome", "Die kabouter\nis er niet", "Diesen Gnom\ngibt es nicht", "Ce gnome n'existe pas"],
    ),
    word!(
        "no-tile-left",
        ["No {}\ntile left", "{}:\ngeen tegel meer over", "{}:\nkein Plättchen mehr", "{} :\nplus aucune tuile"],
    ),
    word!(
        "no-token",
        [
            "You have no\n{} token",
            "{}:\nje hebt geen fiche",
            "{}:\ndu hast keinen Marker",
            "{} : vous\nn'avez pas de jeton",
        ],
    ),
    word!(
        "no-token-left",
        [
            "No {} token\nleft in the supply",
            "{}: geen\nfiche in de voorraad",
            "{}: kein\nMarker im Vorrat",
            "{} : plus de\njeton en réserve",
        ],
    ),
    word!("not-enough-coins", ["Not enough coins", "Niet genoeg munten", "Nicht genug Münzen", "Pas assez de pièces"]),
    word!(
        "not-your-own-village",
        ["Not your own village", "Niet je eigen dorp", "Nicht dein eigenes\nDorf", "Pas votre propre\nvillage"],
    ),
    word!(
        "only-gnomes-at-work",
        [
            "Fewer gnomes are\nat work there",
            "Er werken daar\nminder kabouters",
            "Dort arbeiten\nweniger Gnome",
            "Il y a moins de\ngnomes au travail",
        ],
    ),
    word!(
        "prison-is-full",
        ["The Prison is full", "De Gevangenis is vol", "Das Gefängnis\nist voll", "La Prison est pleine"],
    ),
    word!(
        "protected-by-military",
        [
            "Protected by the\nMilitary",
            "Beschermd door\nde Militair",
            "Vom Militär geschützt",
            "Village protégé\npar le Militaire",
        ],
    ),
    word!(
        "reveal-a-card-first",
        [
            "Reveal a card first",
            "Onthul eerst\neen kaart",
            "Decke zuerst\neine Karte auf",
            "Révélez d'abord\nune carte",
        ],
    ),
    word!(
        "that-gnome-is-not-working",
        [
            "That gnome is not\nat work",
            "Die kabouter is niet\naan het werk",
            "Dieser Gnom arbeitet\ngerade nicht",
            "Ce gnome n'est pas\nau travail",
        ],
    ),
    word!(
        "they-do-not-own-it",
        [
            "That village does not\nhave this tile",
            "Die tegel ligt niet\nin dat dorp",
            "In diesem Dorf gibt\nes das nicht",
            "Ce village n'a pas\ncette tuile",
        ],
    ),
    word!(
        "used-last-turn",
        [
            "You already used it\nlast turn",
            "Vorige beurt heb je\ndit al gebruikt",
            "Schon im letzten Zug\nbenutzt",
            "Déjà utilisé\nau tour précédent",
        ],
    ),
    word!(
        "used-this-turn",
        [
            "You already used it\nthis turn",
            "Deze beurt heb je\ndit al gebruikt",
            "Schon in diesem Zug\nbenutzt",
            "Déjà utilisé\nce tour-ci",
        ],
    ),
    word!(
        "workshop-only",
        [
            "Only a workshop can\nbe chosen",
            "Je mag alleen een\nwerkplaats kiezen",
            "Nur eine Werkstatt\nist möglich",
            "Un atelier seulement",
        ],
    ),
    word!(
        "you-do-not-own-it",
        [
            "You do not have\nthat tile",
            "Die tegel heb je niet",
            "Dieses Plättchen\nhast du nicht",
            "Vous n'avez pas\ncette tuile",
        ],
    ),
    word!(
        "your-gnome-is-there",
        [
            "Your own gnome is\nalready there",
            "Daar staat al\neen kabouter van jou",
            "Dort steht schon\ndein eigener Gnom",
            "Votre propre gnome\ny est déjà",
        ],
    ),
];
