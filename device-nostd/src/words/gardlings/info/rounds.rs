//! Phases, moves, states of a player and options.

use crate::words::{Info, text};

pub(super) const INFO: &[Info] = &[
    Info {
        key: "active",
        rule: "GL-36",
        text: text!([
            "Draws tile by tile,\nor stops before any\ndraw",
            "Trekt tegel na tegel,\nof stopt voor een\ntrek",
            "Zieht Plättchen für\nPlättchen oder hört\ndavor auf",
            "Pioche tuile par\ntuile, ou s'arrête\navant de piocher",
        ]),
    },
    Info {
        key: "alarm",
        rule: "GL-42",
        text: text!([
            "The 6th gnome is an\nalarm: you are out\nand lose 3 gems, pro:\nhalf of them",
            "De 6e kabouter is\nalarm: je stopt en\nverliest 3 stenen,\nprofi de helft",
            "Der 6. Gnom ist ein\nAlarm: Schluss und\n3 Steine weg, bei\nProfis die Hälfte",
            "Le 6e gnome donne\nl'alerte : fini,\n3 gemmes volées,\nexpert la moitié",
        ]),
    },
    Info {
        key: "buy",
        rule: "GL-76",
        text: text!([
            "Top tile of one\nstack. Gems pay\nfirst, coins the rest",
            "Bovenste tegel van\neen stapel. Eerst\nstenen, dan munten",
            "Das oberste eines\nStapels. Erst Steine,\ndann Münzen",
            "Première tuile d'une\npile. Gemmes d'abord,\npuis les pièces",
        ]),
    },
    Info {
        key: "cannot-place",
        rule: "GL-33",
        text: text!([
            "Fits nowhere: put it\naside, you are out.\nNothing is stolen",
            "Past nergens: leg\nopzij, je stopt. Er\nwordt niets gestolen",
            "Passt nirgends: zur\nSeite, Schluss.\nNichts wird gestohlen",
            "Pose impossible :\nmise de côté, fini.\nRien n'est volé",
        ]),
    },
    Info {
        key: "close-garden",
        rule: "GL-38",
        text: text!([
            "When everyone has\nstopped. Until then\nyou may go on again",
            "Als iedereen gestopt\nis. Tot dan mag je\nnog verder",
            "Wenn alle aufgehört\nhaben. Bis dahin\ndarfst du noch\nweitermachen",
            "Quand tous ont\narrêté. Avant, on\npeut encore continuer",
        ]),
    },
    Info {
        key: "count",
        rule: "GL-60",
        text: text!([
            "All complete gems in\nthe garden, once,\nfrom the start player\non",
            "Alle hele edelstenen\nin de tuin, vanaf de\nstartspeler",
            "Alle ganzen\nEdelsteine im Garten,\nab dem Startspieler",
            "Toutes les gemmes\ncomplètes, depuis le\npremier joueur",
        ]),
    },
    Info {
        key: "draw",
        rule: "GL-23",
        text: text!([
            "One tile at a time\nfrom your own bag. It\nmust be placed if it\nfits",
            "Een tegel tegelijk\nuit je eigen zak.\nPast hij, dan leg je\nhem",
            "Ein Plättchen aus dem\neigenen Beutel. Es\nmuss gelegt werden",
            "Une tuile à la fois\nde votre sac. Si\npossible, posez-la",
        ]),
    },
    Info {
        key: "fix",
        rule: "GL-13",
        text: text!([
            "The table is right:\nset a number.\n32 coins stay 32",
            "De tafel heeft\ngelijk: zet een\ngetal. 32 munten\nblijven 32",
            "Der Tisch hat recht:\nZahl setzen.\n32 Münzen bleiben 32",
            "La table a raison :\nfixez un nombre.\n32 pièces restent 32",
        ]),
    },
    Info {
        key: "garden",
        rule: "GL-22",
        text: text!([
            "Everybody draws and\nplaces at the same\ntime, or stops",
            "Iedereen trekt en\nlegt tegelijk, of\nstopt",
            "Alle ziehen und legen\ngleichzeitig oder\nhören auf",
            "Tous piochent et\nposent en même temps,\nou s'arrêtent",
        ]),
    },
    Info {
        key: "hire",
        rule: "GL-72",
        text: text!([
            "One action each: buy\na tile, take a pig\nand a coin, or\nnothing",
            "Ieder een actie:\nkopen, varken en\nmunt, of niets",
            "Jeder eine Aktion:\nkaufen, Schwein und\nMünze oder nichts",
            "Une action chacun :\nacheter, cochon et\npièce, ou rien",
        ]),
    },
    Info {
        key: "mode",
        rule: "GL-133",
        text: text!([
            "Keep track of the\ngame, or only add up\na round",
            "Het spel volgen of\nalleen een ronde\noptellen",
            "Das Spiel verfolgen\noder nur eine Runde\nzusammenzählen",
            "Suivre la partie ou\ncompter une manche",
        ]),
    },
    Info {
        key: "mutate",
        rule: "GL-100",
        text: text!([
            "3 or more pigs in the\ngarden: swap one for\nthe next colour, free",
            "3 of meer varkens:\nruil er gratis 1 voor\nde volgende kleur",
            "3 oder mehr Schweine:\ntausche 1 gratis in\ndie nächste Farbe",
            "3 cochons ou plus :\n1 passe gratis à la\ncouleur suivante",
        ]),
    },
    Info {
        key: "next-round",
        rule: "GL-88",
        text: text!([
            "All tiles into the\nbags, the start\nmarker goes clockwise",
            "Alle tegels in de\nzak, startfiche met\nde klok mee",
            "Alles in die Beutel,\nStartmarker im\nUhrzeigersinn",
            "Tuiles dans les sacs,\npremier joueur à\ngauche",
        ]),
    },
    Info {
        key: "over",
        rule: "GL-66",
        text: text!([
            "Most gems win, at\nleast the goal.\nLevel: most coins",
            "Meeste stenen wint,\nminstens het doel.\nGelijk: munten",
            "Die meisten Steine\nsiegen, mindestens\ndas Ziel. Gleich:\nMünzen",
            "Le plus de gemmes, au\nmoins le but.\nÉgalité : pièces",
        ]),
    },
    Info {
        key: "pass",
        rule: "GL-84",
        text: text!([
            "You may decline every\noffer. Unspent gems\nare lost",
            "Je mag alles\nweigeren. Stenen die\nover zijn vervallen",
            "Du darfst verzichten.\nÜbrige Steine\nverfallen",
            "On peut tout refuser.\nLes gemmes restantes\nsont perdues",
        ]),
    },
    Info {
        key: "pro",
        rule: "GL-109",
        text: text!([
            "An alarm takes half,\nponds pay coins,\nthree pigs mutate.\nElse as usual",
            "Alarm neemt de helft,\nvijvers geven munten,\ndrie varkens muteren",
            "Alarm nimmt die\nHälfte, Teiche geben\nMünzen, drei Schweine\nmutieren",
            "Alerte : la moitié.\nÉtangs : pièces.\nTrois cochons :\névolution",
        ]),
    },
    Info {
        key: "resume",
        rule: "GL-37",
        text: text!([
            "Whoever stopped may\ngo on until the\ngardens are closed",
            "Wie stopte mag verder\ntot de tuinen dicht\nzijn",
            "Wer aufhörte, darf\nweiter, bis die\nGärten fertig sind",
            "Qui s'est arrêté peut\ncontinuer avant la\nfin des jardins",
        ]),
    },
    Info {
        key: "round-end",
        rule: "GL-88",
        text: text!([
            "All tiles into the\nbags, the start\nmarker goes clockwise",
            "Alle tegels in de\nzak, startfiche met\nde klok mee",
            "Alles in die Beutel,\nStartmarker im\nUhrzeigersinn",
            "Tuiles dans les sacs,\npremier joueur à\ngauche",
        ]),
    },
    Info {
        key: "set",
        rule: "",
        text: text!([
            "Enters a number on\nthe score pad",
            "Vult een getal in op\nhet scoreblok",
            "Trägt eine Zahl in\nden Block ein",
            "Saisit un nombre sur\nle bloc",
        ]),
    },
    Info {
        key: "stop",
        rule: "GL-36",
        text: text!([
            "Before every draw,\neven the first. You\nkeep all gems",
            "Voor elke trek, ook\nde eerste. Je houdt\nalle stenen",
            "Vor jedem Ziehen,\nauch dem ersten. Alle\nSteine bleiben dir",
            "Avant chaque tuile,\nmême la première.\nTout est gardé",
        ]),
    },
    Info {
        key: "stopped",
        rule: "GL-37",
        text: text!([
            "Has stopped, and may\ngo on until the\ngardens are closed",
            "Is gestopt, mag\nverder tot de tuinen\ndicht zijn",
            "Hat aufgehört, darf\nweiter, bis die\nGärten fertig sind",
            "Arrêté ; peut\ncontinuer avant la\nfin des jardins",
        ]),
    },
    Info {
        key: "stuck",
        rule: "GL-34",
        text: text!([
            "A tile fitted\nnowhere: out of this\nphase, nothing stolen",
            "Een tegel paste niet:\nklaar in deze fase,\nniets gestolen",
            "Ein Plättchen passte\nnicht: Schluss,\nnichts gestohlen",
            "Une tuile\nimpossible : fini,\nrien n'est volé",
        ]),
    },
    Info {
        key: "take-pig",
        rule: "GL-81",
        text: text!([
            "1 pig from the pile\nand 1 coin, however\nrich you are",
            "1 varken van de\nstapel en 1 munt, hoe\nrijk je ook bent",
            "1 Schwein vom Stapel\nund 1 Münze, egal wie\nreich",
            "1 cochon de la pile\net 1 pièce, même si\non est riche",
        ]),
    },
    Info {
        key: "track",
        rule: "",
        text: text!([
            "Phases, moves and\ncoins are kept all\nthrough the game",
            "Fases, zetten en\nmunten worden het\nhele spel bijgehouden",
            "Phasen, Züge und\nMünzen werden im\nganzen Spiel\nmitgeführt",
            "Phases, coups et\npièces sont suivis\ntoute la partie",
        ]),
    },
];
