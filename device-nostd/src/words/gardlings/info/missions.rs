//! The mission tiles.

use engine_nostd::games::gardlings::{BLUES as BLUES_GEMS, EMPTIES as EMPTIES_GEMS, SURROUND as SURROUND_GEMS};

use crate::words::{Text, text};

pub(crate) const BLUES: Text = text!(with [
    "{BLUES_GEMS} gems for 4 or more\ncomplete blue gems",
    "{BLUES_GEMS} stenen voor 4 of\nmeer hele blauwe\nedelstenen",
    "{BLUES_GEMS} Steine für 4 oder\nmehr ganze blaue\nEdelsteine",
    "{BLUES_GEMS} gemmes pour\n4 gemmes bleues\ncomplètes ou plus",
]);

pub(crate) const EMPTIES: Text = text!(with [
    "{EMPTIES_GEMS} gems for 3 or more\nempty connections\njoined",
    "{EMPTIES_GEMS} stenen voor 3 of\nmeer lege\nverbindingen aan\nelkaar",
    "{EMPTIES_GEMS} Steine für 3 oder\nmehr verbundene leere\nVerbindungen",
    "{EMPTIES_GEMS} gemmes pour\n3 demi-espaces réunis\nou plus",
]);

pub(crate) const MISSION: Text = text!([
    "Gems of the mission\ncount before the\ntheft and for the\ngoal",
    "Stenen van de missie\ntellen voor de\ndiefstal en het doel",
    "Steine der Mission\nzählen vor dem\nDiebstahl und fürs\nZiel",
    "Les gemmes de mission\ncomptent avant le vol\net pour le but",
]);

pub(crate) const MISSIONS: Text = text!([
    "Mini-expansion:\neverybody has a\nmission tile in front",
    "Mini-uitbreiding:\nieder heeft een\nmissietegel",
    "Mini-Erweiterung:\njeder hat ein\nMissionsplättchen",
    "Mini-extension :\nchacun a une tuile\nMission",
]);

pub(crate) const REDRAW: Text = text!([
    "Once a round: draw\nanother tile, the one\njust drawn goes back",
    "Eens per ronde: trek\neen andere, de net\ngetrokken gaat terug",
    "Einmal je Runde: neu\nziehen, das eben\ngezogene geht zurück",
    "Une fois par manche :\nrepiochez, la tuile\nretourne au sac",
]);

pub(crate) const RIGHT: Text = text!([
    "Your next mission\nlies between you and\nyour neighbour at the\nright",
    "Je volgende missie\nligt tussen jou en je\nrechterbuur",
    "Deine nächste Mission\nliegt zwischen dir\nund rechts",
    "Votre prochaine\nmission est entre\nvous et la droite",
]);

pub(crate) const SHAPE: Text = text!([
    "The printed gems if\nthe shape lies\nanywhere, turned or\nmirrored, once",
    "De gedrukte stenen\nals de vorm er ligt,\ngedraaid of\ngespiegeld",
    "Die gedruckten\nSteine, wenn die Form\nliegt, auch gedreht",
    "Les gemmes imprimées\nsi la forme est là,\ntournée ou miroir",
]);

pub(crate) const SURROUND: Text = text!(with [
    "{SURROUND_GEMS} gems if the mission\ntile is built in on\nall sides",
    "{SURROUND_GEMS} stenen als de\nmissietegel aan alle\nkanten ingebouwd is",
    "{SURROUND_GEMS} Steine, wenn das\nMissionsplättchen\nrundum umbaut ist",
    "{SURROUND_GEMS} gemmes si la tuile\nMission est entourée\npartout",
]);
