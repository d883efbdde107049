//! Icons: what grows and who stands on it, large for rows of lists and small for gardens.

use crate::ui::icon::{Icon, picture};

/// The lowest row of a tile stays dark: it separates a garden from the creatures of the one below.
pub(super) const PUMPKIN: Icon = picture([
    "...##...", //
    ".######.", "##.##.##", "#.#..#.#", "#.#..#.#", "##.##.##", ".######.", "........",
]);

pub(super) const APPLE: Icon = picture([
    "....##..", //
    ".##.##..", "########", "##.#####", "########", ".######.", "..####..", "........",
]);

pub(super) const BEAN: Icon = picture([
    ".....##.", //
    "...##..#", "..#....#", ".#....#.", "#...##..", "#..#....", ".##.....", "........",
]);

pub(super) const ELF: Icon = picture([
    "#.....#.", //
    "##...##.", "#######.", ".#.#.#..", ".#####..", "..###...", ".##.##..", ".#...#..",
]);

pub(super) const TROLL: Icon = picture([
    ".#...#..", //
    "#######.", "#.###.#.", "#######.", "##...##.", "#.#.#.#.", "#######.", ".##.##..",
]);

/// Tiles lying face down.
pub(super) const PILE: Icon = picture([
    "........", //
    "..#####.", "..#...#.", ".####.#.", ".#..#.#.", ".#..###.", ".####...", "........",
]);

/// A sign of five rows, as columns; the lowest bit of each is the topmost pixel.
pub(super) type Sign<const WIDTH: usize> = [u32; WIDTH];

/// Reads a sign from its rows.
const fn sign<const WIDTH: usize>(rows: [&str; 5]) -> Sign<WIDTH> {
    let mut columns = [0; WIDTH];
    let mut y = 0;
    while y < 5 {
        let row = rows[y].as_bytes();
        let mut x = 0;
        while x < WIDTH {
            if row[x] == b'#' {
                columns[x] |= 1 << y;
            }
            x += 1;
        }
        y += 1;
    }
    columns
}

/// A pointed hat.
pub(super) const SMALL_GNOME: Sign<4> = sign([".#..", ".##.", "####", "####", ".##."]);
/// Two ears.
pub(super) const SMALL_ELF: Sign<4> = sign(["#..#", "#..#", "####", ".##.", ".##."]);
/// As broad as it is high.
pub(super) const SMALL_TROLL: Sign<4> = sign(["####", "####", "#..#", "####", "####"]);

/// Returns the small sign of a capital or a digit; a dot for anything else.
pub(super) fn mark(mark: char) -> &'static Sign<3> {
    const LETTERS: [Sign<3>; 26] = [
        sign([".#.", "#.#", "###", "#.#", "#.#"]),
        sign(["##.", "#.#", "##.", "#.#", "##."]),
        sign([".##", "#..", "#..", "#..", ".##"]),
        sign(["##.", "#.#", "#.#", "#.#", "##."]),
        sign(["###", "#..", "##.", "#..", "###"]),
        sign(["###", "#..", "##.", "#..", "#.."]),
        sign([".##", "#..", "#.#", "#.#", ".##"]),
        sign(["#.#", "#.#", "###", "#.#", "#.#"]),
        sign(["###", ".#.", ".#.", ".#.", "###"]),
        sign(["..#", "..#", "..#", "#.#", ".#."]),
        sign(["#.#", "#.#", "##.", "#.#", "#.#"]),
        sign(["#..", "#..", "#..", "#..", "###"]),
        sign(["#.#", "###", "###", "#.#", "#.#"]),
        sign(["##.", "#.#", "#.#", "#.#", "#.#"]),
        sign([".#.", "#.#", "#.#", "#.#", ".#."]),
        sign(["##.", "#.#", "##.", "#..", "#.."]),
        sign([".#.", "#.#", "#.#", "##.", ".##"]),
        sign(["##.", "#.#", "##.", "#.#", "#.#"]),
        sign([".##", "#..", ".#.", "..#", "##."]),
        sign(["###", ".#.", ".#.", ".#.", ".#."]),
        sign(["#.#", "#.#", "#.#", "#.#", "###"]),
        sign(["#.#", "#.#", "#.#", "#.#", ".#."]),
        sign(["#.#", "#.#", "###", "###", "#.#"]),
        sign(["#.#", "#.#", ".#.", "#.#", "#.#"]),
        sign(["#.#", "#.#", ".#.", ".#.", ".#."]),
        sign(["###", "..#", ".#.", "#..", "###"]),
    ];
    const DIGITS: [Sign<3>; 4] = [
        sign([".#.", "##.", ".#.", ".#.", "###"]),
        sign(["##.", "..#", ".#.", "#..", "###"]),
        sign(["##.", "..#", ".#.", "..#", "##."]),
        sign(["#.#", "#.#", "###", "..#", "..#"]),
    ];
    const DOT: Sign<3> = sign(["...", "...", ".#.", "...", "..."]);
    match mark {
        'A'..='Z' => &LETTERS[mark as usize - 'A' as usize],
        '1'..='4' => &DIGITS[mark as usize - '1' as usize],
        _ => &DOT,
    }
}
