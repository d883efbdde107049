//! Mighty Gnomes: 2 to 4 players, five rounds, any five of the eight mighty gnomes. Rules MG-01 to MG-148.
//!
//! The table tells what is printed only on cards and boards: costs, steps, trail points, chest contents. Costs and
//! steps are told once and then applied to everybody; [`Rules::printed`] tells them for the next game.

mod books;
mod chests;
mod corrections;
mod count;
mod fields;
mod invariants;
mod kinds;
mod moves;
mod pad;
mod placing;
mod player;
mod questions;
mod refusal;
mod rewards;
mod scoring;
mod supply;
mod trail;
mod turn;

#[cfg(test)]
mod tests;

use heapless::Vec;

pub use kinds::{Alchemy, Animal, Basic, Book, Chest, Gnome, Good, Magic, Resource, Reward, Tile, Track};
pub use moves::Move;
pub use pad::ScorePad;
pub use refusal::Refusal;

use crate::ask::{Answer, Candidates, Choices, Counters, Draft, Label};
use crate::field::{Field, FieldId, Fix, Value};
use crate::rules::Rules;
use crate::setup::{Names, OptionSlot, OptionSpec, Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{Lines, RankKey};
use crate::verb::{Moves, NamedNumber, Number, NumberOr, Raw, Slot, Verb};
use crate::{BySeat, RuleError, Seat};
use chests::Content;
use kinds::{Cost, cost};
use placing::Covered;
use player::{Books, Player};
use supply::{STEPS, Step};

/// The most players.
const MOST_PLAYERS: usize = 4;
/// The kinds of mighty gnomes that take part (MG-07).
const KINDS_IN_PLAY: u32 = 5;
/// The open chests at the trail (MG-15).
const OPEN_CHESTS: u8 = 3;

/// Is the phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Turn,
    Druid,
    Rewards,
    Refresh,
    // The place before it was of a phase that is gone, whose word stays in the list.
    Over = 5,
}

/// Is a tracked game of Mighty Gnomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MightyGnomes {
    players: u8,
    /// The kinds that take part, a bit for each.
    kinds: u8,
    druid_size: u8,
    /// The last space of the trail; 0 where nobody told it.
    trail: u8,
    first: Seat,
    /// Who begins the next round.
    next_first: Seat,
    round: u8,
    /// The turn in the round, 1 to 3.
    lap: u8,
    active: Seat,
    phase: Phase,
    tile_used: bool,
    books: Books,
    steps_to_go: u8,
    chest_offers: u8,
    free_upgrades: u8,
    /// The open chests at the trail.
    open: u8,
    costs: [Option<Cost>; Gnome::ALL.len()],
    /// What is printed at the steps of the tracks, as far as it was told.
    steps: [Vec<Step, STEPS>; Track::ALL.len()],
    /// The seats from the furthest token to the last.
    order: Vec<Seat, MOST_PLAYERS>,
    /// Who still has to claim a reward, in order.
    queue: Vec<Seat, MOST_PLAYERS>,
    /// Whether the first in the queue has claimed, and only answers what follows from it.
    claimed: bool,
    /// The rewards that are gone, a bit for each in the order of the box.
    taken: u8,
    display_uses: u8,
    boards: BySeat<Player>,
}

impl MightyGnomes {
    fn takes_part(&self, gnome: Gnome) -> bool {
        self.kinds >> gnome as u8 & 1 == 1
    }

    fn kinds_in_play(&self) -> impl Iterator<Item = Gnome> + use<> {
        let kinds = self.kinds;
        Gnome::ALL.iter().copied().filter(move |gnome| kinds >> *gnome as u8 & 1 == 1)
    }
}

/// Reads the kinds that take part, as the set-up has them.
fn kinds_of(setup: &Setup) -> Result<u8, SetupError> {
    let kinds = setup.option("gnomes");
    if kinds.count_ones() == KINDS_IN_PLAY {
        Ok(kinds)
    } else {
        Err(SetupError::Rule(Refusal::PickFiveDifferentGnomes.into()))
    }
}

/// The option that names the five kinds; the first five but the Druid, whose tile would need a size.
const GNOMES: OptionSpec = OptionSpec { name: "gnomes", shape: Shape::Set(Gnome::WORDS), default: 0b0010_1111 };

impl Rules for MightyGnomes {
    type Move = Move;

    const PLAYERS: (usize, usize) = (2, MOST_PLAYERS);
    const BAD_PLAYERS: &'static str = "players-must-be-2-4";
    const OPTIONS: &'static [OptionSpec] = &[
        GNOMES,
        OptionSpec { name: "druid", shape: Shape::Number { min: 0, max: 4 }, default: 0 },
        OptionSpec { name: "trail", shape: Shape::Number { min: 0, max: 60 }, default: 0 },
        OptionSpec { name: "track", shape: Shape::Word(&["full", "quick"]), default: 0 },
    ];
    const PHASES: &'static [&'static str] = &["turn", "druid", "rewards", "refresh", "count", "over"];
    const LISTS: &'static [(&'static str, &'static [&'static str])] =
        &[("R", Resource::WORDS), ("B", Basic::WORDS), ("G", Gnome::WORDS)];
    const FIELDS: &'static [Field] = fields::FIELDS;
    const REFUSALS: &'static [&'static str] = Refusal::IDS;
    const LINES: &'static [&'static str] = scoring::LINES;
    const DECIDERS: &'static [&'static str] = scoring::DECIDERS;

    fn asks(setup: &Setup, slot: &OptionSlot) -> bool {
        match slot.spec.name {
            "druid" => setup.option("gnomes") >> Gnome::Druid as u8 & 1 == 1,
            // Only set-ups of older versions have anything but the default.
            "track" => false,
            _ => true,
        }
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        if setup.option("track") != 0 {
            return Err(SetupError::Older);
        }
        let kinds = kinds_of(setup)?;
        let druid_plays = kinds >> Gnome::Druid as u8 & 1 == 1;
        // A size is ignored unless the Druid takes part.
        let druid_size = if druid_plays { setup.option("druid") } else { 0 };
        if druid_plays && druid_size == 0 {
            return Err(SetupError::Rule(Refusal::EnterDruidTileSize.into()));
        }
        let players = setup.names.len() as u8;
        let mut game = Self {
            players,
            kinds,
            druid_size,
            trail: setup.option("trail"),
            first: setup.first,
            next_first: setup.first,
            round: 1,
            lap: 1,
            active: setup.first,
            phase: Phase::Turn,
            tile_used: false,
            books: Books::default(),
            steps_to_go: 0,
            chest_offers: 0,
            free_upgrades: 0,
            open: OPEN_CHESTS,
            costs: [None; Gnome::ALL.len()],
            steps: [Vec::new(), Vec::new()],
            order: Vec::new(),
            queue: Vec::new(),
            claimed: false,
            taken: 0,
            display_uses: 0,
            boards: BySeat::default(),
        };
        for (index, seat) in setup.first.clockwise(usize::from(players)).enumerate() {
            // MG-17: 1, 2, 3 and 4 coins in turn order.
            game.boards[seat].coins = index as u8 + 1;
            // MG-18: who begins lies at the bottom. There is room for all players.
            let _ = game.order.insert(0, seat);
        }
        Ok(game)
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> usize {
        self.phase as usize
    }

    fn turn(&self) -> Option<Seat> {
        matches!(self.phase, Phase::Turn | Phase::Druid | Phase::Rewards).then_some(self.active)
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn over(&self) -> Option<&'static str> {
        (self.phase == Phase::Over).then_some("five-rounds")
    }

    fn knows(&self, _: &Verb) -> bool {
        true
    }

    fn only_seat(&self, verb: u8) -> Option<Seat> {
        if turn::is_of_the_table(verb) { None } else { self.turn() }
    }

    fn applies(raw: &Raw, slot: &Slot) -> bool {
        questions::applies(raw, slot)
    }

    fn tells(made: &Move) -> Option<usize> {
        match made {
            Move::SetCost { .. } => Some(1),
            Move::SetStep { .. } => Some(2),
            _ => None,
        }
    }

    fn printed(&self, tell: &mut dyn FnMut(Raw)) {
        for gnome in self.kinds_in_play() {
            if let Some(cost) = self.costs[gnome as usize] {
                let [wood, sand, mushroom, chamomile, crystal, coins] = cost.map(NumberOr);
                tell(Move::SetCost { gnome, wood, sand, mushroom, chamomile, crystal, coins }.to_raw());
            }
        }
        for track in Track::ALL {
            for (index, step) in self.steps[*track as usize].iter().enumerate() {
                let level = Number(index as u8 + 1);
                let (cap, vp, cost) = (NamedNumber(step.capacity), NumberOr(step.vp), NumberOr(step.price));
                tell(Move::SetStep { track: *track, level, cap, vp, cost }.to_raw());
            }
        }
    }

    fn check_set(&self) -> Result<(), RuleError> {
        if self.phase == Phase::Over { Err(RuleError::GameOver) } else { Err(Refusal::NotInThisMode.into()) }
    }

    fn check_time(&self, by: Option<Seat>, verb: u8) -> Result<(), RuleError> {
        self.check_order(by, verb)
    }

    fn check(&self, _: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::SetCost { gnome, .. } if !self.takes_part(gnome) => Err(Refusal::GnomeNotInGame.into()),
            Move::SetCost { .. } | Move::NextRound {} => Ok(()),
            Move::SetStep { track, level, cap, .. } => {
                if self.fits_step(track, level.0, cap.0) {
                    Ok(())
                } else {
                    Err(RuleError::BadNumber)
                }
            }
            Move::Gather { tile, touched, .. } => self.check_gather(tile, touched.0, &covered(made)),
            Move::Ladder { tile, stack, .. } => self.check_ladder(tile, stack),
            Move::Display { tile } => self.check_display(tile),
            Move::TakeCoins { tile } => self.check_tile(tile),
            Move::PassDruid {} if self.tile_used => Err(Refusal::OneTilePerTurn.into()),
            Move::EndTurn {} if !self.tile_used => Err(Refusal::UseATileFirst.into()),
            Move::PassDruid {} | Move::EndTurn {} => Ok(()),
            Move::UseBook { kind, gnome, track } => self.check_book(kind, gnome, track).map(|_| ()),
            Move::OpenChest { .. } => self.check_open_chest(&content(made)),
            Move::TradeCrystal { into } => self.check_trade(&cost(Good::Crystal, 1), into),
            Move::TradePair { one, other, into } => self.check_trade(&books::pair(one, other), into),
            Move::UseMagic { pay } => self.check_magic(pay),
            Move::UseAlchemist { gain } => self.check_alchemist(gain),
            Move::Discard { resource } => {
                self.boards[self.active].check_one(resource.into(), 1)?;
                self.check_open(self.excess(self.active))
            }
            Move::Trail { icons, .. } => {
                self.check_open(self.steps_to_go)?;
                if icons.0 > self.steps_to_go { Err(Refusal::MoreIconsThanSteps.into()) } else { Ok(()) }
            }
            Move::TrailChest { .. } => self.check_trail_chest(&content(made)),
            Move::Upgrade { track } => {
                self.check_open(self.free_upgrades)?;
                self.check_upgrade(track, false)
            }
            Move::Skip {} => self.check_open(self.chest_offers + self.free_upgrades),
            Move::Claim { reward, gnome, track } => self.check_claim(reward, gnome, track),
        }
    }

    fn apply(&mut self, _: Option<Seat>, made: &Move) {
        match *made {
            Move::SetCost { gnome, wood, sand, mushroom, chamomile, crystal, coins } => {
                self.costs[gnome as usize] = Some([wood.0, sand.0, mushroom.0, chamomile.0, crystal.0, coins.0]);
            }
            Move::SetStep { track, level, cap, vp, cost } => {
                self.set_step(track, level.0, Step { capacity: cap.0, vp: vp.0, price: cost.0 });
            }
            Move::NextRound {} => self.next_round(),
            Move::Gather { tile, touched, .. } => self.gather(tile, touched.0, &covered(made)),
            Move::Ladder { tile, stack, closes } => self.climb(tile, stack, closes.0 == 1),
            Move::Display { tile } => self.use_display(tile),
            Move::TakeCoins { tile } => self.take_coins(tile),
            Move::PassDruid {} => self.pass_druid(),
            Move::EndTurn {} => self.end_turn(),
            Move::UseBook { kind, gnome, track } => self.use_book(kind, gnome, track),
            Move::OpenChest { .. } => self.open_chest(&content(made)),
            Move::TradeCrystal { into } => self.trade(&cost(Good::Crystal, 1), into),
            Move::TradePair { one, other, into } => self.trade(&books::pair(one, other), into),
            Move::UseMagic { pay } => self.use_magic(pay),
            Move::UseAlchemist { gain } => self.use_alchemist(gain),
            Move::Discard { resource } => self.boards[self.active].resources[resource as usize] -= 1,
            Move::Trail { vp, icons } => {
                self.boards[self.active].score(u16::from(vp.0));
                self.advance(self.active, self.steps_to_go);
                self.steps_to_go = 0;
                self.chest_offers = icons.0.min(self.open);
            }
            Move::TrailChest { .. } => self.use_trail_chest(&content(made)),
            Move::Upgrade { track } => {
                self.free_upgrades -= 1;
                self.upgrade(self.active, track);
            }
            Move::Skip {} if self.chest_offers > 0 => self.chest_offers -= 1,
            Move::Skip {} => self.free_upgrades -= 1,
            Move::Claim { reward, gnome, track } => self.claim(reward, gnome, track),
        }
        self.settle_claim();
    }

    fn offers(&self, _: Option<Seat>, offers: &mut Choices) {
        self.list_offers(offers);
    }

    fn candidates(&self, draft: &Draft, slot: &Slot, candidates: &mut Candidates) {
        self.list_candidates(draft, slot, candidates);
    }

    fn label(&self, _: &Draft, slot: &Slot, answer: Answer) -> Option<Label> {
        self.name_answer(slot, answer)
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Raw)> {
        self.move_of_next().map(|raw| (self.only_seat(raw.verb), raw))
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        self.field_value(seat, id, names)
    }

    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        self.check_correction(fix)
    }

    fn apply_fix(&mut self, fix: &Fix) {
        self.apply_correction(fix);
    }

    fn lines(&self, seat: Seat) -> Lines {
        self.score_lines(seat)
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        [self.points(seat), u16::from(self.lead(seat)), 0, 0]
    }

    fn counters(&self, seat: Seat) -> Counters {
        self.count_out(seat)
    }

    fn invariants(&self) -> Result<(), &'static str> {
        self.check_invariants()
    }
}

impl MightyGnomes {
    fn check_open(&self, open: u8) -> Result<(), RuleError> {
        if open == 0 { Err(Refusal::NothingToResolve.into()) } else { Ok(()) }
    }
}

/// Reads what a gathering covers.
fn covered(made: &Move) -> Covered {
    match *made {
        Move::Gather { compass, wood, sand, mushroom, chamomile, crystal, chest, .. } => Covered {
            compass: compass.0,
            goods: [wood.0, sand.0, mushroom.0, chamomile.0, crystal.0, 0],
            chest: chest.0,
        },
        _ => Covered { compass: 0, goods: Cost::default(), chest: 0 },
    }
}

/// Reads what is in a chest.
fn content(made: &Move) -> Content {
    match *made {
        Move::OpenChest { kind, animal, vp, coins, wood, sand, mushroom, chamomile, crystal }
        | Move::TrailChest { kind, animal, vp, coins, wood, sand, mushroom, chamomile, crystal } => {
            Content { kind, animal, vp: vp.0, goods: [wood.0, sand.0, mushroom.0, chamomile.0, crystal.0, coins.0] }
        }
        _ => Content { kind: Chest::Vp3, animal: None, vp: 0, goods: Cost::default() },
    }
}
