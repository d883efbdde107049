//! The record: a set-up and the list of everything that has been entered since.
//!
//! The list only grows. Undo and redo are entries in it; which moves still stand follows from the list alone.

use heapless::Vec;

use crate::Seat;
use crate::field::Fix;
use crate::setup::Setup;
use crate::verb::Raw;

/// The most entries in a record.
pub const CAPACITY: usize = 2048;

/// One thing that was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Entry {
    /// A move.
    Play(
        /// Who made it; `None` for moves that belong to nobody.
        Option<Seat>,
        /// The move.
        Raw,
    ),
    /// A correction.
    Fix(Fix),
    /// Takes back the last move or correction that still stands.
    Undo,
    /// Brings back what the last undo took back.
    Redo,
}

/// A whole game: what was agreed and what was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was agreed.
    pub setup: Setup,
    entries: Vec<Entry, CAPACITY>,
}

/// A bit for each entry of a record, by its place after the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Marks([u32; CAPACITY.div_ceil(32)]);

impl Marks {
    /// No entry is marked.
    pub(crate) const NONE: Self = Self([0; CAPACITY.div_ceil(32)]);

    /// Marks an entry or takes its mark away.
    pub(crate) fn set(&mut self, place: usize, marked: bool) {
        if let Some(bits) = self.0.get_mut(place / 32) {
            *bits = *bits & !(1 << (place % 32)) | u32::from(marked) << (place % 32);
        }
    }

    /// Returns whether an entry is marked.
    pub(crate) fn has(&self, place: usize) -> bool {
        self.0.get(place / 32).is_some_and(|bits| bits >> (place % 32) & 1 == 1)
    }
}

/// The error of a record that has no room for another entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct RecordFull;

impl Record {
    /// Starts a record.
    // Always inlined, so that a record is built in the place where it stays: returned from a call it would pass through
    // the stack, 24 KiB of it, even in a build for size.
    #[must_use]
    #[inline(always)]
    pub fn new(setup: Setup) -> Self {
        Self { setup, entries: Vec::new() }
    }

    /// Begins another record in place of this one.
    pub(crate) fn restart(&mut self, setup: Setup) {
        self.setup = setup;
        self.entries.clear();
    }

    /// Adds an entry without checking it.
    ///
    /// # Errors
    /// The record is full.
    pub fn push(&mut self, entry: Entry) -> Result<(), RecordFull> {
        self.entries.push(entry).map_err(|_| RecordFull)
    }

    /// Takes the last entry away again.
    pub(crate) fn pop(&mut self) {
        self.entries.pop();
    }

    /// Returns all entries in the order in which they were made.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns whether there is no room for another entry.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.entries.is_full()
    }

    /// Returns the number of entries at the beginning that lay out a position. Undo never reaches them.
    #[must_use]
    pub fn position_len(&self) -> usize {
        let words = self.setup.game.vocabulary(self.setup.mode);
        let mut position = words.position(self.setup.names.len());
        match (self.entries.first(), position.next()) {
            // A running game never corrects that field, so the record begins with a position.
            (Some(Entry::Fix(fix)), Some(first)) if (fix.seat, fix.id) == first => 1 + position.count(),
            _ => 0,
        }
    }

    /// Returns the entries after the position.
    pub(crate) fn after_position(&self) -> &[Entry] {
        self.entries.get(self.position_len()..).unwrap_or_default()
    }

    /// Lists the moves and corrections that still stand, newest first. Steps of a dial that follow each other are one.
    pub fn standing_backwards(&self) -> impl Iterator<Item = Entry> {
        Backwards::new(self.after_position())
    }

    /// Returns the number of moves and corrections that still stand. Steps of a dial that follow each other are one.
    #[must_use]
    pub fn standing_count(&self) -> usize {
        self.standing_backwards().count()
    }

    /// Returns the number of entries that still stand, each step of a dial counted.
    pub(crate) fn standing_entries(&self) -> usize {
        let mut backwards = Backwards::new(self.after_position());
        let mut count = 0;
        while backwards.next().is_some() {
            count += backwards.length;
        }
        count
    }

    /// Lists the moves and corrections that still stand, newest first, with the place of the first entry of each after the
    /// position.
    pub(crate) fn standing_at(&self) -> impl Iterator<Item = (usize, Entry)> {
        Backwards::new(self.after_position()).with_places()
    }

    /// Visits the entries that still stand, each step of a dial for itself, in the order in which they were made.
    pub fn for_each_standing(&self, mut visit: impl FnMut(&Entry)) {
        self.for_each_standing_at(|_, entry| visit(entry));
    }

    /// Visits the entries that still stand in their order, with their places after the position.
    pub(crate) fn for_each_standing_at(&self, mut visit: impl FnMut(usize, &Entry)) {
        // What stands is clear only when read backwards, so the pass back marks what the pass forward visits.
        let mut stands = Marks::NONE;
        let entries = self.after_position();
        let mut backwards = Backwards::new(entries);
        while backwards.next().is_some() {
            for index in (backwards.entries.len()..).take(backwards.length) {
                stands.set(index, true);
            }
        }
        for (index, entry) in entries.iter().enumerate() {
            if stands.has(index) {
                visit(index, entry);
            }
        }
    }

    /// Returns what an undo would take back.
    #[must_use]
    pub fn undoable(&self) -> Option<Entry> {
        self.standing_backwards().next()
    }

    /// Returns what a redo would bring back.
    #[must_use]
    pub fn redoable(&self) -> Option<Entry> {
        self.redoable_backwards().last().map(|(_, entry)| entry)
    }

    /// Lists what redos would bring back, with the place of the first entry of each after the position. What the next redo
    /// brings back comes last.
    pub(crate) fn redoable_backwards(&self) -> impl Iterator<Item = (usize, Entry)> {
        let (before, undone) = self.undone();
        Backwards::new(before).with_places().take(undone)
    }

    /// Returns the entries before the undos and redos at the end, and how many of them are undone.
    fn undone(&self) -> (&[Entry], usize) {
        let entries = self.after_position();
        let tail = entries.iter().rev().take_while(|entry| matches!(entry, Entry::Undo | Entry::Redo)).count();
        let (before, tail) = entries.split_at(entries.len() - tail);
        let undone: isize = tail.iter().map(|entry| if *entry == Entry::Undo { 1 } else { -1 }).sum();
        (before, usize::try_from(undone).unwrap_or(0))
    }
}

/// Returns the last thing that was entered, and how many entries it consists of: steps of one seat on one dial that
/// follow each other are one step, which is nothing if they cancel out.
pub(crate) fn last_thing(entries: &[Entry]) -> (Option<Entry>, usize) {
    let Some((last, before)) = entries.split_last() else { return (None, 0) };
    let Entry::Play(seat, raw) = last else { return (Some(*last), 1) };
    let Some(mut sum) = raw.change() else { return (Some(*last), 1) };
    let mut length = 1;
    for entry in before.iter().rev() {
        match entry {
            Entry::Play(by, step) if by == seat && step.verb == raw.verb => {
                sum = sum.saturating_add(step.change().unwrap_or(0));
                length += 1;
            }
            Entry::Play(..) | Entry::Fix(_) | Entry::Undo | Entry::Redo => break,
        }
    }
    ((sum != 0).then(|| Entry::Play(*seat, Raw::step(raw.verb, sum))), length)
}

/// An iterator back through the things that were entered, which skips what was taken back.
struct Backwards<'a> {
    entries: &'a [Entry],
    taken_back: isize,
    /// How many entries the thing that was returned last consists of.
    length: usize,
}

impl<'a> Backwards<'a> {
    fn new(entries: &'a [Entry]) -> Self {
        Self { entries, taken_back: 0, length: 0 }
    }

    /// Adds the place of the first entry of each thing.
    fn with_places(mut self) -> impl Iterator<Item = (usize, Entry)> {
        core::iter::from_fn(move || {
            let thing = self.next()?;
            Some((self.entries.len(), thing))
        })
    }
}

impl Iterator for Backwards<'_> {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        while !self.entries.is_empty() {
            let (thing, length) = last_thing(self.entries);
            (self.entries, self.length) = (&self.entries[..self.entries.len() - length], length);
            match thing {
                Some(Entry::Undo) => self.taken_back += 1,
                // A redo answers the undo before it, so the two cancel out.
                Some(Entry::Redo) => self.taken_back -= 1,
                Some(_) if self.taken_back > 0 => self.taken_back -= 1,
                Some(thing) => return Some(thing),
                // Steps that cancel out are as if they had never been made.
                None => {}
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verb::ARGS;
    use crate::{Game, setup::Mode};

    fn entry(verb: u8) -> Entry {
        Entry::Play(None, Raw { verb, args: [0; ARGS] })
    }

    /// Digits are moves, `u` is undo, `r` is redo.
    fn record(script: &str) -> Record {
        let mut record = Record::new(Setup::new(Game::GnomeElfTroll, Mode::Track));
        for c in script.bytes() {
            let entry = match c {
                b'u' => Entry::Undo,
                b'r' => Entry::Redo,
                digit => entry(digit - b'0'),
            };
            record.push(entry).unwrap();
        }
        record
    }

    #[test]
    fn what_stands_follows_from_the_list_alone() {
        for (script, standing, redo) in [
            ("", "", None),
            ("12", "12", None),
            ("12u", "1", Some(2)),
            ("12uu", "", Some(1)),
            ("12uur", "1", Some(2)),
            ("12uurr", "12", None),
            ("12u3", "13", None),
            ("123u4uu", "1", Some(2)),
            ("123u4uur", "12", Some(4)),
            ("12u3ur", "13", None),
        ] {
            let record = record(script);
            let mut seen = heapless::String::<16>::new();
            record.for_each_standing(|e| {
                let Entry::Play(_, raw) = e else { panic!("only moves stand") };
                seen.push((b'0' + raw.verb) as char).unwrap();
            });
            assert_eq!(seen, standing, "{script}");
            assert_eq!(record.standing_count(), standing.len(), "{script}");
            assert_eq!(record.redoable(), redo.map(entry), "{script}");
        }
    }

    #[test]
    fn a_full_record_refuses_and_keeps_what_it_has() {
        let mut record = record("");
        for _ in 0..CAPACITY {
            record.push(entry(1)).unwrap();
        }
        assert!(record.is_full());
        assert_eq!(record.push(entry(2)), Err(RecordFull));
        assert_eq!(record.entries().len(), CAPACITY);
    }
}
