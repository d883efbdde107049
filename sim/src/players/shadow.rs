//! Light games: a full game that is told less closely.
//!
//! The players play the full game, with all that lies on the table; after each of its moves a shadow enters into the
//! light game what people with that table before them would enter.

use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::verb::Moves;
use engine_nostd::{Game, Seat, Setup, State, Table};

use super::{Lost, gnome_elf_troll, place, play_full};

/// Somebody who follows a full game and enters a light one.
pub(super) trait Shadow {
    /// Enters what a move of the full game means for the light one.
    ///
    /// # Errors
    /// The light game refuses.
    fn follow(&mut self, before: &State, after: &State, light: &mut LightTable) -> Result<(), Lost>;
}

/// The light game that is being entered.
pub(super) struct LightTable(Box<Table>);

impl LightTable {
    /// Returns where the light game stands.
    pub(super) fn state(&self) -> &State {
        self.0.state()
    }

    /// Enters a move.
    ///
    /// # Errors
    /// The light game refuses.
    pub(super) fn enter(&mut self, by: Option<Seat>, made: impl Moves) -> Result<(), Lost> {
        let played = self.0.play(by, made.to_raw());
        played.map_err(|error| Lost(format!("light: {made:?} {}: {error}", place(&self.0))))
    }
}

/// Plays a full game and returns the light one that its table would have entered.
///
/// # Errors
/// The set-up is impossible, or the light game is over at another time than the full one.
pub fn light(setup: &Setup, seed: u64) -> Result<Box<Table>, Lost> {
    let mut closely = setup.clone();
    closely.set_mode(Mode::Track);
    match setup.game {
        Game::GnomeElfTroll => {
            let full = play_full(&closely, seed)?;
            follow(setup, &full, &mut gnome_elf_troll::light::Totals::default())
        }
        Game::GnomeVillage | Game::Gardlings | Game::MightyGnomes => {
            Err(Lost(format!("{} is not kept light yet", setup.game.word())))
        }
    }
}

fn follow(setup: &Setup, full: &Table, shadow: &mut impl Shadow) -> Result<Box<Table>, Lost> {
    let wrong = |error| Lost(format!("{error}"));
    let mut light = LightTable(Box::new(Table::new(setup.clone()).map_err(wrong)?));
    let mut state = State::new(full.setup()).map_err(wrong)?;
    for entry in full.record().entries() {
        // Players make moves and nothing else.
        let Entry::Play(by, raw) = entry else { continue };
        let before = state.clone();
        state.play(*by, raw).map_err(|error| Lost(error.to_string()))?;
        shadow.follow(&before, &state, &mut light)?;
    }
    if light.state().over().is_none() {
        return Err(Lost(format!("light: no end {}", place(&light.0))));
    }
    Ok(light.0)
}
