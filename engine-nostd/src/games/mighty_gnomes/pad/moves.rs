//! The moves of the score pad of Mighty Gnomes; everything else is a number that is set.
//!
//! # Stability
//! The numbers are written into saved games; new moves get new numbers.

use super::Phase;
use crate::moves;

moves! {
    /// A move of the score pad.
    pub enum Move in Phase {
        /// Ends the count.
        1 "finish" in Count => Finish,
    }
}
