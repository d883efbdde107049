//! Gnomon on the desktop: the device in a window or in a terminal, and its pictures.
//!
//! In a browser there is neither, and the page takes what has to do with records and results.
#![forbid(unsafe_code)]

pub mod body;
pub mod boot_blocks;
#[cfg(not(target_family = "wasm"))]
pub mod cable;
pub mod case;
pub mod cells;
pub mod chance;
pub mod commands;
pub mod drawing;
pub mod flash_image;
#[cfg(not(target_family = "wasm"))]
pub mod front;
pub mod hand_play;
pub mod keyboard;
pub mod laws;
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
pub mod settings_file;
pub mod state_file;
pub mod statistics_file;
pub mod tally;
#[cfg(not(target_family = "wasm"))]
pub mod terminal;
pub mod times_file;
#[cfg(not(target_family = "wasm"))]
pub mod window;
pub mod wiring;
