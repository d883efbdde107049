//! What saved games of Gnome Village are made of.

use std::mem::size_of;

use engine_nostd::games::gnome_village::{
    Building, Business, By, CoinsIn, GameOption, GnomeBy, LightMove, LightOption, Move, PadOption, PointBusiness,
    Workshop,
};
use engine_nostd::packed::{unpack_entry, unpack_setup};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::shape::Shape;
use engine_nostd::{Game, List, Listed, Listing, SetupError, Table};

use crate::golden::{Golden, GoldenBytes, bytes, damage, put_back, read_as_far_as_possible, setup};

pub(crate) fn golden() -> Golden {
    Golden {
        game: Game::GnomeVillage,
        records: vec![
            GoldenBytes { setup: tracked(), packed: TRACKED, entries: ENTRIES },
            GoldenBytes { setup: score_pad(), packed: SCORE_PAD, entries: PAD_ENTRIES },
            GoldenBytes { setup: light(), packed: LIGHT, entries: LIGHT_ENTRIES },
        ],
        verbs: [VERBS, "", LIGHT_VERBS],
        fields: [FIELDS, PAD_FIELDS, LIGHT_FIELDS],
    }
}

/// Three players, the second begins; Deluxe, the Dutch reading of the Swimming Pool.
fn tracked() -> Setup {
    let mut setup = setup(Game::GnomeVillage, Mode::Track, &["Anna", "Zoë", "Bram"]);
    setup.set_option(GameOption::Deluxe, 1);
    setup.set_option(GameOption::Pool, 1);
    setup
}

fn score_pad() -> Setup {
    let mut setup = setup(Game::GnomeVillage, Mode::ScorePad, &["Anna", "Bram"]);
    setup.set_option(PadOption::Kids, 1);
    setup
}

/// Three players, the second begins; under 12, without the guide, coins on the table.
fn light() -> Setup {
    let mut setup = setup(Game::GnomeVillage, Mode::Light, &["Anna", "Zoë", "Bram"]);
    setup.set_option(LightOption::Kids, 1);
    setup.set_option(LightOption::Guide, 0);
    setup.set_option(LightOption::Coins, 1);
    setup
}

/// Worked out by hand: format, game, mode, players, first seat; length and letters of each name; options.
pub(crate) const TRACKED: &str = "01 01 00 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  04 01 00 01 00";
const LIGHT: &str = "01 01 02 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  05 00 01 00 00 01";
const SCORE_PAD: &str = "01 01 01 02 00  04 41 6e 6e 61  04 42 72 61 6d  02 00 01";

/// Worked out by hand: the head (kind in two bits, seat + 1), then verb and parameters, or field, indices and value.
const ENTRIES: &[(&str, &str)] = &[
    ("Anna card-coins 7", "01 01 07"),
    ("Anna card-activate painter Bram=school", "01 02 00 ff ff 02 ff ff"),
    ("Bram card-remove Anna hat#1 yes", "03 03 00 01 01 01"),
    ("Bram card-remove none", "03 03 ff ff 00 00"),
    ("Zoë card-angry Anna=g4", "02 05 04 ff ff ff ff"),
    ("Zoë earn", "02 07 ff"),
    ("Zoë buy-business pool 5", "02 08 0f 05"),
    ("Zoë get-house shop coins", "02 0b 00 02"),
    ("Zoë move g2 theater#3", "02 0d 02 09 03"),
    ("Zoë act-airport Bram gardener", "02 19 02 03 00"),
    ("Zoë next", "02 1e"),
    ("fix Anna coins 12", "41 17 00 00 0c"),
    ("fix round 300", "40 02 00 00 2c 01"),
    ("fix Zoë g2 abroad:Bram:school#1", "42 22 02 00 02 02 02 01"),
    ("light", "00 64"),
    ("undo", "80"),
    ("redo", "c0"),
];
/// A step of the dial is 0x4000 and its number, the higher byte first: 6 is 40 06 and -1 is 3f ff.
const LIGHT_ENTRIES: &[(&str, &str)] = &[
    ("Zoë buy-workshop", "02 65"),
    ("Zoë get-gnome coins", "02 66 00"),
    ("Zoë get-gnome shop", "02 66 01"),
    ("Zoë buy-business hat", "02 67 01"),
    ("Zoë card-remove Anna restaurant", "02 68 00 00"),
    ("Bram pay Zoë", "03 69 01 01"),
    ("Bram pay Zoë 2", "03 69 01 02"),
    ("Zoë act-police", "02 6a"),
    ("Zoë next", "02 6b"),
    ("Zoë tiles 12", "02 6c 0c"),
    ("Anna coins +6", "01 c8 40 06"),
    ("Anna coins -1", "01 c8 3f ff"),
    ("fix turn Bram", "40 65 00 00 02"),
    ("fix round 300", "40 66 00 00 2c 01"),
    ("fix guide yes", "40 67 00 00 01"),
    ("fix coins-in table", "40 68 00 00 01"),
    ("fix happy-gnome none", "40 69 00 00 ff"),
    ("fix Bram coins 12", "43 6e 00 00 0c"),
    ("fix Anna workshops 3", "41 6f 00 00 03"),
    ("fix Anna gnomes 4", "41 70 00 00 04"),
    ("fix Anna restaurants 2", "41 71 00 00 02"),
    ("fix Anna hats 1", "41 72 00 00 01"),
    ("undo", "80"),
    ("redo", "c0"),
];
const PAD_ENTRIES: &[(&str, &str)] =
    &[("Bram set hats 3", "42 03 00 00 03"), ("set happy none", "40 06 00 00 ff"), ("undo", "80")];

#[test]
fn an_older_set_up_with_fewer_options_keeps_the_rulebooks_choice_for_the_rest() {
    let older = "01 01 00 02 00  04 41 6e 6e 61  04 42 72 61 6d  01 01";
    let (setup, length) = unpack_setup(&bytes(older)).unwrap();
    assert_eq!(length, bytes(older).len());
    assert_eq!(
        [GameOption::Deluxe, GameOption::Kids, GameOption::Pool, GameOption::Track].map(|option| setup.option(option)),
        [1, 0, 0, 0]
    );
}

#[test]
fn a_game_of_an_older_version_is_told_apart() {
    let older = "01 01 00 02 00  04 41 6e 6e 61  04 42 72 61 6d  04 00 00 00 01";
    let (setup, length) = unpack_setup(&bytes(older)).unwrap();
    assert_eq!(length, bytes(older).len());
    assert_eq!(Table::new(setup).err(), Some(SetupError::Older));
    // Moves that only such a game had no longer exist.
    let words = Game::GnomeVillage.vocabulary(Mode::Track);
    for entry in ["01 06 ff ff ff ff ff", "01 0e 02", "01 11 01 02", "01 1c 01"] {
        assert!(unpack_entry(&bytes(entry), &words).is_err(), "{entry}");
    }
}

#[test]
fn no_damaged_byte_breaks_the_game() {
    // A game in which every entry is legal, so that everything after the damage is read too.
    let game = "02 01 03  02 07 ff  02 09 02  02 08 05 01  02 1e  02 0d 01 09 00  02 12 00  02 1e  \
                41 17 00 00 0c  80  c0  03 04  03 07 1e  03 1e  80  40 02 00 00 2c 01";
    damage(&[bytes(TRACKED), bytes(game)].concat(), 16, read_as_far_as_possible);
}

#[test]
fn no_damaged_byte_breaks_a_light_game() {
    // Coins, a Hat, a payment, a gnome too many taken back, the end of a turn, a correction of the guide.
    let setup = "01 01 02 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  05 00 00 00 01 00";
    let game = "02 c8 40 02  02 c8 3f ff  02 67 01  03 69 01 02  02 65  02 66 01  80  02 6b  02 6b  03 68 01 01  \
                03 6a  40 67 00 00 00  03 6b";
    damage(&[bytes(setup), bytes(game)].concat(), 13, read_as_far_as_possible);
}

#[test]
fn no_damaged_byte_breaks_a_game_that_was_made_light() {
    // A card, income, a School; light, a gnome, the end of the turn, all of it taken back once.
    let game = "02 01 03  02 07 ff  02 09 02  00 64  02 66 01  02 6b  02 6b  80  c0";
    damage(&[bytes(TRACKED), bytes(game)].concat(), 9, read_as_far_as_possible);
}

#[test]
fn no_damaged_byte_breaks_a_light_position() {
    // Move, Bram, round 2, guide, coins in the box, nobody is happy, no trigger; coins, workshops, gnomes, Restaurants, Hats of each; then two moves.
    let setup = "01 01 02 02 00  04 41 6e 6e 61  04 42 72 61 6d  05 00 00 00 01 00";
    let position = "40 64 00 00 03  40 65 00 00 01  40 66 00 00 02 00  40 67 00 00 01  40 68 00 00 00  40 69 00 00 ff  \
                    40 6b 00 00 ff  \
                    41 6e 00 00 0a  42 6e 00 00 05  41 6f 00 00 01  42 6f 00 00 02  41 70 00 00 02  42 70 00 00 04  \
                    41 71 00 00 01  42 71 00 00 00  41 72 00 00 01  42 72 00 00 01  02 66 01  02 6b";
    damage(&[bytes(setup), bytes(position)].concat(), 19, put_back);
}

/// 6, 14, 17 and 28 were moves of a way of tracking that was removed; their numbers stay unused.
const VERBS: &str = "\
1 card-coins n:1
2 card-activate own:1 each:5
3 card-remove seat:1 tile:2 gap:1
4 card-road
5 card-angry each:5
7 earn n:1
8 buy-business kind:1 earn:1
9 buy-workshop kind:1
10 get-road by:1
11 get-house painter:1 carpenter:1
12 get-gnome by:1
13 move g:1 to:2
15 act-police
16 act-chapel seat:1 g:1
18 act-theater n:1
19 act-courier kind:1 seat:1
20 act-military
21 act-thief seat:1 n:1
22 act-advisor
23 act-architect
24 act-doctor kind:1 seat:1
25 act-airport seat:1 tile:2
26 act-site kind:1 earn:1
27 act-prison seat:1 g:1
29 act-pool kind:1 business:2
30 next
";

/// Only fields that can be corrected are in saved games, by their place; the places of the others count too. 43 to 46
/// were fields that were removed; their places stay unused.
const FIELDS: &str = "\
0 all phase:1
1 all turn:1
2 all round:2
3 all over
4 all winner
5 all coin-supply
6 all road-stack
7 all houses-in-stack
8 all workshop-stack-{}
9 all token-supply-{}
10 all businesses-left:1
11 all businesses-face-down
12 all forest-deck:1
13 all happy-gnome:1
14 all end-trigger
15 all earn-value-{}:1
16 all open-action
17 all open-gnome
18 all coins-spent
19 all advisor-mark
20 seat points
21 seat rank
22 seat tiles
23 seat coins:1
24 seat roads:1
25 seat houses:1
26 seat gnomes:1
27 seat {}:1
28 seat {}-active
29 seat {}#{}:1
30 seat tokens-{}:1
31 seat {}:1
32 seat {}#{}-earn:1
33 seat {}#{}-used:1
34 seat g{}:4
35 seat g{}-airport
36 seat g{}-captor
37 seat g{}-resting:1
38 seat g{}-moved
39 seat g{}-no-earn
40 seat protected:1
41 seat protected-by:1
42 seat gap:1
";

const LIGHT_VERBS: &str = "\
101 buy-workshop
102 get-gnome by:1
103 buy-business kind:1
104 card-remove seat:1 kind:1
105 pay seat:1 n:1
106 act-police
107 next
108 tiles n:1
200 coins n:2
";

const LIGHT_FIELDS: &str = "\
100 all phase:1
101 all turn:1
102 all round:2
103 all guide:1
104 all coins-in:1
105 all happy-gnome:1
106 all coin-supply
107 all end-trigger:1
108 all over
109 all winner
110 seat coins:1
111 seat workshops:1
112 seat gnomes:1
113 seat restaurants:1
114 seat hats:1
115 seat other-tiles
116 seat tiles
117 seat points
118 seat rank
";

#[test]
fn verbs_and_fields_of_a_light_game_keep_their_numbers() {}

const PAD_FIELDS: &str = "\
0 seat workshops:1
1 seat lit-houses:1
2 seat restaurants:1
3 seat hats:1
4 seat coins:1
5 seat tiles:1
6 all happy:1
7 seat points
8 seat rank
9 all winner
10 all phase
11 all turn
12 all round
13 all over
";

#[test]
fn words_keep_their_numbers() {
    let workshops = "painter carpenter school gardener";
    let businesses = "restaurant hat goldsmith police chapel theater courier military thief advisor architect doctor \
                      airport site prison pool";
    assert_eq!(Workshop::WORDS.join(" "), workshops);
    assert_eq!(Business::WORDS.join(" "), businesses);
    assert_eq!(By::WORDS.join(" "), "shop token coins");
    // A tile by its kind: workshops, then businesses.
    let kinds: Vec<&str> = Building::ALL.iter().map(|kind| kind.word()).collect();
    assert_eq!(kinds.join(" "), format!("{workshops} {businesses}"));
    assert_eq!(PointBusiness::WORDS.join(" "), "restaurant hat");
    assert_eq!(GnomeBy::WORDS.join(" "), "coins shop");
    assert_eq!(CoinsIn::WORDS.join(" "), "box table");
    let words = Game::GnomeVillage.vocabulary(Mode::Light);
    assert_eq!(words.phases, ["reveal", "earn", "work-buy", "move", "turn", "count", "tiles", "over"]);
    let position: Vec<_> = words.position.iter().map(|number| words.field(*number).unwrap().pattern).collect();
    let common = ["phase", "turn", "round", "guide", "coins-in", "happy-gnome", "end-trigger"];
    let of_a_seat = ["coins", "workshops", "gnomes", "restaurants", "hats"];
    assert_eq!(position, [&common[..], &of_a_seat].concat());
    let words = Game::GnomeVillage.vocabulary(Mode::Track);
    assert_eq!(words.phases, ["reveal", "earn", "work-buy", "move", "over"]);
    let place = words.fields.iter().find(|field| field.pattern == "g{}").unwrap();
    let Shape::Place { away, .. } = place.shape else { panic!("{:?}", place.shape) };
    assert_eq!(away.words, ["home", "abroad", "lent", "captured"]);
    let side = words.fields.iter().find(|field| field.pattern == "{}#{}").unwrap();
    assert_eq!(side.shape, Shape::Word(List::to(const { &Listing::plain(&["idle", "active"]) })));
}

#[test]
fn options_keep_their_numbers() {
    let options = |mode| {
        let specs = Game::GnomeVillage.vocabulary(mode).options.iter();
        specs.map(|spec| (spec.name, spec.shape, spec.default)).collect::<Vec<_>>()
    };
    let (deluxe, kids) = (("deluxe", Shape::Flag, 0), ("kids", Shape::Flag, 0));
    let pool = ("pool", Shape::Word(List::to(const { &Listing::plain(&["en", "nl"]) })), 0);
    let track = ("track", Shape::Word(List::to(const { &Listing::plain(&["full", "quick"]) })), 0);
    assert_eq!(options(Mode::Track), [deluxe, kids, pool, track]);
    assert_eq!(options(Mode::ScorePad), [deluxe, kids]);
    let coins = ("coins", Shape::Word(List::to(const { &Listing::plain(&["box", "table"]) })), 0);
    assert_eq!(options(Mode::Light), [deluxe, kids, pool, ("guide", Shape::Flag, 1), coins]);
}

#[test]
fn what_is_kept_is_small() {
    assert!(size_of::<Move>() <= 12, "a move takes {}", size_of::<Move>());
    assert!(size_of::<LightMove>() <= 4, "a light move takes {}", size_of::<LightMove>());
}
