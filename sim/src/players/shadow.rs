//! Light games: a full game that is told less closely.
//!
//! The players play the full game, with all that lies on the table; after each of its moves a shadow enters into the
//! light game what people with that table before them would enter.

use engine_nostd::notation::read_entry;
use engine_nostd::record::Entry;
use engine_nostd::verb::Moves;
use engine_nostd::{Seat, Setup, State, Table};

use super::tables::closely;
use super::{Lost, habits, place, play_full};

/// Somebody who follows a full game and enters a light one.
pub(super) trait Shadow {
    /// The full game.
    type Full;
    /// The moves of the full game.
    type Move: Moves;

    /// Returns the full game of a state.
    fn full(state: &State) -> Option<&Self::Full>;

    /// Enters what a move of the full game means for the light one.
    ///
    /// # Errors
    /// The light game refuses.
    fn follow(&mut self, step: Step<'_, Self::Full, Self::Move>, light: &mut LightTable) -> Result<(), Lost>;
}

/// A move of the full game, with the game before and after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<'a, F, M> {
    /// The game before the move.
    pub(super) was: &'a F,
    /// Who made it.
    pub(super) by: Option<Seat>,
    /// The move.
    pub(super) made: M,
    /// The game after it.
    pub(super) is: &'a F,
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

    /// Sets a number of the last count, which the record calls by its name.
    ///
    /// # Errors
    /// The light game refuses, or has no such number.
    pub(super) fn set(&mut self, seat: Seat, field: &str, value: u16) -> Result<(), Lost> {
        let line = format!("{} set {field} {value}", self.0.setup().names.name(seat));
        let entry = read_entry(&line, self.0.setup(), self.0.state());
        let entry = entry.map_err(|error| Lost(format!("light: {line} {}: {error}", place(&self.0))))?;
        self.0.enter(entry).map_err(|error| Lost(format!("light: {line} {}: {error}", place(&self.0))))
    }
}

/// Plays a full game and returns the light one that its table would have entered.
///
/// # Errors
/// The set-up is impossible, or the light game is over at another time than the full one.
pub fn light(setup: &Setup, seed: u64) -> Result<Box<Table>, Lost> {
    let full = play_full(&closely(setup), seed)?;
    habits(setup.game).follow(setup, &full)
}

/// Lets a shadow follow a full game.
pub(super) fn follow<S: Shadow>(setup: &Setup, full: &Table, shadow: &mut S) -> Result<Box<Table>, Lost> {
    let wrong = |error| Lost(format!("{error}"));
    let mut light = LightTable(Box::new(Table::new(setup.clone()).map_err(wrong)?));
    let mut state = State::new(full.setup()).map_err(wrong)?;
    for entry in full.record().entries() {
        // Players make moves and nothing else.
        let Entry::Play(by, raw) = entry else { continue };
        let before = state.clone();
        state.play(*by, raw).map_err(|error| Lost(error.to_string()))?;
        let seen = S::full(&before).zip(S::full(&state)).zip(S::Move::from_raw(raw));
        let ((was, is), made) = seen.ok_or_else(|| Lost("no full game to follow".to_string()))?;
        shadow.follow(Step { was, by: *by, made, is }, &mut light)?;
    }
    if light.state().over().is_none() {
        return Err(Lost(format!("light: no end {}", place(&light.0))));
    }
    Ok(light.0)
}
