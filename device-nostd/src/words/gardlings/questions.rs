//! What the device asks for the parameters of a move, and on the score pad.

use crate::words::{Entry, word};

/// Questions under `verb/parameter`; `pad` stands for the score pad, `{}` for the player who counts.
pub(super) const QUESTIONS: &[Entry] = &[
    word!("buy/colour", ["Which colour?", "Welke kleur?", "Welche Farbe?", "Quelle couleur ?"]),
    word!("buy/creature", ["Which creature?", "Welk wezen?", "Welcher Gardling?", "Quelle créature ?"]),
    word!("buy/stack", ["Which stack?", "Welke stapel?", "Welcher Stapel?", "Quelle pile ?"]),
    word!("count/gems", ["{}: whole gems?", "{}: stenen?", "{}: Steine?", "{} : gemmes ?"]),
    word!("count/mission", ["{}: mission?", "{}: missie?", "{}: Mission?", "{} : mission ?"]),
    word!("count/ponds", ["{}: ponds?", "{}: vijvers?", "{}: Teiche?", "{} : étangs ?"]),
    word!("draw/kind", ["Which tile?", "Welke tegel?", "Welches Plättchen?", "Quelle tuile ?"]),
    word!("draw/n", ["How many?", "Hoeveel?", "Wie viele?", "Combien ?"]),
    word!("mutate/colour", ["Which pig?", "Welk varkentje?", "Welches Schwein?", "Quel cochon ?"]),
    word!("mutate/creature", ["What did you get?", "Wat kreeg je?", "Was kam dafür?", "Créature reçue ?"]),
    word!("mutate/from", ["New tile from stack?", "Nieuwe van stapel?", "Neues von Stapel?", "Prise sur la pile ?"]),
    word!(
        "mutate/under",
        ["Pig under stack?", "Varken onder stapel?", "Schwein unter Stapel?", "Cochon sous la pile ?"],
    ),
    word!("pad/alarm", ["Gnome alarm?", "Kabouteralarm?", "Gnomalarm?", "Alerte aux gnomes ?"]),
    word!("pad/coins", ["How many coins?", "Hoeveel munten?", "Wie viele Münzen?", "Combien de pièces ?"]),
    word!("pad/gems", ["Complete gems?", "Hele edelstenen?", "Ganze Edelsteine?", "Gemmes complètes ?"]),
    word!(
        "pad/mission",
        ["Gems of the mission?", "Stenen van de missie?", "Steine der Mission?", "Gemmes de mission ?"],
    ),
    word!("pad/ponds", ["How many ponds?", "Hoeveel vijvers?", "Wie viele Teiche?", "Combien d'étangs ?"]),
    word!("pad/tiles", ["Tiles in the bag?", "Tegels in de zak?", "Plättchen im Beutel?", "Tuiles dans le sac ?"]),
    word!("redraw/kind", ["The second tile?", "De tweede tegel?", "Zweites Plättchen?", "La seconde tuile ?"]),
];
