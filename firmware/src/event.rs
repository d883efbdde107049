//! What the tasks tell the owner of the device.

use device_nostd::{Button, Millis};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;

/// Something that happened outside.
pub(crate) enum Event {
    /// A button was already down when the program started.
    Held(Button),
    /// A button's contact closed (`down`) or opened.
    Edge {
        /// Which button.
        button: Button,
        /// Whether it closed.
        down: bool,
        /// When the interrupt came.
        at: Millis,
    },
}

/// The channel that carries events to the owner, oldest first.
///
/// A bouncing contact makes about ten edges, and the owner is away for a flash erase at the longest: 64 events outlast
/// that. If the channel were full all the same, a button would wait with its edge rather than lose it.
pub(crate) static EVENTS: Channel<CriticalSectionRawMutex, Event, 64> = Channel::new();
