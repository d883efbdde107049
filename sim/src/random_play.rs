//! Random play: moves and corrections that are merely well formed. The engine says which of them are legal.

use engine_nostd::ask::{Ask, Choices, Draft};
use engine_nostd::field::{FIX_BYTES, FieldId, FieldSpec, Fix, Index};
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::strip::{self, Alphabet, Thing};
use engine_nostd::verb::{Raw, Slot, Verb};
use engine_nostd::{List, Seat, State};

use crate::chance::Chance;

/// Numbers beyond this are refused nearly everywhere, so that drawing them often would only cost time.
const LARGEST: usize = 10;

/// Once in this many numbers it may be any: some games only end with a large one.
const RARELY: usize = 16;

/// How many numbers count as small.
const SMALL: usize = 16;

/// A kind of move with its slots.
#[derive(Clone, Debug)]
struct MoveShape {
    verb: &'static Verb,
    blank: Raw,
    slots: Vec<Slot>,
}

/// A source of random moves for one set-up.
#[derive(Clone, Debug)]
pub struct RandomMoves {
    kinds: Vec<MoveShape>,
    /// The kinds of moves that belong to a phase, once the phase has been seen.
    by_phase: Vec<Vec<usize>>,
    players: usize,
}

impl RandomMoves {
    /// Prepares for games with the set-up of this one.
    #[must_use]
    pub fn new(state: &State) -> Self {
        let words = state.vocabulary();
        let kind = |verb: &'static Verb| MoveShape { verb, blank: verb.blank(), slots: verb.slots().collect() };
        Self {
            kinds: words.verbs.iter().map(kind).collect(),
            by_phase: vec![Vec::new(); words.phases.len()],
            players: state.players(),
        }
    }

    /// Returns a move that belongs to the phase, and whose it is; `None` when no kind of move does, as after the end of
    /// a game.
    pub fn of_phase(&mut self, state: &State, chance: &mut Chance) -> Option<(Option<Seat>, Raw)> {
        let by = state.turn().or_else(|| {
            let actors: Vec<Seat> = state.actors().iter().collect();
            // Nobody's moves come as often as those of one seat.
            if actors.is_empty() {
                None
            } else {
                Some(*chance.pick(&actors)).filter(|_| !chance.once_in(actors.len() + 1))
            }
        });
        let now = |kind: &MoveShape| state.check_time(by, kind.verb.id).is_ok();
        let places = 0..self.kinds.len();
        // In a turn, which kinds of moves belong to a phase depends only on the set-up; where all act at once, it
        // depends on each of them too, and in a light game on which turn it is.
        let fresh: Vec<usize>;
        let kinds = if state.turn().is_some() && !state.is_light() {
            let kinds = &mut self.by_phase[state.phase()];
            if kinds.is_empty() {
                kinds.extend(places.filter(|place| now(&self.kinds[*place])));
            }
            kinds
        } else {
            fresh = places.filter(|place| now(&self.kinds[*place])).collect();
            &fresh
        };
        if kinds.is_empty() {
            return None;
        }
        let kind = &self.kinds[*chance.pick(kinds)];
        let mut raw = kind.blank;
        for slot in &kind.slots {
            // What may be left out mostly is, and so is what each seat may say.
            if slot.param.default.is_none() || chance.once_in(4) {
                let none = slot.param.nullable && chance.once_in(8);
                put(&slot.shape, none, self.players, &mut raw.args[slot.offset..], chance);
            }
        }
        Some((by, raw))
    }

    /// Makes a move from bytes that need not mean anything.
    pub fn of_bytes(&self, chance: &mut Chance) -> Raw {
        let kind = self.kinds.get(chance.below(self.kinds.len()));
        let known = if chance.once_in(8) { None } else { kind };
        let verb = known.map_or_else(|| chance.byte(), |kind| kind.verb.id);
        let mut raw = Raw { verb, args: Default::default() };
        raw.args.iter_mut().for_each(|byte| *byte = garbage(chance));
        raw
    }
}

/// Returns a byte: mostly one that could mean something.
fn garbage(chance: &mut Chance) -> u8 {
    match chance.below(8) {
        0 => chance.byte(),
        1 | 2 => ABSENT,
        3 => 0,
        _ => chance.below(LARGEST) as u8,
    }
}

/// Returns a number in a range, mostly a small one.
fn mostly_below(small: usize, range: usize, chance: &mut Chance) -> usize {
    let bound = if chance.once_in(RARELY) { range } else { range.min(small) };
    chance.below(bound)
}

/// Puts a value of a shape into its bytes, which hold the default.
fn put(shape: &Shape, none: bool, players: usize, bytes: &mut [u8], chance: &mut Chance) {
    if none {
        bytes[0] = ABSENT;
        return;
    }
    match *shape {
        Shape::Number { min, max } => {
            let number = usize::from(min) + mostly_below(LARGEST, usize::from(max - min) + 1, chance);
            bytes[0] = number as u8;
            if shape.width() == 2 {
                bytes[1] = (number >> 8) as u8;
            }
        }
        Shape::Delta { max } => {
            // As the engine packs it: the most significant byte first, and zero in the middle.
            let change = 1 + mostly_below(LARGEST, usize::from(max), chance) as i16;
            let change = if chance.once_in(2) { change } else { -change };
            bytes[..2].copy_from_slice(&0x4000u16.wrapping_add_signed(change).to_be_bytes());
        }
        Shape::Numbered { .. } => bytes[0] = 1 + chance.below(5) as u8,
        Shape::Flag => bytes[0] = chance.below(2) as u8,
        Shape::Word(list) | Shape::Lettered(list) => bytes[0] = chance.below(list.words.len()) as u8,
        Shape::Numbers { count, max } => {
            let number = |chance: &mut Chance| mostly_below(LARGEST, usize::from(max) + 1, chance) as u8;
            bytes.iter_mut().take(usize::from(count)).for_each(|byte| *byte = number(chance));
        }
        Shape::Strip(letters) => put_strip(letters, players, bytes, chance),
        Shape::Set(list) => bytes[0] = chance.below(1 << list.words.len()) as u8,
        Shape::Seat => bytes[0] = chance.below(players) as u8,
        Shape::Seats => bytes[0] = chance.below(1 << players) as u8,
        Shape::Tile(kinds) => put_tile(kinds, bytes, chance),
        Shape::Place { kinds, away } => {
            bytes[0] = chance.below(away.words.len() + 1) as u8;
            if bytes[0] > 0 {
                bytes[1] = if bytes[0] > 1 { chance.below(players) as u8 } else { 0 };
                put_tile(kinds, &mut bytes[2..], chance);
            }
        }
        // Each slot is for one seat, and what is only shown is never entered.
        Shape::PerSeat(_) | Shape::EachWord(_) | Shape::EachNumbered { .. } | Shape::Shown(_) => {}
    }
}

fn put_tile(kinds: List, bytes: &mut [u8], chance: &mut Chance) {
    bytes[0] = chance.below(kinds.words.len()) as u8;
    // Mostly the engine picks among the tiles of a kind.
    bytes[1] = chance.below(6).saturating_sub(3) as u8;
}

fn put_strip(letters: &Alphabet, players: usize, bytes: &mut [u8], chance: &mut Chance) {
    let thing = |chance: &mut Chance| {
        let owner = Seat::new(chance.below(players));
        let piece = owner.filter(|_| chance.once_in(2)).map(|owner| (chance.below(letters.pieces.len()) as u8, owner));
        Thing { kind: chance.below(letters.kinds.len()) as u8, piece }
    };
    let strip: Vec<Thing> = (0..chance.below(strip::MAX_THINGS + 1)).map(|_| thing(chance)).collect();
    bytes[..strip::WIDTH].copy_from_slice(&letters.pack(&strip));
}

/// Makes a correction of a value that can be corrected, with a value of its shape.
pub fn fix(state: &State, chance: &mut Chance) -> Fix {
    let fields: Vec<&FieldSpec> = state.vocabulary().fields.iter().filter(|field| field.fix).collect();
    let field = *chance.pick(&fields);
    let mut index = [0; 2];
    for (byte, slot) in index.iter_mut().zip(field.index) {
        *byte = match slot {
            Index::Word(list) => chance.below(list.words.len()) as u8,
            Index::Upto(max) => 1 + chance.below(usize::from(*max).min(3)) as u8,
        };
    }
    let mut value = [0; FIX_BYTES];
    let none = matches!(field.shape, Shape::Seat | Shape::Numbered { .. }) && chance.once_in(4);
    put(&field.shape, none, state.players(), &mut value, chance);
    let seat = if field.seat { Seat::new(chance.below(state.players())) } else { None };
    Fix { seat, id: FieldId { field: field.number, index }, value }
}

/// Makes a correction from bytes that need not mean anything.
pub fn fix_of_bytes(state: &State, chance: &mut Chance) -> Fix {
    let last = state.vocabulary().fields.last().map_or(0, |field| usize::from(field.number));
    let field = if chance.once_in(8) { chance.byte() } else { chance.below(last + 1) as u8 };
    let index = [garbage(chance), garbage(chance)];
    let mut value = [0; FIX_BYTES];
    value.iter_mut().for_each(|byte| *byte = garbage(chance));
    // Half of the values have no rubbish after them.
    if chance.once_in(2) {
        value[1..].fill(0);
    }
    let seat = if chance.once_in(3) { None } else { Seat::new(chance.below(engine_nostd::MAX_SEATS)) };
    Fix { seat, id: FieldId { field, index }, value }
}

/// Returns a seat that may act, mostly the likeliest one.
pub fn in_focus(state: &State, chance: &mut Chance) -> Option<Seat> {
    let actors: Vec<Seat> = state.actors().iter().collect();
    if actors.len() > 1 && chance.once_in(2) { Some(*chance.pick(&actors)) } else { state.focus() }
}

/// Returns a step of a dial or the move that NEXT makes, where there is a dial; `None` if one of its rows is chosen
/// instead, or if nothing is dialled now. Numbers grow more often than they shrink, so that games come to their end.
fn dialled(state: &State, chance: &mut Chance) -> Option<(Option<Seat>, Raw)> {
    let seat = state.turn()?;
    let dials = state.dials(seat);
    let mut choices = Choices::new();
    state.offers(Some(seat), &mut choices);
    if dials.is_empty() {
        // What a light game lists need not have happened: NEXT goes on without it.
        let goes_on = state.is_light() && (choices.is_empty() || chance.once_in(3));
        return state.next_move(Some(seat)).filter(|_| goes_on);
    }
    match chance.below(4) {
        0 if !choices.is_empty() => None,
        1 => goes_on(state, chance),
        _ => {
            let dial = chance.pick(&dials);
            let step = dial.step(!chance.once_in(3), 1 + mostly_below(3, LARGEST, chance) as u16);
            step.map_or_else(|| goes_on(state, chance), |raw| Some((Some(dial.seat), raw)))
        }
    }
}

/// Makes the move that NEXT makes, or begins with a question.
fn goes_on(state: &State, chance: &mut Chance) -> Option<(Option<Seat>, Raw)> {
    match state.next_question() {
        Some(draft) => Some(answered(state, draft, chance)),
        None => state.next_move(state.focus()),
    }
}

/// Puts a move together as the device does: an offer, then an answer to every question. `None` when nothing is offered.
///
/// # Panics
/// What was offered cannot be completed.
pub fn offered(state: &State, chance: &mut Chance) -> Option<(Option<Seat>, Raw)> {
    if let Some(made) = dialled(state, chance) {
        return Some(made);
    }
    let mut choices = Choices::new();
    state.offers(in_focus(state, chance), &mut choices);
    if choices.is_empty() {
        return goes_on(state, chance);
    }
    Some(answered(state, chance.pick(&choices).draft, chance))
}

/// Answers every question of a move that was begun.
fn answered(state: &State, mut draft: Draft, chance: &mut Chance) -> (Option<Seat>, Raw) {
    let mut choices = Choices::new();
    loop {
        draft = match state.ask(&mut draft, &mut choices) {
            Ask::Choose(_) => chance.pick(&choices).draft,
            Ask::Number { slot, min, max, .. } => {
                // Mostly a small one: a game that is won by a large number would be over at once.
                let number = min + mostly_below(SMALL, usize::from(max - min) + 1, chance) as u8;
                draft.answered(&slot, [number, 0])
            }
            Ask::Ready(raw) => return (draft.by, raw),
            Ask::Impossible(error) => panic!("{draft:?} was offered, but leads to {error}"),
        };
    }
}
