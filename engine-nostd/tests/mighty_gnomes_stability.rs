//! What saved games of Mighty Gnomes are made of: golden bytes, and numbers that are never given to something else.
//!
//! A golden list may only grow at its end. A changed line means that saved games are read as other games.

use std::fmt::Write;
use std::mem::size_of;

use engine_nostd::games::mighty_gnomes::{
    Alchemy, Animal, Basic, Book, Chest, Gnome, Magic, MightyGnomes, Move, Resource, Reward, ScorePad, Tile, Track,
};
use engine_nostd::notation::{read_entry, write_entry};
use engine_nostd::packed::{MAX_ENTRY, pack_entry, pack_setup, unpack_entry, unpack_setup};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::{Game, Name, Seat, State, Table};

/// Three players, the second begins; with the Druid, whose tile has 3 squares, and a trail of 40 spaces.
fn tracked() -> Setup {
    let mut setup = Setup::new(Game::MightyGnomes, Mode::Track);
    ["Anna", "Zoë", "Bram"].iter().for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    setup.first = Seat::new(1).unwrap();
    let kinds = [Gnome::Magic, Gnome::Knight, Gnome::Druid, Gnome::Keyholder, Gnome::Farmer];
    setup.set_option("gnomes", kinds.iter().fold(0, |set, gnome| set | 1 << *gnome as u8));
    setup.set_option("druid", 3);
    setup.set_option("trail", 40);
    setup
}

fn quick() -> Setup {
    let mut setup = Setup::new(Game::MightyGnomes, Mode::Track);
    ["Anna", "Bram"].iter().for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    setup.set_option("track", 1);
    setup
}

fn score_pad() -> Setup {
    let mut setup = Setup::new(Game::MightyGnomes, Mode::ScorePad);
    ["Anna", "Bram"].iter().for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    setup
}

/// Worked out by hand: format, game, mode, players, first seat; length and letters of each name; options.
/// The kinds are bits: 1 magic, 2 alchemist, 4 robber, 8 knight, 10 druid, 20 keyholder, 40 bandito, 80 farmer.
const TRACKED: &str = "01 04 00 03 01  04 41 6e 6e 61  04 5a 6f c3 ab  04 42 72 61 6d  04 b9 03 28 00";
const QUICK: &str = "01 04 00 02 00  04 41 6e 6e 61  04 42 72 61 6d  04 2f 00 00 01";
const SCORE_PAD: &str = "01 04 01 02 00  04 41 6e 6e 61  04 42 72 61 6d  01 2f";

type Golden = &'static [(&'static str, &'static str)];

/// Worked out by hand: the head (kind in two bits, seat + 1), then verb and parameters, or field, indices and value.
const ENTRIES: Golden = &[
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
    ("undo", "80"),
    ("redo", "c0"),
];
const QUICK_ENTRIES: Golden = &[
    ("Anna use 4 vp=60 steps=8 druid=1", "01 16 03 3c 08 01"),
    ("Anna claim adventure vp=3", "01 17 04 03 00 00"),
    ("finish", "00 18"),
    ("fix Anna basic 9", "41 37 00 00 09"),
];
const PAD_ENTRIES: Golden = &[
    ("Anna set vp 999", "41 00 00 00 e7 03"),
    ("Bram set coins 3", "42 01 00 00 03"),
    ("Anna set knight 1", "41 08 03 00 01"),
    ("Bram set place 2", "42 0b 00 00 02"),
    ("finish", "00 01"),
];

fn golden() -> [(Setup, &'static str, Golden); 3] {
    [(tracked(), TRACKED, ENTRIES), (quick(), QUICK, QUICK_ENTRIES), (score_pad(), SCORE_PAD, PAD_ENTRIES)]
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
    let setup = tracked();
    let mut table = Box::new(Table::new(setup.clone()).unwrap());
    let mut good = pack_setup(&setup).to_vec();
    for line in lines {
        let entry = read_entry(line, &setup, table.state()).unwrap();
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
        good.extend(pack_entry(table.record().entries().last().unwrap(), &table.state().vocabulary()));
    }
    let read = read_as_far_as_possible(&good).expect("the undamaged game is read");
    assert_eq!(read.record().entries().len(), lines.len());
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

/// Writes the verbs: number, word, parameters with their bytes.
fn verbs(mode: Mode) -> String {
    let mut list = String::new();
    for verb in Game::MightyGnomes.vocabulary(mode).verbs {
        let _ = write!(list, "{} {}", verb.id, verb.word);
        verb.params.iter().for_each(|param| _ = write!(list, " {}:{}", param.name, param.shape.width()));
        list.push('\n');
    }
    list
}

/// Writes the fields that can be corrected: place, pattern, bytes of the value.
fn fields(mode: Mode) -> String {
    let mut list = String::new();
    for (place, field) in Game::MightyGnomes.vocabulary(mode).fields.iter().enumerate().filter(|(_, field)| field.fix) {
        let _ = writeln!(list, "{place} {} {}:{}", field.pattern, field.family, field.shape.width());
    }
    list
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
22 use tile:1 vp:1 steps:1 druid:1
23 claim reward:1 vp:1 steps:1 druid:1
24 finish
";

const FIELDS: &str = "\
34 vp vp:2
35 coins coins:1
36 {} resources:1
37 keys keys:1
38 closed closed:1
39 opened opened:1
40 {} animals-shown:1
41 wild wild:1
42 pos pos:2
43 {} cards:1
45 bed bed:1
50 {}-level level:1
55 basic basic:1
56 upgrades upgrades:1
";

const PAD_FIELDS: &str = "\
0 vp vp:2
1 coins coins:1
2 basic basic:1
3 crystal crystal:1
4 keys keys:1
5 opened opened:1
6 {} animals-shown:1
7 wild wild:1
8 {} cards:1
9 upgrades upgrades:1
10 bed bed:1
11 place place:1
";

#[test]
fn verbs_and_fields_keep_their_numbers() {
    assert_eq!(verbs(Mode::Track), VERBS);
    assert_eq!(verbs(Mode::ScorePad), "1 finish\n");
    assert_eq!(fields(Mode::Track), FIELDS);
    assert_eq!(fields(Mode::ScorePad), PAD_FIELDS);
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
    assert!(size_of::<MightyGnomes>() <= 1024, "a game takes {}", size_of::<MightyGnomes>());
    assert!(size_of::<ScorePad>() <= 1024, "a score pad takes {}", size_of::<ScorePad>());
    for mode in [Mode::Track, Mode::ScorePad] {
        let words = Game::MightyGnomes.vocabulary(mode);
        assert!(words.verbs.iter().all(|verb| 2 + verb.width() <= MAX_ENTRY));
        assert!(words.fields.iter().all(|field| 4 + field.shape.width() <= MAX_ENTRY));
    }
}
