//! The ring of sectors: which holds what, and which is taken next.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;
use heapless::Vec;

use super::KeepError;
use super::chunk::{ChunkBytes, MAX_CHUNK};
use super::game::{Part, StoredGame};
use super::sector::{self, BODY, Found, Header, SIZE, SectorContent, UNIT};

/// The most sectors that are used: 256 KiB.
pub(super) const MAX_SECTORS: usize = 64;

/// The number of blank sectors to have in reserve: for a game that begins or continues, and for preferences.
const SPARES: usize = 2;

/// What a sector is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// Nothing: it begins blank. Whether it is blank to its end is checked when it is taken. An erase that was cut short can
    /// look like that too, for a while.
    Blank,
    /// Nothing: it was erased since power-on.
    Spare,
    /// Nothing any more.
    Free,
    /// Nothing that can be read here, but perhaps elsewhere: it stays until its room is needed.
    Damaged,
    /// Something that a newer program wrote.
    Newer,
    /// Nothing, and it does not store what is written.
    Worn,
    /// A part of a game, or preferences.
    Kept(Header),
}

/// The sectors between two addresses of a flash.
#[derive(Debug)]
pub(super) struct Ring<F> {
    pub(super) flash: F,
    start: u32,
    sectors: Vec<Use, MAX_SECTORS>,
    /// The number that the next game or copy of the preferences takes.
    next_number: u32,
    /// Whether nothing here is ours: what another program left is not damage.
    is_new: bool,
    /// The sector that was taken last: the ring continues after it, so that all wear evenly.
    latest: usize,
}

impl<F: MultiwriteNorFlash> Ring<F> {
    /// Looks at the sectors. Nothing is written.
    pub(super) fn open(flash: F, region: Range<u32>) -> Self {
        const {
            assert!((SIZE as usize).is_multiple_of(F::ERASE_SIZE), "a sector can be erased");
            assert!(UNIT.is_multiple_of(F::WRITE_SIZE) && UNIT.is_multiple_of(F::READ_SIZE), "a unit can be written");
        }
        let mut ring =
            Self { flash, start: region.start, sectors: Vec::new(), next_number: 1, is_new: true, latest: 0 };
        let sectors = (region.len() as u32 / SIZE).min(MAX_SECTORS as u32);
        for address in (0..sectors).map(|index| region.start + index * SIZE) {
            let used = ring.survey(address);
            // There are no more than fit.
            let _ = ring.sectors.push(used);
        }
        for (index, used) in ring.sectors.iter().enumerate() {
            if let Use::Kept(header) = used
                && header.number >= ring.next_number
            {
                ring.next_number = header.number.saturating_add(1);
                ring.latest = index;
            }
        }
        ring
    }

    fn survey(&mut self, address: u32) -> Use {
        match sector::look(&mut self.flash, address) {
            Found::Blank => Use::Blank,
            Found::GivenUp => Use::Free,
            Found::Newer => self.ours(Use::Newer),
            Found::Header(header) => self.ours(Use::Kept(header)),
            // Only its header was being written when the power failed.
            Found::Damaged | Found::Unreadable if sector::is_blank(&mut self.flash, address + BODY, address + SIZE) => {
                Use::Free
            }
            Found::Damaged => self.ours(Use::Damaged),
            Found::Unreadable => Use::Damaged,
        }
    }

    fn ours(&mut self, used: Use) -> Use {
        self.is_new = false;
        used
    }

    fn address(&self, index: usize) -> u32 {
        self.start + index as u32 * SIZE
    }

    /// Returns how many sectors there are.
    pub(super) fn len(&self) -> usize {
        self.sectors.len()
    }

    /// Returns whether any sector has this use.
    pub(super) fn has(&self, used: Use) -> bool {
        self.sectors.contains(&used)
    }

    /// Returns whether nothing here is ours: what another program left is not damage.
    pub(super) fn is_new(&self) -> bool {
        self.is_new
    }

    /// Gives another use to the sectors for which `which` is true.
    fn replace(&mut self, which: impl Fn(&Use) -> bool, by: Use) {
        self.sectors.iter_mut().filter(|used| which(used)).for_each(|used| *used = by);
    }

    /// Gives another use to sectors of games or copies of the preferences.
    pub(super) fn replace_kept(&mut self, which: impl Fn(&Header) -> bool, by: Use) {
        self.replace(|used| matches!(used, Use::Kept(header) if which(header)), by);
    }

    /// Returns the addresses of the sectors that hold games or preferences, with their headers.
    pub(super) fn kept(&self, content: SectorContent) -> impl Iterator<Item = (u32, Header)> {
        self.sectors.iter().enumerate().filter_map(move |(index, used)| match used {
            Use::Kept(header) if header.content == content => Some((self.address(index), *header)),
            // Free, spare, or of the other content.
            _ => None,
        })
    }

    /// Returns a game by its number.
    pub(super) fn game(&self, number: u32) -> StoredGame {
        let parts = self.kept(SectorContent::Game).filter(|(_, header)| header.number == number);
        StoredGame::new(number, parts.map(|(address, Header { part, first, .. })| Part { address, part, first }))
    }

    /// Returns the number that the next game or copy of the preferences takes.
    pub(super) fn next_number(&self) -> u32 {
        self.next_number
    }

    /// Returns whether two addresses are in the same sector.
    pub(super) fn is_one_sector(&self, one: u32, other: u32) -> bool {
        (one - self.start) / SIZE == (other - self.start) / SIZE
    }

    /// Writes a chunk and returns the address after it; `None` when it does not fit or is not stored correctly.
    pub(super) fn append(&mut self, address: u32, bytes: &ChunkBytes) -> Option<u32> {
        let next = address + bytes.len() as u32;
        // The end of the sector. A chunk never stands at the start of one, so an address there is the end of the one
        // before.
        let end = (address - self.start).next_multiple_of(SIZE) + self.start;
        if next > end || self.flash.write(address, bytes).is_err() {
            return None;
        }
        // A worn cell shows at once, while the chunk can still go elsewhere.
        let mut buffer = [0; MAX_CHUNK];
        let read = &mut buffer[..bytes.len()];
        (self.flash.read(address, read).is_ok() && read == bytes.as_slice()).then_some(next)
    }

    /// Writes what stands between two addresses once more: what was being written when the power failed may read right
    /// today and wrong in a month.
    pub(super) fn strengthen(&mut self, stands: Range<u32>) -> Result<(), KeepError> {
        let mut unit = [0; UNIT];
        for address in stands.step_by(UNIT) {
            let again = self.flash.read(address, &mut unit).and_then(|()| self.flash.write(address, &unit));
            again.map_err(|_| KeepError::Flash)?;
        }
        Ok(())
    }

    /// Takes a blank sector into use, and returns the address of its first chunk. The game with the number `on_table`
    /// never makes room.
    pub(super) fn take(&mut self, header: Header, on_table: Option<u32>) -> Result<u32, KeepError> {
        loop {
            let index = self.blank(on_table)?;
            let address = self.address(index);
            self.sectors[index] = Use::Worn;
            self.latest = index;
            if self.flash.write(address, &header.bytes()).is_ok()
                && sector::look(&mut self.flash, address) == Found::Header(header)
            {
                self.sectors[index] = Use::Kept(header);
                self.next_number = self.next_number.max(header.number.saturating_add(1));
                return Ok(address + BODY);
            }
        }
    }

    /// Finds a sector that is blank to its end. Only if [`Ring::rest`] never had the time is one erased here.
    fn blank(&mut self, on_table: Option<u32>) -> Result<usize, KeepError> {
        loop {
            while let Some(index) = self.behind_latest(|used| matches!(used, Use::Blank | Use::Spare)) {
                let address = self.address(index);
                if sector::is_blank(&mut self.flash, address, address + SIZE) {
                    return Ok(index);
                }
                self.sectors[index] = Use::Free;
            }
            self.make_blank(on_table)?;
        }
    }

    /// Finds the first such sector after the one that was taken last.
    fn behind_latest(&self, which: impl Fn(&Use) -> bool) -> Option<usize> {
        let sectors = self.sectors.len();
        (1..=sectors).map(|step| (self.latest + step) % sectors).find(|index| which(&self.sectors[*index]))
    }

    /// Returns whether there is something to do in [`Ring::rest`].
    pub(super) fn wants_rest(&self, on_table: Option<u32>) -> bool {
        let spares = self.sectors.iter().filter(|used| **used == Use::Spare).count();
        let unused = |used: &Use| matches!(used, Use::Blank | Use::Free | Use::Damaged);
        spares < SPARES && (self.sectors.iter().any(unused) || self.oldest_game(on_table).is_some())
    }

    /// Erases at most one sector, if that is of use.
    pub(super) fn rest(&mut self, on_table: Option<u32>) -> Result<(), KeepError> {
        if !self.wants_rest(on_table) {
            return Ok(());
        }
        match self.make_blank(on_table) {
            // Nothing may make room; whether that matters shows when room is needed.
            Err(KeepError::NoRoom) => Ok(()),
            done => done,
        }
    }

    /// Erases a sector that is not needed; if there is none, the oldest game makes room. What looks blank is erased again:
    /// nobody knows whether its last erase was cut short.
    fn make_blank(&mut self, on_table: Option<u32>) -> Result<(), KeepError> {
        let unused = [Use::Blank, Use::Free, Use::Damaged];
        let index = match unused.iter().find_map(|unused| self.behind_latest(|used| used == unused)) {
            Some(index) => index,
            None => {
                self.drop_oldest_game(on_table)?;
                self.behind_latest(|used| *used == Use::Free).ok_or(KeepError::NoRoom)?
            }
        };
        let address = self.address(index);
        self.sectors[index] = Use::Worn;
        if sector::look(&mut self.flash, address) != Found::GivenUp {
            sector::give_up(&mut self.flash, address).map_err(|_| KeepError::Flash)?;
        }
        sector::blot_out(&mut self.flash, address).map_err(|_| KeepError::Flash)?;
        self.flash.erase(address, address + SIZE).map_err(|_| KeepError::Flash)?;
        if sector::is_blank(&mut self.flash, address, address + SIZE) {
            self.sectors[index] = Use::Spare;
        }
        Ok(())
    }

    fn oldest_game(&self, on_table: Option<u32>) -> Option<u32> {
        let games = self.kept(SectorContent::Game).map(|(_, header)| header.number);
        games.filter(|number| Some(*number) != on_table).min()
    }

    /// Gives up the oldest game that this program can read, its beginning first: the rest is worth nothing without it.
    fn drop_oldest_game(&mut self, on_table: Option<u32>) -> Result<(), KeepError> {
        let number = loop {
            let number = self.oldest_game(on_table).ok_or(KeepError::NoRoom)?;
            if !self.game(number).is_newer(&mut self.flash) {
                break number;
            }
            self.replace_kept(|header| header.number == number, Use::Newer);
        };
        while let Some((part, address)) = self
            .kept(SectorContent::Game)
            .filter(|(_, header)| header.number == number)
            .map(|(address, header)| (header.part, address))
            .min()
        {
            sector::give_up(&mut self.flash, address).map_err(|_| KeepError::Flash)?;
            let is_it = |header: &Header| header.number == number && header.part == part;
            self.replace_kept(is_it, Use::Free);
        }
        Ok(())
    }
}
