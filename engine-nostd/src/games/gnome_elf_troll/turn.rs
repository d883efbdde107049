//! The turn: Sow, Harvest, Buy, Draw, and the end of the game (GET-14 to GET-25, GET-37, GET-48, GET-67 to GET-73).

use super::kinds::{Crop, End};
use super::produce::Produce;
use super::{Full, Over, Phase, Refusal, TEN};
use crate::RuleError;
use crate::rules::Rules;

impl Full {
    /// Returns the number of tiles of a kind that lie in gardens.
    pub(super) fn sown(&self, kind: Crop) -> u8 {
        self.seats().map(|seat| self.garden(seat).count(kind)).sum()
    }

    pub(super) fn check_sow(&self, kind: Crop) -> Result<(), RuleError> {
        // GET-24.
        if self.sown(kind) >= self.tiles_of_a_kind() { Err(Refusal::AllTilesAreOut(kind).into()) } else { Ok(()) }
    }

    pub(super) fn sow(&mut self, kind: Crop, end: End) {
        // GET-23.
        self.gardens[self.active].sow(kind, end);
        self.hands[self.active] -= 1;
        self.phase = Phase::Harvest;
    }

    pub(super) fn take_harvest(&mut self) {
        // GET-37, GET-38.
        self.purse = self.control(self.active);
        self.phase = Phase::Buy;
    }

    pub(super) fn end_buy(&mut self) {
        // GET-48.
        self.purse = Produce::NONE;
        self.phase = Phase::Draw;
    }

    pub(super) fn draw(&mut self) {
        // GET-67, GET-68.
        if self.pile > 0 {
            self.pile -= 1;
            self.hands[self.active] += 1;
        }
        // GET-69 to GET-72: only the active player's harvest counts, on the board as it now stands.
        if self.control(self.active).highest() >= TEN {
            self.over = Some(Over::Ten);
            return;
        }
        self.pass_on();
    }

    /// Passes the turn clockwise; after the last turn of a round the marker goes on, and its new holder begins.
    fn pass_on(&mut self) {
        let players = usize::from(self.players);
        self.active = self.active.next(players);
        if self.active == self.marker {
            // GET-15, GET-16.
            self.marker = self.marker.next(players);
            self.active = self.marker;
            self.round += 1;
        }
        self.phase = Phase::Sow;
        self.stop_without_tile();
    }

    /// Ends the game if the player whose turn it is to sow has no tile (GET-25).
    pub(super) fn stop_without_tile(&mut self) {
        if self.phase == Phase::Sow && self.hands[self.active] == 0 {
            self.over = Some(Over::NoTile);
        }
    }
}
