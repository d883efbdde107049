//! Names of players.

use core::fmt;

/// The most characters in a name.
pub const NAME_CHARS: usize = 8;

/// A player's name: one word of 1 to 8 characters that every record and every screen can show.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Name(heapless::String<{ NAME_CHARS * 2 }>);

/// Why a word is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum NameError {
    /// It is empty or has more than 8 characters.
    Length,
    /// It does not begin with a letter, or contains something other than letters, digits, `-` and `_`.
    Character,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Length => "a name has 1 to 8 characters",
            Self::Character => "a name begins with a letter and has only letters, digits, - and _",
        })
    }
}

impl core::error::Error for NameError {}

impl Name {
    /// Makes a name from a word.
    ///
    /// # Errors
    /// Returns which condition of a name the word does not meet.
    pub fn new(word: &str) -> Result<Self, NameError> {
        let chars = word.chars().count();
        if chars == 0 || chars > NAME_CHARS {
            return Err(NameError::Length);
        }
        let fits = |c: char| is_letter(c) || c.is_ascii_digit() || c == '-' || c == '_';
        if !word.starts_with(is_letter) || !word.chars().all(fits) {
            return Err(NameError::Character);
        }
        heapless::String::try_from(word).map(Self).map_err(|_| NameError::Length)
    }

    /// Returns the name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Returns whether a character is a letter that the screen's ISO-8859-15 fonts have: those up to U+00FF. The tables of all
/// scripts would take kilobytes of flash.
const fn is_letter(c: char) -> bool {
    matches!(c, 'A'..='Z' | 'a'..='z' | 'ª' | 'µ' | 'º' | 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ÿ')
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_unicode_up_to_the_end_of_latin_1() {
        assert!(('\0'..='\u{ff}').all(|c| is_letter(c) == c.is_alphabetic()));
        assert!(!is_letter('Ā'));
    }

    #[test]
    fn a_name_is_one_short_word_that_the_screen_can_show() {
        for good in ["Anna", "P1", "Zoë", "Jean-Luc", "Ünsal", "abcdefgh", "ÿÿÿÿÿÿÿÿ"] {
            assert!(Name::new(good).is_ok(), "{good}");
        }
        for bad in ["", "abcdefghi", "1st", "a b", "a#b", "a:b", "a=b", "a,b", "A½", "Łuk", "日本"] {
            assert!(Name::new(bad).is_err(), "{bad}");
        }
    }
}
