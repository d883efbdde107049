//! Questions: a move is put together answer by answer, and only answers that lead to a legal move are offered.
//!
//! A game says which answers make sense ([`Interview::candidates`](crate::interview::Interview::candidates)); whether they are legal is never decided here, but
//! by completing the move and asking [`Rules::check`](crate::rules::Rules::check). So what is offered is legal by
//! construction.
//!
//! A draft carries who makes the move, so that the moves of several seats can be open at once. If they are, one seat is
//! in focus ([`Interview::focus`](crate::interview::Interview::focus), usually the seat that was entered last): its moves are listed, and after them the
//! other seats that may act ([`Rules::actors`](crate::rules::Rules::actors)). Choosing one of these leads to its moves, as
//! an answer to the question who it was; this enters nothing.

use core::marker::PhantomData;

use heapless::Vec;

use crate::arg::Arg;
use crate::asked::Asked;
use crate::shape::{ABSENT, Shape};
use crate::standings;
use crate::verb::{MoveKinds, Moves, Params, Raw, Slot};
use crate::{AnyTopic, RuleError, Seat, Seats};

pub use crate::label::Label;

/// The most answers that a question has.
pub const MAX_CHOICES: usize = 48;

/// The rank of an answer that is neither likelier nor less likely than others; the likeliest has the least rank.
pub const PLAIN: u8 = 128;

/// A move being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Who makes the move; `None` for moves that belong to nobody.
    pub by: Option<Seat>,
    /// The move so far; slots that were not answered hold their defaults.
    pub raw: Raw,
    /// Whether more than usual is asked: set by an offer of its own that leads to the rarer ways of a move.
    pub wider: bool,
    /// The next slot to be answered.
    pub at: u8,
    /// Where its bytes begin.
    offset: u8,
}

impl Draft {
    /// Starts a move of a kind, made by a seat or by nobody.
    #[must_use]
    pub fn new(by: Option<Seat>, kind: impl MoveKinds) -> Self {
        Self { by, raw: kind.verb().blank(), wider: false, at: 0, offset: 0 }
    }

    /// Asks for more than usual.
    #[must_use]
    pub fn widened(self) -> Self {
        Self { wider: true, ..self }
    }

    /// Answers the next slot.
    #[must_use]
    pub fn with<A: Arg>(mut self, answer: A) -> Self {
        answer.put(&mut self.raw.args[usize::from(self.offset)..]);
        self.at += 1;
        self.offset += A::WIDTH as u8;
        self
    }

    /// Answers the next slot with bytes.
    #[must_use]
    pub fn answered(mut self, slot: &Slot, answer: Answer) -> Self {
        let width = slot.shape.width().min(2);
        self.raw.args[slot.offset..slot.offset + width].copy_from_slice(&answer[..width]);
        self.skipped(slot)
    }

    /// Takes the answers to the first slots from bytes.
    #[must_use]
    pub fn given(mut self, answers: &[u8], slots: usize) -> Self {
        self.raw.args[..answers.len()].copy_from_slice(answers);
        self.at += slots as u8;
        self.offset += answers.len() as u8;
        self
    }

    /// Returns how many of a thing have been picked so far, for a parameter that counts them.
    #[must_use]
    pub fn picked(&self, param: impl Params) -> u8 {
        self.raw.args[param.offset()]
    }

    /// Leaves the next slot at its default.
    #[must_use]
    fn skipped(mut self, slot: &Slot) -> Self {
        self.at += 1;
        self.offset += slot.shape.width() as u8;
        self
    }
}

/// The bytes of one answer.
pub type Answer = [u8; 2];

/// One way to go on from a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Candidate {
    /// An answer to the slot.
    Answer(Answer),
    /// Adding one to the byte at this offset, then asking again.
    Pick(u8),
    /// Setting a bit of the byte at this offset, then asking again.
    Put(u8, u8),
    /// The end of picking.
    Enough,
    /// Another kind of move with its first parameters, which this one needs first.
    Instead {
        /// The number of the kind.
        verb: u8,
        /// The parameters.
        args: Answer,
        /// How many there are, a byte each.
        given: u8,
    },
}

/// The answers that make sense for a slot, in the order in which they are listed, each with its rank: a list never moves
/// under a thumb, and the cursor starts on the likeliest row.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    list: Vec<(Candidate, u8), MAX_CHOICES>,
    range: Option<(u8, u8)>,
    preset: u8,
}

impl Candidates {
    /// Adds an answer.
    pub fn push<A: Arg>(&mut self, answer: A) {
        let mut bytes = [0; 2];
        answer.put(&mut bytes);
        self.add(Candidate::Answer(bytes));
    }

    /// Adds answers.
    pub fn extend<A: Arg>(&mut self, answers: impl IntoIterator<Item = A>) {
        answers.into_iter().for_each(|answer| self.push(answer));
    }

    fn add(&mut self, candidate: Candidate) {
        if !self.list.iter().any(|(listed, _)| *listed == candidate) {
            // More answers than the list holds cannot be shown; the move can still be made through a shorter list.
            let _ = self.list.push((candidate, PLAIN));
        }
    }

    /// Allows one of several things to be picked: the parameter grows by one, and the same slot is asked again.
    ///
    /// What is picked must never decide whether the move is legal, and [`Candidates::enough`] has to be among the
    /// answers: otherwise a question without answers follows when nothing more can be picked.
    pub fn pick(&mut self, param: impl Params) {
        self.add(Candidate::Pick(param.offset() as u8));
    }

    /// Allows a seat to be picked into a set of them, in the same way.
    pub fn put(&mut self, param: impl Params, seat: Seat) {
        self.add(Candidate::Put(param.offset() as u8, 1 << seat.index()));
    }

    /// Allows the picking to end.
    pub fn enough(&mut self) {
        self.add(Candidate::Enough);
    }

    /// Begins another move first, with as many of its parameters as are known, a byte each and two at most. The first
    /// one is also the answer that it stands for.
    pub fn instead(&mut self, first: Draft) {
        let [one, two, ..] = first.raw.args;
        self.add(Candidate::Instead { verb: first.raw.verb, args: [one, two], given: first.at });
    }

    /// Adds `none`.
    pub fn push_none(&mut self) {
        self.add(Candidate::Answer([ABSENT, 0]));
    }

    /// Ranks the answers: the one with the least key is the likeliest. They stay where they are.
    pub fn rank_by_key<A: Arg>(&mut self, key: impl Fn(A) -> u8) {
        self.rank(&|answer| A::get(&answer).map_or(u8::MAX, &key));
    }

    fn rank(&mut self, key: &dyn Fn(Answer) -> u8) {
        for (candidate, rank) in &mut self.list {
            *rank = match candidate {
                Candidate::Answer(answer) => key(*answer),
                Candidate::Pick(_) | Candidate::Put(..) | Candidate::Enough | Candidate::Instead { .. } => u8::MAX,
            };
        }
    }

    /// Makes the answers a range of numbers with a likeliest one.
    pub fn range(&mut self, min: u8, max: u8, preset: u8) {
        self.range = Some((min, max));
        self.preset = preset.clamp(min, max);
    }

    fn is_skip(&self) -> bool {
        self.list.is_empty() && self.range.is_none()
    }
}

/// Collects the moves that could be begun.
#[derive(Debug)]
pub struct Offers<'a, M> {
    choices: &'a mut Choices,
    moves: PhantomData<M>,
}

impl<'a, M: Moves> Offers<'a, M> {
    pub(crate) fn new(choices: &'a mut Choices) -> Self {
        Self { choices, moves: PhantomData }
    }

    /// Offers a kind of move, under its own name.
    pub fn push(&mut self, by: Option<Seat>, kind: M::MoveKind) {
        self.push_as(Draft::new(by, kind), Label::of(kind));
    }

    /// Offers a move that was begun, under another name.
    pub fn push_as(&mut self, draft: Draft, label: Label) {
        // The list always has room for all moves that are offered.
        let _ = self.choices.push(Choice { draft, label, rank: PLAIN });
    }

    /// Ranks the move that was offered last: the likeliest has the least rank.
    pub fn rank(&mut self, rank: u8) {
        if let Some(last) = self.choices.last_mut() {
            last.rank = rank;
        }
    }

    /// Offers several answers to a question at once.
    pub fn extend(&mut self, choices: &[Choice]) {
        let _ = self.choices.extend_from_slice(choices);
    }
}

/// An answer that can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The draft with this answer.
    pub draft: Draft,
    /// What it is called.
    pub label: Label,
    /// How likely it is: the least rank is the likeliest.
    pub rank: u8,
}

impl Choice {
    /// Returns whether it ends a question that takes several answers.
    #[must_use]
    pub fn is_enough(&self) -> bool {
        self.label.topic == Some(AnyTopic::Enough.into())
    }
}

/// The answers to a question, or the moves that can be begun.
pub type Choices = Vec<Choice, MAX_CHOICES>;

/// The next question of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// One of the choices is asked for this slot.
    Choose(Slot),
    /// A number is asked for this slot.
    Number {
        /// What it is for.
        slot: Slot,
        /// The smallest number.
        min: u8,
        /// The largest number.
        max: u8,
        /// The likeliest number.
        preset: u8,
    },
    /// Nothing more: the move is complete and legal.
    Ready(Raw),
    /// No answer leads to a legal move.
    Impossible(RuleError),
}

/// What a move would change in the counters of the seat that makes it.
pub type Preview = standings::Changes;

/// Collects the answers that make sense for the next slot.
fn candidates(rules: &dyn Asked, draft: &Draft) -> Candidates {
    let mut candidates = Candidates::default();
    rules.collect(draft, &mut candidates);
    candidates
}

impl Candidate {
    fn follow(self, rules: &dyn Asked, draft: &Draft, slot: &Slot) -> Draft {
        let mut next = *draft;
        match self {
            Self::Answer(answer) => return draft.answered(slot, answer),
            Self::Pick(offset) => next.raw.args[usize::from(offset)] += 1,
            Self::Put(offset, bit) => next.raw.args[usize::from(offset)] |= bit,
            Self::Enough => return draft.skipped(slot),
            Self::Instead { verb, args, given } => {
                // A kind of another game leads nowhere and is left out for that reason.
                let given = usize::from(given);
                if let Some(begun) = rules.begin(verb) {
                    next = begun.given(&args[..given], given);
                }
            }
        }
        next
    }

    fn label(self, rules: &dyn Asked, draft: &Draft, slot: &Slot) -> Label {
        match self {
            Self::Answer(answer) => rules.own_label(draft, answer).unwrap_or_else(|| shape_label(&slot.shape, answer)),
            Self::Pick(offset) => {
                Label { number: draft.raw.args[usize::from(offset)], ..rules.picked_label(draft, offset) }
            }
            Self::Put(_, bit) => shape_label(&slot.shape, [bit, 0]),
            Self::Enough => Label::of(AnyTopic::Enough),
            Self::Instead { args: [byte, _], .. } => shape_label(&slot.shape, [byte, 0]),
        }
    }
}

/// Lists the moves that can be begun while a seat is in focus and that can be completed to a legal one.
pub(crate) fn offers(rules: &dyn Asked, focus: Option<Seat>, choices: &mut Choices) {
    rules.offer(focus, choices);
    retain_possible(rules, choices);
}

/// Lists the moves that could be begun while a seat is in focus, whether or not they can be completed, and passes each
/// with the rule that refuses it to `list`.
pub(crate) fn wishes(rules: &dyn Asked, focus: Option<Seat>, list: &mut dyn FnMut(Choice, Option<RuleError>)) {
    let mut choices = Choices::new();
    rules.offer(focus, &mut choices);
    for choice in choices {
        list(choice, possible(rules, &choice.draft).err());
    }
}

/// Lists the moves that hardly any game needs and that can be completed to a legal one.
pub(crate) fn rare(rules: &dyn Asked, choices: &mut Choices) {
    rules.offer_rare(choices);
    retain_possible(rules, choices);
}

/// Checks whether a draft can be completed to a legal move now.
fn possible(rules: &dyn Asked, draft: &Draft) -> Result<(), RuleError> {
    rules.check_begun(draft)?;
    complete(rules, draft).map(|_| ())
}

fn retain_possible(rules: &dyn Asked, choices: &mut Choices) {
    choices.retain(|choice| possible(rules, &choice.draft).is_ok());
}

/// The answer to a question that stands for the others: an end of the range or list, or the likeliest.
#[derive(Clone, Copy, Debug)]
enum Pick {
    Least,
    Likeliest,
    Most,
}

/// Returns the first way to complete the draft to a legal move, or the refusal of the last one tried.
pub(crate) fn complete(rules: &dyn Asked, draft: &Draft) -> Result<Raw, RuleError> {
    complete_with(rules, draft, Pick::Likeliest)
}

fn complete_with(rules: &dyn Asked, draft: &Draft, pick: Pick) -> Result<Raw, RuleError> {
    let Some(slot) = rules.next_slot(draft) else {
        return rules.check_complete(draft).map(|()| draft.raw);
    };
    let candidates = candidates(rules, draft);
    if candidates.is_skip() {
        return complete_with(rules, &draft.skipped(&slot), pick);
    }
    if let Some((min, max)) = candidates.range {
        let number = match pick {
            Pick::Least => min,
            Pick::Likeliest => candidates.preset,
            Pick::Most => max,
        };
        return complete_with(rules, &draft.answered(&slot, [number, 0]), pick);
    }
    let mut refusal = RuleError::BadNumber;
    // What is picked never decides whether the move is legal, so the shortest way stands for all.
    if candidates.list.iter().any(|(way, _)| *way == Candidate::Enough) {
        return complete_with(rules, &draft.skipped(&slot), pick);
    }
    let backwards = matches!(pick, Pick::Most);
    for place in 0..candidates.list.len() {
        let (way, _) = candidates.list[if backwards { candidates.list.len() - 1 - place } else { place }];
        match complete_with(rules, &way.follow(rules, draft, &slot), pick) {
            Ok(raw) => return Ok(raw),
            Err(error) => refusal = error,
        }
        // What one seat answers never decides whether another seat's answer is legal.
        if slot.seat.is_some() {
            break;
        }
    }
    Err(refusal)
}

/// Returns the draft with the answer that had to wait until something printed was told; nothing if that is not legal.
pub(crate) fn resume(rules: &dyn Asked, draft: &Draft, told: &Raw) -> Option<Draft> {
    let mut draft = *draft;
    loop {
        let slot = rules.next_slot(&draft)?;
        if candidates(rules, &draft).is_skip() {
            draft = draft.skipped(&slot);
            continue;
        }
        // What was told is named by its first parameter, which is also the answer.
        let answered = draft.answered(&slot, [told.args[0], 0]);
        return complete(rules, &answered).is_ok().then_some(answered);
    }
}

/// Returns the next question of a draft; slots with only one legal answer are filled in.
pub(crate) fn ask(rules: &dyn Asked, draft: &mut Draft, choices: &mut Choices) -> Ask {
    loop {
        choices.clear();
        let Some(slot) = rules.next_slot(draft) else {
            return match complete(rules, draft) {
                Ok(raw) => Ask::Ready(raw),
                Err(error) => Ask::Impossible(error),
            };
        };
        let candidates = candidates(rules, draft);
        if candidates.is_skip() {
            *draft = draft.skipped(&slot);
            continue;
        }
        if let Some((min, max)) = candidates.range {
            let fits = |number: &u8| complete(rules, &draft.answered(&slot, [*number, 0])).is_ok();
            let (Some(min), Some(max)) = ((min..=max).find(fits), (min..=max).rev().find(fits)) else {
                return Ask::Impossible(RuleError::BadNumber);
            };
            if min == max {
                *draft = draft.answered(&slot, [min, 0]);
                continue;
            }
            return Ask::Number { slot, min, max, preset: candidates.preset.clamp(min, max) };
        }
        let mut refusal = RuleError::BadNumber;
        for (way, rank) in &candidates.list {
            let answered = way.follow(rules, draft, &slot);
            match complete(rules, &answered) {
                Ok(_) => {
                    // `Candidates` and `Choices` have the same capacity.
                    let label = way.label(rules, draft, &slot);
                    let _ = choices.push(Choice { draft: answered, label, rank: *rank });
                }
                Err(error) => refusal = error,
            }
        }
        match choices.as_slice() {
            [] => return Ask::Impossible(refusal),
            [only] => *draft = only.draft,
            _ => return Ask::Choose(slot),
        }
    }
}

/// Returns the name of an answer that follows from its shape alone.
fn shape_label(shape: &Shape, answer: Answer) -> Label {
    let [byte, number] = answer;
    if byte == ABSENT {
        return Label::of(AnyTopic::None);
    }
    match *shape {
        Shape::Word(list) | Shape::Lettered(list) => Label { topic: list.topic(usize::from(byte)), ..Label::default() },
        Shape::Tile(kinds) => Label { topic: kinds.topic(usize::from(byte)), number, seat: None },
        Shape::Flag => Label::of(byte == 1),
        Shape::Seat => Label::seat(Seat::new(usize::from(byte))),
        Shape::Seats if byte == 0 => Label::of(AnyTopic::Nobody),
        // A label for several seats has the first of them, and all of them as bits.
        Shape::Seats => Label { number: byte, ..Label::seat(Seats::from_bits(byte).iter().next()) },
        Shape::Number { .. }
        | Shape::Delta { .. }
        | Shape::Numbered { .. }
        | Shape::Set(_)
        | Shape::Place { .. }
        | Shape::Numbers { .. }
        | Shape::Strip(_)
        | Shape::Shown(_)
        | Shape::PerSeat(_)
        | Shape::EachWord(_)
        | Shape::EachNumbered { .. } => Label { number: byte, ..Label::default() },
    }
}

/// Returns what the move would change in the counters of its seat, as far as that does not depend on an answer that is
/// still to be given.
pub(crate) fn preview(rules: &dyn Asked, draft: &Draft) -> Option<Preview> {
    let by = draft.by?;
    let least = complete_with(rules, draft, Pick::Least).ok()?;
    let most = complete_with(rules, draft, Pick::Most).ok()?;
    let mut changes = rules.changes(by, &least)?;
    if least != most {
        let with_most = rules.changes(by, &most)?;
        changes.retain(|change| with_most.contains(change));
    }
    Some(changes)
}
