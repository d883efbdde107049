//! Small pictures for the view of all gardens: tiles of six rows, creatures of five. In a single garden they are icons.

use engine_nostd::games::gnome_elf_troll::{Creature, Crop};

/// The height of a creature.
pub(super) const CREATURE: i32 = 5;
/// The height and width of a tile.
pub(super) const TILE: i32 = 6;

/// The columns of a picture, the lowest bit of each the topmost pixel.
type Sign<const WIDTH: usize> = [u32; WIDTH];

/// Reads a picture that is drawn as text.
const fn sign<const WIDTH: usize, const HEIGHT: usize>(rows: [&str; HEIGHT]) -> Sign<WIDTH> {
    let mut columns = [0; WIDTH];
    let mut y = 0;
    while y < HEIGHT {
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

/// Returns the small picture of a tile: kinds differ by texture.
pub(super) const fn tile(kind: Crop) -> &'static Sign<{ TILE as usize }> {
    match kind {
        Crop::Pumpkin => const { &sign(["..##..", ".####.", "#.##.#", "#.##.#", "#.##.#", ".####."]) },
        Crop::Apple => const { &sign(["...#..", "..#...", ".####.", "######", "######", ".####."]) },
        Crop::Bean => const { &sign(["...##.", "..#..#", ".#...#", "#...#.", "#..#..", ".##..."]) },
    }
}

/// Returns the small picture of a creature: they differ by their peaks.
pub(super) const fn creature(creature: Creature) -> &'static Sign<7> {
    match creature {
        Creature::Gnome => const { &sign(["...#...", "..###..", ".#####.", "#######", "#######"]) },
        Creature::Elf => const { &sign(["#..#..#", "##.#.##", ".#####.", ".#.#.#.", "..###.."]) },
        Creature::Troll => const { &sign(["#.....#", "##...##", "#######", "#.#.#.#", "#######"]) },
    }
}
