//! What is printed on cards and boards and told to the device; keeping it saves the questions in the next game.

use crate::interview::QuestionOf;
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

    /// Returns whether a kind of move shows what is printed besides what it does, and if so how many of its parameters say on
    /// what; the next one is the printed number. Such a move cannot be entered only to tell it.
    fn shows(_kind: MoveKindOf<Self>) -> Option<usize> {
        None
    }

    /// Returns the move that shows the answer to a question, whatever its number: what was shown once need not be asked again.
    fn shown_by(_question: QuestionOf<Self>) -> Option<Self::Move> {
        None
    }

    /// Passes what is known of cards and boards to `tell`, as moves that tell or show it.
    fn printed(&self, _tell: &mut dyn FnMut(Self::Move)) {}
}
