//! The text of a record, line by line.
//!
//! Words are English kebab-case whatever language the screens speak. Parameters may be written `name=value` in any
//! order, or bare in the order of the moves table. What is written here is the canonical form: values equal to their
//! default are left out, and after the first one left out the rest are written with names; some always are.

use core::fmt::{self, Write};

use crate::field::{self, Fix};
use crate::record::Entry;
use crate::setup::{Mode, Setup};
use crate::shape::ABSENT;
use crate::verb::{Raw, Verb};
use crate::{RuleError, Seat, State};

/// The first line of every record.
pub const FIRST_LINE: &str = "gnomon 1";

/// Why a line is not an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationError<'a> {
    /// The line ends where a word must follow.
    Missing(
        /// What is missing.
        &'static str,
    ),
    /// A word that means nothing here.
    Unknown {
        /// What was looked for.
        what: &'static str,
        /// The word.
        word: &'a str,
    },
    /// A parameter that is given twice.
    Twice(
        /// The word.
        &'a str,
    ),
    /// A value outside its range: a refusal with the id `bad-number`, provided that it is the time for the move.
    Value {
        /// Who makes the move.
        by: Option<Seat>,
        /// The move; `None` for a correction.
        verb: Option<u8>,
        /// The parameter or field.
        what: &'a str,
        /// The word that was given.
        word: &'a str,
    },
    /// It is not the time for such a line.
    Refused(
        /// The refusal that the game answers with.
        RuleError,
    ),
}

impl NotationError<'_> {
    /// Returns the refusal that the game answers with, if this is one.
    #[must_use]
    pub fn refusal(&self, state: &State) -> Option<RuleError> {
        match self {
            Self::Value { by, verb, what, .. } => {
                let time = match verb {
                    Some(verb) => state.check_time(by.or(state.only_seat(*verb)), *verb),
                    None => check_field(state, *by, what),
                };
                Some(time.err().unwrap_or(RuleError::BadNumber))
            }
            Self::Refused(refusal) => Some(*refusal),
            Self::Missing(_) | Self::Unknown { .. } | Self::Twice(_) => None,
        }
    }
}

/// Checks whether a field can be corrected now, whatever the value.
fn check_field(state: &State, seat: Option<Seat>, name: &str) -> Result<(), RuleError> {
    let words = state.vocabulary();
    let id = field::find(words.fields, seat.is_some(), name).ok_or(RuleError::CannotFix)?;
    state.check_fix_of(words.field(id.field).ok_or(RuleError::CannotFix)?)
}

impl fmt::Display for NotationError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(what) => write!(f, "{what} is missing"),
            Self::Unknown { what, word } => write!(f, "unknown {what} '{}'", Short(word)),
            Self::Twice(word) => write!(f, "'{}' is given twice", Short(word)),
            Self::Value { what, word, .. } => write!(f, "'{}' is no value of {}", Short(word), Short(what)),
            Self::Refused(refusal) => write!(f, "{refusal}"),
        }
    }
}

/// A word of a file, cut to a printable length and without control characters.
pub(crate) struct Short<'a>(pub(crate) &'a str);

impl fmt::Display for Short<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chars = self.0.chars();
        for c in chars.by_ref().take(32) {
            f.write_char(if c.is_control() { '?' } else { c })?;
        }
        if chars.next().is_some() { f.write_str("...") } else { Ok(()) }
    }
}

impl core::error::Error for NotationError<'_> {}

/// Reads an entry from a line without a comment.
///
/// # Errors
/// Returns why the line is not an entry.
pub fn read_entry<'a>(line: &'a str, setup: &Setup, state: &State) -> Result<Entry, NotationError<'a>> {
    let mut words = LineWords(line);
    // A line of one word is a move, even if somebody is called that.
    let alone = line.split_ascii_whitespace().nth(1).is_none();
    let seat = words.peek().and_then(|word| setup.names.seat(word)).filter(|_| !alone);
    if seat.is_some() {
        words.next();
    }
    let word = words.next().ok_or(NotationError::Missing("a move"))?;
    match word {
        "undo" | "redo" if seat.is_none() => match words.next() {
            Some(word) => Err(NotationError::Unknown { what: "word", word }),
            None if word == "undo" => Ok(Entry::Undo),
            None => Ok(Entry::Redo),
        },
        "fix" | "set" => {
            if word == "set" {
                state.check_set().map_err(NotationError::Refused)?;
            }
            let whose = words.peek().and_then(|word| setup.names.seat(word));
            // `fix SEAT FIELD VALUE`, and on a score pad `SEAT set FIELD VALUE`.
            let seat = if seat.is_none() && whose.is_some() {
                words.next();
                whose
            } else {
                seat
            };
            let name = words.next().ok_or(NotationError::Missing("a field"))?;
            read_fix(seat, name, words, setup, state)
        }
        _ => {
            let verb = state.verb(word).ok_or(NotationError::Unknown { what: "move", word })?;
            read_move(seat, verb, words, setup, state).map(|raw| Entry::Play(seat, raw))
        }
    }
}

/// The words of a line; the rest of it can be peeked at or taken.
struct LineWords<'a>(&'a str);

impl<'a> LineWords<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.0.split_ascii_whitespace().next()
    }
}

impl<'a> Iterator for LineWords<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.0.trim_ascii_start();
        let end = rest.find(|c: char| c.is_ascii_whitespace()).unwrap_or(rest.len());
        let (word, rest) = rest.split_at_checked(end).unwrap_or((rest, ""));
        self.0 = rest;
        (!word.is_empty()).then_some(word)
    }
}

fn read_fix<'a>(
    seat: Option<Seat>,
    name: &'a str,
    mut words: LineWords<'a>,
    setup: &Setup,
    state: &State,
) -> Result<Entry, NotationError<'a>> {
    let unknown = NotationError::Unknown { what: "field", word: name };
    let vocabulary = state.vocabulary();
    let id = field::find(vocabulary.fields, seat.is_some(), name).ok_or(unknown)?;
    let field = vocabulary.field(id.field).ok_or(unknown)?;
    let word = words.peek().ok_or(NotationError::Missing("a value"))?;
    let word = if field.shape.has_blanks() { words.0.trim_ascii() } else { words.next().unwrap_or(word) };
    if let Some(word) = words.next().filter(|_| !field.shape.has_blanks()) {
        return Err(NotationError::Unknown { what: "word", word });
    }
    let value = field.read_value(word, &setup.names);
    let value = value.map_err(|_| NotationError::Value { by: seat, verb: None, what: name, word })?;
    Ok(Entry::Fix(Fix { seat, id, value }))
}

fn read_move<'a>(
    by: Option<Seat>,
    verb: &Verb,
    words: impl Iterator<Item = &'a str>,
    setup: &Setup,
    state: &State,
) -> Result<Raw, NotationError<'a>> {
    let names = &setup.names;
    let mut raw = verb.blank();
    let mut given = 0u32;
    for word in words {
        let (name, value) = match word.split_once('=') {
            Some((name, value)) => (Some(name), value),
            None => (None, word),
        };
        let seat = name.and_then(|name| names.seat(name));
        let slots = || verb.slots().enumerate();
        let free = |index: usize| given & (1 << index) == 0;
        let (index, slot) = match name {
            Some(name) => slots()
                .find(|(_, slot)| slot.seat.is_none() && slot.param.name == name)
                .or_else(|| slots().find(|(_, slot)| slot.seat.is_some() && slot.seat == seat))
                .ok_or(NotationError::Unknown { what: "parameter", word: name })?,
            None => slots()
                .find(|(index, slot)| slot.seat.is_none() && free(*index) && state.applies(&raw, *index))
                .ok_or(NotationError::Unknown { what: "word", word })?,
        };
        if !free(index) {
            return Err(NotationError::Twice(word));
        }
        given |= 1 << index;
        let bytes = &mut raw.args[slot.offset..];
        // The rules write a missing value as a dash.
        if matches!(value, "none" | "-") && slot.param.nullable {
            bytes[0] = ABSENT;
        } else if slot.shape.read(value, names, bytes).is_err() {
            let what = name.unwrap_or(slot.param.name);
            return Err(NotationError::Value { by, verb: Some(verb.id), what, word: value });
        }
    }
    let missing = verb.slots().enumerate().find(|(index, slot)| {
        // `none` says it all: the parameters that would describe the thing may be left out.
        given & (1 << index) == 0 && slot.param.default.is_none()
    });
    match missing {
        Some((_, slot)) => Err(NotationError::Missing(slot.param.name)),
        None => Ok(raw),
    }
}

/// Writes an entry in its canonical form, without a line ending.
///
/// # Errors
/// Passes on the error of the writer.
pub fn write_entry(entry: &Entry, setup: &Setup, out: &mut dyn Write) -> fmt::Result {
    let words = setup.game.vocabulary(setup.mode);
    let names = &setup.names;
    match entry {
        Entry::Undo => out.write_str("undo"),
        Entry::Redo => out.write_str("redo"),
        Entry::Fix(fix) => {
            let Some(field) = words.field(fix.id.field) else { return out.write_str("fix ?") };
            match (setup.mode, fix.seat) {
                (Mode::ScorePad, Some(seat)) => write!(out, "{} set ", names.name(seat))?,
                (Mode::ScorePad, None) => out.write_str("set ")?,
                (Mode::Track | Mode::Light, Some(seat)) => write!(out, "fix {} ", names.name(seat))?,
                (Mode::Track | Mode::Light, None) => out.write_str("fix ")?,
            }
            field.write_name(fix.id.index, out)?;
            out.write_char(' ')?;
            field.shape.write(&fix.value, names, out)
        }
        Entry::Play(seat, raw) => {
            if let Some(seat) = seat {
                write!(out, "{} ", names.name(*seat))?;
            }
            let Some(verb) = words.verb(raw.verb) else { return out.write_char('?') };
            out.write_str(verb.word)?;
            let mut named = false;
            for slot in verb.slots() {
                let bytes = &raw.args[slot.offset..];
                if slot.param.default == Some(bytes[0]) {
                    named = true;
                    continue;
                }
                out.write_char(' ')?;
                match slot.seat {
                    Some(seat) => write!(out, "{}=", names.name(seat))?,
                    None if named || slot.param.named => write!(out, "{}=", slot.param.name)?,
                    None => {}
                }
                if bytes[0] == ABSENT {
                    out.write_str("none")?;
                } else {
                    slot.shape.write(bytes, names, out)?;
                }
            }
            Ok(())
        }
    }
}

/// Writes the lines of a set-up, up to and including the `---`.
///
/// # Errors
/// Passes on the error of the writer.
pub fn write_setup(setup: &Setup, out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "{FIRST_LINE}")?;
    writeln!(out, "game {}", setup.game.word())?;
    match setup.mode {
        Mode::Track => {}
        Mode::Light => writeln!(out, "option depth light")?,
        Mode::ScorePad => writeln!(out, "option mode score-pad")?,
    }
    for (place, spec) in setup.game.vocabulary(setup.mode).options.iter().enumerate() {
        if setup.bytes_at(place).iter().any(|byte| *byte != spec.default) {
            write!(out, "option {} ", spec.name)?;
            setup.write_option(place, out)?;
            out.write_char('\n')?;
        }
    }
    for name in setup.names.iter() {
        writeln!(out, "seat {name}")?;
    }
    if setup.first != Seat::FIRST {
        writeln!(out, "start {}", setup.names.name(setup.first))?;
    }
    writeln!(out, "---")
}
