//! A sector and its header: what it holds, and where it belongs.

use core::ops::Range;

use embedded_storage::nor_flash::{MultiwriteNorFlash, ReadNorFlash};

use super::CHECKSUM;

/// The number of bytes in a sector, the least that can be erased.
pub(super) const SIZE: u32 = 4096;

/// Everything begins and ends at a multiple of this many bytes, so that flash with words of up to eight bytes will do.
pub(super) const UNIT: usize = 8;

/// Where the chunks begin.
pub(super) const BODY: u32 = HEADER as u32 + UNIT as u32;

/// The layout of what follows the header. The header itself is the same in all layouts.
const LAYOUT: u8 = 1;

const MAGIC: [u8; 4] = *b"GNOM";
const HEADER: usize = 24;
/// Where the last field ends.
const FIELDS: usize = 14;
/// Where the checksum begins, which covers everything before it.
const CHECKED: usize = 20;
/// The bytes between the last field and the checksum, which stay blank.
const BLANK: Range<usize> = FIELDS..CHECKED;

/// What a sector holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SectorContent {
    /// A part of a game.
    Game,
    /// Settings and names.
    Preferences,
    /// How games ended, a line each.
    Lines,
}

/// The header of a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    /// What it holds.
    pub(super) content: SectorContent,
    /// Which game, which copy of the preferences, or which sector of lines: the highest is the newest.
    pub(super) number: u32,
    /// Which part of the game.
    pub(super) part: u16,
    /// The number of entries of the game before this part.
    pub(super) first: u16,
}

impl Header {
    /// Returns the bytes of the header; the mark after them stays blank.
    pub(super) fn bytes(&self) -> [u8; HEADER] {
        let mut bytes = [0xff; HEADER];
        bytes[..4].copy_from_slice(&MAGIC);
        bytes[4] = LAYOUT;
        bytes[5] = match self.content {
            SectorContent::Game => b'g',
            SectorContent::Preferences => b'p',
            SectorContent::Lines => b's',
        };
        bytes[6..8].copy_from_slice(&self.part.to_le_bytes());
        bytes[8..12].copy_from_slice(&self.number.to_le_bytes());
        bytes[12..FIELDS].copy_from_slice(&self.first.to_le_bytes());
        let checksum = CHECKSUM.checksum(&bytes[..CHECKED]);
        bytes[CHECKED..HEADER].copy_from_slice(&checksum.to_le_bytes());
        bytes
    }
}

/// What was found at the start of a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// Nothing. The rest may still hold the remains of an erase that was cut short.
    Blank,
    /// A part of a game, or preferences.
    Header(Header),
    /// Something that a newer program wrote.
    Newer,
    /// Something that was given up.
    GivenUp,
    /// Something of ours that is damaged.
    Damaged,
    /// Bytes that make no sense.
    Unreadable,
}

/// The highest number that a sector may have: nobody gets there, and there are always higher ones for what comes next.
const HIGHEST: u32 = u32::MAX / 2;

/// Looks at the start of the sector at this address.
pub(super) fn look<F: ReadNorFlash>(flash: &mut F, address: u32) -> Found {
    let mut bytes = [0; BODY as usize];
    if flash.read(address, &mut bytes).is_err() {
        return Found::Unreadable;
    }
    let (header, mark) = bytes.split_at(HEADER);
    if bytes.iter().all(|byte| *byte == 0xff) {
        return Found::Blank;
    }
    // A few flipped bits neither give a sector up nor save one that was given up.
    if mark.iter().map(|byte| byte.count_zeros()).sum::<u32>() > 56 {
        return Found::GivenUp;
    }
    let (fields, checksum) = header.split_at(CHECKED);
    if fields[..4] != MAGIC || CHECKSUM.checksum(fields).to_le_bytes() != checksum {
        return match fields[..4] == MAGIC {
            true => Found::Damaged,
            false if is_remnant(header, mark) => Found::GivenUp,
            false => Found::Unreadable,
        };
    }
    let content = match (fields[4], fields[5]) {
        (LAYOUT, b'g') => SectorContent::Game,
        (LAYOUT, b'p') => SectorContent::Preferences,
        (LAYOUT, b's') => SectorContent::Lines,
        _ => return Found::Newer,
    };
    let [_, _, _, _, _, _, part_low, part_high, n0, n1, n2, n3, first_low, first_high, ..] = bytes;
    let number = u32::from_le_bytes([n0, n1, n2, n3]);
    if number > HIGHEST {
        return Found::Damaged;
    }
    Found::Header(Header {
        content,
        number,
        part: u16::from_le_bytes([part_low, part_high]),
        first: u16::from_le_bytes([first_low, first_high]),
    })
}

/// Returns whether a header and its mark look like what an erase leaves that was cut short, after [`blot_out`].
///
/// An erase only makes ones, each bit at its own time. So the bytes that were left blank are blank at any time, while the
/// mark has some of its zeros left, or the whole header is nearly blank. Noise has no such stretch of ones, and damage of a
/// header in use that reaches the mark has gone through the stretch before it.
fn is_remnant(header: &[u8], mark: &[u8]) -> bool {
    const FLIPPED: u32 = 4;
    const FEW: u32 = 40;
    let zeros = |bytes: &[u8]| bytes.iter().map(|byte| byte.count_zeros()).sum::<u32>();
    zeros(&header[BLANK]) == 0 && zeros(mark) >= FLIPPED || zeros(header) < FEW
}

/// Marks the sector at this address as given up, which takes one write.
pub(super) fn give_up<F: MultiwriteNorFlash>(flash: &mut F, address: u32) -> Result<(), F::Error> {
    flash.write(address + HEADER as u32, &[0; UNIT])
}

/// Overwrites the header of a sector that was given up with zeros, but for the bytes that are blank in every header, so
/// that an erase that is cut short is not taken for damage.
pub(super) fn blot_out<F: MultiwriteNorFlash>(flash: &mut F, address: u32) -> Result<(), F::Error> {
    let mut bytes = [0; BODY as usize];
    flash.read(address, &mut bytes)?;
    bytes[..BLANK.start].fill(0);
    bytes[BLANK.end..].fill(0);
    flash.write(address, &bytes)
}

/// Returns whether everything between two addresses is blank.
pub(super) fn is_blank<F: ReadNorFlash>(flash: &mut F, mut from: u32, to: u32) -> bool {
    let mut buffer = [0; 64];
    while from < to {
        let piece = &mut buffer[..((to - from) as usize).min(64)];
        if flash.read(from, piece).is_err() || piece.iter().any(|byte| *byte != 0xff) {
            return false;
        }
        from += piece.len() as u32;
    }
    true
}
