//! Numbers worked out by hand from a few games.

use super::*;

fn ended(game: Game, players: &[(&str, u16, u8, bool)]) -> Ended {
    let players = players.iter().map(|(name, points, rank, won)| EndedFor {
        name: Name::new(name).unwrap(),
        points: *points,
        rank: *rank,
        won: *won,
    });
    Ended { game, mode: Mode::Light, players: players.collect() }
}

fn village(anna: u16, bram: u16) -> Ended {
    let (first, second) = if anna >= bram { (1, 2) } else { (2, 1) };
    ended(Game::GnomeVillage, &[("Anna", anna, first, anna > bram), ("Bram", bram, second, bram > anna)])
}

/// Worked out from the format: 1; number 7; game 1, mode 2 (light); Anna won; rank 1 and 4 letters, 21 points; rank 2 and 4
/// bytes ("Zoë"), 300 points.
const GOLDEN: &[u8] = &[
    1, 7, 0, 0, 0, 1, 2, 1, //
    0x24, b'A', b'n', b'n', b'a', 21, 0, //
    0x44, b'Z', b'o', 0xc3, 0xab, 44, 1,
];

#[test]
fn a_line_has_the_bytes_of_its_format() {
    let line = ended(Game::GnomeVillage, &[("Anna", 21, 1, true), ("Zoë", 300, 2, false)]);
    assert_eq!(line.pack(7), GOLDEN);
    assert_eq!(Ended::unpack(GOLDEN), Some((7, line)));
    let left = ended(Game::MightyGnomes, &[]);
    assert_eq!(Ended::unpack(&left.pack(9)), Some((9, left)));
}

#[test]
fn the_longest_line_has_room_and_what_is_cut_off_is_no_line() {
    let wide = ["éééééééé", "èèèèèèèè", "ôôôôôôôô", "üüüüüüüü", "ÄÄÄÄÄÄÄÄ"].map(|name| (name, u16::MAX, 5, true));
    let line = ended(Game::Gardlings, &wide);
    let packed = line.pack(u32::MAX);
    assert_eq!(Ended::unpack(&packed), Some((u32::MAX, line)));
    // Cut off between two players it would be a game of fewer; flash keeps the length.
    for end in (0..GOLDEN.len()).filter(|end| ![8, 15].contains(end)) {
        assert_eq!(Ended::unpack(&GOLDEN[..end]), None, "{end}");
    }
    for (place, odd) in [(0, 2), (5, 99), (6, 99), (9, 0xff)] {
        let mut bytes: Vec<u8, 32> = GOLDEN.iter().copied().collect();
        bytes[place] = odd;
        assert_eq!(Ended::unpack(&bytes), None, "{place}");
    }
}

#[test]
fn people_are_counted_by_game() {
    let mut statistics = Statistics::new(&Roster::default());
    for line in
        [village(19, 15), village(12, 20), ended(Game::Gardlings, &[("Bram", 18, 1, true), ("Wim", 17, 2, false)])]
    {
        statistics.add(&line);
    }
    // A game that was left counts for nobody.
    statistics.add(&ended(Game::GnomeVillage, &[]));
    assert_eq!(statistics.tally("Anna", Game::GnomeVillage), Tally { played: 2, won: 1, best: 19 });
    assert_eq!(statistics.tally("Bram", Game::GnomeVillage), Tally { played: 2, won: 1, best: 20 });
    assert_eq!(statistics.tally("Bram", Game::Gardlings), Tally { played: 1, won: 1, best: 18 });
    assert_eq!(statistics.all("Bram"), Tally { played: 3, won: 2, best: 0 });
    // Wim is not in the roster.
    assert!(statistics.people().map(Name::as_str).eq(["Anna", "Bram"]));
    // 19 - 15 and 20 - 12.
    assert_eq!(statistics.game(Game::GnomeVillage), GameTally { played: 2, best: 20, closest: Some(4) });
    assert_eq!(statistics.game(Game::Gardlings), GameTally { played: 1, best: 18, closest: Some(1) });
}

#[test]
fn a_margin_is_between_the_first_and_the_second() {
    assert_eq!(village(19, 15).margin(), Some(4));
    assert_eq!(village(15, 15).margin(), Some(0));
    assert_eq!(ended(Game::Gardlings, &[("Anna", 17, 1, true)]).margin(), None);
    assert_eq!(ended(Game::Gardlings, &[]).margin(), None);
}

#[test]
fn the_first_game_of_its_kind_has_nothing_remarkable() {
    let statistics = Statistics::new(&Roster::default());
    assert_eq!(statistics.remarkable(&village(19, 18)), []);
}

#[test]
fn what_is_better_than_all_before_is_remarked() {
    let mut statistics = Statistics::new(&Roster::default());
    statistics.add(&village(19, 15));
    // Bram beats his 15 and not Anna's 19, and wins for the first time.
    assert_eq!(statistics.remarkable(&village(11, 16)), [Remarkable::Best(1), Remarkable::FirstWin(1)]);
    // As many as before are no more than before; a second game is not called the closest yet.
    assert_eq!(statistics.remarkable(&village(19, 15)), []);
    statistics.add(&village(11, 16));
    // Anna beats everybody's 19; 20 - 17 = 3 is less than 4; Bram's 17 is more than his 16.
    assert_eq!(
        statistics.remarkable(&village(20, 17)),
        [Remarkable::Record(0), Remarkable::Best(1), Remarkable::Closest]
    );
    // 5 is not less than 4. Other games have their own numbers.
    assert_eq!(statistics.remarkable(&village(15, 10)), []);
    let other = ended(Game::Gardlings, &[("Anna", 99, 1, true), ("Bram", 98, 2, false)]);
    assert_eq!(statistics.remarkable(&other), []);
}
