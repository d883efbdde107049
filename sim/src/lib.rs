//! Gnomon on the desktop: the device in a window or in a terminal, and its pictures.
#![forbid(unsafe_code)]

pub mod body;
pub mod case;
pub mod cells;
pub mod chance;
pub mod commands;
pub mod drawing;
pub mod flash_image;
pub mod front;
pub mod hand_play;
pub mod keyboard;
pub mod lettering;
pub mod memory_file;
pub mod navigator;
pub mod panel;
pub mod picture;
pub mod players;
pub mod random_play;
pub mod record_file;
pub mod results;
pub mod scene;
pub mod script;
pub mod state_file;
pub mod statistics_file;
pub mod tally;
pub mod terminal;
pub mod window;
pub mod wiring;
