//! The wires of Gnomon in a browser: what a page calls to run the device.
//!
//! The page copies what it kept into the [`flash`], switches the box on with [`start`], and from then on passes on edges and
//! time, keeps what changed in the flash, and shows the picture. What any of it means is in `device-nostd`, and the page's end
//! is `page/box.mjs`.
#![no_std]
#![allow(unsafe_code, reason = "a page calls by name, and there is one box")]

mod flash;
mod shell;
mod speech;

use core::panic::PanicInfo;

use device_nostd::words::Lang;
use device_nostd::{Date, PanelLight};

use crate::flash::MEMORY;
use crate::shell::{Shell, shell};

/// Returns where the flash is: 256 KiB.
#[unsafe(no_mangle)]
pub extern "C" fn flash() -> *mut u8 {
    MEMORY.place()
}

/// Takes which sectors of the flash changed, the first of them in the lowest bit.
#[unsafe(no_mangle)]
pub extern "C" fn take_changed() -> u64 {
    MEMORY.take_changed()
}

/// Switches the box on, in a language unless another one was chosen in the settings, after so many starts that failed.
#[unsafe(no_mangle)]
pub extern "C" fn start(lang: u32, failed_starts: u32) {
    let lang = Lang::ALL.get(lang as usize).copied();
    shell(|shell| *shell = Some(Shell::start(lang, failed_starts)));
}

/// Tells the local date, in minutes since the year 2000. It counts on from there.
#[unsafe(no_mangle)]
pub extern "C" fn set_date(minutes: u32, now: f64) {
    if let Some(date) = Date::from_minutes(minutes) {
        with(|shell| shell.set_date(date, now as u64));
    }
}

/// Opens or closes a contact.
#[unsafe(no_mangle)]
pub extern "C" fn edge(button: u32, down: bool, now: f64) {
    with(|shell| shell.edge(button, down, now as u64));
}

/// Lets time pass.
#[unsafe(no_mangle)]
pub extern "C" fn tick(now: f64) {
    with(|shell| shell.tick(now as u64));
}

/// Returns when [`tick`] has to be called next; infinity if it need not be.
#[unsafe(no_mangle)]
pub extern "C" fn next_wake() -> f64 {
    with(|shell| shell.next_wake()).flatten().map_or(f64::INFINITY, |wake| wake as f64)
}

/// Draws the picture, and returns where its 1024 bytes are, in the order of the panel.
#[unsafe(no_mangle)]
pub extern "C" fn picture() -> *const u8 {
    with(|shell| shell.picture().as_ptr()).unwrap_or(core::ptr::null())
}

/// Returns the contrast of the panel, or -1 while it is off.
#[unsafe(no_mangle)]
pub extern "C" fn light() -> i32 {
    with(|shell| match shell.device.light() {
        PanelLight::Off => -1,
        PanelLight::On(contrast) => i32::from(contrast),
    })
    .unwrap_or(-1)
}

/// Takes a tone to sound: its frequency, and in the upper half for how many milliseconds; 0 for none.
#[unsafe(no_mangle)]
pub extern "C" fn take_tone() -> u32 {
    with(Shell::take_tone).flatten().map_or(0, |tone| u32::from(tone.hertz) | (tone.lasts as u32) << 16)
}

/// Returns where it is written what the picture says that was drawn last: UTF-8, a line for each row, and a tab before what
/// is chosen.
#[unsafe(no_mangle)]
pub extern "C" fn speech() -> *const u8 {
    with(|shell| shell.speech().as_ptr()).unwrap_or(core::ptr::null())
}

/// Returns how many bytes [`speech`] has.
#[unsafe(no_mangle)]
pub extern "C" fn speech_length() -> usize {
    with(|shell| shell.speech().len()).unwrap_or(0)
}

/// Returns the language of the screens.
#[unsafe(no_mangle)]
pub extern "C" fn lang() -> u32 {
    with(|shell| shell.device.settings().lang as u32).unwrap_or(0)
}

/// Chooses the language of the screens.
#[unsafe(no_mangle)]
pub extern "C" fn set_lang(lang: u32) {
    if let Some(lang) = Lang::ALL.get(lang as usize) {
        with(|shell| shell.set_lang(*lang));
    }
}

/// Returns whether a game is being played.
#[unsafe(no_mangle)]
pub extern "C" fn is_playing() -> bool {
    with(|shell| shell.device.table().is_some_and(|table| table.state().over().is_none())).unwrap_or(false)
}

/// Takes whether the page is to look for a newer program.
#[unsafe(no_mangle)]
pub extern "C" fn take_update() -> bool {
    with(|shell| core::mem::take(&mut shell.updates)).unwrap_or(false)
}

/// Does something with the box, if it is on.
fn with<T>(what: impl FnOnce(&mut Shell) -> T) -> Option<T> {
    shell(|shell| shell.as_mut().map(what))
}

/// A fault ends this instance; the page makes a new one and goes on with the flash, as a Pico's watchdog does.
#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
