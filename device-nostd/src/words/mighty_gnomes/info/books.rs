//! The books of the attic.

use engine_nostd::games::mighty_gnomes::{BOOKMARK, KRAFTED_KEYS, MONEY, VENTURE};

use crate::words::{Text, text};

pub(crate) const BOOK: Text = text!([
    "As many books as the tile has squares, at most one golden.",
    "Zoveel boeken als de tegel vakjes heeft, hoogstens één gouden.",
    "So viele Bücher, wie das Plättchen Felder hat, höchstens ein goldenes.",
    "Autant de livres que la tuile a de cases, un seul doré au plus.",
]);

pub(crate) const FREE_INVITE: Text = text!(with [
    "Pay {BOOKMARK} crystal and take a gnome without its cost.",
    "Betaal {BOOKMARK} kristal en neem een kabouter zonder kosten.",
    "Zahle {BOOKMARK} Kristall und nimm einen Gnom ohne Kosten.",
    "Payez {BOOKMARK} cristal et prenez un gnome sans son coût.",
]);

pub(crate) const GOLD_COINS: Text = text!(with [
    "Take {MONEY} coins.",
    "Neem {MONEY} munten.",
    "Nimm {MONEY} Münzen.",
    "Prenez {MONEY} pièces.",
]);

pub(crate) const GOLD_INVITE: Text = text!([
    "Take one mighty gnome for its cost, if a plate is free.",
    "Neem een machtige kabouter voor zijn kosten, als er een bord vrij is.",
    "Nimm einen Gnom für seine Kosten, wenn ein Teller frei ist.",
    "Prenez un gnome pour son coût, si une assiette est libre.",
]);

pub(crate) const GOLD_KEY: Text = text!(["Take 1 key.", "Neem 1 sleutel.", "Nimm 1 Schlüssel.", "Prenez 1 clé.",]);

pub(crate) const GOLD_UPGRADE: Text = text!([
    "Pay sand for the warehouse or wood for the dining table: its steward moves one step right.",
    "Betaal zand voor het magazijn of hout voor de eettafel: de rentmeester gaat een stap naar rechts.",
    "Zahle Sand fürs Lager oder Holz für den Esstisch: Der Verwalter geht einen Schritt nach rechts.",
    "Payez du sable pour l'entrepôt ou du bois pour la table : l'intendant avance d'un pas à droite.",
]);

pub(crate) const GOLD_VENTURE: Text = text!(with [
    "Move {VENTURE} steps on the adventure trail.",
    "Ga {VENTURE} stappen vooruit op het avonturenpad.",
    "Ziehe {VENTURE} Schritte auf dem Abenteuerpfad.",
    "Avancez de {VENTURE} pas sur le sentier.",
]);

pub(crate) const GREEN: Text = text!(with [
    "Pay {BOOKMARK} coin: 1 chamomile and 1 mushroom.",
    "Betaal {BOOKMARK} munt: 1 kamille en 1 paddenstoel.",
    "Zahle {BOOKMARK} Münze: 1 Kamille und 1 Pilz.",
    "Payez {BOOKMARK} pièce : 1 camomille et 1 champignon.",
]);

pub(crate) const PAID_INVITE: Text = text!(with [
    "Pay {BOOKMARK} mushroom and the cost of the gnome.",
    "Betaal {BOOKMARK} paddenstoel en de kosten van de kabouter.",
    "Zahle {BOOKMARK} Pilz und die Kosten des Gnoms.",
    "Payez {BOOKMARK} champignon et le coût du gnome.",
]);

pub(crate) const REFRESH: Text = text!(with [
    "Pay {BOOKMARK} chamomile: one of your gnomes repeats its immediate power.",
    "Betaal {BOOKMARK} kamille: een van je kabouters herhaalt zijn eenmalige gave.",
    "Zahle {BOOKMARK} Kamille: Einer deiner Gnome nutzt seine Sofort-Fähigkeit noch einmal.",
    "Payez {BOOKMARK} camomille : un de vos gnomes répète son pouvoir immédiat.",
]);

pub(crate) const SILVER_COINS: Text = text!(with [
    "Pay {BOOKMARK} sand: {MONEY} coins.",
    "Betaal {BOOKMARK} zand: {MONEY} munten.",
    "Zahle {BOOKMARK} Sand: {MONEY} Münzen.",
    "Payez {BOOKMARK} sable : {MONEY} pièces.",
]);

pub(crate) const SILVER_KEYS: Text = text!(with [
    "Pay {BOOKMARK} sand: {KRAFTED_KEYS} keys.",
    "Betaal {BOOKMARK} zand: {KRAFTED_KEYS} sleutels.",
    "Zahle {BOOKMARK} Sand: {KRAFTED_KEYS} Schlüssel.",
    "Payez {BOOKMARK} sable : {KRAFTED_KEYS} clés.",
]);

pub(crate) const WORK: Text = text!(with [
    "Pay {BOOKMARK} coin: 1 wood and 1 sand.",
    "Betaal {BOOKMARK} munt: 1 hout en 1 zand.",
    "Zahle {BOOKMARK} Münze: 1 Holz und 1 Sand.",
    "Payez {BOOKMARK} pièce : 1 bois et 1 sable.",
]);
