//! `presses`: the presses that play a record through the screens.

use std::fs;
use std::path::Path;

use device_nostd::{Device, Settings};
use engine_nostd::record::Record;

use crate::navigator::press_record;
use crate::picture::Picture;
use crate::record_file::entry_text;
use crate::script::{self, Hands, Stroke};

/// Where pictures of a played record go, one after each entry, and what they show.
#[derive(Clone, Copy, Debug)]
pub struct Frames<'a> {
    /// The folder for them.
    pub folder: &'a Path,
    /// What is pressed on a device that was switched on again there; without it the picture shows the device that was
    /// played on.
    pub resume: Option<&'a str>,
}

/// Plays a record by buttons and lists the presses, a line per entry.
///
/// # Errors
/// Returns which entry cannot be made with the buttons, or which picture cannot be written.
pub fn presses(record: &Record, frames: Option<Frames<'_>>) -> Result<String, String> {
    let resume = frames.and_then(|frames| frames.resume).map(script::read).transpose()?;
    if let Some(Frames { folder, .. }) = frames {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let mut number = 0;
    let mut failure = None;
    let pressed = press_record(record, |device| {
        if let Some(Frames { folder, .. }) = frames {
            let path = folder.join(format!("{number:04}.png"));
            let picture = resume.as_deref().map_or_else(|| Picture::of(device), |presses| resumed(device, presses));
            let written = fs::File::create(&path).and_then(|file| picture.write_png(file, 4));
            if let Err(error) = written {
                failure.get_or_insert(format!("{}: {error}", path.display()));
            }
        }
        number += 1;
    });
    let pressed = pressed.map_err(|(entry, stuck)| match record.entries().get(entry.wrapping_sub(1)) {
        Some(made) => format!("entry {entry} ({}): {stuck}", entry_text(made, &record.setup)),
        None => format!("set-up: {stuck}"),
    })?;
    if let Some(failure) = failure {
        return Err(failure);
    }
    let line = |strokes: &[Stroke]| strokes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let mut out = format!("# set-up\n{}\n", line(&pressed.set_up));
    for (entry, strokes) in record.entries().iter().zip(&pressed.entries) {
        out.push_str(&format!("# {}\n{}\n", entry_text(entry, &record.setup), line(strokes)));
    }
    Ok(out)
}

/// Returns what a device shows after it was switched on with everything another one would have kept, and then pressed.
fn resumed(before: &Device, presses: &[Stroke]) -> Picture {
    let mut device = Box::new(Device::new());
    device.set_memory(before.memory().clone());
    // Whoever plays has chosen a language.
    let settings = Settings { lang_chosen: true, ..before.settings() };
    device.load(settings, before.roster().clone(), before.table().cloned());
    Hands::default().play(&mut device, presses);
    Picture::of(&device)
}
