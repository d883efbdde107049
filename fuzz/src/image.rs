//! The image of a flash, and what is done to it, in few bytes.
//!
//! `DONE N STROKE*N (LENGTH BYTE*LENGTH)*`: what is done ([`MEND`]), the number of strokes and the strokes, then for each
//! sector how many of its bytes are given (two bytes, little-endian) and those bytes. The rest is blank.

use crc::{CRC_32_ISO_HDLC, Crc};
use device_nostd::Button;
use sim::script::Stroke;

/// The number of bytes in a sector.
pub const SECTOR: usize = 4096;

/// The number of sectors: as few as show everything that a full ring does.
pub const SECTORS: usize = 6;

/// The bit that says that checksums are made right: no fuzzer guesses one.
pub const MEND: u8 = 1;

const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// Where the first chunk of a sector begins.
const BODY: usize = 32;

/// The image and what is pressed afterwards.
#[derive(Debug)]
pub struct Case {
    /// The bytes of the flash.
    pub image: Vec<u8>,
    /// What is pressed.
    pub strokes: Vec<Stroke>,
}

impl Case {
    /// Reads a case; everything is one.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        let (&[done, count], rest) = bytes.split_first_chunk().unwrap_or((&[0, 0], &[]));
        let (strokes, mut rest) = rest.split_at(usize::from(count).min(rest.len()));
        let mut image = vec![0xff; SECTORS * SECTOR];
        for sector in image.chunks_mut(SECTOR) {
            let Some((length, bytes)) = rest.split_first_chunk() else { break };
            let length = usize::from(u16::from_le_bytes(*length)).min(bytes.len()).min(SECTOR);
            let (given, after) = bytes.split_at(length);
            sector[..length].copy_from_slice(given);
            if done & MEND != 0 {
                mend(sector);
            }
            rest = after;
        }
        Self { image, strokes: strokes.iter().copied().map(stroke).collect() }
    }

    /// Writes an image and raw strokes as a case.
    #[must_use]
    pub fn write(image: &[u8], strokes: &[u8], done: u8) -> Vec<u8> {
        let mut bytes = vec![done, strokes.len() as u8];
        bytes.extend(strokes);
        for sector in image.chunks(SECTOR) {
            let length = sector.iter().rposition(|byte| *byte != 0xff).map_or(0, |last| last + 1);
            bytes.extend((length as u16).to_le_bytes());
            bytes.extend(&sector[..length]);
        }
        bytes
    }
}

fn stroke(byte: u8) -> Stroke {
    let button = Button::ALL[usize::from(byte % 5)];
    match byte / 5 % 8 {
        0..=4 => Stroke::Press(button),
        5 => Stroke::Hold(button),
        6 if matches!(button, Button::Up | Button::Down) => Stroke::Steps(button, 2 + byte / 40),
        6 => Stroke::Hold(button),
        // Through every dimming, and until dark.
        _ => Stroke::Wait(1_000 << (byte / 40 * 3)),
    }
}

/// Makes the checksums of a sector right, that of its header and those of its chunks.
fn mend(sector: &mut [u8]) {
    let sum = CRC.checksum(&sector[..20]);
    sector[20..24].copy_from_slice(&sum.to_le_bytes());
    let number: [u8; 4] = sector[8..12].try_into().unwrap_or_default();
    let mut at = BODY;
    while let Some(chunk) = sector.get_mut(at..).filter(|rest| rest.len() >= 8 && rest[..8] != [0xff; 8]) {
        let length = usize::from(u16::from_le_bytes([chunk[0], chunk[1]]) & 0xfff);
        let Some(payload) = chunk.get(8..8 + length) else { break };
        let sum = CRC.checksum(&[&number, &chunk[..4], payload].concat());
        if chunk[..8] == [0; 8] {
            // A void chunk takes a slot.
            at += 24;
            continue;
        }
        chunk[4..8].copy_from_slice(&sum.to_le_bytes());
        at += (8 + length).next_multiple_of(8);
    }
}
