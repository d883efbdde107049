//! The lines of the score, and what decides.

use engine_nostd::games::mighty_gnomes::{CRYSTAL_VP, ITEMS, PAIR, TRIO};

use crate::words::{Text, text};

pub(crate) const ANIMAL_PAIRS: Text = text!(with [
    "Two equal animals: {PAIR}\nVP. Each animal in\none set only",
    "Twee gelijke dieren:\n{PAIR} OP. Elk dier in een\nset",
    "Zwei gleiche Tiere: {PAIR}\nSP. Jedes Tier nur\neinmal",
    "Deux animaux égaux :\n{PAIR} PV. Chaque animal\nune seule fois",
]);

pub(crate) const ANIMAL_TRIOS: Text = text!(with [
    "Three different\nanimals: {TRIO} VP. Each\nanimal in one set\nonly",
    "Drie verschillende\ndieren: {TRIO} OP. Elk\ndier in een set",
    "Drei verschiedene\nTiere: {TRIO} SP. Jedes\nTier nur einmal",
    "Trois animaux\ndifférents : {TRIO} PV.\nChaque animal une\nseule fois",
]);

pub(crate) const CRYSTALS: Text = text!(with [
    "{CRYSTAL_VP} VP per crystal",
    "{CRYSTAL_VP} OP per kristal",
    "{CRYSTAL_VP} SP je Kristall",
    "{CRYSTAL_VP} PV par cristal",
]);

pub(crate) const ALL_ITEMS: Text = text!(with [
    "Coins, basic\nresources and keys\ntogether: 1 VP per {ITEMS}",
    "Munten, basis-\ngrondstoffen en\nsleutels: 1 OP per {ITEMS}",
    "Münzen,\nGrundrohstoffe und\nSchlüssel: 1 SP je {ITEMS}",
    "Pièces, ressources de\nbase et clés : 1 PV\npar {ITEMS}",
]);

pub(crate) const POINTS: Text =
    text!(["The most VP wins", "De meeste OP wint", "Die meisten SP\ngewinnen", "Le plus de PV gagne",]);

pub(crate) const TRAIL_ORDER: Text = text!([
    "On a tie, whoever is\nfurther on the trail\nwins",
    "Bij gelijke stand\nwint wie verder is op\nhet pad",
    "Bei Gleichstand\ngewinnt, wer am Pfad\nweiter vorn ist",
    "À égalité, le plus\navancé sur le sentier\ngagne",
]);

pub(crate) const VP: Text = text!([
    "All points scored at\nonce: bedroom, trail,\nchests, steps,\nrewards",
    "Alle directe punten:\nbed, pad, kisten,\nstappen, beloningen",
    "Alle sofortigen\nPunkte: Bett, Pfad,\nTruhen, Stufen",
    "Tous les points\nimmédiats : lit,\nsentier, coffres",
]);
