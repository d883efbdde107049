//! Gnome Village: workshops first, then houses and gnomes, and businesses where coins are left.

mod cards;
mod contents;
pub(super) mod habits;
pub(super) mod light;
mod moving;
mod worth;

use engine_nostd::arg::Number;
use engine_nostd::games::gnome_village::{Business, By, Full, GameOption, Move, Phase, Workshop};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;
use engine_nostd::{BySeat, Depth, Seat, Setup, State};

use self::contents::{Card, businesses, printed};
use self::worth::worth;
use super::pile::Pile;
use super::{Players, after, first_best};
use crate::chance::Chance;

/// The rounds after which even who is behind ends the game.
const PATIENCE: u16 = 8;
/// How many businesses lie open (GV-12).
const OPEN: usize = 2;

/// The players, the forest deck, and the businesses beside it.
pub(super) struct Village {
    chance: Chance,
    deck: Pile<Card>,
    stack: Pile<Business>,
    open: Vec<Business>,
    /// How much each player likes businesses: tables are not all alike.
    fondness: BySeat<i32>,
    /// What a Theater pays for is on the table; `None` until somebody looks.
    beside_theater: Option<u8>,
}

impl Village {
    /// Shuffles cards and businesses.
    pub(super) fn new(setup: &Setup, mut chance: Chance) -> Self {
        let deck = Pile::shuffled(contents::cards(), &mut chance);
        let stack = Pile::shuffled(businesses(setup.says_yes(GameOption::Deluxe)), &mut chance);
        let fondness = BySeat(std::array::from_fn(|_| 2 + chance.below(4) as i32));
        Self { chance, deck, stack, open: Vec::new(), fondness, beside_theater: None }
    }

    /// Works and buys as long as that makes the village worth more.
    fn buy(&mut self, full: &Full, seat: Seat) -> Move {
        let open = self.open.iter().map(|kind| Move::BuyBusiness { kind: *kind, earn: Some(Number(printed(*kind))) });
        let shops = Workshop::ALL.iter().map(|kind| Move::BuyWorkshop { kind: *kind });
        let cheapest = |kind| full.cheapest(kind);
        let got = [
            Move::GetGnome { by: cheapest(Workshop::School) },
            Move::GetHouse { painter: cheapest(Workshop::Painter), carpenter: cheapest(Workshop::Carpenter) },
            Move::GetRoad { by: cheapest(Workshop::Gardener) },
        ];
        // Nobody pays 3 coins for a road as long as there is anything else.
        let got = got.into_iter().filter(|made| *made != Move::GetRoad { by: By::Coins });
        let ends_too_early = |made: &Move| matches!(made, Move::GetGnome { .. }) && !wants_the_end(full, seat);
        let got = got.filter(|made| !ends_too_early(made));
        self.better(full, seat, got.chain(shops).chain(open)).unwrap_or(Move::Next)
    }

    /// Returns the move that helps a player most, if any does.
    fn better(&self, full: &Full, seat: Seat, moves: impl Iterator<Item = Move>) -> Option<Move> {
        let value = |full: &Full| worth(full, seat, self.fondness[seat]);
        let now = value(full);
        let valued = moves.filter_map(|made| Some((value(&after(full, Some(seat), made)?), made)));
        first_best(valued.filter(|(then, _)| *then > now))
    }

    /// Takes from the table what a move takes.
    fn take(&mut self, made: &Move) {
        match made {
            Move::BuyBusiness { kind, .. } => {
                if let Some(place) = self.open.iter().position(|open| open == kind) {
                    self.open.remove(place);
                }
            }
            Move::ActSite { .. } => _ = self.stack.draw(),
            Move::ActTheater { .. } => self.beside_theater = None,
            // Nothing else lies beside the device.
            _ => {}
        }
    }
}

/// Returns whether a player who has one gnome left to place wants the end that it brings: who is behind waits for a while.
fn wants_the_end(full: &Full, seat: Seat) -> bool {
    let last = full.gnomes(seat) + 1 >= full.gnomes_of_all();
    let ahead = full.seats().all(|other| full.points(other) <= full.points(seat));
    !last || ahead || full.end_trigger().is_some() || full.round() > PATIENCE
}

impl Players for Village {
    type Move = Move;

    fn choose(&mut self, state: &State) -> Option<(Option<Seat>, Move)> {
        let State::GnomeVillage(Depth::Full(full)) = state else { return None };
        while self.open.len() < OPEN
            && let Some(tile) = self.stack.draw()
        {
            self.open.push(tile);
        }
        let seat = full.turn()?;
        let made = match full.phase() {
            Phase::Reveal => self.reveal(full, seat),
            Phase::Earn => Move::Earn { n: None },
            Phase::WorkBuy => self.buy(full, seat),
            Phase::Move => self.go(full, seat),
            Phase::Over => return None,
        };
        self.take(&made);
        Some((Some(seat), made))
    }
}
