//! The flash of the box: bytes that the page keeps in the browser.

use core::cell::UnsafeCell;

use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashErrorKind, ReadNorFlash, check_erase, check_read, check_write,
};

/// The number of bytes that are erased at once, as on the Pico.
pub(crate) const SECTOR: usize = 4096;
/// As many sectors as the Pico has for saved games: one bit for each in a mask.
const SECTORS: usize = u64::BITS as usize;
/// The size of the flash.
pub(crate) const SIZE: usize = SECTORS * SECTOR;

/// The bytes, where the page can reach them, and which sectors changed since the page took them.
pub(crate) struct Image {
    bytes: UnsafeCell<[u8; SIZE]>,
    changed: UnsafeCell<u64>,
}

// SAFETY: WebAssembly without threads; nothing in this crate runs at the same time as anything else in it.
unsafe impl Sync for Image {}

/// The only memory. The page fills it: of zeros nothing has to be loaded.
pub(crate) static MEMORY: Image = Image { bytes: UnsafeCell::new([0; SIZE]), changed: UnsafeCell::new(0) };

impl Image {
    /// Returns where the bytes are, for the page to fill before the box is switched on and to keep from then on.
    pub(crate) fn place(&self) -> *mut u8 {
        self.bytes.get().cast()
    }

    /// Takes which sectors changed, the first of them in the lowest bit.
    pub(crate) fn take_changed(&self) -> u64 {
        // SAFETY: nobody holds a reference into the cell.
        unsafe { core::mem::take(&mut *self.changed.get()) }
    }

    fn change(&self, from: u32, to: u32, how: impl FnOnce(&mut [u8])) {
        let (from, to) = (from as usize, to as usize);
        // SAFETY: the only reference to the bytes, and it ends here; `how` reaches no flash.
        how(unsafe { &mut (&mut *self.bytes.get())[from..to] });
        for sector in from / SECTOR..to.div_ceil(SECTOR) {
            // SAFETY: as above.
            unsafe { *self.changed.get() |= 1 << sector };
        }
    }
}

/// The flash as the storage sees it.
pub(crate) struct Flash;

impl ErrorType for Flash {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Flash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        check_read(self, offset, bytes.len())?;
        // SAFETY: whoever writes the bytes does so through `&mut self`, or before the box is switched on.
        let all = unsafe { &*MEMORY.bytes.get() };
        bytes.copy_from_slice(&all[offset as usize..][..bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        SIZE
    }
}

impl NorFlash for Flash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        check_erase(self, from, to)?;
        MEMORY.change(from, to, |sectors| sectors.fill(0xff));
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        check_write(self, offset, bytes.len())?;
        MEMORY.change(offset, offset + bytes.len() as u32, |place| {
            // A write only ever clears bits.
            place.iter_mut().zip(bytes).for_each(|(old, new)| *old &= new);
        });
        Ok(())
    }
}

impl MultiwriteNorFlash for Flash {}
