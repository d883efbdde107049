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
//! // The workshop is taken back; the other moves stand.
//! table.undo()?;
//! assert_eq!(table.state().points(Seat::FIRST), 6 + 2);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! The crate has no clock, no input or output, no heap and no floating point. It has no words for people either: moves,
//! refusals, fields and phases are stable kebab-case words, which the screens translate.
//!
//! # Where to look
//! | For | Module |
//! |---|---|
//! | the rules of one game | its folder in [`games`]; the file `mod.rs` is the state, the others are its nouns |
//! | who can play a game, and what is agreed before it | [`start`], [`setup`] with [`options!`] |
//! | whose turn it is, what is legal and what a move does | [`rules`]; for score pads [`pad`] |
//! | points and ranks | [`standings`] |
//! | the next question and its legal answers | [`interview`] says what makes sense, [`ask`] what is legal |
//! | a game's numbers by name, and corrections | [`tracked`] over [`field`] |
//! | what is printed on cards and boards | [`printed`] |
//! | a game's moves, fields and refusals, from one list each | [`moves!`], [`fields!`] and [`refusals!`] |
//! | a game's words, and everything that the screens can name | [`words!`] and [`topics!`] |
//! | what a parameter, an option or a field can hold | [`arg`], [`shape`] and [`strip`] |
//! | a move as bytes | [`verb`] |
//! | a game of which only the numbers that count are tracked | [`light`] |
//! | undo, redo and what is saved | [`Table`] over [`record`] |
//! | the stable text and the stable bytes of an entry | [`notation`], [`packed`] |
//! | a whole record from its text, line by line | [`reader`] |
//!
//! `docs/adding-a-game.md` goes through them in the order in which a new game needs them.
#![no_std]
#![forbid(unsafe_code)]

// The macros of `engine-macros` refer to this crate by its name, even in here.
extern crate self as engine_nostd;

pub mod arg;
pub mod ask;
mod asked;
mod automatic;
mod error;
pub mod field;
mod game;
pub mod games;
pub mod interview;
mod label;
pub mod light;
mod listed;
mod name;
pub mod notation;
mod order;
pub mod packed;
pub mod pad;
pub mod printed;
pub mod reader;
pub mod record;
pub mod rules;
mod seat;
pub mod setup;
pub mod shape;
pub mod standings;
pub mod start;
mod state;
pub mod strip;
mod table;
mod topic;
pub mod tracked;
pub mod verb;

pub use engine_macros::{fields, moves, refusals};
pub use error::{GameRefusal, RuleError};
pub use game::{Game, MOST_PRINTED, Playable, Vocabulary};
pub use listed::{List, Listed, Listing};
pub use name::{NAME_CHARS, Name, NameError};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
pub use setup::{Setup, SetupError};
pub use standings::{Decision, RankKey, Score, ScoreLine, Standing, Standings};
pub use state::{Depth, State};
pub use table::{Refill, Table, TableError};
pub use topic::{AnyTopic, Topic, topics_of};
