//! The line that is being typed.

use core::fmt;

use heapless::Vec;

use super::output::Output;

/// The most bytes of a line without its end.
pub(super) const LONGEST: usize = 255;

/// What is wrong with a line, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    /// It has too many bytes.
    Long,
    /// It has a character that is no text.
    Control,
    /// It is not UTF-8.
    NotText,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Long => write!(f, "the line has more than {LONGEST} bytes"),
            Self::Control => f.write_str("the line has a control character"),
            Self::NotText => f.write_str("the line is not UTF-8 text"),
        }
    }
}

/// Whether a byte ended a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taken {
    /// It did.
    Line,
    /// It did not.
    Byte,
}

/// The line that is being typed.
#[derive(Debug)]
pub(super) struct Input {
    bytes: Vec<u8, LONGEST>,
    flaw: Option<Flaw>,
    /// Whether the last byte was a CR, so that an LF belongs to it.
    after_return: bool,
}

const INTERRUPT: u8 = 0x03;
const BACKSPACE: u8 = 0x08;
const DELETE: u8 = 0x7f;

impl Input {
    pub(super) const fn new() -> Self {
        Self { bytes: Vec::new(), flaw: None, after_return: false }
    }

    /// Forgets the line.
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.flaw = None;
    }

    /// Takes a byte and shows it.
    pub(super) fn take(&mut self, byte: u8, echo: Option<&mut Output>) -> Taken {
        let belongs = core::mem::take(&mut self.after_return) && byte == b'\n';
        let show = |bytes: &[u8]| {
            if let Some(echo) = echo {
                echo.bytes(bytes);
            }
        };
        if belongs {
            return Taken::Byte;
        }
        match byte {
            b'\r' | b'\n' => {
                self.after_return = byte == b'\r';
                show(b"\r\n");
                return Taken::Line;
            }
            BACKSPACE | DELETE => {
                // The bytes of a letter after its first.
                while self.bytes.last().is_some_and(|byte| byte & 0xc0 == 0x80) {
                    self.bytes.pop();
                }
                if self.bytes.pop().is_some() {
                    show(b"\x08 \x08");
                }
            }
            INTERRUPT => {
                self.clear();
                show(b"^C\r\n> ");
            }
            b'\t' | 0x20.. => {
                if self.bytes.push(byte).is_ok() {
                    show(&[byte]);
                } else {
                    self.flaw.get_or_insert(Flaw::Long);
                }
            }
            0..0x20 => _ = self.flaw.get_or_insert(Flaw::Control),
        }
        Taken::Byte
    }

    /// Returns the line.
    pub(super) fn line(&self) -> Result<&str, Flaw> {
        match self.flaw {
            Some(flaw) => Err(flaw),
            None => str::from_utf8(&self.bytes).map_err(|_| Flaw::NotText),
        }
    }
}
