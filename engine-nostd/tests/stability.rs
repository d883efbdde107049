//! What saved games are made of: golden bytes, numbers that are never given to something else, and sizes.
//!
//! A golden list may only grow at its end. A changed line means that saved games are read as other games.

use std::fmt::Write;
use std::mem::size_of;

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

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}

fn bytes(hex: &str) -> Vec<u8> {
    hex.split_whitespace().map(|byte| u8::from_str_radix(byte, 16).unwrap()).collect()
}

#[test]
fn a_set_up_has_the_bytes_of_its_format() {
    for (setup, golden) in [(tracked(), TRACKED), (score_pad(), SCORE_PAD)] {
        let packed = pack_setup(&setup);
        assert_eq!(packed[..], bytes(golden)[..], "{}", hex(&packed));
        assert_eq!(unpack_setup(&packed), Ok((setup, packed.len())));
    }
}

#[test]
fn an_entry_has_the_bytes_of_its_format() {
    for (setup, entries) in [(tracked(), &ENTRIES[..]), (score_pad(), &PAD_ENTRIES[..])] {
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
    for golden in [TRACKED, SCORE_PAD] {
        let packed = bytes(golden);
        for length in 0..packed.len() {
            assert_eq!(unpack_setup(&packed[..length]), Err(PackedError::Short), "{length} of {golden}");
        }
    }
    for (setup, entries) in [(tracked(), &ENTRIES[..]), (score_pad(), &PAD_ENTRIES[..])] {
        let words = setup.game.vocabulary(setup.mode);
        for (text, golden) in entries {
            let packed = bytes(golden);
            for length in 0..packed.len() {
                assert_eq!(unpack_entry(&packed[..length], &words), Err(PackedError::Short), "{length} of {text}");
            }
        }
    }
}

/// Reads a record as a device does: as far as the bytes are good and the game accepts them.
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

#[test]
fn no_damaged_byte_breaks_the_game() {
    // A game in which every entry is legal, so that everything behind the damage is read too.
    let game = "02 01 03  02 07 ff  02 09 02  02 08 05 01  02 1e  02 0d 01 09 00  02 12 00  02 1e  \
                41 17 00 00 0c  80  c0  03 04  03 07 1e  03 1e  80  40 02 00 00 2c 01";
    let good = [bytes(TRACKED), bytes(game)].concat();
    let table = read_as_far_as_possible(&good).expect("the undamaged game is read");
    assert_eq!(table.record().entries().len(), 16);
    for at in 0..good.len() {
        let mut damaged = good.clone();
        for value in 0..=u8::MAX {
            damaged[at] = value;
            if let Some(table) = read_as_far_as_possible(&damaged) {
                assert_eq!(table.state().invariants(), Ok(()), "byte {at} is {value}");
            }
        }
    }
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
    for mode in [Mode::Track, Mode::ScorePad] {
        let words = Game::GnomeVillage.vocabulary(mode);
        assert!(words.verbs.iter().all(|verb| 2 + verb.width() <= MAX_ENTRY));
        assert!(words.fields.iter().all(|field| 4 + field.shape.width() <= MAX_ENTRY));
    }
}

/// Writes the verbs: number, word, parameters with their bytes.
fn verbs(mode: Mode) -> String {
    let mut list = String::new();
    for verb in Game::GnomeVillage.vocabulary(mode).verbs {
        let _ = write!(list, "{} {}", verb.id, verb.word);
        verb.params.iter().for_each(|param| _ = write!(list, " {}:{}", param.name, param.shape.width()));
        list.push('\n');
    }
    list
}

/// Writes the fields: place, whose, pattern, and of those that can be corrected the bytes of the value.
fn fields(mode: Mode) -> String {
    let mut list = String::new();
    for (place, field) in Game::GnomeVillage.vocabulary(mode).fields.iter().enumerate() {
        let _ = write!(list, "{place} {} {}", if field.seat { "seat" } else { "all" }, field.pattern);
        if field.fix {
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

#[test]
fn verbs_and_fields_keep_their_numbers() {
    assert_eq!(verbs(Mode::Track), VERBS);
    assert_eq!(verbs(Mode::ScorePad), "");
    assert_eq!(fields(Mode::Track), FIELDS);
    assert_eq!(fields(Mode::ScorePad), PAD_FIELDS);
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
fn games_modes_and_options_keep_their_numbers() {
    assert_eq!(Game::ALL.map(|game| (game as u8, game.word())), [(1, "gnome-village"), (4, "mighty-gnomes")]);
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
}

/// It lives on a Pico: 264 KB of memory for everything.
#[test]
fn what_is_kept_is_small() {
    assert!(size_of::<Move>() <= 12, "a move takes {}", size_of::<Move>());
    assert!(size_of::<Raw>() <= 12, "a move takes {}", size_of::<Raw>());
    assert_eq!(size_of::<Option<Seat>>(), 1);
    assert_eq!(size_of::<Entry>(), 12);
    assert!(size_of::<State>() <= 8 * 1024, "a state takes {}", size_of::<State>());
    const { assert!(CAPACITY >= 2_000) };
    assert!(size_of::<Record>() <= CAPACITY * size_of::<Entry>() + 256, "a record takes {}", size_of::<Record>());
}
