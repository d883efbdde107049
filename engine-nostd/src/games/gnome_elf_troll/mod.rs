//! Gnome Elf Troll: 3 or 4 players. Rules GET-01 to GET-80.
//!
//! Everything but the kinds of the tiles in hand is open, so the whole board is tracked. What follows from the board is
//! not stored: a player's stock is what is not on tiles, and the harvest is computed whenever it is asked for.

mod corrections;
mod fields;
mod garden;
mod harvest;
mod invariants;
mod kinds;
mod light;
mod likely;
mod moves;
mod pad;
mod produce;
mod purchases;
mod questions;
mod refusal;
mod scoring;
mod turn;

#[cfg(test)]
mod tests;

pub use fields::{Correction, Field, Fixable};
pub use garden::{Figure, Garden, Tile};
pub use harvest::Harvest;
pub use kinds::{Creature, Crop, End, GardenNumber, TileNumber};
pub use light::{
    Counter as LightCounter, Field as LightField, Fixable as LightFixable, GameOption as LightOption, Light,
    Move as LightMove, MoveKind as LightMoveKind, Param as LightParam, Phase as LightPhase, Question as LightQuestion,
};
pub use moves::{Move, MoveKind, Param, Question};
pub use pad::{Field as PadField, Fixable as PadFixable, Pad, Source as PadSource};
pub use produce::Produce;
pub use purchases::{ELF, GNOME, TROLL};
pub use refusal::Refusal;
pub use scoring::{Counter, Decider, Source};

use crate::printed::Printed;
use crate::rules::Rules;
use crate::setup::{Setup, SetupError};
use crate::start::Start;
use crate::verb::{MoveKinds, Nothing};
use crate::{BySeat, RuleError, Seat, topics, words};
use purchases::Purchase;

/// The id of the refusal for any other number of players (GET-01).
const BAD_PLAYERS: &str = "3-or-4-players-only";
/// The figures of a kind that each player has (GET-05).
pub const FIGURES: u8 = 4;
/// The tiles in each hand at the start, and the most ever (GET-09).
pub const HAND: u8 = 3;
/// How many of one kind win (GET-69).
pub const TEN: u8 = 10;
/// The highest harvest of one kind: twelve tiles, eleven gaps, four gnomes.
const MOST_OF_A_KIND: u8 = 27;

/// Returns the number of tiles of each kind in play (GET-02, GET-03).
#[must_use]
pub const fn tiles_of_a_kind(players: u8) -> u8 {
    if players == 3 { 11 } else { 16 }
}

words! {
    /// A phase of a turn.
    pub enum Phase: Word {
        /// A tile joins the garden.
        Sow = "sow",
        /// The garden yields.
        Harvest = "harvest",
        /// Creatures are bought.
        Buy = "buy",
        /// A tile is drawn.
        Draw = "draw",
    }
}

words! {
    /// Why the game is over.
    pub enum Over {
        /// Somebody has ten of a kind.
        Ten = "ten",
        /// Somebody has no tile to sow.
        NoTile = "no-tile",
    }
}

topics! {
    /// What can be named in Gnome Elf Troll.
    pub enum Topic of GnomeElfTroll {
        /// A kind of move.
        Move(MoveKind),
        /// A phase.
        Phase(Phase),
        /// A kind of tile.
        Crop(Crop),
        /// A kind of creature.
        Creature(Creature),
        /// An end of a garden.
        End(End),
        /// A count of a player.
        Counter(Counter),
        /// A field that can be corrected.
        Field(Fixable),
        /// A number of the score pad.
        PadField(PadFixable),
        /// What a number comes from.
        Source(Source),
        /// What a number of the score pad comes from.
        PadSource(PadSource),
        /// What ranks the players.
        Decider(Decider),
        /// A kind of move of a light game.
        LightMove(LightMoveKind),
        /// A phase of a light game.
        LightPhase(LightPhase),
        /// A count of a player in a light game.
        LightCounter(LightCounter),
        /// A field of a light game that can be corrected.
        LightField(LightFixable),
        /// An option of a light game.
        LightOption(LightOption),
    }
}

/// A tracked game of Gnome Elf Troll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Full {
    players: u8,
    round: u16,
    /// The holder of the turn marker, who opens this round.
    marker: Seat,
    active: Seat,
    phase: Phase,
    over: Option<Over>,
    /// The tiles that can still be drawn.
    pile: u8,
    /// What the active player can spend; empty outside Buy.
    purse: Produce,
    hands: BySeat<u8>,
    gardens: BySeat<Garden>,
}

impl Full {
    /// Returns a player's garden.
    #[must_use]
    pub fn garden(&self, seat: Seat) -> &Garden {
        &self.gardens[seat]
    }

    /// Returns what the active player can spend.
    #[must_use]
    pub fn purse(&self) -> Produce {
        self.purse
    }

    /// Returns the number of tiles in a player's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hands[seat]
    }

    /// Returns the number of tiles in the pile.
    #[must_use]
    pub fn pile(&self) -> u8 {
        self.pile
    }

    /// Returns the player who opens this round.
    #[must_use]
    pub fn marker(&self) -> Seat {
        self.marker
    }

    /// Returns the player whose turn it is, or was when the game ended.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns the number of tiles of each kind in play (GET-02, GET-03).
    fn tiles_of_a_kind(&self) -> u8 {
        tiles_of_a_kind(self.players)
    }

    /// Returns whether after this round nobody has a tile to sow.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.round >= u16::from(self.turns_each())
    }

    /// Returns how many turns each player has tiles for.
    fn turns_each(&self) -> u8 {
        self.tiles_in_play() / self.players
    }

    /// Returns the number of tiles in the pile at the start (GET-10).
    fn first_pile(&self) -> u8 {
        self.tiles_in_play() - HAND * self.players
    }
}

impl Start for Full {
    type GameOption = Nothing;

    const PLAYERS: (usize, usize) = (3, 4);
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        let mut game = Self {
            players: setup.names.len() as u8,
            round: 1,
            marker: setup.first,
            active: setup.first,
            phase: Phase::Sow,
            over: None,
            pile: 0,
            purse: Produce::NONE,
            hands: BySeat::default(),
            gardens: BySeat::default(),
        };
        game.pile = game.first_pile();
        for seat in game.seats() {
            game.hands[seat] = HAND;
        }
        Ok(game)
    }
}

impl Rules for Full {
    type Move = Move;
    type Phase = Phase;
    type Over = Over;

    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[("KIND", Crop::WORDS)];
    const REFUSALS: &'static [&'static str] = Refusal::IDS;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn turn(&self) -> Option<Seat> {
        self.over.is_none().then_some(self.active)
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn over(&self) -> Option<Over> {
        self.over
    }

    fn check_time(&self, by: Option<Seat>, kind: MoveKind) -> Result<(), RuleError> {
        if self.over.is_some() {
            return Err(RuleError::GameOver);
        }
        if by.is_some_and(|seat| seat != self.active) {
            return Err(RuleError::NotYourTurn);
        }
        if kind.belongs_in(self.phase) { Ok(()) } else { Err(RuleError::WrongPhase) }
    }

    fn check(&self, _: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::Sow { kind, .. } => self.check_sow(kind),
            Move::BuyGnome { .. } | Move::BuyElf { .. } | Move::BuyTroll { .. } | Move::ScareElf { .. } => {
                Purchase::of(made).map_or(Ok(()), |purchase| self.check_purchase(&purchase))
            }
            Move::Harvest | Move::EndBuy | Move::Draw => Ok(()),
        }
    }

    fn apply(&mut self, _: Option<Seat>, made: &Move) {
        match *made {
            Move::Sow { kind, end } => self.sow(kind, end),
            Move::Harvest => self.take_harvest(),
            Move::EndBuy => self.end_buy(),
            Move::Draw => self.draw(),
            Move::BuyGnome { .. } | Move::BuyElf { .. } | Move::BuyTroll { .. } | Move::ScareElf { .. } => {
                if let Some(purchase) = Purchase::of(made) {
                    self.place(&purchase);
                }
            }
        }
    }
}

impl Printed for Full {}
