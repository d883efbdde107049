//! The Reveal phase: forest cards.

use super::Full;
use super::kinds::{AnyBusiness, Building, Business, GnomeNumber, Tile, Workshop};
use super::place::Place;
use super::refusal::Refusal;
use crate::rules::Rules;
use crate::{BySeat, RuleError, Seat};

/// What every card but Gnome Coins brings.
pub const COINS_OF_A_CARD: u8 = 1;

impl Full {
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

    /// Returns the idle tile of a kind that is activated without a gnome, preferably one that no gnome stands on.
    pub(super) fn idle_tile(&self, seat: Seat, kind: Workshop) -> Option<u8> {
        let idle = || self.villages[seat].shops(kind).on_side(false);
        let empty = |number: &u8| self.gnomes_on(seat, Tile::workshop(kind, *number)).next().is_none();
        idle().find(empty).or_else(|| idle().next())
    }

    /// Returns the active tile of a kind that is turned idle, preferably one under the player's own gnome.
    pub(super) fn active_tile(&self, seat: Seat, kind: Workshop) -> Option<u8> {
        let village = &self.villages[seat];
        let active = || village.shops(kind).on_side(true);
        active().find(|number| village.gnome_on(Tile::workshop(kind, *number)).is_some()).or_else(|| active().next())
    }

    /// Returns the number of the business that is removed.
    fn removal(&self, seat: Seat, tile: AnyBusiness) -> Option<u8> {
        let count = self.villages[seat].count(Building::Business(tile.kind));
        let number = tile.number.max(1);
        (number <= count).then_some(number)
    }

    /// Returns the gnome that a seat sends home: the one named, or the only one at work.
    fn angry_choice(&self, seat: Seat, named: Option<GnomeNumber>) -> Result<Option<u8>, Refusal> {
        let mut at_work = self.villages[seat].at_work().map(|(number, _)| number);
        match named {
            Some(GnomeNumber(named)) => {
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

    pub(super) fn check_activate(
        &self,
        own: Option<Workshop>,
        each: BySeat<Option<Workshop>>,
    ) -> Result<(), RuleError> {
        self.check_seated(&each)?;
        // The active player may be named too, but chooses only once.
        if own.is_some() && each[self.active].is_some() {
            return Err(RuleError::BadNumber);
        }
        for (seat, kind) in self.activations(own, each) {
            self.idle_tile(seat, kind).ok_or(Refusal::NoIdleTile(kind))?;
        }
        Ok(())
    }

    pub(super) fn check_remove(
        &self,
        seat: Option<Seat>,
        tile: Option<AnyBusiness>,
        gap: bool,
    ) -> Result<(), RuleError> {
        let Some(seat) = seat else {
            if self.opponents().any(|seat| !self.villages[seat].businesses.is_empty()) {
                return Err(Refusal::ChooseABusiness.into());
            }
            // Where no village is named, no tile is removed and nothing leaves a gap.
            return if tile.is_some() || gap { Err(RuleError::BadNumber) } else { Ok(()) };
        };
        self.check_seat(seat)?;
        if seat == self.active {
            return Err(Refusal::NotYourOwnVillage.into());
        }
        let tile = tile.ok_or(Refusal::ChooseABusiness)?;
        self.removal(seat, tile).ok_or(Refusal::TheyDoNotOwnIt)?;
        Ok(())
    }

    pub(super) fn check_angry(&self, each: BySeat<Option<GnomeNumber>>) -> Result<(), RuleError> {
        self.check_seated(&each)?;
        // A wrong choice is reported first, then who has to choose.
        let mut choose = Ok(());
        for choice in self.seats().map(|seat| self.angry_choice(seat, each[seat])) {
            match choice {
                Err(Refusal::ChooseAGnome) => choose = Err(Refusal::ChooseAGnome),
                Err(other) => return Err(other.into()),
                Ok(_) => {}
            }
        }
        Ok(choose?)
    }

    /// Refuses a seat where nobody sits.
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), RuleError> {
        if seat.index() < usize::from(self.players) { Ok(()) } else { Err(RuleError::BadNumber) }
    }

    /// Refuses answers of seats where nobody sits.
    fn check_seated<T>(&self, each: &BySeat<Option<T>>) -> Result<(), RuleError> {
        let nobody = each.0[usize::from(self.players)..].iter().any(Option::is_some);
        if nobody { Err(RuleError::BadNumber) } else { Ok(()) }
    }

    pub(super) fn activate(&mut self, own: Option<Workshop>, each: BySeat<Option<Workshop>>) {
        for (seat, kind) in self.activations(own, each) {
            if let Some(number) = self.idle_tile(seat, kind) {
                self.villages[seat].shops_mut(kind).turn(number, true);
            }
        }
        self.end_reveal(COINS_OF_A_CARD);
    }

    pub(super) fn remove(&mut self, seat: Option<Seat>, tile: Option<AnyBusiness>, gap: bool) {
        if let Some((seat, tile)) = seat.zip(tile)
            && let Some(number) = self.removal(seat, tile)
        {
            self.remove_business(seat, tile.kind, number);
            self.villages[seat].gap |= gap;
        }
        self.end_reveal(COINS_OF_A_CARD);
    }

    pub(super) fn add_road(&mut self) {
        if self.road_stack() > 0 {
            self.own_mut().roads += 1;
            self.own_mut().gap = false;
        }
        self.end_reveal(COINS_OF_A_CARD);
    }

    pub(super) fn send_angry_home(&mut self, each: BySeat<Option<GnomeNumber>>) {
        for seat in self.seats() {
            if let Ok(Some(number)) = self.angry_choice(seat, each[seat]) {
                self.send_home(seat, number);
            }
        }
        self.end_reveal(COINS_OF_A_CARD);
    }

    /// Sends home a gnome at work because of the Angry Gnome (GV-33, GV-123).
    fn send_home(&mut self, seat: Seat, number: u8) {
        self.idle_under(seat, number);
        let village = &mut self.villages[seat];
        let Some(gnome) = village.gnome_mut(number) else { return };
        let on_military =
            gnome.place.own_tile().is_some_and(|tile| tile.kind == Building::Business(Business::Military));
        gnome.place = Place::Home;
        if on_military && village.protected_by == number {
            village.protected = false;
            village.protected_by = 0;
        }
    }

    /// Turns the workshop under a gnome idle.
    pub(super) fn idle_under(&mut self, seat: Seat, number: u8) {
        let village = &mut self.villages[seat];
        if let Some(tile) = village.gnome(number).and_then(|gnome| gnome.place.own_tile())
            && let Building::Workshop(kind) = tile.kind
        {
            village.shops_mut(kind).turn(tile.number, false);
        }
    }
}
