//! The reward step: who claims, and what a reward brings.

use super::goods::Goods;
use super::kinds::{BOX, Gnome, Good, Reward, Track};
use super::turn::ROUNDS;
use super::{Full, Phase, Refusal};
use crate::{RuleError, Seat};

/// The points of a reward in the last round (MG-128).
pub const REWARD_VP: u16 = 2;

impl Reward {
    /// Returns the coins that a round gives; the later boxes have one more (MG-126, MG-127).
    #[must_use]
    pub const fn coins_of_round(round: u8) -> u8 {
        if round <= 2 { 2 } else { 3 }
    }

    /// Returns the steps that a round gives; the later boxes have one more (MG-126, MG-127).
    #[must_use]
    pub const fn steps_of_round(round: u8) -> u8 {
        if round <= 2 { 1 } else { 2 }
    }
}

impl Full {
    /// Returns who still has to claim, in order; the first one claims now.
    #[must_use]
    pub fn claimers(&self) -> &[Seat] {
        &self.queue
    }

    /// Begins the reward step: tokens return, and the order at this moment decides (MG-123, MG-124).
    pub(super) fn begin_rewards(&mut self) {
        self.return_tokens();
        self.phase = Phase::Rewards;
        self.queue = self.order.clone();
        self.claimed = false;
        self.call_claimer();
    }

    /// Calls the first in the queue to claim; after the last one the round is over.
    fn call_claimer(&mut self) {
        match self.queue.first() {
            Some(seat) => self.active = *seat,
            None if self.round < ROUNDS => self.phase = Phase::Refresh,
            None => self.phase = Phase::Over,
        }
    }

    /// Goes on to the next claimer as soon as nothing is open.
    pub(super) fn settle_claim(&mut self) {
        if self.phase == Phase::Rewards && self.claimed && self.open_question().is_none() {
            self.claimed = false;
            self.queue.remove(0);
            self.call_claimer();
        }
    }

    fn place_in_box(&self, reward: Reward) -> Option<usize> {
        Reward::of_round(self.round).iter().position(|other| *other == reward)
    }

    /// Lists the rewards that were claimed in this round, in the order of their box.
    pub(super) fn rewards_taken(&self) -> impl Iterator<Item = Reward> + use<> {
        let taken = self.taken;
        let of_round = Reward::of_round(self.round).into_iter().enumerate();
        of_round.filter(move |(place, _)| taken >> place & 1 == 1).map(|(_, reward)| reward)
    }

    /// Lists the rewards that are left, in the order of their box.
    pub(super) fn rewards_left(&self) -> impl Iterator<Item = Reward> + use<> {
        let taken = self.taken;
        let of_round = Reward::of_round(self.round).into_iter().enumerate();
        of_round.filter(move |(place, _)| taken >> place & 1 == 0).map(|(_, reward)| reward)
    }

    fn check_reward(&self, reward: Reward) -> Result<(), RuleError> {
        let place = self.place_in_box(reward).ok_or(Refusal::NotInThisBox)?;
        if self.taken >> place & 1 == 1 { Err(Refusal::RewardAlreadyTaken.into()) } else { Ok(()) }
    }

    pub(super) fn check_claim(
        &self,
        reward: Reward,
        gnome: Option<Gnome>,
        track: Option<Track>,
    ) -> Result<(), RuleError> {
        self.check_reward(reward)?;
        match (reward, gnome, track) {
            (Reward::Upgrade, None, Some(track)) => self.check_upgrade(track, false),
            (Reward::Invite, Some(gnome), None) => self.check_invite(gnome, Goods::NONE, false).map(|_| ()),
            (Reward::Upgrade | Reward::Invite, ..) => Err(RuleError::BadNumber),
            // Other rewards name neither.
            (_, None, None) => Ok(()),
            (_, Some(_), _) | (_, _, Some(_)) => Err(RuleError::BadNumber),
        }
    }

    pub(super) fn claim(&mut self, reward: Reward, gnome: Option<Gnome>, track: Option<Track>) {
        let seat = self.active;
        // It was checked before; the price of an invitation can be determined only before it is paid.
        let paid = gnome.and_then(|gnome| self.check_invite(gnome, Goods::NONE, false).ok());
        self.claimed = true;
        self.taken |= self.place_in_box(reward).map_or(0, |place| 1 << place);
        debug_assert!(self.taken < 1 << BOX);
        match reward {
            Reward::Upgrade => {
                if let Some(track) = track {
                    self.upgrade(seat, track);
                }
            }
            Reward::FreeTiles => self.boards[seat].free_tiles = true,
            Reward::First => self.next_first = seat,
            Reward::Coins => self.gain(seat, Good::Coins, Reward::coins_of_round(self.round)),
            Reward::Adventure => self.walk(Reward::steps_of_round(self.round)),
            Reward::Key => self.boards[seat].gain_keys(1),
            // MG-132: the bedroom tile scores once more.
            Reward::Double => {
                let again = self.boards[seat].bed.saturating_sub(1);
                self.boards[seat].score(u16::from(again));
            }
            Reward::Crystal => self.gain(seat, Good::Crystal, 1),
            Reward::Invite => {
                if let (Some(gnome), Some(paid)) = (gnome, paid) {
                    self.boards[seat].goods.pay(&paid);
                    self.invite(gnome);
                }
            }
            Reward::Vp2 => self.boards[seat].score(REWARD_VP),
        }
    }
}
