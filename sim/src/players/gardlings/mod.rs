//! Gardlings: everybody draws at the same time until the alarm is too likely, and hires the dearest tile.

pub(super) mod habits;
mod hiring;
pub(super) mod light;
mod tile;

use engine_nostd::arg::Number;
use engine_nostd::games::gardlings::{
    Full, GameOption, GardenStatus, Mission, Move, Phase, START_GNOMES, START_PIGS, START_TWINS, TileKind,
};
use engine_nostd::rules::Rules;
use engine_nostd::{BySeat, Depth, Seat, Setup, State};

use self::tile::Tile;
use super::Players;
use super::pile::of_each;
use crate::chance::Chance;

/// Of this many tiles that are drawn once the garden has some, one fits nowhere.
const STUCK: usize = 40;
/// Tiles in a garden from which on one may fit nowhere.
const CROWDED: usize = 4;
/// Of this many counts with a mission, one meets it.
const MISSION: usize = 3;
/// Of this many counts in the pro variant, one has a pond.
const POND: usize = 3;

/// The players and their bags.
pub(super) struct Gardeners {
    chance: Chance,
    bags: BySeat<Vec<Tile>>,
    gardens: BySeat<Vec<Tile>>,
    /// The tile that lies aside, after an alarm or because it fits nowhere.
    aside: BySeat<Option<Tile>>,
    /// The gems of each garden, in tenths: how well tiles fit is for chance to say.
    gems: BySeat<usize>,
    /// How much risk each player takes, in percent of what is reasonable.
    courage: BySeat<usize>,
    pro: bool,
    round: u16,
}

impl Gardeners {
    /// Fills the bags (GL-07).
    pub(super) fn new(setup: &Setup, mut chance: Chance) -> Self {
        let first = of_each(&[
            (Tile::of(TileKind::Gnome), usize::from(START_GNOMES)),
            (Tile::of(TileKind::Twin), usize::from(START_TWINS)),
            (Tile::of(TileKind::PigBeige), usize::from(START_PIGS)),
        ]);
        Self {
            bags: BySeat(std::array::from_fn(|_| first.clone())),
            gardens: BySeat::default(),
            aside: BySeat::default(),
            gems: BySeat::default(),
            courage: BySeat(std::array::from_fn(|_| 80 + chance.below(50))),
            pro: setup.says_yes(GameOption::Pro),
            round: 1,
            chance,
        }
    }

    /// Puts everything back into the bags (GL-88, GL-89).
    fn clear_up(&mut self, full: &Full) {
        for seat in full.seats() {
            let aside = self.aside[seat].take();
            let garden = std::mem::take(&mut self.gardens[seat]);
            self.bags[seat].extend(garden.into_iter().chain(aside));
            self.gems[seat] = 0;
        }
        self.round = full.round();
    }

    fn garden(&mut self, full: &Full) -> (Option<Seat>, Move) {
        let drawing: Vec<Seat> =
            full.seats().filter(|seat| full.glance(*seat).status == GardenStatus::Active).collect();
        // A mission allows a second tile for one that was an alarm.
        let again = full.seats().find(|seat| {
            let glance = full.glance(*seat);
            glance.status == GardenStatus::Alarm && glance.redraw && !self.bags[*seat].is_empty()
        });
        if let Some(seat) = again {
            let first = self.aside[seat].take();
            let kind = self.draw(full, seat);
            self.bags[seat].extend(first);
            return (Some(seat), Move::Redraw { kind });
        }
        if drawing.is_empty() {
            return (None, Move::CloseGarden);
        }
        // Everybody draws at once, so whoever comes next is a matter of chance.
        let seat = *self.chance.pick(&drawing);
        if self.fits_nowhere(full, seat) {
            self.aside[seat] = self.gardens[seat].pop();
            self.gems[seat] = self.gems[seat].saturating_sub(tile::TENTHS);
            return (Some(seat), Move::CannotPlace);
        }
        if !self.dares(full, seat) {
            return (Some(seat), Move::Stop);
        }
        (Some(seat), Move::Draw { kind: self.draw(full, seat), n: Number(1) })
    }

    /// Returns whether the tile just drawn fits nowhere.
    fn fits_nowhere(&mut self, full: &Full, seat: Seat) -> bool {
        self.gardens[seat].len() >= CROWDED
            && self.chance.once_in(STUCK)
            && super::after(full, Some(seat), Move::CannotPlace).is_some()
    }

    /// Returns whether a player draws another tile: what it may bring has to be worth what an alarm would cost.
    fn dares(&self, full: &Full, seat: Seat) -> bool {
        let Some(risk) = full.risk(seat).filter(|_| !self.bags[seat].is_empty()) else { return false };
        let gems = self.gems[seat] / tile::TENTHS;
        let stolen = if self.pro { gems / 2 } else { gems.min(3) };
        let left = &self.bags[seat];
        let brings: usize = left.iter().map(|tile| tile.brings()).sum::<usize>() / left.len().max(1);
        let percent = usize::from(risk.percent());
        // Hardly anybody stops at a risk that small, and hardly anybody draws at one that large.
        percent <= 10
            || percent < 60 && percent * stolen * tile::TENTHS * 100 < (100 - percent) * brings * self.courage[seat] * 2
    }

    /// Draws a tile and puts it into the garden, or aside if it is an alarm. Returns it as the device calls it.
    fn draw(&mut self, full: &Full, seat: Seat) -> TileKind {
        let place = self.chance.below(self.bags[seat].len());
        let tile = self.bags[seat].swap_remove(place);
        if full.would_alarm(seat, tile.kind) {
            self.aside[seat] = Some(tile);
        } else {
            self.gems[seat] += self.chance.below(2 * tile.brings() + 1);
            self.gardens[seat].push(tile);
        }
        self.named(full, seat, tile.kind)
    }

    /// Returns the kind that the row of a tile stands for: without mutation one pig is like another.
    fn named(&self, full: &Full, seat: Seat, kind: TileKind) -> TileKind {
        let pigs = || TileKind::ALL.iter().copied().filter(|kind| tile::is_pig(*kind));
        let row = || pigs().find(|pig| full.in_bag(seat, *pig) > 0);
        if self.pro || !tile::is_pig(kind) { kind } else { row().unwrap_or(kind) }
    }

    fn count(&mut self, full: &Full, seat: Seat) -> Move {
        let gems = (self.gems[seat] / tile::TENTHS).min(99) as u8;
        let ponds = if self.pro && self.chance.once_in(POND) { 1 } else { 0 };
        let mission = full.glance(seat).mission.is_some_and(|mission| mission != Mission::Redraw);
        Move::Count { gems: Number(gems), ponds: Number(ponds), mission: mission && self.chance.once_in(MISSION) }
    }
}

impl Players for Gardeners {
    type Move = Move;

    fn choose(&mut self, state: &State) -> Option<(Option<Seat>, Move)> {
        let State::Gardlings(Depth::Full(full)) = state else { return None };
        if full.round() != self.round {
            self.clear_up(full);
        }
        Some(match full.phase() {
            Phase::Garden => self.garden(full),
            Phase::Count => {
                let seat = full.turn()?;
                (Some(seat), self.count(full, seat))
            }
            Phase::Hire => {
                let seat = full.turn()?;
                (Some(seat), self.hire(full, seat))
            }
            Phase::Mutate => {
                let seat = full.turn()?;
                (Some(seat), self.mutate(full, seat)?)
            }
            Phase::RoundEnd => (None, Move::NextRound),
            Phase::Over => return None,
        })
    }
}
