//! Ranking, the lines that a number comes from, and what must hold at every moment.

use super::garden::Figure;
use super::kinds::{Creature, Kind};
use super::produce::Produce;
use super::{FIGURES, GnomeElfTroll, HAND, Over, Phase, TEN};
use crate::Seat;
use crate::standings::{Line, Lines, RankKey};

/// The lines of a score, kind by kind.
pub(super) const LINES: &[&str] = &[
    "pumpkin-tiles",
    "pumpkin-gaps",
    "pumpkin-gnomes",
    "apple-tiles",
    "apple-gaps",
    "apple-gnomes",
    "bean-tiles",
    "bean-gaps",
    "bean-gnomes",
];
/// What ranks the players.
pub(super) const DECIDERS: &[&str] = &["ten", "highest-kind", "second-kind", "third-kind"];

/// Gives what ranks a player: having won by ten, then the kinds, the highest first (GET-74, GET-75, GET-77).
pub(super) fn rank_key(by_ten: bool, control: Produce) -> RankKey {
    let [first, second, third] = control.ranked().map(u16::from);
    [u16::from(by_ten), first, second, third]
}

impl GnomeElfTroll {
    /// Gives the winner by ten, who is first whatever the others show (GET-77).
    #[must_use]
    pub fn winner_by_ten(&self) -> Option<Seat> {
        (self.over == Some(Over::Ten)).then_some(self.active)
    }

    /// Makes a line of every part of the harvest; what counts is the kind of which there is most.
    pub(super) fn score_lines(&self, seat: Seat) -> Lines {
        let harvest = self.harvest(seat);
        let best = harvest.total().best();
        let parts = |kind: Kind| [harvest.tiles[kind], harvest.gaps[kind], harvest.gnomes[kind]];
        let lines = Kind::ALL.iter().flat_map(|kind| parts(*kind).map(|count| (count, u16::from(*kind == best))));
        let line = |(what, (count, each)): (&&'static str, (u8, u16))| {
            let count = u16::from(count);
            Line { what, count, each, points: count * each }
        };
        LINES.iter().zip(lines).map(line).collect()
    }

    pub(super) fn check_invariants(&self) -> Result<(), &'static str> {
        let hold = |holds: bool, what: &'static str| if holds { Ok(()) } else { Err(what) };
        for kind in Kind::ALL {
            hold(self.sown(*kind) <= self.tiles_of_a_kind(), "11 or 16 tiles of a kind")?;
        }
        hold(self.tiles() <= self.tiles_in_play(), "33 or 48 tiles")?;
        hold(self.pile <= self.first_pile(), "24 or 36 tiles in the pile")?;
        hold((1..=u16::from(self.turns_each()) + 1).contains(&self.round), "12 or 13 rounds")?;
        for seat in self.seats() {
            let (_, sown) = self.turns_done(seat);
            hold(self.garden(seat).tiles().len() == usize::from(sown), "a tile for every turn")?;
            let sown_now = seat == self.active && self.phase != Phase::Sow;
            let drawn_now = self.over == Some(Over::Ten);
            hold(self.hands[seat] <= HAND - u8::from(sown_now && !drawn_now), "3 tiles in hand")?;
            for creature in Creature::ALL {
                let on_tiles = self.figures_on_tiles(Figure { creature: *creature, owner: seat });
                hold(on_tiles <= FIGURES, "4 figures of a kind")?;
                hold(on_tiles + self.stock(seat, *creature) == FIGURES, "figures are on tiles or in stock")?;
            }
        }
        hold(self.phase == Phase::Buy || self.purse == Produce::NONE, "no purse outside Buy")?;
        let no_tile = self.phase == Phase::Sow && self.hands[self.active] == 0;
        hold((self.over == Some(Over::NoTile)) == no_tile, "without a tile to sow the game is over")?;
        let ten = self.phase == Phase::Draw && self.control(self.active).highest() >= TEN;
        hold(self.over != Some(Over::Ten) || ten, "who won by ten has ten")
    }
}
