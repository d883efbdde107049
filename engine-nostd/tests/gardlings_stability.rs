//! What saved games of Gardlings are made of: golden bytes, and numbers that are never given to something else.
//!
//! A golden list may only grow at its end. A changed line means that saved games are read as other games.

use std::fmt::Write;
use std::mem::size_of;

use engine_nostd::games::gardlings::{Colour, Creature, Gardlings, Kind, Medal, Mission, Move, Status, Ware};
use engine_nostd::notation::{read_entry, write_entry, write_setup};
use engine_nostd::packed::{MAX_ENTRY, MAX_SETUP, PackedError, pack_entry, pack_setup, unpack_entry, unpack_setup};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::{Game, Name, Seat, State};

/// Three players, the second begins; long game with missions.
fn tracked() -> Setup {
    let mut setup = Setup::new(Game::Gardlings, Mode::Track);
    ["Anna", "Zoë", "Bram"].iter().for_each(|name| _ = setup.names.push(Name::new(name).unwrap()));
    setup.first = Seat::new(1).unwrap();
    setup.set_option("goal", 1);
    setup.set_option("missions", 1);
    setup.set_option_bytes("mission", &[3, 1, 0, 0xff, 0xff]);
    setup.set_option_bytes("right", &[2, 4, 5, 0xff, 0xff]);
    setup.set_option("shape-a", 3);
    setup.set_option("shape-b", 2);
    setup
}

fn score_pad() -> Setup {
    let mut setup = Setup::new(Game::Gardlings, Mode::ScorePad);
    setup.names.push(Name::new("Anna").unwrap());
    setup.set_option("pro", 1);
    setup
}

/// Worked out by hand: format, game, mode, players, first seat; length and letters of each name; how many bytes of
/// options: goal, pro, missions, tracking; five missions in front; five at the right; three shapes; four stacks.
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

/// Worked out by hand: the head (kind in two bits, seat + 1), then verb and parameters, or field, indices and value.
const ENTRIES: [(&str, &str); 14] = [
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
];
const PAD_ENTRIES: [(&str, &str); 2] =
    [("Anna set alarm yes", "41 01 00 00 01"), ("Anna set tiles 106", "41 05 00 00 6a")];

fn bytes(hex: &str) -> Vec<u8> {
    hex.split_whitespace().map(|byte| u8::from_str_radix(byte, 16).unwrap()).collect()
}

#[test]
fn a_set_up_has_the_bytes_of_its_format() {
    for (setup, golden) in [(tracked(), TRACKED), (score_pad(), SCORE_PAD)] {
        let packed = pack_setup(&setup);
        assert_eq!(packed[..], bytes(golden)[..]);
        assert_eq!(unpack_setup(&packed), Ok((setup.clone(), packed.len())));
        assert!(State::new(&setup).is_ok());
        for length in 0..packed.len() {
            assert_eq!(unpack_setup(&packed[..length]), Err(PackedError::Short), "{length}");
        }
    }
    let mut text = String::new();
    write_setup(&tracked(), &mut text).unwrap();
    assert_eq!(text, TRACKED_TEXT);
}

#[test]
fn an_entry_has_the_bytes_of_its_format() {
    for (setup, entries) in [(tracked(), &ENTRIES[..]), (score_pad(), &PAD_ENTRIES[..])] {
        let state = State::new(&setup).unwrap();
        let words = state.vocabulary();
        for (text, golden) in entries {
            let entry = read_entry(text, &setup, &state).unwrap_or_else(|error| panic!("{text}: {error}"));
            let packed = pack_entry(&entry, &words);
            assert_eq!(packed[..], bytes(golden)[..], "{text}");
            assert_eq!(unpack_entry(&packed, &words), Ok((entry, packed.len())), "{text}");
            let mut back = String::new();
            write_entry(&entry, &setup, &mut back).unwrap();
            assert_eq!(back, *text);
        }
    }
}

/// What the rules write in another way is the same entry.
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
fn the_longest_set_up_and_the_longest_entries_fit() {
    let mut setup = Setup::new(Game::Gardlings, Mode::Track);
    for letter in ['À', 'Á', 'Â', 'Ã', 'Ä'] {
        setup.names.push(Name::new(&format!("{letter}{}", "ÿ".repeat(7))).unwrap());
    }
    let packed = pack_setup(&setup);
    assert_eq!(unpack_setup(&packed), Ok((setup, packed.len())));
    assert!(packed.len() <= MAX_SETUP);
    for mode in [Mode::Track, Mode::ScorePad] {
        let words = Game::Gardlings.vocabulary(mode);
        assert!(words.verbs.iter().all(|verb| 2 + verb.width() <= MAX_ENTRY));
        assert!(words.fields.iter().all(|field| 4 + field.shape.width() <= MAX_ENTRY));
    }
}

const VERBS: &str = "\
1 draw kind:1 n:1
2 cannot-place
3 redraw kind:1
4 redraw
5 stop
6 resume
7 close-garden
8 count gems:1 ponds:1 mission:1
9 buy colour:1 stack:1 creature:1
10 buy colour:1 stack:1
11 take-pig
12 pass
13 mutate colour:1 under:1 from:1 creature:1
14 mutate colour:1 under:1 from:1
15 next-round
16 alarm
17 three-pigs
18 skip-mutate
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
40 seat three-pigs:1
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

/// Only fields that can be corrected stand in saved games, by their place; the places of the others count too.
fn fields(mode: Mode) -> String {
    let mut list = String::new();
    for (place, field) in Game::Gardlings.vocabulary(mode).fields.iter().enumerate() {
        let _ = write!(list, "{place} {} {}", if field.seat { "seat" } else { "all" }, field.pattern);
        if field.fix {
            let _ = write!(list, ":{}", field.shape.width());
        }
        list.push('\n');
    }
    list
}

#[test]
fn verbs_and_fields_keep_their_numbers() {
    let mut verbs = String::new();
    for verb in Game::Gardlings.vocabulary(Mode::Track).verbs {
        let _ = write!(verbs, "{} {}", verb.id, verb.word);
        verb.params.iter().for_each(|param| _ = write!(verbs, " {}:{}", param.name, param.shape.width()));
        verbs.push('\n');
    }
    assert_eq!(verbs, VERBS);
    assert_eq!(fields(Mode::Track), FIELDS);
    assert_eq!(fields(Mode::ScorePad), PAD_FIELDS);
}

#[test]
fn words_keep_their_numbers() {
    let kinds = "gnome twin pig-beige pig-green pig-blue pig-pink pig-gold dragon other";
    assert_eq!(Kind::WORDS.join(" "), kinds);
    assert_eq!(Colour::WORDS.join(" "), "beige green blue pink gold");
    assert_eq!(Ware::WORDS.join(" "), "green blue pink gold");
    assert_eq!(Creature::WORDS.join(" "), "pig dragon other");
    assert_eq!(Mission::WORDS.join(" "), "empties blues surround redraw shape-a shape-b shape-c");
    assert_eq!(Status::WORDS.join(" "), "active stopped alarm stuck");
    assert_eq!(Medal::WORDS.join(" "), "gold silver bronze none");
    let words = Game::Gardlings.vocabulary(Mode::Track);
    assert_eq!(words.phases, ["garden", "count", "hire", "mutate", "round-end", "over"]);
    let options: Vec<&str> = words.options.iter().map(|spec| spec.name).collect();
    let expected = "goal pro missions tracking mission right shape-a shape-b shape-c split-green split-blue split-pink \
                    split-gold";
    assert_eq!(options.join(" "), expected);
}

/// It lives on a Pico, and a table keeps copies of it.
#[test]
fn what_is_kept_is_small() {
    assert!(size_of::<Move>() <= 12, "a move takes {}", size_of::<Move>());
    assert!(size_of::<Gardlings>() <= 512, "a game takes {}", size_of::<Gardlings>());
}
