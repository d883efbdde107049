//! What lies beside the board: gaining, paying, room.
//!
//! What the box limits is not stored twice: supplies, bag and stacks are what the players leave over, so their totals
//! hold by construction.

use super::kinds::{Cost, Gnome, Good, Resource, Track, cost};
use super::player::Player;
use super::{MightyGnomes, Refusal};
use crate::Seat;
use crate::rules::Rules;

/// The value of all coins (MG-20).
pub(super) const COINS: u8 = 104;
/// The tokens of each resource.
pub(super) const TOKENS: u8 = 16;
/// The treasure chests.
pub(super) const CHESTS: u8 = 24;
/// The most steps of a track.
pub(super) const STEPS: usize = 6;

/// Is what is printed at a step of a track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) capacity: u8,
    pub(super) vp: u8,
    /// In sand for the warehouse, in wood for the table.
    pub(super) price: u8,
}

impl Track {
    /// Gives the capacity before the first step (MG-12, MG-13).
    pub(super) const fn base(self) -> u8 {
        match self {
            Self::Warehouse => 6,
            Self::Table => 2,
        }
    }

    /// Gives what a step is paid with (MG-73).
    pub(super) const fn paid_with(self) -> Good {
        match self {
            Self::Warehouse => Good::Sand,
            Self::Table => Good::Wood,
        }
    }
}

impl Good {
    /// Gives the resource, where it is one.
    pub(super) fn resource(self) -> Option<Resource> {
        Resource::from_index(self as usize)
    }
}

impl From<Resource> for Good {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Wood => Self::Wood,
            Resource::Sand => Self::Sand,
            Resource::Mushroom => Self::Mushroom,
            Resource::Chamomile => Self::Chamomile,
            Resource::Crystal => Self::Crystal,
        }
    }
}

impl Player {
    pub(super) fn has(&self, good: Good) -> u8 {
        good.resource().map_or(self.coins, |resource| self.resources[resource as usize])
    }

    pub(super) fn has_mut(&mut self, good: Good) -> &mut u8 {
        match good.resource() {
            Some(resource) => &mut self.resources[resource as usize],
            None => &mut self.coins,
        }
    }

    /// Checks whether something can be paid; of several things that are short the first is told.
    pub(super) fn check_means(&self, cost: &Cost) -> Result<(), Refusal> {
        for good in Good::ALL {
            let (has, costs) = (self.has(*good), cost[*good as usize]);
            if has < costs {
                return Err(Refusal::NotEnough { good: *good, has, costs });
            }
        }
        Ok(())
    }

    pub(super) fn check_one(&self, good: Good, amount: u8) -> Result<(), Refusal> {
        self.check_means(&cost(good, amount))
    }

    pub(super) fn pay(&mut self, cost: &Cost) {
        for good in Good::ALL {
            *self.has_mut(*good) -= cost[*good as usize];
        }
    }
}

impl MightyGnomes {
    fn total(&self, count: impl Fn(&Player) -> u8) -> u8 {
        self.seats().map(|seat| count(&self.boards[seat])).sum()
    }

    pub(super) fn supply(&self, good: Good) -> u8 {
        let all = if good == Good::Coins { COINS } else { TOKENS };
        all - self.total(|player| player.has(good))
    }

    /// Counts the chests in the bag: all that are neither at the trail nor with a player.
    pub(super) fn bag(&self) -> u8 {
        CHESTS - self.open - self.total(|player| player.closed + player.opened)
    }

    /// Counts the cards of a kind that nobody has taken (MG-08).
    pub(super) fn stock(&self, gnome: Gnome) -> u8 {
        if self.takes_part(gnome) { self.players - self.total(|player| player.owns(gnome)) } else { 0 }
    }

    /// Gives from the supply what is due, or what is left of it (MG-46).
    pub(super) fn gain(&mut self, seat: Seat, good: Good, amount: u8) {
        let given = amount.min(self.supply(good));
        *self.boards[seat].has_mut(good) += given;
    }

    /// Draws closed chests, as many as there are (MG-46).
    pub(super) fn gain_chests(&mut self, seat: Seat, chests: u8) {
        let given = chests.min(self.bag());
        self.boards[seat].closed += given;
    }

    /// Gives the capacity of a track at a level.
    pub(super) fn capacity_at(&self, track: Track, level: u8) -> u8 {
        let step = usize::from(level).checked_sub(1).and_then(|index| self.steps[track as usize].get(index));
        step.map_or(track.base(), |step| step.capacity)
    }

    pub(super) fn capacity(&self, seat: Seat, track: Track) -> u8 {
        self.capacity_at(track, self.boards[seat].levels[track as usize])
    }

    /// Counts the resources that there is no room for.
    pub(super) fn excess(&self, seat: Seat) -> u8 {
        self.boards[seat].stored().saturating_sub(self.capacity(seat, Track::Warehouse))
    }

    /// Gives the next step of a track, if it was entered.
    pub(super) fn next_step(&self, seat: Seat, track: Track) -> Option<Step> {
        self.steps[track as usize].get(usize::from(self.boards[seat].levels[track as usize])).copied()
    }

    /// Moves a steward one step right and scores what is printed there (MG-145).
    pub(super) fn upgrade(&mut self, seat: Seat, track: Track) {
        if let Some(step) = self.next_step(seat, track) {
            let player = &mut self.boards[seat];
            player.levels[track as usize] += 1;
            player.score(u16::from(step.vp));
        }
    }

    /// Checks what is said to be printed at a step: levels follow each other, and capacities do not fall.
    pub(super) fn fits_step(&self, track: Track, level: u8, capacity: u8) -> bool {
        let known = &self.steps[track as usize];
        let index = usize::from(level - 1);
        let after = known.get(index + 1).map_or(u8::MAX, |step| step.capacity);
        let held = self.seats().map(|seat| &self.boards[seat]).filter(|player| player.levels[track as usize] == level);
        let mut held = held.map(|player| match track {
            Track::Warehouse => player.stored(),
            Track::Table => player.gnomes(),
        });
        index <= known.len()
            && capacity >= self.capacity_at(track, level - 1)
            && capacity <= after
            && held.all(|held| capacity >= held)
    }

    pub(super) fn set_step(&mut self, track: Track, level: u8, step: Step) {
        let known = &mut self.steps[track as usize];
        match known.get_mut(usize::from(level - 1)) {
            Some(old) => *old = step,
            // There is room for as many steps as there are levels.
            None => _ = known.push(step),
        }
    }
}
