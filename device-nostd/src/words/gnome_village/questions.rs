//! The questions for the parameters of a move, and those of the score pad.

use engine_nostd::games::gnome_village::{PadField, Param};

use crate::words::{Text, text, texts};

texts! {
    /// Returns the question for a parameter of a move; `{}` is the player who answers for a card that concerns
    /// everybody.
    pub(crate) fn question(Param) {
        CardCoinsN | EarnN | ActThiefN => ["How many coins?", "Hoeveel munten?", "Wie viele Münzen?", "Combien de pièces ?"];
        CardActivateOwn | BuyWorkshopKind | ActDoctorKind | ActPoolKind => ["Which workshop?", "Welke werkplaats?", "Welche Werkstatt?", "Quel atelier ?"];
        CardActivateEach => ["{}: which one?", "{}: welke?", "{}: welche?", "{} : lequel ?"];
        CardRemoveSeat => ["From which village?", "Uit welk dorp?", "Aus welchem Dorf?", "De quel village ?"];
        CardRemoveTile | BuyBusinessKind | ActPoolBusiness => ["Which business?", "Welk bedrijf?", "Welcher Betrieb?", "Quel commerce ?"];
        CardRemoveGap => ["Gap left behind?", "Blijft er een gat?", "Bleibt eine Lücke?", "Reste-t-il un vide ?"];
        CardAngryEach => ["{}: which one?", "{}: welke?", "{}: welcher?", "{} : lequel ?"];
        BuyBusinessEarn | ActSiteEarn => ["Coins on the tile?", "Munten op de tegel?", "Aufgedruckte Münzen?", "Pièces sur la tuile ?"];
        GetRoadBy | GetGnomeBy => ["How do you pay?", "Hoe betaal je?", "Womit bezahlen?", "Payer avec quoi ?"];
        GetHousePainter => ["Painter: pay how?", "Schilder: waarmee?", "Maler: womit?", "Pour le Peintre ?"];
        GetHouseCarpenter => ["Carpenter: pay how?", "Timmerman: waarmee?", "Zimmermann: womit?", "Pour le Charpentier ?"];
        WalkG | ActChapelG | ActPrisonG => ["Which gnome?", "Welke kabouter?", "Welcher Gnom?", "Quel gnome ?"];
        WalkTo => ["Where to?", "Waarheen?", "Wohin?", "Vers où ?"];
        ActChapelSeat | ActPrisonSeat => ["Whose gnome?", "Kabouter van wie?", "Wessen Gnom?", "Le gnome de qui ?"];
        ActTheaterN => ["Gnomes next to it?", "Kabouters eromheen?", "Gnome ringsum?", "Gnomes autour ?"];
        ActCourierKind => ["Which product?", "Welk product?", "Welches Produkt?", "Quel produit ?"];
        ActCourierSeat => ["Sell to whom?", "Aan wie verkopen?", "An wen verkaufen?", "Vendre à qui ?"];
        ActThiefSeat => ["Steal from whom?", "Van wie stelen?", "Wen bestehlen?", "Qui voler ?"];
        ActDoctorSeat => ["Token for whom?", "Fiche voor wie?", "Marker für wen?", "Jeton pour qui ?"];
        ActAirportSeat => ["Fly to whom?", "Naar wie vliegen?", "Zu wem fliegen?", "S'envoler chez qui ?"];
        ActAirportTile => ["Land where?", "Waar landen?", "Wo landen?", "Atterrir où ?"];
        ActSiteKind => ["What did you draw?", "Wat heb je getrokken?", "Was wurde gezogen?", "Tuile piochée ?"];
    }
}

/// Returns the question for a number of the score pad; `None` for a number that follows from the others.
pub(crate) fn pad_question(field: PadField) -> Option<Text> {
    Some(match field {
        PadField::Workshops(_) => {
            const { text!(["How many workshops?", "Hoeveel werkplaatsen?", "Anzahl Werkstätten?", "Nombre d'ateliers"]) }
        }
        PadField::LitHouses(_) => {
            const { text!(["How many lit houses?", "Huizen met licht aan?", "Anzahl helle Häuser?", "Maisons allumées"]) }
        }
        PadField::Restaurants(_) => {
            const { text!(["How many Restaurants?", "Hoeveel restaurants?", "Anzahl Restaurants?", "Nombre de restaurants"]) }
        }
        PadField::Hats(_) => {
            const { text!(["How many Hat tiles?", "Mutsenbedrijven?", "Anzahl Mützenläden?", "Nombre de bonneteries"]) }
        }
        PadField::Coins(_) => {
            const { text!(["How many coins?", "Hoeveel munten?", "Anzahl Münzen?", "Nombre de pièces"]) }
        }
        PadField::Happy => {
            const { text!(["Happy Gnome: who?", "Blije Kabouter: wie?", "Fröhlicher Gnom: wer?", "Gnome heureux : qui ?"]) }
        }
        PadField::Tiles(_) => {
            const { text!(["How many tiles?", "Hoeveel tegels?", "Anzahl Plättchen?", "Nombre de tuiles"]) }
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
