//! Tiles: kinds, colours and stacks.

use crate::words::{Info, text};

pub(super) const INFO: &[Info] = &[
    Info {
        key: "beige",
        rule: "GL-101",
        text: text!([
            "A mutated beige pig\ngoes under the pig\npile. Next: green",
            "Een gemuteerd beige\nvarken gaat onder de\nstapel. Dan groen",
            "Ein beiges Schwein\nkommt unter den\nSchweinestapel. Dann\ngrün",
            "Un cochon beige va\nsous la pile de\ncochons. Ensuite vert",
        ]),
    },
    Info {
        key: "blue",
        rule: "GL-73",
        text: text!([
            "Blue tiles cost 7.\nThe first of a stack\nbrings its coin",
            "Blauw kost 7. De\neerste van een stapel\nbrengt de munt mee",
            "Blau kostet 7. Das\nerste vom Stapel\nbringt die Münze mit",
            "Bleu : 7. La première\nde la pile donne sa\npièce",
        ]),
    },
    Info {
        key: "dragon",
        rule: "GL-48",
        text: text!([
            "3 dragons in the\ngarden: the alarm\ncomes with gnome\n7 only",
            "3 draken in de tuin:\nalarm pas bij\nkabouter 7",
            "3 Drachen im Garten:\nAlarm erst beim 7.\nGnom",
            "3 dragons au jardin :\nalerte au 7e gnome\nseulement",
        ]),
    },
    Info {
        key: "gnome",
        rule: "GL-41",
        text: text!([
            "Counts 1 gnome. There\nare 4 in every bag",
            "Telt voor 1 kabouter.\nEr zitten 4 in elke\nzak",
            "Zählt 1 Gnom. In\njedem Beutel sind 4",
            "Compte 1 gnome. Il y\nen a 4 dans chaque\nsac",
        ]),
    },
    Info {
        key: "gold",
        rule: "GL-73",
        text: text!([
            "Gold tiles cost 14.\nGold pigs do not\nmutate",
            "Goud kost 14. Gouden\nvarkens muteren niet",
            "Gold kostet 14.\nGoldene Schweine\nmutieren nicht",
            "Doré : 14. Un cochon\ndoré n'évolue plus",
        ]),
    },
    Info {
        key: "green",
        rule: "GL-73",
        text: text!([
            "Green tiles cost 4.\nNo coin lies beside\nthem",
            "Groen kost 4. Er ligt\ngeen munt bij",
            "Grün kostet 4.\nDaneben liegt keine\nMünze",
            "Vert : 4. Pas de\npièce à côté",
        ]),
    },
    Info {
        key: "other",
        rule: "GL-32",
        text: text!([
            "Gardener, mushroom\nhead, bird of\nparadise or unicorn",
            "Tuinman, paddenstoel,\nparadijsvogel of\neenhoorn",
            "Gärtner, Pilzkopf,\nParadiesvogel oder\nEinhorn",
            "Jardinier,\nchampignon, oiseau de\nparadis ou licorne",
        ]),
    },
    Info {
        key: "pig",
        rule: "GL-52",
        text: text!([
            "Pigs of all colours\ncount. The third of a\nround pays 1 coin",
            "Varkens van elke\nkleur tellen. Het\nderde geeft 1 munt",
            "Schweine aller Farben\nzählen. Das dritte\nbringt 1 Münze",
            "Cochons de toute\ncouleur. Le troisième\ndonne 1 pièce",
        ]),
    },
    Info {
        key: "pig-beige",
        rule: "GL-50",
        text: text!([
            "Lucky pig. The third\nin a round pays\n1 coin (not pro)",
            "Geluksvarkentje. Het\nderde per ronde geeft\n1 munt (niet profi)",
            "Glücksschweinchen.\nDas dritte der Runde\nbringt 1 Münze (nicht\nProfi)",
            "Petit cochon. Le 3e\nde la manche donne\n1 pièce (pas expert)",
        ]),
    },
    Info {
        key: "pig-blue",
        rule: "GL-52",
        text: text!([
            "A lucky pig on a blue\ntile; counts with all\nother pigs",
            "Varkentje op een\nblauwe tegel; telt\nmee met de andere",
            "Schweinchen auf\nblauem Plättchen;\nzählt mit allen\nanderen",
            "Cochon sur tuile\nbleue ; compte avec\nles autres",
        ]),
    },
    Info {
        key: "pig-gold",
        rule: "GL-103",
        text: text!([
            "A lucky pig on a gold\ntile; it cannot\nmutate any more",
            "Varkentje op een\ngouden tegel; kan\nniet meer muteren",
            "Schweinchen auf\ngoldenem Plättchen;\nmutiert nicht mehr",
            "Cochon sur tuile\ndorée ; il n'évolue\nplus",
        ]),
    },
    Info {
        key: "pig-green",
        rule: "GL-52",
        text: text!([
            "A lucky pig on a\ngreen tile; counts\nwith all other pigs",
            "Varkentje op een\ngroene tegel; telt\nmee met de andere",
            "Schweinchen auf\ngrünem Plättchen;\nzählt mit allen\nanderen",
            "Cochon sur tuile\nverte ; compte avec\nles autres",
        ]),
    },
    Info {
        key: "pig-pink",
        rule: "GL-52",
        text: text!([
            "A lucky pig on a pink\ntile; counts with all\nother pigs",
            "Varkentje op een roze\ntegel; telt mee met\nde andere",
            "Schweinchen auf rosa\nPlättchen; zählt mit\nallen anderen",
            "Cochon sur tuile\nrose ; compte avec\nles autres",
        ]),
    },
    Info {
        key: "pink",
        rule: "GL-73",
        text: text!([
            "Pink tiles cost 10.\nThe first of a stack\nbrings its coin",
            "Roze kost 10. De\neerste van een stapel\nbrengt de munt mee",
            "Rosa kostet 10. Das\nerste vom Stapel\nbringt die Münze mit",
            "Rose : 10. La\npremière de la pile\ndonne sa pièce",
        ]),
    },
    Info {
        key: "split-blue",
        rule: "GL-05",
        text: text!([
            "Tiles in stack 1, the\nrest is stack 2.\nAbout half",
            "Tegels in stapel 1,\nde rest in stapel 2.\nZowat de helft",
            "Plättchen in Stapel\n1, der Rest in Stapel\n2. Etwa die Hälfte",
            "Tuiles de la pile 1,\nle reste en pile 2.\nMoitié environ",
        ]),
    },
    Info {
        key: "split-gold",
        rule: "GL-05",
        text: text!([
            "Tiles in stack 1, the\nrest is stack 2.\nAbout half",
            "Tegels in stapel 1,\nde rest in stapel 2.\nZowat de helft",
            "Plättchen in Stapel\n1, der Rest in Stapel\n2. Etwa die Hälfte",
            "Tuiles de la pile 1,\nle reste en pile 2.\nMoitié environ",
        ]),
    },
    Info {
        key: "split-green",
        rule: "GL-04",
        text: text!([
            "Tiles in stack 1, the\nrest is stack 2.\nAbout half",
            "Tegels in stapel 1,\nde rest in stapel 2.\nZowat de helft",
            "Plättchen in Stapel\n1, der Rest in Stapel\n2. Etwa die Hälfte",
            "Tuiles de la pile 1,\nle reste en pile 2.\nMoitié environ",
        ]),
    },
    Info {
        key: "split-pink",
        rule: "GL-05",
        text: text!([
            "Tiles in stack 1, the\nrest is stack 2.\nAbout half",
            "Tegels in stapel 1,\nde rest in stapel 2.\nZowat de helft",
            "Plättchen in Stapel\n1, der Rest in Stapel\n2. Etwa die Hälfte",
            "Tuiles de la pile 1,\nle reste en pile 2.\nMoitié environ",
        ]),
    },
    Info {
        key: "tiles",
        rule: "GL-130",
        text: text!([
            "Solo: all your tiles\nplus the victory\ntile. Fewer is better",
            "Solo: al je tegels\nplus de\noverwinningstegel",
            "Solo: alle deine\nPlättchen und das\nSiegplättchen",
            "Solo : toutes vos\ntuiles et la tuile\nVictoire",
        ]),
    },
    Info {
        key: "twin",
        rule: "GL-41",
        text: text!([
            "Counts 2 gnomes.\nThere are 2 in every\nbag",
            "Telt voor\n2 kabouters. Er\nzitten 2 in elke zak",
            "Zählt 2 Gnome. In\njedem Beutel sind 2",
            "Compte 2 gnomes. Il y\nen a 2 dans chaque\nsac",
        ]),
    },
];
