//! Golden screens: text pictures of what the device shows.
//!
//! Every file in `screens/` is a scenario: what it shows, the language, the presses, the record, and then the picture
//! that has to be on the panel, two pixels to a character. A file is registered by being there. After an intended
//! change, `GNOMON_BLESS=1 cargo test` rewrites the pictures, and the diff shows what changed on the screens.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use device_nostd::storage::Notice;
use device_nostd::words::Lang;
use sim::cells::Cells;
use sim::picture::Picture;
use sim::scene::Scene;

/// A file in `screens/`.
struct GoldenScreen {
    path: PathBuf,
    /// Everything before the picture, as it stands in the file.
    head: String,
    scene: Scene,
    /// The picture in the file; empty in a new one.
    picture: String,
}

/// All files, read once before anything is rewritten: the tests run at the same time.
static GOLDENS: LazyLock<Vec<GoldenScreen>> = LazyLock::new(GoldenScreen::read_all);

/// The line before the picture.
const SCREEN: &str = "screen\n";

impl GoldenScreen {
    /// Reads a file: `#` lines, `device new`, `lang`, `earlier`, `ended`, `notice`, `press`, the record from its first line on, `screen`, the
    /// picture.
    fn read(path: PathBuf) -> Self {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.display();
        let (head, picture) = text.split_once(&format!("\n{SCREEN}")).map_or((text.as_str(), ""), |parts| parts);
        assert!(head.starts_with("# "), "{name}: the first line says what the screen shows");
        let (orders, record) = match head.find("\ngnomon ") {
            Some(at) => (&head[..at], Some(format!("{}\n", &head[at + 1..]))),
            None => (head, None),
        };
        let mut scene = Scene { record, ..Scene::default() };
        for line in orders.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            match line.split_once(' ') {
                Some(("device", "new")) => scene.new = true,
                Some(("lang", code)) => scene.lang = Lang::from_code(code).expect(code),
                Some(("earlier", game)) => scene.earlier.push(game.to_string()),
                Some(("ended", ended)) => scene.ended.push(ended.to_string()),
                Some(("notice", notice)) => scene.notice = Some(self::notice(notice)),
                Some(("press", presses)) => scene.presses = presses.to_string(),
                _ => panic!(
                    "{name}: '{line}' is neither device, lang, earlier, ended, notice, press, a record nor screen"
                ),
            }
        }
        Self { head: format!("{}\n", head.trim_end()), scene, picture: picture.to_string(), path }
    }

    fn all() -> &'static [Self] {
        &GOLDENS
    }

    fn read_all() -> Vec<Self> {
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/screens"));
        let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        assert!(paths.len() >= 25, "only {} files", paths.len());
        paths.into_iter().map(Self::read).collect()
    }

    fn show(&self) -> Result<String, String> {
        self.scene.picture().map(|picture| framed(&picture))
    }
}

/// Reads a notice by its name; a number after it is that of the entries that are left.
fn notice(text: &str) -> Notice {
    let kept = text.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0);
    let all = [
        ("damaged", Notice::Damaged { kept }),
        ("unreadable", Notice::Unreadable),
        ("newer", Notice::Newer),
        ("older", Notice::Older),
        ("cannot-keep", Notice::CannotKeep),
        ("restarted", Notice::Restarted),
        ("set-aside", Notice::SetAside),
    ];
    let notice = all.into_iter().find(|(name, _)| text.split(' ').next() == Some(name));
    notice.unwrap_or_else(|| panic!("no notice '{text}'")).1
}

/// Draws the picture between two bars, so that no editor cuts off the dark pixels at the end of a line.
fn framed(picture: &Picture) -> String {
    picture.text(Cells::HalfBlocks).lines().map(|line| format!("|{line}|\n")).collect()
}

/// Returns the rows that differ, wanted above found.
fn difference(wanted: &str, found: &str) -> String {
    let mut out = String::new();
    let mut wanted = wanted.lines();
    for (row, found) in found.lines().enumerate() {
        let wanted = wanted.next().unwrap_or_default();
        if wanted != found {
            writeln!(out, "{row:2} wanted {wanted}\n   found  {found}").unwrap();
        }
    }
    out
}

#[test]
fn every_screen_is_as_in_its_file() {
    let bless = std::env::var_os("GNOMON_BLESS").is_some_and(|value| !value.is_empty() && value != "0");
    let mut wrong = String::new();
    for golden in GoldenScreen::all() {
        match golden.show() {
            Ok(found) if found == golden.picture => {}
            Ok(found) if bless => fs::write(&golden.path, format!("{}{SCREEN}{found}", golden.head)).unwrap(),
            Ok(found) => {
                write!(wrong, "\n{}\n{}", golden.path.display(), difference(&golden.picture, &found)).unwrap();
            }
            Err(error) => write!(wrong, "\n{}: {error}\n", golden.path.display()).unwrap(),
        }
    }
    assert!(wrong.is_empty(), "{wrong}\nIf that is wanted: GNOMON_BLESS=1 cargo test, and look at the diff.");
}

#[test]
fn no_two_files_show_the_same_screen() {
    let mut seen: Vec<(String, &PathBuf)> = Vec::new();
    for golden in GoldenScreen::all() {
        let picture = golden.show().unwrap_or_else(|error| panic!("{}: {error}", golden.path.display()));
        if let Some((_, other)) = seen.iter().find(|(shown, _)| *shown == picture) {
            panic!("{} shows the same as {}", golden.path.display(), other.display());
        }
        seen.push((picture, &golden.path));
    }
}

#[test]
fn every_text_fits_its_place_in_every_language() {
    let mut wrong = String::new();
    for golden in GoldenScreen::all() {
        for lang in Lang::ALL {
            let scene = Scene { lang, ..golden.scene.clone() };
            let device = scene.device().unwrap_or_else(|error| panic!("{}: {error}", golden.path.display()));
            let Ok(fits) = device.draw_checked(&mut Picture::new());
            if !fits {
                writeln!(wrong, "{} in {}{:?}", golden.path.display(), lang.code(), Picture::of(&device)).unwrap();
            }
        }
    }
    assert!(wrong.is_empty(), "a text does not fit:\n{wrong}");
}
