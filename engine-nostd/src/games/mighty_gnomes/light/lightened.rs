//! What a fully tracked game becomes when it is made light.

use super::super::turn::LAPS;
use super::super::{Full, Phase, Player as Board};
use super::{CoinsIn, Light, Player};
use crate::light::Lightened;
use crate::rules::Rules;
use crate::{BySeat, Seat};

impl Lightened for Light {
    type Full = Full;

    fn of(full: &Full) -> Self {
        let mut light = Self {
            players: full.players,
            guide: true,
            coins_in: CoinsIn::Box,
            lineup: full.lineup,
            first: full.first,
            next_first: full.next_first,
            round: full.round,
            lap: full.lap,
            active: full.active,
            phase: full.phase,
            order: full.order.clone(),
            taken: full.taken,
            boards: BySeat::default(),
        };
        for seat in light.seats() {
            light.boards[seat] = Player::of(full, seat);
        }
        // Whoever has claimed is in front here; a correction may have put somebody before them meanwhile.
        for seat in full.order.iter().rev().filter(|seat| has_claimed(full, **seat)) {
            light.put_token(*seat, 0);
        }
        // Open questions lapse, but a claim counts, and so do the steps that it brings (MG-L15).
        if full.phase == Phase::Rewards {
            if full.claimed && full.steps_to_go > 0 {
                light.put_token(full.active, 0);
            }
            if light.claimers().next().is_none() {
                light.end_round();
            }
        }
        light
    }
}

impl Player {
    fn of(full: &Full, seat: Seat) -> Self {
        let board = full.player(seat);
        let mut holdings = board.holdings();
        // These change in every turn, so the count begins at 0.
        (holdings.basic, holdings.crystals, holdings.keys) = (0, 0, 0);
        // A Druid tile was laid, but its turn was not ended.
        let laid = full.phase == Phase::Druid && full.tile_used && seat == full.active;
        Self {
            holdings,
            free_tiles: board.free_tiles || began_with_another(full, board, seat),
            druid_left: board.druid_left + u8::from(laid),
            claimed: has_claimed(full, seat),
            counted: false,
            reward: None,
        }
    }
}

/// Returns whether a player has begun this round with another tile than the one in the bedroom, which may be left then.
fn began_with_another(full: &Full, board: &Board, seat: Seat) -> bool {
    let in_third_turn = seat == full.active && full.tile_used;
    let is_through = board.used.len() == LAPS && !in_third_turn;
    full.phase == Phase::Turn && board.bed > 0 && board.used.len() > 0 && !is_through
}

fn has_claimed(full: &Full, seat: Seat) -> bool {
    match full.phase {
        Phase::Rewards => !full.queue.contains(&seat) || (full.claimed && seat == full.active),
        Phase::Refresh => true,
        Phase::Turn | Phase::Druid | Phase::Count | Phase::Over => false,
    }
}
