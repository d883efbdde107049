//! How a game begins: who can play it, and what is agreed before.

use crate::Seat;
use crate::setup::{Options, Setup, SetupError};

/// How a game is set up.
pub trait Start: Sized {
    /// What the set-up asks.
    type Choice: Options;

    /// The least and the most players.
    const PLAYERS: (usize, usize);
    /// The id of the refusal of any other number of players.
    const BAD_PLAYERS: &'static str = "bad-player-count";

    /// Returns whether an option matters as the set-up stands, of each seat's options that of this seat; what does not is
    /// not asked.
    fn asks(_setup: &Setup, _choice: Self::Choice, _seat: Option<Seat>) -> bool {
        true
    }

    /// Sets the game up.
    ///
    /// # Errors
    /// Says what is impossible; it has passed [`Setup::check`] before.
    fn start(setup: &Setup) -> Result<Self, SetupError>;
}
