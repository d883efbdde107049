//! The words that all games share. A game that says one of them in its own way has it in its own table.

use super::{Dictionary, Entry, Info, text, word};

/// Holds what is looked up where a game has no words of its own.
pub(super) const ANY_GAME: Dictionary = Dictionary {
    name: text!("Gnomon"),
    labels: LABELS,
    titles: &[],
    questions: &[],
    refusals: REFUSALS,
    fields: FIELDS,
    info: &[INFO],
    reminders: &[],
};

const LABELS: &[Entry] = &[
    word!("no", ["No", "Nee", "Nein", "Non"]),
    word!("nobody", ["Nobody", "Niemand", "Niemand", "Personne"]),
    word!("none", ["None", "Geen", "Keine", "Aucun"]),
    word!("redo", ["Redo", "Opnieuw", "Wiederholen", "Rétablir"]),
    word!("remembered", ["Known numbers", "Bekend", "Bekannte Zahlen", "Nombres connus"]),
    word!("score-pad", ["Score pad", "Scoreblok", "Wertungsblock", "Bloc de score"]),
    word!("undo", ["Undo", "Ongedaan maken", "Rückgängig", "Annuler"]),
    word!("yes", ["Yes", "Ja", "Ja", "Oui"]),
];

const REFUSALS: &[Entry] = &[
    word!(
        "bad-number",
        ["That number is\nnot possible", "Dat getal kan niet", "Diese Zahl geht nicht", "Nombre impossible"],
    ),
    word!(
        "bad-setup",
        [
            "The game cannot\nstart like this",
            "Zo kan het spel\nniet beginnen",
            "So kann das Spiel\nnicht beginnen",
            "Impossible de\ncommencer ainsi",
        ],
    ),
    word!(
        "cannot-fix-that",
        [
            "This cannot be\ncorrected",
            "Dit kun je niet\ncorrigeren",
            "Das lässt sich nicht\nkorrigieren",
            "Ceci ne peut pas\nêtre corrigé",
        ],
    ),
    word!("game-over", ["The game is over", "Het spel is voorbij", "Das Spiel ist vorbei", "La partie est finie"]),
    word!(
        "name-is-a-keyword",
        ["This name cannot\nbe used", "Deze naam kan niet", "Dieser Name\ngeht nicht", "Ce nom n'est\npas possible"],
    ),
    word!(
        "no-such-player",
        [
            "There is no such\nplayer",
            "Die speler is er niet",
            "Diesen Spieler\ngibt es nicht",
            "Ce joueur\nn'existe pas",
        ],
    ),
    word!(
        "not-your-turn",
        ["It is not your turn", "Jij bent niet\naan de beurt", "Du bist nicht dran", "Ce n'est pas\nvotre tour"],
    ),
    word!(
        "nothing-to-redo",
        ["Nothing to redo", "Er is niets om\nopnieuw te doen", "Es gibt nichts zu\nwiederholen", "Rien à rétablir"],
    ),
    word!(
        "nothing-to-undo",
        [
            "Nothing to undo",
            "Er is niets om\nongedaan te maken",
            "Es gibt nichts\nrückgängig zu machen",
            "Rien à annuler",
        ],
    ),
    word!(
        "record-full",
        [
            "The memory of this\ngame is full",
            "Het geheugen van dit\nspel is vol",
            "Der Spielspeicher\nist voll",
            "La mémoire de la\npartie est pleine",
        ],
    ),
    word!(
        "same-name-twice",
        ["This name is already\ntaken", "Die naam is er al", "Dieser Name ist\nschon vergeben", "Ce nom est déjà pris"],
    ),
    word!("wrong-phase", ["Not in this phase", "Niet in deze fase", "Nicht in dieser Phase", "Pas dans cette phase"]),
];

const FIELDS: &[Entry] = &[
    word!("phase", ["Phase", "Fase", "Phase", "Phase"]),
    word!("round", ["Round", "Ronde", "Runde", "Manche"]),
    word!("turn", ["Turn", "Aan de beurt", "Am Zug", "Tour de"]),
];

const INFO: &[Info] = &[
    Info {
        key: "redo",
        rule: "",
        text: text!([
            "Brings back the move\nyou took back last",
            "Haalt de zet terug\ndie je ongedaan\nmaakte",
            "Holt den Schritt\nwieder, den du\nzurückgenommen hast",
            "Rejoue le dernier\ncoup annulé",
        ]),
    },
    Info {
        key: "remembered",
        rule: "",
        text: text!([
            "What earlier games\nwere told about cards\nand boards is not\nasked again",
            "Wat eerder verteld is\nover kaarten en bord\nwordt niet weer\ngevraagd",
            "Was über Karten und\nTafeln gesagt wurde,\nwird nicht noch\neinmal gefragt",
            "Ce qui fut dit des\ncartes et plateaux\nn'est plus demandé",
        ]),
    },
    Info {
        key: "score-pad",
        rule: "",
        text: text!([
            "No tracking: count\nthe points at the end\nof the game",
            "Niets bijhouden: tel\nde punten aan het\neind van het spel",
            "Kein Mitzählen:\nPunkte am Ende des\nSpiels eintragen",
            "Sans suivi : comptez\nles points à la fin\nde la partie",
        ]),
    },
    Info {
        key: "undo",
        rule: "",
        text: text!([
            "Takes back the last\nmove. Redo brings it\nback",
            "Neemt de laatste zet\nterug. Opnieuw\nherstelt hem",
            "Nimmt den letzten\nSchritt zurück.\nWiederholen holt ihn\nwieder",
            "Annule le dernier\ncoup. Rétablir le\nfait revenir",
        ]),
    },
];

#[cfg(test)]
mod tests {
    use engine_nostd::{RuleError, SetupError, TableError};

    use super::*;
    use crate::words::checks;

    #[test]
    fn the_tables_are_sorted_and_every_text_fits_the_screen() {
        checks::dictionary(&ANY_GAME);
    }

    #[test]
    fn every_refusal_that_is_of_no_game_has_its_message_and_nothing_else_has() {
        let of_the_table = [TableError::Full, TableError::NothingToUndo, TableError::NothingToRedo].map(TableError::id);
        // How many can play is said by each game.
        let of_the_set_up =
            [SetupError::SameName, SetupError::KeywordName, SetupError::NoSuchFirst, SetupError::Option(0)];
        let ids = || {
            let ids = RuleError::COMMON_IDS.into_iter().chain(of_the_table);
            ids.chain(of_the_set_up.map(SetupError::id))
        };
        for id in ids() {
            assert!(ANY_GAME.refusal(id).is_some(), "{id}");
        }
        for message in REFUSALS {
            assert!(ids().any(|id| id == message.key), "nobody says {}", message.key);
        }
    }
}
