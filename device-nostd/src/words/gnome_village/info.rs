//! The rules behind the rows: what the screen shows while OK is held.

use crate::words::{Info, Text, text};

/// Rules by the key of the row; the rows of an action and of its business show the same.
pub(super) const INFO: &[Info] = &[
    Info { key: "act-advisor", rule: "GV-92", text: ADVISOR },
    Info { key: "act-airport", rule: "GV-95", text: AIRPORT },
    Info { key: "act-architect", rule: "GV-93", text: ARCHITECT },
    Info { key: "act-chapel", rule: "GV-84", text: CHAPEL },
    Info { key: "act-courier", rule: "GV-88", text: COURIER },
    Info { key: "act-doctor", rule: "GV-94", text: DOCTOR },
    Info { key: "act-military", rule: "GV-89", text: MILITARY },
    Info { key: "act-police", rule: "GV-83", text: POLICE },
    Info { key: "act-pool", rule: "GV-106", text: POOL },
    Info { key: "act-prison", rule: "GV-103", text: PRISON },
    Info { key: "act-site", rule: "GV-101", text: SITE },
    Info { key: "act-theater", rule: "GV-87", text: THEATER },
    Info { key: "act-thief", rule: "GV-91", text: THIEF },
    Info { key: "advisor", rule: "GV-92", text: ADVISOR },
    Info { key: "airport", rule: "GV-95", text: AIRPORT },
    Info { key: "architect", rule: "GV-93", text: ARCHITECT },
    Info {
        key: "buy-business",
        rule: "GV-52",
        text: text!([
            "Costs 1 coin. Take\none of the 2 open\nbusinesses, then\nrefill to 2",
            "Kost 1 munt. Pak een\nvan de 2 open\nbedrijven en vul aan\ntot 2",
            "Kostet 1 Münze. Nimm\neinen der 2 offenen\nBetriebe und fülle\nauf",
            "Coûte 1 pièce. Prenez\nun des 2 commerces\nvisibles, puis\ncomplétez",
        ]),
    },
    Info {
        key: "buy-workshop",
        rule: "GV-53",
        text: text!([
            "Costs 2 coins. Idle\nuntil a gnome or a\ncard activates it",
            "Kost 2 munten.\nInactief tot een\nkabouter of kaart hem\nactiveert",
            "Kostet 2 Münzen.\nInaktiv, bis ein Gnom\noder eine Karte sie\naktiviert",
            "Coûte 2 pièces.\nInactif tant qu'un\ngnome ou une carte ne\nl'active pas",
        ]),
    },
    Info {
        key: "card-activate",
        rule: "GV-20",
        text: text!([
            "Activate 1 idle\nworkshop shown on the\ncard. You get 1 coin\neither way",
            "Activeer 1 werkplaats\nvan de kaart. Je\nkrijgt in elk geval\n1 munt",
            "Aktiviere 1 Werkstatt\nvon der Karte. Du\nbekommst immer\n1 Münze",
            "Activez 1 atelier\nmontré sur la carte.\nVous gagnez toujours\n1 pièce",
        ]),
    },
    Info {
        key: "card-activate-all",
        rule: "GV-23",
        text: text!([
            "Everyone may activate\n1 workshop of their\nown. Only you get\n1 coin",
            "Iedereen mag 1 eigen\nwerkplaats activeren.\nAlleen jij krijgt\n1 munt",
            "Alle dürfen 1 eigene\nWerkstatt aktivieren.\nNur du bekommst\n1 Münze",
            "Chacun peut activer\n1 de ses ateliers. La\npièce est pour vous\nseulement",
        ]),
    },
    Info {
        key: "card-angry",
        rule: "GV-32",
        text: text!([
            "Everyone sends\n1 working gnome home.\nIts workshop turns\nidle. You get 1 coin",
            "Ieder: 1 kabouter van\nwerk naar huis,\nwerkplaats inactief.\nJij krijgt 1 munt",
            "Jeder schickt 1 Gnom\nvon der Arbeit heim,\nWerkstatt inaktiv. Du\nbekommst 1 Münze",
            "Chacun renvoie\n1 gnome à la maison,\natelier inactif.\n1 pièce pour vous",
        ]),
    },
    Info {
        key: "card-coins",
        rule: "GV-30",
        text: text!([
            "You get the coins\nshown on the card",
            "Je krijgt de munten\ndie op de kaart staan",
            "Du bekommst die\nMünzen, die auf der\nKarte stehen",
            "Vous recevez les\npièces indiquées sur\nla carte",
        ]),
    },
    Info {
        key: "card-remove",
        rule: "GV-25",
        text: text!([
            "Take 1 business of an\nopponent out of the\ngame. You get 1 coin",
            "Haal 1 bedrijf van\neen tegenspeler uit\nhet spel. Je krijgt\n1 munt",
            "Nimm 1 Betrieb eines\nGegners aus dem\nSpiel. Du bekommst\n1 Münze",
            "Retirez du jeu\n1 commerce d'un\nadversaire. Vous\ngagnez 1 pièce",
        ]),
    },
    Info {
        key: "card-road",
        rule: "GV-31",
        text: text!([
            "Draw 1 road, place it\nand get 1 coin",
            "Trek 1 weg, leg hem\nneer en pak 1 munt",
            "Ziehe 1 Weg, lege ihn\nan und nimm 1 Münze",
            "Piochez 1 route,\nposez-la et prenez\n1 pièce",
        ]),
    },
    Info {
        key: "carpenter",
        rule: "GV-43",
        text: text!([
            "With a Painter: 1 new\nhouse. Then it is\nidle. 2 points at the\nend",
            "Met een Schilder:\n1 nieuw huis. Daarna\ninactief. Aan het\neind 2 punten",
            "Mit Maler: 1 neues\nHaus. Danach inaktiv.\nAm Ende 2 Punkte",
            "Avec un Peintre :\n1 nouvelle maison.\nPuis inactif.\n2 points à la fin",
        ]),
    },
    Info { key: "chapel", rule: "GV-84", text: CHAPEL },
    Info {
        key: "coins",
        rule: "GV-115",
        text: text!([
            "1 point per coin left\nover",
            "1 punt per munt die\nje over hebt",
            "1 Punkt je Münze, die\nübrig ist",
            "1 point par pièce\nrestante",
        ]),
    },
    Info { key: "courier", rule: "GV-88", text: COURIER },
    Info {
        key: "deluxe",
        rule: "GV-100",
        text: text!([
            "4 more businesses:\nConstruction Site,\nPrison and Swimming\nPool",
            "4 bedrijven erbij:\nBouwwerf, Gevangenis\nen Zwam-bad",
            "4 weitere Betriebe:\nBaustelle, Gefängnis\nund Schwimmbad",
            "4 commerces de plus :\nChantier, Prison et\nPiscine",
        ]),
    },
    Info { key: "doctor", rule: "GV-94", text: DOCTOR },
    Info { key: "earn", rule: "GV-35", text: EARN },
    Info {
        key: "earn-other",
        rule: "GV-36",
        text: text!([
            "Your tiles show a\ndifferent sum? Then\nenter it here",
            "Staat er iets anders\nop je tegels? Vul het\nbedrag hier in",
            "Deine Plättchen\nzeigen etwas anderes?\nTrag die Summe hier\nein",
            "Vos tuiles indiquent\nautre chose ?\nSaisissez le total\nici",
        ]),
    },
    Info {
        key: "fix",
        rule: "GV-119",
        text: text!([
            "What lies on the\ntable counts: set the\nnumber. The supply\nadjusts to it",
            "Wat op tafel ligt,\ntelt: zet het getal\ngoed. De voorraad\npast zich aan",
            "Was auf dem Tisch\nliegt, gilt. Stell\ndie Zahl ein, der\nVorrat folgt",
            "Ce qui est sur la\ntable compte : réglez\nle nombre. La réserve\ns'adapte",
        ]),
    },
    Info {
        key: "gardener",
        rule: "GV-45",
        text: text!([
            "1 new road. Then it\nis idle. 2 points at\nthe end",
            "1 nieuwe weg. Daarna\ninactief. Aan het\neind 2 punten",
            "1 neuer Weg. Danach\ninaktiv. Am Ende\n2 Punkte",
            "1 nouvelle route.\nPuis inactif.\n2 points à la fin",
        ]),
    },
    Info {
        key: "get-gnome",
        rule: "GV-62",
        text: text!([
            "School, School token\nor 3 coins, and a\nfree house. It rests\nthis turn",
            "School, schoolfiche\nof 3 munten, en een\nvrij huis. Hij rust\ndeze beurt",
            "Schule, Schul-Marker\noder 3 Münzen und ein\nfreies Haus. Er ruht\ndiesen Zug",
            "École, jeton École ou\n3 pièces, et une\nmaison libre. Repos\nce tour-ci",
        ]),
    },
    Info {
        key: "get-house",
        rule: "GV-43",
        text: text!([
            "Painter + Carpenter:\neach active, a token\nor 3 coins. At most\n5 houses",
            "Schilder + Timmerman:\nelk actief, fiche of\n3 munten. Hoogstens\n5 huizen",
            "Maler und Zimmermann:\nje aktiv, als Marker\noder für 3 Münzen.\nHöchstens 5 Häuser",
            "Il faut Peintre et\nCharpentier : actif,\njeton ou 3 pièces\nchacun. 5 au plus",
        ]),
    },
    Info {
        key: "get-road",
        rule: "GV-45",
        text: text!([
            "Use an active\nGardener, a Gardener\ntoken or 3 coins",
            "Gebruik een actieve\nTuinier, een\nTuinierfiche of\n3 munten",
            "Nutze einen aktiven\nGärtner, einen\nGärtner-Marker oder\n3 Münzen",
            "Utilisez un Jardinier\nactif, un jeton\nJardinier ou 3 pièces",
        ]),
    },
    Info {
        key: "goldsmith",
        rule: "GV-79",
        text: text!([
            "No action, no points.\nOnly earns the coins\nprinted on it",
            "Geen actie, geen\npunten, alleen de\nmunten op de tegel",
            "Keine Aktion, keine\nPunkte. Bringt nur\ndie aufgedruckten\nMünzen",
            "Ni action ni points.\nRapporte les pièces\nde la tuile",
        ]),
    },
    Info {
        key: "happy",
        rule: "GV-81",
        text: text!([
            "Goes to whoever has\nthe most Hat\nBusinesses. On a tie\nit stays where it is",
            "Gaat naar wie de\nmeeste mutsen heeft.\nBij gelijke stand\nblijft hij staan",
            "Bekommt, wer die\nmeisten Mützenläden\nhat. Bei Gleichstand\nbleibt er stehen",
            "Va à qui a le plus de\nbonneteries. À\négalité, il ne bouge\npas",
        ]),
    },
    Info {
        key: "hat",
        rule: "GV-114",
        text: text!([
            "No action. Most hats:\nyou get the Happy\nGnome, and 1 point\nfor each hat",
            "Geen actie. Meeste\nmutsen: jij krijgt de\nBlije Kabouter en\n1 punt per muts",
            "Keine Aktion. Wer die\nmeisten hat, bekommt\nden Fröhlichen Gnom\nund je 1 Punkt",
            "Pas d'action. Qui en\na le plus a le Gnome\nheureux : 1 point par\nbonneterie",
        ]),
    },
    Info {
        key: "hats",
        rule: "GV-114",
        text: text!([
            "1 point per Hat\nBusiness, but only\nwith the Happy Gnome",
            "1 punt per\nmutsenbedrijf, maar\nalleen met de Blije\nKabouter",
            "1 Punkt je\nMützenladen, aber nur\nmit dem Fröhlichen\nGnom",
            "1 point par\nbonneterie, mais\nseulement avec le\nGnome heureux",
        ]),
    },
    Info {
        key: "kids",
        rule: "GV-108",
        text: text!([
            "Everyone plays with\n4 gnomes instead of\n5. The game is a bit\nshorter",
            "Iedereen speelt met\n4 kabouters in plaats\nvan 5. Het spel duurt\nkorter",
            "Alle spielen mit\n4 Gnomen statt 5. Das\nSpiel ist etwas\nkürzer",
            "Chacun joue avec\n4 gnomes au lieu de\n5. La partie est plus\ncourte",
        ]),
    },
    Info {
        key: "lit-houses",
        rule: "GV-112",
        text: text!([
            "2 points per house\nwith its light on.\nDark houses: 0",
            "2 punten per huis met\nlicht aan. Donkere\nhuizen: 0",
            "2 Punkte je Haus mit\nLicht, 0 ohne Licht",
            "2 points par maison\nallumée. Maison\néteinte : 0",
        ]),
    },
    Info { key: "military", rule: "GV-89", text: MILITARY },
    Info {
        key: "move",
        rule: "GV-75",
        text: text!([
            "To a workshop: it\nturns active. To a\nbusiness: you may use\nits action",
            "Naar een werkplaats:\ndie wordt actief.\nNaar een bedrijf: je\nmag de actie doen",
            "In eine Werkstatt:\nsie wird aktiv. In\neinen Betrieb: Aktion\nmöglich",
            "Vers un atelier : il\ndevient actif. Vers\nun commerce : action\npossible",
        ]),
    },
    Info {
        key: "next",
        rule: "GV-17",
        text: text!([
            "Ends this phase.\nReveal, Earn, Work &\nBuy, Move: always in\nthis order",
            "Klaar met deze fase.\nOnthullen, Verdienen,\nWerken & Kopen,\nBewegen",
            "Beendet die Phase:\nAufdecken, Verdienen,\nArbeiten & Kaufen,\nBewegen",
            "Fin de la phase :\nRévéler, Gagner,\nTravailler et\nacheter, Se déplacer",
        ]),
    },
    Info {
        key: "option-pool",
        rule: "GV-106",
        text: text!([
            "English: activates a\nworkshop. Dutch: or\nuses another business",
            "Engels: activeert een\nwerkplaats.\nNederlands: of een\nander bedrijf",
            "Englisch: aktiviert\n1 Werkstatt.\nNiederl.: oder nutzt\n1 Betrieb",
            "Anglais : active un\natelier.\nNéerlandais : ou un\nautre commerce",
        ]),
    },
    Info {
        key: "over",
        rule: "GV-117",
        text: text!([
            "Most points wins. On\na tie: most tiles in\nthe village",
            "Wie de meeste punten\nheeft, wint. Gelijk?\nDan de meeste tegels",
            "Wer die meisten\nPunkte hat, gewinnt.\nBei Gleichstand: mehr\nPlättchen",
            "Le plus de points\ngagne. Égalité : le\nplus de tuiles",
        ]),
    },
    Info {
        key: "painter",
        rule: "GV-43",
        text: text!([
            "With a Carpenter:\n1 new house. Then it\nis idle. 2 points at\nthe end",
            "Met een Timmerman:\n1 nieuw huis. Daarna\ninactief. Aan het\neind 2 punten",
            "Mit Zimmermann:\n1 neues Haus. Danach\ninaktiv. Am Ende\n2 Punkte",
            "Avec un Charpentier :\n1 nouvelle maison.\nPuis inactif.\n2 points à la fin",
        ]),
    },
    Info { key: "phase-earn", rule: "GV-35", text: EARN },
    Info {
        key: "phase-move",
        rule: "GV-72",
        text: text!([
            "Each upright gnome\nmay move once, to a\nworkshop or business\nof your village",
            "Elke staande kabouter\nmag 1 keer naar een\nwerkplaats of bedrijf\nvan je dorp",
            "Jeder stehende Gnom\ndarf 1-mal in eine\nWerkstatt oder einen\nBetrieb ziehen",
            "Chaque gnome debout\npeut aller une fois à\nun atelier ou un\ncommerce du village",
        ]),
    },
    Info {
        key: "points",
        rule: "GV-117",
        text: text!([
            "2: workshop, lit\nhouse. 1: coin,\nRestaurant, hat\n(Happy Gnome)",
            "2: werkplaats, huis\nmet licht. 1: munt,\nRestaurant, muts\n(Blije Kabouter)",
            "2: Werkstatt, helles\nHaus. 1: Münze,\nRestaurant, Mütze\n(Fröhlicher Gnom)",
            "2 : atelier, maison\nallumée. 1 : pièce,\nRestaurant, bonnet\n(Gnome heureux)",
        ]),
    },
    Info { key: "police", rule: "GV-83", text: POLICE },
    Info { key: "pool", rule: "GV-106", text: POOL },
    Info { key: "prison", rule: "GV-103", text: PRISON },
    Info {
        key: "restaurant",
        rule: "GV-113",
        text: text!([
            "No action. Worth\n1 point at the end",
            "Geen actie. Aan het\neind 1 punt waard",
            "Keine Aktion. Am Ende\n1 Punkt wert",
            "Pas d'action. Vaut\n1 point à la fin",
        ]),
    },
    Info {
        key: "restaurants",
        rule: "GV-113",
        text: text!([
            "1 point per\nRestaurant",
            "1 punt per Restaurant",
            "1 Punkt je Restaurant",
            "1 point par\nRestaurant",
        ]),
    },
    Info {
        key: "reveal",
        rule: "GV-18",
        text: text!([
            "Turn up 1 Forest card\nand do what it says",
            "Draai 1 Boskaart om\nen doe wat erop staat",
            "Decke 1 Waldkarte auf\nund führe sie aus",
            "Révélez 1 carte Forêt\net appliquez-la",
        ]),
    },
    Info {
        key: "school",
        rule: "GV-44",
        text: text!([
            "1 new gnome, if you\nhave a free house.\nThen it is idle.\n2 points at the end",
            "1 nieuwe kabouter in\neen vrij huis. Daarna\ninactief. Aan het\neind 2 punten",
            "1 neuer Gnom, wenn\nein Haus frei ist.\nDanach inaktiv. Am\nEnde 2 Punkte",
            "1 nouveau gnome, si\nune maison est libre.\nPuis inactive.\n2 points à la fin",
        ]),
    },
    Info {
        key: "set",
        rule: "",
        text: text!([
            "Count in the village\nand enter the number",
            "Tel in het dorp en\nvul het aantal in",
            "Zähle im Dorf und\ntrag die Zahl ein",
            "Comptez dans le\nvillage et saisissez\nle nombre",
        ]),
    },
    Info { key: "site", rule: "GV-101", text: SITE },
    Info { key: "theater", rule: "GV-87", text: THEATER },
    Info { key: "thief", rule: "GV-91", text: THIEF },
    Info {
        key: "tiles",
        rule: "GV-118",
        text: text!([
            "Only on a tie: roads,\nhouses, workshops and\nbusinesses all count",
            "Alleen bij gelijke\nstand: wegen, huizen,\nwerkplaatsen,\nbedrijven",
            "Nur bei Gleichstand:\nWege, Häuser,\nWerkstätten und\nBetriebe",
            "Seulement à égalité :\nroutes, maisons,\nateliers et commerces",
        ]),
    },
    Info {
        key: "work-buy",
        rule: "GV-51",
        text: text!([
            "Use workshops, buy:\nbusiness 1, road 3,\nworkshop 2, gnome 3,\nhouse 3 + 3",
            "Werken en kopen:\nbedrijf 1, weg 3,\nwerkplaats 2,\nkabouter 3, huis 3+3",
            "Arbeiten und kaufen:\nBetrieb 1, Weg 3,\nWerkstatt 2, Gnom 3,\nHaus 3 + 3",
            "Travail et achats :\ncommerce 1, route 3,\natelier 2, gnome 3,\nmaison 3 + 3",
        ]),
    },
    Info {
        key: "workshops",
        rule: "GV-111",
        text: text!([
            "2 points per\nworkshop, active or\nidle",
            "2 punten per\nwerkplaats, actief of\ninactief",
            "2 Punkte je\nWerkstatt, aktiv oder\ninaktiv",
            "2 points par atelier,\nactif ou inactif",
        ]),
    },
];

const ADVISOR: Text = text!([
    "If you spend all your\ncoins this turn, you\nget 1 coin at its end",
    "Geef je deze beurt al\nje munten uit? Dan\nkrijg je aan het eind\n1 munt",
    "Gibst du in diesem\nZug alle Münzen aus,\nbekommst du am Ende\n1 Münze",
    "Si vous dépensez tout\nce tour-ci, recevez\n1 pièce à la fin du\ntour",
]);

const AIRPORT: Text = text!([
    "Fly to an opponent's\nfree tile. Workshop:\ntoken. Business: its\naction and 1 coin",
    "Vlieg naar een vrije\ntegel van een ander.\nWerkplaats: fiche.\nBedrijf: actie+1 munt",
    "Fliege zum Gegner auf\nein freies Plättchen.\nWerkstatt: Marker.\nBetrieb: Aktion+Münze",
    "Envol chez un\nadversaire. Atelier :\njeton. Commerce : son\naction et 1 pièce",
]);

const ARCHITECT: Text = text!([
    "Rearrange your\nvillage. All\nplacement rules must\nhold again",
    "Herschik je dorp.\nDaarna moet alles\nweer volgens de\nregels liggen",
    "Baue dein Dorf um.\nDanach müssen alle\nLegeregeln stimmen",
    "Réarrangez votre\nvillage, en suivant\nles règles de pose",
]);

const CHAPEL: Text = text!([
    "Borrow 1 gnome of an\nopponent until their\nturn. Its workshop\nturns idle",
    "Leen 1 kabouter van\neen ander tot diens\nbeurt. Zijn\nwerkplaats: inactief",
    "Leih dir 1 Gnom eines\nGegners bis zu dessen\nZug. Seine Werkstatt\nwird inaktiv",
    "Empruntez 1 gnome\nadverse jusqu'à son\ntour. Son atelier\ndevient inactif",
]);

const COURIER: Text = text!([
    "Turn 1 workshop idle.\nAn opponent gets the\ntoken and pays you\n3 coins",
    "Maak 1 werkplaats\ninactief. Een ander\nkrijgt de fiche en\nbetaalt jou 3 munten",
    "Mach 1 Werkstatt\ninaktiv. Ein Gegner\nnimmt den Marker und\nzahlt dir 3 Münzen",
    "Désactivez 1 atelier.\nUn adversaire prend\nle jeton et vous paie\n3 pièces",
]);

const DOCTOR: Text = text!([
    "Activate 1 of your\nworkshops. An\nopponent gets a token\nof its kind",
    "Activeer 1 eigen\nwerkplaats. Een ander\nkrijgt een fiche van\ndie soort",
    "Aktiviere 1 eigene\nWerkstatt. Ein Gegner\nbekommt einen Marker\ndieser Art",
    "Activez 1 de vos\nateliers. Un\nadversaire reçoit un\njeton de ce type",
]);

const EARN: Text = text!([
    "Each gnome on your\nbusinesses earns the\ncoins printed on the\ntile",
    "Elke kabouter op je\nbedrijven levert de\nmunten op die op de\ntegel staan",
    "Jeder Gnom auf deinen\nBetrieben bringt die\naufgedruckten Münzen",
    "Chaque gnome sur vos\ncommerces rapporte\nles pièces imprimées\nsur la tuile",
]);

const MILITARY: Text = text!([
    "Safe until your turn\nfrom Police, Chapel,\nCourier, Thief,\nAirport, Prison",
    "Tot je beurt geen\nlast van Politie,\nKapel, Dief, Koerier,\nVliegveld, Gevangenis",
    "Schutz vor Flughafen,\nGefängnis, Polizei,\nKapelle, Kurier, Dieb\nbis zu deinem Zug",
    "Jusqu'à votre tour :\nni Police, Chapelle,\nCoursier, Voleur,\nAéroport ni Prison",
]);

const POLICE: Text = text!([
    "Each opponent who has\ncoins gives you\n1 coin",
    "Elke tegenspeler met\nmunten geeft jou\n1 munt",
    "Jeder Gegner, der\nMünzen hat, gibt dir\n1 Münze",
    "Chaque adversaire qui\na des pièces vous en\ndonne 1",
]);

const POOL: Text = text!([
    "Activate 1 of your\nworkshops. Dutch\nrule: or use another\nbusiness",
    "Activeer 1 eigen\nwerkplaats.\nNederlandse regel: of\neen ander bedrijf",
    "Aktiviere 1 eigene\nWerkstatt.\nNiederländisch: oder\nnutze 1 Betrieb",
    "Activez 1 de vos\nateliers. Règle\nnéerlandaise : ou un\nautre commerce",
]);

const PRISON: Text = text!([
    "Catch an opponent's\ngnome. They pay you\n1 coin ransom in\ntheir Earn phase",
    "Vang 1 kabouter van\neen ander. Die\nbetaalt bij Verdienen\n1 munt losgeld",
    "Fang 1 Gnom eines\nGegners. Der zahlt\nbeim Verdienen\n1 Münze Lösegeld",
    "Capturez 1 gnome\nadverse : 1 pièce de\nrançon pour vous à sa\nphase Gagner",
]);

const SITE: Text = text!([
    "Draw 1 face-down\nbusiness and place it\nbeside a road, for\nfree",
    "Trek 1 bedrijf van de\ndichte stapel en leg\nhet gratis aan een\nweg",
    "Ziehe 1 verdeckten\nBetrieb und lege ihn\ngratis an einen Weg",
    "Piochez 1 commerce\nface cachée et\nposez-le gratis au\nbord d'une route",
]);

const THEATER: Text = text!([
    "1 coin, plus 1 for\neach gnome at work\nright around it, also\ndiagonally",
    "1 munt, plus 1 per\nwerkende kabouter\neromheen, ook schuin",
    "1 Münze, plus 1 je\narbeitendem Gnom\nringsum, auch\ndiagonal",
    "1 pièce, plus 1 par\ngnome au travail\nautour, diagonales\ncomprises",
]);

const THIEF: Text = text!([
    "Take up to 2 coins\nfrom one opponent",
    "Pak hoogstens\n2 munten van een\ntegenspeler",
    "Nimm einem Gegner bis\nzu 2 Münzen weg",
    "Prenez jusqu'à\n2 pièces à un\nadversaire",
]);
