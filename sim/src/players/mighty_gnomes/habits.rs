//! How Mighty Gnomes is played and counted on the desk.

use engine_nostd::games::mighty_gnomes::GameOption::{Druid, Gnomes, Trail};
use engine_nostd::games::mighty_gnomes::Phase;
use engine_nostd::rules::Rules;
use engine_nostd::verb::Raw;
use engine_nostd::{Depth, Setup, State, Table};

use super::Castle;
use super::light::Turns;
use crate::chance::Chance;
use crate::players::habits::{Aim, Habits};
use crate::players::shadow::follow;
use crate::players::tables::with;
use crate::players::{Lost, to_the_end};
use crate::tally::Unit;

/// Five of the eight kinds of mighty gnomes, the Druid among them, by their bits.
const WITH_DRUID: u8 = 0b0001_1111;

/// Those of Mighty Gnomes.
pub(in crate::players) struct Own;

impl Habits for Own {
    fn play(&self, setup: &Setup, chance: Chance) -> Result<Box<Table>, Lost> {
        to_the_end(setup, &mut Castle::new(chance))
    }

    fn follow(&self, setup: &Setup, full: &Table) -> Result<Box<Table>, Lost> {
        follow(setup, full, &mut Turns::default())
    }

    fn variants(&self, plain: &Setup) -> Vec<Setup> {
        // Five of eight kinds, by their bits; the Druid's tile has a size.
        let ways: [&[_]; 3] =
            [&[], &[(Gnomes, WITH_DRUID), (Druid, 2)], &[(Gnomes, 0b1111_1000), (Druid, 3), (Trail, 15)]];
        ways.into_iter().map(|ways| with(plain, ways)).collect()
    }

    /// Says which gnomes take part, and how large the Druid's tile is, which the light game does not ask.
    fn closely(&self, full: Setup) -> Setup {
        let told = full.option(Gnomes);
        with(&full, &[(Gnomes, if told == 0 { WITH_DRUID } else { told }), (Druid, 2)])
    }

    fn unit(&self, state: &State, _: Option<&Raw>) -> (Unit, u8) {
        let (phase, lap) = match state {
            State::MightyGnomes(Depth::Full(full)) => (full.phase(), full.lap()),
            State::MightyGnomes(Depth::Light(light)) => (light.phase(), light.lap()),
            // On a pad there are only numbers, and no other game comes here.
            _ => return (Unit::Count, 0),
        };
        match phase {
            Phase::Turn | Phase::Druid => (Unit::Turn, lap),
            Phase::Rewards | Phase::Refresh => (Unit::RoundEnd, 0),
            Phase::Count | Phase::Over => (Unit::Count, 0),
        }
    }

    fn aims(&self) -> &'static [Aim] {
        const { &[Aim::light(Unit::Turn, 4), Aim::full(Unit::Turn, 9)] }
    }
}
