//! The books of the attic.

use engine_nostd::games::mighty_gnomes::{BOOKMARK, KRAFTED_KEYS, MONEY, VENTURE};

use crate::words::{Text, text};

pub(crate) const BOOK: Text = text!([
    "As many books as the\ntile has squares, at\nmost one golden",
    "Zoveel boeken als de\ntegel vakjes heeft,\nhoogstens een gouden",
    "So viele Bücher wie\nFelder, höchstens ein\ngoldenes",
    "Autant de livres que\nde cases, un seul\ndoré au plus",
]);

pub(crate) const FREE_INVITE: Text = text!(with [
    "Pay {BOOKMARK} crystal and\ntake a gnome without\nits cost",
    "Betaal {BOOKMARK} kristal en\nneem een kabouter\nzonder kosten",
    "Zahle {BOOKMARK} Kristall und\nnimm einen Gnom ohne\nKosten",
    "Payez {BOOKMARK} cristal et\nprenez un gnome sans\nson coût",
]);

pub(crate) const GOLD_COINS: Text = text!(with [
    "Take {MONEY} coins",
    "Neem {MONEY} munten",
    "Nimm {MONEY} Münzen",
    "Prenez {MONEY} pièces",
]);

pub(crate) const GOLD_INVITE: Text = text!([
    "Take one mighty gnome\nfor its cost, if a\nplate is free",
    "Neem een machtige\nkabouter voor zijn\nkosten, als er een\nbord vrij is",
    "Nimm einen Gnom für\nseine Kosten, wenn\nein Teller frei ist",
    "Prenez un gnome pour\nson coût, si une\nassiette est libre",
]);

pub(crate) const GOLD_KEY: Text = text!(["Take 1 key", "Neem 1 sleutel", "Nimm 1 Schlüssel", "Prenez 1 clé",]);

pub(crate) const GOLD_UPGRADE: Text = text!([
    "Pay sand for the\nwarehouse or wood for\nthe dining table: one\nstep right",
    "Zand voor het\nmagazijn of hout voor\nde eettafel: een stap",
    "Sand fürs Lager oder\nHolz für den\nEsstisch: ein Schritt",
    "Sable pour l'entrepôt\nou bois pour la\ntable : un pas à\ndroite",
]);

pub(crate) const GOLD_VENTURE: Text = text!(with [
    "Move {VENTURE} steps on the\nadventure trail",
    "Ga {VENTURE} stappen vooruit\nop het avonturenpad",
    "Gehe {VENTURE} Schritte auf\ndem Abenteuerpfad",
    "Avancez de {VENTURE} pas sur\nle sentier",
]);

pub(crate) const GREEN: Text = text!(with [
    "Pay {BOOKMARK} coin: 1\nchamomile and 1\nmushroom",
    "Betaal {BOOKMARK} munt: 1\nkamille en 1\npaddenstoel",
    "Zahle {BOOKMARK} Münze: 1\nKamille und 1 Pilz",
    "Payez {BOOKMARK} pièce : 1\ncamomille et 1\nchampignon",
]);

pub(crate) const PAID_INVITE: Text = text!(with [
    "Pay {BOOKMARK} mushroom and\nthe cost of the gnome",
    "Betaal {BOOKMARK} paddenstoel\nen de kosten van de\nkabouter",
    "Zahle {BOOKMARK} Pilz und die\nKosten des Gnoms",
    "Payez {BOOKMARK} champignon et\nle coût du gnome",
]);

pub(crate) const REFRESH: Text = text!(with [
    "Pay {BOOKMARK} chamomile:\nrepeat the immediate\npower of one own\ngnome",
    "Betaal {BOOKMARK} kamille:\nherhaal een eenmalige\ngave",
    "Zahle {BOOKMARK} Kamille:\nSofort-Fähigkeit\neines Gnoms noch\neinmal",
    "Payez {BOOKMARK} camomille :\nrépétez un pouvoir\nimmédiat",
]);

pub(crate) const SILVER_COINS: Text = text!(with [
    "Pay {BOOKMARK} sand: {MONEY} coins",
    "Betaal {BOOKMARK} zand: {MONEY}\nmunten",
    "Zahle {BOOKMARK} Sand: {MONEY}\nMünzen",
    "Payez {BOOKMARK} sable : {MONEY}\npièces",
]);

pub(crate) const SILVER_KEYS: Text = text!(with [
    "Pay {BOOKMARK} sand: {KRAFTED_KEYS} keys",
    "Betaal {BOOKMARK} zand: {KRAFTED_KEYS}\nsleutels",
    "Zahle {BOOKMARK} Sand: {KRAFTED_KEYS}\nSchlüssel",
    "Payez {BOOKMARK} sable : {KRAFTED_KEYS}\nclés",
]);

pub(crate) const WORK: Text = text!(with [
    "Pay {BOOKMARK} coin: 1 wood\nand 1 sand",
    "Betaal {BOOKMARK} munt: 1 hout\nen 1 zand",
    "Zahle {BOOKMARK} Münze: 1 Holz\nund 1 Sand",
    "Payez {BOOKMARK} pièce : 1\nbois et 1 sable",
]);
