//! What just happened: a note in the foot, or for rare events a banner over the whole screen. Lines of text.

use core::fmt::Write;

use heapless::String;

use super::canvas::WIDTH;
use super::icon::Icon;
use super::letters::Letters;
use super::parts::{ROWS, Wrapped};
use super::spelling::capital;
use crate::Millis;

/// How long a note stands out dark on light.
pub(super) const FLASH: Millis = 300;
/// How long the name of the player whose turn begins fills the screen.
pub(super) const NEW_TURN: Millis = 800;

/// The room for a note after its sign.
pub(crate) const NOTE: i32 = WIDTH - 10;

/// A line of text: what the widest screen holds in the smallest letters, a sign of it can take three bytes.
pub(crate) type Line = String<96>;

/// What kind of thing happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum NoteKind {
    /// Something was done.
    #[default]
    Done,
    /// Something was taken back.
    TakenBack,
    /// Something was brought back.
    BroughtBack,
    /// Something was refused.
    Refused,
}

impl NoteKind {
    /// Returns the sign that stands before the words.
    pub(super) fn sign(self) -> Line {
        match self {
            Self::Done => line(format_args!("✓ ")),
            Self::TakenBack => line(format_args!("↶ ")),
            Self::BroughtBack => line(format_args!("↷ ")),
            Self::Refused => line(format_args!("{} ", Icon::Stop)),
        }
    }
}

/// What just happened. It stays until the next press.
#[derive(Clone, Debug, Default)]
pub(super) struct Note {
    /// What it says.
    pub(super) text: Line,
    /// What kind of thing happened.
    pub(super) kind: NoteKind,
    /// Until when it stands out.
    pub(super) flash: Millis,
}

/// What just happened, where it takes more than a line: it has the screen to itself, page by page.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// What it is about.
    pub(crate) title: Line,
    /// A line for each thing that happened.
    pub(crate) lines: String<256>,
    /// The page that is shown.
    pub(super) page: u8,
}

impl Told {
    /// Tells something from its first page on.
    pub(crate) fn new(title: Line, lines: String<256>) -> Self {
        Self { title, lines, page: 0 }
    }

    /// Returns the letters in which every line fits the screen, or the smallest.
    pub(super) fn letters(&self) -> Letters {
        let fits = self.lines.split('\n').all(|line| Letters::Text.width(line) <= WIDTH);
        if fits { Letters::Text } else { Letters::Tiny }
    }

    /// Turns to the next page; `None` after the last one.
    pub(super) fn turned(self) -> Option<Self> {
        let lines = Wrapped::new(&self.lines, WIDTH, self.letters()).count();
        let page = self.page + 1;
        (usize::from(page) * ROWS < lines).then_some(Self { page, ..self })
    }
}

/// Fills the screen after a rare event; the next press only ends it.
#[derive(Clone, Debug)]
pub(crate) struct Banner {
    /// What it is about.
    pub(crate) icon: Icon,
    /// One or two lines in large letters, parted by `\n`.
    pub(crate) words: Line,
    /// What follows from it.
    pub(crate) effect: Line,
}

/// Writes a text with words at its `{}`, in their order.
pub(crate) fn filled<const N: usize>(text: &str, words: &[&str]) -> String<N> {
    let mut line = String::new();
    let mut words = words.iter();
    for (place, part) in parts(text).enumerate() {
        // A line holds more than the screen is wide; the fit is checked where it is drawn.
        if place > 0 {
            let _ = line.push_str(words.next().copied().unwrap_or_default());
        }
        let _ = line.push_str(part);
    }
    line
}

/// Lists what stands before, between and after the `{}` of a text. A text has no other brackets.
pub(crate) fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').map(|part| part.strip_prefix('}').unwrap_or(part))
}

/// Cuts a text after so many letters.
pub(crate) fn cut(text: &str, letters: usize) -> &str {
    text.char_indices().nth(letters).and_then(|(end, _)| text.get(..end)).unwrap_or(text)
}

/// Writes anything into a line.
pub(crate) fn line(arguments: core::fmt::Arguments<'_>) -> Line {
    let mut line = Line::new();
    let _ = line.write_fmt(arguments);
    line
}

/// Writes a line with a capital at its beginning.
pub(crate) fn sentence(words: &str) -> Line {
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => line(format_args!("{}{}", capital(first).unwrap_or(first), letters.as_str())),
        None => Line::new(),
    }
}

/// Writes a change with its sign: a true minus, as wide as the plus.
pub(crate) fn signed(change: i16) -> Line {
    let sign = if change < 0 { '−' } else { '+' };
    line(format_args!("{sign}{}", change.unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_take_the_places_of_a_text_in_their_order() {
        let said: Line = filled("{} pays {} 2", &["Bram", "Anna"]);
        assert_eq!(said, "Bram pays Anna 2");
        let said: Line = filled("{}: {}", &["Bram"]);
        assert_eq!(said, "Bram: ");
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        let said = ["the pile is empty", "à 1 de gagner", "Anna draws", "9 left", ""].map(sentence);
        assert_eq!(said, ["The pile is empty", "À 1 de gagner", "Anna draws", "9 left", ""]);
    }

    #[test]
    fn a_change_has_its_sign() {
        assert_eq!((signed(-3), signed(2)), (line(format_args!("−3")), line(format_args!("+2"))));
    }
}
