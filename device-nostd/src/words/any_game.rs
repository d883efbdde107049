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
}

named! {
    Help {
        Undo => ["Undo", "Ongedaan maken", "Rückgängig", "Annuler"] rule 0 UNDO;
        Redo => ["Redo", "Opnieuw", "Wiederholen", "Rétablir"] rule 0 REDO;
        Remembered => ["Known numbers", "Bekend", "Bekannte Zahlen", "Nombres connus"] rule 0 REMEMBERED;
        ScorePad => ["Score pad", "Scoreblok", "Wertungsblock", "Bloc de score"] rule 0 SCORE_PAD;
        // Each game has its own rule that allows a number to be corrected.
        Fix => ["Correct", "Corrigeren", "Korrigieren", "Corriger"];
    }
}

const REDO: Text = text!([
    "Brings back the move\nyou took back last",
    "Haalt de zet terug\ndie je ongedaan\nmaakte",
    "Holt den Schritt\nwieder, den du\nzurückgenommen hast",
    "Rejoue le dernier\ncoup annulé",
]);

const REMEMBERED: Text = text!([
    "What earlier games\nwere told about cards\nand boards is not\nasked again",
    "Wat eerder verteld is\nover kaarten en bord\nwordt niet weer\ngevraagd",
    "Was über Karten und\nTafeln gesagt wurde,\nwird nicht noch\neinmal gefragt",
    "Ce qui fut dit des\ncartes et plateaux\nn'est plus demandé",
]);

const SCORE_PAD: Text = text!([
    "No tracking: count\nthe points at the end\nof the game",
    "Niets bijhouden: tel\nde punten aan het\neind van het spel",
    "Kein Mitzählen:\nPunkte am Ende des\nSpiels eintragen",
    "Sans suivi : comptez\nles points à la fin\nde la partie",
]);

const UNDO: Text = text!([
    "Takes back the last\nmove. Redo brings it\nback",
    "Neemt de laatste zet\nterug. Opnieuw\nherstelt hem",
    "Nimmt den letzten\nSchritt zurück.\nWiederholen holt ihn\nwieder",
    "Annule le dernier\ncoup. Rétablir le\nfait revenir",
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
}

impl Refused {
    /// All refusals.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 13] = [
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
    ];

    /// Returns the words of a refusal, for games that have none of their own.
    pub(crate) fn text(self) -> Text {
        refused(self)
    }
}

/// A refusal as shown on the screens: of a game, of the number of players, or of no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// A rule of the game on the table.
    Game(engine_nostd::GameRefusal),
    /// Too many or too few players.
    Players,
    /// Any other refusal.
    Plain(Refused),
}

impl From<RuleError> for Refusal {
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

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        Self::Plain(match error {
            TableError::Rule(error) => return error.into(),
            TableError::Full => Refused::RecordFull,
            TableError::NothingToUndo => Refused::NothingToUndo,
            TableError::NothingToRedo => Refused::NothingToRedo,
        })
    }
}

impl From<SetupError> for Refusal {
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
        BadNumber => ["That number is\nnot possible", "Dat getal kan niet", "Diese Zahl geht nicht", "Nombre impossible"];
        BadSetup => [
            "The game cannot\nstart like this",
            "Zo kan het spel\nniet beginnen",
            "So kann das Spiel\nnicht beginnen",
            "Impossible de\ncommencer ainsi",
        ];
        CannotFix => [
            "This cannot be\ncorrected",
            "Dit kun je niet\ncorrigeren",
            "Das lässt sich nicht\nkorrigieren",
            "Ceci ne peut pas\nêtre corrigé",
        ];
        GameOver => ["The game is over", "Het spel is voorbij", "Das Spiel ist vorbei", "La partie est finie"];
        KeywordName => ["This name cannot\nbe used", "Deze naam kan niet", "Dieser Name\ngeht nicht", "Ce nom n'est\npas possible"];
        NoSuchPlayer => [
            "There is no such\nplayer",
            "Die speler is er niet",
            "Diesen Spieler\ngibt es nicht",
            "Ce joueur\nn'existe pas",
        ];
        NotYourTurn => ["It is not your turn", "Jij bent niet\naan de beurt", "Du bist nicht dran", "Ce n'est pas\nvotre tour"];
        NothingToRedo => ["Nothing to redo", "Er is niets om\nopnieuw te doen", "Es gibt nichts zu\nwiederholen", "Rien à rétablir"];
        NothingToUndo => [
            "Nothing to undo",
            "Er is niets om\nongedaan te maken",
            "Es gibt nichts\nrückgängig zu machen",
            "Rien à annuler",
        ];
        RecordFull => [
            "The memory of this\ngame is full",
            "Het geheugen van dit\nspel is vol",
            "Der Spielspeicher\nist voll",
            "La mémoire de la\npartie est pleine",
        ];
        SameName => ["This name is already\ntaken", "Die naam is er al", "Dieser Name ist\nschon vergeben", "Ce nom est déjà pris"];
        WrongPhase => ["Not in this phase", "Niet in deze fase", "Nicht in dieser Phase", "Pas dans cette phase"];
        Older => [
            "Only an older version\nplays this game",
            "Alleen een oudere\nversie speelt dit",
            "Nur eine ältere\nVersion spielt das",
            "Seule une ancienne\nversion y joue",
        ];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{MESSAGE_LINES, SCREEN_COLUMNS, checks};

    #[test]
    fn every_text_fits_the_screen() {
        AnyTopic::ALL.into_iter().for_each(checks::named);
        for help in [Help::Undo, Help::Redo, Help::Remembered, Help::ScorePad, Help::Fix] {
            checks::named(help);
        }
        for refused in Refused::ALL {
            checks::text(refused.text(), SCREEN_COLUMNS, MESSAGE_LINES, None);
        }
    }
}
