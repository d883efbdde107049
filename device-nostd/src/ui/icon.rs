//! Icons of seven rows, which stand beside letters of every face.
//!
//! Kinds differ by texture (striped, solid, hollow), creatures by their peaks. An icon is written into a text as a character:
//! `line(format_args!("9{}", Icon::Coin))`.

use core::fmt;

/// The height of an icon.
pub(crate) const HEIGHT: i32 = 7;
/// The most columns of an icon.
const WIDEST: usize = 9;
/// The first of the characters that stand for icons, which Unicode leaves to everybody.
const FIRST: u32 = 0xe000;

/// The columns of an icon, the lowest bit of each the topmost pixel, and how many there are.
struct Bitmap {
    columns: [u8; WIDEST],
    width: usize,
}

/// Reads a bitmap that is drawn as text.
const fn bitmap(rows: [&str; HEIGHT as usize]) -> Bitmap {
    let width = rows[0].len();
    let mut columns = [0; WIDEST];
    let mut y = 0;
    while y < rows.len() {
        let row = rows[y].as_bytes();
        assert!(row.len() == width, "all rows of a bitmap are equally long");
        let mut x = 0;
        while x < width {
            if row[x] == b'#' {
                columns[x] |= 1 << y;
            }
            x += 1;
        }
        y += 1;
    }
    Bitmap { columns, width }
}

/// Makes the enum of icons from their bitmaps.
macro_rules! icons {
    ($( $(#[$doc:meta])* $name:ident = $rows:expr; )*) => {
        /// An icon.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub(crate) enum Icon {
            $( $(#[$doc])* $name, )*
        }

        impl Icon {
            /// All icons.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name),*];

            fn bitmap(self) -> &'static Bitmap {
                match self {
                    $( Self::$name => const { &bitmap($rows) }, )*
                }
            }
        }
    };
}

icons! {
    /// A coin: solid with an edge, because any hole reads as 0.
    Coin = [
        "..###.#..",
        ".#####.#.",
        "#######.#",
        "#######.#",
        "#######.#",
        ".#####.#.",
        "..###.#..",
    ];
    /// A gem.
    Gem = [
        "..#####..",
        ".#.#.#.#.",
        "#########",
        ".#..#..#.",
        "..#.#.#..",
        "...###...",
        "....#....",
    ];
    /// Points.
    Star = [
        "...#...",
        "...#...",
        "#######",
        ".#####.",
        "..###..",
        ".##.##.",
        ".#...#.",
    ];
    /// A gnome: one peak.
    Gnome = [
        "...#...",
        "..###..",
        ".#####.",
        "#######",
        ".#...#.",
        ".##.##.",
        "..###..",
    ];
    /// A house.
    House = [
        "...#...",
        "..###..",
        ".#####.",
        "#######",
        ".#####.",
        ".##.##.",
        ".##.##.",
    ];
    /// A workshop: an anvil.
    Workshop = [
        "########.",
        ".########",
        "..#####..",
        "...###...",
        "...###...",
        "..#####..",
        ".#######.",
    ];
    /// A hat.
    Hat = [
        "....##.",
        "...##..",
        "..####.",
        "..####.",
        ".######",
        "#######",
        ".#####.",
    ];
    /// A road.
    Road = [
        "#######",
        ".......",
        "##.##.#",
        ".......",
        "#######",
        ".......",
        ".......",
    ];
    /// A pumpkin: striped.
    Pumpkin = [
        "...##..",
        ".#####.",
        "##.#.##",
        "##.#.##",
        "##.#.##",
        "##.#.##",
        ".#####.",
    ];
    /// An apple: solid.
    Apple = [
        "....#..",
        "...#...",
        ".##.##.",
        "#######",
        "#######",
        ".#####.",
        "..#.#..",
    ];
    /// A bean: hollow.
    Bean = [
        "....##.",
        "...#..#",
        "..#...#",
        ".#...#.",
        "#...#..",
        "#..#...",
        ".##....",
    ];
    /// An elf: three peaks.
    Elf = [
        "#..#..#",
        "##.#.##",
        ".#####.",
        ".#.#.#.",
        ".#####.",
        "..###..",
        "...#...",
    ];
    /// A troll: two peaks.
    Troll = [
        "#.....#",
        "##...##",
        "#######",
        "#.#.#.#",
        "#######",
        "#.#.#.#",
        ".#####.",
    ];
    /// A key.
    Key = [
        ".........",
        ".###.....",
        "#####....",
        "##.######",
        "#####.#.#",
        ".###..#.#",
        ".........",
    ];
    /// A chest.
    Chest = [
        ".#######.",
        "#.......#",
        "#########",
        "#..###..#",
        "#...#...#",
        "#.......#",
        "#########",
    ];
    /// A lucky pig.
    Pig = [
        "##...##",
        "#######",
        "#.###.#",
        "#######",
        "##.#.##",
        "#######",
        ".#####.",
    ];
    /// Wood.
    Wood = [
        "...#...",
        "..###..",
        ".#####.",
        "..###..",
        ".#####.",
        "#######",
        "...#...",
    ];
    /// Sand.
    Sand = [
        ".........",
        "....#....",
        "...#.#...",
        "..#.#.#..",
        ".#.#.#.#.",
        "#.#.#.#.#",
        "#########",
    ];
    /// A mushroom.
    Mushroom = [
        "..###..",
        ".#####.",
        "##.##.#",
        "#######",
        "..#.#..",
        "..#.#..",
        "..###..",
    ];
    /// Chamomile.
    Chamomile = [
        ".#.#.#.",
        "..###..",
        ".##.##.",
        "..###..",
        ".#.#.#.",
        "...#...",
        "..##...",
    ];
    /// A crystal.
    Crystal = [
        "...#...",
        "..#.#..",
        ".#.###.",
        ".#.###.",
        ".#.###.",
        "..#.#..",
        "...#...",
    ];
    /// A lot.
    Dice = [
        "#######",
        "#.....#",
        "#.#.#.#",
        "#.....#",
        "#.#.#.#",
        "#.....#",
        "#######",
    ];
    /// The winner.
    Crown = [
        "#...#...#",
        "##.###.##",
        "#########",
        "#########",
        ".#######.",
        ".........",
        ".#######.",
    ];
    /// A tile.
    Tile = [
        "#######",
        "#.....#",
        "#.....#",
        "#.....#",
        "#.....#",
        "#.....#",
        "#######",
    ];
    /// A token.
    Token = [
        "..###..",
        ".#...#.",
        "#..#..#",
        "#.###.#",
        "#..#..#",
        ".#...#.",
        "..###..",
    ];
    /// A step on a track.
    Boot = [
        ".###...",
        ".###...",
        ".###...",
        ".####..",
        ".######",
        "#######",
        "#.#.#.#",
    ];
    /// A dragon.
    Dragon = [
        "....##.",
        "#..####",
        "##.###.",
        "#####..",
        ".#####.",
        "..####.",
        ".##.##.",
    ];
    /// A medal.
    Medal = [
        "##...##",
        ".##.##.",
        "..###..",
        ".#####.",
        ".##.##.",
        ".#####.",
        "..###..",
    ];
    /// A mission.
    Mission = [
        "..###..",
        ".#...#.",
        "#..#..#",
        "#.#.#.#",
        "#..#..#",
        ".#...#.",
        "..###..",
    ];
    /// What was refused.
    Stop = [
        "..###..",
        ".#####.",
        "#######",
        "#.....#",
        "#######",
        ".#####.",
        "..###..",
    ];
}

impl Icon {
    /// Returns the columns, the lowest bit of each the topmost pixel.
    pub(crate) fn columns(self) -> &'static [u8] {
        let bitmap = self.bitmap();
        &bitmap.columns[..bitmap.width]
    }

    /// Returns its width.
    pub(crate) fn width(self) -> i32 {
        self.columns().len() as i32
    }

    /// Returns the character that stands for it in a text.
    pub(crate) fn char(self) -> char {
        char::from_u32(FIRST + u32::from(self as u8)).unwrap_or(' ')
    }

    /// Returns the icon that a character stands for.
    pub(crate) fn from_char(letter: char) -> Option<Self> {
        let place = (letter as u32).checked_sub(FIRST)?;
        Self::ALL.get(place as usize).copied()
    }
}

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.char())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_found_by_its_character() {
        for icon in Icon::ALL {
            assert_eq!(Icon::from_char(icon.char()), Some(*icon));
        }
        assert_eq!(Icon::from_char('a'), None);
        assert_eq!(Icon::from_char('\u{efff}'), None);
    }
}
