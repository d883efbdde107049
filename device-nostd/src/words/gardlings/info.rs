//! The rules behind the rows: what the screen shows while OK is held.

use crate::words::{Info, Text};

/// Rules by the key of the row.
pub(super) const INFO: &[Info] = &[
    Info {
        key: "active",
        rule: "GL-36",
        text: Text([
            "Draws tile by tile,\nor stops before any\ndraw",
            "Trekt tegel na tegel,\nof stopt voor een\ntrek",
            "Zieht Plättchen für\nPlättchen oder hört\ndavor auf",
            "Pioche tuile par\ntuile, ou s'arrête\navant de piocher",
        ]),
    },
    Info {
        key: "alarm",
        rule: "GL-42",
        text: Text([
            "The 6th gnome is an\nalarm: you are out\nand lose 3 gems, pro:\nhalf of them",
            "De 6e kabouter is\nalarm: je stopt en\nverliest 3 stenen,\nprofi de helft",
            "Der 6. Gnom ist ein\nAlarm: Schluss und\n3 Steine weg, bei\nProfis die Hälfte",
            "Le 6e gnome donne\nl'alerte : fini,\n3 gemmes volées,\nexpert la moitié",
        ]),
    },
    Info {
        key: "beige",
        rule: "GL-101",
        text: Text([
            "A mutated beige pig\ngoes under the pig\npile. Next: green",
            "Een gemuteerd beige\nvarken gaat onder de\nstapel. Dan groen",
            "Ein beiges Schwein\nkommt unter den\nSchweinestapel. Dann\ngrün",
            "Un cochon beige va\nsous la pile de\ncochons. Ensuite vert",
        ]),
    },
    Info {
        key: "blue",
        rule: "GL-73",
        text: Text([
            "Blue tiles cost 7.\nThe first of a stack\nbrings its coin",
            "Blauw kost 7. De\neerste van een stapel\nbrengt de munt mee",
            "Blau kostet 7. Das\nerste vom Stapel\nbringt die Münze mit",
            "Bleu : 7. La première\nde la pile donne sa\npièce",
        ]),
    },
    Info {
        key: "blues",
        rule: "GL-122",
        text: Text([
            "2 gems for 4 or more\ncomplete blue gems",
            "2 stenen voor 4 of\nmeer hele blauwe\nedelstenen",
            "2 Steine für 4 oder\nmehr ganze blaue\nEdelsteine",
            "2 gemmes pour\n4 gemmes bleues\ncomplètes ou plus",
        ]),
    },
    Info {
        key: "buy",
        rule: "GL-76",
        text: Text([
            "Top tile of one\nstack. Gems pay\nfirst, coins the rest",
            "Bovenste tegel van\neen stapel. Eerst\nstenen, dan munten",
            "Das oberste eines\nStapels. Erst Steine,\ndann Münzen",
            "Première tuile d'une\npile. Gemmes d'abord,\npuis les pièces",
        ]),
    },
    Info {
        key: "cannot-place",
        rule: "GL-33",
        text: Text([
            "Fits nowhere: put it\naside, you are out.\nNothing is stolen",
            "Past nergens: leg\nopzij, je stopt. Er\nwordt niets gestolen",
            "Passt nirgends: zur\nSeite, Schluss.\nNichts wird gestohlen",
            "Pose impossible :\nmise de côté, fini.\nRien n'est volé",
        ]),
    },
    Info {
        key: "close-garden",
        rule: "GL-38",
        text: Text([
            "When everyone has\nstopped. Until then\nyou may go on again",
            "Als iedereen gestopt\nis. Tot dan mag je\nnog verder",
            "Wenn alle aufgehört\nhaben. Bis dahin\ndarfst du noch\nweitermachen",
            "Quand tous ont\narrêté. Avant, on\npeut encore continuer",
        ]),
    },
    Info {
        key: "coins",
        rule: "GL-67",
        text: Text([
            "Level in gems: most\ncoins win. Coins are\nkept for later rounds",
            "Gelijk in stenen:\nmeeste munten wint.\nMunten blijven",
            "Gleich viele Steine:\nmehr Münzen siegen.\nMünzen bleiben",
            "À égalité de gemmes,\nle plus de pièces. On\nles garde",
        ]),
    },
    Info {
        key: "count",
        rule: "GL-60",
        text: Text([
            "All complete gems in\nthe garden, once,\nfrom the start player\non",
            "Alle hele edelstenen\nin de tuin, vanaf de\nstartspeler",
            "Alle ganzen\nEdelsteine im Garten,\nab dem Startspieler",
            "Toutes les gemmes\ncomplètes, depuis le\npremier joueur",
        ]),
    },
    Info {
        key: "dragon",
        rule: "GL-48",
        text: Text([
            "3 dragons in the\ngarden: the alarm\ncomes with gnome\n7 only",
            "3 draken in de tuin:\nalarm pas bij\nkabouter 7",
            "3 Drachen im Garten:\nAlarm erst beim 7.\nGnom",
            "3 dragons au jardin :\nalerte au 7e gnome\nseulement",
        ]),
    },
    Info {
        key: "draw",
        rule: "GL-23",
        text: Text([
            "One tile at a time\nfrom your own bag. It\nmust be placed if it\nfits",
            "Een tegel tegelijk\nuit je eigen zak.\nPast hij, dan leg je\nhem",
            "Ein Plättchen aus dem\neigenen Beutel. Es\nmuss gelegt werden",
            "Une tuile à la fois\nde votre sac. Si\npossible, posez-la",
        ]),
    },
    Info {
        key: "empties",
        rule: "GL-121",
        text: Text([
            "2 gems for 3 or more\nempty connections\njoined",
            "2 stenen voor 3 of\nmeer lege\nverbindingen aan\nelkaar",
            "2 Steine für 3 oder\nmehr verbundene leere\nVerbindungen",
            "2 gemmes pour\n3 demi-espaces réunis\nou plus",
        ]),
    },
    Info {
        key: "fix",
        rule: "GL-13",
        text: Text([
            "The table is right:\nset a number.\n32 coins stay 32",
            "De tafel heeft\ngelijk: zet een\ngetal. 32 munten\nblijven 32",
            "Der Tisch hat recht:\nZahl setzen.\n32 Münzen bleiben 32",
            "La table a raison :\nfixez un nombre.\n32 pièces restent 32",
        ]),
    },
    Info {
        key: "full",
        rule: "GL-133",
        text: Text([
            "Every draw is entered\nin order: alarm, pigs\nand risk are known",
            "Elke tegel in\nvolgorde: alarm,\nvarkens en risico\nzijn bekend",
            "Jedes Ziehen der\nReihe nach: Alarm,\nSchweine, Risiko\nbekannt",
            "Chaque tuile dans\nl'ordre : alerte,\ncochons et risque\nconnus",
        ]),
    },
    Info {
        key: "garden",
        rule: "GL-22",
        text: Text([
            "Everybody draws and\nplaces at the same\ntime, or stops",
            "Iedereen trekt en\nlegt tegelijk, of\nstopt",
            "Alle ziehen und legen\ngleichzeitig oder\nhören auf",
            "Tous piochent et\nposent en même temps,\nou s'arrêtent",
        ]),
    },
    Info {
        key: "gems",
        rule: "GL-60",
        text: Text([
            "Complete gems of the\ngarden. A triple gem\nis 3, a bonus gem 1",
            "Hele edelstenen in de\ntuin. Driedubbel is\n3, bonus 1",
            "Ganze Edelsteine im\nGarten. Trippel zählt\n3, Bonus 1",
            "Gemmes complètes du\njardin. Triple : 3,\nbonus : 1",
        ]),
    },
    Info {
        key: "gnome",
        rule: "GL-41",
        text: Text([
            "Counts 1 gnome. There\nare 4 in every bag",
            "Telt voor 1 kabouter.\nEr zitten 4 in elke\nzak",
            "Zählt 1 Gnom. In\njedem Beutel sind 4",
            "Compte 1 gnome. Il y\nen a 4 dans chaque\nsac",
        ]),
    },
    Info {
        key: "goal",
        rule: "GL-14",
        text: Text([
            "So many gems left\nafter the theft win;\n20 in a long game",
            "Zoveel stenen na de\ndiefstal winnen;\n20 in een lang spel",
            "So viele Steine nach\ndem Diebstahl siegen;\nlang: 20",
            "Tant de gemmes après\nle vol pour gagner ;\n20 en longue",
        ]),
    },
    Info {
        key: "gold",
        rule: "GL-73",
        text: Text([
            "Gold tiles cost 14.\nGold pigs do not\nmutate",
            "Goud kost 14. Gouden\nvarkens muteren niet",
            "Gold kostet 14.\nGoldene Schweine\nmutieren nicht",
            "Doré : 14. Un cochon\ndoré n'évolue plus",
        ]),
    },
    Info {
        key: "green",
        rule: "GL-73",
        text: Text([
            "Green tiles cost 4.\nNo coin lies beside\nthem",
            "Groen kost 4. Er ligt\ngeen munt bij",
            "Grün kostet 4.\nDaneben liegt keine\nMünze",
            "Vert : 4. Pas de\npièce à côté",
        ]),
    },
    Info {
        key: "hire",
        rule: "GL-72",
        text: Text([
            "One action each: buy\na tile, take a pig\nand a coin, or\nnothing",
            "Ieder een actie:\nkopen, varken en\nmunt, of niets",
            "Jeder eine Aktion:\nkaufen, Schwein und\nMünze oder nichts",
            "Une action chacun :\nacheter, cochon et\npièce, ou rien",
        ]),
    },
    Info {
        key: "mission",
        rule: "GL-127",
        text: Text([
            "Gems of the mission\ncount before the\ntheft and for the\ngoal",
            "Stenen van de missie\ntellen voor de\ndiefstal en het doel",
            "Steine der Mission\nzählen vor dem\nDiebstahl und fürs\nZiel",
            "Les gemmes de mission\ncomptent avant le vol\net pour le but",
        ]),
    },
    Info {
        key: "missions",
        rule: "GL-110",
        text: Text([
            "Mini-expansion:\neverybody has a\nmission tile in front",
            "Mini-uitbreiding:\nieder heeft een\nmissietegel",
            "Mini-Erweiterung:\njeder hat ein\nMissionsplättchen",
            "Mini-extension :\nchacun a une tuile\nMission",
        ]),
    },
    Info {
        key: "mode",
        rule: "GL-133",
        text: Text([
            "Keep track of the\ngame, or only add up\na round",
            "Het spel volgen of\nalleen een ronde\noptellen",
            "Das Spiel verfolgen\noder nur eine Runde\nzusammenzählen",
            "Suivre la partie ou\ncompter une manche",
        ]),
    },
    Info {
        key: "money",
        rule: "GL-76",
        text: Text([
            "Gems of this round\nplus coins pay for a\ntile",
            "Stenen van deze ronde\nplus munten betalen\neen tegel",
            "Steine dieser Runde\nund Münzen bezahlen\nein Plättchen",
            "Gemmes de la manche\net pièces paient une\ntuile",
        ]),
    },
    Info {
        key: "mutate",
        rule: "GL-100",
        text: Text([
            "3 or more pigs in the\ngarden: swap one for\nthe next colour, free",
            "3 of meer varkens:\nruil er gratis 1 voor\nde volgende kleur",
            "3 oder mehr Schweine:\ntausche 1 gratis in\ndie nächste Farbe",
            "3 cochons ou plus :\n1 passe gratis à la\ncouleur suivante",
        ]),
    },
    Info {
        key: "net",
        rule: "GL-63",
        text: Text([
            "Gems after the theft.\nEach pays 1 in this\nround; at the goal\nthey win",
            "Stenen na de\ndiefstal. Elk is\n1 geld; bij het doel\nwin je",
            "Steine nach dem\nDiebstahl. Jeder\nzahlt 1; am Ziel\ngewinnst du",
            "Gemmes après le vol.\nChacune paie 1 ; au\nbut, victoire",
        ]),
    },
    Info {
        key: "next-round",
        rule: "GL-88",
        text: Text([
            "All tiles into the\nbags, the start\nmarker goes clockwise",
            "Alle tegels in de\nzak, startfiche met\nde klok mee",
            "Alles in die Beutel,\nStartmarker im\nUhrzeigersinn",
            "Tuiles dans les sacs,\npremier joueur à\ngauche",
        ]),
    },
    Info {
        key: "other",
        rule: "GL-32",
        text: Text([
            "Gardener, mushroom\nhead, bird of\nparadise or unicorn",
            "Tuinman, paddenstoel,\nparadijsvogel of\neenhoorn",
            "Gärtner, Pilzkopf,\nParadiesvogel oder\nEinhorn",
            "Jardinier,\nchampignon, oiseau de\nparadis ou licorne",
        ]),
    },
    Info {
        key: "over",
        rule: "GL-66",
        text: Text([
            "Most gems win, at\nleast the goal.\nLevel: most coins",
            "Meeste stenen wint,\nminstens het doel.\nGelijk: munten",
            "Die meisten Steine\nsiegen, mindestens\ndas Ziel. Gleich:\nMünzen",
            "Le plus de gemmes, au\nmoins le but.\nÉgalité : pièces",
        ]),
    },
    Info {
        key: "pass",
        rule: "GL-84",
        text: Text([
            "You may decline every\noffer. Unspent gems\nare lost",
            "Je mag alles\nweigeren. Stenen die\nover zijn vervallen",
            "Du darfst verzichten.\nÜbrige Steine\nverfallen",
            "On peut tout refuser.\nLes gemmes restantes\nsont perdues",
        ]),
    },
    Info {
        key: "pig",
        rule: "GL-52",
        text: Text([
            "Pigs of all colours\ncount. The third of a\nround pays 1 coin",
            "Varkens van elke\nkleur tellen. Het\nderde geeft 1 munt",
            "Schweine aller Farben\nzählen. Das dritte\nbringt 1 Münze",
            "Cochons de toute\ncouleur. Le troisième\ndonne 1 pièce",
        ]),
    },
    Info {
        key: "pig-beige",
        rule: "GL-50",
        text: Text([
            "Lucky pig. The third\nin a round pays\n1 coin (not pro)",
            "Geluksvarkentje. Het\nderde per ronde geeft\n1 munt (niet profi)",
            "Glücksschweinchen.\nDas dritte der Runde\nbringt 1 Münze (nicht\nProfi)",
            "Petit cochon. Le 3e\nde la manche donne\n1 pièce (pas expert)",
        ]),
    },
    Info {
        key: "pig-blue",
        rule: "GL-52",
        text: Text([
            "A lucky pig on a blue\ntile; counts with all\nother pigs",
            "Varkentje op een\nblauwe tegel; telt\nmee met de andere",
            "Schweinchen auf\nblauem Plättchen;\nzählt mit allen\nanderen",
            "Cochon sur tuile\nbleue ; compte avec\nles autres",
        ]),
    },
    Info {
        key: "pig-gold",
        rule: "GL-103",
        text: Text([
            "A lucky pig on a gold\ntile; it cannot\nmutate any more",
            "Varkentje op een\ngouden tegel; kan\nniet meer muteren",
            "Schweinchen auf\ngoldenem Plättchen;\nmutiert nicht mehr",
            "Cochon sur tuile\ndorée ; il n'évolue\nplus",
        ]),
    },
    Info {
        key: "pig-green",
        rule: "GL-52",
        text: Text([
            "A lucky pig on a\ngreen tile; counts\nwith all other pigs",
            "Varkentje op een\ngroene tegel; telt\nmee met de andere",
            "Schweinchen auf\ngrünem Plättchen;\nzählt mit allen\nanderen",
            "Cochon sur tuile\nverte ; compte avec\nles autres",
        ]),
    },
    Info {
        key: "pig-pink",
        rule: "GL-52",
        text: Text([
            "A lucky pig on a pink\ntile; counts with all\nother pigs",
            "Varkentje op een roze\ntegel; telt mee met\nde andere",
            "Schweinchen auf rosa\nPlättchen; zählt mit\nallen anderen",
            "Cochon sur tuile\nrose ; compte avec\nles autres",
        ]),
    },
    Info {
        key: "pink",
        rule: "GL-73",
        text: Text([
            "Pink tiles cost 10.\nThe first of a stack\nbrings its coin",
            "Roze kost 10. De\neerste van een stapel\nbrengt de munt mee",
            "Rosa kostet 10. Das\nerste vom Stapel\nbringt die Münze mit",
            "Rose : 10. La\npremière de la pile\ndonne sa pièce",
        ]),
    },
    Info {
        key: "points",
        rule: "GL-66",
        text: Text([
            "Gems left after the\ntheft. The most win,\nfrom the goal on",
            "Stenen na de\ndiefstal. De meeste\nwinnen, vanaf het\ndoel",
            "Steine nach dem\nDiebstahl. Die\nmeisten siegen, ab\ndem Ziel",
            "Gemmes après le vol.\nLe plus gagne, à\npartir du but",
        ]),
    },
    Info {
        key: "ponds",
        rule: "GL-95",
        text: Text([
            "1 coin for every gap\nthat is enclosed by\ntiles",
            "1 munt per gat dat\nhelemaal door tegels\nomsloten is",
            "1 Münze für jede ganz\numschlossene Lücke",
            "1 pièce par vide\nentouré de tuiles",
        ]),
    },
    Info {
        key: "pro",
        rule: "GL-109",
        text: Text([
            "An alarm takes half,\nponds pay coins,\nthree pigs mutate.\nElse as usual",
            "Alarm neemt de helft,\nvijvers geven munten,\ndrie varkens muteren",
            "Alarm nimmt die\nHälfte, Teiche geben\nMünzen, drei Schweine\nmutieren",
            "Alerte : la moitié.\nÉtangs : pièces.\nTrois cochons :\névolution",
        ]),
    },
    Info {
        key: "quick",
        rule: "GL-134",
        text: Text([
            "No draws: say alarm,\nthree pigs and stop\nyourselves",
            "Geen tegels: zeg zelf\nalarm, drie varkens\nen stop",
            "Ohne Ziehen: Alarm,\ndrei Schweine und\nStopp selbst ansagen",
            "Sans tuiles :\nannoncez alerte,\ntrois cochons et\narrêt",
        ]),
    },
    Info {
        key: "redraw",
        rule: "GL-124",
        text: Text([
            "Once a round: draw\nanother tile, the one\njust drawn goes back",
            "Eens per ronde: trek\neen andere, de net\ngetrokken gaat terug",
            "Einmal je Runde: neu\nziehen, das eben\ngezogene geht zurück",
            "Une fois par manche :\nrepiochez, la tuile\nretourne au sac",
        ]),
    },
    Info {
        key: "resume",
        rule: "GL-37",
        text: Text([
            "Whoever stopped may\ngo on until the\ngardens are closed",
            "Wie stopte mag verder\ntot de tuinen dicht\nzijn",
            "Wer aufhörte, darf\nweiter, bis die\nGärten fertig sind",
            "Qui s'est arrêté peut\ncontinuer avant la\nfin des jardins",
        ]),
    },
    Info {
        key: "right",
        rule: "GL-112",
        text: Text([
            "Your next mission\nlies between you and\nyour neighbour at the\nright",
            "Je volgende missie\nligt tussen jou en je\nrechterbuur",
            "Deine nächste Mission\nliegt zwischen dir\nund rechts",
            "Votre prochaine\nmission est entre\nvous et la droite",
        ]),
    },
    Info {
        key: "round-end",
        rule: "GL-88",
        text: Text([
            "All tiles into the\nbags, the start\nmarker goes clockwise",
            "Alle tegels in de\nzak, startfiche met\nde klok mee",
            "Alles in die Beutel,\nStartmarker im\nUhrzeigersinn",
            "Tuiles dans les sacs,\npremier joueur à\ngauche",
        ]),
    },
    Info {
        key: "set",
        rule: "",
        text: Text([
            "Enters a number on\nthe score pad",
            "Vult een getal in op\nhet scoreblok",
            "Trägt eine Zahl in\nden Block ein",
            "Saisit un nombre sur\nle bloc",
        ]),
    },
    Info {
        key: "shape-a",
        rule: "GL-118",
        text: Text([
            "The printed gems if\nthe shape lies\nanywhere, turned or\nmirrored, once",
            "De gedrukte stenen\nals de vorm er ligt,\ngedraaid of\ngespiegeld",
            "Die gedruckten\nSteine, wenn die Form\nliegt, auch gedreht",
            "Les gemmes imprimées\nsi la forme est là,\ntournée ou miroir",
        ]),
    },
    Info {
        key: "shape-b",
        rule: "GL-119",
        text: Text([
            "The printed gems if\nthe shape lies\nanywhere, turned or\nmirrored, once",
            "De gedrukte stenen\nals de vorm er ligt,\ngedraaid of\ngespiegeld",
            "Die gedruckten\nSteine, wenn die Form\nliegt, auch gedreht",
            "Les gemmes imprimées\nsi la forme est là,\ntournée ou miroir",
        ]),
    },
    Info {
        key: "shape-c",
        rule: "GL-120",
        text: Text([
            "The printed gems if\nthe shape lies\nanywhere, turned or\nmirrored, once",
            "De gedrukte stenen\nals de vorm er ligt,\ngedraaid of\ngespiegeld",
            "Die gedruckten\nSteine, wenn die Form\nliegt, auch gedreht",
            "Les gemmes imprimées\nsi la forme est là,\ntournée ou miroir",
        ]),
    },
    Info {
        key: "skip-mutate",
        rule: "GL-106",
        text: Text([
            "Only gold pigs, or\nthe next colour is\nsold out",
            "Alleen gouden\nvarkens, of de\nvolgende kleur is op",
            "Nur goldene Schweine\noder nächste Farbe\nausverkauft",
            "Cochons dorés, ou\ncouleur suivante\népuisée",
        ]),
    },
    Info {
        key: "split-blue",
        rule: "GL-05",
        text: Text([
            "Tiles in stack 1, the\nrest is stack 2.\nAbout half",
            "Tegels in stapel 1,\nde rest in stapel 2.\nZowat de helft",
            "Plättchen in Stapel\n1, der Rest in Stapel\n2. Etwa die Hälfte",
            "Tuiles de la pile 1,\nle reste en pile 2.\nMoitié environ",
        ]),
    },
    Info {
        key: "split-gold",
        rule: "GL-05",
        text: Text([
            "Tiles in stack 1, the\nrest is stack 2.\nAbout half",
            "Tegels in stapel 1,\nde rest in stapel 2.\nZowat de helft",
            "Plättchen in Stapel\n1, der Rest in Stapel\n2. Etwa die Hälfte",
            "Tuiles de la pile 1,\nle reste en pile 2.\nMoitié environ",
        ]),
    },
    Info {
        key: "split-green",
        rule: "GL-04",
        text: Text([
            "Tiles in stack 1, the\nrest is stack 2.\nAbout half",
            "Tegels in stapel 1,\nde rest in stapel 2.\nZowat de helft",
            "Plättchen in Stapel\n1, der Rest in Stapel\n2. Etwa die Hälfte",
            "Tuiles de la pile 1,\nle reste en pile 2.\nMoitié environ",
        ]),
    },
    Info {
        key: "split-pink",
        rule: "GL-05",
        text: Text([
            "Tiles in stack 1, the\nrest is stack 2.\nAbout half",
            "Tegels in stapel 1,\nde rest in stapel 2.\nZowat de helft",
            "Plättchen in Stapel\n1, der Rest in Stapel\n2. Etwa die Hälfte",
            "Tuiles de la pile 1,\nle reste en pile 2.\nMoitié environ",
        ]),
    },
    Info {
        key: "stolen",
        rule: "GL-61",
        text: Text([
            "An alarm takes\n3 gems, never more\nthan there are. Pro:\nhalf, rounded down",
            "Alarm neemt 3 stenen,\nnooit meer dan er\nzijn. Profi: de helft",
            "Alarm nimmt 3 Steine,\nnie mehr als da sind.\nProfi: die Hälfte",
            "Alerte : 3 gemmes,\njamais plus qu'il y\nen a. Expert : moitié",
        ]),
    },
    Info {
        key: "stop",
        rule: "GL-36",
        text: Text([
            "Before every draw,\neven the first. You\nkeep all gems",
            "Voor elke trek, ook\nde eerste. Je houdt\nalle stenen",
            "Vor jedem Ziehen,\nauch dem ersten. Alle\nSteine bleiben dir",
            "Avant chaque tuile,\nmême la première.\nTout est gardé",
        ]),
    },
    Info {
        key: "stopped",
        rule: "GL-37",
        text: Text([
            "Has stopped, and may\ngo on until the\ngardens are closed",
            "Is gestopt, mag\nverder tot de tuinen\ndicht zijn",
            "Hat aufgehört, darf\nweiter, bis die\nGärten fertig sind",
            "Arrêté ; peut\ncontinuer avant la\nfin des jardins",
        ]),
    },
    Info {
        key: "stuck",
        rule: "GL-34",
        text: Text([
            "A tile fitted\nnowhere: out of this\nphase, nothing stolen",
            "Een tegel paste niet:\nklaar in deze fase,\nniets gestolen",
            "Ein Plättchen passte\nnicht: Schluss,\nnichts gestohlen",
            "Une tuile\nimpossible : fini,\nrien n'est volé",
        ]),
    },
    Info {
        key: "surround",
        rule: "GL-123",
        text: Text([
            "3 gems if the mission\ntile is built in on\nall sides",
            "3 stenen als de\nmissietegel aan alle\nkanten ingebouwd is",
            "3 Steine, wenn das\nMissionsplättchen\nrundum umbaut ist",
            "3 gemmes si la tuile\nMission est entourée\npartout",
        ]),
    },
    Info {
        key: "take-pig",
        rule: "GL-81",
        text: Text([
            "1 pig from the pile\nand 1 coin, however\nrich you are",
            "1 varken van de\nstapel en 1 munt, hoe\nrijk je ook bent",
            "1 Schwein vom Stapel\nund 1 Münze, egal wie\nreich",
            "1 cochon de la pile\net 1 pièce, même si\non est riche",
        ]),
    },
    Info {
        key: "three-pigs",
        rule: "GL-50",
        text: Text([
            "3 pigs in the garden:\n1 coin. Pro: mutate\none after hiring",
            "3 varkens in de tuin:\n1 munt. Profi: muteer\ner later een",
            "3 Schweine im Garten:\n1 Münze. Profi:\nspäter eins mutieren",
            "3 cochons au jardin :\n1 pièce. Expert :\n1 évolue après\nl'achat",
        ]),
    },
    Info {
        key: "tiles",
        rule: "GL-130",
        text: Text([
            "Solo: all your tiles\nplus the victory\ntile. Fewer is better",
            "Solo: al je tegels\nplus de\noverwinningstegel",
            "Solo: alle deine\nPlättchen und das\nSiegplättchen",
            "Solo : toutes vos\ntuiles et la tuile\nVictoire",
        ]),
    },
    Info {
        key: "track",
        rule: "",
        text: Text([
            "Phases, moves and\ncoins are kept all\nthrough the game",
            "Fases, zetten en\nmunten worden het\nhele spel bijgehouden",
            "Phasen, Züge und\nMünzen werden im\nganzen Spiel\nmitgeführt",
            "Phases, coups et\npièces sont suivis\ntoute la partie",
        ]),
    },
    Info {
        key: "tracking",
        rule: "GL-133",
        text: Text([
            "Every draw: alarm and\nrisk by itself.\nQuick: you say the\nalarm",
            "Elke tegel: alarm\nvanzelf. Snel: jullie\nzeggen het alarm",
            "Jedes Ziehen: Alarm\nvon selbst. Schnell:\nihr sagt den Alarm an",
            "Chaque tuile : alerte\nauto. Rapide : vous\nannoncez l'alerte",
        ]),
    },
    Info {
        key: "twin",
        rule: "GL-41",
        text: Text([
            "Counts 2 gnomes.\nThere are 2 in every\nbag",
            "Telt voor\n2 kabouters. Er\nzitten 2 in elke zak",
            "Zählt 2 Gnome. In\njedem Beutel sind 2",
            "Compte 2 gnomes. Il y\nen a 2 dans chaque\nsac",
        ]),
    },
    Info {
        key: "victory",
        rule: "GL-64",
        text: Text([
            "The goal is reached:\nat least 17 gems,\n20 in a long game",
            "Het doel is gehaald:\nminstens 17 stenen,\n20 in een lang spel",
            "Das Ziel ist\nerreicht: 17 Steine,\nim langen Spiel 20",
            "But atteint :\n17 gemmes au moins,\n20 en partie longue",
        ]),
    },
];
