//! How fast the chip runs: at full speed while there is something to do, slowly while it waits.
//!
//! Most of an evening the box waits for a press. The current of a chip that waits is that of its clocks, so the system clock comes
//! from the USB's PLL then, at 48 MHz, and the faster PLL is off. USB goes on, and so do the timer and the watchdog, which
//! count the crystal. Whatever was timed for the fast clock, the bus of the display and the tones of the piezo, holds
//! [`FullSpeed`] while it runs. docs/power.md says what that saves.
//!
//! Only on the RP2040: on the Pico 2 nobody has run it yet.

use core::cell::Cell;

use embassy_sync::blocking_mutex::Mutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;

/// How many need full speed now. The chip starts with it.
static HOLDERS: Mutex<ThreadModeRawMutex, Cell<usize>> = Mutex::new(Cell::new(0));

/// While one of these exists, the chip runs at full speed.
pub(crate) struct FullSpeed(());

impl FullSpeed {
    /// Goes to full speed, if it is not there yet: that takes the time in which the PLL locks.
    pub(crate) fn new() -> Self {
        HOLDERS.lock(|holders| {
            if holders.replace(holders.get() + 1) == 0 {
                quicken();
            }
        });
        Self(())
    }
}

impl Drop for FullSpeed {
    fn drop(&mut self) {
        HOLDERS.lock(|holders| {
            holders.set(holders.get() - 1);
            if holders.get() == 0 {
                slow_down();
            }
        });
    }
}

#[cfg(feature = "rp235x")]
fn quicken() {}

#[cfg(feature = "rp235x")]
fn slow_down() {}

#[cfg(feature = "rp2040")]
use clocks::{quicken, slow_down};

#[cfg(feature = "rp2040")]
mod clocks {
    use embassy_rp::pac::clocks::vals::{ClkSysCtrlAuxsrc, ClkSysCtrlSrc};
    use embassy_rp::pac::{CLOCKS, PLL_SYS};

    /// Starts the fast PLL, with the dividers that it has kept, and takes the system clock from it (datasheet 2.18.2.1).
    pub(super) fn quicken() {
        PLL_SYS.pwr().modify(|power| {
            power.set_pd(false);
            power.set_vcopd(false);
        });
        while !PLL_SYS.cs().read().lock() {}
        PLL_SYS.pwr().modify(|power| power.set_postdivpd(false));
        take(ClkSysCtrlAuxsrc::CLKSRC_PLL_SYS);
    }

    /// Takes the system clock from the USB's PLL, and stops the fast one.
    pub(super) fn slow_down() {
        take(ClkSysCtrlAuxsrc::CLKSRC_PLL_USB);
        PLL_SYS.pwr().modify(|power| {
            power.set_pd(true);
            power.set_vcopd(true);
            power.set_postdivpd(true);
        });
    }

    /// Switches the system clock. Its auxiliary multiplexer may glitch, so the other one, which never does, stands on the
    /// crystal meanwhile (datasheet 2.15.3.2).
    fn take(source: ClkSysCtrlAuxsrc) {
        select(ClkSysCtrlSrc::CLK_REF);
        CLOCKS.clk_sys_ctrl().modify(|clock| clock.set_auxsrc(source));
        select(ClkSysCtrlSrc::CLKSRC_CLK_SYS_AUX);
    }

    fn select(source: ClkSysCtrlSrc) {
        CLOCKS.clk_sys_ctrl().modify(|clock| clock.set_src(source));
        while CLOCKS.clk_sys_selected().read() != 1 << source as u32 {}
    }
}
