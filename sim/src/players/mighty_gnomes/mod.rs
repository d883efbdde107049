//! Mighty Gnomes: gathers what invitations and upgrades cost, invites and upgrades when it can, and opens every chest.

mod attic;
mod contents;
mod forest;
pub(super) mod habits;
pub(super) mod light;
mod questions;

use engine_nostd::games::mighty_gnomes::{Book, Chest, Full, Gnome, Good, Move, Phase, Tile};
use engine_nostd::rules::Rules;
use engine_nostd::{Depth, Seat, State};

use self::contents::{Content, Square};
use super::pile::Pile;
use super::{Players, after, first_best};
use crate::chance::Chance;

/// The players, and what lies on the main board.
pub(super) struct Castle {
    chance: Chance,
    chests: Pile<(Chest, Content)>,
    squares: Pile<Square>,
    books: Pile<Book>,
    /// The books that the tile of this turn reaches.
    reached: Vec<Book>,
    /// What is still to be told of cards and boards, the last first; `None` before the game.
    to_tell: Option<Vec<Move>>,
}

impl Castle {
    /// Fills the bags.
    pub(super) fn new(mut chance: Chance) -> Self {
        Self {
            chests: Pile::shuffled(contents::chests(), &mut chance),
            squares: Pile::shuffled(contents::squares(), &mut chance),
            books: Pile::shuffled(contents::books(), &mut chance),
            reached: Vec::new(),
            to_tell: None,
            chance,
        }
    }

    /// Returns what is still to be told: a device that knows it from an earlier game tells it all before the first turn.
    fn telling(&mut self, full: &Full) -> Option<Move> {
        let to_tell = self.to_tell.get_or_insert_with(|| {
            let plays = |gnome: &Gnome| {
                let tells = contents::printed(std::iter::once(*gnome));
                tells.first().is_some_and(|made| after(full, None, *made).is_some())
            };
            let mut all = contents::printed(Gnome::ALL.iter().copied().filter(plays));
            all.reverse();
            all
        });
        to_tell.pop()
    }

    fn turn(&mut self, full: &Full, seat: Seat) -> Move {
        let legal = |made: &Move| after(full, Some(seat), *made).is_some();
        if full.player(seat).keys() > 0 && full.player(seat).closed_chests() > 0 {
            return self.open_chest();
        }
        if let Some(power) = questions::power(full, seat).filter(legal) {
            return power;
        }
        if let Some(book) = self.read(full, seat) {
            return book;
        }
        // A tile was used if the turn can end.
        if legal(&Move::EndTurn) {
            self.reached.clear();
            return Move::EndTurn;
        }
        self.use_tile(full, seat).unwrap_or(Move::PassDruid)
    }

    /// Uses the tile in the way that brings most.
    fn use_tile(&mut self, full: &Full, seat: Seat) -> Option<Move> {
        let mut ways: Vec<(i32, (Move, Vec<Book>))> = Vec::new();
        for tile in Tile::ALL.iter().copied() {
            let size = full.size(tile);
            if after(full, Some(seat), Move::TakeCoins { tile }).is_none() {
                continue;
            }
            // The tile that is left goes to bed and scores: a large one is worth keeping.
            let kept = i32::from(size) / 2;
            ways.extend(self.gathering(full, seat, tile).map(|(value, made)| (value - kept, (made, Vec::new()))));
            ways.extend(self.climbing(full, seat, tile).map(|(value, way)| (value - kept, way)));
            let coins = i32::from(size) - 1;
            let value = if full.player(seat).goods()[Good::Coins] < 3 { 2 } else { 1 };
            ways.push((value * coins - kept, (Move::TakeCoins { tile }, Vec::new())));
        }
        let (made, reached) = first_best(ways.into_iter())?;
        self.reached = reached;
        Some(made)
    }
}

impl Players for Castle {
    type Move = Move;

    fn choose(&mut self, state: &State) -> Option<(Option<Seat>, Move)> {
        let State::MightyGnomes(Depth::Full(full)) = state else { return None };
        if let Some(told) = self.telling(full) {
            return Some((None, told));
        }
        if full.phase() == Phase::Refresh {
            return Some((None, Move::NextRound));
        }
        let seat = full.turn()?;
        let made = match (full.open_question(), full.phase()) {
            (Some(open), _) => self.answer(full, seat, open)?,
            (None, Phase::Turn | Phase::Druid) => self.turn(full, seat),
            (None, Phase::Rewards) => questions::claim(full, seat)?,
            (None, Phase::Refresh | Phase::Count | Phase::Over) => return None,
        };
        Some((Some(seat), made))
    }
}
