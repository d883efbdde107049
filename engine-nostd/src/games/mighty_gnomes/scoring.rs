//! Final scoring; it is computed at any time, so that the points can be shown during the game.

use super::MightyGnomes;
use super::kinds::{Animal, Gnome, Resource};
use super::player::Player;
use crate::Seat;
use crate::standings::{Line, Lines};

/// The lines of a score: the track, what lies there, the gnomes, the animals.
pub(super) const LINES: &[&str] = &[
    "vp",
    "items",
    "crystals",
    "magic",
    "alchemist",
    "robber",
    "knight",
    "keyholder",
    "bandito",
    "farmer",
    "animal-trios",
    "animal-pairs",
];

/// What ranks the players: the points, then who is further on the trail (MG-143, MG-144).
pub(super) const DECIDERS: &[&str] = &["points", "trail-order"];

/// The items that make a point (MG-138).
const ITEMS: u16 = 4;
/// The points of three different animals and of two equal ones (MG-141).
const TRIO: u16 = 5;
const PAIR: u16 = 3;

impl Player {
    /// Counts the points of coins, basic resources and keys (MG-138).
    pub(super) fn item_points(&self) -> u16 {
        let basic: u8 = self.resources[..Resource::Crystal as usize].iter().sum();
        (u16::from(self.coins) + u16::from(basic) + u16::from(self.basic) + u16::from(self.keys)) / ITEMS
    }

    fn crystals(&self) -> u16 {
        u16::from(self.resources[Resource::Crystal as usize])
    }

    /// Counts the points that one card of a kind brings (MG-97 to MG-113).
    fn card_points(&self, gnome: Gnome, furthest: bool) -> u16 {
        match gnome {
            Gnome::Magic => u16::from(self.bed),
            Gnome::Alchemist => 2 * self.crystals(),
            Gnome::Robber => u16::from(self.coins / 3),
            Gnome::Knight if furthest => 4,
            Gnome::Knight => 2,
            // It is an animal instead.
            Gnome::Druid => 0,
            Gnome::Keyholder => 2 * u16::from(self.keys),
            Gnome::Bandito => u16::from(self.opened),
            Gnome::Farmer => u16::from(self.levels.iter().sum::<u8>() + self.upgrades),
        }
    }

    pub(super) fn gnome_points(&self, furthest: bool) -> u16 {
        Gnome::ALL.iter().map(|gnome| u16::from(self.owns(*gnome)) * self.card_points(*gnome, furthest)).sum()
    }

    /// Finds the best sets of animals, wild ones and Druids being any (MG-107, MG-141).
    pub(super) fn animal_sets(&self) -> Sets {
        best_sets(self.animals, self.wild + self.owns(Gnome::Druid))
    }

    /// Lists the lines of the score; kinds that the player does not have are left out.
    pub(super) fn lines(&self, furthest: bool) -> Lines {
        let line = |what, count: u16, each: u16| Line { what, count, each, points: count * each };
        let sets = self.animal_sets();
        let always =
            [line("vp", self.vp, 1), line("items", self.item_points(), 1), line("crystals", self.crystals(), 1)];
        let gnomes = Gnome::ALL.iter().filter(|gnome| **gnome != Gnome::Druid && self.owns(**gnome) > 0);
        let gnomes = gnomes.map(|gnome| {
            line(gnome.word(), u16::from(self.owns(*gnome)), self.card_points(*gnome, furthest))
        });
        let animals = [line("animal-trios", sets.trios, TRIO), line("animal-pairs", sets.pairs, PAIR)];
        always.into_iter().chain(gnomes).chain(animals.into_iter().filter(|line| line.count > 0)).collect()
    }
}

/// Is how animals are put together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sets {
    /// Three different animals.
    pub(super) trios: u16,
    /// Two equal animals.
    pub(super) pairs: u16,
}

impl Sets {
    pub(super) fn points(self) -> u16 {
        TRIO * self.trios + PAIR * self.pairs
    }
}

/// Finds the sets with the most points, over every way to assign the wild animals.
fn best_sets(animals: [u8; Animal::ALL.len()], wild: u8) -> Sets {
    let mut best = Sets::default();
    for frogs in 0..=wild {
        for bs in 0..=wild - frogs {
            let counts = [animals[0] + frogs, animals[1] + bs, animals[2] + (wild - frogs - bs)].map(u16::from);
            let most = counts.into_iter().min().unwrap_or(0);
            // Two trios are worth more than the three pairs they could be instead (10 and 9), so at most one trio less
            // than possible can be better.
            for trios in most.saturating_sub(1)..=most {
                let pairs = counts.iter().map(|count| (count - trios) / 2).sum();
                let sets = Sets { trios, pairs };
                if sets.points() > best.points() {
                    best = sets;
                }
            }
        }
    }
    best
}

impl MightyGnomes {
    pub(super) fn score_lines(&self, seat: Seat) -> Lines {
        self.boards[seat].lines(self.is_furthest(seat))
    }
}
