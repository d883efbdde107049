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

pub use garden::{Figure, Garden, Tile};
pub use harvest::Harvest;
pub use kinds::{Creature, End, GardenNumber, Kind, TileNumber};
pub use moves::Move;
pub use pad::ScorePad;
pub use produce::Produce;
pub use refusal::Refusal;

use crate::ask::{Answer, Candidates, Choices, Counters, Draft, Label};
use crate::field::{Field, FieldId, Fix, Value};
use crate::rules::Rules;
use crate::setup::{Names, OptionSpec, Setup, SetupError};
use crate::standings::{Lines, RankKey};
use crate::verb::{Moves, Raw, Slot, Verb};
use crate::{BySeat, RuleError, Seat};
use purchases::Purchase;

/// The id of the refusal of any other number of players (GET-01).
const BAD_PLAYERS: &str = "3-or-4-players-only";
/// The figures of a kind that each player has (GET-05).
const FIGURES: u8 = 4;
/// The tiles in each hand at the start, and ever (GET-09).
const HAND: u8 = 3;
/// How much of one kind wins (GET-69).
pub const TEN: u8 = 10;
/// The highest harvest of one kind: twelve tiles, eleven gaps, four gnomes.
const MOST_OF_A_KIND: u8 = 27;

/// Is the phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Sow,
    Harvest,
    Buy,
    Draw,
}

impl Phase {
    const ALL: [Self; 4] = [Self::Sow, Self::Harvest, Self::Buy, Self::Draw];
}

/// Is the reason why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    Ten,
    NoTile,
}

impl Over {
    const fn word(self) -> &'static str {
        match self {
            Self::Ten => "ten",
            Self::NoTile => "no-tile",
        }
    }
}

/// Is a tracked game of Gnome Elf Troll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GnomeElfTroll {
    players: u8,
    round: u16,
    /// Holds the turn marker: opens this round.
    marker: Seat,
    active: Seat,
    phase: Phase,
    over: Option<Over>,
    /// The tiles that can still be drawn.
    pile: u8,
    /// What the active player can spend; nothing outside Buy.
    purse: Produce,
    hands: BySeat<u8>,
    gardens: BySeat<Garden>,
}

impl GnomeElfTroll {
    /// Gives a player's garden.
    #[must_use]
    pub fn garden(&self, seat: Seat) -> &Garden {
        &self.gardens[seat]
    }

    /// Gives what the active player can spend.
    #[must_use]
    pub fn purse(&self) -> Produce {
        self.purse
    }

    /// Counts the tiles in a player's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hands[seat]
    }

    /// Counts the tiles in the pile.
    #[must_use]
    pub fn pile(&self) -> u8 {
        self.pile
    }

    /// Gives the player who opens this round.
    #[must_use]
    pub fn marker(&self) -> Seat {
        self.marker
    }

    /// Gives the player whose turn it is, or was when the game ended.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Counts the tiles of each kind in play (GET-02, GET-03).
    fn tiles_of_a_kind(&self) -> u8 {
        if self.players == 3 { 11 } else { 16 }
    }

    /// Counts the turns that there are tiles for, for each player.
    fn turns_each(&self) -> u8 {
        self.tiles_in_play() / self.players
    }

    /// Counts the tiles in the pile at the start (GET-10).
    fn first_pile(&self) -> u8 {
        self.tiles_in_play() - HAND * self.players
    }
}

impl Rules for GnomeElfTroll {
    type Move = Move;

    const PLAYERS: (usize, usize) = (3, 4);
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;
    const OPTIONS: &'static [OptionSpec] = &[];
    const PHASES: &'static [&'static str] = &["sow", "harvest", "buy", "draw"];
    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[("KIND", Kind::WORDS)];
    const FIELDS: &'static [Field] = fields::FIELDS;
    const POSITION: &'static [&'static str] = fields::POSITION;
    const REFUSALS: &'static [&'static str] = Refusal::IDS;
    const LINES: &'static [&'static str] = scoring::LINES;
    const DECIDERS: &'static [&'static str] = scoring::DECIDERS;

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

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> usize {
        self.phase as usize
    }

    fn turn(&self) -> Option<Seat> {
        self.over.is_none().then_some(self.active)
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn over(&self) -> Option<&'static str> {
        self.over.map(Over::word)
    }

    fn knows(&self, _: &Verb) -> bool {
        true
    }

    fn check_time(&self, by: Option<Seat>, verb: u8) -> Result<(), RuleError> {
        self.check_turn_and_phase(by, verb)
    }

    fn check(&self, _: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match (*made, Purchase::of(made)) {
            (_, Some(purchase)) => self.check_purchase(&purchase),
            (Move::Sow { kind, .. }, None) => self.check_sow(kind),
            _ => Ok(()),
        }
    }

    fn apply(&mut self, _: Option<Seat>, made: &Move) {
        match *made {
            Move::Sow { kind, end } => self.sow(kind, end),
            Move::Harvest {} => self.take_harvest(),
            Move::EndBuy {} => self.end_buy(),
            Move::Draw {} => self.draw(),
            Move::BuyGnome { .. } | Move::BuyElf { .. } | Move::BuyTroll { .. } | Move::ScareElf { .. } => {
                if let Some(purchase) = Purchase::of(made) {
                    self.place(&purchase);
                }
            }
        }
    }

    fn offers(&self, _: Option<Seat>, offers: &mut Choices) {
        self.list_offers(offers);
    }

    fn candidates(&self, draft: &Draft, slot: &Slot, candidates: &mut Candidates) {
        self.list_candidates(draft, slot, candidates);
    }

    fn label(&self, draft: &Draft, slot: &Slot, answer: Answer) -> Option<Label> {
        self.name_answer(draft, slot, answer)
    }

    /// Gives the one move of every phase but Sow: there is no passing (GET-18).
    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Raw)> {
        let next = match self.phase {
            Phase::Sow => return None,
            Phase::Harvest => Move::Harvest {},
            Phase::Buy => Move::EndBuy {},
            Phase::Draw => Move::Draw {},
        };
        self.turn().map(|seat| (Some(seat), next.to_raw()))
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        self.field_value(seat, id, names)
    }

    /// After the end nothing is corrected; undo reopens the game (GET-78).
    fn check_fix_time(&self) -> Result<(), RuleError> {
        if self.over.is_some() { Err(RuleError::GameOver) } else { Ok(()) }
    }

    fn check_fix_of(&self, field: &Field) -> Result<(), RuleError> {
        self.check_time_of(field)
    }

    fn lay_out(&mut self, position: &[Fix]) -> Result<(), RuleError> {
        self.lay_out_position(position)
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

    fn points(&self, seat: Seat) -> u16 {
        u16::from(self.control(seat).highest())
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        scoring::rank_key(self.winner_by_ten() == Some(seat), self.control(seat))
    }

    fn counters(&self, seat: Seat) -> Counters {
        let purse = if seat == self.active { self.purse } else { Produce::NONE };
        let stock = |creature| u16::from(self.stock(seat, creature));
        [
            ("points", self.points(seat)),
            ("hand", u16::from(self.hands[seat])),
            ("pumpkins", u16::from(purse[Kind::Pumpkin])),
            ("apples", u16::from(purse[Kind::Apple])),
            ("beans", u16::from(purse[Kind::Bean])),
            ("gnomes", stock(Creature::Gnome)),
            ("elves", stock(Creature::Elf)),
            ("trolls", stock(Creature::Troll)),
        ]
        .into_iter()
        .collect()
    }

    fn invariants(&self) -> Result<(), &'static str> {
        self.check_invariants()
    }
}
