//! What the table has to remember itself.

use crate::words::{Reminder, text};

/// Reminders by moment.
pub(super) const REMINDERS: &[Reminder] = &[
    Reminder {
        key: "attic",
        rules: &["MG-57", "MG-58", "MG-59"],
        text: text!([
            "From the bottom, no\ngaps, within ladder",
            "Van onderaf, zonder\ngaten, niet erboven",
            "Von unten, ohne\nLücke, nicht darüber",
            "Du bas, sans trou,\nsans dépasser",
        ]),
    },
    Reminder {
        key: "attic-books",
        rules: &["MG-66", "MG-67"],
        text: text!([
            "Top gnome: any book,\nothers: silver only",
            "Bovenste: elk boek,\nrest: alleen zilver",
            "Oberster: jedes Buch,\nsonst nur silberne",
            "Gnome du haut : tout,\nautres : argentés",
        ]),
    },
    Reminder {
        key: "attic-display",
        rules: &["MG-69", "MG-70"],
        text: text!([
            "Display book: once a\nround, with any tile",
            "Los boek: 1x per\nronde, elke tegel",
            "Auslage: jedes Buch\n1x pro Runde",
            "Livre exposé : 1 fois\npar manche",
        ]),
    },
    Reminder {
        key: "attic-middle",
        rules: &["MG-64"],
        text: text!([
            "Middle ladder: left\nor right column",
            "Middelste ladder:\nlinker/rechter kolom",
            "Mittlere Leiter:\nlinke/rechte Spalte",
            "Échelle centrale :\ncolonne au choix",
        ]),
    },
    Reminder {
        key: "attic-pay",
        rules: &["MG-60"],
        text: text!([
            "Stacked on others?\n1 coin to each player",
            "Op anderen gestapeld?\nElk krijgt 1 munt",
            "Auf andere gelegt?\nJedem 1 Münze",
            "Sur tuile adverse ?\n1 pièce à chacun",
        ]),
    },
    Reminder {
        key: "bedroom",
        rules: &["MG-31"],
        text: text!([
            "Last tile to bed:\nVP = squares - 1",
            "Laatste tegel in bed:\nOP = vakjes - 1",
            "Letztes ins Bett:\nSP = Felder - 1",
            "Dernière tuile au lit\nPV = cases - 1",
        ]),
    },
    Reminder {
        key: "bedroom-first",
        rules: &["MG-32"],
        text: text!([
            "Bedroom tile must\nbe used first",
            "Slaapkamertegel moet\nals eerste",
            "Plättchen aus dem\nSchlafzimmer zuerst",
            "La tuile de chambre\nse joue d'abord",
        ]),
    },
    Reminder {
        key: "card-place",
        rules: &["MG-92", "MG-93"],
        text: text!([
            "Card into the left-\nmost empty slot",
            "Kaart op de meest\nlinkse lege plek",
            "Karte auf den ersten\nfreien Platz links",
            "Carte sur la première\nplace libre à gauche",
        ]),
    },
    Reminder {
        key: "change",
        rules: &["MG-147"],
        text: text!([
            "Coins of 1 and 5 may\nbe changed freely",
            "Munten van 1 en 5\nmag je wisselen",
            "1er- und 5er-Münzen\nfrei wechseln",
            "Pièces de 1 et 5 :\néchange libre",
        ]),
    },
    Reminder {
        key: "druid",
        rules: &["MG-105"],
        text: text!([
            "Druid tile: no coins\nfor tiles touched",
            "Druïdetegel: raken\nkost geen munten",
            "Druide: Berühren\nkostet nichts",
            "Tuile druide : rien à\npayer au contact",
        ]),
    },
    Reminder {
        key: "excess",
        rules: &["MG-48"],
        text: text!([
            "Warehouse is full:\ndiscard the excess",
            "Magazijn is vol:\nleg het teveel af",
            "Lager ist voll:\nÜberschuss abwerfen",
            "Entrepôt plein :\ndéfaussez l'excédent",
        ]),
    },
    Reminder {
        key: "first-player",
        rules: &["MG-16"],
        text: text!([
            "Who ate mushrooms\nlast? They start",
            "Wie at het laatst\npaddenstoelen?",
            "Wer aß zuletzt\nPilze?",
            "Qui vient de manger\ndes champignons ?",
        ]),
    },
    Reminder {
        key: "free-actions",
        rules: &["MG-85", "MG-87", "MG-88"],
        text: text!([
            "Key: open chest. Swap\n2 or 1 crystal for 1",
            "Sleutel: kist. Ruil 2\nof 1 kristal voor 1",
            "Schlüssel: Truhe. 2\nod. 1 Kristall für 1",
            "Clé : coffre. 2 ou 1\ncristal contre 1",
        ]),
    },
    Reminder {
        key: "gather",
        rules: &["MG-35"],
        text: text!([
            "Inside the forest,\nnever on other tiles",
            "Binnen het bos,\nnooit op een tegel",
            "Innerhalb des Waldes,\nnie auf Plättchen",
            "Dans la forêt,\njamais sur une tuile",
        ]),
    },
    Reminder {
        key: "gather-chest",
        rules: &["MG-42"],
        text: text!([
            "Draw 2 chests, keep 1\nface down, return 1",
            "Trek 2 kisten, hou er\n1 gedekt, 1 terug",
            "2 Truhen ziehen, 1\nbehalten, 1 zurück",
            "Piochez 2 coffres,\ngardez-en 1 caché",
        ]),
    },
    Reminder {
        key: "gather-crystal",
        rules: &["MG-38"],
        text: text!([
            "Crystal only with\nthe 1-gnome tile",
            "Kristal alleen met\nde 1-kaboutertegel",
            "Kristall nur mit dem\n1-Gnom-Plättchen",
            "Cristal : seulement\ntuile à 1 gnome",
        ]),
    },
    Reminder {
        key: "gather-pay",
        rules: &["MG-43"],
        text: text!([
            "1 coin per tile of\nothers you touch",
            "1 munt per geraakte\ntegel van een ander",
            "1 Münze je berührtes\nfremdes Plättchen",
            "1 pièce par tuile\nadverse touchée",
        ]),
    },
    Reminder {
        key: "new-round",
        rules: &["MG-122", "MG-32"],
        text: text!([
            "Tiles back; bedroom\ntile goes first",
            "Tegels terug;\nbedtegel eerst",
            "Plättchen zurück;\nBett zuerst",
            "Tuiles reprises ; lit\nen premier",
        ]),
    },
    Reminder {
        key: "refresh",
        rules: &["MG-133", "MG-134", "MG-135", "MG-136"],
        text: text!([
            "Lowest glade, 2 books\nout; slide; refill",
            "Onderste eraf, schuif\nomlaag, vul aan",
            "Unterste weg, Rest\nrunter, auffüllen",
            "Retirez le bas,\nglissez, complétez",
        ]),
    },
    Reminder {
        key: "rewards",
        rules: &["MG-124", "MG-125", "MG-148"],
        text: text!([
            "Furthest picks first,\neach reward once",
            "Verste kiest eerst,\nelke beloning 1x",
            "Vorderster zuerst,\njede Belohnung 1x",
            "Le plus loin d'abord,\nchaque bonus 1 fois",
        ]),
    },
    Reminder {
        key: "rewards-1-2",
        rules: &["MG-126"],
        text: text!([
            "Upgrade, free tiles,\n1st, 2 coins, 1 step",
            "Verbeter, vrij, start\n2 munten, 1 stap",
            "Ausbau, frei, Start,\n2 Münzen, 1 Schritt",
            "Agrandir, libre, 1er,\n2 pièces, 1 pas",
        ]),
    },
    Reminder {
        key: "rewards-3-4",
        rules: &["MG-127"],
        text: text!([
            "Upgrade, free tiles,\n1st, 3 coins, 2 steps",
            "Verbeter, vrij, start\n3 munten, 2 stappen",
            "Ausbau, frei, Start,\n3 Münzen, 2 Schritte",
            "Agrandir, libre, 1er,\n3 pièces, 2 pas",
        ]),
    },
    Reminder {
        key: "rewards-5",
        rules: &["MG-128"],
        text: text!([
            "Key, double bed, 2 VP\ncrystal, invite (pay)",
            "Sleutel, bed x2, 2 OP\nkristal, kabouter",
            "Schlüssel, Bett x2,\nKristall, Gnom, 2 SP",
            "Clé, lit x2, cristal,\ngnome (payé), 2 PV",
        ]),
    },
    Reminder {
        key: "scoring",
        rules: &["MG-138", "MG-139", "MG-140", "MG-141"],
        text: text!([
            "4 items 1VP, crystal\n1VP, gnomes, animals",
            "4 stuks 1, kristal 1,\nkabouters, dieren",
            "4 Teile 1, Kristall 1\nGnome, Tiere",
            "4 objets 1, cristal 1\ngnomes, animaux",
        ]),
    },
    Reminder {
        key: "setup-board",
        rules: &["MG-03", "MG-04", "MG-05", "MG-06"],
        text: text!([
            "Glade tiles: players\n+1; 7 books a column",
            "Open plekken: spelers\n+1; 7 boeken/kolom",
            "Lichtungen: Spieler\n+1; 7 Bücher/Spalte",
            "Clairières : joueurs\n+1 ; 7 livres/colonne",
        ]),
    },
    Reminder {
        key: "setup-cards",
        rules: &["MG-07", "MG-08", "MG-09"],
        text: text!([
            "5 different gnomes,\ncards = players",
            "5 soorten kabouters,\nkaarten = spelers",
            "5 Gnom-Arten,\nKarten = Spieler",
            "5 sortes de gnomes,\ncartes = joueurs",
        ]),
    },
    Reminder {
        key: "setup-player",
        rules: &["MG-14", "MG-21", "MG-146"],
        text: text!([
            "Each: board, 4 tiles,\n3 stewards, 2 markers",
            "Elk: bord, 4 tegels,\n3 rentmeesters",
            "Je: Tafel, 4 Plättch.\n3 Verwalter",
            "Chacun : plateau, 4\ntuiles, 3 intendants",
        ]),
    },
    Reminder {
        key: "take-coins",
        rules: &["MG-83", "MG-84"],
        text: text!([
            "Coins = squares - 1,\nyour turn is over",
            "Munten = vakjes - 1,\nje beurt is om",
            "Münzen = Felder - 1,\nZug ist zu Ende",
            "Pièces = cases - 1,\nfin du tour",
        ]),
    },
    Reminder {
        key: "trail",
        rules: &["MG-50", "MG-51"],
        text: text!([
            "VP reached or passed?\nLand on top of others",
            "OP bereikt/voorbij?\nKom bovenop anderen",
            "SP erreicht/passiert?\nLande auf dem Stapel",
            "PV atteints/passés ?\nPosez-vous dessus",
        ]),
    },
    Reminder {
        key: "trail-chest",
        rules: &["MG-52", "MG-53"],
        text: text!([
            "Pick an open chest,\nuse it, return it",
            "Kies een open kist,\ngebruik en leg terug",
            "Offene Truhe wählen,\nnutzen, zurücklegen",
            "Coffre ouvert : pris,\nutilisé, rendu",
        ]),
    },
    Reminder {
        key: "turn",
        rules: &["MG-27", "MG-30"],
        text: text!([
            "Use 1 tile: forest,\nattic or coins",
            "Gebruik 1 tegel: bos,\nzolder of munten",
            "1 Plättchen: Wald,\nDachboden, Münzen",
            "1 tuile : forêt,\ngrenier ou pièces",
        ]),
    },
    Reminder {
        key: "winner",
        rules: &["MG-143", "MG-144"],
        text: text!([
            "Most VP wins; tie:\nfurthest on the trail",
            "Meeste OP; bij gelijk\nhet verst op het pad",
            "Meiste SP; Gleich-\nstand: am weitesten",
            "Le plus de PV gagne.\nÉgalité : plus avancé",
        ]),
    },
];
