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
    "Rounds 1-2: {EARLY_STEPS} step,\nrounds 3-4: {LATER_STEPS} steps",
    "Rondes 1-2: {EARLY_STEPS} stap,\nrondes 3-4: {LATER_STEPS} stappen",
    "Runden 1-2: {EARLY_STEPS}\nSchritt, 3-4: {LATER_STEPS}\nSchritte",
    "Manches 1-2 : {EARLY_STEPS} pas,\nmanches 3-4 : {LATER_STEPS} pas",
]);

pub(crate) const CLAIM: Text = text!([
    "The furthest on the\ntrail claims first.\nEach reward once per\nround",
    "De verste op het pad\nkiest eerst. Elke\nbeloning 1x per ronde",
    "Der Vorderste am Pfad\nwählt zuerst. Jede\nBelohnung einmal",
    "Le plus avancé\nchoisit d'abord.\nChaque récompense une\nfois",
]);

pub(crate) const COINS: Text = text!(with [
    "Per {ITEMS} coins, basic\nresources and keys 1\nVP. As reward {EARLY_COINS},\nlater {LATER_COINS}",
    "Per {ITEMS} munten,\nbasisgrondst. en\nsleutels 1 OP. Als\nbeloning {EARLY_COINS} of {LATER_COINS}",
    "Je {ITEMS} Münzen,\nGrundrohstoffe und\nSchlüssel 1 SP. Als\nBelohnung {EARLY_COINS} oder {LATER_COINS}",
    "{ITEMS} pièces, ressources\nou clés : 1 PV. En\nrécompense : {EARLY_COINS} ou {LATER_COINS}",
]);

pub(crate) const CRYSTAL: Text = text!(with [
    "Each crystal is {CRYSTAL_VP} VP\nat the end",
    "Elk kristal is {CRYSTAL_VP} OP\naan het einde",
    "Jeder Kristall ist am\nEnde {CRYSTAL_VP} SP",
    "Chaque cristal vaut {CRYSTAL_VP}\nPV à la fin",
]);

pub(crate) const DOUBLE: Text = text!([
    "The tile in the\nbedroom scores once\nmore",
    "De tegel in de\nslaapkamer scoort nog\neen keer",
    "Das Plättchen im\nSchlafzimmer zählt\nnoch einmal",
    "La tuile de la\nchambre compte encore\nune fois",
]);

pub(crate) const FIRST: Text = text!([
    "You are first player\nfrom the next round\non",
    "Je bent startspeler\nvanaf de volgende\nronde",
    "Du bist ab der\nnächsten Runde\nStartspieler",
    "Vous êtes premier\njoueur dès la manche\nsuivante",
]);

pub(crate) const FREE_TILES: Text = text!([
    "Any tile may be used\nin your first turn of\nthe next round",
    "In je eerste beurt\nvan de volgende ronde\nmag elke tegel",
    "Im ersten Zug der\nnächsten Runde ist\njedes Plättchen\nerlaubt",
    "Au premier tour de la\nmanche suivante,\ntoute tuile est\npermise",
]);

pub(crate) const INVITE: Text = text!([
    "Take a mighty gnome\nand pay its cost",
    "Neem een machtige\nkabouter en betaal de\nkosten",
    "Nimm einen Gnom und\nzahle seine Kosten",
    "Prenez un gnome et\npayez son coût",
]);

pub(crate) const KEY: Text = text!(with [
    "1 key; it counts at\nthe end. Nobody holds\nmore than {MOST_KEYS}",
    "1 sleutel; telt aan\nhet einde. Hoogstens\n{MOST_KEYS}",
    "1 Schlüssel; zählt am\nEnde. Höchstens {MOST_KEYS}",
    "1 clé ; elle compte à\nla fin. Au plus {MOST_KEYS}",
]);

pub(crate) const REWARDS: Text = text!([
    "In adventure order\neach player claims\none reward",
    "In avontuurvolgorde\nkiest elk een\nbeloning",
    "In Abenteuer-\nreihenfolge nimmt\njeder eine Belohnung",
    "Dans l'ordre du\nsentier, chacun prend\nune récompense",
]);

pub(crate) const UPGRADE: Text = text!([
    "A steward moves one\nstep right: new\ncapacity and the VP\nprinted there",
    "Een rentmeester gaat\neen stap naar rechts:\ncapaciteit en OP",
    "Ein Verwalter geht\neinen Schritt nach\nrechts: Kapazität und\nSP",
    "Un intendant avance\nd'un pas à droite :\ncapacité et PV\nimprimés",
]);

pub(crate) const VP2: Text = text!(with [
    "{REWARD_VP} VP at once",
    "Meteen {REWARD_VP} OP",
    "Sofort {REWARD_VP} SP",
    "{REWARD_VP} PV aussitôt",
]);
