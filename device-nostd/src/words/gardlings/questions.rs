//! The questions for the parameters of a move, and those of the score pad.

use engine_nostd::games::gardlings::{PadField, Param};

use crate::words::{Text, text, texts};

texts! {
    /// Returns the question for a parameter of a move; `{}` is the player who counts or draws, or what it is about: the
    /// tile, the mission, the colour.
    pub(crate) fn question(Param) {
        DrawKind => ["{}: which tiles?", "{}: welke tegels?", "{}: welche Plättchen?", "{} : quelles tuiles ?"];
        DrawN => ["{}: how many?", "{}: hoeveel?", "{}: wie viele?", "{} : combien ?"];
        RedrawKind => ["{}: which tile now?", "{}: welke tegel nu?", "{}: welches jetzt?", "{} : quelle tuile ?"];
        CountGems => ["{}: whole gems?", "{}: hele edelstenen?", "{}: ganze Edelsteine?", "{} : gemmes complètes ?"];
        CountPonds => ["{}: how many ponds?", "{}: hoeveel vijvers?", "{}: wie viele Teiche?", "{} : combien d'étangs ?"];
        CountMission => ["{}?", "{}?", "{}?", "{} ?"];
        BuyColour => ["{}: which colour?", "{}: welke kleur?", "{}: welche Farbe?", "{} : quelle couleur ?"];
        BuyStack => ["{}: which stack?", "{}: welke stapel?", "{}: welcher Stapel?", "{} : quelle pile ?"];
        BuyCreature => ["{}: which creature?", "{}: welk wezen?", "{}: welcher Gardling?", "{} : quelle créature ?"];
        MutateColour => ["{}: which pig?", "{}: welk varkentje?", "{}: welches Schwein?", "{} : quel cochon ?"];
        MutateUnder => ["{} pig under which?", "{}: varken waaronder?", "{}: Schwein wohin?", "{} : cochon sous quoi ?"];
        MutateFrom => ["{}: from which stack?", "{}: van welke stapel?", "{}: von welchem Stapel?", "{} : de quelle pile ?"];
        MutateCreature => ["{}: which creature?", "{}: welk wezen?", "{}: welcher Gardling?", "{} : quelle créature ?"];
    }
}

/// Returns the question for a number of the score pad, with the player at its `{}`; `None` for a number that follows from the others.
pub(crate) fn pad_question(field: PadField) -> Option<Text> {
    Some(match field {
        PadField::Gems(_) => question(Param::CountGems),
        PadField::Alarm(_) => {
            const { text!(["{}: gnome alarm?", "{}: kabouteralarm?", "{}: Gnomalarm?", "{} : alerte aux gnomes ?"]) }
        }
        PadField::Mission(_) => {
            const { text!(["{}: mission gems?", "{}: van de missie?", "{}: aus der Mission?", "{} : gemmes de mission ?"]) }
        }
        PadField::Ponds(_) => question(Param::CountPonds),
        PadField::Coins(_) => {
            const {
                text!([
                    "{}: how many coins?",
                    "{}: hoeveel munten?",
                    "{}: wie viele Münzen?",
                    "{} : combien de pièces ?"
                ])
            }
        }
        PadField::Tiles(_) => {
            const {
                text!([
                    "{}: tiles in the bag?",
                    "{}: tegels in de zak?",
                    "{}: Plättchen im Beutel?",
                    "{} : tuiles dans le sac ?"
                ])
            }
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
