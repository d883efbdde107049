//! The rules behind the rows: what the screen shows while OK is held.

pub(super) mod books;
pub(super) mod chests;
pub(super) mod gnomes;
pub(super) mod rewards;
pub(super) mod scores;
pub(super) mod turns;
