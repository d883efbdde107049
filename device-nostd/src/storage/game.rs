//! A game on flash: its parts, and which of their records count.

use embedded_storage::nor_flash::ReadNorFlash;
use engine_nostd::packed;
use engine_nostd::record::Entry;
use engine_nostd::setup::SetupError;
use engine_nostd::{Setup, State, Table, Vocabulary};
use heapless::Vec;

use super::record::{End, Kind, MAX_RECORD, Reader, Record, SLOT};
use super::ring::MAX_SECTORS;
use super::sector::BODY;

/// Is a sector that holds a part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// The address of the sector.
    pub(super) address: u32,
    /// Its place among the parts.
    pub(super) part: u16,
    /// How many entries come before it.
    pub(super) first: u16,
}

/// Is a game on flash.
#[derive(Clone, Debug)]
pub(super) struct Game {
    number: u32,
    parts: Vec<Part, MAX_SECTORS>,
}

/// Says where the next entry goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    /// At this address.
    Blank(u32),
    /// Behind the torn one at this address, which has to be made void.
    Torn(u32),
    /// Into another sector.
    None,
}

/// Says how the reading of a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// How many entries count.
    pub(super) entries: u16,
    /// Where the next one goes.
    pub(super) room: Room,
    /// Whether more was there than could be read.
    pub(super) damaged: bool,
    /// Whether a newer program wrote some of it.
    newer: bool,
}

impl Reading {
    const NOTHING: Self = Self { entries: 0, room: Room::None, damaged: false, newer: false };
}

/// Says why a game cannot be laid on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unplayable {
    /// It was being begun when the power went.
    Torn,
    /// Its beginning cannot be read.
    Damaged,
    /// A newer program wrote it.
    Newer,
    /// Only an older program plays it.
    Older,
}

impl Unplayable {
    /// Says what a set-up means that this program finds impossible: it was possible for the one that wrote it.
    fn of(error: SetupError) -> Self {
        if error == SetupError::Older { Self::Older } else { Self::Newer }
    }
}

impl Game {
    /// Takes the parts of a game, in any order.
    pub(super) fn new(number: u32, parts: impl Iterator<Item = Part>) -> Self {
        let mut sorted: Vec<Part, MAX_SECTORS> = Vec::new();
        for part in parts {
            // They mostly come in order, and the library's sort takes six kilobytes.
            let place = sorted.iter().rposition(|before| before.part <= part.part).map_or(0, |before| before + 1);
            // There are no more parts than sectors.
            let _ = sorted.insert(place, part);
        }
        Self { number, parts: sorted }
    }

    /// Gives the number that the next part takes.
    pub(super) fn next_part(&self) -> u16 {
        self.parts.last().map_or(0, |part| part.part.saturating_add(1))
    }

    /// Reads the set-up.
    pub(super) fn setup<F: ReadNorFlash>(&self, flash: &mut F) -> Result<Setup, Unplayable> {
        let beginning =
            self.parts.first().filter(|part| part.part == 0 && part.first == 0).ok_or(Unplayable::Damaged)?;
        let record = match self.reader(beginning).next(flash, MAX_RECORD as u32) {
            Ok(record) => record,
            Err(End::Torn(_) | End::Open(_)) => return Err(Unplayable::Torn),
            Err(End::Damaged | End::Full) => return Err(Unplayable::Damaged),
        };
        match (record.kind, packed::unpack_setup(&record.payload)) {
            (Some(Kind::Setup), Ok((setup, _))) => Ok(setup),
            // The checksum is right: whoever wrote this knew what it meant.
            _ => Err(Unplayable::Newer),
        }
    }

    fn reader(&self, part: &Part) -> Reader {
        Reader::new(self.number, part.address + BODY, part.address)
    }

    /// Finds out which records count: those of each part up to where the next one begins.
    ///
    /// A part begins behind the last good entry at that time. One that begins later than the parts before it reach is
    /// behind a gap, and is not believed.
    fn chain<F: ReadNorFlash>(&self, flash: &mut F) -> (Vec<(Part, u16), MAX_SECTORS>, Reading) {
        let mut chain: Vec<(Part, u16), MAX_SECTORS> = Vec::new();
        // What counts, and what is read with an unfinished press behind it.
        let (mut entries, mut read) = (0, 0);
        let mut reading = Reading::NOTHING;
        for part in &self.parts {
            if part.first > read {
                reading.damaged = true;
                continue;
            }
            if let Some((_, until)) = chain.last_mut() {
                *until = part.first;
            }
            (read, entries) = (part.first, entries.min(part.first));
            reading = Reading::NOTHING;
            let mut reader = self.reader(part);
            let end = loop {
                let record = match reader.next(flash, SLOT) {
                    Ok(record) => record,
                    Err(end) => break end,
                };
                // An entry that follows what counts takes the place of a press that was cut off.
                let follows = record.index == read || record.index == entries;
                match record.kind {
                    Some(Kind::Setup) if part.part == 0 && read == 0 => {}
                    Some(Kind::Entry) if follows => (read, entries) = (record.index + 1, record.index + 1),
                    Some(Kind::Unfinished) if follows => read = record.index + 1,
                    None => {
                        reading.newer = true;
                        break End::Full;
                    }
                    _ => break End::Damaged,
                }
            };
            match end {
                End::Open(address) => reading.room = Room::Blank(address),
                End::Torn(address) => reading.room = Room::Torn(address),
                End::Full => {}
                End::Damaged => reading.damaged = true,
            }
            // There are no more parts than sectors.
            let _ = chain.push((*part, read));
        }
        if let Some((_, until)) = chain.last_mut() {
            *until = entries;
        }
        reading.entries = entries;
        (chain, reading)
    }

    /// Says whether a newer program wrote some of it.
    pub(super) fn is_newer<F: ReadNorFlash>(&self, flash: &mut F) -> bool {
        match self.setup(flash) {
            Ok(setup) => {
                let (chain, reading) = self.chain(flash);
                let words = setup.game.vocabulary(setup.mode);
                // The moves of an older program may be unknown as well.
                reading.newer || self.visit(flash, &chain, &words, |_| true).is_err() && !is_older(&setup)
            }
            Err(why) => why == Unplayable::Newer,
        }
    }

    /// Says whether nothing was entered but what cards say, which a game is told when it begins.
    pub(super) fn is_empty<F: ReadNorFlash>(&self, flash: &mut F, words: &Vocabulary) -> bool {
        let Some(beginning) = self.parts.first() else { return true };
        let mut reader = self.reader(beginning);
        // The first record is the set-up.
        let mut next = reader.next(flash, MAX_RECORD as u32).and_then(|_| reader.next(flash, SLOT));
        while let Ok(record) = &next
            && packed::unpack_entry(&record.payload, words).is_ok_and(|(entry, _)| words.only_tells(&entry))
        {
            next = reader.next(flash, SLOT);
        }
        next.is_err()
    }

    /// Lays the game on a table, as far as it is good.
    pub(super) fn lay<F: ReadNorFlash>(&self, flash: &mut F, place: &mut Option<Table>) -> Result<Reading, Unplayable> {
        let setup = self.setup(flash)?;
        let words = setup.game.vocabulary(setup.mode);
        let (chain, mut reading) = self.chain(flash);
        if reading.newer {
            return Err(Unplayable::Newer);
        }
        let table = Table::lay(place, setup).map_err(Unplayable::of)?;
        let mut refill = table.refill();
        let all = self.visit(flash, &chain, &words, |entry| refill.push(entry).is_ok())?;
        if refill.settle().is_ok() && all {
            return Ok(reading);
        }
        // Somewhere a rule refuses what it once allowed: move by move up to there.
        let setup = table.setup().clone();
        let table = Table::lay(place, setup).map_err(Unplayable::of)?;
        self.visit(flash, &chain, &words, |entry| table.enter(entry).is_ok())?;
        reading.entries = table.record().entries().len() as u16;
        (reading.room, reading.damaged) = (Room::None, true);
        Ok(reading)
    }

    /// Visits the entries that count until one is not taken, and says whether all were.
    fn visit<F: ReadNorFlash>(
        &self,
        flash: &mut F,
        chain: &[(Part, u16)],
        words: &Vocabulary,
        mut take: impl FnMut(Entry) -> bool,
    ) -> Result<bool, Unplayable> {
        let mut walk = Walk { game: self, chain, reader: None, until: 0 };
        // Before this index the rest of every unfinished press is known to follow.
        let mut sure = 0;
        while let Some(record) = walk.next(flash) {
            if record.kind == Some(Kind::Unfinished) && record.index >= sure {
                match walk.clone().end_of_press(flash, record.index) {
                    Some(end) => sure = end,
                    None => continue,
                }
            }
            let (entry, _) = packed::unpack_entry(&record.payload, words).map_err(|_| Unplayable::Newer)?;
            if !take(entry) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Says whether only an older program plays a game. A state is large: it leaves the stack before anything else is done.
#[inline(never)]
fn is_older(setup: &Setup) -> bool {
    matches!(State::new(setup), Err(SetupError::Older))
}

/// Walks through the entries of a chain, those of presses that were cut off among them.
#[derive(Clone)]
struct Walk<'a> {
    game: &'a Game,
    chain: &'a [(Part, u16)],
    reader: Option<Reader>,
    until: u16,
}

impl Walk<'_> {
    fn next<F: ReadNorFlash>(&mut self, flash: &mut F) -> Option<Record> {
        loop {
            if let Some(reader) = &mut self.reader
                && let Ok(record) = reader.next(flash, SLOT)
            {
                match record.kind {
                    Some(Kind::Entry | Kind::Unfinished) if record.index < self.until => return Some(record),
                    _ => continue,
                }
            }
            let ((part, until), rest) = self.chain.split_first()?;
            (self.reader, self.until, self.chain) = (Some(self.game.reader(part)), *until, rest);
        }
    }

    /// Gives the index of the entry that finishes the press to which the one with this index belongs.
    fn end_of_press<F: ReadNorFlash>(mut self, flash: &mut F, mut index: u16) -> Option<u16> {
        loop {
            let record = self.next(flash).filter(|record| record.index == index + 1)?;
            index = record.index;
            if record.kind == Some(Kind::Entry) {
                return Some(index);
            }
        }
    }
}
