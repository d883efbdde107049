//! The clock on the screens: when it runs, how it is shown, and who thought longest.

use engine_nostd::setup::Mode;
use engine_nostd::{MAX_SEATS, Seat};

use super::Ui;
use super::note::{Line, line};
use super::parts::Row;
use super::screen::{Item, Screen};
use crate::clock::{Passing, STEP, TurnOf};
use crate::words::chrome;
use crate::{Change, Millis};

/// The seconds between two pictures of a time that runs.
const SHOWN: u32 = (STEP / 1_000) as u32;

impl Ui {
    /// Lets time pass for whoever thinks; the panel goes dark at `dark`.
    pub(crate) fn pass(&mut self, now: Millis, dark: Option<Millis>) {
        let passing = if self.settings.clock {
            let reminder = self.settings.reminds_after();
            Passing { turn: self.turn_of(), paused: !self.plays(), dark, reminder }
        } else {
            Passing::default()
        };
        if self.clock.pass(now, passing) {
            self.changed(Change::Reminder);
        }
    }

    /// Returns whose turn it is, if it is the turn of one player alone: where everybody acts at once, nobody's clock runs.
    fn turn_of(&self) -> Option<TurnOf> {
        let table = self.table.as_ref().filter(|table| table.setup().mode != Mode::ScorePad)?;
        let state = table.state();
        if state.over().is_some() {
            return None;
        }
        let seat = if state.players() == 1 {
            Seat::FIRST
        } else {
            let turn = state.turn()?;
            let mut actors = state.actors().iter();
            match (actors.next(), actors.next()) {
                (None, _) => turn,
                (Some(seat), None) => seat,
                (Some(_), Some(_)) => return None,
            }
        };
        Some((seat, state.round()))
    }

    /// Returns whether the table plays: whoever opens the menu or the scores wants the clock to stand.
    fn plays(&self) -> bool {
        let thinks = |screen| matches!(screen, Screen::Ask | Screen::Happened | Screen::GiveUp | Screen::Info(_));
        self.base.screen == Screen::Play && self.stack.iter().all(|layer| thinks(layer.screen))
    }

    /// Returns whether this screen has stopped the clock of somebody.
    fn has_paused(&self) -> bool {
        let stops = matches!(self.screen(), Screen::Menu | Screen::Scores);
        stops && self.settings.clock && self.turn_of().is_some()
    }

    /// Says that this screen has stopped the clock, if it has, or what would stand there.
    pub(crate) fn paused_or(&self, aside: Line) -> Line {
        if self.has_paused() { self.plain(chrome::PAUSED) } else { aside }
    }

    /// Returns the time of whoever thinks, in the form of which there is room; empty where none is shown.
    pub(crate) fn time_of_turn(&self, fits: impl Fn(&str) -> bool) -> Line {
        if !self.settings.clock || !matches!(self.screen(), Screen::Play | Screen::Ask) {
            return Line::new();
        }
        let Some((seat, _)) = self.turn_of() else { return Line::new() };
        let seconds = self.clock.times.seconds(seat) / SHOWN * SHOWN;
        let (long, short) = (time(seconds), line(format_args!("{}'", seconds / 60)));
        if fits(&long) { long } else { short }
    }

    /// Returns whether the name at the top is not to be seen just now: it blinks.
    pub(crate) fn hides_name(&self) -> bool {
        matches!(self.screen(), Screen::Play | Screen::Ask) && self.clock.hides_name()
    }

    /// Adds the row for the thinking times to the results, if there are any.
    pub(super) fn list_times(&mut self) {
        if !self.clock.times.is_empty() {
            self.push(Item::Times);
        }
    }

    /// Returns all times together.
    pub(super) fn time_in_all(&self) -> Line {
        time(Seat::all(MAX_SEATS).map(|seat| self.clock.times.seconds(seat)).fold(0, u32::saturating_add))
    }

    /// Says how long somebody thought, and whether nobody else thought longer or shorter.
    pub(super) fn time_row(&self, seat: Seat, row: &mut Row) {
        let players = self.table.as_ref().map_or(0, |table| table.state().players());
        let own = self.clock.times.seconds(seat);
        let mut others = seat.others(players).map(|seat| self.clock.times.seconds(seat));
        let text = match others.next() {
            None => None,
            Some(first) if own > others.clone().fold(first, u32::max) => Some(chrome::LONGEST),
            Some(first) if own < others.fold(first, u32::min) => Some(chrome::SHORTEST),
            Some(_) => None,
        };
        row.right = time(own);
        if let Some(text) = text {
            row.right = self.count(text, time(own));
        }
    }
}

/// Writes a time: minutes and seconds, and hours before them where there are any.
fn time(seconds: u32) -> Line {
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        line(format_args!("{hours}:{minutes:02}:{seconds:02}"))
    } else {
        line(format_args!("{minutes}:{seconds:02}"))
    }
}
