//! The adventure trail: steps, stacking, the order of the tokens.

use super::Full;
use crate::Seat;
use crate::rules::Rules;

/// The last space while no end was entered: the largest possible position.
const FAR: u8 = u8::MAX;
/// The longest trail.
pub const LONGEST_TRAIL: u8 = 60;
/// The open chests at the trail (MG-15).
pub const OPEN_CHESTS: u8 = 3;
/// The most chest icons that a token passes in one go.
pub const MOST_ICONS: u8 = OPEN_CHESTS;
/// The most points that a token passes in one go.
pub const MOST_TRAIL_VP: u8 = 30;

impl Full {
    /// Returns the last space of the trail.
    pub(super) fn trail_end(&self) -> u8 {
        if self.trail == 0 { FAR } else { self.trail }
    }

    /// Returns how many of these steps a token can make (MG-56).
    pub(super) fn possible_steps(&self, seat: Seat, steps: u8) -> u8 {
        steps.min(self.trail_end().saturating_sub(self.boards[seat].pos))
    }

    /// Makes the active player walk; the steps are made once the players say what they pass.
    pub(super) fn walk(&mut self, steps: u8) {
        self.steps_to_go = self.possible_steps(self.active, self.steps_to_go + steps);
    }

    /// Moves a token; it lies on top where it ends (MG-51).
    pub(super) fn advance(&mut self, seat: Seat, steps: u8) {
        let steps = self.possible_steps(seat, steps);
        if steps > 0 {
            self.put_token(seat, self.boards[seat].pos + steps);
        }
    }

    /// Puts a token on a space, on top of those that lie there.
    pub(super) fn put_token(&mut self, seat: Seat, pos: u8) {
        self.boards[seat].pos = pos;
        let boards = &self.boards;
        self.order.retain(|other| *other != seat);
        let place = self.order.iter().position(|other| boards[*other].pos <= pos).unwrap_or(self.order.len());
        // The token was taken out before, so there is room for it.
        let _ = self.order.insert(place, seat);
    }

    /// Brings all tokens back to the tower without changing their order (MG-123).
    pub(super) fn return_tokens(&mut self) {
        for seat in self.seats() {
            self.boards[seat].pos = 0;
        }
    }

    /// Returns how far ahead a seat is: the first in the order has the highest number.
    pub(super) fn lead(&self, seat: Seat) -> u8 {
        let behind = self.order.iter().rev().position(|other| *other == seat);
        behind.map_or(0, |behind| behind as u8)
    }

    pub(super) fn is_furthest(&self, seat: Seat) -> bool {
        self.order.first() == Some(&seat)
    }
}
