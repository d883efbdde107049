//! Packed texts, unpacked where they are drawn. How texts are packed, the crate `packing` says.

use packing::{ESCAPE, LETTER_BITS, PIECES, Pieces};

pub(crate) use device_macros::pack;
pub(crate) use packing::{Packed, Place, room};

use super::{Lang, Said};

/// Packs a text that stands in constants.
macro_rules! joined {
    ($texts:ident) => {{
        const PACKED: $crate::words::packed::Packed<{ $crate::words::packed::room($texts) }> =
            $crate::words::packed::Packed::of($texts);
        const BYTES: [u8; PACKED.length()] = PACKED.cut();
        &BYTES
    }};
}
pub(crate) use joined;

impl Lang {
    /// Returns the pieces of its texts.
    fn pieces(self) -> &'static Pieces {
        &PIECES[self as usize]
    }
}

/// Unpacks one language of a text; English where that language does not have it yet.
pub(super) fn unpack(place: Place, lang: Lang) -> Said {
    let lang = if place.has(lang as usize) { lang } else { Lang::En };
    Bits::of(place.bits(lang as usize)).said(lang.pieces())
}

/// Bits on their way back to a text.
struct Bits<'a> {
    bytes: core::slice::Iter<'a, u8>,
    /// The bits of the present byte that are left, from the highest on, and a 1 after them.
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

    /// Returns the letter whose number comes next.
    fn letter(&mut self) -> Option<char> {
        let number = (0..LETTER_BITS).try_fold(0, |number: u32, _| Some(number << 1 | u32::from(self.next()?)));
        number.and_then(char::from_u32)
    }

    fn said(mut self, pieces: &'static Pieces) -> Said {
        let mut said = Said::new();
        while let Some(piece) = pieces.next(|| self.next()) {
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
        let packed = text!(["One player draws a tile from the bag of the other players."]).0.bits(0).len();
        assert!(packed < 29, "{packed}");
    }

    #[test]
    fn bits_that_end_within_a_piece_end_the_text() {
        assert_eq!(unpack(Place::of(&[1, 0xff]), Lang::De), "");
    }
}
