//! `press`: drives the screens as buttons would and shows the last one.

use std::fs::File;
use std::path::Path;

use device_nostd::words::Lang;
use device_nostd::{Device, Roster, Settings};

use crate::cells::Cells;
use crate::picture::Picture;
use crate::record_file;
use crate::script::{self, Hands};

/// The scale of the PNG: an OLED pixel is this many pixels wide.
const PNG_SCALE: usize = 4;

/// Makes a device with a game on its table, or without one.
///
/// # Errors
/// Returns what is wrong with the record.
pub fn device(record: Option<&str>, lang: Lang) -> Result<Box<Device>, record_file::Failure> {
    let table = record.map(record_file::load).transpose()?;
    let mut device = Box::new(Device::new());
    device.load(Settings::in_lang(lang), Roster::default(), table.map(|table| *table));
    Ok(device)
}

/// Presses the buttons of a device and returns its last screen as text.
///
/// # Errors
/// Returns what is wrong with the script or the picture file.
pub fn press(device: &mut Device, presses: &str, png: Option<&Path>) -> Result<String, String> {
    let strokes = script::read(presses)?;
    Hands::default().play(device, &strokes);
    let picture = Picture::of(device);
    if let Some(path) = png {
        let file = File::create(path).map_err(|error| format!("{}: {error}", path.display()))?;
        picture.write_png(file, PNG_SCALE).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(picture.text(Cells::HalfBlocks))
}
