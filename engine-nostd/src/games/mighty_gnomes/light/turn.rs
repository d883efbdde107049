//! The course of a light game: turns, the bedroom, Druid turns, rounds, the count.

use super::super::kinds::Gnome;
use super::super::turn::{LAPS, ROUNDS};
use super::super::{Phase, Refusal};
use super::Light;
use crate::rules::Rules;
use crate::{RuleError, Seat};

impl Light {
    /// Returns the tile that a player cannot have left: the one that lay in the bedroom, as it had to begin (MG-L09).
    #[must_use]
    pub fn barred_tile(&self, seat: Seat) -> Option<u8> {
        self.bedroom_tile(seat).filter(|_| !self.may_choose_tile(seat))
    }

    /// Returns the tile that has to begin a player's round, if it is that player's first turn (MG-L03).
    #[must_use]
    pub fn wakes_up(&self, seat: Seat) -> Option<u8> {
        self.barred_tile(seat).filter(|_| self.phase == Phase::Turn && self.lap == 1)
    }

    /// Returns who comes after the player whose turn it is, as things stand.
    #[must_use]
    pub fn next_player(&self) -> Option<Seat> {
        let next = self.active.next(self.players());
        match self.phase {
            Phase::Turn if self.lap < LAPS || next != self.first => Some(next),
            Phase::Turn => self.druid_from(self.first),
            // The Druid whose turn it is has had it then.
            Phase::Druid if self.boards[self.active].druid_left > 1 => self.druid_from(next),
            Phase::Druid => self.druid_from(next).filter(|seat| *seat != self.active),
            Phase::Refresh => Some(self.next_first),
            Phase::Count => Some(next).filter(|seat| !self.boards[*seat].counted),
            Phase::Rewards | Phase::Over => None,
        }
    }

    fn druid_from(&self, seat: Seat) -> Option<Seat> {
        seat.clockwise(self.players()).find(|seat| self.boards[*seat].druid_left > 0)
    }

    pub(super) fn check_bed(&self, size: u8) -> Result<(), RuleError> {
        if self.barred_tile(self.active) == Some(size) { Err(Refusal::TileAlreadyUsed.into()) } else { Ok(()) }
    }

    /// Puts the tile that is left to bed and ends the third turn (MG-L08).
    pub(super) fn put_to_bed(&mut self, size: u8) {
        let player = &mut self.boards[self.active];
        player.holdings.bed = size;
        player.free_tiles = false;
        player.score(u16::from(size - 1));
        self.end_turn();
    }

    /// Goes on: to the next player, the next Druid, the next round, the next one whose things are counted.
    pub(super) fn go_on(&mut self) {
        match self.phase {
            Phase::Turn => self.end_turn(),
            Phase::Druid => {
                let player = &mut self.boards[self.active];
                player.druid_left = player.druid_left.saturating_sub(1);
                self.seek_druid(self.active.next(self.players()));
            }
            Phase::Refresh => self.next_round(),
            Phase::Count => {
                self.boards[self.active].counted = true;
                self.active = self.active.next(self.players());
                if self.boards[self.active].counted {
                    self.phase = Phase::Over;
                }
            }
            // Here nothing goes on by itself.
            Phase::Rewards | Phase::Over => {}
        }
    }

    fn end_turn(&mut self) {
        self.active = self.active.next(self.players());
        if self.active == self.first {
            if self.lap < LAPS {
                self.lap += 1;
            } else {
                self.seek_druid(self.first);
            }
        }
    }

    /// Passes the next Druid turn to an owner, clockwise from this seat; if there is none, the rewards begin (MG-L10).
    fn seek_druid(&mut self, from: Seat) {
        match self.druid_from(from) {
            Some(seat) => {
                self.phase = Phase::Druid;
                self.active = seat;
            }
            None => self.phase = Phase::Rewards,
        }
    }

    /// Ends the rewards: the refresh, which without the guide is only a note, or the count (MG-L16, MG-L17).
    pub(super) fn end_round(&mut self) {
        if self.round == ROUNDS {
            self.phase = Phase::Count;
            self.active = Seat::FIRST;
        } else if self.guide {
            self.phase = Phase::Refresh;
        } else {
            self.next_round();
        }
    }

    fn next_round(&mut self) {
        self.round += 1;
        self.lap = 1;
        self.first = self.next_first;
        self.active = self.first;
        self.phase = Phase::Turn;
        self.taken = 0;
        for seat in self.seats() {
            let player = &mut self.boards[seat];
            player.claimed = false;
            player.druid_left = player.holdings.owns(Gnome::Druid);
        }
    }
}
