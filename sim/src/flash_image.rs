//! The flash of a device as bytes: an image that was read out of a Pico, or that another body keeps.

use device_nostd::storage::{Keeper, Notice, Shelf};
use device_nostd::{Date, Memory};
use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashErrorKind, ReadNorFlash, check_erase, check_read, check_write,
};
use engine_nostd::Table;

/// The number of bytes that are erased at once.
const SECTOR: usize = 4096;

/// The most that games take, and where they begin is a multiple of it: a larger image is of a whole chip.
const SAVES: usize = 64 * SECTOR;

/// What the sectors of games begin with.
const MAGIC: &[u8] = b"GNOM";

/// Returns whether these bytes are an image with games.
#[must_use]
pub fn is_image(bytes: &[u8]) -> bool {
    !bytes.is_empty()
        && bytes.len().is_multiple_of(SECTOR)
        && bytes.chunks(SECTOR).any(|sector| sector.starts_with(MAGIC))
}

/// A game of an image.
#[derive(Debug)]
pub struct ImageGame {
    /// The number that tells it from the others.
    pub number: u32,
    /// When it ended or was left, local time, if the device knew.
    pub date: Option<Date>,
    /// The game, or why it cannot be read.
    pub game: Result<Box<Table>, String>,
}

/// Reads the games of an image: the one on the table first, then the earlier ones, latest first.
#[must_use]
pub fn games(bytes: &[u8]) -> Vec<ImageGame> {
    let image = bytes.chunks(SAVES).rfind(|part| is_image(part)).unwrap_or_default();
    let open = || open(image);
    let mut games = Vec::new();
    let mut keeper = open();
    let mut place = None;
    let notice = keeper.resume(&mut place);
    if let (Some(number), Some(table)) = (keeper.on_table(), place) {
        games.push(ImageGame { number, date: keeper.date_of(number), game: read(Box::new(table), notice) });
    }
    let mut before = u32::MAX;
    while let Some(earlier) = keeper.earlier_before(before) {
        before = earlier.number;
        // A keeper of its own: nothing that is laid on a table may change what is read next.
        let mut place = None;
        let laid = open().lay(before, &mut place, &mut Memory::default());
        let game = match (laid, place) {
            (Ok(notice), Some(table)) => read(Box::new(table), notice),
            (Ok(Some(Notice::Older)), None) => Err("this version does not play such a game".to_string()),
            _ => Err("this game cannot be read".to_string()),
        };
        games.push(ImageGame { number: before, date: keeper.date_of(before), game });
    }
    games
}

/// Opens an image as the storage of a device.
#[must_use]
pub fn open(bytes: &[u8]) -> Keeper<Image> {
    Keeper::open(Image(bytes.to_vec()), 0..bytes.len() as u32)
}

/// Returns a game that is whole.
fn read(table: Box<Table>, notice: Option<Notice>) -> Result<Box<Table>, String> {
    match notice {
        Some(Notice::Damaged { kept }) => Err(format!("this game is damaged after {kept} entries")),
        // The others are about other games, or about the device.
        _ => Ok(table),
    }
}

/// A flash in memory.
#[derive(Debug)]
pub struct Image(pub Vec<u8>);

impl ErrorType for Image {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Image {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        check_read(self, offset, bytes.len())?;
        bytes.copy_from_slice(&self.0[offset as usize..][..bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.len()
    }
}

impl NorFlash for Image {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        check_erase(self, from, to)?;
        self.0[from as usize..to as usize].fill(0xff);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        check_write(self, offset, bytes.len())?;
        self.0[offset as usize..].iter_mut().zip(bytes).for_each(|(old, new)| *old &= new);
        Ok(())
    }
}

impl MultiwriteNorFlash for Image {}
