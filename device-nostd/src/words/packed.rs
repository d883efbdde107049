//! Texts in fewer bytes: pairs of letters that come up often have a byte of their own.
//!
//! Four languages of letters are most of what the firmware holds besides code, and four out of ten bytes of them are saved by
//! this. A text is packed when it is compiled, and unpacked into a line when it is drawn; what it says never depends on
//! [`PIECES`], only how many bytes it takes.
//!
//! A byte is an ASCII character itself, or one of the pieces; [`ESCAPE`] comes before any other letter of Latin-1. NUL stands between
//! two languages, and in no piece, so that a language is found without unpacking those before it.

use heapless::String;

/// The most bytes of one text in one language.
pub(crate) const LONGEST: usize = 160;

/// A text as it is drawn.
pub(crate) type Said = String<LONGEST>;

/// Comes before a letter that is no piece.
const ESCAPE: u8 = 1;

/// The pieces that have a byte of their own, in order of their first byte, and of these the longest first. They were found by
/// giving the commonest pair of neighbours in all texts a byte, again and again. Another list packs better or worse, and
/// nothing else.
const PIECES: [&str; 158] = [
    " p", ",\n", ", ", ".\n", ". ", "1 ", ":\n", ": ", "AR", "Be", "Gnom", "IN", "Münz", "OIN", "OP", "RICE", "RIC",
    "RI", "Sch", "S} ", "ST", "St", "VP", "_PRICE", "_P", "abou", "an ", "and", "ard", "as ", "at ", "a ", "ab", "ac",
    "ad", "al", "an", "ap", "ar", "as", "at", "au", "be", "che", "ce", "ch", "co", "der ", "de ", "der", "d ", "de",
    "di", "een ", "ein", "el ", "en\n", "en ", "er ", "es ", "et ", "e\n", "e ", "el", "en", "er", "es", "f ", "gnom",
    "gel", "gen", "g ", "ge", "he", "ich", "in ", "is ", "ie", "ij", "il", "im", "in", "ir", "is", "it", "k ",
    "lättch", "lätt", "les ", "le ", "lä", "l ", "la", "le", "m ", "me", "nom", "n ", "ne", "of ", "on ", "or ", "our",
    "o ", "of", "ol", "om", "on", "op", "or", "os", "ou", "pi", "ra", "re", "ri", "ro", "s\n", "s ", "se", "si", "st",
    "tegel", "the ", "te ", "ten", "ter", "tui", "t\n", "t ", "te", "th", "ti", "tr", "tt", "u ", "ui", "un", "ur",
    "us", "ver", "ve", "we", "y ", "z ", "} ", "ünz", "ün", "É", "à", "ä", "è", "é", "ê", "ô", "ö", "û", "ü",
];

/// Returns the byte of a piece: those that are no characters of a text.
const fn code(piece: usize) -> u8 {
    match piece {
        0..=7 => 2 + piece as u8,
        8..=28 => 11 + (piece - 8) as u8,
        _ => 127 + (piece - 29) as u8,
    }
}

/// Returns the piece of a byte; `None` for a character.
fn piece(code: u8) -> Option<&'static str> {
    let place = match code {
        2..=9 => code - 2,
        11..=31 => code - 11 + 8,
        127.. => code - 127 + 29,
        // NUL, the escape, the line break and what is printed.
        _ => return None,
    };
    PIECES.get(usize::from(place)).copied()
}

/// Returns where the pieces begin that start with a byte, for each byte.
const fn starts() -> [u8; 257] {
    let mut starts = [0; 257];
    let (mut byte, mut piece) = (0, 0);
    while byte < 257 {
        while piece < PIECES.len() && (PIECES[piece].as_bytes()[0] as usize) < byte {
            piece += 1;
        }
        starts[byte] = piece as u8;
        byte += 1;
    }
    starts
}

const STARTS: [u8; 257] = starts();

/// Returns the piece that a text goes on with, the longest one.
const fn piece_at(text: &[u8], at: usize) -> Option<usize> {
    let first = text[at] as usize;
    let mut place = STARTS[first] as usize;
    while place < STARTS[first + 1] as usize {
        let piece = PIECES[place].as_bytes();
        let mut same = 0;
        while same < piece.len() && at + same < text.len() && piece[same] == text[at + same] {
            same += 1;
        }
        if same == piece.len() {
            return Some(place);
        }
        place += 1;
    }
    None
}

/// Packs a text into an array that is long enough, and returns how much of it was needed.
const fn pack_into<const N: usize>(text: &str) -> ([u8; N], usize) {
    let text = text.as_bytes();
    let mut bytes = [0; N];
    let (mut at, mut length) = (0, 0);
    while at < text.len() {
        let (byte, taken) = match piece_at(text, at) {
            Some(piece) => (code(piece), PIECES[piece].len()),
            None if text[at] < 0x80 => (text[at], 1),
            None => {
                // Two bytes of UTF-8 are all that a letter of Latin-1 has.
                assert!(text[at] == 0xc2 || text[at] == 0xc3, "a character that the font does not have");
                if length < N {
                    bytes[length] = ESCAPE;
                }
                length += 1;
                ((text[at] & 3) << 6 | text[at + 1] & 0x3f, 2)
            }
        };
        if length < N {
            bytes[length] = byte;
        }
        length += 1;
        at += taken;
    }
    (bytes, length)
}

/// Returns how many bytes a text takes when it is packed.
pub(crate) const fn length(text: &str) -> usize {
    pack_into::<0>(text).1
}

/// Packs a text.
pub(crate) const fn pack<const N: usize>(text: &str) -> [u8; N] {
    pack_into::<N>(text).0
}

/// Unpacks one language of a text.
pub(crate) fn unpack(packed: &[u8]) -> Said {
    let mut said = Said::new();
    let mut bytes = packed.iter().copied();
    while let Some(byte) = bytes.next() {
        // A test rules out that a text is longer than the longest.
        let _ = match (byte, piece(byte)) {
            (_, Some(piece)) => said.push_str(piece),
            (ESCAPE, None) => said.push(char::from(bytes.next().unwrap_or(b'?'))),
            (character, None) => said.push(char::from(character)),
        };
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_are_in_order_and_every_one_has_a_byte() {
        let key = |piece: &str| (piece.as_bytes()[0], usize::MAX - piece.len());
        assert!(PIECES.windows(2).all(|pair| key(pair[0]) <= key(pair[1])));
        for (place, text) in PIECES.iter().enumerate() {
            assert_eq!(piece(code(place)), Some(*text));
            assert!(!text.contains('\0'));
        }
        assert!((32..127).chain([0, 1, 10]).all(|byte| piece(byte).is_none()));
    }

    #[test]
    fn a_text_is_what_it_was() {
        const TEXT: &str = "Plättchen ziehen,\nsolange es \"welche\" gibt: ñ Ø ÿ {} 10!";
        const PACKED: [u8; length(TEXT)] = pack(TEXT);
        assert_eq!(unpack(&PACKED), TEXT);
        assert!(PACKED.len() < TEXT.len());
        assert_eq!(unpack(&[]), "");
    }
}
