//! What the table has to remember itself.

use crate::words::{Reminder, text};

/// Reminders by moment.
pub(super) const REMINDERS: &[Reminder] = &[
    Reminder {
        key: "buy",
        rules: &["GET-40", "GET-41", "GET-42"],
        text: text!([
            "Gnome 3, elf 4 alike\nTroll 1 of each",
            "Kabouter 3, elf 4\ngelijke, trol 1 v.elk",
            "Gnom 3, Elf 4 gleiche\nTroll je Sorte 1",
            "Gnome 3, elfe 4\npareils, troll 1/1/1",
        ]),
    },
    Reminder {
        key: "buy-beats",
        rules: &["GET-52", "GET-57", "GET-61"],
        text: text!([
            "Troll>gnome elf>troll\n2 gnomes > elf",
            "Trol > kabouter\nElf>trol 2 kab.>elf",
            "Troll>Gnom Elf>Troll\n2 Gnome > Elf",
            "Troll>gnome\nElfe>troll 2 gn.>elfe",
        ]),
    },
    Reminder {
        key: "buy-rest",
        rules: &["GET-48"],
        text: text!([
            "What you do not use\nis lost",
            "Wat je niet gebruikt,\ngaat verloren",
            "Was übrig bleibt,\nverfällt",
            "Le reste est\nperdu",
        ]),
    },
    Reminder {
        key: "draw",
        rules: &["GET-67", "GET-80"],
        text: text!(["Draw 1 tile", "Trek 1 tegel", "1 Plättchen ziehen", "Piochez 1 tuile"]),
    },
    Reminder {
        key: "draw-empty",
        rules: &["GET-68"],
        text: text!([
            "Pile is empty:\nno draw",
            "Stapel is leeg:\nniet trekken",
            "Stapel leer:\nnicht ziehen",
            "Pioche vide :\nne piochez pas",
        ]),
    },
    Reminder {
        key: "end-of-round",
        rules: &["GET-15"],
        // One line: the first row of the list stays in sight.
        text: text!(["Pass on the marker", "Geef de fiche door", "Marker weitergeben", "Passez le marqueur"]),
    },
    Reminder {
        key: "end-of-turn",
        rules: &["GET-69"],
        text: text!([
            "10 of one kind now?\nYou win at once!",
            "Nu 10 van één soort?\nDan win je meteen!",
            "Jetzt 10 einer Sorte?\nSofort gewonnen!",
            "10 d'une sorte ?\nVictoire immédiate !",
        ]),
    },
    Reminder {
        key: "first-player",
        rules: &["GET-06"],
        text: text!([
            "Who smells of gnome?\nOr toss a coin",
            "Wie ruikt kabouter?\nOf gooi een munt",
            "Wer riecht nach Gnom?\nOder wirf eine Münze",
            "Qui sent le gnome ?\nOu pile ou face",
        ]),
    },
    Reminder {
        key: "hand",
        rules: &["GET-11"],
        text: text!([
            "Keep your hand\nsecret",
            "Hou je tegels\ngeheim",
            "Handplättchen\ngeheim halten",
            "Gardez votre main\nsecrète",
        ]),
    },
    Reminder {
        key: "harvest",
        rules: &["GET-27", "GET-29", "GET-32"],
        text: text!([
            "n in a row: 2n-1\nTroll 0, gnome +1",
            "n op een rij: 2n-1\nTrol 0, kabouter +1",
            "n in Folge: 2n-1\nTroll 0, Gnom +1",
            "n de suite : 2n-1\nTroll 0, gnome +1",
        ]),
    },
    Reminder {
        key: "harvest-count",
        rules: &["GET-28"],
        text: text!([
            "Count tiles and gaps\nbetween equal ones",
            "Tel tegels en naden\ntussen gelijke",
            "Plättchen und Fugen\nzwischen gleichen",
            "Comptez tuiles et\njoints si pareilles",
        ]),
    },
    Reminder {
        key: "setup-colours",
        rules: &["GET-04"],
        text: text!([
            "One colour each:\n12 creatures",
            "Elk een kleur:\n12 wezens",
            "Jeder eine Farbe:\n12 Wesen",
            "Chacun sa couleur :\n12 créatures",
        ]),
    },
    Reminder {
        key: "setup-deal",
        rules: &["GET-07", "GET-08"],
        text: text!([
            "Starter: 1 of each\nOthers: 3 blind",
            "Starter: van elk 1\nAnderen: 3 blind",
            "Start: je Sorte 1\nAndere: 3 verdeckt",
            "Premier : 1 de chaque\nAutres : 3 au hasard",
        ]),
    },
    Reminder {
        key: "setup-tiles",
        rules: &["GET-02", "GET-03"],
        text: text!([
            "Use 11 of each kind\n(4 players: 16)",
            "11 van elke soort\n(4 spelers: 16)",
            "Je Sorte 11 Stück\n(4 Spieler: 16)",
            "11 de chaque sorte\n(à 4 joueurs : 16)",
        ]),
    },
    Reminder {
        key: "sow",
        rules: &["GET-18", "GET-21"],
        text: text!([
            "Add 1 tile at either\nend of your garden",
            "Leg 1 tegel aan een\neind van je tuin",
            "1 Plättchen an ein\nGartenende legen",
            "Posez 1 tuile à un\nbout de votre jardin",
        ]),
    },
    Reminder {
        key: "sow-tile",
        rules: &["GET-79"],
        text: text!([
            "Lay the tile face up\nin front of you",
            "Leg de tegel open\nvoor je neer",
            "Plättchen offen\nvor dich legen",
            "Posez la tuile face\nvisible devant vous",
        ]),
    },
    Reminder {
        key: "stop",
        rules: &["GET-25", "GET-75"],
        text: text!([
            "No tile to sow: end.\nMost of 1 kind wins",
            "Geen tegel: einde.\nHoogste soort wint",
            "Kein Plättchen: Ende\nHöchste Sorte siegt",
            "Plus de tuile : fin\nMeilleure sorte gagne",
        ]),
    },
    Reminder {
        key: "troll",
        rules: &["GET-66"],
        text: text!([
            "Say it out loud:\nTRØLL!",
            "Roep het hard:\nTRØLL!",
            "Laut rufen:\nTRØLL!",
            "Criez bien fort :\nTRØLL !",
        ]),
    },
];
