//! The parts that screens are put together from: header, rows, foot, wrapped text, a number that is asked, bars.

use super::canvas::{Canvas, HEIGHT, Panel, WIDTH};
use super::draw::Drawn;
use super::letters::Letters;
use super::note::{Banner, Line, line};

/// Where the first row of the body begins.
pub(crate) const ROW: i32 = 10;
/// The distance from a row to the next.
pub(crate) const PITCH: i32 = 11;
/// The rows of a body.
pub(crate) const ROWS: usize = 4;
/// Where the foot stands.
pub(crate) const FOOT: i32 = 55;
/// Where the words of a row begin.
const INDENT: i32 = 3;
/// Where a bar ends that leaves room for the mark of a longer list.
const SHORT_BAR: i32 = 123;

/// The letters of a title, the first in which it fits.
const TITLE: &[Letters] = &[Letters::Bold, Letters::Text, Letters::Tiny];
/// The room between the words of a header.
const GAP: i32 = 5;

/// A row as it is drawn: the words, and a price or a word at its right end. Both may hold icons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) left: Line,
    pub(crate) right: Line,
    /// Whether it has to wait: it is written small.
    pub(crate) waits: bool,
}

/// Returns the first of some letters in which a text fits, or the last.
pub(crate) fn fitting(text: &str, room: i32, letters: &[Letters]) -> Letters {
    let fits = letters.iter().find(|letters| letters.width(text) <= room);
    fits.or(letters.last()).copied().unwrap_or(Letters::Tiny)
}

/// Shortens a text that has no room, the last resort of one that is put together from names and words: every single word
/// is measured by a test.
fn shortened<'a>(text: &'a str, room: i32, letters: Letters, short: &'a mut Line) -> &'a str {
    if letters.width(text) <= room {
        return text;
    }
    let count = text.chars().count();
    let cut = (0..count).rev().map(|letters| line(format_args!("{}…", super::note::cut(text, letters).trim_end())));
    *short = cut.into_iter().find(|short| letters.width(short) <= room).unwrap_or_default();
    short
}

/// Returns where a row begins and how high it is on a screen on which each player has one: five stand closer, and the last
/// of them keeps off the foot.
pub(crate) const fn player_row(row: usize, players: usize) -> (i32, i32) {
    let row = row as i32;
    if players > ROWS { (ROW + row * 35 / 4, 9) } else { (ROW + row * PITCH, PITCH) }
}

impl<D: Panel> Canvas<'_, D> {
    /// Draws the title, and a word at the right if there is room for it: the title wins.
    pub(crate) fn header(&mut self, title: &str, aside: &str) -> Drawn<D> {
        self.header_with(title, true, "", aside)
    }

    /// Returns whether a title, a time beside it and a word at the right all have room.
    pub(crate) fn header_fits(&self, title: &str, time: &str, aside: &str) -> bool {
        let letters = fitting(title, WIDTH, TITLE);
        let time = if time.is_empty() { 0 } else { GAP + Letters::Tiny.width(time) };
        letters.width(title) + time + GAP + Letters::Tiny.width(aside) <= WIDTH
    }

    /// Draws the title, or leaves its place blank; a time beside it, and a word at the right if there is still room.
    pub(crate) fn header_with(&mut self, title: &str, seen: bool, time: &str, aside: &str) -> Drawn<D> {
        let letters = fitting(title, WIDTH, TITLE);
        // An accent over a capital needs the row above, and in these letters one over a small letter too.
        let high = |letter: char| letter > '~' && (letter.is_uppercase() || letters == Letters::Text);
        let y = i32::from(letters != Letters::Tiny && title.chars().any(high));
        let mut short = Line::new();
        let title = shortened(title, WIDTH, letters, &mut short);
        if seen {
            self.text(title, 0, y, WIDTH, letters, true)?;
        }
        let mut left = letters.width(title) + GAP;
        if !time.is_empty() && left + Letters::Tiny.width(time) <= WIDTH {
            self.text(time, left, 0, WIDTH, Letters::Tiny, true)?;
            left += Letters::Tiny.width(time) + GAP;
        }
        if left + Letters::Tiny.width(aside) <= WIDTH {
            self.text_right(aside, left, 0, WIDTH, Letters::Tiny, true)?;
        }
        Ok(())
    }

    /// Draws what the buttons do or how things stand, at the left and at the right.
    pub(crate) fn foot(&mut self, left: &str, right: &str) -> Drawn<D> {
        let mut end = WIDTH;
        // How things stand wins over what a button does.
        if !right.is_empty() && Letters::Tiny.width(left) + 3 + Letters::Tiny.width(right) <= WIDTH {
            end = self.text_right(right, 0, FOOT, WIDTH, Letters::Tiny, true)? - 3;
        }
        self.text(shortened(left, end, Letters::Tiny, &mut Line::new()), 0, FOOT, end, Letters::Tiny, true)
    }

    /// Draws a note in the foot, dark on light while it is new; what stands at the right stays if there is room.
    pub(crate) fn note(&mut self, sign: &str, text: &str, right: &str, flash: bool) -> Drawn<D> {
        let (whole, mut short) = (line(format_args!("{sign}{text}")), Line::new());
        let said = shortened(&whole, WIDTH, Letters::Tiny, &mut short);
        let has_room = Letters::Tiny.width(said) + 4 + Letters::Tiny.width(right) <= WIDTH;
        let right = if has_room { right } else { "" };
        if flash {
            let end = if right.is_empty() { WIDTH } else { WIDTH - Letters::Tiny.width(right) - 3 };
            self.fill(0, FOOT - 1, end, HEIGHT - FOOT + 1, true)?;
            self.text(said, 0, FOOT, end + 1, Letters::Tiny, false)?;
            self.text_right(right, 0, FOOT, WIDTH, Letters::Tiny, true)?;
            return Ok(());
        }
        self.foot(said, right)
    }

    /// Draws rows from `top` on around the chosen one, and a mark of where they are in a longer list. A row is made by
    /// its place.
    pub(crate) fn rows(
        &mut self,
        (top, visible): (i32, usize),
        count: usize,
        chosen: Option<usize>,
        row: &mut dyn FnMut(usize) -> Row,
    ) -> Drawn<D> {
        let first = first_row(count, visible, chosen.unwrap_or(0));
        let right = if count > visible { SHORT_BAR } else { WIDTH };
        for place in first..count.min(first + visible) {
            let y = top + (place - first) as i32 * PITCH;
            self.row(&row(place), y, right, chosen == Some(place))?;
        }
        if count > visible {
            let (y, span) = (top + 1, PITCH * visible as i32 - 2);
            for y in (y..y + span).step_by(2) {
                self.fill(WIDTH - 2, y, 1, 1, true)?;
            }
            let size = (span * visible as i32 / count as i32).max(5);
            let down = (span - size) * first as i32 / (count - visible) as i32;
            self.fill(WIDTH - 3, y + down, 3, size, true)?;
        }
        Ok(())
    }

    /// Draws one row, inverse where it is chosen.
    pub(crate) fn row(&mut self, row: &Row, y: i32, right: i32, chosen: bool) -> Drawn<D> {
        if chosen {
            self.bar((0, y), (right, PITCH), 1, true)?;
        }
        let (left, end) = (INDENT, right - 3);
        // What is too long for one kind of letters gives way to smaller ones, the words first.
        let gap = if row.right.is_empty() { 0 } else { 4 };
        let ways = [(Letters::Text, Letters::Text), (Letters::Tiny, Letters::Text), (Letters::Tiny, Letters::Tiny)];
        let fits =
            |(words, price): &&(Letters, Letters)| left + words.width(&row.left) + gap + price.width(&row.right) <= end;
        let (words, price) = match row.waits {
            true => ways[2],
            false => *ways.iter().find(fits).unwrap_or(&ways[2]),
        };
        let down = |letters: Letters| y + 1 + 8 - letters.capitals();
        let mut words_end = end;
        if !row.right.is_empty() {
            words_end = self.text_right(&row.right, left, down(price), end, price, !chosen)? - gap;
        }
        let mut short = Line::new();
        let words_said = shortened(&row.left, words_end - left, words, &mut short);
        self.text(words_said, left, down(words), words_end, words, !chosen)
    }

    /// Writes a text over several lines from `y` on, `skip` lines of it left out, and returns how many lines it has.
    pub(crate) fn wrapped(
        &mut self,
        text: &str,
        (x, y): (i32, i32),
        (right, visible): (i32, usize),
        letters: Letters,
        skip: usize,
    ) -> Result<usize, D::Error> {
        let mut lines = 0;
        for part in Wrapped::new(text, right - x, letters) {
            if (skip..skip + visible).contains(&lines) {
                self.text(part, x, y + (lines - skip) as i32 * PITCH, right, letters, true)?;
            }
            lines += 1;
        }
        Ok(lines)
    }

    /// Draws a number that OK takes, inverse as the chosen row of a list is, with arrows where it can go.
    pub(crate) fn asked_number(&mut self, number: u16, up: bool, down: bool) -> Drawn<D> {
        // Two rows below the title, whose longest letters would run into it.
        const TOP: i32 = ROW + 2;
        const BOX: (i32, i32) = (58, 42);
        self.bar((0, TOP), BOX, 2, true)?;
        let digits = line(format_args!("{number}"));
        let width = super::canvas::big_width(&digits);
        // Three digits need the room of the arrows, which stand beside one or two.
        let left = if width > 38 { 0 } else { 10 };
        self.big_number(&digits, left + (BOX.0 - left + width) / 2, TOP + 5, false, false)?;
        if left > 0 {
            if up {
                self.arrow(4, TOP + 11, true, false)?;
            }
            if down {
                self.arrow(4, TOP + 27, false, false)?;
            }
        }
        Ok(())
    }

    /// Fills the screen: an icon, large words and what follows.
    pub(crate) fn banner(&mut self, banner: &Banner, hint: &str) -> Drawn<D> {
        self.bar((0, 0), (WIDTH, HEIGHT), 2, true)?;
        let icon = 4 * banner.icon.width();
        self.icon(banner.icon, 3, 6, 4, false)?;
        let (left, lines) = (icon + 6, banner.words.split('\n').count() as i32);
        let widest = banner.words.split('\n').map(|words| Letters::Bold.width(words)).max().unwrap_or(0);
        let room = WIDTH - left - 2;
        let times = [3, 2, 1].into_iter().find(|times| times * widest <= room && times * lines < 5).unwrap_or(1);
        for (words, row) in banner.words.split('\n').zip(0..) {
            let width = times * Letters::Bold.width(words);
            let y = 3 + (36 - lines * (10 * times)) / 2 + row * 10 * times;
            self.large_text(words, left + (room - width) / 2, y, times, false)?;
        }
        let letters = fitting(&banner.effect, WIDTH - 6, &[Letters::Text, Letters::Tiny]);
        let mut short = Line::new();
        let effect = shortened(&banner.effect, WIDTH - 6, letters, &mut short);
        self.text_centred(effect, (3, WIDTH - 3), 41, letters, false)?;
        self.text_right(hint, 0, FOOT - 2, WIDTH - 4, Letters::Tiny, false).map(|_| ())
    }

    /// Draws values in two columns of four: a word and what it counts.
    pub(crate) fn pairs(&mut self, pairs: &[(Line, Line)]) -> Drawn<D> {
        for (place, (words, value)) in pairs.iter().enumerate().take(2 * ROWS) {
            let x = if place < ROWS { 0 } else { 66 };
            let y = ROW + 1 + PITCH * (place % ROWS) as i32;
            // A long word takes the room of large letters.
            let room = 61 - 2 - Letters::Tiny.width(words);
            let letters = fitting(value, room, &[Letters::Bold, Letters::Tiny]);
            let end = self.text_right(value, x, y + 8 - letters.capitals(), x + 61, letters, true)?;
            self.text(words, x, y + 1, end - 2, Letters::Tiny, true)?;
        }
        Ok(())
    }
}

/// Returns the first row to be seen: the list moves one row before its edge, so that what comes next is seen.
fn first_row(count: usize, visible: usize, chosen: usize) -> usize {
    let before = visible.saturating_sub(2);
    chosen.saturating_sub(before).min(count.saturating_sub(visible))
}

/// The lines of a text that is wrapped at blanks, and broken where it says so.
#[derive(Clone, Debug)]
pub(crate) struct Wrapped<'a> {
    rest: &'a str,
    room: i32,
    letters: Letters,
}

impl<'a> Wrapped<'a> {
    pub(crate) fn new(text: &'a str, room: i32, letters: Letters) -> Self {
        Self { rest: text, room, letters }
    }
}

impl<'a> Iterator for Wrapped<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() {
            return None;
        }
        let line = self.rest.split('\n').next().unwrap_or_default();
        let mut end = line.len();
        if self.letters.width(line) > self.room {
            // A word that is wider than the line stands alone, and does not fit.
            let blanks = line.char_indices().filter(|(_, letter)| *letter == ' ').map(|(place, _)| place);
            let mut last = None;
            for place in blanks {
                // French sets a blank before some marks, at which no line is broken.
                let mark = matches!(line.as_bytes().get(place + 1), Some(b'?' | b'!' | b':' | b';'));
                let before = line.get(..place).unwrap_or_default();
                if self.letters.width(before) > self.room && last.is_some() {
                    break;
                }
                if !mark {
                    last = Some(place);
                }
            }
            end = last.unwrap_or(line.len());
        }
        let (line, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest.strip_prefix([' ', '\n']).unwrap_or(rest);
        Some(line)
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use super::*;

    #[test]
    fn a_list_moves_one_row_before_its_edge() {
        let seen: Vec<_> = (0..9).map(|chosen| first_row(9, 4, chosen)).collect();
        assert_eq!(seen, [0, 0, 0, 1, 2, 3, 4, 5, 5]);
        assert_eq!(first_row(3, 4, 2), 0);
    }

    #[test]
    fn a_text_is_wrapped_at_blanks_and_broken_where_it_says_so() {
        let lines: Vec<_> = Wrapped::new("one two\nthree", 100, Letters::Text).collect();
        assert_eq!(lines, ["one two", "three"]);
        let room = Letters::Text.width("one two");
        let lines: Vec<_> = Wrapped::new("one two three", room, Letters::Text).collect();
        assert_eq!(lines, ["one two", "three"]);
        let room = Letters::Text.width("un deux");
        let lines: Vec<_> = Wrapped::new("un deux ?", room, Letters::Text).collect();
        assert_eq!(lines, ["un", "deux ?"]);
    }
}
