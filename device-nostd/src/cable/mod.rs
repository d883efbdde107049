//! The box at a cable: lines of text come in, answers go out. `docs/cable.md` says what is spoken.
//!
//! Nothing here waits: bytes are taken while there is room ([`Cable::take`]), answers are made in slices
//! ([`Cable::work`]) and given away as the other end reads them ([`Cable::waiting`], [`Cable::gone`]). Whoever owns the device
//! lends it for one slice at a time, between presses.

mod answer;
mod command;
mod input;
mod output;
mod put;

use core::fmt;

use embedded_storage::nor_flash::MultiwriteNorFlash;

use crate::storage::Keeper;
use crate::{Device, Millis};
use answer::{Answer, Progress};
use command::Done;
use input::{Input, Taken};
use output::Output;
use put::Put;

/// How often to look whether people have decided.
const LOOK: Millis = 100;

/// What the box is doing for the other end.
#[derive(Clone, Debug)]
enum Doing {
    /// It listens.
    Nothing,
    /// A line is there.
    Line,
    /// It answers.
    Answer(Answer),
    /// It waits for its people.
    Asks {
        /// When it looks again whether they have decided.
        look: Millis,
        /// How long it waits at most.
        until: Millis,
    },
    /// The other end has gone while it waited for its people.
    StopsAsking,
}

/// The box's end of a cable.
#[derive(Debug)]
pub struct Cable {
    input: Input,
    output: Output,
    echo: bool,
    doing: Doing,
    put: Put,
}

impl Default for Cable {
    fn default() -> Self {
        Self::new()
    }
}

impl Cable {
    /// Begins to listen.
    ///
    /// Inlined and no more than its fields, so that the table in it is not handed through a small stack.
    #[must_use]
    #[inline(always)]
    pub const fn new() -> Self {
        Self { input: Input::new(), output: Output::new(), echo: true, doing: Doing::Nothing, put: Put::new() }
    }

    /// Begins anew, for a new connection.
    pub fn restart(&mut self) {
        self.input.clear();
        self.output.clear();
        self.echo = true;
        self.put.close();
        self.doing = match self.doing {
            Doing::Asks { .. } | Doing::StopsAsking => Doing::StopsAsking,
            _ => Doing::Nothing,
        };
    }

    /// Takes bytes from the other end, and returns how many: the rest has to wait for the answer to be read.
    pub fn take(&mut self, bytes: &[u8]) -> usize {
        for (taken, byte) in bytes.iter().enumerate() {
            if !matches!(self.doing, Doing::Nothing) || !self.output.has_room() {
                return taken;
            }
            let echo = if self.echo { Some(&mut self.output) } else { None };
            if self.input.take(*byte, echo) == Taken::Line {
                self.doing = Doing::Line;
            }
        }
        bytes.len()
    }

    /// Returns the bytes that wait for the other end.
    #[must_use]
    pub fn waiting(&self) -> &[u8] {
        self.output.waiting()
    }

    /// Notes that the other end has so many of them.
    pub fn gone(&mut self, bytes: usize) {
        self.output.gone(bytes);
    }

    /// Returns when there is something to do in [`Cable::work`]; `None` until more bytes come or are read.
    #[must_use]
    pub fn next_work(&self, now: Millis) -> Option<Millis> {
        match self.doing {
            Doing::Nothing => None,
            Doing::Line | Doing::Answer(_) => self.output.has_room().then_some(now),
            Doing::Asks { look, .. } => Some(look),
            Doing::StopsAsking => Some(now),
        }
    }

    /// Does a small piece of what is to be done, with a device that is lent and what keeps its games. Returns whether the device
    /// may show another picture and has something to keep.
    pub fn work<F: MultiwriteNorFlash>(
        &mut self,
        device: &mut Device,
        keeper: Option<&mut Keeper<F>>,
        now: Millis,
    ) -> bool {
        if !self.output.has_room() && !matches!(self.doing, Doing::StopsAsking) {
            return false;
        }
        let mut changed = false;
        match core::mem::replace(&mut self.doing, Doing::Nothing) {
            Doing::Nothing => {}
            Doing::Line => changed = self.carry_out(device, keeper, now),
            Doing::Answer(mut answer) => match answer.step(&mut self.output, device, keeper) {
                Progress::More => self.doing = Doing::Answer(answer),
                Progress::Done => self.say_ok(),
                Progress::Failed(why) => self.fail(format_args!("{why}")),
            },
            Doing::Asks { until, .. } => {
                changed = self.ask_on(device, until, now);
            }
            Doing::StopsAsking => {
                device.stop_asking();
                changed = true;
            }
        }
        changed
    }

    /// Waits on for people to decide whether to lay the record on the table.
    fn ask_on(&mut self, device: &mut Device, until: Millis, now: Millis) -> bool {
        let said = device.said_to_lay();
        if said.is_none() && now < until {
            self.doing = Doing::Asks { look: now + LOOK, until };
            return false;
        }
        device.stop_asking();
        match said {
            Some(true) => {
                self.put.lay(device);
                self.say_ok();
            }
            Some(false) => self.fail(format_args!("the people at the box said no")),
            None => self.fail(format_args!("nobody at the box answered")),
        }
        self.put.close();
        true
    }

    /// Carries out the line that is there.
    fn carry_out<F: MultiwriteNorFlash>(
        &mut self,
        device: &mut Device,
        keeper: Option<&mut Keeper<F>>,
        now: Millis,
    ) -> bool {
        if self.put.is_open() {
            return self.take_record_line(device, now);
        }
        let line = match self.input.line() {
            Ok(line) => line.trim_ascii(),
            Err(what) => {
                self.output.line(format_args!("error: {what}"));
                self.listen();
                return false;
            }
        };
        if line.is_empty() {
            self.listen();
            return false;
        }
        let mut changed = false;
        match command::run(line, device, keeper, now) {
            Ok(Done::Said) => {
                changed = true;
                self.say_ok();
            }
            Ok(Done::Says(answer)) => {
                self.input.clear();
                self.doing = Doing::Answer(answer);
            }
            Ok(Done::Puts) => {
                self.put.open();
                self.listen();
            }
            Ok(Done::Echo(on)) => {
                // What is said from now on counts.
                self.echo = on;
                self.say_ok();
            }
            Err(why) => {
                // Not through `fail`: it shows words of the line.
                self.output.line(format_args!("error: {why}"));
                self.listen();
            }
        }
        changed
    }

    /// Takes a line of the record that is being put.
    fn take_record_line(&mut self, device: &mut Device, now: Millis) -> bool {
        let mut changed = false;
        match self.put.take(self.input.line(), device, now) {
            put::Outcome::Again => self.doing = Doing::Line,
            put::Outcome::More => self.listen(),
            put::Outcome::Cancelled => self.say_ok(),
            put::Outcome::Asks(until) => {
                self.input.clear();
                self.doing = Doing::Asks { look: now + LOOK, until };
                changed = true;
            }
            put::Outcome::Failed(why) => self.fail(format_args!("{why}")),
        }
        changed
    }

    fn say_ok(&mut self) {
        self.output.line(format_args!("ok"));
        self.listen();
    }

    fn fail(&mut self, why: fmt::Arguments<'_>) {
        self.output.line(format_args!("error: {why}"));
        self.listen();
    }

    /// Listens for the next line.
    fn listen(&mut self) {
        self.input.clear();
        self.doing = Doing::Nothing;
        if self.echo {
            self.output.bytes(b"> ");
        }
    }
}

#[cfg(test)]
mod tests;
