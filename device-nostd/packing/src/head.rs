//! The head of a packed text: how many bytes each language has.
//!
//! It is a number of one to four bytes, the highest first. Its highest bits say how many bytes follow the first one; the rest are
//! lengths, as wide as there is room, English in the lowest bits. In a head of one byte there is English's alone: all languages say
//! the same.

use crate::LANGUAGES;

/// The most bytes of a head.
pub(crate) const MOST: usize = 1 << TAG;

/// The bits that say how many bytes follow the first.
const TAG: usize = 2;

/// The lengths in the head of a text.
#[derive(Clone, Copy)]
pub(crate) struct Head {
    /// Its bytes.
    pub(crate) bytes: usize,
    number: u32,
}

impl Head {
    /// Returns the bits of a length in a head of so many bytes.
    const fn width(bytes: usize) -> usize {
        (8 * bytes - TAG) / if bytes == 1 { 1 } else { LANGUAGES.len() }
    }

    /// Returns the shortest head with the lengths of all languages, or of what all of them say.
    pub(crate) const fn of(lengths: &[usize]) -> Self {
        let mut bytes = if lengths.len() == 1 { 1 } else { 2 };
        let mut lang = 0;
        while lang < lengths.len() {
            if lengths[lang] >> Self::width(bytes) == 0 {
                lang += 1;
            } else {
                bytes += 1;
                lang = 0;
                assert!(bytes <= MOST, "a text is not that long");
            }
        }
        let mut number = 0;
        while lang > 0 {
            lang -= 1;
            number |= (lengths[lang] as u32) << (lang * Self::width(bytes));
        }
        Self { bytes, number }
    }

    /// Returns how many bytes a head has that begins with a byte.
    pub(crate) const fn bytes(first: u8) -> usize {
        (first >> (8 - TAG)) as usize + 1
    }

    /// Reads a head from its bytes.
    pub(crate) const fn read(bytes: &[u8]) -> Self {
        let (mut number, mut byte) = (0, 0);
        while byte < bytes.len() {
            number = number << 8 | bytes[byte] as u32;
            byte += 1;
        }
        Self { bytes: bytes.len(), number: number & (u32::MAX >> (32 - (8 * bytes.len() - TAG))) }
    }

    /// Returns one of its bytes.
    pub(crate) const fn byte(self, place: usize) -> u8 {
        let tagged = self.number | ((self.bytes - 1) as u32) << (8 * self.bytes - TAG);
        (tagged >> (8 * (self.bytes - 1 - place))) as u8
    }

    /// Returns how many bytes a language has.
    pub(crate) const fn length(self, lang: usize) -> usize {
        let width = Self::width(self.bytes);
        (self.number >> (lang * width)) as usize & ((1 << width) - 1)
    }

    /// Returns how many bytes the languages before one have.
    pub(crate) const fn before(self, lang: usize) -> usize {
        let (mut before, mut other) = (0, 0);
        while other < lang {
            before += self.length(other);
            other += 1;
        }
        before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(head: Head) -> Head {
        let bytes: [u8; MOST] = core::array::from_fn(|place| if place < head.bytes { head.byte(place) } else { 0 });
        assert_eq!(Head::bytes(bytes[0]), head.bytes);
        Head::read(&bytes[..head.bytes])
    }

    #[test]
    fn a_head_is_as_long_as_its_longest_length_needs() {
        for (lengths, bytes) in
            [([7, 0, 1, 7], 2), ([8, 1, 1, 1], 3), ([1, 1, 1, 31], 3), ([1, 32, 1, 1], 4), ([127; 4], 4)]
        {
            let head = read(Head::of(&lengths));
            assert_eq!(head.bytes, bytes, "{lengths:?}");
            assert_eq!(core::array::from_fn(|lang| head.length(lang)), lengths);
            assert_eq!(head.before(LANGUAGES.len()), lengths.iter().sum());
        }
    }

    #[test]
    fn what_all_say_has_a_short_head_and_no_other_language() {
        for (length, bytes) in [(63, 1), (64, 4)] {
            let head = read(Head::of(&[length]));
            assert_eq!((head.bytes, head.before(LANGUAGES.len())), (bytes, length));
            assert_eq!(core::array::from_fn(|lang| head.length(lang)), [length, 0, 0, 0]);
        }
    }
}
