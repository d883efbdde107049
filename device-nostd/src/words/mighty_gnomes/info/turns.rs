//! Phases, moves and options.

use engine_nostd::games::mighty_gnomes::ROUNDS;

use crate::words::{Text, text};

pub(crate) const COUNT: Text = text!([
    "Everybody counts what\nlies there at the end",
    "Iedereen telt wat er\naan het einde ligt",
    "Alle zählen, was am\nEnde da liegt",
    "Chacun compte ce\nqu'il a à la fin",
]);

pub(crate) const DISCARD: Text = text!([
    "What the warehouse\ncannot hold is\ndiscarded at once.\nYou choose",
    "Wat niet in het\nmagazijn past, leg je\naf. Jij kiest",
    "Was nicht ins Lager\npasst, wird\nabgeworfen. Du wählst",
    "L'excédent de\nl'entrepôt est\ndéfaussé. À vous de\nchoisir",
]);

pub(crate) const DISPLAY: Text = text!([
    "2 players: any tile\nnext to a display\nbook. Each once per\nround",
    "Met 2: leg een tegel\nnaast een los boek.\nElk 1x per ronde",
    "Zu zweit: ein\nPlättchen neben ein\nBuch der Auslage.\nJedes 1x pro Runde",
    "À 2 : posez une tuile\nprès d'un livre\nexposé. Chacun 1 fois\npar manche",
]);

pub(crate) const END_TURN: Text = text!([
    "A turn uses exactly\none tile. Books you\ndid not use are lost",
    "Een beurt gebruikt\nprecies een tegel.\nOngebruikte boeken\nvervallen",
    "Ein Zug braucht genau\nein Plättchen.\nUngenutzte Bücher\nverfallen",
    "Un tour utilise une\nseule tuile. Les\nlivres non activés\nsont perdus",
]);

pub(crate) const FINISH: Text = text!([
    "The count is done.\nThe most VP wins",
    "De telling is klaar.\nDe meeste OP wint",
    "Die Zählung ist\nfertig. Die meisten\nSP gewinnen",
    "Le comptage est fini.\nLe plus de PV gagne",
]);

pub(crate) const GATHER: Text = text!([
    "Tile into the forest:\nevery icon it covers.\n1 coin per tile of\nothers touched",
    "Tegel in het bos: elk\nsymbool eronder. 1\nmunt per geraakte\ntegel van anderen",
    "Plättchen in den\nWald: jedes verdeckte\nSymbol. 1 Münze je\nberührtes fremdes",
    "Posez une tuile en\nforêt : chaque icône.\n1 pièce par tuile\nadverse touchée",
]);

pub(crate) const LADDER: Text = text!([
    "Tile on a ladder: use\nthe books beside it.\n1 coin to each player\nbelow",
    "Leg een tegel op een\nladder: boeken\nernaast. 1 munt aan\nelk eronder",
    "Plättchen an eine\nLeiter: Bücher\ndaneben. 1 Münze an\njeden darunter",
    "Tuile sur une\néchelle : livres à\ncôté. 1 pièce à\nchaque joueur dessous",
]);

pub(crate) const NEXT_ROUND: Text = text!([
    "Refresh forest and\nattic, then the first\nplayer starts",
    "Ververs bos en\nzolder, dan begint de\nstartspeler",
    "Wald und Dachboden\nauffrischen, dann\nbeginnt der\nStartspieler",
    "Renouvelez forêt et\ngrenier, puis le\npremier joueur\ncommence",
]);

pub(crate) const DRUID_TILE: Text = text!([
    "The size printed on\nthe Druid tile; only\nif the Druid takes\npart",
    "De grootte op de\ndruïdetegel; alleen\nmet de Druïde",
    "Die Größe auf dem\nDruidenplättchen; nur\nmit dem Druiden",
    "La taille de la tuile\ndruide ; seulement\navec le Druide",
]);

pub(crate) const TRAIL_LENGTH: Text = text!([
    "The number of the\nlast trail space; 0:\nno end",
    "Het nummer van het\nlaatste vak; 0: geen\neinde",
    "Die Nummer des\nletzten Felds; 0:\nkein Ende",
    "Le numéro de la\ndernière case ; 0 :\nsans fin",
]);

pub(crate) const OVER: Text = text!(with [
    "After round {ROUNDS} the\ngame is over",
    "Na ronde {ROUNDS} is het\nspel afgelopen",
    "Nach Runde {ROUNDS} ist das\nSpiel zu Ende",
    "Après la manche {ROUNDS}, la\npartie est finie",
]);

pub(crate) const PASS_DRUID: Text = text!([
    "Using the Druid tile\nis optional. Passing\ngives it up for this\nround",
    "De druïdetegel hoeft\nniet. Passen geldt\nvoor deze ronde",
    "Das Druidenplättchen\nmuss nicht sein.\nPassen gilt für die\nRunde",
    "La tuile druide est\nfacultative. Passer\nvaut pour la manche",
]);

pub(crate) const PHASE_DRUID: Text = text!([
    "Owners of a Druid\ntile use it now,\nclockwise, or pass",
    "Wie een druïdetegel\nheeft, gebruikt hem\nnu of past",
    "Wer ein\nDruidenplättchen hat,\nnutzt es jetzt oder\npasst",
    "Les tuiles druides se\njouent maintenant, ou\nl'on passe",
]);

pub(crate) const PHASE_REFRESH: Text = text!([
    "Forest and attic are\nrefreshed by hand",
    "Bos en zolder worden\nmet de hand ververst",
    "Wald und Dachboden\nwerden von Hand\naufgefrischt",
    "Forêt et grenier sont\nrenouvelés à la main",
]);

pub(crate) const SET_COST: Text = text!([
    "Read the cost off the\ncard once. It then\nholds for everybody",
    "Lees de kosten een\nkeer van de kaart. Ze\ngelden voor iedereen",
    "Lies die Kosten\neinmal von der Karte\nab. Sie gelten für\nalle",
    "Lisez le coût une\nfois sur la carte. Il\nvaut pour tous",
]);

pub(crate) const SET_STEP: Text = text!([
    "Read the step off the\nboard once. It then\nholds for everybody",
    "Lees de stap een keer\nvan het bord. Hij\ngeldt voor iedereen",
    "Lies die Stufe einmal\nvon der Tafel ab. Sie\ngilt für alle",
    "Lisez le niveau une\nfois sur le plateau.\nIl vaut pour tous",
]);

pub(crate) const SKIP: Text = text!([
    "You may decline. A\nchest then stays\navailable",
    "Je mag bedanken. Een\nkist blijft dan\nliggen",
    "Du darfst verzichten.\nEine Truhe bleibt\ndann liegen",
    "Vous pouvez refuser.\nUn coffre reste alors\ndisponible",
]);

pub(crate) const TABLE: Text = text!([
    "Room for your mighty\ngnomes. Steps cost\nwood",
    "Plaats voor machtige\nkabouters. Stappen\nkosten hout",
    "Platz für mächtige\nGnome. Stufen kosten\nHolz",
    "Place pour vos\ngnomes. Les pas\ncoûtent du bois",
]);

pub(crate) const TAKE_COINS: Text = text!([
    "Discard a tile for\ncoins: its squares\nminus 1. Your turn\nends at once",
    "Leg een tegel af:\nmunten = vakjes min\n1. Je beurt is meteen\nom",
    "Plättchen abwerfen:\nMünzen = Felder minus\n1. Der Zug ist sofort\nzu Ende",
    "Défaussez une tuile :\npièces = cases moins\n1. Le tour finit\naussitôt",
]);

pub(crate) const TRADE_CRYSTAL: Text = text!([
    "Discard 1 crystal for\n1 basic resource, any\ntime in your turn",
    "Leg 1 kristal af voor\n1 basisgrondstof",
    "Wirf 1 Kristall ab\nfür 1 Grundrohstoff",
    "Défaussez 1 cristal\npour 1 ressource de\nbase",
]);

pub(crate) const TRADE_PAIR: Text = text!([
    "Discard any 2\nresources for 1 basic\nresource, any time in\nyour turn",
    "Leg 2 grondstoffen af\nvoor 1 basisgrondstof",
    "Wirf 2 Rohstoffe ab\nfür 1 Grundrohstoff",
    "Défaussez 2\nressources pour 1\nressource de base",
]);

pub(crate) const TRAIL: Text = text!([
    "Move your token.\nScore VP icons\nreached or passed.\nLand on top of others",
    "Verplaats je fiche.\nScoor OP bereikt of\nvoorbij. Kom bovenop",
    "Ziehe deinen Marker.\nSP erreicht oder\npassiert. Lande\nobenauf",
    "Avancez le jeton. PV\natteints ou passés.\nPosez-le au-dessus",
]);

pub(crate) const TURN: Text = text!([
    "Three turns each\nround, clockwise from\nthe first player",
    "Drie beurten per\nronde, met de klok\nmee vanaf de\nstartspeler",
    "Drei Züge pro Runde,\nim Uhrzeigersinn ab\nStartspieler",
    "Trois tours par\nmanche, à partir du\npremier joueur",
]);

pub(crate) const WAREHOUSE: Text = text!([
    "Room for your\nresources. Steps cost\nsand",
    "Plaats voor\ngrondstoffen. Stappen\nkosten zand",
    "Platz für Rohstoffe.\nStufen kosten Sand",
    "Place pour vos\nressources. Les pas\ncoûtent du sable",
]);
