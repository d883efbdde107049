//! Where a packed text lies, in one word.
//!
//! The texts of a program are named thousands of times, in its code and in its tables. A reference to a slice is two words, and
//! how long a text is stands in its head anyway.

use core::ptr::NonNull;
use core::slice;

use crate::LANGUAGES;
use crate::head::Head;

/// The place of a packed text. [`of`](Self::of), which alone makes one, has seen that the text is as long as its head says, and
/// that it lies there for good.
#[derive(Clone, Copy, Debug)]
pub struct Place(NonNull<u8>);

// SAFETY: what lies there never changes.
unsafe impl Send for Place {}

// SAFETY: as above.
unsafe impl Sync for Place {}

impl Place {
    /// Returns the place of a text.
    ///
    /// # Panics
    ///
    /// Panics if its head says another length. Where a constant is made of it, that does not compile.
    pub const fn of<const LENGTH: usize>(text: &'static [u8; LENGTH]) -> Self {
        assert!(LENGTH > 0 && Head::bytes(text[0]) <= LENGTH, "a text has a head");
        let head = Head::read(text.split_at(Head::bytes(text[0])).0);
        assert!(head.bytes + head.before(LANGUAGES.len()) == LENGTH, "a text is as long as its head says");
        Self(NonNull::from_ref(text).cast())
    }

    fn head(self) -> Head {
        // SAFETY: a text has at least one byte, and its head is within it.
        let head = unsafe { slice::from_raw_parts(self.0.as_ptr(), Head::bytes(self.0.read())) };
        Head::read(head)
    }

    /// Returns whether a language says it in its own pieces; else it is English, or the same in all of them.
    pub fn has(self, lang: usize) -> bool {
        self.head().length(lang) > 0
    }

    /// Returns the bits of one language; none where there is no such language.
    pub fn bits(self, lang: usize) -> &'static [u8] {
        let head = self.head();
        let lang = lang.min(LANGUAGES.len());
        let length = if lang < LANGUAGES.len() { head.length(lang) } else { 0 };
        // SAFETY: the text is its head and its languages, one after the other; a language ends where the next one begins or the text
        // ends.
        unsafe { slice::from_raw_parts(self.0.as_ptr().add(head.bytes + head.before(lang)), length) }
    }
}

impl PartialEq for Place {
    /// Compares what they say: the same text may lie at two places.
    fn eq(&self, other: &Self) -> bool {
        (0..LANGUAGES.len()).all(|lang| self.bits(lang) == other.bits(lang))
    }
}

impl Eq for Place {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_and_none_are_one_word() {
        assert_eq!(size_of::<Option<Place>>(), size_of::<usize>());
    }

    #[test]
    fn languages_lie_one_after_the_other() {
        // Two bits for a second byte, and then from the end three for each language: 2, 1, 5 and 0.
        let place = Place::of(&[0b0100_0001, 0b0100_1010, 1, 2, 3, 4, 5, 6, 7, 8]);
        let bits = [&[1, 2][..], &[3], &[4, 5, 6, 7, 8], &[], &[]];
        assert_eq!([0, 1, 2, 3, 4].map(|lang| place.bits(lang)), bits);
        assert_eq!([0, 1, 2, 3].map(|lang| place.has(lang)), [true, true, true, false]);
    }

    #[test]
    #[should_panic = "a text is as long as its head says"]
    fn bytes_that_end_too_early_are_no_text() {
        let _ = Place::of(&[0b0100_0001, 0b0100_1010, 1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    #[should_panic = "a text has a head"]
    fn half_a_head_is_no_text() {
        let _ = Place::of(&[0b1100_0000, 0]);
    }
}
