//! What saved games are made of: golden bytes, numbers that are never given to something else, and sizes.
//!
//! A golden list may only grow at its end. A changed line means that saved games are read as other games.

use std::fmt::Write;
use std::mem::size_of;

use engine_nostd::games::gnome_elf_troll::{self, Creature, End};
use engine_nostd::games::gnome_village::{Business, By, Kind, Move, Workshop};
use engine_nostd::notation::{read_entry, write_entry};
use engine_nostd::packed::{MAX_ENTRY, MAX_SETUP, PackedError, pack_entry, pack_setup, unpack_entry, unpack_setup};
use engine_nostd::record::{CAPACITY, Entry, Record};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::shape::Shape;
use engine_nostd::verb::Raw;
use engine_nostd::{Game, Name, Seat, State, Table};

/// Three players, the second begins; Deluxe, the Dutch reading of the Swimming Pool.
fn tracked() -> Setup {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::Track);
    ["Anna", "Zoë", "Bram"].iter().for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    setup.first = Seat::new(1).unwrap();
    setup.set_option("deluxe", 1);
    setup.set_option("pool", 1);
    setup
}

fn score_pad() -> Setup {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::ScorePad);
    ["Anna", "Bram"].iter().for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    setup.set_option("kids", 1);
    setup
}

/// Worked out by hand: format, game, mode, players, first seat; length and letters of each name; options.
const TRACKED: &str = "01 01 00 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  04 01 00 01 00";
const SCORE_PAD: &str = "01 01 01 02 00  04 41 6e 6e 61  04 42 72 61 6d  02 00 01";

/// Worked out by hand: the head (kind in two bits, seat + 1), then verb and parameters, or field, indices and value.
const ENTRIES: [(&str, &str); 16] = [
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
    ("undo", "80"),
    ("redo", "c0"),
];
const PAD_ENTRIES: [(&str, &str); 3] =
    [("Bram set hats 3", "42 03 00 00 03"), ("set happy none", "40 06 00 00 ff"), ("undo", "80")];

/// Gnome Elf Troll, the second of three players begins.
fn gnome_elf_troll(mode: Mode) -> Setup {
    let mut setup = Setup::new(Game::GnomeElfTroll, mode);
    ["Anna", "Zoë", "Bram"].iter().for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    setup.first = Seat::new(1).unwrap();
    setup
}

/// Worked out by hand, as above; this game has no options.
const GET_TRACKED: &str = "01 02 00 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  00";
const GET_SCORE_PAD: &str = "01 02 01 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  00";

/// Worked out by hand. A garden is a number to the base of 40: A:g2 is 1 + 13 + 1 + 0 x 4 + 1 = 16, B is 1 + 2 x 13 =
/// 27, P:t1 is 1 + 1 + 2 x 4 + 0 = 10, and together 16 + 27 x 40 + 10 x 1600 = 17096 = 0x42c8.
const GET_ENTRIES: [(&str, &str); 19] = [
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
    ("undo", "80"),
    ("redo", "c0"),
];
const GET_PAD_ENTRIES: [(&str, &str); 2] =
    [("Bram set beans 10", "43 02 00 00 0a"), ("Anna set ten yes", "41 03 00 00 01")];

/// Is texts of entries with their bytes.
type Golden = &'static [(&'static str, &'static str)];

/// Lists every set-up with its bytes and the bytes of some entries.
fn golden() -> [(Setup, &'static str, Golden); 4] {
    [
        (tracked(), TRACKED, &ENTRIES),
        (score_pad(), SCORE_PAD, &PAD_ENTRIES),
        (gnome_elf_troll(Mode::Track), GET_TRACKED, &GET_ENTRIES),
        (gnome_elf_troll(Mode::ScorePad), GET_SCORE_PAD, &GET_PAD_ENTRIES),
    ]
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}

fn bytes(hex: &str) -> Vec<u8> {
    hex.split_whitespace().map(|byte| u8::from_str_radix(byte, 16).unwrap()).collect()
}

#[test]
fn a_set_up_has_the_bytes_of_its_format() {
    for (setup, golden, _) in golden() {
        let packed = pack_setup(&setup);
        assert_eq!(packed[..], bytes(golden)[..], "{}", hex(&packed));
        assert_eq!(unpack_setup(&packed), Ok((setup, packed.len())));
    }
}

#[test]
fn an_entry_has_the_bytes_of_its_format() {
    for (setup, _, entries) in golden() {
        let state = State::new(&setup).unwrap();
        let words = state.vocabulary();
        for (text, golden) in entries {
            let entry = read_entry(text, &setup, &state).unwrap();
            let packed = pack_entry(&entry, &words);
            assert_eq!(packed[..], bytes(golden)[..], "{text}: {}", hex(&packed));
            assert_eq!(unpack_entry(&packed, &words), Ok((entry, packed.len())), "{text}");
            let mut back = String::new();
            write_entry(&entry, &setup, &mut back).unwrap();
            assert_eq!(back, *text);
        }
    }
    // A move that nobody makes.
    let words = tracked().game.vocabulary(Mode::Track);
    let next = Entry::Play(None, Raw { verb: 30, args: [0; 9] });
    assert_eq!(pack_entry(&next, &words)[..], [0x00, 0x1e]);
}

#[test]
fn an_older_set_up_with_fewer_options_keeps_the_rulebooks_choice_for_the_rest() {
    let older = "01 01 00 02 00  04 41 6e 6e 61  04 42 72 61 6d  01 01";
    let (setup, length) = unpack_setup(&bytes(older)).unwrap();
    assert_eq!(length, bytes(older).len());
    assert_eq!(["deluxe", "kids", "pool", "track"].map(|name| setup.option(name)), [1, 0, 0, 0]);
}

#[test]
fn an_unknown_format_is_named() {
    for format in (0..=u8::MAX).filter(|format| *format != 1) {
        let mut packed = bytes(TRACKED);
        packed[0] = format;
        assert_eq!(unpack_setup(&packed), Err(PackedError::Format(format)));
    }
    assert_eq!(PackedError::Format(2).to_string(), "unknown format 2");
}

#[test]
fn bytes_that_end_too_early_say_so_at_every_length() {
    for (_, golden, _) in golden() {
        let packed = bytes(golden);
        for length in 0..packed.len() {
            assert_eq!(unpack_setup(&packed[..length]), Err(PackedError::Short), "{length} of {golden}");
        }
    }
    for (setup, _, entries) in golden() {
        let words = setup.game.vocabulary(setup.mode);
        for (text, golden) in entries {
            let packed = bytes(golden);
            for length in 0..packed.len() {
                assert_eq!(unpack_entry(&packed[..length], &words), Err(PackedError::Short), "{length} of {text}");
            }
        }
    }
}

/// Reads a record as far as the bytes are good, entering what the game accepts.
fn read_as_far_as_possible(packed: &[u8]) -> Option<Box<Table>> {
    let (setup, mut at) = unpack_setup(packed).ok()?;
    let words = setup.game.vocabulary(setup.mode);
    let mut table = Box::new(Table::new(setup).ok()?);
    while let Ok((entry, length)) = unpack_entry(&packed[at..], &words) {
        table.enter(entry).ok()?;
        at += length;
    }
    Some(table)
}

/// Reads a record as a device does: all entries are put back before the game follows from them.
fn put_back(packed: &[u8]) -> Option<Box<Table>> {
    let (setup, mut at) = unpack_setup(packed).ok()?;
    let words = setup.game.vocabulary(setup.mode);
    let mut table = Box::new(Table::new(setup).ok()?);
    let mut refill = table.refill();
    while let Ok((entry, length)) = unpack_entry(&packed[at..], &words) {
        refill.push(entry).ok()?;
        at += length;
    }
    refill.settle().ok()?;
    Some(table)
}

/// Damages every byte in every way; what is read in spite of it is a game.
fn damage(good: &[u8], entries: usize, read: impl Fn(&[u8]) -> Option<Box<Table>>) {
    let table = read(good).expect("the undamaged game is read");
    assert_eq!(table.record().entries().len(), entries);
    for at in 0..good.len() {
        let mut damaged = good.to_vec();
        for value in 0..=u8::MAX {
            damaged[at] = value;
            if let Some(table) = read(&damaged) {
                assert_eq!(table.state().invariants(), Ok(()), "byte {at} is {value}");
            }
        }
    }
}

#[test]
fn no_damaged_byte_breaks_the_game() {
    // A game in which every entry is legal, so that everything behind the damage is read too.
    let game = "02 01 03  02 07 ff  02 09 02  02 08 05 01  02 1e  02 0d 01 09 00  02 12 00  02 1e  \
                41 17 00 00 0c  80  c0  03 04  03 07 1e  03 1e  80  40 02 00 00 2c 01";
    damage(&[bytes(TRACKED), bytes(game)].concat(), 16, read_as_far_as_possible);
    // A gnome, a troll that eats it, taken back and brought back, and a hand corrected.
    let game = "02 01 01 01  02 02  40 07 00 00 03 00 01  02 03 00 02 01  02 07  02 08  03 01 02 01  03 02  \
                40 07 00 00 01 01 01  03 05 02 01  80  c0  03 07  03 08  41 09 00 00 02";
    damage(&[bytes(GET_TRACKED), bytes(game)].concat(), 15, read_as_far_as_possible);
}

#[test]
fn no_damaged_byte_breaks_a_position() {
    // Round 2, Bram opens it; a pumpkin, an apple, a bean; he sows another bean, and harvests.
    let position = "40 03 00 00 02  40 02 00 00 02  40 01 00 00 02  40 00 00 00 00  \
                    41 08 00 00 01 00 00 00 00 00 00 00  42 08 00 00 0e 00 00 00 00 00 00 00  \
                    43 08 00 00 1b 00 00 00 00 00 00 00  40 07 00 00 00 00 00  03 01 02 00  03 02  80";
    damage(&[bytes(GET_TRACKED), bytes(position)].concat(), 11, put_back);
}

#[test]
fn the_longest_set_up_and_the_longest_entries_fit() {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::Track);
    // Eight letters of two bytes; each begins with another one.
    for letter in ['À', 'Á', 'Â', 'Ã', 'Ä'] {
        setup.names.push(Name::new(&format!("{letter}{}", "ÿ".repeat(7))).unwrap());
    }
    let packed = pack_setup(&setup);
    assert_eq!(unpack_setup(&packed), Ok((setup, packed.len())));
    assert!(packed.len() <= MAX_SETUP);
    for (game, mode) in Game::ALL.into_iter().flat_map(|game| [(game, Mode::Track), (game, Mode::ScorePad)]) {
        let words = game.vocabulary(mode);
        assert!(words.verbs.iter().all(|verb| 2 + verb.width() <= MAX_ENTRY));
        assert!(words.fields.iter().all(|field| 4 + field.shape.width() <= MAX_ENTRY));
    }
}

/// Writes the verbs: number, word, parameters with their bytes.
fn verbs(game: Game, mode: Mode) -> String {
    let mut list = String::new();
    for verb in game.vocabulary(mode).verbs {
        let _ = write!(list, "{} {}", verb.id, verb.word);
        verb.params.iter().for_each(|param| _ = write!(list, " {}:{}", param.name, param.shape.width()));
        list.push('\n');
    }
    list
}

/// Writes the fields: place, whose, pattern, and of those that can be corrected the bytes of the value.
fn fields(game: Game, mode: Mode) -> String {
    let mut list = String::new();
    for (place, field) in game.vocabulary(mode).fields.iter().enumerate() {
        let _ = write!(list, "{place} {} {}", if field.seat { "seat" } else { "all" }, field.pattern);
        if field.fix || game.vocabulary(mode).position.contains(&field.pattern) {
            let _ = write!(list, ":{}", field.shape.width());
        }
        list.push('\n');
    }
    list
}

const VERBS: &str = "\
1 card-coins n:1
2 card-activate own:1 each:5
3 card-remove seat:1 tile:2 gap:1
4 card-road
5 card-angry each:5
6 card-angry each:5
7 earn n:1
8 buy-business kind:1 earn:1
9 buy-workshop kind:1
10 get-road by:1
11 get-house painter:1 carpenter:1
12 get-gnome by:1
13 move g:1 to:2
14 activate kind:1
15 act-police
16 act-chapel seat:1 g:1
17 act-chapel seat:1 flip:1
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
28 act-prison seat:1
29 act-pool kind:1 business:2
30 next
";

/// Only fields that can be corrected stand in saved games, by their place; the places of the others count too.
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
43 seat resting
44 seat last-earn
45 seat visits
46 seat prisoners
";

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

const GET_VERBS: &str = "\
1 sow kind:1 end:1
2 harvest
3 buy-gnome pay:1 garden:1 tile:1
4 buy-elf pay:1 garden:1 tile:1
5 buy-troll garden:1 tile:1
6 scare-elf pay:1 pay2:1 garden:1 tile:1
7 end-buy
8 draw
";

const GET_FIELDS: &str = "\
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

const GET_PAD_FIELDS: &str = "\
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

#[test]
fn verbs_and_fields_keep_their_numbers() {
    for (game, track, of_track, of_pad) in
        [(Game::GnomeVillage, VERBS, FIELDS, PAD_FIELDS), (Game::GnomeElfTroll, GET_VERBS, GET_FIELDS, GET_PAD_FIELDS)]
    {
        assert_eq!(verbs(game, Mode::Track), track);
        assert_eq!(verbs(game, Mode::ScorePad), "");
        assert_eq!(fields(game, Mode::Track), of_track);
        assert_eq!(fields(game, Mode::ScorePad), of_pad);
    }
}

#[test]
fn words_keep_their_numbers() {
    let workshops = "painter carpenter school gardener";
    let businesses = "restaurant hat goldsmith police chapel theater courier military thief advisor architect doctor \
                      airport site prison pool";
    assert_eq!(Workshop::WORDS.join(" "), workshops);
    assert_eq!(Business::WORDS.join(" "), businesses);
    assert_eq!(By::WORDS.join(" "), "shop token coins");
    // A tile by its kind: workshops, then businesses.
    let kinds: Vec<&str> = Kind::all().map(Kind::word).collect();
    assert_eq!(kinds.join(" "), format!("{workshops} {businesses}"));
    let words = Game::GnomeVillage.vocabulary(Mode::Track);
    assert_eq!(words.phases, ["reveal", "earn", "work-buy", "move", "over"]);
    let place = words.fields.iter().find(|field| field.pattern == "g{}").unwrap();
    assert!(matches!(place.shape, Shape::Place { away: ["abroad", "lent", "captured"], .. }));
    let side = words.fields.iter().find(|field| field.pattern == "{}#{}").unwrap();
    assert_eq!(side.shape, Shape::Word(&["idle", "active"]));
}

#[test]
fn words_of_gnome_elf_troll_keep_their_numbers() {
    assert_eq!(gnome_elf_troll::Kind::WORDS.join(" "), "pumpkin apple bean");
    assert_eq!(Creature::WORDS.join(" "), "gnome elf troll");
    assert_eq!(End::WORDS.join(" "), "left right");
    let words = Game::GnomeElfTroll.vocabulary(Mode::Track);
    assert_eq!(words.phases, ["sow", "harvest", "buy", "draw"]);
    assert_eq!(words.position, ["round", "marker", "turn", "phase", "garden", "purse"]);
}

#[test]
fn games_modes_and_options_keep_their_numbers() {
    let games = [(1, "gnome-village"), (2, "gnome-elf-troll"), (3, "gardlings")];
    assert_eq!(Game::ALL.map(|game| (game as u8, game.word())), games);
    assert_eq!([Mode::Track as u8, Mode::ScorePad as u8], [0, 1]);
    let options = |mode| {
        let specs = Game::GnomeVillage.vocabulary(mode).options.iter();
        specs.map(|spec| (spec.name, spec.shape, spec.default)).collect::<Vec<_>>()
    };
    let (deluxe, kids) = (("deluxe", Shape::Flag, 0), ("kids", Shape::Flag, 0));
    let pool = ("pool", Shape::Word(&["en", "nl"]), 0);
    let track = ("track", Shape::Word(&["full", "quick"]), 0);
    assert_eq!(options(Mode::Track), [deluxe, kids, pool, track]);
    assert_eq!(options(Mode::ScorePad), [deluxe, kids]);
    assert!(Game::GnomeElfTroll.vocabulary(Mode::Track).options.is_empty());
}

/// It lives on a Pico: 264 KB of memory for everything.
#[test]
fn what_is_kept_is_small() {
    assert!(size_of::<Move>() <= 12, "a move takes {}", size_of::<Move>());
    assert!(size_of::<gnome_elf_troll::Move>() <= 12, "a move takes {}", size_of::<gnome_elf_troll::Move>());
    assert!(size_of::<Raw>() <= 12, "a move takes {}", size_of::<Raw>());
    assert_eq!(size_of::<Option<Seat>>(), 1);
    assert_eq!(size_of::<Entry>(), 12);
    assert!(size_of::<State>() <= 8 * 1024, "a state takes {}", size_of::<State>());
    const { assert!(CAPACITY >= 2_000) };
    assert!(size_of::<Record>() <= CAPACITY * size_of::<Entry>() + 256, "a record takes {}", size_of::<Record>());
}
