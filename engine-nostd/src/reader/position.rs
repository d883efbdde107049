//! The position that a record can begin with: a block of corrections right after the set-up, which has to hold as a
//! whole, in any order.

use core::fmt;

use heapless::Vec;

use super::{Failure, Step, Taken, Watch, allowed, lend};
use crate::field::{FieldId, Fix};
use crate::notation::{NotationError, read_entry, write_entry};
use crate::record::Entry;
use crate::{RuleError, Seat, Setup, Table, TableError};

/// The most corrections in a block; what follows counts one by one.
const BLOCK: usize = 128;

/// The most corrections that are tried in orders other than the one in which they are written.
const MOST_REORDERED: usize = 64;

/// How many corrections are tried before whoever reads gets a chance to do something else.
const AT_ONCE: usize = 8;

/// A correction with the number of its line.
#[derive(Clone, Copy, Debug)]
struct Numbered {
    line: u32,
    fix: Fix,
}

/// A correction as it is written in a record.
struct WrittenFix<'a>(Fix, &'a Setup);

impl fmt::Display for WrittenFix<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_entry(&Entry::Fix(self.0), self.1, f)
    }
}

/// The corrections with which a record begins.
#[derive(Clone, Debug)]
pub(super) struct Position {
    written: Vec<Numbered, BLOCK>,
    /// Whether one of them sets something that no running game allows to be corrected, so that it can only be a position.
    is_laid_out: bool,
    /// The order that is being found, once all of them are there.
    order: Option<Order>,
}

/// An order in which corrections hold, while it is being found.
#[derive(Clone, Debug)]
struct Order {
    /// With which one it begins.
    start: usize,
    /// The places of those that hold, in their order.
    found: Vec<u8, BLOCK>,
    /// The places of those that do not hold yet.
    waiting: Vec<u8, BLOCK>,
    /// Which of them is tried next.
    next: usize,
    /// Whether one of them held since all of them were tried.
    moved: bool,
    /// The first that was refused since then.
    refused: Option<(u8, TableError)>,
    /// The first that was refused in the order in which they are written.
    refused_as_written: Option<(u8, TableError)>,
}

impl Order {
    const fn new() -> Self {
        Self {
            start: 0,
            found: Vec::new(),
            waiting: Vec::new(),
            next: 0,
            moved: false,
            refused: None,
            refused_as_written: None,
        }
    }

    /// Begins with the correction at this place.
    fn begin(&mut self, start: usize, length: usize) {
        self.start = start;
        self.found.clear();
        self.waiting.clear();
        self.waiting.extend((0..length).map(|place| ((place + start) % length) as u8));
        (self.next, self.moved, self.refused) = (0, false, None);
    }
}

impl Position {
    pub(super) const fn new() -> Self {
        Self { written: Vec::new(), is_laid_out: false, order: None }
    }

    /// Returns whether another correction belongs to it.
    pub(super) fn has_room(&self) -> bool {
        self.order.is_none() && !self.written.is_full()
    }

    /// Adds a line.
    pub(super) fn add(&mut self, number: u32, line: &str, table: &Table) -> Result<(), Failure> {
        let words = table.state().vocabulary();
        let is_only_laid_out = |seat: Option<Seat>, id: FieldId| {
            words.position.contains(&id.field)
                && words.field(id.field).is_some_and(|field| field.seat == seat.is_some() && !field.fix)
        };
        match read_entry(line, table.setup(), table.state()) {
            Ok(Entry::Fix(fix)) => {
                self.is_laid_out |= is_only_laid_out(fix.seat, fix.id);
                // There is room: it was asked for.
                let _ = self.written.push(Numbered { line: number, fix });
                Ok(())
            }
            Ok(_) => Err(Failure::syntax(number, "a position consists of corrections")),
            Err(error) => {
                let by_position = matches!(error, NotationError::Value { by, what, .. }
                    if self.is_laid_out
                        || crate::field::find(words.fields, by.is_some(), what)
                            .is_some_and(|id| is_only_laid_out(by, id)));
                let refusal = error.refusal(table.state());
                match if by_position { Some(RuleError::BadNumber) } else { refusal } {
                    Some(refusal) => {
                        let message = format_args!("{refusal}: {error}{}", allowed(&error, table));
                        Err(Failure::new(number, refusal.id(), message))
                    }
                    None => Err(Failure::syntax(number, error)),
                }
            }
        }
    }

    /// Enters the corrections once all of them are there, until it says yes. If they do not hold, none of them is entered.
    pub(super) fn settle(&mut self, table: &mut Table, watch: Watch<'_>) -> Result<Taken, Failure> {
        if self.written.is_empty() {
            return Ok(Taken::Yes);
        }
        if self.is_laid_out {
            return self.lay_out(table, watch).map(|()| Taken::Yes);
        }
        let Self { written, order, .. } = self;
        let order = order.get_or_insert_with(|| {
            let mut order = Order::new();
            order.begin(0, written.len());
            order
        });
        for _ in 0..AT_ONCE {
            if order.waiting.is_empty() {
                if let Some(watch) = watch {
                    enter_again(order.found.iter().map(|place| written[usize::from(*place)]), table, watch);
                }
                self.written.clear();
                return Ok(Taken::Yes);
            }
            if let Some(place) = order.waiting.get(order.next).copied() {
                match table.fix(written[usize::from(place)].fix) {
                    Ok(()) => {
                        order.waiting.remove(order.next);
                        // There is room for all.
                        let _ = order.found.push(place);
                        order.moved = true;
                    }
                    Err(error) => {
                        order.refused.get_or_insert((place, error));
                        order.next += 1;
                    }
                }
                continue;
            }
            let (next, moved, refused) = (0, order.moved, order.refused.take());
            (order.next, order.moved) = (next, false);
            if moved {
                continue;
            }
            begin_again(table);
            order.refused_as_written = order.refused_as_written.or(refused);
            let orders = if written.len() <= MOST_REORDERED { written.len() } else { 1 };
            if order.start + 1 < orders {
                order.begin(order.start + 1, written.len());
            } else if let Some((place, error)) = order.refused_as_written {
                let Numbered { line, fix } = written[usize::from(place)];
                return Err(Failure::refused(line, error, WrittenFix(fix, table.setup())));
            }
        }
        Ok(Taken::NotYet)
    }

    /// Lays out a position as a whole. A record that was written by the engine has every value of it, in the order of a
    /// position; anything after those is a correction.
    fn lay_out(&mut self, table: &mut Table, mut watch: Watch<'_>) -> Result<(), Failure> {
        let words = table.state().vocabulary();
        let players = table.state().players();
        let whole = || words.position(players);
        let length = whole().count();
        let is_whole = self.written.len() > length
            && whole().zip(&self.written).all(|(of, Numbered { fix, .. })| of == (fix.seat, fix.id));
        let length = if is_whole { length } else { self.written.len() };
        let (block, more) = self.written.split_at(length);
        let fixes: Vec<Fix, BLOCK> = block.iter().map(|written| written.fix).collect();
        let stranger = block.iter().find(|Numbered { fix, .. }| !whole().any(|of| of == (fix.seat, fix.id)));
        table.lay_out(&fixes).map_err(|error| match (stranger, block.last()) {
            (Some(Numbered { line, fix }), _) => Failure::refused(*line, error, WrittenFix(*fix, table.setup())),
            (None, last) => {
                let line = last.map_or(0, |last| last.line);
                Failure::refused(line, error, "the position does not hold together")
            }
        })?;
        if let (Some(watch), Some(last)) = (lend(&mut watch), block.last()) {
            watch(last.line, Step::Position, table);
        }
        for Numbered { line, fix } in more {
            let refused = |error| Failure::refused(*line, error, WrittenFix(*fix, table.setup()));
            table.check(&Entry::Fix(*fix)).map_err(refused)?;
            table.fix(*fix).map_err(|error| Failure::refused(*line, error, "it does not fit"))?;
            if let Some(watch) = lend(&mut watch) {
                watch(*line, Step::Entry(&Entry::Fix(*fix)), table);
            }
        }
        self.written.clear();
        Ok(())
    }
}

/// Takes everything off the table, in place: there may be no room for another one to try on.
fn begin_again(table: &mut Table) {
    // Without entries, no rule can refuse one.
    let _ = table.refill().settle();
}

/// Enters corrections of which it is known that they hold, for somebody who watches.
fn enter_again(
    corrections: impl Iterator<Item = Numbered>,
    table: &mut Table,
    watch: &mut dyn FnMut(u32, Step<'_>, &Table),
) {
    begin_again(table);
    for Numbered { line, fix } in corrections {
        let _ = table.fix(fix);
        watch(line, Step::Entry(&Entry::Fix(fix)), table);
    }
}
