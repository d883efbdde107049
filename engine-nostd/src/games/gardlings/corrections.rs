//! Corrections: the table is right, within the limits of the box.

use super::fields::Correction;
use super::kinds::{Colour, GardenStatus, Mission, Stack, TileKind, Ware};
use super::player::{Gems, Player};
use super::{Full, Phase, Refusal};
use crate::rules::{Lawful, Rules};
use crate::{RuleError, Seat, Seats};

/// Refuses what the box does not hold.
fn within(needs: u8, has: u8) -> Result<(), RuleError> {
    if needs > has { Err(Refusal::MoreThanTheBox { has, needs }.into()) } else { Ok(()) }
}

/// Refuses what the game, as it was set up, does not have.
fn exists(exists: bool) -> Result<(), RuleError> {
    if exists { Ok(()) } else { Err(RuleError::BadNumber) }
}

/// Where a mission tile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lying {
    /// In front of a player.
    Front,
    /// Between a player and the neighbour to the right.
    Right,
}

impl Full {
    /// Returns the game with a correction made.
    ///
    /// # Errors
    /// Returns why the value is impossible.
    pub(super) fn corrected(&self, correction: &Correction) -> Result<Self, RuleError> {
        let mut game = self.clone();
        game.correct(correction)?;
        game.invariants().map_err(|_| RuleError::BadNumber)?;
        Ok(game)
    }

    /// Makes a correction; if it is refused, the game must not be used any more.
    fn correct(&mut self, correction: &Correction) -> Result<(), RuleError> {
        match *correction {
            Correction::Phase(phase) => self.fix_phase(phase),
            Correction::Turn(seat) => {
                exists(self.phase.has_turns())?;
                self.turn = seat;
                self.let_earlier_seats_be_done();
                self.forget_later_counts();
            }
            Correction::Round(round) => self.round = round.0,
            Correction::StartPlayer(seat) => {
                self.first = seat;
                // The order of this phase is settled once somebody has acted in it.
                if self.done == Seats::NONE && self.phase != Phase::Mutate {
                    self.turn = self.first;
                }
            }
            Correction::Stack(ware, stack, tiles) => self.fix_stack(ware, stack, tiles.0)?,
            Correction::Coin(rewarded, stack, coins) => {
                let supply = self.supply();
                let coin = &mut self.rewards[rewarded as usize][stack as usize];
                within(coins.0, u8::from(*coin) + supply)?;
                *coin = coins.0 == 1;
            }
            Correction::Tie(tie) => self.tie = tie,
            Correction::Coins(seat, coins) => {
                within(coins.0, self.table[seat].coins + self.supply())?;
                self.table[seat].coins = coins.0;
            }
            Correction::Status(seat, status) => self.fix_status(seat, status),
            Correction::Ponds(seat, ponds) => self.table[seat].ponds = ponds.0,
            Correction::Raw(seat, raw) => {
                exists(self.phase != Phase::Garden)?;
                self.table[seat].gems = Some(Gems { raw: raw.0, bonus: 0, stolen: self.theft(seat, raw.0) });
            }
            Correction::OwnedKind(seat, kind, tiles) => self.fix_kind(seat, kind, tiles.0)?,
            Correction::OwnedColour(seat, colour, tiles) => self.fix_colour(seat, colour, tiles.0)?,
            Correction::Drawn(seat, kind, tiles) => self.table[seat].fix_drawn(kind, tiles.0)?,
            Correction::JustDrawn(seat, kind) => {
                self.table[seat].just_drawn = kind.0;
                self.table[seat].trio_by_last = None;
            }
            Correction::SetAside(seat, kind) => {
                let player = &mut self.table[seat];
                player.aside = kind.0;
                if player.aside.is_some() {
                    player.just_drawn = player.aside;
                    player.trio_by_last = None;
                }
            }
            Correction::TrioCoin(seat, trio) => {
                self.table[seat].trio = trio;
                self.table[seat].trio_by_last = None;
            }
            Correction::Mission(seat, tile) => {
                exists(self.missions)?;
                self.fix_mission(seat, Lying::Front, tile);
            }
            Correction::MissionRight(seat, tile) => {
                exists(self.has_right_tiles())?;
                self.fix_mission(seat, Lying::Right, tile);
            }
            Correction::RedrawUsed(seat, used) => {
                exists(self.missions)?;
                self.table[seat].redraw_used = used;
            }
        }
        Ok(())
    }

    /// Sets the number of tiles of a stack; the other stack of the colour makes up for it.
    fn fix_stack(&mut self, ware: Ware, stack: Stack, tiles: u8) -> Result<(), RuleError> {
        let left = self.left(ware);
        within(tiles, left)?;
        self.stacks[ware as usize][stack as usize] = tiles;
        self.stacks[ware as usize][stack.other() as usize] = left - tiles;
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
            Phase::Hire | Phase::Mutate | Phase::RoundEnd | Phase::Over => {}
        }
        if phase != Phase::Garden {
            for seat in self.seats() {
                if self.table[seat].status == GardenStatus::Active {
                    self.table[seat].stop();
                }
            }
        }
    }

    /// Marks the players from the holder of the start marker up to the one whose turn it is as having had their turn.
    fn let_earlier_seats_be_done(&mut self) {
        self.done = Seats::NONE;
        let earlier = self.first.clockwise(usize::from(self.players)).take_while(|seat| *seat != self.turn);
        earlier.for_each(|seat| self.done.set(seat, true));
    }

    /// Forgets the counts of those whose turn is still to come, while the gardens are counted.
    fn forget_later_counts(&mut self) {
        if self.phase != Phase::Count {
            return;
        }
        for seat in self.seats().filter(|seat| !self.done.has(*seat)) {
            self.table[seat].gems = None;
            self.table[seat].ponds = 0;
        }
    }

    fn fix_status(&mut self, seat: Seat, status: GardenStatus) {
        let player = &mut self.table[seat];
        player.status = status;
        if matches!(status, GardenStatus::Active | GardenStatus::Stopped)
            && let Some(kind) = player.aside.take()
            && player.gnomes() >= player.limit()
        {
            // It fits after all; or, if it would still be an alarm, it was never drawn.
            player.drawn[kind as usize] -= 1;
            player.just_drawn = None;
        }
        if status == GardenStatus::Stopped {
            player.stop();
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
            return player.fix_owned(TileKind::PigBeige, value);
        }
        if value >= old {
            player.owned[TileKind::Other as usize] += value - old;
            return Ok(());
        }
        // Tiles without a pig go first; the colour does not say which of them are dragons.
        let pig = TileKind::pig(colour);
        let without = (old - player.owned[pig as usize]).min(old - value);
        let others = player.bag(TileKind::Other).min(without);
        player.lose(TileKind::Other, others)?;
        player.lose(TileKind::Dragon, without - others)?;
        player.lose(pig, old - value - without)
    }

    fn fix_kind(&mut self, seat: Seat, kind: TileKind, value: u8) -> Result<(), RuleError> {
        let player = &mut self.table[seat];
        let old = player.owned[kind as usize];
        match (kind, kind.pig_colour()) {
            (_, Some(colour)) => {
                let total = (player.colours[colour as usize] + value).checked_sub(old).ok_or(RuleError::BadNumber)?;
                self.balance_colour(seat, colour, total)?;
                self.table[seat].fix_owned(kind, value)
            }
            // Their colour is not known, so no stack could make up for it: one becomes the other.
            (TileKind::Dragon | TileKind::Other, _) => {
                let counterpart = if kind == TileKind::Dragon { TileKind::Other } else { TileKind::Dragon };
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

    /// Lays a mission tile in front of a player or to the right; whoever had it takes the old one.
    fn fix_mission(&mut self, seat: Seat, lying: Lying, tile: Mission) {
        let old = self.table[seat].lying_mut(lying).take();
        for other in self.seats() {
            for place in [Lying::Front, Lying::Right] {
                let place = self.table[other].lying_mut(place);
                if *place == Some(tile) {
                    *place = old;
                }
            }
        }
        *self.table[seat].lying_mut(lying) = Some(tile);
    }
}

impl Player {
    fn lying_mut(&mut self, lying: Lying) -> &mut Option<Mission> {
        match lying {
            Lying::Front => &mut self.mission,
            Lying::Right => &mut self.right,
        }
    }

    /// Sets the number of tiles of a kind; those that were drawn are among them.
    fn fix_owned(&mut self, kind: TileKind, value: u8) -> Result<(), RuleError> {
        within(self.drawn[kind as usize], value)?;
        self.owned[kind as usize] = value;
        Ok(())
    }

    /// Takes tiles of a kind out of the bag.
    fn lose(&mut self, kind: TileKind, count: u8) -> Result<(), RuleError> {
        within(count, self.bag(kind))?;
        self.owned[kind as usize] -= count;
        Ok(())
    }

    fn fix_drawn(&mut self, kind: TileKind, value: u8) -> Result<(), RuleError> {
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
