//! A game that is played next to what it should be, and the laws about a step and about a record.

use engine_nostd::ask::Choices;
use engine_nostd::field::Fix;
use engine_nostd::packed::{pack_entry, unpack_entry};
use engine_nostd::record::{CAPACITY, Entry};
use engine_nostd::setup::Setup;
use engine_nostd::{Seat, Seats, State, Table, TableError};
use sim::chance::Chance;
pub(crate) use sim::laws::{Broken, Law, check_record, law};
use sim::random_play::{self, RandomMoves};
use sim::record_file;

use crate::offers::check_offers;
use crate::standings::check_standings;
use crate::steps::LawStep;

/// A table next to what it should be: every state that stands, and every state that was taken back.
pub(crate) struct Played {
    pub(crate) table: Box<Table>,
    standing: Vec<State>,
    undone: Vec<State>,
    moves: RandomMoves,
}

impl Played {
    pub(crate) fn new(setup: &Setup) -> Self {
        let table = Box::new(Table::new(setup.clone()).unwrap());
        let moves = RandomMoves::new(table.state());
        Self { standing: vec![table.state().clone()], undone: Vec::new(), moves, table }
    }

    /// Lays out a position as this game stands, with its values in any order, and continues from there.
    pub(crate) fn lay_out(&mut self, chance: &mut Chance) -> Law {
        let (state, setup) = (self.table.state(), self.table.setup());
        let words = state.vocabulary();
        let mut position: Vec<Fix> = Vec::new();
        for (seat, id) in words.position(state.players()) {
            let fix = state.standing_fix(seat, id, &setup.names);
            let fix = fix.ok_or_else(|| Broken(format!("{id:?} has no value that could be laid out")))?;
            position.insert(chance.below(position.len() + 1), fix);
        }
        let mut table = Box::new(Table::new(setup.clone()).unwrap());
        table.lay_out(&position).map_err(|error| Broken(format!("the position of a game is refused: {error}")))?;
        law(table.state() == state, || "laid out as a position, the game stands differently".into())?;
        law(table.clone().undo() == Err(TableError::NothingToUndo), || "a position is taken back".into())?;
        law(table.lay_out(&position).is_err(), || "a position is laid out twice".into())?;
        *self = Self { standing: vec![table.state().clone()], undone: Vec::new(), moves: self.moves.clone(), table };
        Ok(())
    }

    /// Tries a step, and checks every law about a step.
    pub(crate) fn step(&mut self, step: LawStep) -> Law {
        let state = self.table.state();
        let entry = match step {
            LawStep::Offer(seed) => {
                let mut chance = Chance::new(seed);
                check_offers(state, &mut chance)?;
                match random_play::offered(state, &mut chance) {
                    Some((by, raw)) => Entry::Play(by, raw),
                    None => {
                        let nobody = state.actors() == Seats::NONE;
                        return law(nobody, || "nothing is offered to a seat that may act".into());
                    }
                }
            }
            LawStep::Next => match state.next_move(state.focus()) {
                Some((by, raw)) => Entry::Play(by, raw),
                // Where a choice has to be made, nothing can be skipped.
                None => {
                    let mut offers = Choices::new();
                    state.offers(state.focus(), &mut offers);
                    let asks = state.next_question().is_some();
                    return law(state.turn().is_none() || asks || !offers.is_empty(), || {
                        "a turn without a way on".into()
                    });
                }
            },
            LawStep::Move(seed) => {
                let mut chance = Chance::new(seed);
                let Some((by, raw)) = self.moves.of_phase(state, &mut chance) else { return Ok(()) };
                Entry::Play(if chance.once_in(4) { None } else { by }, raw)
            }
            LawStep::Bytes(seed) => {
                let mut chance = Chance::new(seed);
                let by = if chance.once_in(3) { Seat::new(chance.below(5)) } else { state.focus() };
                Entry::Play(by, self.moves.of_bytes(&mut chance))
            }
            LawStep::Fix(seed) => Entry::Fix(random_play::fix(state, &mut Chance::new(seed))),
            LawStep::FixBytes(seed) => {
                let fix = random_play::fix_of_bytes(state, &mut Chance::new(seed));
                // What can be corrected already has a value; what has none cannot be corrected.
                let value = state.field(fix.seat, fix.id);
                law(value.is_some() || state.check_fix(&fix).is_err(), || {
                    format!("no value, but a correction: {fix:?}")
                })?;
                Entry::Fix(fix)
            }
            LawStep::Undo => Entry::Undo,
            LawStep::Redo => Entry::Redo,
        };
        self.enter(entry).map(|_| ()).map_err(|Broken(what)| Broken(format!("{what}\nafter {step:?}: {entry:?}")))
    }

    /// Enters something, and returns whether it was accepted.
    pub(crate) fn enter(&mut self, entry: Entry) -> Result<bool, Broken> {
        let before = self.table.clone();
        let result = self.table.enter(entry);
        let expected = match (entry, result) {
            (_, Err(error)) => {
                law(self.table.state() == before.state(), || format!("a refusal ({error}) changed the state"))?;
                law(self.table.record() == before.record(), || format!("a refusal ({error}) changed the record"))?;
                let empty = match error {
                    TableError::NothingToUndo => self.standing.len() == 1,
                    TableError::NothingToRedo => self.undone.is_empty(),
                    _ => true,
                };
                law(empty, || format!("refused with {error}, though there is something"))?;
                return Ok(false);
            }
            (Entry::Undo, Ok(())) => {
                self.undone.extend(self.standing.pop());
                self.standing.last()
            }
            (Entry::Redo, Ok(())) => {
                self.standing.extend(self.undone.pop());
                self.standing.last()
            }
            (Entry::Play(..) | Entry::Fix(_), Ok(())) => {
                self.undone.clear();
                self.stand()?;
                None
            }
        };
        if let Some(expected) = expected {
            law(self.table.state() == expected, || "undo or redo leads to another state".into())?;
        }
        let kept = self.table.record().entries();
        law(kept.len() == before.record().entries().len() + 1, || {
            "an accepted entry is one entry of the record".into()
        })?;
        law(self.table.record().standing_count() == self.standing.len() - 1, || {
            "another number of entries stands".into()
        })?;
        self.table.state().invariants().map_err(|what| Broken(format!("this does not hold: {what}")))?;
        check_standings(&self.table)?;
        check_entry_forms(&self.table)?;
        Ok(true)
    }

    /// Notes that a move or a correction stands. Steps of a dial that follow each other are one thing; if they cancel
    /// out, nothing was entered.
    fn stand(&mut self) -> Law {
        let entries = self.table.record().entries();
        let run = run(entries);
        if let Some((_, before)) = entries.split_last().filter(|_| run.len() > 1)
            && change(&before[before.len() + 1 - run.len()..]) != 0
        {
            self.standing.pop();
        }
        if run.is_empty() || change(run) != 0 {
            self.standing.push(self.table.state().clone());
            return Ok(());
        }
        law(self.standing.last() == Some(self.table.state()), || "steps that cancel out change something".into())
    }

    /// Takes back everything and brings it back again, as often as the record has room.
    pub(crate) fn check_way_back(&mut self) -> Law {
        let room = (CAPACITY - self.table.record().entries().len()) / 2;
        let steps = room.min(self.standing.len() - 1);
        let end = self.table.state().clone();
        for _ in 0..steps {
            law(self.enter(Entry::Undo)?, || "an undo is refused".into())?;
        }
        for _ in 0..steps {
            law(self.enter(Entry::Redo)?, || "a redo is refused".into())?;
        }
        law(*self.table.state() == end, || "there and back again leads elsewhere".into())
    }
}

/// Returns the steps of one dial at the end of a record.
fn run(entries: &[Entry]) -> &[Entry] {
    let dial = |entry: &Entry| match entry {
        Entry::Play(by, raw) => raw.change().map(|_| (*by, raw.verb)),
        Entry::Fix(_) | Entry::Undo | Entry::Redo => None,
    };
    let last = entries.last().and_then(dial);
    let length = entries.iter().rev().take_while(|entry| last.is_some() && dial(entry) == last).count();
    &entries[entries.len() - length..]
}

/// Returns how far steps of a dial go together.
fn change(steps: &[Entry]) -> i32 {
    let step = |entry: &Entry| match entry {
        Entry::Play(_, raw) => raw.change().map_or(0, i32::from),
        Entry::Fix(_) | Entry::Undo | Entry::Redo => 0,
    };
    steps.iter().map(step).sum()
}

/// Checks that the newest entry is the same after conversion to bytes and back, and to text and back.
fn check_entry_forms(table: &Table) -> Law {
    let setup = table.setup();
    let Some(entry) = table.record().entries().last() else { return Ok(()) };
    let words = setup.game.vocabulary(setup.mode);
    let bytes = pack_entry(entry, words);
    let back = unpack_entry(&bytes, words);
    law(back == Ok((*entry, bytes.len())), || format!("{entry:?} is {bytes:02x?} and back {back:?}"))?;
    let text = record_file::entry_text(entry, setup);
    let read = engine_nostd::notation::read_entry(&text, setup, table.state());
    law(read.as_ref() == Ok(entry), || format!("{entry:?} is '{text}' and back {read:?}"))
}
