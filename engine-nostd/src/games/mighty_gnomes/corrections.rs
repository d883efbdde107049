//! Reading the tracked values, and corrections: the table is right, within the limits of the box.

use super::fields::{Correction, Field, Fixable};
use super::kinds::{Gnome, Good, Track};
use super::player::Player;
use super::{Full, Phase, Refusal};
use crate::field::Value;
use crate::tracked::Tracked;
use crate::verb::Nothing;
use crate::{RuleError, Seat};

pub(super) fn within(holds: bool) -> Result<(), RuleError> {
    if holds { Ok(()) } else { Err(RuleError::BadNumber) }
}

/// Checks that a supply has what is added.
fn supplied(added: u8, supply: u8) -> Result<(), RuleError> {
    if added > supply { Err(Refusal::NoneInSupply.into()) } else { Ok(()) }
}

/// Returns numbers separated by commas.
fn numbers<const N: usize>(numbers: [u8; N]) -> Value {
    Value::list(numbers, |number, out| write!(out, "{number}"))
}

impl Tracked for Full {
    type Field = Field;
    type Correction = Correction;
    type Fixable = Fixable;
    type Laid = Nothing;

    fn value(&self, field: Field) -> Option<Value> {
        let seats = |seats: &[Seat]| Value::Order(seats.iter().copied().collect());
        Some(match field {
            Field::Phase => return self.phase_value(),
            Field::Turn => return self.turn_value(),
            Field::Round => return self.round_value(),
            Field::Winner => return self.winner_value(),
            Field::Over => return self.over_value(),
            Field::Points(seat) => return self.points_value(seat),
            Field::Rank(seat) => return self.rank_value(seat),
            Field::TurnInRound => Value::count(self.lap),
            Field::First => Value::Seat(Some(self.first)),
            Field::Tracking => Value::word("full"),
            Field::Order => seats(&self.order),
            Field::TileUsed => Value::count(u8::from(self.tile_used)),
            Field::Books => Value::count(self.books.any),
            Field::Golden => Value::count(self.books.golden),
            Field::StepsToGo => Value::count(self.steps_to_go),
            Field::ChestOffers => Value::count(self.chest_offers),
            Field::FreeUpgrades => Value::count(self.free_upgrades),
            Field::SupplyOfCoins => Value::count(self.supply(Good::Coins)),
            Field::Supply(resource) => Value::count(self.supply(resource.into())),
            Field::Bag => Value::count(self.bag()),
            Field::Open => Value::count(self.open),
            // A kind that does not take part has no values.
            Field::Stock(gnome) | Field::Cost(gnome) | Field::Cards(_, gnome) if !self.lineup.has(gnome) => {
                return None;
            }
            Field::Stock(gnome) => Value::count(self.stock(gnome)),
            Field::Cost(gnome) => self.cost(gnome).map_or_else(|| Value::word("none"), |cost| numbers(cost.amounts())),
            Field::Cards(seat, gnome) => Value::count(self.player(seat).owns(gnome)),
            Field::Steps(track) => Value::count(self.steps(track).len() as u8),
            Field::Step(track, level) => {
                let step = self.steps(track).get(usize::from(level.0).checked_sub(1)?)?;
                numbers([step.capacity, step.vp, step.price])
            }
            Field::DruidSize => Value::count(self.druid_size),
            Field::Trail => Value::count(self.trail),
            Field::ClaimingQueue => seats(if self.phase == Phase::Rewards { &self.queue } else { &[] }),
            Field::RewardsTaken => Value::list(self.rewards_taken(), |reward, out| out.write_str(reward.word())),
            Field::DisplayUses => Value::count(self.display_uses),
            Field::Items(seat) => Value::Number(self.player(seat).holdings().item_points()),
            Field::Crystals(seat) => Value::count(self.player(seat).goods[Good::Crystal]),
            Field::Gnomes(seat) => Value::Number(self.player(seat).holdings().gnome_points(self.is_furthest(seat))),
            Field::Animals(seat) => Value::Number(self.player(seat).holdings().animal_sets().points()),
            Field::Vp(seat) => Value::Number(self.player(seat).vp),
            Field::Coins(seat) => Value::count(self.player(seat).goods[Good::Coins]),
            Field::Resource(seat, resource) => Value::count(self.player(seat).goods[resource.into()]),
            Field::Keys(seat) => Value::count(self.player(seat).keys),
            Field::Closed(seat) => Value::count(self.player(seat).closed),
            Field::Opened(seat) => Value::count(self.player(seat).opened),
            Field::AnimalsShown(seat, animal) => Value::count(self.player(seat).animals[animal as usize]),
            Field::Wild(seat) => Value::count(self.player(seat).wild),
            Field::Pos(seat) => Value::count(self.player(seat).pos),
            Field::Used(seat) => Value::list(self.player(seat).used.iter(), |size, out| write!(out, "{size}")),
            Field::Bed(seat) => Value::count(self.player(seat).bed),
            Field::FreeTiles(seat) => Value::count(u8::from(self.player(seat).free_tiles)),
            Field::MagicUses(seat) => Value::count(self.player(seat).magic_uses),
            Field::AlchemistUses(seat) => Value::count(self.player(seat).alchemist_uses),
            Field::DruidLeft(seat) => Value::count(self.player(seat).druid_left),
            Field::Level(seat, track) => Value::count(self.player(seat).level(track)),
            Field::Capacity(seat, track) => Value::count(self.capacity(seat, track)),
            Field::Excess(seat) => Value::count(self.excess(seat)),
            Field::ForestTiles(seat) => Value::count(self.player(seat).forest),
            Field::AtticTiles(seat) => Value::count(self.player(seat).attic),
        })
    }

    /// Refuses numbers: a tracked game takes them only as corrections.
    fn check_set(&self) -> Result<(), RuleError> {
        if self.phase == Phase::Over { Err(RuleError::GameOver) } else { Err(Refusal::NotInThisMode.into()) }
    }

    fn check_fix(&self, correction: &Correction) -> Result<(), RuleError> {
        match *correction {
            Correction::Vp(..) => Ok(()),
            Correction::Pos(_, pos) => within(pos.0 <= u16::from(self.trail_end())),
            Correction::Bed(seat, size) => within(self.can_sleep(seat, size.0)),
            Correction::Coins(seat, coins) => {
                let added = self.check_count(seat, coins.0, &|player| &mut player.goods[Good::Coins])?;
                supplied(added, self.supply(Good::Coins))
            }
            Correction::Resource(seat, resource, count) => {
                let good = Good::from(resource);
                let added = self.check_count(seat, count.0, &|player| &mut player.goods[good])?;
                supplied(added, self.supply(good))
            }
            Correction::Closed(seat, chests) => {
                let added = self.check_count(seat, chests.0, &|player| &mut player.closed)?;
                supplied(added, self.bag())
            }
            Correction::Opened(seat, chests) => {
                let added = self.check_count(seat, chests.0, &|player| &mut player.opened)?;
                supplied(added, self.bag())
            }
            Correction::Keys(seat, keys) => self.check_count(seat, keys.0, &|player| &mut player.keys).map(|_| ()),
            Correction::AnimalsShown(seat, animal, count) => {
                self.check_count(seat, count.0, &|player| &mut player.animals[animal as usize]).map(|_| ())
            }
            Correction::Wild(seat, count) => self.check_count(seat, count.0, &|player| &mut player.wild).map(|_| ()),
            Correction::Level(seat, track, level) => {
                self.check_count(seat, level.0, &|player| &mut player.levels[track as usize]).map(|_| ())
            }
            // The cards tell who has a Druid turn now.
            Correction::Cards(_, Gnome::Druid, _) if self.phase == Phase::Druid => Err(RuleError::WrongPhase),
            Correction::Cards(seat, gnome, cards) => {
                let added = self.check_count(seat, cards.0, &|player| &mut player.cards[gnome as usize])?;
                // Reported only after what is out of range (section 4, `adjust`).
                if !self.lineup.has(gnome) {
                    return Err(Refusal::GnomeNotInGame.into());
                }
                supplied(added, self.stock(gnome))
            }
        }
    }

    fn apply_fix(&mut self, correction: Correction) {
        match correction {
            Correction::Vp(seat, vp) => self.boards[seat].vp = vp.0,
            Correction::Coins(seat, coins) => self.boards[seat].goods[Good::Coins] = coins.0,
            Correction::Resource(seat, resource, count) => self.boards[seat].goods[resource.into()] = count.0,
            Correction::Keys(seat, keys) => self.boards[seat].keys = keys.0,
            Correction::Closed(seat, chests) => self.boards[seat].closed = chests.0,
            Correction::Opened(seat, chests) => self.boards[seat].opened = chests.0,
            Correction::AnimalsShown(seat, animal, count) => self.boards[seat].animals[animal as usize] = count.0,
            Correction::Wild(seat, count) => self.boards[seat].wild = count.0,
            Correction::Level(seat, track, level) => self.boards[seat].levels[track as usize] = level.0,
            Correction::Pos(seat, pos) => {
                // It was checked that the trail has the space, and a space fits into a byte.
                let pos = pos.0 as u8;
                // Only a token that is moved lands on top.
                if self.boards[seat].pos != pos {
                    self.put_token(seat, pos);
                }
                self.steps_to_go = self.possible_steps(self.active, self.steps_to_go);
            }
            Correction::Bed(seat, size) => self.boards[seat].put_to_bed(size.0),
            Correction::Cards(seat, gnome, cards) => {
                let player = &mut self.boards[seat];
                if gnome == Gnome::Druid {
                    let turns = player.druid_left + cards.0;
                    player.druid_left = turns.saturating_sub(player.owns(gnome));
                }
                player.cards[gnome as usize] = cards.0;
                player.limit_uses();
            }
        }
        // A correction may answer an open question.
        self.settle_claim();
    }
}

impl Player {
    /// Puts a tile into the bedroom; a used one is swapped with the one there.
    fn put_to_bed(&mut self, size: u8) {
        if self.used.has(size) {
            self.used.set(self.bed, true);
            self.used.set(size, false);
        }
        self.bed = size;
    }
}

impl Full {
    /// Returns whether a tile can be the one in the bedroom: it was not used, or it is swapped with the one there.
    fn can_sleep(&self, seat: Seat, size: u8) -> bool {
        let player = self.player(seat);
        !player.used.has(size) || (player.bed > 0 && !player.used.has(player.bed))
    }

    /// Checks a count of a player against everything else the player has, and returns how much is added.
    fn check_count(&self, seat: Seat, value: u8, count: &dyn Fn(&mut Player) -> &mut u8) -> Result<u8, RuleError> {
        let before = self.player(seat);
        let mut after = *before;
        let old = core::mem::replace(count(&mut after), value);
        within(after.animals_shown() <= after.opened)?;
        within(Track::ALL.iter().all(|track| usize::from(after.level(*track)) <= self.steps(*track).len()))?;
        within(after.gnomes() <= self.capacity_at(Track::Table, after.level(Track::Table)))?;
        let excess = |player: &Player| {
            let room = self.capacity_at(Track::Warehouse, player.level(Track::Warehouse));
            player.goods.resources().saturating_sub(room)
        };
        // What only reduces an excess is allowed: fewer resources, or more room for them.
        within(excess(&after) <= excess(before))?;
        Ok(value.saturating_sub(old))
    }
}
