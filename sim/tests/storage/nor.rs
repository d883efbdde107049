//! A strict model of NOR flash: words are written where they are blank, sectors are erased whole, everything is
//! counted, and the power can fail at every byte.

use std::collections::BTreeMap;

use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashErrorKind, ReadNorFlash, check_erase, check_read, check_write,
};

pub(crate) const SECTOR: usize = 4096;

/// Something that was done to the flash.
#[derive(Clone, Debug)]
pub(crate) enum Operation {
    Write { at: usize, bytes: Vec<u8> },
    Erase { at: usize },
}

impl Operation {
    /// Returns the number of its bytes: the power can fail after each.
    pub(crate) fn length(&self) -> usize {
        match self {
            Self::Write { bytes, .. } => bytes.len(),
            Self::Erase { .. } => SECTOR,
        }
    }

    /// Does it up to a byte, which is only half done.
    pub(crate) fn cut(&self, image: &mut [u8], end: usize) {
        match self {
            Self::Write { at, bytes } => {
                for (byte, new) in image[*at..].iter_mut().zip(&bytes[..end]) {
                    *byte &= new;
                }
                if let Some(new) = bytes.get(end) {
                    image[at + end] &= new | 0x0f;
                }
            }
            Self::Erase { at } => {
                image[*at..at + end].fill(0xff);
                if end < SECTOR {
                    image[at + end] |= 0xf0;
                }
            }
        }
    }
}

/// A flash with words of `WORD` bytes.
#[derive(Clone, Debug)]
pub(crate) struct Nor<const WORD: usize> {
    pub(crate) image: Vec<u8>,
    pub(crate) operations: Vec<Operation>,
    /// Sectors from here on do not store what is written.
    pub(crate) worn_from: usize,
    /// Bytes that read right for now, with what they will read once time has passed.
    weak: BTreeMap<usize, u8>,
}

impl<const WORD: usize> Nor<WORD> {
    pub(crate) fn new(sectors: usize) -> Self {
        Self::of(vec![0xff; sectors * SECTOR])
    }

    pub(crate) fn of(image: Vec<u8>) -> Self {
        Self { image, operations: Vec::new(), worn_from: usize::MAX, weak: BTreeMap::new() }
    }

    /// Returns the flash of a device whose power failed at the very end of an operation: everything reads as it should, but
    /// every third bit that changed goes back in time.
    pub(crate) fn weakly(before: &[u8], operation: &Operation) -> Self {
        let mut flash = Self::of(before.to_vec());
        operation.cut(&mut flash.image, operation.length());
        for (at, (old, new)) in before.iter().zip(&flash.image).enumerate().filter(|(_, (old, new))| old != new) {
            let weak = (old ^ new) & (0x49 << (at % 3));
            flash.weak.insert(at, new ^ weak);
        }
        flash
    }

    /// Lets weeks pass.
    pub(crate) fn fade(&mut self) {
        for (at, faded) in std::mem::take(&mut self.weak) {
            self.image[at] = faded;
        }
    }

    /// Returns the addresses of the whole flash.
    pub(crate) fn region(&self) -> std::ops::Range<u32> {
        0..self.image.len() as u32
    }

    pub(crate) fn erases(&self) -> usize {
        self.operations.iter().filter(|operation| matches!(operation, Operation::Erase { .. })).count()
    }
}

impl<const WORD: usize> ErrorType for Nor<WORD> {
    type Error = NorFlashErrorKind;
}

impl<const WORD: usize> ReadNorFlash for Nor<WORD> {
    const READ_SIZE: usize = WORD;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        check_read(self, offset, bytes.len()).expect("reads are aligned");
        bytes.copy_from_slice(&self.image[offset as usize..][..bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.image.len()
    }
}

impl<const WORD: usize> NorFlash for Nor<WORD> {
    const WRITE_SIZE: usize = WORD;
    const ERASE_SIZE: usize = SECTOR;

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        check_write(self, offset, bytes.len()).expect("writes are aligned");
        let at = offset as usize;
        if at >= self.worn_from {
            return Err(NorFlashErrorKind::Other);
        }
        let stuck = self.image[at..].iter().zip(bytes).position(|(old, new)| !old & new != 0);
        assert_eq!(stuck, None, "a bit that is 0 was to become 1, at {at:#x}");
        let operation = Operation::Write { at, bytes: bytes.to_vec() };
        operation.cut(&mut self.image, bytes.len());
        self.operations.push(operation);
        // What is written is a firm zero from now on; a one is left as weak as it is.
        for (at, new) in (at..).zip(bytes) {
            self.weak.entry(at).and_modify(|faded| *faded &= new);
        }
        Ok(())
    }

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        check_erase(self, from, to).expect("erases are aligned");
        for at in (from as usize..to as usize).step_by(SECTOR) {
            let operation = Operation::Erase { at };
            operation.cut(&mut self.image, SECTOR);
            self.weak.retain(|weak, _| !(at..at + SECTOR).contains(weak));
            self.operations.push(operation);
        }
        Ok(())
    }
}

// What is 0 can be written again, and what is 1 in a written word can still become 0.
impl<const WORD: usize> MultiwriteNorFlash for Nor<WORD> {}
