//! The mighty gnomes.

use crate::words::{Info, text};

pub(super) const INFO: &[Info] = &[
    Info {
        key: "alchemist",
        rule: "MG-98",
        text: text!([
            "Once per round: 1\ncrystal for 5 coins\nor a chest. End: 2 VP\nper crystal",
            "1x per ronde: 1\nkristal voor 5 munten\nof een kist. Einde: 2\nOP per kristal",
            "1x pro Runde: 1\nKristall für 5 Münzen\noder Truhe. Ende: 2\nSP je Kristall",
            "1 fois par manche :\ncristal = 5 pièces ou\ncoffre. Fin : 2 PV\npar cristal",
        ]),
    },
    Info {
        key: "bandito",
        rule: "MG-110",
        text: text!([
            "Draw 2 chests at\nonce, keep 1. End: 1\nVP per opened chest",
            "Trek meteen 2 kisten,\nhou er 1. Einde: 1 OP\nper open kist",
            "Sofort 2 Truhen\nziehen, 1 behalten.\nEnde: 1 SP je offene\nTruhe",
            "2 coffres piochés, 1\ngardé. Fin : 1 PV par\ncoffre ouvert",
        ]),
    },
    Info {
        key: "druid",
        rule: "MG-104",
        text: text!([
            "An extra tile after\nthe third turns, free\nof payments. End: any\none animal",
            "Een extra tegel na de\nderde beurten, zonder\nbetalen. Einde: joker",
            "Ein Plättchen mehr\nnach den 3. Zügen,\nohne Zahlung. Ende:\nJoker",
            "Une tuile de plus\naprès les 3es tours,\nsans payer. Fin :\njoker",
        ]),
    },
    Info {
        key: "farmer",
        rule: "MG-112",
        text: text!([
            "One free upgrade at\nonce. End: 1 VP per\nupgrade step",
            "Meteen een gratis\nverbetering. Einde: 1\nOP per stap",
            "Sofort ein Ausbau\ngratis. Ende: 1 SP je\nStufe",
            "Une amélioration\nofferte. Fin : 1 PV\npar niveau",
        ]),
    },
    Info {
        key: "gnomes",
        rule: "MG-07",
        text: text!([
            "Five different kinds\ntake part, with as\nmany cards as players",
            "Vijf soorten doen\nmee, met zoveel\nkaarten als spelers",
            "Fünf Arten spielen\nmit, je so viele\nKarten wie Spieler",
            "Cinq sortes en jeu,\nautant de cartes que\nde joueurs",
        ]),
    },
    Info {
        key: "keyholder",
        rule: "MG-108",
        text: text!([
            "2 keys at once. End:\n2 VP per key",
            "Meteen 2 sleutels.\nEinde: 2 OP per\nsleutel",
            "Sofort 2 Schlüssel.\nEnde: 2 SP je\nSchlüssel",
            "2 clés aussitôt.\nFin : 2 PV par clé",
        ]),
    },
    Info {
        key: "knight",
        rule: "MG-102",
        text: text!([
            "2 steps at once. End:\n4 VP if you are\nfurthest on the\ntrail, else 2",
            "Meteen 2 stappen.\nEinde: 4 OP als je\nhet verst bent,\nanders 2",
            "Sofort 2 Schritte.\nEnde: 4 SP als\nVorderster, sonst 2",
            "2 pas aussitôt. Fin :\n4 PV si vous êtes en\ntête, sinon 2",
        ]),
    },
    Info {
        key: "magic",
        rule: "MG-96",
        text: text!([
            "Once per round: 2\nwood or 1 sand for 1\nVP. End: 1 VP per\nsquare in the bedroom",
            "1x per ronde: 2 hout\nof 1 zand voor 1 OP.\nEinde: 1 OP per vakje\nin bed",
            "1x pro Runde: 2 Holz\noder 1 Sand für 1 SP.\nEnde: 1 SP je Feld im\nBett",
            "1 fois par manche : 2\nbois ou 1 sable = 1\nPV. Fin : 1 PV par\ncase au lit",
        ]),
    },
    Info {
        key: "robber",
        rule: "MG-100",
        text: text!([
            "3 coins at once. End:\n1 VP per 3 coins",
            "Meteen 3 munten.\nEinde: 1 OP per 3\nmunten",
            "Sofort 3 Münzen.\nEnde: 1 SP je 3\nMünzen",
            "3 pièces aussitôt.\nFin : 1 PV par 3\npièces",
        ]),
    },
];
