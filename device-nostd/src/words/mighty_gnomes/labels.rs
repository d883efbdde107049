//! Names of moves, gnomes, books, rewards and options.

use engine_nostd::games::mighty_gnomes::{
    Alchemy, Animal, Basic, Book, Chest, Counter, Decider, Fixable, ForestIcon, GameOption, Gnome, Good, ITEMS, Magic,
    MoveKind, PadFixable, PadMoveKind, PadOption, PadPhase, Phase, Resource, Reward, Source, Tile, Topic, Track,
};

use super::info::{books, chests, gnomes, rewards, scores, turns};
use crate::words::{named, topics};

topics! {
    Topic {
        Move, PadMove, Phase, PadPhase, Gnome, Good, Resource, Basic, ForestIcon, Track, Tile, Book, Magic, Alchemy,
        Chest, Animal, Reward, Counter, Field, PadField, Source, Decider, GameOption, PadOption, LightMove,
        CoinsIn, LightCounter, LightField, LightOption,
    }
}

named! {
    MoveKind {
        SetCost => ["Cost of a gnome", "Kosten van kabouter", "Kosten eines Gnoms", "Coût d'un gnome"] rule 23 turns::SET_COST;
        SetStep => ["Step of a track", "Stap van een spoor", "Stufe einer Leiste", "Niveau d'une piste"] rule 24 turns::SET_STEP;
        NextRound => ["Next round", "Volgende ronde", "Nächste Runde", "Manche suivante"] rule 134 turns::NEXT_ROUND;
        Gather => ["Gather", "Verzamelen", "Sammeln", "Récolter"] rule 36 turns::GATHER;
        Ladder => ["Ladder", "Ladder", "Auf die Leiter", "Échelle"] rule 57 turns::LADDER;
        Display => ["Display book", "Los boek", "Buch der Auslage", "Livre exposé"] rule 69 turns::DISPLAY;
        TakeCoins => ["Take coins", "Munten nemen", "Münzen nehmen", "Prendre des pièces"] rule 83 turns::TAKE_COINS;
        PassDruid => ["Druid passes", "Druïde past", "Druide passt", "Le druide passe"] rule 106 turns::PASS_DRUID;
        EndTurn => ["End turn", "Beurt klaar", "Zug beenden", "Finir le tour"] rule 28 turns::END_TURN;
        UseBook => ["Use a book", "Boek gebruiken", "Buch nutzen", "Activer un livre"] rule 65 books::BOOK;
        OpenChest => ["Open a chest", "Kist openen", "Truhe öffnen", "Ouvrir un coffre"] rule 85 chests::OPEN_CHEST;
        TradeCrystal => ["Swap 1 crystal", "Ruil 1 kristal", "1 Kristall tauschen", "Échanger 1 cristal"] rule 87 turns::TRADE_CRYSTAL;
        TradePair => ["Swap 2 for 1", "Ruil 2 voor 1", "2 gegen 1 tauschen", "Échanger 2 contre 1"] rule 88 turns::TRADE_PAIR;
        UseMagic => ["Use Magic", "Magiër inzetten", "Magier einsetzen", "Utiliser le Magicien"] rule 96 gnomes::MAGIC;
        UseAlchemist => ["Use the Alchemist", "Alchemist inzetten", "Alchemist einsetzen", "Utiliser l'Alchimiste"] rule 98 gnomes::ALCHEMIST;
        Discard => ["Discard", "Afleggen", "Abwerfen", "Défausser"] rule 48 turns::DISCARD;
        Trail => ["Move on the trail", "Loop op het pad", "Auf dem Pfad ziehen", "Avancer au sentier"] title ["Adventure trail", "Avonturenpad", "Abenteuerpfad", "Sentier d'aventure"] rule 50 turns::TRAIL;
        TrailChest => ["Trail chest", "Kist van het pad", "Truhe am Pfad", "Coffre du sentier"] rule 52 chests::TRAIL_CHEST;
        Upgrade => ["Upgrade", "Verbetering", "Ausbau", "Amélioration"] rule 145 rewards::UPGRADE;
        Skip => ["Give it up", "Zie ervan af", "Darauf verzichten", "Y renoncer"] rule 55 turns::SKIP;
        Claim => ["Claim a reward", "Beloning kiezen", "Belohnung wählen", "Choisir un bonus"] title ["Claim a reward", "Beloning kiezen", "Belohnung wählen", "Choisir une récompense"] rule 124 rewards::CLAIM;
    }
}

named! {
    PadMoveKind {
        Finish => ["Finish the count", "Telling klaar", "Zählung fertig", "Fin du comptage"] rule 143 turns::FINISH;
    }
}

named! {
    Phase {
        Turn => ["Turn", "Beurt", "Zug", "Tour"] rule 26 turns::TURN;
        Druid => ["Druid turns", "Druïdebeurten", "Druidenzüge", "Tours des druides"] rule 106 turns::PHASE_DRUID;
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
        Keyholder => ["Keyholder", "Sleutelbewaarder", "Schlüsselwart", "Gardien des clés"] title ["Keyholder Gnome", "Sleutelbewaarder", "Schlüsselwart", "Gardien des clés"] rule 108 gnomes::KEYHOLDER;
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
    ForestIcon {
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
        Druid => ["Druid tile", "Druïdetegel", "Druidenplättchen", "Tuile druide"] rule 104 gnomes::DRUID;
    }
}

named! {
    Book {
        GoldInvite => ["Invite (golden)", "Uitnodigen (goud)", "Einladen (golden)", "Inviter (doré)"] title ["Invite Mighty Gnome", "Kabouter uitnodigen", "Gnom einladen", "Inviter un gnome"] rule 71 books::GOLD_INVITE;
        GoldVenture => ["Venturesome Spirit", "Avontuurlijke geest", "Abenteuerlust", "Esprit aventureux"] rule 72 books::GOLD_VENTURE;
        GoldUpgrade => ["Upgrade home", "Huis uitbreiden", "Pilzhaus ausbauen", "Agrandir la maison"] title ["Upgrade Mushroom Home", "Huis uitbreiden", "Pilzhaus ausbauen", "Agrandir la maison"] rule 73 books::GOLD_UPGRADE;
        GoldCoins => ["Money Money (gold)", "Geld, geld (goud)", "Geld, Geld (golden)", "Des sous (doré)"] rule 74 books::GOLD_COINS;
        GoldKey => ["Found a Secret", "Geheim gevonden", "Geheimnis gefunden", "Secret découvert"] rule 75 books::GOLD_KEY;
        FreeInvite => ["Invite for free", "Gratis uitnodigen", "Gratis einladen", "Inviter sans coût"] title ["Invite for a crystal", "Uitnodigen: kristal", "Einladen: Kristall", "Inviter : cristal"] rule 76 books::FREE_INVITE;
        PaidInvite => ["Invite (silver)", "Uitnodigen (zilver)", "Einladen (silbern)", "Inviter (argenté)"] title ["Invite for a mushroom", "Uitnodigen: paddenstoel", "Einladen: Pilz", "Inviter : champignon"] rule 77 books::PAID_INVITE;
        Green => ["Green Thumb", "Groene vingers", "Grüner Daumen", "Main verte"] rule 78 books::GREEN;
        Work => ["Hard Working", "Harde werker", "Fleißige Arbeit", "Dur labeur"] rule 79 books::WORK;
        Refresh => ["Refresh Spirit", "Nieuwe energie", "Neue Kraft", "Second souffle"] rule 80 books::REFRESH;
        SilverCoins => ["Money Money (silver)", "Geld, geld (zilver)", "Geld, Geld (silbern)", "Des sous (argenté)"] rule 81 books::SILVER_COINS;
        SilverKeys => ["Key Krafter", "Sleutelmaker", "Schlüsselmacher", "Fabricant de clés"] rule 82 books::SILVER_KEYS;
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
        Wild => ["Wild animal", "Dier naar keuze", "Beliebiges Tier", "Animal au choix"] rule 115 chests::WILD;
        Frog5 => ["Big frog", "Grote kikker", "Großer Frosch", "Grande grenouille"] rule 116 chests::FROG5;
        Chests => ["Two chests", "Twee kisten", "Zwei Truhen", "Deux coffres"] rule 117 chests::CHESTS;
        Resources => ["Resources", "Grondstoffen", "Rohstoffe", "Ressources"] rule 118 chests::RESOURCES;
        VpCoins => ["VP and coins", "OP en munten", "SP und Münzen", "PV et pièces"] rule 119 chests::VP_COINS;
        Vp3 => ["3 VP", "3 OP", "3 SP", "3 PV"] rule 120 chests::VP3;
    }
}

named! {
    Animal {
        Frog => ["Frog", "Kikker", "Frosch", "Grenouille"] rule 141 chests::ANIMALS;
        B => ["Animal B", "Dier B", "Tier B", "Animal B"] rule 141 chests::ANIMALS;
        C => ["Animal C", "Dier C", "Tier C", "Animal C"] rule 141 chests::ANIMALS;
    }
}

named! {
    Reward {
        Upgrade => ["Upgrade", "Verbetering", "Ausbau", "Amélioration"] rule 145 rewards::UPGRADE;
        FreeTiles => ["Free use of tiles", "Vrije tegelkeuze", "Freie Plättchenwahl", "Choix libre des tuiles"] rule 130 rewards::FREE_TILES;
        First => ["First player", "Startspeler", "Startspieler", "Premier joueur"] rule 131 rewards::FIRST;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Adventure => ["Adventure", "Avontuur", "Abenteuer", "Aventure"] rule 126 rewards::ADVENTURE;
        Key => ["Key", "Sleutel", "Schlüssel", "Clé"] rule 128 rewards::KEY;
        Double => ["Double points", "Dubbele punten", "Doppelte Punkte", "Points doublés"] rule 132 rewards::DOUBLE;
        Crystal => ["Crystal", "Kristal", "Kristall", "Cristal"] rule 139 rewards::CRYSTAL;
        Invite => ["Invite a gnome", "Kabouter uitnodigen", "Gnom einladen", "Inviter un gnome"] rule 128 rewards::INVITE;
        Vp2 => ["2 VP", "2 OP", "2 SP", "2 PV"] rule 128 rewards::VP2;
    }
}

named! {
    Counter {
        Vp => ["VP", "Punten", "SP", "PV"] title ["VP on the track", "Punten op het spoor", "SP auf der Leiste", "PV sur la piste"] rule 11 scores::VP;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Wood => ["Wood", "Hout", "Holz", "Bois"];
        Sand => ["Sand", "Zand", "Sand", "Sable"];
        Mushroom => ["Mushroom", "Paddenstoel", "Pilz", "Champignon"];
        Chamomile => ["Chamomile", "Kamille", "Kamille", "Camomille"];
        Crystal => ["Crystal", "Kristal", "Kristall", "Cristal"] rule 139 rewards::CRYSTAL;
        Keys => ["Keys", "Sleutels", "Schlüssel", "Clés"];
        Closed => ["Closed chests", "Dichte kisten", "Geschlossene Truhen", "Coffres fermés"] rule 85 chests::OPEN_CHEST;
        Pos => ["Trail space", "Vak op het pad", "Feld am Pfad", "Case du sentier"] rule 50 turns::TRAIL;
    }
}

named! {
    Fixable {
        Vp => ["VP", "Punten", "SP", "PV"] title ["VP on the track", "Punten op het spoor", "SP auf der Leiste", "PV sur la piste"] rule 11 scores::VP;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Resource => ["Resources", "Grondstoffen", "Rohstoffe", "Ressources"] rule 118 chests::RESOURCES;
        Keys => ["Keys", "Sleutels", "Schlüssel", "Clés"];
        Closed => ["Closed chests", "Dichte kisten", "Geschlossene Truhen", "Coffres fermés"] rule 85 chests::OPEN_CHEST;
        Opened => ["Opened chests", "Geopende kisten", "Geöffnete Truhen", "Coffres ouverts"];
        AnimalsShown => ["Animals", "Dieren", "Tiere", "Animaux"];
        Wild => ["Wild animals", "Dieren naar keuze", "Beliebige Tiere", "Animaux au choix"] rule 115 chests::WILD;
        Pos => ["Trail space", "Vak op het pad", "Feld am Pfad", "Case du sentier"] rule 50 turns::TRAIL;
        Cards => ["Mighty gnomes", "Machtige kabouters", "Mächtige Gnome", "Gnomes puissants"] rule 90 turns::TABLE;
        Bed => ["Bedroom tile", "Tegel in bed", "Plättchen im Bett", "Tuile au lit"] rule 31 turns::BEDROOM;
        Level => ["Upgrade steps", "Verbeteringen", "Ausbaustufen", "Améliorations"] rule 145 rewards::UPGRADE;
    }
}

named! {
    PadFixable {
        Vp => ["VP", "Punten", "SP", "PV"] title ["VP on the track", "Punten op het spoor", "SP auf der Leiste", "PV sur la piste"] rule 11 scores::VP;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Basic => ["Basic resources", "Basisgrondstoffen", "Grundrohstoffe", "Ressources de base"] rule 138 scores::ALL_ITEMS;
        Crystal => ["Crystals", "Kristallen", "Kristalle", "Cristaux"] title ["Crystal", "Kristal", "Kristall", "Cristal"] rule 139 rewards::CRYSTAL;
        Keys => ["Keys", "Sleutels", "Schlüssel", "Clés"];
        Opened => ["Opened chests", "Geopende kisten", "Geöffnete Truhen", "Coffres ouverts"];
        AnimalsShown => ["Animals", "Dieren", "Tiere", "Animaux"];
        Wild => ["Wild animals", "Dieren naar keuze", "Beliebige Tiere", "Animaux au choix"] rule 115 chests::WILD;
        Cards => ["Mighty gnomes", "Machtige kabouters", "Mächtige Gnome", "Gnomes puissants"] rule 90 turns::TABLE;
        Upgrades => ["Upgrades", "Verbeteringen", "Ausbauten", "Améliorations"];
        Bed => ["Bedroom tile", "Tegel in bed", "Plättchen im Bett", "Tuile au lit"] rule 31 turns::BEDROOM;
        Place => ["Place on the trail", "Plaats op het pad", "Platz auf dem Pfad", "Rang sur le sentier"] rule 144 scores::TRAIL_ORDER;
    }
}

named! {
    Source {
        Vp => ["On the VP track", "Op het OP-spoor", "Auf der SP-Leiste", "Sur la piste des PV"] rule 11 scores::VP;
        Items => with ["Items, {ITEMS} for 1 VP", "Stuks, {ITEMS} voor 1 OP", "Teile, {ITEMS} für 1 SP", "Objets, {ITEMS} pour 1 PV"] rule 138 scores::ALL_ITEMS;
        Crystals => ["Crystals", "Kristallen", "Kristalle", "Cristaux"] rule 139 scores::CRYSTALS;
        Magic => ["Magic", "Magiër", "Magier", "Magicien"] title ["Magic Gnome", "Magiër", "Magier", "Magicien"] rule 96 gnomes::MAGIC;
        Alchemist => ["Alchemist", "Alchemist", "Alchemist", "Alchimiste"] title ["Alchemist Gnome", "Alchemist", "Alchemist", "Alchimiste"] rule 98 gnomes::ALCHEMIST;
        Robber => ["Robber", "Rover", "Räuber", "Voleur"] title ["Robber Gnome", "Rover", "Räuber", "Voleur"] rule 100 gnomes::ROBBER;
        Knight => ["Knight", "Ridder", "Ritter", "Chevalier"] title ["Knight Gnome", "Ridder", "Ritter", "Chevalier"] rule 102 gnomes::KNIGHT;
        Keyholder => ["Keyholder", "Sleutelbewaarder", "Schlüsselwart", "Gardien des clés"] title ["Keyholder Gnome", "Sleutelbewaarder", "Schlüsselwart", "Gardien des clés"] rule 108 gnomes::KEYHOLDER;
        Bandito => ["Bandito", "Bandiet", "Bandit", "Bandit"] title ["Bandito Gnome", "Bandiet", "Bandit", "Bandit"] rule 110 gnomes::BANDITO;
        Farmer => ["Farmer", "Boer", "Bauer", "Fermier"] title ["Farmer Gnome", "Boer", "Bauer", "Fermier"] rule 112 gnomes::FARMER;
        AnimalTrios => ["3 different animals", "3 soorten dieren", "3 ungleiche Tiere", "Trios d'animaux"] rule 141 scores::ANIMAL_TRIOS;
        AnimalPairs => ["2 equal animals", "2 gelijke dieren", "2 gleiche Tiere", "Paires d'animaux"] rule 141 scores::ANIMAL_PAIRS;
    }
}

named! {
    Decider {
        Points => ["Points", "Punten", "Punkte", "Points"] rule 143 scores::POINTS;
        TrailOrder => ["Order on the trail", "Volgorde op het pad", "Reihenfolge am Pfad", "Ordre sur le sentier"] rule 144 scores::TRAIL_ORDER;
    }
}

named! {
    GameOption {
        Gnomes => ["Mighty gnomes", "Machtige kabouters", "Mächtige Gnome", "Gnomes puissants"] rule 7 gnomes::GNOMES;
        Druid => ["Druid: squares", "Druïde: vakjes", "Druide: Felder", "Druide : cases"] title ["Squares of the Druid tile", "Vakjes van de druïdetegel", "Felder des Druiden", "Cases de la tuile druide"] rule 22 turns::DRUID_TILE;
        Trail => ["Last trail space", "Laatste padvak", "Letztes Pfadfeld", "Dernière case"] title ["Last space of the trail", "Laatste vak van het pad", "Letztes Feld am Pfad", "Dernière case du sentier"] rule 25 turns::TRAIL_LENGTH;
        Track => ["Mode", "Modus", "Modus", "Mode"];
    }
}

named! {
    PadOption {
        Gnomes => ["Mighty gnomes", "Machtige kabouters", "Mächtige Gnome", "Gnomes puissants"] rule 7 gnomes::GNOMES;
    }
}
