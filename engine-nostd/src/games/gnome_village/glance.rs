//! What everybody at the table can see, for the screens.

use super::kinds::{AnyTile, Building, By, GnomeNumber, Workshop};
use super::place::Place;
use super::{Full, OPEN_BUSINESSES};
use crate::Seat;

/// What lies in the middle of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stacks {
    /// Coins.
    pub coins: u8,
    /// Houses.
    pub houses: u8,
    /// Roads.
    pub roads: u8,
    /// Workshops of each kind, as long as nobody has bought one.
    pub workshops: u8,
    /// Businesses that lie face down.
    pub businesses: u8,
}

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

    /// Returns whether the game is over after this turn (GV-110).
    #[must_use]
    pub fn is_last_turn(&self) -> bool {
        self.trigger.is_some() && self.active.next(usize::from(self.players)) == self.first
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

    /// Returns whether the Financial Advisor will look at the purse when the turn ends.
    #[must_use]
    pub fn is_advised(&self) -> bool {
        self.advisor
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

    /// Returns the number of a player's product tokens of a kind.
    #[must_use]
    pub fn tokens_of(&self, seat: Seat, kind: Workshop) -> u8 {
        self.villages[seat].tokens[kind as usize]
    }

    /// Returns how many workshops of a kind a player has, and how many of them are active.
    #[must_use]
    pub fn workshops(&self, seat: Seat, kind: Workshop) -> (u8, u8) {
        let shops = self.villages[seat].shops(kind);
        (shops.count, shops.on_side(true).count() as u8)
    }

    /// Returns the number of a player's tiles of a kind.
    #[must_use]
    pub fn tiles_of(&self, seat: Seat, kind: Building) -> u8 {
        self.villages[seat].count(kind)
    }

    /// Returns the number of a player's businesses of all kinds.
    #[must_use]
    pub fn businesses(&self, seat: Seat) -> u8 {
        self.villages[seat].businesses.len() as u8
    }

    /// Returns the number of all tiles of a village (GV-118).
    #[must_use]
    pub fn tiles(&self, seat: Seat) -> u16 {
        self.villages[seat].tiles()
    }

    /// Returns whether Military protects a player.
    #[must_use]
    pub fn is_protected(&self, seat: Seat) -> bool {
        self.villages[seat].protected
    }

    /// Returns the number of gnomes that each player has in this game.
    #[must_use]
    pub fn gnomes_of_all(&self) -> u8 {
        self.max_gnomes()
    }

    /// Returns how many gnomes of the active player are at home and can move.
    #[must_use]
    pub fn ready_at_home(&self) -> u8 {
        let ready =
            self.own().gnomes.iter().filter(|gnome| gnome.place == Place::Home && !gnome.resting && !gnome.moved);
        ready.count() as u8
    }

    /// Returns whether the active player may use the action of a business of the own village after going there.
    #[must_use]
    pub fn may_act(&self, tile: AnyTile) -> bool {
        match tile.kind {
            Building::Business(kind) => {
                kind.has_action() && self.check_unused(self.active, kind, tile.number.max(1)).is_ok()
            }
            Building::Workshop(_) => false,
        }
    }

    /// Returns the cheapest way in which the active player can replace the effect of a workshop.
    #[must_use]
    pub fn cheapest(&self, kind: Workshop) -> By {
        if self.own().shops(kind).active > 0 {
            By::Shop
        } else if self.own().tokens[kind as usize] > 0 {
            By::Token
        } else {
            By::Coins
        }
    }

    /// Returns what the gnomes of the active player bring in the Earn phase.
    #[must_use]
    pub fn earns(&self) -> u8 {
        self.income().min(self.coin_supply())
    }

    /// Returns what lies in the middle of the table.
    #[must_use]
    pub fn stacks(&self) -> Stacks {
        Stacks {
            coins: self.coin_supply(),
            houses: self.house_stack(),
            roads: self.road_stack(),
            workshops: self.players + 1,
            businesses: self.businesses_left.saturating_sub(OPEN_BUSINESSES),
        }
    }
}
