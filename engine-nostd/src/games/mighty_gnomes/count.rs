//! The count at the end: what the score pad asks for, and in which order.

use super::fields::Tally;
use super::kinds::{Animal, Gnome, Resource};
use super::player::Player;

/// What is counted, in the order in which it is asked; the cards of each kind come last.
const ORDER: [Tally; 13] = [
    Tally::Vp,
    Tally::Coins,
    Tally::Basic,
    Tally::Resource(Resource::Crystal),
    Tally::Keys,
    Tally::Opened,
    Tally::Animal(Animal::Frog),
    Tally::Animal(Animal::B),
    Tally::Animal(Animal::C),
    Tally::Wild,
    Tally::Upgrades,
    Tally::Bed,
    Tally::Place,
];

/// Lists everything that is counted: cards before what only their owners are asked.
pub(super) fn order() -> impl Iterator<Item = Tally> {
    let (before, after) = ORDER.split_at(10);
    before.iter().copied().chain(Gnome::ALL.iter().map(|gnome| Tally::Cards(*gnome))).chain(after.iter().copied())
}

/// Is which numbers of the count were entered, a bit for each in the order of the questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Entered(u32);

impl Entered {
    fn bit(tally: Tally) -> u32 {
        order().position(|other| other == tally).map_or(0, |place| 1 << place)
    }

    pub(super) fn has(self, tally: Tally) -> bool {
        self.0 & Self::bit(tally) != 0
    }

    pub(super) fn mark(&mut self, tally: Tally) {
        self.0 |= Self::bit(tally);
    }
}

impl Player {
    /// Says whether a number can still change the score of this player.
    pub(super) fn matters(&self, tally: Tally) -> bool {
        match tally {
            // Chests that were not opened show no animal.
            Tally::Animal(_) | Tally::Wild => self.opened > self.animals_shown(),
            Tally::Upgrades => self.owns(Gnome::Farmer) > 0,
            Tally::Bed => self.owns(Gnome::Magic) > 0,
            _ => true,
        }
    }
}
