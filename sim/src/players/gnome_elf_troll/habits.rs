//! How Gnome Elf Troll is played and counted on the desk.

use engine_nostd::games::gnome_elf_troll::LightPhase;
use engine_nostd::rules::Rules;
use engine_nostd::verb::Raw;
use engine_nostd::{Depth, Setup, State, Table};

use super::Gardens;
use super::light::Totals;
use crate::chance::Chance;
use crate::players::habits::{Aim, Habits};
use crate::players::shadow::follow;
use crate::players::{Lost, to_the_end};
use crate::tally::Unit;

/// Those of Gnome Elf Troll.
pub(in crate::players) struct Own;

impl Habits for Own {
    fn play(&self, setup: &Setup, chance: Chance) -> Result<Box<Table>, Lost> {
        to_the_end(setup, &mut Gardens::new(setup, chance))
    }

    fn follow(&self, setup: &Setup, full: &Table) -> Result<Box<Table>, Lost> {
        follow(setup, full, &mut Totals::default())
    }

    fn unit(&self, state: &State, _: Option<&Raw>) -> (Unit, u8) {
        let counts = matches!(state, State::GnomeElfTroll(Depth::Light(light)) if light.phase() == LightPhase::Count);
        (if counts { Unit::Count } else { Unit::Turn }, 0)
    }

    fn aims(&self) -> &'static [Aim] {
        const { &[Aim::light(Unit::Turn, 5), Aim::unguided(Unit::Turn, 5), Aim::full(Unit::Turn, 7)] }
    }
}
