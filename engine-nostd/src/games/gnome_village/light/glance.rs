//! What the screens read of a light game.

use super::{CoinsIn, Light, PointBusiness};
use crate::Seat;
use crate::rules::Rules;
use crate::standings::Scored;

impl Light {
    /// Returns whether a turn goes phase by phase.
    #[must_use]
    pub fn has_guide(&self) -> bool {
        self.guide
    }

    /// Returns where the coins are.
    #[must_use]
    pub fn coins_in(&self) -> CoinsIn {
        self.coins_in
    }

    /// Returns the player whose turn it is, who is asked, or who was asked last.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns the place of that player in the order of play, counted from 1.
    #[must_use]
    pub fn place_of_active(&self) -> u8 {
        let before = self.first.clockwise(self.players()).take_while(|seat| *seat != self.active);
        before.count() as u8 + 1
    }

    /// Returns the number of a player's coins.
    #[must_use]
    pub fn coins(&self, seat: Seat) -> u8 {
        self.counts[seat].coins
    }

    /// Returns the number of a player's workshops.
    #[must_use]
    pub fn workshops(&self, seat: Seat) -> u8 {
        self.counts[seat].workshops
    }

    /// Returns the number of a player's gnomes, and so of the lit houses.
    #[must_use]
    pub fn gnomes(&self, seat: Seat) -> u8 {
        self.counts[seat].gnomes
    }

    /// Returns the number of a player's businesses of a kind.
    #[must_use]
    pub fn businesses(&self, seat: Seat, kind: PointBusiness) -> u8 {
        self.counts[seat].of(kind)
    }

    /// Returns the number of gnomes that each player has in this game.
    #[must_use]
    pub fn gnomes_of_all(&self) -> u8 {
        self.max_gnomes()
    }

    /// Returns the player who holds the Happy Gnome.
    #[must_use]
    pub fn happy_gnome(&self) -> Option<Seat> {
        self.happy
    }

    /// Returns who placed the last gnome, so that this round is the last one.
    #[must_use]
    pub fn end_trigger(&self) -> Option<Seat> {
        self.trigger
    }

    /// Returns the tiles of a village: those that were told, or the likeliest number.
    #[must_use]
    pub fn tiles(&self, seat: Seat) -> u8 {
        self.counts[seat].tiles()
    }

    /// Returns the fewest tiles that a village can have.
    #[must_use]
    pub fn fewest_tiles(&self, seat: Seat) -> u8 {
        self.counts[seat].fewest_tiles()
    }

    /// Returns the opponent with the most points, the first in the order of play; only of those with coins, if anybody
    /// has any.
    #[must_use]
    pub fn leading_opponent(&self) -> Option<Seat> {
        let best = |with_coins: bool| {
            let asked = self.opponents().filter(|seat| !with_coins || self.counts[*seat].coins > 0);
            asked.reduce(|best, seat| if self.points(seat) > self.points(best) { seat } else { best })
        };
        best(true).or_else(|| best(false))
    }
}
