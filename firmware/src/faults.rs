//! Deliberate faults, for tests of what comes after them: only with the feature `faults`.

use embassy_executor::Spawner;
use embassy_rp::Peri;
use embassy_rp::gpio::{AnyPin, Input, Pull};
use embassy_time::{Duration, block_for};

use crate::pins::FaultPins;

/// Panics at once if the start is to fail, and otherwise waits for the pins that ask for a fault.
pub(crate) fn start(spawner: Spawner, pins: FaultPins) {
    let start = Input::new(pins.start, Pull::Up);
    // Until the pull-up has lifted the pin.
    block_for(Duration::from_micros(100));
    assert!(start.is_high(), "a start that was to fail");
    spawner.spawn(panic(pins.panic).expect("there is one pin to panic"));
    spawner.spawn(hang(pins.hang).expect("there is one pin to hang"));
}

#[embassy_executor::task]
async fn panic(pin: Peri<'static, AnyPin>) {
    Input::new(pin, Pull::Up).wait_for_low().await;
    panic!("a task that was to panic");
}

#[embassy_executor::task]
async fn hang(pin: Peri<'static, AnyPin>) {
    Input::new(pin, Pull::Up).wait_for_low().await;
    loop {
        cortex_m::asm::nop();
    }
}
