//! The keeper: what of a device is written where, and what is found there at power-on.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use engine_nostd::packed::{self, MAX_ENTRY, pack_entry};
use engine_nostd::{Setup, Table};
use heapless::Vec;

use super::chunk::{self, ChunkKind, SLOT};
use super::game::{Room, Unplayable};
use super::log::{self, LineOf, Log, LogNote};
use super::preferences::{OnTable, Preferences, PreferencesCopy};
use super::ring::{MAX_SECTORS, Ring, Use};
use super::sector::{Header, SIZE, SectorContent};
use super::{Earlier, EarlierGames, KeepError, Notice, Shelf};
use crate::clock::Times;
use crate::memory::Memory;
use crate::settings::{Roster, Settings};
use crate::statistics::{Ended, Statistics};
use crate::{Date, Device};

/// The game on the table.
#[derive(Clone, Copy, Debug)]
struct Running {
    number: u32,
    next_part: u16,
    entries: u16,
    room: Room,
    /// The thinking times that are kept.
    times: Times,
}

/// The keeper of games, settings and names on flash.
#[derive(Debug)]
pub struct Keeper<F> {
    pub(super) ring: Ring<F>,
    running: Option<Running>,
    copy: Option<PreferencesCopy>,
    log: Option<Log>,
    /// Whether there may be earlier games without a line.
    wants_lines: bool,
}

/// The most games of which it is told that an earlier line of theirs does not count: that takes a game that was resumed after
/// its end, and ended otherwise. With more of them, the oldest count twice.
const MOST_AGAIN: usize = 32;

impl<F: MultiwriteNorFlash> Keeper<F> {
    /// Looks at what lies between two addresses of a flash. They must be multiples of 4096, and no more than 64 sectors
    /// are used. Nothing is written.
    pub fn open(flash: F, region: Range<u32>) -> Self {
        let mut ring = Ring::open(flash, region);
        let copy = PreferencesCopy::find(&mut ring);
        let log = Log::find(&mut ring);
        Self { ring, running: None, copy, log, wants_lines: true }
    }

    /// Returns the settings and names that were kept, or those of a new device.
    pub fn preferences(&mut self) -> (Settings, Roster) {
        let Preferences { settings, roster, .. } = Preferences::read(&mut self.ring);
        (settings, roster)
    }

    /// Returns what is remembered about cards and boards.
    pub fn memory(&mut self) -> Memory {
        Preferences::read(&mut self.ring).memory
    }

    /// Lays the game that was being played on the table, as far as it is intact, and returns what was wrong.
    pub fn resume(&mut self, place: &mut Option<Table>) -> Option<Notice> {
        let last = [self.copy.as_ref().map(|copy| copy.last.clone()), self.log.as_ref().map(|log| log.last.clone())];
        for last in last.into_iter().flatten() {
            // Should it fail, everything is still as it was read.
            let _ = self.ring.strengthen(last);
        }
        let notice = self.game_on_table().and_then(|number| self.take_up(number, place));
        notice.or_else(|| {
            let unreadable = self.ring.has(Use::Damaged) && !self.ring.is_new();
            unreadable.then(|| self.missed()).flatten().or_else(|| self.ring.has(Use::Newer).then_some(Notice::Newer))
        })
    }

    /// Returns what is missing when a sector cannot be read.
    fn missed(&self) -> Option<Notice> {
        let Some(Running { entries, room, .. }) = self.running else { return Some(Notice::Unreadable) };
        match room {
            // The game continues in its last sector, so the unreadable one is not a part of it. The remains of an erase
            // that was cut short look like this: nothing that anyone wants.
            Room::Blank(address) | Room::Torn(address) if (1..=SIZE - SLOT).contains(&(address % SIZE)) => None,
            // It may well have continued there.
            _ => Some(Notice::Damaged { kept: entries }),
        }
    }

    /// Finds the game that lies on the table.
    fn game_on_table(&mut self) -> Option<u32> {
        let OnTable { game, until } = Preferences::read(&mut self.ring).on_table;
        // A game that was being begun when the power failed does not count: what was on the table before it still is.
        while let Some(number) = self.newest_game().filter(|number| *number >= until) {
            if self.ring.game(number).setup(&mut self.ring.flash) != Err(Unplayable::Torn) {
                return Some(number);
            }
            self.ring.replace_kept(|header| header.number == number, Use::Free);
        }
        game.filter(|game| self.ring.kept(SectorContent::Game).any(|(_, header)| header.number == *game))
    }

    fn newest_game(&self) -> Option<u32> {
        self.newest_game_before(u32::MAX)
    }

    fn newest_game_before(&self, number: u32) -> Option<u32> {
        self.ring.kept(SectorContent::Game).map(|(_, header)| header.number).filter(|game| *game < number).max()
    }

    /// Lays a game on the table, as far as it is intact, and returns what was wrong with it.
    fn take_up(&mut self, number: u32, place: &mut Option<Table>) -> Option<Notice> {
        let game = self.ring.game(number);
        match game.lay(&mut self.ring.flash, place) {
            Ok(reading) => {
                let (next_part, entries, room) = (game.next_part(), reading.entries, reading.room);
                self.running = Some(Running { number, next_part, entries, room, times: reading.times });
                // Should it fail, everything is still as it was read.
                let _ = self.ring.strengthen(reading.last);
                reading.damaged.then_some(Notice::Damaged { kept: entries })
            }
            // It stays where it is, among the earlier games; one in which nothing was played is not listed there.
            Err(Unplayable::Older) => {
                let setup = game.setup(&mut self.ring.flash).ok()?;
                let words = setup.game.vocabulary(setup.mode);
                (!game.is_empty(&mut self.ring.flash, words)).then_some(Notice::Older)
            }
            Err(why) => {
                *place = None;
                let is_newer = why == Unplayable::Newer;
                let (used, notice) =
                    if is_newer { (Use::Newer, Notice::Newer) } else { (Use::Damaged, Notice::Unreadable) };
                self.ring.replace_kept(|header| header.number == number, used);
                Some(notice)
            }
        }
    }

    fn running(&self) -> Option<u32> {
        self.running.map(|running| running.number)
    }

    fn write_preferences(&mut self, change: impl FnOnce(&mut Preferences)) -> Result<(), KeepError> {
        let mut wanted = Preferences::read(&mut self.ring);
        change(&mut wanted);
        let running = self.running();
        PreferencesCopy::write(&mut self.copy, &mut self.ring, &wanted, running)
    }

    /// Writes a chunk after what is there of a game, in another sector if need be.
    fn add(&mut self, running: &mut Running, kind: ChunkKind, payload: &[u8]) -> Result<(), KeepError> {
        let bytes = chunk::bytes(running.number, kind, running.entries, payload);
        let next = match running.room {
            Room::Blank(address) => self.ring.append(address, &bytes),
            Room::Torn(address) => {
                let void = chunk::make_void(&mut self.ring.flash, address);
                // At the end of a sector there is no room after it, and what follows is another sector.
                let next = Some(address + SLOT).filter(|next| self.ring.is_one_sector(address, *next));
                void.ok().and(next).and_then(|next| self.ring.append(next, &bytes))
            }
            Room::None => None,
        };
        running.room = match next {
            Some(next) => Room::Blank(next),
            None => {
                // Whatever becomes of this part, the one before it is not continued.
                running.room = Room::None;
                let (number, part, first) = (running.number, running.next_part, running.entries);
                running.next_part = part.saturating_add(1);
                let address =
                    self.ring.take(Header { content: SectorContent::Game, number, part, first }, Some(number))?;
                Room::Blank(self.ring.append(address, &bytes).ok_or(KeepError::Flash)?)
            }
        };
        Ok(())
    }

    /// Returns the number of the game on the table.
    pub fn on_table(&self) -> Option<u32> {
        self.running()
    }

    /// Returns the latest of the earlier games with a lower number: any number of them, one after the other.
    pub fn earlier_before(&mut self, mut before: u32) -> Option<Earlier> {
        while let Some(number) = self.newest_game_before(before) {
            before = number;
            let game = self.ring.game(number);
            if Some(number) != self.running()
                && let Ok(setup) = game.setup(&mut self.ring.flash)
                && !game.is_empty(&mut self.ring.flash, setup.game.vocabulary(setup.mode))
            {
                return Some(Earlier { number, setup, date: None, points: None });
            }
        }
        None
    }

    /// Returns whether there is something to do in [`Keeper::rest`].
    pub fn wants_rest(&self) -> bool {
        self.ring.wants_rest(self.running())
    }

    /// Does one piece of housekeeping: erases one sector at most.
    ///
    /// # Errors
    /// The flash did not do it.
    pub fn rest(&mut self) -> Result<(), KeepError> {
        let running = self.running();
        self.ring.rest(running)
    }

    /// Returns whether there is something to do in [`Keeper::tidy`].
    pub fn wants_tidying(&self, device: &Device) -> bool {
        self.wants_rest() || self.wants_lines && device.table().is_none()
    }

    /// Does one piece of housekeeping: finds out how an earlier game ended that has no line yet, if there is a free table to
    /// lay it on, or erases one sector at most.
    ///
    /// # Errors
    /// The flash did not do it.
    pub fn tidy(&mut self, device: &mut Device) -> Result<(), KeepError> {
        let Some(place) = device.free_place().filter(|_| self.wants_lines) else { return self.rest() };
        let noted = self.note_earlier(place);
        if noted.is_err() {
            self.wants_lines = false;
        }
        if !self.wants_lines {
            device.set_statistics(self.statistics(device.roster()));
        }
        noted
    }

    /// Notes how the oldest of the earlier games without a line ended: it is the next to make room.
    fn note_earlier(&mut self, place: &mut Option<Table>) -> Result<(), KeepError> {
        let running = self.running();
        let mut games: Vec<u32, MAX_SECTORS> = Vec::new();
        for (_, header) in self.ring.kept(SectorContent::Game) {
            if Some(header.number) != running && !games.contains(&header.number) {
                // There are no more games than sectors.
                let _ = games.push(header.number);
            }
        }
        log::visit(&mut self.ring, &mut |line| games.retain(|number| *number != line.number));
        let Some(number) = games.iter().copied().min().filter(|_| log::has_room(&self.ring)) else {
            self.wants_lines = false;
            return Ok(());
        };
        let laid = self.ring.game(number).lay(&mut self.ring.flash, place).is_ok();
        let ended = place.as_ref().filter(|_| laid).map(Ended::of);
        *place = None;
        // What cannot be played has no result either.
        let ended = ended.unwrap_or_else(Ended::nothing);
        let line = LineOf { number, again: false, ended };
        Log::append(&mut self.log, &mut self.ring, &LogNote::Line(line), running)
    }

    /// Returns the flash to look at.
    pub fn flash(&self) -> &F {
        &self.ring.flash
    }

    /// Returns the flash, giving up the keeper.
    pub fn into_flash(self) -> F {
        self.ring.flash
    }
}

impl<F: MultiwriteNorFlash> Shelf for Keeper<F> {
    type Error = KeepError;

    fn begin(&mut self, setup: &Setup) -> Result<(), KeepError> {
        // Higher than any that is there, and than any that was: should the newest game have become unreadable since the table
        // was cleared, this one would not count as begun after that.
        let until = Preferences::read(&mut self.ring).on_table.until;
        let number = self.ring.next_number().max(until);
        // Until the new game is there, the one before is the one on the table.
        let before = self.running.take().map(|running| running.number);
        let header = Header { content: SectorContent::Game, number, part: 0, first: 0 };
        let address = self.ring.take(header, before)?;
        let bytes = chunk::bytes(number, ChunkKind::Setup, 0, &packed::pack_setup(setup));
        let next = self.ring.append(address, &bytes).ok_or(KeepError::Flash)?;
        let (room, times) = (Room::Blank(next), Times::default());
        self.running = Some(Running { number, next_part: 1, entries: 0, room, times });
        Ok(())
    }

    fn enter(&mut self, table: &Table, times: &mut Times) -> Result<(), KeepError> {
        let Some(mut running) = self.running else { return Ok(()) };
        // Of the set-up: a game that was made light still has the entries from before.
        let words = table.setup().game.vocabulary(table.setup().mode);
        let entries = table.record().entries();
        for (entry, left) in entries.iter().zip((0..entries.len()).rev()).skip(usize::from(running.entries)) {
            let kind = if left == 0 { ChunkKind::Entry } else { ChunkKind::Unfinished };
            let mut payload: Vec<u8, MAX_ENTRY> = pack_entry(entry, words);
            // One player's time goes with each entry: with a game that comes from elsewhere go everybody's. An entry so long
            // that nothing more fits into its slot leaves the time to the next one.
            let has_room = payload.len() + Times::SHARE <= MAX_ENTRY;
            let share = times.share().filter(|_| has_room);
            share.into_iter().for_each(|share| payload.extend(share.pack()));
            let added = self.add(&mut running, kind, &payload);
            if added.is_ok() {
                running.entries += 1;
                if let Some(share) = share {
                    times.keep(share);
                    running.times.add_kept(share);
                }
            }
            self.running = Some(running);
            added?;
        }
        Ok(())
    }

    fn times(&self) -> Times {
        self.running.map_or_else(Times::default, |running| running.times)
    }

    fn leave(&mut self) -> Result<(), KeepError> {
        self.running = None;
        let until = self.ring.next_number();
        self.write_preferences(|preferences| preferences.on_table = OnTable { game: None, until })
    }

    fn prefer(&mut self, settings: Settings, roster: &Roster) -> Result<(), KeepError> {
        self.write_preferences(|preferences| {
            preferences.settings = settings;
            preferences.roster = roster.clone();
        })
    }

    fn remember(&mut self, memory: &Memory) -> Result<(), KeepError> {
        self.write_preferences(|preferences| preferences.memory = memory.clone())
    }

    fn note(&mut self, ended: &Ended) -> Result<(), KeepError> {
        let Some(number) = self.running() else { return Ok(()) };
        let mut kept = None;
        log::visit(&mut self.ring, &mut |line| {
            if line.number == number {
                kept = Some(line.ended);
            }
        });
        if kept.as_ref() == Some(ended) {
            return Ok(());
        }
        let line = LineOf { number, again: kept.is_some(), ended: ended.clone() };
        let noted = Log::append(&mut self.log, &mut self.ring, &LogNote::Line(line), Some(number));
        if noted.is_err() {
            self.wants_lines = true;
        }
        noted
    }

    fn date(&mut self, date: Date) -> Result<(), KeepError> {
        let Some(number) = self.running() else { return Ok(()) };
        Log::append(&mut self.log, &mut self.ring, &LogNote::Date(number, date), Some(number))
    }

    fn is_dated(&mut self) -> bool {
        let running = self.running();
        let mut is_dated = false;
        log::visit_notes(&mut self.ring, &mut |note| {
            is_dated |= matches!(note, LogNote::Date(number, _) if Some(number) == running);
        });
        is_dated
    }

    fn statistics(&mut self, roster: &Roster) -> Statistics {
        let running = self.running();
        // The place of the last line of games that have several.
        let mut again: Vec<(u32, u16), MOST_AGAIN> = Vec::new();
        let mut place = 0;
        log::visit(&mut self.ring, &mut |line| {
            match again.iter_mut().find(|(number, _)| *number == line.number) {
                Some((_, last)) => *last = place,
                None if line.again => _ = again.push((line.number, place)),
                None => {}
            }
            place += 1;
        });
        let mut statistics = Statistics::new(roster);
        let mut place = 0;
        log::visit(&mut self.ring, &mut |line| {
            let counts = !again.iter().any(|(number, last)| *number == line.number && *last > place);
            // The game on the table has not ended yet, or is about to be compared with the others.
            if counts && Some(line.number) != running {
                statistics.add(&line.ended);
            }
            place += 1;
        });
        statistics
    }

    fn earlier(&mut self) -> EarlierGames {
        let mut games = EarlierGames::new();
        let mut before = u32::MAX;
        while !games.is_full()
            && let Some(game) = self.earlier_before(before)
        {
            before = game.number;
            // The list is not full.
            let _ = games.push(game);
        }
        let mut of_number = |number: u32, tell: &mut dyn FnMut(&mut Earlier)| {
            if let Some(game) = games.iter_mut().find(|game| game.number == number) {
                tell(game);
            }
        };
        log::visit_notes(&mut self.ring, &mut |note| match note {
            LogNote::Date(number, date) => of_number(number, &mut |game| game.date = Some(date)),
            // The last line counts: a game that was played on may have ended anew, or have no end any more.
            LogNote::Line(line) => of_number(line.number, &mut |game| game.points = line.ended.points()),
        });
        games
    }

    fn lay(
        &mut self,
        number: u32,
        place: &mut Option<Table>,
        memory: &mut Memory,
    ) -> Result<Option<Notice>, KeepError> {
        let notice = self.take_up(number, place);
        if self.running() == Some(number)
            && let Some(table) = place
        {
            memory.lay_again(table);
            let (game, until) = (Some(number), self.ring.next_number());
            self.write_preferences(|preferences| {
                preferences.memory = memory.clone();
                preferences.on_table = OnTable { game, until };
            })?;
        }
        Ok(notice)
    }
}
