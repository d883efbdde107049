//! What has to be answered before anything else, powers, and rewards.

use engine_nostd::Seat;
use engine_nostd::arg::Number;
use engine_nostd::games::mighty_gnomes::{
    Alchemy, Chest, Full, Gnome, Good, Magic, Move, Open, Resource, Reward, Track,
};

use super::Castle;
use super::contents::{self, Content};
use crate::players::pile::Pile;
use crate::players::{after, first_best};

impl Castle {
    /// Answers a question that is open.
    pub(super) fn answer(&mut self, full: &Full, seat: Seat, open: Open) -> Option<Move> {
        match open {
            Open::Excess => {
                let most =
                    Resource::ALL.iter().max_by_key(|resource| full.player(seat).goods()[Good::from(**resource)]);
                most.map(|resource| Move::Discard { resource: *resource })
            }
            Open::Steps => {
                let from = full.player(seat).position();
                let (vp, icons) = contents::trail(from, from + full.steps_to_go());
                Some(Move::Trail { vp: Number(vp), icons: Number(icons) })
            }
            Open::Chest => {
                let (kind, Content { animal, vp, coins, resources }) = self.chest();
                let [wood, sand, mushroom, chamomile, crystal] = resources.map(Number);
                let (vp, coins) = (Number(vp), Number(coins));
                Some(Move::TrailChest { kind, animal, vp, coins, wood, sand, mushroom, chamomile, crystal })
            }
            Open::Upgrade => {
                let ways = tracks(full, seat).into_iter().map(|track| Move::Upgrade { track });
                ways.chain([Move::Skip]).find(|made| after(full, Some(seat), *made).is_some())
            }
        }
    }

    /// Opens a chest with a key.
    pub(super) fn open_chest(&mut self) -> Move {
        let (kind, Content { animal, vp, coins, resources }) = self.chest();
        let [wood, sand, mushroom, chamomile, crystal] = resources.map(Number);
        let (vp, coins) = (Number(vp), Number(coins));
        Move::OpenChest { kind, animal, vp, coins, wood, sand, mushroom, chamomile, crystal }
    }

    fn chest(&mut self) -> (Chest, Content) {
        if self.chests.is_empty() {
            // Chests of the trail go back into the bag.
            self.chests = Pile::shuffled(contents::chests(), &mut self.chance);
        }
        self.chests.draw().unwrap_or((Chest::Vp3, Content::default()))
    }
}

/// Returns the tracks, the one that is needed first: a full dining table has no room for another guest.
fn tracks(full: &Full, seat: Seat) -> [Track; 2] {
    let crowded = full.player(seat).gnomes() + 1 >= full.capacity(seat, Track::Table);
    if crowded { [Track::Table, Track::Warehouse] } else { [Track::Warehouse, Track::Table] }
}

/// Returns the power that is worth its price, if there is one.
pub(super) fn power(full: &Full, seat: Seat) -> Option<Move> {
    let (player, goods) = (full.player(seat), full.player(seat).goods());
    if player.owns(Gnome::Magic) > 0 && goods[Good::Sand] > 1 {
        return Some(Move::UseMagic { pay: Magic::Sand });
    }
    let poor = goods[Good::Coins] < 3;
    (player.owns(Gnome::Alchemist) > 0 && goods[Good::Crystal] > 1 && poor)
        .then_some(Move::UseAlchemist { gain: Alchemy::Coins })
}

/// Returns the reward that is worth most.
pub(super) fn claim(full: &Full, seat: Seat) -> Option<Move> {
    let ways = Reward::ALL.iter().flat_map(|reward| {
        let plain = [Move::Claim { reward: *reward, gnome: None, track: None }];
        let gnomes = Gnome::ALL.iter().map(|gnome| Move::Claim { reward: *reward, gnome: Some(*gnome), track: None });
        let tracks = tracks(full, seat).into_iter().map(|track| Move::Claim {
            reward: *reward,
            gnome: None,
            track: Some(track),
        });
        let value = worth(full, seat, *reward);
        plain.into_iter().chain(gnomes).chain(tracks).map(move |made| (value, made))
    });
    first_best(ways.filter(|(_, made)| after(full, Some(seat), *made).is_some()))
}

fn worth(full: &Full, seat: Seat, reward: Reward) -> i32 {
    match reward {
        Reward::Upgrade => 8,
        Reward::Coins => 5,
        Reward::Adventure => 4,
        Reward::FreeTiles => 2,
        Reward::First => 1,
        Reward::Invite => 8,
        Reward::Vp2 => 4,
        Reward::Double => 2 * (i32::from(full.player(seat).bedroom_tile().unwrap_or(1)) - 1),
        Reward::Crystal => 3,
        Reward::Key => 1,
    }
}
