//! The rules behind the rows: what the screen shows while OK is held.

mod books;
mod chests;
mod gnomes;
mod rewards;
mod scores;
mod turns;

use crate::words::Info;

/// Rules by the key of the row.
pub(super) const INFO: &[&[Info]] =
    &[books::INFO, chests::INFO, gnomes::INFO, rewards::INFO, scores::INFO, turns::INFO];
