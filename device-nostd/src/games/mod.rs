//! What the screens know about each game: its words, its icons, and when to remind of what.
//!
//! No rule stands here: everything is read from the engine's state.

mod gnome_village;
mod mighty_gnomes;

use engine_nostd::ask::Label;
use engine_nostd::field::{Field, FieldId};
use engine_nostd::record::Entry;
use engine_nostd::setup::Names;
use engine_nostd::{Game, Seat, State};

use crate::ui::icon::Icon;
use crate::words::gnome_village::GNOME_VILLAGE;
use crate::words::{Dictionary, Text, chrome};

/// Is what a game adds to the screens.
pub(crate) trait Face {
    /// Gives the name of the game.
    fn name(self) -> Text;

    /// Gives the words of the game.
    fn dictionary(self) -> &'static Dictionary;

    /// Gives the icon of a counter.
    fn icon(self, counter: &str) -> Option<Icon>;

    /// Lists the counters of the status line: an icon and a number, or two numbers with a slash.
    fn status(self) -> &'static [(&'static str, Option<&'static str>)];

    /// Gives the moment to remind of, after an entry led from one state to another.
    fn moment(self, before: &State, after: &State, entry: &Entry, names: &Names) -> Option<&'static str>;

    /// Lists the reminders of a phase.
    fn reminders(self, phase: &str) -> &'static [&'static str];

    /// Lists the reminders of the set-up.
    fn briefing(self) -> &'static [&'static str];

    /// Says whether a move is best named by the tile it is about.
    fn named_by_tile(self, verb: &str) -> bool;

    /// Names the index of a field where it is not a word: a gnome by where it is.
    fn index_label(self, state: &State, seat: Seat, field: &Field, id: FieldId, names: &Names) -> Option<Label>;
}

impl Face for Game {
    fn name(self) -> Text {
        match self {
            Self::GnomeVillage => chrome::GNOME_VILLAGE,
            Self::MightyGnomes => chrome::MIGHTY_GNOMES,
        }
    }

    fn dictionary(self) -> &'static Dictionary {
        match self {
            Self::GnomeVillage => &GNOME_VILLAGE,
            Self::MightyGnomes => &GNOME_VILLAGE,
        }
    }

    fn icon(self, counter: &str) -> Option<Icon> {
        match self {
            Self::GnomeVillage => gnome_village::icon(counter),
            Self::MightyGnomes => mighty_gnomes::icon(counter),
        }
    }

    fn status(self) -> &'static [(&'static str, Option<&'static str>)] {
        match self {
            Self::GnomeVillage => gnome_village::STATUS,
            Self::MightyGnomes => mighty_gnomes::STATUS,
        }
    }

    fn moment(self, before: &State, after: &State, entry: &Entry, names: &Names) -> Option<&'static str> {
        match self {
            Self::GnomeVillage => gnome_village::moment(before, after, entry, names),
            Self::MightyGnomes => mighty_gnomes::moment(before, after, entry, names),
        }
    }

    fn reminders(self, phase: &str) -> &'static [&'static str] {
        match self {
            Self::GnomeVillage => gnome_village::reminders(phase),
            Self::MightyGnomes => mighty_gnomes::reminders(phase),
        }
    }

    fn briefing(self) -> &'static [&'static str] {
        match self {
            Self::GnomeVillage => gnome_village::BRIEFING,
            Self::MightyGnomes => mighty_gnomes::BRIEFING,
        }
    }

    fn named_by_tile(self, verb: &str) -> bool {
        match self {
            Self::GnomeVillage => gnome_village::named_by_tile(verb),
            Self::MightyGnomes => mighty_gnomes::named_by_tile(verb),
        }
    }

    fn index_label(self, state: &State, seat: Seat, field: &Field, id: FieldId, names: &Names) -> Option<Label> {
        match self {
            Self::GnomeVillage => gnome_village::index_label(state, seat, field, id, names),
            Self::MightyGnomes => mighty_gnomes::index_label(state, seat, field, id, names),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine_nostd::setup::Mode;
    use engine_nostd::shape::Shape;
    use engine_nostd::{RuleError, TableError};

    use super::*;

    fn words_of(shape: &Shape) -> &'static [&'static str] {
        match *shape {
            Shape::Word(words) | Shape::Tile(words) | Shape::EachWord(words) => words,
            Shape::Place { kinds, .. } => kinds,
            _ => &[],
        }
    }

    /// Calls `check` with everything that the engine can say in a game, and the name of the table it belongs to.
    fn for_everything_said(game: Game, mode: Mode, check: &mut dyn FnMut(&str, bool)) {
        let words = game.vocabulary(mode);
        let dictionary = game.dictionary();
        for verb in words.verbs {
            check(verb.word, dictionary.label(verb.word).is_some());
            for param in verb.params {
                check(param.name, dictionary.question(verb.word, param.name).is_some());
                for word in words_of(&param.shape) {
                    check(word, dictionary.label(word).is_some());
                }
            }
        }
        for id in words.refusals.iter().chain(&RuleError::COMMON_IDS) {
            check(id, dictionary.refusal(id).is_some());
        }
        for error in [TableError::Full, TableError::NothingToUndo, TableError::NothingToRedo] {
            check(error.id(), dictionary.refusal(error.id()).is_some());
        }
        for field in words.fields.iter().filter(|field| field.fix) {
            check(field.family, dictionary.field(field.family).is_some());
            for word in words_of(&field.shape) {
                check(word, dictionary.label(word).is_some());
            }
            if mode == Mode::ScorePad {
                check(field.family, dictionary.question("pad", field.family).is_some());
            }
        }
        for word in words.lines.iter().chain(words.deciders) {
            check(word, dictionary.label(word).is_some() && dictionary.info(word).is_some());
        }
        for option in words.options {
            check(option.name, dictionary.label(option.name).is_some());
            for word in words_of(&option.shape) {
                check(word, dictionary.label(word).is_some());
            }
        }
    }

    #[test]
    fn there_are_words_for_everything_that_the_engine_can_say() {
        for game in Game::ALL {
            for mode in [Mode::Track, Mode::ScorePad] {
                for_everything_said(game, mode, &mut |word, found| {
                    assert!(found, "{game:?}, {mode:?}: no words for {word}")
                });
            }
            for phase in game.vocabulary(Mode::Track).phases {
                assert!(!game.reminders(phase).is_empty(), "{game:?}: no reminder of {phase}");
            }
        }
    }

    #[test]
    fn every_reminder_is_on_some_page_and_every_page_has_one() {
        for game in Game::ALL {
            let phases = game.vocabulary(Mode::Track).phases;
            let pages = || phases.iter().flat_map(|phase| game.reminders(phase)).chain(game.briefing());
            for page in pages() {
                assert!(game.dictionary().reminder(page).is_some(), "{game:?}: no reminder {page}");
            }
            for reminder in game.dictionary().reminders {
                // The question who begins shows its own reminder.
                let shown = pages().any(|page| *page == reminder.key) || reminder.key == "first-player";
                assert!(shown, "{game:?}: {} is on no page", reminder.key);
            }
        }
    }
}
