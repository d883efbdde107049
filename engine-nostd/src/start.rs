//! How a game begins: who can play it, and what is agreed beforehand.

use crate::Seat;
use crate::setup::{Options, Setup, SetupError};

/// The set-up of a game.
pub trait Start: Sized {
    /// What the set-up asks.
    type GameOption: Options;

    /// The fewest and the most players.
    const PLAYERS: (usize, usize);
    /// The id of the refusal for any other number of players.
    const BAD_PLAYERS: &'static str = "bad-player-count";

    /// Returns whether an option matters as the set-up stands; for an option that each seat has, whether it matters for
    /// this seat. Options that do not matter are not asked.
    fn asks(_setup: &Setup, _option: Self::GameOption, _seat: Option<Seat>) -> bool {
        true
    }

    /// Sets the game up.
    ///
    /// # Errors
    /// Returns what makes the set-up impossible; it has already passed [`Setup::check`].
    fn start(setup: &Setup) -> Result<Self, SetupError>;
}
