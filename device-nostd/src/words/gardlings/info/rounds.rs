//! Phases, moves, states of a player and options.

use engine_nostd::games::gardlings::{ALARM as ALARM_AT, COINS as COINS_IN_BOX, THEFT, TRIO};

use crate::words::{Text, text};

pub(crate) const SEVERAL: Text = text!([
    "Tiles of one kind that were drawn one after the other are entered at once: which kind, then how many.",
    "Tegels van één soort die na elkaar zijn getrokken, voer je in één keer in: welke soort, dan hoeveel.",
    "Plättchen einer Art, die nacheinander gezogen wurden, auf einmal eingeben: welche Art, dann wie viele.",
    "Des tuiles d'une sorte piochées l'une après l'autre, saisies d'un coup : laquelle, puis combien.",
]);

pub(crate) const ACTIVE: Text = text!([
    "Draws tile by tile, and may stop before any draw.",
    "Trekt tegel na tegel, en mag vóór elke tegel stoppen.",
    "Zieht Plättchen für Plättchen und darf vor jedem Ziehen aufhören.",
    "Pioche tuile par tuile, et peut s'arrêter avant chaque pioche.",
]);

pub(crate) const ALARM: Text = text!(with [
    "The {ALARM_AT}th gnome is an alarm: the player draws no more and loses {THEFT} gems, in the pro variant half of them.",
    "De {ALARM_AT}e kabouter is alarm: de speler trekt niet meer en verliest {THEFT} edelstenen, in de profivariant de helft.",
    "Der {ALARM_AT}. Gnom löst Alarm aus: Man zieht nicht mehr und verliert {THEFT} Edelsteine, bei Profis die Hälfte.",
    "Le {ALARM_AT}e gnome donne l'alerte : on ne pioche plus et on perd {THEFT} gemmes, la moitié en variante expert.",
]);

pub(crate) const BUY: Text = text!([
    "The top tile of one stack. Gems pay first, coins the rest.",
    "De bovenste tegel van een stapel. Eerst betalen edelstenen, dan munten.",
    "Das oberste Plättchen eines Stapels. Erst zahlen Edelsteine, dann Münzen.",
    "La première tuile d'une pile. Les gemmes paient d'abord, puis les pièces.",
]);

pub(crate) const CANNOT_PLACE: Text = text!([
    "A tile that fits nowhere is put aside, and its player has to stop. No gems are lost.",
    "Een tegel die nergens past gaat opzij, en de speler moet stoppen. Er gaat niets verloren.",
    "Ein Plättchen, das nirgends passt, kommt beiseite, und man muss aufhören. Nichts geht verloren.",
    "Une tuile impossible à poser est mise de côté, et son joueur s'arrête. Rien n'est perdu.",
]);

pub(crate) const CLOSE_GARDEN: Text = text!([
    "When everybody has stopped. Until then whoever stopped may draw on.",
    "Als iedereen gestopt is. Tot dan mag wie stopte weer verder trekken.",
    "Wenn alle aufgehört haben. Bis dahin darf man noch weiter ziehen.",
    "Quand tous ont arrêté. Avant cela, on peut encore reprendre.",
]);

pub(crate) const COUNT: Text = text!([
    "All complete gems in the garden, player by player from the start player on.",
    "Alle hele edelstenen in de tuin, speler na speler vanaf de startspeler.",
    "Alle ganzen Edelsteine im Garten, reihum ab dem Startspieler.",
    "Toutes les gemmes complètes du jardin, à tour de rôle dès le premier joueur.",
]);

pub(crate) const DRAW: Text = text!([
    "One tile at a time, from your own bag. It must be placed if it fits.",
    "Eén tegel tegelijk, uit je eigen zak. Past hij, dan moet je hem leggen.",
    "Ein Plättchen nach dem anderen aus dem eigenen Beutel. Passt es, muss man es legen.",
    "Une tuile à la fois, de son propre sac. Si elle va, il faut la poser.",
]);

pub(crate) const FIX: Text = text!(with [
    "The table is right: set the number to what lies there. Supply and stacks follow: {COINS_IN_BOX} coins in all.",
    "De tafel heeft gelijk: zet het getal zoals het er ligt. Voorraad en stapels volgen: {COINS_IN_BOX} munten in totaal.",
    "Der Tisch hat recht: Stelle die Zahl ein, die dort liegt. Vorrat und Stapel folgen: {COINS_IN_BOX} Münzen insgesamt.",
    "La table a raison : indiquez le nombre réel. La réserve et les piles suivent : {COINS_IN_BOX} pièces en tout.",
]);

pub(crate) const GARDEN: Text = text!([
    "Everybody draws and places tiles at the same time, or stops.",
    "Iedereen trekt en legt tegelijk, of stopt.",
    "Alle ziehen und legen gleichzeitig oder hören auf.",
    "Tous piochent et posent en même temps, ou s'arrêtent.",
]);

pub(crate) const HIRE: Text = text!([
    "Everybody does one thing: buy a tile, or take a pig and a coin, or nothing.",
    "Ieder doet één ding: een tegel kopen, een varkentje en een munt nemen, of niets.",
    "Jeder tut eines: ein Plättchen kaufen, ein Schwein und eine Münze nehmen, oder nichts.",
    "Chacun fait une chose : acheter une tuile, prendre un cochon et une pièce, ou rien.",
]);

pub(crate) const MUTATE: Text = text!(with [
    "{TRIO} or more pigs in the garden: one goes under its stack, and a tile of the next colour comes for it, free.",
    "{TRIO} of meer varkentjes in de tuin: één gaat onder zijn stapel, en er komt gratis een tegel van de volgende kleur.",
    "{TRIO} oder mehr Schweine im Garten: Eines kommt unter seinen Stapel, dafür gibt es gratis ein Plättchen der nächsten Farbe.",
    "{TRIO} cochons ou plus au jardin : l'un va sous sa pile, et une tuile de la couleur suivante le remplace.",
]);

pub(crate) const OVER: Text = text!([
    "Whoever reaches the goal with most gems wins. If gems are equal, most coins win.",
    "Wie het doel haalt met de meeste edelstenen wint. Bij gelijke stand winnen de meeste munten.",
    "Wer das Ziel mit den meisten Edelsteinen erreicht, gewinnt. Bei Gleichstand zählen die Münzen.",
    "Qui atteint le but avec le plus de gemmes gagne. À égalité, le plus de pièces.",
]);

pub(crate) const PASS: Text = text!([
    "You may take nothing at all. Gems that are not spent are lost.",
    "Je mag ook niets nemen. Edelstenen die je niet uitgeeft vervallen.",
    "Man darf auf alles verzichten. Nicht ausgegebene Edelsteine verfallen.",
    "On peut ne rien prendre. Les gemmes non dépensées sont perdues.",
]);

pub(crate) const PRO: Text = text!([
    "An alarm takes half the gems, ponds pay coins, and three pigs mutate instead of paying a coin.",
    "Een alarm kost de helft, vijvers geven munten, en drie varkentjes muteren in plaats van een munt te geven.",
    "Ein Alarm kostet die Hälfte, Teiche bringen Münzen, und drei Schweine mutieren, statt eine Münze zu bringen.",
    "Une alerte vole la moitié, les étangs paient, et trois cochons évoluent au lieu de payer.",
]);

pub(crate) const RESUME: Text = text!([
    "Whoever stopped may draw on until all gardens are done.",
    "Wie stopte, mag verder trekken tot alle tuinen klaar zijn.",
    "Wer aufgehört hat, darf weiter ziehen, bis alle Gärten fertig sind.",
    "Qui s'est arrêté peut reprendre tant que tous n'ont pas fini.",
]);

pub(crate) const ROUND_END: Text = text!([
    "All tiles go into the bags. With two or more players the start marker goes on clockwise.",
    "Alle tegels gaan in de zakken. Met meer spelers gaat de startfiche met de klok mee verder.",
    "Alle Plättchen kommen in die Beutel. Bei mehreren Spielern geht der Startmarker im Uhrzeigersinn weiter.",
    "Les tuiles retournent dans les sacs. À plusieurs, la tuile Premier joueur passe à gauche.",
]);

pub(crate) const STACKS: Text = text!([
    "Each colour has a stack above the board and one below. The first tile of a stack brings the coin beside it.",
    "Elke kleur heeft een stapel boven het bord en één eronder. De eerste tegel van een stapel brengt de munt mee.",
    "Jede Farbe hat einen Stapel über und einen unter dem Tableau. Das erste Plättchen bringt die Münze daneben.",
    "Chaque couleur a une pile au-dessus du plateau et une en dessous. La première tuile donne la pièce.",
]);

pub(crate) const STOP: Text = text!([
    "Before any draw, even the first. Whoever stops keeps all gems.",
    "Vóór elke tegel, ook de eerste. Wie stopt, houdt alle edelstenen.",
    "Vor jedem Ziehen, auch dem ersten. Wer aufhört, behält alle Edelsteine.",
    "Avant chaque pioche, même la première. On garde toutes ses gemmes.",
]);

pub(crate) const STOPPED: Text = text!([
    "Has stopped, and may draw on until all gardens are done.",
    "Is gestopt, en mag verder trekken tot alle tuinen klaar zijn.",
    "Hat aufgehört und darf weiter ziehen, bis alle Gärten fertig sind.",
    "S'est arrêté, et peut reprendre tant que tous n'ont pas fini.",
]);

pub(crate) const STUCK: Text = text!([
    "A tile fitted nowhere: no more draws in this round, but nothing is stolen.",
    "Een tegel paste nergens: deze ronde niet meer trekken, maar er wordt niets gestolen.",
    "Ein Plättchen passte nirgends: in dieser Runde nicht mehr ziehen, aber nichts wird gestohlen.",
    "Une tuile n'allait nulle part : plus de pioche cette manche, mais aucun vol.",
]);

pub(crate) const TAKE_PIG: Text = text!([
    "1 pig from the pile and 1 coin from the supply, however much you could pay.",
    "1 varkentje van de stapel en 1 munt uit de voorraad, hoeveel je ook kunt betalen.",
    "1 Schwein vom Stapel und 1 Münze aus dem Vorrat, egal wie viel man zahlen könnte.",
    "1 cochon de la pile et 1 pièce de la réserve, quels que soient vos moyens.",
]);
