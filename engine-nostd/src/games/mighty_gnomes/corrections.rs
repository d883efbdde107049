//! Corrections: the table is right, inside the limits of the box.

use super::fields::{FIELDS, Tally};
use super::kinds::{Gnome, Good, Track};
use super::player::Player;
use super::{MightyGnomes, Phase, Refusal};
use crate::field::Fix;
use crate::{RuleError, Seat};

/// Reads the number of a correction.
fn value_of(fix: &Fix) -> u16 {
    FIELDS.get(usize::from(fix.id.field)).map_or(0, |field| field.shape.number(&fix.value))
}

pub(super) fn within(holds: bool) -> Result<(), RuleError> {
    if holds { Ok(()) } else { Err(RuleError::BadNumber) }
}

/// Checks that a supply gives what is added.
fn supplied(new: u8, old: u8, supply: u8) -> Result<(), RuleError> {
    if new.saturating_sub(old) > supply { Err(Refusal::NoneInSupply.into()) } else { Ok(()) }
}

impl MightyGnomes {
    pub(super) fn check_correction(&self, fix: &Fix) -> Result<(), RuleError> {
        let tally = FIELDS.get(usize::from(fix.id.field)).and_then(|field| Tally::of(field, fix.id));
        let (Some(seat), Some(tally)) = (fix.seat, tally) else { return Err(RuleError::CannotFix) };
        let value = value_of(fix);
        match tally {
            Tally::Vp => Ok(()),
            Tally::Pos => within(value <= u16::from(self.trail_end())),
            Tally::Bed => within(self.can_sleep(seat, value as u8)),
            Tally::Cards(Gnome::Druid) if self.phase == Phase::Druid => Err(RuleError::WrongPhase),
            _ => self.check_tracked(seat, tally, value as u8),
        }
    }

    /// Says whether a tile can be the one in the bedroom: it was not used, or it changes places with the one there.
    fn can_sleep(&self, seat: Seat, size: u8) -> bool {
        let player = &self.boards[seat];
        !player.used.has(size) || (player.bed > 0 && !player.used.has(player.bed))
    }

    fn check_tracked(&self, seat: Seat, tally: Tally, value: u8) -> Result<(), RuleError> {
        let player = &self.boards[seat];
        let old = player.tally(tally) as u8;
        let mut after = *player;
        after.set_tally(tally, u16::from(value));
        within(after.animals_shown() <= after.opened)?;
        let level_known = |track: Track| usize::from(after.levels[track as usize]) <= self.steps[track as usize].len();
        within(Track::ALL.iter().all(|track| level_known(*track)))?;
        within(after.gnomes() <= self.capacity_at(Track::Table, after.levels[Track::Table as usize]))?;
        let excess = |player: &Player| {
            let room = self.capacity_at(Track::Warehouse, player.levels[Track::Warehouse as usize]);
            player.stored().saturating_sub(room)
        };
        // What only lessens an excess is welcome: fewer resources, or more room for them.
        within(excess(&after) <= excess(player))?;
        match tally {
            Tally::Coins => supplied(value, old, self.supply(Good::Coins)),
            Tally::Resource(resource) => supplied(value, old, self.supply(resource.into())),
            Tally::Closed | Tally::Opened => supplied(value, old, self.bag()),
            // Said only behind what is out of range (section 4, `adjust`).
            Tally::Cards(gnome) if !self.takes_part(gnome) => Err(Refusal::GnomeNotInGame.into()),
            Tally::Cards(gnome) => supplied(value, old, self.stock(gnome)),
            _ => Ok(()),
        }
    }

    pub(super) fn apply_correction(&mut self, fix: &Fix) {
        let tally = FIELDS.get(usize::from(fix.id.field)).and_then(|field| Tally::of(field, fix.id));
        let (Some(seat), Some(tally)) = (fix.seat, tally) else { return };
        let value = value_of(fix);
        let byte = value as u8;
        let player = &mut self.boards[seat];
        match tally {
            Tally::Pos => {
                // Only a token that is moved lands on top.
                if player.pos != byte {
                    self.put_token(seat, byte);
                }
                self.steps_to_go = self.possible_steps(self.active, self.steps_to_go);
            }
            Tally::Bed => {
                if player.used.has(byte) {
                    player.used.set(player.bed, true);
                    player.used.set(byte, false);
                }
                player.bed = byte;
            }
            Tally::Cards(gnome) => {
                if gnome == Gnome::Druid {
                    let turns = player.druid_left + byte;
                    player.druid_left = turns.saturating_sub(player.owns(gnome));
                }
                player.set_tally(tally, value);
                player.limit_uses();
            }
            _ => player.set_tally(tally, value),
        }
        // A correction may answer what was open.
        self.settle_claim();
    }
}
