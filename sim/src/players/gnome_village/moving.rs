//! Where gnomes go, and what they do there.

use engine_nostd::Listed;
use engine_nostd::Seat;
use engine_nostd::arg::Number;
use engine_nostd::games::gnome_village::{AnyTile, Building, Business, Full, GnomeNumber, Move, THEFT, Workshop};
use engine_nostd::rules::Rules;

use super::Village;
use super::contents::printed;
use super::worth::{at_work, worth};
use crate::players::{after, first_best};

/// What going somewhere costs, in quarters of a coin: nobody walks about for nothing.
const WALK: i32 = 1;

impl Village {
    /// Carries out the action that a gnome landed on, or moves the next gnome, or ends the turn.
    pub(super) fn go(&mut self, full: &Full, seat: Seat) -> Move {
        let actions = self.actions(full, seat);
        if let Some(action) = self.better(full, seat, actions.into_iter()) {
            return action;
        }
        // The Advisor pays whoever has spent everything, but only at the end of the turn.
        if full.coins(seat) == 0 && after(full, Some(seat), Move::ActAdvisor).is_some() {
            return Move::ActAdvisor;
        }
        self.walk(full, seat).unwrap_or(Move::Next)
    }

    /// Returns the walk that brings most, with the action at its end.
    fn walk(&self, full: &Full, seat: Seat) -> Option<Move> {
        let value = |full: &Full| worth(full, seat, self.fondness[seat]);
        let now = value(full);
        let gnomes = (1..=full.gnomes(seat)).map(GnomeNumber);
        let ways = gnomes.flat_map(|g| tiles(full, seat).into_iter().map(move |to| Move::Walk { g, to }));
        let valued = ways.filter_map(|made| {
            let Move::Walk { to, .. } = made else { return None };
            let there = after(full, Some(seat), made)?;
            let action = if full.may_act(to) { likely_gain(&there, seat, to.kind) } else { 0 };
            Some((value(&there) + action - WALK, made))
        });
        first_best(valued.filter(|(then, _)| *then > now))
    }

    /// Lists the actions that could be open, each in the way that makes sense.
    fn actions(&mut self, full: &Full, seat: Seat) -> Vec<Move> {
        let others: Vec<Seat> = seat.others(full.players()).collect();
        let mut actions = vec![Move::ActPolice, Move::ActMilitary];
        actions.push(Move::ActTheater { n: Some(Number(self.beside_theater(full, seat))) });
        // What comes from the stack is not known before it is drawn.
        actions.extend(self.stack.top().map(|kind| Move::ActSite { kind: *kind, earn: Some(Number(printed(*kind))) }));
        for other in &others {
            let coins = full.coins(*other).min(THEFT);
            actions.push(Move::ActThief { seat: *other, n: Some(Number(coins)) });
            for g in at_work(full, *other).map(|(gnome, _)| gnome) {
                actions.extend([Move::ActChapel { seat: *other, g }, Move::ActPrison { seat: *other, g }]);
            }
            for kind in Workshop::ALL {
                actions.push(Move::ActCourier { kind: *kind, seat: *other });
                actions.push(Move::ActDoctor { kind: *kind, seat: *other });
            }
            actions.extend(tiles(full, *other).into_iter().map(|tile| Move::ActAirport { seat: *other, tile }));
        }
        actions.extend(Workshop::ALL.iter().map(|kind| Move::ActPool { kind: Some(*kind), business: None }));
        actions
    }

    /// Returns how many gnomes stand beside the Theater: how a village is laid out is for chance to say.
    fn beside_theater(&mut self, full: &Full, seat: Seat) -> u8 {
        let most = at_work(full, seat).count().saturating_sub(1);
        let seen = *self.beside_theater.get_or_insert_with(|| self.chance.below(most + 1) as u8);
        seen.min(most as u8)
    }
}

/// Lists the tiles of a village that gnomes can stand on, as the device names them: businesses have a number where there
/// are several of their kind, and of workshops any will do.
fn tiles(full: &Full, seat: Seat) -> Vec<AnyTile> {
    let named = |kind: &Building| {
        let count = full.tiles_of(seat, *kind);
        let numbers = match kind {
            Building::Business(_) if count > 1 => 1..count + 1,
            // Without any of it there is none to name.
            Building::Business(_) | Building::Workshop(_) => 0..count.min(1),
        };
        numbers.map(|number| AnyTile { kind: *kind, number }).collect::<Vec<_>>()
    };
    Building::ALL.iter().flat_map(named).collect()
}

/// Returns about what an action brings, in quarters of a coin.
fn likely_gain(full: &Full, seat: Seat, kind: Building) -> i32 {
    let Building::Business(kind) = kind else { return 0 };
    let others = || full.seats().filter(|other| *other != seat && !full.is_protected(*other));
    let rich = |coins: u8| others().filter(|other| full.coins(*other) >= coins).count() as i32;
    match kind {
        Business::Police => 6 * rich(1),
        Business::Thief => {
            if rich(2) > 0 {
                12
            } else {
                0
            }
        }
        Business::Theater => 4 + 2 * at_work(full, seat).count() as i32,
        Business::Courier => {
            if rich(3) > 0 {
                6
            } else {
                0
            }
        }
        Business::Doctor | Business::Pool => 7,
        Business::Site => 6,
        Business::Airport => 4,
        Business::Chapel | Business::Prison => 5,
        Business::Military => 2,
        Business::Advisor => 4 * i32::from(full.coins(seat) == 0),
        Business::Architect => i32::from(full.has_gap(seat)),
        Business::Restaurant | Business::Hat | Business::Goldsmith => 0,
    }
}
