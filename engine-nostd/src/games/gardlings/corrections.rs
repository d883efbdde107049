//! Corrections: the table is right, inside the limits of the box.

use super::fields::{self, FIELDS};
use super::kinds::{Colour, Kind, Mission, Status};
use super::player::{Gems, Player};
use super::{Gardlings, Phase, Refusal};
use crate::field::Fix;
use crate::rules::Rules;
use crate::setup::Names;
use crate::shape::ABSENT;
use crate::{RuleError, Seat, Seats};

/// Refuses what the box does not hold.
fn within(needs: u8, has: u8) -> Result<(), RuleError> {
    if needs > has { Err(Refusal::MoreThanTheBox { has, needs }.into()) } else { Ok(()) }
}

impl Gardlings {
    /// Gives the game with a correction made.
    pub(super) fn corrected(&self, fix: &Fix) -> Result<Self, RuleError> {
        // What there is not cannot be corrected.
        self.value(fix.seat, fix.id, &Names::default()).ok_or(RuleError::BadNumber)?;
        let mut game = self.clone();
        match fix.seat {
            Some(seat) => game.fix_seat(seat, fix)?,
            None => game.fix_common(fix)?,
        }
        game.check_invariants().map_err(|_| RuleError::BadNumber)?;
        Ok(game)
    }

    fn fix_common(&mut self, fix: &Fix) -> Result<(), RuleError> {
        let value = fix.value[0];
        let seat = || {
            let seat = Seat::new(usize::from(value)).filter(|_| value != ABSENT);
            seat.ok_or(RuleError::BadNumber)
        };
        let [first, second] = fix.id.index.map(usize::from);
        match FIELDS[usize::from(fix.id.field)].pattern {
            "phase" => self.fix_phase(Phase::ALL[usize::from(value)]),
            "turn" => {
                self.turn().ok_or(RuleError::BadNumber)?;
                self.turn = seat()?;
                self.let_earlier_seats_be_done();
                self.forget_later_counts();
            }
            "round" => self.round = u16::from_le_bytes([fix.value[0], fix.value[1]]),
            "start-player" => {
                self.first = seat()?;
                // The order of this phase is settled once somebody has acted in it.
                if self.done == Seats::NONE && self.phase != Phase::Mutate {
                    self.turn = self.first;
                }
            }
            "stack-{}-{}" => {
                let stacks = &mut self.stacks[first];
                let left: u8 = stacks.iter().sum();
                within(value, left)?;
                stacks[second - 1] = value;
                stacks[2 - second] = left - value;
            }
            "coin-{}-{}" => {
                let has = u8::from(self.rewards[first][second - 1]) + self.supply();
                within(value, has)?;
                self.rewards[first][second - 1] = value == 1;
            }
            "tie" => self.tie = value == 1,
            _ => return Err(RuleError::CannotFix),
        }
        Ok(())
    }

    fn fix_phase(&mut self, phase: Phase) {
        if !(self.phase.has_turns() && phase.has_turns()) {
            self.begin_turns();
        }
        self.phase = phase;
        match phase {
            Phase::Garden => {
                self.tie = false;
                for seat in self.seats() {
                    self.table[seat].gems = None;
                    self.table[seat].ponds = 0;
                }
            }
            Phase::Count => {
                self.tie = false;
                self.forget_later_counts();
            }
            _ => {}
        }
        if phase != Phase::Garden {
            for seat in self.seats() {
                if self.table[seat].status == Status::Active {
                    self.stop(seat);
                }
            }
        }
    }

    /// Lets those between the holder of the start marker and the player whose turn it is have had theirs.
    fn let_earlier_seats_be_done(&mut self) {
        self.done = Seats::NONE;
        let earlier = self.first.clockwise(usize::from(self.players)).take_while(|seat| *seat != self.turn);
        earlier.for_each(|seat| self.done.set(seat, true));
    }

    /// While the gardens are counted, those whose turn is still to come have not counted.
    fn forget_later_counts(&mut self) {
        if self.phase != Phase::Count {
            return;
        }
        for seat in self.seats().filter(|seat| !self.done.has(*seat)) {
            self.table[seat].gems = None;
            self.table[seat].ponds = 0;
        }
    }

    fn fix_seat(&mut self, seat: Seat, fix: &Fix) -> Result<(), RuleError> {
        let value = fix.value[0];
        let place = usize::from(fix.id.index[0]);
        let pattern = FIELDS[usize::from(fix.id.field)].pattern;
        let supply = self.supply();
        let player = &mut self.table[seat];
        match pattern {
            "coins" => {
                within(value, player.coins + supply)?;
                player.coins = value;
            }
            "status" => self.fix_status(seat, Status::from_index(usize::from(value)).ok_or(RuleError::BadNumber)?),
            "ponds" => player.ponds = value,
            "raw" if self.phase == Phase::Garden => return Err(RuleError::BadNumber),
            "raw" => {
                let stolen = self.theft(seat, value);
                self.table[seat].gems = Some(Gems { raw: value, stolen });
            }
            "owned-{}" if fields::is_by_colour(fix.id) => {
                let colour = Colour::from_index(place).ok_or(RuleError::BadNumber)?;
                self.fix_colour(seat, colour, value)?;
            }
            "owned-{}" => self.fix_kind(seat, Kind::from_index(place).ok_or(RuleError::BadNumber)?, value)?,
            "drawn-{}" => player.fix_drawn(Kind::from_index(place).ok_or(RuleError::BadNumber)?, value)?,
            "just-drawn" => {
                player.just_drawn = Kind::from_index(usize::from(value));
                player.trio_by_last = None;
            }
            "set-aside" => {
                player.aside = Kind::from_index(usize::from(value));
                if player.aside.is_some() {
                    player.just_drawn = player.aside;
                    player.trio_by_last = None;
                }
            }
            "trio-coin" => {
                player.trio = value == 1;
                player.trio_by_last = None;
            }
            "mission" | "mission-right" => {
                let tile = Mission::from_index(usize::from(value)).ok_or(RuleError::BadNumber)?;
                self.fix_mission(seat, pattern == "mission", tile);
            }
            "redraw-used" => player.redraw_used = value == 1,
            _ => return Err(RuleError::CannotFix),
        }
        Ok(())
    }

    fn fix_status(&mut self, seat: Seat, status: Status) {
        let player = &mut self.table[seat];
        player.status = status;
        if matches!(status, Status::Active | Status::Stopped)
            && let Some(kind) = player.aside.take()
            && player.gnomes() >= player.limit()
        {
            // It fits after all, or where it would still be an alarm, it was never drawn.
            player.drawn[kind as usize] -= 1;
            player.just_drawn = None;
        }
        if status == Status::Stopped {
            self.stop(seat);
        }
        if let Some(gems) = self.table[seat].gems {
            let stolen = self.theft(seat, gems.raw);
            self.table[seat].gems = Some(Gems { stolen, ..gems });
        }
    }

    /// Sets how many tiles of a colour a player has; stack 1, then stack 2, or the pile makes up for it.
    fn balance_colour(&mut self, seat: Seat, colour: Colour, value: u8) -> Result<(), RuleError> {
        let old = self.table[seat].colours[colour as usize];
        let left = colour.ware().map_or_else(|| self.pig_pile(), |ware| self.left(ware));
        within(value, old + left)?;
        if let Some(ware) = colour.ware() {
            let [one, two] = &mut self.stacks[ware as usize];
            // What is given back lies on stack 1.
            *one += old.saturating_sub(value);
            let taken = value.saturating_sub(old);
            let from_one = taken.min(*one);
            *one -= from_one;
            *two -= taken - from_one;
        }
        self.table[seat].colours[colour as usize] = value;
        Ok(())
    }

    fn fix_colour(&mut self, seat: Seat, colour: Colour, value: u8) -> Result<(), RuleError> {
        let old = self.table[seat].colours[colour as usize];
        self.balance_colour(seat, colour, value)?;
        let player = &mut self.table[seat];
        if colour == Colour::Beige {
            return player.fix_owned(Kind::PigBeige, value);
        }
        if value >= old {
            player.owned[Kind::Other as usize] += value - old;
            return Ok(());
        }
        // Tiles without a pig go first; which of them are dragons is not known by colour.
        let pig = Kind::pig(colour);
        let without = (old - player.owned[pig as usize]).min(old - value);
        let others = player.bag(Kind::Other).min(without);
        player.lose(Kind::Other, others)?;
        player.lose(Kind::Dragon, without - others)?;
        player.lose(pig, old - value - without)
    }

    fn fix_kind(&mut self, seat: Seat, kind: Kind, value: u8) -> Result<(), RuleError> {
        let player = &mut self.table[seat];
        let old = player.owned[kind as usize];
        match (kind, kind.pig_colour()) {
            (_, Some(colour)) => {
                let total = (player.colours[colour as usize] + value).checked_sub(old).ok_or(RuleError::BadNumber)?;
                self.balance_colour(seat, colour, total)?;
                self.table[seat].fix_owned(kind, value)
            }
            // Their colour is not known, so that no stack could make up for it: one becomes the other.
            (Kind::Dragon | Kind::Other, _) => {
                let counterpart = if kind == Kind::Dragon { Kind::Other } else { Kind::Dragon };
                let both = old + player.owned[counterpart as usize];
                within(value, both)?;
                player.fix_owned(kind, value)?;
                player.fix_owned(counterpart, both - value)
            }
            // Every bag has the same gnomes.
            _ if value == old => Ok(()),
            _ => Err(RuleError::BadNumber),
        }
    }

    /// Lays a mission tile before a player or at the right; who has it takes the old one.
    fn fix_mission(&mut self, seat: Seat, front: bool, tile: Mission) {
        let player = &mut self.table[seat];
        let place = if front { &mut player.mission } else { &mut player.right };
        let old = place.take();
        for other in self.seats() {
            let player = &mut self.table[other];
            for lying in [&mut player.mission, &mut player.right] {
                if *lying == Some(tile) {
                    *lying = old;
                }
            }
        }
        let player = &mut self.table[seat];
        *if front { &mut player.mission } else { &mut player.right } = Some(tile);
    }
}

impl Player {
    /// Sets the tiles of a kind; those that are drawn are among them.
    fn fix_owned(&mut self, kind: Kind, value: u8) -> Result<(), RuleError> {
        within(self.drawn[kind as usize], value)?;
        self.owned[kind as usize] = value;
        Ok(())
    }

    /// Takes tiles of a kind out of the bag.
    fn lose(&mut self, kind: Kind, count: u8) -> Result<(), RuleError> {
        within(count, self.bag(kind))?;
        self.owned[kind as usize] -= count;
        Ok(())
    }

    fn fix_drawn(&mut self, kind: Kind, value: u8) -> Result<(), RuleError> {
        within(value, self.owned[kind as usize])?;
        if value < u8::from(self.aside == Some(kind)) {
            return Err(RuleError::BadNumber);
        }
        self.drawn[kind as usize] = value;
        if self.just_drawn == Some(kind) && value == 0 {
            self.just_drawn = None;
            self.trio_by_last = None;
        }
        Ok(())
    }
}
