//! Texts as they are, for a body whose whole program is packed on its way to it.
//!
//! What packs a program packs letters better than the bits of `packed.rs`, which look like noise to it. To whoever says a text
//! the two are the same; the feature `plain-words` chooses this one.
//!
//! A text begins with [`MARK`] and how many languages say it, and then they say it, with a zero behind each. So whoever ships the
//! program can find the words and take them out: of a text that begins with zeros only English is there, and behind it room for
//! what another language says, which is brought when it is wanted. Until then English is said. What all languages say begins with
//! zeros from the start.

use core::hint::black_box;

use heapless::String;
pub(crate) use packing::LONGEST;

use super::Lang;

/// A text as it is drawn.
pub(crate) type Said = String<LONGEST>;

/// Joins what stands in the sources.
macro_rules! pack {
    ($($text:literal),*) => {{
        const TEXTS: &[&str] = &[$($text),*];
        const PACKED: $crate::words::packed::Packed<{ $crate::words::packed::room(TEXTS) }> =
            $crate::words::packed::Packed::of(TEXTS);
        const BYTES: [u8; PACKED.length()] = PACKED.cut();
        &BYTES
    }};
}
pub(crate) use pack;

/// What no text has in it, and nothing else begins with.
const MARK: [u8; 3] = [0xff, 0xfe, 0xfd];

/// The bytes before the texts.
const HEAD: usize = MARK.len() + 1;

/// The texts of all languages, in room for them.
pub(crate) struct Packed<const ROOM: usize>([u8; ROOM]);

/// Returns the room of the texts.
pub(crate) const fn room(texts: &[&str]) -> usize {
    let (mut room, mut text) = (HEAD, 0);
    while text < texts.len() {
        room += texts[text].len() + 1;
        text += 1;
    }
    room
}

impl<const ROOM: usize> Packed<ROOM> {
    /// Joins a text in the languages that have it, or one that all of them say.
    pub(crate) const fn of(texts: &[&str]) -> Self {
        let (mut bytes, mut place, mut lang) = ([0; ROOM], HEAD, 0);
        if texts.len() > 1 {
            [bytes[0], bytes[1], bytes[2]] = MARK;
            bytes[MARK.len()] = texts.len() as u8;
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

    /// Returns how many bytes they take.
    pub(crate) const fn length(&self) -> usize {
        ROOM
    }

    /// Returns the bytes.
    pub(crate) const fn cut<const LENGTH: usize>(&self) -> [u8; LENGTH] {
        let (mut cut, mut place) = ([0; LENGTH], 0);
        while place < LENGTH {
            cut[place] = self.0[place];
            place += 1;
        }
        cut
    }
}

/// Returns one language of a text; English where that language does not have it, or not yet.
pub(super) fn unpack(texts: &'static [u8], lang: Lang) -> Said {
    // The bytes are those that lie there now, not those that the compiler saw.
    let (head, texts) = black_box(texts).split_at_checked(HEAD).unwrap_or_default();
    // Of the mark one byte is enough here: all of it would lie in the program once more, with no text behind it.
    let has_all = head.first() == Some(&MARK[0]);
    let place = if has_all { lang as usize } else { usize::from(lang != Lang::En) };
    let text = |place: usize| texts.split(|byte| *byte == 0).nth(place).filter(|text| !text.is_empty());
    let bytes = text(place).or_else(|| text(0)).unwrap_or_default();
    core::str::from_utf8(bytes).ok().and_then(|text| Said::try_from(text).ok()).unwrap_or_default()
}
