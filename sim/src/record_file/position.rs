//! The position that a record can begin with: a block of corrections right after the set-up, which has to hold as a
//! whole, in any order.

use engine_nostd::field::FieldSpec;
use engine_nostd::notation::{NotationError, read_entry};
use engine_nostd::record::Entry;
use engine_nostd::{RuleError, Table};

use super::{Failure, Step, allowed, read, refused};

/// Enters the block; a block without lines is not a position.
pub(super) fn enter(
    block: &[(usize, &str)],
    table: &mut Table,
    watch: &mut impl FnMut(usize, Step<'_>, &Table),
) -> Result<(), Failure> {
    if is_laid_out(block, table) {
        return lay_out(block, table, watch);
    }
    let mut corrections = Vec::new();
    for (number, line) in block {
        corrections.push((*number, *line, read(line, table, *number)?));
    }
    correct(&corrections, table, watch)
}

/// Returns whether a block sets something that no running game allows to be corrected, so that it can only be a
/// position.
fn is_laid_out(block: &[(usize, &str)], table: &Table) -> bool {
    let words = table.state().vocabulary();
    let fields: Vec<&FieldSpec> = words.position.iter().filter_map(|number| words.field(*number)).collect();
    block.iter().any(|(_, line)| {
        let mut line = line.split_ascii_whitespace().skip(1).peekable();
        let seat = line.next_if(|word| table.setup().names.seat(word).is_some()).is_some();
        let named =
            line.next().and_then(|name| fields.iter().find(|field| field.seat == seat && field.pattern == name));
        named.is_some_and(|field| !field.fix)
    })
}

/// Lays out a position as a whole. A record that was written by the engine has every value of it, in the order of a
/// position; anything after those is a correction.
fn lay_out(
    block: &[(usize, &str)],
    table: &mut Table,
    watch: &mut impl FnMut(usize, Step<'_>, &Table),
) -> Result<(), Failure> {
    let mut fixes = Vec::new();
    for (number, line) in block {
        match read_entry(line, table.setup(), table.state()) {
            Ok(Entry::Fix(fix)) => fixes.push(fix),
            Ok(_) => return Err(Failure::syntax(*number, "a position consists of corrections")),
            Err(error @ NotationError::Value { .. }) => {
                let id = RuleError::BadNumber.id();
                return Err(Failure::new(*number, id, format!("{id}: {error}{}", allowed(error, table))));
            }
            Err(error) => return Err(Failure::syntax(*number, error)),
        }
    }
    let whole: Vec<_> = table.state().vocabulary().position(table.state().players()).collect();
    let is_whole = fixes.len() > whole.len() && whole.iter().zip(&fixes).all(|(of, fix)| *of == (fix.seat, fix.id));
    let length = if is_whole { whole.len() } else { fixes.len() };
    let stranger = fixes[..length].iter().position(|fix| !whole.contains(&(fix.seat, fix.id)));
    let (number, line) = block[stranger.unwrap_or(length - 1)];
    table.lay_out(&fixes[..length]).map_err(|error| match stranger {
        Some(_) => refused(number, error, line),
        None => Failure::new(number, error.id(), format!("{error}: the position does not hold together")),
    })?;
    watch(number, Step::Position, table);
    for ((number, line), fix) in block.iter().zip(&fixes).skip(length) {
        table.fix(*fix).map_err(|error| refused(*number, error, line))?;
        watch(*number, Step::Entry(&Entry::Fix(*fix)), table);
    }
    Ok(())
}

/// The most corrections that are tried in orders other than the one in which they are written.
const MOST_REORDERED: usize = 64;

/// Enters corrections that have to hold as a whole: in the order in which they are written if every one holds,
/// otherwise in an order in which they do.
fn correct(
    written: &[(usize, &str, Entry)],
    table: &mut Table,
    watch: &mut impl FnMut(usize, Step<'_>, &Table),
) -> Result<(), Failure> {
    let mut refused_as_written = None;
    let orders = if written.len() <= MOST_REORDERED { written.len() } else { 1 };
    for start in 0..orders {
        let mut waiting = written.to_vec();
        waiting.rotate_left(start);
        match order_that_holds(waiting, table) {
            Ok(order) => {
                for (line, entry) in order {
                    table.enter(entry).map_err(|error| Failure::new(line, error.id(), error))?;
                    watch(line, Step::Entry(&entry), table);
                }
                return Ok(());
            }
            Err(failure) => {
                refused_as_written.get_or_insert(failure);
            }
        }
    }
    refused_as_written.map_or(Ok(()), Err)
}

/// Moves corrections that do not hold yet after those that do, until all hold.
fn order_that_holds(mut waiting: Vec<(usize, &str, Entry)>, table: &Table) -> Result<Vec<(usize, Entry)>, Failure> {
    // Tried on a copy: nothing is applied of a position that is not consistent.
    let mut trial = Box::new(table.clone());
    let mut order = Vec::new();
    while !waiting.is_empty() {
        let before = waiting.len();
        let mut first_error = None;
        waiting.retain(|(line, text, entry)| match trial.enter(*entry) {
            Ok(()) => {
                order.push((*line, *entry));
                false
            }
            Err(error) => {
                first_error.get_or_insert((*line, *text, error));
                true
            }
        });
        if let Some((line, text, error)) = first_error.filter(|_| waiting.len() == before) {
            return Err(refused(line, error, text));
        }
    }
    Ok(order)
}
