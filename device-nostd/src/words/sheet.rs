//! The words of a result sheet: a page or a file about a game, where a text has all the room it wants.

use super::texts;

/// What a result sheet says around its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetWord {
    /// The heading over the places.
    Ranking,
    /// The heading over the lines of everybody's score.
    Why,
    /// The heading over the plot, where a game goes turn by turn.
    ByTurn,
    /// The heading over the plot, where everything is counted anew in every round.
    ByRound,
    /// The heading over the list of moves.
    Moves,
    /// A single point; `{}` is the number.
    OnePoint,
    /// Points; `{}` is the number.
    Points,
    /// A sum.
    Total,
    /// A game that goes on; `{}` is the round.
    Unfinished,
    /// What decided; the `{}` are what, and the numbers of the first two.
    Decided,
    /// What decided, where it has no numbers; `{}` is what.
    DecidedBy,
    /// What a solo medal is for; `{}` is how many tiles.
    Tiles,
    /// Players who are equal in everything.
    Equal,
    /// The winner; `{}` is the name.
    Wins,
    /// Several winners; `{}` is their names.
    Share,
    /// A game that nobody won.
    NobodyWon,
    /// Of the player who began.
    Began,
    /// A round; `{}` is its number.
    Round,
    /// A game of which only the numbers that count were kept.
    Light,
    /// A game of which every move was kept.
    Full,
    /// A game that was counted at its end.
    ScorePad,
    /// How long everybody thought.
    Thought,
    /// The heading over the record itself.
    Record,
    /// Where the sheet comes from.
    KeptBy,
    /// The link that hands the play to an app; `{}` is the app.
    Send,
}

texts! {
    /// Returns the words of a result sheet.
    pub(crate) fn sheet_word(SheetWord) {
        Ranking => ["Ranking", "Uitslag", "Rangliste", "Classement"];
        Why => ["Where the points come from", "Waar de punten vandaan komen", "Woher die Punkte kommen", "D'où viennent les points"];
        ByTurn => ["The points, turn by turn", "De punten, beurt na beurt", "Die Punkte, Zug um Zug", "Les points, tour après tour"];
        ByRound => ["The points, round by round", "De punten, ronde na ronde", "Die Punkte, Runde um Runde", "Les points, manche après manche"];
        Moves => ["What was played", "Wat er gespeeld is", "Was gespielt wurde", "Ce qui a été joué"];
        OnePoint => ["{} point", "{} punt", "{} Punkt", "{} point"];
        Points => ["{} points", "{} punten", "{} Punkte", "{} points"];
        Total => ["Total", "Totaal", "Summe", "Total"];
        Unfinished => [
            "Not finished: this is how it stands in round {}",
            "Nog niet afgelopen: zo staat het in ronde {}",
            "Noch nicht zu Ende: so steht es in Runde {}",
            "Pas encore finie : voici où en est la manche {}",
        ];
        Decided => ["Decided by: {}, {} to {}", "Beslist door: {}, {} tegen {}", "Entschieden durch: {}, {} zu {}", "Départagés par : {}, {} à {}"];
        DecidedBy => ["Decided by: {}", "Beslist door: {}", "Entschieden durch: {}", "Départagés par : {}"];
        Tiles => ["{} tiles", "{} tegels", "{} Plättchen", "{} tuiles"];
        Equal => ["Equal in everything that counts", "Gelijk in alles wat telt", "Gleichauf in allem, was zählt", "À égalité en tout ce qui compte"];
        Wins => ["{} wins!", "{} wint!", "{} gewinnt!", "{} gagne !"];
        Share => ["{} share the victory!", "{} delen de winst!", "{} teilen sich den Sieg!", "{} se partagent la victoire !"];
        NobodyWon => ["Nobody has won", "Niemand heeft gewonnen", "Niemand hat gewonnen", "Personne n'a gagné"];
        Began => ["began", "begon", "hat begonnen", "a commencé"];
        Round => ["Round {}", "Ronde {}", "Runde {}", "Manche {}"];
        Light => ["light", "licht", "grob begleitet", "suivi léger"];
        Full => ["full", "volledig", "ganz genau", "suivi complet"];
        ScorePad => ["score pad", "scoreblok", "Wertungsblock", "bloc de score"];
        Thought => ["Thinking time", "Denktijd", "Bedenkzeit", "Temps de réflexion"];
        Record => ["The record", "Het verslag", "Das Protokoll", "Le relevé"];
        KeptBy => ["Kept by Gnomon", "Bijgehouden met Gnomon", "Begleitet von Gnomon", "Suivi par Gnomon"];
        Send => ["Add to {}", "Toevoegen aan {}", "In {} eintragen", "Ajouter à {}"];
    }
}
