//! Ranking, and the lines that a number comes from.

use super::kinds::Kind;
use super::produce::Produce;
use super::{GnomeElfTroll, Over};
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
}
