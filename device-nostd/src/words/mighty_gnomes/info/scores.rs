//! The lines of the score, and what decides.

use crate::words::{Info, text};

pub(super) const INFO: &[Info] = &[
    Info {
        key: "animal-pairs",
        rule: "MG-141",
        text: text!([
            "Two equal animals: 3\nVP. Each animal in\none set only",
            "Twee gelijke dieren:\n3 OP. Elk dier in een\nset",
            "Zwei gleiche Tiere: 3\nSP. Jedes Tier nur\neinmal",
            "Deux animaux égaux :\n3 PV. Chaque animal\nune seule fois",
        ]),
    },
    Info {
        key: "animal-trios",
        rule: "MG-141",
        text: text!([
            "Three different\nanimals: 5 VP. Each\nanimal in one set\nonly",
            "Drie verschillende\ndieren: 5 OP. Elk\ndier in een set",
            "Drei verschiedene\nTiere: 5 SP. Jedes\nTier nur einmal",
            "Trois animaux\ndifférents : 5 PV.\nChaque animal une\nseule fois",
        ]),
    },
    Info {
        key: "crystals",
        rule: "MG-139",
        text: text!(["1 VP per crystal", "1 OP per kristal", "1 SP je Kristall", "1 PV par cristal"]),
    },
    Info {
        key: "items",
        rule: "MG-138",
        text: text!([
            "Coins, basic\nresources and keys\ntogether: 1 VP per 4",
            "Munten, basis-\ngrondstoffen en\nsleutels: 1 OP per 4",
            "Münzen,\nGrundrohstoffe und\nSchlüssel: 1 SP je 4",
            "Pièces, ressources de\nbase et clés : 1 PV\npar 4",
        ]),
    },
    Info {
        key: "points",
        rule: "MG-143",
        text: text!(["The most VP wins", "De meeste OP wint", "Die meisten SP\ngewinnen", "Le plus de PV gagne"]),
    },
    Info {
        key: "trail-order",
        rule: "MG-144",
        text: text!([
            "On a tie, whoever is\nfurther on the trail\nwins",
            "Bij gelijke stand\nwint wie verder is op\nhet pad",
            "Bei Gleichstand\ngewinnt, wer am Pfad\nweiter vorn ist",
            "À égalité, le plus\navancé sur le sentier\ngagne",
        ]),
    },
    Info {
        key: "vp",
        rule: "MG-11",
        text: text!([
            "All points scored at\nonce: bedroom, trail,\nchests, steps,\nrewards",
            "Alle directe punten:\nbed, pad, kisten,\nstappen, beloningen",
            "Alle sofortigen\nPunkte: Bett, Pfad,\nTruhen, Stufen",
            "Tous les points\nimmédiats : lit,\nsentier, coffres",
        ]),
    },
];
