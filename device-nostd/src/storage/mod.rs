//! Games, settings, names and what cards say, kept on any NOR flash whose words can be written again, whatever happens to
//! the power supply.
//!
//! The region is a ring of sectors. A game takes one sector and, when that is full, another one; settings, names and
//! what is remembered about cards and boards share one of their own, and a tenth of the sectors is for statistics: a line
//! about each game that was left. No entry is ever changed in place: entries are appended, each with its index and a
//! checksum, so that what was being written when the power failed is recognised and everything before it still stands. The
//! first chunk that is missing or unreadable ends the good part of a game, and nothing after it is trusted.
//!
//! A game leaves its line when it leaves the table, not when it makes room: then another game lies on the table, and there
//! is memory for one. Games that an older program left without a line get theirs when the table is free and nobody presses:
//! [`Keeper::tidy`]. When the sectors of lines are full, the oldest of them makes room.
//!
//! A sector is erased before it is needed, when nobody presses: [`Keeper::rest`]. One that cannot be read makes room then,
//! or the oldest game. The game on the table never does, nor does anything that a newer program wrote. A game that only an
//! older program plays is an earlier game like any other, but is never laid on the table.
//!
//! What was being written or erased when the power failed may read right for some weeks, with bits that are neither. So
//! what was written last is written once more when the game is resumed, and sectors that look blank at power-on are erased
//! again before they are used.
//!
//! # Wear
//! A press that enters something writes 16 or 24 bytes, and 254 entries of 16 bytes fit into a sector. With the clock on,
//! an entry of seven or eight bytes takes 24 instead of 16; nothing is written for the clock alone. So a game costs
//! one erase, rarely more, and switching on two; a sector of the Pico's chip withstands 100,000, and 64 of them take
//! turns. What is remembered about cards and boards is written once for each game that was told something new, when that
//! game is left.
//!
//! # Why not sequential-storage
//! Its queue erases a page when a push finds none, which is just when somebody has pressed. An item with a wrong
//! checksum is skipped as if it had never been stored, where a game has to end. And it repairs on its own what it
//! cannot read, where the game of a newer program has to be left alone.
//!
//! # Stability
//! Format 1, all numbers little-endian. A sector begins with a header that no format changes: `GNOM`, the format, `g`
//! for a game, `p` for preferences or `s` for statistics, part (2 bytes), number (4), entries before this part (2), 6 blank bytes, CRC-32
//! of the 20 bytes so far (4), and a mark (8) that is blank until the sector is given up and zero from then on. The
//! highest number is the newest.
//!
//! Chunks follow: length in 12 bits and kind in 4 (2 bytes), index (2), CRC-32 of the number, these 4 bytes and the
//! payload (4), the payload, and blanks up to a multiple of 8. Kinds of a game: 1 set-up, 2 entry, 3 entry that is
//! followed by others of the same press, without which it does not count. The index is that of the entry; one that
//! repeats replaces a press that was cut off. A torn chunk is made void by a head of zeros, and the next one stands 24
//! bytes after it. After the bytes of the entry that ends a press, the payload may have two more, a number: the thinking
//! time of a player that no entry before it has, the seconds in its lowest 13 bits and the seat in the others. Earlier
//! programs do not look at them. The times of a game are the sums of these, whether a move was taken back or not. Kinds
//! of preferences: 4 game on the table (its number, 0 for none; valid until a game with the
//! second number or a higher one is begun), 5 settings, 6 names, 7 what is remembered about cards and boards, 8 where
//! the game on the table differs from that; the last of each kind counts, and without a 7 or an 8 there is nothing of
//! that kind. The kind of statistics: 9 how a game ended; its index is 1 where the game has a line already, which no longer
//! counts; a line that follows a torn one stands 120 bytes after it. Beside it 12, when a game ended or was left: the format 1,
//! the number of the game (4) and the minutes since 2000 (4); the last of a game counts, and programs before it leave it out.
//!
//! Payloads are the bytes of [`packed`](engine_nostd::packed), [`Settings::pack`](crate::Settings::pack),
//! [`Roster::pack`](crate::Roster::pack) and [`Tellings::pack`](crate::Tellings::pack).

mod chunk;
mod earlier;
mod follow;
mod game;
mod keeper;
mod kept;
mod log;
mod preferences;
mod ring;
mod sector;

pub use earlier::{Earlier, EarlierGames, MAX_EARLIER};
pub use follow::{Follow, Shelf};
pub use keeper::Keeper;
pub(crate) use kept::{Kept, NotRead, Visited};

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use engine_nostd::packed::MAX_SETUP;

use crate::memory::MAX_TELLINGS_BYTES;
use crate::settings::MAX_ROSTER_BYTES;

/// Without a table, which would cost a kilobyte of flash to save a few thousand cycles.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// The number of bytes in the longest payload.
const LONGEST: usize = if MAX_TELLINGS_BYTES > MAX_ROSTER_BYTES { MAX_TELLINGS_BYTES } else { MAX_ROSTER_BYTES };

const _: () = {
    assert!(LONGEST >= MAX_SETUP, "every payload fits");
    assert!(LONGEST.is_multiple_of(sector::UNIT), "a payload is read in whole units");
    assert!(LONGEST < 1 << 12, "a length has 12 bits");
};

/// What went wrong with what is kept or with the device, for the screen to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Notice {
    /// The game was damaged; it continues after this many entries.
    Damaged {
        /// The entries that still stand in the record.
        kept: u16,
    },
    /// A game was there, and nothing of it can be read.
    Unreadable,
    /// A newer program wrote what this one does not know. It is left alone.
    Newer,
    /// An older program kept a game that this one does not play. It is one of the earlier games.
    Older,
    /// Nothing can be kept: the flash does not take it, or a newer program's data fills it.
    CannotKeep,
    /// A fault stopped the device, and it started again.
    Restarted,
    /// The device failed again and again when it resumed the game. It is kept, but is no longer on the table.
    SetAside,
}

/// Why something could not be kept. What was kept before still is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum KeepError {
    /// There is no room that may be taken.
    NoRoom,
    /// The flash did not take it.
    Flash,
}
