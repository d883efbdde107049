//! Spelling a name: a wheel of letters, apart from the name.
//!
//! The letters that follow the last one most often in first names of the four languages stand on both sides of where the
//! wheel starts, the likeliest nearest. Accents, digits and the other case stand apart, on the far side.

use engine_nostd::NAME_CHARS;
use heapless::{String, Vec};

/// The letters by how often they begin a name, then by how often they follow `a`, `b` and so on.
const LIKELY: [&str; 27] = [
    "jaldmntesrbogkichpfzuyvwxq",
    "rnmtusabdchlxfekipvyojgzwq",
    "eirajoynlstumhckdgbfpvzwxq",
    "kaohleyiqnrstumjcdgbfpvzwx",
    "aioerdnlstumjhckgbyfpvzwxq",
    "nlrsmtoavyipgxdfehkuwjcbzq",
    "ieralfnostumjhckdgbypvzwxq",
    "aoeiwurnlstmjhckdgbyfpvzxq",
    "eauilomnrstjhckdgbyfpvzwxq",
    "nelctsramkjdvgfxiouhbypzwq",
    "aoesuinlrtmjhckdgbyfpvzwxq",
    "aeiolnrstumjhckdgbyfpvzwxq",
    "eailuofsygjdrntmhckbpvzwxq",
    "aioemkrynlstujhcdgbfpvzwxq",
    "aeoinsdgztckulrmjhbyfpvwxq",
    "rlnsemboutadhpfikjcgyvzwxq",
    "eiahunlrostmjckdgbyfpvzwxq",
    "uaeinlrostmjhckdgbyfpvzwxq",
    "aioektlsuygrcdnmjhbfpvzwxq",
    "aesviouhtkcnlrmjdgbyfpzwxq",
    "heoiatsrzmynlujckdgbfpvwxq",
    "lrstucgkdiwbaefnomjhypvzxq",
    "eianlrostumjhckdgbyfpvzwxq",
    "eioanlrstumjhckdgbyfpvzwxq",
    "eainlrostumjhckdgbyfpvzwxq",
    "auvseinlrotmjhckdgbyfpzwxq",
    "oaienlrstumjhckdgbyfpvzwxq",
];

/// The small letters that stand apart.
const ACCENTS: &str = "äëïöüáéíóúàèìòùâêîôûãñõåæøçýÿðþß";
/// What else a name can have after its first letter.
const SIGNS: &str = "-_0123456789";

/// The most letters of the wheel: large and small ones, with and without accents, and signs.
const WHEEL: usize = 2 * (26 + 32) + 12;

/// A name being spelled.
#[derive(Clone, Debug, Default)]
pub(super) struct Spelling {
    pub(super) text: String<{ NAME_CHARS * 2 }>,
    /// How many letters the wheel was turned on from where it started.
    turned: usize,
}

impl Spelling {
    /// Lists the letters of the wheel from where it starts, in the direction of DOWN.
    fn wheel_letters(&self) -> Vec<char, WHEEL> {
        let begins = self.text.is_empty();
        let likely = LIKELY[self.text.chars().last().map_or(0, context)];
        // Every second one stands on the other side of the start, where UP leads.
        let below = likely.chars().step_by(2);
        let above = likely.chars().rev().step_by(2);
        let case = move |capitals: bool, letter: char| if capitals { capital(letter) } else { Some(letter) };
        let signs = if begins { "" } else { SIGNS };
        let mut letters = Vec::new();
        let mut add = |capitals, letter| {
            if let Some(letter) = case(capitals, letter) {
                // The wheel has room for all of them.
                let _ = letters.push(letter);
            }
        };
        below.chain(ACCENTS.chars()).for_each(|letter| add(begins, letter));
        signs.chars().for_each(|sign| add(false, sign));
        ('a'..='z').chain(ACCENTS.chars()).for_each(|letter| add(!begins, letter));
        above.for_each(|letter| add(begins, letter));
        letters
    }

    /// Returns the letter that OK would add.
    pub(super) fn letter(&self) -> char {
        self.wheel_letters().get(self.turned).copied().unwrap_or('a')
    }

    /// Returns the letters that UP would lead to, that OK would add, and that DOWN would lead to.
    pub(super) fn wheel(&self) -> (char, char, char) {
        let letters = self.wheel_letters();
        let length = letters.len();
        let at = |place: usize| letters.get(place % length).copied().unwrap_or('a');
        (at(self.turned + length - 1), at(self.turned), at(self.turned + 1))
    }

    pub(super) fn turn(&mut self, up: bool) {
        let length = self.wheel_letters().len();
        // UP goes back to the letter before, as it goes to the row above in a list.
        self.turned = if up { self.turned + length - 1 } else { self.turned + 1 } % length;
    }

    /// Adds the letter, if there is room for it.
    pub(super) fn add(&mut self) {
        if self.text.chars().count() < NAME_CHARS {
            // Eight characters of up to two bytes have room.
            let _ = self.text.push(self.letter());
            self.turned = 0;
        }
    }

    /// Removes the last letter, and returns whether there was one.
    pub(super) fn erase(&mut self) -> bool {
        self.turned = 0;
        self.text.pop().is_some()
    }
}

/// Returns the place in [`LIKELY`] for what comes after a letter.
fn context(last: char) -> usize {
    match last.to_ascii_lowercase() {
        letter @ 'a'..='z' => 1 + (letter as usize - 'a' as usize),
        // Nearly all letters with an accent are vowels.
        _ => context('e'),
    }
}

/// Returns the capital of a letter, where there is one letter for it.
pub(crate) fn capital(letter: char) -> Option<char> {
    // Names have letters of Latin-1 only, where capitals stand 32 before the others. The tables of all scripts would take
    // kilobytes of flash.
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => char::from_u32(u32::from(letter) - 32),
        // Nothing else has a capital of Latin-1.
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;

    #[test]
    fn capitals_are_those_of_unicode() {
        for letter in '\0'..='\u{ff}' {
            let upper: Vec<char, 3> = letter.to_uppercase().collect();
            let alone = matches!(upper[..], [upper] if upper != letter && upper <= '\u{ff}');
            assert_eq!(capital(letter), alone.then(|| upper[0]), "{letter}");
        }
    }

    /// Counts the presses for a name: the shorter way round the wheel, OK for each letter, and NEXT.
    fn presses(name: &str) -> usize {
        let mut spelling = Spelling::default();
        let mut presses = 1;
        for letter in name.chars() {
            let length = spelling.wheel_letters().len();
            let place =
                spelling.wheel_letters().iter().position(|other| *other == letter).expect("the wheel has all letters");
            presses += place.min(length - place) + 1;
            for _ in 0..place {
                spelling.turn(false);
            }
            spelling.add();
        }
        assert_eq!(spelling.text, name);
        presses
    }

    #[test]
    fn an_ordinary_name_takes_few_presses() {
        let names = "Anna Bram Cleo Dirk Emma Finn Lena Noah Otto Paul Jule Mats Sven Tess Luuk Lisa Mila Nora Lara Jana \
                     Timo Tina Hugo Iris Gwen Eric Joey Kate Jack Lily Nina Sara Maud Fien Lars Daan Jean Rose Anne Jade \
                     Enzo Yara Zita Rita Omar Theo Levi Saar Jens Nele Ella Emil Karl Olga Ivan Hans Vera Piet Gijs Bart \
                     Noor Nick Adam Alex Cora Rolf Ruth Thea";
        let counts: std::vec::Vec<_> = names.split_whitespace().map(|name| (presses(name), name)).collect();
        assert!(counts.iter().all(|(presses, _)| *presses <= 20), "{counts:?}");
    }

    #[test]
    fn the_wheel_has_every_letter_once_and_goes_round() {
        for text in ["", "A", "Zoé", "b-"] {
            let mut spelling = Spelling { text: text.chars().collect(), turned: 0 };
            let letters: std::vec::Vec<_> = spelling.wheel_letters().to_vec();
            let mut sorted = letters.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), letters.len(), "{text}");
            assert!(('a'..='z').chain('A'..='Z').all(|letter| letters.contains(&letter)), "{text}");
            let first = spelling.letter();
            spelling.turn(true);
            assert_eq!(spelling.wheel(), (letters[letters.len() - 2], letters[letters.len() - 1], first));
            spelling.turn(false);
            assert_eq!(spelling.letter(), first);
        }
    }
}
