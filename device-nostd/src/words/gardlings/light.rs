//! Names of what a light game has.

use engine_nostd::games::gardlings::{LightFixable, LightMoveKind, LightOffer, LightPhase};

use super::info::*;
use crate::words::{Text, named, text};

named! {
    LightMoveKind {
        Next => ["Count", "Tellen", "Zählen", "Compter"] rule 38 CLOSE_GARDEN;
        Count => ["Count the gems", "Edelstenen tellen", "Edelsteine zählen", "Compter les gemmes"] rule 60 COUNT;
        Buy => ["Buy a tile", "Tegel kopen", "Plättchen kaufen", "Acheter une tuile"] rule 76 BUY;
        TakePig => ["Pig", "Varkentje", "Glücksschwein", "Petit cochon"] title ["A pig and a coin", "Een varkentje en een munt", "Glücksschwein und Münze", "Un petit cochon et une pièce"] rule 81 TAKE_PIG;
        Pass => ["Nothing", "Niets", "Nichts", "Rien"] title ["Take nothing", "Niets nemen", "Nichts nehmen", "Ne rien prendre"] rule 84 PASS;
        Gems => ["Gems", "Edelstenen", "Edelsteine", "Gemmes"] rule 60 GEMS;
    }
}

named! {
    LightPhase {
        Garden => ["Garden", "Tuinaanleg", "Gartenbau", "Jardin"] title ["Everybody draws", "Iedereen trekt", "Alle ziehen", "Tous piochent"] rule 22 GARDEN;
        Count => ["Count", "Tellen", "Zählen", "Compter"] title ["Count the gems", "Edelstenen tellen", "Edelsteine zählen", "Compter les gemmes"] rule 60 COUNT;
        Hire => ["Hire", "Inhuren", "Anheuern", "Achat"] title ["Phase 2: hire", "Fase 2: inhuren", "Phase 2: Anheuern", "Phase 2 : Achat"] rule 72 HIRE;
        Over => ["Victory", "Overwinning", "Sieg", "Victoire"] rule 66 OVER;
    }
}

named! {
    LightOffer {
        ThreePigs => ["Three pigs", "Drie varkentjes", "Drei Glücksschweine", "Trois petits cochons"] rule 50 PIG;
        Pond => ["A pond", "Een vijver", "Ein Teich", "Un étang"] rule 95 PONDS;
        Alarm => ["Gnome alarm", "Kabouteralarm", "Gnomalarm", "Alerte"] title ["Gnome alarm", "Kabouteralarm", "Gnomalarm", "Alerte aux gnomes"] rule 42 ALARM;
        AlarmPigs => ["Alarm and pigs", "Alarm en varkens", "Alarm + Schweine", "Alerte + cochons"] title ["Alarm and three pigs", "Alarm en drie varkens", "Alarm und drei Schweine", "Alerte et trois cochons"] rule 42 ALARM;
        AlarmPond => ["Alarm and a pond", "Alarm + 1 vijver", "Alarm + 1 Teich", "Alerte + 1 étang"] title ["Alarm and a pond", "Alarm en een vijver", "Alarm und ein Teich", "Alerte et un étang"] rule 42 ALARM;
        Ponds => ["More ponds", "Meer vijvers", "Mehrere Teiche", "Plusieurs étangs"] rule 95 PONDS;
        AlarmPonds => ["Alarm + ponds", "Alarm + vijvers", "Alarm + Teiche", "Alerte + étangs"] title ["Alarm and more ponds", "Alarm en meer vijvers", "Alarm und mehrere Teiche", "Alerte et plusieurs étangs"] rule 95 PONDS;
        ChooseHire => ["Choose the hire", "Zelf kiezen", "Selbst aussuchen", "Choisir l'achat"] rule 72 HIRE;
        BlueNoCoin => ["Blue, no coin", "Blauw, geen munt", "Blau, ohne Münze", "Bleu, sans pièce"] rule 82 STACKS;
        PinkNoCoin => ["Pink, no coin", "Roze, geen munt", "Rosa, ohne Münze", "Rose, sans pièce"] rule 82 STACKS;
        GoldNoCoin => ["Gold, no coin", "Goud, geen munt", "Gold, ohne Münze", "Doré, sans pièce"] rule 82 STACKS;
    }
}

named! {
    LightFixable {
        Round => ["Round", "Ronde", "Runde", "Manche"];
        Guide => ["Guide", "Hulp", "Hinweise", "Guide"] rule 20 GUIDE;
        StartPlayer => ["Start player", "Startspeler", "Startspieler", "Premier joueur"];
        Coin => ["Coins at stacks", "Munten bij stapels", "Münzen an Stapeln", "Pièces des piles"] rule 82 STACKS;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 67 COINS;
        Tiles => ["Tiles", "Tegels", "Plättchen", "Tuiles"] rule 130 TILES;
        Gems => ["Gems", "Edelstenen", "Edelsteine", "Gemmes"] rule 60 GEMS;
        Alarm => ["Gnome alarm", "Kabouteralarm", "Gnomalarm", "Alerte aux gnomes"] rule 42 ALARM;
    }
}

const GUIDE: Text = text!([
    "On: the box says when to draw, to count and to hire. Off: NEXT counts and buys the dearest tile.",
    "Aan: het kastje zegt wanneer je trekt, telt en inhuurt. Uit: NEXT telt en koopt de duurste tegel.",
    "An: Das Kästchen sagt, wann man zieht, zählt und anheuert. Aus: NEXT zählt und kauft das teuerste Plättchen.",
    "Oui : la boîte dit quand piocher, compter et acheter. Non : NEXT compte et achète la tuile la plus chère.",
]);
