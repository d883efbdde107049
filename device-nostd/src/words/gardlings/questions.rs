//! The questions for the parameters of a move, and those of the score pad.

use engine_nostd::games::gardlings::{PadField, Param};

use crate::words::{Text, text, texts};

texts! {
    /// Returns the question for a parameter of a move; `{}` is the player who counts.
    pub(crate) fn question(Param) {
        DrawKind => ["Which tile?", "Welke tegel?", "Welches Plättchen?", "Quelle tuile ?"];
        DrawN => ["How many?", "Hoeveel?", "Wie viele?", "Combien ?"];
        RedrawKind => ["The second tile?", "De tweede tegel?", "Zweites Plättchen?", "La seconde tuile ?"];
        CountGems => ["{}: whole gems?", "{}: stenen?", "{}: Steine?", "{} : gemmes ?"];
        CountPonds => ["{}: ponds?", "{}: vijvers?", "{}: Teiche?", "{} : étangs ?"];
        CountMission => ["{}: mission?", "{}: missie?", "{}: Mission?", "{} : mission ?"];
        BuyColour => ["Which colour?", "Welke kleur?", "Welche Farbe?", "Quelle couleur ?"];
        BuyStack => ["Which stack?", "Welke stapel?", "Welcher Stapel?", "Quelle pile ?"];
        BuyCreature => ["Which creature?", "Welk wezen?", "Welcher Gardling?", "Quelle créature ?"];
        MutateColour => ["Which pig?", "Welk varkentje?", "Welches Schwein?", "Quel cochon ?"];
        MutateUnder => ["Pig under stack?", "Varken onder stapel?", "Schwein unter Stapel?", "Cochon sous la pile ?"];
        MutateFrom => ["New tile from stack?", "Nieuwe van stapel?", "Neues von Stapel?", "Prise sur la pile ?"];
        MutateCreature => ["What did you get?", "Wat kreeg je?", "Was kam dafür?", "Créature reçue ?"];
    }
}

/// Returns the question for a number of the score pad; `None` for a number that follows from the others.
pub(crate) fn pad_question(field: PadField) -> Option<Text> {
    Some(match field {
        PadField::Gems(_) => {
            const { text!(["Complete gems?", "Hele edelstenen?", "Ganze Edelsteine?", "Gemmes complètes ?"]) }
        }
        PadField::Alarm(_) => const { text!(["Gnome alarm?", "Kabouteralarm?", "Gnomalarm?", "Alerte aux gnomes ?"]) },
        PadField::Mission(_) => {
            const { text!(["Gems of the mission?", "Stenen van de missie?", "Steine der Mission?", "Gemmes de mission ?"]) }
        }
        PadField::Ponds(_) => {
            const { text!(["How many ponds?", "Hoeveel vijvers?", "Wie viele Teiche?", "Combien d'étangs ?"]) }
        }
        PadField::Coins(_) => {
            const { text!(["How many coins?", "Hoeveel munten?", "Wie viele Münzen?", "Combien de pièces ?"]) }
        }
        PadField::Tiles(_) => {
            const { text!(["Tiles in the bag?", "Tegels in de zak?", "Plättchen im Beutel?", "Tuiles dans le sac ?"]) }
        }
        PadField::Raw(_)
        | PadField::Stolen(_)
        | PadField::Net(_)
        | PadField::Money(_)
        | PadField::Points(_)
        | PadField::Rank(_)
        | PadField::Result(_)
        | PadField::Medal(_)
        | PadField::Winner
        | PadField::Tie
        | PadField::Phase
        | PadField::Turn
        | PadField::Round
        | PadField::Over => return None,
    })
}
