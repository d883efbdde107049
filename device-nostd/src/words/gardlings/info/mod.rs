//! The rules behind the rows: what the screen shows while OK is held.

mod missions;
mod rounds;
mod scores;
mod tiles;

use crate::words::Info;

/// Rules by the key of the row.
pub(super) const INFO: &[&[Info]] = &[missions::INFO, rounds::INFO, scores::INFO, tiles::INFO];
