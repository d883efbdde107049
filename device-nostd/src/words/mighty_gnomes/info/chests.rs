//! Chests and what is in them.

use crate::words::{Info, text};

pub(super) const INFO: &[Info] = &[
    Info {
        key: "animal",
        rule: "MG-114",
        text: text!([
            "Scores the VP printed\nand counts as that\nanimal at the end",
            "Scoort de gedrukte OP\nen telt als dat dier",
            "Bringt die gedruckten\nSP und zählt als\ndieses Tier",
            "Marque les PV\nimprimés et compte\ncomme cet animal",
        ]),
    },
    Info {
        key: "chests",
        rule: "MG-117",
        text: text!([
            "Draw two closed\nchests and keep both",
            "Trek twee dichte\nkisten en hou ze\nallebei",
            "Ziehe zwei Truhen und\nbehalte beide",
            "Piochez deux coffres\nfermés et gardez-les",
        ]),
    },
    Info {
        key: "frog5",
        rule: "MG-116",
        text: text!([
            "5 VP, and a frog at\nthe end",
            "5 OP, en een kikker\naan het einde",
            "5 SP, und am Ende ein\nFrosch",
            "5 PV, et une\ngrenouille à la fin",
        ]),
    },
    Info {
        key: "open-chest",
        rule: "MG-85",
        text: text!([
            "Spend a key to open\none of your closed\nchests. Its effect\ncomes at once",
            "Betaal een sleutel en\nopen een eigen kist.\nHet effect volgt\nmeteen",
            "Gib einen Schlüssel\nund öffne eine eigene\nTruhe. Sie wirkt\nsofort",
            "Dépensez une clé pour\nouvrir un de vos\ncoffres. Effet\nimmédiat",
        ]),
    },
    Info {
        key: "resources",
        rule: "MG-118",
        text: text!([
            "Take the resources\nprinted",
            "Neem de gedrukte\ngrondstoffen",
            "Nimm die gedruckten\nRohstoffe",
            "Prenez les ressources\nimprimées",
        ]),
    },
    Info {
        key: "trail-chest",
        rule: "MG-52",
        text: text!([
            "Take an open chest\nwithout a key, use\nit, put it back into\nthe bag",
            "Neem een open kist\nzonder sleutel,\ngebruik hem en leg\nhem terug",
            "Nimm eine offene\nTruhe ohne Schlüssel,\nnutze sie, lege sie\nzurück",
            "Prenez un coffre\nouvert sans clé,\nutilisez-le,\nremettez-le",
        ]),
    },
    Info {
        key: "vp-coins",
        rule: "MG-119",
        text: text!([
            "Take the VP and the\ncoins printed",
            "Neem de gedrukte OP\nen munten",
            "Nimm die gedruckten\nSP und Münzen",
            "Prenez les PV et les\npièces imprimés",
        ]),
    },
    Info { key: "vp3", rule: "MG-120", text: text!(["3 VP at once", "Meteen 3 OP", "Sofort 3 SP", "3 PV aussitôt"]) },
    Info {
        key: "wild",
        rule: "MG-115",
        text: text!([
            "1 VP, and any one\nanimal at the end",
            "1 OP, en aan het\neinde een dier naar\nkeuze",
            "1 SP, und am Ende ein\nbeliebiges Tier",
            "1 PV, et un animal au\nchoix à la fin",
        ]),
    },
];
