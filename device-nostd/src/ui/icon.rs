//! Icons of 8x8 pixels. Those of one game stand with its face.

/// Is an icon: its columns, the lowest bit of each the topmost pixel.
pub(crate) type Icon = [u32; 8];

/// Is the width and height of an icon.
pub(crate) const SIZE: i32 = 8;

/// Reads an icon from a picture made of text.
pub(crate) const fn picture(rows: [&str; 8]) -> Icon {
    let mut icon = [0; 8];
    let mut y = 0;
    while y < 8 {
        let row = rows[y].as_bytes();
        let mut x = 0;
        while x < 8 {
            if row[x] == b'#' {
                icon[x] |= 1 << y;
            }
            x += 1;
        }
        y += 1;
    }
    icon
}

pub(crate) const COIN: Icon = picture([
    "..####..", //
    ".#....#.", "#..##..#", "#..##..#", "#..##..#", "#..##..#", ".#....#.", "..####..",
]);

pub(crate) const STAR: Icon = picture([
    "...#....", //
    "...#....", "#######.", ".#####..", "..###...", ".##.##..", ".#...#..", "........",
]);

pub(crate) const GNOME: Icon = picture([
    "....#...", //
    "...##...", "..###...", ".#####..", "#######.", ".#...#..", ".##.##..", "..###...",
]);

/// Warns.
pub(crate) const REFUSED: Icon = picture([
    "..###...", //
    ".#####..", "##...##.", "#######.", "##...##.", ".#####..", "..###...", "........",
]);
