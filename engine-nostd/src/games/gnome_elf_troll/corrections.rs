//! Corrections, and positions in the middle of a game.
//!
//! A correction changes nothing else: the purse of this turn stays, and ten is looked at only at the end of a turn.

use super::fields::FIELDS;
use super::garden::{Figure, Garden};
use super::kinds::{Creature, Kind};
use super::produce::Produce;
use super::{FIGURES, GnomeElfTroll, HAND, Phase, Refusal};
use crate::field::{Field, Fix};
use crate::rules::Rules;
use crate::shape::ABSENT;
use crate::{RuleError, Seat};

fn within(holds: bool) -> Result<(), RuleError> {
    if holds { Ok(()) } else { Err(RuleError::BadNumber) }
}

fn produce(fix: &Fix) -> Produce {
    Produce([fix.value[0], fix.value[1], fix.value[2]])
}

impl GnomeElfTroll {
    /// Counts the tiles in gardens, hands and pile; in a game without corrections they are all that are in play.
    pub(super) fn tiles(&self) -> u8 {
        let of_seat = |seat: Seat| self.garden(seat).tiles().len() as u8 + self.hands[seat];
        self.seats().map(of_seat).sum::<u8>() + self.pile
    }

    pub(super) fn tiles_in_play(&self) -> u8 {
        3 * self.tiles_of_a_kind()
    }

    /// Checks that the gardens hold no more tiles of a kind and no more figures than there are.
    pub(super) fn check_board(&self) -> Result<(), RuleError> {
        if let Some(kind) = Kind::ALL.iter().find(|kind| self.sown(**kind) > self.tiles_of_a_kind()) {
            return Err(Refusal::AllTilesAreOut(*kind).into());
        }
        for owner in self.seats() {
            for creature in Creature::ALL {
                if self.figures_on_tiles(Figure { creature: *creature, owner }) > FIGURES {
                    return Err(Refusal::NoCreatureInStock(*creature).into());
                }
            }
        }
        Ok(())
    }

    /// Checks that a field is there to be corrected: outside Buy there is no purse (GET-48).
    pub(super) fn check_time_of(&self, field: &Field) -> Result<(), RuleError> {
        let is_there = field.pattern != "purse" || self.phase == Phase::Buy;
        if is_there { Ok(()) } else { Err(RuleError::WrongPhase) }
    }

    pub(super) fn check_correction(&self, fix: &Fix) -> Result<(), RuleError> {
        let field = &FIELDS[usize::from(fix.id.field)];
        match (fix.seat, field.pattern) {
            (Some(seat), "garden") => {
                let garden = Garden::from_bytes(&fix.value).ok_or(RuleError::BadNumber)?;
                // Tiles are not added or taken away: that is undo.
                if garden.tiles().len() != self.garden(seat).tiles().len() {
                    return Err(RuleError::CannotFix);
                }
                let mut after = self.clone();
                after.gardens[seat] = garden;
                after.check_board()
            }
            (Some(seat), "hand") => {
                let sown = seat == self.active && self.phase != Phase::Sow;
                within(fix.value[0] <= HAND - u8::from(sown))?;
                within(self.tiles() - self.hands[seat] + fix.value[0] <= self.tiles_in_play())
            }
            (None, "pile") => {
                within(fix.value[0] <= self.first_pile())?;
                within(self.tiles() - self.pile + fix.value[0] <= self.tiles_in_play())
            }
            _ => Ok(()),
        }
    }

    pub(super) fn apply_correction(&mut self, fix: &Fix) {
        match (fix.seat, FIELDS[usize::from(fix.id.field)].pattern) {
            (None, "purse") => self.purse = produce(fix),
            (None, "pile") => self.pile = fix.value[0],
            (Some(seat), "garden") => {
                if let Some(garden) = Garden::from_bytes(&fix.value) {
                    self.gardens[seat] = garden;
                }
            }
            (Some(seat), "hand") => {
                self.hands[seat] = fix.value[0];
                self.stop_without_tile();
            }
            _ => {}
        }
    }

    /// Counts the turns that a player has finished, and the tiles that he has sown; both follow from the round and
    /// from whose turn it is.
    pub(super) fn turns_done(&self, seat: Seat) -> (u8, u8) {
        let mut order = self.marker.clockwise(usize::from(self.players));
        let before_active =
            order.find(|other| *other == seat || *other == self.active) == Some(seat) && seat != self.active;
        let done = (self.round - 1) as u8 + u8::from(before_active);
        let sows = seat == self.active && self.phase != Phase::Sow;
        (done, done + u8::from(sows))
    }

    pub(super) fn lay_out_position(&mut self, position: &[Fix]) -> Result<(), RuleError> {
        let mut purse = None;
        for fix in position {
            let seat = || Seat::new(usize::from(fix.value[0])).filter(|_| fix.value[0] != ABSENT);
            match (fix.seat, FIELDS[usize::from(fix.id.field)].pattern) {
                (None, "round") => self.round = u16::from(fix.value[0]),
                (None, "marker") => self.marker = seat().ok_or(RuleError::BadNumber)?,
                (None, "turn") => self.active = seat().ok_or(RuleError::BadNumber)?,
                (None, "phase") => self.phase = Phase::ALL[usize::from(fix.value[0])],
                (None, _) => purse = Some(produce(fix)),
                (Some(seat), _) => {
                    self.gardens[seat] = Garden::from_bytes(&fix.value).ok_or(RuleError::BadNumber)?;
                }
            }
        }
        self.check_board()?;
        let draws = self.first_pile() / self.players;
        let mut drawn = 0;
        for seat in self.seats() {
            let (done, sown) = self.turns_done(seat);
            within(self.garden(seat).tiles().len() == usize::from(sown))?;
            drawn += done.min(draws);
            self.hands[seat] = (HAND + done.min(draws)).checked_sub(sown).ok_or(RuleError::BadNumber)?;
        }
        self.pile = self.first_pile() - drawn;
        self.purse = match (self.phase, purse) {
            (Phase::Buy, purse) => purse.unwrap_or(self.control(self.active)),
            (_, None | Some(Produce::NONE)) => Produce::NONE,
            // GET-48: outside Buy there is none.
            (_, Some(_)) => return Err(RuleError::WrongPhase),
        };
        self.stop_without_tile();
        Ok(())
    }
}
