//! What the players have to remember themselves.

use engine_nostd::games::mighty_gnomes::{CRYSTAL_VP, DISPLAY, ITEMS, LARGEST_TILE, OPEN_CHESTS, REWARD_VP};

use super::info::rewards::{EARLY_COINS, EARLY_STEPS, LATER_COINS, LATER_STEPS};
use crate::words::moments;

moments! {
    /// A moment at which the players are reminded of a rule.
    pub(crate) enum Moment {
        /// A tile is laid on a ladder.
        Attic ["MG-57", "MG-58", "MG-59"] => [
            "Ladder: start at its foot or on top of other tiles, without a gap, and do not stick out over its top.",
            "Ladder: begin onderaan of boven op andere tegels, zonder gat, en steek niet boven de ladder uit.",
            "Leiter: unten oder auf anderen Plättchen anlegen, ohne Lücke, nicht über das Ende hinaus.",
            "Échelle : partez du bas ou posez sur d'autres tuiles, sans trou et sans dépasser en haut.",
        ];
        /// Which books a tile on a ladder may use.
        AtticBooks ["MG-66", "MG-67"] => [
            "The topmost gnome may use any book beside it, the gnomes below it only silver ones.",
            "De bovenste kabouter mag elk boek naast zich gebruiken, de andere alleen zilveren.",
            "Der oberste Gnom darf jedes Buch neben sich nutzen, die anderen nur silberne.",
            "Le gnome du haut active tout livre à côté de lui, les autres seulement les argentés.",
        ];
        /// A tile is used with a display book.
        AtticDisplay ["MG-69", "MG-70"] => [
            "With 2 players any tile may use one book of the display. Each of them once a round.",
            "Met 2 spelers gebruikt elke tegel één los boek. Elk boek één keer per ronde.",
            "Zu zweit nutzt ein beliebiges Plättchen ein Buch der Auslage, jedes einmal je Runde.",
            "À 2, toute tuile peut activer un livre exposé. Chacun une fois par manche.",
        ];
        /// The middle ladder has books on both sides.
        AtticMiddle ["MG-64"] => [
            "With 2 or 4 players a tile on the middle ladder uses the left or the right column.",
            "Met 2 of 4 spelers kiest een tegel op de middelste ladder de linker of rechter kolom.",
            "Zu zweit und zu viert gilt an der mittleren Leiter die linke oder die rechte Spalte.",
            "À 2 ou 4, une tuile sur l'échelle centrale active la colonne de gauche ou de droite.",
        ];
        /// What stacking on others costs.
        AtticPay ["MG-60"] => [
            "Stacked on other players' tiles? Each of these players gets 1 coin from you.",
            "Op tegels van anderen gestapeld? Elk van die spelers krijgt 1 munt van je.",
            "Auf Plättchen anderer gelegt? Jeder dieser Spieler bekommt 1 Münze von dir.",
            "Sur des tuiles adverses ? Donnez 1 pièce à chacun de ces joueurs.",
        ];
        /// The last tile goes to bed.
        Bedroom ["MG-31"] => [
            "After the third turn your last tile goes to bed: VP = its squares minus 1.",
            "Na de derde beurt gaat je laatste tegel naar bed: OP = vakjes min 1.",
            "Nach dem dritten Zug geht dein letztes Plättchen ins Bett: SP = Felder minus 1.",
            "Après le troisième tour, la dernière tuile va au lit : PV = cases moins 1.",
        ];
        /// The tile in the bedroom has to begin.
        BedroomFirst ["MG-32"] => [
            "From round 2 on the tile in your bedroom is the first that you use.",
            "Vanaf ronde 2 gebruik je de tegel in je slaapkamer als eerste.",
            "Ab Runde 2 setzt du zuerst das Plättchen aus dem Schlafzimmer ein.",
            "Dès la manche 2, la tuile de la chambre se joue en premier.",
        ];
        /// A card is taken.
        CardPlace ["MG-92", "MG-93"] => [
            "The card goes into the leftmost empty slot of your board. The last one of a stack is turned over.",
            "De kaart komt op de meest linkse lege plek. De laatste van een stapel draai je om.",
            "Die Karte kommt auf den ersten freien Platz links. Die letzte eines Stapels wird umgedreht.",
            "La carte va sur la première place libre à gauche. La dernière d'une pile se retourne.",
        ];
        /// Coins are changed.
        Change ["MG-147"] => [
            "Coins of 1 and 5 may be changed freely.",
            "Munten van 1 en 5 mag je vrij wisselen.",
            "1er- und 5er-Münzen darf man frei wechseln.",
            "Les pièces de 1 et de 5 s'échangent librement.",
        ];
        /// Druid tiles are used.
        Druid ["MG-105"] => [
            "A Druid tile pays nothing for the tiles it touches or lies on, and nobody pays for it.",
            "Een druïdetegel betaalt niets voor tegels die hij raakt of waar hij op ligt.",
            "Ein Druidenplättchen zahlt nichts für Plättchen, die es berührt oder bedeckt.",
            "Une tuile druide ne paie rien pour les tuiles qu'elle touche ou recouvre.",
        ];
        /// The warehouse is full.
        Excess ["MG-48"] => [
            "More resources than your warehouse holds? Discard at once, before anything else.",
            "Meer grondstoffen dan in je magazijn passen? Leg ze meteen af, vóór al het andere.",
            "Mehr Rohstoffe, als ins Lager passen? Sofort abwerfen, vor allem anderen.",
            "Trop de ressources pour l'entrepôt ? Défaussez aussitôt, avant toute autre chose.",
        ];
        /// Somebody has to begin.
        FirstPlayer ["MG-16"] => [
            "Who ate mushrooms last?",
            "Wie at laatst paddenstoelen?",
            "Wer aß zuletzt Pilze?",
            "Dernier champignon mangé ?",
        ];
        /// What a turn allows besides a tile.
        FreeActions ["MG-85", "MG-87", "MG-88"] => [
            "Any time in your turn: open a chest with a key, or swap 1 crystal or 2 resources for a basic one.",
            "Altijd in je beurt: kist openen met een sleutel, of 1 kristal of 2 grondstoffen ruilen voor 1.",
            "Jederzeit im Zug: Truhe mit Schlüssel öffnen, 1 Kristall oder 2 Rohstoffe gegen 1 tauschen.",
            "À tout moment : ouvrir un coffre avec une clé, échanger 1 cristal ou 2 ressources contre 1.",
        ];
        /// Where a tile lies in the forest.
        Gather ["MG-35"] => [
            "In the forest a tile lies grass side up, never on another tile nor over the edge.",
            "In het bos ligt een tegel met het gras boven, nooit op een tegel of over de rand.",
            "Im Wald liegt die Grasseite oben, nie auf einem Plättchen und nie über den Rand.",
            "En forêt, la tuile se pose côté herbe, jamais sur une autre ni hors du bord.",
        ];
        /// A chest is drawn.
        GatherChest ["MG-42"] => [
            "A chest: draw 2 from the bag, keep 1 face down, put the other back.",
            "Een kist: trek er 2 uit de zak, hou er 1 gedekt en leg de andere terug.",
            "Eine Truhe: 2 aus dem Beutel ziehen, 1 verdeckt behalten, 1 zurücklegen.",
            "Un coffre : piochez-en 2, gardez-en 1 face cachée, remettez l'autre.",
        ];
        /// Which tile covers a crystal.
        GatherCrystal ["MG-38"] => [
            "Only the tile with 1 gnome may cover a crystal.",
            "Alleen de tegel met 1 kabouter mag een kristal bedekken.",
            "Nur das Plättchen mit 1 Gnom darf einen Kristall bedecken.",
            "Seule la tuile à 1 gnome peut couvrir un cristal.",
        ];
        /// What touching others costs.
        GatherPay ["MG-43"] => [
            "Pay 1 coin to the supply for each tile of another player that yours touches.",
            "Betaal 1 munt aan de voorraad voor elke tegel van een ander die je raakt.",
            "Zahle 1 Münze in den Vorrat je fremdes Plättchen, das deines berührt.",
            "Payez 1 pièce à la réserve par tuile adverse que la vôtre touche.",
        ];
        /// A round begins.
        NewRound ["MG-122", "MG-32"] => [
            "Take your tiles back. Only the one in the bedroom stays there: it is used first.",
            "Neem je tegels terug. Alleen die in de slaapkamer blijft: die begint.",
            "Nehmt eure Plättchen zurück. Das im Schlafzimmer bleibt und ist zuerst dran.",
            "Reprenez vos tuiles. Celle de la chambre y reste : elle se joue d'abord.",
        ];
        /// Forest and attic are refreshed.
        Refresh ["MG-133", "MG-134", "MG-135"] => [
            "Stewards back. The lowest glade tile and the lowest book of each column out, slide down, fill up.",
            "Rentmeesters terug. Onderste bosstrook en onderste boek per kolom weg, schuif omlaag, vul aan.",
            "Verwalter zurück. Unterste Lichtung und unterstes Buch je Spalte weg, nachrücken, auffüllen.",
            "Reprenez les intendants. Ôtez la clairière et les livres du bas, glissez, complétez.",
        ];
        /// With two players the display changes too.
        RefreshDisplay ["MG-136"] => [
            "With 2 players: two display books fill the columns, the two taken out join the display.",
            "Met 2 spelers: twee losse boeken vullen de kolommen, de twee weggehaalde worden los.",
            "Zu zweit: zwei Bücher der Auslage füllen auf, die zwei entfernten kommen dorthin.",
            "À 2 : deux livres exposés complètent, les deux ôtés sont exposés à leur place.",
        ];
        /// Rewards are claimed.
        Rewards ["MG-124", "MG-125", "MG-148"] => [
            "Whoever is furthest on the trail chooses first and marks the reward with a steward. Each one once.",
            "De verste op het pad kiest eerst en legt een rentmeester bij de beloning. Elke één keer.",
            "Wer am Pfad vorn ist, wählt zuerst und stellt einen Verwalter darauf. Jede nur einmal.",
            "Le plus avancé choisit d'abord et marque le bonus d'un intendant. Chacun une fois.",
        ];
        /// The rewards of rounds 1 and 2.
        EarlyRewards ["MG-126"] => with [
            "Rounds 1 and 2: upgrade, free use of tiles, first player, {EARLY_COINS} coins, {EARLY_STEPS} step.",
            "Ronde 1 en 2: verbetering, vrije tegelkeuze, startspeler, {EARLY_COINS} munten, {EARLY_STEPS} stap.",
            "Runde 1 und 2: Ausbau, freie Wahl, Startspieler, {EARLY_COINS} Münzen, {EARLY_STEPS} Schritt.",
            "Manches 1 et 2 : amélioration, choix libre, premier joueur, {EARLY_COINS} pièces, {EARLY_STEPS} pas.",
        ];
        /// The rewards of rounds 3 and 4.
        LaterRewards ["MG-127"] => with [
            "Rounds 3 and 4: upgrade, free use of tiles, first player, {LATER_COINS} coins, {LATER_STEPS} steps.",
            "Ronde 3 en 4: verbetering, vrije tegelkeuze, startspeler, {LATER_COINS} munten, {LATER_STEPS} stappen.",
            "Runde 3 und 4: Ausbau, freie Wahl, Startspieler, {LATER_COINS} Münzen, {LATER_STEPS} Schritte.",
            "Manches 3 et 4 : amélioration, choix libre, premier joueur, {LATER_COINS} pièces, {LATER_STEPS} pas.",
        ];
        /// The rewards of round 5.
        LastRewards ["MG-128"] => with [
            "Round 5: key, double points for the bedroom, crystal, a gnome at its cost, {REWARD_VP} VP.",
            "Ronde 5: sleutel, dubbele punten voor het bed, kristal, kabouter (betaald), {REWARD_VP} OP.",
            "Runde 5: Schlüssel, Bett zählt doppelt, Kristall, Gnom gegen Kosten, {REWARD_VP} SP.",
            "Manche 5 : clé, lit compté deux fois, cristal, un gnome (payé), {REWARD_VP} PV.",
        ];
        /// What scores at the end.
        Scoring ["MG-138", "MG-139", "MG-140", "MG-141"] => with [
            "{ITEMS} coins, basic resources or keys: 1 VP. A crystal: {CRYSTAL_VP}. Each gnome in its way. Animals in sets.",
            "{ITEMS} munten, basisgrondstoffen of sleutels: 1 OP. Kristal: {CRYSTAL_VP}. Kabouters, dierensets.",
            "{ITEMS} Münzen, Grundrohstoffe, Schlüssel: 1 SP. Kristall: {CRYSTAL_VP}. Gnome je für sich. Tiere in Sätzen.",
            "{ITEMS} pièces, ressources ou clés : 1 PV. Cristal : {CRYSTAL_VP}. Chaque gnome à part. Animaux en séries.",
        ];
        /// The cards are prepared: their names, and how many of each.
        SetupCards ["MG-07", "MG-08"] => [
            "Mighty gnomes: {}. {} cards of each.",
            "Machtige kabouters: {}. Elk {} kaarten.",
            "Mächtige Gnome: {}. Je {} Karten.",
            "Gnomes : {}. {} cartes de chaque.",
        ];
        /// The costs of the cards are shown.
        SetupCosts ["MG-09"] => [
            "Flip the lowest card of each stack and push it up a little: its cost has to be seen.",
            "Draai de onderste kaart van elke stapel om en schuif hem omhoog: zo zie je de kosten.",
            "Die unterste Karte jedes Stapels wenden und hochschieben: So sind die Kosten zu sehen.",
            "Retournez la carte du bas de chaque pile et glissez-la vers le haut : on voit son coût.",
        ];
        /// The forest is prepared: tiles in it, tiles aside.
        SetupForest ["MG-03"] => [
            "Forest: lay {} glade tiles across from the bottom up. Set {} aside.",
            "Bos: leg {} bosstroken van onder naar boven. {} apart.",
            "Wald: {} Lichtungen von unten nach oben legen, {} beiseite.",
            "Forêt : posez {} clairières de bas en haut, {} de côté.",
        ];
        /// The attic is prepared with two players.
        SetupDisplay ["MG-05", "MG-06"] => with [
            "Attic: 2 columns of 7, each from 4 golden and 4 silver. The {DISPLAY} other books lie open as display.",
            "Zolder: 2 kolommen van 7, elk uit 4 gouden en 4 zilveren. De andere {DISPLAY} liggen ernaast.",
            "Dachboden: 2 Spalten zu 7 aus je 4 goldenen, 4 silbernen. Die {DISPLAY} anderen sind die Auslage.",
            "Grenier : 2 colonnes de 7, chacune de 4 dorés et 4 argentés. Les {DISPLAY} autres sont exposés.",
        ];
        /// The attic is prepared with three or four players.
        SetupAttic ["MG-04", "MG-05"] => [
            "Attic, without the 2 marked books: 2 columns of 7, each from 4 golden and 4 silver. The 2 left lie open.",
            "Zolder: zonder de 2 gemerkte. 2 kolommen van 7, elk uit 4 gouden, 4 zilveren. 2 open apart.",
            "Dachboden: ohne die 2 markierten, 2 Spalten zu 7 aus je 4 goldenen, 4 silbernen. 2 offen daneben.",
            "Grenier, sans les 2 livres marqués : 2 colonnes de 7, chacune de 4 dorés et 4 argentés. 2 à côté.",
        ];
        /// What each player gets.
        SetupPlayer ["MG-21", "MG-146"] => with [
            "Everybody: board, {LARGEST_TILE} gnome tiles, 3 stewards, VP marker on 0, adventure token. Box the rest.",
            "Iedereen: bord, {LARGEST_TILE} tegels, 3 rentmeesters, OP-steen op 0, avonturenfiche. De rest in de doos.",
            "Alle: Tafel, {LARGEST_TILE} Plättchen, 3 Verwalter, SP-Marker auf 0, Abenteuermarker. Rest in die Schachtel.",
            "Chacun : plateau, {LARGEST_TILE} tuiles, 3 intendants, marqueur PV sur 0, jeton d'aventure. Rangez le reste.",
        ];
        /// Where the stewards stand.
        SetupStewards ["MG-14"] => [
            "Stewards: one on the second plate, one on the leftmost warehouse space, one beside the board.",
            "Rentmeesters: één op het tweede bordje, één links in het magazijn, één naast je bord.",
            "Verwalter: einer auf den zweiten Teller, einer links ins Lager, einer neben die Tafel.",
            "Intendants : un sur la deuxième assiette, un à gauche de l'entrepôt, un à côté.",
        ];
        /// The chests are prepared, and what shows the round and who begins.
        SetupChests ["MG-02", "MG-15", "MG-16"] => with [
            "Chests into the bag, {OPEN_CHESTS} drawn open below the trail. Flag on round 1, hat to the first player.",
            "Kisten in de zak, {OPEN_CHESTS} getrokken open onder het pad. Vlag op ronde 1, hoed naar de startspeler.",
            "Truhen in den Beutel, {OPEN_CHESTS} gezogene offen unter den Pfad. Fahne auf Runde 1, Hut zum Startspieler.",
            "Coffres dans le sac, {OPEN_CHESTS} piochés ouverts sous le sentier. Drapeau en manche 1, chapeau au premier.",
        ];
        /// What the players begin with: the coins of the last one.
        SetupCoins ["MG-17", "MG-18"] => [
            "The first player gets 1 coin, each next one 1 more, the last {}. Tokens on the hut in this order.",
            "De startspeler krijgt 1 munt, elke volgende 1 meer, de laatste {}. Fiches zo op de hut.",
            "Der Startspieler bekommt 1 Münze, jeder weitere 1 mehr, der letzte {}. Marker so auf die Hütte.",
            "Le premier joueur reçoit 1 pièce, chaque suivant 1 de plus, le dernier {}. Jetons sur la hutte.",
        ];
        /// The cards of a light game, in which nobody tells which ones take part.
        LightCards ["MG-07", "MG-08"] => [
            "Choose 5 kinds of mighty gnomes: {} cards of each.",
            "Kies 5 soorten machtige kabouters: elk {} kaarten.",
            "Wählt 5 Arten mächtiger Gnome: je {} Karten.",
            "Choisissez 5 sortes de gnomes : {} cartes de chaque.",
        ];
        /// The coins of a light game that the device keeps.
        LightCoins ["MG-17", "MG-18"] => [
            "Leave the coins in the lid: I keep them. Tokens on the hut, first player at the bottom.",
            "Laat de munten in het deksel: ik houd ze bij. Fiches op de hut, de startspeler onderop.",
            "Münzen bleiben im Deckel: Ich führe sie. Marker auf die Hütte, Startspieler zuunterst.",
            "Pièces dans le couvercle : je les compte. Jetons sur la hutte, premier joueur dessous.",
        ];
        /// A tile is discarded for coins.
        TakeCoins ["MG-83", "MG-84"] => [
            "A discarded tile brings its squares minus 1 in coins, and your turn is over.",
            "Een afgelegde tegel geeft zijn vakjes min 1 in munten, en je beurt is om.",
            "Ein abgelegtes Plättchen bringt Felder minus 1 Münzen, und der Zug ist zu Ende.",
            "Une tuile défaussée rapporte ses cases moins 1 en pièces, et le tour est fini.",
        ];
        /// A token moves.
        Trail ["MG-50", "MG-51"] => [
            "Trail: score the VP that you reach or pass. Your token lands on top of the others there.",
            "Pad: scoor de OP die je bereikt of passeert. Je fiche komt boven op de andere.",
            "Pfad: SP zählen, die du erreichst oder passierst. Dein Marker kommt obenauf.",
            "Sentier : marquez les PV atteints ou passés. Votre jeton se pose sur les autres.",
        ];
        /// An open chest is used.
        TrailChest ["MG-52", "MG-53"] => [
            "A chest icon on the trail: take an open chest, use it at once, put it back into the bag.",
            "Een kist op het pad: neem een open kist, gebruik hem meteen, leg hem in de zak.",
            "Truhe auf dem Pfad: eine offene nehmen, sofort nutzen, in den Beutel zurücklegen.",
            "Coffre sur le sentier : prenez-en un ouvert, utilisez-le, remettez-le dans le sac.",
        ];
        /// What a turn is.
        Turn ["MG-27", "MG-30"] => [
            "Use one tile: in the forest, in the attic, or for coins.",
            "Gebruik één tegel: in het bos, op zolder of voor munten.",
            "Setze ein Plättchen ein: im Wald, auf dem Dachboden oder für Münzen.",
            "Jouez une tuile : en forêt, au grenier ou pour des pièces.",
        ];
        /// Who wins.
        Winner ["MG-143", "MG-144"] => [
            "The most VP wins. Equal: whoever is further on the trail.",
            "De meeste OP wint. Gelijk: wie verder is op het pad.",
            "Die meisten SP gewinnen. Gleichstand: wer am Pfad weiter vorn ist.",
            "Le plus de PV gagne. Égalité : le plus avancé sur le sentier.",
        ];
    }
}
