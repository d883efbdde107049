//! Gems, coins and what they add up to.

use engine_nostd::games::gardlings::LONG_GOAL;

use crate::words::{Text, text};

pub(crate) const COINS: Text = text!([
    "Coins are kept for later rounds. They never count as gems, but decide between players with equal gems.",
    "Munten bewaar je voor later. Ze tellen nooit als edelsteen, maar beslissen bij evenveel edelstenen.",
    "Münzen bleiben für spätere Runden. Sie zählen nie als Edelsteine, entscheiden aber bei Gleichstand.",
    "Les pièces se gardent. Ce ne sont pas des gemmes, mais elles départagent les égalités.",
]);

pub(crate) const GEMS: Text = text!([
    "The complete gems of the garden, before the theft. A triple gem counts 3, a bonus gem 1.",
    "De hele edelstenen in de tuin, vóór de diefstal. Een driedubbele telt 3, een bonusedelsteen 1.",
    "Die ganzen Edelsteine im Garten, vor dem Diebstahl. Ein Trippel-Edelstein zählt 3, ein Bonus 1.",
    "Les gemmes complètes du jardin, avant le vol. Une triple compte 3, une supplémentaire 1.",
]);

pub(crate) const GOAL: Text = text!(with [
    "Whoever has so many gems left in a round wins. In a long game {LONG_GOAL} are needed.",
    "Wie in een ronde zoveel edelstenen overhoudt, wint. In een lang spel zijn het er {LONG_GOAL}.",
    "Wer in einer Runde so viele Edelsteine behält, gewinnt. Im langen Spiel sind es {LONG_GOAL}.",
    "Qui garde autant de gemmes dans une manche gagne. En partie longue, il en faut {LONG_GOAL}.",
]);

pub(crate) const NET: Text = text!([
    "The gems that the gnomes left. They pay for a tile in this round; at the goal they win the game.",
    "De edelstenen die de kabouters overlieten. Je betaalt er deze ronde een tegel mee; bij het doel win je.",
    "Die Edelsteine, die die Gnome übrig ließen. Mit ihnen bezahlst du in dieser Runde; am Ziel gewinnst du.",
    "Les gemmes que les gnomes ont laissées. Elles paient une tuile de cette manche ; au but, vous gagnez.",
]);

pub(crate) const PONDS: Text = text!([
    "A pond is a gap of any size that tiles enclose on all sides. Each pays 1 coin.",
    "Een vijver is een gat van elke grootte dat tegels helemaal omsluiten. Elke geeft 1 munt.",
    "Ein Teich ist eine Lücke beliebiger Größe, rundum von Plättchen umschlossen. Jeder bringt 1 Münze.",
    "Un étang est un vide de toute taille, entouré de tuiles. Chacun donne 1 pièce.",
]);

pub(crate) const TIE: Text = text!([
    "The best are equal in gems and in coins: nobody gets the victory tile, and everybody hires.",
    "De besten zijn gelijk in edelstenen en munten: niemand wint, en iedereen huurt in.",
    "Die Besten haben gleich viele Edelsteine und Münzen: Niemand gewinnt, und alle heuern an.",
    "Les meilleurs ont autant de gemmes et de pièces : personne ne gagne, et tous achètent.",
]);
