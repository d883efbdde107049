//! The questions for the parameters of a move, and those of the score pad.

use engine_nostd::games::gnome_elf_troll::{PadField, Param};

use crate::words::{Text, text, texts};

texts! {
    /// Returns the question for a parameter of a move.
    pub(crate) fn question(Param) {
        SowKind => ["Which tile?", "Welke tegel?", "Welches Plättchen?", "Quelle tuile ?"];
        SowEnd => ["Which end?", "Welke kant?", "Welches Ende?", "Quel bout ?"];
        BuyGnomePay => ["Gnome: paid with?", "Kabouter: waarmee betaald?", "Gnom: womit bezahlt?", "Gnome : payé avec ?"];
        BuyElfPay => ["Elf: paid with?", "Elf: waarmee betaald?", "Elf: womit bezahlt?", "Elfe : payé avec ?"];
        ScareElfPay => ["First gnome: paid with?", "Eerste kabouter: waarmee?", "Erster Gnom: womit bezahlt?", "Premier gnome : payé avec ?"];
        ScareElfPay2 => ["Second gnome: paid with?", "Tweede kabouter: waarmee?", "Zweiter Gnom: womit bezahlt?", "Second gnome : payé avec ?"];
        BuyGnomeGarden => ["Gnome: whose garden?", "Kabouter: wiens tuin?", "Gnom: wessen Garten?", "Gnome : quel jardin ?"];
        BuyElfGarden => ["Elf: whose garden?", "Elf: wiens tuin?", "Elf: wessen Garten?", "Elfe : quel jardin ?"];
        BuyTrollGarden => ["Troll: whose garden?", "Trol: wiens tuin?", "Troll: wessen Garten?", "Troll : quel jardin ?"];
        ScareElfGarden => ["Scare an elf: whose garden?", "Elf wegjagen: wiens tuin?", "Elf verscheuchen: wo?", "Faire fuir un elfe : où ?"];
        BuyGnomeTile => ["Gnome: which tile?", "Kabouter: welke tegel?", "Gnom: welches Plättchen?", "Gnome : quelle tuile ?"];
        BuyElfTile => ["Elf: which tile?", "Elf: welke tegel?", "Elf: welches Plättchen?", "Elfe : quelle tuile ?"];
        BuyTrollTile => ["Troll: which tile?", "Trol: welke tegel?", "Troll: welches Plättchen?", "Troll : quelle tuile ?"];
        ScareElfTile => ["Scare which elf?", "Welke elf wegjagen?", "Welchen Elf verscheuchen?", "Faire fuir quel elfe ?"];
    }
}

/// Returns the question for a number of the score pad; `None` for a number that follows from the others. The player stands
/// beside it.
pub(crate) fn pad_question(field: PadField) -> Option<Text> {
    Some(match field {
        PadField::Pumpkins(_) => const { text!(["Pumpkins?", "Pompoenen?", "Kürbisse?", "Citrouilles ?"]) },
        PadField::Apples(_) => const { text!(["Apples?", "Appels?", "Äpfel?", "Pommes ?"]) },
        PadField::Beans(_) => const { text!(["Beans?", "Bonen?", "Bohnen?", "Haricots ?"]) },
        PadField::Ten(_) => {
            const { text!(["Who won by ten?", "Wie won met tien?", "Wer gewann mit zehn?", "Qui a gagné par dix ?"]) }
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
