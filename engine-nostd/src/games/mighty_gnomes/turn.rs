//! The course of the game: tiles, turns, Druid turns, rounds.

use super::kinds::{Gnome, Good, Tile};
use super::player::Books;
use super::{Full, MoveKind, Phase, Refusal};
use crate::rules::Rules;
use crate::{RuleError, Seat};

/// The rounds of a game (MG-02).
pub const ROUNDS: u8 = 5;
/// The turns of each player in a round (MG-26).
pub const LAPS: u8 = 3;

impl Full {
    /// Returns which of the three turns of a round it is.
    #[must_use]
    pub fn lap(&self) -> u8 {
        self.lap
    }

    /// Returns who begins this round.
    #[must_use]
    pub fn first_player(&self) -> Seat {
        self.first
    }

    /// Returns who has a Druid turn after a seat, clockwise; a second tile comes again after the others.
    #[must_use]
    pub fn next_druid(&self, seat: Seat) -> Option<Seat> {
        let has_one = |other: &Seat| self.boards[*other].druid_left > u8::from(*other == seat && !self.tile_used);
        seat.next(self.players()).clockwise(self.players()).find(has_one)
    }

    /// Returns the question that has to be answered before anything else.
    #[must_use]
    pub fn open_question(&self) -> Option<Open> {
        if !matches!(self.phase, Phase::Turn | Phase::Druid | Phase::Rewards) {
            None
        } else if self.excess(self.active) > 0 {
            Some(Open::Excess)
        } else if self.steps_to_go > 0 {
            Some(Open::Steps)
        } else if self.chest_offers > 0 {
            Some(Open::Chest)
        } else if self.free_upgrades > 0 {
            Some(Open::Upgrade)
        } else {
            None
        }
    }

    /// Returns the size of a tile; the Druid's was told in the set-up.
    #[must_use]
    pub fn size(&self, tile: Tile) -> u8 {
        tile.ordinary().unwrap_or(self.druid_size)
    }

    /// Returns whether the bedroom tile has to begin (MG-32, MG-33, MG-130).
    #[must_use]
    pub fn must_wake_up(&self, seat: Seat) -> bool {
        let player = &self.boards[seat];
        self.phase == Phase::Turn && self.round > 1 && self.lap == 1 && player.bed > 0 && !player.free_tiles
    }

    /// Checks whether the active player may use a tile.
    pub(super) fn check_tile(&self, tile: Tile) -> Result<(), RuleError> {
        let player = &self.boards[self.active];
        let refusal = match tile.ordinary() {
            _ if self.tile_used => Refusal::OneTilePerTurn,
            None if self.phase == Phase::Turn => Refusal::DruidAfterThirdTurn,
            Some(size) if player.used.has(size) => Refusal::TileAlreadyUsed,
            Some(size) if self.must_wake_up(self.active) && player.bed != size => Refusal::BedroomTileFirst,
            Some(_) if self.phase == Phase::Druid => Refusal::DruidTileOnlyNow,
            _ => return Ok(()),
        };
        Err(refusal.into())
    }

    pub(super) fn use_tile(&mut self, tile: Tile) {
        self.tile_used = true;
        let player = &mut self.boards[self.active];
        match tile.ordinary() {
            Some(size) => {
                player.used.set(size, true);
                if player.bed == size {
                    player.bed = 0;
                }
            }
            None => player.druid_left = player.druid_left.saturating_sub(1),
        }
    }

    /// Discards a tile for coins, which ends the turn (MG-83, MG-84).
    pub(super) fn take_coins(&mut self, tile: Tile) {
        self.use_tile(tile);
        self.gain(self.active, Good::Coins, self.size(tile) - 1);
        self.end_turn();
    }

    pub(super) fn pass_druid(&mut self) {
        let player = &mut self.boards[self.active];
        player.druid_left = player.druid_left.saturating_sub(1);
        self.end_turn();
    }

    /// Ends the turn of the active player and finds who comes next.
    pub(super) fn end_turn(&mut self) {
        self.tile_used = false;
        self.books = Books::default();
        if self.phase == Phase::Druid {
            self.seek_druid(self.active.next(self.players()));
            return;
        }
        let player = &mut self.boards[self.active];
        if self.lap == 1 {
            player.free_tiles = false;
        }
        // MG-31: the tile that is left goes to bed.
        if self.lap == LAPS
            && let Some(size) = player.used.missing()
        {
            player.bed = size;
            player.score(u16::from(size - 1));
        }
        self.active = self.active.next(self.players());
        if self.active == self.first {
            if self.lap < LAPS {
                self.lap += 1;
            } else {
                self.seek_druid(self.first);
            }
        }
    }

    /// Passes the next Druid turn to an owner, clockwise from this seat; if there is none, the rewards begin (MG-106).
    fn seek_druid(&mut self, from: Seat) {
        match from.clockwise(self.players()).find(|seat| self.boards[*seat].druid_left > 0) {
            Some(seat) => {
                self.phase = Phase::Druid;
                self.active = seat;
            }
            None => self.begin_rewards(),
        }
    }

    /// Begins the next round once forest and attic are refreshed.
    pub(super) fn next_round(&mut self) {
        self.round += 1;
        self.lap = 1;
        self.first = self.next_first;
        self.active = self.first;
        self.phase = Phase::Turn;
        self.taken = 0;
        self.display_uses = 0;
        for seat in self.seats() {
            let player = &mut self.boards[seat];
            player.used = Default::default();
            player.forest = 0;
            player.attic = 0;
            player.magic_uses = 0;
            player.alchemist_uses = 0;
            player.druid_left = player.owns(Gnome::Druid);
        }
    }
}

/// A question that has to be answered before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Open {
    /// What is discarded, if there is no room (MG-48)?
    Excess,
    /// What do the steps on the trail pass?
    Steps,
    /// Which open chest is used?
    Chest,
    /// Which track is upgraded?
    Upgrade,
}

impl Open {
    /// Checks whether a kind of move answers the question.
    pub(super) fn check_answer(self, kind: MoveKind) -> Result<(), Refusal> {
        let (answers, refusal) = match self {
            Self::Excess => (kind == MoveKind::Discard, Refusal::DiscardExcessFirst),
            Self::Steps => (kind == MoveKind::Trail, Refusal::MoveOnTrailFirst),
            Self::Chest => (matches!(kind, MoveKind::TrailChest | MoveKind::Skip), Refusal::TakeChestOrSkip),
            Self::Upgrade => (matches!(kind, MoveKind::Upgrade | MoveKind::Skip), Refusal::UpgradeOrSkip),
        };
        if answers { Ok(()) } else { Err(refusal) }
    }
}
