//! Phases, moves and options.

use engine_nostd::games::mighty_gnomes::ROUNDS;

use crate::words::{Text, text};

pub(crate) const COUNT: Text = text!([
    "Everybody counts what lies there at the end.",
    "Iedereen telt wat er aan het einde ligt.",
    "Alle zählen, was am Ende da liegt.",
    "Chacun compte ce qu'il a à la fin.",
]);

pub(crate) const DISCARD: Text = text!([
    "The warehouse may not be too full at any moment of a turn: what it cannot hold goes at once, before swaps or chests. You choose what.",
    "Het magazijn mag tijdens een beurt nooit te vol zijn: het teveel gaat meteen weg, vóór ruilen of kisten. Jij kiest wat.",
    "Das Lager darf im Zug nie zu voll sein: Der Überschuss geht sofort weg, vor Tausch oder Truhen. Du wählst, was.",
    "L'entrepôt ne déborde jamais pendant un tour : l'excédent part aussitôt, avant échanges et coffres. À vous de choisir.",
]);

pub(crate) const DISPLAY: Text = text!([
    "With 2 players any tile may be laid next to a display book: it uses just that. Each once per round.",
    "Met 2 spelers mag elke tegel naast een los boek: hij gebruikt alleen dat. Elk boek één keer per ronde.",
    "Zu zweit nutzt ein Plättchen auch ein einzelnes Buch der Auslage. Jedes einmal je Runde.",
    "À 2, toute tuile peut se poser près d'un livre exposé, seul activé. Chacun une fois par manche.",
]);

pub(crate) const END_TURN: Text = text!([
    "A turn uses exactly one tile. Books you did not use are lost.",
    "Een beurt gebruikt precies één tegel. Ongebruikte boeken vervallen.",
    "Ein Zug braucht genau ein Plättchen. Ungenutzte Bücher verfallen.",
    "Un tour utilise une seule tuile. Les livres non activés sont perdus.",
]);

pub(crate) const FINISH: Text = text!([
    "The count is done. The most VP wins.",
    "De telling is klaar. De meeste OP wint.",
    "Die Zählung ist fertig. Die meisten SP gewinnen.",
    "Le comptage est fini. Le plus de PV gagne.",
]);

pub(crate) const GATHER: Text = text!([
    "A tile into the forest: you get every icon it covers. 1 coin to the supply per tile of others it touches.",
    "Een tegel in het bos: je krijgt elk symbool eronder. 1 munt aan de voorraad per geraakte tegel van anderen.",
    "Im Wald bringt ein Plättchen alles darunter. 1 Münze in den Vorrat je berührtes fremdes.",
    "En forêt : vous recevez les icônes couvertes. 1 pièce à la réserve par tuile adverse touchée.",
]);

pub(crate) const LADDER: Text = text!([
    "A tile on a ladder uses the books beside it. 1 coin to each player below. Ladder closed: 1 VP.",
    "Een tegel op een ladder gebruikt de boeken ernaast. 1 munt aan elke speler eronder. Ladder vol: 1 OP.",
    "Ein Plättchen an der Leiter nutzt die Bücher daneben. 1 Münze an jeden Spieler darunter. Leiter voll: 1 SP.",
    "Sur une échelle : les livres à côté s'activent. 1 pièce à chaque joueur dessous. Pleine : 1 PV.",
]);

pub(crate) const NEXT_ROUND: Text = text!([
    "Refresh forest and attic, then the first player starts.",
    "Ververs bos en zolder, dan begint de startspeler.",
    "Wald und Dachboden auffrischen, dann beginnt der Startspieler.",
    "Renouvelez forêt et grenier, puis le premier joueur commence.",
]);

pub(crate) const DRUID_TILE: Text = text!([
    "How many squares the Druid tile has: it is printed on the tile. Asked only if the Druid takes part.",
    "De vakjes van de druïdetegel: ze staan erop. Alleen gevraagd als de Druïde meedoet.",
    "Die Felder des Druidenplättchens: Sie sind zu sehen. Nur gefragt, wenn der Druide mitspielt.",
    "Combien de cases a la tuile druide : comptez-les. Demandé seulement si le Druide joue.",
]);

pub(crate) const TRAIL_LENGTH: Text = text!([
    "The number of the last space of the adventure trail: steps beyond it are lost. Unknown: the trail has no end here.",
    "Het nummer van het laatste vak van het avonturenpad: verdere stappen vervallen. Onbekend: het pad heeft hier geen einde.",
    "Das letzte Feld am Abenteuerpfad: Weitere Schritte verfallen. Offen: Der Pfad hat kein Ende.",
    "Le numéro de la dernière case du sentier : au-delà, les pas sont perdus. Inconnue : le sentier est ici sans fin.",
]);

pub(crate) const OVER: Text = text!(with [
    "After round {ROUNDS} the game is over.",
    "Na ronde {ROUNDS} is het spel afgelopen.",
    "Nach Runde {ROUNDS} ist das Spiel zu Ende.",
    "Après la manche {ROUNDS}, la partie est finie.",
]);

pub(crate) const PASS_DRUID: Text = text!([
    "Using the Druid tile is optional. Passing gives it up for this round.",
    "De druïdetegel hoeft niet. Passen geldt voor deze ronde.",
    "Der Einsatz des Druidenplättchens ist freiwillig. Passen gilt für diese Runde.",
    "La tuile druide est facultative. Passer vaut pour cette manche.",
]);

pub(crate) const PHASE_DRUID: Text = text!([
    "Owners of a Druid tile use it now, clockwise, or pass.",
    "Wie een druïdetegel heeft, gebruikt hem nu of past.",
    "Wer ein Druidenplättchen hat, nutzt es jetzt oder passt.",
    "Les tuiles druides se jouent maintenant, ou l'on passe.",
]);

pub(crate) const PHASE_REFRESH: Text = text!([
    "Forest and attic are refreshed by hand.",
    "Bos en zolder worden met de hand ververst.",
    "Wald und Dachboden werden von Hand aufgefrischt.",
    "Forêt et grenier sont renouvelés à la main.",
]);

pub(crate) const SET_COST: Text = text!([
    "Read the cost off the card once. It then holds for everybody.",
    "Lees de kosten één keer van de kaart. Ze gelden voor iedereen.",
    "Lies die Kosten einmal von der Karte ab. Sie gelten für alle.",
    "Lisez le coût une fois sur la carte. Il vaut pour tous.",
]);

pub(crate) const SET_STEP: Text = text!([
    "Read the step off the board once. It then holds for everybody.",
    "Lees de stap één keer van het bord. Hij geldt voor iedereen.",
    "Lies die Stufe einmal von der Tafel ab. Sie gilt für alle.",
    "Lisez le niveau une fois sur le plateau. Il vaut pour tous.",
]);

pub(crate) const SKIP: Text = text!([
    "You may decline. A chest then stays for whoever comes next; a free upgrade is lost.",
    "Je mag bedanken. Een kist blijft dan liggen; een gratis verbetering vervalt.",
    "Du darfst verzichten. Eine Truhe bleibt dann liegen; ein freier Ausbau verfällt.",
    "Vous pouvez refuser. Un coffre reste alors disponible ; une amélioration est perdue.",
]);

pub(crate) const TABLE: Text = text!([
    "Room for your mighty gnomes. Each step costs wood.",
    "Plaats voor je machtige kabouters. Elke stap kost hout.",
    "Platz für deine mächtigen Gnome. Jede Stufe kostet Holz.",
    "Place pour vos gnomes puissants. Chaque niveau coûte du bois.",
]);

pub(crate) const TAKE_COINS: Text = text!([
    "Discard a tile: you get its squares minus 1 in coins, and your turn ends at once.",
    "Leg een tegel af: je krijgt zijn vakjes min 1 in munten, en je beurt is meteen om.",
    "Wirf ein Plättchen ab: Du bekommst seine Felder minus 1 in Münzen, und der Zug ist sofort zu Ende.",
    "Défaussez une tuile : vous recevez ses cases moins 1 en pièces, et le tour finit aussitôt.",
]);

pub(crate) const TRADE_CRYSTAL: Text = text!([
    "Discard 1 crystal for 1 basic resource, any time in your turn.",
    "Leg 1 kristal af voor 1 basisgrondstof, op elk moment van je beurt.",
    "Wirf 1 Kristall für 1 Grundrohstoff ab, jederzeit in deinem Zug.",
    "Défaussez 1 cristal pour 1 ressource de base, à tout moment de votre tour.",
]);

pub(crate) const TRADE_PAIR: Text = text!([
    "Discard any 2 resources for 1 basic resource, any time in your turn.",
    "Leg 2 grondstoffen af voor 1 basisgrondstof, op elk moment van je beurt.",
    "Wirf 2 Rohstoffe für 1 Grundrohstoff ab, jederzeit in deinem Zug.",
    "Défaussez 2 ressources pour 1 ressource de base, à tout moment de votre tour.",
]);

pub(crate) const TRAIL: Text = text!([
    "Move your token. It scores the VP that it reaches or passes, and lands on top of the others there.",
    "Verplaats je fiche. Je scoort de OP die je bereikt of passeert. De fiche komt boven op de andere.",
    "Ziehe deinen Marker. Du bekommst die SP, die er erreicht oder passiert. Er kommt auf die anderen.",
    "Avancez votre jeton. Il marque les PV atteints ou passés et se pose sur les autres.",
]);

pub(crate) const TURN: Text = text!([
    "Three turns each round, clockwise from the first player.",
    "Drie beurten per ronde, met de klok mee vanaf de startspeler.",
    "Drei Züge pro Runde, im Uhrzeigersinn ab dem Startspieler.",
    "Trois tours par manche, dans le sens horaire à partir du premier joueur.",
]);

pub(crate) const WAREHOUSE: Text = text!([
    "Room for your resources. Each step costs sand.",
    "Plaats voor je grondstoffen. Elke stap kost zand.",
    "Platz für deine Rohstoffe. Jede Stufe kostet Sand.",
    "Place pour vos ressources. Chaque niveau coûte du sable.",
]);

pub(crate) const BEDROOM: Text = text!([
    "The tile left after the third turn goes to bed and scores its squares minus 1. It is the first to be used in the next round.",
    "De tegel die overblijft, gaat naar bed en scoort zijn vakjes min 1. Hij begint de volgende ronde.",
    "Das letzte Plättchen geht ins Bett: Felder minus 1 SP. Es ist in der nächsten Runde zuerst dran.",
    "La dernière tuile va au lit : cases moins 1 PV. Elle se joue en premier à la manche suivante.",
]);
