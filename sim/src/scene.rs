//! A scene: a device with a game on its table, after some presses.

use device_nostd::Device;
use device_nostd::words::Lang;

use crate::commands::press;
use crate::picture::Picture;
use crate::script::{self, Hands};

/// Is a way to one screen: the same scene always shows the same picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The language of the screens.
    pub lang: Lang,
    /// The record of the game on the table; `None` is a device that was just switched on.
    pub record: Option<String>,
    /// The presses that lead to the screen, as in [`script::read`].
    pub presses: String,
}

impl Scene {
    /// Puts the game on the table of a new device and presses its buttons.
    ///
    /// # Errors
    /// Says what is wrong with the record or the presses.
    pub fn device(&self) -> Result<Box<Device>, String> {
        let strokes = script::read(&self.presses)?;
        let mut device = press::device(self.record.as_deref(), self.lang)
            .map_err(|failure| format!("line {} of the record: {}", failure.line, failure.message))?;
        Hands::default().play(&mut device, &strokes);
        Ok(device)
    }

    /// Gives the picture that the scene ends with.
    ///
    /// # Errors
    /// Says what is wrong with the record or the presses.
    pub fn picture(&self) -> Result<Picture, String> {
        self.device().map(|device| Picture::of(&device))
    }
}
