//! Texts in fewer bytes: pairs of letters that come up often have a byte of their own.
//!
//! Four languages of letters are most of what the firmware holds besides code, and four out of ten bytes of them are saved by
//! this. A text is packed when it is compiled, and unpacked into a line when it is drawn; what it says never depends on
//! [`PIECES`], only how many bytes it takes.
//!
//! A byte is an ASCII character itself, or one of the pieces; [`ESCAPE`] comes before any other letter of Latin-1, and before
//! the number of one of the [`SIGNS`] beyond it. NUL stands between two languages, and in no piece, so that a language is found without unpacking those before it.

use heapless::String;

/// The most bytes of one text in one language.
pub(crate) const LONGEST: usize = 160;

/// A text as it is drawn.
pub(crate) type Said = String<LONGEST>;

/// Comes before a letter that is no piece.
const ESCAPE: u8 = 1;

/// What is written besides Latin-1; each takes the place of a control character, which no text has.
const SIGNS: [&str; 6] = ["Œ", "œ", "−", "→", "…", "–"];

/// The first of these places.
const FIRST_SIGN: u8 = 0x80;

/// The pieces that have a byte of their own, each of two bytes: two characters of ASCII, or one other letter. They are the
/// commonest ones of all texts; another list packs better or worse, and nothing else.
const PIECES: [&str; 158] = [
    " 1", " ?", " S", " a", " b", " c", " d", " e", " f", " g", " i", " j", " k", " l", " m", " n", " o", " p", " r",
    " s", " t", " v", " {", ", ", ". ", "1 ", ": ", "AR", "CE", "CO", "Gn", "IN", "Pl", "RI", "S}", "T_", "VP", "_P",
    "a ", "aa", "ac", "ad", "ai", "al", "am", "an", "ap", "ar", "as", "at", "au", "av", "be", "bi", "bo", "br", "ce",
    "ch", "ck", "co", "d ", "da", "de", "di", "do", "e ", "ed", "ee", "eg", "ei", "el", "em", "en", "er", "es", "et",
    "eu", "ge", "ha", "he", "ho", "ic", "ie", "ig", "il", "im", "in", "is", "it", "ke", "l ", "la", "le", "li", "ll",
    "m ", "ma", "me", "n ", "nd", "ne", "ni", "no", "nt", "of", "oi", "ol", "om", "on", "oo", "or", "os", "ou", "pa",
    "pe", "pi", "pl", "qu", "r ", "ra", "re", "ri", "ro", "rs", "rt", "ru", "s ", "se", "si", "st", "t ", "ta", "te",
    "th", "ti", "to", "ts", "tt", "ui", "un", "ur", "us", "ut", "ve", "we", "y ", "ze", "} ", "É", "à", "ä", "è", "é",
    "ê", "ô", "ö", "û", "ü",
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

/// The byte of every piece, by its two bytes; 0 where there is none. The compiler packs some hundred thousand characters, one
/// by one: a search in the list for each of them would take it minutes.
const CODES: &[[u8; 256]; 256] = &{
    let mut codes = [[0; 256]; 256];
    let mut piece = 0;
    while piece < PIECES.len() {
        let [first, second] = *PIECES[piece].as_bytes() else { panic!("a piece has two bytes") };
        codes[first as usize][second as usize] = code(piece);
        piece += 1;
    }
    codes
};

/// Packs a text into an array that is long enough, and returns how much of it was needed.
const fn pack_into<const N: usize>(text: &str) -> ([u8; N], usize) {
    let text = text.as_bytes();
    let mut bytes = [0; N];
    let (mut at, mut length) = (0, 0);
    while at < text.len() {
        let (first, second) = (text[at], if at + 1 < text.len() { text[at + 1] } else { 0 });
        let mut byte = CODES[first as usize][second as usize];
        at += 2;
        if byte == 0 && first < 0x80 {
            byte = first;
            at -= 1;
        } else if byte == 0 {
            if length < N {
                bytes[length] = ESCAPE;
            }
            length += 1;
            // Two bytes of UTF-8 are all that a letter of Latin-1 has.
            byte = if first == 0xc2 || first == 0xc3 {
                (first & 3) << 6 | second & 0x3f
            } else {
                let sign = sign_at(text, at - 2);
                at += SIGNS[sign].len() - 2;
                FIRST_SIGN + sign as u8
            };
        }
        if length < N {
            bytes[length] = byte;
        }
        length += 1;
    }
    (bytes, length)
}

/// Returns which of the signs stands at a place of a text.
const fn sign_at(text: &[u8], at: usize) -> usize {
    let mut sign = 0;
    while sign < SIGNS.len() {
        let bytes = SIGNS[sign].as_bytes();
        let mut same = 0;
        while same < bytes.len() && at + same < text.len() && text[at + same] == bytes[same] {
            same += 1;
        }
        if same == bytes.len() {
            return sign;
        }
        sign += 1;
    }
    panic!("a character that the letters do not have")
}

/// Returns the character after an escape.
fn escaped(byte: u8) -> char {
    let sign = SIGNS.get(usize::from(byte.wrapping_sub(FIRST_SIGN))).and_then(|sign| sign.chars().next());
    sign.unwrap_or(char::from(byte))
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
            (ESCAPE, None) => said.push(bytes.next().map_or('?', escaped)),
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
        assert!(PIECES.is_sorted());
        for (place, text) in PIECES.iter().enumerate() {
            assert_eq!(piece(code(place)), Some(*text));
            assert!(!text.contains('\0'));
        }
        assert!((32..127).chain([0, 1, 10]).all(|byte| piece(byte).is_none()));
    }

    #[test]
    fn a_text_is_what_it_was() {
        const TEXT: &str = "Plättchen ziehen,\nsolange es \"welche\" gibt: ñ Ø ÿ {} 10! cœur 5 − 3 → 2";
        const PACKED: [u8; length(TEXT)] = pack(TEXT);
        assert_eq!(unpack(&PACKED), TEXT);
        assert!(PACKED.len() < TEXT.len());
        assert_eq!(unpack(&[]), "");
    }
}
