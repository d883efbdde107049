//! The garden phase: everybody draws at the same time (GL-22 to GL-52, GL-124 to GL-126).

use super::kinds::{GardenStatus, Mission, TileKind};
use super::player::{Player, TRIO};
use super::{Full, Phase, Refusal};
use crate::rules::Rules;
use crate::{RuleError, Seat};

impl Player {
    /// Checks that the player is still drawing: neither stopped nor out of the phase.
    pub(super) fn check_active(&self) -> Result<(), RuleError> {
        match self.status {
            GardenStatus::Active => Ok(()),
            GardenStatus::Stopped => Err(Refusal::Stopped.into()),
            GardenStatus::Alarm => Err(Refusal::AlarmOver.into()),
            GardenStatus::Stuck => Err(Refusal::StuckOver.into()),
        }
    }

    pub(super) fn check_stopped(&self) -> Result<(), RuleError> {
        match self.status {
            GardenStatus::Stopped => Ok(()),
            GardenStatus::Active => Err(Refusal::NotStopped.into()),
            GardenStatus::Alarm => Err(Refusal::AlarmOver.into()),
            GardenStatus::Stuck => Err(Refusal::StuckOver.into()),
        }
    }

    pub(super) fn check_draw(&self, kind: TileKind, n: u8) -> Result<(), RuleError> {
        let has = self.bag(kind);
        if has < n {
            return Err(Refusal::BagShort { has, needs: n }.into());
        }
        if n > self.draws_to_alarm(kind) {
            return Err(Refusal::AlarmEarly.into());
        }
        Ok(())
    }

    pub(super) fn check_redraw(&self, second: TileKind) -> Result<(), RuleError> {
        if self.mission != Some(Mission::Redraw) {
            return Err(Refusal::NoRedraw.into());
        }
        if self.redraw_used {
            return Err(Refusal::RedrawUsed.into());
        }
        if self.just_drawn.is_none() {
            return Err(Refusal::NothingDrawn.into());
        }
        // The first tile is still out of the bag, so it cannot be the second one too (GL-125).
        if self.bag(second) == 0 {
            return Err(Refusal::BagShort { has: 0, needs: 1 }.into());
        }
        Ok(())
    }

    pub(super) fn stop(&mut self) {
        self.status = GardenStatus::Stopped;
        self.just_drawn = None;
        self.trio_by_last = None;
    }
}

impl Full {
    pub(super) fn check_cannot_place(&self, seat: Seat) -> Result<(), RuleError> {
        let player = &self.table[seat];
        if player.just_drawn.is_none() {
            return Err(Refusal::NothingDrawn.into());
        }
        // GL-25; with missions the mission tile lies there already (GL-115).
        if !self.missions && player.garden_tiles() == 1 {
            return Err(Refusal::FirstFits.into());
        }
        Ok(())
    }

    pub(super) fn check_close(&self) -> Result<(), RuleError> {
        if self.seats().any(|seat| self.table[seat].status == GardenStatus::Active) {
            return Err(Refusal::NotAllStopped.into());
        }
        Ok(())
    }

    pub(super) fn draw(&mut self, seat: Seat, kind: TileKind) {
        let player = &mut self.table[seat];
        // GL-47: the alarm comes before placing, so it is checked while the tile is in nobody's garden.
        let alarm = player.is_alarm(kind);
        player.drawn[kind as usize] += 1;
        player.just_drawn = Some(kind);
        player.trio_by_last = None;
        if alarm {
            player.status = GardenStatus::Alarm;
            player.aside = Some(kind);
        } else if kind.pig_colour().is_some() && player.pigs() == TRIO && !player.trio && !self.pro {
            // GL-50, GL-51, GL-99.
            player.trio = true;
            let paid = self.pay_out(seat, 1);
            self.table[seat].trio_by_last = Some(paid);
        }
    }

    /// Takes back the effects of the tile just drawn, so that it is in the hand again: neither in the bag nor in the
    /// garden.
    fn lift_last(&mut self, seat: Seat) {
        let player = &mut self.table[seat];
        player.aside = None;
        if let Some(paid) = player.trio_by_last.take() {
            player.trio = false;
            // A correction may have taken the coin already.
            player.coins = player.coins.saturating_sub(paid);
        }
    }

    pub(super) fn cannot_place(&mut self, seat: Seat) {
        self.lift_last(seat);
        let player = &mut self.table[seat];
        player.aside = player.just_drawn;
        player.status = GardenStatus::Stuck;
    }

    pub(super) fn redraw(&mut self, seat: Seat, second: TileKind) {
        self.lift_last(seat);
        let player = &mut self.table[seat];
        player.status = GardenStatus::Active;
        player.redraw_used = true;
        if let Some(first) = player.just_drawn {
            player.drawn[first as usize] -= 1;
        }
        self.draw(seat, second);
    }

    pub(super) fn close_garden(&mut self) {
        self.phase = Phase::Count;
        self.begin_turns();
    }

    /// Returns whether a player can do anything in the garden phase.
    pub(super) fn acts_in_garden(&self, seat: Seat) -> bool {
        let player = &self.table[seat];
        match player.status {
            GardenStatus::Active | GardenStatus::Stopped => true,
            GardenStatus::Alarm | GardenStatus::Stuck => player.can_redraw(),
        }
    }
}
