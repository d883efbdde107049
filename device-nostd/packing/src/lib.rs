//! Texts in fewer bytes: a few bits for every piece of a text, the fewer the more often the piece comes up.
//!
//! Four languages of letters would be the largest part of the firmware besides code; this leaves two bits of five. A text is
//! packed when it is compiled, and unpacked into a line when it is drawn (`words/packed.rs` of device-nostd); what it says never
//! depends on the pieces, only how many bytes it takes. `pieces.py` chooses them and writes `pieces.rs`.
//!
//! The bits of a piece are a canonical Huffman code: the pieces of a [`Class`] have consecutive numbers of so many bits, and those
//! of the next class follow. So nothing but the pieces themselves has to be kept, and a number is found by counting. A text ends
//! where its bits end; what fills its last byte is the beginning of the longest code, which never stands there whole.
//!
//! [`ESCAPE`] comes before a letter that is no piece. A packed text begins with the lengths of all languages (`head.rs`), so that
//! each is found without unpacking those before it, and so that the text is known by its [`Place`] alone.
//!
//! It is a crate of its own because two need it: the macro that packs what stands in the sources, at the speed of a program, and
//! device-nostd itself, where a text has numbers of the rules in it, which only the compiler knows. The compiler is slow at
//! this: with all texts left to it, it took three quarters of the time that device-nostd needs to compile.
#![no_std]
#![deny(unsafe_code)]

mod head;
mod pieces;
#[allow(unsafe_code, reason = "a text is named by one word, and knows itself how long it is")]
mod place;
mod unpacking;

use head::Head;

pub use place::Place;
pub use unpacking::{PIECES, Pieces};

/// The most bytes of one text in one language.
pub const LONGEST: usize = 160;

/// The languages by the order of a text: English, Dutch, German and French.
pub const LANGUAGES: [&[Class]; 4] = [pieces::EN, pieces::NL, pieces::DE, pieces::FR];

/// The piece that comes before a letter by its number.
pub const ESCAPE: u8 = 0;

/// The bits of a letter's number.
pub const LETTER_BITS: u8 = 16;

/// The most bytes before a text.
pub const HEAD: usize = head::MOST;

/// What is written besides Latin-1.
const SIGNS: [char; 6] = ['Œ', 'œ', '−', '→', '…', '–'];

/// The pieces that have codes of so many bits and are of so many bytes.
#[derive(Debug)]
pub struct Class {
    /// The bits of a code.
    bits: u8,
    bytes: u8,
    /// How many pieces there are.
    count: u16,
    /// All of them, one after the other.
    text: &'static str,
}

impl Class {
    /// Makes a class of its pieces, one after the other.
    const fn new(bits: u8, bytes: u8, text: &'static str) -> Self {
        assert!(text.len().is_multiple_of(bytes as usize), "whole pieces");
        Self { bits, bytes, count: (text.len() / bytes as usize) as u16, text }
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
    const fn of(classes: &'static [Class]) -> Self {
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
static FINDERS: [Finder; LANGUAGES.len()] = {
    let [en, nl, de, fr] = LANGUAGES;
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

/// A packed text with room after it.
#[derive(Debug)]
pub struct Packed<const ROOM: usize> {
    bytes: [u8; ROOM],
    /// How many bits of it are used.
    bits: usize,
}

/// Returns the room that is enough for the texts of all languages, packed: a letter takes four bytes at most.
pub const fn room(texts: &[&str]) -> usize {
    let (mut room, mut text) = (HEAD, 0);
    while text < texts.len() {
        room += texts[text].len() * 4;
        text += 1;
    }
    room
}

impl<const ROOM: usize> Packed<ROOM> {
    /// Packs a text in the languages that have it, or one that all of them say.
    pub const fn of(texts: &[&str]) -> Self {
        // Behind the longest head, until it is known how long the head is.
        let mut packed = Self { bytes: [0; ROOM], bits: 8 * HEAD };
        let (mut lengths, mut lang) = ([0; LANGUAGES.len()], 0);
        while lang < texts.len() {
            let start = packed.length();
            packed.say(texts[lang], &FINDERS[lang]);
            lengths[lang] = packed.length() - start;
            lang += 1;
        }
        let head = Head::of(if texts.len() == 1 { lengths.split_at(1).0 } else { &lengths });
        packed.begin(head);
        packed
    }

    /// Puts a head before the texts, and moves them up to it.
    const fn begin(&mut self, head: Head) {
        let mut place = 0;
        while place < head.bytes {
            self.bytes[place] = head.byte(place);
            place += 1;
        }
        let spare = HEAD - head.bytes;
        self.bits -= 8 * spare;
        while place < self.length() {
            self.bytes[place] = self.bytes[place + spare];
            place += 1;
        }
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

    /// Returns the bytes that are used.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length()]
    }

    /// Returns how many bytes are used.
    pub const fn length(&self) -> usize {
        self.bits / 8
    }

    /// Returns the bytes that are used, as many as [`length`](Self::length) says.
    pub const fn cut<const LENGTH: usize>(&self) -> [u8; LENGTH] {
        let (mut cut, mut place) = ([0; LENGTH], 0);
        while place < LENGTH {
            cut[place] = self.bytes[place];
            place += 1;
        }
        cut
    }
}
