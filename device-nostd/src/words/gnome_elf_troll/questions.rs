//! What the device asks for the parameters of a move, and on the score pad.

use crate::words::{Entry, word};

/// Questions under `verb/parameter`; `*` stands for any verb, `pad` for the score pad.
pub(super) const QUESTIONS: &[Entry] = &[
    word!("*/garden", ["Whose garden?", "Wiens tuin?", "Wessen Garten?", "Quel jardin ?"]),
    word!("*/pay", ["How do you pay?", "Hoe betaal je?", "Womit bezahlen?", "Payer avec quoi ?"]),
    word!("*/pay2", ["And the other gnome?", "En de andere?", "Und den anderen?", "Et l'autre gnome ?"]),
    word!("*/tile", ["Which tile?", "Welke tegel?", "Welches Plättchen?", "Quelle tuile ?"]),
    word!("pad/apples", ["How many apples?", "Hoeveel appels?", "Wie viele Äpfel?", "Combien de pommes ?"]),
    word!("pad/beans", ["How many beans?", "Hoeveel bonen?", "Wie viele Bohnen?", "Combien d'haricots ?"]),
    word!("pad/pumpkins", ["How many pumpkins?", "Hoeveel pompoenen?", "Wie viele Kürbisse?", "Citrouilles ?"]),
    word!("pad/ten", ["Won by ten?", "Gewonnen met tien?", "Mit zehn gewonnen?", "Gagné par dix ?"]),
    word!("sow/end", ["Which end?", "Welke kant?", "Welches Ende?", "Quel bout ?"]),
    word!("sow/kind", ["Which tile?", "Welke tegel?", "Welches Plättchen?", "Quelle tuile ?"]),
];
