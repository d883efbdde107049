//! Gnomon without its wires.
#![no_std]
#![forbid(unsafe_code)]

mod button;
mod device;
pub mod words;

pub use button::Button;
pub use device::{Change, Device, Light, Millis};
