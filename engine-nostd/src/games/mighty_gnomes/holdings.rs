//! What a player has at the end, and the points for it; a tracked game knows it at any time.

use super::kinds::{Animal, Gnome};
use super::scoring::Source;
use crate::standings::{Score, ScoreLine};

/// How many items make a point (MG-138).
pub const ITEMS: u16 = 4;
/// The points of a crystal (MG-139).
pub const CRYSTAL_VP: u16 = 1;
/// The points that an Alchemist brings for each crystal (MG-99).
pub const ALCHEMIST_VP: u16 = 2;
/// How many coins bring a point with a Robber (MG-101).
pub const ROBBER_SHARE: u8 = 3;
/// The points that a Knight brings (MG-103).
pub const KNIGHT_VP: u16 = 2;
/// The points that a Knight brings to whoever is furthest on the trail (MG-103).
pub const FURTHEST_KNIGHT_VP: u16 = 4;
/// The points that a Keyholder brings for each key (MG-109).
pub const KEYHOLDER_VP: u16 = 2;
/// The points of three different animals (MG-141).
pub const TRIO: u16 = 5;
/// The points of two equal animals (MG-141).
pub const PAIR: u16 = 3;

/// Everything of a player that scores at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Holdings {
    pub(super) vp: u16,
    pub(super) coins: u8,
    /// The four basic resources together.
    pub(super) basic: u8,
    pub(super) crystals: u8,
    pub(super) keys: u8,
    /// The opened chests.
    pub(super) opened: u8,
    pub(super) animals: [u8; Animal::ALL.len()],
    pub(super) wild: u8,
    pub(super) cards: [u8; Gnome::ALL.len()],
    /// The steps on both tracks together.
    pub(super) upgrades: u8,
    /// The size of the tile in the bedroom.
    pub(super) bed: u8,
}

impl Holdings {
    pub(super) fn owns(&self, gnome: Gnome) -> u8 {
        self.cards[gnome as usize]
    }

    /// Returns the number of animals that lie open, wild ones included.
    pub(super) fn animals_shown(&self) -> u8 {
        self.animals.iter().sum::<u8>() + self.wild
    }

    /// Returns the points of coins, basic resources and keys (MG-138).
    pub(super) fn item_points(&self) -> u16 {
        (u16::from(self.coins) + u16::from(self.basic) + u16::from(self.keys)) / ITEMS
    }

    /// Returns the points that one card of a kind brings (MG-97 to MG-113).
    fn card_points(&self, gnome: Gnome, furthest: bool) -> u16 {
        match gnome {
            Gnome::Magic => u16::from(self.bed),
            Gnome::Alchemist => ALCHEMIST_VP * u16::from(self.crystals),
            Gnome::Robber => u16::from(self.coins / ROBBER_SHARE),
            Gnome::Knight if furthest => FURTHEST_KNIGHT_VP,
            Gnome::Knight => KNIGHT_VP,
            // It counts as an animal instead.
            Gnome::Druid => 0,
            Gnome::Keyholder => KEYHOLDER_VP * u16::from(self.keys),
            Gnome::Bandito => u16::from(self.opened),
            Gnome::Farmer => u16::from(self.upgrades),
        }
    }

    pub(super) fn gnome_points(&self, furthest: bool) -> u16 {
        Gnome::ALL.iter().map(|gnome| u16::from(self.owns(*gnome)) * self.card_points(*gnome, furthest)).sum()
    }

    /// Finds the best sets of animals; wild ones and Druids stand for any animal (MG-107, MG-141).
    pub(super) fn animal_sets(&self) -> Sets {
        best_sets(self.animals, self.wild + self.owns(Gnome::Druid))
    }

    /// Returns the lines of the score; kinds that the player does not have are left out.
    pub(super) fn score(&self, furthest: bool) -> Score {
        let sets = self.animal_sets();
        let always = [
            ScoreLine::of(Source::Vp, self.vp, 1),
            ScoreLine::of(Source::Items, self.item_points(), 1),
            ScoreLine::of(Source::Crystals, u16::from(self.crystals), CRYSTAL_VP),
        ];
        let gnomes = Gnome::ALL.iter().filter(|gnome| self.owns(**gnome) > 0).filter_map(|gnome| {
            let cards = u16::from(self.owns(*gnome));
            Source::of(*gnome).map(|source| ScoreLine::of(source, cards, self.card_points(*gnome, furthest)))
        });
        let animals = [
            ScoreLine::of(Source::AnimalTrios, sets.trios, TRIO),
            ScoreLine::of(Source::AnimalPairs, sets.pairs, PAIR),
        ];
        always.into_iter().chain(gnomes).chain(animals.into_iter().filter(|line| line.count > 0)).collect()
    }
}

/// A grouping of animals into sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sets {
    /// The sets of three different animals.
    pub(super) trios: u16,
    /// The sets of two equal animals.
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
            // Two trios are worth more than the three pairs they could be instead (10 and 9), so only one trio fewer
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

#[cfg(test)]
mod tests {
    use super::super::goods::Goods;
    use super::super::player::Player;
    use super::*;

    /// The definition in the rules, without any shortcut: every split, every number of trios (section 6).
    fn defined(animals: [u8; 3], wild: u8) -> u16 {
        let mut best = 0;
        for x in 0..=wild {
            for y in 0..=wild - x {
                let [a, b, c] = [animals[0] + x, animals[1] + y, animals[2] + (wild - x - y)].map(u16::from);
                for t in 0..=a.min(b).min(c) {
                    best = best.max(5 * t + 3 * ((a - t) / 2 + (b - t) / 2 + (c - t) / 2));
                }
            }
        }
        best
    }

    #[test]
    fn animals_are_put_together_in_the_best_way_mg_141() {
        // W9, and the three examples of section 6.
        for (animals, wild, points) in [
            ([1, 1, 1], 0, 5),
            ([2, 0, 0], 0, 3),
            ([2, 1, 1], 0, 5),
            ([3, 1, 1], 0, 8),
            ([1, 1, 0], 1, 5),
            ([2, 2, 0], 1, 6),
            ([2, 1, 1], 1, 8),
            ([2, 2, 2], 0, 10),
            ([0, 0, 0], 2, 3),
            ([2, 2, 1], 0, 6),
            ([3, 3, 2], 0, 11),
            ([0, 0, 0], 0, 0),
            ([1, 0, 0], 0, 0),
        ] {
            assert_eq!(best_sets(animals, wild).points(), points, "{animals:?} and {wild} wild");
        }
    }

    #[test]
    fn no_assignment_of_wild_animals_is_better_mg_107_mg_141() {
        for code in 0..6u16.pow(4) {
            let digit = |place: u32| (code / 6u16.pow(place) % 6) as u8;
            let (animals, wild) = ([digit(0), digit(1), digit(2)], digit(3));
            let sets = best_sets(animals, wild);
            assert_eq!(sets.points(), defined(animals, wild), "{animals:?} and {wild} wild");
            let used = 3 * sets.trios + 2 * sets.pairs;
            assert!(used <= animals.iter().map(|count| u16::from(*count)).sum::<u16>() + u16::from(wild));
        }
    }

    #[test]
    fn a_druid_is_an_animal_and_scores_nothing_itself_mg_107() {
        let mut player = Holdings { animals: [1, 1, 0], opened: 2, ..Holdings::default() };
        assert_eq!(player.animal_sets().points(), 0);
        player.cards[Gnome::Druid as usize] = 1;
        assert_eq!((player.animal_sets().points(), player.gnome_points(false)), (5, 0));
    }

    #[test]
    fn every_gnome_has_its_own_criterion_and_nothing_is_spent_mg_97_to_mg_113() {
        // 10 coins, 3 keys, 2 crystals, bedroom tile 4, 5 opened chests, 2 + 1 steps.
        let board = Player {
            goods: Goods::new([1, 0, 0, 0, 2, 10]),
            keys: 3,
            bed: 4,
            opened: 5,
            levels: [2, 1],
            ..Player::default()
        };
        let board = board.holdings();
        let each = [
            (Gnome::Magic, 4),
            (Gnome::Alchemist, 4),
            (Gnome::Robber, 3),
            (Gnome::Knight, 2),
            (Gnome::Druid, 0),
            (Gnome::Keyholder, 6),
            (Gnome::Bandito, 5),
            (Gnome::Farmer, 3),
        ];
        for (gnome, points) in each {
            let mut player = board;
            player.cards[gnome as usize] = 1;
            assert_eq!(player.gnome_points(false), points, "{gnome:?}");
            // A23: each copy scores on its own.
            player.cards[gnome as usize] = 2;
            assert_eq!(player.gnome_points(false), 2 * points, "{gnome:?}");
            // MG-138, MG-139: (10 + 1 + 3) / 4 and 2 crystals, whatever the gnomes count.
            assert_eq!((player.item_points(), player.crystals), (3, 2));
        }
        // MG-103.
        let mut knight = board;
        knight.cards[Gnome::Knight as usize] = 1;
        assert_eq!(knight.gnome_points(true), 4);
    }

    #[test]
    fn the_lines_name_only_what_there_is() {
        let mut player = Holdings { vp: 31, coins: 10, animals: [2, 0, 0], opened: 2, ..Holdings::default() };
        player.cards[Gnome::Robber as usize] = 1;
        let lines = player.score(false);
        let words: heapless::Vec<&str, 16> = lines.iter().map(|line| line.what.word()).collect();
        assert_eq!(words.as_slice(), ["vp", "items", "crystals", "robber", "animal-pairs"]);
        assert!(words.iter().all(|word| Source::WORDS.contains(word)));
        // 31 + 10/4 + 0 + 10/3 + 3.
        assert_eq!(lines.iter().map(|line| line.points).sum::<u16>(), 31 + 2 + 3 + 3);
    }
}
