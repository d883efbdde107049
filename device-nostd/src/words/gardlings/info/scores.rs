//! Gems, coins and what they add up to.

use engine_nostd::games::gardlings::LONG_GOAL;

use crate::words::{Text, text};

pub(crate) const COINS: Text = text!([
    "Level in gems: most\ncoins win. Coins are\nkept for later rounds",
    "Gelijk in stenen:\nmeeste munten wint.\nMunten blijven",
    "Gleich viele Steine:\nmehr Münzen siegen.\nMünzen bleiben",
    "À égalité de gemmes,\nle plus de pièces. On\nles garde",
]);

pub(crate) const GEMS: Text = text!([
    "Complete gems of the\ngarden. A triple gem\nis 3, a bonus gem 1",
    "Hele edelstenen in de\ntuin. Driedubbel is\n3, bonus 1",
    "Ganze Edelsteine im\nGarten. Trippel zählt\n3, Bonus 1",
    "Gemmes complètes du\njardin. Triple : 3,\nbonus : 1",
]);

pub(crate) const GOAL: Text = text!(with [
    "So many gems left\nafter the theft win;\n{LONG_GOAL} in a long game",
    "Zoveel stenen na de\ndiefstal winnen;\n{LONG_GOAL} in een lang spel",
    "So viele Steine nach\ndem Diebstahl siegen;\nlang: {LONG_GOAL}",
    "Tant de gemmes après\nle vol pour gagner ;\n{LONG_GOAL} en longue",
]);

pub(crate) const NET: Text = text!([
    "Gems after the theft.\nEach pays 1 in this\nround; at the goal\nthey win",
    "Stenen na de\ndiefstal. Elk is\n1 geld; bij het doel\nwin je",
    "Steine nach dem\nDiebstahl. Jeder\nzahlt 1; am Ziel\ngewinnst du",
    "Gemmes après le vol.\nChacune paie 1 ; au\nbut, victoire",
]);

pub(crate) const PONDS: Text = text!([
    "1 coin for every gap\nthat is enclosed by\ntiles",
    "1 munt per gat dat\nhelemaal door tegels\nomsloten is",
    "1 Münze für jede ganz\numschlossene Lücke",
    "1 pièce par vide\nentouré de tuiles",
]);
