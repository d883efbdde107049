//! What the picture says, as lines of text.

use device_nostd::Device;
use device_nostd::frame::Frame;
use device_nostd::reading::{Heard, icon};
use heapless::{String, Vec};

/// The most pieces of text on a screen.
const PIECES: usize = 64;
/// What stands at most so many pixels higher or lower belongs to the same row.
const SAME_ROW: i32 = 3;

/// A piece of text at its place.
struct Piece {
    text: String<48>,
    x: i32,
    y: i32,
    is_chosen: bool,
}

/// What was said last.
pub(crate) struct Speech {
    pieces: Vec<Piece, PIECES>,
    text: String<2048>,
}

impl Speech {
    pub(crate) const fn new() -> Self {
        Self { pieces: Vec::new(), text: String::new() }
    }

    /// Returns what was said last.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Listens to the device and returns what it says: a line for each row, from the top, and a tab before what is chosen.
    pub(crate) fn listen(&mut self, device: &Device, frame: &mut Frame) {
        self.pieces.clear();
        self.text.clear();
        let pieces = &mut self.pieces;
        device.draw_aloud(frame, &mut |Heard { text, at, is_inverse }| {
            let text: String<48> = text.chars().take(40).fold(String::new(), |mut all, letter| {
                let _ = all.push(letter);
                all
            });
            let _ = pieces.push(Piece { text, x: at.x, y: at.y, is_chosen: is_inverse });
        });
        sort(pieces, |piece| (piece.y, piece.x));
        // Pieces of a row may stand a pixel or two apart.
        let mut first = 0;
        for at in 1..=pieces.len() {
            if pieces.get(at).is_none_or(|piece| piece.y - pieces[first].y > SAME_ROW) {
                sort(&mut pieces[first..at], |piece| (piece.x, 0));
                first = at;
            }
        }
        let lang = device.settings().lang;
        let mut before: Option<&Piece> = None;
        for piece in pieces.iter() {
            let same = before.is_some_and(|before| (piece.y - before.y).abs() <= SAME_ROW);
            let mark = match (same, piece.is_chosen) {
                (true, chosen) if before.is_some_and(|before| before.is_chosen) || !chosen => " ",
                (true, _) => "\n\t",
                (false, true) => "\n\t",
                (false, false) => "\n",
            };
            let _ = self.text.push_str(if before.is_none() { mark.trim_start_matches('\n') } else { mark });
            for letter in piece.text.chars() {
                match icon(letter, lang) {
                    Some(name) => {
                        let _ = self.text.push(' ');
                        let _ = self.text.push_str(&name);
                    }
                    None => _ = self.text.push(letter),
                }
            }
            before = Some(piece);
        }
    }
}

/// Sorts pieces. There are few, most of them in order already, and the sorting of `core` takes 6 KB of program.
fn sort(pieces: &mut [Piece], key: fn(&Piece) -> (i32, i32)) {
    for end in 1..pieces.len() {
        for at in (1..=end).rev() {
            if key(&pieces[at - 1]) <= key(&pieces[at]) {
                break;
            }
            pieces.swap(at - 1, at);
        }
    }
}
