//! What lies beside the box: records, replays, results and statistics, made by the simulator's own code.
//!
//! The page writes the arguments of a call, one after the other, each with its length before it (4 bytes, little-endian), into a
//! place from [`place`], calls, and reads the answer at [`answer`]. Its end is `page/desk.mjs`.
#![allow(unsafe_code, reason = "a page calls by name")]

mod desk;

use std::cell::RefCell;

thread_local! {
    /// What the page writes.
    static ASKED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    /// What the page reads.
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Returns a place for so many bytes of arguments.
#[unsafe(no_mangle)]
pub extern "C" fn place(length: usize) -> *mut u8 {
    ASKED.with_borrow_mut(|asked| {
        asked.clear();
        asked.resize(length, 0);
        asked.as_mut_ptr()
    })
}

/// Returns where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(Vec::as_ptr)
}

/// Answers with the function of this number, and returns how many bytes the answer has.
#[unsafe(no_mangle)]
pub extern "C" fn call(function: u32) -> usize {
    let asked = ASKED.take();
    let answer = desk::answer(function, &arguments(&asked));
    let length = answer.len();
    ANSWER.set(answer);
    length
}

/// Takes the arguments apart.
fn arguments(mut asked: &[u8]) -> Vec<&[u8]> {
    let mut all = Vec::new();
    while let Some((length, rest)) = asked.split_first_chunk()
        && let Some((argument, rest)) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)
    {
        all.push(argument);
        asked = rest;
    }
    all
}
