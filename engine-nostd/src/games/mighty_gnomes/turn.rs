//! The course of the game: tiles, turns, Druid turns, rounds.

use super::kinds::{Gnome, Good, Tile};
use super::moves::number;
use super::player::Books;
use super::{MightyGnomes, Phase, Refusal};
use crate::rules::Rules;
use crate::{RuleError, Seat};

/// The rounds of a game (MG-02).
pub(super) const ROUNDS: u8 = 5;
/// The turns of everybody in a round (MG-26).
pub(super) const LAPS: u8 = 3;

/// Says whether a kind of move belongs to the table and to no turn.
pub(super) fn is_of_the_table(verb: u8) -> bool {
    matches!(verb, number::SET_COST | number::SET_STEP | number::NEXT_ROUND)
}

/// Says whether a kind of move has its time in a phase.
fn has_time(verb: u8, phase: Phase) -> bool {
    match verb {
        number::SET_COST | number::SET_STEP => true,
        number::NEXT_ROUND => phase == Phase::Refresh,
        number::PASS_DRUID => phase == Phase::Druid,
        number::CLAIM => phase == Phase::Rewards,
        number::DISCARD | number::TRAIL | number::TRAIL_CHEST | number::UPGRADE | number::SKIP => {
            matches!(phase, Phase::Turn | Phase::Druid | Phase::Rewards)
        }
        _ => matches!(phase, Phase::Turn | Phase::Druid),
    }
}

impl MightyGnomes {
    /// Checks everything that comes before the parameters, in the order of the rules: end, the phase that
    /// belongs to nobody, seat, open questions, phase.
    pub(super) fn check_order(&self, by: Option<Seat>, verb: u8) -> Result<(), RuleError> {
        if self.phase == Phase::Over {
            return Err(RuleError::GameOver);
        }
        if self.phase == Phase::Refresh && !has_time(verb, self.phase) {
            return Err(RuleError::WrongPhase);
        }
        let of_the_table = is_of_the_table(verb);
        if !of_the_table && by.is_some_and(|seat| seat != self.active) {
            return Err(RuleError::NotYourTurn);
        }
        // A round cannot go on over an open question; what is printed belongs to no turn.
        if (!of_the_table || verb == number::NEXT_ROUND)
            && let Some(open) = self.open_question()
        {
            open.admits(verb)?;
        }
        if has_time(verb, self.phase) { Ok(()) } else { Err(RuleError::WrongPhase) }
    }

    /// Gives the question that has to be answered before anything else.
    pub(super) fn open_question(&self) -> Option<Open> {
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

    /// Gives the size of a tile; the Druid's was told at the set-up.
    pub(super) fn size(&self, tile: Tile) -> u8 {
        tile.ordinary().unwrap_or(self.druid_size)
    }

    /// Says whether the bedroom tile has to begin (MG-32, MG-33, MG-130).
    pub(super) fn must_wake_up(&self, seat: Seat) -> bool {
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

    /// Gives the next Druid turn to an owner, clockwise from this seat; without one the rewards begin (MG-106).
    fn seek_druid(&mut self, from: Seat) {
        match from.clockwise(self.players()).find(|seat| self.boards[*seat].druid_left > 0) {
            Some(seat) => {
                self.phase = Phase::Druid;
                self.active = seat;
            }
            None => self.begin_rewards(),
        }
    }

    /// Begins the next round when forest and attic are refreshed.
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

/// Is a question that has to be answered before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    Excess,
    Steps,
    Chest,
    Upgrade,
}

impl Open {
    /// Checks whether a kind of move answers the question.
    fn admits(self, verb: u8) -> Result<(), Refusal> {
        let (answers, refusal): (&[u8], Refusal) = match self {
            Self::Excess => (&[number::DISCARD], Refusal::DiscardExcessFirst),
            Self::Steps => (&[number::TRAIL], Refusal::MoveOnTrailFirst),
            Self::Chest => (&[number::TRAIL_CHEST, number::SKIP], Refusal::TakeChestOrSkip),
            Self::Upgrade => (&[number::UPGRADE, number::SKIP], Refusal::UpgradeOrSkip),
        };
        if answers.contains(&verb) { Ok(()) } else { Err(refusal) }
    }
}
