//! Score pads: no tracking, only the final numbers of a game and what immediately follows from them.
//!
//! A pad is a game without moves: [`Pad`] takes the place of its rules, and everything that could be asked about moves
//! is the same for all pads. A pad that has moves implements the traits of a game.

use core::fmt;

use crate::ask::{Candidates, Draft, Offers};
use crate::interview::Interview;
use crate::printed::Printed;
use crate::rules::Rules;
use crate::start::Start;
use crate::verb::Nothing;
use crate::{AnyTopic, RuleError, Seat, Topic, words};

words! {
    /// The one phase of a pad.
    pub enum PadPhase: Word {
        /// Numbers are counted.
        Count = "count",
    }
}

impl From<PadPhase> for Topic {
    fn from(phase: PadPhase) -> Self {
        match phase {
            PadPhase::Count => AnyTopic::Count.into(),
        }
    }
}

words! {
    /// The reason why a pad is over: numbers can always be set again.
    pub enum PadOver: Word {
        /// It never is.
        No = "no",
    }
}

impl From<PadOver> for Topic {
    fn from(over: PadOver) -> Self {
        match over {
            PadOver::No => AnyTopic::No.into(),
        }
    }
}

/// The score pad of one game. It implements [`Start`], [`Scored`](crate::standings::Scored),
/// [`Tracked`](crate::tracked::Tracked) and [`Lawful`](crate::rules::Lawful) as a game does.
pub trait Pad: Start + Clone + fmt::Debug {
    /// The ids of its own refusals.
    const REFUSALS: &'static [&'static str];

    /// Returns the number of players.
    fn players(&self) -> usize;
}

impl<P: Pad> Rules for P {
    type Move = Nothing;
    type Phase = PadPhase;
    type Over = PadOver;

    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[];
    const REFUSALS: &'static [&'static str] = P::REFUSALS;

    fn players(&self) -> usize {
        P::players(self)
    }

    fn phase(&self) -> PadPhase {
        PadPhase::Count
    }

    fn turn(&self) -> Option<Seat> {
        None
    }

    fn round(&self) -> u16 {
        1
    }

    fn over(&self) -> Option<PadOver> {
        None
    }

    fn is_decided(&self) -> bool {
        true
    }

    fn check_time(&self, _: Option<Seat>, kind: Nothing) -> Result<(), RuleError> {
        match kind {}
    }

    fn check(&self, _: Option<Seat>, made: &Nothing) -> Result<(), RuleError> {
        match *made {}
    }

    fn apply(&mut self, _: Option<Seat>, made: &Nothing) {
        match *made {}
    }
}

impl<P: Pad> Interview for P {
    fn offers(&self, _: Option<Seat>, _: &mut Offers<'_, Nothing>) {}

    fn candidates(&self, _: &Draft, question: Nothing, _: &mut Candidates) {
        match question {}
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Nothing)> {
        None
    }
}

impl<P: Pad> Printed for P {}
