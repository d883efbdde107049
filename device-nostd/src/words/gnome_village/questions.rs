//! The questions for the parameters of a move, and those of the score pad.

use engine_nostd::games::gnome_village::{PadField, Param};

use crate::words::{Text, text, texts};

texts! {
    /// Returns the question for a parameter of a move; `{}` is the player whose tiles or gnomes it is about, or the business.
    pub(crate) fn question(Param) {
        CardCoinsN => ["Coins on the card?", "Munten op de kaart?", "Münzen auf der Karte?", "Pièces sur la carte ?"];
        CardActivateOwn => ["Activate which?", "Welke activeren?", "Welche aktivieren?", "Activer lequel ?"];
        CardActivateEach => ["{}: activate which?", "{}: welke activeren?", "{}: welche aktivieren?", "{} : activer lequel ?"];
        CardRemoveSeat => ["Remove from whom?", "Verwijderen bij wie?", "Bei wem entfernen?", "Retirer chez qui ?"];
        CardRemoveTile => ["{}: remove what?", "{}: wat verwijderen?", "{}: was entfernen?", "{} : retirer quoi ?"];
        CardRemoveGap => ["{}: a gap to fill?", "{}: gat op te vullen?", "{}: Lücke zu füllen?", "{} : un vide à combler ?"];
        CardAngryEach => ["{}: who goes home?", "{}: wie gaat naar huis?", "{}: wer geht heim?", "{} : qui rentre ?"];
        EarnN => ["Coins earned?", "Hoeveel verdiend?", "Wie viel verdient?", "Combien gagné ?"];
        BuyBusinessKind => ["Buy which business?", "Welk bedrijf kopen?", "Welchen Betrieb kaufen?", "Acheter quel commerce ?"];
        BuyBusinessEarn | ActSiteEarn => ["{}: coins on it?", "{}: munten?", "{}: Münzen darauf?", "{} : pièces dessus ?"];
        BuyWorkshopKind => ["Buy which workshop?", "Welke werkplaats kopen?", "Welche Werkstatt kaufen?", "Acheter quel atelier ?"];
        GetRoadBy => ["New road: pay with?", "Nieuwe weg: waarmee?", "Neuer Weg: womit zahlen?", "Route : payer avec quoi ?"];
        GetHousePainter => ["Painter: pay with?", "Schilder: waarmee?", "Maler: womit zahlen?", "Peintre : payer avec ?"];
        GetHouseCarpenter => ["Carpenter: pay with?", "Timmerman: waarmee?", "Zimmermann: womit zahlen?", "Charpentier : payer avec ?"];
        GetGnomeBy => ["New gnome: pay with?", "Kabouter: waarmee?", "Neuer Gnom: womit zahlen?", "Gnome : payer avec quoi ?"];
        WalkG => ["Which gnome?", "Welke kabouter?", "Welcher Gnom?", "Quel gnome ?"];
        WalkTo => ["Where to?", "Waarheen?", "Wohin?", "Vers où ?"];
        ActChapelSeat => ["Chapel: whose gnome?", "Kapel: kabouter van wie?", "Kapelle: wessen Gnom?", "Chapelle : gnome de qui ?"];
        ActPrisonSeat => ["Prison: whose gnome?", "Gevangenis: van wie?", "Gefängnis: wessen Gnom?", "Prison : gnome de qui ?"];
        ActChapelG | ActPrisonG => ["{}: which gnome?", "{}: welke kabouter?", "{}: welcher Gnom?", "{} : quel gnome ?"];
        ActTheaterN => ["Gnomes beside it?", "Kabouters ernaast?", "Gnome daneben?", "Gnomes à côté ?"];
        ActCourierKind => ["Courier: sell what?", "Koerier: wat verkopen?", "Kurier: was verkaufen?", "Coursier : vendre quoi ?"];
        ActCourierSeat => ["Sell to whom?", "Aan wie verkopen?", "An wen verkaufen?", "Vendre à qui ?"];
        ActThiefSeat => ["Steal from whom?", "Van wie stelen?", "Wen bestehlen?", "Qui voler ?"];
        ActThiefN => ["Steal how many?", "Hoeveel stelen?", "Wie viele stehlen?", "Voler combien ?"];
        ActDoctorKind => ["Doctor: activate which?", "Dokter: welke activeren?", "Arzt: welche aktivieren?", "Médecin : activer lequel ?"];
        ActDoctorSeat => ["Token for whom?", "Fiche voor wie?", "Marker für wen?", "Jeton pour qui ?"];
        ActAirportSeat => ["Fly to whom?", "Naar wie vliegen?", "Zu wem fliegen?", "S'envoler chez qui ?"];
        ActAirportTile => ["{}: land where?", "{}: waar landen?", "{}: wo landen?", "{} : atterrir où ?"];
        ActSiteKind => ["Which tile was drawn?", "Welke tegel getrokken?", "Was wurde gezogen?", "Quelle tuile piochée ?"];
        ActPoolKind => ["Pool: activate which?", "Zwam-bad: welke activeren?", "Schwimmbad: was aktivieren?", "Piscine : activer quoi ?"];
        ActPoolBusiness => ["Pool: which business?", "Zwam-bad: welk bedrijf?", "Schwimmbad: welcher Betrieb?", "Piscine : quel commerce ?"];
    }
}

/// Returns the question for a number of the score pad; `None` for a number that follows from the others. `{}` is the player.
pub(crate) fn pad_question(field: PadField) -> Option<Text> {
    Some(match field {
        PadField::Workshops(_) => {
            const { text!(["{}: workshops?", "{}: werkplaatsen?", "{}: Werkstätten?", "{} : ateliers ?"]) }
        }
        PadField::LitHouses(_) => {
            const { text!(["{}: lit houses?", "{}: lichten aan?", "{}: Häuser mit Licht?", "{} : maisons allumées ?"]) }
        }
        PadField::Restaurants(_) => {
            const { text!(["{}: Restaurants?", "{}: Restaurants?", "{}: Restaurants?", "{} : Restaurants ?"]) }
        }
        PadField::Hats(_) => {
            const { text!(["{}: Hat Businesses?", "{}: Mutsenbedrijven?", "{}: Mützenläden?", "{} : Bonneteries ?"]) }
        }
        PadField::Coins(_) => {
            const { text!(["{}: coins left?", "{}: munten over?", "{}: Münzen übrig?", "{} : pièces restantes ?"]) }
        }
        PadField::Happy => {
            const {
                text!([
                    "Who has the Happy Gnome?",
                    "Wie heeft de Blije Kabouter?",
                    "Wer hat den Fröhlichen Gnom?",
                    "Qui a le Gnome heureux ?"
                ])
            }
        }
        PadField::Tiles(_) => {
            const { text!(["{}: all tiles?", "{}: alle tegels?", "{}: alle Plättchen?", "{} : toutes les tuiles ?"]) }
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
