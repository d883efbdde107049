//! Why a move was refused.

use engine_nostd::games::gnome_elf_troll::{Creature, Crop, Refusal};

use crate::words::{Text, text, texts};

/// Why this number of players is not possible.
pub(crate) const PLAYERS: Text =
    text!(["3 or 4 players only", "Alleen 3 of 4 spelers", "Nur 3 oder 4 Spieler", "3 ou 4 joueurs seulement"]);

texts! {
    /// Returns why a rule of the game refuses.
    pub(crate) fn refusal(Refusal) {
        AllTilesAreOut(Crop::Apple) => ["All apples are sown", "Alle appels zijn gezaaid", "Alle Äpfel sind gesät", "Toutes les pommes sont semées"];
        AllTilesAreOut(Crop::Bean) => ["All beans are sown", "Alle bonen zijn gezaaid", "Alle Bohnen sind gesät", "Tous les haricots sont semés"];
        AllTilesAreOut(Crop::Pumpkin) => ["All pumpkins are sown", "Alle pompoenen zijn gezaaid", "Alle Kürbisse sind gesät", "Toutes les citrouilles sont semées"];
        ElfAlreadyThere => ["An elf is already there", "Daar staat al een elf", "Dort ist schon ein Elf", "Il y a déjà un elfe"];
        ElfGuardsThatTile => ["An elf guards that tile", "Een elf bewaakt die tegel", "Ein Elf bewacht das Plättchen", "Un elfe garde cette tuile"];
        ElfNeedsTwoGnomes => ["Against an elf: two gnomes", "Tegen een elf: twee kabouters", "Gegen einen Elf: zwei Gnome", "Contre un elfe : deux gnomes"];
        GnomeAlreadyThere => ["A gnome is already there", "Daar staat al een kabouter", "Dort ist schon ein Gnom", "Il y a déjà un gnome"];
        GnomeOnThatTile => ["A gnome is on that tile", "Op die tegel staat een kabouter", "Dort ist ein Gnom", "Un gnome est sur la tuile"];
        NeedsOneOfEach => ["A troll costs 1 of each kind", "Een trol kost van elke soort 1", "Ein Troll kostet 1 je Sorte", "Un troll coûte 1 de chaque"];
        NeedsTwoGnomes { .. } => ["Two gnomes must be in stock", "Twee kabouters in voorraad nodig", "Zwei Gnome im Vorrat nötig", "Il faut deux gnomes en réserve"];
        NoCreatureInStock(Creature::Elf) => ["No elf left in stock", "Geen elf meer in voorraad", "Kein Elf mehr im Vorrat", "Plus d'elfe en réserve"];
        NoCreatureInStock(Creature::Gnome) => ["No gnome left in stock", "Geen kabouter meer in voorraad", "Kein Gnom mehr im Vorrat", "Plus de gnome en réserve"];
        NoCreatureInStock(Creature::Troll) => ["No troll left in stock", "Geen trol meer in voorraad", "Kein Troll mehr im Vorrat", "Plus de troll en réserve"];
        NoElfOnThatTile => ["No elf is on that tile", "Op die tegel staat geen elf", "Dort ist kein Elf", "Pas d'elfe sur cette tuile"];
        NoSuchGarden => ["There is no such garden", "Die tuin bestaat niet", "Diesen Garten gibt es nicht", "Ce jardin n'existe pas"];
        NoSuchTile => ["There is no such tile", "Die tegel bestaat niet", "Dieses Plättchen gibt es nicht", "Cette tuile n'existe pas"];
        NotEnoughProduce { about: Crop::Apple, .. } => ["Not enough apples", "Te weinig appels", "Zu wenige Äpfel", "Pas assez de pommes"];
        NotEnoughProduce { about: Crop::Bean, .. } => ["Not enough beans", "Te weinig bonen", "Zu wenige Bohnen", "Pas assez de haricots"];
        NotEnoughProduce { about: Crop::Pumpkin, .. } => ["Not enough pumpkins", "Te weinig pompoenen", "Zu wenige Kürbisse", "Pas assez de citrouilles"];
        TenNotReached => ["This player has no ten", "Deze speler heeft geen tien", "Hier sind es keine zehn", "Ce joueur n'a pas dix"];
        TrollAlreadyThere => ["A troll is already there", "Daar staat al een trol", "Dort ist schon ein Troll", "Il y a déjà un troll"];
        TrollOnThatTile => ["A troll is on that tile", "Op die tegel staat een trol", "Dort ist ein Troll", "Un troll est sur la tuile"];
    }
}
