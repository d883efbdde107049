//! What saved games of Gardlings are made of.

use std::mem::size_of;

use engine_nostd::games::gardlings::{
    Colour, Creature, Full, GameOption, GardenStatus, Light, LightMove, LightOption, Medal, Mission, Move, TileKind,
    Ware,
};
use engine_nostd::notation::{read_entry, write_setup};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::{Game, State};

use crate::golden::{Golden, GoldenBytes, damage, packed, read_as_far_as_possible, setup};

pub(crate) fn golden() -> Golden {
    Golden {
        game: Game::Gardlings,
        records: vec![
            GoldenBytes { setup: tracked(), packed: TRACKED, entries: ENTRIES },
            GoldenBytes { setup: score_pad(), packed: SCORE_PAD, entries: PAD_ENTRIES },
            GoldenBytes { setup: light(), packed: LIGHT, entries: LIGHT_ENTRIES },
        ],
        verbs: [VERBS, "", LIGHT_VERBS],
        fields: [FIELDS, PAD_FIELDS, LIGHT_FIELDS],
    }
}

/// Three players, the second begins; long game with missions.
fn tracked() -> Setup {
    let mut setup = setup(Game::Gardlings, Mode::Track, &["Anna", "Zoë", "Bram"]);
    setup.set_option(GameOption::Goal, 1);
    setup.set_option(GameOption::Missions, 1);
    setup.set_bytes_at(GameOption::Mission as usize, &[3, 1, 0, 0xff, 0xff]);
    setup.set_bytes_at(GameOption::Right as usize, &[2, 4, 5, 0xff, 0xff]);
    setup.set_option(GameOption::ShapeA, 3);
    setup.set_option(GameOption::ShapeB, 2);
    setup
}

fn score_pad() -> Setup {
    let mut setup = setup(Game::Gardlings, Mode::ScorePad, &["Anna"]);
    setup.set_option(GameOption::Pro, 1);
    setup
}

/// Three players, the second begins; long game, pro, without the guide.
fn light() -> Setup {
    let mut setup = setup(Game::Gardlings, Mode::Light, &["Anna", "Zoë", "Bram"]);
    setup.set_option(LightOption::Goal, 1);
    setup.set_option(LightOption::Pro, 1);
    setup.set_option(LightOption::Guide, 0);
    setup
}

/// Worked out by hand: format, game, mode, players, first seat; length and letters of each name; number of bytes of
/// options: goal, pro, missions, tracking; five missions in front; five to the right; three shapes; four stacks.
const TRACKED: &str = "01 03 00 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  15 01 00 01 00  03 01 00 ff ff  \
                       02 04 05 ff ff  03 02 ff  0c 0c 09 08";
const TRACKED_TEXT: &str = "\
gnomon 1
game gardlings
option goal 20
option missions yes
option mission redraw,blues,empties
option right surround,shape-a,shape-b
option shape-a 3
option shape-b 2
seat Anna
seat Zoë
seat Bram
start Zoë
---
";
const SCORE_PAD: &str = "01 03 01 01 00  04 41 6e 6e 61  03 00 01 00";
/// The options of a light game: goal, pro, missions, guide.
const LIGHT: &str = "01 03 02 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  04 01 01 00 00";
const LIGHT_TEXT: &str = "\
gnomon 1
game gardlings
option depth light
option goal 20
option pro yes
option guide no
seat Anna
seat Zoë
seat Bram
start Zoë
---
";

/// Worked out by hand: the head (kind in two bits, seat + 1), then verb and parameters, or field, indices and value.
const ENTRIES: &[(&str, &str)] = &[
    ("Anna draw gnome", "01 01 00 01"),
    ("Zoë draw pig-green 2", "02 01 03 02"),
    ("Bram redraw twin", "03 03 01"),
    ("Bram stop", "03 05"),
    ("close-garden", "00 07"),
    ("Anna count 12", "01 08 0c 00 00"),
    ("Anna count 12 mission=yes", "01 08 0c 00 01"),
    ("Zoë buy pink 2 dragon", "02 09 02 02 01"),
    ("Bram mutate beige none 2 pig", "03 0d 00 ff 02 00"),
    ("Bram mutate blue 1 2 other", "03 0d 02 01 02 02"),
    ("next-round", "00 0f"),
    ("fix Anna coins 5", "41 12 00 00 05"),
    ("fix coin-gold-2 0", "40 0e 02 02 00"),
    ("fix Zoë set-aside none", "42 22 00 00 09"),
    ("light", "00 64"),
];
const PAD_ENTRIES: &[(&str, &str)] =
    &[("Anna set alarm yes", "41 01 00 00 01"), ("Anna set tiles 106", "41 05 00 00 6a")];

/// A step is 16384 more or less, with the most significant byte first.
const LIGHT_ENTRIES: &[(&str, &str)] = &[
    ("next", "00 65"),
    ("Zoë next", "02 65"),
    ("Anna count", "01 66 00 00 00"),
    ("Anna count alarm=yes three-pigs=yes", "01 66 01 01 00"),
    ("Anna count ponds=2", "01 66 00 00 02"),
    ("Zoë buy pink", "02 67 02 ff"),
    ("Zoë buy blue coin=no", "02 67 01 00"),
    ("Bram take-pig", "03 68"),
    ("Bram pass", "03 69"),
    ("Anna gems +4", "01 c8 40 04"),
    ("Anna gems -12", "01 c8 3f f4"),
    ("fix round 12", "40 66 00 00 0c 00"),
    ("fix guide yes", "40 6e 00 00 01"),
    ("fix start-player Bram", "40 6f 00 00 02"),
    ("fix coin-gold 1", "40 71 02 00 01"),
    ("fix Anna coins 5", "41 73 00 00 05"),
    ("fix Zoë tiles 12", "42 74 00 00 0c"),
    ("fix Zoë gems 17", "42 75 00 00 11"),
    ("fix Zoë alarm yes", "42 76 00 00 01"),
];

#[test]
fn a_set_up_has_the_text_of_its_format() {
    for (setup, golden) in [(tracked(), TRACKED_TEXT), (light(), LIGHT_TEXT)] {
        let mut text = String::new();
        write_setup(&setup, &mut text).unwrap();
        assert_eq!(text, golden);
    }
}

/// Other ways to write an entry are read as the same entry.
#[test]
fn other_ways_to_write_an_entry_are_read() {
    let setup = tracked();
    let state = State::new(&setup).unwrap();
    let same = [
        ("Anna draw gnome 1", "Anna draw gnome"),
        ("Anna draw n=2 kind=gnome", "Anna draw gnome 2"),
        ("Anna count 12 0 n", "Anna count 12"),
        ("Bram mutate beige - 2 pig", "Bram mutate beige none 2 pig"),
    ];
    for (other, canonical) in same {
        assert_eq!(read_entry(other, &setup, &state), read_entry(canonical, &setup, &state), "{other}");
    }
}

#[test]
fn no_damaged_byte_breaks_the_game() {
    // A game in which every entry is legal, so that everything after the damage is read too.
    let lines = [
        "Anna draw gnome",
        "Zoë draw pig-beige 2",
        "Bram draw twin",
        "Anna stop",
        "Zoë stop",
        "Bram stop",
        "close-garden",
        "Zoë count 6 mission=yes",
        "Bram count 7",
        "Anna count 4",
        "fix Anna coins 5",
        "Zoë buy green 1 other",
        "Bram pass",
        "Anna take-pig",
        "undo",
        "redo",
        "next-round",
    ];
    damage(&packed(&tracked(), &lines), lines.len(), read_as_far_as_possible);
}

#[test]
fn no_damaged_byte_breaks_a_light_game() {
    let lines = [
        "Zoë gems +5",
        "Zoë gems -1",
        "Zoë next",
        "Bram count alarm=yes ponds=2",
        "Bram buy green",
        "Anna count",
        "undo",
        "redo",
        "fix Anna gems 9",
        "fix Anna alarm yes",
        "Anna take-pig",
        "fix coin-gold 1",
        "Bram gems +18",
        "Bram next",
    ];
    damage(&packed(&light(), &lines), lines.len(), read_as_far_as_possible);
}

#[test]
fn no_damaged_byte_breaks_a_game_that_was_made_light() {
    let mut setup = setup(Game::Gardlings, Mode::Track, &["Anna", "Zoë"]);
    setup.set_option(GameOption::Pro, 1);
    let lines = ["Anna draw gnome", "Anna stop", "Zoë stop", "close-garden", "light", "Anna gems +4", "Anna next"];
    damage(&packed(&setup, &lines), lines.len(), read_as_far_as_possible);
}

#[test]
fn moves_and_fields_of_a_light_game_keep_their_numbers() {}

const VERBS: &str = "\
1 draw kind:1 n:1
2 cannot-place
3 redraw kind:1
5 stop
6 resume
7 close-garden
8 count gems:1 ponds:1 mission:1
9 buy colour:1 stack:1 creature:1
11 take-pig
12 pass
13 mutate colour:1 under:1 from:1 creature:1
15 next-round
";

const FIELDS: &str = "\
0 all phase:1
1 all turn:1
2 all round:2
3 all over
4 all winner
5 all players
6 all goal
7 all pro
8 all missions
9 all tracking
10 all start-player:1
11 all supply
12 all pig-pile
13 all stack-{}-{}:1
14 all coin-{}-{}:1
15 all tie:1
16 seat points
17 seat rank
18 seat coins:1
19 seat tiles
20 seat status:1
21 seat ponds:1
22 seat raw:1
23 seat stolen
24 seat net
25 seat owned-{}:1
26 seat drawn-{}:1
27 seat bag-{}
28 seat owned-{}:1
29 seat gnomes
30 seat pigs
31 seat dragons
32 seat pigs-{}
33 seat just-drawn:1
34 seat set-aside:1
35 seat trio-coin:1
36 seat risk
37 seat mission:1
38 seat mission-right:1
39 seat redraw-used:1
41 seat result
42 seat medal
";

const PAD_FIELDS: &str = "\
0 seat gems:1
1 seat alarm:1
2 seat mission:1
3 seat ponds:1
4 seat coins:1
5 seat tiles:1
6 seat raw
7 seat stolen
8 seat net
9 seat money
10 seat points
11 seat rank
12 seat result
13 seat medal
14 all winner
15 all tie
16 all phase
17 all turn
18 all round
19 all over
";

const LIGHT_VERBS: &str = "\
101 next
102 count alarm:1 three-pigs:1 ponds:1
103 buy colour:1 coin:1
104 take-pig
105 pass
200 gems n:2
";

const LIGHT_FIELDS: &str = "\
100 all phase
101 all turn
102 all round:2
103 all over
104 all winner
105 all players
106 all goal
107 all pro
108 all missions
109 all depth
110 all guide:1
111 all start-player:1
112 all supply
113 all coin-{}:1
114 all tie
115 seat coins:1
116 seat tiles:1
117 seat gems:1
118 seat alarm:1
119 seat three-pigs
120 seat ponds
121 seat hired
122 seat raw
123 seat stolen
124 seat net
125 seat last
126 seat points
127 seat rank
128 seat result
129 seat medal
";

#[test]
fn words_keep_their_numbers() {
    let kinds = "gnome twin pig-beige pig-green pig-blue pig-pink pig-gold dragon other";
    assert_eq!(TileKind::WORDS.join(" "), kinds);
    assert_eq!(Colour::WORDS.join(" "), "beige green blue pink gold");
    assert_eq!(Ware::WORDS.join(" "), "green blue pink gold");
    assert_eq!(Creature::WORDS.join(" "), "pig dragon other");
    assert_eq!(Mission::WORDS.join(" "), "empties blues surround redraw shape-a shape-b shape-c");
    assert_eq!(GardenStatus::WORDS.join(" "), "active stopped alarm stuck");
    assert_eq!(Medal::WORDS.join(" "), "gold silver bronze none");
    let words = Game::Gardlings.vocabulary(Mode::Track);
    assert_eq!(words.phases, ["garden", "count", "hire", "mutate", "round-end", "over"]);
    let options: Vec<&str> = words.options.iter().map(|spec| spec.name).collect();
    let expected = "goal pro missions tracking mission right shape-a shape-b shape-c split-green split-blue split-pink \
                    split-gold";
    assert_eq!(options.join(" "), expected);
    let words = Game::Gardlings.vocabulary(Mode::Light);
    assert_eq!(words.phases, ["garden", "count", "hire", "over"]);
    let options: Vec<&str> = words.options.iter().map(|spec| spec.name).collect();
    assert_eq!(options.join(" "), "goal pro missions guide");
}

/// It has to fit on a Pico, and a table keeps copies of it.
#[test]
fn what_is_kept_is_small() {
    assert!(size_of::<Move>() <= 12, "a move takes {}", size_of::<Move>());
    assert!(size_of::<Full>() <= 512, "a game takes {}", size_of::<Full>());
    assert!(size_of::<LightMove>() <= 12, "a move of a light game takes {}", size_of::<LightMove>());
    assert!(size_of::<Light>() <= 128, "a light game takes {}", size_of::<Light>());
}
