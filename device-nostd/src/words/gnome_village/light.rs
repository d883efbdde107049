//! Names of what a light game has.

use engine_nostd::games::gnome_village::{
    COINS_OF_A_CARD, CoinsIn, EFFECT_PRICE, FINE, GnomeBy, LightFixable, LightMoveKind, LightOffer, LightOption,
    LightPhase, PointBusiness,
};

use super::info::*;
use crate::words::{Text, named, text};

named! {
    LightMoveKind {
        BuyWorkshop => ["Workshop", "Werkplaats", "Werkstatt", "Atelier"] rule 53 BUY_WORKSHOP;
        GetGnome => ["Gnome", "Kabouter", "Gnom", "Gnome"] rule 62 GET_GNOME;
        BuyBusiness => ["Business", "Bedrijf", "Betrieb", "Commerce"] rule 52 BUY_BUSINESS;
        CardRemove => ["Card takes a tile", "Kaart pakt tegel", "Plättchen entfernt", "Tuile retirée"] title ["Card takes a tile", "Kaart neemt een tegel", "Karte nimmt Plättchen", "Carte prend une tuile"] rule 25 LOSES;
        Pay => ["Pays", "Betaalt", "Zahlt", "Paie"] rule 91 PAYS;
        ActPolice => with ["Each pays {FINE}", "Ieder betaalt {FINE}", "Jeder zahlt {FINE}", "Chacun paie {FINE}"] rule 83 EACH_PAYS;
        Next => ["Go on", "Verder", "Weiter", "Suite"] rule 17 NEXT;
        Tiles => ["Tiles", "Tegels", "Plättchen", "Tuiles"] rule 118 TILES;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 30 DIALLED;
    }
}

named! {
    LightPhase {
        Reveal => ["Reveal", "Onthullen", "Aufdecken", "Révéler"] rule 24 CARD;
        Earn => ["Earn", "Verdienen", "Verdienen", "Gagner"] rule 35 EARN;
        WorkBuy => ["Work & Buy", "Werken & Kopen", "Arbeiten & Kaufen", "Travail et achats"] title ["Work & Buy", "Werken & Kopen", "Arbeiten & Kaufen", "Travailler et acheter"] rule 51 WORK_BUY;
        Move => ["Move", "Bewegen", "Bewegen", "Se déplacer"] rule 72 PHASE_MOVE;
        Turn => ["Your turn", "Jouw beurt", "Dein Zug", "À toi"] rule 17 NEXT;
        Count => ["Count once more", "Nog eens tellen", "Noch einmal zählen", "Recompter"] rule 117 RECOUNT;
        Tiles => ["Tiles", "Tegels", "Plättchen", "Tuiles"] rule 118 TILES;
        Over => ["Game over", "Afgelopen", "Spielende", "Partie finie"] rule 117 OVER;
    }
}

named! {
    LightFixable {
        Turn => ["Turn", "Aan de beurt", "Am Zug", "Tour de"] rule 16 TURN;
        Round => ["Round", "Ronde", "Runde", "Manche"] rule 16 TURN;
        Guide => ["Guide", "Hulp", "Hinweise", "Guide"] rule 17 GUIDE;
        CoinsIn => ["Coins are", "Munten zijn", "Münzen sind", "Pièces"] rule 119 COINS_SWITCHED;
        HappyGnome => ["Happy Gnome", "Blije Kabouter", "Fröhlicher Gnom", "Gnome heureux"] rule 81 HAPPY;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 115 COINS;
        Workshops => ["Workshops", "Werkplaatsen", "Werkstätten", "Ateliers"] rule 111 WORKSHOPS;
        Gnomes => ["Lit houses, gnomes", "Lichten aan, kabouters", "Häuser mit Licht, Gnome", "Gnomes, lumières"] rule 112 LIT_HOUSES;
        Restaurants => ["Restaurants"] rule 113 RESTAURANTS;
        Hats => ["Hat Businesses", "Mutsenbedrijven", "Mützenläden", "Bonneteries"] rule 114 HATS;
    }
}

named! {
    LightOption {
        Deluxe => ["Deluxe tiles", "Deluxe-tegels", "Deluxe-Plättchen", "Tuiles Deluxe"] rule 100 DELUXE;
        Kids => ["Children under 12", "Kinderen onder 12", "Kinder unter 12", "Moins de 12 ans"] rule 108 KIDS;
        // Never asked: actions stay on the table.
        Pool => ["Swimming Pool", "Zwam-bad", "Schwimmbad", "Piscine"] rule 106 OPTION_POOL;
        Guide => ["Guide", "Hulp", "Hinweise", "Guide"] rule 17 GUIDE;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 119 COINS_IN;
    }
}

named! {
    LightOffer {
        Pays => ["Pays", "Betaalt", "Zahlt", "Paie"] rule 91 PAYS;
        Gets => ["Gets", "Krijgt", "Bekommt", "Reçoit"] rule 104 PAYS;
    }
}

named! {
    PointBusiness {
        Restaurant => ["Restaurant"] rule 113 RESTAURANT;
        Hat => ["Hat", "Muts", "Mütze", "Bonnet"] title ["Hat Business", "Mutsenbedrijf", "Mützenladen", "Bonneterie"] rule 114 HAT;
    }
}

named! {
    GnomeBy {
        Coins => ["Gnome", "Kabouter", "Gnom", "Gnome"] rule 62 GET_GNOME;
        Shop => ["Gnome by School", "Kabouter via School", "Gnom durch Schule", "Gnome par l'École"] rule 44 BY_SCHOOL;
    }
}

named! {
    CoinsIn {
        Box => ["in the lid", "in de deksel", "im Deckel", "dans la boîte"] rule 119 COINS_IN;
        Table => ["on the table", "op tafel", "auf dem Tisch", "sur la table"] rule 119 COINS_IN;
    }
}

const CARD: Text = text!(with [
    "Every Forest card pays {COINS_OF_A_CARD} coin at least; it is in already. If the card pays more, press UP. Then do what it says.",
    "Elke Boskaart geeft minstens {COINS_OF_A_CARD} munt; die is al bijgeteld. Geeft de kaart meer, druk op UP. Doe dan wat erop staat.",
    "Jede Waldkarte zahlt mindestens {COINS_OF_A_CARD} Münze; sie ist schon dabei. Zahlt die Karte mehr, drücke UP. Führe sie dann aus.",
    "Toute carte Forêt rapporte au moins {COINS_OF_A_CARD} pièce, déjà comptée. Si elle rapporte plus, appuyez sur UP. Puis appliquez-la.",
]);

const DIALLED: Text = text!(with [
    "UP and DOWN for all other coins: card, income, Theater; another business 1, a road {EFFECT_PRICE}, half a house {EFFECT_PRICE}.",
    "UP en DOWN voor alle andere munten: kaart, inkomsten, Theater; een ander bedrijf 1, een weg {EFFECT_PRICE}, een half huis {EFFECT_PRICE}.",
    "UP und DOWN für alle anderen Münzen: Karte, Einnahmen, Theater; anderer Betrieb 1, Weg {EFFECT_PRICE}, halbes Haus {EFFECT_PRICE}.",
    "UP et DOWN pour les autres pièces : carte, revenus, Théâtre ; autre commerce 1, route {EFFECT_PRICE}, demi-maison {EFFECT_PRICE}.",
]);

const LOSES: Text = text!([
    "The Forest card takes a business of an opponent out of the game. Only a Hat Business or a Restaurant is told here.",
    "De Boskaart haalt een bedrijf van een ander uit het spel. Alleen een Mutsenbedrijf of Restaurant geef je hier op.",
    "Die Waldkarte nimmt einen Betrieb eines Gegners aus dem Spiel. Nur ein Mützenladen oder Restaurant wird hier gemeldet.",
    "La carte Forêt retire un commerce d'un adversaire. N'indiquez ici qu'une Bonneterie ou un Restaurant.",
]);

const PAYS: Text = text!([
    "Thief: up to 2 coins. Courier: 3. Prison: 1 in the prisoner's turn. A visit by Airport is paid from the supply: hold NEXT.",
    "Dief: hoogstens 2 munten. Koerier: 3. Gevangenis: 1 in de beurt van de gevangene. Een bezoek per Vliegveld betaalt de voorraad: houd NEXT vast.",
    "Dieb: bis zu 2 Münzen. Kurier: 3. Gefängnis: 1 im Zug des Gefangenen. Einen Besuch per Flughafen zahlt der Vorrat: NEXT lang drücken.",
    "Voleur : 2 pièces au plus. Coursier : 3. Prison : 1 au tour du prisonnier. Une visite par Aéroport vient de la réserve : appui long sur NEXT.",
]);

const EACH_PAYS: Text = text!(with [
    "Police: each opponent who has coins gives {FINE}. Whoever is protected by Military gets it back.",
    "Politie: elke tegenspeler met munten geeft er {FINE}. Wie door Militair beschermd is, krijgt hem terug.",
    "Polizei: jeder Gegner mit Münzen gibt {FINE}. Wen das Militär schützt, der bekommt sie zurück.",
    "Police : chaque adversaire qui a des pièces en donne {FINE}. Qui est protégé par le Militaire la récupère.",
]);

const TURN: Text = text!([
    "One turn each, clockwise; every round begins with the same player.",
    "Ieder één beurt, met de klok mee; elke ronde begint bij dezelfde speler.",
    "Jeder hat einen Zug, im Uhrzeigersinn; jede Runde beginnt mit demselben Spieler.",
    "Un tour chacun, dans le sens horaire ; la manche commence toujours par le même joueur.",
]);

const RECOUNT: Text = text!([
    "Everybody counts once more: coins, workshops, lit houses, Restaurants, Hats. UP and DOWN for coins, OK for the rest.",
    "Iedereen telt nog eens: munten, werkplaatsen, lichten aan, Restaurants, mutsen. UP en DOWN voor munten, OK voor de rest.",
    "Alle zählen noch einmal: Münzen, Werkstätten, Häuser mit Licht, Restaurants, Mützen. UP und DOWN für Münzen, OK für den Rest.",
    "Chacun recompte : pièces, ateliers, maisons allumées, Restaurants, bonnets. UP et DOWN pour les pièces, OK pour le reste.",
]);

const BY_SCHOOL: Text = text!([
    "An active School or a School token: no coins. It needs a free house and rests this turn.",
    "Een actieve School of een School-fiche: geen munten. Hij heeft een vrij huis nodig en rust deze beurt.",
    "Eine aktive Schule oder ihr Marker: keine Münzen. Er braucht ein freies Haus und ruht diesen Zug.",
    "Une École active ou son jeton : aucune pièce. Il faut une maison libre ; il se repose ce tour-ci.",
]);

const GUIDE: Text = text!([
    "On: NEXT goes phase by phase and a line says what to do. Off: NEXT ends the turn.",
    "Aan: NEXT gaat fase voor fase en een regel zegt wat te doen. Uit: NEXT eindigt de beurt.",
    "An: NEXT geht Phase für Phase, eine Zeile sagt, was zu tun ist. Aus: NEXT beendet den Zug.",
    "Oui : NEXT va phase par phase et une ligne guide. Non : NEXT finit le tour.",
]);

const COINS_IN: Text = text!([
    "In the lid: this device is the bank, nobody needs coins. On the table: you pay by hand, and count at the end.",
    "In de deksel: dit apparaat is de bank, niemand heeft munten nodig. Op tafel: je betaalt zelf en telt aan het eind.",
    "Im Deckel: dieses Gerät ist die Bank, niemand braucht Münzen. Auf dem Tisch: ihr zahlt von Hand und zählt am Ende.",
    "Dans la boîte : l'appareil fait la banque. Sur la table : on paie à la main et on compte à la fin.",
]);

const COINS_SWITCHED: Text = text!([
    "Whoever switches begins at 0: afterwards set everybody's coins, or count them at the end.",
    "Na het omschakelen begint ieder op 0: stel daarna ieders munten in, of tel ze aan het eind.",
    "Nach dem Umstellen beginnt jeder bei 0: stellt dann alle Münzen ein oder zählt sie am Ende.",
    "Après un changement chacun repart de 0 : réglez ensuite les pièces, ou comptez-les à la fin.",
]);
