//! The mission tiles.

use engine_nostd::games::gardlings::{BLUES as BLUES_GEMS, EMPTIES as EMPTIES_GEMS, SURROUND as SURROUND_GEMS};

use crate::words::{Text, text};

pub(crate) const BLUES: Text = text!(with [
    "{BLUES_GEMS} gems for 4 or more complete blue gems.",
    "{BLUES_GEMS} edelstenen voor 4 of meer hele blauwe edelstenen.",
    "{BLUES_GEMS} Edelsteine für 4 oder mehr ganze blaue Edelsteine.",
    "{BLUES_GEMS} gemmes pour 4 gemmes bleues complètes ou plus.",
]);

pub(crate) const EMPTIES: Text = text!(with [
    "{EMPTIES_GEMS} gems for 3 or more empty connections that are joined in the garden.",
    "{EMPTIES_GEMS} edelstenen voor 3 of meer lege verbindingen die in de tuin zijn aangesloten.",
    "{EMPTIES_GEMS} Edelsteine für 3 oder mehr leere Verbindungen, die im Garten geschlossen sind.",
    "{EMPTIES_GEMS} gemmes pour 3 demi-espaces réunis ou plus dans le jardin.",
]);

pub(crate) const MISSION: Text = text!([
    "The mission in front of a player holds for this round. Its gems count before the theft and towards the goal.",
    "De missie voor een speler geldt deze ronde. De edelstenen ervan tellen vóór de diefstal en voor het doel.",
    "Die Mission vor einem Spieler gilt in dieser Runde. Ihre Edelsteine zählen vor dem Diebstahl und fürs Ziel.",
    "La mission devant un joueur vaut pour cette manche. Ses gemmes comptent avant le vol et pour le but.",
]);

pub(crate) const MISSIONS: Text = text!([
    "The mini-expansion: everybody has a large mission tile in front, and builds the garden from it.",
    "De mini-uitbreiding: ieder heeft een grote missietegel voor zich en bouwt de tuin daaraan.",
    "Die Mini-Erweiterung: Jeder hat ein großes Missionsplättchen vor sich und baut den Garten daran.",
    "La mini-extension : chacun a une grande tuile Mission devant soi et bâtit son jardin autour.",
]);

pub(crate) const REDRAW: Text = text!([
    "Once a round: draw a second tile for the one just drawn, even after an alarm. The first goes back into the bag.",
    "Eens per ronde: trek een tweede tegel voor de net getrokken, ook na een alarm. De eerste gaat terug in de zak.",
    "Einmal je Runde: Ziehe ein zweites Plättchen für das eben gezogene, auch nach einem Alarm. Das erste kommt in den Beutel zurück.",
    "Une fois par manche : piochez une seconde tuile, même après une alerte. La première retourne au sac.",
]);

pub(crate) const RIGHT: Text = text!([
    "The mission of the next round lies between a player and the neighbour at the right.",
    "De missie van de volgende ronde ligt tussen een speler en de rechterbuur.",
    "Die Mission der nächsten Runde liegt zwischen einem Spieler und dem rechten Nachbarn.",
    "La mission de la manche suivante est entre un joueur et son voisin de droite.",
]);

pub(crate) const SHAPE: Text = text!([
    "The printed gems if the shape lies anywhere in the garden, turned or mirrored. It counts once.",
    "De gedrukte edelstenen als de vorm ergens in de tuin ligt, gedraaid of gespiegeld. Telt één keer.",
    "Die gedruckten Edelsteine, wenn die Form irgendwo im Garten liegt, auch gedreht. Zählt einmal.",
    "Les gemmes imprimées si la forme est au jardin, tournée ou en miroir. Une seule fois.",
]);

pub(crate) const SURROUND: Text = text!(with [
    "{SURROUND_GEMS} gems if the mission tile is built in on all sides.",
    "{SURROUND_GEMS} edelstenen als de missietegel aan alle kanten is ingebouwd.",
    "{SURROUND_GEMS} Edelsteine, wenn das Missionsplättchen rundum umbaut ist.",
    "{SURROUND_GEMS} gemmes si la tuile Mission est entourée de tous côtés.",
]);
