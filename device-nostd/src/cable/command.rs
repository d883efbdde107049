//! The commands.

use core::fmt;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine_nostd::{Listed, Name, NameError, words};

use super::answer::{Answer, Whole};
use crate::storage::{Keeper, NotRead};
use crate::{Date, Device, Millis, ROSTER};

words! {
    /// A command.
    pub(super) enum Command {
        /// Lists the commands.
        Help = "help",
        /// Says which program this is.
        Version = "version",
        /// Lists the kept games.
        Games = "games",
        /// Says a record.
        Game = "game",
        /// Takes a record.
        Put = "put",
        /// Lists the names.
        Names = "names",
        /// Changes a name.
        Name = "name",
        /// Says the date, or takes one.
        Date = "date",
        /// Says the settings.
        Settings = "settings",
        /// Says what the fault said that ended the run before.
        LastWords = "last-words",
        /// Switches the echo.
        Echo = "echo",
    }
}

impl Command {
    /// Returns how it is written and what it does.
    pub(super) const fn help(self) -> &'static str {
        match self {
            Self::Help => "help: lists the commands",
            Self::Version => "version: says which firmware this is",
            Self::Games => "games: lists the kept games: number, game, depth, how it stands, when it ended, players",
            Self::Game => "game N, game now: gives the record of a game",
            Self::Put => "put: takes the lines of a record, ended by a line 'end', or given up by 'cancel'",
            Self::Names => "names: lists the names that the set-up offers",
            Self::Name => "name N Anna: changes a name",
            Self::Date => "date, date 2026-11-17T20:15: gives or takes the local date",
            Self::Settings => "settings: lists the settings",
            Self::LastWords => "last-words: says what the fault said that ended the run before",
            Self::Echo => "echo on, echo off: shows what is typed, or not",
        }
    }
}

/// What became of a command.
#[derive(Debug)]
pub(super) enum Done {
    /// It is done, and there is nothing to say.
    Said,
    /// There is something to say.
    Says(Answer),
    /// A record follows.
    Puts,
    /// What is typed is shown from now on, or no longer.
    Echo(bool),
}

/// Why a command was not carried out.
#[derive(Clone, Debug)]
pub(super) enum Why<'a> {
    /// There is no such command.
    Unknown(&'a str),
    /// It is used like this.
    Use(Command),
    /// There is no date like this.
    NoDate(&'a str),
    /// There is no place like this among the names.
    NoPlace(&'a str),
    /// It is not a name.
    NoName(NameError),
    /// No game lies on the table.
    NoTable,
    /// There is no record of this game to be had.
    NoGame(u32, NotRead),
    /// Nothing is kept.
    NothingKept,
}

/// A word that was typed, cut to a length that can be shown.
struct Shown<'a>(&'a str);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cut = self.0.char_indices().nth(32).and_then(|(end, _)| self.0.get(..end));
        match cut {
            Some(cut) => write!(f, "{cut}..."),
            None => f.write_str(self.0),
        }
    }
}

impl fmt::Display for Why<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(word) => write!(f, "unknown command '{}': help lists them", Shown(word)),
            Self::Use(command) => write!(f, "write it like this: {}", command.help()),
            Self::NoDate(word) => write!(f, "'{}' is no date between 2000 and 2099 like 2026-11-17T20:15", Shown(word)),
            Self::NoPlace(word) => write!(f, "'{}' is no number from 1 to {ROSTER}", Shown(word)),
            Self::NoName(why) => write!(f, "{why}"),
            Self::NoTable => f.write_str("no game lies on the table"),
            Self::NoGame(number, NotRead::NotThere) => write!(f, "there is no game {number}: games lists them"),
            Self::NoGame(number, NotRead::Damaged) => write!(f, "game {number} cannot be read"),
            Self::NoGame(number, NotRead::Newer) => write!(f, "another version of the firmware wrote game {number}"),
            Self::NothingKept => f.write_str("the box keeps nothing now: it could not use its flash"),
        }
    }
}

/// Carries out a command, or begins to.
pub(super) fn run<'a, F: MultiwriteNorFlash>(
    line: &'a str,
    device: &mut Device,
    keeper: Option<&mut Keeper<F>>,
    now: Millis,
) -> Result<Done, Why<'a>> {
    let mut words = line.split_ascii_whitespace();
    let first = words.next().unwrap_or_default();
    let command = <Command as Listed>::ALL.iter().copied().find(|command| command.word() == first);
    let command = command.ok_or(Why::Unknown(first))?;
    let arguments = [words.next(), words.next(), words.next()];
    let is_now = arguments[0] == Some("now");
    let whole = |whole| Ok(Done::Says(Answer::whole(whole)));
    match (command, arguments) {
        (Command::Help, [None, ..]) => whole(Whole::Help),
        (Command::Version, [None, ..]) => whole(Whole::Version),
        (Command::Settings, [None, ..]) => whole(Whole::Settings),
        (Command::Names, [None, ..]) => whole(Whole::Names),
        (Command::LastWords, [None, ..]) => whole(Whole::LastWords),
        (Command::Games, [None, ..]) => match keeper {
            Some(_) => Ok(Done::Says(Answer::games())),
            None => Err(Why::NothingKept),
        },
        (Command::Game, [Some(_), None, _]) if is_now => {
            let table = device.table().ok_or(Why::NoTable)?;
            let kept = keeper.and_then(|keeper| keeper.on_table().and_then(|number| keeper.kept(number).ok()));
            let (number, date) = kept.map_or((None, None), |kept| (Some(kept.number), kept.date));
            Ok(Done::Says(Answer::table(number, table, date)))
        }
        (Command::Game, [Some(number), None, _]) => {
            let number = number.parse().map_err(|_| Why::Use(command))?;
            let keeper = keeper.ok_or(Why::NothingKept)?;
            let kept = keeper.kept(number).map_err(|why| Why::NoGame(number, why))?;
            Ok(Done::Says(match device.table() {
                Some(table) if keeper.on_table() == Some(number) => Answer::table(Some(number), table, kept.date),
                _ => Answer::record(kept),
            }))
        }
        (Command::Put, [None, ..]) => Ok(Done::Puts),
        (Command::Name, [Some(number), Some(name), None]) => {
            let place: usize = number.parse().map_err(|_| Why::NoPlace(number))?;
            let place = place.checked_sub(1).filter(|place| *place < ROSTER).ok_or(Why::NoPlace(number))?;
            device.set_name(place, &Name::new(name).map_err(Why::NoName)?);
            Ok(Done::Said)
        }
        (Command::Date, [None, ..]) => Ok(Done::Says(Answer::date(device.date_at(now)))),
        (Command::Date, [Some(text), None, _]) => {
            device.set_date(Date::read(text).ok_or(Why::NoDate(text))?, now);
            Ok(Done::Said)
        }
        (Command::Echo, [Some(word), None, _]) if word == "on" || word == "off" => Ok(Done::Echo(word == "on")),
        (command, _) => Err(Why::Use(command)),
    }
}
