//! The rewards of a round.

use engine_nostd::games::mighty_gnomes::{CRYSTAL_VP, ITEMS, MOST_KEYS, REWARD_VP, Reward};

use crate::words::{Text, text};

/// The coins in the first boxes.
pub(crate) const EARLY_COINS: u8 = Reward::coins_of_round(1);
/// The coins in the later boxes.
pub(crate) const LATER_COINS: u8 = Reward::coins_of_round(3);
/// The steps in the first boxes.
pub(crate) const EARLY_STEPS: u8 = Reward::steps_of_round(1);
/// The steps in the later boxes.
pub(crate) const LATER_STEPS: u8 = Reward::steps_of_round(3);

pub(crate) const ADVENTURE: Text = text!(with [
    "Rounds 1-2: {EARLY_STEPS} step, rounds 3-4: {LATER_STEPS} steps.",
    "Rondes 1-2: {EARLY_STEPS} stap, rondes 3-4: {LATER_STEPS} stappen.",
    "Runden 1-2: {EARLY_STEPS} Schritt, 3-4: {LATER_STEPS} Schritte.",
    "Manches 1-2 : {EARLY_STEPS} pas, manches 3-4 : {LATER_STEPS} pas.",
]);

pub(crate) const CLAIM: Text = text!([
    "Whoever is furthest on the trail claims first. Each reward once per round.",
    "Wie het verst op het pad is, kiest eerst. Elke beloning één keer per ronde.",
    "Wer auf dem Pfad vorn ist, wählt zuerst. Jede Belohnung einmal je Runde.",
    "Le plus avancé sur le sentier choisit d'abord. Chaque récompense une fois par manche.",
]);

pub(crate) const COINS: Text = text!(with [
    "Every {ITEMS} coins, basic resources and keys are 1 VP at the end. As a reward {EARLY_COINS} coins, from round 3 on {LATER_COINS}.",
    "Elke {ITEMS} munten, basisgrondstoffen en sleutels zijn aan het einde 1 OP. Als beloning {EARLY_COINS} munten, vanaf ronde 3 {LATER_COINS}.",
    "Je {ITEMS} Münzen, Grundrohstoffe und Schlüssel am Ende 1 SP. Als Belohnung {EARLY_COINS} Münzen, ab Runde 3 {LATER_COINS}.",
    "{ITEMS} pièces, ressources de base ou clés : 1 PV à la fin. En récompense {EARLY_COINS} pièces, {LATER_COINS} dès la manche 3.",
]);

pub(crate) const CRYSTAL: Text = text!(with [
    "Each crystal is {CRYSTAL_VP} VP at the end.",
    "Elk kristal is {CRYSTAL_VP} OP aan het einde.",
    "Jeder Kristall ist am Ende {CRYSTAL_VP} SP.",
    "Chaque cristal vaut {CRYSTAL_VP} PV à la fin.",
]);

pub(crate) const DOUBLE: Text = text!([
    "The tile in the bedroom scores once more.",
    "De tegel in de slaapkamer scoort nog een keer.",
    "Das Plättchen im Schlafzimmer zählt noch einmal.",
    "La tuile de la chambre compte encore une fois.",
]);

pub(crate) const FIRST: Text = text!([
    "You are first player from the next round on.",
    "Je bent startspeler vanaf de volgende ronde.",
    "Du bist ab der nächsten Runde Startspieler.",
    "Vous êtes premier joueur dès la manche suivante.",
]);

pub(crate) const FREE_TILES: Text = text!([
    "Any tile may be used in your first turn of the next round.",
    "In je eerste beurt van de volgende ronde mag elke tegel.",
    "Im ersten Zug der nächsten Runde ist jedes Plättchen erlaubt.",
    "Au premier tour de la manche suivante, toute tuile est permise.",
]);

pub(crate) const INVITE: Text = text!([
    "Take a mighty gnome and pay its cost.",
    "Neem een machtige kabouter en betaal de kosten.",
    "Nimm einen Gnom und zahle seine Kosten.",
    "Prenez un gnome et payez son coût.",
]);

pub(crate) const KEY: Text = text!(with [
    "1 key; it counts at the end. Nobody holds more than {MOST_KEYS}.",
    "1 sleutel; hij telt aan het einde. Niemand heeft er meer dan {MOST_KEYS}.",
    "1 Schlüssel; er zählt am Ende. Niemand hat mehr als {MOST_KEYS}.",
    "1 clé ; elle compte à la fin. Personne n'en a plus de {MOST_KEYS}.",
]);

pub(crate) const REWARDS: Text = text!([
    "In the order on the trail each player claims one reward.",
    "In de volgorde op het pad kiest ieder één beloning.",
    "In der Reihenfolge auf dem Pfad nimmt jeder eine Belohnung.",
    "Dans l'ordre du sentier, chacun prend une récompense.",
]);

pub(crate) const UPGRADE: Text = text!([
    "A steward moves one step right: more room, and the VP printed there.",
    "Een rentmeester gaat een stap naar rechts: meer plaats, en de OP die er staan.",
    "Ein Verwalter geht einen Schritt nach rechts: mehr Platz und die SP, die dort stehen.",
    "Un intendant avance d'un pas à droite : plus de place, et les PV imprimés.",
]);

pub(crate) const VP2: Text = text!(with [
    "{REWARD_VP} VP at once.",
    "Meteen {REWARD_VP} OP.",
    "Sofort {REWARD_VP} SP.",
    "{REWARD_VP} PV aussitôt.",
]);
