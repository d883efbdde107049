//! What waits for the other end of the cable.

use core::fmt::{self, Write};

use heapless::Vec;

/// The most bytes of a line with its end: an error with the longest message.
pub(super) const LINE: usize = 320;

/// The most bytes that wait.
const ROOM: usize = 1024;

/// Bytes that wait for the other end.
#[derive(Debug)]
pub(super) struct Output {
    bytes: Vec<u8, ROOM>,
    /// How many of them are gone already.
    gone: usize,
}

impl Output {
    pub(super) const fn new() -> Self {
        Self { bytes: Vec::new(), gone: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.gone = 0;
    }

    /// Returns whether there is room for a line, whatever it says.
    pub(super) fn has_room(&self) -> bool {
        ROOM - self.bytes.len() >= LINE
    }

    pub(super) fn waiting(&self) -> &[u8] {
        self.bytes.get(self.gone..).unwrap_or_default()
    }

    pub(super) fn gone(&mut self, bytes: usize) {
        self.gone += bytes;
        if self.gone >= self.bytes.len() {
            self.clear();
        }
    }

    /// Adds bytes; there has to be room.
    #[inline(never)]
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        // Whoever writes has asked for room.
        let _ = self.bytes.extend_from_slice(bytes);
    }

    /// Adds a line; what is longer than a line is cut off.
    #[inline(never)]
    pub(super) fn line(&mut self, text: fmt::Arguments<'_>) {
        let mut line = Line { output: self, left: LINE - 2 };
        let _ = line.write_fmt(text);
        self.bytes(b"\r\n");
    }
}

/// A line on its way out.
struct Line<'a> {
    output: &'a mut Output,
    left: usize,
}

impl Write for Line<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut end = text.len().min(self.left);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        self.output.bytes(&text.as_bytes()[..end]);
        self.left -= end;
        if end == text.len() { Ok(()) } else { Err(fmt::Error) }
    }
}
