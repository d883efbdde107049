//! The rewards of a light game: the table says who is furthest, and everybody claims one.

use super::super::Refusal;
use super::super::books::ROBBER_COINS;
use super::super::kinds::{BOX, Gnome, Reward};
use super::super::rewards::REWARD_VP;
use super::Light;
use crate::rules::Rules;
use crate::{RuleError, Seat};

impl Light {
    /// Lists who has not claimed yet, in seat order.
    pub fn claimers(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|seat| !self.has_claimed(*seat))
    }

    /// Returns the last one who has not claimed, once nobody else is left (MG-L11).
    pub(super) fn last_claimer(&self) -> Option<Seat> {
        let mut claimers = self.claimers();
        claimers.next().filter(|_| claimers.next().is_none())
    }

    /// Returns who is likeliest to claim next: the furthest of those who have not, as it was.
    #[must_use]
    pub fn likeliest_claimer(&self) -> Option<Seat> {
        self.order.iter().copied().find(|seat| !self.has_claimed(*seat))
    }

    fn place_in_box(&self, reward: Reward) -> Option<usize> {
        Reward::of_round(self.round).iter().position(|other| *other == reward)
    }

    /// Returns the rewards of this round in the order of their box, each with whether it is taken.
    #[must_use]
    pub fn reward_box(&self) -> [(Reward, bool); BOX] {
        let mut place = 0;
        Reward::of_round(self.round).map(|reward| {
            place += 1;
            (reward, self.taken >> (place - 1) & 1 == 1)
        })
    }

    /// Returns whether a reward brings points that only the board shows (MG-L14).
    #[must_use]
    pub fn has_printed_vp(reward: Reward, gnome: Option<Gnome>) -> bool {
        match reward {
            Reward::Upgrade | Reward::Adventure => true,
            Reward::Invite => matches!(gnome, Some(Gnome::Knight | Gnome::Farmer)),
            Reward::FreeTiles
            | Reward::First
            | Reward::Coins
            | Reward::Key
            | Reward::Double
            | Reward::Crystal
            | Reward::Vp2 => false,
        }
    }

    pub(super) fn check_claim(&self, reward: Reward, gnome: Option<Gnome>, vp: u8) -> Result<(), RuleError> {
        let place = self.place_in_box(reward).ok_or(Refusal::NotInThisBox)?;
        if self.taken >> place & 1 == 1 {
            return Err(Refusal::RewardAlreadyTaken.into());
        }
        if gnome.is_some() != (reward == Reward::Invite) || (vp > 0 && !Self::has_printed_vp(reward, gnome)) {
            return Err(RuleError::BadNumber);
        }
        gnome.map_or(Ok(()), |gnome| self.check_card(gnome))
    }

    pub(super) fn claim(&mut self, seat: Seat, reward: Reward, gnome: Option<Gnome>, vp: u8) {
        let before = self.order.iter().filter(|other| self.has_claimed(**other)).count();
        // MG-L15: steps lead to the front, as all other tokens are back in the tower.
        let walks = match reward {
            // It is in the boxes of rounds 1 to 4 only.
            Reward::Adventure => true,
            Reward::Invite => gnome == Some(Gnome::Knight),
            // Nothing else leads along the trail.
            _ => false,
        };
        self.put_token(seat, if walks { 0 } else { before });
        self.taken |= self.place_in_box(reward).map_or(0, |place| 1 << place);
        let player = &mut self.boards[seat];
        player.claimed = true;
        player.reward = Some(reward);
        player.score(u16::from(vp));
        match reward {
            Reward::FreeTiles => player.free_tiles = true,
            Reward::First => self.next_first = seat,
            Reward::Coins => self.gain_coins(seat, Reward::coins_of_round(self.round)),
            Reward::Double => player.score(u16::from(player.holdings.bed.saturating_sub(1))),
            Reward::Vp2 => player.score(REWARD_VP),
            Reward::Invite => {
                if let Some(gnome) = gnome {
                    self.invite(seat, gnome);
                }
            }
            // What they bring lies on the table; their points came with the claim.
            Reward::Upgrade | Reward::Adventure | Reward::Key | Reward::Crystal => {}
        }
        if self.claimers().next().is_none() {
            self.end_round();
        }
    }

    fn invite(&mut self, seat: Seat, gnome: Gnome) {
        self.boards[seat].holdings.cards[gnome as usize] += 1;
        if gnome == Gnome::Robber {
            self.gain_coins(seat, ROBBER_COINS);
        }
    }

    /// Moves a player to a place in the order on the trail.
    pub(super) fn put_token(&mut self, seat: Seat, place: usize) {
        self.order.retain(|other| *other != seat);
        // The token was taken out before, so there is room for it.
        let _ = self.order.insert(place.min(self.order.len()), seat);
    }

    /// Returns how far ahead a seat is: the first in the order has the highest number.
    pub(super) fn lead(&self, seat: Seat) -> u8 {
        self.order.iter().rev().position(|other| *other == seat).map_or(0, |behind| behind as u8)
    }

    pub(super) fn is_furthest(&self, seat: Seat) -> bool {
        self.order.first() == Some(&seat)
    }
}
