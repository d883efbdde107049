//! What is in the box and printed on boards and cards.
//!
//! The rules give the numbers of chests and books, but neither what the cards cost, nor the steps of the tracks, nor what
//! the forest, the trail and each chest show. Those below add up to the totals, and are a guess.

use engine_nostd::arg::Number;
use engine_nostd::games::mighty_gnomes::{Animal, Book, Chest, Gnome, Move, Resource, Track};

use super::super::pile::of_each;

/// A square of the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Square {
    /// A resource.
    Resource(Resource),
    /// A step on the trail.
    Compass,
    /// A treasure chest.
    Chest,
    /// Nothing.
    Grass,
}

/// Lists the squares of the forest without its crystals.
pub(super) fn squares() -> Vec<Square> {
    of_each(&[
        (Square::Resource(Resource::Wood), 8),
        (Square::Resource(Resource::Sand), 8),
        (Square::Resource(Resource::Mushroom), 7),
        (Square::Resource(Resource::Chamomile), 6),
        (Square::Compass, 7),
        (Square::Chest, 3),
        (Square::Grass, 9),
    ])
}

/// Lists the attic books, 9 golden and 9 silver ones.
pub(super) fn books() -> Vec<Book> {
    of_each(&[
        (Book::GoldInvite, 2),
        (Book::GoldVenture, 2),
        (Book::GoldUpgrade, 2),
        (Book::GoldCoins, 1),
        (Book::GoldKey, 2),
        (Book::FreeInvite, 1),
        (Book::PaidInvite, 1),
        (Book::Green, 2),
        (Book::Work, 2),
        (Book::Refresh, 1),
        (Book::SilverCoins, 1),
        (Book::SilverKeys, 1),
    ])
}

/// What is in a chest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Content {
    pub(super) animal: Option<Animal>,
    pub(super) vp: u8,
    pub(super) coins: u8,
    /// Wood, sand, mushroom, chamomile, crystal.
    pub(super) resources: [u8; 5],
}

/// Lists the treasure chests.
pub(super) fn chests() -> Vec<(Chest, Content)> {
    let animal = |animal, vp| (Chest::Animal, Content { animal: Some(animal), vp, ..Content::default() });
    let resources = |resources| (Chest::Resources, Content { resources, ..Content::default() });
    of_each(&[
        (animal(Animal::Frog, 1), 3),
        (animal(Animal::B, 2), 3),
        (animal(Animal::C, 3), 3),
        ((Chest::Wild, Content::default()), 2),
        ((Chest::Frog5, Content::default()), 1),
        ((Chest::Chests, Content::default()), 2),
        (resources([2, 1, 0, 0, 0]), 2),
        (resources([0, 0, 1, 1, 1]), 2),
        ((Chest::VpCoins, Content { vp: 2, coins: 2, ..Content::default() }), 3),
        ((Chest::Vp3, Content::default()), 3),
    ])
}

/// Returns what the spaces of the trail bring that are passed from one to another: points, and open chests.
pub(super) fn trail(from: u8, to: u8) -> (u8, u8) {
    let passed = || from + 1..=to;
    (passed().filter(|space| space % 3 == 0).count() as u8, passed().filter(|space| space % 5 == 0).count() as u8)
}

/// Lists what is printed on the cards of a lineup and at the steps of both tracks, in the order in which a device that
/// knows them tells them.
pub(super) fn printed(lineup: impl Iterator<Item = Gnome>) -> Vec<Move> {
    let costs = lineup.map(|gnome| {
        let [wood, sand, mushroom, chamomile, crystal, coins] = cost(gnome).map(Number);
        Move::SetCost { gnome, wood, sand, mushroom, chamomile, crystal, coins }
    });
    let steps = Track::ALL.iter().flat_map(|track| {
        let (base, by) = match track {
            Track::Warehouse => (6, 2),
            Track::Table => (2, 1),
        };
        (1..=4).map(move |level| Move::SetStep {
            track: *track,
            level: Number(level),
            cap: Number(base + by * level),
            vp: Number(level),
            cost: Number(1 + level / 2),
        })
    });
    costs.chain(steps).collect()
}

/// Returns what a kind of mighty gnome costs: wood, sand, mushroom, chamomile, crystal, coins.
const fn cost(gnome: Gnome) -> [u8; 6] {
    match gnome {
        Gnome::Magic => [1, 0, 1, 0, 0, 0],
        Gnome::Alchemist => [0, 1, 0, 0, 1, 0],
        Gnome::Robber => [1, 1, 0, 0, 0, 0],
        Gnome::Knight => [0, 0, 2, 0, 0, 0],
        Gnome::Druid => [0, 0, 1, 1, 0, 0],
        Gnome::Keyholder => [0, 2, 0, 0, 0, 0],
        Gnome::Bandito => [0, 0, 0, 1, 0, 1],
        Gnome::Farmer => [2, 0, 0, 0, 0, 0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_has_as_many_chests_and_books_as_the_rules_say() {
        assert_eq!(chests().len(), 24);
        assert_eq!(books().len(), 18);
        assert_eq!(books().iter().filter(|book| book.is_golden()).count(), 9);
    }

    #[test]
    fn the_trail_brings_what_is_passed_and_not_what_is_left() {
        // From 2 to 6: a point at 3 and at 6, a chest at 5.
        assert_eq!(trail(2, 6), (2, 1));
        assert_eq!(trail(3, 4), (0, 0));
    }
}
