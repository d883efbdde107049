//! Counting, the victory check, hiring, mutation and the next round (GL-59 to GL-109, GL-116, GL-117).

use super::kinds::{Colour, Creature, GardenStatus, Mission, Stack, TileKind, Ware};
use super::player::{Gems, TRIO};
use super::{Full, Phase, Refusal};
use crate::rules::Rules;
use crate::{BySeat, RuleError, Seat, Seats};

/// The gems that an alarm takes, outside the pro variant (GL-61).
pub const THEFT: u8 = 3;
/// The gems for empty connections that are joined (GL-121).
pub const EMPTIES: u8 = 2;
/// The gems for complete blue gems (GL-122).
pub const BLUES: u8 = 2;
/// The gems for a mission tile that is surrounded (GL-123).
pub const SURROUND: u8 = 3;

impl Full {
    pub(super) fn check_count(&self, seat: Seat, ponds: u8, mission: bool) -> Result<(), RuleError> {
        if ponds > 0 && !self.pro {
            return Err(Refusal::NoPonds.into());
        }
        if mission && !self.missions {
            return Err(Refusal::NoMission.into());
        }
        if mission && self.table[seat].mission == Some(Mission::Redraw) {
            return Err(Refusal::NoMissionGems.into());
        }
        Ok(())
    }

    /// Returns the gems of a mission that is met (GL-118 to GL-124).
    pub(super) fn bonus(&self, mission: Mission) -> u8 {
        match mission {
            Mission::Empties => EMPTIES,
            Mission::Blues => BLUES,
            Mission::Surround => SURROUND,
            Mission::Redraw => 0,
            Mission::ShapeA | Mission::ShapeB | Mission::ShapeC => {
                mission.shape().map_or(0, |place| self.shapes[place])
            }
        }
    }

    /// Returns how many of `raw` gems the gnomes take (GL-61, GL-94).
    pub(super) fn theft(&self, seat: Seat, raw: u8) -> u8 {
        stolen(raw, self.table[seat].status == GardenStatus::Alarm, self.pro)
    }

    pub(super) fn count(&mut self, seat: Seat, gems: u8, ponds: u8, mission: bool) {
        let bonus = self.table[seat].mission.filter(|_| mission).map_or(0, |mission| self.bonus(mission));
        let raw = gems + bonus;
        let stolen = self.theft(seat, raw);
        self.pay_out(seat, ponds);
        let player = &mut self.table[seat];
        player.gems = Some(Gems { raw, bonus, stolen });
        player.ponds = ponds;
        player.last_gems = gems;
        if !self.pass_turn() {
            self.check_victory();
        }
    }

    /// Names the winner, or lets the round go on (GL-64 to GL-70).
    fn check_victory(&mut self) {
        match best(self.seats(), self.goal.gems(), |seat| (self.table[seat].net(), self.table[seat].coins)) {
            Best::One(winner) => {
                self.winner = Some(winner);
                self.phase = Phase::Over;
                return;
            }
            Best::Level => self.tie = true,
            Best::Nobody => {}
        }
        self.phase = Phase::Hire;
    }

    /// Hands the turn to the holder of the start marker, before anybody has had one in this phase (GL-59, GL-71).
    pub(super) fn begin_turns(&mut self) {
        self.turn = self.first;
        self.done = Seats::NONE;
    }

    /// Passes the turn to the next player who has not had one in this phase; `false` if everybody has (GL-59, GL-72).
    fn pass_turn(&mut self) -> bool {
        self.done.set(self.turn, true);
        let next = self.turn.others(usize::from(self.players)).find(|seat| !self.done.has(*seat));
        match next {
            Some(seat) => self.turn = seat,
            None => self.begin_turns(),
        }
        next.is_some()
    }

    pub(super) fn check_buy(&self, seat: Seat, ware: Ware, stack: Stack) -> Result<(), RuleError> {
        if self.stacks[ware as usize][stack as usize] == 0 {
            return Err(Refusal::StackEmpty.into());
        }
        let (has, needs) = (self.table[seat].money(), ware.price());
        if has < needs {
            return Err(Refusal::TooPoor { has, needs }.into());
        }
        Ok(())
    }

    pub(super) fn buy(&mut self, seat: Seat, ware: Ware, stack: Stack, creature: Creature) {
        self.stacks[ware as usize][stack as usize] -= 1;
        let player = &mut self.table[seat];
        // GL-77: gems pay first.
        player.coins -= ware.price().saturating_sub(player.net());
        player.gain(ware.colour(), creature.on(ware));
        // GL-82, GL-83: the coin beside the stack comes after the payment.
        if self.take_reward(ware, stack) {
            self.table[seat].coins += 1;
        }
        self.end_action(seat);
    }

    /// Removes the coin beside a stack, and returns whether there was one.
    fn take_reward(&mut self, ware: Ware, stack: Stack) -> bool {
        ware.rewarded().is_some_and(|rewarded| core::mem::take(&mut self.rewards[rewarded as usize][stack as usize]))
    }

    pub(super) fn check_take_pig(&self) -> Result<(), RuleError> {
        if self.pig_pile() == 0 && self.supply() == 0 {
            return Err(Refusal::NothingLeft.into());
        }
        Ok(())
    }

    pub(super) fn take_pig(&mut self, seat: Seat) {
        if self.pig_pile() > 0 {
            self.table[seat].gain(Colour::Beige, TileKind::PigBeige);
        }
        self.pay_out(seat, 1);
        self.end_action(seat);
    }

    /// Ends a hire action; a required mutation comes first (GL-100).
    pub(super) fn end_action(&mut self, seat: Seat) {
        if self.has_to_mutate(seat) {
            self.phase = Phase::Mutate;
        } else {
            self.end_turn();
        }
    }

    pub(super) fn end_turn(&mut self) {
        self.phase = if self.pass_turn() { Phase::Hire } else { Phase::RoundEnd };
    }

    pub(super) fn has_to_mutate(&self, seat: Seat) -> bool {
        let player = &self.table[seat];
        if !self.pro {
            return false;
        }
        // GL-103, GL-106: at least one of the pigs can be mutated.
        let can =
            |colour: &Colour| player.pigs_of(*colour) > 0 && colour.next().is_some_and(|ware| self.left(ware) > 0);
        player.pigs() >= TRIO && Colour::ALL.iter().any(can)
    }

    pub(super) fn check_mutate(
        &self,
        seat: Seat,
        colour: Colour,
        under: Option<Stack>,
        from: Stack,
    ) -> Result<(), RuleError> {
        // The pile has one place, every other colour two stacks.
        if under.is_some() == (colour == Colour::Beige) {
            return Err(RuleError::BadNumber);
        }
        let Some(next) = colour.next() else { return Err(Refusal::GoldFinal.into()) };
        if self.table[seat].pigs_of(colour) == 0 {
            return Err(Refusal::NoSuchPig.into());
        }
        if self.left(next) == 0 {
            return Err(Refusal::SoldOut.into());
        }
        if self.stacks[next as usize][from as usize] == 0 {
            return Err(Refusal::StackEmpty.into());
        }
        Ok(())
    }

    /// Swaps a pig of the garden for a tile of the next colour (GL-101 to GL-107).
    pub(super) fn mutate(&mut self, seat: Seat, colour: Colour, under: Option<Stack>, from: Stack, creature: Creature) {
        if let (Some(ware), Some(under)) = (colour.ware(), under) {
            self.stacks[ware as usize][under as usize] += 1;
        }
        let player = &mut self.table[seat];
        player.colours[colour as usize] -= 1;
        let pig = TileKind::pig(colour) as usize;
        player.owned[pig] -= 1;
        player.drawn[pig] -= 1;
        // It may be the tile just drawn, if a correction ended the garden phase for the player.
        player.just_drawn = player.just_drawn.filter(|kind| player.drawn[*kind as usize] > 0);
        if let Some(next) = colour.next() {
            self.stacks[next as usize][from as usize] -= 1;
            player.gain(next.colour(), creature.on(next));
        }
        self.end_turn();
    }

    /// Prepares the next round (GL-88 to GL-92).
    pub(super) fn next_round(&mut self) {
        self.move_missions();
        for seat in self.seats() {
            self.table[seat].end_round();
        }
        self.first = self.first.next(usize::from(self.players));
        self.last = self.first;
        self.round = self.round.saturating_add(1);
        self.tie = false;
        self.phase = Phase::Garden;
    }

    /// Passes the mission tiles on clockwise: to the neighbour, or with few players by way of the place between them
    /// (GL-116, GL-117, AM-29).
    fn move_missions(&mut self) {
        let before: BySeat<(Option<Mission>, Option<Mission>)> =
            BySeat(self.table.0.map(|player| (player.mission, player.right)));
        let between = self.has_right_tiles();
        for seat in self.seats() {
            let (old, right) = before[seat];
            let neighbour = &mut self.table[seat.next(usize::from(self.players))];
            if between {
                neighbour.right = old;
                self.table[seat].mission = right;
            } else {
                neighbour.mission = old;
            }
        }
    }
}

/// Returns how many of `raw` gems the gnomes take (GL-61, GL-94).
pub(super) const fn stolen(raw: u8, alarm: bool, pro: bool) -> u8 {
    match (alarm, pro) {
        (false, _) => 0,
        (true, false) => {
            if raw < THEFT {
                raw
            } else {
                THEFT
            }
        }
        (true, true) => raw / 2,
    }
}

/// The result of a victory check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Best {
    /// Nobody reached the goal.
    Nobody,
    /// One player wins.
    One(Seat),
    /// The leaders are tied in gems and coins, so nobody wins (GL-68, GL-69).
    Level,
}

/// Finds who reached the goal with the most gems, then the most coins, given as a pair (GL-64 to GL-69).
pub(super) fn best(seats: impl Iterator<Item = Seat> + Clone, goal: u8, has: impl Fn(Seat) -> (u8, u8)) -> Best {
    let candidates = seats.filter(|seat| has(*seat).0 >= goal);
    let Some(most) = candidates.clone().map(&has).max() else { return Best::Nobody };
    let mut first = candidates.filter(|seat| has(*seat) == most);
    match (first.next(), first.next()) {
        (Some(winner), None) => Best::One(winner),
        _ => Best::Level,
    }
}
