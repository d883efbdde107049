//! Names of moves, tiles, places, fields and options.

use engine_nostd::games::gnome_village::{
    Business, By, Counter, Decider, EFFECT_PRICE, Fixable, GameOption, MoveKind, Offer, PadFixable, PadOption, Phase,
    PoolReading, Side, Source, Topic, Whereabouts, Workshop,
};

use super::info::*;
use crate::words::{named, topics};

topics! {
    Topic {
        Move, Phase, Workshop, Business, By, Side, Whereabouts, Offer, Counter, Field, PadField, Source, Decider,
        GameOption, PadOption, PoolReading, LightMove, LightPhase, LightField, LightOption, LightOffer, PointBusiness,
        GnomeBy, CoinsIn,
    }
}

named! {
    MoveKind {
        CardCoins => ["Gnome Coins", "Kaboutermunten", "Gnomenmünzen", "Pièces"] rule 30 CARD_COINS;
        CardActivate => ["Activate", "Activeren", "Aktivieren", "Activer"] rule 20 CARD_ACTIVATE;
        CardRemove => ["Removal", "Verwijderen", "Entfernen", "Retirer"] rule 25 CARD_REMOVE;
        CardRoad => ["Roads", "Wegen", "Wege", "Routes"] rule 31 CARD_ROAD;
        CardAngry => ["Angry Gnome", "Boze Kabouter", "Wütender Gnom", "Gnome en colère"] rule 32 CARD_ANGRY;
        Earn => ["Earn", "Verdienen", "Verdienen", "Gagner"] rule 35 EARN;
        BuyBusiness => ["Buy a business", "Bedrijf kopen", "Betrieb kaufen", "Acheter un commerce"] rule 52 BUY_BUSINESS;
        BuyWorkshop => ["Buy a workshop", "Werkplaats kopen", "Werkstatt kaufen", "Acheter un atelier"] rule 53 BUY_WORKSHOP;
        GetRoad => ["New road", "Nieuwe weg", "Neuer Weg", "Nouvelle route"] rule 45 GET_ROAD;
        GetHouse => ["New house", "Nieuw huis", "Neues Haus", "Nouvelle maison"] rule 43 GET_HOUSE;
        GetGnome => ["New gnome", "Nieuwe kabouter", "Neuer Gnom", "Nouveau gnome"] rule 62 GET_GNOME;
        Walk => ["Move a gnome", "Kabouter bewegen", "Gnom bewegen", "Déplacer un gnome"] rule 75 MOVE;
        ActPolice => ["Police", "Politie", "Polizei", "Police"] rule 83 POLICE;
        ActChapel => ["Chapel", "Kapel", "Kapelle", "Chapelle"] rule 84 CHAPEL;
        ActTheater => ["Theater", "Theater", "Theater", "Théâtre"] rule 87 THEATER;
        ActCourier => ["Courier", "Koerier", "Kurier", "Coursier"] rule 88 COURIER;
        ActMilitary => ["Military", "Militair", "Militär", "Militaire"] rule 89 MILITARY;
        ActThief => ["Thief", "Dief", "Dieb", "Voleur"] rule 91 THIEF;
        ActAdvisor => ["Financial Advisor", "Financieel adviseur", "Finanzberater", "Conseiller financier"] rule 92 ADVISOR;
        ActArchitect => ["Architect", "Architect", "Architekt", "Architecte"] rule 93 ARCHITECT;
        ActDoctor => ["Doctor", "Dokter", "Arzt", "Médecin"] rule 94 DOCTOR;
        ActAirport => ["Airport", "Vliegveld", "Flughafen", "Aéroport"] rule 95 AIRPORT;
        ActSite => ["Construction Site", "Bouwwerf", "Baustelle", "Chantier"] rule 101 SITE;
        ActPrison => ["Prison", "Gevangenis", "Gefängnis", "Prison"] rule 103 PRISON;
        ActPool => ["Swimming Pool", "Zwam-bad", "Schwimmbad", "Piscine"] rule 106 POOL;
        Next => ["Done", "Klaar", "Fertig", "Terminé"] rule 17 NEXT;
    }
}

named! {
    Phase {
        Reveal => ["Reveal", "Onthullen", "Aufdecken", "Révéler"] rule 18 REVEAL;
        Earn => ["Earn", "Verdienen", "Verdienen", "Gagner"] rule 35 EARN;
        WorkBuy => ["Work & Buy", "Werken & Kopen", "Arbeiten & Kaufen", "Travail et achats"] title ["Work & Buy", "Werken & Kopen", "Arbeiten & Kaufen", "Travailler et acheter"] rule 51 WORK_BUY;
        Move => ["Move", "Bewegen", "Bewegen", "Se déplacer"] rule 72 PHASE_MOVE;
        Over => ["Game over", "Afgelopen", "Spielende", "Partie finie"] rule 117 OVER;
    }
}

named! {
    Workshop {
        Painter => ["Painter", "Schilder", "Maler", "Peintre"] rule 43 PAINTER;
        Carpenter => ["Carpenter", "Timmerman", "Zimmermann", "Charpentier"] rule 43 CARPENTER;
        School => ["School", "School", "Schule", "École"] rule 44 SCHOOL;
        Gardener => ["Gardener", "Tuinier", "Gärtner", "Jardinier"] rule 45 GARDENER;
    }
}

named! {
    Business {
        Restaurant => ["Restaurant"] rule 113 RESTAURANT;
        Hat => ["Hat Business", "Mutsenbedrijf", "Mützenladen", "Bonneterie"] rule 114 HAT;
        Goldsmith => ["Goldsmith", "Goudsmid", "Goldschmied", "Orfèvre"] rule 79 GOLDSMITH;
        Police => ["Police", "Politie", "Polizei", "Police"] rule 83 POLICE;
        Chapel => ["Chapel", "Kapel", "Kapelle", "Chapelle"] rule 84 CHAPEL;
        Theater => ["Theater", "Theater", "Theater", "Théâtre"] rule 87 THEATER;
        Courier => ["Courier", "Koerier", "Kurier", "Coursier"] rule 88 COURIER;
        Military => ["Military", "Militair", "Militär", "Militaire"] rule 89 MILITARY;
        Thief => ["Thief", "Dief", "Dieb", "Voleur"] rule 91 THIEF;
        Advisor => ["Financial Advisor", "Financieel adviseur", "Finanzberater", "Conseiller financier"] rule 92 ADVISOR;
        Architect => ["Architect", "Architect", "Architekt", "Architecte"] rule 93 ARCHITECT;
        Doctor => ["Doctor", "Dokter", "Arzt", "Médecin"] rule 94 DOCTOR;
        Airport => ["Airport", "Vliegveld", "Flughafen", "Aéroport"] rule 95 AIRPORT;
        Site => ["Construction Site", "Bouwwerf", "Baustelle", "Chantier"] rule 101 SITE;
        Prison => ["Prison", "Gevangenis", "Gefängnis", "Prison"] rule 103 PRISON;
        Pool => ["Swimming Pool", "Zwam-bad", "Schwimmbad", "Piscine"] rule 106 POOL;
    }
}

named! {
    By {
        Shop => ["Active workshop", "Actieve werkplaats", "Aktive Werkstatt", "Atelier actif"];
        Token => ["Product token", "Productfiche", "Produktmarker", "Jeton Produit"];
        Coins => with ["{EFFECT_PRICE} coins", "{EFFECT_PRICE} munten", "{EFFECT_PRICE} Münzen", "{EFFECT_PRICE} pièces"] title ["Coins", "Munten", "Münzen", "Pièces"] rule 115 COINS;
    }
}

named! {
    Side {
        Idle => ["Inactive", "Inactief", "Inaktiv", "Inactif"];
        Active => ["Active", "Actief", "Aktiv", "Actif"];
    }
}

named! {
    Whereabouts {
        Home => ["At home", "Thuis", "Zu Hause", "À la maison"];
        Abroad => ["In another village", "In een ander dorp", "In anderem Dorf", "Dans un autre village"];
        Lent => ["In a Chapel", "In een Kapel", "In einer Kapelle", "Dans une Chapelle"];
        Captured => ["In a Prison", "In een Gevangenis", "Im Gefängnis", "En prison"];
    }
}

named! {
    Offer {
        ActivateAll => ["Activate: everyone", "Activeren: iedereen", "Aktivieren: alle", "Activer : tous"] rule 23 CARD_ACTIVATE_ALL;
        EarnOther => ["Other amount", "Ander bedrag", "Anderer Betrag", "Autre montant"] rule 36 EARN_OTHER;
        GnomeBy => ["Gnome, pay otherwise", "Kabouter: hoe betalen?", "Gnom, anders zahlen", "Gnome, autre paiement"];
        HouseBy => ["House, pay otherwise", "Huis: hoe betalen?", "Haus, anders zahlen", "Maison, autre paiement"];
        RoadBy => ["Road, pay otherwise", "Weg: hoe betalen?", "Weg, anders zahlen", "Route, autre paiement"];
        Resting => ["At home, resting", "Thuis, rust uit", "Zu Hause, ruht aus", "À la maison, au repos"];
        Business => ["A business", "Een bedrijf", "Ein Betrieb", "Un commerce"];
    }
}

named! {
    Counter {
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 115 COINS;
        Gnomes => ["Gnomes", "Kabouters", "Gnome", "Gnomes"];
        Houses => ["Houses", "Huizen", "Häuser", "Maisons"];
        Roads => ["Roads", "Wegen", "Wege", "Routes"];
        Tokens => ["Tokens", "Fiches", "Marker", "Jetons"];
    }
}

named! {
    Fixable {
        Phase => ["Phase", "Fase", "Phase", "Phase"];
        Turn => ["Turn", "Aan de beurt", "Am Zug", "Tour de"];
        Round => ["Round", "Ronde", "Runde", "Manche"];
        BusinessesLeft => ["Businesses left", "Bedrijven over", "Betriebe übrig", "Commerces restants"];
        ForestDeck => ["Forest cards", "Boskaarten", "Waldkarten", "Cartes Forêt"];
        HappyGnome => ["Happy Gnome", "Blije Kabouter", "Fröhlicher Gnom", "Gnome heureux"];
        EarnValue => ["Coins printed", "Munten op tegels", "Aufgedruckte Münzen", "Pièces imprimées"];
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 115 COINS;
        Roads => ["Roads", "Wegen", "Wege", "Routes"];
        Houses => ["Houses", "Huizen", "Häuser", "Maisons"];
        Gnomes => ["Gnomes", "Kabouters", "Gnome", "Gnomes"];
        Shops => ["Workshops", "Werkplaatsen", "Werkstätten", "Ateliers"] rule 111 WORKSHOPS;
        ShopSide => ["Workshop side", "Kant werkplaats", "Werkstattseite", "Face de l'atelier"];
        Tokens => ["Tokens", "Fiches", "Marker", "Jetons"];
        Businesses => ["Businesses", "Bedrijven", "Betriebe", "Commerces"];
        Earn => ["Coins on the tile", "Munten op de tegel", "Münzen am Plättchen", "Pièces sur la tuile"] rule 35 EARN;
        Used => ["Action used by", "Actie gebruikt door", "Aktion benutzt von", "Action utilisée par"];
        Place => ["Where a gnome is", "Plek van kabouter", "Ort eines Gnoms", "Lieu d'un gnome"];
        Resting => ["Gnome resting", "Kabouter rust uit", "Gnom ruht aus", "Gnome au repos"];
        Protected => ["Protected", "Beschermd", "Geschützt", "Protégé"];
        ProtectedBy => ["Protected by", "Beschermd door", "Geschützt von", "Protégé par"];
        Gap => ["Gap to fill", "Gat op te vullen", "Lücke zu füllen", "Vide à combler"];
    }
}

named! {
    PadFixable {
        Workshops => ["Workshops", "Werkplaatsen", "Werkstätten", "Ateliers"] rule 111 WORKSHOPS;
        LitHouses => ["Lit houses", "Lichten aan", "Häuser mit Licht", "Maisons allumées"] rule 112 LIT_HOUSES;
        Restaurants => ["Restaurants"] rule 113 RESTAURANTS;
        Hats => ["Hat Businesses", "Mutsenbedrijven", "Mützenläden", "Bonneteries"] rule 114 HATS;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 115 COINS;
        Tiles => ["Tiles", "Tegels", "Plättchen", "Tuiles"] rule 118 TILES;
        Happy => ["Happy Gnome", "Blije Kabouter", "Fröhlicher Gnom", "Gnome heureux"] rule 81 HAPPY;
    }
}

named! {
    Source {
        Workshops => ["Workshops", "Werkplaatsen", "Werkstätten", "Ateliers"] rule 111 WORKSHOPS;
        LitHouses => ["Lit houses", "Lichten aan", "Häuser mit Licht", "Maisons allumées"] rule 112 LIT_HOUSES;
        Restaurants => ["Restaurants"] rule 113 RESTAURANTS;
        Hats => ["Hat Businesses", "Mutsenbedrijven", "Mützenläden", "Bonneteries"] rule 114 HATS;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 115 COINS;
    }
}

named! {
    Decider {
        Points => ["Points", "Punten", "Punkte", "Points"] rule 117 POINTS;
        Tiles => ["Tiles", "Tegels", "Plättchen", "Tuiles"] rule 118 TILES;
    }
}

named! {
    GameOption {
        Deluxe => ["Deluxe tiles", "Deluxe-tegels", "Deluxe-Plättchen", "Tuiles Deluxe"] rule 100 DELUXE;
        Kids => ["Children under 12", "Kinderen onder 12", "Kinder unter 12", "Moins de 12 ans"] rule 108 KIDS;
        Pool => ["Swimming Pool", "Zwam-bad", "Schwimmbad", "Piscine"] rule 106 OPTION_POOL;
        // Never asked: it only tells the games of older versions apart.
        Track => ["Mode", "Modus", "Modus", "Mode"];
    }
}

named! {
    PadOption {
        Deluxe => ["Deluxe tiles", "Deluxe-tegels", "Deluxe-Plättchen", "Tuiles Deluxe"] rule 100 DELUXE;
        Kids => ["Children under 12", "Kinderen onder 12", "Kinder unter 12", "Moins de 12 ans"] rule 108 KIDS;
    }
}

named! {
    PoolReading {
        English => ["workshop only", "werkplaats", "nur Werkstatt", "atelier seul"];
        Dutch => ["or business", "of ook bedrijf", "auch Betrieb", "ou commerce"];
    }
}
