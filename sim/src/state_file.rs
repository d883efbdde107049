//! What stands in for the Pico's flash on a desktop: the running game in a record file, the settings and what is
//! remembered about cards and boards beside it, and earlier games in numbered files, the latest with the highest
//! number. Of games that made room a line is left, how they ended.
//!
//! A game is an ordinary record, with the thinking times as remarks after it, so it can be replayed, looked at and sent with a
//! bug report. Every entry is written before anything else happens; files are replaced as a whole, so that a crash leaves either
//! the old or the new one.
//!
//! One program at a time keeps a game: it holds a lock on a file beside it, which the system lifts when the program
//! ends, however it ends. That file stays; by itself it keeps nobody out.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use device_nostd::storage::{Earlier, EarlierGames, Follow, MAX_EARLIER, Notice, Shelf};
use device_nostd::words::Lang;
use device_nostd::{Date, Device, Ended, Memory, Roster, Settings, Statistics, Times};
use engine_nostd::record::Record;
use engine_nostd::setup::SetupError;
use engine_nostd::{Setup, State, Table};

use crate::record_file::{self, Run};
use crate::{memory_file, settings_file, statistics_file, times_file};

/// The files that keep the game and the settings of a device.
#[derive(Debug)]
pub struct StateFile {
    game: PathBuf,
    /// Whether a missing folder is made; in a place that somebody named it is more likely a slip.
    makes_folder: bool,
    follow: Follow,
    /// The first failure to write; later ones say the same.
    failure: Option<String>,
    /// Keeps others out as long as it is open.
    lock: Option<File>,
}

/// What was kept from before.
#[derive(Debug)]
pub struct Loaded {
    /// The settings.
    pub settings: Settings,
    /// The names.
    pub roster: Roster,
    /// What is remembered about cards and boards.
    pub memory: Memory,
    /// The game.
    pub table: Option<Box<Table>>,
    /// Its thinking times.
    pub times: Times,
    /// What the screen has to say about the game.
    pub notice: Option<Notice>,
    /// What is wrong with the files, in one line; whatever could be read is there all the same.
    pub warning: Option<String>,
}

impl StateFile {
    /// Uses this file for the game.
    #[must_use]
    pub fn new(game: PathBuf) -> Self {
        Self { game, makes_folder: false, follow: Follow::default(), failure: None, lock: None }
    }

    /// Uses the usual place: the user's state folder.
    ///
    /// # Errors
    /// The environment names no such folder.
    pub fn usual() -> Result<Self, String> {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = variable("XDG_STATE_HOME")
            .or_else(|| variable("LOCALAPPDATA"))
            .or_else(|| variable("HOME").map(|home| home.join(".local").join("state")))
            .ok_or("no HOME to keep the game in: name a file with --state FILE")?;
        Ok(Self { makes_folder: true, ..Self::new(folder.join("gnomon").join("game.txt")) })
    }

    /// Returns the path of the game.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.game
    }

    fn beside(&self, ending: &str) -> PathBuf {
        let mut path = self.game.clone().into_os_string();
        path.push(ending);
        path.into()
    }

    /// Makes sure that a game can be kept here, before one is played, and keeps others out from now on. What was kept is
    /// not touched.
    ///
    /// # Errors
    /// Returns in one line why no game can be kept here, or that another program keeps one.
    pub fn ready(&mut self) -> Result<(), String> {
        let path = self.game.display().to_string();
        match self.take_place() {
            Ok(true) => Ok(()),
            Ok(false) => {
                Err(format!("{path}: another Gnomon has this game open: close it, or name another file with --state"))
            }
            Err(why) => Err(format!("{path}: no game can be kept there: {why}; name another file with --state")),
        }
    }

    /// Returns whether the place is free: then it is taken.
    fn take_place(&mut self) -> Result<bool, String> {
        let reason = |error: io::Error| error.to_string();
        if self.makes_folder {
            self.folder().map_err(reason)?;
        }
        let folder = self.game.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        match fs::metadata(folder) {
            Ok(found) if !found.is_dir() => return Err(format!("{} is no folder", folder.display())),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(format!("there is no folder {}", folder.display()));
            }
            Err(error) => return Err(reason(error)),
        }
        // Replacing the link would leave the file that is meant as it was.
        if fs::symlink_metadata(&self.game).is_ok_and(|found| found.is_symlink()) {
            self.game = fs::canonicalize(&self.game).map_err(reason)?;
        }
        writable(&self.game)?;
        for beside in [".settings", ".memory", ".statistics"].map(|ending| self.beside(ending)) {
            writable(&beside).map_err(|why| format!("{}: {why}", beside.display()))?;
        }
        let lock = OpenOptions::new().create(true).truncate(false).write(true).open(self.beside(".lock"));
        let lock = lock.map_err(reason)?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => return Ok(false),
            // A file system without locks keeps a game all the same.
            Ok(()) | Err(TryLockError::Error(_)) => self.lock = Some(lock),
        }
        let new = self.beside(".new");
        fs::write(&new, "").and_then(|()| fs::remove_file(&new)).map_err(reason)?;
        Ok(true)
    }

    /// Switches on a device with what was kept, and returns it with what is wrong with the files, in one line. A language
    /// that is given counts as chosen.
    #[must_use]
    pub fn switch_on(&mut self, lang: Option<Lang>) -> (Box<Device>, Option<String>) {
        let Loaded { mut settings, roster, memory, table, times, notice, warning } = self.load();
        if let Some(lang) = lang {
            (settings.lang, settings.lang_chosen) = (lang, true);
        }
        let mut device = Box::new(Device::new());
        device.set_memory(memory);
        device.restore(settings, roster, |place| {
            *place = table.map(|table| *table);
            notice
        });
        device.set_times(times);
        device.set_earlier(self.earlier());
        let statistics = self.statistics(device.roster());
        device.set_statistics(statistics);
        (device, warning)
    }

    /// Reads what was kept. A damaged game is resumed as far as it is intact, and its file is kept beside it. One that
    /// only an older version plays becomes an earlier game.
    #[must_use]
    pub fn load(&self) -> Loaded {
        let (settings, roster) = fs::read(self.beside(".settings"))
            .map(|bytes| settings_file::read(&String::from_utf8_lossy(&bytes)))
            .unwrap_or_default();
        let memory = fs::read(self.beside(".memory"))
            .map(|bytes| memory_file::from_text(&String::from_utf8_lossy(&bytes)))
            .unwrap_or_default();
        let mut kept =
            Loaded { settings, roster, memory, table: None, times: Times::default(), notice: None, warning: None };
        let bytes = match fs::read(&self.game) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return kept,
            Err(error) => {
                kept.warning = Some(format!("{}: {error}", self.game.display()));
                return kept;
            }
        };
        let text = String::from_utf8_lossy(&bytes);
        if text.trim().is_empty() {
            return kept;
        }
        let Run { table, failure } = record_file::run(&text, |_, _, _| ());
        kept.times = table.as_ref().map_or_else(Times::default, |table| times_file::read(&text, table.setup()));
        kept.table = table;
        if let Some(failure) = failure.as_ref().filter(|failure| failure.is_older()) {
            kept.notice = Some(Notice::Older);
            let saved = match self.put_away() {
                Ok(()) => format!("it is kept as {}", self.latest().display()),
                Err(error) => format!("it could not be moved to the earlier games: {error}"),
            };
            kept.warning = Some(format!("{}:{}: {}; {saved}", self.game.display(), failure.line, failure.message));
        } else if let Some(failure) = failure {
            let damaged = self.aside(&bytes);
            let saved = match fs::write(&damaged, &bytes) {
                Ok(()) => format!("the whole file is kept as {}", damaged.display()),
                Err(error) => format!("the whole file could not be kept as {}: {error}", damaged.display()),
            };
            kept.notice = Some(match &kept.table {
                Some(table) => Notice::Damaged { kept: table.record().entries().len() as u16 },
                None => Notice::Unreadable,
            });
            let resumed = if kept.table.is_some() { "the game goes on from there" } else { "a new game can begin" };
            kept.warning =
                Some(format!("{}:{}: {}; {resumed}, {saved}", self.game.display(), failure.line, failure.message));
        }
        kept
    }

    /// Returns the file for a damaged game: one that holds the same already, or the first that does not exist, so that no
    /// other damaged game is lost.
    fn aside(&self, bytes: &[u8]) -> PathBuf {
        let names = (1u32..).map(|number| match number {
            1 => self.beside(".damaged"),
            number => self.beside(&format!(".damaged-{number}")),
        });
        let free = |path: &PathBuf| fs::read(path).map_or(!path.exists(), |found| found == bytes);
        names.take(1_000).find(free).unwrap_or_else(|| self.beside(".damaged"))
    }

    /// Writes what changed in a device since the last call, and lays the game that was asked for on its table. The screen
    /// tells the first time that something cannot be written.
    pub fn keep(&mut self, device: &mut Device) {
        let mut follow = self.follow;
        while let Some(change) = device.take_change() {
            follow.hear(change);
        }
        let kept = follow.keep(device, self);
        self.follow = follow;
        if let Err(error) = kept
            && self.failure.is_none()
        {
            self.failure = Some(format!("{}: the game cannot be kept: {error}", self.game.display()));
            device.tell(Notice::CannotKeep);
        }
    }

    /// Returns the numbers of the earlier games, latest first.
    fn numbers(&self) -> Vec<u32> {
        let mut numbers: Vec<u32> = Vec::new();
        let folder = self.game.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let name = self.game.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let entry = entry.file_name();
            let number =
                entry.to_str().and_then(|entry| entry.strip_prefix(&name)?.strip_prefix('.')?.parse::<u32>().ok());
            numbers.extend(number);
        }
        numbers.sort_unstable_by(|one, other| other.cmp(one));
        numbers
    }

    fn earlier_game(&self, number: u32) -> PathBuf {
        self.beside(&format!(".{number}"))
    }

    /// Returns the files of the earlier games, latest first.
    #[must_use]
    pub fn earlier_files(&self) -> Vec<PathBuf> {
        self.numbers().into_iter().map(|number| self.earlier_game(number)).collect()
    }

    /// Returns the file of the latest earlier game.
    fn latest(&self) -> PathBuf {
        self.earlier_game(self.numbers().first().copied().unwrap_or_default())
    }

    /// Turns the game that was on the table into an earlier one; one without a move is not kept.
    fn put_away(&self) -> io::Result<()> {
        if !self.game.exists() {
            return Ok(());
        }
        if fs::read_to_string(&self.game).is_ok_and(|text| nobody_played(&text)) {
            return fs::remove_file(&self.game);
        }
        let numbers = self.numbers();
        // The list is about to have one more.
        for oldest in numbers.iter().skip(MAX_EARLIER - 1) {
            self.count(&self.earlier_game(*oldest))?;
            fs::remove_file(self.earlier_game(*oldest))?;
        }
        fs::rename(&self.game, self.earlier_game(numbers.first().map_or(1, |latest| latest.saturating_add(1))))
    }

    /// Leaves a line in the statistics about a game that makes room, if it was played to its end.
    fn count(&self, game: &Path) -> io::Result<()> {
        let Some(ended) = ended(game) else { return Ok(()) };
        let file = self.beside(".statistics");
        let text = fs::read(&file).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        self.replace(&file, &statistics_file::with(&text, &ended))
    }

    /// Returns what could not be written, if anything.
    #[must_use]
    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// Makes the folder of the game.
    fn folder(&self) -> io::Result<()> {
        match self.game.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            Some(folder) => fs::create_dir_all(folder),
            None => Ok(()),
        }
    }

    fn replace(&self, path: &Path, text: &str) -> io::Result<()> {
        self.folder()?;
        let new = self.beside(".new");
        fs::write(&new, text)?;
        fs::rename(&new, path)
    }
}

impl Shelf for StateFile {
    // Files have their own dates, and nobody tells a device on a desk another one.
    fn date(&mut self, _: Date) -> Result<(), Self::Error> {
        Ok(())
    }

    fn is_dated(&mut self) -> bool {
        true
    }

    type Error = io::Error;

    fn begin(&mut self, setup: &Setup) -> io::Result<()> {
        self.put_away()?;
        self.replace(&self.game, &record_file::to_text(&Record::new(setup.clone())))
    }

    fn enter(&mut self, table: &Table, times: &mut Times) -> io::Result<()> {
        self.replace(&self.game, &(record_file::to_text(table.record()) + &times_file::write(times, table.setup())))?;
        times.keep_all();
        Ok(())
    }

    fn times(&self) -> Times {
        let text = fs::read_to_string(&self.game).unwrap_or_default();
        record_file::setup(&text).map_or_else(|_| Times::default(), |setup| times_file::read(&text, &setup))
    }

    fn leave(&mut self) -> io::Result<()> {
        self.put_away()
    }

    fn prefer(&mut self, settings: Settings, roster: &Roster) -> io::Result<()> {
        self.replace(&self.beside(".settings"), &settings_file::write(settings, roster))
    }

    fn remember(&mut self, memory: &Memory) -> io::Result<()> {
        self.replace(&self.beside(".memory"), &memory_file::to_text(memory))
    }

    fn note(&mut self, _ended: &Ended) -> io::Result<()> {
        // The game itself says it as long as it is kept, and leaves its line when it makes room.
        Ok(())
    }

    fn statistics(&mut self, roster: &Roster) -> Statistics {
        let mut statistics = Statistics::new(roster);
        let lines = fs::read(self.beside(".statistics")).unwrap_or_default();
        String::from_utf8_lossy(&lines)
            .lines()
            .filter_map(statistics_file::from_line)
            .for_each(|line| statistics.add(&line));
        self.earlier_files().iter().filter_map(|game| ended(game)).for_each(|line| statistics.add(&line));
        statistics
    }

    fn earlier(&mut self) -> EarlierGames {
        let mut games = EarlierGames::new();
        for number in self.numbers() {
            let text = fs::read_to_string(self.earlier_game(number)).unwrap_or_default();
            if let Ok(setup) = record_file::setup(&text)
                && matches!(State::new(&setup), Ok(_) | Err(SetupError::Older))
            {
                // What does not fit into the list is not listed.
                let points = ended(&self.earlier_game(number)).and_then(|ended| ended.points());
                let _ = games.push(Earlier { number, setup, date: None, points });
            }
        }
        games
    }

    fn lay(&mut self, number: u32, place: &mut Option<Table>, memory: &mut Memory) -> io::Result<Option<Notice>> {
        let file = self.earlier_game(number);
        let text = fs::read_to_string(&file)?;
        let Run { table, failure } = record_file::run(&text, |_, _, _| ());
        let Some(table) = table else {
            let is_older = failure.is_some_and(|failure| failure.is_older());
            return Ok(Some(if is_older { Notice::Older } else { Notice::Unreadable }));
        };
        let kept = table.record().entries().len() as u16;
        let before = memory.clone();
        memory.lay_again(&table);
        *place = Some(*table);
        if *memory != before {
            self.remember(memory)?;
        }
        self.put_away()?;
        fs::rename(&file, &self.game)?;
        Ok(failure.map(|_| Notice::Damaged { kept }))
    }
}

/// Returns how a game ended; `None` of one that was left before, or that cannot be read.
fn ended(game: &Path) -> Option<Ended> {
    let table = record_file::load(&fs::read_to_string(game).ok()?).ok()?;
    Some(Ended::of(&table)).filter(|ended| !ended.players.is_empty())
}

/// Checks that a file can be read and replaced, or is not there yet; leaves it as it is.
fn writable(path: &Path) -> Result<(), String> {
    let found = match fs::metadata(path) {
        Ok(found) => found,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error.to_string()),
    };
    if found.is_dir() {
        return Err("this is a folder".to_string());
    }
    // Some users may write it nevertheless; whoever made it read-only wants it to stay as it is.
    if found.permissions().readonly() {
        return Err("this is read-only".to_string());
    }
    if !found.is_file() {
        return Err("this is no file".to_string());
    }
    OpenOptions::new().read(true).write(true).open(path).map(|_| ()).map_err(|error| error.to_string())
}

/// Returns whether nothing was entered into a game except what cards say.
fn nobody_played(text: &str) -> bool {
    let Run { table, failure } = record_file::run(text, |_, _, _| ());
    table.is_some_and(|table| {
        let words = table.setup().game.vocabulary(table.setup().mode);
        failure.is_none() && table.record().entries().iter().all(|entry| words.only_tells(entry))
    })
}
