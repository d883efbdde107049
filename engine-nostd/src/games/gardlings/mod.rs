//! Gardlings: 1 to 5 players, base and pro, long game, missions, solo. Rules GL-01 to GL-134.
//!
//! What the box limits is not stored twice: the coin supply and the pig pile are what the players and the market leave,
//! so their totals hold by construction.

mod corrections;
mod fields;
mod garden;
mod glance;
mod hire;
mod invariants;
mod kinds;
mod light;
mod moves;
mod options;
mod pad;
mod player;
mod questions;
mod refusal;
mod scoring;

#[cfg(test)]
mod tests;

pub use fields::{Correction, Field, Fixable};
pub use glance::{Counted, Glance, Subject};
pub use hire::{BLUES, EMPTIES, SURROUND, THEFT};
pub use kinds::{
    Colour, Creature, GardenStatus, Goal, Medal, Mission, Rewarded, Stack, TileKind, TileKindOrNone, Ware,
};
pub use light::{
    Field as LightField, Fixable as LightFixable, GameOption as LightOption, Hire as LightHire, Light,
    Move as LightMove, MoveKind as LightMoveKind, Offer as LightOffer, Param as LightParam, Phase as LightPhase,
    Question as LightQuestion,
};
pub use moves::{Move, MoveKind, Param, Question};
pub use options::GameOption;
pub use pad::{Field as PadField, Fixable as PadFixable, Pad};
pub use player::{ALARM, DRAGONS, LATE_ALARM, Risk, START_GNOMES, START_PIGS, START_TWINS, TRIO};
pub use questions::Offer;
pub use refusal::Refusal;
pub use scoring::{Counter, Decider, Source};

use crate::printed::Printed;
use crate::rules::Rules;
use crate::verb::MoveKinds;
use crate::{BySeat, RuleError, Seat, Seats, topics, words};
use kinds::{REWARDS, WARES};
use player::Player;

/// The id of the refusal for any other number of players (GL-01).
const BAD_PLAYERS: &str = "bad-setup";
/// The coins in the box (GL-13).
pub const COINS: u8 = 32;
/// The beige pigs in the box.
pub const PIGS: u8 = 22;
/// The gems that win (GL-14).
pub const GOAL: u8 = 17;
/// The gems that win a long game (GL-15).
pub const LONG_GOAL: u8 = 20;

words! {
    /// A phase of a round.
    pub enum Phase: Word {
        /// Everybody draws and places tiles at the same time.
        Garden = "garden",
        /// The gardens are counted one after the other.
        Count = "count",
        /// Tiles are bought.
        Hire = "hire",
        /// A pig has to be mutated before the hiring goes on.
        Mutate = "mutate",
        /// Everybody has hired.
        RoundEnd = "round-end",
        /// Somebody has won.
        Over = "over",
    }
}

impl Phase {
    /// Returns whether the players act one after the other.
    const fn has_turns(self) -> bool {
        matches!(self, Self::Count | Self::Hire | Self::Mutate)
    }
}

words! {
    /// Why the game is over.
    pub enum Over {
        /// Somebody has won.
        Victory = "victory",
    }
}

topics! {
    /// What can be named in Gardlings; what the market sells is named by its colour.
    pub enum Topic of Gardlings {
        /// A kind of move.
        Move(MoveKind),
        /// A phase.
        Phase(Phase),
        /// A row that is named neither by a move nor by a kind.
        Offer(Offer),
        /// A kind of tile.
        TileKind(TileKind),
        /// A colour.
        Colour(Colour),
        /// What lives on a tile.
        Creature(Creature),
        /// A mission tile.
        Mission(Mission),
        /// What a player does in the garden phase.
        GardenStatus(GardenStatus),
        /// The length of a game.
        Goal(Goal),
        /// What a solo player wins.
        Medal(Medal),
        /// A count of a player.
        Counter(Counter),
        /// A field that can be corrected.
        Field(Fixable),
        /// A number of the score pad.
        PadField(pad::Fixable),
        /// What a number comes from.
        Source(Source),
        /// What ranks the players.
        Decider(Decider),
        /// Something that the set-up asks.
        GameOption(GameOption),
        /// A kind of move of a light game.
        LightMove(LightMoveKind),
        /// A phase of a light game.
        LightPhase(LightPhase),
        /// A row of a light game that is named neither by a move nor by a colour.
        LightOffer(LightOffer),
        /// A field of a light game that can be corrected.
        LightField(LightFixable),
    }
}

/// A tracked game of Gardlings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Full {
    players: u8,
    goal: Goal,
    pro: bool,
    missions: bool,
    /// The printed gems of the shape tiles; 0 for those that are not in play.
    shapes: [u8; 3],
    /// The holder of the start marker.
    first: Seat,
    round: u16,
    phase: Phase,
    /// The player who acts now, in a phase that has turns.
    turn: Seat,
    /// The players who have had their turn in this phase; nobody while all act at the same time.
    done: Seats,
    /// The player whose move was entered last in the garden phase.
    last: Seat,
    /// The tiles of both stacks by colour.
    stacks: [[u8; 2]; WARES],
    /// The coins beside the stacks of the colours above green.
    rewards: [[bool; 2]; REWARDS],
    /// Whether the round went on because of a complete tie (GL-68).
    tie: bool,
    winner: Option<Seat>,
    table: BySeat<Player>,
}

impl Full {
    /// Counts the coins that lie beside stacks.
    fn coins_beside(&self) -> u8 {
        self.rewards.iter().flatten().map(|coin| u8::from(*coin)).sum()
    }

    fn supply(&self) -> u8 {
        COINS - self.coins_beside() - self.seats().map(|seat| self.table[seat].coins).sum::<u8>()
    }

    fn pig_pile(&self) -> u8 {
        PIGS - self.seats().map(|seat| self.table[seat].colours[Colour::Beige as usize]).sum::<u8>()
    }

    /// Counts the tiles of a colour that are still for sale.
    fn left(&self, ware: Ware) -> u8 {
        self.stacks[ware as usize].iter().sum()
    }

    /// Pays coins from the supply, or as many as are left (GL-86), and returns how many.
    fn pay_out(&mut self, seat: Seat, coins: u8) -> u8 {
        let paid = coins.min(self.supply());
        self.table[seat].coins += paid;
        paid
    }

    /// Returns the player who makes a move, if somebody sits there.
    fn mover(&self, by: Option<Seat>) -> Result<Seat, RuleError> {
        by.filter(|seat| seat.index() < usize::from(self.players)).ok_or(RuleError::NotYourTurn)
    }
}

impl MoveKind {
    /// Returns whether a move of this kind belongs to nobody.
    const fn is_nobodys(self) -> bool {
        matches!(self, Self::CloseGarden | Self::NextRound)
    }
}

impl Rules for Full {
    type Move = Move;
    type Phase = Phase;
    type Over = Over;

    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[
        ("KIND", TileKind::WORDS),
        ("COLOUR", Colour::WORDS),
        ("WARE", Ware::WORDS),
        ("CREATURE", Creature::WORDS),
        ("MISSION", Mission::WORDS),
    ];
    const REFUSALS: &'static [&'static str] = Refusal::IDS;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn turn(&self) -> Option<Seat> {
        self.phase.has_turns().then_some(self.turn)
    }

    fn actors(&self) -> Seats {
        let acts = |seat: &Seat| match self.phase {
            Phase::Garden => self.acts_in_garden(*seat),
            Phase::Count | Phase::Hire | Phase::Mutate => *seat == self.turn,
            Phase::RoundEnd | Phase::Over => false,
        };
        self.seats().filter(acts).collect()
    }

    fn only_seat(&self, kind: MoveKind) -> Option<Seat> {
        let alone = (self.players == 1).then_some(Seat::FIRST);
        if kind.is_nobodys() { None } else { self.turn().or(alone) }
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn over(&self) -> Option<Over> {
        (self.phase == Phase::Over).then_some(Over::Victory)
    }

    /// Checks in the order of section 4: game over, mutation, phase, turn, status of the player.
    fn check_time(&self, by: Option<Seat>, kind: MoveKind) -> Result<(), RuleError> {
        if self.phase == Phase::Over {
            return Err(RuleError::GameOver);
        }
        if !kind.belongs_in(self.phase) {
            return Err(match (self.phase, kind) {
                (Phase::Mutate, _) => Refusal::MustMutate.into(),
                (_, MoveKind::Mutate) => Refusal::NoMutation.into(),
                _ => RuleError::WrongPhase,
            });
        }
        if kind.is_nobodys() {
            return if by.is_none() { Ok(()) } else { Err(RuleError::NotYourTurn) };
        }
        let seat = self.mover(by)?;
        if self.turn().is_some_and(|turn| turn != seat) {
            return Err(RuleError::NotYourTurn);
        }
        let player = &self.table[seat];
        match kind {
            MoveKind::Draw | MoveKind::CannotPlace | MoveKind::Stop => player.check_active(),
            MoveKind::Resume => player.check_stopped(),
            MoveKind::Redraw if player.status == GardenStatus::Stopped => Err(Refusal::Stopped.into()),
            MoveKind::Redraw | MoveKind::Count | MoveKind::Buy | MoveKind::TakePig | MoveKind::Pass => Ok(()),
            MoveKind::Mutate | MoveKind::CloseGarden | MoveKind::NextRound => Ok(()),
        }
    }

    fn check(&self, by: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::Draw { kind, n } => self.table[self.mover(by)?].check_draw(kind, n.0),
            Move::CannotPlace => self.check_cannot_place(self.mover(by)?),
            Move::Redraw { kind } => self.table[self.mover(by)?].check_redraw(kind),
            Move::Count { ponds, mission, .. } => self.check_count(self.mover(by)?, ponds.0, mission),
            Move::Buy { colour, stack, .. } => self.check_buy(self.mover(by)?, colour, stack),
            Move::TakePig => self.mover(by).and_then(|_| self.check_take_pig()),
            Move::Mutate { colour, under, from, .. } => self.check_mutate(self.mover(by)?, colour, under.0, from),
            Move::Stop | Move::Resume | Move::Pass => self.mover(by).map(|_| ()),
            Move::CloseGarden => self.check_close(),
            Move::NextRound => Ok(()),
        }
    }

    fn apply(&mut self, by: Option<Seat>, made: &Move) {
        // A player's move has a seat, as was checked; a move that belongs to nobody ignores it.
        let seat = by.unwrap_or(self.first);
        if by.is_some() && self.phase == Phase::Garden {
            self.last = seat;
        }
        match *made {
            Move::Draw { kind, n } => (0..n.0).for_each(|_| self.draw(seat, kind)),
            Move::CannotPlace => self.cannot_place(seat),
            Move::Redraw { kind } => self.redraw(seat, kind),
            Move::Stop => self.table[seat].stop(),
            Move::Resume => self.table[seat].status = GardenStatus::Active,
            Move::CloseGarden => self.close_garden(),
            Move::Count { gems, ponds, mission } => self.count(seat, gems.0, ponds.0, mission),
            Move::Buy { colour, stack, creature } => self.buy(seat, colour, stack, creature),
            Move::TakePig => self.take_pig(seat),
            Move::Pass => self.end_action(seat),
            Move::Mutate { colour, under, from, creature } => self.mutate(seat, colour, under.0, from, creature),
            Move::NextRound => self.next_round(),
        }
    }
}

impl Printed for Full {}
