//! The questions for the parameters of a move, and those of the score pad.

use engine_nostd::games::gnome_elf_troll::{PadField, Param};

use crate::words::{Text, text, texts};

texts! {
    /// Returns the question for a parameter of a move.
    pub(crate) fn question(Param) {
        SowKind => ["Which tile?", "Welke tegel?", "Welches Plättchen?", "Quelle tuile ?"];
        SowEnd => ["Which end?", "Welke kant?", "Welches Ende?", "Quel bout ?"];
        BuyGnomePay | BuyElfPay | ScareElfPay => ["How do you pay?", "Hoe betaal je?", "Womit bezahlen?", "Payer avec quoi ?"];
        ScareElfPay2 => ["And the other gnome?", "En de andere?", "Und den anderen?", "Et l'autre gnome ?"];
        BuyGnomeGarden | BuyElfGarden | BuyTrollGarden | ScareElfGarden => ["Whose garden?", "Wiens tuin?", "Wessen Garten?", "Quel jardin ?"];
        BuyGnomeTile | BuyElfTile | BuyTrollTile | ScareElfTile => ["Which tile?", "Welke tegel?", "Welches Plättchen?", "Quelle tuile ?"];
    }
}

/// Returns the question for a number of the score pad; `None` for a number that follows from the others.
pub(crate) fn pad_question(field: PadField) -> Option<Text> {
    Some(match field {
        PadField::Pumpkins(_) => {
            const { text!(["How many pumpkins?", "Hoeveel pompoenen?", "Wie viele Kürbisse?", "Citrouilles ?"]) }
        }
        PadField::Apples(_) => {
            const { text!(["How many apples?", "Hoeveel appels?", "Wie viele Äpfel?", "Combien de pommes ?"]) }
        }
        PadField::Beans(_) => {
            const { text!(["How many beans?", "Hoeveel bonen?", "Wie viele Bohnen?", "Combien d'haricots ?"]) }
        }
        PadField::Ten(_) => {
            const { text!(["Won by ten?", "Gewonnen met tien?", "Mit zehn gewonnen?", "Gagné par dix ?"]) }
        }
        PadField::Points(_)
        | PadField::Rank(_)
        | PadField::Winner
        | PadField::Phase
        | PadField::Turn
        | PadField::Round
        | PadField::Over => return None,
    })
}
