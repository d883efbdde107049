//! Why a move was refused.

use engine_nostd::games::gnome_elf_troll::{Creature, Kind, Refusal};

use crate::words::{Refused, Text, text, texts};

/// Why this number of players is not possible.
pub(crate) const PLAYERS: Text =
    text!(["3 or 4 players only", "Alleen 3 of 4 spelers", "Nur 3 oder 4 Spieler", "3 ou 4 joueurs"]);

texts! {
    /// Returns why a rule of the game refuses.
    pub(crate) fn refusal(Refusal) {
        AllTilesAreOut(Kind::Apple) => ["All apples are out", "Appels zijn op", "Keine Äpfel mehr", "Pommes épuisées"];
        AllTilesAreOut(Kind::Bean) => ["All beans are out", "Bonen zijn op", "Keine Bohnen mehr", "Haricots épuisés"];
        AllTilesAreOut(Kind::Pumpkin) => ["All pumpkins are out", "Pompoenen zijn op", "Keine Kürbisse mehr", "Citrouilles épuisées"];
        ElfAlreadyThere => ["Elf already there", "Al een elf daar", "Schon ein Elf dort", "Déjà un elfe là"];
        ElfGuardsThatTile => ["Elf guards that tile", "Elf bewaakt die tegel", "Elf bewacht dieses\nPlättchen", "L'elfe garde la tuile"];
        ElfNeedsTwoGnomes => ["Elf: needs two gnomes", "Elf: twee kabouters\nnodig", "Elf: zwei Gnome nötig", "Elfe : il faut\ndeux gnomes"];
        GnomeAlreadyThere => ["Gnome already there", "Al een kabouter daar", "Schon ein Gnom dort", "Déjà un gnome là"];
        GnomeOnThatTile => ["Gnome on that tile", "Daar zit een kabouter", "Dort sitzt ein Gnom", "Un gnome est là"];
        NeedsOneOfEach => ["Needs 1 of each", "Van elk 1 nodig", "Je Sorte 1 nötig", "Il faut 1 de chaque"];
        NeedsTwoGnomes { .. } => ["Needs 2 gnomes", "2 kabouters nodig", "Zwei Gnome nötig", "Il faut 2 gnomes"];
        NoCreatureInStock(Creature::Elf) => ["No elf in stock", "Geen elf over", "Kein Elf im Vorrat", "Plus aucun elfe"];
        NoCreatureInStock(Creature::Gnome) => ["No gnome in stock", "Geen kabouter over", "Kein Gnom im Vorrat", "Plus aucun gnome"];
        NoCreatureInStock(Creature::Troll) => ["No troll in stock", "Geen trol over", "Kein Troll im Vorrat", "Plus aucun troll"];
        NoElfOnThatTile => [
            "No elf on that tile",
            "Geen elf op die tegel",
            "Kein Elf auf diesem\nPlättchen",
            "Pas d'elfe sur\ncette tuile",
        ];
        NoSuchGarden => ["No such garden", "Tuin bestaat niet", "Garten gibt es nicht", "Jardin inexistant"];
        NoSuchTile => ["No such tile", "Tegel bestaat niet", "Plättchen\ngibt es nicht", "Tuile inexistante"];
        NotEnoughProduce { about: Kind::Apple, .. } => ["Not enough apples", "Te weinig appels", "Zu wenige Äpfel", "Pas assez de pommes"];
        NotEnoughProduce { about: Kind::Bean, .. } => ["Not enough beans", "Te weinig bonen", "Zu wenige Bohnen", "Pas assez de haricots"];
        NotEnoughProduce { about: Kind::Pumpkin, .. } => ["Not enough pumpkins", "Te weinig pompoenen", "Zu wenige Kürbisse", "Pas assez de\ncitrouilles"];
        TenNotReached => ["Ten not reached", "Tien niet gehaald", "Zehn nicht erreicht", "Dix non atteint"];
        TrollAlreadyThere => ["Troll already there", "Al een trol daar", "Schon ein Troll dort", "Déjà un troll là"];
        TrollOnThatTile => ["Troll on that tile", "Daar zit een trol", "Dort sitzt ein Troll", "Un troll est là"];
    }
}

/// Returns the game's own words for a refusal that every game has, if it has any (section 8 of the rules).
pub(crate) fn own_words(refused: Refused) -> Option<Text> {
    Some(match refused {
        Refused::BadNumber => {
            const { text!(["Number out of range", "Getal buiten bereik", "Zahl nicht erlaubt", "Nombre hors limites"]) }
        }
        Refused::GameOver => {
            const { text!(["Game is over", "Spel is afgelopen", "Spiel ist zu Ende", "Partie terminée"]) }
        }
        Refused::NoSuchPlayer => {
            const { text!(["No such player", "Speler bestaat niet", "Spieler gibt es nicht", "Joueur inexistant"]) }
        }
        Refused::NotYourTurn => {
            const { text!(["Not your turn", "Niet jouw beurt", "Du bist nicht dran", "Pas votre tour"]) }
        }
        // For the rest it uses the words of every game.
        _ => return None,
    })
}
