//! How Gardlings is played and counted on the desk.

use engine_nostd::games::gardlings::GameOption::{self, Goal, Missions, Pro, Right, ShapeA, ShapeB, ShapeC};
use engine_nostd::games::gardlings::{Mission as Tile, Move, MoveKind};
use engine_nostd::setup::Mode;
use engine_nostd::verb::{Moves, Raw};
use engine_nostd::{Depth, Setup, State, Table};

use super::Gardeners;
use super::light::Rounds;
use crate::chance::Chance;
use crate::players::habits::{Aim, Habits};
use crate::players::shadow::follow;
use crate::players::tables::with;
use crate::players::{Lost, to_the_end};
use crate::results::Pace;
use crate::tally::Unit;

/// Those of Gardlings.
pub(in crate::players) struct Own;

impl Habits for Own {
    fn play(&self, setup: &Setup, chance: Chance) -> Result<Box<Table>, Lost> {
        to_the_end(setup, &mut Gardeners::new(setup, chance))
    }

    fn follow(&self, setup: &Setup, full: &Table) -> Result<Box<Table>, Lost> {
        follow(setup, full, &mut Rounds::default())
    }

    fn variants(&self, plain: &Setup) -> Vec<Setup> {
        let ways: [&[_]; 3] = [&[], &[(Pro, 1)], &[(Goal, 1)]];
        let mut all: Vec<Setup> = ways.into_iter().map(|ways| with(plain, ways)).collect();
        let missions: Vec<Setup> = all.iter().take(2).map(with_missions).collect();
        all.extend(missions);
        all
    }

    /// Lays out the mission tiles, which the light game leaves to the table.
    fn closely(&self, full: Setup) -> Setup {
        if full.says_yes(Missions) { with_missions(&full) } else { full }
    }

    /// What a draw takes depends on how many draw at once, and its aim is that of four.
    fn measured_players(&self, mode: Mode) -> Option<usize> {
        (mode == Mode::Track).then_some(4)
    }

    fn unit(&self, state: &State, raw: Option<&Raw>) -> (Unit, u8) {
        let kind = raw.and_then(Move::from_raw).map(|made| made.kind());
        let draws = kind.is_some_and(|kind| matches!(kind, MoveKind::Draw | MoveKind::Redraw));
        let is_full = matches!(state, State::Gardlings(Depth::Full(_)));
        (if draws && is_full { Unit::Draw } else { Unit::PlayerRound }, 0)
    }

    fn pace(&self) -> Pace {
        Pace::Round
    }

    fn aims(&self) -> &'static [Aim] {
        const { &[Aim::light(Unit::PlayerRound, 6), Aim::full(Unit::Draw, 3)] }
    }
}

/// Lays a mission in front of each player, and one beside each where there are enough (GL-111, GL-112).
fn with_missions(setup: &Setup) -> Setup {
    let tiles = [Tile::Redraw, Tile::Blues, Tile::ShapeA, Tile::Surround, Tile::Empties, Tile::ShapeB, Tile::ShapeC];
    let mut setup = with(setup, &[(Missions, 1)]);
    let players = setup.names.len();
    let beside = if players <= 3 { players } else { 0 };
    let mut lay = |option, tiles: &[Tile]| {
        let place = option as usize;
        let mut bytes = setup.bytes_at(place).to_vec();
        bytes.iter_mut().zip(tiles).for_each(|(byte, tile)| *byte = *tile as u8);
        setup.set_bytes_at(place, &bytes);
    };
    lay(GameOption::Mission, &tiles[..players]);
    lay(Right, &tiles[players..players + beside]);
    let shapes = [(Tile::ShapeA, ShapeA), (Tile::ShapeB, ShapeB), (Tile::ShapeC, ShapeC)];
    for (_, option) in shapes.into_iter().filter(|(tile, _)| tiles[..players + beside].contains(tile)) {
        setup.set_option(option, 3);
    }
    setup
}
