//! The five buttons by name.

/// One of the five buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Button {
    /// Moves the highlight up, or a number up by one.
    Up,
    /// Moves the highlight down, or a number down by one.
    Down,
    /// Chooses or confirms; held: what is this?
    Ok,
    /// Goes one question back, or undoes; held: the menu.
    Back,
    /// Ends this phase; held: the scoreboard.
    Next,
}

impl Button {
    /// The buttons in the order of their pins.
    pub const ALL: [Self; 5] = [Self::Up, Self::Down, Self::Ok, Self::Back, Self::Next];
}
