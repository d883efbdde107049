//! The pieces as they lie in a program that unpacks texts: all of a language in one text, and of each class its numbers alone.

use crate::{Class, LANGUAGES};

/// What is known of a class besides its pieces.
#[derive(Clone, Copy, Debug)]
struct Width {
    /// The bits of a code.
    bits: u8,
    /// The bytes of a piece.
    bytes: u8,
    /// How many pieces there are.
    count: u16,
}

/// The pieces of a language, by ascending bits.
#[derive(Debug)]
pub struct Pieces {
    classes: &'static [Width],
    /// All pieces, one after the other.
    text: &'static str,
}

macro_rules! pieces {
    ($lang:literal) => {{
        const CLASSES: &[Class] = LANGUAGES[$lang];
        const WIDTHS: [Width; CLASSES.len()] = widths(CLASSES);
        const BYTES: [u8; bytes(CLASSES)] = joined(CLASSES);
        const TEXT: &str = match core::str::from_utf8(&BYTES) {
            Ok(text) => text,
            Err(_) => panic!("a piece begins and ends with a letter"),
        };
        Pieces { classes: &WIDTHS, text: TEXT }
    }};
}

/// The pieces of each language.
pub static PIECES: [Pieces; LANGUAGES.len()] = [pieces!(0), pieces!(1), pieces!(2), pieces!(3)];

const fn widths<const COUNT: usize>(classes: &[Class]) -> [Width; COUNT] {
    let (mut widths, mut class) = ([Width { bits: 0, bytes: 0, count: 0 }; COUNT], 0);
    while class < COUNT {
        let Class { bits, bytes, count, .. } = classes[class];
        widths[class] = Width { bits, bytes, count };
        class += 1;
    }
    widths
}

/// Returns how many bytes the pieces of all classes have.
const fn bytes(classes: &[Class]) -> usize {
    let (mut bytes, mut class) = (0, 0);
    while class < classes.len() {
        bytes += classes[class].text.len();
        class += 1;
    }
    bytes
}

const fn joined<const BYTES: usize>(classes: &[Class]) -> [u8; BYTES] {
    let (mut joined, mut place, mut class) = ([0; BYTES], 0, 0);
    while class < classes.len() {
        let (text, mut byte) = (classes[class].text.as_bytes(), 0);
        while byte < text.len() {
            joined[place] = text[byte];
            (place, byte) = (place + 1, byte + 1);
        }
        class += 1;
    }
    joined
}

impl Pieces {
    /// Returns the piece whose code comes next, bit by bit; `None` where the bits end before.
    pub fn next(&self, mut bit: impl FnMut() -> Option<u16>) -> Option<&'static str> {
        // The number among the codes of the present length that are not those of a class before.
        let (mut number, mut bits, mut start) = (0, 0, 0);
        for class in self.classes {
            while bits < class.bits {
                number = number << 1 | bit()?;
                bits += 1;
            }
            let bytes = usize::from(class.bytes);
            if number < class.count {
                start += usize::from(number) * bytes;
                return self.text.get(start..start + bytes);
            }
            number -= class.count;
            start += usize::from(class.count) * bytes;
        }
        None
    }
}
