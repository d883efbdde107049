//! Names of the fields that can be corrected, for the correction menu.

use crate::words::{Entry, word};

/// Fields by family.
pub(super) const FIELDS: &[Entry] = &[
    word!("alarm", ["Gnome alarm", "Kabouteralarm", "Gnomalarm", "Alerte"]),
    word!("coin", ["Coin at stack", "Stapelmunt", "Stapelmünze", "Pièce de pile"]),
    word!("coins", ["Coins", "Munten", "Münzen", "Pièces"]),
    word!("drawn", ["Drawn tiles", "Getrokken", "Gezogen", "Piochées"]),
    word!("gems", ["Gems", "Edelstenen", "Edelsteine", "Gemmes"]),
    word!("just-drawn", ["Just now", "Net pas", "Zuletzt", "Dernière"]),
    word!("mission", ["Mission", "Missie", "Mission", "Mission"]),
    word!("mission-right", ["Right", "Rechts", "Rechts", "À droite"]),
    word!("owned-colour", ["Tiles: colour", "Tegels: kleur", "Farben", "Couleurs"]),
    word!("owned-kind", ["Tiles: kind", "Tegels: soort", "Tierarten", "Créatures"]),
    word!("ponds", ["Ponds", "Vijvers", "Teiche", "Étangs"]),
    word!("raw", ["Counted gems", "Getelde stenen", "Steine gezählt", "Gemmes"]),
    word!("redraw-used", ["Redraw used", "Hertrokken", "Neu gezogen", "Repioché"]),
    word!("set-aside", ["Aside", "Opzij", "Daneben", "De côté"]),
    word!("stack", ["Stack", "Stapel", "Stapel", "Pile"]),
    word!("start-player", ["Start player", "Startspeler", "Startspieler", "1er joueur"]),
    word!("status", ["State", "Toestand", "Zustand", "État"]),
    word!("tie", ["Tie", "Gelijke stand", "Gleichstand", "Égalité"]),
    word!("tiles", ["Tiles", "Tegels", "Plättchen", "Tuiles"]),
    word!("trio-coin", ["Pig coin", "Varkensmunt", "Schweinemünze", "Pièce cochon"]),
];
