//! What the whole table can see at a glance: a player's garden and purse, and what a bag and a stack still hold.

use super::Gardlings;
use super::kinds::{Kind, Medal, Status, Ware};
use super::player::Risk;
use crate::Seat;

/// Is how one player stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// What the player does in the garden phase.
    pub status: Status,
    /// The gnomes in the garden and the number of them that is an alarm.
    pub gnomes: (u8, u8),
    /// The chance that the next tile is an alarm, while the player can draw.
    pub risk: Option<Risk>,
    /// The player has a redraw that can still be used on an alarm (GL-124).
    pub redraw: bool,
    /// The third pig of the round lies in the garden.
    pub trio: bool,
    /// The coins in hand.
    pub coins: u8,
    /// What a tile can be paid with.
    pub money: u8,
    /// All tiles of the player.
    pub tiles: u8,
    /// The gems that were counted and those that were stolen; nothing before the count.
    pub gems: Option<(u8, u8)>,
}

impl Risk {
    /// Gives the chance in percent, rounded half up.
    #[must_use]
    pub fn percent(self) -> u8 {
        percent(u16::from(self.alarms), u16::from(self.tiles))
    }

    /// Gives the chance in percent that two tiles drawn one after the other are both an alarm: with a redraw, the second
    /// comes from the tiles that are left.
    #[must_use]
    pub fn percent_with_redraw(self) -> u8 {
        let (alarms, tiles) = (u16::from(self.alarms), u16::from(self.tiles));
        // AM-40: behind the last tile there is none to draw instead.
        if tiles < 2 { self.percent() } else { percent(alarms * alarms.saturating_sub(1), tiles * (tiles - 1)) }
    }
}

/// Gives a share in percent, rounded half up.
fn percent(part: u16, whole: u16) -> u8 {
    let (part, whole) = (u32::from(part), u32::from(whole));
    if whole == 0 { 0 } else { ((200 * part + whole) / (2 * whole)) as u8 }
}

impl Gardlings {
    /// Shows how a player stands.
    #[must_use]
    pub fn glance(&self, seat: Seat) -> Glance {
        let player = &self.table[seat];
        Glance {
            status: player.status,
            gnomes: (player.gnomes(), player.limit()),
            risk: self.risk(seat),
            redraw: player.may_redraw(),
            trio: player.trio,
            coins: player.coins,
            money: player.money(),
            tiles: player.tiles(),
            gems: player.gems.map(|gems| (gems.raw, gems.stolen)),
        }
    }

    /// Gives what the gnomes would take of so many gems; `None` where there is no alarm.
    #[must_use]
    pub fn theft_of(&self, seat: Seat, gems: u8) -> Option<u8> {
        (self.table[seat].status == Status::Alarm).then(|| self.theft(seat, gems))
    }

    /// Counts the tiles of a kind in a player's bag.
    #[must_use]
    pub fn in_bag(&self, seat: Seat, kind: Kind) -> u8 {
        self.table[seat].bag(kind)
    }

    /// Says whether a tile of a kind would be an alarm, were it drawn now.
    #[must_use]
    pub fn would_alarm(&self, seat: Seat, kind: Kind) -> bool {
        self.table[seat].is_alarm(kind)
    }

    /// Says whether a coin lies beside a stack, 1 or 2.
    #[must_use]
    pub fn has_reward(&self, ware: Ware, stack: u8) -> bool {
        let rewards = (ware as usize).checked_sub(1).and_then(|place| self.rewards.get(place));
        rewards.and_then(|stacks| stacks.get(usize::from(stack).wrapping_sub(1))).is_some_and(|coin| *coin)
    }

    /// Counts the tiles of a stack, 1 or 2.
    #[must_use]
    pub fn in_stack(&self, ware: Ware, stack: u8) -> u8 {
        let stacks = &self.stacks[ware as usize];
        stacks.get(usize::from(stack).wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// Counts the colours that a player could buy a tile of.
    #[must_use]
    pub fn affordable(&self, seat: Seat) -> u8 {
        let money = self.table[seat].money();
        Ware::ALL.iter().filter(|ware| self.left(**ware) > 0 && ware.price() <= money).count() as u8
    }

    /// Counts the coins that still lie beside stacks.
    #[must_use]
    pub fn rewards_left(&self) -> u8 {
        self.coins_beside()
    }

    /// Says whether a complete tie let the round go on (GL-68).
    #[must_use]
    pub fn is_tie(&self) -> bool {
        self.tie
    }

    /// Says whether the pro variant is played.
    #[must_use]
    pub fn is_pro(&self) -> bool {
        self.pro
    }

    /// Says whether missions are played.
    #[must_use]
    pub fn has_missions(&self) -> bool {
        self.missions
    }

    /// Gives the number of tiles and the medal of a solo game that is over (GL-130 to GL-132).
    #[must_use]
    pub fn solo_result(&self) -> Option<(u16, Medal)> {
        self.result(Seat::FIRST).zip(self.medal(Seat::FIRST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of section 11, by hand.
    #[test]
    fn the_chance_of_an_alarm_is_rounded_half_up() {
        for (alarms, tiles, plain, with_redraw) in [
            (2, 4, 50, 17),
            (3, 5, 60, 30),
            (1, 5, 20, 0),
            (1, 8, 13, 0),
            (2, 8, 25, 4),
            (0, 5, 0, 0),
            (1, 1, 100, 100),
            (2, 106, 2, 0),
            (0, 0, 0, 0),
        ] {
            let risk = Risk { alarms, tiles };
            assert_eq!(risk.percent(), plain, "{risk:?}");
            assert_eq!(risk.percent_with_redraw(), with_redraw, "{risk:?}");
        }
    }
}
