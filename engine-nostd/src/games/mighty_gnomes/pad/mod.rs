//! The score pad of Mighty Gnomes: no tracking, only the final counts.

mod fields;
mod moves;
mod numbers;

pub use fields::{Field, Fixable};
pub use moves::{Move, MoveKind};

use super::holdings::Holdings;
use super::kinds::Gnome;
use super::lineup::Lineup;
use super::options::{BAD_PLAYERS, KINDS, PLAYERS, USUAL_KINDS, lineup};
use super::player::LARGEST_TILE;
use super::supply::{CHESTS, COINS, TOKENS};
use super::turn::ROUNDS;
use super::{Decider, Over, Refusal, Source};
use crate::ask::{Candidates, Draft, Offers};
use crate::interview::Interview;
use crate::printed::Printed;
use crate::rules::{Lawful, Rules, hold};
use crate::setup::{Setup, SetupError};
use crate::standings::{RankKey, Score, Scored};
use crate::start::Start;
use crate::{BySeat, RuleError, Seat, options, words};
use fields::BASIC;
use moves::Question;

words! {
    /// A phase of the score pad.
    pub enum Phase: Word {
        /// Numbers are counted.
        Count = "count",
        /// The count is finished.
        Over = "over",
    }
}

options! {
    /// What the set-up of the score pad asks.
    pub enum PadOption {
        /// The kinds of mighty gnomes that take part.
        "gnomes": Gnomes, KINDS, USUAL_KINDS;
    }
}

/// What one player entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheet {
    holdings: Holdings,
    /// The numbers that were entered, a bit for each in the order of the questions.
    entered: u32,
    /// The place in the adventure order, 1 being the furthest; 0 if not entered.
    place: u8,
}

/// A score pad of Mighty Gnomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    players: u8,
    lineup: Lineup,
    finished: bool,
    sheets: BySeat<Sheet>,
}

impl Pad {
    fn holdings(&self, seat: Seat) -> &Holdings {
        &self.sheets[seat].holdings
    }

    /// Returns a player's place in the adventure order, 1 being the furthest; 0 if not entered.
    #[must_use]
    pub fn place(&self, seat: Seat) -> u8 {
        self.sheets[seat].place
    }

    /// Returns whether the places make a complete order.
    fn is_ordered(&self) -> bool {
        (1..=self.players).all(|place| self.seats().filter(|seat| self.place(*seat) == place).count() == 1)
    }

    /// Lists the seats without a place in the adventure order, or with one that another has.
    pub fn unplaced(&self) -> impl Iterator<Item = Seat> {
        let twice = |seat: Seat| self.seats().any(|other| other < seat && self.place(other) == self.place(seat));
        self.seats().filter(move |seat| self.place(*seat) == 0 || twice(*seat))
    }

    /// Returns whether the places on the trail decide something: a Knight's points or a tie.
    fn needs_order(&self) -> bool {
        let knight = self.seats().any(|seat| self.holdings(seat).owns(Gnome::Knight) > 0);
        let ties = |seat: Seat| self.seats().any(|other| seat < other && self.points(seat) == self.points(other));
        knight || self.seats().any(ties)
    }

    fn is_furthest(&self, seat: Seat) -> bool {
        self.place(seat) == 1
    }
}

impl Start for Pad {
    type GameOption = PadOption;

    const PLAYERS: (usize, usize) = PLAYERS;
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        let mut pad = Self {
            players: setup.names.len() as u8,
            lineup: lineup(setup, PadOption::Gnomes)?,
            finished: false,
            sheets: BySeat::default(),
        };
        // A player without a Magic card is not asked, so the smallest tile stands for all.
        pad.seats().for_each(|seat| pad.sheets[seat].holdings.bed = 1);
        Ok(pad)
    }
}

impl Rules for Pad {
    type Move = Move;
    type Phase = Phase;
    type Over = Over;

    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[("G", Gnome::WORDS)];
    const REFUSALS: &'static [&'static str] = Refusal::PAD_IDS;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> Phase {
        if self.finished { Phase::Over } else { Phase::Count }
    }

    fn turn(&self) -> Option<Seat> {
        None
    }

    fn round(&self) -> u16 {
        u16::from(ROUNDS)
    }

    fn over(&self) -> Option<Over> {
        self.finished.then_some(Over::FiveRounds)
    }

    fn check_time(&self, _: Option<Seat>, _: MoveKind) -> Result<(), RuleError> {
        if self.finished { Err(RuleError::GameOver) } else { Ok(()) }
    }

    fn check(&self, _: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match made {
            Move::Finish if self.needs_order() && !self.is_ordered() => Err(Refusal::EnterTrailOrder.into()),
            Move::Finish => Ok(()),
        }
    }

    fn apply(&mut self, _: Option<Seat>, made: &Move) {
        match made {
            Move::Finish => self.finished = true,
        }
    }
}

impl Interview for Pad {
    fn offers(&self, _: Option<Seat>, offers: &mut Offers<'_, Move>) {
        offers.push(None, MoveKind::Finish);
    }

    fn candidates(&self, _: &Draft, question: Question, _: &mut Candidates) {
        match question {}
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        (!self.finished).then_some((None, Move::Finish))
    }
}

impl Printed for Pad {}

impl Scored for Pad {
    type Decider = Decider;
    type Source = Source;

    fn score(&self, seat: Seat) -> Score {
        self.holdings(seat).score(self.is_furthest(seat))
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        // Without a complete order nobody is ahead.
        let lead = if self.is_ordered() { self.players - self.place(seat) } else { 0 };
        [self.points(seat), u16::from(lead), 0, 0]
    }
}

impl Lawful for Pad {
    fn invariants(&self) -> Result<(), &'static str> {
        let total = |count: &dyn Fn(&Holdings) -> u8| {
            self.seats().map(|seat| u16::from(count(self.holdings(seat)))).sum::<u16>()
        };
        hold(total(&|holdings| holdings.coins) <= u16::from(COINS), "what the box holds")?;
        hold(total(&|holdings| holdings.basic) <= u16::from(BASIC), "what the box holds")?;
        hold(total(&|holdings| holdings.crystals) <= u16::from(TOKENS), "what the box holds")?;
        hold(total(&|holdings| holdings.opened) <= u16::from(CHESTS), "what the box holds")?;
        for gnome in Gnome::ALL {
            hold(total(&|holdings| holdings.owns(*gnome)) <= u16::from(self.players), "what the box holds")?;
        }
        for seat in self.seats() {
            let holdings = self.holdings(seat);
            hold(holdings.animals_shown() <= holdings.opened, "animals are in opened chests")?;
            hold((1..=LARGEST_TILE).contains(&holdings.bed), "a tile is in the bedroom")?;
            hold(self.place(seat) <= self.players, "as many places as players")?;
        }
        Ok(())
    }
}
