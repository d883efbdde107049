//! The tiles: kinds, colours and stacks.

use engine_nostd::games::gardlings::{DRAGONS, LATE_ALARM, START_GNOMES, START_TWINS};

use crate::words::gardlings::{BLUE_PRICE, GOLD_PRICE, GREEN_PRICE, PINK_PRICE};
use crate::words::{Text, text};

pub(crate) const BEIGE: Text = text!([
    "A mutated beige pig\ngoes under the pig\npile. Next: green",
    "Een gemuteerd beige\nvarken gaat onder de\nstapel. Dan groen",
    "Ein beiges Schwein\nkommt unter den\nSchweinestapel. Dann\ngrün",
    "Un cochon beige va\nsous la pile de\ncochons. Ensuite vert",
]);

pub(crate) const BLUE: Text = text!(with [
    "Blue tiles cost {BLUE_PRICE}.\nThe first of a stack\nbrings its coin",
    "Blauw kost {BLUE_PRICE}. De\neerste van een stapel\nbrengt de munt mee",
    "Blau kostet {BLUE_PRICE}. Das\nerste vom Stapel\nbringt die Münze mit",
    "Bleu : {BLUE_PRICE}. La première\nde la pile donne sa\npièce",
]);

pub(crate) const DRAGON: Text = text!(with [
    "{DRAGONS} dragons in the\ngarden: the alarm\ncomes with gnome\n{LATE_ALARM} only",
    "{DRAGONS} draken in de tuin:\nalarm pas bij\nkabouter {LATE_ALARM}",
    "{DRAGONS} Drachen im Garten:\nAlarm erst beim {LATE_ALARM}.\nGnom",
    "{DRAGONS} dragons au jardin :\nalerte au {LATE_ALARM}e gnome\nseulement",
]);

pub(crate) const GNOME: Text = text!(with [
    "Counts 1 gnome. There\nare {START_GNOMES} in every bag",
    "Telt voor 1 kabouter.\nEr zitten {START_GNOMES} in elke\nzak",
    "Zählt 1 Gnom. In\njedem Beutel sind {START_GNOMES}",
    "Compte 1 gnome. Il y\nen a {START_GNOMES} dans chaque\nsac",
]);

pub(crate) const GOLD: Text = text!(with [
    "Gold tiles cost {GOLD_PRICE}.\nGold pigs do not\nmutate",
    "Goud kost {GOLD_PRICE}. Gouden\nvarkens muteren niet",
    "Gold kostet {GOLD_PRICE}.\nGoldene Schweine\nmutieren nicht",
    "Doré : {GOLD_PRICE}. Un cochon\ndoré n'évolue plus",
]);

pub(crate) const GREEN: Text = text!(with [
    "Green tiles cost {GREEN_PRICE}.\nNo coin lies beside\nthem",
    "Groen kost {GREEN_PRICE}. Er ligt\ngeen munt bij",
    "Grün kostet {GREEN_PRICE}.\nDaneben liegt keine\nMünze",
    "Vert : {GREEN_PRICE}. Pas de\npièce à côté",
]);

pub(crate) const OTHER: Text = text!([
    "Gardener, mushroom\nhead, bird of\nparadise or unicorn",
    "Tuinman, paddenstoel,\nparadijsvogel of\neenhoorn",
    "Gärtner, Pilzkopf,\nParadiesvogel oder\nEinhorn",
    "Jardinier,\nchampignon, oiseau de\nparadis ou licorne",
]);

pub(crate) const PIG: Text = text!([
    "Pigs of all colours\ncount. The third of a\nround pays 1 coin",
    "Varkens van elke\nkleur tellen. Het\nderde geeft 1 munt",
    "Schweine aller Farben\nzählen. Das dritte\nbringt 1 Münze",
    "Cochons de toute\ncouleur. Le troisième\ndonne 1 pièce",
]);

pub(crate) const PIG_BEIGE: Text = text!([
    "Lucky pig. The third\nin a round pays\n1 coin (not pro)",
    "Geluksvarkentje. Het\nderde per ronde geeft\n1 munt (niet profi)",
    "Glücksschweinchen.\nDas dritte der Runde\nbringt 1 Münze (nicht\nProfi)",
    "Petit cochon. Le 3e\nde la manche donne\n1 pièce (pas expert)",
]);

pub(crate) const PIG_BLUE: Text = text!([
    "A lucky pig on a blue\ntile; counts with all\nother pigs",
    "Varkentje op een\nblauwe tegel; telt\nmee met de andere",
    "Schweinchen auf\nblauem Plättchen;\nzählt mit allen\nanderen",
    "Cochon sur tuile\nbleue ; compte avec\nles autres",
]);

pub(crate) const PIG_GOLD: Text = text!([
    "A lucky pig on a gold\ntile; it cannot\nmutate any more",
    "Varkentje op een\ngouden tegel; kan\nniet meer muteren",
    "Schweinchen auf\ngoldenem Plättchen;\nmutiert nicht mehr",
    "Cochon sur tuile\ndorée ; il n'évolue\nplus",
]);

pub(crate) const PIG_GREEN: Text = text!([
    "A lucky pig on a\ngreen tile; counts\nwith all other pigs",
    "Varkentje op een\ngroene tegel; telt\nmee met de andere",
    "Schweinchen auf\ngrünem Plättchen;\nzählt mit allen\nanderen",
    "Cochon sur tuile\nverte ; compte avec\nles autres",
]);

pub(crate) const PIG_PINK: Text = text!([
    "A lucky pig on a pink\ntile; counts with all\nother pigs",
    "Varkentje op een roze\ntegel; telt mee met\nde andere",
    "Schweinchen auf rosa\nPlättchen; zählt mit\nallen anderen",
    "Cochon sur tuile\nrose ; compte avec\nles autres",
]);

pub(crate) const PINK: Text = text!(with [
    "Pink tiles cost {PINK_PRICE}.\nThe first of a stack\nbrings its coin",
    "Roze kost {PINK_PRICE}. De\neerste van een stapel\nbrengt de munt mee",
    "Rosa kostet {PINK_PRICE}. Das\nerste vom Stapel\nbringt die Münze mit",
    "Rose : {PINK_PRICE}. La\npremière de la pile\ndonne sa pièce",
]);

pub(crate) const SPLIT: Text = text!([
    "Tiles in stack 1, the\nrest is stack 2.\nAbout half",
    "Tegels in stapel 1,\nde rest in stapel 2.\nZowat de helft",
    "Plättchen in Stapel\n1, der Rest in Stapel\n2. Etwa die Hälfte",
    "Tuiles de la pile 1,\nle reste en pile 2.\nMoitié environ",
]);

pub(crate) const TILES: Text = text!([
    "Solo: all your tiles\nplus the victory\ntile. Fewer is better",
    "Solo: al je tegels\nplus de\noverwinningstegel",
    "Solo: alle deine\nPlättchen und das\nSiegplättchen",
    "Solo : toutes vos\ntuiles et la tuile\nVictoire",
]);

pub(crate) const TWIN: Text = text!(with [
    "Counts 2 gnomes.\nThere are {START_TWINS} in every\nbag",
    "Telt voor\n2 kabouters. Er\nzitten {START_TWINS} in elke zak",
    "Zählt 2 Gnome. In\njedem Beutel sind {START_TWINS}",
    "Compte 2 gnomes. Il y\nen a {START_TWINS} dans chaque\nsac",
]);
