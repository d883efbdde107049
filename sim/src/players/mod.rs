//! Players who want to win: complete games for figures, pictures and long tests.
//!
//! A model chooses among legal moves as a decent player would. What chance decides at a table (cards, tiles, what lies
//! open) it takes from a shuffled pile or bag with the contents of the box, and never chooses itself. The same seed
//! gives the same game.

mod gardlings;
mod gnome_elf_troll;
mod gnome_village;
mod habits;
mod mighty_gnomes;
mod pile;
mod shadow;
mod tables;

use std::fmt;

use engine_nostd::rules::Rules;
use engine_nostd::setup::Mode;
use engine_nostd::verb::Moves;
use engine_nostd::{Seat, Setup, State, Table};

pub(crate) use self::habits::{Aim, habits};
pub use self::shadow::light;
pub use self::tables::{closely, setups, twenty};
use crate::chance::Chance;

/// More moves than any game takes that is played to be won.
const LONGEST: usize = 2_000;

/// Why a game of players did not come about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost(pub String);

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Lost {}

/// The players of one game, with all that only they know: hands, bags, and what lies open beside the device.
trait Players {
    /// The moves of the game.
    type Move: Moves;

    /// Returns the next move and whose it is; `None` where nothing comes to mind, which ends no game and is a mistake.
    fn choose(&mut self, state: &State) -> Option<(Option<Seat>, Self::Move)>;
}

/// Plays a whole game. A light game is a full one that is told less closely.
///
/// # Errors
/// The set-up is impossible, or the players did not bring the game to its end.
pub fn play(setup: &Setup, seed: u64) -> Result<Box<Table>, Lost> {
    match setup.mode {
        Mode::Track => play_full(setup, seed),
        Mode::Light => light(setup, seed),
        Mode::ScorePad => Err(Lost("on a score pad nobody plays".to_string())),
    }
}

fn play_full(setup: &Setup, seed: u64) -> Result<Box<Table>, Lost> {
    habits(setup.game).play(setup, Chance::new(seed))
}

fn to_the_end(setup: &Setup, players: &mut impl Players) -> Result<Box<Table>, Lost> {
    let mut table = Box::new(Table::new(setup.clone()).map_err(|error| Lost(error.to_string()))?);
    while table.state().over().is_none() {
        if table.record().entries().len() >= LONGEST {
            return Err(Lost(format!("no end in sight {}", place(&table))));
        }
        let (by, made) =
            players.choose(table.state()).ok_or_else(|| Lost(format!("nothing comes to mind {}", place(&table))))?;
        let played = table.play(by, made.to_raw());
        played.map_err(|error| Lost(format!("{made:?} {}: {error}", place(&table))))?;
    }
    Ok(table)
}

/// Tells where a game stands.
fn place(table: &Table) -> String {
    format!("after {} entries, in {}", table.record().entries().len(), table.state().phase_word())
}

/// Returns the first of the best.
fn first_best<T>(valued: impl Iterator<Item = (i32, T)>) -> Option<T> {
    // Of equal ones `max_by_key` would return the last.
    let better = |best: Option<(i32, T)>, next: (i32, T)| match best {
        Some(best) if best.0 >= next.0 => Some(best),
        Some(_) | None => Some(next),
    };
    valued.fold(None, better).map(|(_, thing)| thing)
}

/// Returns the game after a move; `None` if the move is not legal.
fn after<R: Rules>(game: &R, by: Option<Seat>, made: R::Move) -> Option<R> {
    let mut next = game.clone();
    next.play(by, &made.to_raw()).ok()?;
    Some(next)
}
