//! The chunks of a sector: each with its kind, its index and a checksum.

use core::ops::Range;

use embedded_storage::nor_flash::{MultiwriteNorFlash, ReadNorFlash};
use engine_nostd::packed::MAX_ENTRY;
use heapless::Vec;

use super::sector::{SIZE, UNIT, is_blank};
use super::{CHECKSUM, LONGEST};

/// What a chunk holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChunkKind {
    /// The set-up of a game.
    Setup = 1,
    /// An entry of a game, the last one of its press.
    Entry = 2,
    /// An entry of a game that is followed by others of the same press: without them it does not count.
    Unfinished = 3,
    /// Which game lies on the table, unless a newer one was begun.
    Table = 4,
    /// The settings.
    Settings = 5,
    /// The names.
    Names = 6,
    /// What is remembered about cards and boards.
    Known = 7,
    /// Where the game on the table differs from that.
    Outdated = 8,
    /// How a game ended.
    Ended = 9,
    /// When a game ended or was left.
    Dated = 12,
}

impl ChunkKind {
    const ALL: [Self; 10] = [
        Self::Setup,
        Self::Entry,
        Self::Unfinished,
        Self::Table,
        Self::Settings,
        Self::Names,
        Self::Known,
        Self::Outdated,
        Self::Ended,
        Self::Dated,
    ];
}

/// The number of bytes before the payload: kind and length in two, the index in two, the checksum in four.
const HEAD: usize = 8;

/// The number of bytes from a torn entry to the next one: no entry takes more, and the last four of them stay blank.
pub(super) const SLOT: u32 = 24;

const _: () = assert!(HEAD + MAX_ENTRY + 4 <= SLOT as usize, "an entry leaves the end of its slot blank");

/// The same of a line of the statistics.
pub(super) const LINE_SLOT: u32 = 120;

/// The number of bytes in the longest chunk.
pub(super) const MAX_CHUNK: usize = HEAD + LONGEST;

/// The bytes of a chunk as they lie on flash.
pub(super) type ChunkBytes = Vec<u8, MAX_CHUNK>;

fn checksum(number: u32, head: &[u8], payload: &[u8]) -> [u8; 4] {
    let mut digest = CHECKSUM.digest();
    // The number is included so that a chunk of another game, left by an erase that was cut short, is not taken for
    // one of this.
    digest.update(&number.to_le_bytes());
    digest.update(head);
    digest.update(payload);
    digest.finalize().to_le_bytes()
}

/// Returns the bytes of a chunk in a sector with this number. A payload is never longer than [`LONGEST`].
pub(super) fn bytes(number: u32, kind: ChunkKind, index: u16, payload: &[u8]) -> ChunkBytes {
    let payload = &payload[..payload.len().min(LONGEST)];
    let [low, high] = ((kind as u16) << 12 | payload.len() as u16).to_le_bytes();
    let [index_low, index_high] = index.to_le_bytes();
    let head = [low, high, index_low, index_high];
    let mut bytes = ChunkBytes::new();
    // MAX_CHUNK has room for the longest.
    let _ = bytes.extend_from_slice(&head);
    let _ = bytes.extend_from_slice(&checksum(number, &head, payload));
    let _ = bytes.extend_from_slice(payload);
    let _ = bytes.resize(bytes.len().next_multiple_of(UNIT), 0xff);
    bytes
}

/// A chunk that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chunk {
    /// What it holds; `None` for something that only a newer program knows.
    pub(super) kind: Option<ChunkKind>,
    /// Its place in the game.
    pub(super) index: u16,
    /// What it says.
    pub(super) payload: Vec<u8, LONGEST>,
    /// Where it stands.
    pub(super) stands: Range<u32>,
}

/// How the chunks of a sector end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tail {
    /// The next chunk can be written at this address.
    Open(u32),
    /// There is no room for another chunk.
    Full,
    /// A chunk was being written at this address when the power failed.
    Torn(u32),
    /// Something unreadable stands there, and more follows.
    Damaged,
}

/// Makes a torn entry void, so that the next one can stand a [`SLOT`] after it: its head becomes zeros, and the end of
/// its slot is still blank. Neither a flipped bit nor a run of zeros looks like that.
pub(super) fn make_void<F: MultiwriteNorFlash>(flash: &mut F, address: u32) -> Result<(), F::Error> {
    flash.write(address, &[0; HEAD])
}

/// A reader of the chunks of a sector, one after the other.
#[derive(Clone, Debug)]
pub(super) struct ChunkReader {
    number: u32,
    at: u32,
    /// Where the sector ends.
    end: u32,
    /// How far after a torn chunk the next one stands.
    slot: u32,
}

impl ChunkReader {
    /// Starts at this address in the sector that begins at `start`.
    pub(super) fn new(number: u32, at: u32, start: u32) -> Self {
        Self { number, at, end: start + SIZE, slot: SLOT }
    }

    /// Takes what is longer than an entry: the next chunk stands this far after a torn one.
    pub(super) fn with_slot(self, slot: u32) -> Self {
        Self { slot, ..self }
    }

    /// Reads no further than to this address.
    pub(super) fn up_to(self, end: u32) -> Self {
        Self { end, ..self }
    }

    /// Reads the next chunk, or returns how they end. What is torn takes no more than `longest` bytes.
    pub(super) fn next<F: ReadNorFlash>(&mut self, flash: &mut F, longest: u32) -> Result<Chunk, Tail> {
        loop {
            if self.at + HEAD as u32 > self.end {
                return Err(Tail::Full);
            }
            let mut head = [0; HEAD];
            if flash.read(self.at, &mut head).is_err() {
                return Err(Tail::Damaged);
            }
            if head == [0xff; HEAD] && is_blank(flash, self.at, self.end) {
                return Err(Tail::Open(self.at));
            }
            if let Some(chunk) = self.chunk(flash, head) {
                return Ok(chunk);
            }
            if !(head == [0; HEAD] && self.slot_ends_blank(flash)) {
                // What could not be made void is not torn either: whatever were written after it would never be read.
                let can_be_void = longest > self.slot || self.slot_ends_blank(flash);
                let torn = can_be_void && is_blank(flash, self.at + longest, self.end);
                return Err(if torn { Tail::Torn(self.at) } else { Tail::Damaged });
            }
            self.at += self.slot;
        }
    }

    fn slot_ends_blank<F: ReadNorFlash>(&self, flash: &mut F) -> bool {
        let mut last = [0; UNIT];
        let at = self.at + self.slot - UNIT as u32;
        at + UNIT as u32 > self.end || flash.read(at, &mut last).is_ok() && last[4..] == [0xff; 4]
    }

    fn chunk<F: ReadNorFlash>(&mut self, flash: &mut F, head: [u8; HEAD]) -> Option<Chunk> {
        let (fields, sum) = head.split_at(4);
        let kind_and_length = u16::from_le_bytes([head[0], head[1]]);
        let length = usize::from(kind_and_length & 0xfff);
        let from = self.at + HEAD as u32;
        let end = from + length.next_multiple_of(UNIT) as u32;
        let mut payload = Vec::new();
        payload.resize(length.next_multiple_of(UNIT), 0).ok()?;
        if end > self.end || flash.read(from, &mut payload).is_err() {
            return None;
        }
        payload.truncate(length);
        if checksum(self.number, fields, &payload) != sum {
            return None;
        }
        let stands = self.at..end;
        self.at = end;
        let kind = ChunkKind::ALL.into_iter().find(|kind| *kind as u16 == kind_and_length >> 12);
        Some(Chunk { kind, index: u16::from_le_bytes([head[2], head[3]]), payload, stands })
    }
}
