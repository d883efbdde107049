//! The course of a turn: phases, income, the end.

use super::kinds::{Building, Business, Tile};
use super::place::Place;
use super::{DECK, Full, Phase};
use crate::Seat;
use crate::rules::Rules;

/// What the Financial Advisor pays a player who spent everything (GV-92).
pub const ADVISOR_PAY: u8 = 1;
/// What a visit to a business by Airport brings (GV-97).
pub const VISIT_PAY: u8 = 1;
/// What a captor takes for each gnome that is released (GV-104).
pub const RANSOM: u8 = 1;

impl Full {
    /// Pays what the card that was just resolved brings, counts it and goes on to Earn (GV-18, GV-133).
    pub(super) fn end_reveal(&mut self, coins: u8) {
        self.gain(self.active, coins);
        self.deck = if self.deck > 1 { self.deck - 1 } else { DECK };
        self.phase = Phase::Earn;
    }

    /// Returns what the active player's gnomes bring in (GV-35, GV-37, GV-99).
    pub(super) fn income(&self) -> u8 {
        let village = self.own();
        let earning = village.gnomes.iter().filter(|gnome| !gnome.no_earn);
        earning
            .filter_map(|gnome| gnome.place.own_tile())
            .filter_map(|tile| match tile.kind {
                Building::Business(kind) => village.business(kind, tile.number).map(|tile| tile.earn),
                Building::Workshop(_) => None,
            })
            .sum()
    }

    /// Pays the income and settles visits and prisoners.
    pub(super) fn earn(&mut self, income: u8) {
        self.gain(self.active, income);
        self.settle_guests_and_prisoners();
        self.phase = Phase::WorkBuy;
    }

    fn settle_guests_and_prisoners(&mut self) {
        let host = self.active;
        for guest in self.opponents() {
            self.reward_visits(guest, host);
        }
        for captor in self.opponents() {
            self.release_prisoners(captor);
        }
        for gnome in &mut self.own_mut().gnomes {
            gnome.no_earn = false;
        }
        for guest in self.opponents() {
            for gnome in &mut self.villages[guest].gnomes {
                if let Place::Abroad { host: at, airport, .. } = gnome.place
                    && at == host
                {
                    // Back to the owner's Airport without a coin from it, or home if that is gone (GV-98, GV-99,
                    // GV-129).
                    let back = airport > 0;
                    gnome.place =
                        if back { Place::At(Tile::business(Business::Airport, airport)) } else { Place::Home };
                    gnome.no_earn = back;
                }
            }
        }
    }

    /// Rewards one player for visits in the active player's village (GV-96, GV-97).
    fn reward_visits(&mut self, guest: Seat, host: Seat) {
        let walked = self.villages[guest].gnomes.clone();
        let visited = walked.iter().filter_map(|gnome| match gnome.place {
            Place::Abroad { host: at, tile, .. } => (at == host).then_some(tile.kind),
            Place::Home | Place::At(_) | Place::Lent { .. } | Place::Captured { .. } => None,
        });
        for kind in visited {
            match kind {
                Building::Business(_) => self.gain(guest, VISIT_PAY),
                Building::Workshop(kind) => {
                    if self.token_supply(kind) > 0 {
                        self.villages[guest].tokens[kind as usize] += 1;
                    }
                }
            }
        }
    }

    /// Pays a captor a coin for each captured gnome of the active player, and frees them (GV-104).
    fn release_prisoners(&mut self, captor: Seat) {
        let owner = self.active;
        let mut released = 0;
        for gnome in &mut self.villages[owner].gnomes {
            if gnome.place.captor() == Some(captor) {
                gnome.place = Place::Home;
                released += RANSOM;
            }
        }
        let paid = released.min(self.villages[owner].coins);
        self.villages[owner].coins -= paid;
        self.villages[captor].coins += paid;
    }

    /// Ends the present phase.
    pub(super) fn next_phase(&mut self) {
        match self.phase {
            Phase::Earn => self.earn(self.income()),
            Phase::WorkBuy => {
                self.phase = Phase::Move;
                for gnome in &mut self.own_mut().gnomes {
                    // GV-66: only a gnome that was placed in an earlier turn stands up.
                    gnome.resting &= gnome.placed_now;
                }
            }
            Phase::Move => self.end_turn(),
            // Not possible there: a card comes first, and nothing comes after the end.
            Phase::Reveal | Phase::Over => {}
        }
    }

    fn end_turn(&mut self) {
        // GV-92, GV-132.
        if self.advisor && self.spent > 0 && self.own().coins == 0 {
            self.gain(self.active, ADVISOR_PAY);
        }
        self.clear_turn();
        let ended = self.active;
        for host in self.seats() {
            for tile in &mut self.villages[host].businesses {
                // GV-80 looks one turn back.
                tile.used_last.set(ended, tile.used_now.has(ended));
                tile.used_now.set(ended, false);
            }
        }
        let next = ended.next(usize::from(self.players));
        if next == self.first {
            if self.trigger.is_some() {
                self.phase = Phase::Over;
                return;
            }
            self.round = self.round.saturating_add(1);
        }
        self.active = next;
        self.phase = Phase::Reveal;
        let village = self.own_mut();
        // GV-86 and GV-123.
        for gnome in &mut village.gnomes {
            if matches!(gnome.place, Place::Lent { .. }) {
                gnome.place = Place::Home;
            }
        }
        village.protected = false;
        village.protected_by = 0;
    }

    /// Forgets what belonged to this turn only.
    pub(super) fn clear_turn(&mut self) {
        self.open = None;
        self.spent = 0;
        self.advisor = false;
        for gnome in &mut self.own_mut().gnomes {
            gnome.moved = false;
            gnome.placed_now = false;
        }
    }
}
