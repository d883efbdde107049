//! The Move phase: gnomes walk, businesses act.

use super::kinds::{AnyBusiness, AnyTile, Business, Kind, Tile};
use super::village::{Gnome, Place};
use super::{GnomeVillage, Move, OpenAction, Refusal};
use crate::rules::Rules;
use crate::{RuleError, Seat};

impl GnomeVillage {
    /// Gives the tile that a gnome ends its move on.
    pub(super) fn landing(&self, number: u8, to: AnyTile) -> Result<Tile, RuleError> {
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
            Kind::Business(_) => free.clone().next(),
            // An idle workshop first, then the one it stands on.
            Kind::Workshop(kind) => {
                let idle = |tile: &Tile| !village.shops(kind).is_active(tile.number);
                let here = |tile: &Tile| gnome.place == Place::At(*tile);
                let first = free.clone().find(idle);
                first.or_else(|| free.clone().find(here)).or_else(|| free.clone().next())
            }
        };
        chosen.ok_or(Refusal::YourGnomeIsThere.into())
    }

    pub(super) fn walk(&mut self, number: u8, to: AnyTile) {
        let Ok(tile) = self.landing(number, to) else { return };
        if let Some(gnome) = self.own_mut().gnome_mut(number) {
            gnome.place = Place::At(tile);
            gnome.moved = true;
        }
        self.arrive(self.active, tile, number);
    }

    /// Lets a gnome of the active player take effect on the tile it came to (GV-75, GV-77).
    fn arrive(&mut self, host: Seat, tile: Tile, gnome: u8) {
        self.open = None;
        match tile.kind {
            Kind::Workshop(kind) => self.villages[host].shops_mut(kind).turn(tile.number, true),
            Kind::Business(kind) if kind.has_action() => {
                self.open = Some(OpenAction { host, kind, number: tile.number, gnome });
            }
            Kind::Business(_) => {}
        }
    }

    /// Says why the active player may not use a business now (GV-80).
    pub(super) fn check_unused(&self, host: Seat, kind: Business, number: u8) -> Result<(), Refusal> {
        match self.villages[host].business(kind, number) {
            Some(tile) if tile.used_now.has(self.active) => Err(Refusal::UsedThisTurn),
            Some(tile) if tile.used_last.has(self.active) => Err(Refusal::UsedLastTurn),
            _ => Ok(()),
        }
    }

    /// Gives the open action of this kind, if the active player may carry it out.
    fn acting(&self, kind: Business) -> Result<OpenAction, Refusal> {
        let open = self.open.filter(|open| open.kind == kind).ok_or(Refusal::NoGnomeJustPlacedThere)?;
        self.check_unused(open.host, open.kind, open.number)?;
        Ok(open)
    }

    fn check_opponent(&self, seat: Seat) -> Result<(), RuleError> {
        self.check_seat(seat)?;
        if seat == self.active { Err(Refusal::ChooseAnOpponent.into()) } else { Ok(()) }
    }

    /// Checks an opponent whom Military could protect (GV-89).
    fn check_victim(&self, seat: Seat) -> Result<(), RuleError> {
        self.check_opponent(seat)?;
        if self.villages[seat].protected { Err(Refusal::ProtectedByMilitary.into()) } else { Ok(()) }
    }

    /// Checks a gnome that Chapel or Prison takes onto its tile (GV-126).
    fn check_taken(&self, seat: Seat, number: u8, onto: OpenAction) -> Result<(), RuleError> {
        let gnome = self.villages[seat].gnome(number).ok_or(Refusal::NoSuchGnome)?;
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

    /// Counts the gnomes on other tiles of the village in which a Theater lies.
    pub(super) fn theater_bound(&self, open: OpenAction) -> u8 {
        let theater = (open.host, Tile::business(open.kind, open.number));
        let standing = self
            .seats()
            .flat_map(|seat| self.villages[seat].gnomes.iter().filter_map(move |gnome| gnome.place.stands_on(seat)));
        standing.filter(|(host, tile)| *host == open.host && (*host, *tile) != theater).count() as u8
    }

    /// Gives the tile that an Airport leads to: without a gnome, an idle workshop first (GV-95).
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
            Kind::Workshop(kind) => !village.shops(kind).is_active(tile.number),
            Kind::Business(_) => false,
        };
        let chosen = free.clone().find(idle).or_else(|| free.clone().next());
        chosen.ok_or(Refusal::AGnomeIsThere.into())
    }

    /// Gives the own business whose action a Swimming Pool opens (Dutch reading).
    fn pool_business(&self, pool: OpenAction, business: AnyBusiness) -> Result<u8, RuleError> {
        if !self.pool_nl {
            return Err(Refusal::WorkshopOnly.into());
        }
        if business.kind == Business::Airport {
            return Err(Refusal::GnomeMayNotMove.into());
        }
        let count = self.own().count(Kind::Business(business.kind));
        let numbers = if business.number == 0 { 1..=count } else { business.number..=business.number };
        let this_pool =
            |number: u8| pool.host == self.active && business.kind == Business::Pool && number == pool.number;
        let others = numbers.filter(|number| *number <= count && !this_pool(*number));
        let unused = others.clone().find(|number| self.check_unused(self.active, business.kind, *number).is_ok());
        unused.or_else(|| others.clone().next()).ok_or(Refusal::YouDoNotOwnIt.into())
    }

    pub(super) fn check_action(&self, made: &Move) -> Result<(), RuleError> {
        let Some(kind) = business_of(made) else { return Err(RuleError::WrongPhase) };
        let open = self.acting(kind)?;
        match *made {
            Move::ActChapel { seat, g } => {
                self.check_victim(seat)?;
                self.check_taken(seat, g.0, open)?;
            }
            Move::ActTheater { n } => {
                let named = n.map_or(0, |n| n.0);
                let has = self.theater_bound(open);
                if named > has {
                    return Err(Refusal::OnlyGnomesAtWork { has, named }.into());
                }
            }
            Move::ActCourier { kind, seat } => {
                self.check_victim(seat)?;
                self.active_tile(self.active, kind).ok_or(Refusal::NoActiveTile(kind))?;
                if self.token_supply(kind) == 0 {
                    return Err(Refusal::NoTokenLeft(kind).into());
                }
                let has = self.villages[seat].coins;
                if has < 3 {
                    return Err(Refusal::BuyerNeedsThreeCoins { has }.into());
                }
            }
            Move::ActThief { seat, n } => {
                self.check_victim(seat)?;
                if n.is_some_and(|n| n.0 > self.villages[seat].coins.min(2)) {
                    return Err(Refusal::MaxTwoOrAllTheyHave.into());
                }
            }
            Move::ActDoctor { kind, seat } => {
                self.check_opponent(seat)?;
                self.idle_tile(self.active, kind).ok_or(Refusal::NoIdleTile(kind))?;
                if self.token_supply(kind) == 0 {
                    return Err(Refusal::NoTokenLeft(kind).into());
                }
            }
            Move::ActAirport { seat, tile } => {
                self.check_victim(seat)?;
                self.destination(seat, tile)?;
            }
            Move::ActSite { kind, .. } => {
                if self.businesses_left < 3 {
                    return Err(Refusal::NoFaceDownBusiness.into());
                }
                self.check_deluxe(kind)?;
            }
            Move::ActPrison { seat, g } => {
                if self.has_prisoner(open) {
                    return Err(Refusal::PrisonIsFull.into());
                }
                self.check_victim(seat)?;
                self.check_taken(seat, g.0, open)?;
            }
            Move::ActPool { kind, business } => match (kind, business) {
                (None, Some(business)) => {
                    self.pool_business(open, business)?;
                }
                (Some(kind), None) => {
                    self.idle_tile(self.active, kind).ok_or(Refusal::NoIdleTile(kind))?;
                }
                // A workshop or a business, not both and not nothing.
                (Some(_), Some(business)) => {
                    self.pool_business(open, business)?;
                    return Err(RuleError::BadNumber);
                }
                (None, None) => return Err(RuleError::BadNumber),
            },
            _ => {}
        }
        Ok(())
    }

    pub(super) fn apply_action(&mut self, made: &Move) {
        let Some(Ok(open)) = business_of(made).map(|kind| self.acting(kind)) else { return };
        let active = self.active;
        if let Some(tile) = self.villages[open.host].business_mut(open.kind, open.number) {
            tile.used_now.set(active, true);
        }
        self.open = None;
        match *made {
            Move::ActPolice {} => {
                for seat in self.opponents() {
                    let village = &mut self.villages[seat];
                    if !village.protected && village.coins > 0 {
                        village.coins -= 1;
                        self.own_mut().coins += 1;
                    }
                }
            }
            Move::ActChapel { seat, g } => {
                self.idle_under(seat, g.0);
                if let Some(gnome) = self.villages[seat].gnome_mut(g.0) {
                    gnome.place = Place::Lent { host: open.host, chapel: open.number };
                }
            }
            Move::ActTheater { n } => self.gain(active, 1 + n.map_or(0, |n| n.0)),
            Move::ActCourier { kind, seat } => {
                if let Some(number) = self.active_tile(active, kind) {
                    self.own_mut().shops_mut(kind).turn(number, false);
                }
                self.villages[seat].tokens[kind as usize] += 1;
                self.villages[seat].coins -= 3;
                self.own_mut().coins += 3;
            }
            Move::ActMilitary {} => {
                self.own_mut().protected = true;
                self.own_mut().protected_by = open.gnome;
            }
            Move::ActThief { seat, n } => {
                let most = self.villages[seat].coins.min(2);
                let taken = n.map_or(most, |n| n.0);
                self.villages[seat].coins -= taken;
                self.own_mut().coins += taken;
            }
            Move::ActAdvisor {} => self.advisor = true,
            Move::ActArchitect {} => self.own_mut().gap = false,
            Move::ActDoctor { kind, seat } => {
                if let Some(number) = self.idle_tile(active, kind) {
                    self.own_mut().shops_mut(kind).turn(number, true);
                }
                self.villages[seat].tokens[kind as usize] += 1;
            }
            Move::ActAirport { seat, tile } => {
                if let Ok(tile) = self.destination(seat, tile) {
                    self.fly(open, seat, tile);
                }
            }
            Move::ActSite { kind, earn } => self.place_business(kind, earn.map(|earn| earn.0)),
            Move::ActPrison { seat, g } => {
                if let Some(gnome) = self.villages[seat].gnome_mut(g.0) {
                    gnome.place = Place::Captured { host: open.host, prison: open.number, captor: active };
                }
            }
            Move::ActPool { business: Some(business), .. } => {
                if let Ok(number) = self.pool_business(open, business)
                    && business.kind.has_action()
                {
                    self.open = Some(OpenAction { host: active, kind: business.kind, number, gnome: open.gnome });
                }
            }
            Move::ActPool { kind: Some(kind), .. } => {
                if let Some(number) = self.idle_tile(active, kind) {
                    self.own_mut().shops_mut(kind).turn(number, true);
                }
            }
            _ => {}
        }
    }

    /// Puts the acting gnome on a tile of an opponent (GV-95, GV-130).
    fn fly(&mut self, from: OpenAction, host: Seat, tile: Tile) {
        if let Some(gnome) = self.own_mut().gnome_mut(from.gnome) {
            // Flying on from a foreign Airport, the own one stays kept.
            let airport = match gnome.place {
                Place::Abroad { airport, .. } => airport,
                _ => from.number,
            };
            gnome.place = Place::Abroad { host, tile, airport };
        }
        self.arrive(host, tile, from.gnome);
    }
}

/// Gives the business whose action a move is.
fn business_of(made: &Move) -> Option<Business> {
    Some(match made {
        Move::ActPolice {} => Business::Police,
        Move::ActChapel { .. } => Business::Chapel,
        Move::ActTheater { .. } => Business::Theater,
        Move::ActCourier { .. } => Business::Courier,
        Move::ActMilitary {} => Business::Military,
        Move::ActThief { .. } => Business::Thief,
        Move::ActAdvisor {} => Business::Advisor,
        Move::ActArchitect {} => Business::Architect,
        Move::ActDoctor { .. } => Business::Doctor,
        Move::ActAirport { .. } => Business::Airport,
        Move::ActSite { .. } => Business::Site,
        Move::ActPrison { .. } => Business::Prison,
        Move::ActPool { .. } => Business::Pool,
        _ => return None,
    })
}
