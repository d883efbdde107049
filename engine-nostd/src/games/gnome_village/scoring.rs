//! Points and the lines that they come from.

use super::GnomeVillage;
use super::kinds::{Business, Kind, Workshop};
use crate::Seat;
use crate::standings::{Line, Lines};

/// The lines of a score, in the order of the rules.
pub(super) const LINES: &[&str] = &["workshops", "lit-houses", "restaurants", "hats", "coins"];
/// What ranks the players.
pub(super) const DECIDERS: &[&str] = &["points", "tiles"];

/// Makes the lines of a score (GV-111 to GV-116).
pub(super) fn lines(workshops: u16, lit_houses: u16, restaurants: u16, hats: u16, happy: bool, coins: u16) -> Lines {
    let line = |what, count: u16, each: u16| Line { what, count, each, points: count * each };
    [
        line("workshops", workshops, 2),
        line("lit-houses", lit_houses, 2),
        line("restaurants", restaurants, 1),
        // GV-114: only who holds the Happy Gnome scores hats.
        line("hats", hats, u16::from(happy)),
        line("coins", coins, 1),
    ]
    .into_iter()
    .collect()
}

impl GnomeVillage {
    pub(super) fn score_lines(&self, seat: Seat) -> Lines {
        let village = &self.villages[seat];
        let count = |kind| u16::from(village.count(kind));
        let workshops = Workshop::ALL.iter().map(|kind| count(Kind::Workshop(*kind))).sum();
        lines(
            workshops,
            village.gnomes.len() as u16,
            count(Kind::Business(Business::Restaurant)),
            count(Kind::Business(Business::Hat)),
            self.happy == Some(seat),
            u16::from(village.coins),
        )
    }
}
