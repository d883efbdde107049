//! Records as text files: reading, running, writing.

mod position;

use std::fmt;
use std::io;
use std::path::Path;

use engine_nostd::notation::{self, NotationError, read_entry};
use engine_nostd::record::{Entry, Record};
use engine_nostd::setup::{Mode, SetupError};
use engine_nostd::{Game, Name, RuleError, Setup, Table, TableError};

use crate::commands::replay::value_text;
use crate::commands::vocabulary::shape_text;

/// What is wrong with a record file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line, counted from 1.
    pub line: usize,
    /// The id of the refusal; `syntax`, `expect` or `refuse` where it is not a refusal.
    pub id: &'static str,
    /// What is wrong, in one line.
    pub message: String,
}

impl Failure {
    fn new(line: usize, id: &'static str, message: impl fmt::Display) -> Self {
        Self { line, id, message: message.to_string() }
    }

    fn syntax(line: usize, message: impl fmt::Display) -> Self {
        Self::new(line, "syntax", message)
    }

    /// Returns that a file cannot be read.
    #[must_use]
    pub fn of_file(error: &io::Error) -> Self {
        Self::new(0, "file", error)
    }

    /// Returns in a line where a file is wrong, and why; line 0 stands for the file as a whole.
    #[must_use]
    pub fn at(&self, file: &Path) -> String {
        let (file, message) = (file.display(), &self.message);
        match self.line {
            0 => format!("{file}: {message}"),
            line => format!("{file}:{line}: {message}"),
        }
    }

    /// Returns whether the record is of a game that only an older version plays.
    #[must_use]
    pub fn is_older(&self) -> bool {
        self.id == SetupError::Older.id()
    }
}

/// How running a record ended: how far it got, and why it stopped.
#[derive(Debug)]
pub struct Run {
    /// The game as far as it got; `None` when even the set-up failed.
    pub table: Option<Box<Table>>,
    /// What went wrong, if anything.
    pub failure: Option<Failure>,
}

/// One line of a record that was carried out.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// The game was set up.
    Start,
    /// An entry was made.
    Entry(&'a Entry),
    /// A position was laid out.
    Position,
    /// An expectation held.
    Expect,
    /// A move was refused as it had to be.
    Refuse,
}

/// Runs a record; `watch` sees every line after it was carried out.
pub fn run(text: &str, mut watch: impl FnMut(usize, Step<'_>, &Table)) -> Run {
    let mut lines = Lines::new(text);
    let setup = match read_setup(&mut lines) {
        Ok(setup) => setup,
        Err(failure) => return Run { table: None, failure: Some(failure) },
    };
    let mut table = match Table::new(setup) {
        Ok(table) => Box::new(table),
        Err(error) => {
            let why = match error {
                SetupError::Older => format!("{error}: this version does not play such a game"),
                _ => error.to_string(),
            };
            return Run { table: None, failure: Some(Failure::new(lines.number, error.id(), why)) };
        }
    };
    watch(lines.number, Step::Start, &table);
    let failure = run_lines(&mut lines, &mut table, &mut watch).err();
    Run { table: Some(table), failure }
}

/// Reads the bytes of a file as text.
///
/// # Errors
/// Returns the line that is no text.
pub fn text(bytes: &[u8]) -> Result<&str, Failure> {
    str::from_utf8(bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count() + 1;
        Failure::new(line, "file", "this is not UTF-8 text")
    })
}

/// Reads what was agreed before a game, whether or not it can be played.
///
/// # Errors
/// Returns what is wrong with the lines before the first entry.
pub fn setup(text: &str) -> Result<Setup, Failure> {
    read_setup(&mut Lines::new(text))
}

/// Reads a record that has to be complete and correct, such as a saved game.
///
/// # Errors
/// Returns what is wrong with it.
pub fn load(text: &str) -> Result<Box<Table>, Failure> {
    match run(text, |_, _, _| ()) {
        Run { table: Some(table), failure: None } => Ok(table),
        Run { failure, .. } => Err(failure.unwrap_or_else(|| Failure::syntax(0, "no record"))),
    }
}

/// Puts the first entries of a record on a table, as a device does with a saved game; at least its position.
///
/// # Errors
/// Returns what is wrong with the set-up or with an entry that stands.
pub fn put_back(record: &Record, entries: usize) -> Result<Box<Table>, TableError> {
    let mut table = Box::new(Table::new(record.setup.clone()).map_err(|_| TableError::Rule(RuleError::BadNumber))?);
    let mut refill = table.refill();
    let length = entries.max(record.position_len()).min(record.entries().len());
    record.entries()[..length].iter().try_for_each(|entry| refill.push(*entry))?;
    refill.settle()?;
    Ok(table)
}

/// Returns a record in its canonical form.
#[must_use]
pub fn to_text(record: &Record) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = notation::write_setup(&record.setup, &mut text);
    for entry in record.entries() {
        let _ = notation::write_entry(entry, &record.setup, &mut text);
        text.push('\n');
    }
    text
}

/// Returns one entry in its canonical form.
#[must_use]
pub fn entry_text(entry: &Entry, setup: &Setup) -> String {
    let mut text = String::new();
    let _ = notation::write_entry(entry, setup, &mut text);
    text
}

/// The lines of a record without comments and blank lines.
#[derive(Clone)]
struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Split<'a, char>>,
    /// The number of the line that was returned last.
    number: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Self { lines: text.strip_prefix('\u{feff}').unwrap_or(text).split('\n').enumerate(), number: 1 }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        for (index, line) in self.lines.by_ref() {
            let line = without_comment(line).trim();
            if !line.is_empty() {
                self.number = index + 1;
                return Some(line);
            }
        }
        None
    }
}

/// Cuts off a comment: `#` at the start of a line or after a blank, so that `theater#2` is a word.
fn without_comment(line: &str) -> &str {
    let starts = |at: usize| at == 0 || line[..at].ends_with([' ', '\t']);
    line.match_indices('#').find(|(at, _)| starts(*at)).map_or(line, |(at, _)| &line[..at])
}

fn read_setup(lines: &mut Lines<'_>) -> Result<Setup, Failure> {
    let first = lines.next();
    if first.map(|line| line.split_ascii_whitespace().collect::<Vec<_>>().join(" ")).as_deref()
        != Some(notation::FIRST_LINE)
    {
        let says = "a record begins with the line 'gnomon 1'";
        return Err(Failure::syntax(
            lines.number,
            match first {
                Some(line) if line.starts_with("gnomon ") => format!("unknown format version; {says}"),
                _ => says.to_string(),
            },
        ));
    }
    let mut setup: Option<Setup> = None;
    let mut start = None;
    let mut given: Vec<String> = Vec::new();
    while let Some(line) = lines.next() {
        let number = lines.number;
        if line == "---" {
            let mut setup = setup.ok_or_else(|| Failure::syntax(number, "the line 'game NAME' is missing"))?;
            if let Some((number, name)) = start {
                let unknown = || Failure::syntax(number, format!("no seat is named '{}'", show(name)));
                setup.first = setup.names.seat(name).ok_or_else(unknown)?;
            }
            return Ok(setup);
        }
        let mut words = line.split_ascii_whitespace();
        let (keyword, value, rest) = (words.next().unwrap_or_default(), words.next(), words.next());
        let value =
            value.ok_or_else(|| Failure::syntax(number, format!("a word is missing after '{}'", show(keyword))))?;
        if let Some(extra) = rest.filter(|_| keyword != "option") {
            return Err(Failure::syntax(number, format!("unknown word '{}'", show(extra))));
        }
        if keyword == "game" {
            let game = Game::from_word(value)
                .ok_or_else(|| Failure::syntax(number, format!("unknown game '{}'", show(value))))?;
            if setup.replace(Setup::new(game, mode_of(lines))).is_some() {
                return Err(Failure::syntax(number, "the game is given twice"));
            }
            continue;
        }
        let Some(setup) = setup.as_mut() else {
            return Err(Failure::syntax(number, "the line 'game NAME' has to come first"));
        };
        let once = match keyword {
            "option" => format!("option {value}"),
            "start" => keyword.to_string(),
            _ => format!("seat {value}"),
        };
        if given.contains(&once) {
            return Err(Failure::syntax(number, format!("'{}' is given twice", show(&once))));
        }
        given.push(once);
        match keyword {
            "option" => read_option(setup, value, rest, words.next(), number)?,
            "seat" => {
                let name =
                    Name::new(value).map_err(|error| Failure::syntax(number, format!("'{}': {error}", show(value))))?;
                if setup.is_keyword(value) {
                    return Err(Failure::syntax(number, format!("'{value}' is a keyword and cannot be a name")));
                }
                if !setup.names.push(name) {
                    return Err(Failure::syntax(number, "too many seats"));
                }
            }
            // The seats may still follow.
            "start" => start = Some((number, value)),
            _ => {
                return Err(Failure::syntax(number, format!("unknown word '{}' before the line '---'", show(keyword))));
            }
        }
    }
    Err(Failure::syntax(lines.number, "the line '---' is missing"))
}

/// Returns how closely the game is tracked, which says what the other options are: they may come before it.
fn mode_of(lines: &Lines<'_>) -> Mode {
    let options = lines.clone().take_while(|line| *line != "---").filter_map(|line| {
        let mut words = line.split_ascii_whitespace();
        match [words.next(), words.next(), words.next()] {
            [Some("option"), Some("mode"), Some("score-pad")] => Some(Mode::ScorePad),
            [Some("option"), Some("depth"), Some("light")] => Some(Mode::Light),
            _ => None,
        }
    });
    options.min_by_key(|mode| *mode as u8).unwrap_or_default()
}

fn read_option(
    setup: &mut Setup,
    name: &str,
    value: Option<&str>,
    rest: Option<&str>,
    number: usize,
) -> Result<(), Failure> {
    let value = value.ok_or_else(|| Failure::syntax(number, "an option needs a value"))?;
    if let Some(extra) = rest {
        return Err(Failure::syntax(number, format!("unknown word '{}'", show(extra))));
    }
    if name == "mode" {
        if value != "score-pad" {
            return Err(Failure::syntax(number, format!("'{}' is no value of mode", show(value))));
        }
        return Ok(());
    }
    if name == "depth" {
        return match value {
            "light" if setup.mode == Mode::Light => Ok(()),
            "full" if setup.mode == Mode::Track => Ok(()),
            _ => Err(Failure::syntax(number, format!("'{}' is no value of depth", show(value)))),
        };
    }
    let unknown = || {
        // What a full game asks and a light one leaves to the table is no spelling mistake.
        match Setup::new(setup.game, Mode::Track).option_place(name).filter(|_| setup.mode == Mode::Light) {
            Some(place) => {
                let wrong = SetupError::Option(place as u8);
                Failure::new(number, wrong.id(), format!("{wrong}: '{name}' is no option of a light game"))
            }
            None => Failure::syntax(number, format!("unknown option '{}'", show(name))),
        }
    };
    let place = setup.option_place(name).ok_or_else(unknown)?;
    let spec = &setup.game.vocabulary(setup.mode).options[place];
    let mut bytes = [0; 8];
    spec.shape
        .read(value, &setup.names, &mut bytes)
        .map_err(|_| Failure::syntax(number, format!("'{}' is no value of {name}", show(value))))?;
    setup.set_bytes_at(place, &bytes[..spec.shape.width()]);
    Ok(())
}

/// Returns a word of a file as it can be shown: cut to a printable length and without control characters.
fn show(word: &str) -> String {
    let mut short: String = word.chars().take(32).map(|c| if c.is_control() { '?' } else { c }).collect();
    if word.chars().nth(32).is_some() {
        short.push_str("...");
    }
    short
}

fn run_lines(
    lines: &mut Lines<'_>,
    table: &mut Table,
    watch: &mut impl FnMut(usize, Step<'_>, &Table),
) -> Result<(), Failure> {
    let mut block: Vec<(usize, &str)> = Vec::new();
    let mut after = None;
    while let Some(line) = lines.next() {
        if line.split_ascii_whitespace().next() != Some("fix") {
            after = Some(line);
            break;
        }
        block.push((lines.number, line));
    }
    position::enter(&block, table, watch)?;
    let mut next = after;
    while let Some(line) = next {
        run_line(line, lines.number, table, watch)?;
        next = lines.next();
    }
    Ok(())
}

fn read(line: &str, table: &Table, number: usize) -> Result<Entry, Failure> {
    read_entry(line, table.setup(), table.state()).map_err(|error| match error.refusal(table.state()) {
        Some(refusal) => Failure::new(number, refusal.id(), format!("{refusal}: {error}{}", allowed(error, table))),
        None => Failure::syntax(number, error),
    })
}

/// Returns which values are allowed where one is not, if that is short.
fn allowed(error: NotationError<'_>, table: &Table) -> String {
    let NotationError::Value { by, verb, what, .. } = error else { return String::new() };
    let words = table.state().vocabulary();
    let shape = match verb {
        Some(id) => {
            let mut params = words.verbs.iter().filter(|verb| verb.id == id).flat_map(|verb| verb.params);
            params.find(|param| param.name == what).map(|param| param.shape)
        }
        None => engine_nostd::field::find(words.fields, by.is_some(), what)
            .and_then(|id| words.field(id.field))
            .map(|field| field.shape),
    };
    let text = shape.map(|shape| format!(", write {}", shape_text(&shape))).unwrap_or_default();
    if text.len() > 40 { String::new() } else { text }
}

fn refused(line: usize, error: TableError, text: &str) -> Failure {
    Failure::new(line, error.id(), format!("{error}: {}", show(text)))
}

fn run_line(
    line: &str,
    number: usize,
    table: &mut Table,
    watch: &mut impl FnMut(usize, Step<'_>, &Table),
) -> Result<(), Failure> {
    let (keyword, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    match keyword {
        "expect" => {
            expect(rest.trim(), number, table)?;
            watch(number, Step::Expect, table);
        }
        "refuse" => {
            refuse(rest.trim(), number, table)?;
            watch(number, Step::Refuse, table);
        }
        _ => {
            let entry = read(line, table, number)?;
            table.enter(entry).map_err(|error| refused(number, error, line))?;
            let made = *table.record().entries().last().unwrap_or(&entry);
            watch(number, Step::Entry(&made), table);
        }
    }
    Ok(())
}

fn expect(rest: &str, line: usize, table: &Table) -> Result<(), Failure> {
    let names = &table.setup().names;
    let mut words = rest.split_ascii_whitespace().peekable();
    let seat = words.peek().and_then(|word| names.seat(word));
    if seat.is_some() {
        words.next();
    }
    let field = words.next().ok_or_else(|| Failure::syntax(line, "a field is missing after 'expect'"))?;
    let expected = words.collect::<Vec<_>>().join(" ");
    if expected.is_empty() {
        return Err(Failure::syntax(line, format!("a value is missing for '{}'", show(field))));
    }
    let known = engine_nostd::field::find(table.state().vocabulary().fields, seat.is_some(), field);
    if known.is_none() {
        return Err(Failure::syntax(line, format!("unknown field '{}'", show(field))));
    }
    let whose = seat.map(|seat| format!("{} ", names.name(seat))).unwrap_or_default();
    match table.state().named_field(seat, field).map(|value| value_text(&value, table.setup())) {
        Some(value) if value == expected => Ok(()),
        Some(value) => {
            Err(Failure::new(line, "expect", format!("{whose}{field} is {value}, expected {}", show(&expected))))
        }
        None => {
            Err(Failure::new(line, "expect", format!("there is no {whose}{field} now, expected {}", show(&expected))))
        }
    }
}

fn refuse(rest: &str, line: usize, table: &Table) -> Result<(), Failure> {
    let (id, text) = rest.split_once([' ', '\t']).unwrap_or((rest, ""));
    if id.is_empty() || text.trim().is_empty() {
        return Err(Failure::syntax(line, "after 'refuse' come the id and the move"));
    }
    let got = match read_entry(text.trim(), table.setup(), table.state()) {
        Ok(entry) => table.clone().enter(entry).err().map(TableError::id),
        Err(error) => match error.refusal(table.state()) {
            Some(refusal) => Some(refusal.id()),
            None => return Err(Failure::syntax(line, error)),
        },
    };
    match got {
        Some(got) if got == id => Ok(()),
        Some(got) => {
            Err(Failure::new(line, "refuse", format!("refused with {got}, expected {}: {}", show(id), show(text))))
        }
        None => Err(Failure::new(line, "refuse", format!("accepted, expected refusal {}: {}", show(id), show(text)))),
    }
}
