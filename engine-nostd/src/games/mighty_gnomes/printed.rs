//! What is printed on cards and boards, as told by the players: costs and steps.

use super::goods::Goods;
use super::kinds::{Gnome, Track};
use super::supply::STEPS;
use super::{Full, Move, MoveKind};
use crate::arg::Number;
use crate::printed::Printed;

impl Full {
    /// Returns what a kind of mighty gnome costs, if it was told.
    #[must_use]
    pub fn cost(&self, gnome: Gnome) -> Option<Goods> {
        self.costs[gnome as usize]
    }
}

impl Printed for Full {
    /// The costs of all kinds, and all steps of both tracks.
    const MOST: usize = Gnome::ALL.len() + Track::ALL.len() * STEPS as usize;

    fn tells(kind: MoveKind) -> Option<usize> {
        match kind {
            // A cost is about a gnome, a step about a track and a level.
            MoveKind::SetCost => Some(1),
            MoveKind::SetStep => Some(2),
            MoveKind::NextRound
            | MoveKind::Gather
            | MoveKind::Ladder
            | MoveKind::Display
            | MoveKind::TakeCoins
            | MoveKind::PassDruid
            | MoveKind::EndTurn
            | MoveKind::UseBook
            | MoveKind::OpenChest
            | MoveKind::TradeCrystal
            | MoveKind::TradePair
            | MoveKind::UseMagic
            | MoveKind::UseAlchemist
            | MoveKind::Discard
            | MoveKind::Trail
            | MoveKind::TrailChest
            | MoveKind::Upgrade
            | MoveKind::Skip
            | MoveKind::Claim => None,
        }
    }

    fn printed(&self, tell: &mut dyn FnMut(Move)) {
        for gnome in self.lineup.iter() {
            if let Some(cost) = self.cost(gnome) {
                let [wood, sand, mushroom, chamomile, crystal, coins] = cost.amounts().map(Number);
                tell(Move::SetCost { gnome, wood, sand, mushroom, chamomile, crystal, coins });
            }
        }
        for track in Track::ALL {
            for (index, step) in self.steps(*track).iter().enumerate() {
                let level = Number(index as u8 + 1);
                let (cap, vp, cost) = (Number(step.capacity), Number(step.vp), Number(step.price));
                tell(Move::SetStep { track: *track, level, cap, vp, cost });
            }
        }
    }
}
