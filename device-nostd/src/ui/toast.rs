//! What just happened, in up to three lines over the list.

use core::fmt::Write;

use engine_nostd::ask::Preview;
use heapless::{String, Vec};

use crate::Millis;
use crate::words::SCREEN_COLUMNS;

/// How long a toast stays when nobody presses.
pub(super) const STAYS: Millis = 2_500;
/// How long a refusal or a reminder stays: it has to be read.
pub(super) const STAYS_LONG: Millis = 5_000;

/// A line of text; a column can take two bytes.
pub(crate) type Line = String<{ 2 * SCREEN_COLUMNS + 2 }>;

/// A message over the screen.
#[derive(Clone, Debug, Default)]
pub(super) struct Toast {
    /// The lines, at most three.
    pub(super) lines: Vec<Line, 3>,
    /// What changed for the player who acted; shown at the end of the first line.
    pub(super) changes: Preview,
    /// The moment it reminds of, by its place among those of the game.
    pub(super) moment: Option<u8>,
    /// Whether it says no.
    pub(super) refusal: bool,
    /// When it goes.
    pub(super) until: Millis,
}

impl Toast {
    /// Adds the lines of a text; `{}` becomes `word`.
    pub(super) fn say(mut self, text: &str, word: &str) -> Self {
        for line in text.split('\n') {
            // A fourth line would have no place on the screen.
            let _ = self.lines.push(filled(line, word));
        }
        self
    }
}

/// Writes a text with a word at its `{}`.
pub(super) fn filled(text: &str, word: &str) -> Line {
    let mut line = Line::new();
    let mut parts = text.splitn(2, "{}");
    // A line holds more than the screen is wide; the fit is checked where it is drawn.
    let _ = line.push_str(parts.next().unwrap_or_default());
    if let Some(rest) = parts.next() {
        let _ = line.push_str(word);
        let _ = line.push_str(rest);
    }
    line
}

/// Cuts a text after so many letters.
pub(crate) fn cut(text: &str, letters: usize) -> &str {
    text.char_indices().nth(letters).map_or(text, |(end, _)| &text[..end])
}

/// Writes anything into a line.
pub(crate) fn line(arguments: core::fmt::Arguments<'_>) -> Line {
    let mut line = Line::new();
    let _ = line.write_fmt(arguments);
    line
}

/// Shortens a text to so many characters, the last of them a point.
pub(super) fn shortened(text: &str, columns: usize) -> Line {
    let cut = text.chars().count() > columns;
    let mut short: Line = text.chars().take(if cut { columns.saturating_sub(1) } else { columns }).collect();
    if cut && !short.is_empty() {
        // It is shorter than the text was.
        let _ = short.push('.');
    }
    short
}
