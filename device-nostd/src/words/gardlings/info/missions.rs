//! Mission tiles.

use crate::words::{Info, text};

pub(super) const INFO: &[Info] = &[
    Info {
        key: "blues",
        rule: "GL-122",
        text: text!([
            "2 gems for 4 or more\ncomplete blue gems",
            "2 stenen voor 4 of\nmeer hele blauwe\nedelstenen",
            "2 Steine für 4 oder\nmehr ganze blaue\nEdelsteine",
            "2 gemmes pour\n4 gemmes bleues\ncomplètes ou plus",
        ]),
    },
    Info {
        key: "empties",
        rule: "GL-121",
        text: text!([
            "2 gems for 3 or more\nempty connections\njoined",
            "2 stenen voor 3 of\nmeer lege\nverbindingen aan\nelkaar",
            "2 Steine für 3 oder\nmehr verbundene leere\nVerbindungen",
            "2 gemmes pour\n3 demi-espaces réunis\nou plus",
        ]),
    },
    Info {
        key: "mission",
        rule: "GL-127",
        text: text!([
            "Gems of the mission\ncount before the\ntheft and for the\ngoal",
            "Stenen van de missie\ntellen voor de\ndiefstal en het doel",
            "Steine der Mission\nzählen vor dem\nDiebstahl und fürs\nZiel",
            "Les gemmes de mission\ncomptent avant le vol\net pour le but",
        ]),
    },
    Info {
        key: "missions",
        rule: "GL-110",
        text: text!([
            "Mini-expansion:\neverybody has a\nmission tile in front",
            "Mini-uitbreiding:\nieder heeft een\nmissietegel",
            "Mini-Erweiterung:\njeder hat ein\nMissionsplättchen",
            "Mini-extension :\nchacun a une tuile\nMission",
        ]),
    },
    Info {
        key: "redraw",
        rule: "GL-124",
        text: text!([
            "Once a round: draw\nanother tile, the one\njust drawn goes back",
            "Eens per ronde: trek\neen andere, de net\ngetrokken gaat terug",
            "Einmal je Runde: neu\nziehen, das eben\ngezogene geht zurück",
            "Une fois par manche :\nrepiochez, la tuile\nretourne au sac",
        ]),
    },
    Info {
        key: "right",
        rule: "GL-112",
        text: text!([
            "Your next mission\nlies between you and\nyour neighbour at the\nright",
            "Je volgende missie\nligt tussen jou en je\nrechterbuur",
            "Deine nächste Mission\nliegt zwischen dir\nund rechts",
            "Votre prochaine\nmission est entre\nvous et la droite",
        ]),
    },
    Info {
        key: "shape-a",
        rule: "GL-118",
        text: text!([
            "The printed gems if\nthe shape lies\nanywhere, turned or\nmirrored, once",
            "De gedrukte stenen\nals de vorm er ligt,\ngedraaid of\ngespiegeld",
            "Die gedruckten\nSteine, wenn die Form\nliegt, auch gedreht",
            "Les gemmes imprimées\nsi la forme est là,\ntournée ou miroir",
        ]),
    },
    Info {
        key: "shape-b",
        rule: "GL-119",
        text: text!([
            "The printed gems if\nthe shape lies\nanywhere, turned or\nmirrored, once",
            "De gedrukte stenen\nals de vorm er ligt,\ngedraaid of\ngespiegeld",
            "Die gedruckten\nSteine, wenn die Form\nliegt, auch gedreht",
            "Les gemmes imprimées\nsi la forme est là,\ntournée ou miroir",
        ]),
    },
    Info {
        key: "shape-c",
        rule: "GL-120",
        text: text!([
            "The printed gems if\nthe shape lies\nanywhere, turned or\nmirrored, once",
            "De gedrukte stenen\nals de vorm er ligt,\ngedraaid of\ngespiegeld",
            "Die gedruckten\nSteine, wenn die Form\nliegt, auch gedreht",
            "Les gemmes imprimées\nsi la forme est là,\ntournée ou miroir",
        ]),
    },
    Info {
        key: "surround",
        rule: "GL-123",
        text: text!([
            "3 gems if the mission\ntile is built in on\nall sides",
            "3 stenen als de\nmissietegel aan alle\nkanten ingebouwd is",
            "3 Steine, wenn das\nMissionsplättchen\nrundum umbaut ist",
            "3 gemmes si la tuile\nMission est entourée\npartout",
        ]),
    },
];
