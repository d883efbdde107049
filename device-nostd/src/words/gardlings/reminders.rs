//! What the table has to remember itself.

use crate::words::{Reminder, text};

/// Reminders by moment.
pub(super) const REMINDERS: &[Reminder] = &[
    Reminder {
        key: "birds",
        rules: &["GL-56"],
        text: text!([
            "An egg half matches\nany gem half",
            "Een half ei past bij\nelke halve steen",
            "Eihälfte passt zu\njeder Steinhälfte",
            "Un demi-oeuf va avec\ntoute demi-gemme",
        ]),
    },
    Reminder {
        key: "count",
        rules: &["GL-60", "GL-61"],
        text: text!([
            "Count whole gems.\nAlarm: minus 3",
            "Tel hele edelstenen.\nAlarm: 3 minder",
            "Ganze Edelsteine\nzählen. Alarm: -3",
            "Comptez les gemmes\ncomplètes. Alerte -3",
        ]),
    },
    Reminder {
        key: "count-mission",
        rules: &["GL-119", "GL-120"],
        text: text!([
            "Mission done?\nGems count once",
            "Missie gehaald?\nTelt maar één keer",
            "Mission erfüllt?\nZählt nur einmal",
            "Mission réussie ?\nComptée une fois",
        ]),
    },
    Reminder {
        key: "count-pro",
        rules: &["GL-94", "GL-96"],
        text: text!([
            "Count gems and ponds.\nAlarm: lose half",
            "Tel stenen, vijvers.\nAlarm: helft weg",
            "Steine+Teiche zählen.\nAlarm: Hälfte weg",
            "Gemmes et étangs.\nAlerte : moitié volée",
        ]),
    },
    Reminder {
        key: "dragons",
        rules: &["GL-48"],
        text: text!([
            "3 dragons: alarm only\nat gnome 7",
            "3 draken: alarm pas\nbij kabouter 7",
            "3 Drachen: Alarm erst\nbeim 7. Gnom",
            "3 dragons : alerte\nà 7 gnomes",
        ]),
    },
    Reminder {
        key: "first-player",
        rules: &["GL-16"],
        text: text!([
            "The youngest player\ngets the marker",
            "De jongste speler\nkrijgt de startfiche",
            "Wer am jüngsten ist,\nwird Startspieler",
            "Le plus jeune joueur\ncommence",
        ]),
    },
    Reminder {
        key: "first-tile",
        rules: &["GL-114"],
        text: text!([
            "Missions: 1st tile\njoins the mission",
            "Missies: 1e tegel aan\nde missietegel",
            "Missionen: 1. Teil an\nMissionsplättchen",
            "Mission : 1re tuile\ncontre la Mission",
        ]),
    },
    Reminder {
        key: "full-tie",
        rules: &["GL-68"],
        text: text!([
            "Full tie: no winner,\nhire as usual",
            "Gelijk: geen winnaar,\ngewoon inhuren",
            "Gleichstand: niemand\nsiegt. Jetzt anheuern",
            "Égalité : personne ne\ngagne. Phase Achat",
        ]),
    },
    Reminder {
        key: "garden",
        rules: &["GL-26", "GL-30", "GL-31"],
        text: text!([
            "Draw & place, or stop\nMatch gems and blanks",
            "Trek en leg, of stop\nRanden moeten passen",
            "Ziehen, legen, Stopp?\nRänder müssen passen",
            "Piochez et posez,\nou arrêtez-vous",
        ]),
    },
    Reminder {
        key: "garden-stuck",
        rules: &["GL-33"],
        text: text!([
            "Tile fits nowhere:\nyou must stop",
            "Tegel past nergens:\nje moet stoppen",
            "Passt nirgends:\ndu musst aufhören",
            "Pose impossible :\nvous vous arrêtez",
        ]),
    },
    Reminder {
        key: "gardeners",
        rules: &["GL-53"],
        text: text!([
            "2 gardeners joined:\none triple gem, 3",
            "2 tuinmannen samen:\ndriedubbele steen, 3",
            "2 Gärtner verbunden:\nTrippel-Stein, 3",
            "2 jardiniers unis :\ngemme triple, 3",
        ]),
    },
    Reminder {
        key: "gnome-alarm",
        rules: &["GL-42", "GL-45"],
        text: text!([
            "Gnome alarm! Tile\nface down, you're out",
            "Kabouteralarm! Tegel\nomgedraaid, je stopt",
            "Gnomalarm! Plättchen\nverdeckt, du stoppst",
            "Alerte ! Tuile face\ncachée, c'est fini",
        ]),
    },
    Reminder {
        key: "hire",
        rules: &["GL-73", "GL-81"],
        text: text!([
            "Buy 1 tile: 4/7/10/14\nor take pig + 1 coin",
            "Koop 1: 4/7/10/14\nof varken + 1 munt",
            "Kaufe 1: 4/7/10/14\noder Schwein+1 Münze",
            "Achat : 4/7/10/14\nou cochon + 1 pièce",
        ]),
    },
    Reminder {
        key: "mushrooms",
        rules: &["GL-54", "GL-55"],
        text: text!([
            "Line: +1 if the gems\nat both ends are full",
            "Witte lijn: +1 als\nbeide uiteinden heel",
            "Weiße Linie: +1, wenn\nbeide Enden ganz sind",
            "Ligne blanche : +1 si\n2 bouts complets",
        ]),
    },
    Reminder {
        key: "mutate",
        rules: &["GL-100", "GL-102"],
        text: text!([
            "3+ pigs: swap one for\nthe next colour",
            "3+ varkens: ruil er 1\nvoor volgende kleur",
            "3+ Schweine: tausche\n1 in nächste Farbe",
            "3+ cochons : 1 évolue\ncouleur suivante",
        ]),
    },
    Reminder {
        key: "placing",
        rules: &["GL-24", "GL-27", "GL-28", "GL-29"],
        text: text!([
            "Turn it freely, side\nby side with your own",
            "Draai vrij, een kant\naan een eigen tegel",
            "Frei drehen, Seite an\neigenes Plättchen",
            "Tournez-la, un côté\ncontre une autre",
        ]),
    },
    Reminder {
        key: "redraw-mission",
        rules: &["GL-124"],
        text: text!([
            "Once: draw another,\nfirst tile goes back",
            "1x opnieuw trekken,\neerste gaat terug",
            "Einmal: neu ziehen,\nerstes geht zurück",
            "Une fois : repiochez,\nla 1re revient au sac",
        ]),
    },
    Reminder {
        key: "reward",
        rules: &["GL-82"],
        text: text!([
            "First from a stack?\nTake its coin",
            "Eerste van stapel?\nPak de munt erbij",
            "Erstes vom Stapel?\nNimm die Münze",
            "1re de la pile ?\nPrenez la pièce",
        ]),
    },
    Reminder {
        key: "round-end",
        rules: &["GL-88", "GL-90"],
        text: text!([
            "All tiles into bags.\nPass start marker",
            "Alle tegels in de zak\nStartfiche doorgeven",
            "Alles in die Beutel,\nStartmarker weiter",
            "Tuiles dans les sacs,\n1er joueur à gauche",
        ]),
    },
    Reminder {
        key: "round-end-missions",
        rules: &["GL-116", "GL-117"],
        text: text!([
            "Pass mission tile\nto the left",
            "Missietegel naar\nlinks doorgeven",
            "Missionsplättchen\nnach links weiter",
            "Tuile Mission\nun cran à gauche",
        ]),
    },
    Reminder {
        key: "setup",
        rules: &["GL-07", "GL-08", "GL-18"],
        text: text!([
            "4 gnomes, 2 twins,\n2 pigs in each bag",
            "Per zak 4 kabouters,\n2 dubbele, 2 varkens",
            "Beutel: 4 Gnome, je 2\nDoppelgnome/Schweine",
            "Par sac : 4 gnomes,\n2 jumeaux, 2 cochons",
        ]),
    },
    Reminder {
        key: "setup-board",
        rules: &["GL-02", "GL-03", "GL-06"],
        text: text!([
            "Board in the middle,\n2 stacks per colour",
            "Bord in het midden,\n2 stapels per kleur",
            "Tableau in die Mitte,\nje Farbe 2 Stapel",
            "Plateau au centre,\n2 piles par couleur",
        ]),
    },
    Reminder {
        key: "setup-marker",
        rules: &["GL-17", "GL-93", "GL-19"],
        text: text!([
            "Start marker: green,\npro: red side up",
            "Startfiche: groen,\nprofi: rood boven",
            "Startmarker: grün,\nProfi: rote Seite",
            "1er joueur : vert,\nexpert : rouge",
        ]),
    },
    Reminder {
        key: "setup-pigs",
        rules: &["GL-10", "GL-11"],
        text: text!([
            "Pigs face down, left.\nCoins at 7, 10, 14",
            "Varkens dicht links,\nmunten bij 7-10-14",
            "Schweine verdeckt,\nMünzen bei 7-10-14",
            "Cochons cachés,\npièces à 7-10-14",
        ]),
    },
    Reminder {
        key: "solo-end",
        rules: &["GL-130"],
        text: text!([
            "Solo: tiles in bag\n+ victory tile",
            "Solo: tegels in zak\n+ overwinningstegel",
            "Solo: Beutel zählen\n+ Siegplättchen",
            "Solo : tuiles du sac\n+ tuile Victoire",
        ]),
    },
    Reminder {
        key: "third-pig",
        rules: &["GL-50"],
        text: text!([
            "3rd pig placed:\ntake 1 coin now",
            "3e varkentje gelegd:\npak meteen 1 munt",
            "3. Schwein gelegt:\nsofort 1 Münze",
            "3e cochon posé :\n1 pièce tout de suite",
        ]),
    },
    Reminder {
        key: "unicorn",
        rules: &["GL-57", "GL-58"],
        text: text!([
            "Unicorns may move\nat any time",
            "Eenhoorn verplaatsen\nmag altijd",
            "Einhörner dürfen\nimmer umziehen",
            "Licornes : mobiles\nà tout moment",
        ]),
    },
    Reminder {
        key: "victory-check",
        rules: &["GL-64", "GL-65"],
        text: text!([
            "17 gems win, long 20.\nCoins do not count",
            "17 wint, lang spel 20\nMunten tellen niet",
            "Sieg ab 17, lang 20.\nMünzen zählen nicht",
            "17 gagne, longue 20,\nsans les pièces",
        ]),
    },
];
