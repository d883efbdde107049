//! The cost of the usual way to a display: the ssd1306 crate's own buffer, with clear, draw, flush.
//! `sim/emulator/figures.mjs` prints it next to what the firmware sends.

use std::cell::Cell;
use std::convert::Infallible;
use std::rc::Rc;

use device_nostd::Device;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use embedded_hal::i2c::{ErrorType, I2c, Operation};
use ssd1306::prelude::*;
use ssd1306::{I2CDisplayInterface, Ssd1306};

/// A counter of the bytes on a bus: the address of each transfer and what follows it.
#[derive(Clone, Default)]
struct ByteCounter(Rc<Cell<usize>>);

impl ErrorType for ByteCounter {
    type Error = Infallible;
}

impl I2c for ByteCounter {
    fn transaction(&mut self, _: u8, operations: &mut [Operation<'_>]) -> Result<(), Infallible> {
        let length = |operation: &Operation<'_>| match operation {
            Operation::Write(bytes) => bytes.len(),
            Operation::Read(bytes) => bytes.len(),
        };
        self.0.set(self.0.get() + 1 + operations.iter().map(length).sum::<usize>());
        Ok(())
    }
}

#[test]
fn clear_draw_flush_sends_what_the_figures_say() {
    let counter = ByteCounter::default();
    let interface = I2CDisplayInterface::new(counter.clone());
    let mut display =
        Ssd1306::new(interface, DisplaySize128x64, DisplayRotation::Rotate0).into_buffered_graphics_mode();
    display.init().unwrap();
    let device = Box::new(Device::new());
    let figures = include_str!("../emulator/figures.mjs");
    // Every frame costs the same: clearing makes all of it new.
    for _ in 0..3 {
        counter.0.set(0);
        display.clear(BinaryColor::Off).unwrap();
        device.draw(&mut display).unwrap();
        display.flush().unwrap();
        let sent = counter.0.get();
        assert!(figures.contains(&format!("const CLEAR_DRAW_FLUSH = {sent};")), "{sent} bytes");
    }
}
