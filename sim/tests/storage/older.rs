//! What an older version kept is loaded whole by this one: flash and the files of the desktop, see
//! `sim/tests/data/0.1.0`.
//!
//! Only 0.1.0 played quick tracking. Such games are reported and kept.

use std::fs;
use std::iter;
use std::path::{Path, PathBuf};

use device_nostd::storage::{Notice, Shelf};
use device_nostd::{Button, Device, Memory, Screen, Settings, Times};
use engine_nostd::notation::read_entry;
use sim::record_file;
use sim::script::Stroke;
use sim::settings_file;
use sim::state_file::StateFile;

use crate::desk::{Desk, SHORT, record};
use crate::nor::{Nor, SECTOR};

/// A folder of the data: one device, as flash and as files.
struct OlderDevice {
    name: String,
    folder: PathBuf,
}

impl OlderDevice {
    fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/0.1.0");
        let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
        let name = |folder: &PathBuf| folder.file_name().unwrap().to_str().unwrap().to_string();
        let mut all: Vec<Self> = folders.map(|folder| Self { name: name(&folder), folder }).collect();
        all.sort_by(|one, other| one.name.cmp(&other.name));
        assert_eq!(all.len(), 12);
        all
    }

    /// Returns those whose running game this version plays.
    fn playable() -> impl Iterator<Item = Self> {
        Self::all().into_iter().filter(|case| !is_quick(&case.game()))
    }

    /// Returns those whose running game only the older version plays.
    fn quick() -> impl Iterator<Item = Self> {
        Self::all().into_iter().filter(|case| is_quick(&case.game()))
    }

    fn text(&self, file: &str) -> String {
        fs::read_to_string(self.folder.join(file)).unwrap_or_else(|error| panic!("{} {file}: {error}", self.name))
    }

    /// Returns the record of the running game.
    fn game(&self) -> String {
        self.text("game.txt")
    }

    /// Returns a move that the running game allows.
    fn next(&self) -> String {
        self.text("next.txt").trim().to_string()
    }

    /// Returns the record of that move, taken back and brought back, with what follows from it by itself.
    fn next_and_back(&self) -> String {
        let next = self.next();
        let mut lines = vec![next.as_str()];
        // GET-37: nobody has a choice about the harvest. After every other of these moves somebody has.
        lines.extend((self.name == "quick-among-earlier").then_some("Bram harvest"));
        let entered = lines.len();
        lines.extend(iter::repeat_n("undo", entered).chain(iter::repeat_n("redo", entered)));
        lines.join("\n") + "\n"
    }

    /// Returns the records of the earlier games, the latest first.
    fn earlier(&self) -> Vec<String> {
        let names = fs::read_dir(&self.folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut numbers: Vec<u32> =
            names.filter_map(|name| name.strip_prefix("game.txt.").and_then(|number| number.parse().ok())).collect();
        numbers.sort_unstable_by(|one, other| other.cmp(one));
        assert!(numbers.len() >= 2, "{}", self.name);
        numbers.into_iter().map(|number| self.text(&format!("game.txt.{number}"))).collect()
    }

    /// Returns the whole flash: the file has the address, the length and the bytes of each sector that is not blank.
    fn flash(&self) -> Vec<u8> {
        let bytes = fs::read(self.folder.join("flash.bin")).unwrap();
        let mut image = Nor::<8>::new(64).image;
        let mut rest = bytes.as_slice();
        let number = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap()) as usize;
        while let Some((head, more)) = rest.split_at_checked(8) {
            let (address, length) = (number(&head[..4]), number(&head[4..]));
            assert!(address.is_multiple_of(SECTOR) && length <= SECTOR);
            let (sector, behind) = more.split_at(length);
            image[address..address + length].copy_from_slice(sector);
            rest = behind;
        }
        assert!(rest.is_empty(), "{}", self.name);
        image
    }

    fn switch_on(&self) -> Desk {
        Desk::switch_on(Nor::of(self.flash()))
    }

    /// Copies the files of the desktop, so that the program can write to them, and opens them.
    fn files(&self, test: &str) -> StateFile {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("older").join(test).join(&self.name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for file in fs::read_dir(&self.folder).unwrap().map(|entry| entry.unwrap().path()) {
            if file.file_name().is_some_and(|name| name.to_str().unwrap().starts_with("game.txt")) {
                fs::copy(&file, folder.join(file.file_name().unwrap())).unwrap();
            }
        }
        StateFile::new(folder.join("game.txt"))
    }

    /// Asserts that settings, names and printed numbers are those of the files.
    fn assert_preferences(&self, device: &Device) {
        let text = self.text("game.txt.settings");
        assert_eq!(settings_file::write(device.settings(), device.roster()), text, "{}", self.name);
        let new = Settings::default();
        let Settings { lang, brightness, sound, sleep, .. } = device.settings();
        assert!(lang != new.lang && brightness != new.brightness && sound != new.sound && sleep != new.sleep);
        let memory = fs::read_to_string(self.folder.join("game.txt.memory")).unwrap_or_default();
        assert_eq!(sim::memory_file::to_text(device.memory()), memory, "{}", self.name);
    }
}

/// Returns whether a record is of a game that only 0.1.0 plays.
fn is_quick(text: &str) -> bool {
    text.lines().any(|line| matches!(line, "option track quick" | "option tracking quick"))
}

/// Returns the record of the game on the table.
fn on_table(device: &Device) -> Option<String> {
    device.table().map(|table| record_file::to_text(table.record()))
}

/// Asserts that the earlier games are listed, the latest first, with those who played.
fn assert_earlier<S: Shelf<Error: std::fmt::Debug>>(shelf: &mut S, expected: &[String], name: &str) {
    let games = shelf.earlier();
    assert_eq!(games.len(), expected.len(), "{name}");
    for (game, text) in games.iter().zip(expected) {
        let setup = record_file::setup(text).unwrap();
        assert_eq!((game.setup.game, &game.setup.names), (setup.game, &setup.names), "{name}");
    }
}

#[test]
fn the_flash_of_an_older_version_is_loaded_whole() {
    for case in OlderDevice::playable() {
        let mut desk = case.switch_on();
        assert_eq!((desk.notice, on_table(&desk.device)), (None, Some(case.game())), "{}", case.name);
        case.assert_preferences(&desk.device);
        let expected = case.earlier();
        assert_earlier(&mut desk.keeper, &expected, &case.name);
        let numbers: Vec<u32> = desk.keeper.earlier().iter().map(|game| game.number).collect();
        for (number, text) in numbers.into_iter().zip(expected) {
            let mut place = None;
            let notice = desk.keeper.lay(number, &mut place, &mut Memory::default()).unwrap();
            let laid = place.map(|table| record_file::to_text(table.record()));
            let wanted = if is_quick(&text) { (Some(Notice::Older), None) } else { (None, Some(text)) };
            assert_eq!((notice, laid), wanted, "{}: {number}", case.name);
        }
    }
}

#[test]
fn a_game_of_an_older_version_goes_on_and_is_kept() {
    for case in OlderDevice::playable() {
        let mut desk = case.switch_on();
        // What was taken back last can still be brought back.
        let table = desk.device.table().unwrap().clone();
        let next = read_entry(&case.next(), table.setup(), table.state()).unwrap();
        assert_eq!(table.record().redoable(), Some(next), "{}", case.name);
        for line in [case.next().as_str(), "undo", "redo"] {
            desk.enter(line);
        }
        desk.rest();
        let wanted = format!("{}{}", case.game(), case.next_and_back());
        let mut again = Desk::switch_on(Nor::of(desk.keeper.into_flash().image));
        assert_eq!((again.notice, on_table(&again.device)), (None, Some(wanted.clone())), "{}", case.name);
        case.assert_preferences(&again.device);
        // The next game takes its place, and it becomes the latest of the earlier ones.
        again.play(SHORT);
        let mut expected = vec![wanted];
        expected.extend(case.earlier());
        let mut last = Desk::switch_on(Nor::of(again.keeper.into_flash().image));
        assert_eq!(on_table(&last.device), Some(record_file::to_text(&record(SHORT))), "{}", case.name);
        // One that was laid on the table again is listed where it was begun.
        if case.name != "mighty-gnomes-full" {
            assert_earlier(&mut last.keeper, &expected, &case.name);
        }
        assert_eq!(last.keeper.earlier().len(), expected.len(), "{}", case.name);
    }
}

/// Opens the files of the desktop as the program does.
fn open(file: &mut StateFile) -> (Box<Device>, Option<String>) {
    file.switch_on(None)
}

#[test]
fn the_files_of_an_older_version_are_loaded_whole_and_go_on() {
    for case in OlderDevice::playable() {
        let mut file = case.files("whole");
        let (device, warning) = open(&mut file);
        assert_eq!((on_table(&device), warning), (Some(case.game()), None), "{}", case.name);
        case.assert_preferences(&device);
        assert_earlier(&mut file, &case.earlier(), &case.name);
        let mut table = device.table().unwrap().clone();
        let next = read_entry(&case.next(), table.setup(), table.state()).unwrap();
        table.enter(next).unwrap();
        file.enter(&table, &mut Times::default()).unwrap();
        let (again, warning) = open(&mut file);
        let wanted = format!("{}{}\n", case.game(), case.next());
        assert_eq!((on_table(&again), warning), (Some(wanted), None), "{}", case.name);
        // Every earlier game comes back to the table, the latest first.
        for (number, text) in file.earlier().iter().map(|game| game.number).zip(case.earlier()) {
            let mut file = case.files("laid");
            let mut place = None;
            let notice = file.lay(number, &mut place, &mut Memory::default()).unwrap();
            let laid = place.map(|table| record_file::to_text(table.record()));
            let wanted = if is_quick(&text) { (Some(Notice::Older), None) } else { (None, Some(text)) };
            assert_eq!((notice, laid), wanted, "{}: {number}", case.name);
        }
    }
}

#[test]
fn a_game_that_only_an_older_version_plays_is_told_and_kept() {
    for case in OlderDevice::quick() {
        let mut desk = case.switch_on();
        let wanted = (Some(Notice::Older), None, Screen::Notice(Notice::Older));
        assert_eq!((desk.notice, on_table(&desk.device), desk.device.look().screen), wanted, "{}", case.name);
        case.assert_preferences(&desk.device);
        let mut expected = vec![case.game()];
        expected.extend(case.earlier());
        assert_earlier(&mut desk.keeper, &expected, &case.name);
        // Chosen from the list it says the same, and nothing changes.
        for stroke in desk.clear().into_iter().chain(desk.earlier(0)) {
            desk.make(stroke).unwrap();
        }
        assert_eq!(desk.device.look().screen, Screen::Notice(Notice::Older), "{}", case.name);
        desk.make(Stroke::Press(Button::Ok)).unwrap();
        assert_eq!((desk.device.look().screen, on_table(&desk.device)), (Screen::Home, None), "{}", case.name);
        assert!(desk.keeper.flash().image == case.flash(), "{}: something was changed", case.name);
        // Other games begin, and every byte of it is still there.
        let before = case.flash();
        for _ in 0..3 {
            desk.play(SHORT);
        }
        let image = desk.keeper.into_flash().image;
        for (old, new) in
            before.chunks(SECTOR).zip(image.chunks(SECTOR)).filter(|(old, _)| old.starts_with(b"GNOM\x01g"))
        {
            assert!(old == new, "{}: a game was touched", case.name);
        }
        let mut again = Desk::switch_on(Nor::of(image));
        assert_eq!(again.notice, None, "{}", case.name);
        for _ in 0..2 {
            expected.insert(0, SHORT.to_string());
        }
        assert_earlier(&mut again.keeper, &expected, &case.name);
    }
}

/// It is worth as much as the games that this version plays, and no more: otherwise a flash would fill up with such
/// games.
#[test]
fn a_game_that_only_an_older_version_plays_makes_room_in_its_turn() {
    for case in OlderDevice::quick() {
        let mut desk = case.switch_on();
        for _ in 0..66 {
            desk.play(SHORT);
        }
        assert!(desk.keeper.flash().erases() > 0, "{}", case.name);
        let games = desk.keeper.earlier();
        assert!(games.iter().all(|game| game.setup.names == record(SHORT).setup.names), "{}", case.name);
        let quick = case.flash();
        let headers = |image: &[u8]| -> Vec<Vec<u8>> {
            image
                .chunks(SECTOR)
                .filter(|sector| sector.starts_with(b"GNOM\x01g"))
                .map(|sector| sector[..24].to_vec())
                .collect()
        };
        let left = headers(&desk.keeper.flash().image);
        assert!(headers(&quick).iter().all(|header| !left.contains(header)), "{}: it stays for ever", case.name);
    }
}

#[test]
fn a_file_that_only_an_older_version_plays_is_told_and_kept() {
    for case in OlderDevice::quick() {
        let mut file = case.files("quick");
        let (device, warning) = open(&mut file);
        let number = case.earlier().len() + 1;
        let moved = file.path().with_extension(format!("txt.{number}"));
        let warning = warning.unwrap();
        let kept_as = format!("it is kept as {}", moved.display());
        assert!(warning.contains("kept-by-an-older-version") && warning.contains(&kept_as), "{warning}");
        assert_eq!(warning.lines().count(), 1, "{warning}");
        assert_eq!((on_table(&device), device.look().screen), (None, Screen::Notice(Notice::Older)), "{}", case.name);
        case.assert_preferences(&device);
        assert_eq!((fs::read_to_string(&moved).unwrap(), file.path().exists()), (case.game(), false), "{}", case.name);
        let mut expected = vec![case.game()];
        expected.extend(case.earlier());
        assert_earlier(&mut file, &expected, &case.name);
        // Laid on the table it says the same, and its file stays; the file also stays when a game begins.
        let mut place = None;
        let notice = file.lay(number as u32, &mut place, &mut Memory::default()).unwrap();
        assert_eq!((notice, place.is_none()), (Some(Notice::Older), true), "{}", case.name);
        file.begin(&record(SHORT).setup).unwrap();
        assert_eq!(fs::read_to_string(&moved).unwrap(), case.game(), "{}", case.name);
        let (again, warning) = open(&mut file);
        assert_eq!((again.table().is_some(), warning), (true, None), "{}", case.name);
    }
}

/// An older version left no lines: the games themselves say how they ended, once there is a free table to lay them on.
#[test]
fn games_of_an_older_version_are_counted() {
    let mut counted = 0;
    for case in OlderDevice::all() {
        let mut desk = case.switch_on();
        let strokes = desk.clear();
        strokes.into_iter().for_each(|stroke| desk.make(stroke).unwrap());
        desk.rest();
        let statistics = desk.device.statistics().clone();
        let again = Desk::switch_on(Nor::of(desk.keeper.flash().image.clone()));
        assert_eq!(*again.device.statistics(), statistics, "{}", case.name);
        // The files of the desk hold the same games.
        let mut files = case.files("counted");
        files.leave().unwrap();
        assert_eq!(files.statistics(desk.device.roster()), statistics, "{}", case.name);
        counted += engine_nostd::Game::ALL.map(|game| statistics.game(game).played).iter().sum::<u16>();
    }
    assert!(counted >= 2, "{counted} games came to their end");
}
