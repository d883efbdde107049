//! How Gnome Village is played and counted on the desk.

use engine_nostd::games::gnome_village::GameOption::{Deluxe, Kids, Pool};
use engine_nostd::rules::Rules;
use engine_nostd::verb::Raw;
use engine_nostd::{Depth, Setup, State, Table};

use super::Village;
use super::light::Counts;
use crate::chance::Chance;
use crate::players::habits::{Aim, Habits};
use crate::players::shadow::follow;
use crate::players::tables::with;
use crate::players::{Lost, to_the_end};
use crate::tally::Unit;

/// Those of Gnome Village.
pub(in crate::players) struct Own;

impl Habits for Own {
    fn play(&self, setup: &Setup, chance: Chance) -> Result<Box<Table>, Lost> {
        to_the_end(setup, &mut Village::new(setup, chance))
    }

    fn follow(&self, setup: &Setup, full: &Table) -> Result<Box<Table>, Lost> {
        follow(setup, full, &mut Counts)
    }

    fn variants(&self, plain: &Setup) -> Vec<Setup> {
        let ways: [&[_]; 4] = [&[], &[(Deluxe, 1)], &[(Kids, 1)], &[(Deluxe, 1), (Kids, 1), (Pool, 1)]];
        ways.into_iter().map(|ways| with(plain, ways)).collect()
    }

    fn unit(&self, state: &State, _: Option<&Raw>) -> (Unit, u8) {
        let counts = matches!(state, State::GnomeVillage(Depth::Light(light)) if !light.phase().is_play());
        (if counts { Unit::Count } else { Unit::Turn }, 0)
    }

    fn aims(&self) -> &'static [Aim] {
        const { &[Aim::light(Unit::Turn, 9), Aim::unguided(Unit::Turn, 6), Aim::full(Unit::Turn, 12)] }
    }
}
