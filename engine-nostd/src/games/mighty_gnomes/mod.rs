//! Mighty Gnomes: 2 to 4 players, five rounds, any five of the eight mighty gnomes. Rules MG-01 to MG-148.
//!
//! The players tell what is printed only on cards and boards: costs, steps, trail points, chest contents. Costs and
//! steps are told once and then apply to everybody; [`Printed`](crate::printed::Printed) passes them on to the next
//! game.

mod books;
mod chests;
mod corrections;
mod fields;
mod goods;
mod holdings;
mod invariants;
mod kinds;
mod light;
mod lineup;
mod moves;
mod options;
mod pad;
mod placing;
mod player;
mod printed;
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

pub use books::{
    ALCHEMIST_COINS, BOOKMARK, KEYHOLDER_KEYS, KNIGHT_STEPS, KRAFTED_KEYS, MAGIC_SAND, MAGIC_VP, MAGIC_WOOD, MONEY,
    ROBBER_COINS, VENTURE,
};
pub use chests::{BIG_FROG_VP, CHEST_VP, WILD_VP};
pub use fields::{Correction, Field, Fixable};
pub use goods::Goods;
pub use holdings::{
    ALCHEMIST_VP, CRYSTAL_VP, FURTHEST_KNIGHT_VP, ITEMS, KEYHOLDER_VP, KNIGHT_VP, PAIR, ROBBER_SHARE, TRIO,
};
pub use kinds::{
    Alchemy, Animal, BOX, Basic, Book, Chest, ForestIcon, Gnome, Good, Magic, Resource, Reward, Tile, Track,
};
pub use light::{
    CoinsIn, Counter as LightCounter, Field as LightField, Fixable as LightFixable, GameOption as LightOption, Light,
    Move as LightMove, MoveKind as LightMoveKind, Param as LightParam, Question as LightQuestion,
};
pub use lineup::KINDS_IN_PLAY;
pub use moves::{Move, MoveKind, Param, Question};
pub use options::GameOption;
pub use pad::{
    Field as PadField, Fixable as PadFixable, Move as PadMove, MoveKind as PadMoveKind, Pad, PadOption,
    Phase as PadPhase,
};
pub use placing::DISPLAY;
pub use player::{LARGEST_TILE, MOST_KEYS, MOST_VP, Player};
pub use refusal::Refusal;
pub use rewards::REWARD_VP;
pub use scoring::{Counter, Decider, Source};
pub use supply::{CHESTS, COINS, LEAST_ROOM, MOST_COST, MOST_ROOM, MOST_STEP_VP, STEPS, TOKENS, TrackStep};
pub use trail::{LONGEST_TRAIL, MOST_ICONS, MOST_TRAIL_VP, OPEN_CHESTS};
pub use turn::{LAPS, Open, ROUNDS};

use crate::rules::Rules;
use crate::verb::MoveKinds;
use crate::{BySeat, RuleError, Seat, topics, words};
use chests::Content;
use lineup::Lineup;
use options::MOST_PLAYERS;
use placing::Covered;
use player::Books;

words! {
    /// A phase of a round.
    pub enum Phase: Word {
        /// Everybody has three turns.
        Turn = "turn",
        /// Druid tiles are used.
        Druid = "druid",
        /// Rewards are claimed.
        Rewards = "rewards",
        /// Forest and attic are refreshed.
        Refresh = "refresh",
        /// Everybody's things are counted, in a light game.
        Count = "count",
        /// The game is over.
        Over = "over",
    }
}

words! {
    /// Why the game is over.
    pub enum Over {
        /// All rounds were played.
        FiveRounds = "five-rounds",
    }
}

topics! {
    /// What can be named in Mighty Gnomes.
    pub enum Topic of MightyGnomes {
        /// A kind of move.
        Move(MoveKind),
        /// A kind of move of the score pad.
        PadMove(PadMoveKind),
        /// A phase.
        Phase(Phase),
        /// A phase of the score pad.
        PadPhase(PadPhase),
        /// A kind of mighty gnome.
        Gnome(Gnome),
        /// Something to pay with.
        Good(Good),
        /// A resource.
        Resource(Resource),
        /// A basic resource.
        Basic(Basic),
        /// An icon of the forest.
        ForestIcon(ForestIcon),
        /// A track.
        Track(Track),
        /// A tile.
        Tile(Tile),
        /// A book.
        Book(Book),
        /// What Magic is paid with.
        Magic(Magic),
        /// What the Alchemist makes.
        Alchemy(Alchemy),
        /// The content of a chest.
        Chest(Chest),
        /// A kind of animal.
        Animal(Animal),
        /// A reward.
        Reward(Reward),
        /// A count of a player.
        Counter(Counter),
        /// A field that can be corrected.
        Field(Fixable),
        /// A number of the score pad.
        PadField(PadFixable),
        /// What points come from.
        Source(Source),
        /// What ranks the players.
        Decider(Decider),
        /// What the set-up asks.
        GameOption(GameOption),
        /// What the set-up of the score pad asks.
        PadOption(PadOption),
        /// A kind of move of a light game.
        LightMove(LightMoveKind),
        /// Where coins are kept in a light game.
        CoinsIn(CoinsIn),
        /// A count of a player in a light game.
        LightCounter(LightCounter),
        /// A field of a light game that can be corrected.
        LightField(LightFixable),
        /// What the set-up of a light game asks.
        LightOption(LightOption),
    }
}

/// A tracked game of Mighty Gnomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Full {
    players: u8,
    lineup: Lineup,
    druid_size: u8,
    /// The last space of the trail; 0 if it was not told.
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
    costs: [Option<Goods>; Gnome::ALL.len()],
    /// What is printed at the steps of the tracks, as far as it was told.
    steps: [Vec<TrackStep, { STEPS as usize }>; Track::ALL.len()],
    /// The seats from the furthest token to the last.
    order: Vec<Seat, MOST_PLAYERS>,
    /// Who still has to claim a reward, in order.
    queue: Vec<Seat, MOST_PLAYERS>,
    /// Whether the first in the queue has claimed, and only answers what follows from it.
    claimed: bool,
    /// The rewards that are taken, a bit for each in the order of the box.
    taken: u8,
    display_uses: u8,
    boards: BySeat<Player>,
}

impl Full {
    /// Returns a player's board, tokens and cards.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.boards[seat]
    }

    /// Returns how many books the tile on the ladder or at the display still allows.
    #[must_use]
    pub fn books_left(&self) -> u8 {
        self.books.any
    }

    /// Returns the steps that the active player has to make on the trail.
    #[must_use]
    pub fn steps_to_go(&self) -> u8 {
        self.steps_to_go
    }

    /// Returns how many open chests the active player may take now.
    #[must_use]
    pub fn chest_offers(&self) -> u8 {
        self.chest_offers
    }
}

impl Rules for Full {
    type Move = Move;
    type Phase = Phase;
    type Over = Over;

    const LISTS: &'static [(&'static str, &'static [&'static str])] =
        &[("R", Resource::WORDS), ("B", Basic::WORDS), ("G", Gnome::WORDS)];
    const REFUSALS: &'static [&'static str] = Refusal::IDS;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn turn(&self) -> Option<Seat> {
        matches!(self.phase, Phase::Turn | Phase::Druid | Phase::Rewards).then_some(self.active)
    }

    fn only_seat(&self, kind: MoveKind) -> Option<Seat> {
        if kind.is_of_the_table() { None } else { self.turn() }
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn over(&self) -> Option<Over> {
        (self.phase == Phase::Over).then_some(Over::FiveRounds)
    }

    /// Checks what comes before the parameters, in the order of the rules: the end, the phase that belongs to nobody, the
    /// seat, open questions, the phase.
    fn check_time(&self, by: Option<Seat>, kind: MoveKind) -> Result<(), RuleError> {
        if self.phase == Phase::Over {
            return Err(RuleError::GameOver);
        }
        let has_time = kind.belongs_in(self.phase);
        if self.phase == Phase::Refresh && !has_time {
            return Err(RuleError::WrongPhase);
        }
        if !kind.is_of_the_table() && by.is_some_and(|seat| seat != self.active) {
            return Err(RuleError::NotYourTurn);
        }
        // A round cannot go on past an open question; what is printed can be told at any time.
        if !kind.is_telling()
            && let Some(open) = self.open_question()
        {
            open.check_answer(kind)?;
        }
        if has_time { Ok(()) } else { Err(RuleError::WrongPhase) }
    }

    fn check(&self, _: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::SetCost { gnome, .. } if !self.lineup.has(gnome) => Err(Refusal::GnomeNotInGame.into()),
            Move::SetCost { .. } | Move::NextRound => Ok(()),
            Move::SetStep { track, level, cap, .. } if !self.fits_step(track, level.0, cap.0) => {
                Err(RuleError::BadNumber)
            }
            Move::SetStep { .. } => Ok(()),
            Move::Gather { tile, touched, .. } => {
                Covered::of(made).map_or(Ok(()), |covered| self.check_gather(tile, touched.0, &covered))
            }
            Move::Ladder { tile, stack, .. } => self.check_ladder(tile, stack),
            Move::Display { tile } => self.check_display(tile),
            Move::TakeCoins { tile } => self.check_tile(tile),
            Move::PassDruid if self.tile_used => Err(Refusal::OneTilePerTurn.into()),
            Move::EndTurn if !self.tile_used => Err(Refusal::UseATileFirst.into()),
            Move::PassDruid | Move::EndTurn => Ok(()),
            Move::UseBook { kind, gnome, track } => self.check_book(kind, gnome, track).map(|_| ()),
            Move::OpenChest { .. } => Content::of(made).map_or(Ok(()), |content| self.check_open_chest(&content)),
            Move::TradeCrystal { into } => self.check_trade(&Goods::of(Good::Crystal, 1), into),
            Move::TradePair { one, other, into } => self.check_trade(&books::pair(one, other), into),
            Move::UseMagic { pay } => self.check_magic(pay),
            Move::UseAlchemist { gain } => self.check_alchemist(gain),
            Move::Discard { resource } => {
                self.boards[self.active].goods.check_one(resource.into(), 1)?;
                check_open(self.excess(self.active))
            }
            Move::Trail { icons, .. } => {
                check_open(self.steps_to_go)?;
                if icons.0 > self.steps_to_go { Err(Refusal::MoreIconsThanSteps.into()) } else { Ok(()) }
            }
            Move::TrailChest { .. } => Content::of(made).map_or(Ok(()), |content| self.check_trail_chest(&content)),
            Move::Upgrade { track } => {
                check_open(self.free_upgrades)?;
                self.check_upgrade(track, false)
            }
            Move::Skip => check_open(self.chest_offers + self.free_upgrades),
            Move::Claim { reward, gnome, track } => self.check_claim(reward, gnome, track),
        }
    }

    fn apply(&mut self, _: Option<Seat>, made: &Move) {
        match *made {
            Move::SetCost { gnome, wood, sand, mushroom, chamomile, crystal, coins } => {
                let cost = [wood, sand, mushroom, chamomile, crystal, coins].map(|amount| amount.0);
                self.costs[gnome as usize] = Some(Goods::new(cost));
            }
            Move::SetStep { track, level, cap, vp, cost } => {
                self.set_step(track, level.0, TrackStep { capacity: cap.0, vp: vp.0, price: cost.0 });
            }
            Move::NextRound => self.next_round(),
            Move::Gather { tile, touched, .. } => {
                if let Some(covered) = Covered::of(made) {
                    self.gather(tile, touched.0, &covered);
                }
            }
            Move::Ladder { tile, stack, closes } => self.climb(tile, stack, closes.0 == 1),
            Move::Display { tile } => self.use_display(tile),
            Move::TakeCoins { tile } => self.take_coins(tile),
            Move::PassDruid => self.pass_druid(),
            Move::EndTurn => self.end_turn(),
            Move::UseBook { kind, gnome, track } => self.use_book(kind, gnome, track),
            Move::OpenChest { .. } => {
                if let Some(content) = Content::of(made) {
                    self.open_chest(&content);
                }
            }
            Move::TradeCrystal { into } => self.trade(&Goods::of(Good::Crystal, 1), into),
            Move::TradePair { one, other, into } => self.trade(&books::pair(one, other), into),
            Move::UseMagic { pay } => self.use_magic(pay),
            Move::UseAlchemist { gain } => self.use_alchemist(gain),
            Move::Discard { resource } => self.boards[self.active].goods[resource.into()] -= 1,
            Move::Trail { vp, icons } => {
                self.boards[self.active].score(u16::from(vp.0));
                self.advance(self.active, self.steps_to_go);
                self.steps_to_go = 0;
                self.chest_offers = icons.0.min(self.open);
            }
            Move::TrailChest { .. } => {
                if let Some(content) = Content::of(made) {
                    self.use_trail_chest(&content);
                }
            }
            Move::Upgrade { track } => {
                self.free_upgrades -= 1;
                self.upgrade(self.active, track);
            }
            Move::Skip if self.chest_offers > 0 => self.chest_offers -= 1,
            Move::Skip => self.free_upgrades -= 1,
            Move::Claim { reward, gnome, track } => self.claim(reward, gnome, track),
        }
        self.settle_claim();
    }
}

/// Checks that there is something to answer.
fn check_open(open: u8) -> Result<(), RuleError> {
    if open == 0 { Err(Refusal::NothingToResolve.into()) } else { Ok(()) }
}
