//! Texts in fewer bytes: a few bits for every piece of a text, the fewer the more often the piece comes up.
//!
//! Four languages of letters would be the largest part of the firmware besides code; this leaves two bits of five. A text is
//! packed when it is compiled, and unpacked into a line when it is drawn; what it says never depends on the pieces, only how many
//! bytes it takes. `device-nostd/pieces.py` chooses them and writes `pieces.rs`.
//!
//! The bits of a piece are a canonical Huffman code: the pieces of a [`Class`] have consecutive numbers of so many bits, and those
//! of the next class follow. So nothing but the pieces themselves has to be kept, and a number is found by counting. A text ends
//! where its bits end; what fills its last byte is the beginning of the longest code, which never stands there whole.
//!
//! [`ESCAPE`] comes before a letter that is no piece. A packed text begins with the lengths of all languages but the last one, so
//! that each is found without unpacking those before it, or with [`SAME`] where all of them say the same, in English's pieces.

use super::{LONGEST, Lang, Said, pieces};

/// The piece that comes before a letter by its number.
const ESCAPE: u8 = 0;

/// The bits of a letter's number.
const LETTER_BITS: u8 = 16;

/// What is written besides Latin-1.
const SIGNS: [char; 6] = ['Œ', 'œ', '−', '→', '…', '–'];

/// The first byte of a text that says the same in all languages. No English text is empty.
const SAME: u8 = 0;

/// The bytes before a text of several languages.
const HEAD: usize = Lang::ALL.len() - 1;

/// The pieces that have codes of so many bits and are of so many bytes.
#[derive(Debug)]
pub(super) struct Class {
    bits: u8,
    bytes: u8,
    count: u16,
    /// All of them, one after the other.
    text: &'static str,
}

impl Class {
    /// Makes a class of its pieces, one after the other.
    pub(super) const fn new(bits: u8, bytes: u8, text: &'static str) -> Self {
        assert!(text.len().is_multiple_of(bytes as usize), "whole pieces");
        Self { bits, bytes, count: (text.len() / bytes as usize) as u16, text }
    }

    /// Returns a piece by its place.
    fn piece(&self, place: u16) -> Option<&'static str> {
        let start = usize::from(place) * usize::from(self.bytes);
        self.text.get(start..start + usize::from(self.bytes))
    }
}

impl Lang {
    /// Returns the pieces of its texts, by ascending bits.
    const fn pieces(self) -> &'static [Class] {
        match self {
            Self::En => pieces::EN,
            Self::Nl => pieces::NL,
            Self::De => pieces::DE,
            Self::Fr => pieces::FR,
        }
    }
}

/// The most pieces of a language.
const MOST: usize = 1024;

/// No piece.
const NONE: u16 = u16::MAX;

/// A piece with its code, while texts are packed.
#[derive(Clone, Copy)]
struct Coded {
    class: u8,
    /// Where it begins in the text of its class.
    start: u16,
    code: u16,
    /// The next piece with the same beginning.
    next: u16,
}

/// The pieces of a language by their beginnings: the compiler looks at every letter of every text, and a search in the whole
/// list for each of them would take it minutes.
struct Finder {
    classes: &'static [Class],
    pieces: [Coded; MOST],
    /// The first piece with each beginning.
    heads: [u16; MOST],
    escape: u16,
}

impl Finder {
    const fn of(lang: Lang) -> Self {
        let classes = lang.pieces();
        let mut finder = Self {
            classes,
            pieces: [Coded { class: 0, start: 0, code: 0, next: NONE }; MOST],
            heads: [NONE; MOST],
            escape: NONE,
        };
        let (mut class, mut piece, mut code, mut bits) = (0, 0, 0u32, 0);
        while class < classes.len() {
            let Class { bits: wider, bytes, count, text } = &classes[class];
            code <<= *wider - bits;
            bits = *wider;
            let mut place = 0;
            while place < *count {
                let start = place * *bytes as u16;
                let (first, second) = beginning(text.as_bytes(), start as usize, *bytes as usize);
                let head = Self::head(first, second);
                finder.pieces[piece] = Coded { class: class as u8, start, code: code as u16, next: finder.heads[head] };
                finder.heads[head] = piece as u16;
                if first == ESCAPE {
                    finder.escape = piece as u16;
                }
                (piece, code, place) = (piece + 1, code + 1, place + 1);
            }
            class += 1;
        }
        assert!(code == 1 << bits && bits >= 8, "every code is used, and the longest fills a byte");
        assert!(finder.escape != NONE, "any letter can be said");
        finder
    }

    /// Returns the list of the pieces that begin with two bytes; with 0 for those of one byte.
    const fn head(first: u8, second: u8) -> usize {
        (first as usize * 37 + second as usize) % MOST
    }

    const fn bits(&self, piece: u16) -> u8 {
        self.classes[self.pieces[piece as usize].class as usize].bits
    }

    /// Returns how many bytes a piece has, if it stands at a place of a text.
    const fn fits(&self, piece: u16, text: &[u8], at: usize) -> Option<usize> {
        let Coded { class, start, .. } = self.pieces[piece as usize];
        let Class { bytes, text: all, .. } = &self.classes[class as usize];
        let (bytes, mut byte) = (*bytes as usize, 0);
        if at + bytes > text.len() {
            return None;
        }
        while byte < bytes {
            if all.as_bytes()[start as usize + byte] != text[at + byte] {
                return None;
            }
            byte += 1;
        }
        Some(bytes)
    }

    /// Returns the first step of the cheapest way to say a text from a place on, if what follows it is known.
    const fn step(&self, text: &[u8], at: usize, after: &[Step; LONGEST + 1]) -> Step {
        let letter = letter(text, at);
        let bytes = letter.1;
        let mut best = Step { piece: self.escape, bytes, bits: self.bits(self.escape) as u16 + LETTER_BITS as u16 };
        best.bits += after[at + bytes].bits;
        let (first, second) = beginning(text, at, text.len() - at);
        let heads = [Self::head(first, 0), Self::head(first, second)];
        let mut list = if heads[0] == heads[1] { 1 } else { 0 };
        while list < heads.len() {
            let mut piece = self.heads[heads[list]];
            while piece != NONE {
                if let Some(bytes) = self.fits(piece, text, at) {
                    let bits = self.bits(piece) as u16 + after[at + bytes].bits;
                    if bits < best.bits {
                        best = Step { piece, bytes, bits };
                    }
                }
                piece = self.pieces[piece as usize].next;
            }
            list += 1;
        }
        best
    }
}

/// The pieces of every language by their beginnings.
const FINDERS: &[Finder; Lang::ALL.len()] = &{
    let [en, nl, de, fr] = Lang::ALL;
    [Finder::of(en), Finder::of(nl), Finder::of(de), Finder::of(fr)]
};

/// Returns the first two bytes of a piece or of the rest of a text; 0 where there is no second one.
const fn beginning(text: &[u8], start: usize, bytes: usize) -> (u8, u8) {
    (text[start], if bytes > 1 { text[start + 1] } else { 0 })
}

/// Returns the letter at a place of a text by its number, and how many bytes it takes.
const fn letter(text: &[u8], at: usize) -> (u16, usize) {
    match text[at] {
        first @ 0..0x80 => (first as u16, 1),
        first @ 0xc2..0xe0 => ((first as u16 & 0x1f) << 6 | text[at + 1] as u16 & 0x3f, 2),
        first => ((first as u16 & 0xf) << 12 | (text[at + 1] as u16 & 0x3f) << 6 | text[at + 2] as u16 & 0x3f, 3),
    }
}

/// Returns whether a letter is drawn.
const fn is_drawn(letter: u16) -> bool {
    let mut sign = 0;
    while sign < SIGNS.len() && SIGNS[sign] as u32 != letter as u32 {
        sign += 1;
    }
    letter < 0x100 || sign < SIGNS.len()
}

/// A step on the way through a text.
#[derive(Clone, Copy)]
struct Step {
    piece: u16,
    /// The bytes of the text that it says.
    bytes: usize,
    /// The bits from there to the end.
    bits: u16,
}

/// A packed text with room behind it.
pub(crate) struct Packed<const ROOM: usize> {
    bytes: [u8; ROOM],
    /// How many bits of it are used.
    bits: usize,
}

/// Returns the room that is enough for the texts of all languages, packed: a letter takes four bytes at most.
pub(crate) const fn room(texts: &[&str]) -> usize {
    let (mut room, mut text) = (HEAD + 1, 0);
    while text < texts.len() {
        room += texts[text].len() * 4;
        text += 1;
    }
    room
}

impl<const ROOM: usize> Packed<ROOM> {
    /// Packs a text in the languages that have it, or one that all of them say.
    pub(crate) const fn of(texts: &[&str]) -> Self {
        let mut packed = Self { bytes: [0; ROOM], bits: 0 };
        if let [same] = texts {
            packed.bits = 8;
            packed.bytes[0] = SAME;
            packed.say(same, &FINDERS[0]);
            return packed;
        }
        packed.bits = 8 * HEAD;
        let mut lang = 0;
        while lang < texts.len() {
            let start = packed.length();
            packed.say(texts[lang], &FINDERS[lang]);
            if lang < HEAD {
                let length = packed.length() - start;
                assert!(length <= u8::MAX as usize, "a text is not that long");
                packed.bytes[lang] = length as u8;
            }
            lang += 1;
        }
        packed
    }

    /// Adds what one language says, and fills the last byte.
    const fn say(&mut self, text: &str, finder: &Finder) {
        let text = text.as_bytes();
        assert!(text.len() <= LONGEST, "a text is not that long");
        let mut steps = [Step { piece: NONE, bytes: 0, bits: 0 }; LONGEST + 1];
        let mut at = text.len();
        while at > 0 {
            at -= 1;
            // Pieces begin with a letter, not within one.
            if text[at] & 0xc0 != 0x80 {
                steps[at] = finder.step(text, at, &steps);
            }
        }
        while at < text.len() {
            let Step { piece, bytes, .. } = steps[at];
            self.push(finder.pieces[piece as usize].code, finder.bits(piece));
            if piece == finder.escape {
                let (letter, _) = letter(text, at);
                assert!(is_drawn(letter), "a character that the letters do not have");
                self.push(letter, LETTER_BITS);
            }
            at += bytes;
        }
        while !self.bits.is_multiple_of(8) {
            self.push(1, 1);
        }
    }

    const fn push(&mut self, code: u16, bits: u8) {
        let mut bit = bits;
        while bit > 0 {
            bit -= 1;
            self.bytes[self.bits / 8] |= ((code >> bit & 1) as u8) << (7 - self.bits % 8);
            self.bits += 1;
        }
    }

    /// Returns how many bytes are used.
    pub(crate) const fn length(&self) -> usize {
        self.bits / 8
    }

    /// Returns the bytes that are used.
    pub(crate) const fn cut<const LENGTH: usize>(&self) -> [u8; LENGTH] {
        let (mut cut, mut place) = ([0; LENGTH], 0);
        while place < LENGTH {
            cut[place] = self.bytes[place];
            place += 1;
        }
        cut
    }
}

/// Unpacks one language of a text; English where that language does not have it yet.
pub(super) fn unpack(packed: &[u8], lang: Lang) -> Said {
    if let [SAME, same @ ..] = packed {
        return Bits::of(same).said(Lang::En.pieces());
    }
    let (lengths, bytes) = packed.split_at_checked(HEAD).unwrap_or_default();
    let of_lang = |lang: Lang| {
        let start: usize = lengths.iter().take(lang as usize).copied().map(usize::from).sum();
        let end = lengths.get(lang as usize).map_or(bytes.len(), |length| start + usize::from(*length));
        bytes.get(start..end).unwrap_or_default()
    };
    match of_lang(lang) {
        [] => Bits::of(of_lang(Lang::En)).said(Lang::En.pieces()),
        own => Bits::of(own).said(lang.pieces()),
    }
}

/// Bits on their way back to a text.
struct Bits<'a> {
    bytes: core::slice::Iter<'a, u8>,
    /// The bits of the present byte that are left, from the highest on, and a 1 behind them.
    byte: u8,
}

impl<'a> Bits<'a> {
    fn of(bytes: &'a [u8]) -> Self {
        Self { bytes: bytes.iter(), byte: 0x80 }
    }

    fn next(&mut self) -> Option<u16> {
        let mut bits = u16::from(self.byte) << 1;
        if self.byte == 0x80 {
            bits = u16::from(*self.bytes.next()?) << 1 | 1;
        }
        self.byte = bits as u8;
        Some(bits >> 8)
    }

    /// Returns the piece whose code comes next; `None` at the end.
    fn piece(&mut self, classes: &'static [Class]) -> Option<&'static str> {
        // The number among the codes of the present length that are not those of a class before.
        let (mut number, mut bits) = (0, 0);
        for class in classes {
            while bits < class.bits {
                number = number << 1 | self.next()?;
                bits += 1;
            }
            if number < class.count {
                return class.piece(number);
            }
            number -= class.count;
        }
        None
    }

    /// Returns the letter whose number comes next.
    fn letter(&mut self) -> Option<char> {
        let number = (0..LETTER_BITS).try_fold(0, |number: u32, _| Some(number << 1 | u32::from(self.next()?)));
        number.and_then(char::from_u32)
    }

    fn said(mut self, classes: &'static [Class]) -> Said {
        let mut said = Said::new();
        while let Some(piece) = self.piece(classes) {
            // A text that is longer than the longest does not compile.
            let _ = match piece.as_bytes() {
                [ESCAPE] => said.push(self.letter().unwrap_or('?')),
                _ => said.push_str(piece),
            };
        }
        said
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Text, text};
    use super::*;

    #[test]
    fn a_text_is_what_it_was() {
        const EVERYTHING: &str = "Plättchen ziehen,\nsolange es \"welche\" gibt: ñ Ø ÿ {} 10! cœur 5 − 3 → 2 ~|\\";
        let all: Text = text!(["Plättchen ziehen,\nsolange es \"welche\" gibt: ñ Ø ÿ {} 10! cœur 5 − 3 → 2 ~|\\"]);
        assert!(Lang::ALL.into_iter().all(|lang| all.in_lang(lang) == EVERYTHING));
        for (lang, other) in Lang::ALL.into_iter().zip([2, 3, 0, 1]) {
            const TEXTS: [&str; 4] = ["The troll comes", "De trol komt", "Plättchen ziehen, ñ", "L'œuf coûte 3 pièces"];
            let texts = text!(["The troll comes", "De trol komt", "Plättchen ziehen, ñ", "L'œuf coûte 3 pièces"]);
            let turned = text!(["Plättchen ziehen, ñ", "L'œuf coûte 3 pièces", "The troll comes", "De trol komt"]);
            assert_eq!(texts.in_lang(lang), TEXTS[lang as usize]);
            assert_eq!(turned.in_lang(Lang::ALL[other]), TEXTS[lang as usize]);
        }
    }

    #[test]
    fn what_is_said_often_takes_less_than_half_as_many_bytes() {
        let text = text!(["One player draws a tile from the bag of the other players."]);
        assert!(text.0.len() < 29, "{}", text.0.len());
    }

    #[test]
    fn bytes_that_are_no_text_are_not_read_past_their_end() {
        for packed in [&[][..], &[0], &[7], &[9, 9, 9], &[1, 1, 1, 0xff], &[200, 0, 0, 0x12, 0x34]] {
            for lang in Lang::ALL {
                let _ = unpack(packed, lang);
            }
        }
        assert_eq!(unpack(&[1, 1, 1, 0xff, 0xff, 0xff, 0xff], Lang::De), "");
    }
}
