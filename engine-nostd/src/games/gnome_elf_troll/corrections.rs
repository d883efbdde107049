//! Reading the tracked values, corrections, and positions in the middle of a game.
//!
//! A correction changes nothing else: the purse of this turn stays, and ten is checked only at the end of a turn.

use super::fields::{Correction, Field, Fixable, Laid};
use super::garden::Figure;
use super::kinds::{Creature, Crop};
use super::produce::Produce;
use super::{FIGURES, Full, HAND, Phase, Refusal};
use crate::field::Value;
use crate::rules::Rules;
use crate::tracked::Tracked;
use crate::{RuleError, Seat};

fn within(holds: bool) -> Result<(), RuleError> {
    if holds { Ok(()) } else { Err(RuleError::BadNumber) }
}

/// Returns three numbers separated by spaces.
fn three([a, b, c]: [u8; 3]) -> Value {
    Value::build(|out| write!(out, "{a} {b} {c}"))
}

impl Tracked for Full {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Laid;

    const POSITION: &'static [u8] = Laid::ORDER;

    fn value(&self, field: Field) -> Option<Value> {
        Some(match field {
            Field::Phase => return self.phase_value(),
            // After the end it stays where it was.
            Field::Turn => Value::Seat(Some(self.active)),
            Field::Marker => Value::Seat(Some(self.marker)),
            Field::Round => return self.round_value(),
            Field::Pile => Value::count(self.pile),
            Field::Over => return self.over_value(),
            Field::Winner => return self.winner_value(),
            Field::Purse => three(self.purse.0),
            Field::Garden(seat) => Value::build(|out| self.garden(seat).write(out)),
            Field::Hand(seat) => Value::count(self.hands[seat]),
            Field::Stock(seat) => {
                three([Creature::Gnome, Creature::Elf, Creature::Troll].map(|creature| self.stock(seat, creature)))
            }
            Field::Control(seat) => three(self.control(seat).0),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
        })
    }

    /// Refuses corrections after the end; undo reopens the game (GET-78).
    fn check_fix_time(&self) -> Result<(), RuleError> {
        if self.over.is_some() { Err(RuleError::GameOver) } else { Ok(()) }
    }

    fn check_fix_of(&self, fixable: Fixable) -> Result<(), RuleError> {
        match fixable {
            // GET-48: outside Buy there is no purse.
            Fixable::Purse if self.phase != Phase::Buy => Err(RuleError::WrongPhase),
            Fixable::Purse | Fixable::Pile | Fixable::Garden | Fixable::Hand => Ok(()),
        }
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        match correction {
            Correction::Purse(_) => Ok(()),
            Correction::Garden(seat, garden) => {
                // Tiles are not added or taken away by a correction: that takes an undo.
                if garden.tiles().len() != self.garden(*seat).tiles().len() {
                    return Err(RuleError::CannotFix);
                }
                let mut after = self.clone();
                after.gardens[*seat] = garden.clone();
                after.check_board()
            }
            Correction::Hand(seat, hand) => {
                let sown = *seat == self.active && self.phase != Phase::Sow;
                within(hand.0 <= HAND - u8::from(sown))?;
                within(self.tiles() - self.hands[*seat] + hand.0 <= self.tiles_in_play())
            }
            Correction::Pile(pile) => {
                within(pile.0 <= self.first_pile())?;
                within(self.tiles() - self.pile + pile.0 <= self.tiles_in_play())
            }
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            Correction::Purse(purse) => self.purse = purse,
            Correction::Pile(pile) => self.pile = pile.0,
            Correction::Garden(seat, garden) => self.gardens[seat] = garden,
            Correction::Hand(seat, hand) => {
                self.hands[seat] = hand.0;
                self.stop_without_tile();
            }
        }
    }

    fn lay_out(&mut self, position: impl Iterator<Item = Laid>) -> Result<(), RuleError> {
        let mut purse = None;
        for laid in position {
            match laid {
                Laid::Round(round) => self.round = u16::from(round.0),
                Laid::Marker(seat) => self.marker = seat,
                Laid::Turn(seat) => self.active = seat,
                Laid::Phase(phase) => self.phase = phase,
                Laid::Purse(laid) => purse = Some(laid),
                Laid::Garden(seat, garden) => self.gardens[seat] = garden,
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
            // GET-48: outside Buy there is no purse.
            (_, Some(_)) => return Err(RuleError::WrongPhase),
        };
        self.stop_without_tile();
        Ok(())
    }
}

impl Full {
    /// Returns how many tiles are in gardens, hands and pile; in a game without corrections these are all tiles in
    /// play.
    pub(super) fn tiles(&self) -> u8 {
        let of_seat = |seat: Seat| self.garden(seat).tiles().len() as u8 + self.hands[seat];
        self.seats().map(of_seat).sum::<u8>() + self.pile
    }

    pub(super) fn tiles_in_play(&self) -> u8 {
        3 * self.tiles_of_a_kind()
    }

    /// Checks that the gardens hold no more tiles of a kind and no more figures than there are.
    pub(super) fn check_board(&self) -> Result<(), RuleError> {
        if let Some(kind) = Crop::ALL.iter().find(|kind| self.sown(**kind) > self.tiles_of_a_kind()) {
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

    /// Returns how many turns a player has finished and how many tiles the player has sown; both follow from the round and
    /// from whose turn it is.
    pub(super) fn turns_done(&self, seat: Seat) -> (u8, u8) {
        let mut order = self.marker.clockwise(usize::from(self.players));
        let before_active =
            order.find(|other| *other == seat || *other == self.active) == Some(seat) && seat != self.active;
        let done = (self.round - 1) as u8 + u8::from(before_active);
        let sows = seat == self.active && self.phase != Phase::Sow;
        (done, done + u8::from(sows))
    }
}
