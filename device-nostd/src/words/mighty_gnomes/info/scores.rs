//! The lines of the score, and what decides.

use engine_nostd::games::mighty_gnomes::{CRYSTAL_VP, ITEMS, PAIR, TRIO};

use crate::words::{Text, text};

pub(crate) const ANIMAL_PAIRS: Text = text!(with [
    "Two equal animals: {PAIR} VP. Each animal counts in one set only.",
    "Twee gelijke dieren: {PAIR} OP. Elk dier telt in maar één set.",
    "Zwei gleiche Tiere: {PAIR} SP. Jedes Tier zählt nur einmal.",
    "Deux animaux identiques : {PAIR} PV. Chaque animal ne compte qu'une fois.",
]);

pub(crate) const ANIMAL_TRIOS: Text = text!(with [
    "Three different animals: {TRIO} VP. Each animal counts in one set only.",
    "Drie verschillende dieren: {TRIO} OP. Elk dier telt in maar één set.",
    "Drei verschiedene Tiere: {TRIO} SP. Jedes Tier zählt nur einmal.",
    "Trois animaux différents : {TRIO} PV. Chaque animal ne compte qu'une fois.",
]);

pub(crate) const CRYSTALS: Text = text!(with [
    "{CRYSTAL_VP} VP per crystal.",
    "{CRYSTAL_VP} OP per kristal.",
    "{CRYSTAL_VP} SP je Kristall.",
    "{CRYSTAL_VP} PV par cristal.",
]);

pub(crate) const ALL_ITEMS: Text = text!(with [
    "Coins, basic resources and keys together: 1 VP per {ITEMS}.",
    "Munten, basisgrondstoffen en sleutels samen: 1 OP per {ITEMS}.",
    "Münzen, Grundrohstoffe und Schlüssel zusammen: 1 SP je {ITEMS}.",
    "Pièces, ressources de base et clés réunies : 1 PV par {ITEMS}.",
]);

pub(crate) const POINTS: Text =
    text!(["The most VP wins.", "De meeste OP wint.", "Die meisten SP gewinnen.", "Le plus de PV gagne.",]);

pub(crate) const TRAIL_ORDER: Text = text!([
    "On a tie, whoever is further on the trail wins.",
    "Bij gelijke stand wint wie verder is op het pad.",
    "Bei Gleichstand gewinnt, wer am Pfad weiter vorn ist.",
    "À égalité, le plus avancé sur le sentier gagne.",
]);

pub(crate) const VP: Text = text!([
    "The marker on the VP track: everything scored so far. What counts only at the end comes on top.",
    "Waar de steen op het OP-spoor staat: alles wat al gescoord is. Wat pas aan het einde telt, komt erbij.",
    "Wo der Marker auf der SP-Leiste steht: alles bisher Gewertete. Was erst am Ende zählt, kommt dazu.",
    "Où se trouve le marqueur sur la piste des PV : tout ce qui est déjà marqué. Le décompte final s'y ajoute.",
]);
