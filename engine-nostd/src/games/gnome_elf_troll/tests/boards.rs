//! Bare boards, which no game has to reach: the harvest and the final comparison.

use core::fmt::Write;

use super::{Written, seat, setup};
use crate::Seat;
use crate::arg::Arg;
use crate::games::gnome_elf_troll::garden::{Garden, LETTERS};
use crate::games::gnome_elf_troll::{Crop, Full, Over, Produce, Source};
use crate::setup::Mode;
use crate::standings::Scored;
use crate::start::Start;

fn garden(text: &str) -> Garden {
    Garden::get(&LETTERS.pack(&LETTERS.read(text, 4).unwrap())).unwrap()
}

/// Makes a bare board, which no game has to reach.
fn board(gardens: &[&str]) -> Full {
    let mut game = Full::start(&setup(gardens.len(), Mode::Track)).unwrap();
    for (place, text) in gardens.iter().enumerate() {
        game.gardens[Seat::new(place).unwrap()] = garden(text);
    }
    game
}

/// Returns the seats by place: `1,3 | 2 | 4`.
fn ranking(game: &Full) -> Written {
    let mut text = Written::new();
    let mut last = 0;
    for place in &game.standings().places {
        let between = match last {
            0 => "",
            last if last == place.rank => ",",
            _ => " | ",
        };
        write!(text, "{between}{}", place.seat.index() + 1).unwrap();
        last = place.rank;
    }
    text
}

/// Worked examples X1 to X18: the garden of player 1, the kinds under that player's gnomes elsewhere, and the harvest.
const HARVESTS: [(&str, &str, [u8; 3]); 18] = [
    ("B", "", [0, 0, 1]),
    ("B B", "", [0, 0, 3]),
    ("B B B", "", [0, 0, 5]),
    ("B B B:g1 B", "B:g1 B:g1", [0, 0, 10]),
    ("A B A", "", [0, 2, 1]),
    ("P P A P P", "", [6, 1, 0]),
    ("A A:t2 A", "", [0, 2, 0]),
    ("A A A:t2 A A", "", [0, 6, 0]),
    ("A:t2 A A A A", "", [0, 7, 0]),
    ("A A:e2 A:g3 A", "", [0, 7, 0]),
    ("A A:e1 A:g1 A", "", [0, 8, 0]),
    ("P P:t3 P:t2 P P B B:t2 B", "", [4, 0, 2]),
    ("B B:g2 B:t3 B:e1 B B:g1 A A:t2 A A:g1", "P:g1", [1, 5, 9]),
    ("P:t1 P:g2 A:g2 A:g3 A:t2 A:e1 A B:g2 B:e3 P:t3 P P", "", [4, 6, 3]),
    ("P:t2 A:t3 B:t2", "A:g1 A:g1 B:g1", [0, 2, 1]),
    ("P A B P A B P A", "", [3, 3, 2]),
    ("A:t2 A:t3 A:g1 A:t2 B P:t3 P P:t2 P", "B:g1", [2, 2, 2]),
    ("P P P:e2 P:g2 P P:t2 B B:e1 B:g1 B:g3 A", "A:g1 A:g1 P:g1", [10, 3, 8]),
];

/// GET-26 to GET-36, GET-38.
#[test]
fn the_harvest_is_tiles_and_gaps_and_gnomes_x1_to_x18() {
    for (number, (own, abroad, expected)) in HARVESTS.iter().enumerate() {
        let abroad = if abroad.is_empty() { "-" } else { abroad };
        let game = board(&[own, abroad, "-"]);
        assert_eq!(game.control(seat(1)), Produce(*expected), "X{}", number + 1);
    }
}

/// GET-28: "beans: 4 tiles + 3 gaps + 3 gnomes = 10".
#[test]
fn a_harvest_says_what_it_is_made_of() {
    let game = board(&["B B B:g1 B P", "B:g1 B:g1", "-"]);
    let harvest = game.harvest(seat(1));
    let of = |kind| [harvest.tiles[kind], harvest.gaps[kind], harvest.gnomes[kind]];
    assert_eq!((of(Crop::Bean), of(Crop::Pumpkin), of(Crop::Apple)), ([4, 3, 3], [1, 0, 0], [0; 3]));
    // Only the kind of which there is the most counts.
    let lines = game.score(seat(1));
    let line = |what: Source| lines.iter().find(|line| line.what == what.into()).map(|line| (line.count, line.points));
    assert_eq!(line(Source::BeanTiles), Some((4, 4)));
    assert_eq!(line(Source::BeanGaps), Some((3, 3)));
    assert_eq!(line(Source::BeanGnomes), Some((3, 3)));
    assert_eq!(line(Source::PumpkinTiles), Some((1, 0)));
    assert_eq!(game.points(seat(1)), 10);
}

/// GET-34, GET-35: a gnome gives to its owner and takes nothing from the garden.
#[test]
fn a_gnome_gives_to_its_owner_only() {
    let game = board(&["A A:g2 A", "-", "-"]);
    assert_eq!(game.control(seat(1)), Produce([0, 5, 0]));
    assert_eq!(game.control(seat(2)), Produce([0, 1, 0]));
    assert_eq!(game.control(seat(3)), Produce::NONE);
}

/// GET-74, GET-75, GET-77.
#[test]
fn the_third_kind_decides_and_a_winner_by_ten_stays_first_w9a() {
    let mut game = board(&["P P P A A B", "B B B P P A A", "A A A B B P:g3"]);
    assert_eq!([1, 2, 3].map(|n| game.control(seat(n)).0), [[5, 3, 1], [3, 3, 5], [2, 5, 3]]);
    assert_eq!(ranking(&game), "2 | 3 | 1");
    assert_eq!(game.standings().decider_word(), "third-kind");
    // As if player 1 had won by ten on this board.
    game.over = Some(Over::Ten);
    game.active = seat(1);
    assert_eq!(ranking(&game), "1 | 2 | 3");
    assert_eq!(game.standings().decider_word(), "ten");
    assert_eq!(game.winner_by_ten(), Some(seat(1)));
}

/// GET-74, GET-76: seven of a kind beat three times five; equal players share a place, and the next place is skipped.
#[test]
fn equal_players_share_a_place_and_the_next_is_left_out_w9b() {
    let game = board(&["A A A A", "P P P B B B A A A", "B B B B", "P P P P:t2 A B"]);
    let controls = [1, 2, 3, 4].map(|n| game.control(seat(n)).0);
    assert_eq!(controls, [[0, 7, 0], [5, 5, 5], [0, 0, 7], [5, 1, 1]]);
    assert_eq!(ranking(&game), "1,3 | 2 | 4");
    let standings = game.standings();
    assert_eq!(standings.decided_by, None);
    assert!(standings.places.iter().map(|place| place.rank).eq([1, 1, 3, 4]));
}

/// GET-75: the kinds do not matter, only their order.
#[test]
fn the_highest_kind_decides_then_the_second() {
    let highest = board(&["A A A", "B B B B", "P"]);
    assert_eq!((ranking(&highest).as_str(), highest.standings().decider_word()), ("2 | 1 | 3", "highest-kind"));
    // 3 2 0, 3 3 0, 3 0 0.
    let second = board(&["A A B P:t1 B", "P P A A", "B B"]);
    assert_eq!((ranking(&second).as_str(), second.standings().decider_word()), ("2 | 1 | 3", "second-kind"));
}
