//! Names of moves, tiles, missions, counts and options.

use engine_nostd::games::gardlings::{
    Choice, Colour, Counter, Creature, Decider, Fixable, GOAL as SHORT_GOAL, Goal, Kind, LONG_GOAL, Medal, Mission,
    MoveKind, Offer, PadFixable, Phase, Source, Status, Topic,
};

use super::info::*;
use crate::words::{Named, Text, named, text, topics};

/// The name of the setting that shows the chance of an alarm.
pub(crate) const ODDS: Text = text!(["Alarm odds", "Alarmkans", "Alarmrisiko", "Risque"]);
/// The word before the gems that the gnomes took.
pub(crate) const STOLEN: Text = text!(["Stolen", "Gestolen", "Gestohlen", "Volées"]);

topics! {
    Topic {
        Move, Phase, Offer, Kind, Colour, Creature, Mission, Status, Goal, Medal, Counter, Field, PadField, Source, Decider,
        Choice,
    }
}

named! {
    MoveKind {
        Draw => ["Draw", "Trekken", "Ziehen", "Piocher"] title ["Draw a tile", "Tegel trekken", "Plättchen ziehen", "Piocher une tuile"] rule 23 DRAW;
        CannotPlace => ["Fits nowhere", "Past nergens", "Passt nirgends", "Impossible"] title ["Tile fits nowhere", "Tegel past nergens", "Passt nirgends", "Pose impossible"] rule 33 CANNOT_PLACE;
        Redraw => ["Draw again", "Hertrekken", "Neu ziehen", "Repiocher"] title ["Draw a second tile", "Opnieuw trekken", "Neu ziehen", "Piocher à nouveau"] rule 124 REDRAW;
        Stop => ["Stop", "Stoppen", "Stoppen", "S'arrêter"] rule 36 STOP;
        Resume => ["Go on drawing", "Verder trekken", "Weitermachen", "Continuer"] rule 37 RESUME;
        CloseGarden => ["Close gardens", "Tuinen sluiten", "Gärten fertig", "Fin des jardins"] rule 38 CLOSE_GARDEN;
        Count => ["Count", "Tellen", "Zählen", "Compter"] title ["Count the gems", "Edelstenen tellen", "Edelsteine zählen", "Compter les gemmes"] rule 60 COUNT;
        Buy => ["Buy a tile", "Tegel kopen", "Plättchen kauf", "Acheter"] title ["Buy a tile", "Een tegel kopen", "Plättchen kaufen", "Acheter une tuile"] rule 76 BUY;
        TakePig => ["Pig and a coin", "Varken + munt", "Schwein + Münze", "Cochon + pièce"] title ["Take a pig and a coin", "Varkentje en munt", "Schwein und 1 Münze", "Cochon et 1 pièce"] rule 81 TAKE_PIG;
        Pass => ["Take nothing", "Niets nemen", "Nichts nehmen", "Ne rien prendre"] rule 84 PASS;
        Mutate => ["Mutate", "Muteren", "Mutieren", "Évoluer"] title ["Mutate a pig", "Varkentje muteren", "Schwein mutieren", "Un cochon évolue"] rule 100 MUTATE;
        NextRound => ["Next round", "Volgende ronde", "Nächste Runde", "Manche suivante"] title ["Prepare a new round", "Nieuwe ronde", "Neue Runde", "Nouvelle manche"] rule 88 ROUND_END;
    }
}

named! {
    Phase {
        Garden => ["Garden", "Tuinaanleg", "Gartenbau", "Jardin"] title ["Phase 1: garden", "Fase 1: tuinaanleg", "Phase 1: Gartenbau", "Phase 1 : Jardin"] rule 22 GARDEN;
        Count => ["Count", "Tellen", "Zählen", "Compter"] title ["Count the gems", "Edelstenen tellen", "Edelsteine zählen", "Compter les gemmes"] rule 60 COUNT;
        Hire => ["Hire", "Inhuren", "Anheuern", "Achat"] title ["Phase 2: hire", "Fase 2: inhuren", "Phase 2: Anheuern", "Phase 2 : Achat"] rule 72 HIRE;
        Mutate => ["Mutate", "Muteren", "Mutieren", "Évoluer"] title ["Mutate a pig", "Varkentje muteren", "Schwein mutieren", "Un cochon évolue"] rule 100 MUTATE;
        RoundEnd => ["Round end", "Einde ronde", "Rundenende", "Fin de manche"] rule 88 ROUND_END;
        Over => ["Victory", "Overwinning", "Sieg", "Victoire"] rule 66 OVER;
    }
}

named! {
    Offer {
        DrawSeveral => ["Several tiles", "Meer tegels", "Mehrere", "Plusieurs"];
    }
}

named! {
    Kind {
        Gnome => ["Gnome", "Kabouter", "Gnom", "Gnome"] rule 41 GNOME;
        Twin => ["Twin gnomes", "Dubbele", "Doppelgnom", "Gnomes jumeaux"] title ["Twin gnomes", "Dubbele kabouter", "Doppelgnom", "Gnomes jumeaux"] rule 41 TWIN;
        PigBeige => ["Beige pig", "Beige varken", "Schwein beige", "Cochon beige"] rule 50 PIG_BEIGE;
        PigGreen => ["Green pig", "Groen varken", "Schwein grün", "Cochon vert"] rule 52 PIG_GREEN;
        PigBlue => ["Blue pig", "Blauw varken", "Schwein blau", "Cochon bleu"] rule 52 PIG_BLUE;
        PigPink => ["Pink pig", "Roze varken", "Schwein rosa", "Cochon rose"] rule 52 PIG_PINK;
        PigGold => ["Gold pig", "Goud varken", "Schwein gold", "Cochon doré"] rule 103 PIG_GOLD;
        Dragon => ["Dragon", "Draak", "Drache", "Dragon"] rule 48 DRAGON;
        Other => ["Other creature", "Ander wezen", "Anderes Wesen", "Autre créature"] title ["Another creature", "Een ander wezen", "Ein anderer Gardling", "Une autre créature"] rule 32 OTHER;
    }
}

named! {
    Colour {
        Beige => ["Beige"] rule 101 BEIGE;
        Green => ["Green", "Groen", "Grün", "Vert"] rule 73 GREEN;
        Blue => ["Blue", "Blauw", "Blau", "Bleu"] rule 73 BLUE;
        Pink => ["Pink", "Roze", "Rosa", "Rose"] rule 73 PINK;
        Gold => ["Gold", "Goud", "Gold", "Doré"] rule 73 GOLD;
    }
}

named! {
    Creature {
        Pig => ["Lucky pig", "Geluksvarkentje", "Glücksschwein", "Cochon"] title ["Lucky pig", "Geluksvarkentje", "Glücksschweinchen", "Petit cochon"] rule 52 PIG;
        Dragon => ["Dragon", "Draak", "Drache", "Dragon"] rule 48 DRAGON;
        Other => ["Other creature", "Ander wezen", "Anderes Wesen", "Autre créature"] title ["Another creature", "Een ander wezen", "Ein anderer Gardling", "Une autre créature"] rule 32 OTHER;
    }
}

named! {
    Mission {
        Empties => ["3 blanks", "3 lege", "3 leere", "3 espaces"] title ["3 empty connections", "3 lege verbindingen", "3 leere Verbindungen", "3 demi-espaces libres"] rule 121 EMPTIES;
        Blues => ["4 blue gems", "4 blauwe", "4 blaue", "4 bleues"] title ["4 complete blue gems", "4 blauwe edelstenen", "4 blaue Edelsteine", "4 gemmes bleues"] rule 122 BLUES;
        Surround => ["Built in", "Ingebouwd", "Umbaut", "Entourée"] title ["Mission tile built in", "Missie ingebouwd", "Mission umbaut", "Mission entourée"] rule 123 SURROUND;
        Redraw => ["Draw again", "Hertrekken", "Neu ziehen", "Repiocher"] title ["Draw a second tile", "Opnieuw trekken", "Neu ziehen", "Piocher à nouveau"] rule 124 REDRAW;
        ShapeA => ["Shape A", "Vorm A", "Form A", "Forme A"] rule 118 SHAPE;
        ShapeB => ["Shape B", "Vorm B", "Form B", "Forme B"] rule 119 SHAPE;
        ShapeC => ["Shape C", "Vorm C", "Form C", "Forme C"] rule 120 SHAPE;
    }
}

named! {
    Status {
        Active => ["Drawing", "Trekt nog", "Zieht noch", "Pioche encore"] rule 36 ACTIVE;
        Stopped => ["Stopped", "Gestopt", "Gestoppt", "Arrêté"] rule 37 STOPPED;
        Alarm => ["Gnome alarm!", "Kabouteralarm!", "Gnomalarm!", "Alerte gnomes !"] title ["Gnome alarm!", "Kabouteralarm!", "Gnomalarm!", "Alerte aux gnomes !"] rule 42 ALARM;
        Stuck => ["Stuck", "Vastgelopen", "Passt nicht", "Bloqué"] rule 34 STUCK;
    }
}

impl Named for Goal {
    fn label(self) -> Text {
        match self {
            Self::Short => const { text!(with ["{SHORT_GOAL}", "{SHORT_GOAL}", "{SHORT_GOAL}", "{SHORT_GOAL}"]) },
            Self::Long => const { text!(with ["{LONG_GOAL}", "{LONG_GOAL}", "{LONG_GOAL}", "{LONG_GOAL}"]) },
        }
    }
}

named! {
    Medal {
        Gold => ["Gold!", "Goud!", "Gold!", "Or !"];
        Silver => ["Silver", "Zilver", "Silber", "Argent"];
        Bronze => ["Bronze", "Brons", "Bronze", "Bronze"];
        None => ["Try again", "Nog eens", "Noch einmal", "Réessayez"];
    }
}

named! {
    Counter {
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 67 COINS;
        Gnomes => ["Gnomes", "Kabouters", "Gnome", "Gnomes"];
        Limit => ["Alarm at", "Alarm bij", "Alarm bei", "Alerte à"];
        Pigs => ["Pigs", "Varkens", "Schweine", "Cochons"];
        Money => ["Money", "Geld", "Geld", "Somme"];
        Tiles => ["Tiles", "Tegels", "Plättchen", "Tuiles"] rule 130 TILES;
    }
}

named! {
    Fixable {
        Phase => ["Phase", "Fase", "Phase", "Phase"];
        Turn => ["Turn", "Aan de beurt", "Am Zug", "Tour de"];
        Round => ["Round", "Ronde", "Runde", "Manche"];
        StartPlayer => ["Start player", "Startspeler", "Startspieler", "1er joueur"];
        Stack => ["Stack", "Stapel", "Stapel", "Pile"];
        Coin => ["Coin at stack", "Stapelmunt", "Stapelmünze", "Pièce de pile"];
        Tie => ["Tie", "Gelijke stand", "Gleichstand", "Égalité"];
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 67 COINS;
        Status => ["State", "Toestand", "Zustand", "État"];
        Ponds => ["Ponds", "Vijvers", "Teiche", "Étangs"] rule 95 PONDS;
        Raw => ["Counted gems", "Getelde stenen", "Steine gezählt", "Gemmes"];
        OwnedKind => ["Tiles: kind", "Tegels: soort", "Tierarten", "Créatures"];
        Drawn => ["Drawn tiles", "Getrokken", "Gezogen", "Piochées"];
        OwnedColour => ["Tiles: colour", "Tegels: kleur", "Farben", "Couleurs"];
        JustDrawn => ["Just now", "Net pas", "Zuletzt", "Dernière"];
        SetAside => ["Aside", "Opzij", "Daneben", "De côté"];
        TrioCoin => ["Pig coin", "Varkensmunt", "Schweinemünze", "Pièce cochon"];
        Mission => ["Mission", "Missie", "Mission", "Mission"] rule 127 MISSION;
        MissionRight => ["Right", "Rechts", "Rechts", "À droite"];
        RedrawUsed => ["Redraw used", "Hertrokken", "Neu gezogen", "Repioché"];
    }
}

named! {
    PadFixable {
        Gems => ["Gems", "Edelstenen", "Edelsteine", "Gemmes"] rule 60 GEMS;
        Alarm => ["Gnome alarm", "Kabouteralarm", "Gnomalarm", "Alerte"] title ["Gnome alarm!", "Kabouteralarm!", "Gnomalarm!", "Alerte aux gnomes !"] rule 42 ALARM;
        Mission => ["Mission", "Missie", "Mission", "Mission"] rule 127 MISSION;
        Ponds => ["Ponds", "Vijvers", "Teiche", "Étangs"] rule 95 PONDS;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 67 COINS;
        Tiles => ["Tiles", "Tegels", "Plättchen", "Tuiles"] rule 130 TILES;
    }
}

named! {
    Source {
        Net => ["Gems left", "Stenen over", "Steine übrig", "Gemmes nettes"] rule 63 NET;
    }
}

named! {
    Decider {
        Net => ["Gems left", "Stenen over", "Steine übrig", "Gemmes nettes"] rule 63 NET;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 67 COINS;
    }
}

named! {
    Choice {
        Goal => ["Goal", "Doel", "Ziel", "But"] rule 14 GOAL;
        Pro => ["Pro variant", "Profivariant", "Profi-Variante", "Variante expert"] rule 109 PRO;
        Missions => ["Missions", "Missies", "Missionen", "Missions"] rule 110 MISSIONS;
        Tracking => ["Tracking", "Bijhouden", "Mitzählen", "Suivi"];
        Mission => ["Mission", "Missie", "Mission", "Mission"] rule 127 MISSION;
        Right => ["Right", "Rechts", "Rechts", "Droite"] title ["Mission at the right", "Missie aan de rechter", "Mission rechts", "Mission à droite"] rule 112 RIGHT;
        ShapeA => ["Shape A", "Vorm A", "Form A", "Forme A"] rule 118 SHAPE;
        ShapeB => ["Shape B", "Vorm B", "Form B", "Forme B"] rule 119 SHAPE;
        ShapeC => ["Shape C", "Vorm C", "Form C", "Forme C"] rule 120 SHAPE;
        SplitGreen => ["Green: stack 1", "Groen: stapel 1", "Grün: Stapel 1", "Vert : pile 1"] rule 4 SPLIT;
        SplitBlue => ["Blue: stack 1", "Blauw: stapel 1", "Blau: Stapel 1", "Bleu : pile 1"] rule 5 SPLIT;
        SplitPink => ["Pink: stack 1", "Roze: stapel 1", "Rosa: Stapel 1", "Rose : pile 1"] rule 5 SPLIT;
        SplitGold => ["Gold: stack 1", "Goud: stapel 1", "Gold: Stapel 1", "Doré : pile 1"] rule 5 SPLIT;
    }
}
