//! The watchdog: whatever hangs, the box restarts and the game resumes.

use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::ResetReason;
use embassy_rp::{Peri, watchdog};
use embassy_time::Duration;

/// Is how long the owner of the device may be silent. The longest honest wait is an erase of flash (0.4 s); the most that
/// the RP2040 can count is 8.3 s, as it counts twice per microsecond (erratum RP2040-E1).
const PATIENCE: Duration = Duration::from_secs(8);

/// Is how often the owner shall feed, when nothing else wakes it.
pub(crate) const MEAL: Duration = Duration::from_secs(4);

/// Watches over the owner of the device.
pub(crate) struct Watchdog(watchdog::Watchdog);

impl Watchdog {
    /// Starts to watch.
    pub(crate) fn start(peripheral: Peri<'static, WATCHDOG>) -> Self {
        let mut watchdog = watchdog::Watchdog::new(peripheral);
        // A breakpoint is not a hang.
        watchdog.pause_on_debug(true);
        watchdog.start(PATIENCE);
        Self(watchdog)
    }

    /// Says that all is well.
    pub(crate) fn feed(&mut self) {
        self.0.feed(PATIENCE);
    }

    /// Tells what caused the last restart, in words for the log.
    pub(crate) fn reason(&self) -> &'static str {
        match self.0.reset_reason() {
            Some(ResetReason::Forced) => "restart",
            Some(ResetReason::TimedOut) => "watchdog",
            None => "power-on",
        }
    }
}

/// Restarts the chip now.
pub(crate) fn restart() -> ! {
    // SAFETY: nothing runs after this, so nobody else uses the watchdog.
    let peripheral = unsafe { WATCHDOG::steal() };
    watchdog::Watchdog::new(peripheral).trigger_reset();
    loop {
        cortex_m::asm::nop();
    }
}
