//! The statistics on flash: a line for each game that was left, in sectors of their own.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::KeepError;
use super::chunk::{self, ChunkKind, ChunkReader, LINE_SLOT, Tail};
use super::game::Room;
use super::ring::{Ring, Use};
use super::sector::{BODY, Header, SectorContent};
use crate::Date;
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

/// What is written.
#[derive(Clone, Debug)]
pub(super) enum LogNote {
    /// How a game ended.
    Line(LineOf),
    /// When the game of this number ended or was left.
    Date(u32, Date),
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

    /// Writes something after the others, in another sector if need be; the game with the number `on_table` never makes room
    /// for it.
    pub(super) fn append<F: MultiwriteNorFlash>(
        newest: &mut Option<Self>,
        ring: &mut Ring<F>,
        note: &LogNote,
        on_table: Option<u32>,
    ) -> Result<(), KeepError> {
        if !has_room(ring) {
            return Ok(());
        }
        let bytes = |number| match note {
            LogNote::Line(line) => {
                chunk::bytes(number, ChunkKind::Ended, u16::from(line.again), &line.ended.pack(line.number))
            }
            LogNote::Date(game, date) => {
                let [game, minutes] = [*game, date.minutes()].map(u32::to_le_bytes);
                let mut payload = [1; 9];
                payload[1..5].copy_from_slice(&game);
                payload[5..].copy_from_slice(&minutes);
                chunk::bytes(number, ChunkKind::Dated, 0, &payload)
            }
        };
        if let Some(log) = newest {
            let next = match log.room {
                Room::Blank(at) => ring.append(at, &bytes(log.number)),
                Room::Torn(at) => {
                    let void = chunk::make_void(&mut ring.flash, at);
                    let next = Some(at + LINE_SLOT).filter(|next| ring.is_one_sector(at, *next));
                    void.ok().and(next).and_then(|next| ring.append(next, &bytes(log.number)))
                }
                Room::None => None,
            };
            log.room = next.map_or(Room::None, Room::Blank);
            if next.is_some() {
                return Ok(());
            }
        }
        let number = ring.next_number();
        let header = Header { content: SectorContent::Lines, number, part: 0, first: 0 };
        let at = ring.take(header, on_table)?;
        let next = ring.append(at, &bytes(number));
        *newest = Some(Self { number, room: next.map_or(Room::None, Room::Blank), last: 0..0 });
        free_oldest(ring);
        next.map(|_| ()).ok_or(KeepError::Flash)
    }
}

/// Visits the lines, oldest first.
pub(super) fn visit<F: MultiwriteNorFlash>(ring: &mut Ring<F>, visit: &mut dyn FnMut(LineOf)) {
    visit_notes(ring, &mut |note| match note {
        LogNote::Line(line) => visit(line),
        LogNote::Date(..) => {}
    });
}

/// Visits everything that was written, oldest first.
// The visitor is a pointer: otherwise flash would hold this code once for each of them.
pub(super) fn visit_notes<F: MultiwriteNorFlash>(ring: &mut Ring<F>, visit: &mut dyn FnMut(LogNote)) {
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
            let note = match chunk.kind {
                Some(ChunkKind::Ended) => Ended::unpack(&chunk.payload)
                    .map(|(number, ended)| LogNote::Line(LineOf { number, again: chunk.index > 0, ended })),
                Some(ChunkKind::Dated) => unpack_date(&chunk.payload),
                // What only a newer program knows is left out.
                _ => None,
            };
            if let Some(note) = note {
                visit(note);
            }
        }
    }
}

/// Unpacks the number of a game and its date: format, number (4 bytes), minutes since 2000 (4).
fn unpack_date(bytes: &[u8]) -> Option<LogNote> {
    let [1, n0, n1, n2, n3, m0, m1, m2, m3] = *bytes else { return None };
    let date = Date::from_minutes(u32::from_le_bytes([m0, m1, m2, m3]))?;
    Some(LogNote::Date(u32::from_le_bytes([n0, n1, n2, n3]), date))
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
