//! What lies beside the board: gains, room, upgrades.
//!
//! What the box limits is not stored twice: supplies, bag and stacks are what the players leave, so their totals hold
//! by construction.

use super::Full;
use super::kinds::{Gnome, Good, Track};
use super::player::Player;
use crate::Seat;
use crate::rules::Rules;

/// The value of all coins (MG-20).
pub const COINS: u8 = 104;
/// The tokens of each resource.
pub const TOKENS: u8 = 16;
/// The treasure chests.
pub const CHESTS: u8 = 24;
/// The most steps of a track.
pub const STEPS: u8 = 6;
/// The smallest capacity that is printed at a step.
pub const LEAST_ROOM: u8 = 2;
/// The largest capacity that is printed at a step.
pub const MOST_ROOM: u8 = 40;
/// The most points that are printed at a step.
pub const MOST_STEP_VP: u8 = 20;
/// The most of a good that a card or a step costs.
pub const MOST_COST: u8 = 9;

/// What is printed at a step of a track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct TrackStep {
    /// How much there is room for from here on.
    pub capacity: u8,
    /// The points that the step brings.
    pub vp: u8,
    /// What it costs: sand for the warehouse, wood for the table.
    pub price: u8,
}

impl Track {
    /// Returns the capacity before the first step (MG-12, MG-13).
    #[must_use]
    pub const fn base(self) -> u8 {
        match self {
            Self::Warehouse => 6,
            Self::Table => 2,
        }
    }

    /// Returns what a step is paid with (MG-73).
    #[must_use]
    pub const fn paid_with(self) -> Good {
        match self {
            Self::Warehouse => Good::Sand,
            Self::Table => Good::Wood,
        }
    }
}

impl Full {
    /// Returns what is printed at the steps of a track, as it was told, from the first step on.
    #[must_use]
    pub fn steps(&self, track: Track) -> &[TrackStep] {
        &self.steps[track as usize]
    }

    fn total(&self, count: impl Fn(&Player) -> u8) -> u8 {
        self.seats().map(|seat| count(&self.boards[seat])).sum()
    }

    /// Returns how much of a good nobody has.
    pub(super) fn supply(&self, good: Good) -> u8 {
        let all = if good == Good::Coins { COINS } else { TOKENS };
        all - self.total(|player| player.goods[good])
    }

    /// Returns the number of chests in the bag: all that are neither at the trail nor with a player.
    pub(super) fn bag(&self) -> u8 {
        CHESTS - self.open - self.total(|player| player.closed + player.opened)
    }

    /// Returns the number of cards of a kind that nobody has taken (MG-08).
    pub(super) fn stock(&self, gnome: Gnome) -> u8 {
        if self.lineup.has(gnome) { self.players - self.total(|player| player.owns(gnome)) } else { 0 }
    }

    /// Pays what is due from the supply, or as much as is left (MG-46).
    pub(super) fn gain(&mut self, seat: Seat, good: Good, amount: u8) {
        // Most amounts are 0, and counting the supply is costly.
        if amount > 0 {
            let given = amount.min(self.supply(good));
            self.boards[seat].goods[good] += given;
        }
    }

    /// Draws closed chests, as many as there are (MG-46).
    pub(super) fn gain_chests(&mut self, seat: Seat, chests: u8) {
        let given = chests.min(self.bag());
        self.boards[seat].closed += given;
    }

    /// Returns the capacity of a track at a level.
    pub(super) fn capacity_at(&self, track: Track, level: u8) -> u8 {
        let step = usize::from(level).checked_sub(1).and_then(|index| self.steps(track).get(index));
        step.map_or(track.base(), |step| step.capacity)
    }

    /// Returns how much a player has room for.
    #[must_use]
    pub fn capacity(&self, seat: Seat, track: Track) -> u8 {
        self.capacity_at(track, self.boards[seat].level(track))
    }

    /// Returns the number of resources that there is no room for (MG-47).
    #[must_use]
    pub fn excess(&self, seat: Seat) -> u8 {
        self.boards[seat].goods.resources().saturating_sub(self.capacity(seat, Track::Warehouse))
    }

    /// Returns the next step of a track, if it was told.
    #[must_use]
    pub fn next_step(&self, seat: Seat, track: Track) -> Option<TrackStep> {
        self.steps(track).get(usize::from(self.boards[seat].level(track))).copied()
    }

    /// Moves a steward one step right and scores what is printed there (MG-145).
    pub(super) fn upgrade(&mut self, seat: Seat, track: Track) {
        if let Some(step) = self.next_step(seat, track) {
            let player = &mut self.boards[seat];
            player.levels[track as usize] += 1;
            player.score(u16::from(step.vp));
        }
    }

    /// Returns whether a step can have this capacity: levels follow each other, capacities do not decrease, and there
    /// is room for what players on the level hold.
    pub(super) fn fits_step(&self, track: Track, level: u8, capacity: u8) -> bool {
        let known = self.steps(track);
        let index = usize::from(level - 1);
        let after = known.get(index + 1).map_or(u8::MAX, |step| step.capacity);
        let held = self.seats().map(|seat| &self.boards[seat]).filter(|player| player.level(track) == level);
        let mut held = held.map(|player| match track {
            Track::Warehouse => player.goods.resources(),
            Track::Table => player.gnomes(),
        });
        index <= known.len()
            && capacity >= self.capacity_at(track, level - 1)
            && capacity <= after
            && held.all(|held| capacity >= held)
    }

    pub(super) fn set_step(&mut self, track: Track, level: u8, step: TrackStep) {
        let known = &mut self.steps[track as usize];
        match known.get_mut(usize::from(level - 1)) {
            Some(old) => *old = step,
            // There is room for as many steps as there are levels.
            None => _ = known.push(step),
        }
    }
}
