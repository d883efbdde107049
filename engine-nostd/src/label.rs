//! What a choice is called.

use crate::{Seat, Topic};

/// What a choice is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// What it is about; `None` if the seat or the number says it all.
    pub topic: Option<Topic>,
    /// The number after it, such as the 2 of `theater#2`, or how many of it have been picked so far; 0 if there is
    /// none.
    pub number: u8,
    /// The player it is about.
    pub seat: Option<Seat>,
}

impl Label {
    /// Returns the label of a topic.
    #[must_use]
    pub fn of(topic: impl Into<Topic>) -> Self {
        Self { topic: Some(topic.into()), number: 0, seat: None }
    }

    /// Returns the label of one of several things of a kind.
    #[must_use]
    pub fn numbered(topic: impl Into<Topic>, number: u8) -> Self {
        Self { number, ..Self::of(topic) }
    }

    /// Returns the label of a player.
    #[must_use]
    pub fn seat(seat: Option<Seat>) -> Self {
        Self { seat, ..Self::default() }
    }

    /// Returns its word in a record; empty if it has none.
    #[must_use]
    pub fn word(&self) -> &'static str {
        self.topic.map_or("", Topic::word)
    }
}
