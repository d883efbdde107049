//! How many presses a turn takes, measured on recorded games that are really driven through the screens.

use engine_nostd::Seat;
use engine_nostd::record::{Entry, Record};

use crate::navigator::{Stuck, press_record};
use crate::record_file::put_back;

/// One turn of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it was.
    pub seat: String,
    /// The number of presses it took.
    pub presses: usize,
    /// Whether only the card and the phases were pressed: nothing was bought and nobody moved.
    pub idle: bool,
}

/// Plays a record by buttons and counts the presses of every turn.
///
/// # Errors
/// Returns which entry could not be entered and why.
pub fn turns(record: &Record) -> Result<Vec<Turn>, (usize, Stuck)> {
    let pressed = press_record(record, |_| ())?;
    let mut table = put_back(record, 0).map_err(|error| (0, Stuck(error.to_string())))?;
    let mut turns: Vec<Turn> = Vec::new();
    let mut present: Option<(Seat, u16)> = None;
    for (entry, strokes) in record.entries().iter().zip(&pressed.entries).skip(record.position_len()) {
        let state = table.state();
        let turn = state.turn().map(|seat| (seat, state.round()));
        if let Some((seat, _)) = turn.filter(|_| turn != present) {
            turns.push(Turn { seat: table.setup().names.name(seat).to_string(), presses: 0, idle: true });
        }
        present = turn;
        let before = (state.phase(), state.turn());
        table.enter(*entry).map_err(|error| (0, Stuck(error.to_string())))?;
        let ends_phase = before != (table.state().phase(), table.state().turn());
        // Corrections are not part of a turn.
        if let (Entry::Play(..), Some(turn)) = (entry, turns.last_mut()) {
            turn.presses += strokes.iter().map(|stroke| stroke.presses()).sum::<usize>();
            turn.idle &= ends_phase;
        }
    }
    Ok(turns)
}
