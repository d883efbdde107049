//! Names of moves, tiles, missions, counts and options.

use engine_nostd::games::gardlings::{
    Colour, Counter, Creature, Decider, Fixable, GOAL as SHORT_GOAL, GameOption, GardenStatus, Goal, LONG_GOAL, Medal,
    Mission, MoveKind, Offer, PadFixable, Phase, Source, TileKind, Topic,
};

use super::info::*;
use crate::words::{Named, Text, named, text, topics};

/// The name of the setting that shows the chance of an alarm.
pub(crate) const ODDS: Text = text!(["Alarm odds", "Alarmkans", "Alarmrisiko", "Risque d'alerte"]);
/// What to do when a count begins.
pub(crate) const ABOUT_COUNT: Text =
    text!(["Count your gems", "Tel je edelstenen", "Zähle deine Edelsteine", "Comptez vos gemmes"]);
/// What to do when a player hires.
pub(crate) const ABOUT_HIRE: Text =
    text!(["Hire a Gardling", "Huur een Gardling in", "Heuere einen Gardling an", "Achetez une tuile"]);

topics! {
    Topic {
        Move, Phase, Offer, TileKind, Colour, Creature, Mission, GardenStatus, Goal, Medal, Counter, Field, PadField,
        Source, Decider, GameOption, LightMove, LightPhase, LightOffer, LightField,
    }
}

named! {
    MoveKind {
        Draw => ["Draw a tile", "Tegel trekken", "Plättchen ziehen", "Piocher une tuile"] rule 23 DRAW;
        CannotPlace => ["It fits nowhere", "Past nergens", "Passt nirgends", "Ne va nulle part"] rule 33 CANNOT_PLACE;
        Redraw => ["Mission: draw again", "Missie: trek opnieuw", "Mission: neu ziehen", "Mission : repiocher"] rule 124 REDRAW;
        Stop => ["Stop", "Stoppen", "Stoppen", "S'arrêter"] rule 36 STOP;
        Resume => ["Draw on", "Verder trekken", "Weiter ziehen", "Piocher encore"] rule 37 RESUME;
        CloseGarden => ["All done: count", "Klaar: tellen", "Fertig: zählen", "Fini : compter"] title ["All gardens are done", "Alle tuinen zijn klaar", "Alle Gärten sind fertig", "Tous les jardins sont finis"] rule 38 CLOSE_GARDEN;
        Count => ["Count the gems", "Edelstenen tellen", "Edelsteine zählen", "Compter les gemmes"] rule 60 COUNT;
        Buy => ["Buy a tile", "Tegel kopen", "Plättchen kaufen", "Acheter une tuile"] rule 76 BUY;
        TakePig => ["Pig and coin", "Varken en munt", "Glücksschwein, Münze", "Petit cochon et pièce"] title ["A pig and a coin", "Een varkentje en een munt", "Glücksschwein und Münze", "Un petit cochon et une pièce"] rule 81 TAKE_PIG;
        Pass => ["Take nothing", "Niets nemen", "Nichts nehmen", "Ne rien prendre"] rule 84 PASS;
        Mutate => ["Mutate a pig", "Varkentje muteren", "Schwein mutieren", "Un cochon évolue"] rule 100 MUTATE;
        NextRound => ["Next round", "Volgende ronde", "Nächste Runde", "Manche suivante"] rule 88 ROUND_END;
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
        DrawSeveral => ["Several at once", "Meer tegelijk", "Mehrere auf einmal", "Plusieurs à la fois"] rule 23 SEVERAL;
        ChooseStack => ["Choose the stack", "Stapel kiezen", "Stapel wählen", "Choisir la pile"] rule 74 STACKS;
    }
}

named! {
    TileKind {
        Gnome => ["Gnome", "Kabouter", "Gnom", "Gnome"] rule 41 GNOME;
        Twin => ["Twins", "Dubbel", "Doppelgnom", "Gnomes jumeaux"] title ["Twin gnomes", "Dubbele kabouter", "Doppelgnom", "Gnomes jumeaux"] rule 41 TWIN;
        PigBeige => ["Beige pig", "Beige varken", "Beiges Schwein", "Cochon beige"] rule 50 PIG_BEIGE;
        PigGreen => ["Green pig", "Groen varken", "Grünes Schwein", "Cochon vert"] rule 52 PIG_GREEN;
        PigBlue => ["Blue pig", "Blauw varken", "Blaues Schwein", "Cochon bleu"] rule 52 PIG_BLUE;
        PigPink => ["Pink pig", "Roze varken", "Rosa Schwein", "Cochon rose"] rule 52 PIG_PINK;
        PigGold => ["Gold pig", "Gouden varken", "Goldenes Schwein", "Cochon doré"] rule 103 PIG_GOLD;
        Dragon => ["Dragon", "Draak", "Drache", "Dragon"] rule 48 DRAGON;
        Other => ["Another creature", "Ander wezen", "Anderer Gardling", "Autre créature"] rule 32 OTHER;
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
        Pig => ["Lucky pig", "Varkentje", "Glücksschwein", "Petit cochon"] title ["Lucky pig", "Geluksvarkentje", "Glücksschweinchen", "Petit cochon"] rule 52 PIG;
        Dragon => ["Dragon", "Draak", "Drache", "Dragon"] rule 48 DRAGON;
        Other => ["Another creature", "Ander wezen", "Anderer Gardling", "Autre créature"] rule 32 OTHER;
    }
}

named! {
    Mission {
        Empties => ["3 blanks", "3 lege", "3 leere", "3 vides"] title ["3 empty connections", "3 lege verbindingen", "3 leere Verbindungen", "3 demi-espaces réunis"] rule 121 EMPTIES;
        Blues => ["4 blue", "4 blauwe", "4 blaue", "4 bleues"] title ["4 blue gems", "4 blauwe edelstenen", "4 blaue Edelsteine", "4 gemmes bleues"] rule 122 BLUES;
        Surround => ["Built in", "Rondom", "Umbaut", "Entourée"] title ["Mission tile built in", "Missietegel ingebouwd", "Mission ganz umbaut", "Tuile Mission entourée"] rule 123 SURROUND;
        Redraw => ["Redraw", "Opnieuw", "Nochmal", "Repioche"] title ["Draw a second tile", "Opnieuw trekken", "Neu ziehen", "Repiocher une tuile"] rule 124 REDRAW;
        ShapeA => ["Shape A", "Vorm A", "Form A", "Forme A"] rule 118 SHAPE;
        ShapeB => ["Shape B", "Vorm B", "Form B", "Forme B"] rule 119 SHAPE;
        ShapeC => ["Shape C", "Vorm C", "Form C", "Forme C"] rule 120 SHAPE;
    }
}

named! {
    GardenStatus {
        Active => ["Drawing", "Trekt nog", "Zieht noch", "Pioche encore"] rule 36 ACTIVE;
        Stopped => ["Stopped", "Gestopt", "Gestoppt", "Arrêté"] rule 37 STOPPED;
        Alarm => ["Gnome alarm", "Kabouteralarm", "Gnomalarm", "Alerte"] title ["Gnome alarm", "Kabouteralarm", "Gnomalarm", "Alerte aux gnomes"] rule 42 ALARM;
        Stuck => ["Did not fit", "Paste niet", "Passte nicht", "N'allait pas"] rule 34 STUCK;
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
        Gold => ["Gold medal!", "Gouden medaille!", "Goldmedaille!", "Médaille d'or !"];
        Silver => ["Silver medal", "Zilveren medaille", "Silbermedaille", "Médaille d'argent"];
        Bronze => ["Bronze medal", "Bronzen medaille", "Bronzemedaille", "Médaille de bronze"];
        None => ["No medal", "Geen medaille", "Keine Medaille", "Pas de médaille"];
    }
}

named! {
    Counter {
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 67 COINS;
        Gnomes => ["Gnomes", "Kabouters", "Gnome", "Gnomes"];
        Limit => ["Alarm at", "Alarm bij", "Alarm bei", "Alerte à"];
        Pigs => ["Pigs", "Varkens", "Schweine", "Cochons"];
        Tiles => ["Tiles", "Tegels", "Plättchen", "Tuiles"] rule 130 TILES;
    }
}

named! {
    Fixable {
        Phase => ["Phase", "Fase", "Phase", "Phase"];
        Turn => ["Whose turn", "Aan de beurt", "Am Zug", "Tour de"];
        Round => ["Round", "Ronde", "Runde", "Manche"];
        StartPlayer => ["Start player", "Startspeler", "Startspieler", "Premier joueur"];
        Stack => ["Tiles in stacks", "Tegels op stapels", "Stapel", "Tuiles des piles"] rule 74 STACKS;
        Coin => ["Coins at stacks", "Munten bij stapels", "Münzen an Stapeln", "Pièces des piles"];
        Tie => ["Complete tie", "Precies gelijk", "Gleichstand", "Égalité parfaite"] rule 68 TIE;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 67 COINS;
        Status => ["In the garden", "In de tuin", "Im Garten", "Au jardin"];
        Ponds => ["Ponds", "Vijvers", "Teiche", "Étangs"] rule 95 PONDS;
        Raw => ["Counted gems", "Getelde edelstenen", "Gezählte Edelsteine", "Gemmes comptées"];
        OwnedKind => ["Tiles by creature", "Tegels per wezen", "Plättchen nach Wesen", "Tuiles par créature"];
        Drawn => ["Drawn tiles", "Getrokken tegels", "Gezogene Plättchen", "Tuiles piochées"];
        OwnedColour => ["Tiles by colour", "Tegels per kleur", "Plättchen nach Farbe", "Tuiles par couleur"];
        JustDrawn => ["Drawn last", "Laatste", "Zuletzt", "Dernière"];
        SetAside => ["Set aside", "Opzij", "Beiseite", "De côté"];
        TrioCoin => ["Got the pig coin", "Varkensmunt gehad", "Schweinemünze", "Pièce des cochons"];
        Mission => ["Mission", "Missie", "Mission", "Mission"] rule 127 MISSION;
        MissionRight => ["Next mission", "Volgende", "Nächste", "Suivante"] title ["Mission at the right", "Missie aan de rechterkant", "Mission rechts", "Mission à droite"] rule 112 RIGHT;
        RedrawUsed => ["Drew again", "Opnieuw getrokken", "Neu gezogen", "A repioché"];
    }
}

named! {
    PadFixable {
        Gems => ["Gems", "Edelstenen", "Edelsteine", "Gemmes"] rule 60 GEMS;
        Alarm => ["Gnome alarm", "Kabouteralarm", "Gnomalarm", "Alerte aux gnomes"] rule 42 ALARM;
        Mission => ["Mission", "Missie", "Mission", "Mission"] rule 127 MISSION;
        Ponds => ["Ponds", "Vijvers", "Teiche", "Étangs"] rule 95 PONDS;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 67 COINS;
        Tiles => ["Tiles", "Tegels", "Plättchen", "Tuiles"] rule 130 TILES;
    }
}

named! {
    Source {
        Net => ["Gems left", "Edelstenen over", "Edelsteine übrig", "Gemmes restantes"] rule 63 NET;
    }
}

named! {
    Decider {
        Net => ["Gems left", "Edelstenen over", "Edelsteine übrig", "Gemmes restantes"] rule 63 NET;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 67 COINS;
    }
}

named! {
    GameOption {
        Goal => ["Gems that win", "Edelstenen om te winnen", "Edelsteine zum Sieg", "Gemmes pour gagner"] rule 14 GOAL;
        Pro => ["Pro variant", "Profivariant", "Profi-Variante", "Variante expert"] rule 109 PRO;
        Missions => ["Missions", "Missies", "Missionen", "Missions"] rule 110 MISSIONS;
        Tracking => ["Tracking", "Bijhouden", "Mitzählen", "Suivi"];
        Mission => ["Mission", "Missie", "Mission", "Mission"] title ["Mission in front", "Missie voor je", "Mission vor dir", "Mission devant vous"] rule 127 MISSION;
        Right => ["Right", "Rechts", "Rechts", "Droite"] title ["Mission at the right", "Missie aan de rechterkant", "Mission rechts", "Mission à droite"] rule 112 RIGHT;
        ShapeA => ["Shape A", "Vorm A", "Form A", "Forme A"] rule 118 SHAPE;
        ShapeB => ["Shape B", "Vorm B", "Form B", "Forme B"] rule 119 SHAPE;
        ShapeC => ["Shape C", "Vorm C", "Form C", "Forme C"] rule 120 SHAPE;
        SplitGreen => ["Green tiles above", "Groene tegels boven", "Grüne oben", "Vertes en haut"] title ["Green above the board", "Groen boven het bord", "Grün über dem Tableau", "Vert au-dessus du plateau"] rule 4 SPLIT;
        SplitBlue => ["Blue tiles above", "Blauwe tegels boven", "Blaue oben", "Bleues en haut"] title ["Blue above the board", "Blauw boven het bord", "Blau über dem Tableau", "Bleu au-dessus du plateau"] rule 5 SPLIT;
        SplitPink => ["Pink tiles above", "Roze tegels boven", "Rosa oben", "Roses en haut"] title ["Pink above the board", "Roze boven het bord", "Rosa über dem Tableau", "Rose au-dessus du plateau"] rule 5 SPLIT;
        SplitGold => ["Gold tiles above", "Gouden tegels boven", "Goldene oben", "Dorées en haut"] title ["Gold above the board", "Goud boven het bord", "Gold über dem Tableau", "Doré au-dessus du plateau"] rule 5 SPLIT;
    }
}
