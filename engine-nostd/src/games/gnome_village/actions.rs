//! The Move phase: gnomes walk, businesses act.

use super::kinds::{AnyBusiness, AnyTile, Building, Business, GnomeNumber, Tile, Workshop};
use super::place::Place;
use super::refusal::Refusal;
use super::village::Gnome;
use super::{Full, OPEN_BUSINESSES, OpenAction, PoolReading};
use crate::rules::Rules;
use crate::{RuleError, Seat};

/// What the buyer pays the Courier.
pub const COURIER_PRICE: u8 = 3;
/// The most coins that the Thief takes.
pub const THEFT: u8 = 2;
/// What every opponent pays to the Police, if able to (GV-83).
pub const FINE: u8 = 1;
/// What the Theater pays, plus as much again for each gnome beside it (GV-87).
pub const THEATER_PAY: u8 = 1;

impl Full {
    /// Returns the tile that a gnome ends its move on.
    pub(super) fn landing(&self, GnomeNumber(number): GnomeNumber, to: AnyTile) -> Result<Tile, RuleError> {
        let village = self.own();
        let gnome = village.gnome(number).ok_or(Refusal::NoSuchGnome)?;
        if gnome.resting {
            return Err(Refusal::GnomeIsResting.into());
        }
        if gnome.moved {
            return Err(Refusal::GnomeAlreadyMoved.into());
        }
        if !gnome.place.is_inside() {
            return Err(Refusal::GnomeIsAway.into());
        }
        let count = village.count(to.kind);
        if count == 0 || to.number > count {
            return Err(Refusal::YouDoNotOwnIt.into());
        }
        let numbers = if to.number == 0 { 1..=count } else { to.number..=to.number };
        let taken = |tile: Tile| {
            let on_it = |gnome: &Gnome| gnome.place.stands_on(self.active) == Some((self.active, tile));
            village.numbered_gnomes().any(|(other, gnome)| other != number && on_it(gnome))
        };
        let free = numbers
            .map(|number| Tile { kind: to.kind, number })
            .filter(|tile| !taken(*tile) && !village.is_reserved(*tile));
        let chosen = match to.kind {
            Building::Business(_) => free.clone().next(),
            // An idle workshop comes first, then the one it stands on.
            Building::Workshop(kind) => {
                let idle = |tile: &Tile| !village.shops(kind).is_active(tile.number);
                let here = |tile: &Tile| gnome.place == Place::At(*tile);
                let first = free.clone().find(idle);
                first.or_else(|| free.clone().find(here)).or_else(|| free.clone().next())
            }
        };
        chosen.ok_or(Refusal::YourGnomeIsThere.into())
    }

    pub(super) fn walk(&mut self, number: GnomeNumber, to: AnyTile) {
        let Ok(tile) = self.landing(number, to) else { return };
        if let Some(gnome) = self.own_mut().gnome_mut(number.0) {
            gnome.place = Place::At(tile);
            gnome.moved = true;
        }
        self.arrive(self.active, tile, number.0);
    }

    /// Carries out the effect of the tile that a gnome of the active player came to (GV-75, GV-77).
    fn arrive(&mut self, host: Seat, tile: Tile, gnome: u8) {
        self.open = None;
        match tile.kind {
            Building::Workshop(kind) => self.villages[host].shops_mut(kind).turn(tile.number, true),
            Building::Business(kind) if kind.has_action() => {
                self.open = Some(OpenAction { host, kind, number: tile.number, gnome });
            }
            Building::Business(_) => {}
        }
    }

    /// Checks that the active player may use a business now (GV-80).
    pub(super) fn check_unused(&self, host: Seat, kind: Business, number: u8) -> Result<(), Refusal> {
        match self.villages[host].business(kind, number) {
            Some(tile) if tile.used_now.has(self.active) => Err(Refusal::UsedThisTurn),
            Some(tile) if tile.used_last.has(self.active) => Err(Refusal::UsedLastTurn),
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the open action of this kind, if the active player may carry it out.
    fn acting(&self, kind: Business) -> Result<OpenAction, Refusal> {
        let open = self.open.filter(|open| open.kind == kind).ok_or(Refusal::NoGnomeJustPlacedThere)?;
        self.check_unused(open.host, open.kind, open.number)?;
        Ok(open)
    }

    fn check_opponent(&self, seat: Seat) -> Result<(), RuleError> {
        self.check_seat(seat)?;
        if seat == self.active { Err(Refusal::ChooseAnOpponent.into()) } else { Ok(()) }
    }

    /// Checks an opponent, whom Military could protect (GV-89).
    fn check_victim(&self, seat: Seat) -> Result<(), RuleError> {
        self.check_opponent(seat)?;
        if self.villages[seat].protected { Err(Refusal::ProtectedByMilitary.into()) } else { Ok(()) }
    }

    /// Checks a gnome that Chapel or Prison takes onto its tile (GV-126).
    fn check_taken(&self, seat: Seat, gnome: GnomeNumber, onto: OpenAction) -> Result<(), RuleError> {
        let gnome = self.villages[seat].gnome(gnome.0).ok_or(Refusal::NoSuchGnome)?;
        if !gnome.place.is_inside() {
            return Err(Refusal::GnomeIsAway.into());
        }
        // GV-74: another gnome of that colour may stand there, a visitor or one that a visitor borrowed.
        let tile = Tile::business(onto.kind, onto.number);
        let same_colour = self.gnomes_on(onto.host, tile).any(|(owner, _)| owner == seat);
        if same_colour { Err(Refusal::AGnomeIsThere.into()) } else { Ok(()) }
    }

    fn has_prisoner(&self, open: OpenAction) -> bool {
        let held = |place: Place| matches!(place, Place::Captured { host, prison, .. } if host == open.host && prison == open.number);
        self.seats().any(|seat| self.villages[seat].gnomes.iter().any(|gnome| held(gnome.place)))
    }

    /// Returns the number of gnomes on other tiles of the village that a Theater lies in.
    pub(super) fn theater_bound(&self, open: OpenAction) -> u8 {
        let theater = (open.host, Tile::business(open.kind, open.number));
        let standing = self
            .seats()
            .flat_map(|seat| self.villages[seat].gnomes.iter().filter_map(move |gnome| gnome.place.stands_on(seat)));
        standing.filter(|(host, tile)| *host == open.host && (*host, *tile) != theater).count() as u8
    }

    /// Returns the tile that an Airport leads to: one without a gnome, an idle workshop first (GV-95).
    fn destination(&self, seat: Seat, to: AnyTile) -> Result<Tile, RuleError> {
        let village = &self.villages[seat];
        let count = village.count(to.kind);
        if count == 0 || to.number > count {
            return Err(Refusal::TheyDoNotOwnIt.into());
        }
        let numbers = if to.number == 0 { 1..=count } else { to.number..=to.number };
        let free = numbers
            .map(|number| Tile { kind: to.kind, number })
            .filter(|tile| self.gnomes_on(seat, *tile).next().is_none() && !village.is_reserved(*tile));
        let idle = |tile: &Tile| match tile.kind {
            Building::Workshop(kind) => !village.shops(kind).is_active(tile.number),
            Building::Business(_) => false,
        };
        let chosen = free.clone().find(idle).or_else(|| free.clone().next());
        chosen.ok_or(Refusal::AGnomeIsThere.into())
    }

    /// Returns the number of the player's own business whose action a Swimming Pool opens (Dutch reading).
    fn pool_business(&self, pool: OpenAction, business: AnyBusiness) -> Result<u8, RuleError> {
        if self.pool != PoolReading::Dutch {
            return Err(Refusal::WorkshopOnly.into());
        }
        if business.kind == Business::Airport {
            return Err(Refusal::GnomeMayNotMove.into());
        }
        let count = self.own().count(Building::Business(business.kind));
        let numbers = if business.number == 0 { 1..=count } else { business.number..=business.number };
        let this_pool =
            |number: u8| pool.host == self.active && business.kind == Business::Pool && number == pool.number;
        let others = numbers.filter(|number| *number <= count && !this_pool(*number));
        let unused = others.clone().find(|number| self.check_unused(self.active, business.kind, *number).is_ok());
        unused.or_else(|| others.clone().next()).ok_or(Refusal::YouDoNotOwnIt.into())
    }

    /// Checks an action that needs nothing but its gnome.
    pub(super) fn check_act(&self, kind: Business) -> Result<(), RuleError> {
        self.acting(kind)?;
        Ok(())
    }

    pub(super) fn check_chapel(&self, seat: Seat, gnome: GnomeNumber) -> Result<(), RuleError> {
        let open = self.acting(Business::Chapel)?;
        self.check_victim(seat)?;
        self.check_taken(seat, gnome, open)
    }

    pub(super) fn check_theater(&self, named: u8) -> Result<(), RuleError> {
        let has = self.theater_bound(self.acting(Business::Theater)?);
        if named > has { Err(Refusal::OnlyGnomesAtWork { has, named }.into()) } else { Ok(()) }
    }

    pub(super) fn check_courier(&self, kind: Workshop, seat: Seat) -> Result<(), RuleError> {
        self.acting(Business::Courier)?;
        self.check_victim(seat)?;
        self.active_tile(self.active, kind).ok_or(Refusal::NoActiveTile(kind))?;
        self.check_token_left(kind)?;
        let has = self.villages[seat].coins;
        if has < COURIER_PRICE { Err(Refusal::BuyerNeedsThreeCoins { has }.into()) } else { Ok(()) }
    }

    pub(super) fn check_thief(&self, seat: Seat, coins: Option<u8>) -> Result<(), RuleError> {
        self.acting(Business::Thief)?;
        self.check_victim(seat)?;
        let too_many = coins.is_some_and(|coins| coins > self.most_stolen(seat));
        if too_many { Err(Refusal::MaxTwoOrAllTheyHave.into()) } else { Ok(()) }
    }

    pub(super) fn check_doctor(&self, kind: Workshop, seat: Seat) -> Result<(), RuleError> {
        self.acting(Business::Doctor)?;
        self.check_opponent(seat)?;
        self.idle_tile(self.active, kind).ok_or(Refusal::NoIdleTile(kind))?;
        Ok(self.check_token_left(kind)?)
    }

    pub(super) fn check_airport(&self, seat: Seat, tile: AnyTile) -> Result<(), RuleError> {
        self.acting(Business::Airport)?;
        self.check_victim(seat)?;
        self.destination(seat, tile).map(|_| ())
    }

    pub(super) fn check_site(&self, kind: Business) -> Result<(), RuleError> {
        self.acting(Business::Site)?;
        if self.businesses_left <= OPEN_BUSINESSES {
            return Err(Refusal::NoFaceDownBusiness.into());
        }
        Ok(self.check_deluxe(kind)?)
    }

    pub(super) fn check_prison(&self, seat: Seat, gnome: GnomeNumber) -> Result<(), RuleError> {
        let open = self.acting(Business::Prison)?;
        if self.has_prisoner(open) {
            return Err(Refusal::PrisonIsFull.into());
        }
        self.check_victim(seat)?;
        self.check_taken(seat, gnome, open)
    }

    pub(super) fn check_pool(&self, kind: Option<Workshop>, business: Option<AnyBusiness>) -> Result<(), RuleError> {
        let open = self.acting(Business::Pool)?;
        match (kind, business) {
            (None, Some(business)) => self.pool_business(open, business).map(|_| ()),
            (Some(kind), None) => {
                self.idle_tile(self.active, kind).ok_or(Refusal::NoIdleTile(kind))?;
                Ok(())
            }
            // Either a workshop or a business, not both and not neither.
            (Some(_), Some(business)) => {
                self.pool_business(open, business)?;
                Err(RuleError::BadNumber)
            }
            (None, None) => Err(RuleError::BadNumber),
        }
    }

    fn check_token_left(&self, kind: Workshop) -> Result<(), Refusal> {
        if self.token_supply(kind) == 0 { Err(Refusal::NoTokenLeft(kind)) } else { Ok(()) }
    }

    /// Returns the most coins that a Thief takes from a player (GV-91).
    pub(super) fn most_stolen(&self, seat: Seat) -> u8 {
        self.villages[seat].coins.min(THEFT)
    }

    /// Uses up the open action of a business and carries it out.
    pub(super) fn act(&mut self, kind: Business, effect: impl FnOnce(&mut Self, OpenAction)) {
        let Ok(open) = self.acting(kind) else { return };
        let active = self.active;
        if let Some(tile) = self.villages[open.host].business_mut(open.kind, open.number) {
            tile.used_now.set(active, true);
        }
        self.open = None;
        effect(self, open);
    }

    pub(super) fn fine_opponents(&mut self) {
        for seat in self.opponents() {
            if !self.villages[seat].protected {
                self.take_coins(seat, FINE);
            }
        }
    }

    /// Takes coins from another player, or as many as are left.
    fn take_coins(&mut self, from: Seat, coins: u8) {
        let taken = coins.min(self.villages[from].coins);
        self.villages[from].coins -= taken;
        self.own_mut().coins += taken;
    }

    pub(super) fn borrow_gnome(&mut self, open: OpenAction, seat: Seat, gnome: GnomeNumber) {
        self.idle_under(seat, gnome.0);
        if let Some(gnome) = self.villages[seat].gnome_mut(gnome.0) {
            gnome.place = Place::Lent { host: open.host, chapel: open.number };
        }
    }

    pub(super) fn sell_product(&mut self, kind: Workshop, buyer: Seat) {
        if let Some(number) = self.active_tile(self.active, kind) {
            self.own_mut().shops_mut(kind).turn(number, false);
        }
        self.villages[buyer].tokens[kind as usize] += 1;
        self.take_coins(buyer, COURIER_PRICE);
    }

    pub(super) fn protect(&mut self, open: OpenAction) {
        self.own_mut().protected = true;
        self.own_mut().protected_by = open.gnome;
    }

    pub(super) fn steal(&mut self, seat: Seat, coins: Option<u8>) {
        self.take_coins(seat, coins.unwrap_or(self.most_stolen(seat)));
    }

    pub(super) fn treat(&mut self, kind: Workshop, seat: Seat) {
        self.activate_own(kind);
        self.villages[seat].tokens[kind as usize] += 1;
    }

    fn activate_own(&mut self, kind: Workshop) {
        if let Some(number) = self.idle_tile(self.active, kind) {
            self.own_mut().shops_mut(kind).turn(number, true);
        }
    }

    pub(super) fn capture(&mut self, open: OpenAction, seat: Seat, gnome: GnomeNumber) {
        let captor = self.active;
        if let Some(gnome) = self.villages[seat].gnome_mut(gnome.0) {
            gnome.place = Place::Captured { host: open.host, prison: open.number, captor };
        }
    }

    pub(super) fn swim(&mut self, open: OpenAction, kind: Option<Workshop>, business: Option<AnyBusiness>) {
        if let Some(business) = business {
            if let Ok(number) = self.pool_business(open, business)
                && business.kind.has_action()
            {
                self.open = Some(OpenAction { host: self.active, kind: business.kind, number, gnome: open.gnome });
            }
        } else if let Some(kind) = kind {
            self.activate_own(kind);
        }
    }

    /// Puts the acting gnome on a tile of an opponent (GV-95, GV-130).
    pub(super) fn fly(&mut self, from: OpenAction, host: Seat, to: AnyTile) {
        let Ok(tile) = self.destination(host, to) else { return };
        if let Some(gnome) = self.own_mut().gnome_mut(from.gnome) {
            // After flying on from another player's Airport, the player's own one stays reserved.
            let airport = gnome.place.airport().unwrap_or(from.number);
            gnome.place = Place::Abroad { host, tile, airport };
        }
        self.arrive(host, tile, from.gnome);
    }
}
