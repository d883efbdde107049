//! Settings and names, and which game lies on the table.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use heapless::Vec;

use super::chunk::{self, ChunkKind, ChunkReader, MAX_CHUNK, Tail};
use super::ring::{Ring, Use};
use super::sector::{BODY, Header, SectorContent};
use super::{KeepError, LONGEST};
use crate::memory::{Memory, Tellings};
use crate::settings::{Roster, Settings};

/// Which game lies on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OnTable {
    /// Its number; `None` for no game.
    pub(super) game: Option<u32>,
    /// It no longer counts once a game with this number or a higher one was begun: then that one is on the table.
    pub(super) until: u32,
}

impl OnTable {
    fn pack(self) -> [u8; 8] {
        let ([g0, g1, g2, g3], [u0, u1, u2, u3]) = (self.game.unwrap_or(0).to_le_bytes(), self.until.to_le_bytes());
        [g0, g1, g2, g3, u0, u1, u2, u3]
    }

    fn unpack(bytes: &[u8]) -> Option<Self> {
        let [g0, g1, g2, g3, u0, u1, u2, u3] = *bytes else { return None };
        let game = Some(u32::from_le_bytes([g0, g1, g2, g3])).filter(|game| *game > 0);
        let until = u32::from_le_bytes([u0, u1, u2, u3]);
        // No game has the last number: nothing could be begun after it.
        (until < u32::MAX).then_some(Self { game, until })
    }
}

/// What is kept besides games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Preferences {
    pub(super) settings: Settings,
    pub(super) roster: Roster,
    pub(super) memory: Memory,
    pub(super) on_table: OnTable,
}

impl Preferences {
    /// In the order in which they are written. Which game lies on the table comes last: what is remembered when a game
    /// is left or laid there again is written before that.
    const KINDS: [ChunkKind; 5] =
        [ChunkKind::Settings, ChunkKind::Names, ChunkKind::Known, ChunkKind::Outdated, ChunkKind::Table];

    /// The kinds that make a copy complete: the others are left out as long as there is nothing to say.
    const NEEDED: [ChunkKind; 3] = [ChunkKind::Settings, ChunkKind::Names, ChunkKind::Table];

    /// Reads what is kept, or returns what a new device has.
    pub(super) fn read<F: MultiwriteNorFlash>(ring: &mut Ring<F>) -> Self {
        let mut preferences = Self::default();
        // Later copies override earlier ones; an unreadable chunk leaves the one before it. No two copies were ever written
        // with one number, but should there be two, the one that is continued counts.
        let mut read = None;
        while let Some((number, address)) = copies(ring).filter(|copy| read.is_none_or(|read| *copy > read)).min() {
            read = Some((number, address));
            let mut reader = ChunkReader::new(number, address + BODY, address);
            while let Ok(chunk) = reader.next(&mut ring.flash, MAX_CHUNK as u32) {
                match chunk.kind {
                    Some(ChunkKind::Settings) => preferences.settings = Settings::unpack(&chunk.payload),
                    Some(ChunkKind::Names) => preferences.roster = Roster::unpack(&chunk.payload),
                    Some(ChunkKind::Known) => preferences.memory.known = Tellings::unpack(&chunk.payload),
                    Some(ChunkKind::Outdated) => preferences.memory.outdated = Tellings::unpack(&chunk.payload),
                    Some(ChunkKind::Table) => {
                        preferences.on_table = OnTable::unpack(&chunk.payload).unwrap_or(preferences.on_table);
                    }
                    // Chunks of games, and what only a newer program knows.
                    _ => {}
                }
            }
        }
        preferences
    }

    fn payload(&self, kind: ChunkKind) -> Vec<u8, LONGEST> {
        match kind {
            ChunkKind::Settings => self.settings.pack().into_iter().collect(),
            ChunkKind::Names => self.roster.pack().into_iter().collect(),
            ChunkKind::Known => self.memory.known.pack().into_iter().collect(),
            ChunkKind::Outdated => self.memory.outdated.pack().into_iter().collect(),
            _ => self.on_table.pack().into_iter().collect(),
        }
    }
}

/// The newest copy of the preferences.
#[derive(Clone, Debug)]
pub(super) struct PreferencesCopy {
    number: u32,
    /// What stood last in it at power-on.
    pub(super) last: Range<u32>,
    /// Where it continues, if it can.
    open: Option<u32>,
}

impl PreferencesCopy {
    /// Finds the newest copy, and frees the others when it is complete.
    pub(super) fn find<F: MultiwriteNorFlash>(ring: &mut Ring<F>) -> Option<Self> {
        let (number, address) = copies(ring).max()?;
        let mut reader = ChunkReader::new(number, address + BODY, address);
        let mut missing: Vec<ChunkKind, 3> = Preferences::NEEDED.into_iter().collect();
        let mut last = address..address + BODY;
        let tail = loop {
            match reader.next(&mut ring.flash, MAX_CHUNK as u32) {
                Ok(chunk) => {
                    missing.retain(|kind| Some(*kind) != chunk.kind);
                    last = chunk.stands;
                }
                Err(tail) => break tail,
            }
        };
        if missing.is_empty() {
            free_before(ring, number);
        }
        let open = if let Tail::Open(at) = tail { Some(at) } else { None };
        Some(Self { number, open, last })
    }

    /// Writes what is not kept yet, into the newest copy or a new one. The running game does not make room for it.
    pub(super) fn write<F: MultiwriteNorFlash>(
        newest: &mut Option<Self>,
        ring: &mut Ring<F>,
        wanted: &Preferences,
        running: Option<u32>,
    ) -> Result<(), KeepError> {
        let kept = Preferences::read(ring);
        if kept == *wanted {
            return Ok(());
        }
        let changed = |kind: &ChunkKind| kept.payload(*kind) != wanted.payload(*kind);
        if let Some(copy) = newest
            && copy.append(ring, wanted, Preferences::KINDS.into_iter().filter(changed)).is_some()
        {
            return Ok(());
        }
        let number = ring.next_number();
        let header = Header { content: SectorContent::Preferences, number, part: 0, first: 0 };
        let open = ring.take(header, running)?;
        let copy = newest.insert(Self { number, open: Some(open), last: 0..0 });
        let new = Preferences::default();
        // What the previous copy said has to be revoked, whatever becomes of its sector.
        let said = |kind: &ChunkKind| {
            let blank = new.payload(*kind);
            Preferences::NEEDED.contains(kind) || kept.payload(*kind) != blank || wanted.payload(*kind) != blank
        };
        copy.append(ring, wanted, Preferences::KINDS.into_iter().filter(said)).ok_or(KeepError::Flash)?;
        free_before(ring, number);
        Ok(())
    }

    fn append<F: MultiwriteNorFlash>(
        &mut self,
        ring: &mut Ring<F>,
        wanted: &Preferences,
        kinds: impl Iterator<Item = ChunkKind>,
    ) -> Option<()> {
        for kind in kinds {
            let bytes = chunk::bytes(self.number, kind, 0, &wanted.payload(kind));
            self.open = self.open.and_then(|open| ring.append(open, &bytes));
        }
        self.open.map(|_| ())
    }
}

/// Lists the copies by number and address: the greatest is the newest.
fn copies<F: MultiwriteNorFlash>(ring: &Ring<F>) -> impl Iterator<Item = (u32, u32)> + '_ {
    ring.kept(SectorContent::Preferences).map(|(address, header)| (header.number, address))
}

fn free_before<F: MultiwriteNorFlash>(ring: &mut Ring<F>, number: u32) {
    ring.replace_kept(|header| header.content == SectorContent::Preferences && header.number < number, Use::Free);
}
