//! What putting a move together asks of a game.

use crate::ask::{Answer, Candidates, Choices, Draft, Label, Offers, Preview};
use crate::interview::{Interview, QuestionOf};
use crate::rules::{MoveKindOf, Rules};
use crate::standings::{self, Scored};
use crate::verb::{MoveKinds, Moves, Params, Raw, Slot};
use crate::{RuleError, Seat};

/// What putting a move together needs of a game. It is passed as a pointer, so that one search serves all games: made for each
/// game and depth it would take ten times as much flash.
pub(crate) trait Asked {
    /// Lists the moves that could be begun while a seat is in focus.
    fn offer(&self, focus: Option<Seat>, choices: &mut Choices);

    /// Lists the moves that hardly any game needs.
    fn offer_rare(&self, choices: &mut Choices);

    /// Returns the slot that a draft asks for next; `None` after the last one.
    fn next_slot(&self, draft: &Draft) -> Option<Slot>;

    /// Collects the answers that make sense for the next slot; none if the answers before it are invalid.
    fn collect(&self, draft: &Draft, candidates: &mut Candidates);

    /// Checks what comes before the parameters of the move.
    ///
    /// # Errors
    /// Returns why a move of this kind cannot be made now.
    fn check_begun(&self, draft: &Draft) -> Result<(), RuleError>;

    /// Checks the complete move.
    ///
    /// # Errors
    /// Returns the rule that refuses it.
    fn check_complete(&self, draft: &Draft) -> Result<(), RuleError>;

    /// Returns what a legal move changes in the counters of the seat that makes it.
    fn changes(&self, by: Seat, raw: &Raw) -> Option<Preview>;

    /// Begins another kind of move by its number, made by whoever can make it. A game names only its own kinds.
    fn begin(&self, verb: u8) -> Option<Draft>;

    /// Returns a name for an answer that tells more than its shape.
    fn own_label(&self, draft: &Draft, answer: Answer) -> Option<Label>;

    /// Returns the name of what is counted in the byte at this offset.
    fn picked_label(&self, draft: &Draft, offset: u8) -> Label;
}

impl<R: Interview + Scored> Asked for R {
    fn offer(&self, focus: Option<Seat>, choices: &mut Choices) {
        self.offers(focus, &mut Offers::new(choices));
    }

    fn offer_rare(&self, choices: &mut Choices) {
        self.rare(&mut Offers::new(choices));
    }

    fn next_slot(&self, draft: &Draft) -> Option<Slot> {
        MoveKindOf::<R>::from_number(draft.raw.verb)?.verb().slot(usize::from(draft.at))
    }

    fn collect(&self, draft: &Draft, candidates: &mut Candidates) {
        if let Some(question) = question::<R>(draft).filter(|question| R::applies(*question)) {
            self.candidates(draft, question, candidates);
        }
    }

    fn check_begun(&self, draft: &Draft) -> Result<(), RuleError> {
        let kind = MoveKindOf::<R>::from_number(draft.raw.verb).ok_or(RuleError::BadNumber)?;
        self.check_time(draft.by, kind)
    }

    fn check_complete(&self, draft: &Draft) -> Result<(), RuleError> {
        self.check(draft.by, &R::Move::from_raw(&draft.raw).ok_or(RuleError::BadNumber)?)
    }

    fn changes(&self, by: Seat, raw: &Raw) -> Option<Preview> {
        let mut after = self.clone();
        after.apply(Some(by), &R::Move::from_raw(raw)?);
        Some(standings::changes(&self.counters(by), &after.counters(by)))
    }

    fn begin(&self, verb: u8) -> Option<Draft> {
        let kind = MoveKindOf::<R>::from_number(verb)?;
        Some(Draft::new(self.only_seat(kind), kind))
    }

    fn own_label(&self, draft: &Draft, answer: Answer) -> Option<Label> {
        self.label(draft, question::<R>(draft)?, answer)
    }

    fn picked_label(&self, draft: &Draft, offset: u8) -> Label {
        let kind = MoveKindOf::<R>::from_number(draft.raw.verb);
        let mut params = <R::Move as Moves>::Param::ALL.iter();
        let picked = params.find(|param| Some(param.kind()) == kind && param.offset() == usize::from(offset));
        picked.map_or_else(Label::default, |param| self.pick_label(*param))
    }
}

fn question<R: Rules>(draft: &Draft) -> Option<QuestionOf<R>> {
    R::Move::question(&draft.raw, usize::from(draft.at))
}
