//! Chests and what is in them.

use engine_nostd::games::mighty_gnomes::{BIG_FROG_VP, CHEST_VP, WILD_VP};

use crate::words::{Text, text};

pub(crate) const ANIMAL: Text = text!([
    "Scores the VP printed at once, and counts as that animal at the end.",
    "Scoort meteen de gedrukte OP en telt aan het einde als dat dier.",
    "Bringt sofort die gedruckten SP und zählt am Ende als dieses Tier.",
    "Marque aussitôt les PV imprimés et compte à la fin comme cet animal.",
]);

pub(crate) const CHESTS: Text = text!([
    "Draw two closed chests and keep both.",
    "Trek twee dichte kisten en hou ze allebei.",
    "Ziehe zwei Truhen und behalte beide.",
    "Piochez deux coffres fermés et gardez-les.",
]);

pub(crate) const FROG5: Text = text!(with [
    "{BIG_FROG_VP} VP at once, and a frog at the end.",
    "Meteen {BIG_FROG_VP} OP, en aan het einde een kikker.",
    "Sofort {BIG_FROG_VP} SP, und am Ende ein Frosch.",
    "{BIG_FROG_VP} PV aussitôt, et une grenouille à la fin.",
]);

pub(crate) const OPEN_CHEST: Text = text!([
    "Spend a key to open one of your closed chests. It works at once. Closed chests score nothing.",
    "Geef een sleutel en open een eigen kist. Hij werkt meteen. Dichte kisten tellen niet.",
    "Gib einen Schlüssel und öffne eine eigene Truhe. Sie wirkt sofort. Geschlossene Truhen zählen nichts.",
    "Dépensez une clé pour ouvrir un de vos coffres. Effet immédiat. Un coffre fermé ne rapporte rien.",
]);

pub(crate) const RESOURCES: Text = text!([
    "Take the resources printed.",
    "Neem de gedrukte grondstoffen.",
    "Nimm die gedruckten Rohstoffe.",
    "Prenez les ressources imprimées.",
]);

pub(crate) const TRAIL_CHEST: Text = text!([
    "Take an open chest without a key, use it at once and put it back. Its VP count; its animal does not stay with you, and it is no opened chest.",
    "Neem een open kist zonder sleutel, gebruik hem en leg hem terug. De OP tellen; het dier blijft niet bij je, en het is geen geopende kist.",
    "Nimm eine offene Truhe ohne Schlüssel, nutze sie, lege sie zurück. Ihre SP zählen; ihr Tier behältst du nicht, sie gilt nicht als geöffnet.",
    "Prenez un coffre ouvert sans clé, utilisez-le, remettez-le. Ses PV comptent ; son animal ne reste pas, et ce n'est pas un coffre ouvert.",
]);

pub(crate) const VP_COINS: Text = text!([
    "Take the VP and the coins printed.",
    "Neem de gedrukte OP en munten.",
    "Nimm die gedruckten SP und Münzen.",
    "Prenez les PV et les pièces imprimés.",
]);

pub(crate) const VP3: Text = text!(with [
    "{CHEST_VP} VP at once.",
    "Meteen {CHEST_VP} OP.",
    "Sofort {CHEST_VP} SP.",
    "{CHEST_VP} PV aussitôt.",
]);

pub(crate) const WILD: Text = text!(with [
    "{WILD_VP} VP at once, and at the end any one animal that you choose.",
    "Meteen {WILD_VP} OP, en aan het einde een dier naar keuze.",
    "Sofort {WILD_VP} SP, und am Ende ein Tier deiner Wahl.",
    "{WILD_VP} PV aussitôt, et à la fin un animal de votre choix.",
]);

pub(crate) const ANIMALS: Text = text!([
    "Sets of animals score at the end. Only the frog has a name in the rules: agree which picture is B and which is C.",
    "Sets van dieren tellen aan het einde. Alleen de kikker heeft een naam: spreek af welk plaatje B is en welk C.",
    "Tiersätze zählen am Ende. Nur der Frosch hat in den Regeln einen Namen: vereinbart, welches Bild B ist und welches C.",
    "Les séries d'animaux comptent à la fin. Seule la grenouille a un nom ; convenez de B et C.",
]);
