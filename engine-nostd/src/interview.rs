//! What the device asks, in which order, and what it proposes.
//!
//! Nothing here decides what is legal: see [`ask`](crate::ask).

use crate::Seat;
use crate::ask::{Answer, Candidates, Draft, Label, Offers};
use crate::rules::Rules;
use crate::verb::{MoveKinds, Moves, Raw};

/// A question for a parameter of a game's moves.
pub type QuestionOf<R> = <<R as Rules>::Move as Moves>::Question;

/// A parameter of a game's moves.
pub type ParamOf<R> = <<R as Rules>::Move as Moves>::Param;

/// A number of a seat that grows and shrinks step by step, without any further question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dial {
    /// Whose number it is.
    pub seat: Seat,
    /// The number of the kind of move that is a step of it.
    pub verb: u8,
    /// The number now.
    pub value: u16,
    /// The most that it can be now.
    pub most: u16,
    /// Whether it is large, so that a held button counts in fives.
    pub large: bool,
}

impl Dial {
    /// Returns a number that starts at 0 and can be anything up to the most.
    pub fn new(seat: Seat, kind: impl MoveKinds, value: impl Into<u16>, most: impl Into<u16>) -> Self {
        Self { seat, verb: kind.verb().id, value: value.into(), most: most.into(), large: false }
    }

    /// Makes a held button count in fives.
    #[must_use]
    pub fn large(self) -> Self {
        Self { large: true, ..self }
    }

    /// Returns the step that changes it by a number, as far as it can be changed; `None` if it cannot be at all.
    #[must_use]
    pub fn step(&self, up: bool, by: u16) -> Option<Raw> {
        let by = by.min(if up { self.most.saturating_sub(self.value) } else { self.value });
        (by > 0).then(|| Raw::step(self.verb, if up { by as i16 } else { -(by as i16) }))
    }
}

/// The numbers of a seat that can be changed step by step, in the order in which they are shown.
pub type Dials = heapless::Vec<Dial, 3>;

/// The questions of a game.
pub trait Interview: Rules {
    /// Returns the seat whose moves are offered first: the one whose turn it is, or the likeliest of several.
    fn focus(&self) -> Option<Seat> {
        self.turn()
    }

    /// Lists the moves that could be begun now while a seat is in focus: its own and those that belong to nobody,
    /// likeliest first; those that cannot be completed are left out later.
    fn offers(&self, focus: Option<Seat>, offers: &mut Offers<'_, Self::Move>);

    /// Lists the moves that hardly any game needs, which stand in the menu instead.
    fn rare(&self, _offers: &mut Offers<'_, Self::Move>) {}

    /// Returns the move that NEXT begins, where it cannot be made without an answer.
    fn next_question(&self) -> Option<Draft> {
        None
    }

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

    /// Lists the numbers of a seat that can be changed step by step now.
    fn dials(&self, _seat: Seat, _dials: &mut Dials) {}

    /// The kinds of moves that [`automatic`](Self::automatic) names. Of any other move it need not be asked, which would take longest
    /// of all when a long game is laid on the table.
    const AUTOMATIC: &'static [<Self::Move as Moves>::MoveKind] = &[];

    /// Returns the move that the rules leave no choice about now, and whose move it is: the device makes it by itself, as
    /// part of the move before it. `None` where anybody has a choice, be it to do nothing.
    fn automatic(&self) -> Option<(Option<Seat>, Self::Move)> {
        None
    }

    /// Returns whether only going on is left, or what can as well be done at any other time: where NEXT says that enough was
    /// picked, the same press goes on then. It is taken back apart from what was picked.
    fn is_through(&self) -> bool {
        false
    }

    /// Returns the move that a move which was just made leads to, begun: the device asks for it at once, and whoever does
    /// not want it goes back.
    fn follow_up(&self, _made: &Self::Move) -> Option<Draft> {
        None
    }

    /// Returns the seat that NEXT leads to, where several act at the same time and another one still has much to enter.
    fn next_focus(&self, _focus: Option<Seat>) -> Option<Seat> {
        None
    }

    /// Returns the move that NEXT makes while a seat is in focus, and whose move it is.
    fn next_move(&self, focus: Option<Seat>) -> Option<(Option<Seat>, Self::Move)>;
}
