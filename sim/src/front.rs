//! How the device opens: in a window where there is a display, otherwise in the terminal.

use std::env;
use std::error::Error;
use std::fmt;
use std::io::{self, IsTerminal};

use device_nostd::Device;

use crate::body::{Body, Keep};
use crate::terminal;
use crate::window::Window;

/// A way to show the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Front {
    /// A window if that works, otherwise the terminal.
    #[default]
    Best,
    /// A window.
    Window,
    /// The terminal.
    Terminal,
}

/// Why the device could not be opened, or why it stopped.
#[derive(Debug)]
pub enum FrontError {
    /// There is neither a display nor a terminal.
    Nowhere,
    /// Input or output is not a terminal.
    NoTerminal,
    /// The window did not open, or its display went away.
    Window(minifb::Error),
    /// The terminal went away.
    Terminal(io::Error),
}

impl fmt::Display for FrontError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nowhere => {
                write!(f, "there is no display and no terminal here: run this in a terminal, or see --help")
            }
            Self::NoTerminal => write!(f, "--terminal needs a terminal: run this without pipes, or see --help"),
            Self::Window(error) => write!(f, "the window failed ({error}): try --terminal"),
            Self::Terminal(error) => write!(f, "the terminal failed: {error}"),
        }
    }
}

impl Error for FrontError {}

/// Opens a device and runs it until it is closed. `keep` is called after everything that may have changed it, and once
/// more at the end.
///
/// # Errors
/// Returns why it did not open, or why it stopped; what was played until then has been kept.
pub fn open<'a>(device: &'a mut Device, front: Front, keep: &'a mut Keep<'a>) -> Result<(), FrontError> {
    let window = match front {
        Front::Best if has_display() => Window::open().ok(),
        Front::Best | Front::Terminal => None,
        Front::Window => Some(Window::open().map_err(FrontError::Window)?),
    };
    if let Some(window) = window {
        return window.run(&mut Body::new(device, keep)).map_err(FrontError::Window);
    }
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return terminal::run(&mut Body::new(device, keep)).map_err(FrontError::Terminal);
    }
    Err(if front == Front::Terminal { FrontError::NoTerminal } else { FrontError::Nowhere })
}

/// Returns whether it is worth asking for a window: X11 announces itself, and other systems have a display.
fn has_display() -> bool {
    cfg!(any(windows, target_os = "macos")) || env::var_os("DISPLAY").is_some_and(|display| !display.is_empty())
}
