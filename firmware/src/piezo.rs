//! The optional piezo: plays tunes one at a time. Without one on the pin nothing else changes.

use device_nostd::{Change, Settings, Tone, Tune};
use embassy_futures::select::{Either, select};
use embassy_rp::clocks::clk_sys_freq;
use embassy_rp::gpio::{Level, Output};
use embassy_rp::pwm::{Config, Pwm};
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::Timer;

use crate::pace::FullSpeed;
use crate::pins::PiezoPins;

/// The channel that carries tunes to the piezo. When it is full there is more than enough to hear already.
static TUNES: Channel<ThreadModeRawMutex, Tune, 4> = Channel::new();

/// The divider of the system clock for the PWM: its counter has 16 bits, which then cover 16 Hz and up.
const DIVIDER: u8 = 125;

/// Sounds a change, if the settings say so.
pub(crate) fn sound(change: Change, settings: Settings) {
    if let Some(tune) = Tune::of(change, settings) {
        let _ = TUNES.try_send(tune);
    }
}

/// Plays what is sent, forever.
#[embassy_executor::task]
pub(crate) async fn run(mut pins: PiezoPins) -> ! {
    loop {
        let mut next = Some(silent(&mut pins).await);
        while let Some(tune) = next {
            next = match select(play(&mut pins, tune), as_important(tune)).await {
                Either::First(()) => None,
                Either::Second(newer) => Some(newer),
            };
        }
    }
}

/// Holds the pin low until there is something to play: a disc that is left charged, or a buzzer with a coil, draws
/// current.
async fn silent(pins: &mut PiezoPins) -> Tune {
    // A dropped `Pwm` leaves its slice running (embassy-rp 0.10 clears no bit of its CSR).
    let mut stopped = Config::default();
    stopped.enable = false;
    drop(Pwm::new_free(pins.pwm.reborrow(), stopped));
    let _low = Output::new(pins.pin.reborrow(), Level::Low);
    TUNES.receive().await
}

async fn play(pins: &mut PiezoPins, tune: Tune) {
    // The tones are timed for it.
    let _speed = FullSpeed::new();
    for tone in tune.tones() {
        // It keeps running while the core sleeps, and releases the pin when it is dropped.
        let _pwm = Pwm::new_output_b(pins.pwm.reborrow(), pins.pin.reborrow(), square(*tone));
        Timer::after_millis(tone.lasts).await;
    }
}

/// Waits for a tune that may interrupt this one. Nobody misses a click within a chime.
async fn as_important(tune: Tune) -> Tune {
    loop {
        let newer = TUNES.receive().await;
        if newer >= tune {
            return newer;
        }
    }
}

/// Configures the PWM for a tone: high half of the time, which is the loudest.
fn square(tone: Tone) -> Config {
    let period = clk_sys_freq() / u32::from(DIVIDER) / u32::from(tone.hertz);
    let mut config = Config::default();
    config.divider = DIVIDER.into();
    config.top = (period - 1) as u16;
    config.compare_b = (period / 2) as u16;
    config
}
