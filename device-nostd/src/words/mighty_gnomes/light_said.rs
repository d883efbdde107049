//! What the screens of a light game say: what to do, what OK and NEXT do, the questions, the count.

use crate::words::placed;

placed! {
    /// What light tracking asks.
    LIGHT_ASKS Foot = ["Light: coins, VP, bedroom", "Licht: munten, OP, slaapkamer", "Grob: Münzen, SP, Bett", "Léger : pièces, PV, chambre"];
    /// What to do in a turn.
    ONE_TILE Foot = ["1 tile: forest, attic, coins", "1 tegel: bos, zolder, munten", "Wald, Dachboden oder Münzen", "Forêt, grenier ou pièces"];
    /// The tile in the bedroom has to begin; `{}` is its size.
    TILE_FIRST FootCount = ["Bedroom tile {} first", "Eerst tegel {} uit bed", "Zuerst die {} aus dem Bett", "D'abord la tuile {} du lit"];
    /// Any tile may begin.
    ANY_TILE Foot = ["Any tile first", "Eerst een tegel naar keuze", "Zuerst ein beliebiges", "D'abord une tuile au choix"];
    /// What to remember in a Druid turn.
    PAY_NOBODY Foot = ["Druid turn: pay nobody", "Druïdebeurt: betaal niemand", "Druidenzug: zahle niemandem", "Tour du druide : sans payer"];
    /// What OK does while the coins are dialled: what the list holds.
    OK_POINTS Aside = ["OK: pay, VP…", "OK: betaal, OP…", "OK: zahlen, SP…", "OK : payer, PV…"];
    /// The same in a Druid turn, in which nobody is paid.
    OK_DRUID_POINTS Aside = ["OK: VP…", "OK: OP…", "OK: SP…", "OK : PV…"];
    /// What OK does while the points are dialled.
    OK_COINS Aside = ["OK: coins", "OK: munten", "OK: Münzen", "OK : pièces"];
    /// What OK does where the coins lie on the table.
    OK_DRUID Aside = ["OK: Druid…", "OK: druïde…", "OK: Druide…", "OK : druide…"];
    /// What NEXT does in a third turn.
    NEXT_BED Aside = ["NEXT: bed", "NEXT: bed", "NEXT: Bett", "NEXT : lit"];
    /// What NEXT does when the last Druid is through.
    NEXT_REWARDS Aside = ["NEXT: rewards", "NEXT: bonus", "NEXT: Bonus", "NEXT : bonus"];
    /// A row that adds a point.
    POINT_MORE Row = ["VP +1", "Punten +1", "SP +1", "PV +1"];
    /// A row that pays; `{}` is who gets the coin.
    PAYS Row = ["Pays {} 1", "Betaalt {} 1", "Zahlt {} 1", "Paie 1 à {}"];
    /// Why a payment has to wait.
    NO_COINS Value = ["no coins", "geen munten", "keine Münze", "sans pièce"];
    /// Why a Druid has to wait.
    ALL_TAKEN Value = ["all taken", "allemaal op", "alle weg", "tous pris"];
    /// How many cards are left; `{}` is the number.
    CARDS_LEFT Value = ["{} left", "nog {}", "noch {}", "reste {}"];
    /// What the player has; `{}` is the number with its icon.
    HAS Count = ["has {}", "heeft {}", "hat {}", "a {}"];
    /// Which tile is left at the end of a third turn.
    LEFT_FOR_BED Title = ["Which goes to bed?", "Welke naar bed?", "Welches ins Bett?", "Laquelle au lit ?"];
    /// A tile by its size; `{}` is the number of gnomes on it.
    TILE Row = ["Tile {}", "Tegel {}", "Plättchen {}", "Tuile {}"];
    /// Who claims first.
    FURTHEST Title = ["Furthest?", "Wie is het verst?", "Wer ist vorn?", "Le plus avancé ?"];
    /// Who claims after that.
    AND_THEN Title = ["And then?", "En dan?", "Und dann?", "Et ensuite ?"];
    /// What somebody claims; `{}` is the name.
    TAKES Title = ["{} takes", "{} neemt", "{} nimmt", "{} prend"];
    /// The points of a reward are asked.
    VP_FOR_IT Title = ["VP for it?", "Hoeveel OP?", "Wie viele SP?", "Combien de PV ?"];
    /// Which gnome is invited.
    WHO_JOINS Title = ["Who joins?", "Wie komt erbij?", "Wer kommt dazu?", "Qui arrive ?"];
    /// Who is paid, were it asked.
    PAY_WHOM Title = ["Pay whom?", "Wie betalen?", "Wem zahlen?", "Payer qui ?"];
    /// What a dial would ask, were it asked.
    HOW_MANY Title = ["How many?", "Hoeveel?", "Wie viele?", "Combien ?"];
    /// What the trail says while rewards are claimed.
    ON_THE_TRAIL Foot = ["As the tokens lie in the tower", "Zoals de fiches in de toren", "Wie die Marker im Turm", "Selon les jetons de la tour"];
    /// What everybody takes back before a new round.
    TAKE_BACK Foot = ["Gnome tiles, stewards back", "Tegels, rentmeesters terug", "Plättchen, Verwalter zurück", "Reprenez tuiles, intendants"];
    /// What the refresh does to the forest.
    GLADES Foot = ["Lowest glade out, slide,", "Onderste bosstrook eraf,", "Unterste Lichtung weg,", "Ôtez la clairière du bas,"];
    /// What fills the gap in the forest.
    GLADE_ON_TOP Foot = ["the tile set aside on top", "de apart gelegde bovenaan", "die beiseitegelegte oben an", "celle de côté va en haut"];
    /// What fills it with four players.
    GLADE_FLIPPED Foot = ["the same one, flipped, on top", "omgekeerd weer bovenaan", "gewendet wieder oben an", "retournée, elle va en haut"];
    /// What the refresh does to the attic.
    BOOKS Foot = ["Lowest book per column out,", "Onderste boek per kolom weg,", "Unterstes Buch je Spalte weg,", "Ôtez les 2 livres du bas,"];
    /// What fills the gaps in the attic.
    BOOKS_ON_TOP Foot = ["the two set aside on top", "de 2 apart gelegde bovenaan", "die 2 beiseitegelegten oben an", "les 2 de côté vont en haut"];
    /// What fills them with two players.
    BOOKS_SWAPPED Foot = ["two of the display on top", "twee losse boeken bovenaan", "zwei der Auslage oben an", "2 exposés vont en haut"];
    /// What NEXT does after the refresh; `{}` is the round.
    NEXT_ROUND Count = ["NEXT: round {}", "NEXT: ronde {}", "NEXT: Runde {}", "NEXT : manche {}"];
    /// A tile has gone to bed; the name comes before it.
    BEDROOM_NOTE Note = ["{}: bedroom", "{}: slaapkamer", "{}: Bett", "{} : chambre"];
    /// Somebody paid; the names come in the holes.
    PAYS_NOTE Note = ["{} pays {} 1", "{} betaalt {} 1", "{} zahlt {} 1", "{} paie 1 à {}"];
    /// What is done before the rewards.
    TOKENS Note = ["Tokens: tower, same order", "Fiches zo naar de toren", "Marker so in den Turm", "Jetons à la tour, tels quels"];
    /// Who begins the next round.
    HAT Note = ["{} gets the hat", "{} krijgt de hoed", "{} bekommt den Hut", "{} prend le chapeau"];
    /// What the table does between two rounds, without the guide.
    REFRESH_NOTE Note = ["Refresh forest and attic", "Ververs bos en zolder", "Wald und Boden auffrischen", "Renouvelez forêt et grenier"];
    /// The last round begins.
    LAST_NOTE Note = ["Last round", "Laatste ronde", "Letzte Runde", "Dernière manche"];
    /// A Druid was taken; `{}` is the name.
    DRUID_NOTE Note = ["{}: Druid joins", "{}: druïde erbij", "{}: Druide dazu", "{} : un druide"];
    /// The tile in the bedroom, among what is known of a player; `{}` is its size.
    BED_KNOWN Count = ["Bedroom {}", "In bed {}", "Im Bett {}", "Au lit {}"];
    /// The Druids, among what is known of a player.
    DRUIDS_KNOWN Count = ["Druids {}", "Druïden {}", "Druiden {}", "Druides {}"];
    /// The gnomes are counted.
    COUNT_GNOMES Title = ["Gnomes", "Kabouters", "Gnome", "Gnomes"];
    /// The animals are counted.
    COUNT_ANIMALS Title = ["Animals", "Dieren", "Tiere", "Animaux"];
    /// What it all comes to; `{}` is the name.
    COUNTED Title = ["{} in all", "{} samen", "{} gesamt", "{} en tout"];
}
