//! The rules behind the rows: what the screen shows while OK is held.

use crate::words::{Info, Text};

/// Rules by the key of the row.
pub(super) const INFO: &[Info] = &[
    Info {
        key: "adventure",
        rule: "MG-126",
        text: Text([
            "Rounds 1-2: 1 step,\nrounds 3-4: 2 steps",
            "Rondes 1-2: 1 stap,\nrondes 3-4: 2 stappen",
            "Runden 1-2: 1\nSchritt, 3-4: 2\nSchritte",
            "Manches 1-2 : 1 pas,\nmanches 3-4 : 2 pas",
        ]),
    },
    Info {
        key: "alchemist",
        rule: "MG-98",
        text: Text([
            "Once per round: 1\ncrystal for 5 coins\nor a chest. End: 2 VP\nper crystal",
            "1x per ronde: 1\nkristal voor 5 munten\nof een kist. Einde: 2\nOP per kristal",
            "1x pro Runde: 1\nKristall für 5 Münzen\noder Truhe. Ende: 2\nSP je Kristall",
            "1 fois par manche :\ncristal = 5 pièces ou\ncoffre. Fin : 2 PV\npar cristal",
        ]),
    },
    Info {
        key: "animal",
        rule: "MG-114",
        text: Text([
            "Scores the VP printed\nand counts as that\nanimal at the end",
            "Scoort de gedrukte OP\nen telt als dat dier",
            "Bringt die gedruckten\nSP und zählt als\ndieses Tier",
            "Marque les PV\nimprimés et compte\ncomme cet animal",
        ]),
    },
    Info {
        key: "animal-pairs",
        rule: "MG-141",
        text: Text([
            "Two equal animals: 3\nVP. Each animal in\none set only",
            "Twee gelijke dieren:\n3 OP. Elk dier in een\nset",
            "Zwei gleiche Tiere: 3\nSP. Jedes Tier nur\neinmal",
            "Deux animaux égaux :\n3 PV. Chaque animal\nune seule fois",
        ]),
    },
    Info {
        key: "animal-trios",
        rule: "MG-141",
        text: Text([
            "Three different\nanimals: 5 VP. Each\nanimal in one set\nonly",
            "Drie verschillende\ndieren: 5 OP. Elk\ndier in een set",
            "Drei verschiedene\nTiere: 5 SP. Jedes\nTier nur einmal",
            "Trois animaux\ndifférents : 5 PV.\nChaque animal une\nseule fois",
        ]),
    },
    Info {
        key: "bandito",
        rule: "MG-110",
        text: Text([
            "Draw 2 chests at\nonce, keep 1. End: 1\nVP per opened chest",
            "Trek meteen 2 kisten,\nhou er 1. Einde: 1 OP\nper open kist",
            "Sofort 2 Truhen\nziehen, 1 behalten.\nEnde: 1 SP je offene\nTruhe",
            "2 coffres piochés, 1\ngardé. Fin : 1 PV par\ncoffre ouvert",
        ]),
    },
    Info {
        key: "book",
        rule: "MG-65",
        text: Text([
            "As many books as the\ntile has squares, at\nmost one golden",
            "Zoveel boeken als de\ntegel vakjes heeft,\nhoogstens een gouden",
            "So viele Bücher wie\nFelder, höchstens ein\ngoldenes",
            "Autant de livres que\nde cases, un seul\ndoré au plus",
        ]),
    },
    Info {
        key: "chests",
        rule: "MG-117",
        text: Text([
            "Draw two closed\nchests and keep both",
            "Trek twee dichte\nkisten en hou ze\nallebei",
            "Ziehe zwei Truhen und\nbehalte beide",
            "Piochez deux coffres\nfermés et gardez-les",
        ]),
    },
    Info {
        key: "claim",
        rule: "MG-124",
        text: Text([
            "The furthest on the\ntrail claims first.\nEach reward once per\nround",
            "De verste op het pad\nkiest eerst. Elke\nbeloning 1x per ronde",
            "Der Vorderste am Pfad\nwählt zuerst. Jede\nBelohnung einmal",
            "Le plus avancé\nchoisit d'abord.\nChaque récompense une\nfois",
        ]),
    },
    Info {
        key: "coins",
        rule: "MG-138",
        text: Text([
            "Per 4 coins, basic\nresources and keys 1\nVP. As reward 2,\nlater 3",
            "Per 4 munten,\nbasisgrondst. en\nsleutels 1 OP. Als\nbeloning 2 of 3",
            "Je 4 Münzen,\nGrundrohstoffe und\nSchlüssel 1 SP. Als\nBelohnung 2 oder 3",
            "4 pièces, ressources\nou clés : 1 PV. En\nrécompense : 2 ou 3",
        ]),
    },
    Info {
        key: "count",
        rule: "MG-138",
        text: Text([
            "Everybody counts what\nlies there at the end",
            "Iedereen telt wat er\naan het einde ligt",
            "Alle zählen, was am\nEnde da liegt",
            "Chacun compte ce\nqu'il a à la fin",
        ]),
    },
    Info {
        key: "crystal",
        rule: "MG-139",
        text: Text([
            "Each crystal is 1 VP\nat the end",
            "Elk kristal is 1 OP\naan het einde",
            "Jeder Kristall ist am\nEnde 1 SP",
            "Chaque cristal vaut 1\nPV à la fin",
        ]),
    },
    Info {
        key: "crystals",
        rule: "MG-139",
        text: Text(["1 VP per crystal", "1 OP per kristal", "1 SP je Kristall", "1 PV par cristal"]),
    },
    Info {
        key: "discard",
        rule: "MG-48",
        text: Text([
            "What the warehouse\ncannot hold is\ndiscarded at once.\nYou choose",
            "Wat niet in het\nmagazijn past, leg je\naf. Jij kiest",
            "Was nicht ins Lager\npasst, wird\nabgeworfen. Du wählst",
            "L'excédent de\nl'entrepôt est\ndéfaussé. À vous de\nchoisir",
        ]),
    },
    Info {
        key: "display",
        rule: "MG-69",
        text: Text([
            "2 players: any tile\nnext to a display\nbook. Each once per\nround",
            "Met 2: leg een tegel\nnaast een los boek.\nElk 1x per ronde",
            "Zu zweit: ein\nPlättchen neben ein\nBuch der Auslage.\nJedes 1x pro Runde",
            "À 2 : posez une tuile\nprès d'un livre\nexposé. Chacun 1 fois\npar manche",
        ]),
    },
    Info {
        key: "double",
        rule: "MG-132",
        text: Text([
            "The tile in the\nbedroom scores once\nmore",
            "De tegel in de\nslaapkamer scoort nog\neen keer",
            "Das Plättchen im\nSchlafzimmer zählt\nnoch einmal",
            "La tuile de la\nchambre compte encore\nune fois",
        ]),
    },
    Info {
        key: "druid",
        rule: "MG-104",
        text: Text([
            "An extra tile after\nthe third turns, free\nof payments. End: any\none animal",
            "Een extra tegel na de\nderde beurten, zonder\nbetalen. Einde: joker",
            "Ein Plättchen mehr\nnach den 3. Zügen,\nohne Zahlung. Ende:\nJoker",
            "Une tuile de plus\naprès les 3es tours,\nsans payer. Fin :\njoker",
        ]),
    },
    Info {
        key: "end-turn",
        rule: "MG-28",
        text: Text([
            "A turn uses exactly\none tile. Books you\ndid not use are lost",
            "Een beurt gebruikt\nprecies een tegel.\nOngebruikte boeken\nvervallen",
            "Ein Zug braucht genau\nein Plättchen.\nUngenutzte Bücher\nverfallen",
            "Un tour utilise une\nseule tuile. Les\nlivres non activés\nsont perdus",
        ]),
    },
    Info {
        key: "farmer",
        rule: "MG-112",
        text: Text([
            "One free upgrade at\nonce. End: 1 VP per\nupgrade step",
            "Meteen een gratis\nverbetering. Einde: 1\nOP per stap",
            "Sofort ein Ausbau\ngratis. Ende: 1 SP je\nStufe",
            "Une amélioration\nofferte. Fin : 1 PV\npar niveau",
        ]),
    },
    Info {
        key: "finish",
        rule: "MG-143",
        text: Text([
            "The count is done.\nThe most VP wins",
            "De telling is klaar.\nDe meeste OP wint",
            "Die Zählung ist\nfertig. Die meisten\nSP gewinnen",
            "Le comptage est fini.\nLe plus de PV gagne",
        ]),
    },
    Info {
        key: "first",
        rule: "MG-131",
        text: Text([
            "You are first player\nfrom the next round\non",
            "Je bent startspeler\nvanaf de volgende\nronde",
            "Du bist ab der\nnächsten Runde\nStartspieler",
            "Vous êtes premier\njoueur dès la manche\nsuivante",
        ]),
    },
    Info {
        key: "free-invite",
        rule: "MG-76",
        text: Text([
            "Pay 1 crystal and\ntake a gnome without\nits cost",
            "Betaal 1 kristal en\nneem een kabouter\nzonder kosten",
            "Zahle 1 Kristall und\nnimm einen Gnom ohne\nKosten",
            "Payez 1 cristal et\nprenez un gnome sans\nson coût",
        ]),
    },
    Info {
        key: "free-tiles",
        rule: "MG-130",
        text: Text([
            "Any tile may be used\nin your first turn of\nthe next round",
            "In je eerste beurt\nvan de volgende ronde\nmag elke tegel",
            "Im ersten Zug der\nnächsten Runde ist\njedes Plättchen\nerlaubt",
            "Au premier tour de la\nmanche suivante,\ntoute tuile est\npermise",
        ]),
    },
    Info {
        key: "frog5",
        rule: "MG-116",
        text: Text([
            "5 VP, and a frog at\nthe end",
            "5 OP, en een kikker\naan het einde",
            "5 SP, und am Ende ein\nFrosch",
            "5 PV, et une\ngrenouille à la fin",
        ]),
    },
    Info {
        key: "gather",
        rule: "MG-36",
        text: Text([
            "Tile into the forest:\nevery icon it covers.\n1 coin per tile of\nothers touched",
            "Tegel in het bos: elk\nsymbool eronder. 1\nmunt per geraakte\ntegel van anderen",
            "Plättchen in den\nWald: jedes verdeckte\nSymbol. 1 Münze je\nberührtes fremdes",
            "Posez une tuile en\nforêt : chaque icône.\n1 pièce par tuile\nadverse touchée",
        ]),
    },
    Info {
        key: "gnomes",
        rule: "MG-07",
        text: Text([
            "Five different kinds\ntake part, with as\nmany cards as players",
            "Vijf soorten doen\nmee, met zoveel\nkaarten als spelers",
            "Fünf Arten spielen\nmit, je so viele\nKarten wie Spieler",
            "Cinq sortes en jeu,\nautant de cartes que\nde joueurs",
        ]),
    },
    Info {
        key: "gold-coins",
        rule: "MG-74",
        text: Text(["Take 2 coins", "Neem 2 munten", "Nimm 2 Münzen", "Prenez 2 pièces"]),
    },
    Info {
        key: "gold-invite",
        rule: "MG-71",
        text: Text([
            "Take one mighty gnome\nfor its cost, if a\nplate is free",
            "Neem een machtige\nkabouter voor zijn\nkosten, als er een\nbord vrij is",
            "Nimm einen Gnom für\nseine Kosten, wenn\nein Teller frei ist",
            "Prenez un gnome pour\nson coût, si une\nassiette est libre",
        ]),
    },
    Info {
        key: "gold-key",
        rule: "MG-75",
        text: Text(["Take 1 key", "Neem 1 sleutel", "Nimm 1 Schlüssel", "Prenez 1 clé"]),
    },
    Info {
        key: "gold-upgrade",
        rule: "MG-73",
        text: Text([
            "Pay sand for the\nwarehouse or wood for\nthe dining table: one\nstep right",
            "Zand voor het\nmagazijn of hout voor\nde eettafel: een stap",
            "Sand fürs Lager oder\nHolz für den\nEsstisch: ein Schritt",
            "Sable pour l'entrepôt\nou bois pour la\ntable : un pas à\ndroite",
        ]),
    },
    Info {
        key: "gold-venture",
        rule: "MG-72",
        text: Text([
            "Move 2 steps on the\nadventure trail",
            "Ga 2 stappen vooruit\nop het avonturenpad",
            "Gehe 2 Schritte auf\ndem Abenteuerpfad",
            "Avancez de 2 pas sur\nle sentier",
        ]),
    },
    Info {
        key: "green",
        rule: "MG-78",
        text: Text([
            "Pay 1 coin: 1\nchamomile and 1\nmushroom",
            "Betaal 1 munt: 1\nkamille en 1\npaddenstoel",
            "Zahle 1 Münze: 1\nKamille und 1 Pilz",
            "Payez 1 pièce : 1\ncamomille et 1\nchampignon",
        ]),
    },
    Info {
        key: "invite",
        rule: "MG-128",
        text: Text([
            "Take a mighty gnome\nand pay its cost",
            "Neem een machtige\nkabouter en betaal de\nkosten",
            "Nimm einen Gnom und\nzahle seine Kosten",
            "Prenez un gnome et\npayez son coût",
        ]),
    },
    Info {
        key: "items",
        rule: "MG-138",
        text: Text([
            "Coins, basic\nresources and keys\ntogether: 1 VP per 4",
            "Munten, basis-\ngrondstoffen en\nsleutels: 1 OP per 4",
            "Münzen,\nGrundrohstoffe und\nSchlüssel: 1 SP je 4",
            "Pièces, ressources de\nbase et clés : 1 PV\npar 4",
        ]),
    },
    Info {
        key: "key",
        rule: "MG-128",
        text: Text([
            "1 key; it counts at\nthe end. Nobody holds\nmore than 3",
            "1 sleutel; telt aan\nhet einde. Hoogstens\n3",
            "1 Schlüssel; zählt am\nEnde. Höchstens 3",
            "1 clé ; elle compte à\nla fin. Au plus 3",
        ]),
    },
    Info {
        key: "keyholder",
        rule: "MG-108",
        text: Text([
            "2 keys at once. End:\n2 VP per key",
            "Meteen 2 sleutels.\nEinde: 2 OP per\nsleutel",
            "Sofort 2 Schlüssel.\nEnde: 2 SP je\nSchlüssel",
            "2 clés aussitôt.\nFin : 2 PV par clé",
        ]),
    },
    Info {
        key: "knight",
        rule: "MG-102",
        text: Text([
            "2 steps at once. End:\n4 VP if you are\nfurthest on the\ntrail, else 2",
            "Meteen 2 stappen.\nEinde: 4 OP als je\nhet verst bent,\nanders 2",
            "Sofort 2 Schritte.\nEnde: 4 SP als\nVorderster, sonst 2",
            "2 pas aussitôt. Fin :\n4 PV si vous êtes en\ntête, sinon 2",
        ]),
    },
    Info {
        key: "ladder",
        rule: "MG-57",
        text: Text([
            "Tile on a ladder: use\nthe books beside it.\n1 coin to each player\nbelow",
            "Leg een tegel op een\nladder: boeken\nernaast. 1 munt aan\nelk eronder",
            "Plättchen an eine\nLeiter: Bücher\ndaneben. 1 Münze an\njeden darunter",
            "Tuile sur une\néchelle : livres à\ncôté. 1 pièce à\nchaque joueur dessous",
        ]),
    },
    Info {
        key: "magic",
        rule: "MG-96",
        text: Text([
            "Once per round: 2\nwood or 1 sand for 1\nVP. End: 1 VP per\nsquare in the bedroom",
            "1x per ronde: 2 hout\nof 1 zand voor 1 OP.\nEinde: 1 OP per vakje\nin bed",
            "1x pro Runde: 2 Holz\noder 1 Sand für 1 SP.\nEnde: 1 SP je Feld im\nBett",
            "1 fois par manche : 2\nbois ou 1 sable = 1\nPV. Fin : 1 PV par\ncase au lit",
        ]),
    },
    Info {
        key: "next-round",
        rule: "MG-134",
        text: Text([
            "Refresh forest and\nattic, then the first\nplayer starts",
            "Ververs bos en\nzolder, dan begint de\nstartspeler",
            "Wald und Dachboden\nauffrischen, dann\nbeginnt der\nStartspieler",
            "Renouvelez forêt et\ngrenier, puis le\npremier joueur\ncommence",
        ]),
    },
    Info {
        key: "open-chest",
        rule: "MG-85",
        text: Text([
            "Spend a key to open\none of your closed\nchests. Its effect\ncomes at once",
            "Betaal een sleutel en\nopen een eigen kist.\nHet effect volgt\nmeteen",
            "Gib einen Schlüssel\nund öffne eine eigene\nTruhe. Sie wirkt\nsofort",
            "Dépensez une clé pour\nouvrir un de vos\ncoffres. Effet\nimmédiat",
        ]),
    },
    Info {
        key: "option-druid",
        rule: "MG-22",
        text: Text([
            "The size printed on\nthe Druid tile; only\nif the Druid takes\npart",
            "De grootte op de\ndruïdetegel; alleen\nmet de Druïde",
            "Die Größe auf dem\nDruidenplättchen; nur\nmit dem Druiden",
            "La taille de la tuile\ndruide ; seulement\navec le Druide",
        ]),
    },
    Info {
        key: "option-trail",
        rule: "MG-25",
        text: Text([
            "The number of the\nlast trail space; 0:\nno end",
            "Het nummer van het\nlaatste vak; 0: geen\neinde",
            "Die Nummer des\nletzten Felds; 0:\nkein Ende",
            "Le numéro de la\ndernière case ; 0 :\nsans fin",
        ]),
    },
    Info {
        key: "over",
        rule: "MG-137",
        text: Text([
            "After round 5 the\ngame is over",
            "Na ronde 5 is het\nspel afgelopen",
            "Nach Runde 5 ist das\nSpiel zu Ende",
            "Après la manche 5, la\npartie est finie",
        ]),
    },
    Info {
        key: "paid-invite",
        rule: "MG-77",
        text: Text([
            "Pay 1 mushroom and\nthe cost of the gnome",
            "Betaal 1 paddenstoel\nen de kosten van de\nkabouter",
            "Zahle 1 Pilz und die\nKosten des Gnoms",
            "Payez 1 champignon et\nle coût du gnome",
        ]),
    },
    Info {
        key: "pass-druid",
        rule: "MG-106",
        text: Text([
            "Using the Druid tile\nis optional. Passing\ngives it up for this\nround",
            "De druïdetegel hoeft\nniet. Passen geldt\nvoor deze ronde",
            "Das Druidenplättchen\nmuss nicht sein.\nPassen gilt für die\nRunde",
            "La tuile druide est\nfacultative. Passer\nvaut pour la manche",
        ]),
    },
    Info {
        key: "phase-druid",
        rule: "MG-106",
        text: Text([
            "Owners of a Druid\ntile use it now,\nclockwise, or pass",
            "Wie een druïdetegel\nheeft, gebruikt hem\nnu of past",
            "Wer ein\nDruidenplättchen hat,\nnutzt es jetzt oder\npasst",
            "Les tuiles druides se\njouent maintenant, ou\nl'on passe",
        ]),
    },
    Info {
        key: "phase-refresh",
        rule: "MG-134",
        text: Text([
            "Forest and attic are\nrefreshed by hand",
            "Bos en zolder worden\nmet de hand ververst",
            "Wald und Dachboden\nwerden von Hand\naufgefrischt",
            "Forêt et grenier sont\nrenouvelés à la main",
        ]),
    },
    Info {
        key: "points",
        rule: "MG-143",
        text: Text(["The most VP wins", "De meeste OP wint", "Die meisten SP\ngewinnen", "Le plus de PV gagne"]),
    },
    Info {
        key: "refresh",
        rule: "MG-80",
        text: Text([
            "Pay 1 chamomile:\nrepeat the immediate\npower of one own\ngnome",
            "Betaal 1 kamille:\nherhaal een eenmalige\ngave",
            "Zahle 1 Kamille:\nSofort-Fähigkeit\neines Gnoms noch\neinmal",
            "Payez 1 camomille :\nrépétez un pouvoir\nimmédiat",
        ]),
    },
    Info {
        key: "resources",
        rule: "MG-118",
        text: Text([
            "Take the resources\nprinted",
            "Neem de gedrukte\ngrondstoffen",
            "Nimm die gedruckten\nRohstoffe",
            "Prenez les ressources\nimprimées",
        ]),
    },
    Info {
        key: "rewards",
        rule: "MG-124",
        text: Text([
            "In adventure order\neach player claims\none reward",
            "In avontuurvolgorde\nkiest elk een\nbeloning",
            "In Abenteuer-\nreihenfolge nimmt\njeder eine Belohnung",
            "Dans l'ordre du\nsentier, chacun prend\nune récompense",
        ]),
    },
    Info {
        key: "robber",
        rule: "MG-100",
        text: Text([
            "3 coins at once. End:\n1 VP per 3 coins",
            "Meteen 3 munten.\nEinde: 1 OP per 3\nmunten",
            "Sofort 3 Münzen.\nEnde: 1 SP je 3\nMünzen",
            "3 pièces aussitôt.\nFin : 1 PV par 3\npièces",
        ]),
    },
    Info {
        key: "set-cost",
        rule: "MG-23",
        text: Text([
            "Read the cost off the\ncard once. It then\nholds for everybody",
            "Lees de kosten een\nkeer van de kaart. Ze\ngelden voor iedereen",
            "Lies die Kosten\neinmal von der Karte\nab. Sie gelten für\nalle",
            "Lisez le coût une\nfois sur la carte. Il\nvaut pour tous",
        ]),
    },
    Info {
        key: "set-step",
        rule: "MG-24",
        text: Text([
            "Read the step off the\nboard once. It then\nholds for everybody",
            "Lees de stap een keer\nvan het bord. Hij\ngeldt voor iedereen",
            "Lies die Stufe einmal\nvon der Tafel ab. Sie\ngilt für alle",
            "Lisez le niveau une\nfois sur le plateau.\nIl vaut pour tous",
        ]),
    },
    Info {
        key: "silver-coins",
        rule: "MG-81",
        text: Text([
            "Pay 1 sand: 2 coins",
            "Betaal 1 zand: 2\nmunten",
            "Zahle 1 Sand: 2\nMünzen",
            "Payez 1 sable : 2\npièces",
        ]),
    },
    Info {
        key: "silver-keys",
        rule: "MG-82",
        text: Text([
            "Pay 1 sand: 2 keys",
            "Betaal 1 zand: 2\nsleutels",
            "Zahle 1 Sand: 2\nSchlüssel",
            "Payez 1 sable : 2\nclés",
        ]),
    },
    Info {
        key: "skip",
        rule: "MG-55",
        text: Text([
            "You may decline. A\nchest then stays\navailable",
            "Je mag bedanken. Een\nkist blijft dan\nliggen",
            "Du darfst verzichten.\nEine Truhe bleibt\ndann liegen",
            "Vous pouvez refuser.\nUn coffre reste alors\ndisponible",
        ]),
    },
    Info {
        key: "table",
        rule: "MG-90",
        text: Text([
            "Room for your mighty\ngnomes. Steps cost\nwood",
            "Plaats voor machtige\nkabouters. Stappen\nkosten hout",
            "Platz für mächtige\nGnome. Stufen kosten\nHolz",
            "Place pour vos\ngnomes. Les pas\ncoûtent du bois",
        ]),
    },
    Info {
        key: "take-coins",
        rule: "MG-83",
        text: Text([
            "Discard a tile for\ncoins: its squares\nminus 1. Your turn\nends at once",
            "Leg een tegel af:\nmunten = vakjes min\n1. Je beurt is meteen\nom",
            "Plättchen abwerfen:\nMünzen = Felder minus\n1. Der Zug ist sofort\nzu Ende",
            "Défaussez une tuile :\npièces = cases moins\n1. Le tour finit\naussitôt",
        ]),
    },
    Info {
        key: "track",
        rule: "MG-26",
        text: Text([
            "Full keeps every\ntoken; quick only\nturns, VP and the\ntrail",
            "Volledig: elke fiche.\nSnel: alleen beurten,\nOP en pad",
            "Vollständig: alle\nMarker. Kurz: nur\nZüge, SP und Pfad",
            "Complet : chaque\njeton. Rapide :\ntours, PV et sentier",
        ]),
    },
    Info {
        key: "trade-crystal",
        rule: "MG-87",
        text: Text([
            "Discard 1 crystal for\n1 basic resource, any\ntime in your turn",
            "Leg 1 kristal af voor\n1 basisgrondstof",
            "Wirf 1 Kristall ab\nfür 1 Grundrohstoff",
            "Défaussez 1 cristal\npour 1 ressource de\nbase",
        ]),
    },
    Info {
        key: "trade-pair",
        rule: "MG-88",
        text: Text([
            "Discard any 2\nresources for 1 basic\nresource, any time in\nyour turn",
            "Leg 2 grondstoffen af\nvoor 1 basisgrondstof",
            "Wirf 2 Rohstoffe ab\nfür 1 Grundrohstoff",
            "Défaussez 2\nressources pour 1\nressource de base",
        ]),
    },
    Info {
        key: "trail",
        rule: "MG-50",
        text: Text([
            "Move your token.\nScore VP icons\nreached or passed.\nLand on top of others",
            "Verplaats je fiche.\nScoor OP bereikt of\nvoorbij. Kom bovenop",
            "Ziehe deinen Marker.\nSP erreicht oder\npassiert. Lande\nobenauf",
            "Avancez le jeton. PV\natteints ou passés.\nPosez-le au-dessus",
        ]),
    },
    Info {
        key: "trail-chest",
        rule: "MG-52",
        text: Text([
            "Take an open chest\nwithout a key, use\nit, put it back into\nthe bag",
            "Neem een open kist\nzonder sleutel,\ngebruik hem en leg\nhem terug",
            "Nimm eine offene\nTruhe ohne Schlüssel,\nnutze sie, lege sie\nzurück",
            "Prenez un coffre\nouvert sans clé,\nutilisez-le,\nremettez-le",
        ]),
    },
    Info {
        key: "trail-order",
        rule: "MG-144",
        text: Text([
            "On a tie, whoever is\nfurther on the trail\nwins",
            "Bij gelijke stand\nwint wie verder is op\nhet pad",
            "Bei Gleichstand\ngewinnt, wer am Pfad\nweiter vorn ist",
            "À égalité, le plus\navancé sur le sentier\ngagne",
        ]),
    },
    Info {
        key: "turn",
        rule: "MG-26",
        text: Text([
            "Three turns each\nround, clockwise from\nthe first player",
            "Drie beurten per\nronde, met de klok\nmee vanaf de\nstartspeler",
            "Drei Züge pro Runde,\nim Uhrzeigersinn ab\nStartspieler",
            "Trois tours par\nmanche, à partir du\npremier joueur",
        ]),
    },
    Info {
        key: "upgrade",
        rule: "MG-145",
        text: Text([
            "A steward moves one\nstep right: new\ncapacity and the VP\nprinted there",
            "Een rentmeester gaat\neen stap naar rechts:\ncapaciteit en OP",
            "Ein Verwalter geht\neinen Schritt nach\nrechts: Kapazität und\nSP",
            "Un intendant avance\nd'un pas à droite :\ncapacité et PV\nimprimés",
        ]),
    },
    Info {
        key: "use",
        rule: "MG-27",
        text: Text([
            "Tell the whole turn\nwhen it is done:\ntile, VP, steps",
            "Vertel de hele beurt\nals hij klaar is:\ntegel, OP, stappen",
            "Gib den ganzen Zug am\nEnde ein: Plättchen,\nSP, Schritte",
            "Entrez tout le tour à\nla fin : tuile, PV,\npas",
        ]),
    },
    Info {
        key: "vp",
        rule: "MG-11",
        text: Text([
            "All points scored at\nonce: bedroom, trail,\nchests, steps,\nrewards",
            "Alle directe punten:\nbed, pad, kisten,\nstappen, beloningen",
            "Alle sofortigen\nPunkte: Bett, Pfad,\nTruhen, Stufen",
            "Tous les points\nimmédiats : lit,\nsentier, coffres",
        ]),
    },
    Info {
        key: "vp-coins",
        rule: "MG-119",
        text: Text([
            "Take the VP and the\ncoins printed",
            "Neem de gedrukte OP\nen munten",
            "Nimm die gedruckten\nSP und Münzen",
            "Prenez les PV et les\npièces imprimés",
        ]),
    },
    Info { key: "vp2", rule: "MG-128", text: Text(["2 VP at once", "Meteen 2 OP", "Sofort 2 SP", "2 PV aussitôt"]) },
    Info { key: "vp3", rule: "MG-120", text: Text(["3 VP at once", "Meteen 3 OP", "Sofort 3 SP", "3 PV aussitôt"]) },
    Info {
        key: "warehouse",
        rule: "MG-47",
        text: Text([
            "Room for your\nresources. Steps cost\nsand",
            "Plaats voor\ngrondstoffen. Stappen\nkosten zand",
            "Platz für Rohstoffe.\nStufen kosten Sand",
            "Place pour vos\nressources. Les pas\ncoûtent du sable",
        ]),
    },
    Info {
        key: "wild",
        rule: "MG-115",
        text: Text([
            "1 VP, and any one\nanimal at the end",
            "1 OP, en aan het\neinde een dier naar\nkeuze",
            "1 SP, und am Ende ein\nbeliebiges Tier",
            "1 PV, et un animal au\nchoix à la fin",
        ]),
    },
    Info {
        key: "work",
        rule: "MG-79",
        text: Text([
            "Pay 1 coin: 1 wood\nand 1 sand",
            "Betaal 1 munt: 1 hout\nen 1 zand",
            "Zahle 1 Münze: 1 Holz\nund 1 Sand",
            "Payez 1 pièce : 1\nbois et 1 sable",
        ]),
    },
];
