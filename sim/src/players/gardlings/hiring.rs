//! What players hire, and which pig they mutate.

use engine_nostd::Seat;
use engine_nostd::arg::OrNone;
use engine_nostd::games::gardlings::{Colour, Creature, Full, Move, Stack, TileKind, Ware};

use super::Gardeners;
use super::tile::Tile;
use crate::players::after;

/// Of this many tiles of the market, one is a pig and one a dragon. The rules do not say how many there are (AM-26).
const CREATURES: usize = 6;

impl Gardeners {
    /// Hires the dearest tile that is worth its coins, else takes a pig and a coin.
    pub(super) fn hire(&mut self, full: &Full, seat: Seat) -> Move {
        let creature = self.top_creature();
        for ware in Ware::ALL.iter().rev() {
            // Coins are worth as much as gems, so nobody spends many of them on a cheap tile.
            let dear = full.coins_to_pay(seat, *ware) > 1 + ware.price() / 4;
            let made = Move::Buy { colour: *ware, stack: stack(full, *ware), creature };
            if !dear && after(full, Some(seat), made).is_some() {
                self.bags[seat].push(Tile::hired(*ware, creature));
                return made;
            }
        }
        match after(full, Some(seat), Move::TakePig) {
            Some(next) => {
                // The pile may be empty: then there is only a coin (GL-87).
                if next.owned(seat, Colour::Beige) > full.owned(seat, Colour::Beige) {
                    self.bags[seat].push(Tile::of(TileKind::PigBeige));
                }
                Move::TakePig
            }
            None => Move::Pass,
        }
    }

    /// Mutates the pig of the dearest colour.
    pub(super) fn mutate(&mut self, full: &Full, seat: Seat) -> Option<Move> {
        let creature = self.top_creature();
        let (made, pig, next) = Colour::ALL.iter().rev().find_map(|colour| {
            let next = colour.next()?;
            let pig = Tile { kind: pig(*colour), ware: ware(*colour) };
            // As the device proposes it: under the smaller stack, from the larger one.
            let under = OrNone(ware(*colour).map(|ware| other(fuller(full, ware))));
            let made = Move::Mutate { colour: *colour, under, from: fuller(full, next), creature };
            after(full, Some(seat), made).map(|_| (made, pig, next))
        })?;
        let garden = &mut self.gardens[seat];
        if let Some(place) = garden.iter().position(|tile| *tile == pig) {
            garden.remove(place);
        }
        garden.push(Tile::hired(next, creature));
        Some(made)
    }

    /// Returns what is on the tile that lies on top.
    fn top_creature(&mut self) -> Creature {
        match self.chance.below(CREATURES) {
            0 => Creature::Pig,
            1 => Creature::Dragon,
            _ => Creature::Other,
        }
    }
}

/// Returns the stack to buy from: one with a coin beside it, else the one that the device takes by itself.
fn stack(full: &Full, ware: Ware) -> Stack {
    let rewarded = |stack: &Stack| full.has_reward(ware, *stack) && full.in_stack(ware, *stack) > 0;
    Stack::ALL.into_iter().find(rewarded).unwrap_or_else(|| fuller(full, ware))
}

fn fuller(full: &Full, ware: Ware) -> Stack {
    let [above, below] = Stack::ALL.map(|stack| full.in_stack(ware, stack));
    if above >= below { Stack::Above } else { Stack::Below }
}

const fn other(stack: Stack) -> Stack {
    match stack {
        Stack::Above => Stack::Below,
        Stack::Below => Stack::Above,
    }
}

const fn pig(colour: Colour) -> TileKind {
    match colour {
        Colour::Beige => TileKind::PigBeige,
        Colour::Green => TileKind::PigGreen,
        Colour::Blue => TileKind::PigBlue,
        Colour::Pink => TileKind::PigPink,
        Colour::Gold => TileKind::PigGold,
    }
}

const fn ware(colour: Colour) -> Option<Ware> {
    match colour {
        Colour::Beige => None,
        Colour::Green => Some(Ware::Green),
        Colour::Blue => Some(Ware::Blue),
        Colour::Pink => Some(Ware::Pink),
        Colour::Gold => Some(Ware::Gold),
    }
}
