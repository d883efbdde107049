//! Records as text files: reading, running, writing.

use std::fmt;
use std::io;
use std::path::Path;

use device_nostd::Date;
use engine_nostd::notation;
pub use engine_nostd::reader::Step;
use engine_nostd::reader::{self, Reader, SetupReader, Taken};
use engine_nostd::record::{Entry, Record};
use engine_nostd::{RuleError, Setup, SetupError, Table, TableError};

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

impl From<reader::Failure> for Failure {
    fn from(failure: reader::Failure) -> Self {
        Self::new(failure.line as usize, failure.id, failure.message)
    }
}

/// Runs a record; `watch` sees every line after it was carried out.
pub fn run(text: &str, mut watch: impl FnMut(usize, Step<'_>, &Table)) -> Run {
    let mut table = Box::new(None);
    let read = read(text, &mut table, &mut |line, step, table| watch(line as usize, step, table));
    let table = table.is_some().then(|| Box::new((*table).expect("it is there")));
    Run { table, failure: read.err() }
}

fn read(text: &str, table: &mut Option<Table>, watch: &mut dyn FnMut(u32, Step<'_>, &Table)) -> Result<(), Failure> {
    let mut reader = Box::new(Reader::new());
    for line in text.split('\n') {
        while reader.line(line, table, Some(&mut *watch))? == Taken::NotYet {}
    }
    while reader.end(table, Some(&mut *watch))? == Taken::NotYet {}
    Ok(())
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

/// The comment with which a box says when a game ended.
pub const ENDED: &str = "# ended ";

/// Returns when a record says that its game ended.
#[must_use]
pub fn ended(text: &str) -> Option<Date> {
    text.lines().rev().find_map(|line| Date::read(line.trim().strip_prefix(ENDED)?))
}

/// Reads what was agreed before a game, whether or not it can be played.
///
/// # Errors
/// Returns what is wrong with the lines before the first entry.
pub fn setup(text: &str) -> Result<Setup, Failure> {
    let mut reader = SetupReader::new();
    for line in text.split('\n') {
        if let Some((_, setup)) = reader.line(line)? {
            return Ok(setup);
        }
    }
    Err(reader.end().into())
}

/// Reads a record that has to be complete and correct, such as a saved game.
///
/// # Errors
/// Returns what is wrong with it.
pub fn load(text: &str) -> Result<Box<Table>, Failure> {
    match run(text, |_, _, _| ()) {
        Run { table: Some(table), failure: None } => Ok(table),
        Run { failure, .. } => Err(failure.unwrap_or_else(|| Failure::new(0, "syntax", "no record"))),
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
