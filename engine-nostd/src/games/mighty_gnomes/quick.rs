//! Quick tracking: a turn or a claim in one entry, and the count at the end.

use super::kinds::{Gnome, Reward, Tile};
use super::{MightyGnomes, Phase, Refusal};
use crate::RuleError;

impl MightyGnomes {
    fn check_druid_card(&self, taken: bool) -> Result<(), RuleError> {
        match taken {
            true if !self.takes_part(Gnome::Druid) => Err(Refusal::GnomeNotInGame.into()),
            true if self.stock(Gnome::Druid) == 0 => Err(Refusal::NoCardLeft.into()),
            _ => Ok(()),
        }
    }

    pub(super) fn check_use(&self, tile: Tile, druid: bool) -> Result<(), RuleError> {
        self.check_tile(tile)?;
        self.check_druid_card(druid)
    }

    /// Tells a whole turn; all of it is done when it is told.
    pub(super) fn use_quickly(&mut self, tile: Tile, vp: u8, steps: u8, druid: bool) {
        self.use_tile(tile);
        let player = &mut self.boards[self.active];
        player.score(u16::from(vp));
        if druid {
            player.cards[Gnome::Druid as usize] += 1;
            player.druid_left += 1;
        }
        self.advance(self.active, steps);
        self.end_turn();
    }

    pub(super) fn check_quick_claim(&self, reward: Reward, vp: u8, steps: u8, druid: bool) -> Result<(), RuleError> {
        self.check_reward(reward)?;
        if (vp > 0 && !reward.shows_vp()) || ((steps > 0 || druid) && reward != Reward::Invite) {
            return Err(RuleError::BadNumber);
        }
        self.check_druid_card(druid)
    }

    pub(super) fn claim_quickly(&mut self, reward: Reward, vp: u8, steps: u8, druid: bool) {
        self.take_reward(reward);
        let seat = self.active;
        let player = &mut self.boards[seat];
        player.score(u16::from(vp));
        player.cards[Gnome::Druid as usize] += u8::from(druid);
        let steps = if reward == Reward::Adventure { self.reward_steps() } else { steps };
        self.advance(seat, steps);
    }

    pub(super) fn finish(&mut self) {
        self.phase = Phase::Over;
    }
}
