//! Light tracking: turn, phase and the numbers that count; the table keeps the rest.
//!
//! A light game is a rules type of its own beside the full one. It shares the game's scoring and kinds, and has moves and
//! fields of its own. Most of its moves are steps of a dial: a number that grows or shrinks. Steps of one seat on one
//! dial that follow each other are one thing for undo, redo and history.
//!
//! A fully tracked game can be made light in the middle of it, by the move [`LIGHT`]; never the other way round.
//!
//! # Stability
//! A record that was made light has moves and fields of both depths. So their numbers never overlap: those of the full
//! game are low, those of the light one high, and dials have the highest.

use crate::Playable;
use crate::verb::Verb;

/// The move that makes a fully tracked game light. It belongs to nobody, and every game has it.
pub const LIGHT: Verb = Verb { id: 100, word: "light", params: &[] };

/// The lowest number of a move that is a step of a dial.
pub const FIRST_DIAL: u8 = 200;

/// The lowest number of a field of a light game.
pub const FIRST_LIGHT_FIELD: u8 = 100;

/// What a fully tracked game becomes when it is made light.
pub trait Lightened: Playable {
    /// The fully tracked game.
    type Full: Playable;

    /// Returns the light game that a full one becomes. Nothing that counts is lost.
    fn of(full: &Self::Full) -> Self;
}
