//! Moves as bytes: a verb and the values of its parameters.

use core::fmt;

use crate::light::FIRST_DIAL;
use crate::shape::{ABSENT, Shape, pack_delta, unpack_delta};
use crate::{Listed, MAX_SEATS, Seat, Topic};

/// The most bytes that the parameters of one move take.
pub const ARGS: usize = 9;

/// The description of a parameter of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParamSpec {
    /// Its name in a record.
    pub name: &'static str,
    /// The values it can hold.
    pub shape: Shape,
    /// The byte that stands for it if it is left out; `None` if it has to be given.
    pub default: Option<u8>,
    /// Whether `none` is a value.
    pub nullable: bool,
    /// Whether it is always written with its name.
    pub named: bool,
}

/// The description of a kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb {
    /// Its stable number in saved games.
    pub id: u8,
    /// Its word in a record.
    pub word: &'static str,
    /// Its parameters, in the order of the moves table.
    pub params: &'static [ParamSpec],
}

/// A place in a move that holds one value: a parameter, or one seat's part of a parameter that each seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The parameter it belongs to.
    pub param: ParamSpec,
    /// Whose part of the parameter it is, where each seat has one.
    pub seat: Option<Seat>,
    /// The values it can hold.
    pub shape: Shape,
    /// Where its bytes begin.
    pub offset: usize,
}

impl ParamSpec {
    /// Returns the number of its slots.
    const fn parts(&self) -> usize {
        if self.shape.each().is_some() { MAX_SEATS } else { 1 }
    }

    /// Returns one of its slots; its bytes begin at `start`.
    fn slot(&self, part: usize, start: usize) -> Slot {
        let each = self.shape.each();
        Slot {
            param: *self,
            seat: each.and_then(|_| Seat::new(part)),
            shape: each.unwrap_or(self.shape),
            offset: start + part,
        }
    }
}

impl Verb {
    /// Returns whether a move of this kind is a step of a dial.
    #[must_use]
    pub const fn is_dial(&self) -> bool {
        matches!(self.params, [ParamSpec { shape: Shape::Delta { .. }, .. }])
    }

    /// Lists the slots of the move in order.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let params = self.params;
        let mut offset = 0;
        params.iter().flat_map(move |param| {
            let start = offset;
            offset += param.shape.width();
            (0..param.parts()).map(move |part| param.slot(part, start))
        })
    }

    /// Returns the slot at a place; `None` after the last one.
    #[must_use]
    pub fn slot(&self, place: usize) -> Option<Slot> {
        let (mut part, mut offset) = (place, 0);
        for param in self.params {
            if part < param.parts() {
                return Some(param.slot(part, offset));
            }
            part -= param.parts();
            offset += param.shape.width();
        }
        None
    }

    /// Returns how many bytes the first parameters take.
    #[must_use]
    pub fn width_of(&self, params: usize) -> usize {
        self.params.iter().take(params).map(|param| param.shape.width()).sum()
    }

    /// Returns how many bytes the parameters take.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width_of(self.params.len())
    }

    /// Starts a move of this kind with every parameter at its default.
    #[must_use]
    pub fn blank(&self) -> Raw {
        let mut raw = Raw { verb: self.id, args: [0; ARGS] };
        for slot in self.slots() {
            raw.args[slot.offset] = slot.param.default.unwrap_or(ABSENT);
        }
        raw
    }
}

/// A move as bytes, the form that records keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Raw {
    /// The number of the verb.
    pub verb: u8,
    /// The values of its parameters, one after the other; the rest is 0.
    pub args: [u8; ARGS],
}

impl Raw {
    /// Returns a step of a dial, by the number of the dial.
    #[must_use]
    pub fn step(verb: u8, change: i16) -> Self {
        let mut args = [0; ARGS];
        args[..2].copy_from_slice(&pack_delta(change));
        Self { verb, args }
    }

    /// Returns the bytes from a place on.
    // Always inlined: the places are constants, and then nothing is left to check.
    #[must_use]
    #[inline(always)]
    pub fn place(&self, at: usize) -> &[u8] {
        self.args.split_at(at).1
    }

    /// Returns the bytes from a place on, to write a parameter into.
    #[inline(always)]
    pub fn place_mut(&mut self, at: usize) -> &mut [u8] {
        self.args.split_at_mut(at).1
    }

    /// Returns how far a step of a dial goes; `None` for any other move.
    #[must_use]
    pub fn change(&self) -> Option<i16> {
        (self.verb >= FIRST_DIAL).then(|| unpack_delta(&self.args))
    }
}

/// A game's own type of moves, made by [`moves!`](crate::moves).
pub trait Moves: Copy + fmt::Debug {
    /// Its kinds.
    type MoveKind: MoveKinds;
    /// The parameters of its kinds.
    type Param: Params<MoveKind = Self::MoveKind>;
    /// The questions for these parameters.
    type Question: Questions<Param = Self::Param>;

    /// The description of every kind of move, in the order of the kinds.
    const VERBS: &'static [Verb];

    /// Returns its kind.
    fn kind(&self) -> Self::MoveKind;

    /// Turns the move into bytes.
    fn to_raw(self) -> Raw;

    /// Reads a move from bytes; `None` if they are not a move.
    fn from_raw(raw: &Raw) -> Option<Self>;

    /// Returns the question at a slot of a move that is being put together; `None` after the last slot, or if the bytes
    /// before it are not answers.
    fn question(raw: &Raw, slot: usize) -> Option<Self::Question>;
}

/// The kinds of a game's moves.
pub trait MoveKinds: Listed + Into<Topic> {
    /// The phases of the game.
    type Phase: Listed;

    /// Returns the description.
    fn verb(self) -> &'static Verb;

    /// Finds the kind with this stable number.
    fn from_number(number: u8) -> Option<Self>;

    /// Returns whether a move of this kind is allowed in a phase.
    fn belongs_in(self, phase: Self::Phase) -> bool;
}

/// The parameters of a game's moves.
pub trait Params: Copy + PartialEq + fmt::Debug + 'static {
    /// The kinds they belong to.
    type MoveKind: MoveKinds;

    /// All of them.
    const ALL: &'static [Self];

    /// Returns the kind of move it belongs to.
    fn kind(self) -> Self::MoveKind;

    /// Returns its place among the parameters of its kind.
    fn place(self) -> usize;

    /// Returns where its bytes begin.
    fn offset(self) -> usize {
        self.kind().verb().width_of(self.place())
    }
}

/// The questions for the parameters of a game's moves.
pub trait Questions: Copy + fmt::Debug {
    /// What is asked for.
    type Param: Params;

    /// Returns what is asked for.
    fn param(&self) -> Self::Param;
}

/// The type that a score pad has instead of moves, and a game without options instead of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nothing {}

impl Listed for Nothing {
    const ALL: &'static [Self] = &[];
    const WORDS: &'static [&'static str] = &[];

    fn index(self) -> usize {
        match self {}
    }
}

impl From<Nothing> for Topic {
    fn from(nothing: Nothing) -> Self {
        match nothing {}
    }
}

impl Moves for Nothing {
    type MoveKind = Self;
    type Param = Self;
    type Question = Self;

    const VERBS: &'static [Verb] = &[];

    fn kind(&self) -> Self {
        *self
    }

    fn to_raw(self) -> Raw {
        match self {}
    }

    fn from_raw(_: &Raw) -> Option<Self> {
        None
    }

    fn question(_: &Raw, _: usize) -> Option<Self> {
        None
    }
}

impl MoveKinds for Nothing {
    type Phase = crate::pad::PadPhase;

    fn verb(self) -> &'static Verb {
        match self {}
    }

    fn from_number(_: u8) -> Option<Self> {
        None
    }

    fn belongs_in(self, _: Self::Phase) -> bool {
        match self {}
    }
}

impl Params for Nothing {
    type MoveKind = Self;

    const ALL: &'static [Self] = &[];

    fn kind(self) -> Self {
        self
    }

    fn place(self) -> usize {
        match self {}
    }
}

impl Questions for Nothing {
    type Param = Self;

    fn param(&self) -> Self {
        *self
    }
}
