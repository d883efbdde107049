//! Phases, moves, states of a player and options.

use engine_nostd::games::gardlings::{ALARM as ALARM_AT, COINS as COINS_IN_BOX, THEFT, TRIO};

use crate::words::{Text, text};

pub(crate) const ACTIVE: Text = text!([
    "Draws tile by tile,\nor stops before any\ndraw",
    "Trekt tegel na tegel,\nof stopt voor een\ntrek",
    "Zieht Plättchen für\nPlättchen oder hört\ndavor auf",
    "Pioche tuile par\ntuile, ou s'arrête\navant de piocher",
]);

pub(crate) const ALARM: Text = text!(with [
    "The {ALARM_AT}th gnome is an\nalarm: you are out\nand lose {THEFT} gems, pro:\nhalf of them",
    "De {ALARM_AT}e kabouter is\nalarm: je stopt en\nverliest {THEFT} stenen,\nprofi de helft",
    "Der {ALARM_AT}. Gnom ist ein\nAlarm: Schluss und\n{THEFT} Steine weg, bei\nProfis die Hälfte",
    "Le {ALARM_AT}e gnome donne\nl'alerte : fini,\n{THEFT} gemmes volées,\nexpert la moitié",
]);

pub(crate) const BUY: Text = text!([
    "Top tile of one\nstack. Gems pay\nfirst, coins the rest",
    "Bovenste tegel van\neen stapel. Eerst\nstenen, dan munten",
    "Das oberste eines\nStapels. Erst Steine,\ndann Münzen",
    "Première tuile d'une\npile. Gemmes d'abord,\npuis les pièces",
]);

pub(crate) const CANNOT_PLACE: Text = text!([
    "Fits nowhere: put it\naside, you are out.\nNothing is stolen",
    "Past nergens: leg\nopzij, je stopt. Er\nwordt niets gestolen",
    "Passt nirgends: zur\nSeite, Schluss.\nNichts wird gestohlen",
    "Pose impossible :\nmise de côté, fini.\nRien n'est volé",
]);

pub(crate) const CLOSE_GARDEN: Text = text!([
    "When everyone has\nstopped. Until then\nyou may go on again",
    "Als iedereen gestopt\nis. Tot dan mag je\nnog verder",
    "Wenn alle aufgehört\nhaben. Bis dahin\ndarfst du noch\nweitermachen",
    "Quand tous ont\narrêté. Avant, on\npeut encore continuer",
]);

pub(crate) const COUNT: Text = text!([
    "All complete gems in\nthe garden, once,\nfrom the start player\non",
    "Alle hele edelstenen\nin de tuin, vanaf de\nstartspeler",
    "Alle ganzen\nEdelsteine im Garten,\nab dem Startspieler",
    "Toutes les gemmes\ncomplètes, depuis le\npremier joueur",
]);

pub(crate) const DRAW: Text = text!([
    "One tile at a time\nfrom your own bag. It\nmust be placed if it\nfits",
    "Een tegel tegelijk\nuit je eigen zak.\nPast hij, dan leg je\nhem",
    "Ein Plättchen aus dem\neigenen Beutel. Es\nmuss gelegt werden",
    "Une tuile à la fois\nde votre sac. Si\npossible, posez-la",
]);

pub(crate) const FIX: Text = text!(with [
    "The table is right:\nset a number.\n{COINS_IN_BOX} coins stay {COINS_IN_BOX}",
    "De tafel heeft\ngelijk: zet een\ngetal. {COINS_IN_BOX} munten\nblijven {COINS_IN_BOX}",
    "Der Tisch hat recht:\nZahl setzen.\n{COINS_IN_BOX} Münzen bleiben {COINS_IN_BOX}",
    "La table a raison :\nfixez un nombre.\n{COINS_IN_BOX} pièces restent {COINS_IN_BOX}",
]);

pub(crate) const GARDEN: Text = text!([
    "Everybody draws and\nplaces at the same\ntime, or stops",
    "Iedereen trekt en\nlegt tegelijk, of\nstopt",
    "Alle ziehen und legen\ngleichzeitig oder\nhören auf",
    "Tous piochent et\nposent en même temps,\nou s'arrêtent",
]);

pub(crate) const HIRE: Text = text!([
    "One action each: buy\na tile, take a pig\nand a coin, or\nnothing",
    "Ieder een actie:\nkopen, varken en\nmunt, of niets",
    "Jeder eine Aktion:\nkaufen, Schwein und\nMünze oder nichts",
    "Une action chacun :\nacheter, cochon et\npièce, ou rien",
]);

pub(crate) const MUTATE: Text = text!(with [
    "{TRIO} or more pigs in the\ngarden: swap one for\nthe next colour, free",
    "{TRIO} of meer varkens:\nruil er gratis 1 voor\nde volgende kleur",
    "{TRIO} oder mehr Schweine:\ntausche 1 gratis in\ndie nächste Farbe",
    "{TRIO} cochons ou plus :\n1 passe gratis à la\ncouleur suivante",
]);

pub(crate) const OVER: Text = text!([
    "Most gems win, at\nleast the goal.\nLevel: most coins",
    "Meeste stenen wint,\nminstens het doel.\nGelijk: munten",
    "Die meisten Steine\nsiegen, mindestens\ndas Ziel. Gleich:\nMünzen",
    "Le plus de gemmes, au\nmoins le but.\nÉgalité : pièces",
]);

pub(crate) const PASS: Text = text!([
    "You may decline every\noffer. Unspent gems\nare lost",
    "Je mag alles\nweigeren. Stenen die\nover zijn vervallen",
    "Du darfst verzichten.\nÜbrige Steine\nverfallen",
    "On peut tout refuser.\nLes gemmes restantes\nsont perdues",
]);

pub(crate) const PRO: Text = text!([
    "An alarm takes half,\nponds pay coins,\nthree pigs mutate.\nElse as usual",
    "Alarm neemt de helft,\nvijvers geven munten,\ndrie varkens muteren",
    "Alarm nimmt die\nHälfte, Teiche geben\nMünzen, drei Schweine\nmutieren",
    "Alerte : la moitié.\nÉtangs : pièces.\nTrois cochons :\névolution",
]);

pub(crate) const RESUME: Text = text!([
    "Whoever stopped may\ngo on until the\ngardens are closed",
    "Wie stopte mag verder\ntot de tuinen dicht\nzijn",
    "Wer aufhörte, darf\nweiter, bis die\nGärten fertig sind",
    "Qui s'est arrêté peut\ncontinuer avant la\nfin des jardins",
]);

pub(crate) const ROUND_END: Text = text!([
    "All tiles into the\nbags, the start\nmarker goes clockwise",
    "Alle tegels in de\nzak, startfiche met\nde klok mee",
    "Alles in die Beutel,\nStartmarker im\nUhrzeigersinn",
    "Tuiles dans les sacs,\npremier joueur à\ngauche",
]);

pub(crate) const STOP: Text = text!([
    "Before every draw,\neven the first. You\nkeep all gems",
    "Voor elke trek, ook\nde eerste. Je houdt\nalle stenen",
    "Vor jedem Ziehen,\nauch dem ersten. Alle\nSteine bleiben dir",
    "Avant chaque tuile,\nmême la première.\nTout est gardé",
]);

pub(crate) const STOPPED: Text = text!([
    "Has stopped, and may\ngo on until the\ngardens are closed",
    "Is gestopt, mag\nverder tot de tuinen\ndicht zijn",
    "Hat aufgehört, darf\nweiter, bis die\nGärten fertig sind",
    "Arrêté ; peut\ncontinuer avant la\nfin des jardins",
]);

pub(crate) const STUCK: Text = text!([
    "A tile fitted\nnowhere: out of this\nphase, nothing stolen",
    "Een tegel paste niet:\nklaar in deze fase,\nniets gestolen",
    "Ein Plättchen passte\nnicht: Schluss,\nnichts gestohlen",
    "Une tuile\nimpossible : fini,\nrien n'est volé",
]);

pub(crate) const TAKE_PIG: Text = text!([
    "1 pig from the pile\nand 1 coin, however\nrich you are",
    "1 varken van de\nstapel en 1 munt, hoe\nrijk je ook bent",
    "1 Schwein vom Stapel\nund 1 Münze, egal wie\nreich",
    "1 cochon de la pile\net 1 pièce, même si\non est riche",
]);
