//! Why a move was refused.

use crate::words::{Entry, word};

/// Messages by the id of the refusal; `id/word` where it names a kind or a creature.
pub(super) const REFUSALS: &[Entry] = &[
    word!(
        "3-or-4-players-only",
        ["3 or 4 players only", "Alleen 3 of 4 spelers", "Nur 3 oder 4 Spieler", "3 ou 4 joueurs"],
    ),
    word!("all-tiles-are-out/apple", ["All apples are out", "Appels zijn op", "Keine Äpfel mehr", "Pommes épuisées"]),
    word!("all-tiles-are-out/bean", ["All beans are out", "Bonen zijn op", "Keine Bohnen mehr", "Haricots épuisés"]),
    word!(
        "all-tiles-are-out/pumpkin",
        ["All pumpkins are out", "Pompoenen zijn op", "Keine Kürbisse mehr", "Citrouilles épuisées"],
    ),
    word!("bad-number", ["Number out of range", "Getal buiten bereik", "Zahl nicht erlaubt", "Nombre hors limites"]),
    word!("elf-already-there", ["Elf already there", "Al een elf daar", "Schon ein Elf dort", "Déjà un elfe là"]),
    word!(
        "elf-guards-that-tile",
        ["Elf guards that tile", "Elf bewaakt die tegel", "Elf bewacht dieses\nPlättchen", "L'elfe garde la tuile"],
    ),
    word!(
        "elf-needs-two-gnomes",
        ["Elf: needs two gnomes", "Elf: twee kabouters\nnodig", "Elf: zwei Gnome nötig", "Elfe : il faut\ndeux gnomes"],
    ),
    word!("game-over", ["Game is over", "Spel is afgelopen", "Spiel ist zu Ende", "Partie terminée"]),
    word!(
        "gnome-already-there",
        ["Gnome already there", "Al een kabouter daar", "Schon ein Gnom dort", "Déjà un gnome là"],
    ),
    word!(
        "gnome-on-that-tile",
        ["Gnome on that tile", "Daar zit een kabouter", "Dort sitzt ein Gnom", "Un gnome est là"],
    ),
    word!("needs-1-of-each", ["Needs 1 of each", "Van elk 1 nodig", "Je Sorte 1 nötig", "Il faut 1 de chaque"]),
    word!("needs-2-gnomes", ["Needs 2 gnomes", "2 kabouters nodig", "Zwei Gnome nötig", "Il faut 2 gnomes"]),
    word!("no-creature-in-stock/elf", ["No elf in stock", "Geen elf over", "Kein Elf im Vorrat", "Plus aucun elfe"]),
    word!(
        "no-creature-in-stock/gnome",
        ["No gnome in stock", "Geen kabouter over", "Kein Gnom im Vorrat", "Plus aucun gnome"],
    ),
    word!(
        "no-creature-in-stock/troll",
        ["No troll in stock", "Geen trol over", "Kein Troll im Vorrat", "Plus aucun troll"],
    ),
    word!(
        "no-elf-on-that-tile",
        [
            "No elf on that tile",
            "Geen elf op die tegel",
            "Kein Elf auf diesem\nPlättchen",
            "Pas d'elfe sur\ncette tuile",
        ],
    ),
    word!("no-such-garden", ["No such garden", "Tuin bestaat niet", "Garten gibt es nicht", "Jardin inexistant"]),
    word!("no-such-player", ["No such player", "Speler bestaat niet", "Spieler gibt es nicht", "Joueur inexistant"]),
    word!("no-such-tile", ["No such tile", "Tegel bestaat niet", "Plättchen\ngibt es nicht", "Tuile inexistante"]),
    word!(
        "not-enough-produce/apple",
        ["Not enough apples", "Te weinig appels", "Zu wenige Äpfel", "Pas assez de pommes"],
    ),
    word!(
        "not-enough-produce/bean",
        ["Not enough beans", "Te weinig bonen", "Zu wenige Bohnen", "Pas assez de haricots"],
    ),
    word!(
        "not-enough-produce/pumpkin",
        ["Not enough pumpkins", "Te weinig pompoenen", "Zu wenige Kürbisse", "Pas assez de\ncitrouilles"],
    ),
    word!("not-your-turn", ["Not your turn", "Niet jouw beurt", "Du bist nicht dran", "Pas votre tour"]),
    word!("ten-not-reached", ["Ten not reached", "Tien niet gehaald", "Zehn nicht erreicht", "Dix non atteint"]),
    word!(
        "troll-already-there",
        ["Troll already there", "Al een trol daar", "Schon ein Troll dort", "Déjà un troll là"],
    ),
    word!("troll-on-that-tile", ["Troll on that tile", "Daar zit een trol", "Dort sitzt ein Troll", "Un troll est là"]),
];
