//! The watchdog: whatever hangs, the box restarts and the game resumes.

use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::ResetReason;
use embassy_rp::{Peri, rom_data, watchdog};
use embassy_time::Duration;

/// How long the owner of the device may be silent. The longest legitimate wait is a flash erase (0.4 s); the most that
/// the RP2040 can count is 8.3 s, as it counts twice per microsecond (erratum RP2040-E1). The RP2350 could count to 16.7 s.
const PATIENCE: Duration = Duration::from_secs(8);

/// How often the owner feeds it when nothing else wakes it.
pub(crate) const MEAL: Duration = Duration::from_secs(4);

/// The scratch register that counts starts: it survives a restart, and power-on clears it. The boot ROM uses those from
/// 4 on (RP2040 datasheet 2.8.1.1); the one of the RP2350 those from 2 on.
const FAILED_STARTS: usize = 0;

/// The scratch register that says whose watchdog it was. The boot ROM leaves its drive through the watchdog as well, and
/// whoever has just dropped a program onto that drive is not to read of a fault.
const OURS: usize = 1;

/// What it holds while this program runs.
const MARK: u32 = 0x676e_6f6d;

/// The watchdog over the owner of the device.
pub(crate) struct Watchdog {
    watchdog: watchdog::Watchdog,
    has_bitten: bool,
}

impl Watchdog {
    /// Starts watching.
    pub(crate) fn start(peripheral: Peri<'static, WATCHDOG>) -> Self {
        let mut watchdog = watchdog::Watchdog::new(peripheral);
        let has_bitten = watchdog.reset_reason().is_some() && watchdog.get_scratch(OURS) == MARK;
        watchdog.set_scratch(OURS, MARK);
        // A breakpoint is not a hang.
        watchdog.pause_on_debug(true);
        watchdog.start(PATIENCE);
        Self { watchdog, has_bitten }
    }

    /// Reports that all is well.
    pub(crate) fn feed(&mut self) {
        self.watchdog.feed(PATIENCE);
    }

    /// Returns whether the watchdog ended the previous run, which is also how a panic ends one.
    pub(crate) fn has_bitten(&self) -> bool {
        self.has_bitten
    }

    /// Counts this start, and returns how many before it did not get as far as [`Watchdog::started_well`].
    pub(crate) fn count_start(&mut self) -> u32 {
        let failed = if self.has_bitten { self.watchdog.get_scratch(FAILED_STARTS) } else { 0 };
        self.watchdog.set_scratch(FAILED_STARTS, failed.saturating_add(1));
        failed
    }

    /// Forgets the starts that failed.
    pub(crate) fn started_well(&mut self) {
        self.watchdog.set_scratch(FAILED_STARTS, 0);
    }

    /// Restarts the chip as a drive that takes a new program.
    pub(crate) fn restart_as_drive(&mut self) -> ! {
        // The boot ROM leaves the drive through the watchdog, which must not count as a restart of ours.
        self.watchdog.set_scratch(OURS, 0);
        self.watchdog.stop();
        rom_data::reset_to_usb_boot(0, 0);
        loop {
            cortex_m::asm::nop();
        }
    }

    /// Returns what caused the last restart, in words for the log.
    pub(crate) fn reason(&self) -> &'static str {
        match self.watchdog.reset_reason() {
            Some(ResetReason::Forced) => "restart",
            Some(ResetReason::TimedOut) if self.has_bitten => "watchdog",
            Some(ResetReason::TimedOut) => "boot ROM",
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
