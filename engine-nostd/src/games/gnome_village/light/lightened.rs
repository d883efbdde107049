//! A fully tracked game that is made light.

use super::super::kinds::{Building, Business, Workshop};
use super::super::{Full, Phase as FullPhase};
use super::{CoinsIn, Counts, Light, Phase};
use crate::BySeat;
use crate::light::Lightened;
use crate::rules::Rules;

impl Lightened for Light {
    type Full = Full;

    fn of(full: &Full) -> Self {
        let mut light = Self {
            players: full.players,
            deluxe: full.deluxe,
            kids: full.kids,
            guide: true,
            coins_in: CoinsIn::Box,
            first: full.first,
            round: full.round,
            active: full.active,
            phase: match full.phase {
                FullPhase::Reveal => Phase::Reveal,
                FullPhase::Earn => Phase::Earn,
                FullPhase::WorkBuy => Phase::WorkBuy,
                FullPhase::Move => Phase::Move,
                FullPhase::Over => Phase::Over,
            },
            happy: None,
            trigger: full.trigger,
            counts: BySeat::default(),
        };
        for seat in light.seats() {
            let village = &full.villages[seat];
            let [restaurants, hats] =
                [Business::Restaurant, Business::Hat].map(|kind| village.count(Building::Business(kind)));
            let mut counts = Counts {
                coins: village.coins,
                workshops: Workshop::ALL.iter().map(|kind| village.shops(*kind).count).sum(),
                gnomes: village.gnomes.len() as u8,
                restaurants,
                hats,
                known_tiles: 0,
                answer: None,
            };
            counts.known_tiles = village.tiles() as u8 - counts.scoring_tiles();
            light.counts[seat] = counts;
        }
        // A correction may have given it to somebody who has no Hat Business; there it counts nothing.
        light.happy = full.happy.filter(|holder| light.counts[*holder].hats > 0);
        if light.phase == Phase::Reveal {
            light.pay_first_coin();
        }
        light
    }
}
