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
    text: [u8; MOST],
}

/// The most bytes of a message.
const MOST: usize = 200;

/// cortex-m-rt's start-up code does not touch `.uninit`, and the boot ROM only uses the end of RAM.
#[unsafe(link_section = ".uninit.LAST_WORDS")]
static mut LAST_WORDS: MaybeUninit<LastWords> = MaybeUninit::uninit();

/// Returns where the words are. Any bytes are valid there, and who reads or writes them one by one, as volatile, keeps the
/// compiler from reasoning about memory that nobody wrote in this run.
fn place() -> *mut LastWords {
    (&raw mut LAST_WORDS).cast()
}

/// Returns where a byte of the text is; `None` after the last one.
fn text_at(index: usize) -> Option<*mut u8> {
    // SAFETY: the place is valid, and the index within the text.
    (index < MOST).then(|| unsafe { (&raw mut (*place()).text).cast::<u8>().add(index) })
}

/// The writer of a message, with how many bytes it wrote.
struct Leaving(usize);

impl Write for Leaving {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            let at = text_at(self.0).ok_or(fmt::Error)?;
            // SAFETY: `leave` has interrupted the only other access for good.
            unsafe { at.write_volatile(byte) };
            self.0 += 1;
        }
        Ok(())
    }
}

/// Passes the last words of the previous run to `hear`, once.
pub(crate) fn hear(hear: impl FnOnce(&str)) {
    // SAFETY: called in thread mode, once at the start; the handlers below do not return.
    let (left, length) =
        unsafe { ((&raw const (*place()).left).read_volatile(), (&raw const (*place()).length).read_volatile()) };
    let mut text = [0; MOST];
    if left == LEFT
        && let Some(text) = text.get_mut(..length)
    {
        for (byte, at) in text.iter_mut().zip((0..).map_while(text_at)) {
            // SAFETY: as above.
            *byte = unsafe { at.read_volatile() };
        }
        hear(str::from_utf8(text).unwrap_or("(not text)"));
    }
    // SAFETY: as above.
    unsafe { (&raw mut (*place()).left).write_volatile(0) };
}

/// Leaves a message and restarts.
fn leave(message: fmt::Arguments) -> ! {
    cortex_m::interrupt::disable();
    let mut words = Leaving(0);
    // An error only means that the message was cut off.
    let _ = words.write_fmt(message);
    // SAFETY: interrupts are off and the only other access is in `hear`, which this has interrupted for good.
    unsafe {
        (&raw mut (*place()).length).write_volatile(words.0);
        (&raw mut (*place()).left).write_volatile(LEFT);
    }
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
