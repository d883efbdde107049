//! The set-ups that the laws are tried with.

use engine_nostd::setup::{Mode, Setup, SetupError};
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::{Game, Name, Seat, State};

/// Lists every set-up of every game: each number of players with each combination of options.
pub(crate) fn setups(mode: Mode) -> Vec<Setup> {
    let mut setups = Vec::new();
    for game in Game::ALL {
        let words = game.vocabulary(mode);
        let (min, max) = words.players;
        if mode.has_turns() && words.verbs.is_empty() {
            continue;
        }
        let mut combinations = vec![Setup::new(game, mode)];
        for (place, spec) in words.options.iter().enumerate() {
            let values: Vec<u8> = match spec.shape {
                Shape::Word(list) => (0..list.words.len() as u8).collect(),
                Shape::Flag => vec![0, 1],
                // Of the sets, every one of the usual size: they say which pieces take part.
                Shape::Set(list) => {
                    let usual = spec.default.count_ones();
                    (0..=u8::MAX >> (8 - list.words.len())).filter(|set| set.count_ones() == usual).collect()
                }
                // What has many values is answered later.
                _ => continue,
            };
            combinations = combinations
                .iter()
                .flat_map(|setup| {
                    values.iter().map(|value| {
                        let mut setup = setup.clone();
                        setup.set_bytes_at(place, &[*value]);
                        setup
                    })
                })
                .collect();
        }
        for players in min..=max {
            let seated = combinations.iter().cloned().map(|mut setup| {
                for name in ["Anna", "Bram", "Zoë", "Dirk", "Emma"].iter().take(players) {
                    setup.names.push(Name::new(name).unwrap());
                }
                setup
            });
            // What only an older version played is read, but not played.
            let played = seated.filter(|setup| State::new(setup).err() != Some(SetupError::Older));
            for (place, mut setup) in played.enumerate() {
                setup.first = Seat::new(place % players).unwrap();
                tell(&mut setup, place + players);
                if State::new(&setup).is_err() {
                    tell_most(&mut setup);
                }
                setups.push(setup);
            }
        }
    }
    setups
}

/// Answers what has many values: for a range, its ends and the rulebook's choice in turn; for things that exist only
/// once, a different one for everybody.
fn tell(setup: &mut Setup, turn: usize) {
    for (place, slot) in setup.slots().enumerate() {
        let usual = slot.spec.default;
        if let Shape::Number { min, max } = slot.shape
            && usual != ABSENT
        {
            setup.options[slot.offset] = [min as u8, usual, max as u8][(place + turn) % 3];
        }
    }
    loop {
        let open = setup.asked().find(|slot| setup.options[slot.offset] == ABSENT);
        let Some(slot) = open else { return };
        let is_free = |value: &usize| {
            let of_each = setup.slots().filter(|slot| slot.seat.is_some());
            !of_each.map(|slot| setup.options[slot.offset]).any(|taken| usize::from(taken) == *value)
        };
        let value = match slot.shape {
            Shape::Word(list) => {
                let length = list.words.len();
                let from_turn = (0..length).map(|step| (turn + step) % length);
                from_turn.into_iter().find(is_free).unwrap() as u8
            }
            Shape::Number { min, max } => min as u8 + (turn % usize::from(max - min + 1)) as u8,
            _ => 0,
        };
        setup.options[slot.offset] = value;
    }
}

/// Sets every number to its most: some are only asked because a game with none cannot be played.
fn tell_most(setup: &mut Setup) {
    let slots: Vec<_> = setup.slots().collect();
    for slot in slots {
        if let Shape::Number { max, .. } = slot.shape {
            setup.options[slot.offset] = max as u8;
        }
    }
}
