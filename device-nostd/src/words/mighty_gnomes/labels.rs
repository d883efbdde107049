//! Names of moves, gnomes, books, rewards and options.

use engine_nostd::games::mighty_gnomes::{
    Alchemy, Animal, Basic, Book, Chest, Choice, Counter, Decider, Fixable, Gnome, Good, Icon, Magic, MoveKind,
    PadChoice, PadFixable, PadMoveKind, PadPhase, Phase, Resource, Reward, Source, Tile, Topic, Track,
};

use super::info::{books, chests, gnomes, rewards, scores, turns};
use crate::words::{named, topics};

topics! {
    Topic {
        Move, PadMove, Phase, PadPhase, Gnome, Good, Resource, Basic, Icon, Track, Tile, Book, Magic, Alchemy, Chest, Animal,
        Reward, Counter, Field, PadField, Source, Decider, Choice, PadChoice,
    }
}

named! {
    MoveKind {
        SetCost => ["Set a cost", "Kosten invoeren", "Kosten eingeben", "Entrer un coût"] rule 23 turns::SET_COST;
        SetStep => ["Set a step", "Stap invoeren", "Stufe eingeben", "Entrer niveau"] rule 24 turns::SET_STEP;
        NextRound => ["Next round", "Volgende ronde", "Nächste Runde", "Manche suivante"] rule 134 turns::NEXT_ROUND;
        Gather => ["Gather", "Verzamelen", "Sammeln", "Récolter"] rule 36 turns::GATHER;
        Ladder => ["Ladder", "Ladder", "Leiter", "Échelle"] rule 57 turns::LADDER;
        Display => ["Display book", "Los boek", "Auslage", "Livre exposé"] rule 69 turns::DISPLAY;
        TakeCoins => ["Take coins", "Munten nemen", "Münzen nehmen", "Prendre pièces"] rule 83 turns::TAKE_COINS;
        PassDruid => ["Pass", "Passen", "Passen", "Passer"] rule 106 turns::PASS_DRUID;
        EndTurn => ["End turn", "Beurt klaar", "Zug beenden", "Fin du tour"] rule 28 turns::END_TURN;
        UseBook => ["Use a book", "Boek gebruiken", "Buch nutzen", "Activer livre"] rule 65 books::BOOK;
        OpenChest => ["Open a chest", "Kist openen", "Truhe öffnen", "Ouvrir coffre"] rule 85 chests::OPEN_CHEST;
        TradeCrystal => ["Swap 1 crystal", "Ruil 1 kristal", "Kristalltausch", "Troc cristal"] title ["Swap a crystal", "Kristal ruilen", "Kristall tauschen", "Échanger un cristal"] rule 87 turns::TRADE_CRYSTAL;
        TradePair => ["Swap 2 for 1", "Ruil 2 voor 1", "Tausch 2 zu 1", "Troc 2 pour 1"] title ["Swap two resources", "Twee ruilen", "Zwei Rohstoffe für 1", "Deux contre une"] rule 88 turns::TRADE_PAIR;
        UseMagic => ["Magic", "Magiër", "Magier", "Magicien"] title ["Magic Gnome", "Magiër", "Magier", "Magicien"] rule 96 gnomes::MAGIC;
        UseAlchemist => ["Alchemist", "Alchemist", "Alchemist", "Alchimiste"] title ["Alchemist Gnome", "Alchemist", "Alchemist", "Alchimiste"] rule 98 gnomes::ALCHEMIST;
        Discard => ["Discard", "Afleggen", "Abwerfen", "Défausser"] rule 48 turns::DISCARD;
        Trail => ["Move on trail", "Loop op het pad", "Pfad: ziehen", "Sentier"] title ["Adventure trail", "Avonturenpad", "Abenteuerpfad", "Sentier d'aventure"] rule 50 turns::TRAIL;
        TrailChest => ["Trail chest", "Padkist", "Pfadtruhe", "Coffre sentier"] title ["Open chest", "Open kist", "Offene Truhe", "Coffre ouvert"] rule 52 chests::TRAIL_CHEST;
        Upgrade => ["Upgrade", "Verbetering", "Ausbau", "Amélioration"] rule 145 rewards::UPGRADE;
        Skip => ["Skip", "Overslaan", "Auslassen", "Passer"] rule 55 turns::SKIP;
        Claim => ["Claim reward", "Beloning kiezen", "Belohnung", "Récompense"] rule 124 rewards::CLAIM;
    }
}

named! {
    PadMoveKind {
        Finish => ["Finish count", "Telling klaar", "Zählung fertig", "Fin du comptage"] rule 143 turns::FINISH;
    }
}

named! {
    Phase {
        Turn => ["Turn", "Beurt", "Zug", "Tour"] rule 26 turns::TURN;
        Druid => ["Druid turns", "Druïdebeurten", "Druidenzüge", "Tours druides"] rule 106 turns::PHASE_DRUID;
        Rewards => ["Rewards", "Beloningen", "Belohnungen", "Récompenses"] rule 124 rewards::REWARDS;
        Refresh => ["Refresh", "Verversen", "Auffrischen", "Renouveler"] rule 134 turns::PHASE_REFRESH;
        Count => ["Count", "Telling", "Zählung", "Comptage"] rule 138 turns::COUNT;
        Over => ["Game over", "Afgelopen", "Spielende", "Partie finie"] rule 137 turns::OVER;
    }
}

named! {
    PadPhase {
        Count => ["Count", "Telling", "Zählung", "Comptage"] rule 138 turns::COUNT;
        Over => ["Game over", "Afgelopen", "Spielende", "Partie finie"] rule 137 turns::OVER;
    }
}

named! {
    Gnome {
        Magic => ["Magic", "Magiër", "Magier", "Magicien"] title ["Magic Gnome", "Magiër", "Magier", "Magicien"] rule 96 gnomes::MAGIC;
        Alchemist => ["Alchemist", "Alchemist", "Alchemist", "Alchimiste"] title ["Alchemist Gnome", "Alchemist", "Alchemist", "Alchimiste"] rule 98 gnomes::ALCHEMIST;
        Robber => ["Robber", "Rover", "Räuber", "Voleur"] title ["Robber Gnome", "Rover", "Räuber", "Voleur"] rule 100 gnomes::ROBBER;
        Knight => ["Knight", "Ridder", "Ritter", "Chevalier"] title ["Knight Gnome", "Ridder", "Ritter", "Chevalier"] rule 102 gnomes::KNIGHT;
        Druid => ["Druid", "Druïde", "Druide", "Druide"] title ["Druid Gnome", "Druïde", "Druide", "Druide"] rule 104 gnomes::DRUID;
        Keyholder => ["Keyholder", "Sleutelbewaard.", "Schlüsselwart", "Gardien clés"] title ["Keyholder Gnome", "Sleutelbewaarder", "Schlüsselwart", "Gardien des clés"] rule 108 gnomes::KEYHOLDER;
        Bandito => ["Bandito", "Bandiet", "Bandit", "Bandit"] title ["Bandito Gnome", "Bandiet", "Bandit", "Bandit"] rule 110 gnomes::BANDITO;
        Farmer => ["Farmer", "Boer", "Bauer", "Fermier"] title ["Farmer Gnome", "Boer", "Bauer", "Fermier"] rule 112 gnomes::FARMER;
    }
}

named! {
    Good {
        Wood => ["Wood", "Hout", "Holz", "Bois"];
        Sand => ["Sand", "Zand", "Sand", "Sable"];
        Mushroom => ["Mushroom", "Paddenstoel", "Pilz", "Champignon"];
        Chamomile => ["Chamomile", "Kamille", "Kamille", "Camomille"];
        Crystal => ["Crystal", "Kristal", "Kristall", "Cristal"] rule 139 rewards::CRYSTAL;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
    }
}

named! {
    Resource {
        Wood => ["Wood", "Hout", "Holz", "Bois"];
        Sand => ["Sand", "Zand", "Sand", "Sable"];
        Mushroom => ["Mushroom", "Paddenstoel", "Pilz", "Champignon"];
        Chamomile => ["Chamomile", "Kamille", "Kamille", "Camomille"];
        Crystal => ["Crystal", "Kristal", "Kristall", "Cristal"] rule 139 rewards::CRYSTAL;
    }
}

named! {
    Basic {
        Wood => ["Wood", "Hout", "Holz", "Bois"];
        Sand => ["Sand", "Zand", "Sand", "Sable"];
        Mushroom => ["Mushroom", "Paddenstoel", "Pilz", "Champignon"];
        Chamomile => ["Chamomile", "Kamille", "Kamille", "Camomille"];
    }
}

named! {
    Icon {
        Compass => ["Compass", "Kompas", "Kompass", "Boussole"];
        Chest => ["Chest", "Kist", "Truhe", "Coffre"];
    }
}

named! {
    Track {
        Warehouse => ["Warehouse", "Magazijn", "Lager", "Entrepôt"] rule 47 turns::WAREHOUSE;
        Table => ["Dining table", "Eettafel", "Esstisch", "Table à manger"] rule 90 turns::TABLE;
    }
}

named! {
    Tile {
        One => ["1 gnome", "1 kabouter", "1 Gnom", "1 gnome"];
        Two => ["2 gnomes", "2 kabouters", "2 Gnome", "2 gnomes"];
        Three => ["3 gnomes", "3 kabouters", "3 Gnome", "3 gnomes"];
        Four => ["4 gnomes", "4 kabouters", "4 Gnome", "4 gnomes"];
        Druid => ["Druid", "Druïde", "Druide", "Druide"] title ["Druid Gnome", "Druïde", "Druide", "Druide"] rule 104 gnomes::DRUID;
    }
}

named! {
    Book {
        GoldInvite => ["Invite (gold)", "Uitn. (goud)", "Einl. (Gold)", "Inviter (doré)"] title ["Invite Mighty Gnome", "Kabouter uitnodigen", "Gnom einladen", "Inviter un gnome"] rule 71 books::GOLD_INVITE;
        GoldVenture => ["Venture", "Avontuurgeest", "Abenteuerlust", "Aventureux"] title ["Venturesome Spirit", "Avontuurlijke geest", "Abenteuerlust", "Esprit aventureux"] rule 72 books::GOLD_VENTURE;
        GoldUpgrade => ["Upgrade home", "Huis uitbreiden", "Haus ausbauen", "Agrandir maison"] title ["Upgrade Mushroom Home", "Huis uitbreiden", "Pilzhaus ausbauen", "Agrandir la maison"] rule 73 books::GOLD_UPGRADE;
        GoldCoins => ["Money (gold)", "Geld (goud)", "Geld (Gold)", "Sous (doré)"] title ["Money Money (gold)", "Geld, geld (goud)", "Geld, Geld (Gold)", "Des sous (livre doré)"] rule 74 books::GOLD_COINS;
        GoldKey => ["Found a Secret", "Geheim gevonden", "Geheimnis", "Secret"] title ["Found a Secret", "Geheim gevonden", "Geheimnis gefunden", "Secret découvert"] rule 75 books::GOLD_KEY;
        FreeInvite => ["Invite (free)", "Uitn. (gratis)", "Einl. (gratis)", "Inviter gratis"] title ["Invite for a crystal", "Uitnodigen: kristal", "Einladen: Kristall", "Inviter : cristal"] rule 76 books::FREE_INVITE;
        PaidInvite => ["Invite (silver)", "Uitn. (zilver)", "Einl. (Silber)", "Inviter argent"] title ["Invite for a mushroom", "Uitn.: paddenstoel", "Einladen: Pilz", "Inviter : champignon"] rule 77 books::PAID_INVITE;
        Green => ["Green Thumb", "Groene vingers", "Grüner Daumen", "Main verte"] rule 78 books::GREEN;
        Work => ["Hard Working", "Harde werker", "Fleißige Arbeit", "Dur labeur"] rule 79 books::WORK;
        Refresh => ["Refresh Spirit", "Nieuwe energie", "Neue Kraft", "Second souffle"] rule 80 books::REFRESH;
        SilverCoins => ["Money (silver)", "Geld (zilver)", "Geld (Silber)", "Sous (argent)"] title ["Money Money (silver)", "Geld, geld (zilver)", "Geld, Geld (Silber)", "Des sous (argenté)"] rule 81 books::SILVER_COINS;
        SilverKeys => ["Key Krafter", "Sleutelmaker", "Schlüsselmacher", "Fabrique clés"] title ["Key Krafter", "Sleutelmaker", "Schlüsselmacher", "Fabricant de clés"] rule 82 books::SILVER_KEYS;
    }
}

named! {
    Magic {
        Wood => ["Wood", "Hout", "Holz", "Bois"];
        Sand => ["Sand", "Zand", "Sand", "Sable"];
    }
}

named! {
    Alchemy {
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Chest => ["Chest", "Kist", "Truhe", "Coffre"];
    }
}

named! {
    Chest {
        Animal => ["Animal", "Dier", "Tier", "Animal"] rule 114 chests::ANIMAL;
        Wild => ["Wild animal", "Joker", "Joker", "Joker"] rule 115 chests::WILD;
        Frog5 => ["Big frog", "Grote kikker", "Großer Frosch", "Grenouille 5 PV"] title ["Big frog", "Grote kikker", "Großer Frosch", "Grande grenouille"] rule 116 chests::FROG5;
        Chests => ["Two chests", "Twee kisten", "Zwei Truhen", "Deux coffres"] rule 117 chests::CHESTS;
        Resources => ["Resources", "Grondstoffen", "Rohstoffe", "Ressources"] rule 118 chests::RESOURCES;
        VpCoins => ["VP and coins", "OP en munten", "SP und Münzen", "PV et pièces"] rule 119 chests::VP_COINS;
        Vp3 => ["3 VP", "3 OP", "3 SP", "3 PV"] rule 120 chests::VP3;
    }
}

named! {
    Animal {
        Frog => ["Frog", "Kikker", "Frosch", "Grenouille"];
        B => ["Animal B", "Dier B", "Tier B", "Animal B"];
        C => ["Animal C", "Dier C", "Tier C", "Animal C"];
    }
}

named! {
    Reward {
        Upgrade => ["Upgrade", "Verbetering", "Ausbau", "Amélioration"] rule 145 rewards::UPGRADE;
        FreeTiles => ["Free tiles", "Vrije tegels", "Freie Wahl", "Tuiles libres"] title ["Free use of tiles", "Vrije tegelkeuze", "Freie Plättchenwahl", "Choix libre de tuiles"] rule 130 rewards::FREE_TILES;
        First => ["First player", "Startspeler", "Startspieler", "Premier joueur"] rule 131 rewards::FIRST;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Adventure => ["Adventure", "Avontuur", "Abenteuer", "Aventure"] rule 126 rewards::ADVENTURE;
        Key => ["Key", "Sleutel", "Schlüssel", "Clé"] rule 128 rewards::KEY;
        Double => ["Double points", "Dubbele punten", "Doppelte Punkte", "Points doublés"] rule 132 rewards::DOUBLE;
        Crystal => ["Crystal", "Kristal", "Kristall", "Cristal"] rule 139 rewards::CRYSTAL;
        Invite => ["Invite (cost)", "Uitn. (kosten)", "Einl. (Kosten)", "Inviter (coût)"] rule 128 rewards::INVITE;
        Vp2 => ["2 VP", "2 OP", "2 SP", "2 PV"] rule 128 rewards::VP2;
    }
}

named! {
    Counter {
        Vp => ["VP track", "OP-spoor", "SP-Leiste", "Piste PV"] title ["VP on the track", "OP op het spoor", "SP auf der Leiste", "PV sur la piste"] rule 11 scores::VP;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Wood => ["Wood", "Hout", "Holz", "Bois"];
        Sand => ["Sand", "Zand", "Sand", "Sable"];
        Mushroom => ["Mushroom", "Paddenstoel", "Pilz", "Champignon"];
        Chamomile => ["Chamomile", "Kamille", "Kamille", "Camomille"];
        Crystal => ["Crystal", "Kristal", "Kristall", "Cristal"] rule 139 rewards::CRYSTAL;
        Keys => ["Keys", "Sleutels", "Schlüssel", "Clés"];
        Closed => ["Closed chests", "Dichte kisten", "Geschl. Truhen", "Coffres fermés"];
        Pos => ["Trail space", "Vak op het pad", "Feld am Pfad", "Case sentier"];
    }
}

named! {
    Fixable {
        Vp => ["VP", "OP", "SP", "PV"] title ["VP on the track", "OP op het spoor", "SP auf der Leiste", "PV sur la piste"] rule 11 scores::VP;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Resource => ["Resources", "Grondstoffen", "Rohstoffe", "Ressources"] rule 118 chests::RESOURCES;
        Keys => ["Keys", "Sleutels", "Schlüssel", "Clés"];
        Closed => ["Closed chests", "Dichte kisten", "Geschl. Truhen", "Coffres fermés"];
        Opened => ["Opened chests", "Open kisten", "Offene Truhen", "Coffr. ouverts"];
        AnimalsShown => ["Animals", "Dieren", "Tiere", "Animaux"];
        Wild => ["Wild animal", "Joker", "Joker", "Joker"] rule 115 chests::WILD;
        Pos => ["Trail space", "Vak op het pad", "Feld am Pfad", "Case sentier"];
        Cards => ["Cards", "Kaarten", "Karten", "Cartes"];
        Bed => ["Bedroom tile", "Slaapkamer", "Schlafzimmer", "Chambre"];
        Level => ["Levels", "Niveaus", "Stufen", "Niveaux"];
    }
}

named! {
    PadFixable {
        Vp => ["VP", "OP", "SP", "PV"] title ["VP on the track", "OP op het spoor", "SP auf der Leiste", "PV sur la piste"] rule 11 scores::VP;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Basic => ["Basic resour.", "Basisgrondst.", "Grundrohstoffe", "Ress. de base"];
        Crystal => ["Crystals", "Kristallen", "Kristalle", "Cristaux"] title ["Crystal", "Kristal", "Kristall", "Cristal"] rule 139 rewards::CRYSTAL;
        Keys => ["Keys", "Sleutels", "Schlüssel", "Clés"];
        Opened => ["Opened chests", "Open kisten", "Offene Truhen", "Coffr. ouverts"];
        AnimalsShown => ["Animals", "Dieren", "Tiere", "Animaux"];
        Wild => ["Wild animal", "Joker", "Joker", "Joker"] rule 115 chests::WILD;
        Cards => ["Cards", "Kaarten", "Karten", "Cartes"];
        Upgrades => ["Upgrades", "Verbeteringen", "Ausbauten", "Améliorations"];
        Bed => ["Bedroom tile", "Slaapkamer", "Schlafzimmer", "Chambre"];
        Place => ["Trail place", "Plek op pad", "Platz am Pfad", "Place sentier"];
    }
}

named! {
    Source {
        Vp => ["VP track", "OP-spoor", "SP-Leiste", "Piste PV"] title ["VP on the track", "OP op het spoor", "SP auf der Leiste", "PV sur la piste"] rule 11 scores::VP;
        Items => ["Items", "Stuks", "Teile", "Objets"] rule 138 scores::ALL_ITEMS;
        Crystals => ["Crystals", "Kristallen", "Kristalle", "Cristaux"] rule 139 scores::CRYSTALS;
        Magic => ["Magic", "Magiër", "Magier", "Magicien"] title ["Magic Gnome", "Magiër", "Magier", "Magicien"] rule 96 gnomes::MAGIC;
        Alchemist => ["Alchemist", "Alchemist", "Alchemist", "Alchimiste"] title ["Alchemist Gnome", "Alchemist", "Alchemist", "Alchimiste"] rule 98 gnomes::ALCHEMIST;
        Robber => ["Robber", "Rover", "Räuber", "Voleur"] title ["Robber Gnome", "Rover", "Räuber", "Voleur"] rule 100 gnomes::ROBBER;
        Knight => ["Knight", "Ridder", "Ritter", "Chevalier"] title ["Knight Gnome", "Ridder", "Ritter", "Chevalier"] rule 102 gnomes::KNIGHT;
        Keyholder => ["Keyholder", "Sleutelbewaard.", "Schlüsselwart", "Gardien clés"] title ["Keyholder Gnome", "Sleutelbewaarder", "Schlüsselwart", "Gardien des clés"] rule 108 gnomes::KEYHOLDER;
        Bandito => ["Bandito", "Bandiet", "Bandit", "Bandit"] title ["Bandito Gnome", "Bandiet", "Bandit", "Bandit"] rule 110 gnomes::BANDITO;
        Farmer => ["Farmer", "Boer", "Bauer", "Fermier"] title ["Farmer Gnome", "Boer", "Bauer", "Fermier"] rule 112 gnomes::FARMER;
        AnimalTrios => ["Animal sets", "Dierensets", "Tiersätze", "Séries animaux"] rule 141 scores::ANIMAL_TRIOS;
        AnimalPairs => ["Animal pairs", "Dierenparen", "Tierpaare", "Paires animaux"] rule 141 scores::ANIMAL_PAIRS;
    }
}

named! {
    Decider {
        Points => ["Points", "Punten", "Punkte", "Points"] rule 143 scores::POINTS;
        TrailOrder => ["Trail order", "Padvolgorde", "Pfadreihenfolge", "Ordre sentier"] title ["Order on the trail", "Volgorde op het pad", "Reihenfolge am Pfad", "Ordre sur le sentier"] rule 144 scores::TRAIL_ORDER;
    }
}

named! {
    Choice {
        Gnomes => ["Mighty gnomes", "Kabouters", "Mächtige Gnome", "Gnomes"] rule 7 gnomes::GNOMES;
        Druid => ["Druid tile", "Druïdetegel", "Druidenplättch.", "Tuile druide"] title ["Druid gnome tile", "Druïdetegel", "Druidenplättchen", "Tuile druide"] rule 22 turns::DRUID_TILE;
        Trail => ["Trail length", "Padlengte", "Pfadlänge", "Long. sentier"] title ["Last trail space", "Laatste vak van pad", "Letztes Feld am Pfad", "Dernière case"] rule 25 turns::TRAIL_LENGTH;
        Track => ["Mode", "Modus", "Modus", "Mode"];
    }
}

named! {
    PadChoice {
        Gnomes => ["Mighty gnomes", "Kabouters", "Mächtige Gnome", "Gnomes"] rule 7 gnomes::GNOMES;
    }
}
