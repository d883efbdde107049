//! `box`: what a box at the cable is asked.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Subcommand;

use crate::cable::Port;
use crate::{record_file, times_file};

/// What a box is asked.
#[derive(Clone, Debug, Subcommand)]
pub enum Wanted {
    /// List the games that the box keeps
    List,
    /// Write the records of its games into files
    Pull {
        /// The number of a game, as `list` has it, or `now`; without it, all games
        game: Option<String>,
        /// Write them into this folder
        #[arg(long, value_name = "DIR", default_value = ".")]
        out: PathBuf,
    },
    /// Lay a record on its table, if its people agree
    Push {
        /// The record
        file: PathBuf,
    },
    /// List the names that the set-up offers, or change one of them
    Names {
        /// The place of the name, from 1 to 16
        #[arg(requires = "name")]
        place: Option<u8>,
        /// The name
        name: Option<String>,
    },
    /// Tell the box the date, so that games have theirs
    Date {
        /// The local date and time, such as 2026-11-17T20:15; without it, that of this computer
        date: Option<String>,
    },
}

/// Asks the box, and returns what to print.
///
/// # Errors
/// Returns in one line what is wrong, and what to do.
pub fn ask(wanted: &Wanted, port: Option<&str>) -> Result<String, String> {
    let file = match wanted {
        // What is wrong in a file needs no box.
        Wanted::Push { file } => Some(record(file)?),
        _ => None,
    };
    let mut cable = Port::open(port)?;
    match (wanted, file) {
        (Wanted::List, _) => list(&mut cable),
        (Wanted::Pull { game, out }, _) => pull(&mut cable, game.as_deref(), out),
        (Wanted::Push { .. }, record) => {
            let asked = || eprintln!("The box asks its people whether to lay it on the table: they have a minute.");
            cable.put(&record.unwrap_or_default(), asked).map(|()| "It lies on the table.\n".to_string())
        }
        (Wanted::Names { place: Some(place), name: Some(name) }, _) => {
            one_word(name)?;
            cable.ask(&format!("name {place} {name}")).and_then(|_| cable.ask("names")).map(lines)
        }
        (Wanted::Names { .. }, _) => cable.ask("names").map(lines),
        (Wanted::Date { date }, _) => {
            let date = date.clone().unwrap_or_else(|| chrono::Local::now().format("%Y-%m-%dT%H:%M").to_string());
            one_word(&date)?;
            cable.ask(&format!("date {date}")).and_then(|_| cable.ask("date")).map(lines)
        }
    }
}

/// Reads a record in its canonical form.
fn record(file: &Path) -> Result<String, String> {
    let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let table = record_file::text(&bytes).and_then(record_file::load).map_err(|failure| failure.at(file))?;
    let text = str::from_utf8(&bytes).unwrap_or_default();
    let times = times_file::write(&times_file::read(text, table.setup()), table.setup());
    let ended = record_file::ended(text).map_or_else(String::new, |date| format!("{}{date}\n", record_file::ENDED));
    Ok(record_file::to_text(table.record()) + &times + &ended)
}

/// Checks that an argument is one word: it becomes part of a line.
fn one_word(word: &str) -> Result<(), String> {
    let is_word = !word.is_empty() && !word.contains(|letter: char| letter.is_whitespace() || letter.is_control());
    if is_word { Ok(()) } else { Err(format!("'{}' is not one word", word.escape_debug())) }
}

fn lines(lines: Vec<String>) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A line of the list of games.
struct Game<'a> {
    number: &'a str,
    game: &'a str,
    depth: &'a str,
    stands: &'a str,
    date: &'a str,
    players: Vec<&'a str>,
}

fn game(line: &str) -> Result<Game<'_>, String> {
    let mut words = line.split(' ');
    let mut next = || words.next();
    match (next(), next(), next(), next(), next()) {
        (Some(number), Some(game), Some(depth), Some(stands), Some(date))
            if number.bytes().all(|digit| digit.is_ascii_digit()) =>
        {
            Ok(Game { number, game, depth, stands, date, players: words.collect() })
        }
        _ => Err(format!("the box says what this program does not know: '{}'", line.escape_debug())),
    }
}

fn list(cable: &mut Port) -> Result<String, String> {
    let answer = cable.ask("games")?;
    let games = answer.iter().map(|line| game(line)).collect::<Result<Vec<_>, _>>()?;
    if games.is_empty() {
        return Ok("The box keeps no games yet.\n".to_string());
    }
    let mut text = String::new();
    for Game { number, game, depth, stands, date, players } in games {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{number:>5}  {game:<15}  {depth:<9}  {stands:<4}  {date:<16}  {}", players.join(" "));
    }
    Ok(text)
}

fn pull(cable: &mut Port, wanted: Option<&str>, out: &Path) -> Result<String, String> {
    let answer = cable.ask("games")?;
    let games = answer.iter().map(|line| game(line)).collect::<Result<Vec<_>, _>>()?;
    let is_wanted = |game: &&Game<'_>| match wanted {
        Some("now") => game.stands == "now",
        Some(number) => game.number == number,
        None => true,
    };
    let chosen: Vec<&Game<'_>> = games.iter().filter(is_wanted).collect();
    if let (Some(wanted), []) = (wanted, &chosen[..]) {
        one_word(wanted)?;
        return Err(format!("the box has no game '{wanted}': `box list` lists them"));
    }
    fs::create_dir_all(out).map_err(|error| format!("{}: {error}", out.display()))?;
    let mut text = String::new();
    for game in chosen {
        let record = lines(cable.ask(&format!("game {}", game.number))?);
        // The name of a game comes from the box: it is no path.
        let name: String =
            game.game.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect();
        let path = out.join(format!("{}-{name}.replay", game.number));
        write(&path, &record)?;
        let _ = writeln!(text, "{}", path.display());
        if let Err(failure) = record_file::load(&record) {
            eprintln!("{}", failure.at(&path));
        }
    }
    Ok(text)
}

/// Writes a record, unless another one is there already that is not an earlier part of it: numbers are only a box's own.
fn write(path: &Path, record: &str) -> Result<(), String> {
    let entries =
        |text: &str| text.lines().filter(|line| !line.starts_with('#')).map(str::to_string).collect::<Vec<_>>();
    if let Ok(there) = fs::read_to_string(path)
        && !entries(record).starts_with(&entries(&there))
    {
        return Err(format!("{} is another game: choose another folder with --out", path.display()));
    }
    fs::write(path, record).map_err(|error| format!("{}: {error}", path.display()))
}
