//! The rules of gnome board games, turn tracking, scoring and records, for a microcontroller.
//!
//! A game is its list of moves. [`Setup`] is what the players agree on and may still be impossible; [`State`] is always
//! legal; [`Record`](record::Record) is the set-up and everything that was entered, and the only thing that is saved.
//! [`Table`] holds a record together with the state that follows from it.
//!
//! ```
//! use engine_nostd::notation::read_entry;
//! use engine_nostd::{Game, Name, Seat, Setup, Table, setup::Mode};
//!
//! let mut setup = Setup::new(Game::GnomeVillage, Mode::Track);
//! for name in ["Anna", "Bram"] {
//!     setup.names.push(Name::new(name)?);
//! }
//! let mut table = Table::new(setup)?;
//! for line in ["Anna card-coins 2", "Anna earn", "Anna buy-workshop school"] {
//!     let entry = read_entry(line, table.setup(), table.state())?;
//!     table.enter(entry)?;
//! }
//! // 4 coins at the start, 2 from the card, 2 paid: 4 coins, a lit house and a workshop.
//! assert_eq!(table.state().points(Seat::FIRST), 4 + 2 + 2);
//!
//! // The workshop is taken back, the other moves stand.
//! table.undo()?;
//! assert_eq!(table.state().points(Seat::FIRST), 6 + 2);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! The crate has no clock, no input and output, no heap and no floating point. It has no words for people either:
//! moves, refusals, fields and phases are stable kebab-case words, which the screens translate.
//!
//! # Where to look
//! | For | Module |
//! |---|---|
//! | the rules of one game | its folder in [`games`]; the file `mod.rs` is the state, the others are its nouns |
//! | what a game has to answer, and what follows from it | [`rules`]; for score pads [`pad`] |
//! | a game's words and moves, from one list each | [`words!`] and [`moves!`], over [`verb`], [`shape`] and [`row`] |
//! | the next question and its legal answers | [`ask`] |
//! | tracked values by name, and corrections | [`field`] |
//! | what the set-up asks | [`setup`] |
//! | undo, redo and what is saved | [`Table`] over [`record`] |
//! | the stable text and the stable bytes of an entry | [`notation`], [`packed`] |
//!
//! `docs/adding-a-game.md` goes through them in the order in which a new game needs them.
#![no_std]
#![forbid(unsafe_code)]

pub mod ask;
mod error;
pub mod field;
mod game;
pub mod games;
mod name;
pub mod notation;
mod order;
pub mod packed;
pub mod pad;
pub mod record;
pub mod row;
pub mod rules;
mod seat;
pub mod setup;
pub mod shape;
mod standings;
mod state;
mod table;
pub mod verb;

pub use error::RuleError;
pub use game::{Game, Vocabulary};
pub use name::{NAME_CHARS, Name, NameError};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use setup::{Setup, SetupError};
pub use standings::{Line, Lines, RankKey, Standing, Standings};
pub use state::State;
pub use table::{Refill, Table, TableError};
