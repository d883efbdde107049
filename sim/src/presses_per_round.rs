//! How many presses a round of Gardlings takes, measured on recorded games that are really driven through the screens.
//!
//! Tiles are drawn one by one, as at the table: a record may name several of a kind at once.

use std::collections::BTreeMap;

use engine_nostd::Seat;
use engine_nostd::record::Entry;

use crate::navigator::press_record;
use crate::record_file;

/// The presses of some games, by what they were for.
#[derive(Clone, Debug, Default)]
pub struct Presses {
    /// The presses of each draw of the player who was entered last.
    pub draws: Vec<usize>,
    /// The presses of each draw of another player.
    pub draws_of_others: Vec<usize>,
    /// The presses of each player in each round, not counting draws.
    pub rounds: Vec<usize>,
}

impl Presses {
    /// Plays a record by buttons and counts.
    ///
    /// # Errors
    /// Returns which entry could not be made and why.
    pub fn count(&mut self, text: &str) -> Result<(), String> {
        let table = record_file::load(&one_by_one(text)).map_err(|failure| failure.message)?;
        let mut rounds = Vec::new();
        let pressed = press_record(table.record(), |device| {
            rounds.push(device.table().map_or(0, |table| table.state().round()));
        })
        .map_err(|(entry, stuck)| format!("entry {entry}: {stuck}"))?;
        let draw = table.state().verb("draw").map(|verb| verb.id);
        let mut last = None;
        let mut others: BTreeMap<(u16, Option<Seat>), usize> = BTreeMap::new();
        // The round of an entry is the one it was made in, which the device showed before it.
        for ((entry, strokes), round) in table.record().entries().iter().zip(&pressed.entries).zip(rounds) {
            let Entry::Play(by, raw) = entry else { continue };
            // What belongs to nobody is pressed by whoever was entered last.
            let who = by.or(last);
            let presses: usize = strokes.iter().map(|stroke| stroke.presses()).sum();
            if Some(raw.verb) == draw {
                let draws = if last == *by { &mut self.draws } else { &mut self.draws_of_others };
                draws.push(presses);
            } else {
                *others.entry((round, who)).or_default() += presses;
            }
            last = who;
        }
        self.rounds.extend(others.into_values());
        Ok(())
    }

    /// Sorts every list, so that its middle is the median.
    pub fn sort(&mut self) {
        [&mut self.draws, &mut self.draws_of_others, &mut self.rounds]
            .into_iter()
            .for_each(|list| list.sort_unstable());
    }
}

/// Returns a record with the moves alone, every draw of several tiles split into single draws.
fn one_by_one(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let line = line.split(" #").next().unwrap_or_default().trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["expect" | "refuse", ..] => {}
            [before @ .., "draw", kind, count] if count.parse::<usize>().is_ok() => {
                for _ in 0..count.parse().unwrap_or(1) {
                    out.push_str(&format!("{} draw {kind}\n", before.join(" ")));
                }
            }
            _ => {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_drawn_one_by_one_and_only_moves_are_left() {
        let text = "Anna draw gnome 2   # GL-41\nexpect Anna gnomes 2\ndraw twin\nAnna stop\n";
        assert_eq!(one_by_one(text), "Anna draw gnome\nAnna draw gnome\ndraw twin\nAnna stop\n");
    }
}
