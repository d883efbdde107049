//! What a garden is worth to a player.

use engine_nostd::Seat;
use engine_nostd::games::gnome_elf_troll::{Full, Phase, TEN};
use engine_nostd::rules::Rules;

/// What ten of a kind are worth at the end of the own turn: more than everything else.
const WON: i32 = 10_000;

/// Returns what the board is worth to a player: the own numbers, less those of whoever is ahead.
pub(super) fn worth(full: &Full, seat: Seat) -> i32 {
    let others = full.seats().filter(|other| *other != seat);
    let ahead = others.map(|other| standing(full, other)).max().unwrap_or(0);
    let wins = full.control(seat).highest() >= TEN && full.phase() == Phase::Buy;
    // What is left in the purse is lost, but may still buy something better.
    let purse: i32 = full.purse().0.iter().map(|amount| i32::from(*amount)).sum();
    2 * standing(full, seat) - ahead + purse + if wins { WON } else { 0 }
}

/// Returns how near a player is to ten of one kind, and what the garden brings otherwise.
fn standing(full: &Full, seat: Seat) -> i32 {
    let [first, second, third] = full.control(seat).ranked().map(i32::from);
    3 * first * first + 4 * second + 4 * third
}
