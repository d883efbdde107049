//! How many presses turns, draws and rounds take.

use std::collections::BTreeMap;

use engine_nostd::record::{Entry, Record};
use engine_nostd::verb::Raw;
use engine_nostd::{Game, Seat, State};

use crate::hand_play::{HandPlay, Presses};
use crate::players::habits;

/// What presses are counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unit {
    /// A turn of a player.
    Turn,
    /// A tile that is drawn while everybody draws.
    Draw,
    /// What a player does in a round besides draws.
    PlayerRound,
    /// What is done between two rounds.
    RoundEnd,
    /// The last count, of a player.
    Count,
}

impl Unit {
    /// Returns what it is called in a table.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "per turn",
            Self::Draw => "per draw",
            Self::PlayerRound => "per player and round",
            Self::RoundEnd => "per end of a round",
            Self::Count => "per player in the last count",
        }
    }
}

/// A run of entries that belong together.
type Key = (Unit, Option<Seat>, u16, u8);

/// Presses, sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(Vec<usize>);

impl Counts {
    /// Returns how many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the middle one, of two the larger; 0 if there are none.
    #[must_use]
    pub fn median(&self) -> usize {
        self.0.get(self.0.len() / 2).copied().unwrap_or(0)
    }

    /// Returns the sum.
    #[must_use]
    pub fn sum(&self) -> usize {
        self.0.iter().sum()
    }

    /// Returns the largest; 0 if there are none.
    #[must_use]
    pub fn worst(&self) -> usize {
        self.0.last().copied().unwrap_or(0)
    }

    /// Adds one.
    pub fn push(&mut self, presses: usize) {
        let place = self.0.partition_point(|less| *less <= presses);
        self.0.insert(place, presses);
    }
}

/// The presses at one screen or question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visits {
    /// How often it was come to.
    pub times: usize,
    /// The presses there.
    pub presses: usize,
}

/// The presses of several games.
#[derive(Clone, Debug, Default)]
pub struct PressTally {
    /// The presses from switching on to the first move.
    pub set_up: Counts,
    /// The presses by unit.
    pub units: BTreeMap<Unit, Counts>,
    /// The presses by screen and question.
    pub spots: BTreeMap<String, Visits>,
}

impl PressTally {
    /// Adds a game.
    pub fn add(&mut self, record: &Record, played: &HandPlay) {
        self.set_up.push(total(&played.set_up));
        // The same set-up made a state when the game was played.
        let Ok(mut state) = State::new(&record.setup) else { return };
        let mut last: Option<Seat> = None;
        let mut runs: Vec<(Key, usize)> = Vec::new();
        for (entry, presses) in record.entries().iter().zip(&played.entries) {
            let (by, raw) = match entry {
                Entry::Play(by, raw) => (*by, Some(raw)),
                Entry::Fix(fix) => (fix.seat, None),
                // Nothing is taken back in a game that is measured.
                Entry::Undo | Entry::Redo => continue,
            };
            // What belongs to nobody is pressed by whoever was entered last.
            last = by.or(last);
            let key = unit(record.setup.game, &state, last, raw);
            match runs.iter_mut().rev().find(|(run, _)| *run == key && key.0 != Unit::Draw) {
                Some((_, sum)) => *sum += total(presses),
                None => runs.push((key, total(presses))),
            }
            self.note_spots(presses);
            // Every entry was legal when it was made.
            let _ = match entry {
                Entry::Play(by, raw) => state.play(*by, raw),
                Entry::Fix(fix) => state.fix(fix),
                Entry::Undo | Entry::Redo => Ok(()),
            };
        }
        for ((unit, ..), sum) in runs {
            self.units.entry(unit).or_default().push(sum);
        }
    }

    fn note_spots(&mut self, presses: &[Presses]) {
        let mut before: Option<&str> = None;
        for press in presses {
            let visits = self.spots.entry(press.spot.clone()).or_default();
            visits.times += usize::from(before != Some(press.spot.as_str()));
            visits.presses += press.presses;
            before = Some(press.spot.as_str());
        }
    }
}

fn total(presses: &[Presses]) -> usize {
    presses.iter().map(|press| press.presses).sum()
}

/// Returns what an entry counts for, given the state before it, who makes it, and the move if it is one.
fn unit(game: Game, state: &State, seat: Option<Seat>, raw: Option<&Raw>) -> Key {
    let (unit, lap) = habits(game).unit(state, raw);
    let whose = match unit {
        Unit::Turn => state.turn(),
        Unit::RoundEnd => None,
        Unit::Draw | Unit::PlayerRound | Unit::Count => seat,
    };
    (unit, whose, state.round(), lap)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{hand_play, record_file};

    fn tally(text: &str) -> PressTally {
        let table = record_file::load(text).unwrap();
        let mut tally = PressTally::default();
        tally.add(table.record(), &hand_play::play(table.record()).unwrap());
        tally
    }

    #[test]
    fn the_median_is_the_middle_one_and_the_mean_is_of_all() {
        let mut counts = Counts::default();
        [7, 1, 4].into_iter().for_each(|presses| counts.push(presses));
        assert_eq!((counts.len(), counts.median(), counts.sum(), counts.worst()), (3, 4, 12, 7));
        counts.push(5);
        assert_eq!(counts.median(), 5);
    }

    #[test]
    fn a_row_far_away_counts_every_row_on_the_way() {
        // The cards: Coins (where the highlight starts), Activate, for all, Removal, Roads, Angry. To Removal it is three rows
        // up or three down, and OK; nobody has a business, so nothing is asked. The income comes by itself. Four coins buy
        // something, so it takes NEXT to go on; the gnome has nowhere to go, and the turn ends by itself.
        let tally =
            tally("gnomon 1\ngame gnome-village\nseat Anna\nseat Bram\n---\nAnna card-remove none\nearn\nnext\nnext\n");
        let turns = &tally.units[&Unit::Turn];
        assert_eq!((turns.len(), turns.sum()), (1, 3 + 1 + 1));
        assert_eq!(tally.spots["reveal: go to a row"], Visits { times: 1, presses: 3 });
    }

    #[test]
    fn draws_count_one_by_one_and_the_rest_of_a_round_for_its_player() {
        let tally = tally(
            "gnomon 1\ngame gardlings\nseat Anna\nseat Bram\n---\nAnna draw gnome\nAnna draw gnome\nBram draw gnome\n\
             Anna stop\nBram stop\nclose-garden\n",
        );
        assert_eq!(tally.units[&Unit::Draw].len(), 3);
        // All stop at once: the last row but one (the other player stands behind it) by UP, UP, OK, and OK on what was just
        // chosen. Whoever would have said it first is asked.
        let rounds = &tally.units[&Unit::PlayerRound];
        assert_eq!((rounds.sum(), rounds.worst()), (4, 4));
    }
}
