//! How a game went and how it ended, as data and as text: for a table, a file, an app or a page.
//!
//! Everything here is made from a [`Table`](engine_nostd::Table) alone, without files, a clock or a screen, so that any
//! body of the device can show the same. Reading files and writing them is the business of
//! [`commands::results`](crate::commands::results).

pub mod bg_stats;
pub mod csv;
pub mod html;
pub mod json;
pub mod plot;
pub mod sheet;
pub mod text;
pub mod turns;

pub use sheet::{Beside, Decided, Medal, Placed, Reason, Sheet};
pub use turns::{Made, Pace, Turn};
