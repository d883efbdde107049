//! A game cut into its turns: what was played in each, and everybody's points after it.

use device_nostd::sheet::Teller;
use device_nostd::words::Lang;
use engine_nostd::field::Fix;
use engine_nostd::record::Entry;
use engine_nostd::verb::Raw;
use engine_nostd::{Game, Seat, State, Table};

use crate::players::habits;

/// How a game is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// After every turn.
    Turn,
    /// Before a new round: everybody's points are counted anew in each.
    Round,
}

impl Pace {
    /// Returns how this game is cut.
    #[must_use]
    pub fn of(game: Game) -> Self {
        habits(game).pace()
    }
}

/// Something that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Whose it was, by the place at the table; `None` for nobody's.
    pub seat: Option<usize>,
    /// What it is called.
    pub name: String,
    /// What it took, brought or set.
    pub aside: String,
}

/// A turn, or a round where that is how a game is cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The round.
    pub round: u16,
    /// Whose turn it was; `None` for everybody's.
    pub seat: Option<usize>,
    /// What was played in it. Steps of a dial that follow each other are one.
    pub moves: Vec<Made>,
    /// Everybody's points after it, by the places at the table.
    pub points: Vec<u16>,
}

/// Cuts a game into turns, with everybody's points before the first of them.
#[must_use]
pub fn cut(table: &Table, lang: Lang) -> (Vec<u16>, Vec<Turn>) {
    let pace = Pace::of(table.setup().game);
    let teller = Box::new(Teller::new(table.clone(), lang));
    let mut tables = Replay::new(table);
    let start = points(tables.state());
    let mut turns: Vec<Turn> = Vec::new();
    let mut standing = Vec::new();
    table.record().for_each_standing(|entry| standing.push(*entry));
    // What was played since the last cut, with what it was.
    let mut open: Vec<(Option<Seat>, Entry)> = Vec::new();
    for entry in standing {
        let before = mark(tables.state());
        let points_before = points(tables.state());
        tables.enter(entry);
        let after = mark(tables.state());
        let end = |open: &mut Vec<(Option<Seat>, Entry)>, points: Vec<u16>, turns: &mut Vec<Turn>| {
            let moves = open.drain(..).map(|(seat, entry)| made(&teller, seat, &entry)).collect();
            let seat = before.1.filter(|_| pace == Pace::Turn).map(Seat::index);
            turns.push(Turn { round: before.0, seat, moves, points });
        };
        match pace {
            Pace::Turn => {
                add(&mut open, entry);
                if after != before {
                    end(&mut open, points(tables.state()), &mut turns);
                }
            }
            Pace::Round => {
                if after.0 != before.0 {
                    end(&mut open, points_before, &mut turns);
                }
                add(&mut open, entry);
            }
        }
    }
    let state = tables.state();
    let last = turns.last().map_or(&start, |turn| &turn.points);
    if !open.is_empty() || *last != points(state) {
        let moves = open.drain(..).map(|(seat, entry)| made(&teller, seat, &entry)).collect();
        let seat = state.turn().filter(|_| pace == Pace::Turn).map(Seat::index);
        turns.push(Turn { round: state.round(), seat, moves, points: points(state) });
    }
    (start, turns)
}

fn points(state: &State) -> Vec<u16> {
    Seat::all(state.players()).map(|seat| state.points(seat)).collect()
}

fn mark(state: &State) -> (u16, Option<Seat>) {
    (state.round(), state.turn())
}

/// Adds an entry to what was played; a step of a dial joins the steps before it.
fn add(open: &mut Vec<(Option<Seat>, Entry)>, entry: Entry) {
    if let (Entry::Play(seat, raw), Some((_, Entry::Play(same_seat, before)))) = (entry, open.last_mut())
        && (seat, raw.verb) == (*same_seat, before.verb)
        && let (Some(step), Some(so_far)) = (raw.change(), before.change())
    {
        match so_far + step {
            0 => _ = open.pop(),
            change => *before = Raw::step(raw.verb, change),
        }
        return;
    }
    let seat = match entry {
        Entry::Play(seat, _) => seat,
        Entry::Fix(Fix { seat, .. }) => seat,
        Entry::Undo | Entry::Redo => None,
    };
    open.push((seat, entry));
}

fn made(teller: &Teller, seat: Option<Seat>, entry: &Entry) -> Made {
    let (name, aside) = teller.entry(entry);
    Made { seat: seat.map(Seat::index), name: name.to_string(), aside: aside.to_string() }
}

/// The game played once more, entry by entry.
struct Replay(Box<Table>);

impl Replay {
    /// Begins as the game began: with its position, if it has one.
    fn new(table: &Table) -> Self {
        let mut again = Box::new(table.clone());
        // The set-up was good for the game itself.
        if let Ok(fresh) = Table::new(table.setup().clone()) {
            *again = fresh;
        }
        let position: Vec<Fix> = table.record().entries()[..table.record().position_len()]
            .iter()
            .filter_map(|entry| match entry {
                Entry::Fix(fix) => Some(*fix),
                Entry::Play(..) | Entry::Undo | Entry::Redo => None,
            })
            .collect();
        if !position.is_empty() {
            // It was laid out before.
            let _ = again.lay_out(&position);
        }
        Self(again)
    }

    fn state(&self) -> &State {
        self.0.state()
    }

    fn enter(&mut self, entry: Entry) {
        // It stands, after the same entries as now.
        let _ = self.0.enter(entry);
    }
}
