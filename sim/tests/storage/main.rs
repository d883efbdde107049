//! The storage code of the Pico on a strict model of its flash.

mod clock;
mod corruption;
mod desk;
mod format;
mod memory;
mod nor;
mod older;
mod power;
mod room;
mod statistics;
