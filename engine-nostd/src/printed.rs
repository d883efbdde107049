//! What is printed on cards and boards and told to the device: whoever keeps it saves the next game the questions.

use crate::rules::{MoveKindOf, Rules};

/// What a game can be told of its cards and boards.
pub trait Printed: Rules {
    /// The most that can be told.
    const MOST: usize = 0;

    /// Returns whether a kind of move tells what is printed, and then how many of its parameters say what it is about;
    /// the others are the numbers that stand there.
    fn tells(_kind: MoveKindOf<Self>) -> Option<usize> {
        None
    }

    /// Tells what is printed on cards and boards, as far as it is known here, as moves that can be entered in the next
    /// game.
    fn printed(&self, _tell: &mut dyn FnMut(Self::Move)) {}
}
