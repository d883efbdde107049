//! What the players have to remember themselves.

use engine_nostd::games::mighty_gnomes::{CRYSTAL_VP, ITEMS, KINDS_IN_PLAY, LARGEST_TILE, REWARD_VP};

use super::info::rewards::{EARLY_COINS, EARLY_STEPS, LATER_COINS, LATER_STEPS};
use crate::words::moments;

moments! {
    /// A moment at which the players are reminded of a rule.
    pub(crate) enum Moment {
        /// A tile is laid on a ladder.
        Attic ["MG-57", "MG-58", "MG-59"] => [
            "From the bottom, no\ngaps, within ladder",
            "Van onderaf, zonder\ngaten, niet erboven",
            "Von unten, ohne\nLücke, nicht darüber",
            "Du bas, sans trou,\nsans dépasser",
        ];
        /// Which books a tile on a ladder may use.
        AtticBooks ["MG-66", "MG-67"] => [
            "Top gnome: any book,\nothers: silver only",
            "Bovenste: elk boek,\nrest: alleen zilver",
            "Oberster: jedes Buch,\nsonst nur silberne",
            "Gnome du haut : tout,\nautres : argentés",
        ];
        /// A tile is used with a display book.
        AtticDisplay ["MG-69", "MG-70"] => [
            "Display book: once a\nround, with any tile",
            "Los boek: 1x per\nronde, elke tegel",
            "Auslage: jedes Buch\n1x pro Runde",
            "Livre exposé : 1 fois\npar manche",
        ];
        /// The middle ladder has books on both sides.
        AtticMiddle ["MG-64"] => [
            "Middle ladder: left\nor right column",
            "Middelste ladder:\nlinker/rechter kolom",
            "Mittlere Leiter:\nlinke/rechte Spalte",
            "Échelle centrale :\ncolonne au choix",
        ];
        /// What stacking on others costs.
        AtticPay ["MG-60"] => [
            "Stacked on others?\n1 coin to each player",
            "Op anderen gestapeld?\nElk krijgt 1 munt",
            "Auf andere gelegt?\nJedem 1 Münze",
            "Sur tuile adverse ?\n1 pièce à chacun",
        ];
        /// The last tile goes to bed.
        Bedroom ["MG-31"] => [
            "Last tile to bed:\nVP = squares - 1",
            "Laatste tegel in bed:\nOP = vakjes - 1",
            "Letztes ins Bett:\nSP = Felder - 1",
            "Dernière tuile au lit\nPV = cases - 1",
        ];
        /// The tile in the bedroom has to begin.
        BedroomFirst ["MG-32"] => [
            "Bedroom tile must\nbe used first",
            "Slaapkamertegel moet\nals eerste",
            "Plättchen aus dem\nSchlafzimmer zuerst",
            "La tuile de chambre\nse joue d'abord",
        ];
        /// A card is taken.
        CardPlace ["MG-92", "MG-93"] => [
            "Card into the left-\nmost empty slot",
            "Kaart op de meest\nlinkse lege plek",
            "Karte auf den ersten\nfreien Platz links",
            "Carte sur la première\nplace libre à gauche",
        ];
        /// Coins are changed.
        Change ["MG-147"] => [
            "Coins of 1 and 5 may\nbe changed freely",
            "Munten van 1 en 5\nmag je wisselen",
            "1er- und 5er-Münzen\nfrei wechseln",
            "Pièces de 1 et 5 :\néchange libre",
        ];
        /// Druid tiles are used.
        Druid ["MG-105"] => [
            "Druid tile: no coins\nfor tiles touched",
            "Druïdetegel: raken\nkost geen munten",
            "Druide: Berühren\nkostet nichts",
            "Tuile druide : rien à\npayer au contact",
        ];
        /// The warehouse is full.
        Excess ["MG-48"] => [
            "Warehouse is full:\ndiscard the excess",
            "Magazijn is vol:\nleg het teveel af",
            "Lager ist voll:\nÜberschuss abwerfen",
            "Entrepôt plein :\ndéfaussez l'excédent",
        ];
        /// Somebody has to begin.
        FirstPlayer ["MG-16"] => [
            "Who ate mushrooms\nlast? They start",
            "Wie at het laatst\npaddenstoelen?",
            "Wer aß zuletzt\nPilze?",
            "Qui vient de manger\ndes champignons ?",
        ];
        /// What a turn allows besides a tile.
        FreeActions ["MG-85", "MG-87", "MG-88"] => [
            "Key: open chest. Swap\n2 or 1 crystal for 1",
            "Sleutel: kist. Ruil 2\nof 1 kristal voor 1",
            "Schlüssel: Truhe. 2\nod. 1 Kristall für 1",
            "Clé : coffre. 2 ou 1\ncristal contre 1",
        ];
        /// Where a tile lies in the forest.
        Gather ["MG-35"] => [
            "Inside the forest,\nnever on other tiles",
            "Binnen het bos,\nnooit op een tegel",
            "Innerhalb des Waldes,\nnie auf Plättchen",
            "Dans la forêt,\njamais sur une tuile",
        ];
        /// A chest is drawn.
        GatherChest ["MG-42"] => [
            "Draw 2 chests, keep 1\nface down, return 1",
            "Trek 2 kisten, hou er\n1 gedekt, 1 terug",
            "2 Truhen ziehen, 1\nbehalten, 1 zurück",
            "Piochez 2 coffres,\ngardez-en 1 caché",
        ];
        /// Which tile covers a crystal.
        GatherCrystal ["MG-38"] => [
            "Crystal only with\nthe 1-gnome tile",
            "Kristal alleen met\nde 1-kaboutertegel",
            "Kristall nur mit dem\n1-Gnom-Plättchen",
            "Cristal : seulement\ntuile à 1 gnome",
        ];
        /// What touching others costs.
        GatherPay ["MG-43"] => [
            "1 coin per tile of\nothers you touch",
            "1 munt per geraakte\ntegel van een ander",
            "1 Münze je berührtes\nfremdes Plättchen",
            "1 pièce par tuile\nadverse touchée",
        ];
        /// A round begins.
        NewRound ["MG-122", "MG-32"] => [
            "Tiles back; bedroom\ntile goes first",
            "Tegels terug;\nbedtegel eerst",
            "Plättchen zurück;\nBett zuerst",
            "Tuiles reprises ; lit\nen premier",
        ];
        /// Forest and attic are refreshed.
        Refresh ["MG-133", "MG-134", "MG-135", "MG-136"] => [
            "Lowest glade, 2 books\nout; slide; refill",
            "Onderste eraf, schuif\nomlaag, vul aan",
            "Unterste weg, Rest\nrunter, auffüllen",
            "Retirez le bas,\nglissez, complétez",
        ];
        /// Rewards are claimed.
        Rewards ["MG-124", "MG-125", "MG-148"] => [
            "Furthest picks first,\neach reward once",
            "Verste kiest eerst,\nelke beloning 1x",
            "Vorderster zuerst,\njede Belohnung 1x",
            "Le plus loin d'abord,\nchaque bonus 1 fois",
        ];
        /// The rewards of rounds 1 and 2.
        EarlyRewards ["MG-126"] => with [
            "Upgrade, free tiles,\n1st, {EARLY_COINS} coins, {EARLY_STEPS} step",
            "Verbeter, vrij, start\n{EARLY_COINS} munten, {EARLY_STEPS} stap",
            "Ausbau, frei, Start,\n{EARLY_COINS} Münzen, {EARLY_STEPS} Schritt",
            "Agrandir, libre, 1er,\n{EARLY_COINS} pièces, {EARLY_STEPS} pas",
        ];
        /// The rewards of rounds 3 and 4.
        LaterRewards ["MG-127"] => with [
            "Upgrade, free tiles,\n1st, {LATER_COINS} coins, {LATER_STEPS} steps",
            "Verbeter, vrij, start\n{LATER_COINS} munten, {LATER_STEPS} stappen",
            "Ausbau, frei, Start,\n{LATER_COINS} Münzen, {LATER_STEPS} Schritte",
            "Agrandir, libre, 1er,\n{LATER_COINS} pièces, {LATER_STEPS} pas",
        ];
        /// The rewards of round 5.
        LastRewards ["MG-128"] => with [
            "Key, double bed, {REWARD_VP} VP\ncrystal, invite (pay)",
            "Sleutel, bed x2, {REWARD_VP} OP\nkristal, kabouter",
            "Schlüssel, Bett x2,\nKristall, Gnom, {REWARD_VP} SP",
            "Clé, lit x2, cristal,\ngnome (payé), {REWARD_VP} PV",
        ];
        /// What scores at the end.
        Scoring ["MG-138", "MG-139", "MG-140", "MG-141"] => with [
            "{ITEMS} items 1VP, crystal\n{CRYSTAL_VP}VP, gnomes, animals",
            "{ITEMS} stuks 1, kristal {CRYSTAL_VP},\nkabouters, dieren",
            "{ITEMS} Teile 1, Kristall {CRYSTAL_VP}\nGnome, Tiere",
            "{ITEMS} objets 1, cristal {CRYSTAL_VP}\ngnomes, animaux",
        ];
        /// Forest and attic are prepared.
        SetupBoard ["MG-03", "MG-04", "MG-05", "MG-06"] => [
            "Glade tiles: players\n+1; 7 books a column",
            "Open plekken: spelers\n+1; 7 boeken/kolom",
            "Lichtungen: Spieler\n+1; 7 Bücher/Spalte",
            "Clairières : joueurs\n+1 ; 7 livres/colonne",
        ];
        /// The cards are prepared.
        SetupCards ["MG-07", "MG-08", "MG-09"] => with [
            "{KINDS_IN_PLAY} different gnomes,\ncards = players",
            "{KINDS_IN_PLAY} soorten kabouters,\nkaarten = spelers",
            "{KINDS_IN_PLAY} Gnom-Arten,\nKarten = Spieler",
            "{KINDS_IN_PLAY} sortes de gnomes,\ncartes = joueurs",
        ];
        /// What each player gets.
        SetupPlayer ["MG-14", "MG-21", "MG-146"] => with [
            "Each: board, {LARGEST_TILE} tiles,\n3 stewards, 2 markers",
            "Elk: bord, {LARGEST_TILE} tegels,\n3 rentmeesters",
            "Je: Tafel, {LARGEST_TILE} Plättch.\n3 Verwalter",
            "Chacun : plateau, {LARGEST_TILE}\ntuiles, 3 intendants",
        ];
        /// A tile is discarded for coins.
        TakeCoins ["MG-83", "MG-84"] => [
            "Coins = squares - 1,\nyour turn is over",
            "Munten = vakjes - 1,\nje beurt is om",
            "Münzen = Felder - 1,\nZug ist zu Ende",
            "Pièces = cases - 1,\nfin du tour",
        ];
        /// A token moves.
        Trail ["MG-50", "MG-51"] => [
            "VP reached or passed?\nLand on top of others",
            "OP bereikt/voorbij?\nKom bovenop anderen",
            "SP erreicht/passiert?\nLande auf dem Stapel",
            "PV atteints/passés ?\nPosez-vous dessus",
        ];
        /// An open chest is used.
        TrailChest ["MG-52", "MG-53"] => [
            "Pick an open chest,\nuse it, return it",
            "Kies een open kist,\ngebruik en leg terug",
            "Offene Truhe wählen,\nnutzen, zurücklegen",
            "Coffre ouvert : pris,\nutilisé, rendu",
        ];
        /// What a turn is.
        Turn ["MG-27", "MG-30"] => [
            "Use 1 tile: forest,\nattic or coins",
            "Gebruik 1 tegel: bos,\nzolder of munten",
            "1 Plättchen: Wald,\nDachboden, Münzen",
            "1 tuile : forêt,\ngrenier ou pièces",
        ];
        /// Who wins.
        Winner ["MG-143", "MG-144"] => [
            "Most VP wins; tie:\nfurthest on the trail",
            "Meeste OP; bij gelijk\nhet verst op het pad",
            "Meiste SP; Gleich-\nstand: am weitesten",
            "Le plus de PV gagne.\nÉgalité : plus avancé",
        ];
    }
}
