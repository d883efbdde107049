//! The tiles: kinds, colours and stacks.

use engine_nostd::games::gardlings::{DRAGONS, LATE_ALARM, START_GNOMES, START_TWINS};

use crate::words::gardlings::{BLUE_PRICE, GOLD_PRICE, GREEN_PRICE, PINK_PRICE};
use crate::words::{Text, text};

pub(crate) const BEIGE: Text = text!([
    "A beige pig goes back under the pig pile, and a green tile comes for it.",
    "Een beige varkentje gaat onder de varkensstapel, en er komt een groene tegel.",
    "Ein beiges Schwein kommt unter den Schweinestapel, dafür gibt es ein grünes Plättchen.",
    "Un cochon beige va sous la pile des cochons, une tuile verte le remplace.",
]);

pub(crate) const BLUE: Text = text!(with [
    "Blue tiles cost {BLUE_PRICE}. The first of a stack brings the coin beside it.",
    "Blauwe tegels kosten {BLUE_PRICE}. De eerste van een stapel brengt de munt mee.",
    "Blaue Plättchen kosten {BLUE_PRICE}. Das erste eines Stapels bringt die Münze daneben.",
    "Les tuiles bleues coûtent {BLUE_PRICE}. La première d'une pile donne sa pièce.",
]);

pub(crate) const DRAGON: Text = text!(with [
    "With {DRAGONS} dragons in the garden the alarm comes only at gnome {LATE_ALARM}.",
    "Met {DRAGONS} draken in de tuin komt het alarm pas bij kabouter {LATE_ALARM}.",
    "Mit {DRAGONS} Drachen im Garten kommt der Alarm erst beim {LATE_ALARM}. Gnom.",
    "Avec {DRAGONS} dragons au jardin, l'alerte ne vient qu'au {LATE_ALARM}e gnome.",
]);

pub(crate) const GNOME: Text = text!(with [
    "Counts as 1 gnome. There are {START_GNOMES} of them in every bag.",
    "Telt als 1 kabouter. Er zitten er {START_GNOMES} in elke zak.",
    "Zählt als 1 Gnom. In jedem Beutel sind {START_GNOMES}.",
    "Compte pour 1 gnome. Il y en a {START_GNOMES} dans chaque sac.",
]);

pub(crate) const GOLD: Text = text!(with [
    "Gold tiles cost {GOLD_PRICE}. The first of a stack brings the coin beside it. Gold pigs do not mutate.",
    "Gouden tegels kosten {GOLD_PRICE}. De eerste van een stapel brengt de munt mee. Gouden varkens muteren niet.",
    "Goldene Plättchen kosten {GOLD_PRICE}. Das erste eines Stapels bringt die Münze. Goldene Schweine mutieren nicht.",
    "Les tuiles dorées coûtent {GOLD_PRICE}. La première d'une pile donne sa pièce. Un cochon doré n'évolue plus.",
]);

pub(crate) const GREEN: Text = text!(with [
    "Green tiles cost {GREEN_PRICE}. No coin lies beside their stacks.",
    "Groene tegels kosten {GREEN_PRICE}. Bij hun stapels ligt geen munt.",
    "Grüne Plättchen kosten {GREEN_PRICE}. Neben ihren Stapeln liegt keine Münze.",
    "Les tuiles vertes coûtent {GREEN_PRICE}. Aucune pièce près de leurs piles.",
]);

pub(crate) const OTHER: Text = text!([
    "A gardener, mushroom head, bird of paradise or unicorn.",
    "Een tuinman, paddenstoel, paradijsvogel of eenhoorn.",
    "Ein Gärtner, Pilzkopf, Paradiesvogel oder Einhorn.",
    "Un jardinier, champignon, oiseau de paradis ou une licorne.",
]);

pub(crate) const PIG: Text = text!([
    "Pigs of all colours count together. The third of a round brings 1 coin; in the pro variant three mutate.",
    "Varkentjes van alle kleuren tellen samen. Het derde geeft 1 munt; in de profivariant muteren drie.",
    "Schweine aller Farben zählen zusammen. Das dritte bringt 1 Münze; bei Profis mutieren drei.",
    "Les cochons de toute couleur comptent ensemble. Le 3e donne 1 pièce ; à trois, ils évoluent en expert.",
]);

pub(crate) const PIG_BEIGE: Text = text!([
    "A lucky pig with a beige back. The third pig of a round brings 1 coin, not in the pro variant.",
    "Een geluksvarkentje met beige rug. Het derde varkentje van een ronde geeft 1 munt, niet in de profivariant.",
    "Ein Glücksschweinchen mit beiger Rückseite. Das dritte Schwein der Runde bringt 1 Münze, nicht bei Profis.",
    "Un petit cochon au dos beige. Le 3e cochon de la manche donne 1 pièce, pas en variante expert.",
]);

pub(crate) const PIG_BLUE: Text = text!([
    "A lucky pig on a blue tile. It counts with all other pigs.",
    "Een varkentje op een blauwe tegel. Het telt mee met alle andere.",
    "Ein Schweinchen auf blauem Plättchen. Es zählt mit allen anderen.",
    "Un cochon sur tuile bleue. Il compte avec les autres.",
]);

pub(crate) const PIG_GOLD: Text = text!([
    "A lucky pig on a gold tile. It cannot mutate any more.",
    "Een varkentje op een gouden tegel. Het kan niet meer muteren.",
    "Ein Schweinchen auf goldenem Plättchen. Es mutiert nicht mehr.",
    "Un cochon sur tuile dorée. Il n'évolue plus.",
]);

pub(crate) const PIG_GREEN: Text = text!([
    "A lucky pig on a green tile. It counts with all other pigs.",
    "Een varkentje op een groene tegel. Het telt mee met alle andere.",
    "Ein Schweinchen auf grünem Plättchen. Es zählt mit allen anderen.",
    "Un cochon sur tuile verte. Il compte avec les autres.",
]);

pub(crate) const PIG_PINK: Text = text!([
    "A lucky pig on a pink tile. It counts with all other pigs.",
    "Een varkentje op een roze tegel. Het telt mee met alle andere.",
    "Ein Schweinchen auf rosa Plättchen. Es zählt mit allen anderen.",
    "Un cochon sur tuile rose. Il compte avec les autres.",
]);

pub(crate) const PINK: Text = text!(with [
    "Pink tiles cost {PINK_PRICE}. The first of a stack brings the coin beside it.",
    "Roze tegels kosten {PINK_PRICE}. De eerste van een stapel brengt de munt mee.",
    "Rosa Plättchen kosten {PINK_PRICE}. Das erste eines Stapels bringt die Münze daneben.",
    "Les tuiles roses coûtent {PINK_PRICE}. La première d'une pile donne sa pièce.",
]);

pub(crate) const SPLIT: Text = text!([
    "How many tiles of the colour lie above the board; the others lie below. Usually about half.",
    "Hoeveel tegels van de kleur boven het bord liggen; de andere liggen eronder. Meestal de helft.",
    "Wie viele Plättchen der Farbe über dem Tableau liegen; die anderen liegen darunter. Meist die Hälfte.",
    "Combien de tuiles de la couleur sont au-dessus du plateau ; les autres sont en dessous. Environ la moitié.",
]);

pub(crate) const TILES: Text = text!([
    "Alone: the start tiles, all that came, and the victory tile. Fewer is better.",
    "Alleen: de starttegels, alles wat erbij kwam, en de overwinningstegel. Minder is beter.",
    "Allein: die Startplättchen, alle neuen und das Siegplättchen. Weniger ist besser.",
    "En solo : les tuiles de départ, les nouvelles et la tuile Victoire. Moins, c'est mieux.",
]);

pub(crate) const TWIN: Text = text!(with [
    "Counts as 2 gnomes. There are {START_TWINS} of them in every bag.",
    "Telt als 2 kabouters. Er zitten er {START_TWINS} in elke zak.",
    "Zählt als 2 Gnome. In jedem Beutel sind {START_TWINS}.",
    "Compte pour 2 gnomes. Il y en a {START_TWINS} dans chaque sac.",
]);
