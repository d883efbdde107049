//! A game on flash: its parts, and which of their chunks count.

use core::ops::Range;

use embedded_storage::nor_flash::ReadNorFlash;
use engine_nostd::packed;
use engine_nostd::record::Entry;
use engine_nostd::setup::SetupError;
use engine_nostd::{Setup, State, Table, Vocabulary};
use heapless::Vec;

use super::chunk::{Chunk, ChunkKind, ChunkReader, MAX_CHUNK, SLOT, Tail};
use super::kept::Visited;
use super::ring::MAX_SECTORS;
use super::sector::BODY;
use crate::clock::{Share, Times};

/// A sector that holds a part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// The address of the sector.
    pub(super) address: u32,
    /// Its place among the parts.
    pub(super) part: u16,
    /// The number of entries before it.
    pub(super) first: u16,
}

/// A game on flash.
#[derive(Clone, Debug)]
pub(super) struct StoredGame {
    number: u32,
    parts: Vec<Part, MAX_SECTORS>,
}

/// Where the next entry goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    /// At this address.
    Blank(u32),
    /// After the torn one at this address, which has to be made void.
    Torn(u32),
    /// In another sector.
    None,
}

/// The outcome of reading a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// The number of entries that count.
    pub(super) entries: u16,
    /// Where the next one goes.
    pub(super) room: Room,
    /// What was written last: the last chunk, and what was made void after it.
    pub(super) last: Range<u32>,
    /// Whether there was more than could be read.
    pub(super) damaged: bool,
    /// The thinking times that stand beside the entries.
    pub(super) times: Times,
    /// Whether a newer program wrote some of it.
    newer: bool,
}

impl Reading {
    /// Returns that there is nothing.
    fn nothing() -> Self {
        Self { entries: 0, room: Room::None, last: 0..0, damaged: false, times: Times::default(), newer: false }
    }
}

/// Why a game cannot be laid on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unplayable {
    /// The power failed while it was being begun.
    Torn,
    /// Its beginning cannot be read.
    Damaged,
    /// A newer program wrote it.
    Newer,
    /// Only an older program plays it.
    Older,
}

impl Unplayable {
    /// Returns what it means that this program finds a set-up impossible: it was possible for the one that wrote it.
    fn of(error: SetupError) -> Self {
        if error == SetupError::Older { Self::Older } else { Self::Newer }
    }
}

impl StoredGame {
    /// Makes a game from its parts, in any order.
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

    /// Returns the number that the next part takes.
    pub(super) fn next_part(&self) -> u16 {
        self.parts.last().map_or(0, |part| part.part.saturating_add(1))
    }

    /// Reads the set-up.
    pub(super) fn setup<F: ReadNorFlash>(&self, flash: &mut F) -> Result<Setup, Unplayable> {
        let beginning =
            self.parts.first().filter(|part| part.part == 0 && part.first == 0).ok_or(Unplayable::Damaged)?;
        let chunk = match self.reader(beginning).next(flash, MAX_CHUNK as u32) {
            Ok(chunk) => chunk,
            Err(Tail::Torn(_) | Tail::Open(_)) => return Err(Unplayable::Torn),
            Err(Tail::Damaged | Tail::Full) => return Err(Unplayable::Damaged),
        };
        match (chunk.kind, packed::unpack_setup(&chunk.payload)) {
            (Some(ChunkKind::Setup), Ok((setup, _))) => Ok(setup),
            // The checksum is right: whoever wrote this knew what it meant.
            _ => Err(Unplayable::Newer),
        }
    }

    fn reader(&self, part: &Part) -> ChunkReader {
        ChunkReader::new(self.number, part.address + BODY, part.address)
    }

    /// Finds out which chunks count: those of each part up to where the next one begins.
    ///
    /// A part begins after the entry that was the last good one at that time. A part that begins beyond what the parts
    /// before it reach comes after a gap, and is not trusted.
    fn chain<F: ReadNorFlash>(&self, flash: &mut F) -> (Vec<Link, MAX_SECTORS>, Reading) {
        let mut chain: Vec<Link, MAX_SECTORS> = Vec::new();
        // What counts, and what has been read, including an unfinished press after it.
        let (mut entries, mut read) = (0, 0);
        let mut reading = Reading::nothing();
        for part in &self.parts {
            if part.first > read {
                reading.damaged = true;
                continue;
            }
            if let Some(link) = chain.last_mut() {
                link.until = part.first;
            }
            (read, entries) = (part.first, entries.min(part.first));
            reading = Reading { last: part.address..part.address + BODY, ..Reading::nothing() };
            let mut reader = self.reader(part);
            let tail = loop {
                let chunk = match reader.next(flash, SLOT) {
                    Ok(chunk) => chunk,
                    Err(tail) => break tail,
                };
                // An entry that follows on from what counts replaces a press that was cut off.
                let follows = chunk.index == read || chunk.index == entries;
                match chunk.kind {
                    Some(ChunkKind::Setup) if part.part == 0 && read == 0 => {}
                    Some(ChunkKind::Entry) if follows => (read, entries) = (chunk.index + 1, chunk.index + 1),
                    Some(ChunkKind::Unfinished) if follows => read = chunk.index + 1,
                    None => {
                        reading.newer = true;
                        break Tail::Full;
                    }
                    _ => break Tail::Damaged,
                }
                reading.last = chunk.stands;
            };
            let end = reading.last.end;
            match tail {
                Tail::Open(address) => (reading.room, reading.last.end) = (Room::Blank(address), address),
                Tail::Torn(address) => reading.room = Room::Torn(address),
                Tail::Full => {}
                Tail::Damaged => reading.damaged = true,
            }
            // There are no more parts than sectors.
            let _ = chain.push(Link { part: *part, until: read, end });
        }
        if let Some(link) = chain.last_mut() {
            link.until = entries;
        }
        reading.entries = entries;
        (chain, reading)
    }

    /// Returns whether a newer program wrote some of it.
    pub(super) fn is_newer<F: ReadNorFlash>(&self, flash: &mut F) -> bool {
        match self.setup(flash) {
            Ok(setup) => {
                let (chain, reading) = self.chain(flash);
                let words = setup.game.vocabulary(setup.mode);
                // Moves from an older program may be unknown as well.
                reading.newer || self.visit(flash, &chain, words, &mut |_, _| true).is_err() && !is_older(&setup)
            }
            Err(why) => why == Unplayable::Newer,
        }
    }

    /// Returns whether nothing was entered except what cards say, which a game is told when it begins.
    pub(super) fn is_empty<F: ReadNorFlash>(&self, flash: &mut F, words: &Vocabulary) -> bool {
        let Some(beginning) = self.parts.first() else { return true };
        let mut reader = self.reader(beginning);
        // The first chunk is the set-up.
        let mut next = reader.next(flash, MAX_CHUNK as u32).and_then(|_| reader.next(flash, SLOT));
        while let Ok(chunk) = &next
            && packed::unpack_entry(&chunk.payload, words).is_ok_and(|(entry, _)| words.only_tells(&entry))
        {
            next = reader.next(flash, SLOT);
        }
        next.is_err()
    }

    /// Lays the game on a table, as far as it is intact.
    pub(super) fn lay<F: ReadNorFlash>(&self, flash: &mut F, place: &mut Option<Table>) -> Result<Reading, Unplayable> {
        let setup = self.setup(flash)?;
        let words = setup.game.vocabulary(setup.mode);
        let (chain, mut reading) = self.chain(flash);
        if reading.newer {
            return Err(Unplayable::Newer);
        }
        let table = Table::lay(place, setup).map_err(Unplayable::of)?;
        let mut refill = table.refill();
        let mut times = Times::default();
        let all = self.visit(flash, &chain, words, &mut |entry, share| {
            share.into_iter().for_each(|share| times.add_kept(share));
            refill.push(entry).is_ok()
        })?;
        reading.times = times;
        if refill.settle().is_ok() && all {
            return Ok(reading);
        }
        // Somewhere a rule refuses what it once allowed: replay move by move up to there.
        let setup = table.setup().clone();
        let table = Table::lay(place, setup).map_err(Unplayable::of)?;
        self.visit(flash, &chain, words, &mut |entry, _| table.enter(entry).is_ok())?;
        reading.entries = table.record().entries().len() as u16;
        (reading.room, reading.damaged) = (Room::None, true);
        Ok(reading)
    }

    /// Visits the entries that count, with the thinking time beside each, until one is not taken, and returns whether all
    /// were.
    fn visit<F: ReadNorFlash>(
        &self,
        flash: &mut F,
        chain: &[Link],
        words: &Vocabulary,
        take: &mut dyn FnMut(Entry, Option<Share>) -> bool,
    ) -> Result<bool, Unplayable> {
        let mut walk = Walk { game: self, chain, reader: None, until: 0 };
        // Up to this index, the rest of every unfinished press is known to follow.
        let mut sure = 0;
        while let Some(chunk) = walk.next(flash) {
            if chunk.kind == Some(ChunkKind::Unfinished) && chunk.index >= sure {
                match walk.clone().end_of_press(flash, chunk.index) {
                    Some(end) => sure = end,
                    None => continue,
                }
            }
            let (entry, used) = packed::unpack_entry(&chunk.payload, words).map_err(|_| Unplayable::Newer)?;
            if !take(entry, Share::unpack(&chunk.payload[used..])) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl StoredGame {
    /// Visits the entries that count, from one on, until one is not taken, and adds up the thinking times from the first on.
    pub(super) fn visit_from<F: ReadNorFlash>(
        &self,
        flash: &mut F,
        words: &Vocabulary,
        from: u16,
        times: &mut Times,
        take: &mut dyn FnMut(&Entry) -> bool,
    ) -> Visited {
        let (chain, reading) = self.chain(flash);
        let mut at = 0;
        let visited = self.visit(flash, &chain, words, &mut |entry, share| {
            at += 1;
            share.into_iter().for_each(|share| times.add_kept(share));
            at <= from || take(&entry)
        });
        match visited {
            Ok(false) => Visited::Some,
            Ok(true) if !reading.damaged && !reading.newer => Visited::All,
            Ok(true) | Err(_) => Visited::Damaged,
        }
    }
}

/// Returns whether only an older program plays a game. A state is large: it leaves the stack before anything else is
/// done.
#[inline(never)]
fn is_older(setup: &Setup) -> bool {
    matches!(State::new(setup), Err(SetupError::Older))
}

/// A part of a game that counts: up to which entry, and where what is believed of it ends.
#[derive(Clone, Copy, Debug)]
struct Link {
    part: Part,
    until: u16,
    end: u32,
}

/// A walk through the entries of a chain, including those of presses that were cut off.
#[derive(Clone)]
struct Walk<'a> {
    game: &'a StoredGame,
    chain: &'a [Link],
    reader: Option<ChunkReader>,
    until: u16,
}

impl Walk<'_> {
    fn next<F: ReadNorFlash>(&mut self, flash: &mut F) -> Option<Chunk> {
        loop {
            if let Some(reader) = &mut self.reader
                && let Ok(chunk) = reader.next(flash, SLOT)
            {
                match chunk.kind {
                    Some(ChunkKind::Entry | ChunkKind::Unfinished) if chunk.index < self.until => return Some(chunk),
                    // The set-up, and what another part of the game holds.
                    _ => continue,
                }
            }
            let (Link { part, until, end }, rest) = self.chain.split_first()?;
            (self.reader, self.until, self.chain) = (Some(self.game.reader(part).up_to(*end)), *until, rest);
        }
    }

    /// Returns the index of the entry that finishes the press to which the one with this index belongs.
    fn end_of_press<F: ReadNorFlash>(mut self, flash: &mut F, mut index: u16) -> Option<u16> {
        loop {
            let chunk = self.next(flash).filter(|chunk| chunk.index == index + 1)?;
            index = chunk.index;
            if chunk.kind == Some(ChunkKind::Entry) {
                return Some(index);
            }
        }
    }
}
