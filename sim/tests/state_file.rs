//! What is kept between two sessions, and what becomes of it when the files are not as they should be.

use std::fs;
use std::path::{Path, PathBuf};

use device_nostd::storage::{MAX_EARLIER, Notice, Shelf};
use device_nostd::words::Lang;
use device_nostd::{Command, Device, Item, Memory, Roster, Screen, Settings, Tally, Times};
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Seat, Setup};
use sim::navigator::Navigator;
use sim::record_file;
use sim::script::{self, Hands, Stroke};
use sim::state_file::StateFile;

/// Returns the path of a state file in a folder of its own.
fn path(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("state").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder.join("game.txt")
}

/// A device with its file, as the desktop runs it.
struct FileDesk {
    device: Box<Device>,
    hands: Hands,
    file: StateFile,
}

impl FileDesk {
    /// Opens it in English; whoever opened it before has to be gone.
    fn open(path: &Path) -> Self {
        Self::open_in(path, Some(Lang::En))
    }

    fn open_in(path: &Path, lang: Option<Lang>) -> Self {
        let mut file = StateFile::new(path.to_path_buf());
        file.ready().unwrap();
        let (device, _) = file.switch_on(lang);
        Self { device, hands: Hands::default(), file }
    }

    /// Opens it again after nothing more than the end of the program.
    fn again(self) -> Self {
        let path = self.file.path().to_path_buf();
        drop(self);
        Self::open(&path)
    }

    fn screen(&self) -> Screen {
        self.device.look().screen
    }

    fn press(&mut self, presses: &str) {
        script::read(presses).unwrap().into_iter().for_each(|stroke| self.make(stroke));
        assert_eq!(self.file.failure(), None);
    }

    /// Sets up a game of two, tracked in full.
    fn set_up(&mut self, game: Game) {
        let mut setup = Setup::new(game, Mode::Track);
        ["Anna", "Bram"].iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
        let mut trial = self.device.clone();
        let mut navigator = Navigator::new(&mut trial, self.hands);
        navigator.set_up(&setup).unwrap();
        navigator.take_strokes().into_iter().for_each(|stroke| self.make(stroke));
        // The name of whoever begins is read.
        self.make(Stroke::Wait(800));
    }

    fn make(&mut self, stroke: Stroke) {
        self.hands.make(&mut self.device, stroke);
        self.file.keep(&mut self.device);
    }

    fn entries(&self) -> usize {
        self.device.table().map_or(0, |table| table.record().entries().len())
    }
}

/// The presses for the menu, its last row but one, and yes.
const NEW_GAME: &str = "hold:BACK UP UP OK DOWN OK";

#[test]
fn the_game_goes_on_where_it_was_left() {
    let path = path("goes-on");
    let mut desk = FileDesk::open(&path);
    desk.set_up(Game::GnomeVillage);
    // The card with the income, and both taken back.
    desk.press("OK OK BACK");
    assert_eq!(desk.entries(), 4);
    // Nobody closed it: what was pressed is in the file all the same.
    let record = desk.device.table().unwrap().record().clone();
    assert_eq!(*desk.again().device.table().unwrap().record(), record);
}

#[test]
fn a_game_without_a_move_does_not_push_out_the_game_before_it() {
    let path = path("earlier");
    let mut desk = FileDesk::open(&path);
    desk.set_up(Game::GnomeVillage);
    desk.press("OK OK");
    let played = fs::read_to_string(&path).unwrap();
    desk.press(NEW_GAME);
    desk.set_up(Game::GnomeVillage);
    desk.press(NEW_GAME);
    assert!(!path.exists(), "nothing to resume");
    desk.set_up(Game::GnomeVillage);
    assert_eq!(desk.entries(), 0);
    assert_eq!(fs::read_to_string(path.with_extension("txt.1")).unwrap(), played);
}

#[test]
fn a_damaged_game_goes_on_from_its_good_part_and_is_kept_as_it_was() {
    let path = path("damaged");
    let mut desk = FileDesk::open(&path);
    desk.set_up(Game::GnomeVillage);
    desk.press("OK OK OK");
    // A line that can be read follows, and then nonsense.
    let kept = desk.entries() + 1;
    let damaged = Screen::Notice(Notice::Damaged { kept: kept as u16 });
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend_from_slice(b"Anna next\n\xff\xfe\x00");
    fs::write(&path, &bytes).unwrap();
    let warning = StateFile::new(path.clone()).load().warning.unwrap();
    assert!(warning.lines().count() == 1 && warning.contains("the game goes on from there"), "{warning}");
    assert!(warning.ends_with("game.txt.damaged"), "{warning}");
    let mut desk = desk.again();
    assert_eq!((desk.screen(), desk.entries()), (damaged, kept));
    assert_eq!(fs::read(path.with_extension("txt.damaged")).unwrap(), bytes);
    // Whoever presses has read it; it is told until something was entered.
    desk.press("OK");
    assert!(!matches!(desk.screen(), Screen::Notice(_)));
    let mut desk = desk.again();
    assert_eq!(desk.screen(), damaged);
    desk.press("OK BACK");
    assert_eq!(desk.entries(), kept + 1);
    assert!(!matches!(desk.again().screen(), Screen::Notice(_)));
    assert_eq!(fs::read(path.with_extension("txt.damaged")).unwrap(), bytes);
}

#[test]
fn a_game_that_cannot_be_read_is_told_and_kept_beside_earlier_ones() {
    let path = path("unreadable");
    for (bytes, ending) in [(&b"\x00\xff"[..], "damaged"), (b"gnomon\n", "damaged-2"), (b"\x00\xff", "damaged")] {
        fs::write(&path, bytes).unwrap();
        let warning = StateFile::new(path.clone()).load().warning.unwrap();
        assert!(warning.ends_with(&format!("the whole file is kept as {}.{ending}", path.display())), "{warning}");
        assert_eq!(FileDesk::open(&path).screen(), Screen::Notice(Notice::Unreadable));
        assert_eq!(fs::read(path.with_extension(format!("txt.{ending}"))).unwrap(), bytes);
    }
    assert!(!path.with_extension("txt.damaged-3").exists());
}

#[test]
fn the_first_start_asks_for_the_language_once() {
    let path = path("language");
    let mut desk = FileDesk::open_in(&path, None);
    assert_eq!(desk.screen(), Screen::Language);
    // Nothing was chosen yet: it asks again.
    drop(desk);
    desk = FileDesk::open_in(&path, None);
    desk.press("DOWN DOWN OK");
    assert_eq!((desk.screen(), desk.device.settings().lang), (Screen::Home, Lang::De));
    drop(desk);
    let desk = FileDesk::open_in(&path, None);
    assert_eq!((desk.screen(), desk.device.settings().lang), (Screen::Home, Lang::De));
}

#[test]
fn a_language_on_the_command_line_is_chosen() {
    let path = path("given-language");
    let mut desk = FileDesk::open_in(&path, Some(Lang::Fr));
    assert_eq!((desk.screen(), desk.device.settings().lang), (Screen::Home, Lang::Fr));
    // The settings are kept along with the names of the first game.
    desk.set_up(Game::GnomeVillage);
    drop(desk);
    let desk = FileDesk::open_in(&path, None);
    assert_ne!(desk.screen(), Screen::Language);
    assert_eq!(desk.device.settings().lang, Lang::Fr);
}

#[test]
fn the_language_comes_before_what_is_said_in_it() {
    let path = path("language-first");
    fs::write(&path, "gnomon\n").unwrap();
    let mut desk = FileDesk::open_in(&path, None);
    assert_eq!(desk.screen(), Screen::Language);
    desk.press("OK");
    assert_eq!(desk.screen(), Screen::Notice(Notice::Unreadable));
}

#[test]
fn what_cannot_be_written_is_told_on_the_screen_at_once() {
    let path = path("cannot-keep");
    let mut desk = FileDesk::open(&path);
    desk.set_up(Game::GnomeVillage);
    // Where the new file would be written there is a folder now.
    let new = path.with_extension("txt.new");
    fs::create_dir(&new).unwrap();
    script::read("OK OK").unwrap().into_iter().for_each(|stroke| desk.make(stroke));
    assert_eq!(desk.screen(), Screen::Notice(Notice::CannotKeep));
    assert!(desk.file.failure().unwrap().contains("the game cannot be kept"));
}

#[test]
fn one_program_at_a_time_keeps_a_game() {
    let path = path("lock");
    let mut desk = FileDesk::open(&path);
    desk.set_up(Game::GnomeVillage);
    let refusal = StateFile::new(path.clone()).ready().unwrap_err();
    assert!(refusal.contains("another Gnomon has this game open"), "{refusal}");
    #[cfg(unix)]
    {
        let link = path.with_file_name("link.txt");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        let refusal = StateFile::new(link).ready().unwrap_err();
        assert!(refusal.contains("another Gnomon has this game open"), "{refusal}");
    }
    // Another game in the same folder is another matter.
    StateFile::new(path.with_file_name("other.txt")).ready().unwrap();
    // The lock is gone with its holder, and the file that is left keeps nobody out.
    drop(desk);
    assert!(path.with_extension("txt.lock").exists());
    StateFile::new(path).ready().unwrap();
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let path = path("link");
    let (target, link) = (path.with_file_name("target.txt"), path.clone());
    fs::write(&target, "").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let mut desk = FileDesk::open(&link);
    desk.set_up(Game::GnomeVillage);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&target).unwrap().starts_with("gnomon 1\n"));
}

#[test]
fn an_earlier_game_is_laid_on_the_table_again_and_goes_on_there() {
    let path = path("laid");
    let mut desk = FileDesk::open(&path);
    for (presses, entries) in [("OK OK", 2), ("OK OK BACK", 4), ("OK OK BACK OK OK", 6)] {
        desk.set_up(Game::GnomeVillage);
        desk.press(presses);
        assert_eq!(desk.entries(), entries);
        desk.press(NEW_GAME);
    }
    // The latest comes first: the second one down is the first that was played.
    let mut desk = desk.again();
    while desk.device.look().items[desk.device.look().cursor] != Item::Command(Command::Earlier) {
        desk.press("DOWN");
    }
    desk.press("OK DOWN DOWN");
    assert_eq!((desk.device.look().screen, desk.device.look().items.len()), (Screen::Earlier, 3));
    desk.press("OK");
    assert_eq!(desk.entries(), 2);
    desk.press("BACK");
    let mut again = desk.again();
    assert_eq!(again.entries(), 4);
    again.press(NEW_GAME);
    let numbers: Vec<u32> = again.file.earlier().iter().map(|game| game.number).collect();
    assert_eq!(numbers, [4, 3, 2], "it is the latest now");
}

#[test]
fn no_more_games_are_kept_than_are_listed() {
    let path = path("many");
    let mut desk = FileDesk::open(&path);
    for _ in 0..MAX_EARLIER + 3 {
        desk.set_up(Game::GnomeVillage);
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
    fs::write(&path, format!("{begin}set-cost robber wood=2\nAnna take-coins 4\n")).unwrap();
    let mut desk = FileDesk::open(&path);
    assert_eq!(desk.entries(), 2);
    desk.press(NEW_GAME);
    let memory = fs::read_to_string(path.with_extension("txt.memory")).unwrap();
    assert_eq!(memory, "known mighty-gnomes set-cost robber wood=2\n");
    // A game of Gnome Village, and then Mighty Gnomes.
    desk = desk.again();
    desk.set_up(Game::GnomeVillage);
    desk.press("OK OK");
    desk = desk.again();
    desk.press(NEW_GAME);
    desk = desk.again();
    desk.set_up(Game::MightyGnomes);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{begin}set-cost robber wood=2\n"));
    // Left without a move it is not an earlier game; the number is still known.
    desk.press("NEXT NEXT NEXT");
    desk.press(NEW_GAME);
    assert!(!path.exists());
    assert_eq!(desk.again().file.earlier().len(), 2);
    assert_eq!(fs::read_to_string(path.with_extension("txt.memory")).unwrap(), memory);
}

/// Bram has ten apples in his first turn.
const TEN: &str = "gnomon 1\ngame gnome-elf-troll\noption depth light\noption guide no\nseat Anna\nseat Bram\nseat Cleo\n---\n\
    Anna beans +3\nAnna next\nBram apples +10\nBram next\n";

#[test]
fn a_game_that_makes_room_leaves_its_line() {
    let path = path("statistics");
    let lines = path.with_file_name(format!("{}.statistics", path.file_name().unwrap().to_str().unwrap()));
    let _ = fs::remove_file(&lines);
    let mut files = StateFile::new(path);
    let table = record_file::load(TEN).unwrap();
    for _ in 0..15 {
        files.begin(table.setup()).unwrap();
        files.enter(&table, &mut Times::default()).unwrap();
    }
    // The game on the table is compared with the others only.
    let of = |files: &mut StateFile| files.statistics(&Roster::default()).tally("Bram", Game::GnomeElfTroll);
    assert_eq!(of(&mut files), Tally { played: 14, won: 14, best: 10 });
    files.leave().unwrap();
    assert_eq!(of(&mut files), Tally { played: 15, won: 15, best: 10 });
    // Twelve games are kept.
    let kept = fs::read_to_string(&lines).unwrap();
    assert_eq!(kept, "gnome-elf-troll light Anna 3 2 lost Bram 10 1 won Cleo 0 3 lost\n".repeat(3));
    // Nonsense among the lines does no harm.
    fs::write(&lines, format!("\u{0}\nchess\n{kept}")).unwrap();
    assert_eq!(of(&mut files), Tally { played: 15, won: 15, best: 10 });
}

#[test]
fn thinking_times_stand_beside_the_game_and_come_back_with_it() {
    let path = path("clock");
    let mut desk = FileDesk::open(&path);
    let roster = desk.device.roster().clone();
    desk.device.load(Settings { clock: true, ..Settings::in_lang(Lang::En) }, roster, None);
    // Light Gnome Village: 25 seconds, and a coin.
    desk.press("OK OK NEXT OK NEXT NEXT wait:25000 UP");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.ends_with("# clock Anna 25\n"), "{text}");
    // It is a record like any other.
    assert_eq!(record_file::load(&text).unwrap().record(), desk.device.table().unwrap().record());
    // What nobody entered anything after is lost with the power.
    desk.press("wait:30000");
    let mut desk = desk.again();
    assert_eq!(desk.device.times().seconds(Seat::FIRST), 25);
    // Among the earlier games it keeps them. Lines that make no sense are nobody's.
    desk.file.leave().unwrap();
    let earlier = desk.file.earlier_files().remove(0);
    let text = fs::read_to_string(&earlier).unwrap();
    fs::write(&earlier, text + "# clock Nobody 9\n# clock Anna many\n# clock\n").unwrap();
    let laid = desk.file.lay(1, &mut None, &mut Memory::default()).unwrap();
    assert_eq!((laid, desk.file.times().seconds(Seat::FIRST)), (None, 25));
}
