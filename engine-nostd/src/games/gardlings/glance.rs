//! What all players can see at a glance: a player's garden and purse, and what a bag and a stack still hold.

use super::kinds::{Colour, GardenStatus, Medal, Mission, Stack, TileKind, Ware};
use super::player::{Gems, Risk};
use super::{Full, Goal, Move, Question};
use crate::Seat;
use crate::ask::Draft;
use crate::verb::Moves;

/// A player's standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// What the player does in the garden phase.
    pub status: GardenStatus,
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
    /// All tiles of the player.
    pub tiles: u8,
    /// The tiles that are still in the bag.
    pub bag: u8,
    /// The pigs in the garden.
    pub pigs: u8,
    /// The dragons in the garden.
    pub dragons: u8,
    /// The ponds that were counted.
    pub ponds: u8,
    /// The mission in front of the player.
    pub mission: Option<Mission>,
    /// The mission between the player and the neighbour to the right.
    pub right: Option<Mission>,
}

/// What a count came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The complete gems of the garden.
    pub gems: u8,
    /// The gems of the mission.
    pub bonus: u8,
    /// What the gnomes took.
    pub stolen: u8,
}

impl Counted {
    /// Returns the gems that are left.
    #[must_use]
    pub const fn net(self) -> u8 {
        self.gems + self.bonus - self.stolen
    }
}

impl From<Gems> for Counted {
    fn from(Gems { raw, bonus, stolen }: Gems) -> Self {
        Self { gems: raw - bonus, bonus, stolen }
    }
}

/// What a choice is about, if more than its name can be shown of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A kind of tile that is drawn.
    Tile(TileKind),
    /// A colour of the market.
    Ware(Ware),
    /// A stack of a colour.
    Stack(Ware, Stack),
    /// A pig that mutates.
    Pig(Colour),
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
            Some(Question::MutateUnder { colour }) => Some(Self::Pig(colour)),
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
            tiles: player.tiles(),
            bag: player.risk().tiles,
            pigs: player.pigs(),
            dragons: player.garden(TileKind::Dragon),
            ponds: player.ponds,
            mission: player.mission,
            right: player.right,
        }
    }

    /// Returns what a player counted in this round.
    #[must_use]
    pub fn counted(&self, seat: Seat) -> Option<Counted> {
        self.table[seat].gems.map(Counted::from)
    }

    /// Returns what a player counted last: in this round, or else in the one before.
    #[must_use]
    pub fn latest_count(&self, seat: Seat) -> Option<Counted> {
        self.table[seat].latest().map(Counted::from)
    }

    /// Returns whether a player has had the turn of this phase.
    #[must_use]
    pub fn has_acted(&self, seat: Seat) -> bool {
        self.phase.has_turns() && self.done.has(seat)
    }

    /// Returns the player who counts and hires first.
    #[must_use]
    pub fn start_player(&self) -> Seat {
        self.first
    }

    /// Returns the gems that a mission brings (GL-118 to GL-124).
    #[must_use]
    pub fn mission_gems(&self, mission: Mission) -> u8 {
        self.bonus(mission)
    }

    /// Returns the coins that a player pays for a tile besides the gems (GL-77).
    #[must_use]
    pub fn coins_to_pay(&self, seat: Seat, ware: Ware) -> u8 {
        ware.price().saturating_sub(self.table[seat].net())
    }

    /// Returns the coins that come with a tile of a colour, if they are the same from every stack (GL-82).
    #[must_use]
    pub fn coins_to_take(&self, ware: Ware) -> Option<u8> {
        let mut coins = Stack::ALL
            .into_iter()
            .filter(|stack| self.in_stack(ware, *stack) > 0)
            .map(|stack| self.has_reward(ware, stack));
        let first = coins.next()?;
        coins.all(|coin| coin == first).then_some(u8::from(first))
    }

    /// Counts the coins that nobody has (GL-12).
    #[must_use]
    pub fn coins_left(&self) -> u8 {
        self.supply()
    }

    /// Counts the tiles of a colour that a player has.
    #[must_use]
    pub fn owned(&self, seat: Seat, colour: Colour) -> u8 {
        self.table[seat].colours[colour as usize]
    }

    /// Returns how many of `gems` the gnomes would take; `None` if there is no alarm.
    #[must_use]
    pub fn theft_of(&self, seat: Seat, gems: u8) -> Option<u8> {
        (self.table[seat].status == GardenStatus::Alarm).then(|| self.theft(seat, gems))
    }

    /// Counts the tiles of a kind in a player's bag.
    #[must_use]
    pub fn in_bag(&self, seat: Seat, kind: TileKind) -> u8 {
        self.table[seat].bag(kind)
    }

    /// Returns whether a tile of a kind would be an alarm if it were drawn now.
    #[must_use]
    pub fn would_alarm(&self, seat: Seat, kind: TileKind) -> bool {
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

    /// Returns whether the round went on because of a complete tie (GL-68).
    #[must_use]
    pub fn is_tie(&self) -> bool {
        self.tie
    }

    /// Returns the chance that the next tile of a player is an alarm; `None` if the player is out of the garden phase.
    #[must_use]
    pub fn risk(&self, seat: Seat) -> Option<Risk> {
        let player = &self.table[seat];
        let draws = matches!(player.status, GardenStatus::Active | GardenStatus::Stopped);
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
