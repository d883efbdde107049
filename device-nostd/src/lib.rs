//! Gnomon without its wires.
#![no_std]
#![forbid(unsafe_code)]

mod button;
pub mod buttons;
mod device;
pub mod frame;
pub mod oled;
pub mod words;

pub use button::Button;
pub use device::{Change, Device, Light, Millis};
