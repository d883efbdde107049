//! Chests and what is in them.

use engine_nostd::games::mighty_gnomes::{BIG_FROG_VP, CHEST_VP, WILD_VP};

use crate::words::{Text, text};

pub(crate) const ANIMAL: Text = text!([
    "Scores the VP printed\nand counts as that\nanimal at the end",
    "Scoort de gedrukte OP\nen telt als dat dier",
    "Bringt die gedruckten\nSP und zählt als\ndieses Tier",
    "Marque les PV\nimprimés et compte\ncomme cet animal",
]);

pub(crate) const CHESTS: Text = text!([
    "Draw two closed\nchests and keep both",
    "Trek twee dichte\nkisten en hou ze\nallebei",
    "Ziehe zwei Truhen und\nbehalte beide",
    "Piochez deux coffres\nfermés et gardez-les",
]);

pub(crate) const FROG5: Text = text!(with [
    "{BIG_FROG_VP} VP, and a frog at\nthe end",
    "{BIG_FROG_VP} OP, en een kikker\naan het einde",
    "{BIG_FROG_VP} SP, und am Ende ein\nFrosch",
    "{BIG_FROG_VP} PV, et une\ngrenouille à la fin",
]);

pub(crate) const OPEN_CHEST: Text = text!([
    "Spend a key to open\none of your closed\nchests. Its effect\ncomes at once",
    "Betaal een sleutel en\nopen een eigen kist.\nHet effect volgt\nmeteen",
    "Gib einen Schlüssel\nund öffne eine eigene\nTruhe. Sie wirkt\nsofort",
    "Dépensez une clé pour\nouvrir un de vos\ncoffres. Effet\nimmédiat",
]);

pub(crate) const RESOURCES: Text = text!([
    "Take the resources\nprinted",
    "Neem de gedrukte\ngrondstoffen",
    "Nimm die gedruckten\nRohstoffe",
    "Prenez les ressources\nimprimées",
]);

pub(crate) const TRAIL_CHEST: Text = text!([
    "Take an open chest\nwithout a key, use\nit, put it back into\nthe bag",
    "Neem een open kist\nzonder sleutel,\ngebruik hem en leg\nhem terug",
    "Nimm eine offene\nTruhe ohne Schlüssel,\nnutze sie, lege sie\nzurück",
    "Prenez un coffre\nouvert sans clé,\nutilisez-le,\nremettez-le",
]);

pub(crate) const VP_COINS: Text = text!([
    "Take the VP and the\ncoins printed",
    "Neem de gedrukte OP\nen munten",
    "Nimm die gedruckten\nSP und Münzen",
    "Prenez les PV et les\npièces imprimés",
]);

pub(crate) const VP3: Text = text!(with [
    "{CHEST_VP} VP at once",
    "Meteen {CHEST_VP} OP",
    "Sofort {CHEST_VP} SP",
    "{CHEST_VP} PV aussitôt",
]);

pub(crate) const WILD: Text = text!(with [
    "{WILD_VP} VP, and any one\nanimal at the end",
    "{WILD_VP} OP, en aan het\neinde een dier naar\nkeuze",
    "{WILD_VP} SP, und am Ende ein\nbeliebiges Tier",
    "{WILD_VP} PV, et un animal au\nchoix à la fin",
]);
