//! What a panic or a fault leaves for the next start.
//!
//! Nobody at the table watches a debug probe, and logging from within a panic may panic again. So the message goes to
//! RAM that a restart leaves alone, the watchdog restarts the chip, and the next start logs it and tells it.

use core::fmt::{self, Write};
use core::mem::MaybeUninit;
use core::panic::PanicInfo;

use cortex_m_rt::{ExceptionFrame, exception};

use crate::watchdog;

/// The mark of words that were really left: RAM is noise after power-on.
const LEFT: u32 = 0x6e6f_6d6f;

/// A message, as far as it fits.
struct LastWords {
    left: u32,
    length: usize,
    text: [u8; 200],
}

/// cortex-m-rt's start-up code does not touch `.uninit`, and the boot ROM only uses the end of RAM.
#[unsafe(link_section = ".uninit.LAST_WORDS")]
static mut LAST_WORDS: MaybeUninit<LastWords> = MaybeUninit::uninit();

impl Write for LastWords {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for &byte in text.as_bytes() {
            *self.text.get_mut(self.length).ok_or(fmt::Error)? = byte;
            self.length += 1;
        }
        Ok(())
    }
}

/// Passes the last words of the previous run to `hear`, once.
pub(crate) fn hear(hear: impl FnOnce(&str)) {
    // SAFETY: called in thread mode, once at the start; the handlers below do not return. Any bytes are a valid
    // `LastWords`, and volatile keeps the compiler from reasoning about memory that nobody wrote in this run.
    let words = unsafe { (&raw const LAST_WORDS).cast::<LastWords>().read_volatile() };
    if words.left == LEFT
        && let Some(text) = words.text.get(..words.length)
    {
        hear(str::from_utf8(text).unwrap_or("(not text)"));
    }
    // SAFETY: as above.
    unsafe { (&raw mut (*(&raw mut LAST_WORDS).cast::<LastWords>()).left).write_volatile(0) };
}

/// Leaves a message and restarts.
fn leave(message: fmt::Arguments) -> ! {
    cortex_m::interrupt::disable();
    let mut words = LastWords { left: LEFT, length: 0, text: [0; 200] };
    // An error only means that the message was cut off.
    let _ = words.write_fmt(message);
    // SAFETY: interrupts are off and the only other access is in `hear`, which this has interrupted for good.
    unsafe { (&raw mut LAST_WORDS).cast::<LastWords>().write_volatile(words) };
    watchdog::restart()
}

#[panic_handler]
fn panic(info: &PanicInfo) -> ! {
    leave(format_args!("{info}"))
}

#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    leave(format_args!("fault at {:#010x}, called from {:#010x}", frame.pc(), frame.lr()))
}
