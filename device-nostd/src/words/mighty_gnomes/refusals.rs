//! Why a move was refused.

use crate::words::{Entry, word};

/// Messages by the id of the refusal.
pub(super) const REFUSALS: &[Entry] = &[
    word!("bag-is-empty", ["Bag is empty", "Zak is leeg", "Beutel ist leer", "Sac vide"]),
    word!(
        "bedroom-tile-first",
        [
            "Bedroom tile first",
            "Eerst de\nslaapkamertegel",
            "Erst das aus dem\nSchlafzimmer",
            "Tuile de chambre\nd'abord",
        ],
    ),
    word!(
        "crystal-1-tile-only",
        ["Crystal: 1-tile only", "Kristal: alleen\n1-tegel", "Kristall: nur 1er", "Cristal : tuile 1"],
    ),
    word!(
        "discard-excess-first",
        ["Discard excess first", "Leg eerst het teveel\naf", "Erst Überschuss\nabwerfen", "Défaussez l'excédent"],
    ),
    word!(
        "display-all-used",
        ["Display all used", "Losse boeken zijn op", "Auslage verbraucht", "Livres exposés\népuisés"],
    ),
    word!(
        "druid-after-3rd-turn",
        ["Druid after 3rd turn", "Druïde na 3e beurt", "Druide nach 3. Zug", "Druide après 3e tour"],
    ),
    word!(
        "druid-tile-only-now",
        ["Druid tile only now", "Nu alleen druïdetegel", "Jetzt nur der Druide", "Tuile druide\nseulement"],
    ),
    word!(
        "enter-druid-tile-size",
        [
            "Enter druid tile size",
            "Voer grootte\ndruïdetegel in",
            "Größe des Druiden\neingeben",
            "Taille de la tuile\ndruide ?",
        ],
    ),
    word!(
        "enter-its-cost-first",
        ["Enter its cost first", "Voer eerst kosten in", "Erst Kosten eingeben", "Entrez son coût"],
    ),
    word!("enter-step-first", ["Enter step first", "Voer eerst de stap in", "Erst Stufe eingeben", "Entrez le niveau"]),
    word!(
        "enter-trail-order",
        ["Enter trail order", "Voer padvolgorde in", "Pfadreihenfolge\neingeben", "Entrez l'ordre du\nsentier"],
    ),
    word!("gnome-not-in-game", ["Gnome not in game", "Kabouter niet in spel", "Gnom nicht im Spiel", "Gnome hors jeu"]),
    word!(
        "more-icons-than-squares",
        [
            "More icons than\nsquares",
            "Meer symbolen dan\nvakjes",
            "Mehr Symbole als\nFelder",
            "Plus d'icônes que de\ncases",
        ],
    ),
    word!(
        "more-icons-than-steps",
        [
            "More icons than steps",
            "Meer symbolen dan\nstappen",
            "Mehr Symbole als\nSchritte",
            "Plus d'icônes que de\npas",
        ],
    ),
    word!(
        "move-on-trail-first",
        ["Move on trail first", "Loop eerst op het pad", "Erst auf dem Pfad\nziehen", "Avancez d'abord"],
    ),
    word!(
        "no-book-left-to-use",
        ["No book left to use", "Geen boek meer over", "Kein Buch mehr übrig", "Plus de livre à\nactiver"],
    ),
    word!("no-card-left", ["No card left", "Geen kaart meer", "Keine Karte mehr", "Plus de carte"]),
    word!(
        "no-closed-chest",
        ["No closed chest", "Geen dichte kist", "Keine geschlossene\nTruhe", "Aucun coffre fermé"]
    ),
    word!("no-key", ["No key", "Geen sleutel", "Kein Schlüssel", "Pas de clé"]),
    word!("no-plate-free", ["No plate free", "Geen bord vrij", "Kein Teller frei", "Aucune assiette libre"]),
    word!(
        "no-tile-to-stack-on",
        ["No tile to stack on", "Geen tegel om op te\nstapelen", "Dort liegt kein\nPlättchen", "Aucune tuile dessous"],
    ),
    word!("none-in-supply", ["None in supply", "Niets in voorraad", "Vorrat ist leer", "Réserve vide"]),
    word!(
        "not-a-one-time-gnome",
        ["Not a one-time gnome", "Geen eenmalige gave", "Keine\nEinmal-Fähigkeit", "Pas un pouvoir\nimmédiat"],
    ),
    word!(
        "not-enough-chamomile",
        ["Not enough chamomile", "Te weinig kamille", "Zu wenig Kamille", "Pas assez de\ncamomille"],
    ),
    word!("not-enough-coins", ["Not enough coins", "Te weinig munten", "Zu wenig Münzen", "Pas assez de pièces"]),
    word!(
        "not-enough-crystal",
        ["Not enough crystal", "Te weinig kristallen", "Zu wenig Kristalle", "Pas assez de cristaux"],
    ),
    word!(
        "not-enough-mushroom",
        ["Not enough mushroom", "Te weinig\npaddenstoelen", "Zu wenig Pilze", "Pas assez de\nchampignons"],
    ),
    word!("not-enough-sand", ["Not enough sand", "Te weinig zand", "Zu wenig Sand", "Pas assez de sable"]),
    word!("not-enough-wood", ["Not enough wood", "Te weinig hout", "Zu wenig Holz", "Pas assez de bois"]),
    word!("not-in-this-box", ["Not in this box", "Niet in dit vak", "Nicht in diesem\nKasten", "Pas dans ce cadre"]),
    word!("not-in-this-mode", ["Not in this mode", "Niet in deze modus", "Nicht in diesem Modus", "Pas dans ce mode"]),
    word!(
        "not-that-many-tiles",
        ["Not that many tiles", "Zoveel tegels zijn er\nniet", "So viele liegen dort\nnicht", "Pas autant de tuiles"],
    ),
    word!("nothing-to-resolve", ["Nothing to resolve", "Niets af te handelen", "Nichts offen", "Rien à résoudre"]),
    word!(
        "once-per-round-only",
        ["Once per round only", "Eén keer per ronde", "Nur einmal pro Runde", "Une fois par manche"],
    ),
    word!(
        "one-golden-book-only",
        ["One golden book only", "Maar één gouden boek", "Nur ein goldenes Buch", "Un seul livre doré"],
    ),
    word!(
        "one-tile-per-turn",
        ["One tile per turn", "Eén tegel per beurt", "Ein Plättchen pro Zug", "Une tuile par tour"],
    ),
    word!(
        "only-with-2-players",
        ["Only with 2 players", "Alleen met 2 spelers", "Nur zu zweit", "Seulement à 2 joueurs"],
    ),
    word!(
        "pick-5-different-gnomes",
        [
            "Pick 5 different\ngnomes",
            "Kies 5 verschillende\nkabouters",
            "Wähle 5 verschiedene\nGnome",
            "Choisir 5 gnomes\ndifférents",
        ],
    ),
    word!("players-must-be-2-4", ["Players must be 2-4", "2 tot 4 spelers", "2 bis 4 Spieler", "2 à 4 joueurs"]),
    word!("reward-already-taken", ["Reward already taken", "Beloning is al weg", "Schon vergeben", "Bonus déjà pris"]),
    word!(
        "take-chest-or-skip",
        ["Take chest or skip", "Neem kist of sla over", "Truhe oder auslassen", "Prendre ou passer"],
    ),
    word!("tile-already-used", ["Tile already used", "Tegel al gebruikt", "Schon benutzt", "Tuile déjà jouée"]),
    word!(
        "upgrade-or-skip",
        ["Upgrade or skip", "Verbeter of sla over", "Ausbau oder auslassen", "Améliorer ou passer"],
    ),
    word!(
        "use-a-tile-first",
        ["Use a tile first", "Gebruik eerst een\ntegel", "Erst ein Plättchen\nnutzen", "Jouez d'abord une\ntuile"],
    ),
    word!(
        "you-lack-that-gnome",
        ["You lack that gnome", "Die kabouter heb je\nniet", "Dir fehlt dieser Gnom", "Vous n'avez pas ce\ngnome"],
    ),
];
