//! Texts beside the program, for a body that gets both over a network.
//!
//! What packs files on their way packs letters better than the bits of `packed.rs`, which look like noise to it, and nobody waits
//! for languages that are not read. To whoever says a text the two are the same; the feature `plain-words` chooses this one.
//!
//! What is compiled is room. In it lie [`MARK`], how many languages say the text, and then all of them, with a zero behind each.
//! Whoever ships the program takes them out, and leaves zeros: nothing is said. The words of a language are brought when they are
//! wanted, each text to the beginning of its room with a zero behind it. What all languages say stays in the program and begins
//! there from the start.
//!
//! Rooms are whole [`ROOM`]s and begin at multiples of it. Most of them follow each other then, which files with the words need
//! not say, and the lowest byte of each address is zero.

use core::hint::black_box;

use super::{LONGEST, Lang, Said};

/// Joins a text: the languages in their order, or what all of them say.
macro_rules! pack {
    ($($text:literal),*) => {{
        const TEXTS: &[&str] = &[$($text),*];
        $crate::words::packed::joined!(TEXTS)
    }};
}
pub(crate) use pack;

/// Joins a text that stands in constants.
macro_rules! joined {
    ($texts:ident) => {{
        const JOINED: $crate::words::packed::Packed<{ $crate::words::packed::room($texts) }> =
            $crate::words::packed::Packed::of($texts);
        &JOINED
    }};
}
pub(crate) use joined;

/// What no text has in it, and nothing else begins with.
const MARK: [u8; 3] = [0xff, 0xfe, 0xfd];

/// The bytes of a room, enough for one language.
const ROOM: usize = 256;

const _: () = assert!(LONGEST < ROOM, "a text with a zero behind it");

/// The place of a text: its first room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(&'static [u8; ROOM]);

impl Place {
    /// Returns the place of a text.
    pub(crate) const fn of<const BYTES: usize>(joined: &'static Packed<BYTES>) -> Self {
        match joined.0.first_chunk() {
            Some(room) => Self(room),
            None => panic!("a text has a room"),
        }
    }
}

/// The texts of all languages, in rooms for them.
#[repr(align(256))]
pub(crate) struct Packed<const BYTES: usize>([u8; BYTES]);

/// Returns the bytes of the rooms for a text.
pub(crate) const fn room(texts: &[&str]) -> usize {
    let (mut room, mut text) = (MARK.len() + 1, 0);
    while text < texts.len() {
        room += texts[text].len() + 1;
        text += 1;
    }
    room.next_multiple_of(ROOM)
}

impl<const BYTES: usize> Packed<BYTES> {
    /// Joins a text in the languages that have it, or one that all of them say.
    pub(crate) const fn of(texts: &[&str]) -> Self {
        let (mut bytes, mut place, mut lang) = ([0; BYTES], 0, 0);
        if texts.len() > 1 {
            [bytes[0], bytes[1], bytes[2]] = MARK;
            bytes[MARK.len()] = texts.len() as u8;
            place = MARK.len() + 1;
        }
        while lang < texts.len() {
            let (text, mut letter) = (texts[lang].as_bytes(), 0);
            assert!(text.len() <= LONGEST, "a text is not that long");
            while letter < text.len() {
                assert!(text[letter] != 0, "no text has it");
                bytes[place] = text[letter];
                (letter, place) = (letter + 1, place + 1);
            }
            (lang, place) = (lang + 1, place + 1);
        }
        Self(bytes)
    }
}

/// Returns a text as it lies there now, in whatever language that is.
pub(super) fn unpack(place: Place, _lang: Lang) -> Said {
    // Not what the compiler saw there.
    let room = black_box(place.0);
    let text = room.split(|byte| *byte == 0).next().unwrap_or_default();
    core::str::from_utf8(text).ok().and_then(|text| Said::try_from(text).ok()).unwrap_or_default()
}
