//! What is kept between two sessions, and what becomes of it when the files are not as they should be.

use std::fs;
use std::path::{Path, PathBuf};

use device_nostd::storage::{MAX_EARLIER, Shelf};
use device_nostd::{Command, Device, Item, Screen};
use engine_nostd::Game;
use sim::script::{self, Hands};
use sim::state_file::StateFile;

/// Returns the path of a state file in a folder of its own.
fn path(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("state").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder.join("game.txt")
}

/// A device with its file, as the desktop runs it.
struct Desk {
    device: Box<Device>,
    hands: Hands,
    file: StateFile,
}

impl Desk {
    fn open(path: &Path) -> Self {
        let mut file = StateFile::new(path.to_path_buf());
        file.ready().unwrap();
        let kept = file.load();
        let mut device = Box::new(Device::new());
        device.set_memory(kept.memory);
        device.load(kept.settings, kept.roster, kept.table.map(|table| *table));
        device.set_earlier(file.earlier());
        Self { device, hands: Hands::default(), file }
    }

    fn press(&mut self, presses: &str) {
        for stroke in script::read(presses).unwrap() {
            self.hands.make(&mut self.device, stroke);
            self.file.keep(&mut self.device);
        }
        assert_eq!(self.file.failure(), None);
    }

    fn entries(&self) -> usize {
        self.device.table().map_or(0, |table| table.record().entries().len())
    }
}

/// The presses from a new device to the first move of a game of two.
const SET_UP: &str = "OK OK NEXT OK NEXT NEXT";
/// The presses for the menu, its last row but one, and yes.
const NEW_GAME: &str = "hold:BACK UP UP OK DOWN OK";

#[test]
fn the_game_goes_on_where_it_was_left() {
    let path = path("goes-on");
    let mut desk = Desk::open(&path);
    desk.press(SET_UP);
    desk.press("OK OK OK BACK");
    assert_eq!(desk.entries(), 3);
    // Nobody closed it: what was pressed is in the file all the same.
    let again = Desk::open(&path);
    assert_eq!(again.device.table().unwrap().record(), desk.device.table().unwrap().record());
}

#[test]
fn a_game_without_a_move_does_not_push_out_the_game_before_it() {
    let path = path("earlier");
    let mut desk = Desk::open(&path);
    desk.press(SET_UP);
    desk.press("OK OK");
    let played = fs::read_to_string(&path).unwrap();
    desk.press(NEW_GAME);
    desk.press(SET_UP);
    desk.press(NEW_GAME);
    assert!(!path.exists(), "nothing to resume");
    desk.press(SET_UP);
    assert_eq!(desk.entries(), 0);
    assert_eq!(fs::read_to_string(path.with_extension("txt.1")).unwrap(), played);
}

#[test]
fn a_damaged_game_goes_on_from_its_good_part_and_is_kept_as_it_was() {
    let path = path("damaged");
    let mut desk = Desk::open(&path);
    desk.press(SET_UP);
    desk.press("OK OK OK");
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend_from_slice(b"Anna next\n\xff\xfe\x00");
    fs::write(&path, &bytes).unwrap();
    let warning = StateFile::new(path.clone()).load().warning.unwrap();
    assert!(warning.lines().count() == 1 && warning.contains("the game goes on from there"), "{warning}");
    assert_eq!(Desk::open(&path).entries(), 3);
    assert_eq!(fs::read(path.with_extension("txt.damaged")).unwrap(), bytes);
}

#[test]
fn an_earlier_game_is_laid_on_the_table_again_and_goes_on_there() {
    let path = path("laid");
    let mut desk = Desk::open(&path);
    for (presses, entries) in [("OK OK", 1), ("OK OK BACK", 2), ("OK OK OK BACK", 3)] {
        desk.press(SET_UP);
        desk.press(presses);
        assert_eq!(desk.entries(), entries);
        desk.press(NEW_GAME);
    }
    // The latest comes first: the second one down is the first that was played.
    let mut desk = Desk::open(&path);
    while desk.device.look().items[desk.device.look().cursor] != Item::Command(Command::Earlier) {
        desk.press("DOWN");
    }
    desk.press("OK DOWN DOWN");
    assert_eq!((desk.device.look().screen, desk.device.look().items.len()), (Screen::Earlier, 3));
    desk.press("OK");
    assert_eq!(desk.entries(), 1);
    desk.press("BACK");
    let mut again = Desk::open(&path);
    assert_eq!(again.entries(), 2);
    again.press(NEW_GAME);
    let numbers: Vec<u32> = again.file.earlier().iter().map(|game| game.number).collect();
    assert_eq!(numbers, [4, 3, 2], "it is the latest now");
}

#[test]
fn no_more_games_are_kept_than_are_listed() {
    let path = path("many");
    let mut desk = Desk::open(&path);
    for _ in 0..MAX_EARLIER + 3 {
        desk.press(SET_UP);
        desk.press("OK OK");
        desk.press(NEW_GAME);
    }
    let numbers: Vec<u32> = desk.file.earlier().iter().map(|game| game.number).collect();
    let latest = MAX_EARLIER as u32 + 3;
    assert_eq!(numbers, (latest - MAX_EARLIER as u32 + 1..=latest).rev().collect::<Vec<_>>());
}

/// MG-23: what was told in one game is known in the next, whatever lies between and however often the device is closed.
#[test]
fn what_cards_say_is_told_once_on_a_desk() {
    let path = path("memory");
    // The game on the table, as somebody may have typed it.
    let begin = "gnomon 1\ngame mighty-gnomes\nseat Anna\nseat Bram\n---\n";
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, format!("{begin}set-cost robber wood=2\nAnna take-coins 4\n")).unwrap();
    let mut desk = Desk::open(&path);
    assert_eq!(desk.entries(), 2);
    desk.press(NEW_GAME);
    let memory = fs::read_to_string(path.with_extension("txt.memory")).unwrap();
    assert_eq!(memory, "known mighty-gnomes set-cost robber wood=2\n");
    // A game of Gnome Village, and then Mighty Gnomes, the last of the games.
    desk = Desk::open(&path);
    desk.press(SET_UP);
    desk.press("OK OK");
    desk = Desk::open(&path);
    desk.press(NEW_GAME);
    desk = Desk::open(&path);
    desk.press("DOWN DOWN DOWN OK OK NEXT OK NEXT NEXT");
    assert_eq!(desk.device.table().unwrap().setup().game, Game::MightyGnomes);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{begin}set-cost robber wood=2\n"));
    // Left without a move it is not an earlier game; the number is still known.
    desk.press("NEXT NEXT NEXT");
    desk.press(NEW_GAME);
    assert!(!path.exists());
    assert_eq!(Desk::open(&path).file.earlier().len(), 2);
    assert_eq!(fs::read_to_string(path.with_extension("txt.memory")).unwrap(), memory);
}
