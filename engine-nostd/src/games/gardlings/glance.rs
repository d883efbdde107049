//! What all players can see at a glance: a player's garden and purse, and what a bag and a stack still hold.

use super::kinds::{Kind, Medal, Stack, Status, Ware};
use super::player::Risk;
use super::{Full, Goal, Move, Question};
use crate::Seat;
use crate::ask::Draft;
use crate::verb::Moves;

/// A player's standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// What the player does in the garden phase.
    pub status: Status,
    /// The gnomes in the garden, and the number of gnomes that is an alarm.
    pub gnomes: (u8, u8),
    /// The chance that the next tile is an alarm, while the player can draw.
    pub risk: Option<Risk>,
    /// Whether the player has a redraw that can still be used on an alarm (GL-124).
    pub redraw: bool,
    /// Whether the third pig of the round lies in the garden.
    pub trio: bool,
    /// The coins in hand.
    pub coins: u8,
    /// What a tile can be paid with.
    pub money: u8,
    /// All tiles of the player.
    pub tiles: u8,
    /// The gems that were counted and those that were stolen; `None` before the count.
    pub gems: Option<(u8, u8)>,
}

/// What a choice is about, if more than its name can be shown of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A kind of tile that is drawn.
    Tile(Kind),
    /// A colour of the market.
    Ware(Ware),
    /// A stack of a colour.
    Stack(Ware, Stack),
}

impl Subject {
    /// Returns what the answer given last is about.
    #[must_use]
    pub fn of(draft: &Draft) -> Option<Self> {
        match Move::question(&draft.raw, usize::from(draft.at)) {
            Some(Question::DrawN { kind }) => Some(Self::Tile(kind)),
            Some(Question::BuyStack { colour }) => Some(Self::Ware(colour)),
            Some(Question::BuyCreature { colour, stack }) => Some(Self::Stack(colour, stack)),
            Some(Question::MutateFrom { colour, under }) => Some(Self::Stack(colour.ware()?, under.0?)),
            // The new tile is of the next colour.
            Some(Question::MutateCreature { colour, from, .. }) => Some(Self::Stack(colour.next()?, from)),
            Some(Question::DrawKind | Question::RedrawKind | Question::BuyColour | Question::MutateColour) => None,
            Some(Question::CountGems | Question::CountPonds { .. } | Question::CountMission { .. }) => None,
            Some(Question::MutateUnder { .. }) => None,
            None => match Move::from_raw(&draft.raw)? {
                Move::Redraw { kind } => Some(Self::Tile(kind)),
                // The last answer of any other move is shown by its name alone.
                _ => None,
            },
        }
    }
}

impl Risk {
    /// Returns the chance in percent, rounded half up.
    #[must_use]
    pub fn percent(self) -> u8 {
        percent(u16::from(self.alarms), u16::from(self.tiles))
    }

    /// Returns the chance in percent that two tiles drawn one after the other are both an alarm: with a redraw, the second
    /// comes from the tiles that are left.
    #[must_use]
    pub fn percent_with_redraw(self) -> u8 {
        let (alarms, tiles) = (u16::from(self.alarms), u16::from(self.tiles));
        // AM-40: after the last tile there is none to draw instead.
        if tiles < 2 { self.percent() } else { percent(alarms * alarms.saturating_sub(1), tiles * (tiles - 1)) }
    }
}

/// Returns a share in percent, rounded half up.
fn percent(part: u16, whole: u16) -> u8 {
    let (part, whole) = (u32::from(part), u32::from(whole));
    if whole == 0 { 0 } else { ((200 * part + whole) / (2 * whole)) as u8 }
}

impl Full {
    /// Returns a player's standing.
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

    /// Returns how many of `gems` the gnomes would take; `None` if there is no alarm.
    #[must_use]
    pub fn theft_of(&self, seat: Seat, gems: u8) -> Option<u8> {
        (self.table[seat].status == Status::Alarm).then(|| self.theft(seat, gems))
    }

    /// Counts the tiles of a kind in a player's bag.
    #[must_use]
    pub fn in_bag(&self, seat: Seat, kind: Kind) -> u8 {
        self.table[seat].bag(kind)
    }

    /// Returns whether a tile of a kind would be an alarm if it were drawn now.
    #[must_use]
    pub fn would_alarm(&self, seat: Seat, kind: Kind) -> bool {
        self.table[seat].is_alarm(kind)
    }

    /// Returns whether a coin lies beside a stack.
    #[must_use]
    pub fn has_reward(&self, ware: Ware, stack: Stack) -> bool {
        ware.rewarded().is_some_and(|rewarded| self.rewards[rewarded as usize][stack as usize])
    }

    /// Counts the tiles of a stack.
    #[must_use]
    pub fn in_stack(&self, ware: Ware, stack: Stack) -> u8 {
        self.stacks[ware as usize][stack as usize]
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

    /// Returns whether the round went on because of a complete tie (GL-68).
    #[must_use]
    pub fn is_tie(&self) -> bool {
        self.tie
    }

    /// Returns the chance that the next tile of a player is an alarm; `None` if the player is out of the garden phase.
    #[must_use]
    pub fn risk(&self, seat: Seat) -> Option<Risk> {
        let player = &self.table[seat];
        let draws = matches!(player.status, Status::Active | Status::Stopped);
        (draws && seat.index() < usize::from(self.players)).then(|| player.risk())
    }

    /// Returns how long the game is.
    #[must_use]
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns whether the pro variant is played.
    #[must_use]
    pub fn is_pro(&self) -> bool {
        self.pro
    }

    /// Returns whether missions are played.
    #[must_use]
    pub fn has_missions(&self) -> bool {
        self.missions
    }

    /// Returns the number of tiles and the medal of a solo game that is over (GL-130 to GL-132).
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
