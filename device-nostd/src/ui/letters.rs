//! Letters and icons as columns of pixels.
//!
//! An icon is a letter too: a character that Unicode leaves to everybody, so that a line of text can hold it.

use super::icon::{self, Icon};

include!(concat!(env!("OUT_DIR"), "/letters.rs"));

/// Says which letters a text is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Letters {
    /// Capitals of eight pixels, for rows and rules.
    Text,
    /// The same, bold: for titles, names and values.
    Bold,
    /// Capitals of seven pixels, for what matters less now.
    Tiny,
}

/// The most columns of a letter.
pub(super) const WIDEST: usize = 14;

/// The width of a large digit.
pub(crate) const DIGIT: i32 = 18;

impl Letters {
    /// Returns the height of the capitals.
    pub(crate) const fn capitals(self) -> i32 {
        match self {
            Self::Text | Self::Bold => 8,
            Self::Tiny => 7,
        }
    }

    /// Returns the rows above the capitals that the columns begin with.
    pub(super) const fn above(self) -> i32 {
        match self {
            Self::Text | Self::Bold => 1,
            Self::Tiny => 0,
        }
    }

    /// Returns the rows of pixels below the line that letters stand on.
    pub(super) const fn below(self) -> i32 {
        match self {
            Self::Text | Self::Bold => 2,
            Self::Tiny => 1,
        }
    }

    /// Returns the width of a text, without the gap after its last letter; a few letters have none.
    pub(crate) fn width(self, text: &str) -> i32 {
        let first = self.first();
        let (mut width, mut last) = (0, None);
        for letter in text.chars() {
            width += match Icon::from_char(letter) {
                Some(icon) => i32::from(width > 0) + icon.width() + 1,
                None => {
                    let place = place(letter);
                    i32::from(first[place + 1] - first[place])
                }
            };
            last = Some(letter);
        }
        width - i32::from(last.is_some_and(|letter| self.ends_blank(letter)))
    }

    /// Returns whether the last column of a letter is dark.
    fn ends_blank(self, letter: char) -> bool {
        let end = usize::from(self.first()[place(letter) + 1]);
        let last = match (Icon::from_char(letter), end.checked_sub(1)) {
            (None, Some(last)) => last,
            // An icon has a gap after it.
            _ => return true,
        };
        match self {
            Self::Text => TEXT[last] == 0,
            Self::Bold => BOLD[last] == 0,
            Self::Tiny => TINY[last] == 0,
        }
    }

    /// Returns the gap before an icon that follows something.
    pub(super) fn gap_before(self, letter: char, x: i32) -> i32 {
        i32::from(x > 0 && Icon::from_char(letter).is_some())
    }

    fn first(self) -> &'static [u16] {
        match self {
            Self::Text => &TEXT_FIRST,
            Self::Bold => &BOLD_FIRST,
            Self::Tiny => &TINY_FIRST,
        }
    }

    /// Writes the columns of a letter, the lowest bit of each the topmost pixel, and lends them.
    pub(super) fn columns(self, letter: char, buffer: &mut [u32; WIDEST]) -> &[u32] {
        if let Some(icon) = Icon::from_char(letter) {
            let down = self.above() + self.capitals() - icon::HEIGHT;
            let columns = icon.columns();
            buffer.iter_mut().zip(columns).for_each(|(wide, column)| *wide = u32::from(*column) << down);
            buffer[columns.len()] = 0;
            return &buffer[..=columns.len()];
        }
        let place = place(letter);
        let first = self.first();
        let range = usize::from(first[place])..usize::from(first[place + 1]);
        match self {
            Self::Text => widened(&TEXT[range], buffer),
            Self::Bold => widened(&BOLD[range], buffer),
            Self::Tiny => widened(&TINY[range], buffer),
        }
    }
}

fn widened<'a, T: Copy + Into<u32>>(columns: &[T], buffer: &'a mut [u32; WIDEST]) -> &'a [u32] {
    for (wide, column) in buffer.iter_mut().zip(columns) {
        *wide = (*column).into();
    }
    &buffer[..columns.len().min(WIDEST)]
}

/// Returns the columns of a large digit; a sign that is none has none.
pub(super) fn digit(digit: char) -> &'static [u32] {
    digit.to_digit(10).map_or(&[], |digit| &DIGITS[digit as usize])
}

/// Returns whether there is a letter.
#[cfg(test)]
pub(crate) fn has(letter: char) -> bool {
    Icon::from_char(letter).is_some() || letter == '?' || place(letter) != place('?')
}

/// Returns the place of a letter, in the order that all faces share; that of `?` for a letter that they lack.
fn place(letter: char) -> usize {
    match letter {
        ' '..='~' => letter as usize - ' ' as usize,
        _ => u16::try_from(letter as u32)
            .ok()
            .and_then(|code| OTHERS.binary_search(&code).ok())
            .map_or(place('?'), |place| 95 + place),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_widest_letter_has_room() {
        for letters in [Letters::Text, Letters::Bold, Letters::Tiny] {
            let widest = letters.first().windows(2).map(|pair| usize::from(pair[1] - pair[0])).max();
            assert!(widest.is_some_and(|widest| widest <= WIDEST), "{letters:?}: {widest:?}");
        }
        assert!(Icon::ALL.iter().all(|icon| icon.columns().len() < WIDEST));
    }

    #[test]
    fn every_letter_of_a_name_can_be_written() {
        assert!(('A'..='z').chain('À'..='ÿ').filter(|letter| letter.is_alphabetic()).all(has));
    }
}
