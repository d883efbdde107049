//! The wires of Gnomon: a Raspberry Pi Pico, an SSD1306 and five buttons.
//!
//! One task per device, one owner of the state: [`buttons`] and time come in, pictures go out to the [`display`]. What any
//! of it means is in `device-nostd`. The wiring is in [`pins`].
#![no_std]
#![no_main]

mod buttons;
mod display;
mod event;
mod last_words;
mod piezo;
mod pins;
mod watchdog;

use defmt_rtt as _;
use device_nostd::{Device, Millis};
use embassy_executor::Spawner;
use embassy_futures::select::{Either, select};
use embassy_time::{Instant, Timer};
use static_cell::StaticCell;

use crate::display::Screen;
use crate::event::{EVENTS, Event};
use crate::pins::Pins;
use crate::watchdog::Watchdog;

static SCREEN: Screen = Screen::new();

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    // A stack that grows into the statics shall fault, not scribble.
    let guarded = embassy_rp::install_core0_stack_guard().is_ok();
    let pins = Pins::new(embassy_rp::init(embassy_rp::config::Config::default()));
    let watchdog = Watchdog::start(pins.watchdog);
    defmt::info!("Gnomon {}, after {}, stack guard {}", env!("CARGO_PKG_VERSION"), watchdog.reason(), guarded);
    last_words::hear(|words| defmt::error!("the run before ended with: {}", words));

    buttons::start(pins.buttons);
    spawner.spawn(display::run(pins.display, &SCREEN).expect("there is one display"));
    spawner.spawn(piezo::run(pins.piezo).expect("there is one piezo"));

    own(device(), watchdog).await
}

/// Makes the device in its static place.
fn device() -> &'static mut Device {
    static DEVICE: StaticCell<Device> = StaticCell::new();
    Device::new_in(DEVICE.uninit())
}

/// Owns the device: nobody else reads or changes it.
async fn own(device: &mut Device, mut watchdog: Watchdog) -> ! {
    loop {
        SCREEN.show(device.light(), |frame| device.draw_frame(frame));
        wait(device, &mut watchdog).await;
        while let Ok(event) = EVENTS.try_receive() {
            match event {
                Event::Held(button) => device.ignore_until_released(button),
                Event::Edge { button, down, at } => device.edge(button, down, at),
            }
        }
        device.tick(now());
        // All taken, so that they cannot pile up: the game is not saved yet.
        while let Some(change) = device.take_change() {
            piezo::sound(change, device.settings());
        }
    }
}

/// Sleeps until an event comes or the device wants to be woken, and keeps the watchdog fed meanwhile.
async fn wait(device: &Device, watchdog: &mut Watchdog) {
    loop {
        watchdog.feed();
        let wake = device.next_wake().map_or(Instant::MAX, Instant::from_millis);
        let meal = Instant::now() + watchdog::MEAL;
        match select(EVENTS.ready_to_receive(), Timer::at(wake.min(meal))).await {
            Either::First(()) => return,
            Either::Second(()) if Instant::now() >= wake => return,
            Either::Second(()) => {}
        }
    }
}

fn now() -> Millis {
    Instant::now().as_millis()
}
