//! What is printed on cards and boards and told to the device; keeping it saves the questions in the next game.

use crate::rules::{MoveKindOf, Rules};

/// What can be told to a game about its cards and boards.
pub trait Printed: Rules {
    /// The most tellings possible.
    const MOST: usize = 0;

    /// Returns whether a kind of move tells what is printed, and if so how many of its parameters say what it is about;
    /// the others are the printed numbers.
    fn tells(_kind: MoveKindOf<Self>) -> Option<usize> {
        None
    }

    /// Passes what is known of cards and boards to `tell`, as moves that can be entered in the next game.
    fn printed(&self, _tell: &mut dyn FnMut(Self::Move)) {}
}
