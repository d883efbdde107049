//! What saved games of Gnome Elf Troll are made of.

use std::mem::size_of;

use engine_nostd::Game;
use engine_nostd::games::gnome_elf_troll::{Creature, Crop, End, Light, LightMove, LightOption, Move};
use engine_nostd::setup::{Mode, Setup};

use crate::golden::{Golden, GoldenBytes, bytes, damage, packed, put_back, read_as_far_as_possible, setup};

pub(crate) fn golden() -> Golden {
    let bytes = |mode, packed, entries| GoldenBytes { setup: set_up(mode), packed, entries };
    Golden {
        game: Game::GnomeElfTroll,
        records: vec![
            bytes(Mode::Track, TRACKED, ENTRIES),
            bytes(Mode::ScorePad, SCORE_PAD, PAD_ENTRIES),
            GoldenBytes { setup: light(), packed: LIGHT, entries: LIGHT_ENTRIES },
        ],
        verbs: [VERBS, "", LIGHT_VERBS],
        fields: [FIELDS, PAD_FIELDS, LIGHT_FIELDS],
    }
}

/// Three players, the second begins.
fn set_up(mode: Mode) -> Setup {
    setup(Game::GnomeElfTroll, mode, &["Anna", "Zoë", "Bram"])
}

/// Without the guide.
fn light() -> Setup {
    let mut setup = set_up(Mode::Light);
    setup.set_option(LightOption::Guide, 0);
    setup
}

/// Worked out by hand: format, game, mode, players, first seat; length and letters of each name; options, of which only a light
/// game has one.
pub(crate) const TRACKED: &str = "01 02 00 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  00";
const LIGHT: &str = "01 02 02 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  01 00";
const SCORE_PAD: &str = "01 02 01 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  00";

/// Worked out by hand. A garden is a number in base 40: A:g2 is 1 + 13 + 1 + 0 x 4 + 1 = 16, B is 1 + 2 x 13 = 27, P:t1
/// is 1 + 1 + 2 x 4 + 0 = 10, and together 16 + 27 x 40 + 10 x 1600 = 17096 = 0x42c8.
const ENTRIES: &[(&str, &str)] = &[
    ("Zoë sow apple left", "02 01 01 00"),
    ("Zoë harvest", "02 02"),
    ("Zoë buy-gnome bean 3 12", "02 03 02 03 0c"),
    ("Zoë buy-elf pumpkin 1 1", "02 04 00 01 01"),
    ("Zoë buy-troll 2 4", "02 05 02 04"),
    ("Zoë scare-elf apple bean 1 2", "02 06 01 02 01 02"),
    ("Zoë end-buy", "02 07"),
    ("Zoë draw", "02 08"),
    ("fix phase buy", "40 00 00 00 02"),
    ("fix turn Bram", "40 01 00 00 02"),
    ("fix marker Zoë", "40 02 00 00 01"),
    ("fix round 5", "40 03 00 00 05"),
    ("fix pile 20", "40 04 00 00 14"),
    ("fix purse 1 0 27", "40 07 00 00 01 00 1b"),
    ("fix Anna garden A:g2 B P:t1", "41 08 00 00 c8 42 00 00 00 00 00 00"),
    ("fix Bram garden -", "43 08 00 00 00 00 00 00 00 00 00 00"),
    ("fix Bram hand 2", "43 09 00 00 02"),
    ("light", "00 64"),
    ("undo", "80"),
    ("redo", "c0"),
];
/// A step of a dial is 0x4000 and its number, the higher byte first: 3 is 40 03, -1 is 3f ff and 27 is 40 1b.
const LIGHT_ENTRIES: &[(&str, &str)] = &[
    ("Zoë sow bean", "02 65 02"),
    ("Zoë next", "02 66"),
    ("Zoë no-tile", "02 67"),
    ("Anna pumpkins +3", "01 c8 40 03"),
    ("Bram apples -1", "03 c9 3f ff"),
    ("Zoë beans +27", "02 ca 40 1b"),
    ("fix turn Bram", "40 65 00 00 02"),
    ("fix marker Zoë", "40 66 00 00 01"),
    ("fix round 11", "40 67 00 00 0b"),
    ("fix Anna pumpkins 27", "41 6b 00 00 1b"),
    ("fix Zoë apples 0", "42 6c 00 00 00"),
    ("fix Bram beans 9", "43 6d 00 00 09"),
    ("fix guide yes", "40 72 00 00 01"),
    ("undo", "80"),
    ("redo", "c0"),
];
const PAD_ENTRIES: &[(&str, &str)] = &[("Bram set beans 10", "43 02 00 00 0a"), ("Anna set ten yes", "41 03 00 00 01")];

#[test]
fn no_damaged_byte_breaks_the_game() {
    // A gnome, a troll that displaces it, undone and redone, and a corrected hand.
    let game = "02 01 01 01  02 02  40 07 00 00 03 00 01  02 03 00 02 01  02 07  02 08  03 01 02 01  03 02  \
                40 07 00 00 01 01 01  03 05 02 01  80  c0  03 07  03 08  41 09 00 00 02";
    damage(&[bytes(TRACKED), bytes(game)].concat(), 15, read_as_far_as_possible);
}

#[test]
fn no_damaged_byte_breaks_a_position() {
    // Round 2, Bram opens it; a pumpkin, an apple, a bean; he sows another bean, and harvests.
    let position = "40 03 00 00 02  40 02 00 00 02  40 01 00 00 02  40 00 00 00 00  \
                    41 08 00 00 01 00 00 00 00 00 00 00  42 08 00 00 0e 00 00 00 00 00 00 00  \
                    43 08 00 00 1b 00 00 00 00 00 00 00  40 07 00 00 00 00 00  03 01 02 00  03 02  80";
    damage(&[bytes(TRACKED), bytes(position)].concat(), 11, put_back);
}

#[test]
fn no_damaged_byte_breaks_a_light_game() {
    // A troll from another page, ten that is taken back, a corrected round, and the last count with a number dialled.
    let lines = [
        "Zoë beans +3",
        "Anna beans +2",
        "Anna beans -1",
        "Zoë next",
        "Bram apples +9",
        "Bram apples +1",
        "undo",
        "redo",
        "Bram apples -2",
        "Bram next",
        "fix guide yes",
        "Anna sow pumpkin",
        "Anna next",
        "fix round 11",
        "Bram no-tile",
        "Bram next",
        "Anna pumpkins +2",
        "Anna next",
        "Zoë next",
    ];
    damage(&packed(&light(), &lines), lines.len(), read_as_far_as_possible);
}

const VERBS: &str = "\
1 sow kind:1 end:1
2 harvest
3 buy-gnome pay:1 garden:1 tile:1
4 buy-elf pay:1 garden:1 tile:1
5 buy-troll garden:1 tile:1
6 scare-elf pay:1 pay2:1 garden:1 tile:1
7 end-buy
8 draw
";

const FIELDS: &str = "\
0 all phase:1
1 all turn:1
2 all marker:1
3 all round:1
4 all pile:1
5 all over
6 all winner
7 all purse:3
8 seat garden:8
9 seat hand:1
10 seat stock
11 seat control
12 seat points
13 seat rank
";

const PAD_FIELDS: &str = "\
0 seat pumpkins:1
1 seat apples:1
2 seat beans:1
3 seat ten:1
4 seat points
5 seat rank
6 all winner
7 all phase
8 all turn
9 all round
10 all over
";

const LIGHT_VERBS: &str = "\
101 sow kind:1
102 next
103 no-tile
200 pumpkins n:2
201 apples n:2
202 beans n:2
";

const LIGHT_FIELDS: &str = "\
100 all phase:1
101 all turn:1
102 all marker:1
103 all round:1
104 all pile
105 all over
106 all winner
107 seat pumpkins:1
108 seat apples:1
109 seat beans:1
110 seat control
111 seat counted
112 seat points
113 seat rank
114 all guide:1
";

#[test]
fn a_light_game_keeps_its_phases_and_its_size() {
    let words = Game::GnomeElfTroll.vocabulary(Mode::Light);
    assert_eq!(words.phases, ["sow", "buy", "turn", "count"]);
    assert_eq!(words.options.iter().map(|option| option.name).collect::<Vec<_>>(), ["guide"]);
    assert!(size_of::<LightMove>() <= 12, "a move takes {}", size_of::<LightMove>());
    assert!(size_of::<Light>() <= 64, "a light game takes {}", size_of::<Light>());
}

#[test]
fn words_keep_their_numbers() {
    assert_eq!(Crop::WORDS.join(" "), "pumpkin apple bean");
    assert_eq!(Creature::WORDS.join(" "), "gnome elf troll");
    assert_eq!(End::WORDS.join(" "), "left right");
    let words = Game::GnomeElfTroll.vocabulary(Mode::Track);
    assert_eq!(words.phases, ["sow", "harvest", "buy", "draw"]);
    let position: Vec<_> = words.position.iter().map(|number| words.field(*number).unwrap().pattern).collect();
    assert_eq!(position, ["round", "marker", "turn", "phase", "garden", "purse"]);
    assert!(words.options.is_empty());
}

#[test]
fn what_is_kept_is_small() {
    assert!(size_of::<Move>() <= 12, "a move takes {}", size_of::<Move>());
}
