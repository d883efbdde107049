//! What the game says beside its moves: what is left, what a purchase does, why the game ended.

use crate::words::{Text, placed, text};

placed! {
    /// What to do in a new turn.
    SOW_A_TILE Row = ["Sow a tile", "Zaai een tegel", "Säe ein Plättchen", "Semez une tuile"];
    /// Between two prices of which one is paid.
    OR Value = ["or", "of", "oder", "ou"];
    /// How many there still are; `{}` is the number with its icon.
    LEFT Count = ["{} left", "nog {}", "noch {}", "reste {}"];
    /// What becomes of the harvest that is not spent, in the foot beside it.
    REST_LOST Value = ["rest is lost", "rest vervalt", "Rest verfällt", "reste perdu"];
    /// What was not spent; `{}` is the amounts.
    LOST Count = ["{} lost", "{} vervalt", "{} verfällt", "{} : perdu"];
    /// What OK does with the harvest.
    OK_HARVEST Aside = ["OK: harvest", "OK: oogsten", "OK: ernten", "OK : récolter"];
    /// The tiles of a harvest.
    TILES Value = ["Tiles", "Tegels", "Plättchen", "Tuiles"];
    /// The spaces between equal neighbours.
    SPACES Value = ["Spaces", "Ruimtes", "Lücken", "Espaces"];
    /// The gnomes of a harvest.
    GNOMES Value = ["Gnomes", "Kabouters", "Gnome", "Gnomes"];
    /// A tile without a creature.
    FREE Value = ["empty", "leeg", "leer", "vide"];
    /// Where a creature is put: the creature, and whose garden.
    IN_GARDEN Title = ["{} in {}'s garden", "{} bij {}", "{} bei {}", "{} chez {}"];
    /// Where a tile is sown; `{}` is its kind.
    WHICH_END Title = ["{}: which end?", "{}: welke kant?", "{}: welches Ende?", "{} : quel bout ?"];
    /// What the second of two gnomes is paid with; `{}` is the price of the first.
    SECOND_GNOME FootCount = ["First gnome {}, second?", "Eerste kabouter {}, tweede?", "Erster Gnom {}, zweiter?", "Premier gnome {}, second ?"];
    /// What an elf does on a tile without a troll.
    ELF_GUARDS Foot = ["No troll can come here", "Hier kan geen trol komen", "Hierher kommt kein Troll", "Aucun troll ne peut venir"];
    /// A gnome that was eaten; `{}` is its owner.
    GNOME_HOME Note = ["{}'s gnome goes home", "Kabouter terug bij {}", "Gnom zurück an {}", "{} reprend son gnome"];
    /// An elf that was scared away; `{}` is its owner.
    ELF_HOME Note = ["{}'s elf goes home", "Elf terug bij {}", "Elf zurück an {}", "{} reprend son elfe"];
    /// A troll that was driven off; `{}` is its owner.
    TROLL_HOME Note = ["{}'s troll goes home", "Trol terug bij {}", "Troll zurück an {}", "{} reprend son troll"];
    /// The call of whoever places a troll.
    TROLL_CALL Banner = ["TRØLL!", "TRØLL!", "TRØLL!", "TRØLL !"];
    /// The row that ends a turn when there is nothing to draw.
    PILE_EMPTY Row = ["Pile is empty: go on", "Stapel is leeg: verder", "Stapel leer: weiter", "Pioche vide : suite"];
    /// What is told of the empty pile after a turn.
    NO_TILES_LEFT Note = ["the pile is empty", "de stapel is leeg", "der Stapel ist leer", "la pioche est vide"];
    /// Who has ten before the turn ends.
    TEN_WINS Foot = ["Ten: {} wins!", "Tien: {} wint!", "Zehn: {} gewinnt!", "Dix : {} gagne !"];
    /// What somebody lacks to win; `{}` is an icon.
    ONE_MORE FootCount = ["one more {} wins!", "nog één {} wint!", "noch 1 {} zum Sieg!", "à 1 {} de gagner !"];
    /// Who draws a tile at the end of a turn, and how many are left; `{}` are the name and the number.
    DRAWS Note = ["{} draws a tile, {} left", "{} trekt tegel, nog {}", "{} zieht nach, noch {}", "{} pioche, reste {}"];
    /// Who takes the turn marker after a round; `{}` is the name.
    MARKER_TO Note = ["Marker to {}", "Marker naar {}", "Marker an {}", "Marqueur à {}"];
    /// The last round, over the whole screen.
    LAST_ROUND Banner = ["Last\nround", "Laatste\nronde", "Letzte\nRunde", "Dernière\nmanche"];
    /// Why the game ended: ten; `{}` is the number with its icon.
    TEN_ENDED FootCount = ["{} at the end of the turn", "De beurt eindigt met {}", "{} am Ende des Zuges", "{} à la fin du tour"];
    /// Why the game ended: no tile; `{}` is the player without one.
    NO_TILE_ENDED Note = ["{} has no tile to sow", "{} heeft geen tegel", "{} kann nichts säen", "{} n'a rien à semer"];
    /// A turn without a tile that was sown, in the history.
    NOT_SOWN Label = ["not sown", "niet gezaaid", "nicht gesät", "rien semé"];
    /// What light tracking asks.
    LIGHT_ASKS Foot = ["Light: only each kind's number", "Licht: alleen elk soortgetal", "Grob: nur die Zahl je Sorte", "Léger : un nombre par sorte"];
    /// What to do when a tile is sown.
    WHICH_TILE Foot = ["Which tile do you sow?", "Welke tegel zaai je?", "Welches Plättchen säst du?", "Quelle tuile semez-vous ?"];
    /// What a dial would ask, were it asked.
    HOW_MANY Foot = ["How many?", "Hoeveel?", "Wie viele?", "Combien ?"];
    /// What the creatures cost.
    PRICES Foot = ["Gnome 3, elf 4, troll 1/1/1", "Kabouter 3, elf 4, trol 1/1/1", "Gnom 3, Elf 4, Troll 1/1/1", "Gnome 3, elfe 4, troll 1/1/1"];
    /// What to do in a turn without the guide.
    SOWN_AND_BOUGHT Foot = ["Set what the garden gives", "Stel in wat de tuin geeft", "Stell ein, was da wächst", "Réglez selon le jardin"];
    /// What to do in the last count; the `{}` are which of how many.
    COUNT_AGAIN Foot = ["Count once more {}/{}", "Tel nog eens {}/{}", "Noch einmal zählen {}/{}", "Recomptez {}/{}"];
    /// Which round of how many.
    ROUND_OF Aside = ["Round {} of {}", "Ronde {} van {}", "Runde {} von {}", "Manche {} sur {}"];
    /// What OK does while a tile is sown.
    OK_SOWS Aside = ["OK: sow", "OK: zaai", "OK: säen", "OK : semer"];
    /// What OK does on the dial.
    OK_NEXT_KIND Aside = ["OK: next kind", "OK: andere soort", "OK: nächste Sorte", "OK : autre sorte"];
    /// What NEXT does in the last count.
    NEXT_COUNTED Aside = ["NEXT: counted", "NEXT: geteld", "NEXT: gezählt", "NEXT : compté"];
    /// Ten before anything was sown; `{}` is the number with its icon.
    KEEP_TEN FootCount = ["{}: keep them!", "{}: vasthouden!", "{}: festhalten!", "{} : gardez-les !"];
    /// Ten before the turn ends; `{}` is the number with its icon.
    RECOUNT_TEN FootCount = ["{}: recount, NEXT wins!", "{}: tel na, NEXT wint!", "{}: nachzählen, NEXT siegt!", "{} : recomptez, NEXT gagne !"];
    /// Ten on the page of a player; `{}` is the number with its icon.
    TEN_KNOWN FootCount = ["{}: wins when own turn ends", "{}: wint na de eigen beurt", "{}: siegt am Zugende", "{} : gagne en fin de tour"];
    /// A tile was sown: beside its kind it brings one more.
    SOWN Note = ["Next to its kind? UP", "Naast dezelfde soort? UP", "Neben gleicher Sorte? UP", "À côté de sa sorte ? UP"];
    /// Who draws a tile; `{}` is the name.
    WHO_DRAWS Note = ["{} draws", "{} trekt", "{} zieht", "{} pioche"];
    /// Nobody has a tile to sow, over the whole screen.
    NO_TILES Banner = ["No tile\nto sow", "Geen\ntegels", "Keine\nPlättchen", "Plus de\ntuiles"];
    /// What the row of the menu does that says so.
    STOPS Foot = ["The game stops, all count", "Het spel stopt, allen tellen", "Das Spiel endet, alle zählen", "Fin du jeu, tous comptent"];
    /// What follows from that.
    ALL_COUNT Foot = ["All count once more", "Iedereen telt nog eens", "Alle zählen noch einmal", "Tous recomptent"];
    /// Why a light game ended without ten.
    NO_TILES_ENDED Foot = ["No tiles left to sow", "Geen tegels meer", "Keine Plättchen mehr", "Plus de tuile à semer"];
    /// Under the places after a win by ten, whose numbers nobody looked at again.
    AS_LAST_COUNTED Foot = ["As last counted", "Zoals het laatst geteld", "Wie zuletzt gezählt", "D'après le dernier compte"];
    /// What NEXT asks before a turn goes on without a tile; `{}` is the name.
    SOW_NOTHING_ASK Title = ["{}: sow nothing?", "{}: niets zaaien?", "{}: nichts säen?", "{} : ne rien semer ?"];
    /// The row that goes on without one.
    SOW_NOTHING Row = ["Sow nothing", "Niets zaaien", "Nichts säen", "Ne rien semer"];
    /// What somebody does who has none.
    SOW_NOTHING_HINT Foot = ["No tile left? See the menu", "Geen tegel meer? Zie het menu", "Kein Plättchen? Siehe Menü", "Plus de tuile ? Voir le menu"];
    /// What NEXT asks before a whole harvest is lost; `{}` is the name.
    BUY_NOTHING_ASK Title = ["{}: buy nothing?", "{}: niets kopen?", "{}: nichts kaufen?", "{} : ne rien acheter ?"];
    /// The row that goes back to the purchases.
    BUY_SOMETHING Row = ["Buy something", "Toch iets kopen", "Doch etwas kaufen", "Acheter quand même"];
    /// The row that ends them.
    BUY_NOTHING Row = ["Buy nothing", "Niets kopen", "Nichts kaufen", "Ne rien acheter"];
    /// What a player has not on tiles.
    STOCK Value = ["Stock", "Voorraad", "Vorrat", "Réserve"];
    /// How many tiles somebody has in hand.
    IN_HAND Count = ["Hand {}", "Hand {}", "Hand {}", "Main {}"];
}

/// Returns the word for a creature inside a sentence.
pub(crate) const fn creature_word(creature: engine_nostd::games::gnome_elf_troll::Creature) -> Text {
    use engine_nostd::games::gnome_elf_troll::Creature;
    match creature {
        Creature::Gnome => const { text!(["gnome", "kabouter", "Gnom", "gnome"]) },
        Creature::Elf => const { text!(["elf", "elf", "Elf", "elfe"]) },
        Creature::Troll => const { text!(["troll", "trol", "Troll", "troll"]) },
    }
}
