//! Gardlings: 1 to 5 players, base and pro, long game, missions, solo. Rules GL-01 to GL-134.
//!
//! What the box limits is not stored twice: the coin supply and the pig pile are what the players and the market leave
//! over, so their totals hold by construction.

mod corrections;
mod fields;
mod garden;
mod glance;
mod hire;
mod invariants;
mod kinds;
mod moves;
mod options;
mod pad;
mod player;
mod questions;
mod refusal;
mod scoring;

#[cfg(test)]
mod tests;

pub use glance::Glance;
pub use kinds::{Colour, Creature, Kind, Medal, Mission, Status, Ware};
pub use moves::{Move, Stack};
pub use pad::ScorePad;
pub use player::Risk;
pub use refusal::Refusal;

use crate::ask::{Answer, Candidates, Choices, Counters, Draft, Label};
use crate::field::{Field, FieldId, Fix, Value};
use crate::rules::Rules;
use crate::setup::{Names, OptionSlot, OptionSpec, Setup, SetupError};
use crate::standings::{Lines, RankKey};
use crate::verb::{Moves, Raw, Slot, Verb};
use crate::{BySeat, RuleError, Seat, Seats};
use kinds::WARES;
use player::Player;

/// The coins in the box (GL-13).
const COINS: u8 = 32;
/// The beige pigs in the box.
const PIGS: u8 = 22;
/// The gems that win (GL-14).
const GOAL: u8 = 17;
/// The gems that win a long game (GL-15).
const LONG_GOAL: u8 = 20;

/// Is the phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Garden,
    Count,
    Hire,
    Mutate,
    RoundEnd,
    Over,
}

impl Phase {
    const ALL: [Self; 6] = [Self::Garden, Self::Count, Self::Hire, Self::Mutate, Self::RoundEnd, Self::Over];

    /// Says whether the players act one after the other.
    const fn has_turns(self) -> bool {
        matches!(self, Self::Count | Self::Hire | Self::Mutate)
    }
}

/// Is a tracked game of Gardlings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gardlings {
    players: u8,
    goal: u8,
    pro: bool,
    missions: bool,
    /// The printed gems of the shape tiles; 0 for those that are not in play.
    shapes: [u8; 3],
    /// Holds the start marker.
    first: Seat,
    round: u16,
    phase: Phase,
    /// Acts now, in a phase that has turns.
    turn: Seat,
    /// Have had their turn in this phase; nobody while all act at the same time.
    done: Seats,
    /// Whose move was entered last in the garden phase.
    last: Seat,
    /// The tiles of stack 1 and stack 2 by colour.
    stacks: [[u8; 2]; WARES],
    /// The coins beside the stacks of the colours above green.
    rewards: [[bool; 2]; WARES - 1],
    /// A complete tie let the round go on (GL-68).
    tie: bool,
    winner: Option<Seat>,
    table: BySeat<Player>,
}

impl Gardlings {
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

    /// Pays coins from the supply, or what is left of it (GL-86), and says how many.
    fn pay_out(&mut self, seat: Seat, coins: u8) -> u8 {
        let paid = coins.min(self.supply());
        self.table[seat].coins += paid;
        paid
    }

    /// Says whether mission tiles lie between the players (GL-112, AM-29).
    fn has_right_tiles(&self) -> bool {
        self.missions && self.players <= 3
    }

    /// Gives the player who makes a move, if one sits there.
    fn mover(&self, by: Option<Seat>) -> Result<Seat, RuleError> {
        by.filter(|seat| seat.index() < usize::from(self.players)).ok_or(RuleError::NotYourTurn)
    }
}

/// Gives the phase of a move.
const fn phase_of(verb: u8) -> Option<Phase> {
    Some(match verb {
        1..=3 | 5..=7 => Phase::Garden,
        8 => Phase::Count,
        9 | 11 | 12 => Phase::Hire,
        13 => Phase::Mutate,
        15 => Phase::RoundEnd,
        _ => return None,
    })
}

/// Says whether a move belongs to nobody.
const fn is_nobodys(verb: u8) -> bool {
    matches!(verb, 7 | 15)
}

impl Rules for Gardlings {
    type Move = Move;

    const PLAYERS: (usize, usize) = (1, 5);
    const BAD_PLAYERS: &'static str = "bad-setup";
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const PHASES: &'static [&'static str] = &["garden", "count", "hire", "mutate", "round-end", "over"];
    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[
        ("KIND", Kind::WORDS),
        ("COLOUR", Colour::WORDS),
        ("WARE", Ware::WORDS),
        ("CREATURE", Creature::WORDS),
        ("MISSION", Mission::WORDS),
    ];
    const FIELDS: &'static [Field] = fields::FIELDS;
    const REFUSALS: &'static [&'static str] = Refusal::IDS;
    const LINES: &'static [&'static str] = scoring::LINES;
    const DECIDERS: &'static [&'static str] = scoring::DECIDERS;

    fn asks(setup: &Setup, slot: &OptionSlot) -> bool {
        options::asks(setup, slot)
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        options::start(setup)
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> usize {
        self.phase as usize
    }

    fn turn(&self) -> Option<Seat> {
        self.phase.has_turns().then_some(self.turn)
    }

    fn actors(&self) -> Seats {
        let mut seats = Seats::NONE;
        for seat in self.seats() {
            seats.set(seat, self.turn() == Some(seat) || self.phase == Phase::Garden && self.acts_in_garden(seat));
        }
        seats
    }

    fn focus(&self) -> Option<Seat> {
        if self.phase == Phase::Garden { Some(self.likeliest()) } else { self.turn() }
    }

    fn only_seat(&self, verb: u8) -> Option<Seat> {
        let alone = (self.players == 1).then_some(Seat::FIRST);
        if is_nobodys(verb) { None } else { self.turn().or(alone) }
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn over(&self) -> Option<&'static str> {
        (self.phase == Phase::Over).then_some("victory")
    }

    fn knows(&self, _: &Verb) -> bool {
        true
    }

    /// Checks in the order of section 4: over, mutation, phase, turn, status of the player.
    fn check_time(&self, by: Option<Seat>, verb: u8) -> Result<(), RuleError> {
        if self.phase == Phase::Over {
            return Err(RuleError::GameOver);
        }
        let phase = phase_of(verb);
        if phase != Some(self.phase) {
            return Err(match (self.phase, phase) {
                (Phase::Mutate, _) => Refusal::MustMutate.into(),
                (_, Some(Phase::Mutate)) => Refusal::NoMutation.into(),
                _ => RuleError::WrongPhase,
            });
        }
        if is_nobodys(verb) {
            return if by.is_none() { Ok(()) } else { Err(RuleError::NotYourTurn) };
        }
        let seat = self.mover(by)?;
        if self.turn().is_some_and(|turn| turn != seat) {
            return Err(RuleError::NotYourTurn);
        }
        let player = &self.table[seat];
        match verb {
            1 | 2 | 5 => Self::check_active(player),
            3 if player.status == Status::Stopped => Err(Refusal::Stopped.into()),
            6 => Self::check_stopped(player),
            _ => Ok(()),
        }
    }

    fn check(&self, by: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        if let Move::CloseGarden {} = made {
            return self.check_close();
        }
        if let Move::NextRound {} = made {
            return Ok(());
        }
        let seat = self.mover(by)?;
        let player = &self.table[seat];
        match *made {
            Move::Draw { kind, n } => Self::check_draw(player, kind, n.0),
            Move::CannotPlace {} => self.check_cannot_place(player),
            Move::Redraw { kind } => Self::check_redraw(player, kind),
            Move::Count { ponds, mission, .. } => self.check_count(seat, ponds.0, mission),
            Move::Buy { colour, stack, .. } => self.check_buy(player, colour, stack.0),
            Move::TakePig {} => self.check_take_pig(),
            Move::Mutate { colour, under, from, .. } => {
                self.check_mutate(player, colour, under.0.map(|stack| stack.0), from.0)
            }
            Move::Stop {} | Move::Resume {} | Move::Pass {} | Move::CloseGarden {} | Move::NextRound {} => Ok(()),
        }
    }

    fn apply(&mut self, by: Option<Seat>, made: &Move) {
        match *made {
            Move::CloseGarden {} => return self.close_garden(),
            Move::NextRound {} => return self.next_round(),
            _ => {}
        }
        let Ok(seat) = self.mover(by) else { return };
        if self.phase == Phase::Garden {
            self.last = seat;
        }
        match *made {
            Move::Draw { kind, n } => (0..n.0).for_each(|_| self.draw(seat, kind)),
            Move::CannotPlace {} => self.cannot_place(seat),
            Move::Redraw { kind } => self.redraw(seat, kind),
            Move::Stop {} => self.stop(seat),
            Move::Resume {} => self.table[seat].status = Status::Active,
            Move::Count { gems, ponds, mission } => self.count(seat, gems.0, ponds.0, mission),
            Move::Buy { colour, stack, creature } => self.buy(seat, colour, stack.0, creature),
            Move::TakePig {} => self.take_pig(seat),
            Move::Pass {} => self.end_action(seat),
            Move::Mutate { colour, under, from, creature } => {
                self.mutate(seat, colour, under.0.map(|stack| stack.0), from.0, creature);
            }
            Move::CloseGarden {} | Move::NextRound {} => {}
        }
    }

    fn offers(&self, focus: Option<Seat>, offers: &mut Choices) {
        self.list_offers(focus, offers);
    }

    fn candidates(&self, draft: &Draft, slot: &Slot, candidates: &mut Candidates) {
        self.list_candidates(draft, slot, candidates);
    }

    fn label(&self, _: &Draft, _: &Slot, _: Answer) -> Option<Label> {
        None
    }

    fn next_move(&self, focus: Option<Seat>) -> Option<(Option<Seat>, Raw)> {
        match self.phase {
            Phase::Garden => {
                let from = focus.unwrap_or(self.first).clockwise(usize::from(self.players));
                let active = from.into_iter().find(|seat| self.table[*seat].status == Status::Active);
                Some(match active {
                    Some(seat) => (Some(seat), Move::Stop {}.to_raw()),
                    None => (None, Move::CloseGarden {}.to_raw()),
                })
            }
            Phase::Hire => Some((Some(self.turn), Move::Pass {}.to_raw())),
            Phase::RoundEnd => Some((None, Move::NextRound {}.to_raw())),
            Phase::Count | Phase::Mutate | Phase::Over => None,
        }
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        self.field_value(seat, id, names)
    }

    fn check_fix_time(&self) -> Result<(), RuleError> {
        if self.phase == Phase::Over { Err(RuleError::GameOver) } else { Ok(()) }
    }

    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        self.corrected(fix).map(|_| ())
    }

    fn apply_fix(&mut self, fix: &Fix) {
        if let Ok(corrected) = self.corrected(fix) {
            *self = corrected;
        }
    }

    fn lines(&self, seat: Seat) -> Lines {
        scoring::lines(u16::from(self.table[seat].net()))
    }

    fn winners(&self) -> Seats {
        self.winner.into_iter().collect()
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        let player = &self.table[seat];
        [u16::from(player.net()), u16::from(player.coins), 0, 0]
    }

    fn counters(&self, seat: Seat) -> Counters {
        let player = &self.table[seat];
        let count = |number: u8| u16::from(number);
        [
            ("coins", count(player.coins)),
            ("gnomes", count(player.gnomes())),
            ("limit", count(player.limit())),
            ("pigs", count(player.pigs())),
            ("money", count(player.money())),
            ("tiles", count(player.tiles())),
            ("points", count(player.net())),
        ]
        .into_iter()
        .collect()
    }

    fn invariants(&self) -> Result<(), &'static str> {
        self.check_invariants()
    }
}
