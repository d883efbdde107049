//! The statistics on flash: a line for each game that was left, in sectors of their own.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::KeepError;
use super::chunk::{self, ChunkKind, ChunkReader, LINE_SLOT, Tail};
use super::game::Room;
use super::ring::{Ring, Use};
use super::sector::{BODY, Header, SectorContent};
use crate::statistics::{Ended, MAX_LINE_BYTES};

/// One sector of so many is for lines: six of a whole flash, for several hundred games. A small flash has none.
const SHARE: usize = 10;

const _: () = assert!(MAX_LINE_BYTES + 16 <= LINE_SLOT as usize, "a line leaves the end of its slot blank");

/// A line with the number of its game.
#[derive(Clone, Debug)]
pub(super) struct LineOf {
    /// The number of the game.
    pub(super) number: u32,
    /// Whether the game has an earlier line, which no longer counts.
    pub(super) again: bool,
    /// How it ended.
    pub(super) ended: Ended,
}

/// Where the next line goes.
#[derive(Clone, Debug)]
pub(super) struct Log {
    /// The number of the newest sector.
    number: u32,
    room: Room,
    /// What stood last in it at power-on: the last line, and what was made void after it.
    pub(super) last: Range<u32>,
}

impl Log {
    /// Finds the newest sector, and frees those that are too many: a newer one was begun just before the power went.
    pub(super) fn find<F: MultiwriteNorFlash>(ring: &mut Ring<F>) -> Option<Self> {
        free_oldest(ring);
        let (address, header) = ring.kept(SectorContent::Lines).max_by_key(|(_, header)| header.number)?;
        let mut reader = reader(header.number, address);
        let mut last = address..address + BODY;
        let tail = loop {
            match reader.next(&mut ring.flash, LINE_SLOT) {
                Ok(chunk) => last = chunk.stands,
                Err(tail) => break tail,
            }
        };
        if let Tail::Open(at) = tail {
            last.end = at;
        }
        let room = match tail {
            Tail::Open(at) => Room::Blank(at),
            Tail::Torn(at) => Room::Torn(at),
            Tail::Full | Tail::Damaged => Room::None,
        };
        Some(Self { number: header.number, room, last })
    }

    /// Writes a line after the others, in another sector if need be; the game with the number `on_table` never makes room
    /// for it.
    pub(super) fn append<F: MultiwriteNorFlash>(
        newest: &mut Option<Self>,
        ring: &mut Ring<F>,
        line: &LineOf,
        on_table: Option<u32>,
    ) -> Result<(), KeepError> {
        if !has_room(ring) {
            return Ok(());
        }
        let payload = line.ended.pack(line.number);
        let bytes = |number| chunk::bytes(number, ChunkKind::Ended, u16::from(line.again), &payload);
        if let Some(log) = newest {
            let behind = match log.room {
                Room::Blank(at) => ring.append(at, &bytes(log.number)),
                Room::Torn(at) => {
                    let void = chunk::make_void(&mut ring.flash, at);
                    let next = Some(at + LINE_SLOT).filter(|next| ring.is_one_sector(at, *next));
                    void.ok().and(next).and_then(|next| ring.append(next, &bytes(log.number)))
                }
                Room::None => None,
            };
            log.room = behind.map_or(Room::None, Room::Blank);
            if behind.is_some() {
                return Ok(());
            }
        }
        let number = ring.next_number();
        let header = Header { content: SectorContent::Lines, number, part: 0, first: 0 };
        let at = ring.take(header, on_table)?;
        let behind = ring.append(at, &bytes(number));
        *newest = Some(Self { number, room: behind.map_or(Room::None, Room::Blank), last: 0..0 });
        free_oldest(ring);
        behind.map(|_| ()).ok_or(KeepError::Flash)
    }
}

/// Visits the lines, oldest first.
pub(super) fn visit<F: MultiwriteNorFlash>(ring: &mut Ring<F>, mut visit: impl FnMut(LineOf)) {
    let mut read = 0;
    while let Some((number, address)) = ring
        .kept(SectorContent::Lines)
        .map(|(address, header)| (header.number, address))
        .filter(|(number, _)| *number > read)
        .min()
    {
        read = number;
        let mut reader = reader(number, address);
        while let Ok(chunk) = reader.next(&mut ring.flash, LINE_SLOT) {
            // What only a newer program knows is left out.
            if chunk.kind == Some(ChunkKind::Ended)
                && let Some((number, ended)) = Ended::unpack(&chunk.payload)
            {
                visit(LineOf { number, again: chunk.index > 0, ended });
            }
        }
    }
}

fn reader(number: u32, address: u32) -> ChunkReader {
    ChunkReader::new(number, address + BODY, address).with_slot(LINE_SLOT)
}

/// Returns whether lines are kept at all.
pub(super) fn has_room<F: MultiwriteNorFlash>(ring: &Ring<F>) -> bool {
    most(ring) > 0
}

/// Returns how many sectors lines may take.
fn most<F: MultiwriteNorFlash>(ring: &Ring<F>) -> usize {
    ring.len() / SHARE
}

/// Frees the oldest sectors of those that are too many.
fn free_oldest<F: MultiwriteNorFlash>(ring: &mut Ring<F>) {
    while ring.kept(SectorContent::Lines).count() > most(ring)
        && let Some(oldest) = ring.kept(SectorContent::Lines).map(|(_, header)| header.number).min()
    {
        ring.replace_kept(|header| header.content == SectorContent::Lines && header.number == oldest, Use::Free);
    }
}
