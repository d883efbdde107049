//! The mighty gnomes.

use engine_nostd::games::mighty_gnomes::{
    ALCHEMIST_COINS, ALCHEMIST_VP, FURTHEST_KNIGHT_VP, KEYHOLDER_KEYS, KEYHOLDER_VP, KNIGHT_STEPS, KNIGHT_VP,
    MAGIC_SAND, MAGIC_VP, MAGIC_WOOD, ROBBER_COINS, ROBBER_SHARE,
};

use crate::words::{Text, text};

pub(crate) const ALCHEMIST: Text = text!(with [
    "Once per round: 1\ncrystal for {ALCHEMIST_COINS} coins\nor a chest. End: {ALCHEMIST_VP} VP\nper crystal",
    "1x per ronde: 1\nkristal voor {ALCHEMIST_COINS} munten\nof een kist. Einde: {ALCHEMIST_VP}\nOP per kristal",
    "1x pro Runde: 1\nKristall für {ALCHEMIST_COINS} Münzen\noder Truhe. Ende: {ALCHEMIST_VP}\nSP je Kristall",
    "1 fois par manche :\ncristal = {ALCHEMIST_COINS} pièces ou\ncoffre. Fin : {ALCHEMIST_VP} PV\npar cristal",
]);

pub(crate) const BANDITO: Text = text!([
    "Draw 2 chests at\nonce, keep 1. End: 1\nVP per opened chest",
    "Trek meteen 2 kisten,\nhou er 1. Einde: 1 OP\nper open kist",
    "Sofort 2 Truhen\nziehen, 1 behalten.\nEnde: 1 SP je offene\nTruhe",
    "2 coffres piochés, 1\ngardé. Fin : 1 PV par\ncoffre ouvert",
]);

pub(crate) const DRUID: Text = text!([
    "An extra tile after\nthe third turns, free\nof payments. End: any\none animal",
    "Een extra tegel na de\nderde beurten, zonder\nbetalen. Einde: joker",
    "Ein Plättchen mehr\nnach den 3. Zügen,\nohne Zahlung. Ende:\nJoker",
    "Une tuile de plus\naprès les 3es tours,\nsans payer. Fin :\njoker",
]);

pub(crate) const FARMER: Text = text!([
    "One free upgrade at\nonce. End: 1 VP per\nupgrade step",
    "Meteen een gratis\nverbetering. Einde: 1\nOP per stap",
    "Sofort ein Ausbau\ngratis. Ende: 1 SP je\nStufe",
    "Une amélioration\nofferte. Fin : 1 PV\npar niveau",
]);

pub(crate) const GNOMES: Text = text!([
    "Five different kinds\ntake part, with as\nmany cards as players",
    "Vijf soorten doen\nmee, met zoveel\nkaarten als spelers",
    "Fünf Arten spielen\nmit, je so viele\nKarten wie Spieler",
    "Cinq sortes en jeu,\nautant de cartes que\nde joueurs",
]);

pub(crate) const KEYHOLDER: Text = text!(with [
    "{KEYHOLDER_KEYS} keys at once. End:\n{KEYHOLDER_VP} VP per key",
    "Meteen {KEYHOLDER_KEYS} sleutels.\nEinde: {KEYHOLDER_VP} OP per\nsleutel",
    "Sofort {KEYHOLDER_KEYS} Schlüssel.\nEnde: {KEYHOLDER_VP} SP je\nSchlüssel",
    "{KEYHOLDER_KEYS} clés aussitôt.\nFin : {KEYHOLDER_VP} PV par clé",
]);

pub(crate) const KNIGHT: Text = text!(with [
    "{KNIGHT_STEPS} steps at once. End:\n{FURTHEST_KNIGHT_VP} VP if you are\nfurthest on the\ntrail, else {KNIGHT_VP}",
    "Meteen {KNIGHT_STEPS} stappen.\nEinde: {FURTHEST_KNIGHT_VP} OP als je\nhet verst bent,\nanders {KNIGHT_VP}",
    "Sofort {KNIGHT_STEPS} Schritte.\nEnde: {FURTHEST_KNIGHT_VP} SP als\nVorderster, sonst {KNIGHT_VP}",
    "{KNIGHT_STEPS} pas aussitôt. Fin :\n{FURTHEST_KNIGHT_VP} PV si vous êtes en\ntête, sinon {KNIGHT_VP}",
]);

pub(crate) const MAGIC: Text = text!(with [
    "Once per round: {MAGIC_WOOD}\nwood or {MAGIC_SAND} sand for {MAGIC_VP}\nVP. End: 1 VP per\nsquare in the bedroom",
    "1x per ronde: {MAGIC_WOOD} hout\nof {MAGIC_SAND} zand voor {MAGIC_VP} OP.\nEinde: 1 OP per vakje\nin bed",
    "1x pro Runde: {MAGIC_WOOD} Holz\noder {MAGIC_SAND} Sand für {MAGIC_VP} SP.\nEnde: 1 SP je Feld im\nBett",
    "1 fois par manche : {MAGIC_WOOD}\nbois ou {MAGIC_SAND} sable = {MAGIC_VP}\nPV. Fin : 1 PV par\ncase au lit",
]);

pub(crate) const ROBBER: Text = text!(with [
    "{ROBBER_COINS} coins at once. End:\n1 VP per {ROBBER_SHARE} coins",
    "Meteen {ROBBER_COINS} munten.\nEinde: 1 OP per {ROBBER_SHARE}\nmunten",
    "Sofort {ROBBER_COINS} Münzen.\nEnde: 1 SP je {ROBBER_SHARE}\nMünzen",
    "{ROBBER_COINS} pièces aussitôt.\nFin : 1 PV par {ROBBER_SHARE}\npièces",
]);
