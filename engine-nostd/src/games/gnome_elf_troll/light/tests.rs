//! Light rules that are easier to see here than in a replay.

use super::*;
use crate::ask::Choices;
use crate::setup::Mode;
use crate::verb::Moves;
use crate::{Game, Name, State};

const NAMES: [&str; 4] = ["Anna", "Bram", "Cleo", "Dirk"];

fn setup(players: usize) -> Setup {
    let mut setup = Setup::new(Game::GnomeElfTroll, Mode::Light);
    NAMES[..players].iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    setup
}

fn game(players: usize) -> Light {
    Light::start(&setup(players)).unwrap()
}

fn play(game: &mut Light, by: Seat, made: Move) {
    game.play(Some(by), &made.to_raw()).unwrap();
}

/// GET-L01.
#[test]
fn three_or_four_play() {
    for players in 2..=4 {
        assert_eq!(State::new(&setup(players)).is_ok(), players >= 3, "{players}");
    }
}

/// GET-L05, GET-L15: 33 tiles make 11 rounds of three, 48 make 12 of four, and the marker goes round.
#[test]
fn the_game_stops_by_itself_after_the_last_tile() {
    for (players, rounds) in [(3, 11), (4, 12)] {
        let mut game = game(players);
        let mut turns = 0;
        while game.phase() != Phase::Count {
            assert_eq!(usize::from(game.pile()), [24_usize, 36][players - 3].saturating_sub(turns), "turn {turns}");
            let seat = game.active();
            assert_eq!(seat.index(), (turns / players + turns % players) % players, "turn {turns}");
            play(&mut game, seat, Move::Next);
            play(&mut game, seat, Move::Next);
            turns += 1;
        }
        assert_eq!(turns, rounds * players);
        assert_eq!(game.over(), None);
        // GET-L17: everybody once more, from the next one in turn.
        for counted in 0..players {
            assert_eq!((game.counted(), game.over()), (counted, None));
            let seat = game.active();
            play(&mut game, seat, Move::Next);
        }
        assert_eq!(game.over(), Some(Over::NoTile));
    }
}

/// GET-L04: a number stays between 0 and 27, and a sown tile needs room for one.
#[test]
fn a_number_stays_in_its_range() {
    let mut game = game(3);
    let seat = game.active();
    play(&mut game, seat, Move::Beans { n: Delta(27) });
    assert_eq!(game.play(Some(seat), &Move::Beans { n: Delta(1) }.to_raw()), Err(RuleError::BadNumber));
    assert_eq!(game.play(Some(seat), &Move::Sow { kind: Crop::Bean }.to_raw()), Err(RuleError::BadNumber));
    assert_eq!(game.play(Some(seat), &Move::Apples { n: Delta(-1) }.to_raw()), Err(RuleError::BadNumber));
    play(&mut game, seat, Move::Beans { n: Delta(-27) });
    assert_eq!(game.amounts(seat), Produce::NONE);
}

/// GET-L16: what hardly any game needs is not among the offers.
#[test]
fn that_there_is_no_tile_stands_in_the_menu() {
    let state = State::GnomeElfTroll(crate::Depth::Light(game(3)));
    let (mut offers, mut rare) = (Choices::new(), Choices::new());
    state.offers(state.focus(), &mut offers);
    state.rare(&mut rare);
    let no_tile = MoveKind::NoTile.verb().id;
    assert_eq!(offers.len(), Crop::ALL.len());
    assert!(offers.iter().all(|offer| offer.draft.raw.verb != no_tile));
    assert!(matches!(rare.as_slice(), [only] if only.draft.raw.verb == no_tile));
}

/// GET-L13: ten in somebody else's turn wins nothing.
#[test]
fn ten_wins_only_when_the_own_turn_ends() {
    let mut game = game(3);
    let (first, second) = (game.active(), game.left_of(game.active()));
    play(&mut game, second, Move::Pumpkins { n: Delta(10) });
    play(&mut game, first, Move::Next);
    play(&mut game, first, Move::Next);
    assert_eq!((game.over(), game.active()), (None, second));
    play(&mut game, second, Move::Next);
    play(&mut game, second, Move::Next);
    assert_eq!((game.over(), game.active()), (Some(Over::Ten), second));
}

/// GET-L05: whose turn comes next is who has it then, whatever the round and the marker.
#[test]
fn the_next_turn_is_foretold() {
    for players in [3, 4] {
        let mut game = game(players);
        while game.phase() != Phase::Count {
            let (seat, next) = (game.active(), game.next_turn(game.active()));
            play(&mut game, seat, Move::Next);
            play(&mut game, seat, Move::Next);
            assert_eq!(game.active(), next, "after {seat:?} in round {}", game.round());
        }
        // Nobody hands the marker on while all count.
        assert_eq!(game.next_turn(game.active()), game.left_of(game.active()));
    }
}

/// GET-L07, and the screen Sow of the light rules: the row starts on what this player sowed last, whatever a troll took since.
#[test]
fn the_kind_that_is_proposed_is_the_one_that_was_sowed_last() {
    let mut game = game(3);
    let first = game.active();
    play(&mut game, first, Move::Sow { kind: Crop::Bean });
    play(&mut game, first, Move::Apples { n: Delta(2) });
    assert_eq!(game.latest(first), Crop::Bean);
    play(&mut game, first, Move::Next);
    let second = game.active();
    play(&mut game, second, Move::Sow { kind: Crop::Apple });
    play(&mut game, first, Move::Apples { n: Delta(-1) });
    assert_eq!((game.latest(first), game.latest(second)), (Crop::Bean, Crop::Apple));
}

/// Without the guide there is nothing but dials: the one that the player changed last, in the own turn.
#[test]
fn without_the_guide_the_kind_that_was_changed_last_is_proposed() {
    let mut setup = setup(3);
    setup.set_option(GameOption::Guide, 0);
    let mut game = Light::start(&setup).unwrap();
    let (first, second) = (game.active(), game.left_of(game.active()));
    play(&mut game, first, Move::Apples { n: Delta(1) });
    play(&mut game, second, Move::Beans { n: Delta(1) });
    assert_eq!((game.latest(first), game.latest(second)), (Crop::Apple, Crop::Pumpkin));
}
