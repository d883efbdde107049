//! The wires of Gnomon: a Raspberry Pi Pico or Pico 2, an OLED and five buttons.
//!
//! There is one task per device and one owner of the state: [`buttons`] and time come in, what was entered goes to the
//! [`storage`], and then pictures go out to the [`display`]. What any of it means is in `device-nostd`. The wiring is
//! in [`pins`].
#![no_std]
#![no_main]

mod buttons;
mod cable;
mod copy;
mod display;
mod event;
#[cfg(feature = "faults")]
mod faults;
mod info;
mod last_words;
mod pace;
mod panel;
mod piezo;
mod pins;
mod storage;
mod watchdog;
mod witness;

use defmt_rtt as _;
use device_nostd::storage::Notice;
use device_nostd::{Change, Device, Millis};
use embassy_executor::Spawner;
use embassy_futures::select::{Either3, select3};
use embassy_rp::config::Config;
use embassy_time::{Duration, Instant, Timer};
use static_cell::StaticCell;

use crate::display::Display;
use crate::event::{EVENTS, Event};
use crate::pace::FullSpeed;
use crate::pins::Pins;
use crate::storage::Storage;
use crate::watchdog::Watchdog;

#[cfg(all(feature = "rp2040", feature = "rp235x"))]
compile_error!("one chip at a time: --no-default-features --features rp235x");

static DISPLAY: Display = Display::new();

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    // A stack that grows into the statics must fault, not overwrite them.
    let guarded = embassy_rp::install_core0_stack_guard().is_ok();
    let pins = Pins::new(embassy_rp::init(config()));
    let mut watchdog = Watchdog::start(pins.watchdog);
    defmt::info!("Gnomon {}, after {}, stack guard {}", env!("CARGO_PKG_VERSION"), watchdog.reason(), guarded);

    buttons::start(pins.buttons);
    spawner.spawn(display::run(pins.display, &DISPLAY).expect("there is one display"));
    spawner.spawn(piezo::run(pins.piezo).expect("there is one piezo"));

    let device = device();
    device.set_build(env!("GNOMON_BUILD"), DRIVE);
    if watchdog.has_bitten() {
        device.set_last_words("no sign of life for 8 s");
    }
    last_words::hear(|words| {
        defmt::error!("the run before ended with: {}", words);
        device.set_last_words(words);
    });
    let failed_starts = watchdog.count_start();
    let (task, storage) = storage::restore(pins.flash, device, failed_starts);
    if watchdog.has_bitten() {
        defmt::error!("failed starts: {}", failed_starts);
        // A notice about the game says more.
        if !matches!(device.look().screen, device_nostd::Screen::Notice(_)) {
            device.tell(Notice::Restarted);
        }
    }
    #[cfg(feature = "faults")]
    faults::start(spawner, pins.faults);
    spawner.spawn(task);
    cable::start(spawner, pins.usb);
    Owner { device, storage, watchdog, last_press: Instant::now(), updates: false, speed: Some(FullSpeed::new()) }
        .run()
        .await
}

/// Returns what the chip is set up with: neither the analogue converter nor the calendar clock is used, and clocks take current.
fn config() -> Config {
    let mut config = Config::default();
    config.clocks.adc_clk = None;
    #[cfg(feature = "rp2040")]
    {
        config.clocks.rtc_clk = None;
    }
    config
}

/// Makes the device in its static place.
fn device() -> &'static mut Device {
    static DEVICE: StaticCell<Device> = StaticCell::new();
    Device::new_in(DEVICE.uninit())
}

/// The drive as which the chip takes a new program.
const DRIVE: &str = if cfg!(feature = "rp235x") { "RP2350" } else { "RPI-RP2" };

/// How long the last picture may take before the chip becomes a drive.
const LAST_PICTURE: Duration = Duration::from_millis(100);

/// How long nobody must have pressed before a sector of flash is erased in advance.
const QUIET: Duration = Duration::from_secs(2);

/// How long a run must last to count as started well.
const WELL: Duration = Duration::from_secs(5);

/// The owner of the device: nobody else reads or changes it, except the storage while it is lent.
struct Owner {
    device: &'static mut Device,
    storage: Storage,
    watchdog: Watchdog,
    last_press: Instant,
    /// Whether the chip is to restart as a drive that takes a new program.
    updates: bool,
    /// Held but for the time of waiting.
    speed: Option<FullSpeed>,
}

impl Owner {
    async fn run(mut self) -> ! {
        loop {
            let (light, setting) = (self.device.light(), self.device.settings().panel);
            DISPLAY.show(light, setting, |frame| self.device.draw_frame(frame));
            if self.updates {
                // The panel goes on showing what to do, for nobody tells it anything else.
                Timer::after(LAST_PICTURE).await;
                self.watchdog.restart_as_drive();
            }
            self = self.wait().await;
            // One at a time, so that what a press entered is kept as a whole.
            while let Ok(event) = EVENTS.try_receive() {
                self.last_press = Instant::now();
                match event {
                    Event::Held(button) => self.device.ignore_until_released(button),
                    Event::Edge { button, down, at } => self.device.edge(button, down, at),
                }
                self = self.keep().await;
            }
            self.device.tick(now());
            self = self.keep().await;
            if self.rest_at().is_some_and(|at| at <= Instant::now()) {
                panel::quiet().await;
                // Someone who pressed just now does not wait for an erase.
                if EVENTS.is_empty() && buttons::at_rest() {
                    self.device = self.storage.rest(self.device).await;
                } else {
                    self.last_press = Instant::now();
                }
            }
        }
    }

    /// Sounds and keeps what changed.
    async fn keep(mut self) -> Self {
        while let Some(change) = self.device.take_change() {
            piezo::sound(change, self.device.settings());
            self.updates |= change == Change::Update;
            self.storage.hear(change);
        }
        self.device = self.storage.keep(self.device).await;
        self
    }

    /// Returns when there is time to erase something, if anything needs to be erased.
    fn rest_at(&self) -> Option<Instant> {
        self.storage.wants_rest().then_some(self.last_press + QUIET)
    }

    /// Sleeps until an event comes, the device wants to be woken or there is time to rest, and keeps the watchdog fed
    /// in the meantime.
    async fn wait(mut self) -> Self {
        loop {
            self.watchdog.feed();
            if Instant::now() >= Instant::MIN + WELL {
                self.watchdog.started_well();
            }
            let wake = self.device.next_wake().map_or(Instant::MAX, Instant::from_millis);
            let wake = self.rest_at().map_or(wake, |rest| rest.min(wake));
            let meal = Instant::now() + watchdog::MEAL;
            self.speed = None;
            let woken = select3(EVENTS.ready_to_receive(), Timer::at(wake.min(meal)), cable::wants_work()).await;
            self.speed = Some(FullSpeed::new());
            match woken {
                Either3::First(()) => return self,
                Either3::Second(()) if Instant::now() >= wake => return self,
                Either3::Second(()) => {}
                Either3::Third(()) => {
                    let changed;
                    (self, changed) = self.serve().await;
                    if changed {
                        return self;
                    }
                }
            }
        }
    }

    /// Does a slice of work for the cable, and returns whether the picture may be another one.
    async fn serve(mut self) -> (Self, bool) {
        let Some(end) = cable::take() else { return (self, false) };
        let changed;
        let end = {
            let served;
            (self.device, served) = self.storage.serve(self.device, end).await;
            changed = served.changed;
            served.cable
        };
        // What the other end was told is kept, as after a press.
        if changed {
            self = self.keep().await;
        }
        cable::hand_back(end).await;
        (self, changed)
    }
}

fn now() -> Millis {
    Instant::now().as_millis()
}
