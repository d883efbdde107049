//! What saved games of Mighty Gnomes are made of.

use std::mem::size_of;

use engine_nostd::games::mighty_gnomes::{
    Alchemy, Animal, Basic, Book, Chest, CoinsIn, Full, GameOption, Gnome, Light, LightMove, LightOption, Magic, Move,
    Pad, Resource, Reward, Tile, Track,
};
use engine_nostd::packed::{unpack_entry, unpack_setup};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::{Game, SetupError, Table};

use crate::golden::{Golden, GoldenBytes, bytes, damage, packed, read_as_far_as_possible, setup};

pub(crate) fn golden() -> Golden {
    Golden {
        game: Game::MightyGnomes,
        records: vec![
            GoldenBytes { setup: tracked(), packed: TRACKED, entries: ENTRIES },
            GoldenBytes { setup: score_pad(), packed: SCORE_PAD, entries: PAD_ENTRIES },
            GoldenBytes { setup: light(), packed: LIGHT, entries: LIGHT_ENTRIES },
        ],
        verbs: [VERBS, "1 finish\n", LIGHT_VERBS],
        fields: [FIELDS, PAD_FIELDS, LIGHT_FIELDS],
    }
}

/// Three players, the second begins; with the Druid, whose tile has 3 squares, and a trail of 40 spaces.
fn tracked() -> Setup {
    let mut setup = setup(Game::MightyGnomes, Mode::Track, &["Anna", "Zoë", "Bram"]);
    let kinds = [Gnome::Magic, Gnome::Knight, Gnome::Druid, Gnome::Keyholder, Gnome::Farmer];
    setup.set_option(GameOption::Gnomes, kinds.iter().fold(0, |set, gnome| set | 1 << *gnome as u8));
    setup.set_option(GameOption::Druid, 3);
    setup.set_option(GameOption::Trail, 40);
    setup
}

fn score_pad() -> Setup {
    setup(Game::MightyGnomes, Mode::ScorePad, &["Anna", "Bram"])
}

/// Three players, the second begins; without the guide, coins on the table, with five kinds that were told.
fn light() -> Setup {
    let mut setup = setup(Game::MightyGnomes, Mode::Light, &["Anna", "Zoë", "Bram"]);
    setup.set_option(LightOption::Guide, 0);
    setup.set_option(LightOption::Coins, CoinsIn::Table as u8);
    setup.set_option(LightOption::Gnomes, 0b0001_1111);
    setup
}

/// Worked out by hand: format, game, mode, players, first seat; length and letters of each name; options.
/// The kinds are bits: 1 magic, 2 alchemist, 4 robber, 8 knight, 10 druid, 20 keyholder, 40 bandito, 80 farmer.
const TRACKED: &str = "01 04 00 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  04 b9 03 28 00";
const LIGHT: &str = "01 04 02 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  03 00 01 1f";
const SCORE_PAD: &str = "01 04 01 02 00  04 41 6e 6e 61  04 42 72 61 6d  01 2f";

/// Worked out by hand: the head (kind in two bits, seat + 1), then verb and parameters, or field, indices and value.
const ENTRIES: &[(&str, &str)] = &[
    ("set-cost druid wood=2 coins=1", "00 01 04 02 00 00 00 00 01"),
    ("set-step table 1 cap=3 vp=1", "00 02 01 01 03 01 01"),
    ("next-round", "00 03"),
    ("Zoë gather 4 touched=1 compass=1 chest=2", "02 04 03 01 01 00 00 00 00 00 02"),
    ("Zoë ladder 2 stack=Anna,Bram closes=1", "02 05 01 05 01"),
    ("Zoë display druid", "02 06 04"),
    ("Zoë take-coins 1", "02 07 00"),
    ("Zoë pass-druid", "02 08"),
    ("Zoë end-turn", "02 09"),
    ("Zoë book gold-invite knight", "02 0a 00 03 ff"),
    ("Zoë book gold-upgrade track=table", "02 0a 02 ff 01"),
    ("Zoë open-chest animal b vp=2", "02 0b 00 01 02 00 00 00 00 00 00"),
    ("Zoë open-chest resources wood=1 crystal=5", "02 0b 04 ff 00 00 01 00 00 00 05"),
    ("Zoë trade-crystal sand", "02 0c 01"),
    ("Zoë trade-pair wood crystal chamomile", "02 0d 00 04 03"),
    ("Zoë magic sand", "02 0e 01"),
    ("Zoë alchemist chest", "02 0f 01"),
    ("Zoë discard mushroom", "02 10 02"),
    ("Zoë trail vp=30 icons=3", "02 11 1e 03"),
    ("Zoë trail-chest vp-coins vp=1 coins=3", "02 12 05 ff 01 03 00 00 00 00 00"),
    ("Zoë upgrade warehouse", "02 13 00"),
    ("Zoë skip", "02 14"),
    ("Zoë claim invite knight", "02 15 08 03 ff"),
    ("fix Anna vp 300", "41 22 00 00 2c 01"),
    ("fix Anna pos 7", "41 2a 00 00 07 00"),
    ("fix Bram sand 3", "43 24 01 00 03"),
    ("fix Bram knight 2", "43 2b 03 00 02"),
    ("fix Zoë warehouse-level 1", "42 32 00 00 01"),
    ("light", "00 64"),
    ("undo", "80"),
    ("redo", "c0"),
];
const PAD_ENTRIES: &[(&str, &str)] = &[
    ("Anna set vp 999", "41 00 00 00 e7 03"),
    ("Bram set coins 3", "42 01 00 00 03"),
    ("Anna set knight 1", "41 08 03 00 01"),
    ("Bram set place 2", "42 0b 00 00 02"),
    ("finish", "00 01"),
];

/// A step of a dial is 0x4000 and its number, the higher byte first: 6 is 40 06 and -1 is 3f ff.
const LIGHT_ENTRIES: &[(&str, &str)] = &[
    ("Zoë pay Bram", "02 65 02"),
    ("Zoë druid", "02 66"),
    ("Zoë next", "02 67"),
    ("next", "00 67"),
    ("Zoë bed 4", "02 68 04"),
    ("Anna claim upgrade vp=30", "01 69 00 ff 1e"),
    ("Anna claim free-tiles", "01 69 01 ff 00"),
    ("Anna claim invite gnome=knight vp=1", "01 69 08 03 01"),
    ("Bram coins +6", "03 c8 40 06"),
    ("Bram coins -1", "03 c8 3f ff"),
    ("Bram vp +99", "03 c9 40 63"),
    ("fix guide yes", "40 6e 00 00 01"),
    ("fix coins-in table", "40 6f 00 00 01"),
    ("fix Anna vp 300", "41 70 00 00 2c 01"),
    ("fix Anna coins 7", "41 71 00 00 07"),
    ("fix Bram bed 0", "43 72 00 00 00"),
    ("fix Bram druid 2", "43 74 00 00 02"),
    ("fix Anna basic 64", "41 78 00 00 40"),
    ("fix Anna keys 3", "41 79 00 00 03"),
    ("fix Anna crystal 16", "41 7a 00 00 10"),
    ("fix Zoë knight 1", "42 7b 03 00 01"),
    ("fix Zoë upgrades 12", "42 7c 00 00 0c"),
    ("fix Zoë c 2", "42 7d 02 00 02"),
    ("fix Zoë wild 1", "42 7e 00 00 01"),
    ("fix Zoë opened 24", "42 7f 00 00 18"),
    ("undo", "80"),
    ("redo", "c0"),
];

/// A set-up that says `track quick`, the fourth option, whose second word no game has any more.
const OLDER: &str = "01 04 00 02 00  04 41 6e 6e 61  04 42 72 61 6d  04 2f 00 00 01";

#[test]
fn a_set_up_of_an_older_version_is_read_and_told_apart() {
    let (setup, length) = unpack_setup(&bytes(OLDER)).unwrap();
    assert_eq!((setup.option(GameOption::Track), length), (1, bytes(OLDER).len()));
    assert_eq!(Table::new(setup).unwrap_err(), SetupError::Older);
    // The numbers of its moves are not reused.
    let words = Game::MightyGnomes.vocabulary(Mode::Track);
    for entry in ["01 16 03 3c 08 01", "01 17 04 03 00 00", "00 18"] {
        assert!(unpack_entry(&bytes(entry), &words).is_err(), "{entry}");
    }
}

#[test]
fn no_damaged_byte_breaks_the_game() {
    // A game in which every entry is legal, so that everything after the damage is read too.
    let lines = [
        "set-cost farmer",
        "set-step table 1 cap=3 vp=1",
        "Zoë ladder 4 closes=1",
        "Zoë book work",
        "Zoë book gold-invite farmer",
        "Zoë upgrade table",
        "Zoë end-turn",
        "Bram gather 3 compass=2 chest=1",
        "Bram trail vp=1 icons=1",
        "Bram trail-chest resources sand=2",
        "fix Bram keys 2",
        "Bram open-chest animal c vp=3",
        "Bram end-turn",
        "Anna take-coins 2",
    ];
    damage(&packed(&tracked(), &lines), lines.len(), read_as_far_as_possible);
}

const VERBS: &str = "\
1 set-cost gnome:1 wood:1 sand:1 mushroom:1 chamomile:1 crystal:1 coins:1
2 set-step track:1 level:1 cap:1 vp:1 cost:1
3 next-round
4 gather tile:1 touched:1 compass:1 wood:1 sand:1 mushroom:1 chamomile:1 crystal:1 chest:1
5 ladder tile:1 stack:1 closes:1
6 display tile:1
7 take-coins tile:1
8 pass-druid
9 end-turn
10 book kind:1 gnome:1 track:1
11 open-chest kind:1 animal:1 vp:1 coins:1 wood:1 sand:1 mushroom:1 chamomile:1 crystal:1
12 trade-crystal into:1
13 trade-pair one:1 other:1 into:1
14 magic pay:1
15 alchemist gain:1
16 discard resource:1
17 trail vp:1 icons:1
18 trail-chest kind:1 animal:1 vp:1 coins:1 wood:1 sand:1 mushroom:1 chamomile:1 crystal:1
19 upgrade track:1
20 skip
21 claim reward:1 gnome:1 track:1
";

const FIELDS: &str = "\
0 all phase
1 all turn
2 all turn-in-round
3 all round
4 all first
5 all winner
6 all over
7 all tracking
8 all order
9 all tile-used
10 all books
11 all golden
12 all steps-to-go
13 all chest-offers
14 all free-upgrades
15 all sup-coins
16 all sup-{}
17 all bag
18 all open
19 all stock-{}
20 all cost-{}
21 all steps-{}
22 all step-{}-{}
23 all druid-size
24 all trail
25 all claiming-queue
26 all rewards-taken
27 all display-uses
28 seat points
29 seat rank
30 seat items
31 seat crystals
32 seat gnomes
33 seat animals
34 seat vp:2
35 seat coins:1
36 seat {}:1
37 seat keys:1
38 seat closed:1
39 seat opened:1
40 seat {}:1
41 seat wild:1
42 seat pos:2
43 seat {}:1
44 seat used
45 seat bed:1
46 seat free-tiles
47 seat magic-uses
48 seat alchemist-uses
49 seat druid-left
50 seat {}-level:1
51 seat {}-capacity
52 seat excess
53 seat forest-tiles
54 seat attic-tiles
";

const PAD_FIELDS: &str = "\
0 seat vp:2
1 seat coins:1
2 seat basic:1
3 seat crystal:1
4 seat keys:1
5 seat opened:1
6 seat {}:1
7 seat wild:1
8 seat {}:1
9 seat upgrades:1
10 seat bed:1
11 seat place:1
12 seat points
13 seat rank
14 seat items
15 seat crystals
16 seat gnomes
17 seat animals
18 all winner
19 all phase
20 all turn
21 all round
22 all over
23 all order
";

const LIGHT_VERBS: &str = "\
101 pay to:1
102 druid
103 next
104 bed size:1
105 claim reward:1 gnome:1 vp:1
200 coins n:2
201 vp n:2
";

const LIGHT_FIELDS: &str = "\
100 all phase
101 all turn
102 all turn-in-round
103 all round
104 all first
105 all order
106 all rewards-taken
107 all stock-druid
108 all winner
109 all over
110 all guide:1
111 all coins-in:1
112 seat vp:2
113 seat coins:1
114 seat bed:1
115 seat free-tiles
116 seat druid:1
117 seat druid-left
118 seat claimed
119 seat counted
120 seat basic:1
121 seat keys:1
122 seat crystal:1
123 seat {}:1
124 seat upgrades:1
125 seat {}:1
126 seat wild:1
127 seat opened:1
128 seat points
129 seat rank
130 seat items
131 seat crystals
132 seat gnomes
133 seat animals
";

#[test]
fn moves_and_fields_of_a_light_game_keep_their_numbers() {
    assert_eq!(CoinsIn::WORDS.join(" "), "box table");
    let words = Game::MightyGnomes.vocabulary(Mode::Light);
    assert_eq!(words.phases, ["turn", "druid", "rewards", "refresh", "count", "over"]);
    assert_eq!(words.options.iter().map(|option| option.name).collect::<Vec<_>>(), ["guide", "coins", "gnomes"]);
    assert!(size_of::<LightMove>() <= 12, "a move takes {}", size_of::<LightMove>());
    assert!(size_of::<Light>() <= 1024, "a light game takes {}", size_of::<Light>());
}

#[test]
fn no_damaged_byte_breaks_a_light_game() {
    let mut setup = light();
    setup.set_option(LightOption::Coins, CoinsIn::Box as u8);
    let lines = [
        "Zoë coins +3",
        "Zoë coins -1",
        "Zoë pay Anna",
        "Zoë druid",
        "Zoë next",
        "Bram next",
        "Anna vp +2",
        "Anna next",
        "undo",
        "redo",
        "Zoë next",
        "Bram next",
        "Anna next",
        "Zoë bed 2",
        "Bram bed 4",
        "Anna bed 1",
        "Zoë next",
        "Bram claim coins",
        "Zoë claim adventure vp=2",
        "Anna claim first",
        "fix Bram bed 3",
    ];
    damage(&packed(&setup, &lines), lines.len(), read_as_far_as_possible);
}

#[test]
fn words_keep_their_numbers() {
    for (words, golden) in [
        (Gnome::WORDS, "magic alchemist robber knight druid keyholder bandito farmer"),
        (Resource::WORDS, "wood sand mushroom chamomile crystal"),
        (Basic::WORDS, "wood sand mushroom chamomile"),
        (Track::WORDS, "warehouse table"),
        (Tile::WORDS, "1 2 3 4 druid"),
        (
            Book::WORDS,
            "gold-invite gold-venture gold-upgrade gold-coins gold-key free-invite paid-invite green work refresh \
             silver-coins silver-keys",
        ),
        (Magic::WORDS, "wood sand"),
        (Alchemy::WORDS, "coins chest"),
        (Chest::WORDS, "animal wild frog5 chests resources vp-coins vp3"),
        (Animal::WORDS, "frog b c"),
        (Reward::WORDS, "upgrade free-tiles first coins adventure key double crystal invite vp2"),
    ] {
        assert_eq!(words.join(" "), golden);
    }
    let words = Game::MightyGnomes.vocabulary(Mode::Track);
    assert_eq!(words.phases, ["turn", "druid", "rewards", "refresh", "count", "over"]);
}

#[test]
fn what_is_kept_is_small() {
    assert!(size_of::<Move>() <= 12, "a move takes {}", size_of::<Move>());
    assert!(size_of::<Full>() <= 1024, "a game takes {}", size_of::<Full>());
    assert!(size_of::<Pad>() <= 1024, "a score pad takes {}", size_of::<Pad>());
}
