//! Gnomon without its wires: screens and words, what buttons mean, care of the panel, games on flash.
//!
//! [`Device`] is the whole box: edges of buttons and time go in, a picture on any
//! [`DrawTarget`](embedded_graphics::draw_target::DrawTarget) and things to keep come out. It has no clock and no pins,
//! so that the Pico, a window, a terminal and the tests run the same code. It knows no rules: it shows what the engine
//! asks, in the language of the players.
//!
//! ```
//! use device_nostd::frame::Frame;
//! use device_nostd::{Button, Device, Screen};
//!
//! let mut device = Device::new();
//! assert_eq!(device.look().screen, Screen::Home);
//! // OK acts when it is released: the first game is chosen, and the number of players is asked.
//! device.edge(Button::Ok, true, 1_000);
//! device.edge(Button::Ok, false, 1_080);
//! assert_eq!(device.look().screen, Screen::Players);
//!
//! // A body sends to its panel what differs between two pictures, and calls `tick` at `next_wake`.
//! let mut picture = Frame::default();
//! device.draw_frame(&mut picture);
//! assert!(device.next_wake().is_some());
//! ```
//!
//! # Where to look
//! | For | Module |
//! |---|---|
//! | debouncing, holds, repeats, stuck buttons | [`buttons`] |
//! | screens and what presses mean there | `ui` |
//! | how one game looks: icons, counters, its own pictures | `games`, a folder each |
//! | what the picture says, for who cannot see it | [`reading`] |
//! | the same words for a sheet about a game | [`sheet`] |
//! | every text in four languages | [`words`], a folder for each game |
//! | thinking times: when the clock runs, and when it reminds | `clock` |
//! | dimming, sleeping, shifting the picture | [`oled`] |
//! | the picture in the panel's order, and what changed in it | [`frame`] |
//! | saving over any `NorFlash` | [`storage`] |
//! | lines of text over a cable | [`cable`] |
#![no_std]
#![forbid(unsafe_code)]

mod button;
pub mod buttons;
pub mod cable;
mod clock;
mod date;
mod device;
pub mod frame;
mod games;
mod memory;
pub mod oled;
mod panel;
pub mod reading;
mod settings;
pub mod sheet;
mod statistics;
pub mod storage;
mod tune;
mod ui;
pub mod words;

pub use button::Button;
pub use clock::Times;
pub use date::Date;
pub use device::{Change, Device, Look, Millis, PanelLight};
pub use memory::{MOST_TOLD, Memory, Telling, Tellings};
pub use panel::{Controller, PanelSetting};
pub use settings::{ROSTER, Roster, Settings};
pub use statistics::{Ended, EndedFor, GameTally, Remarkable, Remarkables, Statistics, Tally};
pub use tune::{Tone, Tune};
pub use ui::{Command, Explained, Item, Screen, Spinner};
