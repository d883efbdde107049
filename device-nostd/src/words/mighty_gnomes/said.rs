//! What titles, feet and notes say.

use engine_nostd::games::mighty_gnomes::ROUNDS;

use crate::words::placed;

placed! {
    /// Points.
    VP Aside = ["VP", "OP", "SP", "PV"];
    /// Which of the turns of a round it is.
    TURN_OF Aside = ["Turn {} of {}", "Beurt {} van {}", "Zug {} von {}", "Tour {} sur {}"];
    /// The same in the last round.
    LAST_TURN Aside = ["Last round {}/{}", "Laatste ronde {}/{}", "Letzte Runde {}/{}", "Finale, tour {}/{}"];
    /// How many books may still be used.
    BOOKS_LEFT Row = ["Books left: {}", "Boeken over: {}", "Bücher übrig: {}", "Livres restants : {}"];
    /// A turn with a Druid tile.
    DRUID_TURN Aside = ["Druid turn", "Druïdebeurt", "Druidenzug", "Tour du druide"];
    /// A reward is chosen.
    REWARD Aside = ["Reward", "Beloning", "Belohnung", "Récompense"];
    /// What to do in a turn.
    USE_A_TILE Row = ["Use one tile", "Gebruik één tegel", "Ein Plättchen einsetzen", "Jouez une tuile"];
    /// What to do when rewards are chosen.
    CHOOSE_REWARD Row = ["Choose a reward", "Kies een beloning", "Belohnung wählen", "Choisir une récompense"];
    /// The marker on the track, and the points with everything that counts at the end.
    STATE Aside = ["VP {}, in all {}", "OP {}, samen {}", "SP {}, ges. {}", "PV {}, total {}"];
    /// More resources than there is room for.
    EXCESS Title = [
        "Warehouse {}/{}: discard {}",
        "Magazijn {}/{}: leg {} af",
        "Lager {}/{}: {} abwerfen",
        "Entrepôt {}/{} : défausser {}",
    ];
    /// An open chest is taken.
    WHICH_CHEST Title = ["Open chest: which?", "Open kist: welke?", "Offene Truhe: welche?", "Coffre ouvert : lequel ?"];
    /// A free upgrade is taken.
    FREE_UPGRADE Title = [
        "Free upgrade: what?",
        "Gratis verbetering: wat?",
        "Freier Ausbau: was?",
        "Amélioration offerte : où ?",
    ];
    /// The icons under a tile, one after the other.
    COVERED Title = [
        "What is covered? {} of {}",
        "Wat ligt eronder? {} van {}",
        "Was liegt darunter? {} von {}",
        "Icône couverte {} sur {} ?",
    ];
    /// The top of the ladder is reached, so that it is closed.
    LADDER_CLOSED Row = ["Ladder closed", "Ladder vol", "Leiter voll", "Échelle pleine"];
    /// Somebody would give something up.
    ONE_LEFT Title = ["{}: one thing left", "{}: nog één ding", "{}: eines ist offen", "{} : reste une chose"];
    /// Takes the chest.
    OPEN_IT Row = ["Open the trail chest", "Open de kist", "Die Truhe öffnen", "Ouvrir le coffre"];
    /// Takes the upgrade.
    UPGRADE_IT Row = ["Take the free upgrade", "Neem de verbetering", "Den Ausbau nehmen", "Prendre l'amélioration"];
    /// Declines.
    GIVE_IT_UP Row = ["Give it up", "Zie ervan af", "Darauf verzichten", "Y renoncer"];
    /// A chest could be taken now.
    CHEST_NOW Foot = ["Only now: 1 open chest", "Alleen nu: 1 open kist", "Nur jetzt: 1 offene Truhe", "Maintenant : 1 coffre ouvert"];
    /// How many chests could be taken now.
    CHESTS_NOW Foot = ["Only now: {} chests", "Alleen nu: {} kisten", "Nur jetzt: {} Truhen", "Maintenant : {} coffres"];
    /// An upgrade that costs nothing now.
    UPGRADE_NOW Foot = ["Only now for free", "Alleen nu gratis", "Nur jetzt gratis", "Gratuit maintenant"];
    /// The tile in the bedroom has to be used.
    BEDROOM Aside = ["bedroom {}", "bed {}", "Bett {}", "lit {}"];
    /// This tile lies in the bedroom.
    IN_BED Value = ["bedroom", "in bed", "im Bett", "au lit"];
    /// A tile is discarded for coins; `{}` is its size.
    TILE_FOR_COINS Row = ["Coins for tile {}", "Munten voor tegel {}", "Münzen für die {}", "Pièces : tuile {}"];
    /// What a tile is used for; `{}` are that and its size.
    WITH_TILE Row = ["{}, tile {}", "{}, tegel {}", "{} mit der {}", "{}, tuile {}"];
    /// A cost or step that nobody has told.
    UNKNOWN Value = ["unknown", "onbekend", "unbekannt", "inconnu"];
    /// What a gnome costs is asked.
    COST_OF Title = ["{}: its cost?", "Wat kost de {}?", "Was kostet der {}?", "{} : son coût ?"];
    /// One number of what a gnome costs is asked.
    GOOD_OF Title = ["{}: {}?", "{}: {}?", "{}: {}?", "{} : {} ?"];
    /// Whose power is repeated.
    POWER_AGAIN Title = ["Whose power again?", "Wiens gave nog eens?", "Wessen Kraft noch einmal?", "Quel pouvoir encore ?"];
    /// The capacity of a step is asked.
    STEP_HOLDS Title = ["{}: room at step {}?", "{}: plaats bij stap {}?", "{}: Platz auf Stufe {}?", "{} {} : place ?"];
    /// The points of a step are asked.
    STEP_VP Title = ["{}: VP at step {}?", "{}: OP bij stap {}?", "{}: SP auf Stufe {}?", "{} {} : PV ?"];
    /// The price of a step is asked.
    STEP_PRICE Title = ["{}: price of step {}?", "{}: prijs van stap {}?", "{}: Preis der Stufe {}?", "{} {} : prix ?"];
    /// What a gnome costs was told.
    COSTS Note = ["{} costs {}", "{} kost {}", "{} kostet {}", "{} coûte {}"];
    /// What is printed at a step.
    STEP_SAYS Note = ["room {}, {} VP, price {}", "plaats {}, {} OP, prijs {}", "Platz {}, {} SP, Preis {}", "place {}, {} PV, prix {}"];
    /// The same with the track and the step.
    STEP_NOTE Note = ["{}: {}", "{}: {}", "{}: {}", "{} : {}"];
    /// What was gathered.
    GATHERS Note = ["gathers", "verzamelt", "sammelt", "récolte"];
    /// Nothing was gathered.
    NOTHING Note = ["nothing", "niets", "nichts", "rien"];
    /// A chest was opened.
    OPENS Note = ["opens", "opent", "öffnet", "ouvre"];
    /// Where a token has come to on the trail.
    ON_SPACE Note = ["trail space {}", "padvak {}", "Pfadfeld {}", "case {}"];
    /// Which tile has gone to bed.
    TO_BED Note = ["tile {} to bed", "tegel {} in bed", "{}er ins Bett", "tuile {} au lit"];
    /// The same in short, where there is more to tell.
    IN_SHORT Note = ["bed", "bed", "Bett", "lit"];
    /// Something was not taken.
    GAVE_UP Note = ["gives it up", "ziet ervan af", "verzichtet darauf", "y renonce"];
    /// Who begins from the next round on.
    BEGINS_FROM Note = ["begins round {}", "begint ronde {}", "beginnt Runde {}", "ouvre la manche {}"];
    /// Any tile may begin the next round.
    TILES_FREE Note = ["free use of tiles", "vrije tegelkeuze", "freie Wahl", "choix libre"];
    /// The last round begins.
    LAST_ROUND Banner = ["Last\nround!", "Laatste\nronde!", "Letzte\nRunde!", "Dernière\nmanche !"];
    /// Who begins it.
    BEGINS Row = ["{} begins", "{} begint", "{} beginnt", "{} commence"];
    /// Why the game ended.
    ENDED Foot = with [
        "{ROUNDS} rounds are played",
        "{ROUNDS} rondes zijn gespeeld",
        "{ROUNDS} Runden sind gespielt",
        "{ROUNDS} manches sont jouées",
    ];
    /// What decides between equals.
    FURTHER_WINS Foot = [
        "Further on the trail wins",
        "Wie verder is op het pad wint",
        "Weiter vorn am Pfad gewinnt",
        "Le plus avancé gagne",
    ];
    /// An end of the trail that was not told.
    NO_END Value = ["unknown", "onbekend", "offen", "inconnue"];
    /// Closed chests, in a column.
    CLOSED Aside = ["Chests", "Kisten", "Truhen", "Coffres"];
    /// Opened chests, in a column.
    OPENED Aside = ["Opened", "Geopend", "Geöffnet", "Ouverts"];
    /// The resources and the room for them, in a column.
    STORE Aside = ["Store", "Magazijn", "Lager", "Entrepôt"];
    /// The mighty gnomes and the plates, in a column.
    GUESTS Aside = ["Gnomes", "Gasten", "Gäste", "Invités"];
    /// The space on the trail, in a column.
    SPACE Aside = ["Trail", "Pad", "Pfad", "Sentier"];
    /// The tile in the bedroom, in a column.
    BED Aside = ["Bedroom", "In bed", "Im Bett", "Au lit"];
    /// The tiles that were not used, in a column.
    TILES Aside = ["Tiles", "Tegels", "Übrig", "Tuiles"];
    /// Any tile may begin, in a column.
    FREE Aside = ["Free tiles", "Vrij kiezen", "Freie Wahl", "Au choix"];
    /// Animals of choice, in a column.
    WILD Aside = ["Wild", "Joker", "Joker", "Joker"];
    /// An answer in a column.
    YES Aside = ["yes", "ja", "ja", "oui"];
    /// The order on the trail, which decides between equals; a rank.
    ON_TRAIL Setting = ["Ahead on trail", "Voorop op pad", "Am Pfad vorn", "En tête"];
}
