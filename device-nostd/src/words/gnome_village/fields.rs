//! Names of the fields that can be corrected, for the correction menu.

use crate::words::{Entry, word};

/// Fields by name. A name that the record completes with a kind, a tile or a gnome stands here without it:
/// `earn-value` for `earn-value-hat`, `used` for `police#1-used`.
pub(super) const FIELDS: &[Entry] = &[
    word!("businesses-left", ["Businesses", "Bedrijven over", "Betriebe übrig", "Comm. restants"]),
    word!("coins", ["Coins", "Munten", "Münzen", "Pièces"]),
    word!("earn", ["Printed coins", "Muntopdruk", "Münzaufdruck", "Gain imprimé"]),
    word!("earn-value", ["Income", "Inkomen", "Ertrag", "Revenu"]),
    word!("forest-deck", ["Forest cards", "Boskaarten", "Waldkarten", "Cartes Forêt"]),
    word!("gap", ["Gap", "Gat", "Lücke", "Vide"]),
    word!("gnomes", ["Gnomes", "Kabouters", "Gnome", "Gnomes"]),
    word!("happy", ["Happy Gnome", "Blije Kabouter", "Fröhl. Gnom", "Gnome heureux"]),
    word!("happy-gnome", ["Happy Gnome", "Blije Kabouter", "Fröhl. Gnom", "Gnome heureux"]),
    word!("houses", ["Houses", "Huizen", "Häuser", "Maisons"]),
    word!("place", ["Place", "Plek", "Standort", "Lieu"]),
    word!("protected", ["Protected", "Beschermd", "Geschützt", "Protégé"]),
    word!("protected-by", ["Protected by", "Beschermd door", "Geschützt von", "Protégé par"]),
    word!("resting", ["Resting", "Rust uit", "Ruht aus", "Au repos"]),
    word!("roads", ["Roads", "Wegen", "Wege", "Routes"]),
    word!("side", ["Side", "Kant", "Seite", "Face"]),
    word!("tiles", ["Tiles", "Tegels", "Plättchen", "Tuiles"]),
    word!("tokens", ["Tokens", "Fiches", "Marker", "Jetons"]),
    word!("used", ["Used by", "Gebruikt door", "Benutzt von", "Utilisé par"]),
];
