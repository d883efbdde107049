//! The kinds of mighty gnomes that take part.

use super::kinds::Gnome;

/// How many kinds take part (MG-07).
pub const KINDS_IN_PLAY: u32 = 5;

/// The kinds of mighty gnomes that take part, a bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lineup(u8);

impl Lineup {
    /// All kinds, for a light game in which nobody told which ones take part.
    pub(super) const ALL: Self = Self(u8::MAX);

    /// Reads the kinds from the bits of a set-up; `None` if they are not five.
    pub(super) fn from_bits(bits: u8) -> Option<Self> {
        (bits.count_ones() == KINDS_IN_PLAY).then_some(Self(bits))
    }

    pub(super) const fn has(self, gnome: Gnome) -> bool {
        self.0 >> gnome as u8 & 1 == 1
    }

    /// Lists the kinds that take part.
    pub(super) fn iter(self) -> impl Iterator<Item = Gnome> {
        Gnome::ALL.iter().copied().filter(move |gnome| self.has(*gnome))
    }
}
