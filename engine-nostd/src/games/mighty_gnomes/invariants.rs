//! What must hold at every moment (section 5 of the rules).

use super::kinds::{BOX, Gnome, Good, Resource, Track};
use super::placing::DISPLAY;
use super::player::{MOST_KEYS, MOST_VP};
use super::supply::{CHESTS, COINS, LEAST_ROOM, MOST_COST, MOST_ROOM, MOST_STEP_VP, TOKENS, TrackStep};
use super::trail::{LONGEST_TRAIL, OPEN_CHESTS};
use super::turn::{LAPS, ROUNDS};
use super::{Full, Phase};
use crate::Seat;
use crate::rules::{Lawful, Rules, hold};

impl Lawful for Full {
    fn invariants(&self) -> Result<(), &'static str> {
        let sum = |count: &dyn Fn(Seat) -> u8| self.seats().map(|seat| u16::from(count(seat))).sum::<u16>();
        // Supplies, bag and stock are what is left, so their totals hold as long as nothing is below 0.
        hold(sum(&|seat| self.boards[seat].goods[Good::Coins]) <= u16::from(COINS), "104 coins")?;
        for resource in Resource::ALL {
            let tokens = sum(&|seat| self.boards[seat].goods[Good::from(*resource)]);
            hold(tokens <= u16::from(TOKENS), "16 of each resource")?;
        }
        let chests = sum(&|seat| self.boards[seat].closed) + sum(&|seat| self.boards[seat].opened);
        hold(chests + u16::from(self.open) <= u16::from(CHESTS), "24 chests")?;
        hold(self.open <= OPEN_CHESTS, "3 chests at the trail")?;
        for gnome in Gnome::ALL {
            let cards = sum(&|seat| self.boards[seat].owns(*gnome));
            let most = if self.lineup.has(*gnome) { u16::from(self.players) } else { 0 };
            hold(cards <= most, "as many cards of a kind as players")?;
        }
        self.seats().try_for_each(|seat| self.check_board(seat))?;
        self.check_order_of_tokens()?;
        self.check_printed()?;
        self.check_course()
    }
}

impl Full {
    /// Checks what the table has told about cards and boards.
    fn check_printed(&self) -> Result<(), &'static str> {
        for gnome in Gnome::ALL {
            let cost = self.cost(*gnome);
            hold(cost.is_none() || self.lineup.has(*gnome), "costs of kinds that take part")?;
            hold(cost.is_none_or(|cost| cost.iter().all(|(_, amount)| amount <= MOST_COST)), "costs up to 9")?;
        }
        let fits = |step: &TrackStep| {
            let room = (LEAST_ROOM..=MOST_ROOM).contains(&step.capacity);
            room && step.vp <= MOST_STEP_VP && step.price <= MOST_COST
        };
        for step in self.steps.iter().flatten() {
            hold(fits(step), "steps as they are printed")?;
        }
        let druid = self.lineup.has(Gnome::Druid);
        hold(if druid { (1..=4).contains(&self.druid_size) } else { self.druid_size == 0 }, "a size for a Druid tile")?;
        hold(self.trail <= LONGEST_TRAIL, "60 spaces at most")
    }

    fn check_board(&self, seat: Seat) -> Result<(), &'static str> {
        let player = &self.boards[seat];
        hold(player.vp <= MOST_VP, "999 VP at most")?;
        hold(player.keys <= MOST_KEYS, "3 keys at most")?;
        hold(player.animals_shown() <= player.opened, "animals are in opened chests")?;
        hold(player.bed <= 4 && !player.used.has(player.bed), "a tile in bed was not used")?;
        hold(player.magic_uses <= player.owns(Gnome::Magic), "a use for each Magic card")?;
        hold(player.alchemist_uses <= player.owns(Gnome::Alchemist), "a use for each Alchemist card")?;
        hold(player.druid_left <= player.owns(Gnome::Druid), "a Druid turn for each Druid card")?;
        hold(player.pos <= self.trail_end(), "tokens are on the trail")?;
        hold(player.gnomes() <= self.capacity(seat, Track::Table), "a plate for every mighty gnome")?;
        hold(player.forest + player.attic <= player.used.len(), "tiles on the board were used")?;
        for track in Track::ALL {
            let known = self.steps(*track).len();
            hold(usize::from(player.level(*track)) <= known, "stewards stand on known steps")?;
        }
        let may_exceed = self.active == seat && self.open_question().is_some();
        hold(may_exceed || self.excess(seat) == 0, "resources fit into the warehouse")
    }

    fn check_order_of_tokens(&self) -> Result<(), &'static str> {
        hold(self.order.len() == usize::from(self.players), "everybody is on the trail once")?;
        hold(self.seats().all(|seat| self.order.contains(&seat)), "everybody is on the trail once")?;
        let pairs = self.order.iter().zip(self.order.iter().skip(1));
        let mut positions = pairs.map(|(ahead, behind)| (self.boards[*ahead].pos, self.boards[*behind].pos));
        hold(positions.all(|(ahead, behind)| ahead >= behind), "the order agrees with the spaces")
    }

    fn check_course(&self) -> Result<(), &'static str> {
        let capacities = Track::ALL.iter().all(|track| {
            let steps = self.steps(*track);
            let after = steps.iter().map(|step| step.capacity);
            after.zip(core::iter::once(track.base()).chain(steps.iter().map(|step| step.capacity))).all(|(a, b)| a >= b)
        });
        hold(capacities, "capacities do not fall")?;
        hold((1..=ROUNDS).contains(&self.round) && (1..=LAPS).contains(&self.lap), "5 rounds of 3 turns")?;
        hold(self.phase != Phase::Count, "nothing is counted in a tracked game")?;
        hold(self.books.any <= 4 && self.books.golden <= 1, "4 books, 1 of them golden")?;
        hold(self.steps_to_go <= 4 && self.chest_offers <= 3 && self.free_upgrades <= 1, "open questions")?;
        hold(self.chest_offers <= self.open, "an open chest for every offer")?;
        hold(self.taken < 1 << BOX, "as many rewards as in the box")?;
        let display = if self.players == 2 { DISPLAY } else { 0 };
        hold(self.display_uses <= display, "a display for two players")?;
        hold(self.phase == Phase::Rewards || !self.claimed, "claims belong to the rewards")?;
        hold((self.phase == Phase::Rewards) != self.queue.is_empty(), "the queue belongs to the rewards")?;
        let druid = self.phase != Phase::Druid || self.tile_used || self.boards[self.active].druid_left > 0;
        hold(druid, "who has a Druid turn has a Druid tile")?;
        let turns = |seat: Seat| {
            let behind = self.first.clockwise(usize::from(self.players)).take_while(|other| *other != seat).count();
            let active = self.first.clockwise(usize::from(self.players)).take_while(|other| *other != self.active);
            let done = behind < active.count() || (seat == self.active && self.tile_used);
            self.lap - 1 + u8::from(done)
        };
        let used = |seat: Seat| self.boards[seat].used.len();
        let counted = self
            .seats()
            .all(|seat| if self.phase == Phase::Turn { used(seat) == turns(seat) } else { used(seat) == 3 });
        hold(counted, "a tile for every turn")
    }
}
