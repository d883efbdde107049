//! The games by name.

use crate::field::Field;
use crate::games::gnome_village::{GnomeVillage, ScorePad as GnomeVillagePad};
use crate::games::mighty_gnomes::{MightyGnomes, ScorePad as MightyGnomesPad};
use crate::rules::Rules;
use crate::setup::{Mode, OptionSpec};
use crate::verb::{Moves, Verb};

/// Names a game.
///
/// # Stability
/// The numbers are written into saved games and are never given to another game. 2 is kept for Gnome Elf Troll,
/// 3 for Gardlings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(u8)]
pub enum Game {
    /// Gnome Village (Kabouterdorp).
    GnomeVillage = 1,
    /// Mighty Gnomes.
    MightyGnomes = 4,
}

/// Describes a game in one of its modes: everything that can be known before it is set up.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The least and the most players.
    pub players: (usize, usize),
    /// The id of the refusal of any other number of players.
    pub bad_players: &'static str,
    /// What the set-up asks.
    pub options: &'static [OptionSpec],
    /// The phases in order.
    pub phases: &'static [&'static str],
    /// The moves.
    pub verbs: &'static [Verb],
    /// The lists of words with the names they have in the rules.
    pub lists: &'static [(&'static str, &'static [&'static str])],
    /// The fields.
    pub fields: &'static [Field],
    /// The ids of the game's own refusals.
    pub refusals: &'static [&'static str],
    /// The words of the lines that the score is made of.
    pub lines: &'static [&'static str],
    /// What ranks the players, first to last.
    pub deciders: &'static [&'static str],
}

impl Vocabulary {
    const fn of<R: Rules>() -> Self {
        Self {
            players: R::PLAYERS,
            bad_players: R::BAD_PLAYERS,
            options: R::OPTIONS,
            phases: R::PHASES,
            verbs: <R::Move as Moves>::VERBS,
            lists: R::LISTS,
            fields: R::FIELDS,
            refusals: R::REFUSALS,
            lines: R::LINES,
            deciders: R::DECIDERS,
        }
    }
}

impl Game {
    /// Lists all games.
    pub const ALL: [Self; 2] = [Self::GnomeVillage, Self::MightyGnomes];

    /// Gives its word in a record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::GnomeVillage => "gnome-village",
            Self::MightyGnomes => "mighty-gnomes",
        }
    }

    /// Finds the game with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.word() == word)
    }

    /// Finds the game with this stable number.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|game| *game as u8 == number)
    }

    /// Describes the game in a mode.
    #[must_use]
    pub const fn vocabulary(self, mode: Mode) -> Vocabulary {
        match (self, mode) {
            (Self::GnomeVillage, Mode::Track) => Vocabulary::of::<GnomeVillage>(),
            (Self::GnomeVillage, Mode::ScorePad) => Vocabulary::of::<GnomeVillagePad>(),
            (Self::MightyGnomes, Mode::Track) => Vocabulary::of::<MightyGnomes>(),
            (Self::MightyGnomes, Mode::ScorePad) => Vocabulary::of::<MightyGnomesPad>(),
        }
    }
}
