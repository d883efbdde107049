//! The subcommands, a file each.

pub mod games;
pub mod replay;
pub mod vocabulary;
