//! Rules of Gardlings that are no sequence of moves.
