//! `gallery`: writes the pictures that README and docs show.
//!
//! A picture is a name, a record, presses and a language; nothing in it comes from a clock or from chance, so every run
//! writes the same bytes and a changed screen is a changed file.

mod scenes;

use std::fs;
use std::io;
use std::path::Path;

use device_nostd::Button;
use device_nostd::words::Lang;
use embedded_graphics::prelude::Point;

use crate::case::{self, FrontPlate};
use crate::drawing::{self, Drawing};
use crate::panel;
use crate::picture::{self, Picture};
use crate::scene::Scene;
use crate::wiring::{self, Wire};

/// Where the pictures are kept in the repository.
pub const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures");

/// How many image pixels a pixel of the panel is wide.
const SCALE: usize = 4;
/// The same on a sheet of several screens.
const SHEET_SCALE: usize = 3;
/// The dark glass around each screen of a sheet, in pixels of the panel.
const SHEET_MARGIN: usize = 5;

/// One picture to take.
#[derive(Clone, Copy, Debug)]
struct Shot {
    /// The name of its file, without `.png`.
    name: &'static str,
    /// The record, in parts that are played one after the other; none for a device without a game.
    record: &'static [&'static str],
    /// The presses after that.
    presses: &'static str,
    /// What the picture shows of the device.
    view: GalleryView,
}

/// What is in a picture.
#[derive(Clone, Copy, Debug)]
enum GalleryView {
    /// The screen, in English.
    Screen,
    /// The whole box, in English.
    Device,
    /// The screen in all languages, two by two.
    Languages,
}

impl Shot {
    fn scene(&self, lang: Lang) -> Scene {
        let record = (!self.record.is_empty()).then(|| self.record.concat());
        Scene { lang, record, presses: self.presses.to_string(), ..Scene::default() }
    }

    /// Returns the file of the picture.
    fn png(&self) -> Result<Vec<u8>, String> {
        let mut file = Vec::new();
        match self.view {
            GalleryView::Screen => self.scene(Lang::En).picture()?.write_png(&mut file, SCALE),
            GalleryView::Device => write_device(&mut file, &self.scene(Lang::En)).map_err(io::Error::other),
            GalleryView::Languages => {
                let screens: Result<Vec<_>, _> = Lang::ALL.iter().map(|lang| self.scene(*lang).picture()).collect();
                write_sheet(&mut file, &screens?)
            }
        }
        .map_err(|error| error.to_string())?;
        Ok(file)
    }
}

/// Draws the whole box.
fn write_device(file: &mut Vec<u8>, scene: &Scene) -> Result<(), String> {
    let device = scene.device()?;
    let plate = FrontPlate { picture: Picture::of(&device), light: device.light(), down: [false; Button::ALL.len()] };
    let (width, height) = (case::WIDTH * SCALE, case::HEIGHT * SCALE);
    let mut pixels = vec![0; width * height];
    case::render(&mut pixels, width, height, &plate);
    drawing::write_png(file, &pixels, width, height).map_err(|error| error.to_string())
}

/// Draws several screens, two side by side.
fn write_sheet(file: &mut Vec<u8>, screens: &[Picture]) -> io::Result<()> {
    let pitch = |side: usize| (side + SHEET_MARGIN) * SHEET_SCALE;
    let margin = SHEET_MARGIN * SHEET_SCALE;
    let (across, down) = (2, screens.len().div_ceil(2));
    let (width, height) = (margin + across * pitch(picture::WIDTH), margin + down * pitch(picture::HEIGHT));
    let mut pixels = vec![SHEET; width * height];
    let mut drawing = Drawing::new(&mut pixels, width, height);
    for (place, screen) in screens.iter().enumerate() {
        let x = margin + place % across * pitch(picture::WIDTH);
        let y = margin + place / across * pitch(picture::HEIGHT);
        let light = device_nostd::PanelLight::On(u8::MAX);
        panel::draw(&mut drawing, Point::new(x as i32, y as i32), SHEET_SCALE, screen, light);
    }
    drawing::write_png(file, &pixels, width, height)
}

/// The colour between the screens of a sheet.
const SHEET: u32 = 0x2a_32_3c;

/// What draws a wiring picture.
type DrawWires = fn(&[Wire]) -> String;

/// The wiring pictures: the names of their files, and what draws them.
pub const WIRING: [(&str, DrawWires); 2] =
    [("wiring-breadboard.svg", wiring::breadboard), ("wiring-soldered.svg", wiring::soldered)];

/// The pictures of the case, which OpenSCAD takes: see `case/make.sh`.
#[cfg(test)]
const CASE: [&str; 3] = ["case-assembled.png", "case-exploded.png", "case-plates.png"];

/// Writes all pictures into a folder and returns a list of them.
///
/// # Errors
/// Returns which picture could not be taken or written, and why.
pub fn gallery(folder: &Path) -> Result<String, String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut list = String::new();
    for shot in scenes::SHOTS {
        let path = folder.join(shot.name).with_extension("png");
        let png = shot.png().map_err(|error| format!("picture '{}': {error}", shot.name))?;
        fs::write(&path, png).map_err(|error| format!("{}: {error}", path.display()))?;
        list.push_str(shot.name);
        list.push_str(".png\n");
    }
    let wires = wiring::firmware()?;
    for (name, draw) in WIRING {
        let path = folder.join(name);
        fs::write(&path, draw(&wires)).map_err(|error| format!("{}: {error}", path.display()))?;
        list.push_str(name);
        list.push('\n');
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_folder_holds_the_pictures_of_the_list_and_no_others() {
        let mut listed: BTreeSet<String> = scenes::SHOTS.iter().map(|shot| format!("{}.png", shot.name)).collect();
        assert_eq!(listed.len(), scenes::SHOTS.len(), "two pictures have one name");
        listed.extend(WIRING.into_iter().map(|(name, _)| name).chain(CASE).map(str::to_string));
        let names = fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        assert_eq!(names.collect::<BTreeSet<_>>(), listed, "run 'cargo run -- gallery' and commit what it writes");
    }

    #[test]
    fn every_picture_shows_a_screen_of_its_own() {
        let mut seen = Vec::new();
        for shot in scenes::SHOTS.iter().filter(|shot| matches!(shot.view, GalleryView::Screen)) {
            let picture = shot.scene(Lang::En).picture().unwrap_or_else(|error| panic!("{}: {error}", shot.name));
            assert!(!seen.contains(&picture), "{} shows nothing new", shot.name);
            seen.push(picture);
        }
    }

    #[test]
    fn a_picture_is_the_same_every_time() {
        for shot in scenes::SHOTS {
            assert_eq!(shot.png(), shot.png(), "{}", shot.name);
        }
    }
}
