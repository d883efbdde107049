//! The words that all games share.

use engine_nostd::{AnyTopic, RuleError, SetupError, TableError};

use super::{Text, named, text, texts};

named! {
    AnyTopic {
        Yes => ["Yes", "Ja", "Ja", "Oui"];
        No => ["No", "Nee", "Nein", "Non"];
        None => ["None", "Geen", "Keine", "Aucun"];
        Nobody => ["Nobody", "Niemand", "Niemand", "Personne"];
        Enough => ["Done", "Klaar", "Fertig", "Terminé"];
        Points => ["Points", "Punten", "Punkte", "Points"];
        Count => ["Count", "Tellen", "Zählen", "Compter"];
        Light => ["Track lightly", "Licht bijhouden", "Grob begleiten", "Suivi léger"] rule 0 LIGHT;
    }
}

/// Something of the device that is explained like a row of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// Taking back.
    Undo,
    /// Bringing back.
    Redo,
    /// What is remembered of cards and boards.
    Remembered,
    /// Scoring without tracking.
    ScorePad,
    /// Correcting.
    Fix,
    /// The depths of tracking.
    Closely,
}

named! {
    Help {
        Undo => ["Take back", "Terugnemen", "Zurücknehmen", "Annuler"] rule 0 UNDO;
        Redo => ["Bring back", "Herstellen", "Wiederholen", "Rétablir"] rule 0 REDO;
        Remembered => ["Known numbers", "Bekende getallen", "Bekannte Zahlen", "Nombres connus"] rule 0 REMEMBERED;
        ScorePad => ["Score pad", "Scoreblok", "Wertungsblock", "Feuille de score"] rule 0 SCORE_PAD;
        // Each game has its own rule that allows a number to be corrected.
        Fix => ["Correct", "Corrigeren", "Korrigieren", "Corriger"];
        Closely => ["How closely?", "Hoe precies?", "Wie genau?", "Quel suivi ?"] rule 0 CLOSELY;
    }
}

const CLOSELY: Text = text!([
    "Light: only the turn and the numbers that count; the table keeps the rest. Full: every move is entered and checked.",
    "Licht: alleen de beurt en de getallen die tellen; de tafel weet de rest. Volledig: elke zet wordt ingevoerd en nagekeken.",
    "Grob: nur der Zug und die Zahlen, die zählen; den Rest zeigt der Tisch. Ganz genau: jeder Zug wird eingegeben und geprüft.",
    "Léger : le tour et les nombres qui comptent ; la table montre le reste. Complet : chaque coup est saisi et vérifié.",
]);

const LIGHT: Text = text!([
    "From now on only the turn and the numbers that count are kept; the table keeps the rest.",
    "Vanaf nu worden alleen de beurt en de getallen die tellen bijgehouden; de tafel weet de rest.",
    "Ab jetzt werden nur der Zug und die Zahlen, die zählen, geführt; den Rest zeigt der Tisch.",
    "Désormais, seuls le tour et les nombres qui comptent sont suivis ; la table montre le reste.",
]);

const REDO: Text = text!([
    "Brings back the move that was taken back last.",
    "Herstelt de zet die je het laatst terugnam.",
    "Bringt den Zug wieder, der zuletzt zurückgenommen wurde.",
    "Rejoue le dernier coup annulé.",
]);

const REMEMBERED: Text = text!([
    "What earlier games were told about cards and boards is not asked again.",
    "Wat eerder over kaarten en borden is verteld, wordt niet opnieuw gevraagd.",
    "Was über Karten und Tafeln gesagt wurde, wird nicht noch einmal gefragt.",
    "Ce qui a été dit des cartes et des plateaux n'est plus demandé.",
]);

const SCORE_PAD: Text = text!([
    "No tracking: count the points at the end of the game.",
    "Niets bijhouden: tel de punten aan het eind van het spel.",
    "Kein Mitzählen: Punkte am Ende des Spiels eintragen.",
    "Sans suivi : comptez les points à la fin de la partie.",
]);

const UNDO: Text = text!([
    "Takes moves back, from the last one to the chosen one. They can be brought back.",
    "Neemt zetten terug, van de laatste tot en met de gekozen zet. Herstellen brengt ze weer.",
    "Nimmt Züge zurück, vom letzten bis zum gewählten. Wiederholen bringt sie wieder.",
    "Annule des coups, du dernier jusqu'au coup choisi. Rétablir les fait revenir.",
]);

/// A refusal that belongs to no game. Each game says itself how many can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// The game is over.
    GameOver,
    /// Another seat acts now.
    NotYourTurn,
    /// The move belongs to another phase.
    WrongPhase,
    /// A number is outside its range.
    BadNumber,
    /// The value cannot be corrected.
    CannotFix,
    /// The record is full.
    RecordFull,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to bring back.
    NothingToRedo,
    /// Two players have the same name.
    SameName,
    /// A name is a word of the record.
    KeywordName,
    /// Nobody sits there.
    NoSuchPlayer,
    /// The game cannot start like this.
    BadSetup,
    /// Only an older version can play this game.
    Older,
    /// A name has no letters.
    NoName,
    /// A name can get no more letters.
    NameFull,
}

impl Refused {
    /// All refusals.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 15] = [
        Self::GameOver,
        Self::NotYourTurn,
        Self::WrongPhase,
        Self::BadNumber,
        Self::CannotFix,
        Self::RecordFull,
        Self::NothingToUndo,
        Self::NothingToRedo,
        Self::SameName,
        Self::KeywordName,
        Self::NoSuchPlayer,
        Self::BadSetup,
        Self::Older,
        Self::NoName,
        Self::NameFull,
    ];

    /// Returns the words of a refusal, for games that have none of their own.
    pub(crate) fn text(self) -> Text {
        refused(self)
    }
}

/// A refusal as shown on the screens: of a game, of the number of players, or of no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnyRefusal {
    /// A rule of the game on the table.
    Game(engine_nostd::GameRefusal),
    /// Too many or too few players.
    Players,
    /// Any other refusal.
    Plain(Refused),
}

impl From<RuleError> for AnyRefusal {
    fn from(error: RuleError) -> Self {
        Self::Plain(match error {
            RuleError::GameOver => Refused::GameOver,
            RuleError::NotYourTurn => Refused::NotYourTurn,
            RuleError::WrongPhase => Refused::WrongPhase,
            RuleError::BadNumber => Refused::BadNumber,
            RuleError::CannotFix => Refused::CannotFix,
            RuleError::Game(refusal) => return Self::Game(refusal),
        })
    }
}

impl From<TableError> for AnyRefusal {
    fn from(error: TableError) -> Self {
        Self::Plain(match error {
            TableError::Rule(error) => return error.into(),
            TableError::Full => Refused::RecordFull,
            TableError::NothingToUndo => Refused::NothingToUndo,
            TableError::NothingToRedo => Refused::NothingToRedo,
        })
    }
}

impl From<SetupError> for AnyRefusal {
    fn from(error: SetupError) -> Self {
        Self::Plain(match error {
            SetupError::Players { .. } => return Self::Players,
            SetupError::SameName => Refused::SameName,
            SetupError::KeywordName => Refused::KeywordName,
            SetupError::NoSuchFirst => Refused::NoSuchPlayer,
            SetupError::Option(_) => Refused::BadSetup,
            SetupError::Older => Refused::Older,
            SetupError::Rule(error) => return error.into(),
        })
    }
}

texts! {
    /// Returns why something was refused.
    fn refused(Refused) {
        BadNumber => ["That number is not possible", "Dat getal kan niet", "Diese Zahl geht nicht", "Nombre impossible"];
        BadSetup => [
            "The game cannot start like this",
            "Zo kan het spel niet beginnen",
            "So kann das Spiel nicht beginnen",
            "Impossible de commencer ainsi",
        ];
        CannotFix => [
            "This cannot be corrected",
            "Dit kun je niet corrigeren",
            "Das lässt sich nicht korrigieren",
            "Ceci ne peut pas être corrigé",
        ];
        GameOver => ["The game is over", "Het spel is voorbij", "Das Spiel ist vorbei", "La partie est finie"];
        KeywordName => ["This name cannot be used", "Deze naam kan niet", "Dieser Name geht nicht", "Ce nom n'est pas possible"];
        NoSuchPlayer => [
            "There is no such player",
            "Die speler is er niet",
            "Diesen Spieler gibt es nicht",
            "Ce joueur n'existe pas",
        ];
        NotYourTurn => ["It is not your turn", "Jij bent niet aan de beurt", "Du bist nicht dran", "Ce n'est pas votre tour"];
        NothingToRedo => ["Nothing to bring back", "Er is niets te herstellen", "Es gibt nichts zu wiederholen", "Rien à rétablir"];
        NothingToUndo => [
            "Nothing to take back",
            "Er is niets terug te nemen",
            "Es gibt nichts zurückzunehmen",
            "Rien à annuler",
        ];
        RecordFull => [
            "The memory of this game is full",
            "Het geheugen van dit spel is vol",
            "Der Spielspeicher ist voll",
            "La mémoire de la partie est pleine",
        ];
        SameName => ["This name is already taken", "Die naam is er al", "Dieser Name ist schon vergeben", "Ce nom est déjà pris"];
        WrongPhase => ["Not in this phase", "Niet in deze fase", "Nicht in dieser Phase", "Pas dans cette phase"];
        NoName => ["A name has at least one letter", "Een naam heeft een letter nodig", "Ein Name braucht einen Buchstaben", "Il faut au moins une lettre"];
        NameFull => ["8 letters at most", "Hoogstens 8 letters", "Höchstens 8 Zeichen", "8 lettres au plus"];
        Older => [
            "Only an older version plays this game",
            "Alleen een oudere versie speelt dit",
            "Nur eine ältere Version spielt das",
            "Seule une ancienne version y joue",
        ];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::checks;

    #[test]
    fn every_text_fits_the_screen() {
        AnyTopic::ALL.into_iter().for_each(checks::named);
        for help in [Help::Undo, Help::Redo, Help::Remembered, Help::ScorePad, Help::Fix, Help::Closely] {
            checks::named(help);
        }
        for refused in Refused::ALL {
            checks::refusal(refused.text());
        }
    }
}
