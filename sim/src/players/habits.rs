//! What the desk has to know of each game besides its rules: who plays it, in which variants, and how it is counted.

use engine_nostd::setup::Mode;
use engine_nostd::verb::Raw;
use engine_nostd::{Game, Setup, State, Table};

use super::{Lost, gardlings, gnome_elf_troll, gnome_village, mighty_gnomes};
use crate::chance::Chance;
use crate::results::Pace;
use crate::tally::Unit;

/// A figure that is aimed at: the presses of a unit, in a depth of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    /// The depth.
    pub(crate) mode: Mode,
    /// Whether a light game goes phase by phase.
    pub(crate) guide: bool,
    /// The unit.
    pub(crate) unit: Unit,
    /// The presses.
    pub(crate) presses: usize,
}

impl Aim {
    /// Returns what is aimed at in a light game that goes phase by phase.
    pub(super) const fn light(unit: Unit, presses: usize) -> Self {
        Self { mode: Mode::Light, guide: true, unit, presses }
    }

    /// Returns what is aimed at in a light game without the guide.
    pub(super) const fn unguided(unit: Unit, presses: usize) -> Self {
        Self { guide: false, ..Self::light(unit, presses) }
    }

    /// Returns what is aimed at in a full game.
    pub(super) const fn full(unit: Unit, presses: usize) -> Self {
        Self { mode: Mode::Track, ..Self::light(unit, presses) }
    }
}

/// How a game is played and counted on the desk.
pub(crate) trait Habits {
    /// Plays a full game to its end.
    ///
    /// # Errors
    /// The set-up is impossible, or the players did not bring the game to its end.
    fn play(&self, setup: &Setup, chance: Chance) -> Result<Box<Table>, Lost>;

    /// Returns the light game that the table of a full one would have entered.
    ///
    /// # Errors
    /// The set-up is impossible, or the light game is over at another time than the full one.
    fn follow(&self, setup: &Setup, full: &Table) -> Result<Box<Table>, Lost>;

    /// Lists the main variants of a full game, the plain game first.
    fn variants(&self, plain: &Setup) -> Vec<Setup> {
        vec![plain.clone()]
    }

    /// Returns the set-up of a full game with what that of a light one does not ask.
    fn closely(&self, full: Setup) -> Setup {
        full
    }

    /// Returns how many play where figures are taken, if they are the same number in every game.
    fn measured_players(&self, _mode: Mode) -> Option<usize> {
        None
    }

    /// Returns what an entry counts for, given the state before it and the move if it is one; and in which lap of a round it is a
    /// turn, where a player has several.
    fn unit(&self, state: &State, raw: Option<&Raw>) -> (Unit, u8);

    /// Returns how its results are cut.
    fn pace(&self) -> Pace {
        Pace::Turn
    }

    /// Lists what is measured, with the aims.
    fn aims(&self) -> &'static [Aim];
}

macro_rules! known_games {
    ($($game:ident => $module:ident,)*) => {
        /// Returns how a game is played and counted.
        pub(crate) fn habits(game: Game) -> &'static dyn Habits {
            match game {
                $( Game::$game => &$module::habits::Own, )*
            }
        }
    };
}

known_games! {
    GnomeVillage => gnome_village,
    GnomeElfTroll => gnome_elf_troll,
    Gardlings => gardlings,
    MightyGnomes => mighty_gnomes,
}
