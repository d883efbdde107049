//! What the device asks, in which order, and what it proposes.
//!
//! Nothing here decides what is legal: see [`ask`](crate::ask).

use crate::Seat;
use crate::ask::{Answer, Candidates, Draft, Label, Offers};
use crate::rules::Rules;
use crate::verb::Moves;

/// A question for a parameter of a game's moves.
pub type QuestionOf<R> = <<R as Rules>::Move as Moves>::Question;

/// A parameter of a game's moves.
pub type ParamOf<R> = <<R as Rules>::Move as Moves>::Param;

/// The questions of a game.
pub trait Interview: Rules {
    /// Returns the seat whose moves are offered first: the one whose turn it is, or the likeliest of several.
    fn focus(&self) -> Option<Seat> {
        self.turn()
    }

    /// Lists the moves that could be begun now while a seat is in focus: its own and those that belong to nobody,
    /// likeliest first; those that cannot be completed are left out later.
    fn offers(&self, focus: Option<Seat>, offers: &mut Offers<'_, Self::Move>);

    /// Collects the answers to a question that make sense, likeliest first; without any, it is not asked.
    fn candidates(&self, draft: &Draft, question: QuestionOf<Self>, candidates: &mut Candidates);

    /// Returns a name for an answer, if its shape alone would not tell people enough.
    fn label(&self, _draft: &Draft, _question: QuestionOf<Self>, _answer: Answer) -> Option<Label> {
        None
    }

    /// Returns a name for a thing that is picked, by the parameter that counts it; games without such things need not
    /// implement it.
    fn pick_label(&self, _param: ParamOf<Self>) -> Label {
        Label::default()
    }

    /// Returns whether a parameter means something, given the answers before it.
    fn applies(_question: QuestionOf<Self>) -> bool {
        true
    }

    /// Returns the move that NEXT makes while a seat is in focus, and whose move it is.
    fn next_move(&self, focus: Option<Seat>) -> Option<(Option<Seat>, Self::Move)>;
}
