//! Names of what a light game has.

use engine_nostd::games::mighty_gnomes::{CoinsIn, LightCounter, LightFixable, LightMoveKind, LightOption};

use super::info::{chests, rewards, scores, turns};
use crate::words::{Text, named, text};

named! {
    LightMoveKind {
        Pay => ["Pay for stacking", "Betalen voor stapelen", "Fürs Stapeln zahlen", "Payer pour empiler"] rule 60 PAY;
        TakeDruid => ["Druid joins", "Druïde erbij", "Druide kommt dazu", "Un druide arrive"] rule 104 DRUID;
        Next => ["Go on", "Verder", "Weiter", "Suite"] rule 26 turns::TURN;
        Bed => ["To the bedroom", "Naar de slaapkamer", "Ins Schlafzimmer", "Dans la chambre"] rule 31 turns::BEDROOM;
        Claim => ["Claim a reward", "Beloning kiezen", "Belohnung wählen", "Choisir un bonus"] title ["Claim a reward", "Beloning kiezen", "Belohnung wählen", "Choisir une récompense"] rule 124 rewards::CLAIM;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 43 COINS;
        Vp => ["VP", "Punten", "SP", "PV"] title ["VP of a turn", "Punten van een beurt", "SP eines Zuges", "PV d'un tour"] rule 50 VP;
    }
}

named! {
    CoinsIn {
        Box => ["In the box", "In de doos", "In der Schachtel", "Dans la boîte"] rule 17 COINS_IN;
        Table => ["On the table", "Op tafel", "Auf dem Tisch", "Sur la table"] rule 17 COINS_IN;
    }
}

named! {
    LightCounter {
        Vp => ["VP", "Punten", "SP", "PV"] title ["VP on the track", "Punten op het spoor", "SP auf der Leiste", "PV sur la piste"] rule 11 scores::VP;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 43 COINS;
        Bed => ["Bedroom tile", "Tegel in bed", "Im Bett", "Tuile au lit"] rule 31 turns::BEDROOM;
        Druids => ["Druids", "Druïden", "Druiden", "Druides"] rule 104 DRUID;
    }
}

named! {
    LightFixable {
        Guide => ["Guide", "Hulp", "Hinweise", "Guide"] rule 134 GUIDE;
        CoinsIn => ["Coins", "Munten", "Münzen", "Pièces"] rule 17 COINS_IN;
        Vp => ["VP", "Punten", "SP", "PV"] title ["VP on the track", "Punten op het spoor", "SP auf der Leiste", "PV sur la piste"] rule 11 scores::VP;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 138 rewards::COINS;
        Bed => ["Bedroom tile", "Tegel in bed", "Im Bett", "Tuile au lit"] rule 31 turns::BEDROOM;
        Druids => ["Druids", "Druïden", "Druiden", "Druides"] rule 104 DRUID;
        Basic => ["Basic resources", "Basisgrondstoffen", "Grundrohstoffe", "Ressources de base"] rule 138 scores::ALL_ITEMS;
        Keys => ["Keys", "Sleutels", "Schlüssel", "Clés"] rule 138 scores::ALL_ITEMS;
        Crystal => ["Crystals", "Kristallen", "Kristalle", "Cristaux"] rule 139 rewards::CRYSTAL;
        Cards => ["Mighty gnomes", "Machtige kabouters", "Mächtige Gnome", "Gnomes puissants"] rule 140 turns::TABLE;
        Upgrades => ["Upgrades", "Verbeteringen", "Ausbauten", "Améliorations"] rule 113 rewards::UPGRADE;
        AnimalsShown => ["Animals", "Dieren", "Tiere", "Animaux"] rule 141 chests::ANIMALS;
        Wild => ["Wild animals", "Dieren naar keuze", "Beliebige Tiere", "Animaux au choix"] rule 115 chests::WILD;
        Opened => ["Opened chests", "Geopende kisten", "Geöffnete Truhen", "Coffres ouverts"] rule 111 OPENED;
    }
}

named! {
    LightOption {
        Guide => ["Guide", "Hulp", "Hinweise", "Guide"] rule 134 GUIDE;
        Coins => ["Coins", "Munten", "Münzen", "Pièces"] rule 17 COINS_IN;
        Gnomes => ["Mighty gnomes", "Machtige kabouters", "Mächtige Gnome", "Gnomes puissants"] rule 7 super::info::gnomes::GNOMES;
    }
}

const PAY: Text = text!([
    "Whoever stacks on tiles of others pays 1 coin to each of these players. A Druid tile costs nothing.",
    "Wie op tegels van anderen stapelt, betaalt elk van die spelers 1 munt. Een druïdetegel kost niets.",
    "Wer auf Fremdes stapelt, zahlt jedem 1 Münze. Ein Druidenplättchen kostet nichts.",
    "Qui empile sur les tuiles d'autres joueurs paie 1 pièce à chacun. Une tuile druide ne coûte rien.",
]);

const DRUID: Text = text!([
    "Each Druid gives one more turn after all third turns, and is any animal at the end.",
    "Elke Druïde geeft een extra beurt na alle derde beurten, en is aan het eind een dier naar keuze.",
    "Jeder Druide bringt einen Zug nach allen dritten Zügen und ist am Ende ein beliebiges Tier.",
    "Chaque druide donne un tour de plus après tous les troisièmes tours, et vaut un animal au choix à la fin.",
]);

const COINS: Text = text!([
    "1 coin for each tile of others that you touch; books, chests and discarded tiles bring and cost coins too.",
    "1 munt per geraakte tegel van anderen; ook boeken, kisten en afgelegde tegels geven of kosten munten.",
    "1 Münze je berührtes fremdes Plättchen; auch Bücher, Truhen und abgeworfene Plättchen bringen oder kosten Münzen.",
    "1 pièce par tuile adverse touchée ; livres, coffres, tuiles défaussées en donnent ou en coûtent.",
]);

const VP: Text = text!([
    "The trail, a closed ladder, upgrades, chests and Magic bring VP at once. The bedroom adds itself.",
    "Pad, volle ladder, verbeteringen, kisten en Magiër geven meteen OP. De slaapkamer telt vanzelf.",
    "Pfad, volle Leiter, Ausbau, Truhen und Magier bringen sofort SP. Das Bett zählt von selbst.",
    "Sentier, échelle pleine, améliorations, coffres, Magicien : PV aussitôt. La chambre compte seule.",
]);

const OPENED: Text = text!([
    "Every chest that you opened with a key, whatever was in it.",
    "Elke kist die je met een sleutel opende, wat er ook in zat.",
    "Jede Truhe, die du mit einem Schlüssel geöffnet hast, egal was darin war.",
    "Chaque coffre ouvert avec une clé, quel qu'en soit le contenu.",
]);

const COINS_IN: Text = text!([
    "In the box: leave the coins in the lid, the device keeps them. On the table: they are counted at the end.",
    "In de doos: laat de munten in het deksel, het kastje houdt ze bij. Op tafel: ze worden aan het eind geteld.",
    "Schachtel: Die Münzen bleiben im Deckel, das Gerät führt sie. Tisch: am Ende gezählt.",
    "Boîte : laissez les pièces dans le couvercle, l'appareil les compte. Table : comptées à la fin.",
]);

const GUIDE: Text = text!([
    "On: a line says what to do, and the refresh waits for everybody. Off: fewer words, fewer presses.",
    "Aan: een regel zegt wat te doen, het verversen wacht op iedereen. Uit: minder woorden en knoppen.",
    "An: Eine Zeile sagt, was zu tun ist, das Auffrischen wartet auf alle. Aus: weniger Worte und Tasten.",
    "Oui : une ligne guide, et le renouvellement attend tout le monde. Non : moins de mots, moins d'appuis.",
]);
