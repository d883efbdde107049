//! A record from its text, line by line: what comes from a file at once and over a cable in pieces is read the same way.
//!
//! ```
//! use engine_nostd::reader::Reader;
//!
//! let mut table = None;
//! let mut reader = Reader::new();
//! for line in "gnomon 1\ngame gardlings\nseat Anna\nseat Bram\n---\nAnna draw gnome".lines() {
//!     reader.line(line, &mut table, None).map_err(|failure| failure.message)?;
//! }
//! reader.end(&mut table, None).map_err(|failure| failure.message)?;
//! assert_eq!(table.unwrap().record().entries().len(), 1);
//! # Ok::<(), heapless::String<{ engine_nostd::reader::MESSAGE }>>(())
//! ```

#![allow(
    clippy::result_large_err,
    reason = "there is no heap for a message, and a wrong line is the last one of a record"
)]

mod checks;
mod header;
mod position;

use core::fmt::{self, Write};

use heapless::String;

use crate::notation::{NotationError, Short, read_entry};
use crate::record::Entry;
use crate::{Setup, SetupError, Table, TableError};

pub use header::SetupReader;
use position::Position;

/// The most bytes of a message.
pub const MESSAGE: usize = 224;

/// What is wrong with a line, and what that is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line, counted from 1.
    pub line: u32,
    /// The id of the refusal; `syntax`, `expect` or `refuse` where it is not a refusal.
    pub id: &'static str,
    /// What is wrong, in one line.
    pub message: String<MESSAGE>,
}

impl Failure {
    pub(crate) fn new(line: u32, id: &'static str, message: impl fmt::Display) -> Self {
        Self { line, id, message: cut(format_args!("{message}")) }
    }

    pub(crate) fn syntax(line: u32, message: impl fmt::Display) -> Self {
        Self::new(line, "syntax", message)
    }

    /// Returns that something could not be entered, with its text.
    fn refused(line: u32, error: TableError, text: impl fmt::Display) -> Self {
        Self::new(line, error.id(), format_args!("{error}: {text}"))
    }
}

/// Writes a message; what is longer is cut off.
#[inline(never)]
fn cut(message: fmt::Arguments<'_>) -> String<MESSAGE> {
    let mut cut = Cut(String::new());
    let _ = cut.write_fmt(message);
    cut.0
}

/// A text that takes as much as there is room for.
struct Cut(String<MESSAGE>);

impl Write for Cut {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().try_for_each(|letter| self.0.push(letter).map_err(|_| fmt::Error))
    }
}

/// A line of a record that was carried out.
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

/// Somebody who sees every line after it was carried out.
pub type Watch<'a> = Option<&'a mut dyn FnMut(u32, Step<'_>, &Table)>;

/// Lends somebody who watches to something that comes before.
fn lend<'a>(watch: &'a mut Watch<'_>) -> Watch<'a> {
    match watch {
        Some(watch) => Some(&mut **watch),
        None => None,
    }
}

/// Whether a line was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Taken {
    /// It was.
    Yes,
    /// Something before it takes more time: it has to be given again. This lets whoever reads do something else in between.
    NotYet,
}

/// Returns a line without its comment and the blanks around it. A comment is `#` at the start of a line or after a blank, so that
/// `theater#2` is a word.
fn content(line: &str) -> &str {
    let mut before = line.match_indices('#').filter_map(|(at, _)| line.get(..at));
    before.find(|before| before.is_empty() || before.ends_with([' ', '\t'])).unwrap_or(line).trim()
}

/// A reader of a record, which it lays on a table line by line.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The number of the line that is being read.
    number: u32,
    setup: SetupReader,
    /// Whether the game is set up.
    is_set_up: bool,
    /// The corrections with which the record begins, until all of them are there.
    position: Option<Position>,
}

impl Default for Reader {
    fn default() -> Self {
        Self::new()
    }
}

impl Reader {
    /// Begins to read.
    #[must_use]
    pub const fn new() -> Self {
        Self { number: 0, setup: SetupReader::new(), is_set_up: false, position: None }
    }

    /// Begins to read another record.
    pub fn restart(&mut self) {
        self.number = 0;
        self.setup.restart();
        self.is_set_up = false;
        self.position = None;
    }

    /// Takes a line without its end, until it says yes.
    ///
    /// # Errors
    /// Returns what is wrong with it. The table has everything before it, and nothing of it.
    pub fn line(&mut self, line: &str, place: &mut Option<Table>, mut watch: Watch<'_>) -> Result<Taken, Failure> {
        if !self.is_set_up {
            let Some((number, setup)) = self.setup.line(line)? else { return Ok(Taken::Yes) };
            self.number = number;
            return self.begin(setup, place, watch).map(|()| Taken::Yes);
        }
        let number = self.number + 1;
        let line = content(line);
        if line.is_empty() {
            self.number = number;
            return Ok(Taken::Yes);
        }
        let Some(table) = place else { return Err(Failure::syntax(number, "the game was taken away")) };
        if let Some(position) = &mut self.position {
            if line.split_ascii_whitespace().next() == Some("fix") && position.has_room() {
                self.number = number;
                return position.add(number, line, table).map(|()| Taken::Yes);
            }
            if position.settle(table, lend(&mut watch))? == Taken::NotYet {
                return Ok(Taken::NotYet);
            }
            self.position = None;
        }
        self.number = number;
        run(line, number, table, watch).map(|()| Taken::Yes)
    }

    /// Ends the record, until it says yes.
    ///
    /// # Errors
    /// Returns what is missing, or what is wrong with the position.
    pub fn end(&mut self, place: &mut Option<Table>, watch: Watch<'_>) -> Result<Taken, Failure> {
        if !self.is_set_up {
            return Err(self.setup.end());
        }
        match (&mut self.position, place) {
            (Some(position), Some(table)) => position.settle(table, watch),
            _ => Ok(Taken::Yes),
        }
    }

    fn begin(&mut self, setup: Setup, place: &mut Option<Table>, watch: Watch<'_>) -> Result<(), Failure> {
        let table = Table::lay(place, setup).map_err(|error| {
            let why = if error == SetupError::Older { ": this version does not play such a game" } else { "" };
            Failure::new(self.number, error.id(), format_args!("{error}{why}"))
        })?;
        self.is_set_up = true;
        self.position = Some(Position::new());
        if let Some(watch) = watch {
            watch(self.number, Step::Start, table);
        }
        Ok(())
    }
}

/// Carries out a line after the set-up.
fn run(line: &str, number: u32, table: &mut Table, watch: Watch<'_>) -> Result<(), Failure> {
    let (keyword, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    let entry;
    let step = if keyword == "expect" {
        checks::expect(rest.trim(), number, table)?;
        Step::Expect
    } else if keyword == "refuse" {
        checks::refuse(rest.trim(), number, table)?;
        Step::Refuse
    } else {
        let written = read(line, table, number)?;
        table.enter(written).map_err(|error| Failure::refused(number, error, Short(line)))?;
        // The record knows who made it.
        entry = *table.record().entries().last().unwrap_or(&written);
        Step::Entry(&entry)
    };
    if let Some(watch) = watch {
        watch(number, step, table);
    }
    Ok(())
}

fn read(line: &str, table: &Table, number: u32) -> Result<Entry, Failure> {
    read_entry(line, table.setup(), table.state()).map_err(|error| match error.refusal(table.state()) {
        Some(refusal) => {
            Failure::new(number, refusal.id(), format_args!("{refusal}: {error}{}", allowed(&error, table)))
        }
        None => Failure::syntax(number, error),
    })
}

/// Returns which values are allowed where one is not, if that is short.
fn allowed(error: &NotationError<'_>, table: &Table) -> String<40> {
    let NotationError::Value { by, verb, what, .. } = error else { return String::new() };
    let words = table.state().vocabulary();
    let shape = match verb {
        Some(id) => {
            let mut params = words.verbs.iter().filter(|verb| verb.id == *id).flat_map(|verb| verb.params);
            params.find(|param| param.name == *what).map(|param| param.shape)
        }
        None => crate::field::find(words.fields, by.is_some(), what)
            .and_then(|id| words.field(id.field))
            .map(|field| field.shape),
    };
    let Some(shape) = shape else { return String::new() };
    let mut text = String::new();
    let fits = text.push_str(", write ").is_ok() && shape.write_form(&mut text).is_ok();
    if fits { text } else { String::new() }
}

#[cfg(test)]
mod tests;
