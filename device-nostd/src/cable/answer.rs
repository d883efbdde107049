//! Answers, said in slices.

use core::fmt::{self, Write};

use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Listed, Seat, Setup, Table, notation};

use super::command::Command;
use super::output::Output;
use super::put::{CLOCK, ENDED};
use crate::clock::Times;
use crate::panel::{Controller, PanelSetting};
use crate::statistics::Ended;
use crate::storage::{Keeper, Kept, Visited};
use crate::{Date, Device};

/// An answer of which a part may be said.
#[derive(Clone, Debug)]
pub(super) enum Answer {
    /// Lines that are all there at once, and how many of them are said.
    Whole(Whole, usize),
    /// The kept games, after the one with this number.
    Games(u32),
    /// A date, or that there is none.
    Date(Option<Date>),
    /// A record.
    Record(RecordPart),
}

/// Lines that are all there at once.
#[derive(Clone, Copy, Debug)]
pub(super) enum Whole {
    /// The commands.
    Help,
    /// The version.
    Version,
    /// The settings.
    Settings,
    /// The names.
    Names,
    /// What the fault said that ended the run before.
    LastWords,
}

/// A record of which a part may be said.
#[derive(Clone, Debug)]
pub(super) struct RecordPart {
    /// The number of the game; a table that nobody keeps has none.
    number: Option<u32>,
    setup: Setup,
    /// How many lines of the set-up are said.
    lines: usize,
    /// Whether all of them are.
    is_set_up: bool,
    /// How many entries are said.
    said: u16,
    /// How many there are, of the game on the table.
    on_table: Option<u16>,
    date: Option<Date>,
}

/// How far an answer came.
#[derive(Clone, Copy, Debug)]
pub(super) enum Progress {
    /// There is more to say.
    More,
    /// All is said.
    Done,
    /// It cannot be said to its end.
    Failed(&'static str),
}

impl Answer {
    pub(super) const fn whole(whole: Whole) -> Self {
        Self::Whole(whole, 0)
    }

    pub(super) const fn games() -> Self {
        Self::Games(0)
    }

    pub(super) const fn date(date: Option<Date>) -> Self {
        Self::Date(date)
    }

    /// Makes the record of the game on the table as it is now.
    pub(super) fn table(number: Option<u32>, table: &Table, date: Option<Date>) -> Self {
        let on_table = Some(table.record().entries().len() as u16);
        let setup = table.setup().clone();
        Self::Record(RecordPart { number, setup, lines: 0, is_set_up: false, said: 0, on_table, date })
    }

    /// Makes the record of a kept game.
    pub(super) fn record(kept: Kept) -> Self {
        let Kept { number, setup, date, .. } = kept;
        Self::Record(RecordPart {
            number: Some(number),
            setup,
            lines: 0,
            is_set_up: false,
            said: 0,
            on_table: None,
            date,
        })
    }

    /// Says a part of it. There has to be room for a line.
    pub(super) fn step<F: MultiwriteNorFlash>(
        &mut self,
        output: &mut Output,
        device: &Device,
        keeper: Option<&mut Keeper<F>>,
    ) -> Progress {
        match self {
            Self::Whole(whole, said) => {
                while output.has_room() {
                    if !whole.say(*said, output, device) {
                        return Progress::Done;
                    }
                    *said += 1;
                }
                Progress::More
            }
            Self::Date(date) => {
                match date {
                    Some(date) => output.line(format_args!("{date}")),
                    None => output.line(format_args!("unknown")),
                }
                Progress::Done
            }
            Self::Games(after) => {
                let Some(keeper) = keeper else { return Progress::Done };
                let Some(kept) = keeper.kept_after(*after) else { return Progress::Done };
                *after = kept.number;
                let table = device.table().filter(|_| keeper.on_table() == Some(kept.number));
                output.line(format_args!("{}", GameLine(&kept, table)));
                Progress::More
            }
            Self::Record(record) => record.step(output, device, keeper),
        }
    }
}

impl Whole {
    /// Says a line, or returns that there is none.
    fn say(self, place: usize, output: &mut Output, device: &Device) -> bool {
        match self {
            Self::Help => {
                let Some(command) = <Command as Listed>::ALL.get(place) else { return false };
                output.line(format_args!("{}", command.help()));
            }
            Self::Version => match place {
                0 => output.line(format_args!("version {}", env!("CARGO_PKG_VERSION"))),
                1 => output.line(format_args!("build {}", device.build())),
                2 => output.line(format_args!("cable 1")),
                _ => return false,
            },
            Self::Settings => return say_setting(place, output, device),
            Self::Names => {
                let Some(name) = device.roster().names().get(place) else { return false };
                output.line(format_args!("{} {name}", place + 1));
            }
            Self::LastWords => {
                let Some(line) = device.last_words().lines().nth(place) else { return false };
                output.line(format_args!("{}", FaultLine(line)));
            }
        }
        true
    }
}

/// Something that a fault said: never to be taken for the end of an answer.
struct FaultLine<'a>(&'a str);

impl fmt::Display for FaultLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == "ok" || self.0.starts_with("error: ") {
            f.write_str("- ")?;
        }
        self.0.chars().try_for_each(|letter| f.write_char(if letter.is_control() { '?' } else { letter }))
    }
}

fn say_setting(place: usize, output: &mut Output, device: &Device) -> bool {
    let settings = device.settings();
    let on = |on| if on { "on" } else { "off" };
    let mut say = |name, value: fmt::Arguments<'_>| output.line(format_args!("{name} {value}"));
    match place {
        0 => say("language", format_args!("{}", settings.lang.code())),
        1 => say("brightness", format_args!("{}", settings.brightness)),
        2 => say("sound", format_args!("{}", on(settings.sound))),
        3 => say("sleep", format_args!("{}", settings.sleep)),
        4 => say("aid", format_args!("{}", on(settings.aid))),
        5 => say("aid-alone", format_args!("{}", on(settings.aid_alone))),
        6 => say(
            "panel",
            format_args!(
                "{}",
                match settings.panel {
                    PanelSetting::Auto => "auto",
                    PanelSetting::Always(Controller::Ssd1306) => "ssd1306",
                    PanelSetting::Always(Controller::Sh1106) => "sh1106",
                }
            ),
        ),
        7 => say("clock", format_args!("{}", on(settings.clock))),
        8 => say("reminder", format_args!("{}", settings.reminder)),
        _ => return false,
    }
    true
}

/// A kept game in a line, with the table where it lies on one.
struct GameLine<'a>(&'a Kept, Option<&'a Table>);

impl fmt::Display for GameLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(Kept { number, setup, date, ended }, table) = self;
        let depth = match setup.mode {
            Mode::Track => "full",
            Mode::Light => "light",
            Mode::ScorePad => "score-pad",
        };
        let now = table.map(Ended::of);
        let ended = now.as_ref().or(ended.as_ref());
        let stands = match ended {
            _ if table.is_some() => "now",
            None => "-",
            Some(ended) if ended.players.is_empty() => "open",
            Some(_) => "over",
        };
        write!(f, "{number} {} {depth} {stands} ", setup.game.word())?;
        match date {
            Some(date) => write!(f, "{date}")?,
            None => f.write_str("-")?,
        }
        match ended.filter(|ended| !ended.players.is_empty()) {
            Some(ended) => ended.players.iter().try_for_each(|player| {
                let star = if player.won { "*" } else { "" };
                write!(f, " {}={}/{}{star}", player.name, player.points, player.rank)
            }),
            None => setup.names.iter().try_for_each(|name| write!(f, " {name}")),
        }
    }
}

/// An entry as a line.
struct EntryLine<'a>(&'a Entry, &'a Setup);

impl fmt::Display for EntryLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_entry(self.0, self.1, f)
    }
}

/// One line of a set-up.
struct SetupLine<'a> {
    output: &'a mut Output,
    /// How many lines come before it.
    before: usize,
    /// Whether it is there.
    found: bool,
}

impl Write for SetupLine<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for part in text.split_inclusive('\n') {
            let (line, ends) = part.strip_suffix('\n').map_or((part, false), |line| (line, true));
            if self.before == 0 {
                self.found = true;
                self.output.bytes(line.as_bytes());
            }
            if ends && self.before == 0 {
                return Err(fmt::Error);
            }
            self.before -= usize::from(ends);
        }
        Ok(())
    }
}

impl RecordPart {
    fn step<F: MultiwriteNorFlash>(
        &mut self,
        output: &mut Output,
        device: &Device,
        keeper: Option<&mut Keeper<F>>,
    ) -> Progress {
        while !self.is_set_up {
            if !output.has_room() {
                return Progress::More;
            }
            let mut line = SetupLine { output, before: self.lines, found: false };
            // It stops after the line that is wanted.
            let _ = notation::write_setup(&self.setup, &mut line);
            self.is_set_up = !line.found;
            if line.found {
                output.bytes(b"\r\n");
                self.lines += 1;
            }
        }
        let mut times = Times::default();
        let visited = match (self.on_table, self.number, keeper) {
            (Some(entries), number, keeper) => {
                let is_same = keeper.and_then(|keeper| keeper.on_table()) == number;
                let table = device.table().filter(|table| is_same && *table.setup() == self.setup);
                let rest =
                    table.and_then(|table| table.record().entries().get(usize::from(self.said)..usize::from(entries)));
                let Some(rest) = rest else { return Progress::Failed("the game changed: ask again") };
                times = *device.times();
                if rest.iter().all(|entry| self.say(entry, output)) { Visited::All } else { Visited::Some }
            }
            (None, Some(number), Some(keeper)) => {
                keeper.visit_entries(number, self.said, &mut times, &mut |entry| self.say(entry, output))
            }
            (None, ..) => Visited::Damaged,
        };
        if visited == Visited::Some || !output.has_room() {
            return Progress::More;
        }
        // The room of one line is more than these short ones and the date take together.
        for (seat, name) in Seat::all(self.setup.names.len()).zip(self.setup.names.iter()) {
            let seconds = times.seconds(seat);
            if seconds > 0 {
                output.line(format_args!("{CLOCK}{name} {seconds}"));
            }
        }
        if visited == Visited::Damaged {
            output.line(format_args!("# damaged: the rest cannot be read"));
        } else if let Some(date) = self.date {
            output.line(format_args!("{ENDED}{date}"));
        }
        Progress::Done
    }

    /// Says an entry, if there is room.
    fn say(&mut self, entry: &Entry, output: &mut Output) -> bool {
        let has_room = output.has_room();
        if has_room {
            output.line(format_args!("{}", EntryLine(entry, &self.setup)));
            self.said += 1;
        }
        has_room
    }
}
