//! Questions: a move is put together answer by answer, and only answers that lead to a legal move are offered.
//!
//! A game says which answers make sense ([`Rules::candidates`]); whether they are legal is never decided here, but
//! by completing the move and asking [`Rules::check`]. So what is offered is legal by construction.
//!
//! A draft carries who makes the move, so that the moves of several seats can be open at once. Where they are, one seat
//! is in focus ([`Rules::focus`], the seat that was entered last as a rule): its moves are listed, and behind them the
//! other seats that may act ([`Rules::actors`]). Choosing one of these brings its moves, as an answer to the question
//! who it was; nothing is entered by that.

use heapless::Vec;

use crate::order;
use crate::rules::Rules;
use crate::shape::{ABSENT, Shape};
use crate::verb::{Moves, Raw, Slot, Verb};
use crate::{RuleError, Seat, Seats};

/// The most answers that one question has.
pub const MAX_CHOICES: usize = 48;

/// Is a move being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Who makes the move; nobody for moves that belong to nobody.
    pub by: Option<Seat>,
    /// The move so far; slots that were not answered hold their defaults.
    pub raw: Raw,
    /// Tells offers of one verb apart, where the game asks differently for them.
    pub variant: u8,
    /// The next slot to be answered.
    pub at: u8,
}

impl Draft {
    /// Starts a move of a kind, made by a seat or by nobody.
    #[must_use]
    pub fn new(by: Option<Seat>, verb: &Verb) -> Self {
        Self { by, raw: verb.blank(), variant: 0, at: 0 }
    }

    /// Answers the next slot.
    #[must_use]
    pub fn with(mut self, slot: &Slot, answer: Answer) -> Self {
        let width = slot.shape.width().min(2);
        self.raw.args[slot.offset..slot.offset + width].copy_from_slice(&answer[..width]);
        self.at += 1;
        self
    }

    /// Leaves the next slot at its default.
    #[must_use]
    fn skipped(mut self) -> Self {
        self.at += 1;
        self
    }
}

/// Is the bytes of one answer.
pub type Answer = [u8; 2];

/// Says what a choice is called, in words of the record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// The word; empty where the seat says it all.
    pub word: &'static str,
    /// The number behind it, such as the 2 of `theater#2`, or how many of it were picked so far; 0 where there is none.
    pub number: u8,
    /// The player it is about.
    pub seat: Option<Seat>,
}

impl Label {
    /// Makes a label of a word.
    #[must_use]
    pub const fn word(word: &'static str) -> Self {
        Self { word, number: 0, seat: None }
    }
}

/// Is one way to go on from a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Candidate {
    /// Answers the slot.
    Answer(Answer),
    /// Adds one to the byte at this offset and asks again.
    Pick(u8),
    /// Says that enough was picked.
    Enough,
    /// Begins another kind of move with its first parameters, because this one needs it first.
    Instead { verb: u8, args: Answer, given: u8 },
}

impl Candidate {
    fn follow<R: Rules>(self, rules: &R, draft: &Draft, slot: &Slot) -> Draft {
        match self {
            Self::Answer(answer) => draft.with(slot, answer),
            Self::Pick(offset) => {
                let mut draft = *draft;
                draft.raw.args[usize::from(offset)] += 1;
                draft
            }
            Self::Enough => draft.skipped(),
            Self::Instead { verb, args, given } => {
                // A game names its own verbs; another one leads nowhere and is left out for that.
                let Some(verb) = R::Move::verb(verb) else { return *draft };
                let mut other = Draft { at: given, ..Draft::new(rules.only_seat(verb.id), verb) };
                let given = usize::from(given);
                other.raw.args[..given].copy_from_slice(&args[..given]);
                other
            }
        }
    }

    fn label<R: Rules>(self, rules: &R, draft: &Draft, slot: &Slot) -> Label {
        match self {
            Self::Answer(answer) => {
                rules.label(draft, slot, answer).unwrap_or_else(|| shape_label(&slot.shape, answer))
            }
            Self::Pick(offset) => {
                let picked = verb::<R>(draft).and_then(|verb| verb.slots().find(|s| s.offset == usize::from(offset)));
                let word = picked.map_or("none", |slot| slot.param.name);
                Label { word, number: draft.raw.args[usize::from(offset)], seat: None }
            }
            Self::Enough => Label::word(ENOUGH),
            Self::Instead { args: [byte, _], .. } => shape_label(&slot.shape, [byte, 0]),
        }
    }
}

/// Collects the answers that make sense for a slot, likeliest first.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    list: Vec<Candidate, MAX_CHOICES>,
    range: Option<(u8, u8)>,
    preset: u8,
}

impl Candidates {
    /// Adds an answer of one byte.
    pub fn push(&mut self, byte: u8) {
        self.push_pair([byte, 0]);
    }

    /// Adds an answer of two bytes.
    pub fn push_pair(&mut self, answer: Answer) {
        self.add(Candidate::Answer(answer));
    }

    fn add(&mut self, candidate: Candidate) {
        if !self.list.contains(&candidate) {
            // More answers than the list holds cannot be shown; the move can still be made through a shorter list.
            let _ = self.list.push(candidate);
        }
    }

    /// Lets one of a number be picked: the byte at this offset grows by one, and the same slot is asked again.
    ///
    /// What is picked must never decide whether the move is legal, and [`Candidates::enough`] has to be among the
    /// answers: a question without answers follows when nothing more can be picked.
    pub fn pick(&mut self, offset: usize) {
        self.add(Candidate::Pick(offset as u8));
    }

    /// Lets the picking end.
    pub fn enough(&mut self) {
        self.add(Candidate::Enough);
    }

    /// Begins another kind of move, with so many bytes of its parameters given: this one needs it first.
    /// The first byte is also the answer that it stands for.
    pub fn instead(&mut self, verb: u8, args: Answer, given: usize) {
        self.add(Candidate::Instead { verb, args, given: given as u8 });
    }

    /// Adds `none`.
    pub fn push_none(&mut self) {
        self.push(ABSENT);
    }

    /// Puts the answers with the least key first; equal ones keep their order.
    pub fn sort_by_key(&mut self, key: impl Fn(&Answer) -> u8) {
        let key = |candidate: &Candidate| match candidate {
            Candidate::Answer(answer) => key(answer),
            _ => u8::MAX,
        };
        order::least_first(&mut self.list, key);
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

/// The word of the answer that ends a question that takes several.
const ENOUGH: &str = "enough";

/// Is one answer that can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The draft with this answer.
    pub draft: Draft,
    /// What it is called.
    pub label: Label,
}

impl Choice {
    /// Says whether it ends a question that takes several answers.
    #[must_use]
    pub fn is_enough(&self) -> bool {
        self.label.word == ENOUGH
    }
}

/// Holds the answers of one question, or the moves that can be begun.
pub type Choices = Vec<Choice, MAX_CHOICES>;

/// Is the next question of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// One of the choices, for this slot.
    Choose(Slot),
    /// A number, for this slot.
    Number {
        /// What it is for.
        slot: Slot,
        /// The least.
        min: u8,
        /// The most.
        max: u8,
        /// The likeliest.
        preset: u8,
    },
    /// Nothing more: the move is complete and legal.
    Ready(Raw),
    /// No answer leads to a legal move.
    Impossible(RuleError),
}

/// Counts of a seat that matter at the table, such as coins; the status line shows them.
pub type Counters = Vec<(&'static str, u16), 12>;

/// What a move would change in the counters of the seat that makes it.
pub type Preview = Vec<(&'static str, i16), 12>;

fn verb<R: Rules>(draft: &Draft) -> Option<&'static Verb> {
    R::Move::verb(draft.raw.verb)
}

fn next_slot<R: Rules>(draft: &Draft) -> Option<Slot> {
    verb::<R>(draft).and_then(|verb| verb.slots().nth(usize::from(draft.at)))
}

/// Says which answer to a question stands for the others: an end of the range or list, or the likeliest.
#[derive(Clone, Copy, Debug)]
enum Pick {
    Least,
    Likeliest,
    Most,
}

/// Gives the first way to complete the draft to a legal move, or the refusal of the last one tried.
pub(crate) fn complete<R: Rules>(rules: &R, draft: &Draft) -> Result<Raw, RuleError> {
    complete_with(rules, draft, Pick::Likeliest)
}

fn complete_with<R: Rules>(rules: &R, draft: &Draft, pick: Pick) -> Result<Raw, RuleError> {
    let Some(slot) = next_slot::<R>(draft) else {
        let made = R::Move::from_raw(&draft.raw).ok_or(RuleError::BadNumber)?;
        return rules.check(draft.by, &made).map(|()| draft.raw);
    };
    let mut candidates = Candidates::default();
    rules.candidates(draft, &slot, &mut candidates);
    if candidates.is_skip() {
        return complete_with(rules, &draft.skipped(), pick);
    }
    if let Some((min, max)) = candidates.range {
        let number = match pick {
            Pick::Least => min,
            Pick::Likeliest => candidates.preset,
            Pick::Most => max,
        };
        return complete_with(rules, &draft.with(&slot, [number, 0]), pick);
    }
    let mut refusal = RuleError::BadNumber;
    // What is picked never decides whether the move is legal, so the shortest way stands for all.
    if candidates.list.contains(&Candidate::Enough) {
        return complete_with(rules, &draft.skipped(), pick);
    }
    let backwards = matches!(pick, Pick::Most);
    for place in 0..candidates.list.len() {
        let way = candidates.list[if backwards { candidates.list.len() - 1 - place } else { place }];
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

/// Gives the next question of a draft; slots with only one legal answer are filled in.
pub(crate) fn ask<R: Rules>(rules: &R, draft: &mut Draft, choices: &mut Choices) -> Ask {
    loop {
        choices.clear();
        let Some(slot) = next_slot::<R>(draft) else {
            return match complete(rules, draft) {
                Ok(raw) => Ask::Ready(raw),
                Err(error) => Ask::Impossible(error),
            };
        };
        let mut candidates = Candidates::default();
        rules.candidates(draft, &slot, &mut candidates);
        if candidates.is_skip() {
            *draft = draft.skipped();
            continue;
        }
        if let Some((min, max)) = candidates.range {
            let fits = |number: &u8| complete(rules, &draft.with(&slot, [*number, 0])).is_ok();
            let (Some(min), Some(max)) = ((min..=max).find(fits), (min..=max).rev().find(fits)) else {
                return Ask::Impossible(RuleError::BadNumber);
            };
            if min == max {
                *draft = draft.with(&slot, [min, 0]);
                continue;
            }
            return Ask::Number { slot, min, max, preset: candidates.preset.clamp(min, max) };
        }
        let mut refusal = RuleError::BadNumber;
        for way in &candidates.list {
            let answered = way.follow(rules, draft, &slot);
            match complete(rules, &answered) {
                Ok(_) => {
                    // `Candidates` and `Choices` hold equally many.
                    let _ = choices.push(Choice { draft: answered, label: way.label(rules, draft, &slot) });
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

/// Names an answer by its shape alone.
fn shape_label(shape: &Shape, answer: Answer) -> Label {
    let [byte, number] = answer;
    if byte == ABSENT {
        return Label::word("none");
    }
    let word = |words: &'static [&'static str]| words.get(usize::from(byte)).copied().unwrap_or("none");
    match *shape {
        Shape::Word(words) | Shape::Lettered(words) => Label::word(word(words)),
        Shape::Tile(kinds) => Label { word: word(kinds), number, seat: None },
        Shape::Flag => Label::word(if byte == 0 { "no" } else { "yes" }),
        Shape::Seat => Label { seat: Seat::new(usize::from(byte)), ..Label::default() },
        Shape::Seats if byte == 0 => Label::word("nobody"),
        // Several seats are the first of them, and all as bits.
        Shape::Seats => Label { word: "", number: byte, seat: Seats::from_bits(byte).iter().next() },
        _ => Label { number: byte, ..Label::default() },
    }
}

/// Gives what playing the move would change in the counters of its seat, as far as that does not depend on an answer
/// that is still to be given.
pub(crate) fn preview<R: Rules>(rules: &R, draft: &Draft) -> Option<Preview> {
    let by = draft.by?;
    let least = complete_with(rules, draft, Pick::Least).ok()?;
    let most = complete_with(rules, draft, Pick::Most).ok()?;
    let changes = changes(rules, by, &least)?;
    if least == most {
        return Some(changes);
    }
    let with_most = self::changes(rules, by, &most)?;
    Some(changes.into_iter().filter(|change| with_most.contains(change)).collect())
}

/// Gives what a legal move changes in the counters of the seat that makes it.
fn changes<R: Rules>(rules: &R, by: Seat, raw: &Raw) -> Option<Preview> {
    let mut after = rules.clone();
    after.apply(Some(by), &R::Move::from_raw(raw)?);
    let mut changes = Preview::new();
    for ((word, old), (_, new)) in rules.counters(by).into_iter().zip(after.counters(by)) {
        if old != new {
            let _ = changes.push((word, new as i16 - old as i16));
        }
    }
    Some(changes)
}
