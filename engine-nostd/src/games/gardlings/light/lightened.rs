//! What a fully tracked game becomes when it is made light.

use super::super::kinds::{GardenStatus, Rewarded};
use super::super::{Full, Phase as FullPhase};
use super::{FIRST_GEMS, LEAST_TILES, Light, MOST_GEMS, MOST_TILES, Phase, Player};
use crate::light::Lightened;
use crate::rules::Rules;
use crate::{BySeat, Seat};

impl Lightened for Light {
    type Full = Full;

    fn of(full: &Full) -> Self {
        let mut light = Self {
            players: full.players,
            goal: full.goal,
            pro: full.pro,
            missions: full.missions,
            guide: true,
            first: full.first,
            round: full.round,
            phase: if full.phase == FullPhase::Garden { Phase::Garden } else { Phase::Count },
            turn: full.turn,
            rewards: [Rewarded::Blue, Rewarded::Pink, Rewarded::Gold]
                .map(|rewarded| full.rewards[rewarded as usize].iter().map(|coin| u8::from(*coin)).sum()),
            tie: full.tie,
            winner: None,
            table: BySeat([Player::default(); crate::MAX_SEATS]),
        };
        for seat in light.seats() {
            light.table[seat] = player(full, seat);
        }
        light.go_on();
        light
    }
}

/// Returns whether a player has had a hire action. What is left of it, a mutation, is the table's.
fn has_hired(full: &Full, seat: Seat) -> bool {
    match full.phase {
        FullPhase::Garden | FullPhase::Count | FullPhase::Over => false,
        FullPhase::Hire => full.done.has(seat),
        FullPhase::Mutate => full.done.has(seat) || seat == full.turn,
        FullPhase::RoundEnd => true,
    }
}

fn player(full: &Full, seat: Seat) -> Player {
    let player = &full.table[seat];
    let hired = has_hired(full, seat);
    // Somebody who has hired without a count, after a correction, had no gems.
    let raw = player.gems.map(|gems| gems.raw).or(hired.then_some(0));
    Player {
        coins: player.coins,
        tiles: player.tiles().clamp(LEAST_TILES, MOST_TILES),
        gems: raw.unwrap_or(FIRST_GEMS).min(MOST_GEMS),
        touched: raw.is_some(),
        counted: raw.is_some(),
        alarm: raw.is_some() && player.status == GardenStatus::Alarm,
        three_pigs: player.trio,
        ponds: player.ponds,
        hired,
        last: None,
    }
}
