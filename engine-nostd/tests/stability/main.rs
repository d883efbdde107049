//! What saved games are made of: golden bytes, numbers that are never reused, and sizes.
//!
//! A golden list may only grow at its end. A changed line means that saved games are read as different games. Each game
//! has a file with its own lists; what is required of all of them is here.

mod gardlings;
mod gnome_elf_troll;
mod gnome_village;
mod golden;
mod mighty_gnomes;

use std::mem::size_of;

use engine_nostd::notation::{read_entry, write_entry};
use engine_nostd::packed::{MAX_ENTRY, MAX_SETUP, PackedError, pack_entry, pack_setup, unpack_entry, unpack_setup};
use engine_nostd::record::{CAPACITY, Entry, Record};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::verb::Raw;
use engine_nostd::{Game, Name, Seat, State};
use golden::{Golden, GoldenBytes, bytes, fields, hex, verbs};

fn golden_of(game: Game) -> Golden {
    match game {
        Game::GnomeVillage => gnome_village::golden(),
        Game::GnomeElfTroll => gnome_elf_troll::golden(),
        Game::Gardlings => gardlings::golden(),
        Game::MightyGnomes => mighty_gnomes::golden(),
    }
}

fn records() -> impl Iterator<Item = GoldenBytes> {
    Game::ALL.into_iter().flat_map(|game| golden_of(game).records)
}

#[test]
fn a_set_up_has_the_bytes_of_its_format() {
    for GoldenBytes { setup, packed: golden, .. } in records() {
        let packed = pack_setup(&setup);
        assert_eq!(packed[..], bytes(golden)[..], "{}", hex(&packed));
        assert_eq!(unpack_setup(&packed), Ok((setup, packed.len())));
    }
}

#[test]
fn an_entry_has_the_bytes_of_its_format() {
    for GoldenBytes { setup, entries, .. } in records() {
        let state = State::new(&setup).unwrap();
        let words = state.vocabulary();
        for (text, golden) in entries {
            let entry = read_entry(text, &setup, &state).unwrap_or_else(|error| panic!("{text}: {error}"));
            let packed = pack_entry(&entry, words);
            assert_eq!(packed[..], bytes(golden)[..], "{text}: {}", hex(&packed));
            assert_eq!(unpack_entry(&packed, words), Ok((entry, packed.len())), "{text}");
            let mut back = String::new();
            write_entry(&entry, &setup, &mut back).unwrap();
            assert_eq!(back, *text);
        }
    }
    // A move that nobody makes.
    let words = Game::GnomeElfTroll.vocabulary(Mode::Track);
    let draw = Entry::Play(None, Raw { verb: 8, args: [0; 9] });
    assert_eq!(pack_entry(&draw, words)[..], [0x00, 0x08]);
}

#[test]
fn an_unknown_format_is_named() {
    for format in (0..=u8::MAX).filter(|format| *format != 1) {
        let mut packed = bytes(gnome_elf_troll::TRACKED);
        packed[0] = format;
        assert_eq!(unpack_setup(&packed), Err(PackedError::Format(format)));
    }
    assert_eq!(PackedError::Format(2).to_string(), "unknown format 2");
}

#[test]
fn bytes_that_end_too_early_say_so_at_every_length() {
    for GoldenBytes { setup, packed: golden, entries } in records() {
        let packed = bytes(golden);
        for length in 0..packed.len() {
            assert_eq!(unpack_setup(&packed[..length]), Err(PackedError::Short), "{length} of {golden}");
        }
        let words = setup.game.vocabulary(setup.mode);
        for (text, golden) in entries {
            let packed = bytes(golden);
            for length in 0..packed.len() {
                assert_eq!(unpack_entry(&packed[..length], words), Err(PackedError::Short), "{length} of {text}");
            }
        }
    }
}

#[test]
fn the_longest_set_up_and_the_longest_entries_fit() {
    for (game, mode) in Game::ALL.into_iter().flat_map(|game| Mode::ALL.map(|mode| (game, mode))) {
        let mut setup = Setup::new(game, mode);
        // Eight letters of two bytes; each begins with another one.
        for letter in ['À', 'Á', 'Â', 'Ã', 'Ä'] {
            setup.names.push(Name::new(&format!("{letter}{}", "ÿ".repeat(7))).unwrap());
        }
        let packed = pack_setup(&setup);
        assert_eq!(unpack_setup(&packed), Ok((setup, packed.len())));
        assert!(packed.len() <= MAX_SETUP);
        let words = game.vocabulary(mode);
        assert!(words.verbs.iter().all(|verb| 2 + verb.width() <= MAX_ENTRY));
        assert!(words.fields.iter().all(|field| 4 + field.shape.width() <= MAX_ENTRY));
    }
}

#[test]
fn verbs_and_fields_keep_their_numbers() {
    for game in Game::ALL {
        let golden = golden_of(game);
        assert_eq!(golden.game, game);
        for (place, mode) in Mode::ALL.into_iter().enumerate() {
            assert_eq!(verbs(game, mode), golden.verbs[place], "{game:?}");
            assert_eq!(fields(game, mode), golden.fields[place], "{game:?}");
        }
    }
}

#[test]
fn games_and_modes_keep_their_numbers() {
    let games = [(1, "gnome-village"), (2, "gnome-elf-troll"), (3, "gardlings"), (4, "mighty-gnomes")];
    assert_eq!(Game::ALL.map(|game| (game as u8, game.word())).to_vec(), games);
    assert_eq!(Mode::ALL.map(|mode| mode as u8), [0, 1, 2]);
}

/// It has to fit on a Pico: 264 KB of memory for everything.
#[test]
fn what_is_kept_is_small() {
    assert!(size_of::<Raw>() <= 12, "a move takes {}", size_of::<Raw>());
    assert_eq!(size_of::<Option<Seat>>(), 1);
    assert_eq!(size_of::<Entry>(), 12);
    assert!(size_of::<State>() <= 8 * 1024, "a state takes {}", size_of::<State>());
    const { assert!(CAPACITY >= 2_000) };
    assert!(size_of::<Record>() <= CAPACITY * size_of::<Entry>() + 256, "a record takes {}", size_of::<Record>());
}
