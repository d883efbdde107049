//! The Reveal phase: forest cards.

use super::kinds::{AnyBusiness, Business, Kind, Tile, Workshop};
use super::village::Place;
use super::{GnomeVillage, Move, Refusal};
use crate::rules::Rules;
use crate::verb::OrNone;
use crate::{BySeat, RuleError, Seat};

impl GnomeVillage {
    /// Lists what a card activates, seat by seat: the active player's own choice, and those of the others.
    fn activations(
        &self,
        own: Option<Workshop>,
        each: BySeat<Option<Workshop>>,
    ) -> impl Iterator<Item = (Seat, Workshop)> + use<> {
        let active = self.active;
        self.seats_from_active().filter_map(move |seat| {
            let kind = if seat == active { own.or(each[seat]) } else { each[seat] };
            kind.map(|kind| (seat, kind))
        })
    }

    /// Gives the idle tile of a kind that is activated without a gnome: one without gnome first.
    pub(super) fn idle_tile(&self, seat: Seat, kind: Workshop) -> Option<u8> {
        let idle = || self.villages[seat].shops(kind).on_side(false);
        let empty = |number: &u8| self.gnomes_on(seat, Tile::workshop(kind, *number)).next().is_none();
        idle().find(empty).or_else(|| idle().next())
    }

    /// Gives the active tile of a kind that is turned idle: one under an own gnome first.
    pub(super) fn active_tile(&self, seat: Seat, kind: Workshop) -> Option<u8> {
        let village = &self.villages[seat];
        let active = || village.shops(kind).on_side(true);
        active().find(|number| village.gnome_on(Tile::workshop(kind, *number)).is_some()).or_else(|| active().next())
    }

    /// Gives the number of the business that is removed.
    fn removal(&self, seat: Seat, tile: AnyBusiness) -> Option<u8> {
        let count = self.villages[seat].count(Kind::Business(tile.kind));
        let number = tile.number.max(1);
        (number <= count).then_some(number)
    }

    /// Gives the gnome that a seat sends home: the one named, or the only one at work.
    fn angry_choice(&self, seat: Seat, named: Option<u8>) -> Result<Option<u8>, Refusal> {
        let mut at_work = self.villages[seat].at_work().map(|(number, _)| number);
        match named {
            Some(named) => {
                if at_work.any(|number| number == named) {
                    Ok(Some(named))
                } else {
                    Err(Refusal::ThatGnomeIsNotWorking)
                }
            }
            None => match (at_work.next(), at_work.next()) {
                (Some(_), Some(_)) => Err(Refusal::ChooseAGnome),
                (only, _) => Ok(only),
            },
        }
    }

    pub(super) fn check_card(&self, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::CardActivate { own, each } => {
                self.check_seated(&each)?;
                // The active player may be named too, but chooses once.
                if own.is_some() && each[self.active].is_some() {
                    return Err(RuleError::BadNumber);
                }
                for (seat, kind) in self.activations(own, each) {
                    self.idle_tile(seat, kind).ok_or(Refusal::NoIdleTile(kind))?;
                }
            }
            Move::CardRemove { seat: OrNone(None), .. }
                if self.opponents().any(|seat| !self.villages[seat].businesses.is_empty()) =>
            {
                return Err(Refusal::ChooseABusiness.into());
            }
            // Of nobody no tile is removed, and nothing leaves a gap.
            Move::CardRemove { seat: OrNone(None), tile, gap } if tile.is_some() || gap => {
                return Err(RuleError::BadNumber);
            }
            Move::CardRemove { seat: OrNone(Some(seat)), tile, .. } => {
                self.check_seat(seat)?;
                if seat == self.active {
                    return Err(Refusal::NotYourOwnVillage.into());
                }
                let tile = tile.ok_or(Refusal::ChooseABusiness)?;
                self.removal(seat, tile).ok_or(Refusal::TheyDoNotOwnIt)?;
            }
            Move::CardAngry { each } => {
                self.check_seated(&each)?;
                // Whoever was named wrongly is told first, then who has to choose.
                let choices = self.seats().map(|seat| self.angry_choice(seat, each[seat].map(|g| g.0)));
                let mut choose = Ok(());
                for choice in choices {
                    match choice {
                        Err(Refusal::ChooseAGnome) => choose = Err(Refusal::ChooseAGnome),
                        Err(other) => return Err(other.into()),
                        Ok(_) => {}
                    }
                }
                choose?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Refuses a seat at which nobody sits.
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), RuleError> {
        if seat.index() < usize::from(self.players) { Ok(()) } else { Err(RuleError::BadNumber) }
    }

    /// Refuses answers of seats at which nobody sits.
    fn check_seated<T>(&self, each: &BySeat<Option<T>>) -> Result<(), RuleError> {
        let nobody = each.0[usize::from(self.players)..].iter().any(Option::is_some);
        if nobody { Err(RuleError::BadNumber) } else { Ok(()) }
    }

    pub(super) fn apply_card(&mut self, made: &Move) {
        let mut coins = 1;
        match *made {
            Move::CardCoins { n } => coins = n.0,
            Move::CardActivate { own, each } => {
                for (seat, kind) in self.activations(own, each) {
                    if let Some(number) = self.idle_tile(seat, kind) {
                        self.villages[seat].shops_mut(kind).turn(number, true);
                    }
                }
            }
            Move::CardRemove { seat: OrNone(Some(seat)), tile: Some(tile), gap } => {
                if let Some(number) = self.removal(seat, tile) {
                    self.remove_business(seat, tile.kind, number);
                    self.villages[seat].gap |= gap;
                }
            }
            Move::CardRoad {} if self.road_stack() > 0 => {
                self.own_mut().roads += 1;
                self.own_mut().gap = false;
            }
            Move::CardAngry { each } => {
                for seat in self.seats() {
                    if let Ok(Some(number)) = self.angry_choice(seat, each[seat].map(|g| g.0)) {
                        self.send_home(seat, number);
                    }
                }
            }
            _ => {}
        }
        self.gain(self.active, coins);
        self.end_reveal();
    }

    /// Sends a gnome at work home by the Angry Gnome (GV-33, GV-123).
    fn send_home(&mut self, seat: Seat, number: u8) {
        self.idle_under(seat, number);
        let village = &mut self.villages[seat];
        let Some(gnome) = village.gnome_mut(number) else { return };
        let on_military = matches!(gnome.place, Place::At(tile) if tile.kind == Kind::Business(Business::Military));
        gnome.place = Place::Home;
        if on_military && village.protected_by == number {
            village.protected = false;
            village.protected_by = 0;
        }
    }

    /// Turns the workshop under a gnome idle.
    pub(super) fn idle_under(&mut self, seat: Seat, number: u8) {
        let village = &mut self.villages[seat];
        if let Some(Place::At(tile)) = village.gnome(number).map(|gnome| gnome.place)
            && let Kind::Workshop(kind) = tile.kind
        {
            village.shops_mut(kind).turn(tile.number, false);
        }
    }
}
