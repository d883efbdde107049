//! The course of a turn: phases, income, the end.

use super::kinds::{Business, Kind};
use super::village::Place;
use super::{DECK, GnomeVillage, Phase, Refusal};
use crate::rules::Rules;
use crate::{RuleError, Seat};

/// The number of `next`.
const NEXT: u8 = 30;

/// Gives the phase of a kind of move; `next` belongs to all.
fn phase_of(verb: u8) -> Phase {
    match verb {
        1..=5 => Phase::Reveal,
        7 => Phase::Earn,
        8..=12 => Phase::WorkBuy,
        _ => Phase::Move,
    }
}

impl GnomeVillage {
    pub(super) fn check_turn_and_phase(&self, by: Option<Seat>, verb: u8) -> Result<(), RuleError> {
        if self.phase == Phase::Over {
            return Err(RuleError::GameOver);
        }
        if by.is_some_and(|seat| seat != self.active) {
            return Err(RuleError::NotYourTurn);
        }
        if verb == NEXT {
            return match self.phase {
                Phase::Reveal => Err(Refusal::RevealACardFirst.into()),
                _ => Ok(()),
            };
        }
        if phase_of(verb) == self.phase { Ok(()) } else { Err(RuleError::WrongPhase) }
    }

    /// Counts the card that was just resolved and goes on to Earn (GV-18, GV-133).
    pub(super) fn end_reveal(&mut self) {
        self.deck = if self.deck > 1 { self.deck - 1 } else { DECK };
        self.phase = Phase::Earn;
    }

    /// Computes what the active player's gnomes bring in (GV-35, GV-37, GV-99).
    pub(super) fn income(&self) -> u8 {
        let village = self.own();
        let earning = village.gnomes.iter().filter(|gnome| !gnome.no_earn);
        earning
            .filter_map(|gnome| match gnome.place {
                Place::At(tile) => match tile.kind {
                    Kind::Business(kind) => village.business(kind, tile.number).map(|tile| tile.earn),
                    Kind::Workshop(_) => None,
                },
                _ => None,
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
                    // Back on the own Airport without a coin from it, or home if that is gone (GV-98, GV-99, GV-129).
                    let back = airport > 0;
                    gnome.place =
                        if back { Place::At(super::Tile::business(Business::Airport, airport)) } else { Place::Home };
                    gnome.no_earn = back;
                }
            }
        }
    }

    /// Rewards one player for visits in the active player's village (GV-96, GV-97).
    fn reward_visits(&mut self, guest: Seat, host: Seat) {
        let walked = self.villages[guest].gnomes.clone();
        let visited = walked.iter().filter_map(|gnome| match gnome.place {
            Place::Abroad { host: at, tile, .. } if at == host => Some(tile.kind),
            _ => None,
        });
        for kind in visited {
            match kind {
                Kind::Business(_) => self.gain(guest, 1),
                Kind::Workshop(kind) => {
                    if self.token_supply(kind) > 0 {
                        self.villages[guest].tokens[kind as usize] += 1;
                    }
                }
            }
        }
    }

    /// Lets a captor take a coin for each gnome of the active player that he holds, and frees them (GV-104).
    fn release_prisoners(&mut self, captor: Seat) {
        let owner = self.active;
        let mut released = 0;
        for gnome in &mut self.villages[owner].gnomes {
            if matches!(gnome.place, Place::Captured { captor: by, .. } if by == captor) {
                gnome.place = Place::Home;
                released += 1;
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
                    // GV-66: only who was placed in an earlier turn stands up.
                    gnome.resting &= gnome.placed_now;
                }
            }
            Phase::Move => self.end_turn(),
            // Never made there: a card comes first, and nothing comes after the end.
            Phase::Reveal | Phase::Over => {}
        }
    }

    fn end_turn(&mut self) {
        // GV-92, GV-132.
        if self.advisor && self.spent > 0 && self.own().coins == 0 {
            self.gain(self.active, 1);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::gnome_village::Move;
    use crate::verb::Moves;

    #[test]
    fn the_number_named_here_is_that_of_the_move() {
        assert_eq!(Move::verb(NEXT).map(|verb| verb.word), Some("next"));
    }

    #[test]
    fn every_move_belongs_to_the_phase_that_its_word_says() {
        for verb in Move::VERBS.iter().filter(|verb| verb.id != NEXT) {
            let phase = match verb.word.split('-').next() {
                Some("card") => Phase::Reveal,
                Some("earn") => Phase::Earn,
                Some("buy" | "get") => Phase::WorkBuy,
                _ => Phase::Move,
            };
            assert_eq!(phase_of(verb.id), phase, "{}", verb.word);
        }
    }
}
