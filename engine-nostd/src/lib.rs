//! The rules of four gnome games, without a board.
#![no_std]
#![forbid(unsafe_code)]
