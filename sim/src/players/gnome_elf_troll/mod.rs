//! Gnome Elf Troll: sows what helps most, buys what helps most or hurts the leader.

pub(super) mod habits;
pub(super) mod light;
mod worth;

use engine_nostd::games::gnome_elf_troll::{
    Crop, End, Full, GardenNumber, HAND, Move, Phase, TileNumber, tiles_of_a_kind,
};
use engine_nostd::rules::Rules;
use engine_nostd::{BySeat, Depth, Seat, Setup, State};

use self::worth::worth;
use super::pile::{Pile, of_each};
use super::{Players, after, first_best};
use crate::chance::Chance;

/// The players, their hands, and the pile they draw from.
pub(super) struct Gardens {
    hands: BySeat<Vec<Crop>>,
    pile: Pile<Crop>,
}

impl Gardens {
    /// Deals: whoever begins takes one of each kind, the others three blind (GET-07, GET-08).
    pub(super) fn new(setup: &Setup, mut chance: Chance) -> Self {
        let players = setup.names.len();
        let each = usize::from(tiles_of_a_kind(players as u8));
        let rest = of_each(&Crop::ALL.iter().map(|kind| (*kind, each - 1)).collect::<Vec<_>>());
        let mut gardens = Self { hands: BySeat::default(), pile: Pile::shuffled(rest, &mut chance) };
        gardens.hands[setup.first] = Crop::ALL.to_vec();
        for seat in setup.first.others(players) {
            gardens.refill(seat, usize::from(HAND));
        }
        gardens
    }

    /// Draws until a hand has as many tiles as the game says.
    fn refill(&mut self, seat: Seat, tiles: usize) {
        while self.hands[seat].len() < tiles {
            let Some(tile) = self.pile.draw() else { return };
            self.hands[seat].push(tile);
        }
    }

    /// Sows the tile and at the end that make the garden worth most.
    fn sow(&mut self, full: &Full, seat: Seat) -> Option<Move> {
        let ways = self.hands[seat].iter().flat_map(|kind| {
            // The first tile lies at both ends, and the device calls that right.
            [End::Right, End::Left].map(|end| Move::Sow { kind: *kind, end })
        });
        let best = best_of(full, seat, ways)?;
        if let Move::Sow { kind, .. } = best {
            let place = self.hands[seat].iter().position(|tile| *tile == kind)?;
            self.hands[seat].remove(place);
        }
        Some(best)
    }

    /// Buys what helps most, or nothing more.
    fn buy(full: &Full, seat: Seat) -> Move {
        let now = worth(full, seat);
        let better = |made: &Move| after(full, Some(seat), *made).is_some_and(|next| worth(&next, seat) > now);
        best_of(full, seat, purchases(full).filter(better)).unwrap_or(Move::EndBuy)
    }
}

impl Players for Gardens {
    type Move = Move;

    fn choose(&mut self, state: &State) -> Option<(Option<Seat>, Move)> {
        let State::GnomeElfTroll(Depth::Full(full)) = state else { return None };
        for seat in full.seats() {
            self.refill(seat, usize::from(full.hand(seat)));
        }
        let seat = full.turn()?;
        let made = match full.phase() {
            Phase::Sow => self.sow(full, seat)?,
            Phase::Harvest => Move::Harvest,
            Phase::Buy => Self::buy(full, seat),
            Phase::Draw => Move::Draw,
        };
        Some((Some(seat), made))
    }
}

/// Lists every purchase that there could be.
fn purchases(full: &Full) -> impl Iterator<Item = Move> + '_ {
    let targets = full.seats().flat_map(|owner| {
        let garden = GardenNumber::of(owner);
        (1..=full.garden(owner).tiles().len() as u8).map(move |tile| (garden, TileNumber(tile)))
    });
    targets.flat_map(|(garden, tile)| {
        let paid = Crop::ALL.iter().flat_map(move |pay| {
            let scared = Crop::ALL.iter().filter(move |pay2| *pay2 >= pay);
            let scared = scared.map(move |pay2| Move::ScareElf { pay: *pay, pay2: *pay2, garden, tile });
            [Move::BuyGnome { pay: *pay, garden, tile }, Move::BuyElf { pay: *pay, garden, tile }]
                .into_iter()
                .chain(scared)
        });
        std::iter::once(Move::BuyTroll { garden, tile }).chain(paid)
    })
}

/// Returns the move after which the game is worth most to a player.
fn best_of(full: &Full, seat: Seat, moves: impl Iterator<Item = Move>) -> Option<Move> {
    first_best(moves.filter_map(|made| Some((worth(&after(full, Some(seat), made)?, seat), made))))
}
