//! A record that comes over the cable line by line, until people decide about it.

use core::fmt;

use engine_nostd::reader::{Failure, Reader, Taken};
use engine_nostd::{BySeat, MAX_SEATS, Table};

use super::input::Flaw;
use crate::clock::Times;
use crate::{Date, Device, Millis};

/// How long people have to decide.
const PATIENCE: Millis = 60_000;

/// The comment with which a record says when its game ended.
pub(super) const ENDED: &str = "# ended ";

/// The comment with which a record says how long somebody thought, in seconds.
pub(super) const CLOCK: &str = "# clock ";

/// Why a record is not taken.
#[allow(clippy::large_enum_variant, reason = "there is no heap for the message of a failure")]
#[derive(Clone, Debug)]
pub(super) enum NotTaken {
    /// A line of it is wrong.
    Line(Failure),
    /// A line of it is no text.
    Flaw(u32, Flaw),
    /// Its people cannot be asked now.
    Busy,
}

impl fmt::Display for NotTaken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(failure) => write!(f, "line {}: {}", failure.line, failure.message),
            Self::Flaw(line, flaw) => write!(f, "line {line}: {flaw}"),
            Self::Busy => {
                f.write_str("the box cannot ask its people now: try again when it shows a game or its list of games")
            }
        }
    }
}

/// What became of a line.
#[allow(clippy::large_enum_variant, reason = "there is no heap for the message of a failure")]
#[derive(Clone, Debug)]
pub(super) enum Outcome {
    /// It takes more time: it has to be given again.
    Again,
    /// It was taken, and more follow.
    More,
    /// The record was given up.
    Cancelled,
    /// The record is complete, and people are asked until then.
    Asks(Millis),
    /// The record is not taken.
    Failed(NotTaken),
}

/// A record that is being put.
#[derive(Debug)]
pub(super) struct Put {
    reader: Reader,
    place: Option<Table>,
    /// The number of the line, while a record is expected.
    line: Option<u32>,
    /// Whether something was wrong already: the rest of it is skipped.
    wrong: bool,
    /// When the game ended, if the record says so.
    date: Option<Date>,
    /// How long everybody thought, in seconds, if the record says so.
    seconds: BySeat<u32>,
}

impl Put {
    pub(super) const fn new() -> Self {
        Self {
            reader: Reader::new(),
            place: None,
            line: None,
            wrong: false,
            date: None,
            seconds: BySeat([0; MAX_SEATS]),
        }
    }

    /// Expects a record.
    pub(super) fn open(&mut self) {
        self.reader.restart();
        self.place = None;
        (self.line, self.wrong, self.date) = (Some(0), false, None);
        self.seconds = BySeat::default();
    }

    /// Expects none, and forgets what is there.
    pub(super) fn close(&mut self) {
        (self.line, self.place) = (None, None);
    }

    pub(super) fn is_open(&self) -> bool {
        self.line.is_some()
    }

    /// Lays the game on the table of a device.
    pub(super) fn lay(&mut self, device: &mut Device) {
        device.lay_anew(&mut self.place, self.date, Times::of_seconds(self.seconds).unkept());
    }

    /// Takes a line.
    pub(super) fn take(&mut self, line: Result<&str, Flaw>, device: &mut Device, now: Millis) -> Outcome {
        let word = line.unwrap_or_default().trim_ascii();
        if word == "end" || word == "cancel" {
            if self.wrong || word == "cancel" {
                let outcome = if self.wrong { Outcome::More } else { Outcome::Cancelled };
                self.close();
                return outcome;
            }
            return self.end(device, now);
        }
        if self.wrong {
            return Outcome::More;
        }
        let number = self.line.unwrap_or(0) + 1;
        if let Some(date) = word.strip_prefix(ENDED) {
            self.date = Date::read(date);
        }
        if let Some((name, seconds)) = word.strip_prefix(CLOCK).and_then(|words| words.rsplit_once(' '))
            && let Some(table) = &self.place
            && let (Some(seat), Ok(seconds)) = (table.setup().names.seat(name.trim_ascii()), seconds.parse())
        {
            self.seconds[seat] = seconds;
        }
        let taken = match line {
            Ok(line) => self.reader.line(line, &mut self.place, None).map_err(NotTaken::Line),
            Err(flaw) => Err(NotTaken::Flaw(number, flaw)),
        };
        match taken {
            Ok(Taken::NotYet) => Outcome::Again,
            Ok(Taken::Yes) => {
                self.line = Some(number);
                Outcome::More
            }
            Err(why) => {
                self.wrong = true;
                Outcome::Failed(why)
            }
        }
    }

    fn end(&mut self, device: &mut Device, now: Millis) -> Outcome {
        match self.reader.end(&mut self.place, None) {
            Ok(Taken::NotYet) => return Outcome::Again,
            Ok(Taken::Yes) => {}
            Err(failure) => {
                self.close();
                return Outcome::Failed(NotTaken::Line(failure));
            }
        }
        self.line = None;
        match &self.place {
            Some(table) if device.ask_to_lay(table.setup(), now) => Outcome::Asks(now + PATIENCE),
            _ => {
                self.close();
                Outcome::Failed(NotTaken::Busy)
            }
        }
    }
}
