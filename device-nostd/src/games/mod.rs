//! What the screens know about each game: its words, its icons, and when to remind of what.
//!
//! No rule stands here: everything is read from the engine's state.

mod gnome_village;

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
        }
    }

    fn dictionary(self) -> &'static Dictionary {
        match self {
            Self::GnomeVillage => &GNOME_VILLAGE,
        }
    }

    fn icon(self, counter: &str) -> Option<Icon> {
        match self {
            Self::GnomeVillage => gnome_village::icon(counter),
        }
    }

    fn status(self) -> &'static [(&'static str, Option<&'static str>)] {
        match self {
            Self::GnomeVillage => gnome_village::STATUS,
        }
    }

    fn moment(self, before: &State, after: &State, entry: &Entry, names: &Names) -> Option<&'static str> {
        match self {
            Self::GnomeVillage => gnome_village::moment(before, after, entry, names),
        }
    }

    fn reminders(self, phase: &str) -> &'static [&'static str] {
        match self {
            Self::GnomeVillage => gnome_village::reminders(phase),
        }
    }

    fn briefing(self) -> &'static [&'static str] {
        match self {
            Self::GnomeVillage => gnome_village::BRIEFING,
        }
    }

    fn named_by_tile(self, verb: &str) -> bool {
        match self {
            Self::GnomeVillage => gnome_village::named_by_tile(verb),
        }
    }

    fn index_label(self, state: &State, seat: Seat, field: &Field, id: FieldId, names: &Names) -> Option<Label> {
        match self {
            Self::GnomeVillage => gnome_village::index_label(state, seat, field, id, names),
        }
    }
}
