//! Light rules that are easier to see here than in a replay.

extern crate std;

use std::vec;
use std::vec::Vec;

use super::super::kinds::{Gnome, Reward};
use super::{GameOption, Light, Move, MoveKind};
use crate::arg::{Delta, Number};
use crate::ask::{Ask, Choices};
use crate::interview::Interview;
use crate::rules::Rules;
use crate::setup::{Mode, Setup, SetupError};
use crate::start::Start;
use crate::verb::{MoveKinds, Moves};
use crate::{Depth, Game, Name, Seat, State, ask};

fn setup(players: usize) -> Setup {
    let mut setup = Setup::new(Game::MightyGnomes, Mode::Light);
    for name in ["Anna", "Bram", "Cleo", "Dirk"].iter().take(players) {
        assert!(setup.names.push(Name::new(name).unwrap()));
    }
    setup
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn play(game: &mut Light, by: Option<Seat>, made: Move) {
    assert_eq!(game.play(by, &made.to_raw()), Ok(()), "{made:?}");
}

/// Plays until the third turns of a round.
fn to_third_turns(game: &mut Light) {
    while game.lap() < 3 {
        play(game, game.turn(), Move::Next);
    }
}

/// Puts the tile that is left to bed.
fn bed(game: &mut Light, size: u8) {
    play(game, game.turn(), Move::Bed { size: Number(size) });
}

#[test]
fn what_else_happened_is_listed_with_the_left_neighbour_first_mg_l06() {
    let mut game = Light::start(&setup(3)).unwrap();
    play(&mut game, Some(seat(0)), Move::Next);
    let mut choices = Choices::new();
    ask::offers(&game, game.turn(), &mut choices);
    let rows: Vec<_> = choices.iter().map(|choice| (choice.draft.raw.verb, choice.label.seat)).collect();
    let (vp, pay, druid) = (MoveKind::Vp.verb().id, MoveKind::Pay.verb().id, MoveKind::TakeDruid.verb().id);
    assert_eq!(rows, [(vp, None), (pay, Some(seat(2))), (pay, Some(seat(0))), (druid, None)]);
    // Without a coin nobody can be paid.
    play(&mut game, Some(seat(1)), Move::Coins { n: Delta(-2) });
    choices.clear();
    ask::offers(&game, game.turn(), &mut choices);
    assert_eq!(choices.len(), 2);
}

#[test]
fn the_tile_that_lay_in_bed_is_not_among_those_that_are_left_mg_l09() {
    let mut state = State::new(&setup(2)).unwrap();
    let State::MightyGnomes(Depth::Light(game)) = &mut state else { panic!("a light game") };
    to_third_turns(game);
    bed(game, 2);
    bed(game, 4);
    play(game, Some(seat(0)), Move::Claim { reward: Reward::Coins, gnome: None, vp: Number(0) });
    play(game, Some(seat(1)), Move::Claim { reward: Reward::First, gnome: None, vp: Number(0) });
    play(game, None, Move::Next);
    assert_eq!((game.wakes_up(seat(0)), game.wakes_up(seat(1))), (Some(2), Some(4)));
    to_third_turns(game);
    let sizes = |state: &State| {
        let (mut draft, mut choices) = (state.next_question().unwrap(), Choices::new());
        assert!(matches!(state.ask(&mut draft, &mut choices), Ask::Choose(_)));
        let likeliest = choices.iter().min_by_key(|choice| choice.rank).map(|choice| choice.label.number);
        (choices.iter().map(|choice| choice.label.number).collect::<Vec<_>>(), likeliest)
    };
    // Bram begins, whose 4 lay there; then Anna, whose 2 did.
    assert_eq!(sizes(&state), (vec![1, 2, 3], Some(2)));
    let State::MightyGnomes(Depth::Light(game)) = &mut state else { panic!("a light game") };
    bed(game, 1);
    assert_eq!(sizes(&state), (vec![1, 3, 4], Some(1)));
}

#[test]
fn who_comes_next_is_who_comes_mg_l01_mg_l10() {
    let mut game = Light::start(&setup(3)).unwrap();
    play(&mut game, Some(seat(0)), Move::TakeDruid);
    play(&mut game, Some(seat(0)), Move::TakeDruid);
    let mut seen = Vec::new();
    for _ in 0..12 {
        let next = game.next_player();
        let made = if game.next_question().is_some() { Move::Bed { size: Number(3) } } else { Move::Next };
        if game.turn().is_none() {
            break;
        }
        let by = game.turn();
        play(&mut game, by, made);
        assert_eq!(game.turn(), next);
        seen.extend(next.map(Seat::index));
    }
    // Three laps, then Anna's two Druids.
    assert_eq!(seen, [1, 2, 0, 1, 2, 0, 1, 2, 0, 0]);
}

#[test]
fn five_kinds_take_part_or_all_are_possible_mg_l07() {
    let mut told = setup(2);
    let game = Light::start(&told).unwrap();
    assert!(Gnome::ALL.iter().all(|gnome| game.takes_part(*gnome)));
    told.set_option(GameOption::Gnomes, 0b0010_1111);
    assert!(!Light::start(&told).unwrap().takes_part(Gnome::Druid));
    told.set_option(GameOption::Gnomes, 0b0000_1111);
    assert!(matches!(Light::start(&told), Err(SetupError::Rule(_))));
    // The screens do not ask for them, and what nobody saw is not carried over.
    assert!(!told.asked().any(|slot| slot.spec.name == "gnomes"));
    let mut full = setup(2);
    full.set_mode(Mode::Track);
    assert_eq!(full.options[0].count_ones(), 5);
    full.set_mode(Mode::Light);
    assert_eq!(full.option(GameOption::Gnomes), 0);
}
