//! The lettering on the case, as strokes, so that it is smooth at any size.

use crate::drawing::{Drawing, Outline, Paint};

/// A letter: its width, and its strokes as points on a grid that is 12 high.
type Letter = (i32, &'static [&'static [(i32, i32)]]);

/// The height of a letter on its grid.
const HEIGHT: i32 = 12;
/// The space between two letters on the grid.
const SPACE: i32 = 5;

/// Returns the strokes of a letter; the case needs no others, and any other character is a blank.
const fn letter(letter: char) -> Letter {
    match letter {
        'A' => (8, &[&[(0, 12), (4, 0), (8, 12)], &[(1, 8), (7, 8)]]),
        'B' => (7, &[&[(0, 6), (5, 6), (7, 8), (7, 10), (5, 12), (0, 12), (0, 0), (5, 0), (6, 1), (6, 5), (5, 6)]]),
        'C' => (7, &[&[(7, 2), (5, 0), (2, 0), (0, 2), (0, 10), (2, 12), (5, 12), (7, 10)]]),
        'D' => (7, &[&[(0, 0), (4, 0), (7, 3), (7, 9), (4, 12), (0, 12), (0, 0)]]),
        'E' => (6, &[&[(6, 0), (0, 0), (0, 12), (6, 12)], &[(0, 6), (5, 6)]]),
        'G' => (8, &[&[(7, 2), (5, 0), (2, 0), (0, 2), (0, 10), (2, 12), (6, 12), (8, 10), (8, 7), (5, 7)]]),
        'K' => (7, &[&[(0, 0), (0, 12)], &[(7, 0), (0, 7)], &[(3, 5), (7, 12)]]),
        'M' => (9, &[&[(0, 12), (0, 0), (4, 7), (5, 7), (9, 0), (9, 12)]]),
        'N' => (8, &[&[(0, 12), (0, 0), (8, 12), (8, 0)]]),
        'O' => (8, &[&[(2, 0), (6, 0), (8, 2), (8, 10), (6, 12), (2, 12), (0, 10), (0, 2), (2, 0)]]),
        'P' => (7, &[&[(0, 12), (0, 0), (5, 0), (7, 2), (7, 5), (5, 7), (0, 7)]]),
        'T' => (8, &[&[(0, 0), (8, 0)], &[(4, 0), (4, 12)]]),
        'U' => (8, &[&[(0, 0), (0, 10), (2, 12), (6, 12), (8, 10), (8, 0)]]),
        'W' => (10, &[&[(0, 0), (2, 12), (5, 4), (8, 12), (10, 0)]]),
        'X' => (8, &[&[(0, 0), (8, 12)], &[(8, 0), (0, 12)]]),
        _ => (4, &[]),
    }
}

/// Returns the width of a word that is `height` high.
#[must_use]
pub fn width(word: &str, height: i32) -> i32 {
    let grid: i32 = word.chars().map(|character| letter(character).0 + SPACE).sum();
    (grid - SPACE).max(0) * height / HEIGHT
}

/// Returns the straight lines of a word in capitals centred on `x`, with its upper edge at `top`.
#[must_use]
pub fn strokes(word: &str, x: i32, top: i32, height: i32) -> Vec<[(i32, i32); 2]> {
    let mut lines = Vec::new();
    let mut left = x - width(word, height) / 2;
    for character in word.chars() {
        let (wide, strokes) = letter(character);
        let place = |point: (i32, i32)| (left + point.0 * height / HEIGHT, top + point.1 * height / HEIGHT);
        let ends = strokes.iter().flat_map(|stroke| stroke.windows(2));
        lines.extend(ends.map(|ends| [place(ends[0]), place(ends[1])]));
        left += (wide + SPACE) * height / HEIGHT;
    }
    lines
}

/// Draws a word in capitals centred on `x`, with its upper edge at `top`; all in drawing units.
pub fn draw(drawing: &mut Drawing<'_>, word: &str, x: i32, top: i32, height: i32, paint: Paint) {
    for [from, to] in strokes(word, x, top, height) {
        drawing.draw(Outline::Line { from, to, radius: height / 14 }, paint);
    }
}

#[cfg(test)]
mod tests {
    use device_nostd::Button;

    use super::*;
    use crate::case;

    #[test]
    fn every_word_on_the_case_has_its_letters() {
        for word in Button::ALL.map(case::legend).into_iter().chain([case::NAME]) {
            assert!(word.chars().all(|character| !letter(character).1.is_empty()), "{word}");
        }
    }

    #[test]
    fn every_letter_stays_on_its_grid() {
        for character in 'A'..='Z' {
            let (wide, strokes) = letter(character);
            let inside = |(x, y): &(i32, i32)| (0..=wide).contains(x) && (0..=HEIGHT).contains(y);
            assert!(strokes.iter().flat_map(|stroke| stroke.iter()).all(inside), "{character}");
        }
    }
}
