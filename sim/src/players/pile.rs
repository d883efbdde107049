//! A shuffled pile, or a bag: what chance decides.

use crate::chance::Chance;

/// Things in an order that nobody knows.
#[derive(Clone, Debug)]
pub(super) struct Pile<T> {
    things: Vec<T>,
}

impl<T> Pile<T> {
    /// Shuffles things.
    pub(super) fn shuffled(mut things: Vec<T>, chance: &mut Chance) -> Self {
        for last in (1..things.len()).rev() {
            things.swap(last, chance.below(last + 1));
        }
        Self { things }
    }

    /// Takes the top one; `None` if the pile is used up.
    pub(super) fn draw(&mut self) -> Option<T> {
        self.things.pop()
    }

    /// Returns the top one, which nobody has seen yet.
    pub(super) fn top(&self) -> Option<&T> {
        self.things.last()
    }

    /// Returns whether it is used up.
    pub(super) fn is_empty(&self) -> bool {
        self.things.is_empty()
    }
}

/// Lists things of several kinds, each as often as the box has it.
pub(super) fn of_each<T: Copy>(counts: &[(T, usize)]) -> Vec<T> {
    counts.iter().flat_map(|(thing, count)| std::iter::repeat_n(*thing, *count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffled_pile_holds_what_was_put_in_and_the_same_seed_shuffles_alike() {
        let things = of_each(&[('a', 2), ('b', 3), ('c', 0)]);
        assert_eq!(things, ['a', 'a', 'b', 'b', 'b']);
        let draws = |seed| {
            let mut pile = Pile::shuffled(things.clone(), &mut Chance::new(seed));
            std::iter::from_fn(move || pile.draw()).collect::<Vec<char>>()
        };
        let mut sorted = draws(1);
        sorted.sort_unstable();
        assert_eq!(sorted, things);
        assert_eq!(draws(7), draws(7));
        assert!((0..20).any(|seed| draws(seed) != draws(1)), "every seed shuffles alike");
    }
}
