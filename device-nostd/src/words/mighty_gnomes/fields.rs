//! Names of the fields that can be corrected, for the correction menu.

use crate::words::{Entry, word};

/// Fields by name; fields of a kind, such as the cards of each gnome, stand under their family.
pub(super) const FIELDS: &[Entry] = &[
    word!("animals-shown", ["Animals", "Dieren", "Tiere", "Animaux"]),
    word!("basic", ["Basic resour.", "Basisgrondst.", "Grundrohstoffe", "Ress. de base"]),
    word!("bed", ["Bedroom tile", "Slaapkamer", "Schlafzimmer", "Chambre"]),
    word!("cards", ["Cards", "Kaarten", "Karten", "Cartes"]),
    word!("closed", ["Closed chests", "Dichte kisten", "Geschl. Truhen", "Coffres fermés"]),
    word!("crystal", ["Crystals", "Kristallen", "Kristalle", "Cristaux"]),
    word!("keys", ["Keys", "Sleutels", "Schlüssel", "Clés"]),
    word!("level", ["Levels", "Niveaus", "Stufen", "Niveaux"]),
    word!("opened", ["Opened chests", "Open kisten", "Offene Truhen", "Coffr. ouverts"]),
    word!("place", ["Trail place", "Plek op pad", "Platz am Pfad", "Place sentier"]),
    word!("pos", ["Trail space", "Vak op het pad", "Feld am Pfad", "Case sentier"]),
    word!("upgrades", ["Upgrades", "Verbeteringen", "Ausbauten", "Améliorations"]),
    word!("vp", ["VP", "OP", "SP", "PV"]),
];
