//! What everybody at the table can see, for the screens.

use super::Full;
use super::kinds::GnomeNumber;
use super::place::Place;
use crate::Seat;

impl Full {
    /// Returns where a gnome is; `None` if the player has no such gnome.
    #[must_use]
    pub fn place(&self, seat: Seat, gnome: GnomeNumber) -> Option<Place> {
        self.villages[seat].gnome(gnome.0).map(|gnome| gnome.place)
    }

    /// Returns whether a gnome lies down and cannot move (GV-65).
    #[must_use]
    pub fn is_resting(&self, seat: Seat, gnome: GnomeNumber) -> bool {
        self.villages[seat].gnome(gnome.0).is_some_and(|gnome| gnome.resting)
    }

    /// Returns the number of cards in the forest deck; it grows when the deck is reshuffled (GV-133).
    #[must_use]
    pub fn forest_deck(&self) -> u8 {
        self.deck
    }

    /// Returns the player who was the first to place the last gnome, which makes this round the last (GV-109).
    #[must_use]
    pub fn end_trigger(&self) -> Option<Seat> {
        self.trigger
    }

    /// Returns the player who holds the Happy Gnome.
    #[must_use]
    pub fn happy_gnome(&self) -> Option<Seat> {
        self.happy
    }

    /// Returns whether a removal left a gap in a village that has to be filled (GV-28).
    #[must_use]
    pub fn has_gap(&self, seat: Seat) -> bool {
        self.villages[seat].gap
    }

    /// Returns the number of a player's coins.
    #[must_use]
    pub fn coins(&self, seat: Seat) -> u8 {
        self.villages[seat].coins
    }

    /// Returns the number of a player's gnomes.
    #[must_use]
    pub fn gnomes(&self, seat: Seat) -> u8 {
        self.villages[seat].gnomes.len() as u8
    }

    /// Returns the number of houses in a village.
    #[must_use]
    pub fn houses(&self, seat: Seat) -> u8 {
        self.villages[seat].houses
    }

    /// Returns the number of roads in a village.
    #[must_use]
    pub fn roads(&self, seat: Seat) -> u8 {
        self.villages[seat].roads
    }

    /// Returns the number of a player's product tokens, of all kinds.
    #[must_use]
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.villages[seat].tokens.iter().sum()
    }
}
