//! Lines of a record that are checked and leave no trace in the game.

use core::fmt::{self, Write};

use super::Failure;
use crate::notation::{Short, read_entry};
use crate::setup::Names;
use crate::{Table, TableError, field};

/// A value as it is written.
struct WrittenValue<'a>(field::Value, &'a Names);

impl fmt::Display for WrittenValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(self.1, f)
    }
}

/// What is left of a text that something else has to be the same as, where one blank is as good as several.
struct Same<'a>(&'a str);

impl Write for Same<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().try_for_each(|letter| {
            let rest = self.0.strip_prefix(if letter == ' ' { [' ', '\t'].as_slice() } else { &[] });
            self.0 = match rest {
                Some(rest) => rest.trim_ascii_start(),
                None => self.0.strip_prefix(letter).ok_or(fmt::Error)?,
            };
            Ok(())
        })
    }
}

/// Checks `expect SEAT FIELD VALUE` and `expect FIELD VALUE`, without the first word.
pub(super) fn expect(rest: &str, line: u32, table: &Table) -> Result<(), Failure> {
    let names = &table.setup().names;
    let (seat, rest) = match first_word(rest) {
        (word, after) if names.seat(word).is_some() => (names.seat(word), after),
        _ => (None, rest),
    };
    let (field, expected) = first_word(rest);
    if field.is_empty() {
        return Err(Failure::syntax(line, "a field is missing after 'expect'"));
    }
    if expected.is_empty() {
        return Err(Failure::syntax(line, format_args!("a value is missing for '{}'", Short(field))));
    }
    if field::find(table.state().vocabulary().fields, seat.is_some(), field).is_none() {
        return Err(Failure::syntax(line, format_args!("unknown field '{}'", Short(field))));
    }
    let whose = seat.map_or("", |seat| names.name(seat));
    let blank = if seat.is_some() { " " } else { "" };
    let wrong = |what: fmt::Arguments<'_>| Err(Failure::new(line, "expect", what));
    match table.state().named_field(seat, field).map(|value| WrittenValue(value, names)) {
        Some(value) => {
            let mut same = Same(expected);
            if write!(same, "{value}").is_ok() && same.0.is_empty() {
                return Ok(());
            }
            wrong(format_args!("{whose}{blank}{field} is {value}, expected {}", Short(expected)))
        }
        None => wrong(format_args!("there is no {whose}{blank}{field} now, expected {}", Short(expected))),
    }
}

/// Checks `refuse ID MOVE`, without the first word.
pub(super) fn refuse(rest: &str, line: u32, table: &Table) -> Result<(), Failure> {
    let (id, text) = first_word(rest);
    if id.is_empty() || text.is_empty() {
        return Err(Failure::syntax(line, "after 'refuse' come the id and the move"));
    }
    let got = match read_entry(text, table.setup(), table.state()) {
        Ok(entry) => table.check(&entry).err().map(TableError::id),
        Err(error) => match error.refusal(table.state()) {
            Some(refusal) => Some(refusal.id()),
            None => return Err(Failure::syntax(line, error)),
        },
    };
    let wrong = |what: fmt::Arguments<'_>| Err(Failure::new(line, "refuse", what));
    match got {
        Some(got) if got == id => Ok(()),
        Some(got) => wrong(format_args!("refused with {got}, expected {}: {}", Short(id), Short(text))),
        None => wrong(format_args!("accepted, expected refusal {}: {}", Short(id), Short(text))),
    }
}

/// Returns the first word and what comes after it.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_ascii_start();
    let end = text.find(|c: char| c.is_ascii_whitespace()).unwrap_or(text.len());
    let (word, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    (word, rest.trim_ascii())
}
