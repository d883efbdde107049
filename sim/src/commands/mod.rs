//! The subcommands, a file each.

pub mod bench;
#[cfg(not(target_family = "wasm"))]
pub mod box_cable;
pub mod gallery;
pub mod games;
pub mod press;
pub mod presses;
pub mod replay;
#[cfg(not(target_family = "wasm"))]
pub mod results;
pub mod uf2;
pub mod vocabulary;
#[cfg(not(target_family = "wasm"))]
pub mod web;
