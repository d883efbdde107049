//! The mighty gnomes.

use engine_nostd::games::mighty_gnomes::{
    ALCHEMIST_COINS, ALCHEMIST_VP, FURTHEST_KNIGHT_VP, KEYHOLDER_KEYS, KEYHOLDER_VP, KNIGHT_STEPS, KNIGHT_VP,
    MAGIC_SAND, MAGIC_VP, MAGIC_WOOD, ROBBER_COINS, ROBBER_SHARE,
};

use crate::words::{Text, text};

pub(crate) const ALCHEMIST: Text = text!(with [
    "Once per round: 1 crystal for {ALCHEMIST_COINS} coins or a chest. End: {ALCHEMIST_VP} VP per crystal.",
    "Eén keer per ronde: 1 kristal voor {ALCHEMIST_COINS} munten of een kist. Einde: {ALCHEMIST_VP} OP per kristal.",
    "Einmal je Runde: 1 Kristall für {ALCHEMIST_COINS} Münzen oder eine Truhe. Ende: {ALCHEMIST_VP} SP je Kristall.",
    "Une fois par manche : 1 cristal contre {ALCHEMIST_COINS} pièces ou un coffre. Fin : {ALCHEMIST_VP} PV par cristal.",
]);

pub(crate) const BANDITO: Text = text!([
    "At once: draw 2 chests, keep 1. End: 1 VP per opened chest.",
    "Meteen: trek 2 kisten, hou er 1. Einde: 1 OP per geopende kist.",
    "Sofort: 2 Truhen ziehen, 1 behalten. Ende: 1 SP je geöffnete Truhe.",
    "Aussitôt : piochez 2 coffres, gardez-en 1. Fin : 1 PV par coffre ouvert.",
]);

pub(crate) const DRUID: Text = text!([
    "An extra tile after everybody's third turn, which pays nobody. End: any one animal.",
    "Een extra tegel na ieders derde beurt, die niemand betaalt. Einde: een dier naar keuze.",
    "Ein Plättchen mehr nach allen dritten Zügen, das niemandem zahlt. Ende: ein beliebiges Tier.",
    "Une tuile de plus après les troisièmes tours, qui ne paie personne. Fin : un animal au choix.",
]);

pub(crate) const FARMER: Text = text!([
    "One free upgrade at once. End: 1 VP per upgrade step.",
    "Meteen een gratis verbetering. Einde: 1 OP per verbetering.",
    "Sofort ein freier Ausbau. Ende: 1 SP je Ausbaustufe.",
    "Aussitôt une amélioration offerte. Fin : 1 PV par amélioration.",
]);

pub(crate) const GNOMES: Text = text!([
    "Five different kinds take part, each with as many cards as players. OK on this row chooses them.",
    "Vijf soorten doen mee, elk met zoveel kaarten als er spelers zijn. OK op deze rij kiest ze.",
    "Fünf Arten spielen mit, jede mit so vielen Karten wie Spielern. OK auf dieser Zeile wählt sie aus.",
    "Cinq sortes sont en jeu, chacune avec autant de cartes que de joueurs. OK sur cette ligne les choisit.",
]);

pub(crate) const KEYHOLDER: Text = text!(with [
    "{KEYHOLDER_KEYS} keys at once. End: {KEYHOLDER_VP} VP per key.",
    "Meteen {KEYHOLDER_KEYS} sleutels. Einde: {KEYHOLDER_VP} OP per sleutel.",
    "Sofort {KEYHOLDER_KEYS} Schlüssel. Ende: {KEYHOLDER_VP} SP je Schlüssel.",
    "{KEYHOLDER_KEYS} clés aussitôt. Fin : {KEYHOLDER_VP} PV par clé.",
]);

pub(crate) const KNIGHT: Text = text!(with [
    "{KNIGHT_STEPS} steps at once. End: {FURTHEST_KNIGHT_VP} VP if you are furthest on the trail, else {KNIGHT_VP}.",
    "Meteen {KNIGHT_STEPS} stappen. Einde: {FURTHEST_KNIGHT_VP} OP als je het verst op het pad bent, anders {KNIGHT_VP}.",
    "Sofort {KNIGHT_STEPS} Schritte. Ende: {FURTHEST_KNIGHT_VP} SP, wenn du auf dem Pfad vorn bist, sonst {KNIGHT_VP}.",
    "{KNIGHT_STEPS} pas aussitôt. Fin : {FURTHEST_KNIGHT_VP} PV si vous êtes en tête du sentier, sinon {KNIGHT_VP}.",
]);

pub(crate) const MAGIC: Text = text!(with [
    "Once per round: {MAGIC_WOOD} wood or {MAGIC_SAND} sand for {MAGIC_VP} VP. End: 1 VP per square of the tile in the bedroom.",
    "Eén keer per ronde: {MAGIC_WOOD} hout of {MAGIC_SAND} zand voor {MAGIC_VP} OP. Einde: 1 OP per vakje van de tegel in bed.",
    "Einmal je Runde: {MAGIC_WOOD} Holz oder {MAGIC_SAND} Sand für {MAGIC_VP} SP. Ende: 1 SP je Feld des Plättchens im Bett.",
    "Une fois par manche : {MAGIC_WOOD} bois ou {MAGIC_SAND} sable contre {MAGIC_VP} PV. Fin : 1 PV par case de la tuile au lit.",
]);

pub(crate) const ROBBER: Text = text!(with [
    "{ROBBER_COINS} coins at once. End: 1 VP per {ROBBER_SHARE} coins.",
    "Meteen {ROBBER_COINS} munten. Einde: 1 OP per {ROBBER_SHARE} munten.",
    "Sofort {ROBBER_COINS} Münzen. Ende: 1 SP je {ROBBER_SHARE} Münzen.",
    "{ROBBER_COINS} pièces aussitôt. Fin : 1 PV par {ROBBER_SHARE} pièces.",
]);
