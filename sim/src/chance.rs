//! Reproducible chance: the same seed gives the same numbers, on every machine and in every version.

/// A generator of random numbers (SplitMix64): quick, small, and good enough to play badly.
#[derive(Clone, Copy, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Starts with a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns any number.
    pub fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns any byte.
    pub fn byte(&mut self) -> u8 {
        (self.any() >> 56) as u8
    }

    /// Returns a number below `end`; 0 where there is none.
    pub fn below(&mut self, end: usize) -> usize {
        // A multiplication instead of a remainder: quicker, and just as even for small ranges.
        (((self.any() >> 32) * end as u64) >> 32) as usize
    }

    /// Returns true once in `times` on average.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Picks one of a list.
    ///
    /// # Panics
    /// The list is empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        // The first numbers of SplitMix64 with seed 0, as published by its authors.
        let mut chance = Chance::new(0);
        assert_eq!([chance.any(), chance.any()], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
    }

    #[test]
    fn every_number_of_a_range_comes_and_no_other() {
        let mut chance = Chance::new(1);
        let mut seen = [0; 7];
        (0..7_000).for_each(|_| seen[chance.below(7)] += 1);
        assert!(seen.iter().all(|count| (800..1_200).contains(count)), "{seen:?}");
        assert_eq!(chance.below(0), 0);
    }
}
