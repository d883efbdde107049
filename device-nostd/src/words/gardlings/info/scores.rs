//! Gems, coins and what they come to.

use crate::words::{Info, text};

pub(super) const INFO: &[Info] = &[
    Info {
        key: "coins",
        rule: "GL-67",
        text: text!([
            "Level in gems: most\ncoins win. Coins are\nkept for later rounds",
            "Gelijk in stenen:\nmeeste munten wint.\nMunten blijven",
            "Gleich viele Steine:\nmehr Münzen siegen.\nMünzen bleiben",
            "À égalité de gemmes,\nle plus de pièces. On\nles garde",
        ]),
    },
    Info {
        key: "gems",
        rule: "GL-60",
        text: text!([
            "Complete gems of the\ngarden. A triple gem\nis 3, a bonus gem 1",
            "Hele edelstenen in de\ntuin. Driedubbel is\n3, bonus 1",
            "Ganze Edelsteine im\nGarten. Trippel zählt\n3, Bonus 1",
            "Gemmes complètes du\njardin. Triple : 3,\nbonus : 1",
        ]),
    },
    Info {
        key: "goal",
        rule: "GL-14",
        text: text!([
            "So many gems left\nafter the theft win;\n20 in a long game",
            "Zoveel stenen na de\ndiefstal winnen;\n20 in een lang spel",
            "So viele Steine nach\ndem Diebstahl siegen;\nlang: 20",
            "Tant de gemmes après\nle vol pour gagner ;\n20 en longue",
        ]),
    },
    Info {
        key: "money",
        rule: "GL-76",
        text: text!([
            "Gems of this round\nplus coins pay for a\ntile",
            "Stenen van deze ronde\nplus munten betalen\neen tegel",
            "Steine dieser Runde\nund Münzen bezahlen\nein Plättchen",
            "Gemmes de la manche\net pièces paient une\ntuile",
        ]),
    },
    Info {
        key: "net",
        rule: "GL-63",
        text: text!([
            "Gems after the theft.\nEach pays 1 in this\nround; at the goal\nthey win",
            "Stenen na de\ndiefstal. Elk is\n1 geld; bij het doel\nwin je",
            "Steine nach dem\nDiebstahl. Jeder\nzahlt 1; am Ziel\ngewinnst du",
            "Gemmes après le vol.\nChacune paie 1 ; au\nbut, victoire",
        ]),
    },
    Info {
        key: "points",
        rule: "GL-66",
        text: text!([
            "Gems left after the\ntheft. The most win,\nfrom the goal on",
            "Stenen na de\ndiefstal. De meeste\nwinnen, vanaf het\ndoel",
            "Steine nach dem\nDiebstahl. Die\nmeisten siegen, ab\ndem Ziel",
            "Gemmes après le vol.\nLe plus gagne, à\npartir du but",
        ]),
    },
    Info {
        key: "ponds",
        rule: "GL-95",
        text: text!([
            "1 coin for every gap\nthat is enclosed by\ntiles",
            "1 munt per gat dat\nhelemaal door tegels\nomsloten is",
            "1 Münze für jede ganz\numschlossene Lücke",
            "1 pièce par vide\nentouré de tuiles",
        ]),
    },
    Info {
        key: "stolen",
        rule: "GL-61",
        text: text!([
            "An alarm takes\n3 gems, never more\nthan there are. Pro:\nhalf, rounded down",
            "Alarm neemt 3 stenen,\nnooit meer dan er\nzijn. Profi: de helft",
            "Alarm nimmt 3 Steine,\nnie mehr als da sind.\nProfi: die Hälfte",
            "Alerte : 3 gemmes,\njamais plus qu'il y\nen a. Expert : moitié",
        ]),
    },
    Info {
        key: "victory",
        rule: "GL-64",
        text: text!([
            "The goal is reached:\nat least 17 gems,\n20 in a long game",
            "Het doel is gehaald:\nminstens 17 stenen,\n20 in een lang spel",
            "Das Ziel ist\nerreicht: 17 Steine,\nim langen Spiel 20",
            "But atteint :\n17 gemmes au moins,\n20 en partie longue",
        ]),
    },
];
