//! The bytes of a record.
//!
//! # Stability
//! Byte 0 is the format. Within a format nothing is ever renumbered: games, verbs, words, fields and options keep their
//! numbers, and new ones come last. Format 1:
//!
//! - set-up: format, game, mode, players, first seat, then each name as length and UTF-8, then the number of bytes of
//!   its options and those bytes;
//! - entry: a head (kind in the two highest bits: 0 play, 1 fix, 2 undo, 3 redo; seat + 1 in the lowest three, 0 for
//!   nobody). Play: verb, then the bytes of its parameters. Fix: field, two indices, then the bytes of the value.

use core::fmt;

use crate::field::{FIX_BYTES, FieldId, Fix};
use crate::game::Vocabulary;
use crate::record::Entry;
use crate::setup::{MAX_OPTIONS, Mode, Setup};
use crate::verb::{ARGS, Raw};
use crate::{Game, Name, Seat};

/// The format that is written.
pub const FORMAT: u8 = 1;

/// The most bytes in a packed set-up: head, five names, options.
pub const MAX_SETUP: usize = 5 + crate::MAX_SEATS * 17 + 1 + MAX_OPTIONS;

/// The most bytes in a packed entry: a correction with the longest value, which is longer than any move.
pub const MAX_ENTRY: usize = 4 + FIX_BYTES;
const _: () = assert!(MAX_ENTRY >= 2 + ARGS);

/// Why bytes are not a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum PackedError {
    /// The bytes end too early.
    Short,
    /// A format that this program does not know, perhaps a newer one.
    Format(
        /// The format byte.
        u8,
    ),
    /// A byte has a value that it cannot have.
    Damaged,
}

impl fmt::Display for PackedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Short => f.write_str("the bytes end too early"),
            Self::Format(format) => write!(f, "unknown format {format}"),
            Self::Damaged => f.write_str("damaged bytes"),
        }
    }
}

impl core::error::Error for PackedError {}

/// A packed set-up.
pub type SetupBytes = heapless::Vec<u8, MAX_SETUP>;

/// A packed entry.
pub type EntryBytes = heapless::Vec<u8, MAX_ENTRY>;

/// Packs a set-up.
#[must_use]
pub fn pack_setup(setup: &Setup) -> SetupBytes {
    let mut bytes = SetupBytes::new();
    let mut put = |slice: &[u8]| {
        // MAX_SETUP has room for the longest set-up.
        let _ = bytes.extend_from_slice(slice);
    };
    put(&[FORMAT, setup.game as u8, setup.mode as u8, setup.names.len() as u8, setup.first.index() as u8]);
    for name in setup.names.iter() {
        put(&[name.as_str().len() as u8]);
        put(name.as_str().as_bytes());
    }
    let options = setup.slots().count();
    put(&[options as u8]);
    put(&setup.options[..options]);
    bytes
}

/// Unpacks a set-up and returns it with the number of bytes it took.
///
/// # Errors
/// Returns why the bytes are not a set-up. Whether it can be played is for [`State::new`](crate::State::new) to say.
pub fn unpack_setup(bytes: &[u8]) -> Result<(Setup, usize), PackedError> {
    let mut reader = ByteReader { bytes, at: 0 };
    let format = reader.byte()?;
    if format != FORMAT {
        return Err(PackedError::Format(format));
    }
    let game = Game::from_number(reader.byte()?).ok_or(PackedError::Damaged)?;
    let number = reader.byte()?;
    let mode = Mode::ALL.into_iter().find(|mode| *mode as u8 == number).ok_or(PackedError::Damaged)?;
    let mut setup = Setup::new(game, mode);
    let players = reader.byte()?;
    setup.first = Seat::new(usize::from(reader.byte()?)).ok_or(PackedError::Damaged)?;
    for _ in 0..players {
        let length = reader.byte()?;
        let name = core::str::from_utf8(reader.slice(usize::from(length))?).map_err(|_| PackedError::Damaged)?;
        let name = Name::new(name).map_err(|_| PackedError::Damaged)?;
        if !setup.names.push(name) {
            return Err(PackedError::Damaged);
        }
    }
    let options = usize::from(reader.byte()?);
    // An older program knew fewer options: the others keep their defaults.
    let values = reader.slice(options)?;
    if options > setup.slots().count() {
        return Err(PackedError::Damaged);
    }
    setup.options[..options].copy_from_slice(values);
    Ok((setup, reader.at))
}

/// Packs an entry.
#[must_use]
pub fn pack_entry(entry: &Entry, words: &Vocabulary) -> EntryBytes {
    let mut bytes = EntryBytes::new();
    let mut put = |slice: &[u8]| {
        // MAX_ENTRY has room for the longest entry.
        let _ = bytes.extend_from_slice(slice);
    };
    let head = |kind: u8, seat: Option<Seat>| kind << 6 | seat.map_or(0, |seat| seat.index() as u8 + 1);
    match entry {
        Entry::Play(seat, raw) => {
            let width = words.verb(raw.verb).map_or(0, |verb| verb.width());
            put(&[head(0, *seat), raw.verb]);
            put(&raw.args[..width]);
        }
        Entry::Fix(fix) => {
            let width = words.field(fix.id.field).map_or(0, |field| field.shape.width());
            put(&[head(1, fix.seat), fix.id.field, fix.id.index[0], fix.id.index[1]]);
            put(&fix.value[..width.min(FIX_BYTES)]);
        }
        Entry::Undo => put(&[head(2, None)]),
        Entry::Redo => put(&[head(3, None)]),
    }
    bytes
}

/// Unpacks an entry and returns it with the number of bytes it took.
///
/// # Errors
/// Returns why the bytes are not an entry. Whether it is legal is for the game to say.
pub fn unpack_entry(bytes: &[u8], words: &Vocabulary) -> Result<(Entry, usize), PackedError> {
    let mut reader = ByteReader { bytes, at: 0 };
    let head = reader.byte()?;
    let seat = match head & 0x3f {
        0 => None,
        number => Some(Seat::new(usize::from(number) - 1).ok_or(PackedError::Damaged)?),
    };
    let entry = match head >> 6 {
        0 => {
            let id = reader.byte()?;
            let verb = words.verb(id).ok_or(PackedError::Damaged)?;
            let mut raw = Raw { verb: id, args: [0; ARGS] };
            let width = verb.width();
            raw.args[..width].copy_from_slice(reader.slice(width)?);
            Entry::Play(seat, raw)
        }
        1 => {
            let place = reader.byte()?;
            let field = words.field(place).ok_or(PackedError::Damaged)?;
            let index = [reader.byte()?, reader.byte()?];
            let mut value = [0; FIX_BYTES];
            let width = field.shape.width().min(FIX_BYTES);
            value[..width].copy_from_slice(reader.slice(width)?);
            Entry::Fix(Fix { seat, id: FieldId { field: place, index }, value })
        }
        _ if seat.is_some() => return Err(PackedError::Damaged),
        2 => Entry::Undo,
        _ => Entry::Redo,
    };
    Ok((entry, reader.at))
}

/// Reads bytes one after the other.
struct ByteReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> ByteReader<'a> {
    fn slice(&mut self, length: usize) -> Result<&'a [u8], PackedError> {
        let slice = self.bytes.get(self.at..self.at + length).ok_or(PackedError::Short)?;
        self.at += length;
        Ok(slice)
    }

    fn byte(&mut self) -> Result<u8, PackedError> {
        self.slice(1).map(|slice| slice[0])
    }
}
