//! Gnomon without its wires: screens and words, what buttons mean, care for the panel.
//!
//! [`Device`] is the whole box: edges of buttons and time go in, a picture on any
//! [`DrawTarget`](embedded_graphics::draw_target::DrawTarget) and things to keep come out. It has no clock and no pins,
//! so that the Pico, a window, a terminal and the tests run the same code. It knows no rules: it shows what the engine
//! asks, in the language of the players.
#![no_std]
#![forbid(unsafe_code)]

mod button;
pub mod buttons;
mod device;
pub mod frame;
mod games;
pub mod oled;
mod settings;
pub mod storage;
mod tune;
mod ui;
pub mod words;

pub use button::Button;
pub use device::{Change, Device, Light, Look, Millis};
pub use settings::{ROSTER, Roster, Settings};
pub use tune::{Tone, Tune};
pub use ui::{Command, Item, Screen, Spinner};
