//! What of a device has to be kept, and when.

use engine_nostd::{Setup, Table};

use super::{EarlierGames, Notice};
use crate::clock::Times;
use crate::settings::{Roster, Settings};
use crate::statistics::{Ended, Statistics};
use crate::{Change, Date, Device, Memory};

/// A place where the game, the settings and the names of a device are kept: flash on the Pico, files on a desktop.
pub trait Shelf {
    /// Why something could not be kept. What was kept before still is.
    type Error;

    /// Records the beginning of a game. The one before it stays as it is.
    ///
    /// # Errors
    /// It could not be written.
    fn begin(&mut self, setup: &Setup) -> Result<(), Self::Error>;

    /// Keeps what was entered by one press: after a power cut either all of it is there or nothing. With it goes the
    /// thinking time that is not kept yet.
    ///
    /// # Errors
    /// It could not be written.
    fn enter(&mut self, table: &Table, times: &mut Times) -> Result<(), Self::Error>;

    /// Returns the thinking times that are kept with the game on the table.
    fn times(&self) -> Times;

    /// Records that the table was cleared.
    ///
    /// # Errors
    /// It could not be written: the game will be resumed.
    fn leave(&mut self) -> Result<(), Self::Error>;

    /// Keeps settings and names.
    ///
    /// # Errors
    /// They could not be written.
    fn prefer(&mut self, settings: Settings, roster: &Roster) -> Result<(), Self::Error>;

    /// Keeps what is remembered about cards and boards: after a power cut either the old or the new is there, as a
    /// whole.
    ///
    /// # Errors
    /// It could not be written.
    fn remember(&mut self, memory: &Memory) -> Result<(), Self::Error>;

    /// Keeps how the game on the table ended, which is about to be left: it is counted from then on, whether the game itself
    /// is kept or makes room.
    ///
    /// # Errors
    /// It could not be written.
    fn note(&mut self, ended: &Ended) -> Result<(), Self::Error>;

    /// Keeps when the game on the table ended or was left. The last date counts.
    ///
    /// # Errors
    /// It could not be written.
    fn date(&mut self, date: Date) -> Result<(), Self::Error>;

    /// Returns whether the game on the table has a date.
    fn is_dated(&mut self) -> bool;

    /// Counts who played and won how often, without the game on the table, for the people of a roster.
    fn statistics(&mut self, roster: &Roster) -> Statistics;

    /// Lists the games that were played before, without the one on the table.
    fn earlier(&mut self) -> EarlierGames;

    /// Lays an earlier game on the table, as far as it is intact, has the memory note where the game differs from it,
    /// keeps that along with the game, and returns what was wrong with the game.
    ///
    /// # Errors
    /// It could not be written that the game lies there: it will not be resumed.
    fn lay(
        &mut self,
        number: u32,
        place: &mut Option<Table>,
        memory: &mut Memory,
    ) -> Result<Option<Notice>, Self::Error>;
}

/// The changes of a device that still have to be kept.
///
/// What could not be kept is tried again at the next change.
#[derive(Clone, Copy, Debug, Default)]
pub struct Follow {
    /// Another game lies on the table, or none.
    another: bool,
    /// Something was entered.
    entered: bool,
    /// Settings or names changed.
    preferences: bool,
    /// What is remembered about cards and boards changed.
    memory: bool,
    /// An earlier game is to be laid on the table.
    wanted: Option<u32>,
    /// Whether the game on the table had ended when something was entered last, if that is known.
    over: Option<bool>,
    /// Whether nothing was entered in it since it was laid there.
    only_looked: bool,
}

impl Follow {
    /// Takes note of a change.
    pub fn hear(&mut self, change: Change) {
        match change {
            Change::NewGame => (self.another, self.entered) = (true, false),
            Change::Game => self.entered = true,
            Change::Settings => self.preferences = true,
            Change::Memory => self.memory = true,
            Change::Lay(number) => self.wanted = Some(number),
            Change::Click | Change::Turn | Change::Reminder | Change::Tested | Change::Update => {}
        }
    }

    /// Returns whether everything is kept.
    #[must_use]
    pub fn is_done(&self) -> bool {
        !(self.another || self.entered || self.preferences || self.memory || self.wanted.is_some())
    }

    /// Keeps what is not kept yet, and lays the game that was asked for on the table. Call it after each press, so that
    /// the press is kept as a whole.
    ///
    /// # Errors
    /// Something could not be kept.
    pub fn keep<S: Shelf>(&mut self, device: &mut Device, shelf: &mut S) -> Result<(), S::Error> {
        // Before the game that told it is left.
        if self.memory {
            shelf.remember(device.memory())?;
            self.memory = false;
        }
        let (is_new, counts) = (self.another, self.another || self.wanted.is_some());
        if self.another {
            if let Some(ended) = device.take_ended() {
                // Statistics never stand in the way of a game; a keeper counts it later.
                let _ = shelf.note(&ended);
                if let Some(date) = device.date().filter(|_| !self.only_looked)
                    && (ended.players.is_empty() || !shelf.is_dated())
                {
                    let _ = shelf.date(date);
                }
            }
            (self.over, self.only_looked) = (Some(false), false);
            match device.table() {
                Some(table) => shelf.begin(table.setup())?,
                None => {
                    shelf.leave()?;
                    device.set_earlier(shelf.earlier());
                }
            }
            (self.another, self.entered) = (false, device.table().is_some());
        }
        if self.entered {
            if let Some((table, times)) = device.played() {
                shelf.enter(table, times)?;
                let is_over = Ended::is_so(table);
                let has_ended = is_over && (self.over == Some(false) || self.over.is_none() && !shelf.is_dated());
                // What comes with a game is what happened elsewhere, at its own time.
                let date = if is_new { device.take_put_date() } else { device.date().filter(|_| has_ended) };
                if let Some(date) = date {
                    // A date never stands in the way of a game either.
                    let _ = shelf.date(date);
                }
                (self.over, self.only_looked) = (Some(is_over), is_new);
            }
            self.entered = false;
        }
        if self.preferences {
            shelf.prefer(device.settings(), device.roster())?;
            self.preferences = false;
        }
        if let Some(number) = self.wanted.take() {
            let mut kept = Ok(());
            device.lay(|place, memory| {
                let laid = shelf.lay(number, place, memory);
                laid.unwrap_or_else(|error| {
                    kept = Err(error);
                    None
                })
            });
            device.set_times(shelf.times());
            kept?;
            (self.over, self.only_looked) = (device.table().map(Ended::is_so), true);
        }
        if counts {
            device.set_statistics(shelf.statistics(device.roster()));
        }
        Ok(())
    }
}
