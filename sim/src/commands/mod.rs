//! The subcommands, a file each.

pub mod bench;
pub mod gallery;
pub mod games;
pub mod press;
pub mod presses;
pub mod replay;
pub mod results;
pub mod uf2;
pub mod vocabulary;
