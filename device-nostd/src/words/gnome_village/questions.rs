//! What the device asks for the parameters of a move, and on the score pad.

use crate::words::{Entry, word};

/// Questions under `verb/parameter`; `*` stands for any verb, `pad` for the score pad.
pub(super) const QUESTIONS: &[Entry] = &[
    word!("*/by", ["How do you pay?", "Hoe betaal je?", "Womit bezahlen?", "Payer avec quoi ?"]),
    word!("*/g", ["Which gnome?", "Welke kabouter?", "Welcher Gnom?", "Quel gnome ?"]),
    word!("*/kind", ["Which kind?", "Welke soort?", "Welche Art?", "Quel type ?"]),
    word!("*/n", ["How many?", "Hoeveel?", "Wie viele?", "Combien ?"]),
    word!("*/seat", ["Which player?", "Welke speler?", "Welcher Spieler?", "Quel joueur ?"]),
    word!("*/tile", ["Which tile?", "Welke tegel?", "Welches Plättchen?", "Quelle tuile ?"]),
    word!("act-airport/seat", ["Fly to whom?", "Naar wie vliegen?", "Zu wem fliegen?", "S'envoler chez qui ?"]),
    word!("act-airport/tile", ["Land where?", "Waar landen?", "Wo landen?", "Atterrir où ?"]),
    word!("act-chapel/g", ["Which gnome?", "Welke kabouter?", "Welcher Gnom?", "Quel gnome ?"]),
    word!("act-chapel/seat", ["Whose gnome?", "Kabouter van wie?", "Wessen Gnom?", "Le gnome de qui ?"]),
    word!("act-courier/kind", ["Which product?", "Welk product?", "Welches Produkt?", "Quel produit ?"]),
    word!("act-courier/seat", ["Sell to whom?", "Aan wie verkopen?", "An wen verkaufen?", "Vendre à qui ?"]),
    word!("act-doctor/kind", ["Which workshop?", "Welke werkplaats?", "Welche Werkstatt?", "Quel atelier ?"]),
    word!("act-doctor/seat", ["Token for whom?", "Fiche voor wie?", "Marker für wen?", "Jeton pour qui ?"]),
    word!("act-pool/business", ["Which business?", "Welk bedrijf?", "Welcher Betrieb?", "Quel commerce ?"]),
    word!("act-pool/kind", ["Which workshop?", "Welke werkplaats?", "Welche Werkstatt?", "Quel atelier ?"]),
    word!("act-prison/g", ["Which gnome?", "Welke kabouter?", "Welcher Gnom?", "Quel gnome ?"]),
    word!("act-prison/seat", ["Whose gnome?", "Kabouter van wie?", "Wessen Gnom?", "Le gnome de qui ?"]),
    word!(
        "act-site/earn",
        ["Coins on the tile?", "Munten op de tegel?", "Aufgedruckte Münzen?", "Pièces sur la tuile ?"],
    ),
    word!("act-site/kind", ["What did you draw?", "Wat heb je getrokken?", "Was wurde gezogen?", "Tuile piochée ?"]),
    word!("act-theater/n", ["Gnomes next to it?", "Kabouters eromheen?", "Gnome ringsum?", "Gnomes autour ?"]),
    word!("act-thief/n", ["How many coins?", "Hoeveel munten?", "Wie viele Münzen?", "Combien de pièces ?"]),
    word!("act-thief/seat", ["Steal from whom?", "Van wie stelen?", "Wen bestehlen?", "Qui voler ?"]),
    word!(
        "buy-business/earn",
        ["Coins on the tile?", "Munten op de tegel?", "Aufgedruckte Münzen?", "Pièces sur la tuile ?"],
    ),
    word!("buy-business/kind", ["Which business?", "Welk bedrijf?", "Welcher Betrieb?", "Quel commerce ?"]),
    word!("buy-workshop/kind", ["Which workshop?", "Welke werkplaats?", "Welche Werkstatt?", "Quel atelier ?"]),
    word!("card-activate/each", ["{}: which one?", "{}: welke?", "{}: welche?", "{} : lequel ?"]),
    word!("card-activate/own", ["Which workshop?", "Welke werkplaats?", "Welche Werkstatt?", "Quel atelier ?"]),
    word!("card-angry/each", ["{}: which one?", "{}: welke?", "{}: welcher?", "{} : lequel ?"]),
    word!("card-coins/n", ["How many coins?", "Hoeveel munten?", "Wie viele Münzen?", "Combien de pièces ?"]),
    word!("card-remove/gap", ["Gap left behind?", "Blijft er een gat?", "Bleibt eine Lücke?", "Reste-t-il un vide ?"]),
    word!("card-remove/seat", ["From which village?", "Uit welk dorp?", "Aus welchem Dorf?", "De quel village ?"]),
    word!("card-remove/tile", ["Which business?", "Welk bedrijf?", "Welcher Betrieb?", "Quel commerce ?"]),
    word!("earn/n", ["How many coins?", "Hoeveel munten?", "Wie viele Münzen?", "Combien de pièces ?"]),
    word!("get-gnome/by", ["How do you pay?", "Hoe betaal je?", "Womit bezahlen?", "Payer avec quoi ?"]),
    word!(
        "get-house/carpenter",
        ["Carpenter: pay how?", "Timmerman: waarmee?", "Zimmermann: womit?", "Pour le Charpentier ?"],
    ),
    word!("get-house/painter", ["Painter: pay how?", "Schilder: waarmee?", "Maler: womit?", "Pour le Peintre ?"]),
    word!("get-road/by", ["How do you pay?", "Hoe betaal je?", "Womit bezahlen?", "Payer avec quoi ?"]),
    word!("move/g", ["Which gnome?", "Welke kabouter?", "Welcher Gnom?", "Quel gnome ?"]),
    word!("move/to", ["Where to?", "Waarheen?", "Wohin?", "Vers où ?"]),
    word!("pad/coins", ["How many coins?", "Hoeveel munten?", "Anzahl Münzen?", "Nombre de pièces"]),
    word!("pad/happy", ["Happy Gnome: who?", "Blije Kabouter: wie?", "Fröhlicher Gnom: wer?", "Gnome heureux : qui ?"]),
    word!("pad/hats", ["How many Hat tiles?", "Mutsenbedrijven?", "Anzahl Mützenläden?", "Nombre de bonneteries"]),
    word!(
        "pad/lit-houses",
        ["How many lit houses?", "Huizen met licht aan?", "Anzahl helle Häuser?", "Maisons allumées"],
    ),
    word!(
        "pad/restaurants",
        ["How many Restaurants?", "Hoeveel restaurants?", "Anzahl Restaurants?", "Nombre de restaurants"],
    ),
    word!("pad/tiles", ["How many tiles?", "Hoeveel tegels?", "Anzahl Plättchen?", "Nombre de tuiles"]),
    word!(
        "pad/workshops",
        ["How many workshops?", "Hoeveel werkplaatsen?", "Anzahl Werkstätten?", "Nombre d'ateliers"]
    ),
];
